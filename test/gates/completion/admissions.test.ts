import { describe, expect, test } from "bun:test";
import { readFileSync } from "node:fs";
import { judgeClauses } from "../../../src/gates/completion/clauses/judge-clauses.ts";
import { prepareRules } from "../../../src/gates/completion/clauses/rule-set.ts";
import { findForeign } from "../../../src/gates/completion/languages/find-foreign.ts";
import { LANGUAGE_RULES } from "../../../src/gates/completion/languages/index.ts";
import { ALL_RULES } from "../../../src/gates/completion/rules/index.ts";
import { readSubject } from "../../../src/gates/completion/subject.ts";
import { openDocument } from "../../../src/gates/text/document.ts";

const RULES = prepareRules(ALL_RULES);

/** The sentences of one sign for which some rule fires, or none. */
function judged(lines: readonly string[], sign: string, fires: boolean): readonly string[] {
  let doneWhen = "";
  const found: string[] = [];
  for (const line of lines) {
    if (line.startsWith("@ ")) doneWhen = line.slice(2);
    if (!line.startsWith(`${sign} `)) continue;
    const output = line.slice(2);
    const c = { goal: "Deliver the harbour work", doneWhen, output };
    const doc = openDocument(output);
    const reasons = [
      ...judgeClauses(doc, readSubject(c), RULES, "first"),
      ...findForeign(doc, readSubject(c), LANGUAGE_RULES, "first"),
    ];
    if (reasons.length > 0 === fires) found.push(output);
  }
  return found;
}

/** Sentences that own up, and words that have another sense beside the one that leaves work. */
for (const file of ["admissions.txt", "senses.txt"])
  describe(file, () => {
    const lines = readFileSync(new URL(file, import.meta.url), "utf8").split("\n");

    test("sentences that own up are met", () => {
      expect(judged(lines, "-", false)).toEqual([]);
    });

    test("sentences that only sound like it are left alone", () => {
      expect(judged(lines, "+", true)).toEqual([]);
    });
  });
