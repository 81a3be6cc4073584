/** Words of putting off that tell of a place, a purpose, a measure or somebody else's act. */

import type { Hit } from "../rule.ts";
import { lettersFor } from "../letters.ts" with { type: "macro" };
import { hasAny, textAfter, textBefore, wordsOf } from "../looks/hit.ts";
import {
  isActOfOthers,
  isHistory,
  isPredicate,
  isSaidBare,
  MEASURE,
  namesTimeToCome,
} from "./frame.ts";
import { PEOPLE } from "./times.ts";

/** What is done to things as well as to work. */
const TO_THINGS = /^(?:park|shelv|tabl|slat|sidelin|mothball|sacrific)/;
/** Where, how or by what a thing is put: "in bay 4", "by width"; not "in the backlog", "by the board". */
const PLACED =
  /^ (?:(?:in|on|at|under|behind|near|beside|inside|outside|along|between|within|above|below) (?!(?:an?|the|our|my|this|its) (?:[\p{L}-]+ )?(?:backlog|tracker|board|queue|branch|list|tickets?|issues?|drafts?|moment|meantime|present|repo(?:sitory)?|code|meeting|request)\b|pressure\b|(?:my|our)\b|this\b|present\b|favou?r\b|january|february|march|april|may\b|june|july|august|september|october|november|december|spring|summer|autumn|winter)|by (?!the|an?|our|my|their|us|me)|with (?!the|it|this|that)|(?:so|such) that\b|for (?:the|an?|each|every|one) (?:measur|test|photo|trial|night|inspect|repair|clean))/u;

/** Words that name a place or a purpose unless nothing more is told of it. */
const PLACE =
  /^(?:on ice|on hold|on the (?:shelf|agenda|roadmap|wish ?list|to.?do.?list)|on (?:my|our) (?:list|plate|desk|radar|agenda|bench|table|to.?do.?list)|in (?:a|my|the) (?:drawer|cupboard)|in the (?:freezer|icebox|oven|works|pipeline|making|post|mail|parking lot)|in transit|cold storage|in limbo)$/;

/** "Reserved for wheelchairs": a purpose, where no time to come is named. */
const PURPOSE = /(?:reserved|saved|kept|earmarked|set aside|put aside|slated)(?: for)?$/;

/** "Deferred for the first six months"; not "for the first release". */
const FIRST_SPAN =
  /^ for the first (?!(?:release|version|round|sprint|delivery|launch|cut|batch|iteration|milestone|step|edition|deployment)\b)/;

/** Whose list it is on: then it is work of theirs. */
const OF_TEAM =
  /^ (?:of|for|with) (?:the |our |my |another )?(?:[\p{L}-]+ )?(?:teams?|groups?|crew|department|office|designers?|maintainers?|developers?|colleagues?)\b/u;
/** With whom something is on hold. */
const HELD_AT = /^ (?:at|with|by|in) (?:the|our|my|its|their) /;

const FOR_TRADE =
  / for (?:the |our |an? )?(?:[\p{L}-]+ )?(?:conservators?|restorers?|plumbers?|electricians?|joiners?|carpenters?|painters?|glaziers?|roofers?|masons?|tailors?|designers?|translators?|editors?|proof-?readers?|dbas?|developers?|maintainers?|reviewers?|accountants?|auditors?|specialists?|experts?|apprentices?|colleagues?|vets?|mechanics?|engineers?|technicians?|climbers?|next shift|(?:[\p{L}-]+ )?team)\W*$/u;

/** "Moved back to the wall", "pushed out to 40 screens", "put back under its name". */
const BACK =
  /^(?:(?:put|puts|putting|held|kept|moved|moves|pushed|pulled|set) (?:back|out|over|aside|to one side)(?: to)?|slipped to|slips to|bumped to (?:the|a|some))$/;
const SOMEWHERE =
  /^ (?:to|into|onto|on|in|under|behind|at|by|from|over|against|through|after|for|before|between|so that) /;
const HAVE_OR_ARE =
  /^(?: (?:at|with|from) [^,;]{2,40}?)? (?:are (?!still|not\b|yet|missing|due\b|expected|left|also|all\b)\p{L}{3,}|get (?:an?|the|their) |have (?!been\b|to\b|not\b|yet\b)|show|carry|bear|appear|stand)(?! (?:still|not|yet|missing|left out|expected|due)\b)/u;
/** "Parked the lift on the third floor" */
const OBJECT_PLACED =
  /^ (?:the|an?|my|our|its|one|each|all|\d+) (?:[\p{L}-]+ ){1,2}(?=(?:on|in|at|behind|under|beside|by|near|next to|along) )/u;

