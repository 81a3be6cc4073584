import { contentWords } from "./content-words.ts";
import {
  mayDeny,
  CUT,
  CONJUNCTION,
  FAILS,
  FAILS_ALONE,
  SIGNALS,
  AFTER,
  NOT,
  MENDED,
  PAST,
  DOUBLE,
  SOON,
  WHOLE,
} from "./denial-words.ts";
import { itemTokens, type Token } from "./item-tokens.ts";
import { readNumber, readOrdinal } from "./numbers.ts";
import { foldWord } from "./stem.ts";
import { FILLERS } from "./stop-words.ts";
import { isParticiple } from "./verbs.ts";

/** A stretch of an item that says what is not delivered: "PDF fails", "except PDF". */
export interface Denial {
  /** The stems of what it denies. */
  readonly words: ReadonlySet<string>;
  /** The stem of the word that denies, of which a condition may itself speak ("duplicates are dropped"). */
  readonly by: string;
  /** The verb that is denied ("not found"), which says nothing of a condition without it; null where it denies all. */
  readonly verb: string | null;
  /** It speaks of several at once: "all exports fail", "the others fail". */
  readonly all: boolean;
  /** How many things it denies where they have no names. */
  readonly count: number;
  /** It takes something out of what was said before: "but …", "except …", "one fails". */
  readonly exception: boolean;
  /** Of its words those that it takes out of what was named before: "CSV and PDF except PDF". */
  readonly takenOut: ReadonlySet<string>;
  /** Where in a row stands what is taken out, from 0, and -1 for the last: "but the second"; null for nothing of the kind. */
  readonly place: number | null;
}

/** An item without what it denies. */
export interface Denying {
  readonly rest: string;
  readonly denials: readonly Denial[];
}

/** Which of an item's words the conditions have. */
export interface Known {
  /** A word of any condition. */
  readonly has: (word: string) => boolean;
  /** What sets a member of a list apart from the others. */
  readonly names: ReadonlySet<string>;
  /** What totals and lists count. */
  readonly heads: ReadonlySet<string>;
}

/** What an item denies; null for most. */
export function denialsIn(item: string, known: Known): Denying | null {
  if (item.length > LONGEST || !mayDeny(item)) return null;
  const tokens = itemTokens(item);
  const denials: Denial[] = [];
  const lastAt = lastMentions(tokens);
  let rest = item;
  let done = 0;
  for (let at = 0; at < tokens.length; at++) {
    const range = deniedAt(tokens, at, done, known);
    if (range === null) continue;
    const said = tokens.slice(range.from, range.to);
    const subject = said.filter(
      (_, i) => range.from + i < range.end && range.from + i >= range.start,
    );
    const words = new Set(subject.flatMap((token) => token.stems));
    // "Lee did not": of what was said before.
    const elided =
      NOT.test(tokens[at]?.word ?? "") &&
      range.verb === null &&
      range.to === at + 1 &&
      range.from < at;
    const ahead = tokens[range.start === range.from ? range.from - 1 : range.from]?.word ?? "";
    // "CSV, JSON and PDF exports; PDF fails"
    const isBare =
      range.to === at + 1 &&
      range.end === at &&
      subject.every(({ stems }) => stems.every((stem) => known.names.has(stem)));
    const takes =
      isBare || (TAKES_OUT.test(ahead) && range.start > at && !isNegated(tokens, at, done));
    denials.push({
      words,
      takenOut: new Set(
        takes ? [...words].filter((word) => (lastAt.get(word) ?? 0) < range.to) : [],
      ),
      place: takes ? placeIn(subject) : null,
      by: contentWords(tokens[at]?.word ?? "")[0] ?? "",
      verb: range.verb,
      all: subject.some(({ word }) => WHOLE.test(word)) || said.some(({ word }) => word === "none"),
      ...countIn(
        subject,
        known,
        elided ||
          /^(?:but|except|excluding|apart|other)$/u.test(ahead) ||
          (ahead === "," && isError(tokens, at)),
      ),
    });
    const [first, last] = [said[0], said.at(-1)];
    if (first !== undefined && last !== undefined) {
      const gap = ";".padEnd(last.end - first.start);
      rest = rest.slice(0, first.start) + gap + rest.slice(last.end);
    }
    at = range.to - 1;
    done = range.to;
  }
  return denials.length === 0 ? null : { rest, denials };
}

/** A longer item is a report; its sentences are not read one by one. */
const LONGEST = 2_000;

const TAKES_OUT = /^(?:but|except|excluding|without|minus|apart|other)$/u;

/** Where each stem stands last. */
function lastMentions(tokens: readonly Token[]): ReadonlyMap<string, number> {
  return new Map(tokens.flatMap(({ stems }, at) => stems.map((stem) => [stem, at])));
}

