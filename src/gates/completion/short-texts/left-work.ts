/**
 * What a short text tells of work that is left, whatever it is: "Ana will finish the docs", "what is left: docs", "out of
 * scope for now". A close note seldom names what was asked for, and says by such words that the work is not at its end.
 */

import { holdsAny } from "../hints.ts";
import type { Subject } from "../subject.ts";

const WHO =
  "(?:(?:the|our|an?|my|another|some) )?(?:\\p{L}+ )?(?:team|colleague|agent|session|developer|engineer|contractor|shift|intern|designer)s?|some(?:one|body)(?: else)?|(?:i|we|he|she|they)|(?!(?:It|This|That|The|There|What|Which|Who|He|She)\\b)\\p{Lu}\\p{Ll}+(?: and \\p{Lu}\\p{Ll}+)?";
const WILL =
  "will|['’]ll|shall|(?:is|are|am) going to|(?:is|are|am) to|plans? to|(?:has|have|needs?) to";
const END =
  "finish|complete|wrap up|take (?:on|over|care of)|pick up|catch up|follow up|do the rest|carry on|continue|get (?:to|round to|around to) (?:it|the|this)|see to|sort out|tidy up|deal with";

const LEFT: readonly RegExp[] = [
  new RegExp(
    `^\\W*(?<who>${WHO}) ?(?:${WILL}) (?:then |also |still |soon |later )*(?<verb>${END})(?!\\p{L})`,
    "u",
  ),
  /^\W*(?:what(?:['’]s| is|['’]re| are)? (?:still )?(?:left|missing|outstanding|remains|remaining|to (?:do|come|follow))|(?:still |things )?left to (?:do|finish|write|build)|still (?:left|missing|outstanding|to (?:do|come)))(?: (?:to do|to be done|to finish|open|is|are|undone))*\s?[:–—-]?\s(?!\W*(?:no|none|nothing|nobody|nil|zero|0|is (?:no|not)|a matter)(?!\p{L}))(?=\p{L})/iu,
  /\bout of scope for (?:now|the moment|the time being|today|this (?:release|sprint|time|round|session|week|version|iteration|phase|milestone))(?!\p{L})/iu,
];

/** What these cannot do without, in lower case. */
const HINTS: readonly string[] =
  "will |'ll |’ll |shall |going to |is to |are to |am to |plan to|plans to|has to|have to|need to|needs to|what left|what is |what's |what’s |what are |what're |what’re |what remain|what outstanding|what to |what missing|what still |left to |still left|still missing|still outstanding|still to |out of scope for".split(
    "|",
  );

/** Whether a text, in lower case, may tell of work that is left. */
export function mayTellLeft(text: string): boolean {
  return holdsAny(text, HINTS);
}

/** The work that is told to be left; null where done_when itself speaks so: "the robot will finish the lap". */
export function findLeftWork(text: string, subject: Subject): RegExpExecArray | null {
  for (const pattern of LEFT) {
    const match = pattern.exec(text);
    if (match === null) continue;
    const { who = "", verb = "" } = match.groups ?? {};
    const said = verb === "" ? match[0] : `${who} ${verb}`;
    const words = said.toLowerCase().match(/\p{L}{4,}/gu) ?? [];
    if (!words.some((word) => !COMMON.test(word) && subject.mentions(word))) return match;
  }
  return null;
}

const COMMON = /^(?:what|will|this|that|then|also|team)$/u;
