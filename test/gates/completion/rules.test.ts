import { describe, expect, test } from "bun:test";
import { findReasons, matches, prepareRules } from "../../../src/gates/completion/find-reasons.ts";
import { opened, type Rule } from "../../../src/gates/completion/rule.ts";
import { ALL_RULES } from "../../../src/gates/completion/rules/index.ts";
import { readSubject } from "../../../src/gates/completion/subject.ts";
import type { GateCase } from "../../../src/gates/gate.ts";
import { openDocument } from "../../../src/gates/text/document.ts";
import { ALL_KEYS } from "../../../src/gates/completion/keys.ts";
import { keysFile } from "./write-keys.ts";

const RULES = prepareRules(ALL_RULES, ALL_KEYS);
const PROSE = ["paragraph", "item", "heading", "cell"];

/** A case whose goal has nothing to do with the words of any rule. */
function caseOf(output: string): GateCase {
  return {
    goal: "Port the harbour ledger from paper to the new register",
    doneWhen: "all parts are delivered; no entry is doubled",
    output,
  };
}

function idsFor(c: GateCase): ReadonlySet<string> {
  return new Set(findReasons(openDocument(c.output), c, RULES, "all").map((reason) => reason.rule));
}

/** What the rules find when each is tried on each clause, without looking for keys first. */
function idsWithoutKeys(c: GateCase): ReadonlySet<string> {
  const doc = openDocument(c.output);
  const subject = readSubject(c);
  const ids = new Set<string>();
  for (const clause of doc.clauses()) {
    for (const rule of ALL_RULES) {
      if (!(rule.kinds ?? PROSE).includes(clause.kind)) continue;
      const text = rule.reads === "plain" ? clause.plain : clause.text;
      for (const pattern of rule.patterns) {
        if (matches(rule, opened(pattern), doc, clause, text, subject)) ids.add(rule.id);
      }
    }
  }
  return ids;
}

describe("each rule", () => {
  test("has an id of its own", () => {
    const ids = ALL_RULES.map((rule) => rule.id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const id of ids) expect(id).toMatch(/^completion(?:\.[a-z][a-z-]*){2}$/);
  });

  test("shows what it finds and what it leaves", () => {
    for (const rule of ALL_RULES) {
      expect(rule.examples.reject.length, rule.id).toBeGreaterThan(0);
      expect(rule.examples.accept.length, rule.id).toBeGreaterThan(0);
      expect(rule.says, rule.id).toMatch(/^[A-Z].*\.$/);
      expect(rule.advice, rule.id).not.toMatch(/\b(?:delete|drop|wipe|reset|force)\b/i);
    }
  });

  for (const rule of ALL_RULES) {
    test(`${rule.id} holds its examples`, () => {
      expect(failedExamples(rule)).toEqual([]);
    });
  }
});

function failedExamples(rule: Rule): string[] {
  return [
    ...rule.examples.reject
      .filter((text) => !idsFor(caseOf(text)).has(rule.id))
      .map((text) => `not found: ${text}`),
    ...rule.examples.accept
      .filter((text) => idsFor(caseOf(text)).has(rule.id))
      .map((text) => `found: ${text}`),
  ];
}

describe("keys", () => {
  test("are those of the patterns: bun test/gates/completion/write-keys.ts", async () => {
    const path = new URL("../../../src/gates/completion/keys.ts", import.meta.url);
    // Not toEqual: a difference is not worth printing.
    expect((await Bun.file(path).text()) === keysFile()).toBe(true);
  });

  test("lose no match of a pattern", () => {
    for (const rule of ALL_RULES) {
      for (const text of rule.examples.reject) {
        const c = caseOf(text);
        const fast = idsFor(c);
        for (const id of idsWithoutKeys(c)) expect(fast.has(id), `${id}: ${text}`).toBe(true);
      }
    }
  });
});
