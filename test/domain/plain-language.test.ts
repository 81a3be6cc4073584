import { describe, expect, test } from "bun:test";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { VAGUE_RULES } from "../../src/domain/plain-language/data/vague-phrases.ts";
import { lintPlainLanguage, type PlainField } from "../../src/domain/plain-language.ts";
import { expectLinear, repeated } from "../growth.ts";

interface PlainCase {
  readonly name: string;
  readonly kind: "goal" | "done_when" | "brief_section";
  readonly text: string;
  readonly expected_result: "accept" | "reject";
}

const SHARED = join(import.meta.dir, "../../../shared/gates/plain.json");
const OWN = join(import.meta.dir, "plain-language.cases.json");

function lint(
  text: string,
  field: PlainField = "goal",
  allowedTerms: readonly string[] = [],
  codenames: readonly string[] = [],
) {
  return lintPlainLanguage(text, { field, allowedTerms, codenames });
}

function codes(text: string, field: PlainField = "goal"): readonly string[] {
  return lint(text, field).map(({ code }) => code);
}

function misjudged(file: string): readonly string[] {
  const cases: readonly PlainCase[] = JSON.parse(readFileSync(file, "utf8"));
  return cases
    .filter(({ kind, text, expected_result }) => {
      const field = kind === "brief_section" ? "brief" : kind;
      return lint(text, field).length > 0 !== (expected_result === "reject");
    })
    .map(({ name }) => name);
}

describe("labelled texts", () => {
  test("every case of this folder is judged as labelled", () => {
    expect(misjudged(OWN)).toEqual([]);
  });

  test.skipIf(!existsSync(SHARED))("at most one in twenty of the shared cases is misjudged", () => {
    expect(misjudged(SHARED).length).toBeLessThanOrEqual(3);
  });
});