/** "I shelved my changes before the rebase and brought them back" */
const BROUGHT_BACK =
  /\b(?:and|then) (?:then )?(?:brought|put|took|moved|applied|restored|popped|picked|got) (?:it|them|all|both|the \p{L}+) (?:back|again|up|in)\b|\band (?:are|is) back\b/u;

/** Whether a word of putting off has another sense here. */
export function isPutElsewhere(hit: Hit): boolean {
  const met = wordsOf(hit);
  const after = textAfter(hit);
  if (/^(?:i|we|will|must|would|may|might|shall)\b/.test(met) && !TO_THINGS.test(lastWord(met)))
    return false;
  // "put off the hot path": a passive has no object.
  if (/^put (?:off|aside)$/.test(met) && /\b(?:is|are|was|were|been|be) $/.test(textBefore(hit)))
    if (/^ (?:the|its|an?) \p{L}/u.test(after)) return true;
  // "handling of postponed and cancelled orders": which of them.
  if (
    /\b(?:of|for|with|both|all|between|on|from|for the|to|handles?|shows?|lists?|covers?) $/.test(
      textBefore(hit),
    )
  )
    if (/^,? (?:and|or) \p{L}{3,}(?:ed|en|wn) \p{L}{3,}s\b/u.test(after)) return true;
  if (isToldToOthers(hit)) return true;
  // "Titles on back order are shown in grey": which of them.
  if (/^on back[ -]?order$/.test(met))
    return /^\W*\p{L}+s $/u.test(textBefore(hit)) && HAVE_OR_ARE.test(after);
  if (isActOfOthers(hit) || isHistory(hit) || BROUGHT_BACK.test(after)) return true;
  // "the connection is on hold while the token is renewed"
  if (
    /^on hold$/.test(met) &&
    /^ (?:while|during|for \d)/.test(after) &&
    hasAny(hit, lettersFor("tech"), 0, hit.from)
  )
    return true;
  if (PLACE.test(met))
    return (
      !isPredicate(hit) ||
      !(
        isSaidBare(hit) ||
        namesTimeToCome(hit) ||
        OF_TEAM.test(after) ||
        (/^(?:on hold|in limbo)$/.test(met) &&
          HELD_AT.test(after) &&
          !/ for (?:\d|\p{L}+ (?:seconds|minutes|hours|days))/u.test(after))
      )
    );
  if (TO_THINGS.test(lastWord(met))) {
    const object = OBJECT_PLACED.exec(after)?.[0].length ?? 0;
    return PLACED.test(object === 0 ? after : after.slice(object - 1)) || MEASURE.test(after);
  }
  // "The rest is kept for Anna": what is left of the work
  if (
    PURPOSE.test(met) &&
    /\b(?:the|all) (?:rest|remainder|others?|remaining [\p{L}-]+) (?:is|are|was|were) $/u.test(
      textBefore(hit),
    )
  )
    return false;
  // "put aside for the conservator": somebody who is to work on it
  if (PURPOSE.test(met) && FOR_TRADE.test(`${met}${after}`)) return false;
  if (PURPOSE.test(met))
    return /(?:for$)/.test(met) || /^ for \p{L}/u.test(after)
      ? !namesTimeToCome(hit)
      : MEASURE.test(after) || PLACED.test(after);
  // "Changes are held back until the connection returns": what the thing built does with them.
  if (/^held back$/.test(met) && /^ (?:until|till|while|as long as) /.test(after))
    return hasAny(hit, lettersFor("tech"), hit.from) && !hasPerson(hit);
  if (BACK.test(met))
    return (
      (met.endsWith(" to") || SOMEWHERE.test(after)) && !namesTimeToCome(hit) && !PEOPLE.test(after)
    );
  // "The clamp was holding back the spring"
  if (/^holding (?:back|over)$/.test(met))
    return /^ (?:the|an?|its) /.test(after) && !hasPerson(hit);
  if (/^(?:delayed|deferred|postponed|adjourned|benched|held)/.test(met))
    return MEASURE.test(after) || FIRST_SPAN.test(after);
  return false;
}

/** "The header tells the client how long to hold off": what a thing built tells or decides. */
const TELLS_HOW =
  /\b(?:tells?|says?|shows?|knows?|decides?|works? out|computes?|sets?|states?|picks?|learns?) (?:[\p{L}-]+ ){0,4}(?:how (?:long|far|much|many)|when|what|which [\p{L}-]+) to $/u;
const OF_WRITER = /\b(?:i|we|us|me|nobody|no one|not|never|nothing)\b|n['’]t\b/u;

function isToldToOthers(hit: Hit): boolean {
  const before = textBefore(hit);
  return TELLS_HOW.test(before) && !OF_WRITER.test(before);
}

const hasPerson = (hit: Hit): boolean => hasAny(hit, lettersFor("i iam"), 0, hit.from);

function lastWord(text: string): string {
  return text.slice(text.lastIndexOf(" ") + 1);
}
