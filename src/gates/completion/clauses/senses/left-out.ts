/** Words of leaving out and of leaving that tell of a thing put down, taken off or kept in a place. */

import type { Hit } from "../rule.ts";
import { lettersFor } from "../letters.ts" with { type: "macro" };
import { CHECKS } from "../looks/deferral.ts";
import { uninflected } from "../../subject.ts";
import { escaped, hasAny, textAfter, textBefore, wordsOf } from "../looks/hit.ts";
import { isActOfOthers, isHistory, MEASURE } from "./frame.ts";

/** Where something is dropped: "into the inbox", "on each door"; not "on the floor of this release". */
const PUT_DOWN =
  /^ (?:[\p{L}\d`'’-]+ ){0,6}?(?:into|onto|in(?!to)|on|at|off|over|down|beside|behind|by) (?!(?:(?:the|an?|this|that|our|my) )?(?:this|last|moment|release|version|round|session|sprint|favou?r|change|order|report|end|plan|list|scope|goal|pr|first|meantime)\b)[\p{L}\d`]/u;
/** What is dropped from a database. */
const OF_DATABASE =
  /^ (?:the |an? |its |all |both )?(?:[\p{L}-]+ )?(?:tables?|columns?|constraints?|triggers?|schemas?)\b(?!.*\b(?:in this|in the first|for now|for lack|because|to save|not)\b)/u;

const WHOLE =
  /^ (?:this|the|our|its) (?:release|scope|pr|pull request|version|sprint|plan|goal|list|change|first|delivery|build|run|set|report|round|suite|final|end)\b|^\W*$|^,/;
/** What a comparison or a formula leaves aside. */
const IN_METHOD =
  /^ (?:[\p{L}-]+ (?:and [\p{L}-]+ )?)?(?:in|from|for) (?:the |this |that |each |every )?(?:average|mean|median|count|sum|total|statistics?|comparison|search|sort\w*|match\w*|formula|calculation|model|equation|chart|diff)\b/u;
const THROUGH = /^ (?:through|ahead|back|forward|to the (?:end|next|last|first))\b/;

/** What is loosened or lowered, up to the words that say by how much and where. */
const OBJECT_END =
  /[,;:.]| (?:by|to|so|in|on|for|from|and|because|as|until|with|at|into|after|before) /;

const NEAR = 60;

/** "Fixing it was expressly excluded", where the goal says "diagnosis only, no fix". */
function isRuledOut(hit: Hit): boolean {
  if (!/\b(?:excluded|ruled out|left out|omitted|taken out)$/.test(wordsOf(hit))) return false;
  const noun =
    /(?:^|[;:,.] ?|\b(?:and|but|so) )\W*(?:the |any |a )?(\p{L}{3,})(?: (?:it|them|that|this))? $/u.exec(
      textBefore(hit).slice(-NEAR),
    )?.[1];
  return (
    noun !== undefined &&
    new RegExp(
      `(?<!\\p{L})(?:no|without|not) (?:any |a )?${escaped(uninflected(noun))}\\p{L}{0,3}(?= ?(?:[.;,)]|$))`,
      "u",
    ).test(hit.subject.text)
  );
}

/** Whether what was left out was put down somewhere, taken off by a method, or is history. */
export function isLeftElsewhere(hit: Hit): boolean {
  const met = wordsOf(hit);
  const after = textAfter(hit);
  if (isActOfOthers(hit) || isHistory(hit) || isRuledOut(hit)) return true;
  if (hasAny(hit, lettersFor("muted"), hit.from, hit.to)) {
    const object = after.split(OBJECT_END, 1)[0] ?? "";
    return (
      /^ (?:the|an?|its|my|our|two|three|four|\d+) /.test(object) && !CHECKS.test(met + object)
    );
  }
  if (/\bdrop(?:s|ped|ping)?(?: (?:the|it))?$/.test(met)) {
    const said = met.endsWith(" the") ? ` the${after}` : after;
    // "dropped the prefix from the three names"
    if (
      / from (?:the |its |all |each |both )?(?:[\p{L}\d]+ )?(?:names?|titles?|paths?|keys?|urls?|labels?|ids?|strings?)\b/u.test(
        said,
      )
    )
      return true;
    return OF_DATABASE.test(said) || PUT_DOWN.test(said) || MEASURE.test(said);
  }
  if (/\b(?:cut|pulled) from$/.test(met)) return !WHOLE.test(after);
  if (/\btaken out$/.test(met)) return MEASURE.test(after) || /^ on day\b/.test(after);
  if (/\b(?:excluded|ignored|neglected|omitted)$/.test(met)) return IN_METHOD.test(after);
  return /\bskipp?(?:ed|ing)?$/.test(met) && THROUGH.test(after);
}

/** What goes on by itself: dough that is left to rise. */
const BY_ITSELF =
  /^ (?:rise|dry|rest|cool|soak|set|stand|run|boil|simmer|settle|ripen|prove|harden|cure|age|grow|steep|drain|chill|thaw|soften|warm|burn|idle|sleep)\b/;
const DEPOSITED =
  /^ (?:the|an?|each|every|its|his|her|their|all|both|number|\d)\b(?! (?:next|later|second|backlog|list|follow-?up|future|todo|tracker|moment|old|present|meantime))/;

/** Whether "left" is a side, a deposit, or what is let be to dry or rise. */
export function isLeftInPlace(hit: Hit): boolean {
  const met = wordsOf(hit);
  const after = textAfter(hit);
  // "the left window is open"
  if (
    /\b(?:the|each|its|their|our|my|upper|lower|on) (?:\p{L}+ )?$/u.test(textBefore(hit)) &&
    /^left [\p{L}-]+ (?:is|are|was|were|stays?)\b/u.test(met)
  )
    return true;
  if (isHistory(hit)) return true;
  if (/\bleft to$/.test(met)) return BY_ITSELF.test(after);
  if (/\bleft in$/.test(met))
    return /^ (?:the|its|their|an?) (?:[\p{L}-]+ )?(?:wall|ground|earth|box|case|room|hall|folder|safe|barn|field|garden|sun|shade|water|yard|shed|bag|tray|lock|door|fridge|pool|tank|window|soil|pot)s?\b/u.test(
      after,
    );
  // "one connection per tenant is left for the health check"
  if (/\bleft for$/.test(met))
    return (
      /^\W*(?:one|two|three|four|\d[\d.,]*|half|an?)\b.*\bper\b/.test(textBefore(hit)) &&
      /^ the\b/.test(after)
    );
  if (/\bleft (?:with|at|on)$/.test(met)) return DEPOSITED.test(after);
  return (
    /\bleft (?:[\p{L}-]+ ){0,3}(?:open|off|on)$/u.test(met) &&
    /^ (?:at night|by day|by night|overnight|during|in (?:the day|summer|winter)|so that|for the \p{L}+(?:er|or|man)s?\b|\d)/u.test(
      after,
    )
  );
}
