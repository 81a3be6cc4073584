import { describe, expect, test } from "bun:test";
import { figuresIn } from "../../../../src/gates/completion/coverage/figures.ts";
import { completionGate } from "../../../../src/gates/completion/gate.ts";
import { DEFAULT_GATE_POLICY } from "../../../../src/gates/gate.ts";
import { uncoveredRules } from "./uncovered-rules.ts";

const GATE = completionGate(DEFAULT_GATE_POLICY);

const lines = (...rows: readonly string[]): string => rows.map((row) => `- ${row}`).join("\n");
const table = (...rows: readonly string[]): string =>
  rows
    .map((row) => `| ${row} |`)
    .toSpliced(1, 0, `|${"---|".repeat(rows[0]?.split("|").length ?? 1)}`)
    .join("\n");

const COUNT = "completion.missing.count";

interface Told {
  readonly kind: string;
  readonly asked: string;
  readonly short: string;
  readonly whole: string;
  readonly rule?: string;
}

const told: readonly Told[] = [
  {
    kind: "lines that count the same things",
    asked: "every drawer of the cabinet is labelled",
    short: lines("drawers counted: 2,310", "drawers labelled: 2,288"),
    whole: lines("drawers counted: 2,310", "drawers labelled: 2,310"),
  },
  {
    kind: "lines that count the same things, where another makes up the difference",
    asked: "every drawer of the cabinet is labelled",
    short: lines("drawers counted: 2,310", "drawers labelled: 2,288"),
    whole: lines("drawers counted: 2,310", "drawers labelled: 2,200", "labelled before: 110"),
  },
  {
    kind: "lines of what was read and what was written",
    asked: "each lamp has a record in the new register",
    short: "```\nread      4,410\nwritten   4,402\n```",
    whole: "```\nread      4,410\nwritten   4,410\n```",
  },
  {
    kind: "items that say how many there are of each",
    asked: "40 stops are announced in Dutch, Greek and Finnish",
    short: lines("Dutch: 40 announcements", "Greek: 40 announcements", "Finnish: 37 announcements"),
    whole: lines("Dutch: 40 announcements", "Greek: 40 announcements", "Finnish: 40 announcements"),
  },
  {
    kind: "columns of cases and of those that passed",
    asked: "the suites of both lifts pass",
    short: table("Lift | Cases | Passed", "north | 51 | 51", "south | 44 | 41"),
    whole: table("Lift | Cases | Passed", "north | 51 | 51", "south | 44 | 44"),
  },
  {
    kind: "rows of a numbered series",
    asked: "all six pumps (pmp-1 to pmp-6) are on the new firmware",
    short: table("Pump | Firmware", ...[1, 2, 3, 5, 6].map((n) => `pmp-${n} | 3.2`)),
    whole: table("Pump | Firmware", ...[1, 2, 3, 4, 5, 6].map((n) => `pmp-${n} | 3.2`)),
    rule: "completion.missing.member",
  },
  {
    kind: "members that share a word with others",
    asked: "the kiosk sells day tickets, ring tickets and harbour tickets",
    short: "The kiosk sells day tickets and ring tickets, tried with 40 of them at each gate.",
    whole: "The kiosk sells day, ring and harbour tickets, tried with 40 of them at each gate.",
    rule: "completion.missing.condition",
  },
  {
    kind: "what remains where none may",
    asked: "no crooked seams; the hem is pressed",
    short: "The hem is pressed. Three crooked seams remain at the cuffs.",
    whole: "The hem is pressed. No crooked seams are left; three pins remain in the box.",
    rule: "completion.missing.threshold",
  },
  {
    kind: "errors that are left",
    asked: "the loom check runs without errors",
    short: "The loom check: 19 errors left (down from 212), all in the border.",
    whole: "The loom check: no errors left (down from 212).",
    rule: "completion.missing.threshold",
  },
  {
    kind: "errors in a tally",
    asked: "a full season converts without an error",
    short: "The season converts.\n\n```\nconverted:  867\nerrors:      37\n```",
    whole: "The season converts.\n\n```\nconverted:  904\nerrors:       0\n```",
    rule: "completion.missing.threshold",
  },
  {
    kind: "names in code of which no new one is asked for",
    asked: "the loom compiles; no new `@knot` or `any`",
    short: "The loom compiles. Six new `@knot` marks cover the border.",
    whole: "The loom compiles. No new `@knot` was set, the two old `any` are gone.",
    rule: "completion.missing.threshold",
  },
  {
    kind: "shares in a column",
    asked: "the trial suite passes on both looms",
    short: table("Loom | Trial suite", "north | 64 of 64", "south | 63 of 64"),
    whole: table("Loom | Trial suite", "north | 64 of 64", "south | 64 of 64"),
  },
  {
    kind: "rows that count the same things",
    asked: "every bolt is weighed",
    short: table("What | Number", "bolts found | 6,218", "bolts weighed | 6,187"),
    whole: table("What | Number", "bolts found | 6,218", "bolts weighed | 6,218"),
  },
  {
    kind: "hours and minutes",
    asked: "the tide tables are computed in under two hours",
    short: "The tide tables are computed: 2 h 24 min.",
    whole: "The tide tables are computed: 1 h 24 min.",
    rule: "completion.missing.threshold",
  },
  {
    kind: "a figure that could be reached",
    asked: "the swing of the crane stays below 4 %",
    short: "The swing of the crane is 9 %. With a softer start the swing can be brought below 4 %.",
    whole: "The swing of the crane is 3 %. With a softer start the swing can be brought below 2 %.",
    rule: "completion.missing.threshold",
  },
  {
    kind: "the worst of a mean",
    asked: "the mean draught of the barges is below 80 cm",
    short: "The mean draught of the barges is 91 cm.",
    whole: "The mean draught of the barges is 71 cm, peak 112 cm in the lock.",
    rule: "completion.missing.threshold",
  },
];

