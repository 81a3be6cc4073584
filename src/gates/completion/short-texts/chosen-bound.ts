/**
 * Whether an item tells a deed of fewer things than its condition chooses by a bound: "logs older than thirty days are deleted", where
 * those older than ten days are to be.
 */

import { findVerb } from "../../../domain/inventory/words/verbs.ts";
import { figuresIn, type Figure } from "../coverage/figures.ts";
import { sharesThing } from "./broken-count.ts";
import { PLURAL } from "./range-told.ts";
import { tellsOfBefore } from "./told-past.ts";

const CHOOSING =
  /(?<=\p{L} )(?:(?<least>(?:older|longer|larger|bigger|heavier|higher|louder|taller|wider|deeper|more) than|over|above)|(?<most>(?:younger|newer|shorter|smaller|lighter|lower|narrower|less) than|under|below)) (?=[€$£]?\d)/giu;
/** What chooses them twice, or tells of a time before. */
const ASIDE =
  /(?<!\p{L})(?:or|before|instead|not|never|except|but|first|then|also|too|old|still|between|if|when|unless|until)(?!\p{L})|n['’]t|[;()→?]/iu;
/** Four weeks are a month, and thirty days. */
const NEARLY = 0.9;
/** What is so much more or less is said of something else. */
const FAR = 10;

interface Choice {
  readonly least: boolean;
  readonly figure: Figure;
}

/** The figure by which an item chooses fewer things than its condition, as it stands there; null for none. Number words are digits. */
export function findNarrowerChoice(condition: string, item: string): string | null {
  const asked = choiceIn(condition);
  const said = asked === null ? null : choiceIn(item);
  if (asked === null || said === null || asked.least !== said.least) return null;
  const [wanted, given] = [asked.figure, said.figure];
  if (wanted.unit !== given.unit || ASIDE.test(item) || tellsOfBefore(item)) return null;
  const isFewer = asked.least
    ? given.value * NEARLY > wanted.value
    : given.value < wanted.value * NEARLY;
  const isFar = given.value > wanted.value * FAR || wanted.value > given.value * FAR;
  if (!isFewer || isFar || !sharesThing(condition, item)) return null;
  return item.slice(given.start, given.end);
}

/** The only bound of a text, where it chooses things of which the verb behind it tells. */
function choiceIn(text: string): Choice | null {
  const [match, ...others] = text.matchAll(CHOOSING);
  if (match === undefined || others.length > 0) return null;
  const front = wordsOf(text.slice(0, match.index));
  const figure = figuresIn(text, 0).find(({ start }) => start >= match.index);
  // "A file over 5 MB was refused" is one that was tried.
  if (figure === undefined || !PLURAL.test(front.at(-1) ?? "")) return null;
  if (findVerb(wordsOf(text)).at <= front.length || isTold(front)) return null;
  return { least: match.groups?.["least"] !== undefined, figure };
}

function wordsOf(text: string): readonly string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+(?:['’]\p{L}+)*/gu) ?? [];
}

/** "is over 3 m": a verb in front. */
function isTold(front: readonly string[]): boolean {
  return /^(?:is|are|was|were|be|stays?|remains?|gets?|takes?|took|has|have|in)$/u.test(
    front.at(-1) ?? "",
  );
}
