/**
 * A row of terse pieces, each a condition by itself: "image below 200 MB, service starts, no warnings in the log". What tells
 * it from a list ("in Chrome, Firefox and Safari") is that a piece has a predicate, a bound or a denial of its own.
 */

import { givenEnd } from "./givens.ts";
import {
  isDeed,
  isDenial,
  isSaid,
  isTail,
  measuredAt,
  opensSame,
  predicateAt,
  tellsOfSame,
} from "./pieces.ts";
import { ownVerb } from "./sides.ts";
import { DASH, wordsOf } from "./tokens.ts";
import { DETERMINERS, PREPOSITIONS } from "../words/clause-words.ts";
import { AND } from "../words/list-words.ts";
import { readNumber } from "../words/numbers.ts";
import type { Token } from "../text/tokens.ts";
import {
  findVerb,
  isAuxiliary,
  isInflected,
  isParticiple,
  SUBORDINATORS,
  verbBase,
} from "../words/verbs.ts";

/** What a piece is: told with a predicate or bound, a bare thing, more said of the one before, what was done, or one more predicate of its subject. */
type Kind = "told" | "thing" | "tail" | "deed" | "same";

interface Piece {
  readonly from: number;
  readonly to: number;
  readonly words: readonly string[];
  readonly kind: Kind;
  /** Where an `and` joins things in front of the predicate, or all that the piece names. */
  readonly isJoined: boolean;
  /** Behind an `and` or `but`. */
  readonly joint: boolean;
  /** "checks row counts", before "writes to the disk": told to be a verb by those behind it. */
  readonly isSeries: boolean;
}

/** The words of some pieces that are one clause, end exclusive, and those of the subject it takes over. */
export interface RowPart {
  readonly from: number;
  readonly to: number;
  readonly subject: readonly [from: number, to: number] | null;
}

const FEWEST = 3;
const MOST = 40;

/** The parts of a row; null where the commas part no conditions, or it is in doubt. */
export function rowOf(tokens: readonly Token[]): readonly RowPart[] | null {
  const pieces = piecesOf(tokens);
  const [first] = pieces;
  if (first === undefined || pieces.length < FEWEST || pieces.length > MOST) return null;
  if (!opensRow(first) || tokens.some(({ word }) => word === ":" || word === DASH)) return null;
  if (givenEnd(tokens, 0) >= 0 || isSharedAtEnd(pieces) || pieces.some(goesOnInside)) return null;
  if (isListOfThings(first, pieces)) return null;
  // "the course, at most two days long, ends with a test"
  if (first.kind === "thing" && pieces.some(({ kind }) => kind === "same")) return null;
  const parts: Piece[][] = [[first]];
  for (const piece of pieces.slice(1)) {
    const before = parts.at(-1) ?? [];
    if (isOwn(piece, before)) parts.push([piece]);
    else before.push(piece);
    if (piece.isJoined) closeList(parts, piece);
  }
  const told = parts.slice(1).some(([one]) => one?.kind === "told");
  return told || pieces.some(({ isSeries }) => isSeries) ? withSubjects(parts) : null;
}

/** "loads the file, checks it, the log is kept": what is told of the subject in front. */
function withSubjects(parts: readonly (readonly Piece[])[]): readonly RowPart[] {
  let subject: readonly [from: number, to: number] | null = null;
  return parts.map((part) => {
    const [first] = part;
    const [from, to] = [first?.from ?? 0, part.at(-1)?.to ?? 0];
    if (first?.kind === "same") return { from, to, subject };
    const verb = first === undefined ? -1 : verbOf(first);
    subject = verb > 0 ? [from, from + verb] : null;
    return { from, to, subject: null };
  });
}

/** Where the verb of a piece stands that may have another behind it; -1 for none. */
function verbOf({ kind, words }: Piece): number {
  const at = kind === "told" ? ownVerb(words) : -1;
  return at > 0 && !isParticiple(words[at] ?? "") ? at : -1;
}

function piecesOf(tokens: readonly Token[]): readonly Piece[] {
  const found: Piece[] = [];
  let from = 0;
  for (let at = 0; at <= tokens.length && found.length <= MOST; at++) {
    if (at < tokens.length && tokens[at]?.word !== ",") continue;
    const opening = tokens[from]?.word ?? "";
    const joined = found.length > 0 && (AND.has(opening) || opening === "but");
    const start = joined ? from + 1 : from;
    if (at > start) {
      const piece = pieceOf(tokens, start, at, joined);
      const and = piece.kind === "same" ? anotherAt(piece.words) : -1;
      if (and > 0)
        found.push(pieceOf(tokens, start, start + and, joined), {
          ...pieceOf(tokens, start + and + 1, at, false),
          kind: "same",
        });
      else found.push(piece);
    }
    from = at + 1;
  }
  return withSeries(found);
}