/** "none works except PDF" */
function isNegated(tokens: readonly Token[], at: number, done: number): boolean {
  for (let before = at - 1; before >= done; before--) {
    const word = tokens[before]?.word ?? "";
    if (DOUBLE.test(word)) return true;
    if (/^[;.!?]$/u.test(word)) return false;
  }
  return false;
}

function placeIn(subject: readonly Token[]): number | null {
  for (const { word } of subject) {
    const place = readOrdinal(word);
    if (place !== null) return place;
  }
  return null;
}

/** A denied stretch, by the indices of its tokens, and where within it stands what is denied. */
interface Range {
  readonly from: number;
  readonly to: number;
  readonly start: number;
  readonly end: number;
  readonly verb: string | null;
}

function deniedAt(tokens: readonly Token[], at: number, done: number, known: Known): Range | null {
  const word = tokens[at]?.word ?? "";
  // "the yes, no and maybe counts"
  if (known.names.has(word)) return null;
  return (
    excludedFrom(tokens, at, known) ??
    (FAILS.test(word) || FAILS_ALONE.test(word) || isRed(tokens, at) || isError(tokens, at)
      ? failedBefore(tokens, at, done, known)
      : NOT.test(word) || (word === "no" && tokens[at + 1]?.word === "longer")
        ? negatedBefore(tokens, at, done, known)
        : null)
  );
}

/** "Windows build red", "builds pass; Windows red", and not "kitchen lights painted red". */
function isRed(tokens: readonly Token[], at: number): boolean {
  if (tokens[at]?.word !== "red" || isParticiple(tokens[at - 1]?.word ?? "")) return false;
  let isSameClause = true;
  for (let before = at - 1; before >= 0; before--) {
    const word = tokens[before]?.word ?? "";
    if (CUT.test(word)) isSameClause = false;
    // Of several the later clause may name one only.
    else if (SIGNALS.test(word) && (isSameClause || /[^s]s$/u.test(word))) return true;
  }
  return false;
}

/** "/carts with an error", "/carts with 500", "but the second shows an error". */
function isError(tokens: readonly Token[], at: number): boolean {
  const word = tokens[at]?.word ?? "";
  const isShown = /^(?:shows?|returns?|throws?|gives?)$/u.test(word);
  if (word !== "with" && !isShown) return false;
  const next = /^(?:an?|the)$/u.test(tokens[at + 1]?.word ?? "") ? at + 2 : at + 1;
  const behind = tokens[next + 1]?.word ?? "";
  const ends = behind === "" || CUT.test(behind) || /^errors?$/u.test(behind);
  if (/^50[0-4]$/u.test(tokens[next]?.word ?? "")) return !isShown && ends;
  if (!/^(?:errors?|failures?)$/u.test(tokens[next]?.word ?? "")) return false;
  // Shown to whom it concerns, an error is what was asked for.
  return (
    !isShown ||
    (ends && tokens.findLast(({ word: cut }, i) => i < at && CUT.test(cut))?.word === "but")
  );
}

/** "PDF fails", "Safari broken": from the subject to the end of the clause. */
function failedBefore(
  tokens: readonly Token[],
  at: number,
  done: number,
  known: Known,
): Range | null {
  const word = tokens[at]?.word ?? "";
  const next = tokens[at + 1]?.word;
  if (next !== undefined && !isError(tokens, at) && !CUT.test(next) && !AFTER.test(next)) {
    // "failing: PDF"
    return null;
  }
  // "edits are rejected" is what was asked for more often than not.
  if (
    /^(?:refused|rejected|declined|denied|dropped)$/u.test(word) &&
    AUXILIARY.test(tokens[at - 1]?.word ?? "")
  )
    return null;
  if (tokens.slice(Math.max(done, at - 4), at).some((token) => DOUBLE.test(token.word)))
    return null;
  const from = subjectFrom(tokens, at, done, known, !FAILS_ALONE.test(word));
  const to = clauseEnd(tokens, at, known);
  if (from === at || tokens.slice(at + 1, to).some((token) => PAST.test(token.word))) return null;
  if (isMended(tokens, at + 1, to)) return null;
  return { from, to, start: from, end: at, verb: null };
}

