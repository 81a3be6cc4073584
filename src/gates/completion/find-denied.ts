/**
 * A condition of done_when said again in its own words, but denied or lessened: "the notes are not online",
 * "no tests pass", "most pages load". Found from the negation: the word that it denies must be one that
 * done_when asks for; only then the clause is read and held against the condition.
 */

import type { GateCase, Reason } from "../gate.ts";
import { LINE } from "../text/lines.ts";
import type { Clause, Document } from "../text/document.ts";
import { hashWord, type Scan } from "../text/scan.ts";
import { isAside } from "./aside.ts";
import { isDescription } from "./description.ts";
import { reasonOf, type Thoroughness } from "./reason.ts";
import { readSubject, stem, type Subject } from "./subject.ts";

/** What denies or lessens the word behind it. "T" is what a contraction leaves: "isn't" is "isn" and "t". */
const DENIALS =
  "not t never cannot no none neither hardly barely most almost nearly half partly partially mostly some few";
/** What may stand between a denial and the word that it denies. */
const BETWEEN = new Set(
  "be been being is are was were all any every each of the these those this that its our your yet quite fully even entirely really currently properly completely a an to go come get have has had do does did at very".split(
    " ",
  ),
);

const DENIAL_HASHES = new Set(DENIALS.split(" ").map(hashWord));
/** By the low bits of a hash: whether a denial has them. */
const MAY_DENY = new Uint8Array(1 << 10);
for (const hash of DENIAL_HASHES) MAY_DENY[hash & 1023] = 1;

const RULE = {
  id: "completion.undelivered.denied",
  says: "The message says a condition again, and that it does not hold or not wholly.",
  advice: "Make it hold and report the check that shows it, or have the goal redirected.",
} as const;

/** Clauses that deny or lessen a condition of done_when. */
export function findDenied(
  doc: Document,
  c: GateCase,
  thoroughness: Thoroughness,
): readonly Reason[] {
  const reasons: Reason[] = [];
  const subject = readSubject(c);
  const { wordCount, wordHash } = doc.scan();
  let last: Clause | null = null;
  for (let at = 0; at < wordCount; at++) {
    const hash = wordHash[at] ?? 0;
    if (MAY_DENY[hash & 1023] === 0 || !DENIAL_HASHES.has(hash)) continue;
    const scan = doc.scan();
    if (!deniesAsked(doc.text, scan, at, subject)) continue;
    const start = scan.wordStart[at] ?? 0;
    const clause = doc.clauseAt(start);
    if (clause === null || clause === last || clause.kind === "code") continue;
    if (doc.outline().kind[clause.line] === LINE.quote) continue;
    if (!deniesCondition(doc, clause, start, scan.wordEnd[at] ?? start, subject)) continue;
    last = clause;
    reasons.push(reasonOf(RULE, doc, clause));
    if (thoroughness === "first") break;
  }
  return reasons;
}

/** Whether the word that the denial at `at` denies is one that done_when asks for. */
function deniesAsked(text: string, scan: Scan, at: number, subject: Subject): boolean {
  const { wordStart, wordEnd, wordCount } = scan;
  let from = wordEnd[at] ?? 0;
  for (let next = at + 1; next < Math.min(wordCount, at + 5); next++) {
    const start = wordStart[next] ?? 0;
    if (BREAK.test(text.slice(from, start))) return false;
    from = wordEnd[next] ?? start;
    const word = text.slice(start, from).toLowerCase();
    if (BETWEEN.has(word)) continue;
    return subject.asks(word);
  }
  return false;
}

const BREAK = /[^\s'’*_]/;

/** Words by which a sentence tells of a case, of a wish or of the past, or bounds what it denies. */
const BOUNDED =
  /\b(?:if|when|whenever|unless|until|till|while|once|after|before|where|whether|without|that|which|who|whose|what|only|just|merely|simply|than|longer|twice|again|more|anymore|should|must|would|could|may|might|shall|need|want|at first|first|originally|initially|previously|earlier|formerly|used to|now|since|because|so|neither|either|else|other|others|old|former)\b/;
const PAST = /\b(?:did|was|were|had|didn|wasn|weren|hadn)\b/;
const NEGATIVE =
  /\b(?:not|never|no|without|cannot|nothing|prevent\w*|refus\w*|reject\w*|block\w*|none|neither|nobody|most|some|half|almost|nearly|partly|partially|few)\b|n['’]t\b/;
const CONDITION_END = /[;.\n]\s*|,\s+|\s+and\s+/;
const PART_END = /[,:;()–—|]|\s-\s|\b(?:but|though|although|and|or)\b/;

const FUNCTION_WORDS = new Set(
  "the a an and or of to in on at for with by from as is are was were be been being it its they them their this that these those all each every any both has have had do does did isn aren wasn weren don doesn didn hasn haven hadn won can will t s there here i we you my our your yet so also still all".split(
    " ",
  ),
);
const WORD = /[\p{L}\p{N}]+/gu;

/** The stems of the words of content, in order. */
function contentOf(text: string): readonly string[] {
  const stems: string[] = [];
  for (const [word] of text.matchAll(WORD)) if (!FUNCTION_WORDS.has(word)) stems.push(stem(word));
  return stems;
}

/** Whether the part of a clause around a denial says a condition in its own words but for the denial. */
function deniesCondition(
  doc: Document,
  clause: Clause,
  start: number,
  end: number,
  subject: Subject,
): boolean {
  if (BOUNDED.test(clause.text) || clause.text.endsWith("?")) return false;
  const before = doc.text.slice(clause.start, start).toLowerCase().split(PART_END).at(-1) ?? "";
  const [after = ""] = doc.text.slice(end, clause.end).toLowerCase().split(PART_END, 1);
  const said = [...contentOf(before), ...contentOf(after)];
  if (said.length < 2) return false;
  const denied = contentOf(after);
  const opens = said.length === denied.length;
  for (const condition of subject.doneWhen.split(CONDITION_END)) {
    if (NEGATIVE.test(condition)) continue;
    if (PAST.test(before) && !PAST.test(condition)) continue;
    const asked = contentOf(condition);
    const last = asked.at(-1);
    if (asked.length < 2 || last === undefined) continue;
    if (!denied.some((word) => asked.includes(word))) continue;
    // "No notes are online", "most tests pass": what is denied stands behind it as a whole.
    if (opens ? !denied.includes(last) : !sharesAny(before, asked)) continue;
    const unasked = said.filter((word) => !asked.includes(word));
    const isWhole = asked.every((word) => said.includes(word));
    if (unasked.length > (isWhole ? 2 : 0)) continue;
    return (
      !isSaidElsewhere(
        doc,
        clause,
        said.filter((word) => asked.includes(word)),
      ) &&
      !isDescription(doc, clause, subject) &&
      !isAside(clause, clause.text, subject, doc)
    );
  }
  return false;
}

function sharesAny(text: string, asked: readonly string[]): boolean {
  return contentOf(text).some((word) => asked.includes(word));
}

/** Whether another clause says these words without a denial: then it may be the last word on it. */
function isSaidElsewhere(doc: Document, clause: Clause, words: readonly string[]): boolean {
  return doc.clauses().some((other) => {
    if (other.start === clause.start || NEGATIVE.test(other.plain)) return false;
    const said = contentOf(other.plain);
    return words.every((word) => said.includes(word));
  });
}
