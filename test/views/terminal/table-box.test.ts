import { wrapWords } from "../../../src/views/terminal/wrap.ts";
import { expectLinear } from "../../growth.ts";
import { describe, expect, test } from "bun:test";
import * as fc from "fast-check";
import { markedLines } from "../../../src/views/terminal/escape.ts";
import { boxPrinter, measureBox } from "../../../src/views/terminal/table-box.ts";
import { NoteBook } from "../../../src/views/terminal/table-notes.ts";
import {
  type Cells,
  command,
  passage,
  plainCell,
  text,
  url,
} from "../../../src/views/terminal/table.ts";
import { hardText } from "./hard-text.ts";
import { printAll } from "../print-all.ts";

function box(
  titles: readonly string[],
  rows: readonly Cells[],
  columns: number,
  colour = false,
): string {
  const notes = new NoteBook();
  const measure = measureBox(titles, notes);
  for (const row of rows) measure.add(row);
  return printAll(boxPrinter(titles, measure.widths(columns), { colour }, notes), rows);
}

const cells = (...values: readonly string[]): Cells =>
  values.map((value) => (value === "" ? [] : [passage(value)]));

describe("a box", () => {
  test("is as narrow as its text, with rules only around tall rows", () => {
    expect(
      box(
        ["Name", "Text"],
        [cells("a", "one"), cells("b", "two"), cells("c", "three\nfour"), cells("d", "")],
        60,
      ),
    ).toBe(
      `┌──────┬────────┐
│ Name │ Text   │
├──────┼────────┤
│ a    │ one    │
│ b    │ two    │
├──────┼────────┤
│ c    │ three  │
│      │ | four │
├──────┼────────┤
│ d    │        │
└──────┴────────┘
`,
    );
  });

  test("lines up wide, joined and combining characters", () => {
    const rows = [
      "日本語のゴール",
      "👩‍👩‍👧‍👦 family",
      "🇩🇪 🇯🇵",
      "👍🏽",
      "☀️ sun",
      "1️⃣ first",
      "e\u0301te\u0301",
      "① ±1",
    ];
    expect(
      box(
        ["Text", "End"],
        rows.map((row) => cells(row, "x")),
        60,
      ),
    ).toBe(`┌────────────────┬─────┐
│ Text           │ End │
├────────────────┼─────┤
│ 日本語のゴール │ x   │
│ 👩‍👩‍👧‍👦 family      │ x   │
│ 🇩🇪 🇯🇵          │ x   │
│ 👍🏽             │ x   │
│ ☀️ sun         │ x   │
│ 1️⃣ first       │ x   │
│ e\u0301te\u0301            │ x   │
│ ① ±1           │ x   │
└────────────────┴─────┘
`);
  });

  test("wraps between words, and breaks only a word that is wider than the cell", () => {
    const long =
      "The nightly export reaches the customer, see build-2026-11-21-with-a-name-that-is-too-long-for-the-cell.";
    expect(box(["Ref", "Goal"], [cells("n", long)], 40))
      .toBe(`┌─────┬────────────────────────────────┐
│ Ref │ Goal                           │
├─────┼────────────────────────────────┤
│ n   │ The nightly export reaches the │
│     │ customer, see                  │
│     │ build-2026-11-21-with-a-name-t │
│     │ hat-is-too-long-for-the-cell.  │
└─────┴────────────────────────────────┘
`);
  });

  test("keeps the blanks of a line, and drops only those at which it wraps", () => {
    const rows = [cells("a b", ""), cells("a  b", "  if it fits:\n    go  on")];
    expect(box(["Ref", "Text"], rows, 60)).toBe(`┌──────┬───────────────┐
│ Ref  │ Text          │
├──────┼───────────────┤
│ a b  │               │
├──────┼───────────────┤
│ a  b │   if it fits: │
│      │ |     go  on  │
└──────┴───────────────┘
`);
    // With a url, and with characters of two cells, the way is another one.
    for (const word of ["word", "https://e.org", "日本語"]) {
      const printed = box(["Text"], [cells(`  ${word}  ${word}     ${word}`)], 44);
      const body = printed.split("\n").filter((line) => line.startsWith("│ "));
      expect(body.slice(1).map((line) => line.slice(2, -2).trimEnd())).toEqual(
        word.startsWith("https")
          ? [`  ${word}  ${word}`, word]
          : [`  ${word}  ${word}     ${word}`],
      );
    }
    expect(box(["T"], [cells(`${" ".repeat(30)}word`)], 20)).toContain("\n│ word             │\n");
  });

  test("cuts no time in two as long as there is room for one, beside names of any length", () => {
    const time = "2026-11-22T02:57:35Z";
    const name = "a-name-of-forty-characters-without-a-blank";
    const row = cells(name, "Publish the documentation for everybody", `updated: ${time} (2s ago)`);
    for (const columns of [48, 60, 80]) {
      const printed = box(["Session", "Goal", "When"], [row], columns);
      expect(printed).toContain(` ${time} `);
      expect(Bun.stringWidth(printed.split("\n")[0]!)).toBeLessThanOrEqual(columns);
    }
    // Where the others would have less than eight cells for it, their words come first.
    const narrow = box(["Session", "Goal", "When"], [row], 40);
    expect(narrow).toContain("│ Publish ");
    // Of two, the first, where there is no room for both.
    const two = box(["At", "Name", "Change"], [cells(time, name, `due: ${time}`)], 48);
    expect(two).toContain(`│ ${time} │`);
  });

  test("a url with blanks in it is one url, in the cell or whole under the table", () => {
    const long = url("https://h.example/reports/2026/quarterly report of all numbers.html");
    const shown = box(
      ["Url", "Text"],
      [
        [[url("https://e.org/a b")], []],
        [[long], []],
      ],
      40,
    );
    expect(shown).toContain("│ https://e.org/a%20b │");
    expect(shown).toEndWith(
      "\n[1] https://h.example/reports/2026/quarterly%20report%20of%20all%20numbers.html\n",
    );
  });

  test("keeps urls and commands whole under the table, each with a mark", () => {
    const address = "https://example.com/a/very/long/path/that/does/not/fit?at=all";
    const rows: readonly Cells[] = [
      [
        [text("short"), url("https://e.org/x")],
        [text(`read (${address}), then answer`), command("svc-goals get --session-ref a")],
      ],
      [plainCell("again"), [url(address)]],
    ];
    expect(box(["Name", "Text"], rows, 50)).toBe(`┌─────────────────┬───────────────────────────┐
│ Name            │ Text                      │
├─────────────────┼───────────────────────────┤
│ short           │ read ([1]), then answer   │
│ https://e.org/x │ run [2] below             │
├─────────────────┼───────────────────────────┤
│ again           │ [1]                       │
└─────────────────┴───────────────────────────┘
[1] ${address}
[2] svc-goals get --session-ref a
`);
  });

  const FIRST = "https://one.example/a/very/long/path/that/does/not/fit/anywhere";
  const SECOND = "s3://two-example/a/very/long/path/that/does/not/fit/anywhere";
  test.each([
    [`["${FIRST}","${SECOND}"]`, '["[1]","[2]"]', [FIRST, SECOND]],
    [`<${FIRST}><${SECOND}>`, "<[1]><[2]>", [FIRST, SECOND]],
    [`${FIRST}、${SECOND}`, "[1]、[2]", [FIRST, SECOND]],
    [`mailto:${"a".repeat(50)}@example.com`, "[1]", [`mailto:${"a".repeat(50)}@example.com`]],
    // A mark that stands in the text is none of the table's.
    [`footnote [1] of ${FIRST}`, "footnote [1] of [2]", [FIRST]],
    [`[2], [3]: ${FIRST} ${SECOND}`, "[2], [3]: [1] [4]", [FIRST, SECOND]],
    [`[01], [x1], [1 ] ${FIRST}`, "[01], [x1], [1 ] [1]", [FIRST]],
  ])("keeps every url of a word whole: %p", (stored, shown, notes) => {
    const printed = box(["Goal"], [cells(stored)], 40);
    expect(printed).toContain(`│ ${shown} `);
    const under = printed.slice(printed.indexOf("┘") + 2).split("\n");
    expect(under.filter((line) => line !== "").map((line) => line.split(" ")[1])).toEqual(notes);
  });

  test("a stored url that is no web address stays whole too", () => {
    const bucket = "s3://reports/2026/quarterly-report-of-all-numbers.html";
    expect(box(["Url"], [[[url(bucket)]]], 30)).toEndWith(`\n[1] ${bucket}\n`);
  });

  test("after 500 notes it ends and begins anew, so that memory stays bounded", () => {
    const rows = Array.from({ length: 501 }, (_, at): Cells => [[command(`run ${at}`)]]);
    const printed = box(["Next"], rows, 60);
    expect(printed.split("┌").length - 1).toBe(2);
    expect(printed).toContain("[500] run 499\n\n┌");
    expect(printed).toEndWith("[501] run 500\n");
  });

  test("colour wraps text and never padding, and changes no character", () => {
    const rows: readonly Cells[] = [[[text("late", "alert")], [text("x", "strong")]]];
    const coloured = box(["Name", "N"], rows, 60, true);
    expect(coloured).toContain("│ \u001b[1;31mlate\u001b[0m │ \u001b[1mx\u001b[0m │");
    expect(Bun.stripANSI(coloured)).toBe(box(["Name", "N"], rows, 60));
  });
});