describe("codenames", () => {
  test("a name that stands for the work is found where it stands", () => {
    expect(lint("Please finish Bluefin before the end of May")).toMatchObject([
      { kind: "refused", code: "goal.codename", field: "goal", span: { start: 14, end: 21 } },
    ]);
  });

  test.each([
    "Let Bluefin (the billing importer) skip empty lines",
    "Let the billing importer, called Bluefin, skip empty lines",
    "Let Bluefin, the billing importer, skip empty lines",
    "Let the nightly billing importer Bluefin skip empty lines",
    "Let the billing importer (Bluefin) skip empty lines",
    "Bluefin is the billing importer. Let Bluefin skip empty lines",
    "Teach Bluefin 2 (the billing importer) to reject a file it has read",
    "Move Kestrel v3 (the billing importer) to the new server",
    "Move Osprey version 2.1, the mail sorter, to the new server",
    "Bluefin 2 is the billing importer. Let Bluefin 2 skip empty lines",
    "Teach our billing importer, Bluefin, to reject a file it has read",
    "Hand over our old mail sorter – Osprey – to the support group",
    "Give the nightly report generator, Heron, a log of its own",
  ])("an explanation makes it fine: %s", (text) => {
    expect(lint(text)).toEqual([]);
  });

  test.each([
    "Teach Bluefin 2 (v2) to reject a file it has read",
    "Move Kestrel v3 (PAY-88) to the new server by May",
    "Teach the importer, and Bluefin, to reject a file it has read",
    "Migrate the mail server, Osprey, and the reports to the new hosts",
    "Move the work, Bluefin, to the new server by the end of May",
    "Move the billing importer, Bluefin, Kestrel and Osprey to the new host",
  ])("what only stands beside it is none: %s", (text) => {
    expect(codes(text)).toContain("goal.codename");
  });

  test.each([
    [
      "Teach Bluefin (the billing importer) to reject a file",
      "Bluefin refuses the second copy of march.csv",
      [],
    ],
    [
      "Move Kestrel v3 (the billing importer) to the new server",
      "Kestrel v3 answers 200 there",
      [],
    ],
    ["Teach our billing importer, Bluefin, to reject a file", "Bluefin's log names the file", []],
    [
      "Put the BLUF (bottom line up front) in each letter",
      "Each letter of March begins with a BLUF",
      [],
    ],
    [
      "Put the bottom line up front (BLUF) in each letter",
      "The 3 BLUFs of March are one sentence each",
      [],
    ],
    [
      "Teach Bluefin to reject a file",
      "Bluefin refuses the second copy of march.csv",
      ["done_when.codename"],
    ],
    [
      "Put the BLUF in each letter",
      "Each letter of March begins with a BLUF",
      ["done_when.abbreviation"],
    ],
    [
      "Teach Bluefin (the billing importer) to reject a file",
      "Kestrel refuses the second copy",
      ["done_when.codename"],
    ],
    ["", "Bluefin refuses the second copy of march.csv", ["done_when.codename"]],
    [
      "Teach Bluefin (the billing importer) to reject a file",
      "Bluefin works well",
      ["done_when.not_observable"],
    ],
  ])(
    "what the goal explains is explained for its condition: %s / %s",
    (explainedBy, text, expected) => {
      const found = lintPlainLanguage(text, {
        field: "done_when",
        allowedTerms: [],
        codenames: [],
        explainedBy,
      });
      expect(found.map(({ code }) => code)).toEqual([...expected]);
    },
  );

  test.each([
    "Let Bluefin (v2) skip empty lines in the input",
    "Ship W2E to all the customers in Spain",
    "Bring the XR7 lane up to date with the rest",
    "Feature parity with Falcon is reached on every screen",
    "Finish Zorblax and then the report of it",
    "Work on milestone Brontix until the end of the month",
  ])("a bare name is refused: %s", (text) => {
    expect(codes(text)).toEqual(["goal.codename"]);
  });

  test.each([
    "Describe how the Puma web server is set up",
    "A Dragonfly cache keeps the rates of the shop",
    "Put a Kestrel web server behind the proxy",
    "Keep the rates in a Dragonfly cache on both of the hosts",
    "Let two Aurora clusters share the ledger of the shop",
    "Store the bookings in a Snowflake schema of their own",
    "Write a page for the climbers of Everest",
    "Draw the height of a Falcon 9 launch over time",
    "Show Saturn and Jupiter on the page of the planetarium",
    "Print the label on an Osprey thermal printer at the desk",
    "Read the pages aloud with NVDA and JAWS on NATS",
  ])("with what it is a kind of, or in its own field, a name is fine: %s", (text) => {
    expect(lint(text)).toEqual([]);
  });

  test.each([
    "Move the Kestrel database to the new host by Friday",
    "Wire a Dandelion adapter into the page of the shop",
    "Let the Kestrel and cache servers talk to each other",
    "Give Kestrel's web server a new certificate by Friday",
    "Get all ready for the Falcon launch in the second half",
    "Draw the 9 charts of the Falcon release on one page",
    "Move the Jupiter tables into the store of the shop",
    "Finish Bluefin so that a Bluefin server runs in production",
    "Let a Bluefin server run in production and finish Bluefin",
    "Build an Orion sensor and ship Orion by next Monday",
    "Deploy a Bluefin engine for the billing team today",
    "Ship a Bluefin server to the two branch offices",
  ])("what only goes with a name leaves it bare: %s", (text) => {
    expect(codes(text)).toEqual(["goal.codename"]);
  });

  test.each([
    "Hand Kestrel-3 over to the support group today",
    "Bring Aurora-7 to parity with what we had",
    "Move Condor-2 to the new hosts by Friday",
    "Hand Phoenix-2 over to the group that runs the hosts",
  ])("a number behind a hyphen changes nothing in a name: %s", (text) => {
    expect(codes(text)).toEqual(["goal.codename"]);
  });

  test.each([
    "Compare GPT-4 and Llama-3 with the older model on our questions",
    "Print the Boeing-737 and the F-16 for the museum shop",
    "Move the scripts from Python-3 to the Debian-12 hosts",
    "Replace Log4j-2 with the logger of the framework",
    "Show COVID-19 cases on a map of the county",
    "Build a page on the landing of Apollo-11 for classes",
    "Upgrade the shop to Phoenix-1.7 without downtime",
    "Show the launch window of the Atlas-5 rocket on the calendar",
    "Load pictures of Sentinel-2 into the map of the fields",
    "Finish Chapter-3 of the manual, then move Sheet-2 behind it",
    "Ship Windows-11 images and SHA-256 sums in UTF-8 to the schools",
    "Hand Kestrel-3 (the billing importer) over to the support group",
  ])("what the world knows by its number, and things in a row, are no such names: %s", (text) => {
    expect(lint(text)).toEqual([]);
  });

  test("the policy means a name with its numbers", () => {
    const text = "Hand Kestrel-3 over to the support group today";
    expect(lint(text, "goal", ["kestrel"])).toEqual([]);
    const own = "Hand Widgetron-3 over to the support group today";
    expect([lint(own).length, lint(own, "goal", [], ["Widgetron"]).length]).toEqual([0, 1]);
  });

  test.each([
    ["Connect the app to a Kestrel server in the lab", 1],
    ["Connect the app to the Kestrel web server in the lab", 1],
    ["Connect the app to a Puma server in the lab", 0],
    ["Connect the app to Kestrel (the web server in the lab)", 0],
  ])("a name that the policy refuses is plain only where it is explained: %s", (text, found) => {
    expect(lint(text, "goal", [], ["Kestrel"])).toHaveLength(found);
  });

  test("the policy adds names, of several words too, and allows others", () => {
    expect(
      lint("Move the Blue Door data into the archive", "goal", [], ["blue door"]),
    ).toMatchObject([{ code: "goal.codename", span: { start: 9, end: 18 } }]);
    expect(lint("Let widgetron skip empty lines", "goal", [], ["Widgetron"])).toHaveLength(1);
    expect(lint("Finish Kestrel before the end of May", "goal", ["kestrel"])).toEqual([]);
    expect(lint("Feed the Golden Eagle tables nightly", "goal", ["Golden Eagle"])).toEqual([]);
  });
});

