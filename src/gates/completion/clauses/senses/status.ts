/** Words that say how far work has got, where they tell which thing is meant. */

import type { Hit } from "../rule.ts";
import { lettersFor } from "../letters.ts" with { type: "macro" };
import { hasAny, textAfter, textBefore, wordsOf } from "../looks/hit.ts";

/** What is so of the work alone; bricks are unpainted, paper unbleached. */
const UNDONE =
  /\bun(?:tested|verified|reviewed|checked|finished|implemented|confirmed|proved|documented|merged|solved|resolved|handled|deployed|released|validated|fixed|addressed|supported|answered)$/;
const FINITE_BEFORE = /\b(?:is|are|was|were|has|have|had|['’](?:s|re|ve))(?: (?:still|all|now))* $/;

/** "Work 12 is on its way from Basel"; "a parcel that is on its way to the reader shows a van" tells which. */
const IS_COMING =
  /^(?!.*\b(?:that|which|who|while|when|if|where|as long as)\b).*\b(?:is|are) (?:\p{L}+ )?on (?:its|their) way from\b/u;

/** "Unchecked by default": a box. */
const AT_FIRST =
  /^ (?:by default|to begin with|on (?:the )?first (?:visit|start|load)|when the \p{L}+ opens)\b/u;

/** What is asked to be shown, not to be dealt with. */
const TO_BE_SEEN =
  /\b(?:shown?|shows?|lists?|listed|visible|displays?|displayed|appears?|marked|sees?|seen|separate(?:ly)?|grouped|sorted|flagged|highlighted|overview|board)\b/;
/** "Transfers still waiting at the bank sit under their own heading": which of all, and where they are shown. */
const STILL_SO = /^still (?:waiting(?: for)?|pending|outstanding|open|due|un\p{L}+ed)$/u;
const WHICH =
  /^\W*(?:(?!the |our |my |its |their |two |three |four |five |\d)\p{L}+ )?\p{L}+s (?:that are |which are )?$/u;
const STAND_SOMEWHERE =
  /^(?: (?:at|with|for|in|on|from) (?:the |an? |its |their )?[\p{L}-]+| (?:the|an?) [\p{L}-]+)? (?:sit|stand|appear|show up|go|come|get (?:an? |their )|carry an? |(?:are|is) (?:shown|listed|marked|kept|drawn|counted|printed|grouped|sorted|flagged|highlighted)) ?(?=\p{L})/u;

/** "Votes yet to be counted are shown", "the walls are unpainted brick": which ones, and of what kind. */
export function isKindOfThing(hit: Hit): boolean {
  const met = wordsOf(hit);
  const before = textBefore(hit);
  const after = textAfter(hit);
  // "`migrate status` lists two pending migrations"
  if (
    /\b(?:lists?|shows?|prints?|counts?|displays?|finds?|names?) $/.test(before) &&
    !/\b(?:i|we|still)\b/.test(before)
  )
    return /^(?:\d+|two|three|four|five|six|seven|eight|nine|ten|no|the|all|any|every) /.test(met);
  if (STILL_SO.test(met) && WHICH.test(before) && STAND_SOMEWHERE.test(after))
    return TO_BE_SEEN.test(hit.subject.doneWhen);
  if (met === "yet to")
    return (
      /\p{L}s $/u.test(before) &&
      !FINITE_BEFORE.test(before) &&
      / (?:are|stand|get|have|show|appear|carry|keep) \p{L}/u.test(after)
    );
  if (/\bawaited$/.test(met) && hasAny(hit, lettersFor("tech"), 0, hit.from)) return true;
  if (/^todos?$/.test(met))
    return (
      /^\W*$/.test(before) &&
      /^ (?:are|is|can|get|have|carry|sync) (?!left|still|open|for)/.test(after)
    );
  if (/\bun(?:checked|ticked|selected|marked)$/.test(met) && AT_FIRST.test(after)) return true;
  if (/\bun\p{L}+ed$/u.test(met))
    return (
      !UNDONE.test(met) &&
      /^ (?!here\b|there\b|too\b|so\b|today\b|now\b|yet\b|in\b|on\b|at\b|as\b|and\b|or\b|but\b|by\b|for\b|with\b|because\b|since\b|until\b|where\b|when\b|while\b|from\b|to\b|under\b|against\b|either\b|again\b)[\p{L}]{3,}(?:,|\.|$| (?:and|or|with|from|of|in)\b)/u.test(
        after,
      )
    );
  if (/\bon (?:its|their) way$/.test(met))
    return (
      !IS_COMING.test(before + met + after) &&
      /^ (?:when|if|to|past|through|with|from|down|up|has|have)\b/.test(after)
    );
  // "the amount owed is on the first page"
  if (/\b(?:owed|owing|overdue|outstanding) (?:is|are|was|were)$/.test(met))
    return /^ (?:on|in|at|shown|printed|listed|printed|sorted|marked)\b/.test(after);
  // "photos of the hall under construction are in album 2"
  if (/^under construction$/.test(met))
    return !FINITE_BEFORE.test(before) && /^ (?:is|are|was|were|has|have) /.test(after);
  return /^still open$/.test(met) && /\bold [\p{L}-]+s $/u.test(before);
}
