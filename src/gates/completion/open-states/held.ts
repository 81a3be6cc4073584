/** Whether a thing that was named is one that is asked for, this one, and in such a state still. */

import { SO_NO_MORE } from "./made-good.ts";
import { contentWords } from "../../../domain/inventory.ts";
import { isUnaskedState } from "./asked.ts";
import type { Asked, Groups } from "./frame.ts";

/** Whether one certain thing is told of: "articles under embargo are held back" tells how things work. */
export function isDefinite({ item, item2 }: Groups): boolean {
  return /^(?:the|our|my|its|this|that|these|those|both|all|your)(?!\p{L})/iu.test(
    item ?? item2 ?? "",
  );
}

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
    !SO_NO_MORE.test(tail.toLowerCase()) &&
    isThingAsked(groups, asked) &&
    isUnaskedState(groups, asked)
  );
}