/** "…, checks row counts, writes to the disk": words that may be nouns are verbs in front of one. */
function withSeries(pieces: readonly Piece[]): readonly Piece[] {
  const [first] = pieces;
  if (first === undefined || verbOf(first) < 0) return pieces;
  return pieces.map((piece, at) => {
    const [opening = "", noun = ""] = piece.words;
    const isSeries =
      at > 0 &&
      piece.kind === "thing" &&
      pieces[at + 1]?.kind === "same" &&
      isInflected(opening) &&
      noun !== "of" &&
      piece.words.length > 2;
    return isSeries ? { ...piece, kind: "same", isSeries } : piece;
  });
}

/** "writes to the disk and alerts in the chat": the `and` in front of one more thing that is done; -1 for none. */
function anotherAt(words: readonly string[]): number {
  return words.findIndex((word, at) => at > 1 && AND.has(word) && opensSame(words.slice(at + 1)));
}

function pieceOf(tokens: readonly Token[], from: number, to: number, joined: boolean): Piece {
  const words = wordsOf(tokens.slice(from, to));
  const predicate = predicateAt(words);
  const kind = kindOf(words, predicate);
  const subject = kind === "told" && predicate >= 0 ? words.slice(0, predicate) : words;
  const isJoined =
    (kind === "thing" && (joined || subject.some((word) => AND.has(word) || word === "or"))) ||
    (kind === "told" && predicate > 0 && subject.some((word) => AND.has(word)));
  return { from, to, words, kind, isJoined, joint: joined, isSeries: false };
}

function kindOf(words: readonly string[], predicate: number): Kind {
  if (isTail(words)) return "tail";
  if (isDeed(words)) return "deed";
  if (tellsOfSame(words)) return "same";
  return predicate >= 0 || isSaid(words) ? "told" : "thing";
}

/** No order, no clause that says when, and no "says that …": behind these the pieces belong to what stands in front. */
function opensRow({ words, kind }: Piece): boolean {
  const [first = ""] = words;
  if (kind === "tail" || SUBORDINATORS.has(first) || PREPOSITIONS.has(first)) return false;
  const verb = findVerb(words);
  if (verb.at === 0 && !verb.finite) return false;
  return !words.some((word) => /^(?:that|how|why|whether|which|who|whom|if|when|or)$/u.test(word));
}

/** "is open again", "and after a restart", "the photos and": such pieces go on with what stands around them. */
function goesOnInside({ words, joint, kind }: Piece, at: number): boolean {
  const [first = "", second = ""] = words;
  const last = words.at(-1) ?? "";
  if (AND.has(last) || last === "but") return true;
  if (at === 0) return false;
  // "must analysed" speaks of wine.
  if (isAuxiliary(first) && !(first === "must" && isParticiple(second))) return true;
  const opensOrder = kind !== "deed" && kind !== "tail";
  if (opensOrder && verbBase(first) === first && findVerb(words).at === 0) return true;
  if (joint && (PREPOSITIONS.has(first) || SUBORDINATORS.has(first))) return true;
  if (OPENS_GIVEN.test(first)) return true;
  const relative = words.findIndex((word) => /^(?:that|which|who)$/u.test(word));
  if (relative >= 0 && !isWithin(predicateAt(words), relative)) return true;
  return words.some(
    (word, i) =>
      /^(?:and|but)$/u.test(word) && /^(?:when|if|once|while|unless)$/u.test(words[i + 1] ?? ""),
  );
}

function isWithin(at: number, end: number): boolean {
  return at >= 0 && at < end;
}

const OPENS_GIVEN =
  /^(?:when|whenever|if|once|while|unless|until|after|before|as|who|which|where|that)$/u;

/** "holds plasters, gauze under 5 cm, tape and scissors": an object is a list although a member has a bound. */
function isListOfThings(first: Piece, pieces: readonly Piece[]): boolean {
  const last = pieces.at(-1);
  if (last === undefined || isBoundedList(first, pieces)) return true;
  const verb = predicateAt(last.words);
  if (!last.joint && !last.words.some((word) => AND.has(word))) return false;
  if (verb >= 0) {
    // "the CV, with photo, and the letter are sent"
    return (
      last.joint &&
      first.kind === "thing" &&
      pieces.slice(1, -1).every(({ kind }) => kind === "thing" || kind === "tail")
    );
  }
  return (
    verbOf(first) > 0 &&
    takesList(first) &&
    pieces.slice(1).every((one) => predicateAt(one.words) < 0 && !isDenial(one.words))
  );
}

