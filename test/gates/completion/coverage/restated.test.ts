import { describe, expect, test } from "bun:test";
import * as fc from "fast-check";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { generateFixtures } from "../../../../bench/generate-fixtures.ts";
import { readNumber } from "../../../../src/domain/inventory.ts";
import { createWordIndex } from "../../../../src/gates/completion/coverage/word-index.ts";
import { otherNumber, restates } from "../../../../src/gates/completion/coverage/restated.ts";
import { surelyMeets, termMet, termsOf } from "../../../../src/gates/completion/coverage/terms.ts";
import { findUncovered } from "../../../../src/gates/completion/coverage/find-uncovered.ts";
import type { GateCase } from "../../../../src/gates/gate.ts";
import { openDocument } from "../../../../src/gates/text/document.ts";

/** Whether the quick look is sure; when it is, the close reading must find nothing. */
function isSure(c: GateCase): boolean {
  const doc = openDocument(c.output);
  if (!restates(doc, c.doneWhen)) return false;
  const found = findUncovered(doc, c);
  expect({ ...c, found }).toEqual({ ...c, found: [] });
  return true;
}

function casesIn(file: string): readonly GateCase[] {
  const cases: readonly Record<string, string>[] = JSON.parse(readFileSync(file, "utf8"));
  return cases
    .filter(({ category }) => category === "completion")
    .map((c) => ({
      goal: c["goal"] ?? "",
      doneWhen: c["done_when"] ?? "",
      output: c["session_output"] ?? "",
    }));
}

const FIXTURES = join(import.meta.dir, "../../../../fixtures/gates");
const LABELLED = readdirSync(FIXTURES)
  .map((name) => join(FIXTURES, name))
  .flatMap(casesIn);

/** Long enough that no message is taken for a bare claim. */
const FILLING =
  "\n\nThe rest of this report tells of rooms and roads and rivers that nobody asked about, so that it is long. ".repeat(
    4,
  );

/** The conditions of a done_when that are plain prose, more or less. */
function plainConditions(doneWhen: string): readonly string[] {
  return doneWhen.split(/[;\n.]+/u).filter((part) => /^[a-z ,]{8,}$/iu.test(part));
}

describe("what is surely restated", () => {
  const restated: readonly (readonly [doneWhen: string, output: string])[] = [
    ["the import works", "The import works."],
    ["the import works; tests are added", "- The import works\n- One test was added"],
    ["the archive is signed, printed and filed", "The archive is signed, printed and filed."],
    ["The list prints. The desk opens", "The list prints.\nThe desk opens."],
  ];
  for (const [doneWhen, output] of restated) {
    test(doneWhen, () => {
      expect(isSure({ goal: "", doneWhen, output: output + FILLING })).toBe(true);
    });
  }

  const unsure: readonly (readonly [why: string, doneWhen: string, output: string])[] = [
    ["a word is not said", "the import works; the desk opens", "The import works."],
    ["a number is asked for", "the three imports work", "The three imports work."],
    ["all are asked for", "all imports work", "All imports work."],
    ["another could stand in", "data lies in postgres", "Data lies in postgres, not sqlite."],
    ["a figure could be short", "the import ends within a minute", "It ends within a minute."],
    ["a name is written in code", "`import` works", "`import` works"],
    ["two forms of a word are asked for", "tests pass; a test exists", "Tests pass, a test exists"],
    ["the word is part of another", "the query works", "The query's works."],
    ["the word is part of another", "the query works", "The query-works."],
    ["a word is broken at the line's end", "the label prints", "The label prin-\nts."],
  ];
  for (const [why, doneWhen, output] of unsure) {
    test(`unsure where ${why}: ${doneWhen}`, () => {
      const doc = openDocument(output + FILLING);
      expect(restates(doc, doneWhen)).toBe(false);
    });
  }

  test("a short message is never sure", () => {
    expect(restates(openDocument("The import works."), "the import works")).toBe(false);
  });
});

