/** Whether a hit is told of the time before the work changed things: "before the fix 6 tests failed". */

import { EARLIER_FRAME } from "../../../domain/earlier.ts";
import { lettersFor } from "./letters.ts" with { type: "macro" };
import { has, partStart } from "./letter-row.ts";
import type { Hit } from "./rule.ts";

const HINT =
  /\b(?:before|prior|ahead|until|till|up to|first|initially|originally|previous|former|original|earlier|begin|beginning|start|outset|began|started|arrived|inherited|took|picked|old|back then|past|time|found|un(?:patched|fixed|changed))/;
let frame: RegExp | null = null;

const PAST_TENSE = lettersFor(
  "was had did failed past_form omitted parked left checked made remained",
);
const PRESENT = lettersFor("be have can will must need may should iam");
const GOES_ON = lettersFor("still yet unsure atpresent");
const OF_NOW = /\b(?:is|are|has|have|does|do|can)(?:n['’]t)?\b/;
/** "failed before the change and fails after it", "in the old suite and in the new one", "and I left it" */
const GOES_ON_AFTER =
  /\b(?:again|after (?:it|that|this|them)|to this day|neither|nor|as well|too|(?:new|current|present) (?:one|ones)|(?:left|leave|leaving|kept) (?:it|them|that|those)|stay(?:s|ed)?|remain(?:s|ed)?|stopped there|did not (?:repeat|retry|look))\b/;
/** What begins another time within the sentence. */
const TURN =
  /[;]|\b(?:but|now|today|since|after\w*|and then|then|meanwhile|as well|too|also|both)\b/;

const LONGEST_PART = 120;
/** "The old one covered only half of the cases" */
const OLD_DID =
  /\b(?:the|my|our|its) (?:old|previous|former|earlier|original|first) (?:[\p{L}-]+ ){1,2}(?:just |only )?(?:covered|handled|supported|did|knew|printed|returned|showed|had|raised|served|used|reached|failed|broke|crashed|missed|lacked|required|met|offered|held|worked|ran)\b[^,;:()]*$/u;

export function isLeftBehind(hit: Hit): boolean {
  const { spelt, before, met, after, from, to } = hit;
  const text = before + met + after;
  if (!HINT.test(text) || GOES_ON_AFTER.test(text)) return false;
  if (has(spelt.letters, GOES_ON)) return false;
  if (OF_NOW.test(met)) return false;
  const part = spelt.letters.slice(partStart(spelt, from), to);
  if (!has(part, PAST_TENSE) && has(part, PRESENT)) return false;
  if (!has(spelt.letters.slice(partStart(spelt, from)), PAST_TENSE)) return false;
  if (OLD_DID.test(before.slice(-LONGEST_PART) + met)) return true;
  const at = before.length;
  frame ??= new RegExp(`(?<![\\p{L}\\d-])(?:${EARLIER_FRAME})`, "giu");
  for (const { index, 0: told } of text.matchAll(frame)) {
    const between = index < at ? text.slice(index + told.length, at) : text.slice(at, index);
    if (!TURN.test(between)) return true;
  }
  return false;
}
