/**
 * Words of trouble and of putting off in their other sense, told by what stands beside them: pictures hang
 * in a hall, cars are parked behind it, figures are broken down by month.
 */

import type { Hit } from "../rule.ts";
import { lettersFor } from "../letters.ts" with { type: "macro" };
import { hasAny, textAfter, textBefore, wordsOf } from "../looks/hit.ts";

/** What runs, loads or answers: only such things hang and freeze as programs do. */
const RUNS =
  /\b(?:apps?|programs?|games?|browsers?|tabs?|servers?|services?|jobs?|scripts?|imports?|exports?|builds?|tests?|uploads?|downloads?|pages?|screens?|forms?|quer(?:y|ies)|requests?|calls?|threads?|workers?|process(?:es)?|installers?|sync|start(?:-?up)?|boot|login|rows?|records?|files?|batch(?:es)?|steps?|spinners?|it|cli|ui|api|commands?|parser|client|database|connection|scan|renderer|page|device|firmware|player|printer|scanner|tool|previews?|frames?|migrations?|wizards?|dialogs?|windows?|deploy\w*|pipelines?|animations?|videos?|menus?|dashboards?|editors?|kernels?|simulations?|models?|training|nodes?|clusters?|containers?|pods?|bots?|plugins?|site|shop|checkout|payments?|charts?|search|cache|queues?|tables?|second|minute|percent|%)\b/;
const AT_PLACE =
  /^ (?:in(?! place of\b)|over|above|beside|behind|under|below|from|outside|inside|near|next to|at|by|on|between|across|around|there|again|now|upside|straight|low|high)\b/;

/** A year of history, not of the work. */
const LONG_AGO =
  /\b(?:in|of|from|since|by|until|before|after|around) (?:1[0-9]\d\d|the 1[0-9]\d0s)\b/;

/** "The school's log of 1944 is missing" */
export function isLongAgo(text: string): boolean {
  return LONG_AGO.test(text);
}

const FLOW =
  /\b(?:valves?|fuses?|relays?|breakers?|switch(?:es)?|thermostats?|timers?|sensors?|gas|water|power|current|supply|heating|pump)\b/;