describe("ticket ids", () => {
  test.each([
    "Close OPS-2217 and all of its children",
    "Finish PROJ-142 before the next release goes out",
    "Close #482 and #490 this week",
    "Close what is left of the work on #482 and #490",
  ])("in place of the work: %s", (text) => {
    expect(codes(text)).toContain("goal.ticket_id");
  });

  test.each([
    "Round invoice totals to whole cents (tracked as PAY-88)",
    "PAY-88: round invoice totals to whole cents",
    "Move off the versions affected by CVE-2024-3094 in UTF-8 and SHA-256",
    "The rounding of totals was reviewed in PR #77 and #78",
    "Round the totals as in pull requests #7, #8, and #12",
    "The rounding of totals was merged by both as #4412",
    "Print an EAN-13 barcode and an ISO-8601 date",
  ])("as a reference, or a public id: %s", (text) => {
    expect(lint(text)).toEqual([]);
  });
});

describe("abbreviations", () => {
  test.each(["BLUF", "GTM", "FE", "cfg", "w/o", "msgs", "reqs", "bc", "mgmt", "cfg'd", "xform"])(
    "%s is refused",
    (term) => {
      const text = `Write down ${term} the two pages of rules`;
      expect(lint(text)).toMatchObject([
        { code: "goal.abbreviation", span: { start: 11, end: 11 + term.length } },
      ]);
    },
  );

  test.each(
    "API HTTP JSON CSV SQL CSS CLI CI UI PDF JWT OAuth TLS DNS CPU GPU ID IP SDK REST CRUD UTC UTF-8 SHA-256 GET PostgreSQL GitHub iOS Node.js S3 IPv6 x86 H.264 APIs URLs v1.2.3 9fe01c4 ms kHz etc/hosts teh zlib glibc musl tRPC gVisor dpkg dnf fzf X11 tvOS bcrypt EBCDIC CNI CSI SPDX SLSA GCS htop rclone venv PKCE OIDC CBOR MIPI JNI SPIR-V DD-WRT AVX-512 PSR-12 STM32 FAT32 SCIM LUKS lsblk".split(
      " ",
    ),
  )("%s is common", (term) => {
    expect(lint(`Write down ${term} on the two pages of rules`)).toEqual([]);
  });

  test.each([
    "Write a general takeover memo (GTM) and send the GTM to all",
    "Write the GTM (general takeover memo) and send it to all",
    "Rename `cfg` in src/cfg.ts and in `mgmt/svc`",
    "ADD THE MISSING TESTS FOR THE PARSER OF THE MENU",
  ])("spelled out, in code, or shouted: %s", (text) => {
    expect(lint(text)).toEqual([]);
  });

  test.each([
    "THE PAGE LOADS",
    "ALL FOUR ENDPOINTS ANSWER",
    "EVERY LINK OPENS",
    "PAGE LOADS",
    "DER KNOPF GEHT",
    "3 ENDPOINTS ANSWER",
  ])("a few words that are all in capitals abbreviate nothing: %s", (text) => {
    expect(lint(text, "done_when")).toEqual([]);
  });

  test.each([
    ["FIX THE DLQ", ["DLQ"]],
    ["QXR ZPT DONE", ["QXR", "ZPT"]],
    ["SLT", ["SLT"]],
    ["The SLT LOADS", ["SLT", "LOADS"]],
  ])("what no word sounds like, or what capitals set off, is one: %s", (text, terms) => {
    const found = lint(text).map(({ span }) => text.slice(span?.start, span?.end));
    expect(found).toEqual(terms);
  });

  test.each(
    "LICENSE LICENCE COPYING AUTHORS CREDITS THANKS NOTICE README CHANGELOG CHANGES HISTORY NEWS VERSION INSTALL HACKING TODO OWNERS MAINTAINERS CODEOWNERS CONTRIBUTING SECURITY ROADMAP Makefile Dockerfile Gemfile Procfile".split(
      " ",
    ),
  )("%s is a file of a repository", (name) => {
    expect(lint(`${name} lists five people`, "done_when")).toEqual([]);
  });

  test("advice names the word, and a term is reported once", () => {
    const problems = lint("Send the msgs and count the msgs of each day");
    expect(problems).toHaveLength(1);
    expect(problems[0]?.advice).toContain('"messages"');
  });
});