test("a form that surely meets a word does meet its term", () => {
  const vocabulary = LABELLED.flatMap((c) => `${c.doneWhen} ${c.output}`.match(/[a-z]+/gu) ?? []);
  const index = createWordIndex(1 << 8);
  let met = 0;
  for (const word of new Set(vocabulary)) {
    const form = otherNumber(word);
    if (readNumber(word) !== null || !surelyMeets(word, form)) continue;
    index.read(form);
    expect([word, termsOf(word, true).every((term) => termMet(term, index))]).toEqual([word, true]);
    met++;
  }
  expect(met).toBeGreaterThan(1000);
});

describe("the close reading finds nothing where the quick look is sure", () => {
  test("over labelled cases", () => {
    for (const c of LABELLED) isSure(c);
  });

  test("over labelled messages that are asked for plain conditions of their own or another's", () => {
    let sure = 0;
    const conditions = LABELLED.flatMap(({ doneWhen }) => plainConditions(doneWhen));
    // Each message is asked for some hundred, another hundred each time.
    const step = Math.ceil(conditions.length / 100);
    LABELLED.forEach((c, i) => {
      for (const doneWhen of [
        plainConditions(c.doneWhen).join("; "),
        ...conditions.filter((_, at) => at % step === i % step),
      ])
        if (isSure({ ...c, doneWhen })) sure++;
    });
    expect(sure).toBeGreaterThan(0);
  });

  test("over some thousand cases of the benchmark, and is sure of nearly all that are accepted", () => {
    const folder = mkdtempSync(join(tmpdir(), "restated-"));
    try {
      const file = join(folder, "cases.json");
      generateFixtures(file, 4500, "array");
      const cases = casesIn(file);
      const sure = cases.filter(isSure).length;
      expect(sure / cases.length).toBeGreaterThan(0.95);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });

  const word = fc.constantFrom(
    ...new Set(LABELLED.flatMap(({ doneWhen }) => doneWhen.match(/[A-Za-z]+/gu) ?? [])),
    ..."cache query bus class iOS WebGL status processes buses wifi analyses glass is s its".split(
      " ",
    ),
  );
  const link = fc.constantFrom(
    " ",
    " ",
    " ",
    " ",
    ", ",
    " and ",
    " the ",
    "; ",
    ". ",
    "\n",
    " is ",
  );
  const asked = fc.array(fc.tuple(word, link), { minLength: 1, maxLength: 9 });
  /** Ways to write a word, most of which say it and some of which make it another. */
  const written = fc.constantFrom<(text: string) => string>(
    (text) => text,
    (text) => text,
    (text) => text,
    (text) => text.toUpperCase(),
    (text) => `${text}s`,
    (text) => text.replace(/s$/u, ""),
    (text) => `${text}'s`,
    (text) => `'${text}'`,
    (text) => `pre'${text}`,
    (text) => `${text}-based`,
    (text) => `non-${text}`,
    (text) => `${text}2`,
    (text) => `é${text}`,
    (text) => `${text}\u{2c00}`,
    (text) => `\`${text}()\``,
    (text) => `${text.slice(0, 2)}-\n${text.slice(2)}`,
    (text) => text.slice(0, 2) + text.slice(2).toUpperCase(),
    () => "",
  );
  const gap = fc.constantFrom(
    " ",
    " ",
    " ",
    " ",
    " ",
    ". ",
    "\n",
    "\n\n",
    "\n- ",
    " | ",
    "\n```\n",
    "\n> ",
    "/",
    "_",
  );
  const styles = fc.array(fc.tuple(written, gap), { minLength: 9, maxLength: 9 });

  test("over random conditions, said in random ways", () => {
    let sure = 0;
    fc.assert(
      fc.property(asked, styles, (parts, ways) => {
        const doneWhen = parts.flat().join("");
        const said = parts.map(([text], i) => (ways[i]?.[0](text) ?? "") + (ways[i]?.[1] ?? ""));
        if (isSure({ goal: "the work of it", doneWhen, output: said.join("") + FILLING })) sure++;
      }),
      { numRuns: 6000 },
    );
    expect(sure).toBeGreaterThan(100);
  });
});
