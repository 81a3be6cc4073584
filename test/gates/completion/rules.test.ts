import { describe, expect, test } from "bun:test";
import { judgeClauses } from "../../../src/gates/completion/clauses/judge-clauses.ts";
import { prepareRules } from "../../../src/gates/completion/clauses/rule-set.ts";
import { findForeign } from "../../../src/gates/completion/languages/find-foreign.ts";
import { LANGUAGE_RULES } from "../../../src/gates/completion/languages/index.ts";
import { ALL_RULES } from "../../../src/gates/completion/rules/index.ts";
import { readSubject } from "../../../src/gates/completion/subject.ts";
import type { GateCase } from "../../../src/gates/gate.ts";
import { openDocument } from "../../../src/gates/text/document.ts";

const RULES = prepareRules(ALL_RULES);

/** A case whose goal has nothing to do with the words of any rule. */
function caseOf(output: string): GateCase {
  return {
    goal: "Port the harbour ledger from paper to the new register",
    doneWhen: "all parts are delivered; no entry is doubled",
    output,
  };
}

function idsFor(output: string): ReadonlySet<string> {
  const c = caseOf(output);
  return new Set(
    judgeClauses(openDocument(output), readSubject(c), RULES, "all").map(({ rule }) => rule),
  );
}

function foreignIdsFor(output: string): ReadonlySet<string> {
  const c = caseOf(output);
  return new Set(
    findForeign(openDocument(output), readSubject(c), LANGUAGE_RULES, "all").map(
      ({ rule }) => rule,
    ),
  );
}

interface Exemplified {
  readonly id: string;
  readonly examples: { readonly reject: readonly string[]; readonly accept: readonly string[] };
}

function failedExamples(
  { id, examples }: Exemplified,
  find: (output: string) => ReadonlySet<string>,
): readonly string[] {
  return [
    ...examples.reject.filter((text) => !find(text).has(id)).map((text) => `not found: ${text}`),
    ...examples.accept.filter((text) => find(text).has(id)).map((text) => `found: ${text}`),
  ];
}

describe("each rule", () => {
  const all = [...ALL_RULES, ...LANGUAGE_RULES];

  test("has an id of its own", () => {
    const ids = all.map((rule) => rule.id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const id of ids) expect(id).toMatch(/^completion(?:\.[a-z][a-z-]*){2}$/);
  });

  test("shows what it finds and what it leaves", () => {
    for (const rule of all) {
      expect(rule.examples.reject.length, rule.id).toBeGreaterThan(0);
      expect(rule.examples.accept.length, rule.id).toBeGreaterThan(0);
      expect(rule.says, rule.id).toMatch(/^[A-Z].*\.$/);
      expect(rule.advice, rule.id).not.toMatch(/\b(?:delete|drop|wipe|reset|force)\b/i);
    }
  });

  for (const rule of ALL_RULES) {
    test(`${rule.id} holds its examples`, () => {
      expect(failedExamples(rule, idsFor)).toEqual([]);
    });
  }
  for (const rule of LANGUAGE_RULES) {
    test(`${rule.id} holds its examples`, () => {
      expect(failedExamples(rule, foreignIdsFor)).toEqual([]);
    });
  }
});
