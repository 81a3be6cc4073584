/** The rules made ready to run: which patterns a word calls for. All of it is written beforehand. */

import { readBytes, readIntegers, readShorts } from "../../voice/written.ts";
import { letterOf } from "./letters.ts";
import type { ClassBits, Surroundings } from "./needs.ts";
import type { Marks } from "./read-words.ts";
import type { Modifier, Rule } from "./rule.ts";
import { byCost } from "./taken-back.ts";
import { openWordTable, type WordTable } from "./word-table.ts";
import { WRITTEN_CALLS, WRITTEN_PATTERNS, WRITTEN_WORDS } from "./written-table.ts";

/** A pattern of a rule, in JSON in `written-table.ts`. */
export interface WrittenPattern {
  readonly rule: string;
  /** The source of a regular expression over letters. */
  readonly source: string;
  readonly around: Surroundings;
}

/** What words call for, by output and one, in `written-table.ts`; lists of numbers in the form of `written.ts`. */
export interface WrittenCalls {
  /** When a word calls for a look. */
  readonly call: string;
  /** The bits of its classes. */
  readonly low: string;
  readonly high: string;
  /** Where the patterns that it calls for begin in `patterns`; one more for the end. */
  readonly starts: string;
  readonly patterns: string;
}

/** A rule's pattern. Most are never called for in a run: they are compiled at their first use. */
export class Pattern {
  readonly rule: Rule;
  readonly around: Surroundings;
  private readonly source: string;
  private made: Compiled | null = null;

  constructor(rule: Rule, { source, around }: WrittenPattern) {
    this.rule = rule;
    this.source = source;
    this.around = around;
  }

  compiled(): Compiled {
    this.made ??= { regex: new RegExp(this.source, "g"), ...byCost(this.rule.takenBack) };
    return this.made;
  }
}

interface Compiled {
  readonly regex: RegExp;
  readonly cheap: readonly Modifier[];
  readonly dear: readonly Modifier[];
}

/** What every set of rules shares: the written words and calls, opened. */
interface Opened {
  readonly table: WordTable;
  readonly marks: Marks;
  readonly bits: ClassBits;
  /** As in `WrittenCalls`. */
  readonly starts: Uint16Array;
  readonly patterns: Uint16Array;
}

/** Rules made ready to run. */
export interface RuleSet extends Opened {
  readonly rules: ReadonlyMap<string, Rule>;
  /** By their number: the patterns that a word has called for. */
  readonly made: Map<number, Pattern>;
  /** By output and one: the patterns that a word of it calls for, null as long as no word did. */
  readonly asked: (readonly Pattern[] | null)[];
}

let opened: Opened | null = null;

function open(): Opened {
  const table = openWordTable(WRITTEN_WORDS);
  const { call, low, high, starts, patterns } = WRITTEN_CALLS;
  return {
    table,
    marks: { call: readBytes(call), figure: table.outputs.indexOf(letterOf("number")) + 1 },
    bits: { low: readIntegers(low), high: readIntegers(high) },
    starts: readShorts(starts),
    patterns: readShorts(patterns),
  };
}

/** Makes rules ready, some or all: what a word calls for of the others is passed over. */
export function prepareRules(rules: readonly Rule[]): RuleSet {
  opened ??= open();
  return {
    ...opened,
    rules: new Map(rules.map((rule) => [rule.id, rule])),
    made: new Map(),
    asked: Array.from<readonly Pattern[] | null>({ length: opened.starts.length }).fill(null),
  };
}

/** The patterns that a word of an output (and one) calls for. */
export function askedBy(set: RuleSet, output: number): readonly Pattern[] {
  return set.asked[output] ?? askAnew(set, output);
}

function askAnew(set: RuleSet, output: number): readonly Pattern[] {
  const { starts, patterns } = set;
  const found: Pattern[] = [];
  for (let at = starts[output] ?? 0; at < (starts[output + 1] ?? 0); at++) {
    const pattern = patternAt(set, patterns[at] ?? 0);
    if (pattern !== null) found.push(pattern);
  }
  return (set.asked[output] = found);
}

/** A pattern by its number; null for one of a rule that is not of the set. */
function patternAt({ made, rules }: RuleSet, number: number): Pattern | null {
  const known = made.get(number);
  if (known !== undefined) return known;
  const written: WrittenPattern = JSON.parse(WRITTEN_PATTERNS[number] ?? "");
  const rule = rules.get(written.rule);
  if (rule === undefined) return null;
  const pattern = new Pattern(rule, written);
  made.set(number, pattern);
  return pattern;
}
