/** The rules made ready to run. */

import { LINE, type BlockKind } from "../../text/lines.ts";
import type { Surroundings } from "./needs.ts";
import { PROSE, type Rule } from "./rule.ts";
import { byCost, type Test } from "./taken-back.ts";
import { askedBy, type Calls, openCalls, type WrittenPattern } from "./word-calls.ts";

/** Some or all of the rules; what a word calls for of the others is passed over. */
export interface RuleSet {
  readonly rules: ReadonlyMap<string, Rule>;
  readonly calls: Calls;
  readonly ready: Map<WrittenPattern, ReadyPattern>;
  /** By output and one: what a word of it calls for, made ready when the first one does. */
  readonly called: (readonly ReadyPattern[] | undefined)[];
}

/** A pattern with its rule. */
export interface ReadyPattern {
  readonly rule: Rule;
  readonly around: Surroundings;
  /** The kinds of block that the rule reads: a bit for each of `LINE`. */
  readonly kinds: number;
  readonly source: string;
  /** Null until it is tried: most are never called for in a run. */
  regex: RegExp | null;
  /** What takes a hit back, by whether it is asked before or behind the check of the rule. */
  readonly before: readonly Test[];
  readonly behind: readonly Test[];
}

export function prepareRules(list: readonly Rule[]): RuleSet {
  const rules = new Map(list.map((rule) => [rule.id, rule]));
  const calls = openCalls((id) => rules.has(id));
  return { rules, calls, ready: new Map(), called: [] };
}

/** The patterns of the set that a word of an output (and one) calls for. */
export function calledBy(set: RuleSet, output: number): readonly ReadyPattern[] {
  return set.called[output] ?? callAnew(set, output);
}

function callAnew(set: RuleSet, output: number): readonly ReadyPattern[] {
  const patterns = askedBy(set.calls, output).flatMap(
    (written) => readyPattern(set, written) ?? [],
  );
  set.called[output] = patterns;
  return patterns;
}

function readyPattern({ rules, ready }: RuleSet, written: WrittenPattern): ReadyPattern | null {
  const known = ready.get(written);
  if (known !== undefined) return known;
  const rule = rules.get(written.rule);
  if (rule === undefined) return null;
  const { source, around } = written;
  const kinds = kindBits(rule.kinds ?? PROSE);
  const pattern = { rule, around, kinds, source, regex: null, ...byCost(rule) };
  ready.set(written, pattern);
  return pattern;
}

export function regexOf(pattern: ReadyPattern): RegExp {
  return (pattern.regex ??= new RegExp(pattern.source, "g"));
}

function kindBits(kinds: readonly BlockKind[]): number {
  return kinds.reduce((bits, kind) => bits | (1 << LINE[kind === "cell" ? "table" : kind]), 0);
}
