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
  const found: Found = { reasons: [], weak: [], much: null };
  const { reasons } = found;
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
          judgeClause(doc, clause, called, words, set, subject, found, thoroughness);
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
  if (clause !== null) judgeClause(doc, clause, called, words, set, subject, found, thoroughness);
  return found.weak.length < SEVERAL ? reasons : [...reasons, ...found.weak];
}

/** What was found so far. */
interface Found {
  readonly reasons: Reason[];
  /** Of weak rules that do not decide alone, one for each clause. */
  readonly weak: Reason[];
  /** Whether the message reports much; null as long as nobody asked. */
  much: boolean | null;
}

/** So many weak hits decide together. */
const SEVERAL = 3;

const MARKS = /^completion\.(?:structure|tests)\.|\.todo-mark$/;

function judgeClause(
  doc: Document,
  clause: Clause,
  called: readonly WrittenPattern[],
  words: ReadWords,
  set: RuleSet,
  subject: Subject,
  into: Found,
  thoroughness: Thoroughness,
): void {
  const spell = (other: Clause): Spelt => spellClause(words, other, set.calls.table);
  const spelt = spell(clause);
  const told: Rule[] = [];
  let weak: Rule | null = null;
  for (const pattern of called) {
    const rule = set.rules.get(pattern.rule);
    // A rule may be several patterns; it is one reason.
    if (rule === undefined || told.includes(rule)) continue;
    if (!(rule.kinds ?? PROSE).includes(clause.kind)) continue;
    const ready = readyPattern(set, rule, pattern);
    let decides = false;
    const hits = hitsOf(ready, { doc, clause, spelt, subject, spell });
    for (const hit of hits) {
      decides =
        rule.weak !== true || saysItAll(rule, hit) || !(into.much ??= reportsMuch(doc, subject));
      if (decides) break;
      weak ??= rule;
    }
    if (!decides) continue;
    if (isPassedOver(doc, clause, subject, rule)) return;
    into.reasons.push(reasonOf(rule, doc, clause));
    told.push(rule);
    if (thoroughness === "first") return;
  }
  if (weak !== null && told.length === 0 && !isPassedOver(doc, clause, subject, weak))
    into.weak.push(reasonOf(weak, doc, clause));
}

/** Whether a clause describes a thing, or the words met are English in a message that is not. */
function isPassedOver(doc: Document, clause: Clause, subject: Subject, { id }: Rule): boolean {
  if (isDescription(doc, clause, subject)) return true;
  // "Stand in `src/`" is German where all else is; marks and counts are of no language.
  return clause.kind !== "code" && !MARKS.test(id) && isPlainlyForeign(doc);
}

/** Where a pattern is met in the clause without being taken back. */
function* hitsOf(
  { rule, regex, cheap, dear }: ReadyPattern,
  hit: Omit<Hit, "from" | "to">,
): Generator<Hit> {
  const { doc, clause, spelt, subject, spell } = hit;
  let next = 0;
  for (let tries = 0; tries < 4; tries++) {
    regex.lastIndex = next;
    const match = regex.exec(spelt.letters);
    if (match === null) return;
    const from = match.index;
    next = match[0] === "" ? from + 1 : regex.lastIndex;
    if (match[0] === "") continue;
    const found: Hit = { doc, clause, spelt, subject, spell, from, to: from + match[0].length };
    if (!isTakenBack(found, cheap) && rule.check?.(found) !== false && !isTakenBack(found, dear))
      yield found;
  }
}