const rowsOf = fc.array(fc.tuple(hardText, hardText, hardText), { maxLength: 5 });
const widths = fc.integer({ min: 60, max: 200 });
const squeezed = (value: string): string => value.replaceAll(/ /gu, "");

test("every line of a box is equally wide, and no wider than was asked for", () => {
  // A mark that is joined to what follows it, before an emoji of several.
  const joined =
    "(https://example.com/x).\u0600\u{1f469}\u200d\u{1f469}\u200d\u{1f467}\u200d\u{1f466}";
  const long = "amailto:anna_@example.com";
  const known: [string, string, string][] = [
    [joined, "", ""],
    ["", long, long],
  ];
  fc.assert(
    fc.property(rowsOf, widths, (rows, columns) => {
      const lines = box(
        ["One", "Two", "Three"],
        rows.map((row) => cells(...row)),
        columns,
      )
        .split("\n")
        .filter((line) => /^[┌├└│]/u.test(line));
      const found = new Set(lines.map((line) => Bun.stringWidth(line)));
      expect(found.size).toBe(1);
      expect(Math.max(...found)).toBeLessThanOrEqual(columns);
    }),
    { numRuns: 400, examples: [[known, 60]] },
  );
});

test("in a box that is wide enough a cell holds every line as it is, blanks and all", () => {
  fc.assert(
    fc.property(hardText, (stored) => {
      // A long url stands under the table, however wide that is.
      const clean = stored.replaceAll(/[│┌├└]|:\/\/|www\.|mailto:/gu, "");
      const body = box(["One"], [cells(clean)], 2000)
        .split("\n")
        .filter((line) => line.startsWith("│ "));
      const shown = markedLines(clean).map((line) => line.replace(/ +$/u, ""));
      expect(body.slice(1).map((line) => line.slice(2, -2).replace(/ +$/u, ""))).toEqual(shown);
    }),
    { numRuns: 400 },
  );
});

