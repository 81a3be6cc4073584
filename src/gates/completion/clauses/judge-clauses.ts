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
import { soleConditions } from "../open-states/tied.ts";
import { reasonOf, type Thoroughness } from "../reason.ts";
import { isSealed } from "../sealed.ts";
import type { Subject } from "../subject.ts";
import { isLeftBehind } from "./left-behind.ts";
import { MetHit } from "./met-hit.ts";
import { has } from "./letter-row.ts";
import { mayHold, mayMatch } from "./needs.ts";
import { readWords, type ReadWords } from "./read-words.ts";
import { calledBy, regexOf, type ReadyPattern, type RuleSet } from "./rule-set.ts";
import { reportsMuch, saysItAll } from "./substance.ts";
import type { HitClause, Rule } from "./rule.ts";
import { spellClause } from "./spell-clause.ts";
import { isTakenBack } from "./taken-back.ts";

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
  if (triggerCount === 0) return found.reasons;
  const { reasons } = found;
  const { kind, block } = doc.outline();
  let line = 0;
  /** The kind of the block that the line belongs to, as a bit. */
  let kindBit = 1 << (kind[0] ?? 0);
  let clause: Clause | null = null;
  let clauseEnd = -1;
  let called: ReadyPattern[] = [];
  for (let at = 0; at < triggerCount; at++) {
    const word = triggers[at] ?? 0;
    const start = scan.wordStart[word] ?? 0;
    while (line + 1 < scan.lineCount && (scan.lineStart[line + 1] ?? 0) <= start) {
      line++;
      if (block[line] !== block[line - 1]) kindBit = 1 << (kind[line] ?? 0);
    }
    for (const pattern of calledBy(set, output[word] ?? 0)) {
      if ((pattern.kinds & kindBit) === 0) continue;
      if (!mayMatch(pattern.around, words, calls.bits, word)) continue;
      if (start >= clauseEnd) {
        if (clause !== null)
          judgeClause(doc, clause, called, words, set, subject, found, thoroughness);
        if (thoroughness === "first" && reasons.length > 0) return reasons;
        clause = kind[line] === LINE.quote ? null : doc.clauseOn(line, start);
        clauseEnd = clause === null ? start + 1 : clause.end;
        called = [];
      }
      if (!called.includes(pattern)) called.push(pattern);
    }
  }
  if (clause !== null) judgeClause(doc, clause, called, words, set, subject, found, thoroughness);
  return [...reasons, ...decidingOf(found.weak, doc, subject)];
}

/** Words that tell of things as well where they tell of a condition: what fails, stands in and waits is often built. */
const OF_THINGS = /^completion\.(?:blocker\.fails|placeholder\.stand-in|deferral\.waits)$/;
/** Where what is for later is asked for: "the section Future Work". */
const ASKS_LATER = /\b(?:future|later|next|roadmap|follow-?ups?|outlook)\b/;

/** The weak hits that decide: several of them together, and one in the only clause that tells of a condition. */
function decidingOf(weak: readonly WeakHit[], doc: Document, subject: Subject): readonly Reason[] {
  if (weak.length === 0) return [];
  if (weak.length >= SEVERAL) return weak.map(({ reason }) => reason);
  const likely = weak.filter(({ reason }) => !OF_THINGS.test(reason.rule));
  if (likely.length === 0 || ASKS_LATER.test(subject.text)) return [];
  const sole = soleConditions(
    doc,
    subject.doneWhenAsWritten,
    likely.map(({ clause }) => clause),
  );
  return likely
    .filter(
      ({ clause }) => sole({ clause, most: "nothing", beside: "", isPlain: false }).length > 0,
    )
    .map(({ reason }) => reason);
}

interface WeakHit {
  readonly reason: Reason;
  readonly clause: Clause;
}

/** What was found so far. */
interface Found {
  readonly reasons: Reason[];
  /** Of weak rules that do not decide alone, one for each clause. */
  readonly weak: WeakHit[];
  /** Whether the message reports much; null as long as nobody asked. */
  much: boolean | null;
}

/** So many weak hits decide together. */
const SEVERAL = 3;

const MARKS = /^completion\.(?:structure|tests)\.|\.todo-mark$/;

function judgeClause(
  doc: Document,
  clause: Clause,
  called: readonly ReadyPattern[],
  words: ReadWords,
  { calls }: RuleSet,
  subject: Subject,
  into: Found,
  thoroughness: Thoroughness,
): void {
  const { table, bits } = calls;
  const read: HitClause = {
    doc,
    clause,
    subject,
    spelt: spellClause(words, clause, table),
    holds: (other, letters) =>
      mayHold(other, letters, words, bits) &&
      has(spellClause(words, other, table).letters, letters),
  };
  const told: Rule[] = [];
  let weak: Rule | null = null;
  for (const pattern of called) {
    const { rule } = pattern;
    // A rule may be several patterns; it is one reason.
    if (told.includes(rule)) continue;
    const weight = weightOf(pattern, read, into);
    if (weight === "none") continue;
    if (weight === "weak") {
      weak ??= rule;
      continue;
    }
    if (isPassedOver(doc, clause, subject, rule)) return;
    into.reasons.push(reasonOf(rule, doc, clause));
    told.push(rule);
    if (thoroughness === "first") return;
  }
  if (weak !== null && told.length === 0 && !isPassedOver(doc, clause, subject, weak))
    into.weak.push({ reason: reasonOf(weak, doc, clause), clause });
}

/** Whether a clause describes a thing, or the words met are English in a message that is not. */
function isPassedOver(doc: Document, clause: Clause, subject: Subject, { id }: Rule): boolean {
  if (isDescription(doc, clause, subject)) return true;
  // "Stand in `src/`" is German where all else is; marks and counts are of no language.
  return clause.kind !== "code" && !MARKS.test(id) && isPlainlyForeign(doc);
}

/** Rules of what is open: an end told behind it closes it, and is no end of trouble, which tells its own. */
const SEALED =
  /^completion\.(?:deferral|handover|intention|undelivered|partial|hedge|placeholder)\./;

function isSealedHit({ doc, clause, subject, before, met, after }: MetHit): boolean {
  const said = before + met;
  return isSealed({ doc, clause, said, met, after, asks: (word) => subject.asks(word) });
}

/** After so many places where a pattern is met the rest of a clause is left. */
const MOST_HITS = 4;

/** What the places come to where a pattern is met in a clause without being taken back. */
function weightOf(
  pattern: ReadyPattern,
  read: HitClause,
  into: Found,
): "none" | "weak" | "decides" {
  const { rule, before, behind } = pattern;
  const regex = regexOf(pattern);
  const { letters } = read.spelt;
  let weight: "none" | "weak" = "none";
  let next = 0;
  for (let tries = 0; tries < MOST_HITS; tries++) {
    regex.lastIndex = next;
    const match = regex.exec(letters);
    if (match === null) break;
    const from = match.index;
    const { length } = match[0];
    next = from + Math.max(length, 1);
    if (length === 0) continue;
    const hit = new MetHit(read, from, next);
    if (isTakenBack(hit, before) || rule.check?.(hit) === false || isTakenBack(hit, behind))
      continue;
    if (isLeftBehind(hit) || (SEALED.test(rule.id) && isSealedHit(hit))) continue;
    const decides =
      rule.weak !== true ||
      saysItAll(rule, hit) ||
      !(into.much ??= reportsMuch(read.doc, read.subject));
    if (decides) return "decides";
    weight = "weak";
  }
  return weight;
}
