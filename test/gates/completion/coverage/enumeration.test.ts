import { describe, expect, test } from "bun:test";
import {
  coversAtOnce,
  findUncovered,
} from "../../../../src/gates/completion/coverage/find-uncovered.ts";
import { openDocument } from "../../../../src/gates/text/document.ts";

function members(doneWhen: string, output: string, any: boolean): readonly string[] {
  const c = { goal: "", doneWhen, output };
  const found = findUncovered(openDocument(output), c);
  if (coversAtOnce(openDocument(c.output), c)) expect(found).toEqual([]);
  return found.flatMap(({ rule }) =>
    rule === "completion.missing.member" || (any && rule === "completion.missing.condition")
      ? [rule]
      : [],
  );
}

test("a range says the numbers within", () => {
  const doneWhen = "files of versions 4, 5, 6 and 7 are read";
  const output = "The reader takes files of versions 4 to 7; 12 samples come through.";
  expect(findUncovered(openDocument(output), { goal: "", doneWhen, output })).toEqual([]);
});

test.each([
  [
    "each badge has the name, the rank and the photo",
    "Every badge has the name and the photo now, cut and laminated.",
  ],
  [
    "flute, oboe and horn parts are copied",
    "I copied the flute and the oboe parts by hand, all in black ink.",
  ],
  [
    "the oil, salt and flour jars are full",
    "The oil and salt jars are full. All 90 jars are clean.",
  ],
  ["Bays A, B, C and D are swept", "Bay A is swept, bay B too, and bay D gave four bags of dust."],
])("a total of something else does not speak for a member: %s", (doneWhen, output) => {
  expect(findUncovered(openDocument(output), { goal: "", doneWhen, output })).not.toEqual([]);
});

test.each([
  [
    "the loft, the stair and the hall are painted",
    "All three rooms are painted, the loft with two coats.",
  ],
  [
    "each badge has the name, the rank and the photo",
    "Each of the three fields is on the badge, the name in bold.",
  ],
  [
    "each tag has the price, the weight and the origin",
    "Each tag has the price, the weight and where it comes from.",
  ],
])("a total of as many speaks for all: %s", (doneWhen, output) => {
  expect(findUncovered(openDocument(output), { goal: "", doneWhen, output })).toEqual([]);
});

test("a name of two capitals is spoken of in the plural", () => {
  const doneWhen = "CDs, tapes and VM images are archived; a label names TC, Opus and RDS";
  const output = "CDs, tapes and VM images are archived. TCs, Opus and RDS stand on the label.";
  expect(findUncovered(openDocument(output), { goal: "", doneWhen, output })).toEqual([]);
});

describe("a list of names of which one is nowhere", () => {
  const asked = "the timetable is printed for Bern, Chur, Olten, Thun and Zug";
  const list = (...names: readonly string[]): string =>
    `All timetables are printed.\n\n${names.map((name) => `- ${name}: 40 copies`).join("\n")}\n`;

  const rejected: readonly (readonly [doneWhen: string, output: string])[] = [
    [asked, list("Bern", "Chur", "Olten", "Thun")],
    [asked, "Printed: Bern, Chur, Olten and Thun, each of these in colour."],
    [asked, "| Town | Copies |\n|---|---|\n| Bern | 4 |\n| Chur | 4 |\n| Olten | 4 |\n| Zug | 4 |"],
    [
      "four subcommands exist: users, rooms, desks, badges",
      "Every subcommand is in place and prints JSON:\n\n- `users`\n- `rooms`\n- `desks`\n",
    ],
    [
      "packages for Debian (deb), Fedora (rpm) and Alpine (apk)",
      "Packages: `tool.deb` for Debian, `tool.rpm` for Fedora, Alpine by a tarball.",
    ],
    [
      "files of versions 4, 5, 6 and 7 are read",
      "The reader lifts 5→6, 6→7 and 7→8; all sample files come through.",
    ],
    ["the suite passes with `-p1`, `-p2` and `-p4`", "The suite passes with `-p4`, 3.9 s."],
    [
      "all seven slides have notes",
      "Slides with notes: slides 1 to 4 and slides 6, 7. Printed for the speaker.",
    ],
    [
      "one sheet for each of the 12 months",
      `Sheets:\n${[1, 2, 3, 4, 5, 6, 7, 8, 9, 11, 12].map((n) => `- ${n < 10 ? "0" : ""}${n}_sheet.pdf`).join("\n")}`,
    ],
  ];
  for (const [doneWhen, output] of rejected)
    test(`stops ${JSON.stringify(output)}`, () => {
      expect(members(doneWhen, output, true)).not.toEqual([]);
    });

  const accepted: readonly (readonly [doneWhen: string, output: string])[] = [
    [asked, list("Bern", "Chur", "Olten", "Thun", "Zug")],
    [asked, "The timetable is printed for all five towns, 200 copies."],
    [asked, "The timetable is printed for all five; Bern, Chur, Thun and Olten wanted colour."],
    [
      "files of versions 4, 5, 6 and 7 are read",
      "The reader takes files of versions 4 to 7; 12 samples come through.",
    ],
    [
      "the suite passes with `-p1`, `-p2` and `-p4`",
      "The suite passes at every level, up to `-p4`.",
    ],
    ["all seven slides have notes", "Slides 1 to 7 have notes, slides 2 and 5 on two pages."],
    ["all seven slides have notes", "All have notes. Slides 2, 3 and 5 on two pages."],
    [
      "one sheet for each of the 12 months",
      "`01_sheet.pdf` to `12_sheet.pdf`, a sheet for each month.",
    ],
    [
      "four checks run: spelling, links, layout, images",
      "The checks run:\n\n- spelling\n- links\n- layout\n- pictures\n",
    ],
    [
      "screens exist in German, French and Italian",
      "Screens exist in `de`, `fr` and `it`: German, French, Italian.",
    ],
  ];
  for (const [doneWhen, output] of accepted)
    test(`lets pass ${JSON.stringify(output)}`, () => {
      expect(members(doneWhen, output, false)).toEqual([]);
    });
});
