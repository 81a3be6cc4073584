/** Bounds told by a denial: "no mites were found", where at most three may be; "the wait was never over 12 minutes". */

import type { Token } from "../credit/item-tokens.ts";
import { contentWords } from "../words/content-words.ts";

const AT_MOST =
  /(?<!\p{L})(?:at most|not more than|fewer than|less than|an? maximum of) (?:\d[\d.,]*|\p{L}+) ((?:\p{L}+ ){0,3}\p{L}+)/iu;
/** One that is told in front of what it does: "no mites were found", and not "no, mites were found". */
export const TELLS_NONE = /^\W*(?:no|zero|0) (\p{L}+)(?: \p{L}+)?/iu;

/** Whether an item says that there is none of what a condition bounds from above. */
export function keepsUpperBound(condition: string, item: string): boolean {
  const [none] = TELLS_NONE.exec(item) ?? [];
  if (none === undefined) return false;
  const [, things = ""] = AT_MOST.exec(condition) ?? [];
  const bounded = new Set(contentWords(things.split(BEHIND, 1)[0] ?? ""));
  if (!contentWords(none.replace(/^\W*\S+/u, "")).some((word) => bounded.has(word))) return false;
  // "No orders were looked at" says nothing of those that are late.
  const asked = new Set(contentWords(condition));
  return contentWords(item).every((word) => asked.has(word) || word === "0" || word === "zero");
}

/** The thing ends where its verb or place begins. */
const BEHIND =
  / (?:is|are|was|were|be|has|have|may|can|per|in|on|at|for|from|with|that|which|to|of(?= (?:the|an?|each|every|all) ))(?!\p{L})/iu;

const BETWEEN =
  /^(?:once|ever|been|be|was|is|get|gets|got|go|goes|went|rise|rises|rose|take|takes|took|taken|last|lasts|lasted|wait|waited|any)$/u;
const OVER = /^(?:over|above|beyond|exceed|exceeds|exceeded|exceeding)$/u;
const MORE =
  /^(?:more|longer|later|higher|louder|heavier|larger|bigger|greater|slower|wider|taller|warmer|hotter|older)$/u;
const UNIT =
  /^(?:ms|milliseconds?|s|sec|seconds?|min|minutes?|h|hours?|days?|weeks?|months?|years?|%|percent|°c?|degrees?|[kmg]i?b|bytes?|mm|cm|m|km|met(?:er|re)s?|g|kg|grams?|tons?|euros?|dollars?|pounds?|decibels?|db|watts?|kw|bar|rpm)$/u;

/**
 * Is what stands denied at `at` a bound from above? "never over 12 minutes", "did not take longer than 3 s": the thing itself
 * is not denied.
 */
export function isBoundDenied(tokens: readonly Token[], at: number): boolean {
  const word = (place: number): string => tokens[place]?.word ?? "";
  let next = at + 1;
  while (BETWEEN.test(word(next))) next += 1;
  if (OVER.test(word(next))) next += 1;
  else if (MORE.test(word(next)) && word(next + 1) === "than") next += 2;
  else return false;
  return /^\d/u.test(word(next)) && UNIT.test(word(next + 1));
}
