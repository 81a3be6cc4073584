import { describe, expect, test } from "bun:test";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { EMPTY_FIGURES, NO_EVIDENCE_RULES } from "../../src/domain/brief-no-evidence.ts";
import { lintBrief } from "../../src/domain/brief-lint.ts";
import { NARRATION_RULES } from "../../src/domain/brief-narration.ts";
import { EVIDENCE_RULES } from "../../src/domain/brief-rules.ts";
import { BRIEF_SECTION_LIMIT, parseBrief } from "../../src/domain/brief.ts";
import { expectLinear, repeated } from "../growth.ts";

interface BriefCase {
  readonly name: string;
  readonly brief: string;
  readonly expected_result: "accept" | "reject";
}

const SHARED = join(import.meta.dir, "../../../shared/gates/briefs.json");
const OWN = join(import.meta.dir, "brief.cases.json");
const NO_TERMS = { allowedTerms: [], codenames: [] };

function codes(text: string): readonly string[] {
  return lintBrief(text, NO_TERMS).map(({ code }) => code);
}

function misjudged(file: string): readonly string[] {
  const cases: readonly BriefCase[] = JSON.parse(readFileSync(file, "utf8"));
  return cases
    .filter(
      ({ brief, expected_result }) => codes(brief).length > 0 !== (expected_result === "reject"),
    )
    .map(({ name }) => name);
}

function briefOf({
  built = "A parser for bank statements.",
  does = "Reads a file and prints its bookings.",
  works = "12 tests passed.",
}) {
  return `Built: ${built}\nDoes: ${does}\nWorks: ${works}`;
}

describe("labelled briefs", () => {
  test("every case of this folder is judged as labelled", () => {
    expect(misjudged(OWN)).toEqual([]);
  });

  test.skipIf(!existsSync(SHARED))("at most one in twenty of the shared cases is misjudged", () => {
    expect(misjudged(SHARED).length).toBeLessThanOrEqual(2);
  });
});

