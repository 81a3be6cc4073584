/**
 * A condition of done_when said again in its own words, but denied or lessened: "the notes are not online",
 * "no tests pass", "most pages load". Found from the negation: the word that it denies must be one that
 * done_when asks for; only then the clause is read and held against the condition.
 */

import type { Reason } from "../gate.ts";
import { LINE } from "../text/lines.ts";
import type { Clause, Document } from "../text/document.ts";
import type { Scan } from "../text/scan.ts";
import { isAside } from "./aside.ts";
import { askedParts } from "./asked-parts.ts";
import { isDenial } from "./denying-words.ts";
import { isDescription } from "./description.ts";
import { reasonOf, type Thoroughness } from "./reason.ts";
import { LONGEST_DONE_WHEN, uninflected, type Subject } from "./subject.ts";

/** What may stand between a denial and the word that it denies. */
const BETWEEN = new Set(
  "be been being is are was were all any every each of the these those this that its our your yet quite fully even entirely really currently properly completely a an to go come get have has had do does did at very".split(
    " ",
  ),
);

const RULE = {
  id: "completion.undelivered.denied",
  says: "The message says a condition again, and that it does not hold or not wholly.",
  advice:
    "Make it hold and report the check that shows it, or have the goal redirected by the operator.",
} as const;

/** After so many clauses with a denial of something asked the rest is left unread: each is held against all others. */
const MOST_CLAUSES = 20;

