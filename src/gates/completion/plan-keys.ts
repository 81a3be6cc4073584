/**
 * Which words must be there for a pattern to match: read off the pattern itself, so that nobody has to
 * keep a list beside it. The idea is that of code search by index (Cox, "Regular Expression Matching
 * with a Trigram Index"): work out what any match must contain, and look at the pattern only where that is.
 *
 * A pattern is read as the set of strings it can match; sets that grow too large are boiled down to
 * the words that each of their strings contains.
 */

import { NEAR } from "./key-table.ts";
import {
  BORDER,
  isLetter,
  MANY,
  readPattern,
  repeated,
  UNKNOWN,
  type Piece,
} from "./read-pattern.ts";
import { perThousand } from "./word-rarity.ts";

/** One step of a plan: some word of it must be seen. */
export interface Step {
  /** Words that count by themselves. */
  readonly alone: readonly string[];
  /** Words that count only near another word of the pattern. */
  readonly paired: readonly Pair[];
}

/** A word and those one of which stands before or behind it, at most so many words away. */
export interface Pair {
  readonly word: string;
  readonly side: "before" | "behind";
  readonly others: readonly string[];
  readonly within: number;
}

const LARGEST_SET = 20_000;
/** A word rarer than this, per thousand, needs no company. */
const RARE = 0.1;
/** A step whose words are more common than this, per thousand, tells nothing. */
const TELLS_NOTHING = 55;
const MOST_STEPS = 3;

interface Reading {
  /** The strings that the tail of what was read so far can be. */
  readonly exact: readonly string[];
  /** What was boiled down before that, in order. */
  readonly steps: readonly Step[];
}

/**
 * The steps by which a match of the pattern can be told, in the order of the text; null when a match may
 * hold no known word.
 */
export function planKeys(pattern: RegExp): readonly Step[] | null {
  const readings = readPattern(pattern.source).map((pieces) =>
    stepsOf(closed(foldPieces(pieces, START))),
  );
  const [only] = readings;
  if (readings.length === 1 && only !== undefined) return chosenSteps(only);
  const best = readings.map(bestStep);
  return best.includes(null) ? null : [united(best.filter((step) => step !== null))];
}

const START: Reading = { exact: [UNKNOWN], steps: [] };

function foldPieces(pieces: readonly Piece[], start: Reading): Reading {
  let reading = start;
  for (const piece of pieces) reading = joined(reading, readPiece(piece));
  return reading;
}

/** Strings of a piece alone; a group's branches are folded and united. */
function readPiece(piece: Piece): Reading {
  if (piece.kind === "text") {
    const strings = piece.many ? piece.strings.map(repeated) : piece.strings;
    return { exact: piece.optional ? ["", ...strings] : strings, steps: [] };
  }
  const branches = piece.branches.map((branch) => foldPieces(branch, { exact: [""], steps: [] }));
  if (branches.every((branch) => branch.steps.length === 0)) {
    const exact = new Set<string>(piece.optional ? [""] : []);
    for (const branch of branches)
      for (const text of branch.exact) exact.add(piece.many ? repeated(text) : text);
    if (exact.size <= LARGEST_SET) return { exact: [...exact], steps: [] };
  }
  // Too many, or boiled down already: keep what each branch needs, and only the borders of its strings.
  const edges = new Set<string>(piece.optional ? [""] : []);
  const best: (Step | null)[] = [];
  for (const branch of branches) {
    for (const text of branch.exact) edges.add(edgesOf(text, branch.steps.length > 0));
    best.push(bestStep(stepsOf(branch)));
  }
  const known = !piece.optional && !best.includes(null);
  return { exact: [...edges], steps: known ? [united(best.filter((step) => step !== null))] : [] };
}

/** A string reduced to whether its ends are borders. */
function edgesOf(text: string, leftUnknown: boolean): string {
  if (text === "") return leftUnknown ? UNKNOWN + MANY + UNKNOWN : "";
  const left = leftUnknown || isLetter(text.charAt(0)) ? UNKNOWN : BORDER;
  const right = isLetter(text.charAt(text.length - 1)) ? UNKNOWN : BORDER;
  return left + MANY + right;
}

function joined(left: Reading, right: Reading): Reading {
  if (right.steps.length === 0) {
    if (left.exact.length * right.exact.length <= LARGEST_SET) {
      return { exact: product(left.exact, right.exact), steps: left.steps };
    }
    const shortened = [...new Set(left.exact.map(shortenHead))];
    if (shortened.length * right.exact.length <= LARGEST_SET) {
      return { exact: product(shortened, right.exact), steps: left.steps };
    }
  }
  const startsOpen =
    right.steps.length > 0 || right.exact.some((text) => text === "" || isLetter(text.charAt(0)));
  const step = stepOf(left.exact.map((text) => (startsOpen ? text + UNKNOWN : text)));
  const steps =
    step === null ? [...left.steps, ...right.steps] : [...left.steps, step, ...right.steps];
  const endsOpen = left.exact.some((text) => text === "" || isLetter(text.charAt(text.length - 1)));
  const border = endsOpen ? UNKNOWN : BORDER + MANY;
  return { exact: [...new Set(right.exact.map((text) => border + text))], steps };
}

