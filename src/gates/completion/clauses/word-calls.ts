/** Which patterns the words of a message call for: what is known before any rule is. It is written beforehand. */

import { readBytes, readIntegers, readShorts } from "../../written-numbers.ts";
import { letterOf } from "./letters.ts";
import { mayMatch, type ClassBits, type Surroundings } from "./needs.ts";
import { readWords, type Marks } from "./read-words.ts";
import { openWordTable, type WordTable } from "./word-table.ts";
import { WRITTEN_CALLS, WRITTEN_PATTERNS, WRITTEN_WORDS } from "./written-table.ts";

/** A pattern of a rule, in JSON in `written-table.ts`. */
export interface WrittenPattern {
  /** The id of the rule. */
  readonly rule: string;
  /** The source of a regular expression over letters. */
  readonly source: string;
  readonly around: Surroundings;
}

/** What words call for, by output and one, in `written-table.ts`; lists of numbers in the form of `written-numbers.ts`. */
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

/** What the calls for any rules share: the written words and calls, opened. */
interface Opened {
  readonly table: WordTable;
  readonly marks: Marks;
  readonly bits: ClassBits;
  /** As in `WrittenCalls`. */
  readonly starts: Uint16Array;
  readonly patterns: Uint16Array;
}

/** What words call for of some of the rules. */
export interface Calls extends Opened {
  readonly wants: (rule: string) => boolean;
  /** By their number: the patterns that a word has called for, null for those of other rules. */
  readonly read: Map<number, WrittenPattern | null>;
  /** By output and one: the patterns that a word of it calls for, null as long as no word did. */
  readonly asked: (readonly WrittenPattern[] | null)[];
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

/** @param wants whether a rule, by its id, is one of those that are called for */
export function openCalls(wants: (rule: string) => boolean): Calls {
  opened ??= open();
  const { length } = opened.starts;
  const asked = Array.from<readonly WrittenPattern[] | null>({ length }).fill(null);
  return { ...opened, wants, read: new Map(), asked };
}

/** The patterns that a word of an output (and one) calls for. */
export function askedBy(calls: Calls, output: number): readonly WrittenPattern[] {
  return calls.asked[output] ?? askAnew(calls, output);
}

function askAnew(calls: Calls, output: number): readonly WrittenPattern[] {
  const { starts, patterns } = calls;
  const found: WrittenPattern[] = [];
  for (let at = starts[output] ?? 0; at < (starts[output + 1] ?? 0); at++) {
    const pattern = patternAt(calls, patterns[at] ?? 0);
    if (pattern !== null) found.push(pattern);
  }
  return (calls.asked[output] = found);
}

/** A pattern by its number; null for one of a rule that is not wanted. */
function patternAt({ read, wants }: Calls, number: number): WrittenPattern | null {
  const known = read.get(number);
  if (known !== undefined) return known;
  const written: WrittenPattern = JSON.parse(WRITTEN_PATTERNS[number] ?? "");
  const pattern = wants(written.rule) ? written : null;
  read.set(number, pattern);
  return pattern;
}

/** Whether a word of a text calls for a look at its clause. Without that no rule that is wanted finds anything. */
export function isCalled(calls: Calls, text: string): boolean {
  const words = readWords(text, calls.table, calls.marks);
  for (let at = 0; at < words.triggerCount; at++) {
    const word = words.triggers[at] ?? 0;
    for (const pattern of askedBy(calls, words.output[word] ?? 0)) {
      if (mayMatch(pattern.around, words, calls.bits, word)) return true;
    }
  }
  return false;
}