describe("other languages", () => {
  test.each([
    "Der Kalender zeigt die Termine der Woche und die Namen der Gäste",
    "Die Verwaltung der Nutzerkonten soll Rollen und Rechte als Tabelle exportieren",
    "El calendario muestra las citas de la semana y los nombres de los clientes",
    "Le calendrier affiche les rendez-vous de la semaine et les noms des clients",
    "Кнопка выхода закрывает сеанс и возвращает на страницу входа",
    "導出の結果をファイルに保存して一覧に表示する",
  ])("capitals and clusters of %s are fine", (text) => {
    expect(lint(text, "done_when")).toEqual([]);
  });
});

describe("conditions that can be observed", () => {
  for (const rule of VAGUE_RULES) {
    test.each([...rule.fails])(`${rule.id} refuses: %s`, (text) => {
      expect(rule.reason).not.toBe("");
      expect(codes(text, "done_when")).toContain("done_when.not_observable");
      expect(Array.from(text.matchAll(rule.pattern)).length).toBeGreaterThan(0);
    });
    test.each([...rule.passes])(`${rule.id} accepts: %s`, (text) => {
      expect(lint(text, "done_when")).toEqual([]);
    });
  }

  test.each([
    ["https://example.com", '"https://example.com" sets', "an address alone"],
    ["`make check`", '"`make check`" sets', "only quoted"],
    ["TBD", '"TBD" sets', "leaves open"],
    ["my best effort", '"best effort" sets', "leaves open"],
    ["the feature is implemented", '"is implemented" sets', "the claim itself"],
    ["the work is finished", '"is finished" sets', "the claim itself"],
    ["Everything is done", '"Everything is done" sets', "by which one could tell"],
    ["Production-ready", '"Production-ready" sets', "praises"],
    ["tomorrow", '"tomorrow" sets', "names a time"],
    ["n/a", '"n/a" sets', "none at all"],
    ["see above", '"see above" sets', "elsewhere"],
    ["make it work", '"make it work" sets', "tells somebody to do it"],
    ["when the boss says so", '"when the boss says so" sets', "leaves it to somebody"],
    ["42", '"42" sets', "alone names nothing"],
    ["asdf asdf", '"asdf asdf" sets', "letters name nothing"],
  ])("the message speaks of the words that stand there: %s", (text, quoted, why) => {
    const [problem, ...more] = lint(text, "done_when");
    expect([problem?.code, more.length]).toEqual(["done_when.not_observable", 0]);
    expect(problem?.message).toContain(quoted);
    expect(problem?.message).toContain(why);
  });

  test("a goal may be vague, and quoted words are subject matter", () => {
    expect(lint("Improve the way the search works well and feels fast", "goal")).toEqual([]);
    expect(lint('The word "etc." no longer stands in any help text', "done_when")).toEqual([]);
    // Of two faults of one word the greater is said.
    expect(codes("The page shows prices, names etc.", "done_when")).toEqual([
      "done_when.not_observable",
    ]);
    expect(codes("Let the page show prices, names etc.")).toEqual(["goal.abbreviation"]);
  });

  test("all problems at once, in text order", () => {
    const found = lint(
      "Kestrel msgs are sent, OPS-12 is closed and the FE works well",
      "done_when",
    );
    expect(found.map(({ code }) => code)).toContain("done_when.abbreviation");
    expect(found.map(({ span }) => span.start)).toEqual(
      found.map(({ span }) => span.start).toSorted((a, b) => a - b),
    );
    expect(found.length).toBeGreaterThanOrEqual(3);
  });
});

