/** Words of a bound in their other sense: how long something is watched, a choice, a thing that is absent. */

import { BOUND_ABROAD } from "./bound-words.ts";

/** "Une alerte part si la température descend sous 12 °C": when something is to happen. */
const SIGNALS =
  /(?<!\p{L})(?:al[ae]r[mt]\p{L}*|avis[oi]?|avvis[oi]|warn\p{L}*|meldung\p{L}*|meldet|notif\p{L}*)(?!\p{L})/iu;

/** "Measured over two weeks": how long. "Can be paused for up to three months": a choice, of which a report may try less. */
export function isNoBound(text: string, { 0: words, index }: RegExpExecArray): boolean {
  const before = text.slice(0, index);
  if (BOUND_ABROAD.test(words) && SIGNALS.test(before)) return true;
  if (/^over\b/iu.test(words)) return DURING.test(before) && A_DURATION.test(words);
  return /^up to\b/iu.test(words) && A_CHOICE.test(before);
}

const DURING =
  /(?<!\p{L})(?:measured|observed|watched|averaged|collected|logged|tracked|recorded|spread|checked|tested|monitored|compared|counted|mean|average|test|trial|run|trend) $/iu;
export const A_DURATION = /(?:seconds?|minutes?|hours?|days?|nights?|weeks?|months?|years?)$/iu;
const A_CHOICE = /(?<!\p{L})(?:can|may)(?!\p{L})[^;.]* $/iu;

/** "A build without changes takes under 30 seconds": the verb behind it is not denied. */
export const WITHOUT_A_THING =
  /(?<!\p{L})(?:without|ohne|sans|senza) (?:\p{L}+ ){1,3}(?:takes?|is|are|runs?|stays?|loads?|finishes|needs?|uses?|answers?|costs?|starts?|opens?|lasts?|returns?|ends?|dauert|braucht)(?!\p{L})[^.;]*$/iu;