/** "PDF does not", "PDF is not done", "Carla has not signed". */
function negatedBefore(
  tokens: readonly Token[],
  at: number,
  done: number,
  known: Known,
): Range | null {
  // "501 Not Implemented" is a name.
  if (tokens[at]?.capital === true && tokens[at + 1]?.capital === true && at > done) return null;
  let next = at + 1;
  while (SOON.test(tokens[next]?.word ?? "")) next++;
  const word = tokens[next]?.word ?? "";
  if (/^(?:only|just|merely|quite)$/u.test(word) || WHOLE.test(tokens[at + 1]?.word ?? ""))
    return null;
  const ends = word === "" || CUT.test(word) || CONJUNCTION.test(word);
  const [stem = null] = ends || FILLERS.has(foldWord(word)) ? [] : contentWords(word);
  if (stem !== null && !known.has(stem)) return null;
  const from = subjectFrom(tokens, at, done, known, true);
  const start = tokens
    .slice(from, at)
    .some((token) => token.stems.length > 0 || WHOLE.test(token.word));
  if (!start) return null;
  if (
    tokens
      .slice(from, at)
      .some((token) => /^(?:that|which|who|if|when|nothing|none)$/u.test(token.word))
  )
    return null;
  const to = clauseEnd(tokens, next, known);
  return isMended(tokens, next, to) ? null : { from, to, start: from, end: at, verb: stem };
}

/** "why mails failed to arrive is fixed", "did not ring; fixed since": told as over behind what is denied. */
function isMended(tokens: readonly Token[], from: number, to: number): boolean {
  let at = to + 1;
  while (/^(?:and|but|now|it|that|this|is|was|has|been)$/u.test(tokens[at]?.word ?? "")) at++;
  const within = tokens[to - 1];
  const isWithin =
    to - 2 > from && AUXILIARY.test(tokens[to - 2]?.word ?? "") && MENDED.test(within?.word ?? "");
  if (!isWithin && !MENDED.test(tokens[at]?.word ?? "")) return false;
  const next = isWithin ? "" : (tokens[at + 1]?.word ?? "");
  return next === "" || CUT.test(next) || /^(?:now|since|today)$/u.test(next);
}

/** "no PDF", "except PDF and CSV", "works like JSON": what is named behind, and nothing else. */
function excludedFrom(tokens: readonly Token[], at: number, known: Known): Range | null {
  const word = tokens[at]?.word ?? "";
  const next = tokens[at + 1]?.word ?? "";
  if (word === "but") return allBut(tokens, at, known);
  const open = isExcept(word, next);
  if (!open && !isWithout(tokens, at, known)) return null;
  let from = at + 1;
  while (/^(?:of|from|than|that|for|the|in|on|a|an|with)$/u.test(tokens[from]?.word ?? "")) from++;
  let end = from;
  let named = 0;
  for (; end < tokens.length; end++) {
    const said = tokens[end]?.word ?? "";
    if (CUT.test(said) && !(said === "," && isNamed(tokens, end + 1, known) && word === "except"))
      break;
    if (CONJUNCTION.test(said) && !isNamed(tokens, end + 1, known)) break;
    const stems = tokens[end]?.stems ?? [];
    if (stems.length === 0) continue;
    const isPlace = TAKES_OUT.test(word) && readOrdinal(said) !== null;
    if (isPlace || stems.some((stem) => known.has(stem))) named++;
    else if (open && named === 0 && end - from < 3) named++;
    // "like the JSON import": it is compared with, whatever it is.
    else if (word === "like") continue;
    else return null;
  }
  return named === 0 ? null : { from: at, to: end, start: from, end, verb: null };
}

/** "everything but PDF", "all paid but the heating", "three guides but the last": what is named behind "but". */
function allBut(tokens: readonly Token[], at: number, known: Known): Range | null {
  const place = placeEnd(tokens, at, known);
  let all = at - 1;
  const isWhole = (word: string): boolean =>
    WHOLE.test(word) || (place > 0 && readNumber(word) !== null);
  while (all >= 0 && !CUT.test(tokens[all]?.word ?? "") && !isWhole(tokens[all]?.word ?? "")) all--;
  // "CSV, JSON and PDF exports but PDF"
  const isListed = !isWhole(tokens[all]?.word ?? "");
  if (isListed && (place > 0 || !isOfThings(tokens, at - 1, known))) return null;
  if (place > 0) return { from: at, to: place, start: at + 1, end: place, verb: null };
  let end = at + 1;
  while (
    isNamed(tokens, end, known) ||
    (CONJUNCTION.test(tokens[end]?.word ?? "") && isNamed(tokens, end + 1, known))
  )
    end += /^(?:the|an?)$/u.test(tokens[end]?.word ?? "") ? 2 : 1;
  // "all exports work but PDF fails" has a clause of its own.
  const behind = tokens
    .slice(at, end + 3)
    .some(({ word }) => NOT.test(word) || FAILS.test(word) || FAILS_ALONE.test(word));
  const goesOn = isListed && end < tokens.length && !CUT.test(tokens[end]?.word ?? "");
  if (end === at + 1 || behind || goesOn) return null;
  return { from: at, to: end, start: at + 1, end, verb: null };
}