function product(heads: readonly string[], tails: readonly string[]): readonly string[] {
  if (tails.length === 1) return heads.map((head) => head + (tails[0] ?? ""));
  const all = new Set<string>();
  for (const head of heads) for (const tail of tails) all.add(head + tail);
  return [...all];
}

/** A string from its rarest whole word on: what stands before that is not needed. */
function shortenHead(text: string): string {
  const words = wordsOf(text.slice(0, lastBorder(text)));
  const [rarest] = words.toSorted(byRarity);
  if (rarest === undefined) return text;
  return BORDER + text.slice(rarest.at);
}

/** Where the word begins that a string may leave unfinished. */
function lastBorder(text: string): number {
  let from = text.length;
  while (from > 0 && isLetter(text.charAt(from - 1))) from--;
  return from;
}

/** A reading at the end of its pattern. */
function closed(reading: Reading): Reading {
  return { exact: reading.exact.map((text) => text + UNKNOWN), steps: reading.steps };
}

interface PlacedWord {
  readonly word: string;
  /** The number of words before it; it leaps where that is open. */
  readonly place: number;
  /** Where it stands in the string. */
  readonly at: number;
}

function byRarity(a: PlacedWord, b: PlacedWord): number {
  return perThousand(a.word) - perThousand(b.word);
}

/** The words of a string that are known from end to end, with their places. */
function wordsOf(text: string): readonly PlacedWord[] {
  const found: PlacedWord[] = [];
  let word = "";
  let place = 0;
  for (let at = 0; at <= text.length; at++) {
    const sign = at < text.length ? text.charAt(at) : BORDER;
    if (isLetter(sign)) {
      word += sign;
      continue;
    }
    if (word !== "") {
      if (!word.includes(UNKNOWN)) found.push({ word, place, at: at - word.length });
      place++;
      word = "";
    }
    if (sign === MANY) place += NEAR;
  }
  return found;
}

/**
 * What a set of strings needs: per string its rarest word, in the company of its second rarest; null
 * when a string has none.
 */
function stepOf(strings: readonly string[]): Step | null {
  const alone = new Set<string>();
  const paired: Pair[] = [];
  for (const text of strings) {
    const byFrequency = wordsOf(text).toSorted(byRarity);
    const [rarest] = byFrequency;
    if (rarest === undefined) return null;
    const second = byFrequency.find(({ word }) => word !== rarest.word);
    if (second === undefined || perThousand(rarest.word) < RARE) {
      alone.add(rarest.word);
      continue;
    }
    const away = Math.abs(rarest.place - second.place) + 1;
    const side = rarest.place > second.place ? "before" : "behind";
    paired.push({ word: rarest.word, side, others: [second.word], within: Math.min(NEAR, away) });
  }
  return united([{ alone: [...alone], paired }]);
}

/** Steps of which one is met, as one. */
function united(steps: readonly Step[]): Step {
  const alone = new Set(steps.flatMap((step) => step.alone));
  const byWord = new Map<
    string,
    { readonly pair: Pair; readonly others: Set<string>; within: number }
  >();
  for (const pair of steps.flatMap((step) => step.paired)) {
    if (alone.has(pair.word)) continue;
    const id = `${pair.word} ${pair.side}`;
    const known = byWord.get(id) ?? { pair, others: new Set<string>(), within: 0 };
    for (const other of pair.others) known.others.add(other);
    known.within = Math.max(known.within, pair.within);
    byWord.set(id, known);
  }
  const paired = [...byWord.values()].map(({ pair, others, within }) => ({
    word: pair.word,
    side: pair.side,
    others: [...others].toSorted(),
    within,
  }));
  return { alone: [...alone], paired };
}

/** Roughly how often per thousand words a step is met. */
function costOf(step: Step): number {
  let cost = 0;
  for (const word of step.alone) cost += perThousand(word);
  for (const { word, others, within } of step.paired) {
    let company = 0;
    for (const other of others) company += perThousand(other);
    cost += perThousand(word) * Math.min(1, (company * within) / 1000);
  }
  return cost;
}

function stepsOf(reading: Reading): readonly Step[] {
  const own = stepOf(reading.exact);
  return own === null ? reading.steps : [...reading.steps, own];
}

function bestStep(steps: readonly Step[]): Step | null {
  return steps.toSorted((a, b) => costOf(a) - costOf(b))[0] ?? null;
}

/** The steps that tell most, still in order; null when there is none. */
function chosenSteps(steps: readonly Step[]): readonly Step[] | null {
  const best = bestStep(steps);
  if (best === null) return null;
  const kept = new Set(steps.toSorted((a, b) => costOf(a) - costOf(b)).slice(0, MOST_STEPS));
  return steps.filter((step) => step === best || (kept.has(step) && costOf(step) <= TELLS_NOTHING));
}
