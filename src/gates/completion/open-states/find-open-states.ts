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
import { isPlainlyForeign } from "../languages/find-foreign.ts";
import { reasonOf, type Thoroughness } from "../reason.ts";
import { isSealed, type Opening } from "../sealed.ts";
import { LONGEST_DONE_WHEN, type Subject } from "../subject.ts";
import { calledClauses } from "./calls.ts";
import { FRAMES_OF_ITEMS } from "./frames.ts";
import { partsOf, bindsNothing } from "./parts.ts";
import type { Asked, Frame, Groups } from "./phrases.ts";
import { soleConditions } from "./tied.ts";

const RULE = {
  id: "completion.undelivered.open-state",
  says: "The message tells of a condition only that it is still to come, somewhere else or half way.",
  advice: "Deliver it and report the check that shows it, or have the goal redirected.",
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
  for (const [clause, standings] of suspectedClauses(doc, subject))
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

/** Clauses that tell of a condition which nothing else reports, and only that it is in such a state. */
export function findOpenStates(
  doc: Document,
  subject: Subject,
  isRestated: () => boolean,
  thoroughness: Thoroughness,
): readonly Reason[] {
  if (subject.doneWhenAsWritten.length > LONGEST_DONE_WHEN) return [];
  // Where every word of done_when is said, hardly any condition is told as a state alone: the search is spared.
  if (isRestated()) return [];
  const suspected = suspectedClauses(doc, subject);
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
        metBy?.test(text) !== true &&
        leaves?.test(text) !== false &&
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
    REFERRING.test(next.text) || doc.text.slice(clause.end - 1, next.start).includes(";");
  return goesOn ? `${clause.text} ${next.text}` : clause.text;
}

const REFERRING =
  /^\W*(?:and |then |now |so )?(?:it|they|that|this|these|those|all|both|each|an? \p{L}+ later|(?:i (?:have |['’]ve )?(?:since |then |now )?)?(?:fixed|solved|repaired|corrected|resolved)|the (?:fix|cause|culprit))\b/u;

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
      const standings = found.filter(({ frame }) => !isMeant(frame, clause.text));
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

interface AskedWords extends Asked {
  readonly stems: () => ReadonlySet<string>;
}

const LONGEST_PART = 300;
const SHORTEST_PART = 8;

/** A frame, and what the sentence says beside the part that stands in it. */
interface Standing {
  readonly frame: Frame;
  readonly beside: string;
  readonly item: string;
  readonly state: Pick<Opening, "said" | "met" | "after">;
}

/** Whether a thing is what a condition tells of: half of its words stand there. */
function isNamedIn(condition: string, item: string): boolean {
  return isNamedAmong(new Set(contentWords(condition)), item);
}

function isNamedAmong(asked: ReadonlySet<string>, item: string): boolean {
  const named = contentWords(item).filter((word) => /\p{L}{2}/u.test(word) && !/^one$/u.test(word));
  const shared = named.filter((word) => asked.has(word));
  return shared.length > 0 && shared.length * 2 >= named.length;
}

function standingsOf(
  written: string,
  frames: Iterable<Frame>,
  asked: AskedWords,
): readonly Standing[] {
  const parts = partsOf(written);
  const [whole = ""] = parts;
  const wholeLowered = lowered(whole);
  const found: Standing[] = [];
  const names = (text: string): boolean =>
    contentWords(text).some((word) => asked.stems().has(word));
  const asks = (frame: Frame): boolean => frame.ofItem === true && frame.tellsOf === undefined;
  let isWholeNamed: boolean | null = null;
  // What stands in no sentence stands in none of its parts, and a sentence without a word of any condition names none.
  const may = [...frames].filter(
    (frame) =>
      !(asks(frame) && !(isWholeNamed ??= names(whole))) && frame.reads?.(wholeLowered) !== null,
  );
  for (const part of parts) {
    if (part.length > LONGEST_PART || part.length < SHORTEST_PART) continue;
    const lower = lowered(part);
    let isNamed: boolean | null = null;
    for (const frame of may) {
      if (frame.begins === true && part !== whole) continue;
      if (asks(frame) && !(isNamed ??= names(part))) continue;
      const groups = standsIn(part, lower, frame, asked);
      if (groups === null) continue;
      const item = groups["item"] ?? groups["item2"] ?? "";
      // What no condition names can be named by none of them: they need not be paired off with the clauses.
      if (asks(frame) && !isNamedAmong(asked.stems(), item)) continue;
      const said = `${whole.replace(part, () => sharedSubject(whole, part, groups))} ${groups["beside"] ?? ""}`;
      const beside = frame.lessens === true || DENIED.test(said) ? "" : said;
      found.push({ frame, beside, item, state: stateIn(whole, part, groups) });
    }
  }
  return found;
}

/** Where in its sentence the state stands that a part tells of. */
function stateIn(whole: string, part: string, groups: Groups): Standing["state"] {
  const state = groups["state"] ?? groups["state2"] ?? groups["state3"] ?? part;
  const sentence = whole.toLowerCase();
  const end = sentence.indexOf(part.toLowerCase()) + part.indexOf(state) + state.length;
  return { said: sentence.slice(0, end), met: state.toLowerCase(), after: sentence.slice(end) };
}

/** Whom the rest of a sentence tells of as well: "the guests have our letter and know the route". */
function sharedSubject(whole: string, part: string, { item, others }: Groups): string {
  const isShared = item === undefined && others !== undefined && whole.startsWith(`${part} and `);
  return isShared ? ` ${others} ` : " ";
}

const DENIED = /\b(?:no|not|without|missing|lack\w*)\b/iu;
const ANY_ONE = /^\W*an?\b/iu;
const EACH = /\b(?:each|every|any)\b/iu;
const NONE = /^\W*(?:no|not|nothing|none)\b/iu;
/** "Jobs wait": any of them. */
const MANY = /^\W*(?!(?:is|this|its)\b)\p{L}+[^s\W]s$/iu;
/** Frames in which "a" thing is any such thing. */
const OF_ANY = /^(?:elsewhere|until|still|half\.(?!draft)|unseen)/u;
/** Frames in which what is not so tells of a state as well. */
const OF_NONE = /^(?:lacks|until|unseen|absent|status|obstacle|unproven|doubt|at-work|let-go)/u;
const OF_PLACES = /^elsewhere\./u;
/** Frames that tell of work and hardly of how a thing works. */
const OF_WORK = /^(?:due|under-way|passed-on|for-reader|instead)\./u;
const isOfWork = ({ id, ofThings, begins }: Frame): boolean =>
  (ofThings !== true || begins === true) && OF_WORK.test(id);
/** What stands for a thing named before. */
const REFERS =
  /^\W*(?:it|they|this|that|these|those|one|both|all|the (?:rest|others?|remaining|last|first|second|third|former|latter)|another|some|\d+|two|three|four|its|their|his|her)\b/iu;

/** What stands where in the frame, as it was written; null for a part that does not stand in it. */
function standsIn(part: string, lower: string, frame: Frame, asked: AskedWords): Groups | null {
  if (frame.notIn?.test(lower) === true || frame.leaves?.test(asked.doneWhen) === false)
    return null;
  const read = frame.reads === undefined ? lower : frame.reads(lower);
  const match = read === null ? null : frame.pattern().exec(read);
  if (match?.groups === undefined) return null;
  const groups = read === part ? match.groups : asWritten(part, match);
  return isMet(part, frame, groups, asked) ? groups : null;
}

/** What was read is as long as the part. */
function asWritten(part: string, { 0: all, index, groups = {} }: RegExpExecArray): Groups {
  const written = Object.entries(groups).map(([name, said]: [string, string | undefined]) => {
    const at = said === undefined ? -1 : standsAt(all, said);
    return [name, at < 0 ? said : part.substr(index + at, said?.length)] as const;
  });
  return Object.fromEntries(written);
}

/** Where words stand as words, at first: "it" in "is with it". */
function standsAt(text: string, words: string): number {
  let at = text.indexOf(words);
  while (at > 0 && LETTER.test(text.charAt(at - 1)) && LETTER.test(words.charAt(0)))
    at = text.indexOf(words, at + 1);
  return at < 0 ? text.indexOf(words) : at;
}

const LETTER = /\p{L}/u;

function isMet(part: string, frame: Frame, groups: Groups, asked: AskedWords): boolean {
  const item = groups["item"] ?? groups["item2"] ?? "";
  if (!bindsNothing(item) || (NONE.test(part) && !OF_NONE.test(frame.id))) return false;
  if (OF_ANY.test(frame.id) && (ANY_ONE.test(part) || MANY.test(item))) return false;
  if (OF_PLACES.test(frame.id) && (EACH.test(part) || !isOfAsked(item, asked))) return false;
  return frame.check?.(groups, asked) !== false;
}

/** Whether a thing is one that done_when names, or stands for one. */
function isOfAsked(item: string, { stems }: AskedWords): boolean {
  return REFERS.test(item) || contentWords(item).some((word) => stems().has(word));
}
