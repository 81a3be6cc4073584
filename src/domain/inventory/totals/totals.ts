import { foreignTotal } from "./foreign-totals.ts";
import { namesOne } from "./numbered-names.ts";
import { PREPOSITIONS } from "../words/clause-words.ts";
import { countAt } from "../words/counts.ts";
import { MAKING } from "../words/list-words.ts";
import { measures } from "../words/measures.ts";
import { readNumber } from "../words/numbers.ts";
import type { Token } from "../text/tokens.ts";
import { findVerb, isAuxiliary, SUBORDINATORS } from "../words/verbs.ts";

/** A stated number of things to deliver. */
export interface Total {
  readonly count: number;
  /** Index of the token that states it. */
  readonly at: number;
}

/** "all" and its like. */
export const EVERY = new Set([
  "all",
  "alle",
  "allen",
  "aller",
  "todos",
  "todas",
  "tous",
  "toutes",
  "tutti",
  "tutte",
]);
/** "both" and its like. */
export const PAIR = new Set(["both", "beide", "beiden", "ambos", "ambas", "entrambi", "entrambe"]);
const LINK = new Set([
  "of",
  "the",
  "our",
  "its",
  "their",
  "these",
  "those",
  "los",
  "las",
  "les",
  "die",
  "der",
  "den",
  "i",
  "le",
  "os",
  "as",
]);
/** What "all three of" goes on with. */
const PART = /^(?:the|these|those|our|its|their|them|us|der|den|los|las|les)$/u;
/** What a run or a text has so many of; no person delivers each. */
const NOT_COUNTED = /^(?:rows?|lines?|characters?|chars?|words?|times|x|×|-?bit|cores?|per)$/u;
/** Behind "all" and "each of the" these are things as others are: "all ten rows are shown". */
const COUNTED_ALL = /^(?:rows|lines|characters|chars|words|cores|points|days|weeks|months|years)$/u;
/** What may stand between a making verb and its number. */
export const SKIPPED = new Set([
  "a",
  "an",
  "the",
  "at",
  "least",
  "exactly",
  "new",
  "only",
  "another",
  "these",
  "our",
  "its",
  // "the first three chapters", "the missing three tests"
  "first",
  "last",
  "next",
  "final",
  "other",
  "missing",
  "remaining",
  "outstanding",
  "further",
  "additional",
  "promised",
  "planned",
  "agreed",
  "required",
]);

/**
 * The first stated number that counts things: after all, both, each of the, or as what is made.
 *
 * @param named whether the clause opens with the name of somebody, as far as its capital letter tells
 */
export function findTotal(tokens: readonly Token[], named = false): Total | null {
  const words = tokens.map(({ word }) => word);
  const foreign = foreignTotal(words);
  if (foreign !== null) return foreign;
  let given = false;
  for (let i = 0; i < words.length; i++) {
    const word = words[i] ?? "";
    // "when all four pages load, the badge is green" asks for one badge.
    given = CONDITION.has(word) || (given && word !== ",");
    if (given) continue;
    if (PAIR.has(word)) {
      // "a test proves both", "smoke test on both": it points back and asks for nothing of its own.
      if (i > 0 && !namesThings(words[i + 1] ?? "")) continue;
      return { count: 2, at: i };
    }
    const total = makes(words, i, named) ? madeTotal(words, i + 1) : totalOfAll(words, i);
    if (total !== null) return total;
  }
  return passiveTotal(words);
}

const CONDITION = new Set("when if unless until whenever wenn falls sobald".split(" "));

/** "all four", "all of the four", "each of the four": the total that a word opens. */
export function totalOfAll(words: readonly string[], i: number): Total | null {
  const word = words[i] ?? "";
  if (DENIED.test(words[i - 1] ?? "")) return null;
  const from = EVERY.has(word) ? i + 1 : word === "each" || word === "every" ? eachOf(words, i) : 0;
  return from === 0 ? null : totalAt(words, skip(words, from, LINK), "all");
}

/** "at least three guides" as what is made; "a 12 page guide" is one. */
export function madeTotal(words: readonly string[], from: number): Total | null {
  const at = skip(words, from, SKIPPED);
  const single = words.slice(from, at).some((word) => /^an?$/u.test(word)) && words[at] !== "dozen";
  // "deliver the other two in this turn"
  const elided = at > from && PREPOSITIONS.has(words[at + 1] ?? "") && words[at + 1] !== "of";
  if (single || elided || (at === from && namesOne(words, at))) return null;
  const total = totalAt(words, at, "made");
  return total !== null && SUPPLIES.has(words[from - 1] ?? "") && isAmount(words, total.at)
    ? null
    : total;
}