test("the cells of a column hold every word in order, urls in the cell or in a note", () => {
  fc.assert(
    fc.property(hardText, hardText, widths, (one, two, columns) => {
      // Marks of the table's own could not be told from its frame.
      const clean = (value: string): string => value.replaceAll(/[│┌├└]|\[\d+\]/gu, "");
      const [left, right] = [clean(one), clean(two)];
      const printed = box(["One", "Two"], [cells(left, right)], columns);
      const notes = new Map<string, string>();
      for (const [, mark, note] of printed.matchAll(/^(\[\d+\]) (.*)$/gmu)) notes.set(mark!, note!);
      const body = printed
        .split("\n")
        .filter((line) => line.startsWith("│ "))
        .slice(1);
      const columnText = (at: number): string =>
        squeezed(body.map((line) => line.slice(2, -2).split(" │ ")[at] ?? "").join(" ")).replaceAll(
          /\[\d+\]/gu,
          (mark) => notes.get(mark) ?? mark,
        );
      const expected = (value: string): string => squeezed(markedLines(value).join(" "));
      expect(columnText(0)).toBe(expected(left));
      expect(columnText(1)).toBe(expected(right));
    }),
    { numRuns: 400 },
  );
});

test("what is one character of very many is parted in linear time", () => {
  for (const unit of ["क्", "\u0d4e", "\u1100", "\u0600", "👩\u200d"]) {
    expectLinear((size) => void wrapWords([`${unit.repeat(size)}x`], 20), 2048);
  }
});