/** "The plan hangs in the hall", "the figures are broken down by month", "the poet died in 1843". */
export function isNoTrouble(hit: Hit): boolean {
  const [before, met, after] = [textBefore(hit), wordsOf(hit), textAfter(hit)];
  if (/(?:^| )(?:hangs|freezes)$/.test(met))
    return AT_PLACE.test(after) && !/^ (?:in|at|on) `/.test(after) && !RUNS.test(hit.clause.text);
  if (/\bcuts off$/.test(met)) return FLOW.test(hit.clause.text);
  if (/\bbroken$/.test(met))
    return (
      /^ (?:(?:down|up) (?:by|into|per)|into)\b/.test(after) ||
      /\brecords? (?:\w+ ){0,4}$/.test(before)
    );
  // "the reason a job failed", "breaks the file into chunks", "the old index broke on umlauts"
  if (
    POINT_WHERE.test(before) &&
    !/\b(?:some|at|in|for|until) (?:the |whatever )?(?:reason|moment|time|place|point)\b/.test(
      before,
    )
  )
    return true;
  if (
    /^breaks$/.test(met) &&
    /^ (?:the|an?|each|every|it|them|long) ?[^,;]{0,30} (?:in|up in|down in)to\b/.test(after)
  )
    return true;
  if (
    /^(?:broke|failed|crashed|stalled|hung|died|choked|threw)$/.test(met) &&
    OLD_ONE.test(before) &&
    !/\b(?:halfway|during|midway|while|again|no|not|never|nothing|still)\b|n['’]t\b/.test(after)
  )
    return true;
  // "paper jams are reported": the noun
  if (
    /\b(?:jams|leaks|crashes|breaks|hangs|freezes|overflows|aborts|dies|stalls)$/.test(met) &&
    /^ (?:are|were|have|get|can|of) /.test(after)
  )
    return true;
  // "had failed to sprout, and those are marked"
  if (/\bhad (?:\p{L}+ly )?$/u.test(before) && SETTLED_SINCE.test(after) && !LEFT_THEN.test(after))
    return true;
  // "jams no more since it was greased"
  if (/^ no (?:more|longer)\b/.test(after)) return true;
  if (/^threw$/.test(met) && /^ [^,;]{1,40} away\b/.test(after))
    return OLD_CODE.test(before) || !RUNS.test(before);
  // "before it was hung", "hung beside the door"
  if (/^hung$/.test(met))
    return (
      /(?<!\bto )\b(?:was|were|is|are|be|been|being|i|we|got) (?:\p{L}+ly |then |now )?$/u.test(
        before,
      ) ||
      (AT_PLACE.test(after) && !RUNS.test(hit.clause.text))
    );
  // "stops at all six stations": a tour
  if (
    /\bstops (?:in|with|at)$/.test(met) &&
    (LINE.test(before) || (TOUR.test(after) && !RUNS.test(hit.clause.text)))
  )
    return true;
  if (
    /\b(?:broke|died|refused|rejected by|rejected|denied|failed)$/.test(met) &&
    /\b(?:in|of) (?:1[0-9]\d\d|the 1[0-9]\d0s)\b/.test(hit.clause.text) &&
    !/\b(?:dates?|years?|values?|rows?|records?|entries|files?|parser|imports?|exports?)\b/.test(
      hit.clause.text,
    )
  )
    return true;
  if (/\b(?:is|are) denied$/.test(met) && /^ to (?!me\b|us\b|our\b|my\b|the\b)\p{L}+/u.test(after))
    return true;
  if (/\bfailed$/.test(met) && wentThen(hit, after)) return true;
  return DECIDED.test(met) && isKept(before + met);
}

/** "Failed the first time because of a flat tyre; the second went well". */
function wentThen({ doc, clause }: Hit, after: string): boolean {
  return FIRST_TIME.test(after) && SECOND_WENT.test(doc.text.slice(clause.start, clause.end + 160));
}

const FIRST_TIME =
  /^ (?:at |on |in )?(?:the|its|my|our) first (?:time|try|attempt|night|run|day)\b/;
const SECOND_WENT =
  /\b(?:second|next|third|later|other)(?: (?:time|try|attempt|one|night|run|day))? (?:went|worked|passed|held|ran|succeeded|was fine|did)\b/;

const SETTLED_SINCE =
  /, (?:and|so|but) (?:it|they|those|these|that|the \p{L}+) (?:is|are|was|were|has|have|got|runs?|works?) (?!(?:still|not|never|unknown|unclear)\b)/u;
const POINT_WHERE =
  /\b(?:reason|moment|time|place|point|cause|why|where) (?:why |when |that )?(?:an?|the|each|every|its) (?:\p{L}+ ){1,2}$/u;
const OLD_CODE = /\b(?:old|former|previous) /;
const OLD_ONE = /^\W*the (?:old|former|previous) (?:\p{L}+ )?\p{L}*[^s\W] $/u;
const LINE =
  /\b(?:path|road|trail|bus|tram|train|ferry|lift|route|fence|hedge|wall|carpet|pipe|cable|border|forest) $/;
const TOUR = /^ (?:all|each|every|both|\d+|two|three|four|five|six|seven|eight|nine|ten)\b/;

/** What something is told by that decides whom it lets in. */
const DECIDED = /\b(?:denied|refused|forbidden|rejected by|blocked)$/;

/** "Cards without a chip are refused", "with the same name in both fields it is refused": a rule of the thing built. */
function isKept(told: string): boolean {
  return (
    /^\W*\p{L}[\p{L}-]*s (?:(?:that are |which are )?(?:shorter|longer|larger|bigger|smaller|older|younger|newer|heavier|lighter|higher|lower|wider|earlier|later|more|less|fewer) than|above|below|over|under|of|from|with|without|who|that|which|outside|beyond)\b[^,;]*\b(?:is|are|gets?) (?:\w+ly )?\w+(?: by)?$/u.test(
      told,
    ) ||
    /^\W*(?:with|without|for|from|at|on) [^,;]{3,60}?,? (?:it|they|he|she|this|that) (?:is|are|gets?) \w+$/.test(
      told,
    )
  );
}

const VEHICLE =
  /\b(?:cars?|bus(?:es)?|bikes?|vans?|lorr(?:y|ies)|trucks?|trams?|trailers?|wagons?|vehicles?|boats?|planes?|trains?|scooters?|bicycles?|coach(?:es)?|ambulances?|caravans?|tractors?|visitors?|guests?|drivers?|taxis?|robots?|mowers?|drones?|cranes?|carts?)\b/;

/** Things that were counted lie there; a plan does not. */
const COUNTED =
  /^\W*(?:all |the |our )*(?:\d[\d.,]*|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve) [\p{L}-]+(?:,? and [^,;]{2,30})? (?:are|lie|stand|wait) $/u;

const LIES =
  /\b(?:stands?|stood|lies?|lay|hangs?|hung|kept|stored|found)(?: \p{L}+){0,4} $|\b(?:one|two|three|four|five|six|\d+) (?:\p{L}+ ){1,2}(?:is|are) left $/u;

const MARKED = /^(?:postponed|deferred|delayed|shelved|parked|frozen|suspended|reserved)$/;
const OF_THEIRS = /^ \p{L}+s (?:are|get|have|show|link|carry|go|stay) /u;
const PLACES =
  /\b(?:seats?|rooms?|spaces?|places?|tables?|slots?|beds?|bays?|shel(?:f|ves)|rows?|ids?|ports?|address(?:es)?|numbers?|keys?|blocks?|bytes?|pages?|bits?|channels?|lanes?|stalls?|berths?|tickets?|desks?|boxes|box)\b/;

/** When it is to be done, in place of whom or what it is for. */
const OCCASION = lettersFor("occasion othertime later laterS weekday");
const LEFT_FOR_WHEN =
  /\b(?:next|later|day|evening|weekend|month|week|year|spring|summer|autumn|winter|january|february|march|april|may|june|july|august|september|october|november|december|when|once|if|another|then|us|you|your|whoever|somebody|someone|\d{4})\b/;

/** "Cars parked at the gate", "books shelved by author", "seats reserved for members", "a caller on hold". */
export function isPlaced(hit: Hit): boolean {
  const [before, met, after] = [textBefore(hit), wordsOf(hit), textAfter(hit)];
  // "the vote was put off in 1902", "postponed matches are marked with a P"
  if (isLongAgo(hit.clause.text)) return true;
  if (MARKED.test(met) && before === "" && OF_THEIRS.test(after)) return true;
  if (/^parked$/.test(met))
    return VEHICLE.test(before) || /^ (?:cars?|vehicles?|bikes?)\b/.test(after);
  if (/^shelved$/.test(met))
    return /^ (?:by (?!(?:the|an?|me|us|our|my)\b)\p{L}|under|alphabetically)/u.test(after);
  if (
    /^in the (?:post|mail)$/.test(met) &&
    /\b(?:original|copy|first (?:one|set|letter)|parcel) (?:was|were|had been) (?:lost|damaged|stolen|torn) $/.test(
      before,
    )
  )
    return true;
  // "apples stand on the shelf", "one kit is left in the drawer"
  if (
    /^(?:on the shelf|on ice|in (?:the|a) (?:drawer|cupboard|freezer|oven))$/.test(met) &&
    LIES.test(before)
  )
    return true;
  // "24 medals and three cups are in my cupboard"
  if (/^in (?:the|a|my) (?:drawer|cupboard)$/.test(met) && COUNTED.test(before)) return true;
  // "items on the wish list get a heart"
  if (
    /^on (?:the|my|our) (?:wish ?list|to-?do list|agenda|list|shelf)$/.test(met) &&
    /^\W*(?:the |all |each )?\p{L}+s $/u.test(before) &&
    /^ \p{L}/u.test(after)
  )
    return true;
  if (/^on hold$/.test(met))
    return /\b(?:callers?|phone|line|book|item|place|copy|title)s?\b/.test(before);
  if (/^(?:kept|reserved|saved|earmarked) for$/.test(met))
    return (
      PLACES.test(before) &&
      /^ (?:the |our |a |an |each |every )?\p{L}{3,}/u.test(after) &&
      !hasAny(hit, OCCASION, hit.to) &&
      !LEFT_FOR_WHEN.test(after)
    );
  // "held back by the view itself"
  return (
    /^(?:held|kept) (?:back|off)$/.test(met) &&
    /^ by (?:the|an?|its) /.test(after) &&
    !hasAny(hit, HUMAN, hit.to)
  );
}

/** "Shows what was put aside", "sees what will be missing": such things by their name, whatever they are. */
export function isNamedOnly(hit: Hit): boolean {
  // "NOTES.md says what was left out"
  if (
    /\b(?:notes?|readme|docs?|changelog|todo|tickets?|issues?|description|see|below|check|i|we)\b|§/.test(
      textBefore(hit),
    )
  )
    return false;
  return /\b(?:shows?|sees?|lists?|says?|tells?|reports?|names?|knows?|marks?|records?|logs?|explains?|of|about|with|see|check|read) (?:\p{L}+ )?(?:what|which|whether|who|how many|how much)(?: \p{L}+)? (?:is|are|was|were|has been|have been|had been|will|would|gets?|got)(?: be)?$/u.test(
    `${textBefore(hit)}${wordsOf(hit)}`.replace(/ (?:put aside|left out|\S+)$/u, ""),
  );
}

const HUMAN = lettersFor("ext users i you");

/** "3 screws are left over", "12 GB are left on the disk", "30 seats are left for the evening", "the left luggage room". */
export function isSurplus(hit: Hit): boolean {
  const [before, met, after] = [textBefore(hit), wordsOf(hit), textAfter(hit)];
  if (/\bleft over\b/.test(met + after))
    return !/\bleft over (?:for|to|until)\b/.test(met + after) && !isUncountedRest(hit);
  // "left to the tree climber, who showed it to all"
  if (/^[^,;]{2,40}, who (?:did|showed|took|made|cut|\p{L}+ed)\b/u.test(after)) return true;
  return RESOURCE.test(before + met) || /^left (?:luggage|hand)/.test(met + after);
}

const RESOURCE =
  /(?<![\d.,])(?:\d[\d.,]*|two|three|four|five|six|seven|eight|nine|ten|some) (?:[kmgt]b|seats?|seconds?|euros?|litres?|kg|km|%|percent|credits?|coins?|screws?|nails?|tiles?|bottles?) (?:is|are|was|were) left\b(?! to be\b)/u;

/** "XLSX styles are left over.": no count, no place, and a thing that was asked for. */
function isUncountedRest(hit: Hit): boolean {
  const before = textBefore(hit);
  return (
    !/\d|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|\p{L}+teen|\p{L}+ty|some|what|which|that|any|no|nothing)\b/u.test(
      before,
    ) &&
    /^(?: over)?\W*$/.test(textAfter(hit)) &&
    [...before.matchAll(/[\p{L}\d]{3,}/gu)].some(
      ([word]) =>
        !/^(?:the|are|all|its|was|and|has|have|were)$/.test(word) && hit.subject.asks(word),
    )
  );
}

/** "The lock needs no key", "no login, no cookie is stored", "not backed up, as specified", "recorded, not made up". */
export function isNoGap(hit: Hit): boolean {
  const [before, met, after] = [textBefore(hit), wordsOf(hit), textAfter(hit)];
  if (DONE_THEN.test(after) && !LEFT_THEN.test(after)) return true;
  if (AS_ASKED.test(after) || LESSER_WAY.test(met) || PICKED.test(met + after)) return true;
  // "cannot be seen from the street"
  if (
    /\bbe (?:seen|heard|smelt|felt)$/.test(met) &&
    /^ (?:from|by|in|at|on|through|behind) (?:the|a) /.test(after)
  )
    return true;
  if (HARM.test(met + after) || UNNOTICED.test(met + after)) return true;
  if (/^no\b/.test(met) && /\b(?:needs?|requires?|asks? for|takes?) $/.test(before)) return true;
  if (/^no \p{L}+$/u.test(met) && /^,? (?:and )?no\b/.test(after)) return true;
  return /\b(?:that|which|this) (?:is|was) (?:the |a )?(?:good|wanted|intended|desired|right|hoped-for) (?:outcome|result|answer)\b/.test(
    after,
  );
}

const AS_ASKED =
  /^[^,;]{0,60}, (?:just |exactly )?as (?:was |were )?(?:specified|asked|agreed|wanted|intended|requested|required|(?:the|our) [\p{L} ]{3,24} (?:says?|asks?|demands?|wants?|wanted|wished|asked|shows?|requires?|prefers?|preferred))\b/u;
/** "Does not show members who left": some of many are picked. */
const PICKED =
  /(?:not|n['’]t) (?:show|list|print|count|display|offer|send|store|include|contain|mention|ask for) \p{L}+s (?:who|that|which|without|older|younger|from|of|outside) |not appear in (?:the |any )?(?:logs?|urls?|history|dumps?|traces?)\b|(?:not|n['’]t) (?:use a single|find an? (?:worse|better|\p{L}+er) |charged|billed|fined|harmed|wasted)\b/u;
/** "Could not be opened fully, so they were taken with the small cradle" */
const DONE_THEN =
  /, so (?:it|they|those|these|the \p{L}+|(?:we|i)|a \p{L}+|\p{L}+ \p{L}+) (?:was|were|took|got|used|made|cut|had|went|is|are|has|have) /u;
const LEFT_THEN =
  /, (?:so|and|but) .*(?:\b(?:not|no|never|left|skip\w*|omit\w*|drop\w*|wait\w*|later|missing|instead|only|just|stays?|remain\w*|open|manual\w*|hand|you|should|will|must|need\w*|assum\w*|estimat\w*|guess\w*|simulat\w*|mock\w*|stub\w*|model\w*|reading|read|by eye|tried|tested|tests?|checked|verified|measured|used|ran|run|laptop|local\w*|sandbox|staging|sample|emulat\w*|stays|grey|unable|cannot|can|half|still|yet|exclu\w*|defer\w*|postpon\w*|off|out|as before|as (?:it|they) (?:was|is|were|are)|fails?|failed|unknown|todo|asked|ticket)\b|n['’]t\b)/u;
/** "A slow drip, which nobody had noticed" */
const UNNOTICED =
  /^(?:nobody|no one|no-one)(?: \p{L}+)? had (?:noticed|known|expected|missed|heard of|thought of|used|touched)\b/u;
/** What it is good that a thing does not do. */
const HARM =
  /\b(?:do|does|did|has|have|had|will)(?: not|n['’]t| never) (?:ever |yet )?(?:frozen?|freeze|rust(?:ed)?|rot(?:ted)?|fade[d]?|crack(?:ed)?|warp(?:ed)?|sag(?:ged)?|peel(?:ed)?|shrink|shrunk|smell|smelt|smoke[d]?|overheat(?:ed)?|spill(?:ed)?|drip(?:ped)?|creak(?:ed)?|squeak(?:ed)?|wobble[d]?|rattle[d]?|slip(?:ped)?|jam(?:med)?|stick|run in the wash|dazzle[d]?|blind(?:ed)?)(?!\p{L})/u;
/** A way that would be worse. */
const LESSER_WAY =
  /^\W*not (?:made up|guessed|invented|estimated|copied|typed|faked|simulated|drawn by hand|rounded|translated by machine)$/;