describe("hostile text", () => {
  test.each([
    "a",
    " ",
    '"',
    "`",
    "A",
    "is very ",
    "a-",
    "a/",
    "a.",
    "1 ",
    "Kestrel (",
    "is less flaky ",
    "everything that was ",
    "we can do it ",
    "fewer people ",
    "it ranks better ",
    "it copes with ",
    "the first list, ",
    "Kestrel-3 ",
    "Jupiter ",
    "move Mercury, ",
    "the full moon of the Sun ",
    "DE, ",
    "AB#1",
    "pretty ",
    "well tested, ",
    "foo ",
    "good enough for the ",
    "do T1234, ",
    "Kestrel's a, the a ",
    "&a",
    "all relevant a ",
    "everybody agrees with the ",
    "users is ",
    "w/",
    "(",
    "\n",
    "é̂",
    "the oven is cleaned; ",
    "it is safe; ",
    "the lamp blinks if the load is low ",
    "when it is good, ",
    "everything at 12 Oak Street ",
    "we always try to ",
    "look into the a ",
    "work on the roof; ",
    "all some more good effort ",
    "tastes so very really ",
    "there are far more a ",
    "is a bit a lot even ",
  ])("much of %j is read in linear time", (seed) => {
    expectLinear((length) => lint(repeated(seed, length), "done_when"));
  });

  test.each(["better ", "pretty ", "well tested ", "foo ", "good enough for the ", "done, "])(
    "a short text of %j, which is read as a whole, has one reading",
    (seed) => {
      expectLinear((times) => {
        for (let time = 0; time < times; time += 1)
          lint(`${seed.repeat(Math.floor(290 / seed.length))}zz`, "done_when");
      }, 4);
    },
  );

  test.each(["the QZX ", "Ship Bluefin now. "])(
    "what was read before is read in linear time, though it is much of %j",
    (seed) => {
      expectLinear((length) =>
        lintPlainLanguage("Ship Bluefin and the QZX to all users", {
          field: "done_when",
          allowedTerms: [],
          codenames: [],
          explainedBy: repeated(seed, length),
        }),
      );
    },
  );

  test.each(["stones and crystals: Ruby ", "launch of Apollo and "])(
    "the names of a class are gathered in linear time, though there is much of %j",
    (seed) => {
      expectLinear((length) => lint(repeated(seed, length)));
    },
  );

  test("words that objects inherit are words", () => {
    expect(lint("Move the constructor and toString into one file")).toEqual([]);
  });
});
