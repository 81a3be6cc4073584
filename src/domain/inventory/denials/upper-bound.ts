/** "No mites were found", where at most three may be: none keeps to a bound from above. */

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
