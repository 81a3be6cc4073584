import { describe, expect, test } from "bun:test";
import { coversAtOnce, findUncovered } from "../../../src/gates/completion/coverage.ts";
import { figuresIn } from "../../../src/gates/completion/coverage-figures.ts";
import { openDocument } from "../../../src/gates/text/document.ts";

function rules(doneWhen: string, output: string): readonly string[] {
  const c = { goal: "", doneWhen, output };
  const found = findUncovered(openDocument(output), c);
  if (coversAtOnce(c)) expect(found).toEqual([]);
  return found.map(({ rule }) => rule);
}

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
    kind: "a least number of things beside numbers of others",
    asked: "at least 12 knots have a drawing",
    short: "Drawings: added for 8 knots. 31 files were touched.",
    whole: "Drawings: added for 13 knots. 31 files were touched.",
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
      expect(rules(asked, short)).toContain(rule);
    });
    test(`${kind}: whole`, () => {
      expect(rules(asked, whole)).toEqual([]);
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
];
for (const [asked, output] of spared)
  test(`spares ${JSON.stringify(output)}`, () => {
    expect(rules(asked, output)).toEqual([]);
  });

test("hours, minutes and seconds side by side are one time", () => {
  const values = (text: string): readonly number[] => figuresIn(text, 0).map(({ value }) => value);
  expect(values("2 h 31 min")).toEqual([9_060_000]);
  expect(values("8 min 40 s")).toEqual([520_000]);
  expect(values("40 s 8 min")).toEqual([40_000, 480_000]);
});
