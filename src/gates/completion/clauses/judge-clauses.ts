/**
 * Judges the clauses of a message by the rules. Cheap things first: words by their hash; then, only where
 * one of them calls for it, the clause as a row of letters; then the patterns that its words ask for;
 * then what takes a hit back.
 */

import type { GateCase, Reason } from "../../gate.ts";
import { LINE } from "../../text/lines.ts";
import type { Clause, Document } from "../../text/document.ts";
import { isDescription } from "../description.ts";
import { isPlainlyForeign } from "../languages/find-foreign.ts";
import { reasonOf, type Thoroughness } from "../reason.ts";
import { readSubject } from "../subject.ts";
import { letterOf, LIMIT } from "./letters.ts";
import { bitsOf, mayMatch, type ClassBits, type Surroundings } from "./needs.ts";
import {
  ALWAYS,
  AT_START,
  BEHIND_NUMBER,
  readWords,
  type Marks,
  type ReadWords,
} from "./read-words.ts";
import { PROSE, type Hit, type Modifier, type Rule } from "./rule.ts";
import { spellClause, type Spelt } from "./spell-clause.ts";
import { byCost, isTakenBack } from "./taken-back.ts";
import { openWordTable, type WordTable } from "./word-table.ts";
import { WRITTEN_PATTERNS, WRITTEN_WORDS } from "./written-table.ts";

