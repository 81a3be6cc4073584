/** The rules made ready to run. */

import type { Modifier, Rule } from "./rule.ts";
import { byCost } from "./taken-back.ts";
import { type Calls, openCalls, type WrittenPattern } from "./word-calls.ts";

/** Some or all of the rules; what a word calls for of the others is passed over. */
export interface RuleSet {
  readonly rules: ReadonlyMap<string, Rule>;
  readonly calls: Calls;
  readonly ready: Map<WrittenPattern, ReadyPattern>;
}

/** A pattern of a rule, compiled. */
export interface ReadyPattern {
  readonly rule: Rule;
  readonly regex: RegExp;
  /** What takes a hit back, by what it costs to ask. */
  readonly cheap: readonly Modifier[];
  readonly dear: readonly Modifier[];
}

export function prepareRules(list: readonly Rule[]): RuleSet {
  const rules = new Map(list.map((rule) => [rule.id, rule]));
  return { rules, calls: openCalls((id) => rules.has(id)), ready: new Map() };
}

/** A pattern of a rule of the set, ready: most are never called for in a run. */
export function readyPattern(
  { ready }: RuleSet,
  rule: Rule,
  written: WrittenPattern,
): ReadyPattern {
  let pattern = ready.get(written);
  if (pattern === undefined) {
    pattern = { rule, regex: new RegExp(written.source, "g"), ...byCost(rule.takenBack) };
    ready.set(written, pattern);
  }
  return pattern;
}
