/**
 * Work that is told as a state, without a word of deferral: "the PDF is with the designer", "the web team will add the
 * totals", "the chairs are ordered". Such a sentence may as well tell how the thing built works, or be an aside; it is
 * unfinished work where no other clause reports the condition that it speaks of.
 */

import { contentWords } from "../../../domain/inventory.ts";
import type { Reason } from "../../gate.ts";
import { firstBehind, type Clause, type Document } from "../../text/document.ts";
import { lowered } from "../../text/lowered.ts";
import { isAside } from "../aside.ts";
import { askedParts } from "../asked-parts.ts";
import { isDescription } from "../description.ts";
import { GOES_ON } from "../goes-on.ts";
import { isPlainlyForeign } from "../languages/find-foreign.ts";
import { reasonOf, type Thoroughness } from "../reason.ts";
import { isSealed } from "../sealed.ts";
import { LONGEST_DONE_WHEN, type Subject } from "../subject.ts";
import { calledClauses } from "./calls.ts";
import { FRAMES_OF_ITEMS } from "./frames.ts";
import type { Frame } from "./frame.ts";
import { isNamedAmong, standingsOf, type AskedWords, type Standing } from "./standings.ts";
import { soleConditions } from "./tied.ts";

const RULE = {
  id: "completion.undelivered.open-state",
  says: "The message tells of a condition only that it is still to come, somewhere else or half way.",
  advice:
    "Deliver it and report the check that shows it, or have the goal redirected by the operator.",
} as const;

/** A longer text is a report. */
const LONGEST_ITEM = 160;
const MOST_SUSPECTED = 20;

/** Whether a short text tells of what was asked for only that it is in trouble, or left. */
export function findOpenItem(doc: Document, subject: Subject): Reason | null {
  const { doneWhenAsWritten } = subject;
  if (doneWhenAsWritten.length > LONGEST_DONE_WHEN || doc.text.length > LONGEST_ITEM) return null;
  // "has begun at 2 and ended at 5"
  if (ENDED.test(doc.text)) return null;
  for (const [clause, standings] of suspectedClauses(doc, subject, () => true))
    for (const { frame, item } of standings)
      if (frame.ofItem === true && FRAMES_OF_ITEMS.has(frame) && leavesOpen(frame, item, subject))
        return reasonOf(RULE, doc, clause);
  return null;
}

const ENDED = /\b(?:ended|finished|completed|over|back|again|now)\b/iu;

/** Whether a condition names the thing, and does not ask for what is told of it. */
function leavesOpen({ metBy }: Frame, item: string, { doneWhen }: Subject): boolean {
  return askedParts(doneWhen).some((text) => metBy?.test(text) !== true && isNamedIn(text, item));
}

interface Search {
  readonly doc: Document;
  readonly subject: Subject;
  /** Whether a frame counts under the policy, by its id. */
  readonly hears: (id: string) => boolean;
  /** Whether every word of done_when is said. */
  readonly isRestated: () => boolean;
  readonly thoroughness: Thoroughness;
}

/** Clauses that tell of a condition which nothing else reports, and only that it is in such a state. */
export function findOpenStates({
  doc,
  subject,
  hears,
  isRestated,
  thoroughness,
}: Search): readonly Reason[] {
  if (subject.doneWhenAsWritten.length > LONGEST_DONE_WHEN) return [];
  // Where every word of done_when is said, hardly any condition is told as a state alone: the search is spared.
  if (isRestated()) return [];
  const suspected = suspectedClauses(doc, subject, hears);
  if (suspected.size === 0 || isPlainlyForeign(doc)) return [];
  // A clause that tells of trouble may still be the report of what another one waits for.
  const soleOf = (ofItem: boolean): ReturnType<typeof soleConditions> => {
    const isOf = ({ frame }: Standing): boolean => (frame.ofItem === true) === ofItem;
    const clauses = [...suspected.keys()].filter((clause) => suspected.get(clause)?.some(isOf));
    return soleConditions(doc, subject.doneWhenAsWritten, clauses);
  };
  let soleOfItem: ReturnType<typeof soleConditions> | null = null;
  let soleOfOthers: ReturnType<typeof soleConditions> | null = null;
  const reasons: Reason[] = [];
  const isOpen = (clause: Clause, standing: Standing): boolean => {
    const { frame, beside, item, state } = standing;
    const { ofThings, metBy, leaves, tellsOf, endedBy } = frame;
    if (endedBy?.test(goingOn(doc, clause)) === true) return false;
    if (isSealed({ doc, clause, ...state, asks: (word) => subject.asks(word) })) return false;
    const most = ofThings === true ? "nothing" : "a word";
    // "Merged" is left open by what meets "a pull request is opened".
    if (tellsOf !== undefined && untold(doc, clause, subject, tellsOf).length > 0) return true;
    const sole =
      frame.ofItem === true ? (soleOfItem ??= soleOf(true)) : (soleOfOthers ??= soleOf(false));
    const open = sole({ clause, most, beside, isPlain: isOfWork(frame) });
    return open.some(
      (text) =>
        metBy?.test(lowered(text)) !== true &&
        leaves?.test(lowered(text)) !== false &&
        (frame.ofItem !== true || isNamedIn(text, item)) &&
        (!LETS_GO.test(frame.id) || !isSaidAgain(text, item, clause)),
    );
  };
  for (const [clause, standings] of suspected) {
    if (!standings.some((standing) => isOpen(clause, standing))) continue;
    const lessened = standings.some(({ frame }) => frame.evenOnPurpose === true);
    const said = lessened ? clause.text.replace(AS_ASKED, "") : clause.text;
    if (isDescription(doc, clause, subject) || isAside(clause, said, subject, doc)) continue;
    reasons.push(reasonOf(RULE, doc, clause));
    if (thoroughness === "first") break;
  }
  return reasons;
}

