/**
 * Judges the clauses of a message by the rules. Cheap things first: words by their hash; then, only where
 * one of them calls for it, the clause as a row of letters; then the patterns that its words ask for;
 * then what takes a hit back.
 */

import type { GateCase, Reason } from "../../gate.ts";
import { LINE } from "../../text/lines.ts";
import type { Clause, Document } from "../../text/document.ts";
import { isDescription } from "../description.ts";
import { reasonOf, type Thoroughness } from "../reason.ts";
import { readSubject } from "../subject.ts";
import { LETTERS } from "./letters.ts";
import { ALWAYS, AT_START, BEHIND_NUMBER, readWords, type ReadWords } from "./read-words.ts";
import { PROSE, type Hit, type Modifier, type Rule } from "./rule.ts";
import { shapesOf, spellClause, type Spelt } from "./spell-clause.ts";
import { byCost, isTakenBack } from "./taken-back.ts";
import { openWordTable, type WordTable } from "./word-table.ts";
import { WRITTEN_PATTERNS, WRITTEN_WORDS } from "./written-table.ts";

/** A rule's pattern, compiled at its first use. */
interface Pattern {
  readonly rule: Rule;
  readonly cheap: readonly Modifier[];
  readonly dear: readonly Modifier[];
  readonly source: string;
  regex: RegExp | null;
}

/** Rules made ready to run. */
export interface RuleSet {
  readonly table: WordTable;
  /** By output and one: whether a word of it calls for a look. */
  readonly isTrigger: Uint8Array;
  /** By letter: the patterns that cannot do without it, and all of them in one. */
  readonly asked: ReadonlyMap<string, Asked>;
}

interface Asked {
  readonly patterns: readonly Pattern[];
  any: RegExp | null;
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
}

/** "Of" is everywhere; it is looked at in "3 of 4" alone. */
const OF = LETTERS.get("of");

let table: WordTable | null = null;

const SHAPES = shapesOf(LETTERS);

/** Makes rules ready. */
export function prepareRules(rules: readonly Rule[]): RuleSet {
  table ??= openWordTable(WRITTEN_WORDS);
  const byId = new Map(rules.map((rule) => [rule.id, { rule, ...byCost(rule.takenBack) }]));
  /** Letters of patterns that may stand anywhere in a clause. */
  let anywhere = "";
  const asked = new Map<string, { patterns: Pattern[]; any: RegExp | null }>();
  for (const { rule: id, source, triggers, opens } of WRITTEN_PATTERNS) {
    const owner = byId.get(id);
    if (owner === undefined) continue;
    const pattern: Pattern = { ...owner, source, regex: null };
    if (!opens) anywhere += triggers;
    for (const letter of triggers) {
      const known = asked.get(letter);
      if (known === undefined) asked.set(letter, { patterns: [pattern], any: null });
      else known.patterns.push(pattern);
    }
  }
  const isTrigger = new Uint8Array(table.outputs.length + 1);
  table.outputs.forEach((letters, at) => {
    for (const letter of letters)
      if (asked.has(letter))
        isTrigger[at + 1] = Math.max(isTrigger[at + 1] ?? 0, callOf(letter, anywhere));
  });
  return { table, isTrigger, asked };
}

function callOf(letter: string, anywhere: string): number {
  if (letter === OF) return BEHIND_NUMBER;
  return anywhere.includes(letter) ? ALWAYS : AT_START;
}

/** Reasons that the rules find, in order of position. */
export function judgeClauses(
  doc: Document,
  c: GateCase,
  set: RuleSet,
  thoroughness: Thoroughness,
): readonly Reason[] {
  const words = readWords(doc.text, set.table, set.isTrigger);
  const { triggers, triggerCount, scan } = words;
  if (triggerCount === 0) return [];
  const reasons: Reason[] = [];
  const subject = readSubject(c);
  const { kind } = doc.outline();
  let line = 0;
  let done = -1;
  for (let at = 0; at < triggerCount; at++) {
    const start = scan.wordStart[triggers[at] ?? 0] ?? 0;
    if (start < done) continue;
    while (line + 1 < scan.lineCount && (scan.lineStart[line + 1] ?? 0) <= start) line++;
    if (kind[line] === LINE.quote) continue;
    const clause = doc.clauseOn(line, start);
    if (clause === null) continue;
    done = clause.end;
    const called = callingLetters(words, set, at, done);
    judgeClause(doc, clause, called, words, set, subject, reasons, thoroughness);
    if (thoroughness === "first" && reasons.length > 0) return reasons;
  }
  return reasons;
}

/** The letters of the words that call for a look from a trigger on, also of those that stand in names and paths. */
function callingLetters(
  { triggers, triggerCount, output, scan }: ReadWords,
  set: RuleSet,
  from: number,
  end: number,
): string {
  let letters = "";
  for (let at = from; at < triggerCount; at++) {
    const word = triggers[at] ?? 0;
    if ((scan.wordStart[word] ?? 0) >= end) break;
    letters += set.table.outputs[(output[word] ?? 1) - 1] ?? "";
  }
  return letters;
}

function judgeClause(
  doc: Document,
  clause: Clause,
  called: string,
  words: ReadWords,
  set: RuleSet,
  subject: Hit["subject"],
  into: Reason[],
  thoroughness: Thoroughness,
): void {
  const spell = (other: Clause): Spelt => spellClause(words, other, set.table, SHAPES);
  const spelt = spell(clause);
  const { letters } = spelt;
  const tried = new Set<Pattern>();
  for (let at = 0; at < called.length; at++) {
    const asked = set.asked.get(called.charAt(at));
    if (asked === undefined || called.indexOf(called.charAt(at)) < at) continue;
    if (!anyOf(asked).test(letters)) continue;
    for (const pattern of asked.patterns) {
      if (tried.has(pattern)) continue;
      tried.add(pattern);
      if (!(pattern.rule.kinds ?? PROSE).includes(clause.kind)) continue;
      if (!holds(pattern, { doc, clause, spelt, subject, spell })) continue;
      if (isDescription(doc, clause, subject)) return;
      into.push(reasonOf(pattern.rule, doc, clause));
      if (thoroughness === "first") return;
    }
  }
}

function anyOf(asked: Asked): RegExp {
  asked.any ??= new RegExp(asked.patterns.map(({ source }) => source).join("|"));
  return asked.any;
}

/** Whether a pattern is met somewhere in the clause without being taken back. */
function holds(pattern: Pattern, hit: Omit<Hit, "from" | "to">): boolean {
  const { rule, cheap, dear } = pattern;
  const { doc, clause, spelt, subject, spell } = hit;
  pattern.regex ??= new RegExp(pattern.source, "g");
  const { regex } = pattern;
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
