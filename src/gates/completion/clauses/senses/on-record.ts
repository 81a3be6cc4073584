/** Words of runs, tickets and scope that tell of a habit, of somebody else's paper, or of a place. */

import type { Hit } from "../rule.ts";
import { lettersFor } from "../letters.ts" with { type: "macro" };
import { escaped, hasAny, textAfter, textBefore, wordsOf } from "../looks/hit.ts";
import { isHistory, MEASURE } from "./frame.ts";
import { isTold } from "./steps.ts";
import { PEOPLE } from "./times.ts";

/** "Was left running for 40 minutes", "runs in screen mode by default", "continues overnight to Basel". */
export function isRunOfThing(hit: Hit): boolean {
  const after = textAfter(hit);
  return (
    isTold(after) ||
    MEASURE.test(after) ||
    /^ (?:during|to \p{L}|[^,;]{0,30}\bby default|every \p{L}|each \p{L})/u.test(after)
  );
}

/** "Stays with the reader until the end of the month", "…, then it is closed by the job": a term that was built. */
export function isTermOfThing(hit: Hit): boolean {
  return (
    hasAny(hit, lettersFor("users"), hit.from, hit.to) ||
    /^,? (?:and )?then (?:it|they|the \p{L}+) (?:is|are|goes|go|closes?|expires?|ends?|becomes?)\b/u.test(
      textAfter(hit),
    )
  );
}

/** "A ticket was printed", "the paper filed a story", "a task for each of the six rooms". */
export function isPaperOfOthers(hit: Hit): boolean {
  const met = wordsOf(hit);
  const after = textAfter(hit);
  if (/^an? (?:ticket|issue) (?:was|has been)$/.test(met))
    return !/^ (?:already |now |then )?(?:filed|opened|raised|created|logged|written|added|made|put|submitted)\b/.test(
      after,
    );
  if (!/^(?:filed|raised|opened|created|logged)\b/.test(met)) return false;
  if (
    /^ (?:for|in) (?:each|every|all)\b|^ per\b/.test(after) &&
    !/\b(?:missing|open|remaining|left|failing|broken|unfinished|gaps?|points)\b/.test(after)
  )
    return true;
  return (
    /\b(?:he|she|they|who|[\p{L}-]{3,}) $/u.test(textBefore(hit)) &&
    !/\b(?:i|we|have|has|been|was|were|is|are|and|then|also|so|but|just|now) $/.test(
      textBefore(hit),
    )
  );
}

/** "He gave up on the piano", "kept out of the first room", "struck from the list by the museum's own rule". */
/** "Gave up on the first library, switched to another": a way that was tried and left. */
function isOfWay({ subject }: Hit, after: string): boolean {
  const way = WAY.exec(after)?.[1];
  return way !== undefined && !subject.mentions(way) && WENT_ON.test(after) && !AND_ON.test(after);
}

const WENT_ON =
  /\b(?:switched|took|used|tried|wrote|moved to|chose|another|second|new one|instead|other one|found|picked|rewrote|rebuilt)\b/;
const AND_ON = /\b(?:and|then|also) (?:then |later |finally )?on\b/;
const WAY =
  /^ (?:the|my|our|that|this|an?|one) (?:first|second|old|initial|original|earlier|previous|other|slower|naive|obvious|planned|usual|simple|too) (?:\p{L}+ )?(librar(?:y|ies)|approach|ideas?|framework|package|tool|method|design|algorithm|driver|way|route|path|attempt|variant|plan|solution|strategy|technique|query|parser|format)\b(?! (?:and|but) (?:stopped|left|have not|did not|moved on|went no))/u;

export function isOutOfPlace(hit: Hit): boolean {
  const met = wordsOf(hit);
  const after = textAfter(hit);
  if (isHistory(hit)) return true;
  if (/^gave up on$/.test(met))
    return (
      /\b(?:he|she|they|who|players?|users?|guests?) $/.test(textBefore(hit)) || isOfWay(hit, after)
    );
  if (met.endsWith("out of the first"))
    return !/^ (?:version|release|round|cut|batch|delivery|session|step|phase|iteration|edition|one|pass|go)\b|^\W*$/.test(
      after,
    );
  return (
    /^(?:trimmed|cut|dropped|pulled|struck) from\b/.test(met) &&
    /^ by (?:the|an?|its) /.test(after) &&
    !PEOPLE.test(after)
  );
}

/** "Planes awaiting clearance are yellow": which of them. */
export function isWhichWait(hit: Hit): boolean {
  return (
    /^(?:awaiting|waiting for|pending)\b/.test(wordsOf(hit)) &&
    /\p{L}s $/u.test(textBefore(hit)) &&
    /^(?: [^,;]{1,40})? (?:are|is|get|gets|have|show|shows|appear|stand|carry) \p{L}/u.test(
      textAfter(hit),
    )
  );
}

const LONGEST_NAME = 40;

/** "Node 22 failed in the mailer", where Node 18, 20 and 22 are asked for: which one, not how many. */
function isNumberOfName(hit: Hit): boolean {
  const [, number = ""] = /^(\d[\d.]*) [\p{L}-]+$/u.exec(wordsOf(hit)) ?? [];
  const [, name = ""] = /(\p{L}[\p{L}.+#-]*) $/u.exec(textBefore(hit).slice(-LONGEST_NAME)) ?? [];
  if (number === "" || name === "") return false;
  return new RegExp(
    `(?<!\\p{L})${escaped(name)}s? (?:\\d[\\d.]*(?:,? (?:and |or )?|/))*${escaped(number)}(?![\\d.]\\d|\\d)`,
    "u",
  ).test(hit.subject.text);
}

/** "3 red, 4 blue and 5 green tiles", "14 failure cases", "the exam had 40 takers, 3 failed". */
export function isCountOfThings(hit: Hit): boolean {
  const met = wordsOf(hit);
  const { text } = hit.clause;
  // "the test for #88 fails without the fix"
  if (textBefore(hit).endsWith("#") || /^ without the (?:fix|change|patch)\b/.test(textAfter(hit)))
    return true;
  if (isNumberOfName(hit)) return true;
  return (
    (/\bred$/.test(met) && /\b(?:blue|yellow|white|black|orange|brown|pink)\b/.test(text)) ||
    (/\b(?:failure|error|fault|bug)$/.test(met) &&
      /^ (?:cases?|paths?|modes?|scenarios?|classes|codes?|types?|kinds?)\b/.test(
        textAfter(hit),
      )) ||
    /\b(?:exams?|takers|candidates|pupils|students|applicants|learners|driving test)\b/.test(text)
  );
}
