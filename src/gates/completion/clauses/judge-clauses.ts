/**
 * Judges the clauses of a message by the rules. Cheap things first: words by their hash; then, only where
 * one of them calls for it, the clause as a row of letters; then the patterns that its words ask for;
 * then what takes a hit back.
 */

import type { Reason } from "../../gate.ts";
import { LINE } from "../../text/lines.ts";
import type { Clause, Document } from "../../text/document.ts";
import { isDescription } from "../description.ts";
import { isPlainlyForeign } from "../languages/find-foreign.ts";
import { reasonOf, type Thoroughness } from "../reason.ts";
import type { Subject } from "../subject.ts";
import { mayMatch } from "./needs.ts";
import { readWords, type ReadWords } from "./read-words.ts";
import { type ReadyPattern, readyPattern, type RuleSet } from "./rule-set.ts";
import { reportsMuch, saysItAll } from "./substance.ts";
import { PROSE, type Hit, type Rule } from "./rule.ts";
import { spellClause, type Spelt } from "./spell-clause.ts";
import { isTakenBack } from "./taken-back.ts";
import { askedBy, type WrittenPattern } from "./word-calls.ts";

/** Reasons that the rules find, in order of position. */
export function judgeClauses(
  doc: Document,
  subject: Subject,
  set: RuleSet,
  thoroughness: Thoroughness,
): readonly Reason[] {
  const { calls } = set;
  const words = readWords(doc.text, calls.table, calls.marks);
  const { triggers, triggerCount, scan, output } = words;
  const reasons: Reason[] = [];
  let kinds: Uint8Array | null = null;
  let line = 0;
  let clause: Clause | null = null;
  let clauseEnd = -1;
  let called: WrittenPattern[] = [];
  for (let at = 0; at < triggerCount; at++) {
    const word = triggers[at] ?? 0;
    for (const pattern of askedBy(calls, output[word] ?? 0)) {
      if (!mayMatch(pattern.around, words, calls.bits, word)) continue;
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
  called: readonly WrittenPattern[],
  words: ReadWords,
  set: RuleSet,
  subject: Subject,
  into: Reason[],
  thoroughness: Thoroughness,
): void {
  const spell = (other: Clause): Spelt => spellClause(words, other, set.calls.table);
  const spelt = spell(clause);
  const told: Rule[] = [];
  for (const pattern of called) {
    const rule = set.rules.get(pattern.rule);
    // A rule may be several patterns; it is one reason.
    if (rule === undefined || told.includes(rule)) continue;
    if (!(rule.kinds ?? PROSE).includes(clause.kind)) continue;
    const ready = readyPattern(set, rule, pattern);
    const hit = firstHit(ready, { doc, clause, spelt, subject, spell });
    if (hit === null) continue;
    if (rule.weak === true && !saysItAll(hit) && reportsMuch(doc, subject)) continue;
    if (isDescription(doc, clause, subject)) return;
    // "Stand in `src/`" is German where all else is; marks and counts are of no language.
    if (clause.kind !== "code" && !MARKS.test(rule.id) && isPlainlyForeign(doc)) return;
    into.push(reasonOf(rule, doc, clause));
    told.push(rule);
    if (thoroughness === "first") return;
  }
}

/** Where a pattern is met in the clause without being taken back; null for nowhere. */
function firstHit(
  { rule, regex, cheap, dear }: ReadyPattern,
  hit: Omit<Hit, "from" | "to">,
): Hit | null {
  const { doc, clause, spelt, subject, spell } = hit;
  regex.lastIndex = 0;
  for (let tries = 0; tries < 4; tries++) {
    const match = regex.exec(spelt.letters);
    if (match === null) return null;
    const from = match.index;
    const found: Hit = { doc, clause, spelt, subject, spell, from, to: from + match[0].length };
    if (match[0] === "") regex.lastIndex++;
    else if (
      !isTakenBack(found, cheap) &&
      rule.check?.(found) !== false &&
      !isTakenBack(found, dear)
    )
      return found;
  }
  return null;
}