/** Clauses that deny or lessen a condition of done_when. */
export function findDenied(
  doc: Document,
  subject: Subject,
  thoroughness: Thoroughness,
): readonly Reason[] {
  const reasons: Reason[] = [];
  const { wordCount, wordHash } = doc.scan();
  let opened: Opened | null = null;
  let readUpTo = 0;
  let clauses = 0;
  for (let at = 0; at < wordCount && clauses < MOST_CLAUSES; at++) {
    if (!isDenial(wordHash[at] ?? 0)) continue;
    if (subject.doneWhen.length > LONGEST_DONE_WHEN) return reasons;
    const scan = doc.scan();
    const start = scan.wordStart[at] ?? 0;
    if (start < readUpTo || !deniesAsked(doc.text, scan, at, subject)) continue;
    const clause = doc.clauseAt(start);
    if (clause === null || clause.kind === "code") continue;
    readUpTo = clause.end;
    clauses++;
    if (doc.outline().kind[clause.line] === LINE.quote) continue;
    opened ??= open(doc, subject);
    if (!deniesCondition(opened, clause, start, scan.wordEnd[at] ?? start)) continue;
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

/** Words by which a part of a sentence bounds what it denies. */
const BOUNDED = /\b(?:only|just|merely|simply|than|longer|twice|again|more|anymore)\b/;
/** "No mail failed to arrive": denied is the failure. */
const FAILED = /^(?:\W+\p{L}+){0,3}?\W+fail(?:s|ed|ing)?\b/u;
/** "Rows not imported: 0" */
const COUNTS_NONE = /^[^:;.,]{0,40}:\s*(?:0|no|none|nothing|zero)\b/iu;
/** Words by which a sentence tells of a case, of a wish or of the past. */
const SUPPOSED =
  /\b(?:if|when|whenever|unless|until|till|while|once|after|before|where|whether|without|that|which|who|whose|what|should|must|would|could|may|might|shall|need|want|at first|first|originally|initially|previously|earlier|formerly|used to|now|since|because|so|neither|either|else|other|others|old|former)\b/;
const PAST = /\b(?:did|was|were|had|didn|wasn|weren|hadn)\b/;
const NEGATIVE =
  /\b(?:not|never|no|without|cannot|nothing|prevent\w*|refus\w*|reject\w*|block\w*|none|neither|nobody|most|some|half|almost|nearly|partly|partially|few|(?:free|clean|clear|rid|void) (?:of|from))\b|n['’]t\b/;
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
  for (const [word] of text.matchAll(WORD))
    if (!FUNCTION_WORDS.has(word)) stems.push(uninflected(word));
  return stems;
}

/** A condition as it can be denied. */
interface Condition {
  /** The stems of its words of content, in order. */
  readonly asked: readonly string[];
  readonly isPast: boolean;
}

/** The conditions of done_when that deny nothing themselves. */
function readConditions({ doneWhen }: Subject): readonly Condition[] {
  return askedParts(doneWhen)
    .filter((text) => !NEGATIVE.test(text))
    .map((text) => ({ asked: contentOf(text), isPast: PAST.test(text) }))
    .filter(({ asked }) => asked.length >= 2);
}

/** A case with a denial in it, read as far as denials call for. */
interface Opened {
  readonly doc: Document;
  readonly subject: Subject;
  readonly conditions: readonly Condition[];
  /** The clauses that deny nothing, by their stems; read when first asked for. */
  readonly spoken: () => readonly { readonly start: number; readonly said: ReadonlySet<string> }[];
}

function open(doc: Document, subject: Subject): Opened {
  let spoken: ReturnType<Opened["spoken"]> | null = null;
  return {
    doc,
    subject,
    conditions: readConditions(subject),
    spoken: () =>
      (spoken ??= doc
        .clauses()
        .filter(({ plain }) => !NEGATIVE.test(plain))
        .map(({ start, plain }) => ({ start, said: new Set(contentOf(plain)) }))),
  };
}

/** Whether the part of a clause around a denial says a condition in its own words but for the denial. */
function deniesCondition(opened: Opened, clause: Clause, start: number, end: number): boolean {
  const { doc, subject, conditions } = opened;
  if (SUPPOSED.test(clause.text) || clause.text.endsWith("?")) return false;
  const before = doc.text.slice(clause.start, start).toLowerCase().split(PART_END).at(-1) ?? "";
  const [after = ""] = doc.text.slice(end, clause.end).toLowerCase().split(PART_END, 1);
  if (COUNTS_NONE.test(doc.text.slice(end, clause.end))) return false;
  if (BOUNDED.test(before) || BOUNDED.test(after) || FAILED.test(after)) return false;
  const denied = contentOf(after);
  const named = contentOf(before.trim() === "" ? labelBefore(doc, clause, start) : before);
  const said = [...named, ...denied];
  if (said.length < 2) return false;
  const isPast = PAST.test(before);
  const met = conditions.find((condition) => {
    const { asked } = condition;
    if (isPast && !condition.isPast) return false;
    if (!denied.some((word) => asked.includes(word))) return false;
    // "No notes are online", "most tests pass": what is denied stands behind it as a whole.
    const last = asked.at(-1) ?? "";
    if (named.length === 0 ? !denied.includes(last) : !named.some((word) => asked.includes(word)))
      return false;
    const unasked = said.filter((word) => !asked.includes(word));
    return unasked.length <= (asked.every((word) => said.includes(word)) ? 2 : 0);
  });
  if (met === undefined) return false;
  return (
    !isSaidElsewhere(
      opened,
      clause,
      said.filter((word) => met.asked.includes(word)),
    ) &&
    !isDescription(doc, clause, subject) &&
    !isAside(clause, clause.text, subject, doc)
  );
}

/** "Four loaves: not baked.": the name of what is denied, behind a colon or a dash. */
function labelBefore(doc: Document, clause: Clause, start: number): string {
  if (clause.label !== "") return clause.label;
  const [, label = ""] = LABEL.exec(doc.text.slice(clause.start, start).toLowerCase()) ?? [];
  return label;
}

const LABEL = /^([^:,;.]{1,60}?)\s*(?::|\s[–—-])\s*$/u;

/** Whether another clause, or another part of this one, says these words without a denial: it may be the last word. */
function isSaidElsewhere({ spoken }: Opened, clause: Clause, words: readonly string[]): boolean {
  const parts = clause.plain.split(PART_END).filter((part) => !NEGATIVE.test(part));
  return (
    parts.some((part) => {
      const said = contentOf(part);
      return words.every((word) => said.includes(word));
    }) ||
    spoken().some(
      ({ start, said }) => start !== clause.start && words.every((word) => said.has(word)),
    )
  );
}