/** What is done to an amount as often as to things: "cook three cups of lentils", "upload two megabyte files". */
const SUPPLIES = new Set("cook grill upload pack wrap mail order".split(" "));
/** Bags, boxes and sheets are things that one counts. */
const SERVING = /^(?:cups?|portions?|servings?|spoons?|tablespoons?|teaspoons?)$/u;
/** A day, a foot and a page name things too, in front of others: "two day passes", "two page designs". */
const SIZE = /^(?:(?:kilo|mega|giga|tera)byte|[kmgt]b|seater)$/iu;

/** Nothing else is listed behind an amount, which would go with it: "cook two cups of rice and a soup". */
function isAmount(words: readonly string[], at: number): boolean {
  const next = countAt(words, at)?.next ?? at + 1;
  const noun = words[next] ?? "";
  const behind = words[next + 1] ?? "";
  const isSize = SERVING.test(noun) ? behind === "of" : SIZE.test(noun) && behind.endsWith("s");
  return isSize && !words.slice(next).some((word) => word === "," || word === "and");
}

/** "not all four need one" asks for none of the four. */
const DENIED = /^(?:not|nicht|pas|non|no|nem|nearly|almost)$/u;

/** Whether a word after "both" is what there are two of. */
export function namesThings(word: string): boolean {
  return (
    /^[\p{L}`]/u.test(word) &&
    // "work both ways" is an idiom and counts nothing.
    !/^(?:ways|directions|pass|passes|and|or|when|if|in|on|at|to|for|with|are|is|have|has|work|works|at|by)$/u.test(
      word,
    )
  );
}

/** @param as how the number stands: behind "all", behind a making verb, or neither */
function totalAt(words: readonly string[], at: number, as: "all" | "made" | "bare"): Total | null {
  const stated = countAt(words, at);
  if (stated === null) return null;
  const noun = words[stated.next] ?? "";
  // "all three of the pages", "write three of the five chapters"
  const ofAll = noun === "of" && PART.test(words[stated.next + 1] ?? "");
  const partOf = ofAll && (as !== "made" || readNumber(words[stated.next + 2] ?? "") !== null);
  if (noun === "of" && !partOf) return null;
  if (as === "made" && (noun === "" || noun === ",")) return null;
  const all = as === "all" && COUNTED_ALL.test(noun) && !LONG.test(words[stated.next + 1] ?? "");
  if (!all && (NOT_COUNTED.test(noun) || measures(words, stated.next))) return null;
  return { count: stated.count, at };
}

/** "all three days long" */
const LONG = /^(?:long|old|off|ago|later|earlier|apart)$/u;

/** Index after "each of" / "every one of"; 0 when the words go on otherwise. */
function eachOf(words: readonly string[], i: number): number {
  if (words[i + 1] === "of") return i + 2;
  return words[i + 1] === "one" && words[i + 2] === "of" ? i + 3 : 0;
}

function skip(words: readonly string[], from: number, skipped: ReadonlySet<string>): number {
  let at = from;
  while (at < from + 3 && skipped.has(words[at] ?? "")) at++;
  return at;
}

/** "three guides are written": the number opens the clause and a making verb closes it. */
function passiveTotal(words: readonly string[]): Total | null {
  const start = words[0] === "the" ? skip(words, 1, SKIPPED) : 0;
  const total = totalAt(words, start, "bare");
  // "2: the draft is published" counts no drafts.
  if (total === null || /^(?::|--?)$/u.test(words[start + 1] ?? "")) return null;
  for (let i = start + 2; i < words.length && i < start + 7; i++) {
    const word = words[i] ?? "";
    if (/^(?:are|were|is|been|get|have)$/u.test(word)) continue;
    if (word === "," || word === "that" || word === "which") return null;
    if (i > start + 1 && (PASSIVE.has(word) || (start === 0 && ORDERED.has(word)))) return total;
  }
  return null;
}

/** "written", "published": what was done to things that were made. */
export const PASSIVE = new Set(
  (
    "written added created built made produced implemented generated published drawn prepared provided delivered shipped designed developed composed drafted " +
    "constructed manufactured erected woven sculpted forged rewritten"
  ).split(" "),
);
/** Those whose past is a word of its own. */
const PAST = new Set("wrote drew wove rewrote".split(" "));

/** Verbs that order as many things done as their object counts, where they open a clause: "paint three doors". */
const ORDERS = new Set(
  (
    "record translate transcribe convert migrate port refactor extract deploy paint install plant send fix repair replace interview hire sew knit bake carve print film photograph assemble mount hang sign " +
    "craft sketch stitch brew compile release author code scaffold prototype establish launch host submit define introduce " +
    "sand varnish lacquer upholster weld solder rewire repaint refurbish restore glaze prune " +
    "rehearse practise tune mend embroider crochet sharpen frame " +
    "cook grill upload pack wrap mail order"
  ).split(" "),
);

/** Verbs of making whose particle stands in front of what is counted: "set up two servers". */
const WITH_PARTICLE = new Set(
  "set up,write up,draw up,mock up,put up,spin up,put together,roll out".split(","),
);

/** "painted": what was done to as many things as are counted without an article. */
export const ORDERED = new Set(
  (
    "painted installed recorded translated transcribed converted migrated ported refactored extracted deployed planted repaired sewn assembled filmed photographed " +
    "crafted sketched stitched brewed compiled released baked carved knitted authored scaffolded prototyped established " +
    "sanded varnished lacquered upholstered welded soldered rewired repainted refurbished glazed pruned " +
    "rehearsed practised tuned mended embroidered crocheted sharpened framed " +
    "cooked grilled packed wrapped"
  ).split(" "),
);

const TIME = /^(?:hour|day|night|week|month|quarter|year)$/u;

function isOrder(verb: string): boolean {
  return ORDERS.has(verb) || WITH_PARTICLE.has(verb);
}

/** Whether a word orders things made or done where it opens a clause. */
export function orders(word: string): boolean {
  return MAKING.has(word) || ORDERS.has(word);
}

/** Whether the word at an index makes what follows it. */
export function makes(words: readonly string[], at: number, named = false): boolean {
  const word = words[at] ?? "";
  if (MAKING.has(makingBase(word)) || hasMade(words, at)) return true;
  const phrase = `${words[at - 1]} ${word}`;
  if (WITH_PARTICLE.has(phrase))
    return makes(
      [...words.slice(0, at - 1), phrase, ...words.slice(at + 1, at + 8)],
      at - 1,
      named,
    );
  if (at === 0 ? !isOrder(word) : !isDoneBySomebody(words, at, named)) return false;
  // "send two mails per day" tells how often.
  return !words
    .slice(at + 1, at + 8)
    .some(
      (next, i, behind) =>
        next === "per" || next === "every" || next === "each" || isRate(behind, i),
    );
}

/** "Two newsletters a week"; not "two letters and a day pass", "two reminders a week before". */
function isRate(words: readonly string[], at: number): boolean {
  return (
    words[at] === "a" &&
    /\p{L}s$/u.test(words[at - 1] ?? "") &&
    TIME.test(words[at + 1] ?? "") &&
    /^(?:|for|from|until|till|and|,|;)$/u.test(words[at + 2] ?? "")
  );
}

/** "we bake", "they will paint", "she sends", and "paints" behind a name: what opens an order told of somebody. */
function isDoneBySomebody(words: readonly string[], at: number, named: boolean): boolean {
  if (at > 3) return false;
  const [first = "", ...between] = words.slice(0, at);
  if (!between.every((one) => WILL.test(one) || ADVERB.test(one))) return false;
  const word = words[at] ?? "";
  const plain = /^(?:we|i|they)$/u.test(first) || between.some((one) => WILL.test(one));
  if (plain && isOrder(word)) return PERSON.test(first) || named;
  const base =
    word.endsWith("es") && ORDERS.has(word.slice(0, -2)) ? word.slice(0, -2) : word.slice(0, -1);
  return word.endsWith("s") && ORDERS.has(base) && (named || /^s?he$/u.test(first));
}

const PERSON = /^(?:we|i|they|he|she)$/u;
const WILL = /^(?:will|shall|must|should|can)$/u;

/** "we have written three guides", "the team published two": a past of which the things are the object. */
function hasMade(words: readonly string[], at: number): boolean {
  const word = words[at] ?? "";
  if (!PASSIVE.has(word) && !PAST.has(word) && !ORDERED.has(word)) return false;
  // "published two at a time", "the users who wrote two posts"
  if (PREPOSITIONS.has(words[at + 2] ?? "")) return false;
  const before = words.slice(0, Math.min(at, FURTHEST));
  if (at === 0 || at > FURTHEST || before.some((one) => SUBORDINATORS.has(one) || one === ","))
    return false;
  const auxiliary = before.findLastIndex((one) => !ADVERB.test(one));
  // "the sensor has produced 20 readings per second" tells a rate.
  if (words.slice(at + 1, at + 8).some((one) => /^(?:per|every|each)$/u.test(one))) return false;
  if (HAVE.test(before[auxiliary] ?? "")) return true;
  // "the house built three doors down from here" is told to be something else.
  return !ORDERED.has(word) && at < 5 && findVerb(before).at < 0 && tellsNoMore(words, at);
}

/** Whether no other verb follows: "the reports published three weeks ago are linked". */
function tellsNoMore(words: readonly string[], at: number): boolean {
  return !words.slice(at + 1).some(isAuxiliary);
}

/** How many words stand in front of what was made. */
const FURTHEST = 12;
const HAVE = /^(?:has|have|had|having|['’]ve|(?:we|i|they|you)['’]ve)$/u;
const ADVERB = /^(?:already|also|now|just|since|always|[a-z]{3,}ly)$/u;

/** The base of a making verb ("publishes"); "" for another word. */
function makingBase(word: string): string {
  if (MAKING.has(word)) return word;
  if (word.endsWith("s") && MAKING.has(word.slice(0, -1))) return word.slice(0, -1);
  return word === "publishes" ? "publish" : "";
}
