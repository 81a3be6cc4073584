import { describe, expect, test } from "bun:test";
import * as fc from "fast-check";
import { readInventory } from "../../src/domain/inventory.ts";
import cases from "./inventory.cases.json";
import { expectLinear, repeated } from "../growth.ts";

interface Row {
  readonly done_when: string;
  readonly conditions: readonly string[];
  readonly policies?: readonly string[];
}

describe("the conditions of a done_when", () => {
  for (const row of cases as readonly Row[]) {
    test(JSON.stringify(row.done_when), () => {
      const { conditions, policies } = readInventory(row.done_when);
      expect(conditions.map(({ text }) => text)).toEqual([...row.conditions]);
      expect(policies.map(({ text }) => text)).toEqual([...(row.policies ?? [])]);
    });
  }

  test("the table is large", () => {
    expect(cases.length).toBeGreaterThan(100);
  });

  test("members of a total keep their names and share a group", () => {
    const { conditions } = readInventory(
      "all four endpoints (list, read, adjust, transfer) answer; docs",
    );
    expect(conditions.map(({ member, group }) => [member, group])).toEqual([
      ["list", 0],
      ["read", 0],
      ["adjust", 0],
      ["transfer", 0],
      [null, null],
    ]);
  });
});

/** Pieces of done_when texts, so that the shapes meet. */
const piece = fc.constantFrom(
  "all four pages load",
  "the CSV, JSON and PDF exports work",
  "12 tests pass",
  "(a; b)",
  "`x; y`",
  "e.g. this",
  "1) ",
  "- ",
  "\n",
  "; ",
  ". ",
  ", ",
  " and ",
  "both",
  "the log rotates",
  "v1.2",
  "https://a.b/c;d",
  '"One. Two"',
  "；",
  "Policy: quote it",
  "That is all.",
  "**Done when:**",
  "| a | b |",
  "|---|---|",
  " – ",
  ", which is new, ",
  "; or ",
  "as PDF",
  "(",
  "`",
  "5 s",
  "tests",
);

describe("any text", () => {
  test("is read the same way twice, within its bounds, and never to nothing", () => {
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 14 }), (pieces) => {
        const text = pieces.join("");
        const first = readInventory(text);
        expect(readInventory(text)).toEqual(first);
        if (text.trim() !== "") expect(first.conditions.length).toBeGreaterThan(0);
        for (const { start, end, text: condition } of first.conditions) {
          expect(start).toBeLessThan(end);
          expect(end).toBeLessThanOrEqual(text.length);
          expect(condition.trim()).toBe(condition);
        }
      }),
      { numRuns: 300 },
    );
  });

  test("of lines, names and totals without end is read in time linear in it", () => {
    const units = [
      "the line goes on; it\nends ",
      "The line goes\non ",
      "Ann wrote the a and ",
      "all two as, b and c, ",
      "runs on A and on B, ",
      "says that it runs on A and on B ",
      "both as open on A and on B and ",
      "both as open and close and the ",
      "wipe the a and the b ",
      "the\n",
      "shows a map and a list ",
      "says who a, what b and how c ",
      "not only a but also b as well as ",
      "Given a\nWhen b\n",
      "Given a\nThen b\n",
      "Given a\n",
      "rev. B. ",
      "revs. 3 and 4, ",
      "When a b the c opens, d ",
      "When the a is b the c is d\nThen ",
      "a and b give the same c and ",
      "sums a b and c and ",
      "is closed and counted at noon and ",
      "all who left before 2 and since ",
      "/a answers with 200 and ",
      "the a blocks b and lets c ",
    ];
    for (const unit of units) expectLinear((length) => readInventory(repeated(unit, length)));
  });

  test("of hostile size is read in time linear in it", () => {
    const counted = [
      "write two a, ",
      "both a and ",
      "all two, of ",
      "write a: ",
      "a works, ",
      "opens the x and ",
      "x — y ",
      "write two a for b and ",
      "all two as x, ",
      "'a' and ",
      "and both as x the ",
    ];
    const marks = ["(", "; ", "`", "1) ", "\n- ", "\n1.1 a", "e.g. ", "both: "];
    const asides = [
      "a – b, ",
      " - a, b - ",
      "x, which y, ",
      "of a, of b and ",
      "is a, is b and ",
      "or a, ",
    ];
    const lines = [
      "| a | b |\n",
      "A\n- as b\n- as c\n",
      "Jan. 3 ",
      "am 3. a ",
      "**a** ",
      "Note: a ",
      "a\nduring b and all\n",
      "a works and the closing message names b, ",
      '"a." A ',
      "no a, ",
      "a done, b below 5 m, ",
      "loads the a, checks it and writes b, ",
      "is in a and the b loads and ",
      "fix the a and paint the b and ",
      "if the a is b, or ",
      "the a works, and when the b works, ",
    ];
    for (const unit of [
      "a, ",
      "a and b ",
      "both ",
      "a",
      ...counted,
      ...marks,
      ...asides,
      ...lines,
    ]) {
      expectLinear((length) => readInventory(repeated(unit, length)));
    }
  });
});