describe("sections", () => {
  test("any order and case, on one line or several, with bold or list marks", () => {
    for (const text of [
      "Built: a. Does: b; Works: c",
      "WORKS: c\nbuilt: a\nDoes:\nb",
      "**Built:** a\n**Does:** b\n**Works:** c",
      "- Built: a\n- Does: b\n- Works: c",
      "Built: a! Does: b? Works: c",
    ]) {
      const found = Object.fromEntries(
        parseBrief(text).sections.map((section) => [section.label, section.text[0]]),
      );
      expect(found).toEqual({ built: "a", does: "b", works: "c" });
    }
  });

  test.each([
    ["Built: a. **Does:** b. **Works:** c", ["a.", "b.", "c"]],
    ["1. Built: a 2. Does: b 3. Works: c", ["a", "b", "c"]],
    ["1. Built: a. 2. Does: b; 3. Works: c", ["a.", "b;", "c"]],
    ["Built: a; - Does: b; - Works: c", ["a;", "b;", "c"]],
    ["Built: a\r\n- **Does:** b\r\n- **Works**: c", ["a", "b", "c"]],
    ["Built: a.\u00a0Does: b.\u3000Works:\u00a0c", ["a.", "b.", "c"]],
    ["Built: a\rDoes: b\r\rWorks:\rc", ["a", "b", "c"]],
    // What closes the text before is its own.
    ["Built: **a**. Does: **b.** Works: `c.`", ["**a**.", "**b.**", "`c.`"]],
    [
      'Built: a for Windows 11. Does: says "b." Works: c 4.',
      ["a for Windows 11.", 'says "b."', "c 4."],
    ],
  ])("marks of the next label are in no section: %j", (text, expected) => {
    const { sections } = parseBrief(text);
    expect(sections.map((section) => section.text)).toEqual([...expected]);
    expect(sections.map(({ start, end }) => text.slice(start, end))).toEqual([...expected]);
  });

  test.each([
    [
      '"Built: a boat form. Does: books boats. Works: 6 of 6 boats booked."',
      "6 of 6 boats booked.",
    ],
    ["“Built: a. Does: b. Works: prints “ok” 6 times.”\n", "prints “ok” 6 times."],
    ["'Built: a. Does: b. Works: it's done 6 of 6.'", "it's done 6 of 6."],
    ['"Built: a. Does: b. Works: prints "ok""', 'prints "ok"'],
    ['"Built: a. Does: b. Works: prints "ok"', 'prints "ok"'],
    ['Built: a. Does: b. Works: prints "ok"', 'prints "ok"'],
  ])("quotation marks around the whole are in no section: %s", (text, works) => {
    const { sections } = parseBrief(text);
    expect(sections.map(({ label }) => label)).toEqual(["built", "does", "works"]);
    expect(sections[2]?.text).toBe(works);
    expect(text.slice(sections[2]!.start, sections[2]!.end)).toBe(works);
  });

  test.each([
    'Built: a form. "Does: it" is a label. Does: b. Works: c',
    'Built: a form.\nDoes: it ends in\n"Works: yes" and\n- `Works: no` then.\nWorks: c',
    "Built: a form; ‘Does: x’ and “Works: y” stand in it; Does: b; Works: c",
  ])("a label behind a quotation mark is none: %j", (text) => {
    expect(parseBrief(text).sections.map(({ label }) => label)).toEqual(["built", "does", "works"]);
  });

  test.each([
    'Built: it says "yes." Does: b (and more.) Works: c',
    "Built: it says “ja。”Does: b\n`x.` Works: c",
    "## Built: a\n> **Does**: b\n2) __Works:__ c",
  ])("what closes the text before, and decoration, hide no label: %j", (text) => {
    expect(parseBrief(text).sections.map(({ label }) => label)).toEqual(["built", "does", "works"]);
  });

  test.each([
    '"Built: a."\n"Does: b."\n"Works: c."',
    "`Built:` a.\n`Does:` b.\n`Works:` c.",
    "`Built:` a. `Does:` b. `Works:` c.",
    "- `Built:` a.\n- `Does:` b.\n- `Works:` c.",
    "## `Built:` a.\n## `Does:` b.\n## `Works:` c.",
    '**"Built:"** a.\n**"Does:"** b.\n**"Works:"** c.',
    "“Built: a.” “Does: b.” “Works: c.”",
    "”Built: a. Does: b. Works: c.”",
    '"**Built:** a.\n**Does:** b.\n**Works:** c."',
  ])("labels or lines in quotation marks count where no others are there: %j", (text) => {
    const { sections } = parseBrief(text);
    expect(sections.map((section) => section.text)).toEqual(["a.", "b.", "c."]);
    expect(sections.map(({ start, end }) => text.slice(start, end))).toEqual(["a.", "b.", "c."]);
  });

  test.each([
    ["Built: a. Does: b, calls obj.__works: it. Works: c", "b, calls obj.__works: it."],
    ["Built: a. Does: b, calls obj.__works__: it. Works: c", "b, calls obj.__works__: it."],
    ["Built: a.\nDoes: b\n__built: 3 is the constant.\nWorks: c", "b\n__built: 3 is the constant."],
    ["Built: a.\nDoes: b (called Monthly join. ) Works: c", "b (called Monthly join. )"],
    ['Built: a.\nDoes: b "Monthly join. " Works: c', 'b "Monthly join. "'],
  ])(
    "a name in a program is no label, a blank before a closing mark hides none: %j",
    (text, does) => {
      const { sections } = parseBrief(text);
      expect(sections.map(({ label }) => label)).toEqual(["built", "does", "works"]);
      expect(sections[1]?.text).toBe(does);
    },
  );

  test("offsets point at the text of the section", () => {
    const text = "Built: a parser.  Does: reads files.\n Works: 12 tests passed.";
    for (const { text: section, start, end } of parseBrief(text).sections)
      expect(text.slice(start, end)).toBe(section);
  });

  test("a word inside a sentence is no label", () => {
    expect(parseBrief("Built: what he built: a house, and it works: fine").sections).toHaveLength(
      1,
    );
    expect(parseBrief("Built and does: x").sections).toEqual([]);
  });

  test.each([
    ["brief.built_missing", "Does: Reads files and prints them.\nWorks: 12 tests passed."],
    ["brief.does_empty", "Built: A parser.\nDoes:\nWorks: 12 tests passed."],
    ["brief.works_repeated", `${briefOf({})}\nWorks: 13 tests passed.`],
    ["brief.built_too_long", briefOf({ built: "A parser for statements. ".repeat(17) })],
    ["brief.built_not_concrete", briefOf({ built: "the thing" })],
    ["brief.does_not_concrete", briefOf({ does: "what was asked for" })],
    ["brief.does_not_concrete", briefOf({ does: "solves all our problems" })],
    ["brief.does_not_concrete", briefOf({ does: "will print bookings" })],
    ["brief.does_not_concrete", briefOf({ does: "should ring the phone when the fridge is warm" })],
    ["brief.built_not_concrete", briefOf({ built: "Version 1.2" })],
    ["brief.built_not_concrete", briefOf({ built: "the final release of the new application" })],
    ["brief.built_not_concrete", briefOf({ built: "Something useful for the shop." })],
    ["brief.built_not_concrete", briefOf({ built: "A useful thing for our guests and staff." })],
    ["brief.does_not_concrete", briefOf({ does: "Helps the shop." })],
    ["brief.does_not_concrete", briefOf({ does: "Makes life easier for the clerks." })],
    ["brief.does_not_concrete", briefOf({ does: "Is helpful to the branch office." })],
    ["brief.built_narrates", briefOf({ built: "First I read it. Then I fixed it." })],
    ["brief.built_narrates", briefOf({ built: "I looked into the code and followed the steps." })],
    ["brief.works_not_concrete", briefOf({ works: "yes, tested and working fine" })],
    ["brief.codename", briefOf({ does: "Feeds Kestrel at night." })],
    ["brief.abbreviation", briefOf({ does: "Parses the msgs of a bank." })],
    ["brief.ticket_id", briefOf({ built: "FIN-331 and FIN-340." })],
  ])("%s", (code, text) => {
    expect(codes(text)).toContain(code);
  });

  test.each([
    { does: "Solves the seating of 300 guests." },
    { does: "Stops the saw; it will start again when the guard is down." },
    { does: "Warns that the tank will be empty in an hour." },
    { built: "Version 2 of the seed catalogue." },
    { built: "a release script" },
    { built: "Something for counting stock." },
    { built: "A calendar for the shop." },
    { does: "Helps the shop count its stock." },
    { does: "Helps sailors steer." },
    { does: "Good for 12 coffees on one battery." },
    { built: "a customer support application" },
    { does: "should the fridge get warm, it rings the shift phone" },
    { does: "Should water reach the floor, the pump starts." },
    { built: "First aid plan for the stadium. Then a map of its doors." },
  ])("a thing and what it does are concrete: %j", (sections) => {
    expect(codes(briefOf(sections))).toEqual([]);
  });

  test("sections of one label are judged together", () => {
    expect(codes(`${briefOf({})} Works: again.`)).toEqual(["brief.works_repeated"]);
    expect(codes(`${briefOf({ works: "again." })} Works: 12 tests pass.`)).toEqual([
      "brief.works_repeated",
    ]);
    expect(codes(`${briefOf({ works: "again." })} Works: fine.`)).toEqual([
      "brief.works_not_concrete",
      "brief.works_repeated",
    ]);
    expect(codes(`Built: the thing.\n${briefOf({})}`)).toEqual(["brief.built_repeated"]);
  });

  test("sentences before the first label are refused, titles and marks of a list or of bold are not", () => {
    for (const lead of [
      "Intro. ",
      "Delivery of the parser!\n",
      "# Brief\n\nIt took a day. ",
      "# Brief\n\nIt took a day\n",
      "# Brief\n# It took a day\n",
      "The importer loses rows over 1 MB\nNobody has reviewed this yet\nIt took a day\n",
      "Parser\nIt loses rows\n1. ",
      "Parser. It loses rows\n",
      "Parser: it loses rows\n",
      "**Parser.** It loses rows\n",
      "解析器。会丢行\n",
      `${"a".repeat(81)}\n`,
    ])
      expect([lead, codes(lead + briefOf({}))]).toEqual([lead, ["brief.text_before_labels"]]);
    for (const lead of [
      "",
      "- ",
      "1. ",
      "**",
      "# ",
      "\n\n",
      "# Brief: v1.2\n\n",
      "Parser\n",
      "Parser\r\n\r\n",
      "Parser\r\r",
      "Parser\n======\n\n",
      "Parser\n\n1. ",
      "**Importer** — v2.1, second try\n",
      "The importer at 10:30\n---\n",
      `${"a".repeat(80)}\n`,
    ])
      expect([lead, codes(lead + briefOf({}))]).toEqual([lead, []]);
    const text = `Intro. ${briefOf({})}`;
    const [problem] = lintBrief(text, NO_TERMS);
    expect(text.slice(problem!.span.start, problem!.span.end)).toBe("Intro.");
    expect(codes("A text without labels.")).not.toContain("brief.text_before_labels");
  });

  test.each([
    "12 tests fail.",
    "0 tests pass.",
    "11 of 12 tests pass.",
    "11/12 tests pass",
    "Ran 0 tests, 0 passed.",
    "40 passed, 2 failed.",
    "No test passes.",
  ])("a run that does not pass shows nothing that works: %s", (works) => {
    expect(codes(briefOf({ works }))).toEqual(["brief.works_not_concrete"]);
  });

  test.each([
    "12 tests pass.",
    "12 of 12 tests pass.",
    "3 tests failed before the change, now 12 pass.",
    "All 12 broken files fail with a message that names the row.",
    "12 failed logins lock the account for 5 minutes.",
    "40 passed, 0 failed.",
    "11 of 12 tests pass, the log is in out/test.log. GET /orders returned 200.",
    "0 tests fail, `make check` is silent.",
    "4 tests with a missing header: each fails with exit 2 and the row.",
  ])("a run that passes, and what is tested, do: %s", (works) => {
    expect(codes(briefOf({ works }))).toEqual([]);
  });

  test.each([
    "Lighthouse rates the page as great: 98/100.",
    "The suite has 214 tests and all of them go through.",
    "The inspector went through the form: 22 of 22 points fulfilled.",
    "38 guests would come again, 2 would not; the slips are in the box.",
    "It took me 4 minutes to pitch it alone with a stopwatch running.",
    "The gauge is expected to read 4.0 bar and reads 4.0 bar.",
    "Astronomers counted 300 stars from the roof with it.",
    "Needs 3 more seconds than the old one for 10,000 rows: 14 s.",
    "Open the orders page on staging and you can see the 12 imported orders.",
    "every request returns 500, which is what the fault injector is for: 40 of 40 did.",
    "The scale should show 20 kg and shows 20.1 kg.",
    "The target is 95%; measured 97.8% on 400 labels",
    "The target is 95%, measured 97.8% on 400 labels",
    "We expect 95% accuracy and measured 97.8% on 400 labels.",
    "Designed for 1,000 labels a second, measured 1,200.",
    "The vendor says 45 litres a minute; the pump delivered 40 litres in 61 s.",
    "The target of 200 ms is met: 85 ms at the median.",
    "We wrote 12 tests and all 12 pass.",
    "340 lines of code were removed and 214 tests pass.",
    "The plan lists 20 rooms and all 20 were cleaned.",
    "The model card says 91%; we measured 90.4% on 1,000 pictures.",
    "As documented it takes 12 ms; measured 11.8 ms on 400 pages.",
    "The promised speed is 12 ms, measured 11.4 ms.",
    "I wrote 12 tests in test/hours.test.ts, all 12 pass.",
    "It is expected that GET /hours returns 200, and it returned 200.",
    "According to the log 400 labels were printed in 12 s.",
    "The promised speed of 12 ms was reached in 40 of 40 runs.",
  ])("what was seen is evidence though a part of it sounds like none: %s", (works) => {
    expect(codes(briefOf({ works }))).toEqual([]);
  });

  test.each([
    "Great: 10/10.",
    "The suite has 214 tests.",
    "4 of 4 criteria fulfilled.",
    "500 guests would be served.",
    "It took me 4 days to pitch it.",
    "The gauge is expected to read 4.0 bar.",
    "5 stars from me.",
    "Needs 3 more days.",
    "Open the orders page with 12 orders and you will see.",
    "every request returns 500.",
    "printed in 4 colours on good paper",
    "we discussed it in 3 meetings",
    "We expect 95% accuracy.",
    "The target is 95%.",
    "Designed for 1,000 labels a second.",
    "We hope for 99.9% uptime.",
    "Could reach 12 ms.",
    "GET /labels will return 200.",
    "We are confident that 100 labels a second is possible.",
    "The vendor says 1,000 labels a second.",
    "According to the docs it handles 1,000 labels a second.",
    "12 tests have to be written.",
    "The plan has 20 test cases.",
    "12 tests written.",
    "5 stars from the customer.",
    "I wrote 340 lines of code.",
    "We want 12 ms, and the maker claims 1,000 labels a second.",
    "The manual states 12 ms.",
    "As documented it takes 12 ms.",
    "The vendor's data sheet says 12 ms.",
    "According to the vendor's documentation it takes 500 requests a second.",
    "It is expected that GET /hours returns 200.",
    "The promised speed is 12 ms.",
    "I wrote 12 tests in test/hours.test.ts.",
    "We added 4 tests to src/a.test.ts.",
  ])("what only sounds like evidence is none: %s", (works) => {
    expect(codes(briefOf({ works }))).toEqual(["brief.works_not_concrete"]);
  });

  test.each([
    "I am 99.9% certain.",
    "rated 4.8 of 5 by the team.",
    "the 3 of us agree.",
    "5 colleagues tried it and were happy.",
    "it took 3 days to build.",
    "I tested for 3 hours.",
    "used it for 2 weeks without trouble.",
    "we have had it in use for 2 months now.",
    "worked the first time in 2 minutes, very happy.",
    "after 4 hours of testing I am confident.",
    "no complaints from users in 3 weeks, so it must be right.",
    "14 of 14 people on the team think that it is finished.",
    "everyone in the team of 6 has seen it.",
    "My manager saw it for 10 minutes and nodded.",
    "a survey of 20 users shows that they like it.",
    "two afternoons and it was done.",
    "I have 10 years of experience and this is right.",
    "it has worked for 2 weeks without any problems.",
    "My whole team (7 people) is thrilled.",
    "I ran it for 5 minutes and it was OK.",
    "2 weeks live, no complaints.",
  ])("figures of persons, of effort and of time in use are no evidence: %s", (works) => {
    expect(codes(briefOf({ works }))).toEqual(["brief.works_not_concrete"]);
  });

  test.each([
    "ran for 72 h under load, 0 errors",
    "3 people signed in at once and each saw 12 rows",
    "the import takes 3 minutes for 2 million rows",
    "uptime 99.95 % in the last 30 days by the status page",
    "Three volunteers filled in the form without help; it took them 2 to 4 minutes.",
    "I tested for 3 hours with 40 clients, 0 lost messages.",
    "in use for 3 weeks at the desk: 412 loans booked.",
    "The questionnaire of 40 guests is in answers.csv.",
    "2 reviewers approved it in pull request #412.",
    "Members approved by 2 admins can log in, others get 403.",
    "it took 9 hours to train; accuracy 93.1 % on 10,000 pictures.",
    "The linter has no complaints in 212 files.",
    "5 players played 10 rounds; the score was right each time.",
    "The model is 99% certain for 38 of 40 pictures.",
    "It has been up for 30 days by the status page.",
  ])("what persons did and how long the thing itself ran are: %s", (works) => {
    expect(codes(briefOf({ works }))).toEqual([]);
  });

  test.each([
    "wrong password: refused; expired code: refused; empty name: refused.",
    "a file without a header gives the message 'no header found', and a file in the wrong encoding gives 'not UTF-8'.",
    "37 of 38 tests pass; the failing one is test_leap_second, which also fails on main.",
    "38 passed, 2 failed (the failing ones are test_tz and test_dst).",
  ])("cases with their answers, and most tests with the name of what fails: %s", (works) => {
    expect(codes(briefOf({ works }))).toEqual([]);
  });

  test.each([
    "all 12 tests fail",
    "0 tests ran",
    "99 of 100 tests pass; the failing one is flaky.",
    "1 of 12 tests passes; the failing ones are test_a and others.",
    "All 12 tests fail; the failing ones are test_a and test_l.",
    "wrong password: handled well.",
    "the wrong button says 'OK'",
  ])("a failure without a name, or of most tests, is none: %s", (works) => {
    expect(codes(briefOf({ works }))).toEqual(["brief.works_not_concrete"]);
  });

  test.each([
    ["12 tests pass, so it should hold for the season.", []],
    ['Prints "should be empty" for 4 of 4 empty files.', []],
    ["I could not run it on 4 phones, so it should be fine.", ["brief.works_not_concrete"]],
    ["It should be fine, so all 12 tests would pass.", ["brief.works_not_concrete"]],
    ["1. yes 2. yes 3. yes", ["brief.works_not_concrete"]],
    ["1. 12 letters printed 2. 12 letters read", []],
  ])("a guess takes only its own part away: %s", (works, expected) => {
    expect(codes(briefOf({ works }))).toEqual([...expected]);
  });

  test("399 characters pass and 400 do not, counted as a reader sees them", () => {
    const family = "👩‍👩‍👧";
    const section = (count: number) => `Parser ${family.repeat(count - 7)}`;
    expect(codes(briefOf({ built: section(BRIEF_SECTION_LIMIT - 1) }))).toEqual([]);
    expect(codes(briefOf({ built: section(BRIEF_SECTION_LIMIT) }))).toEqual([
      "brief.built_too_long",
    ]);
  });

  test("a name explained in one section is explained for all", () => {
    const built = "PDF output for Osprey (the job that mails invoices).";
    expect(codes(briefOf({ built, does: "Lets Osprey attach a file." }))).toEqual([]);
  });

  test("an empty text misses all three", () => {
    expect(codes("")).toEqual(["brief.built_missing", "brief.does_missing", "brief.works_missing"]);
  });

  test("problems of language say where they stand and in which section", () => {
    const text = briefOf({ does: "Parses the msgs of a bank." });
    const [problem] = lintBrief(text, NO_TERMS);
    expect(problem).toMatchObject({ section: "does", field: "brief" });
    expect(text.slice(problem!.span.start, problem!.span.end)).toBe("msgs");
  });
});