describe("counts the same things", () => {
  for (const { kind, asked, short, whole, rule = COUNT } of told) {
    test(`${kind}: short`, () => {
      expect(uncoveredRules(asked, short)).toContain(rule);
    });
    test(`${kind}: whole`, () => {
      expect(uncoveredRules(asked, whole)).toEqual([]);
    });
  }
});

const spared: readonly (readonly [asked: string, output: string])[] = [
  [
    "eight berths are lit",
    "The berths are lit, all eight, with `dim: off`, so one lamp is enough.",
  ],
  ["ropes of 120–180 cm are cut", "Ropes are cut, each of 131 to 166 cm."],
  ["700 crates an hour pass gate 2", "At gate 2: 8,100 crates an hour pass."],
  ["every buoy is charted since 1.9", "Every buoy is charted. No lamp was touched apart from two."],
  // Numbers of lines that count no same thing.
  ["every ticket is closed", lines("Ticket 4412: closed", "Ticket 4398: closed")],
  ["every route answers", lines("POST /berths: answers 201", "GET /berths: answers 200")],
  [
    "every harbour is charted",
    table("Harbour | Berths", "Kiel harbour | 412", "Genoa harbour | 398"),
  ],
  [
    "every query is quick",
    lines("Queries before: 131", "Queries after: 122", "Each query is quick."),
  ],
  [
    "every letter is filed",
    "```\nletters received  5,412\nletters filed     5,398\nspam removed         14\n```",
  ],
  [
    "every letter is filed",
    lines("letters received: 5,412", "letters filed: 5,298", "spam: 81", "doubles: 33"),
  ],
  [
    "5 courses are online",
    lines("Bread: 5 lessons", "Cake: 5 lessons", "Soup: 4 lessons") + "\n\n5 online courses.",
  ],
  [
    "the lift suite passes",
    table("Run | Cases | Passed", "before | 64 | 61", "after | 64 | 64") +
      "\nThe lift suite passes.",
  ],
  [
    "the lift suite passes",
    table("Sheet | Part", "front | 1 of 3", "back | 3 of 3") + "\nThe lift suite passes.",
  ],
  ["each visit has a date", table("Visit | Date", "north | 11/12/2025", "south | 12/12/2025")],
  [
    "all 12 berths are lit",
    "All berths are lit. I stood at 3 berths by night and read the rope tags.",
  ],
  // What does not remain.
  [
    "no crooked seams; the hem is pressed",
    "The hem is pressed. Not a single crooked seam remains.",
  ],
  [
    "no crooked seams; the hem is pressed",
    "The hem is pressed. None of the three crooked seams remains.",
  ],
  [
    "the loom check runs without errors",
    "The loom check: 27 errors were left at first; I fixed them too, now none.",
  ],
  [
    "the loom check runs without errors",
    "The loom check runs.\n\nBefore:\n\n```\nerrors: 37\n```\n\nAfter:\n\n```\nerrors: 0\n```",
  ],
  ["the loom compiles; no new `any`", "The loom compiles; I removed seven `any` from it."],
  // Figures of other things.
  [
    "the berth list loads in under 2 s",
    "The berth list loads in under 2 s on a phone. Sessions end after 30 minutes of rest.",
  ],
  [
    "the search answers in under a second",
    "The search answers at once. The cache is kept for 24 hours.",
  ],
  ["the report is built in under 60 s", "The report can be built in 22 s; the old one took 3 min."],
  [
    "the five tickets are done",
    lines(
      ...["WEB-1", "WEB-2", "WEB-4", "API-3", "API-5"].map((one) => `${one} done, ticket closed`),
    ),
  ],
  // What is told of other things, of some of them, or of another time.
  [
    "every reader is moved; the departed are not moved",
    "Every reader is moved, the departed are not moved.\n\nTotal readers: 12,480\nActive: 12,102\nMoved: 12,102",
  ],
  [
    "every page has an entry",
    "Every page has an entry.\n\n" +
      lines("Pages scanned: 4,208", "Pages with a photograph: 4,011", "Entries: 4,208"),
  ],
  [
    "every member votes once",
    "Every member votes once.\n\n" + lines("Members registered: 412", "Members voted: 388"),
  ],
  [
    "all rows are loaded; duplicates are dropped",
    "All rows are loaded.\n\n```\nrows read:     86,400\nrows written:  86,112\n```\n\nThe two differ as duplicates were dropped.",
  ],
  [
    "all samples are parsed",
    table("Parser | Samples | Parsed", "new | 400 | 400", "legacy | 400 | 371") +
      "\nAll samples are parsed.",
  ],
  [
    "all 7 bugs are fixed",
    "All 7 bugs are fixed.\n\n" +
      lines(
        "BUG-1: rounding",
        "BUG-2: order",
        "BUG-3 and BUG-4: the time zone",
        "BUG-5: list",
        "BUG-6: marks",
        "BUG-7: margin",
      ),
  ],
  [
    "no errors reported by the loom check",
    "The loom check reports no errors. A planted one is found:\n\n```\nerrors: 1\n```",
  ],
];
for (const [asked, output] of spared)
  test(`spares ${JSON.stringify(output)}`, () => {
    expect(uncoveredRules(asked, output)).toEqual([]);
  });