/**
 * Where "the last two" ends behind "but"; 0 where nothing of the kind stands there, or begins a clause of its own: "all
 * endpoints answer but the last is slow".
 */
function placeEnd(tokens: readonly Token[], at: number, known: Known): number {
  let end = tokens[at + 1]?.word === "the" ? at + 2 : at + 1;
  if (readOrdinal(tokens[end]?.word ?? "") === null) return 0;
  end++;
  if (readNumber(tokens[end]?.word ?? "") !== null) end++;
  const next = tokens[end]?.word ?? "";
  return isOfThings(tokens, at - 1, known) || next === "" || CUT.test(next) ? end : 0;
}

function isOfThings(tokens: readonly Token[], at: number, { heads }: Known): boolean {
  return tokens[at]?.stems.some((stem) => heads.has(stem)) === true;
}

/** What leaves something out whatever it is. */
function isExcept(word: string, next: string): boolean {
  return (
    /^(?:except|excluding|außer|sauf|salvo|exceto)$/u.test(word) ||
    (word === "apart" && next === "from") ||
    (word === "other" && next === "than")
  );
}

const AUXILIARY =
  /^(?:is|are|was|were|be|been|has|have|had|do|does|did|can|could|may|might|must|shall|should|will|would)$/u;

/** What leaves something out that is asked for: elsewhere "no" and "without" say how well it works. */
function isWithout(tokens: readonly Token[], at: number, known: Known): boolean {
  const word = tokens[at]?.word ?? "";
  const next = tokens[at + 1]?.word ?? "";
  if (word === "not" && isUndone(tokens, at, known)) return false;
  if (/^(?:no|not)$/u.test(word))
    return (
      !AUXILIARY.test(tokens[at - 1]?.word ?? "") &&
      !/^(?:only|just|merely|longer|quite|yet|all|both|every)$/u.test(next)
    );
  if (/^(?:without|neither|minus|lacking|unlike|kein\p{L}{0,2}|ohne|sans|sin|sem)$/u.test(word))
    return true;
  if (/^(?:instead|rather)$/u.test(word)) return next === "of" || next === "than";
  // "works like JSON", "works, like JSON"
  const before = tokens[at - 1]?.word === "," ? at - 2 : at - 1;
  return word === "like" && FILLERS.has(foldWord(tokens[before]?.word ?? ""));
}

/** "hall not painted", "Carla not signed": of what stands before. */
function isUndone(tokens: readonly Token[], at: number, known: Known): boolean {
  const word = tokens[at + 1]?.word ?? "";
  if ((tokens[at - 1]?.stems.length ?? 0) === 0 || isNamed(tokens, at + 1, known)) return false;
  return isParticiple(word) || word.endsWith("ing");
}

function isNamed(tokens: readonly Token[], at: number, known: Known): boolean {
  const next = /^(?:the|an?)$/u.test(tokens[at]?.word ?? "") ? at + 1 : at;
  return (tokens[next]?.stems ?? []).some((stem) => known.names.has(stem));
}

/** Where the subject of a clause begins: over an "and" or a comma only from one name to another. */
function subjectFrom(
  tokens: readonly Token[],
  at: number,
  done: number,
  known: Known,
  several: boolean,
): number {
  let from = at;
  while (from > done) {
    const word = tokens[from - 1]?.word ?? "";
    const cut = CUT.test(word);
    if (cut && word !== ",") break;
    if (
      (cut || CONJUNCTION.test(word)) &&
      !(several && from < at && isNamed(tokens, from - 2, known))
    )
      break;
    if ((cut || CONJUNCTION.test(word)) && !isNamed(tokens, from, known)) break;
    from--;
  }
  return from;
}

function clauseEnd(tokens: readonly Token[], at: number, known: Known): number {
  let end = at + 1;
  while (end < tokens.length) {
    const word = tokens[end]?.word ?? "";
    if (CUT.test(word) || (CONJUNCTION.test(word) && isNamed(tokens, end + 1, known))) break;
    end++;
  }
  return Math.min(end, tokens.length);
}

/** "one fails", "but /carts and /users fail": how many things without a name are denied. */
function countIn(
  subject: readonly Token[],
  known: Known,
  exception: boolean,
): { count: number; exception: boolean } {
  for (const { word } of subject) {
    const count = readNumber(word) ?? 0;
    if (count > 0 && Number.isInteger(count) && !known.names.has(String(count)))
      return { count, exception: true };
  }
  const joins = subject.filter(({ word }) => CONJUNCTION.test(word) || word === ",").length;
  return { count: 1 + joins, exception };
}
