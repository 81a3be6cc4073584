/** What tells two senses of one word apart: who acts, upon what, where, when and how long. */

import { lettersFor } from "../letters.ts" with { type: "macro" };
import { isOf, partStart } from "../letter-row.ts";
import type { Hit } from "../rule.ts";
import { textAfter, textBefore, wordsOf } from "../looks/hit.ts";

/** A time of the work still to come. */
const TO_COME =
  /\b(?:later|next|another|tomorrow|soon|(?:the|this|until|till|for|in|to) (?:spring|summer|autumn|winter)|january|february|march|april|may|june|july|august|september|october|november|december|monday|tuesday|wednesday|thursday|friday|saturday|sunday|weekend|holidays?|week|month|quarter|year|season|sprint|iteration|milestone|release|version|phase|launch|session|round|ticket|pr|pull request|follow-?up|backlog|v\d|q[1-4]|when|until|till|once|future|rainy|quieter)\b/;

/** Whether a time to come is named behind the word, in the same part of the sentence. */
export function namesTimeToCome(hit: Hit): boolean {
  return TO_COME.test(textAfter(hit).split(/[,;:]/, 1)[0] ?? "");
}

/**
 * The last year that is history wherever a message is read. A gate has no clock, and a later year may be that of the
 * work itself ("the import failed in 2026"), or one to come ("put off until 2027"): it takes nothing back.
 */
const LAST_OF_HISTORY = 2023;
const FOUR_DIGITS = /\d{4}/;
/** A year of four digits: "in 1806", "of the 4 May 2019". */
const YEAR =
  /\b(?:in|of|since|from|until|by|on|about|around)(?: \p{L}+| \d{1,2}\.?){0,3} ([12]\d{3})\b(?![.,]\d| \p{L}+s\b)/gu;

/** Whether the part of the sentence behind the word puts it into history. */
export function isHistory(hit: Hit): boolean {
  const after = textAfter(hit);
  if (!FOUR_DIGITS.test(after)) return false;
  const part = after.split(/[,;:]/, 1)[0] ?? "";
  return [...part.matchAll(YEAR)].some(([, year]) => Number(year) <= LAST_OF_HISTORY);
}

const NOUN = lettersFor(
  "word users tech mask number testdata event occasion make makes ing_form past_form",
);
const PERSON = lettersFor("i iam you");
const OBJECT =
  /^ (?:the|an?|its|his|her|their|each|every|all|both|one|two|three|four|five|six|\d[\d.,]*|it|them|up|off|out|on)\b/;

/**
 * "The caretaker shelved 312 books": somebody else, or a thing, acts upon something. A passive has a form
 * of "be" in front, and who writes of the work in this way is "I", or goes unsaid.
 */
export function isActOfOthers(hit: Hit): boolean {
  const { spelt, from } = hit;
  if (!isOf(spelt, from - 1, NOUN) || !OBJECT.test(textAfter(hit))) return false;
  if (PUTS_OFF.test(wordsOf(hit)) && isAskedObject(hit)) return false;
  if (
    /^(?:is|are|was|were|be|been|gets?|got|has|have|had)\b| (?:to|after|for|a|the|another|next)$/.test(
      wordsOf(hit),
    )
  )
    return false;
  for (let at = partStart(spelt, from); at < from; at++) if (isOf(spelt, at, PERSON)) return false;
  return true;
}

const PUTS_OFF = /^(?:postpon|defer|put off|adjourn|tabl|shelv|depriorit|sidelin|mothball)/;

/** "Finance postponed the PDF layout": what somebody else put off is what was asked for. */
function isAskedObject(hit: Hit): boolean {
  const after = textAfter(hit);
  if (/, (?:and|which|so)\b|\b(?:last|yesterday|ago|before)\b/.test(after)) return false;
  const object = /^ (?:the|its|our|their) ((?:[\p{L}\d-]+ ?){1,3})/u.exec(after)?.[1] ?? "";
  const phrase =
    object.split(/ (?:of|in|on|for|to|until|till|from|with|by|because|as)(?: |$)/, 1)[0] ?? "";
  return [...phrase.matchAll(/[\p{L}\d]{3,}/gu)].some(([word]) => hit.subject.asks(word));
}

const NOTHING_MORE =
  /^\W*$|^(?:,|:| –| —)|^ (?:until|till|because|since|as (?:the|it|its|they|there|we|i|no|this|that|none|nobody)|so|of (?:mine|ours)|for (?:now|the (?:moment|time|present)|lack|want|a (?:rainy|quieter|later))|while|pending|due to|owing to|together|along with|with the rest|too|as well|again|still|at (?:the moment|present))\b/;

/** Whether nothing more is told of it but why, or how long still: what is put off has no place and no measure. */
export function isSaidBare(hit: Hit): boolean {
  return NOTHING_MORE.test(textAfter(hit));
}

/** Whether a form of being, staying or putting stands right in front, or nothing, or a label. */
export function isPredicate(hit: Hit): boolean {
  return /(?:^|[:|–—(-])\W*$|\b(?:is|are|be|been|was|were|['’]s|stays?|stayed|remains?|remained|puts?|keeps?|kept|left|goes|go|went|gone|sits?|lies|sleeps?|rests?|waits?|gathers?|now|still|currently|has|have|it|this|that|them|one)(?: (?:all|now|still|simply|also|just|currently|back|simmering|been|put))* $/.test(
    textBefore(hit),
  );
}

/** A short time, a length or another measure that a machine knows. */
export const MEASURE =
  /^ (?:by|for|at|to|after|over|within|under)? ?(?:about |some |up to |at most |at least |exactly |the |first |last )*(?:[-−+]?\d[\d.,:]*|half an?|one|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty|a) ?(?:more |full )?(?:ms|s|sec(?:ond)?s?|min(?:ute)?s?|hours?|h|o'clock|frames?|ticks?|beats?|bars?|steps?|mm|cm|m|km|degrees?|°|%|percent|bytes?|kb|mb|gb|litres?|rounds?|laps?|milliseconds?|points?|knots)\b/;