test("a name that begins its condition is one where another of the list is", () => {
  const asked = "Kestrel and Heron sign-in work; the profile shows the bird";
  const said =
    "Heron sign-in works, tried with two birds. The profile shows the bird. 31 checks ran.";
  expect(uncoveredRules(asked, said)).toContain("completion.missing.condition");
});

test("the quick answer and the close one agree", () => {
  const long = ` ${"The keeper who worked there in the noise of the hall saw to it. ".repeat(6)}`;
  for (const [doneWhen, said] of [
    [
      "the suites of the lifts pass",
      table("Lift | Cases | Passed", "north | 51 | 51", "south | 44 | 41"),
    ],
    ["the coat is free of crooked seams", "Three crooked seams remain at the cuffs of the coat."],
    ["no crooked seams", "Three crooked seams re-\nmain at the cuffs."],
  ] as const) {
    const c = {
      goal: "",
      doneWhen,
      output: `The suites of the lifts pass. The coat is free.${long}\n\n${said}`,
    };
    const reasons = GATE.judge(c).reasons.length;
    expect([doneWhen, GATE.verdict(c)]).toEqual([doneWhen, reasons > 0 ? "reject" : "accept"]);
    expect(reasons).toBeGreaterThan(0);
  }
});

test("hours, minutes and seconds side by side are one time", () => {
  const values = (text: string): readonly number[] => figuresIn(text, 0).map(({ value }) => value);
  expect(values("2 h 31 min")).toEqual([9_060_000]);
  expect(values("8 min 40 s")).toEqual([520_000]);
  expect(values("40 s 8 min")).toEqual([40_000, 480_000]);
});
