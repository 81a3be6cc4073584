/**
 * The part of an item that counts, where the others tell no number: "9 plants along the path" of "lavender is in, 9 plants at 40 cm
 * along the path, the nursery had no more".
 */

import { contentWords } from "../../../domain/inventory/words/content-words.ts";
import { SPELT_NUMBER } from "../../../domain/inventory/words/numbers.ts";
import { toldNow } from "./told-now.ts";

const CAME_TO =
  /(?<!\p{L})(?:c[ao]mes?|amounts?|amounted|adds up|added up) to (?=\d|\p{L}+ \p{L}+s\W*$)/iu;
const WITH = /(?<!\p{L})with (?=(?:only |just )?(?:\d[\d,]*|\p{L}+) \p{L}+\W*$)/iu;
const HAS = /(?<!\p{L})(?:has|have|contains?|holds?|gets?|receives?|collects?|brings?)(?!\p{L})/iu;
/** How far apart, how long: "at 40 cm". */
const MEASURE =
  / ?(?:at|of|every|with|in) \d[\d.,]{0,8} ?(?:mm|cm|m|km|g|kg|ml|l|metres?|meters?|degrees?|°C?)(?!\p{L})(?: (?:apart|each|wide|high|deep|long|spacing|distance))?/giu;
const NUMBER = new RegExp(`(?<!\\p{L})(?:\\d|(?!(?:one|a) of)${SPELT_NUMBER}(?!\\p{L}))`, "iu");
/** There are more of them elsewhere or at another time, or what is told is told of a part. */
const MORE =
  /(?<!\p{L})(?:others?|another|rest|remaining|already|also|too|besides|more|further|additional|before|earlier|previously|last|first|next|each|every|per|again|then|plus|and|both|half|of|all|until|if|when|was|were)(?!\p{L})/iu;
const NO_MORE = /(?<!\p{L})(?:no|not any) more(?!\p{L})/giu;

/** The counting part of an item in words that a count is read from; the item itself where it is one, null where nothing is to be read anew. */
export function countingClause(item: string, condition: string): string | null {
  const now = toldNow(item, condition).replace(CAME_TO, "has ");
  const plain = HAS.test(condition) ? now.replace(WITH, "has ") : now;
  const clauses = plain.replaceAll(MEASURE, "").split(/[;(),]\s/u);
  if (clauses.length === 1) return plain === item ? null : plain;
  const [counting, ...others] = clauses.filter((clause) => NUMBER.test(clause));
  if (counting === undefined || others.length > 0) return null;
  const asked = new Set(contentWords(condition));
  const isOfAsked = contentWords(counting).every((word) => asked.has(word) || /^\d/u.test(word));
  const besides = clauses.filter((clause) => clause !== counting);
  const isToldElsewhere = besides.some((clause) => MORE.test(clause.replace(NO_MORE, "")));
  const shares = besides.some((clause) => contentWords(clause).some((word) => asked.has(word)));
  return isOfAsked && shares && !isToldElsewhere ? counting.trim() : null;
}