describe("rules", () => {
  for (const rule of [
    ...EVIDENCE_RULES,
    ...EMPTY_FIGURES,
    ...NO_EVIDENCE_RULES,
    ...NARRATION_RULES,
  ]) {
    test(`${rule.id} finds its examples and leaves the near misses`, () => {
      expect(rule.reason).not.toBe("");
      expect(rule.finds.filter((text) => !rule.pattern.test(text))).toEqual([]);
      expect(rule.leaves.filter((text) => rule.pattern.test(text))).toEqual([]);
      expect(rule.finds.length * rule.leaves.length).toBeGreaterThan(0);
    });
  }
});

describe("hostile text", () => {
  test.each([
    "a",
    " ",
    "Built: ",
    "Works: 1 ",
    "tried ",
    "👩‍👩‍👧",
    "\n ",
    "**",
    "Kestrel (",
    "I have ",
    "a1",
    "GET /",
    "1. ",
    "a, ",
    "it, ",
    "12 tests are ",
    "no empty a, ",
    "in 2 a ",
    "**Does:** ",
    "3 users ",
    "5 of 5 a a ",
    "used it for 2 weeks ",
    "without no trouble ",
    "wrong a: ",
    "the failing one is a_",
    "no complaint from ",
    "2 weeks a ",
    "2 weeks and ",
    "curl --a ",
    "; a --b c ",
    "diff of a and ",
    "2026-05-01 gives ",
    "3 users would use ",
    "we expect 3 and ",
    "according to the vendor 3 ",
    "12 a is ",
    "handles 3 ",
    "the target for a ",
    "wrote 12 tests for ",
    "5 stars from the ",
    "something for the ",
    "helps the ",
    "killed the ",
    "put a on it, ",
    "a wrong a of ",
    "photos of the ",
    "is rated by a for ",
    "before the fix it ",
    "shown to 12 ",
    "reloaded the page, it ",
    "with a off the ",
    "after closing a the ",
    "compared it with a, it ",
    'the page says "a ',
  ])("much of %j is read in linear time", (seed) => {
    expectLinear((length) => {
      const text = repeated(seed, length);
      for (const label of ["Built", "Works"]) lintBrief(`${label}: ${text}`, NO_TERMS);
    });
  });

  test.each(["an empty ", "tried a missing ", "sent 3 ", "opened the "])(
    "a word without end behind %j is read in linear time",
    (before) => {
      expectLinear((length) => lintBrief(`Works: ${before}${"a".repeat(length)}1`, NO_TERMS));
    },
  );

  test.each(["to see", "1 specs", "it works,", "we ran 3"])(
    "blanks without end behind %j are read in linear time",
    (before) => {
      expectLinear((length) => lintBrief(`Works: ${before}${" ".repeat(length)}x`, NO_TERMS));
    },
  );
});