/** A sentence and the next one, where that goes on from it: "I started it at nine; it was through at ten." */
function goingOn(doc: Document, clause: Clause): string {
  const block = doc.blockOfLine(clause.line);
  const next = block[firstBehind(block, clause.start)];
  if (next === undefined) return clause.text;
  // "It was refused at first; with the right role it went through."
  const goesOn =
    GOES_ON.test(next.text) || doc.text.slice(clause.end - 1, next.start).includes(";");
  return goesOn ? `${clause.text} ${next.text}` : clause.text;
}

/** The conditions that hold a word which no other clause has: "merged to main". */
function untold(
  doc: Document,
  { start }: Clause,
  subject: Subject,
  word: RegExp,
): readonly string[] {
  if (doc.clauses().some((other) => other.start !== start && word.test(other.text))) return [];
  return askedParts(subject.doneWhen).filter((text) => word.test(text));
}

function suspectedClauses(
  doc: Document,
  subject: Subject,
  hears: Search["hears"],
): ReadonlyMap<Clause, readonly Standing[]> {
  const suspected = new Map<Clause, readonly Standing[]>();
  let stems: ReadonlySet<string> | null = null;
  const asked: AskedWords = {
    asks: (word) => subject.asks(word.toLowerCase()),
    stems: () => (stems ??= new Set(contentWords(subject.doneWhenAsWritten))),
    get doneWhen() {
      return subject.doneWhen;
    },
  };
  for (const [called, frames] of calledClauses(doc)) {
    if (called.kind === "code" || called.box === "ticked") continue;
    if (called.text.endsWith("?")) continue;
    for (const [clause, written, among] of readingsOf(doc, called, frames)) {
      const found = standingsOf(written, among, asked);
      if (found.length === 0) continue;
      const standings = found.filter(
        ({ frame }) => hears(frame.id) && !isMeant(frame, clause.text),
      );
      if (standings.length === 0) continue;
      suspected.set(clause, [...(suspected.get(clause) ?? []), ...standings]);
    }
    if (suspected.size >= MOST_SUSPECTED) break;
  }
  return suspected;
}

type Reading = readonly [clause: Clause, written: string, frames: Iterable<Frame>];

/** What is read of a clause: itself, a cell with the name of its row, and with the half of its sentence before it. */
function readingsOf(doc: Document, clause: Clause, frames: ReadonlySet<Frame>): readonly Reading[] {
  const written = doc.text.slice(clause.start, clause.end);
  const labels = (): readonly Frame[] => [...frames].filter((frame) => frame.labels === true);
  if (clause.kind === "heading") return [[clause, written, labels()]];
  const readings: Reading[] = [[clause, written, frames]];
  if (clause.row !== "") readings.push([clause, `${clause.row} | ${written}`, labels()]);
  const joined = [...frames].filter((frame) => frame.joined === true);
  const half = joined.length === 0 ? null : halfBefore(doc, clause);
  if (half !== null) readings.push([half, doc.text.slice(half.start, clause.end), joined]);
  return readings;
}

/** What a semicolon parts from a clause: "on Linux it is done; on Windows there is nothing". */
function halfBefore(doc: Document, { line, start }: Clause): Clause | null {
  const block = doc.blockOfLine(line);
  const before = block[firstBehind(block, start) - 2];
  return before !== undefined && doc.text.slice(before.end - 1, start).includes(";")
    ? before
    : null;
}

/** Whether what stands in a frame was meant so: "is still the one of 1998, as the group wished". */
function isMeant({ id, evenOnPurpose }: Frame, text: string): boolean {
  // Who lets go of a thing on purpose leaves it open, unless that was asked for.
  if (AS_WISHED.test(text)) return evenOnPurpose !== true || id.startsWith("let-go");
  return evenOnPurpose !== true && ON_PURPOSE.test(text);
}

const AS_WISHED =
  /\bas (?:(?:the|our|their|you|we|they|he|she|it) )?(?:\p{L}+ )?(?:wish|want|ask|agree|request|intend|plan|design)(?:ed|s)?\b/u;
const ON_PURPOSE =
  /\bby (?:design|intention)\b|\bon purpose\b|\bas (?:before|ever|always|usual)\b|\b(?:intentional|deliberate)ly\b/u;

const LETS_GO = /^let-go\.(?!denied)/u;

/** "The old stove is taken away by Remo AG": the deed itself was asked for. */
function isSaidAgain(condition: string, item: string, { plain }: Clause): boolean {
  const named = new Set(contentWords(item));
  const others = contentWords(condition).filter((word) => !named.has(word));
  const said = new Set(contentWords(plain));
  return others.length > 0 && others.every((word) => said.has(word));
}

/** "Not all of them as requested" is no aside. */
const AS_ASKED = /\bas (?:requested|asked|specified|ordered|instructed)\b/u;

/** Whether a thing is what a condition tells of: half of its words stand there. */
function isNamedIn(condition: string, item: string): boolean {
  return isNamedAmong(new Set(contentWords(condition)), item);
}

/** Frames that tell of work and hardly of how a thing works. */
const OF_WORK = /^(?:due|under-way|passed-on|for-reader|instead)\./u;
const isOfWork = ({ id, ofThings, begins }: Frame): boolean =>
  (ofThings !== true || begins === true) && OF_WORK.test(id);