/** A rule's pattern. Most are never called for in a run: they are compiled at their first use. */
class Pattern {
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

/** Rules made ready to run. */
export interface RuleSet {
  readonly table: WordTable;
  readonly marks: Marks;
  readonly bits: ClassBits;
  /** By output and one: the patterns that a word of it calls for, null as long as no word did. */
  readonly asked: (readonly Pattern[] | null)[];
  /** By the code of a letter: the patterns that it calls for. */
  readonly byLetter: readonly (readonly Pattern[] | undefined)[];
}

/** A pattern of a rule as it is kept in `written-table.ts`. */
export interface WrittenPattern {
  readonly rule: string;
  /** The source of a regular expression over letters. */
  readonly source: string;
  /** The letters one of which calls for it. */
  readonly triggers: string;
  /** Whether these are words so frequent that they call for it at the start of a part of a sentence alone. */
  readonly opens: boolean;
  readonly around: Surroundings;
}

/** "Of" is everywhere; it is looked at in "3 of 4" alone. */
const OF = letterOf("of").charCodeAt(0);

let table: WordTable | null = null;

/** Makes rules ready. */
export function prepareRules(rules: readonly Rule[]): RuleSet {
  table ??= openWordTable(WRITTEN_WORDS);
  const byId = new Map<string, Rule>();
  for (const rule of rules) byId.set(rule.id, rule);
  const byLetter: Pattern[][] = [];
  /** By the code of a letter: when it calls for a look. */
  const callOf = new Uint8Array(LIMIT);
  for (const written of WRITTEN_PATTERNS) {
    const rule = byId.get(written.rule);
    if (rule === undefined) continue;
    const { triggers, opens } = written;
    const pattern = new Pattern(rule, written);
    const when = opens ? AT_START : ALWAYS;
    for (let at = 0; at < triggers.length; at++) {
      const letter = triggers.charCodeAt(at);
      (byLetter[letter] ??= []).push(pattern);
      callOf[letter] = letter === OF ? BEHIND_NUMBER : Math.max(callOf[letter] ?? 0, when);
    }
  }
  const outputs = ["", ...table.outputs];
  const call = new Uint8Array(outputs.length);
  for (const [output, letters] of outputs.entries())
    for (let at = 0; at < letters.length; at++)
      call[output] = Math.max(call[output] ?? 0, callOf[letters.charCodeAt(at)] ?? 0);
  const marks: Marks = { call, figure: outputs.indexOf(letterOf("number")) };
  return { table, marks, bits: bitsOf(outputs), asked: outputs.map(() => null), byLetter };
}

/** The patterns that a word of an output (and one) calls for. */
function askedBy(
  { table: { outputs }, asked, byLetter }: RuleSet,
  output: number,
): readonly Pattern[] {
  const before = asked[output];
  if (before !== null && before !== undefined) return before;
  const patterns = new Set<Pattern>();
  const letters = outputs[output - 1] ?? "";
  for (let at = 0; at < letters.length; at++)
    for (const pattern of byLetter[letters.charCodeAt(at)] ?? []) patterns.add(pattern);
  return (asked[output] = [...patterns]);
}

/** Reasons that the rules find, in order of position. */
export function judgeClauses(
  doc: Document,
  c: GateCase,
  set: RuleSet,
  thoroughness: Thoroughness,
): readonly Reason[] {
  const words = readWords(doc.text, set.table, set.marks);
  const { triggers, triggerCount, scan, output } = words;
  const reasons: Reason[] = [];
  const subject = readSubject(c);
  let kinds: Uint8Array | null = null;
  let line = 0;
  let clause: Clause | null = null;
  let clauseEnd = -1;
  let called: Pattern[] = [];
  for (let at = 0; at < triggerCount; at++) {
    const word = triggers[at] ?? 0;
    for (const pattern of askedBy(set, output[word] ?? 0)) {
      if (!mayMatch(pattern.around, words, set.bits, word)) continue;
      const start = scan.wordStart[word] ?? 0;
      if (start >= clauseEnd) {
        if (clause !== null)
          judgeClause(doc, clause, called, words, set, subject, reasons, thoroughness);
        if (thoroughness === "first" && reasons.length > 0) return reasons;
        while (line + 1 < scan.lineCount && (scan.lineStart[line + 1] ?? 0) <= start) line++;
        kinds ??= doc.outline().kind;
        clause = kinds[line] === LINE.quote ? null : doc.clauseOn(line, start);
        clauseEnd = clause === null ? start + 1 : clause.end;
        called = [];
      }
      if (!called.includes(pattern)) called.push(pattern);
    }
  }
  if (clause !== null) judgeClause(doc, clause, called, words, set, subject, reasons, thoroughness);
  return reasons;
}

const MARKS = /^completion\.(?:structure|tests)\.|\.todo-mark$/;

function judgeClause(
  doc: Document,
  clause: Clause,
  called: readonly Pattern[],
  words: ReadWords,
  set: RuleSet,
  subject: Hit["subject"],
  into: Reason[],
  thoroughness: Thoroughness,
): void {
  const spell = (other: Clause): Spelt => spellClause(words, other, set.table);
  const spelt = spell(clause);
  const told = new Set<Rule>();
  for (const pattern of called) {
    // A rule may be several patterns; it is one reason.
    if (told.has(pattern.rule)) continue;
    if (!(pattern.rule.kinds ?? PROSE).includes(clause.kind)) continue;
    if (!holds(pattern, { doc, clause, spelt, subject, spell })) continue;
    if (isDescription(doc, clause, subject)) return;
    // "Stand in `src/`" is German where all else is; marks and counts are of no language.
    if (clause.kind !== "code" && !MARKS.test(pattern.rule.id) && isPlainlyForeign(doc)) return;
    into.push(reasonOf(pattern.rule, doc, clause));
    told.add(pattern.rule);
    if (thoroughness === "first") return;
  }
}

/** Whether a pattern is met somewhere in the clause without being taken back. */
function holds(pattern: Pattern, hit: Omit<Hit, "from" | "to">): boolean {
  const { rule } = pattern;
  const { regex, cheap, dear } = pattern.compiled();
  const { doc, clause, spelt, subject, spell } = hit;
  regex.lastIndex = 0;
  for (let tries = 0; tries < 4; tries++) {
    const match = regex.exec(spelt.letters);
    if (match === null) return false;
    const from = match.index;
    const found: Hit = { doc, clause, spelt, subject, spell, from, to: from + match[0].length };
    if (match[0] === "") regex.lastIndex++;
    else if (
      !isTakenBack(found, cheap) &&
      rule.check?.(found) !== false &&
      !isTakenBack(found, dear)
    )
      return true;
  }
  return false;
}
