/** Words of one kind in rows, the frames they are set in, and what takes back that a thing is in such a state. */

import { contentWords } from "../../../domain/inventory.ts";
import { framed, isUnaskedState, type Asked, type Frame, type Groups } from "./phrases.ts";

export interface Words {
  /** Any of them, as a pattern; a space may be a hyphen. */
  readonly source: string;
  /** A word of each, as rare as it has. */
  readonly calledBy: string;
}

/** The phrases of a row, which commas part. */
export function splitRow(row: string): readonly string[] {
  return row.split(/,\s*/u);
}

const COMMON =
  /^(?:the|an?|its?|in|is|are|was|as|at|on|of|to|for|and|or|this|that|there|here|my|our|by|with|out|up|one|do|go)$/u;

/** The longest word of a phrase that is none of the commonest; of one that has only such, its last. */
export function rarestOf(phrase: string): string {
  const words = phrase.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== "");
  const rare = words.filter((word) => !COMMON.test(word));
  return (rare.length > 0 ? rare : words).reduce(
    (longest, word) => (word.length >= longest.length ? word : longest),
    "",
  );
}

export function wordsOf(...rows: readonly string[]): Words {
  const phrases = rows.flatMap(splitRow);
  return {
    source: `(?:${phrases.join("|").replaceAll(" ", "[ -]").replaceAll("'", "['’]")})(?![\\p{L}\\p{N}])`,
    calledBy: [...new Set(phrases.map(rarestOf))].join(" "),
  };
}

const STOP =
  "(?:because|since|as|in|into|on|at|for|with|is|are|was|were|has|have|had|will|would|can|could|and|or|but|that|which|who|to|from|until|so|after|before|when|while|if|now|yet|today|here|there|only|due|by|though|although|again|instead|without|just|still|currently|does|do|did|not|works?|exists?|made|went|landed|shipped)";
const NOUN = `(?!${STOP}(?![\\p{L}\\p{N}]))[^\\s,;:()|]+`;
/** A thing at the end of what is said, or with more behind it. */
export const OBJECT = `(?<item>${NOUN}(?: ${NOUN}){0,5})(?<tail>(?=\\W|$).*)`;

const NEGATED =
  "(?<!\\b(?:not|never|to be|be|half|partly|partially|nearly|almost|n['’]t|hardly|barely|no|nothing|without|before)\\s(?:\\p{L}+\\s)?)";
/** What tells that it is over, or that there is nothing in it. */
export const OVER = new RegExp(
  `\\b(?:no longer|any ?more|any longer|not (?:just|only|merely)|n['’]t (?:just|only|merely)|filled in|rewr(?:ote|itten)|(?:replaced|superseded|swapped)|restored|resolved|made up for|final version|finished version|full version is|(?:does|do|did) (?:everything|the whole|all)|(?:covers?|meets?|handles?) (?:every|all)\\b|from .{2,30} to (?:finished|done|final|complete|full)|(?<!\\b(?:what|than|as|everything|all|although) (?:was |were |it was )?)${NEGATED}(?:fully|complete|completed|finished)\\b|(?:now|since|then|finally) (?:it |i |we )?(?:is |are |has been |have |been |fully )*(?:done|built|added|in|there|works?|fixed|merged|live|delivered|tested|implemented))(?![\\p{L}\\p{N}])`,
  "iu",
);
/** What stands in front of a thing that is not so, or is so no more. */
const TAKEN_BACK =
  /\b(?:no|not|never|none|nothing|rather than|instead of|than|from|replac\p{L}*|remov\p{L}*|delet\p{L}*|swap\p{L}*|past|beyond|rewr\p{L}*|turned|grew|used to|old|earlier|previous|at first|first|initial(?:ly)?|had|once|until|before|unlike|besides|former|thr[eo]w\p{L}*|if|when|unless)\b|n['’]t\b/iu;

const PRODUCT_OF =
  /^(?:(?:the|an?|our|my|your|its|any|all|both) )*(?:(?:code|implementation|work|handling|support|version|logic|patch|change|changes|feature|part|status|state|what (?:exists|there is|is there|we have|i have|you see|works|is in|you get|you have)) (?:of|for|on|behind|as) )?(?:(?:the|our|my|your|its) )?/iu;
/** What has a predicate of its own, or denies. */
const PREDICATE =
  /\b(?:is|are|was|were|has|have|had|does|did|do|works?|failed|nothing|nobody|none|no|not|it|they|we|you|that|which)\b/iu;

/** Whether a thing begins with a word that is asked for: "the export", but not "errors in the export". */
export function isThingAsked({ item, item2 }: Groups, { asks }: Asked): boolean {
  const thing = (item ?? item2 ?? "").replaceAll(/^\W+/gu, "").replace(PRODUCT_OF, "");
  if (PREDICATE.test(thing)) return false;
  const [first = ""] = thing.match(/[\p{L}\p{N}]{2,}/u) ?? [];
  return contentWords(first).length > 0 && asks(first);
}

/** Whether nothing in front of the words or behind them takes them back. */
export function isHeld(groups: Groups, asked: Asked): boolean {
  const { before = "", tail = "" } = groups;
  return (
    !TAKEN_BACK.test(before) &&
    !OVER.test(tail) &&
    isThingAsked(groups, asked) &&
    isUnaskedState(groups, asked)
  );
}

const SAYING =
  "(?:(?:(?:please )?(?:note|be aware|mind|bear in mind|remember|keep in mind|be warned|understand)|i (?:must|have to|should|need to) (?:say|admit|add|report|note|stress)|i['’]m afraid|sorry|to be (?:clear|honest|fair)|the truth is|(?:the )?fact is|one thing|heads[- ]up|right now|at this point|this time|as of (?:now|today)|so far|as it stands)(?: that)?:?,? )?";

/** Frames of one kind: the same words in several shapes, each its own pattern. */
export function framesOf(
  id: string,
  kind: Omit<Frame, "id" | "pattern" | "ofThings" | "ofItem">,
  shapes: readonly string[],
): readonly Frame[] {
  return shapes.map((shape, number) => ({
    ofThings: true,
    ofItem: true,
    check: isHeld,
    ...kind,
    id: `${id}.${number}`,
    pattern: framed(`${SAYING}${shape}`),
  }));
}