/** "alerts for errors above 2%, queues above 10 minutes, disks below 15% free": each bound is of a thing that the first piece names. */
function isBoundedList({ words }: Piece, pieces: readonly Piece[]): boolean {
  const at = words.findIndex((word) => PREPOSITIONS.has(word));
  if (at < 0 || at + 1 >= measuredAt(words) || words[at] === "of") return false;
  return pieces.every(
    (one) => measuredAt(one.words) > 0 && verbOf(one) < 0 && !one.words.some(isParticiple),
  );
}

/** "toast, eggs, tea served by eight": what is told at the end is told of all; "400 printed" tells of what it counts. */
function isSharedAtEnd(pieces: readonly Piece[]): boolean {
  const { kind, words } = pieces.at(-1) ?? { kind: "thing", words: [] };
  if (kind !== "told" || !pieces.slice(0, -1).every((piece) => piece.kind === "thing"))
    return false;
  return !(readNumber(words[0] ?? "") !== null && predicateAt(words) === 1);
}

function isOwn(piece: Piece, before: readonly Piece[]): boolean {
  const last = before.at(-1);
  if (last === undefined || piece.kind === "tail") return false;
  if (piece.kind === "told") return true;
  if (piece.kind === "same")
    return before[0]?.kind === "same" || before.some((one) => verbOf(one) > 0);
  // "logs rotate daily, compressed"
  if (piece.kind === "deed" && piece.words.length === 1 && verbOf(last) > 0) return false;
  // "each upload is scanned, resized": what is done to the same thing.
  if (piece.kind === "deed") return !before.some(({ words }) => words.some(isAuxiliary));
  return !takesOn(last, piece);
}

/** Whether what a piece ends in may be a list that goes on with a bare thing: "works in Chrome", and no "in all five bays". */
function takesOn(last: Piece, { words: thing }: Piece): boolean {
  const { words, kind } = last;
  if (kind === "tail" || kind === "deed") return !hasTail(thing);
  const at = words.findLastIndex((word) => PREPOSITIONS.has(word));
  const verb = findVerb(words).at;
  if (at < 0 && verb < 0) return false;
  if (at >= words.length - 1 || measuredAt(words) >= 0 || isSaid(words)) return false;
  if (at < 0 && verb === words.length - 1) return false;
  if (verbOf(last) < 0 && hasTail(thing)) return false;
  // "for all age classes, electronic timing"
  return !(opensCounted(words[(at < 0 ? verb : at) + 1]) && !opensCounted(thing[0]));
}

function opensCounted(word = ""): boolean {
  return DETERMINERS.has(word) || /^(?:all|both)$/u.test(word) || readNumber(word) !== null;
}

/** "worktop in oiled oak", "photos for the owner": said with a phrase of its own. */
function hasTail(words: readonly string[]): boolean {
  return words.some((word) => PREPOSITIONS.has(word) && !AND.has(word) && word !== "or");
}

/** "…, gas and water pipes checked": the list that an `and` closes begins with the bare things before it. */
function closeList(parts: Piece[][], last: Piece): void {
  const end = parts.length - 1;
  let at = end;
  while (at > 0 && parts[at - 1]?.at(-1)?.kind === "thing") at--;
  const phrases = parts.slice(at, end).filter(([one]) => hasTail(one?.words ?? []));
  // "food for 90 days, 12 m³ of firewood, gas and water replenished": no list of one kind.
  if (last.kind === "told" && phrases.length > 1) return;
  const opening = parts[at]?.[0]?.words[0];
  if (last.kind === "thing" && at > 0 && takesList(parts[at - 1]?.at(-1), opening)) at--;
  if (at < end) parts.splice(at, parts.length - at, parts.slice(at).flat());
}

/** "has labels", "works in Chrome", and no "fence repaired", "no errors" or "below 5 °C"; behind "on time" stand no "14 meals". */
function takesList(piece?: Piece, opening = ""): boolean {
  if (piece === undefined || measuredAt(piece.words) >= 0 || isSaid(piece.words)) return false;
  const { words } = piece;
  const verb = verbOf(piece);
  if (hasTail(words)) {
    const object = words[words.findLastIndex((word) => PREPOSITIONS.has(word)) + 1] ?? "";
    return verb >= 0 || readNumber(opening) === null || readNumber(object) !== null;
  }
  return verb >= 0 && verb < words.length - 1;
}
