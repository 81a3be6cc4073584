/** Words of a later time, of waiting and of stopping that belong to the thing told of. */

import { contentWords } from "../../../../domain/inventory/words/content-words.ts";
import { following } from "../../sealed.ts";
import type { Hit } from "../rule.ts";
import { textAfter, textBefore, wordsOf } from "../looks/hit.ts";
import { isProvoked } from "../provoked.ts";
import { MEASURE } from "./frame.ts";

/** Behind an occasion that is what the sentence is about: "the next pass takes 4 s". */
const OF_ITSELF =
  /^ (?:of (?:the|an?|this|each|his|her|its|their)|over (?:the|an?|each)|(?:is|are|was|were) (?!for|to\b|where|when|going|planned|meant|about|the (?:place|time|right)|better|a good|needed|required|still|not)|takes|took|starts|started|begins|began|costs|lasts|ran|laid|reads|gives|gave|brought|shows|showed)\b/;
const MOVED_TO =
  /\b(?:moved?|left|leave|put|pushed|postponed?|deferred?|split|kept|keep|saved?|shifted|belongs?|goes|come|comes|for|will|would|should|can|could|needs?)\b/;
const PAST_VERB =
  /\b(?:was|were|had|did|\p{L}{3,}ed|laid|ran|took|gave|made|came|went|found|rose|fell|stood)\b/u;
/** What a page or a button does with a time: "the calendar opens on next week". */
const SHOWS_TIME =
  /\b(?:shows?|opens? (?:on|with|at)|lists?|displays?|prints?|jumps? to|goes to|moves? to the|marks?|names?|covers?|fills?|highlights?|loads?|(?<!work |it )(?:continues|goes on|starts|begins|ends|resumes) with) (?:the )?$/;
/** "Tickets for next year are on sale" */
const FOR_TIME =
  /(?<!\b(?:planned|scheduled|left|due|meant|is|are|kept|set|reserved|ready|saved|one|work|left over)) for (?:the )?$/;
const THERE = /^ (?:is|are) (?:on|in|at|up|there|online|out|listed|shown|printed|open)\b/;

/** "Passed at the second visit": decided there, and not to be decided there. */
const DECIDED =
  /(?<!\b(?:be|being|is|are|gets?|not|until|when|if|once|expected|planned|due) )\b(?:passed|succeeded|approved|accepted|adopted|agreed|elected|cleared|won) (?:at|on|in|during) (?:the|our|its|his|her) $/;
const DATES =
  /\b(booked|reserved|scheduled|arranged|appointed|announced|invited) (?:for|to|on) (?:the )?$/;

/** "Visit booked for next Tuesday", where it is to be booked. */
function isDated({ subject }: Hit, before: string): boolean {
  const [, deed = ""] = DATES.exec(before) ?? [];
  if (deed === "" || !subject.asks(deed)) return false;
  const things = contentWords(before).filter((word) => word !== contentWords(deed)[0]);
  return subject.doneWhen.split(/[;.\n]/u).some((condition) => {
    const words = new Set(contentWords(condition));
    return condition.toLowerCase().includes(deed) && things.some((word) => words.has(word));
  });
}

/** Whether a later time is that of the thing told of. */
export function isTimeOfThing(hit: Hit): boolean {
  const met = wordsOf(hit);
  const before = textBefore(hit);
  const after = textAfter(hit);
  if (/^\W{1,3}\d\d?:\d\d\b/.test(after)) return true;
  // "runs later on Sundays"
  if (met === "later on" && /^ (?:\p{L}+days|weekends|holidays|workdays)\b/u.test(after))
    return true;
  if (/^next\b/.test(met) && isDated(hit, before)) return true;
  if (/^second (?:visit|round|sitting|pass|run|reading)$/.test(met) && DECIDED.test(before))
    return true;
  const opens = /(?:^|[:;,(–—])\W*(?:the |our |each |every |an? |and the )?$/.test(before);
  if (
    /^(?:next|second|coming|following|another|later|further|different|subsequent|separate|future|upcoming)\b/.test(
      met,
    )
  ) {
    if (opens && OF_ITSELF.test(after) && !/\bwill\b/.test(after)) return true;
    if (
      /^(?:next|second) (?:pass|run|visit|batch|cut|shift|term|season|year|week|month|meeting|delivery|drop)$/.test(
        met,
      )
    )
      if (met.startsWith("second") && PAST_VERB.test(after) && !MOVED_TO.test(before + after))
        return true;
    if (SHOWS_TIME.test(before) && !/^ (?:we|i)\b/.test(after)) return true;
    if (FOR_TIME.test(before) && THERE.test(after)) return true;
    if (/^ of (?:the|an?|his|her|its)\b/.test(after) && /^later\b/.test(met)) return true;
  }
  // "the shop down the road has the key"
  if (/^(?:further )?down the (?:road|track)$/.test(met))
    return (
      /\p{L} $/u.test(before) &&
      /^ (?:has|have|is|are|was|were|from|at|behind|with|to)\b/.test(after)
    );
  if (met === "one day") return /^ (?:of|ticket|tickets|pass|is|was|ago|a)\b/.test(after);
  return /^phase (?:two|2|ii)$/.test(met) && /^ of (?:the|an?)\b/.test(after);
}

/** Others than the writer's people: what answers or lies in a box. */
export const PEOPLE =
  /\b(?:office|department|board|committee|council|ministry|authority|agency|printers?|legal|news|vendors?|suppliers?|manufacturer|management|procurement|purchasing|accounting|team|stakeholders|designers?|translators?|lawyers?|clients?|customers?|owner|boss|volunteers?|colleagues?|approval|approvals|decisions?|sign-?off|clearance|licen[cs]es?|go-ahead|green light|budget|credentials|contract)\b/;
const SELF =
  /\b(?:until|till|once) (?:it|they)(?:['’]s|['’]re| is| are| has been| have been) (?!decided|settled|agreed|approved|clear|known|chosen|granted|there|here|ready|fixed|mended|built|written|done|finished|available|replaced)/;

/** Whether waiting is what a machine does, or what is "with" something is a thing. */
export function isWaitOfThing(hit: Hit): boolean {
  const met = wordsOf(hit);
  const after = textAfter(hit);
  if (/^(?:is|are|sits|lies|rests) with\b/.test(met)) return !PEOPLE.test(met);
  if (/^depends? on\b|^subject to\b|^hinges?\b/.test(met))
    return (
      !PEOPLE.test(met + after) &&
      !/\b(?:order|not|missing|late|yet|arriv\p{L}*|n['’]t)\b/u.test(after)
    );
  if (
    /^(?:waits?|awaits?) /.test(met) &&
    /\b(?:answers?|word|input|reply|confirmation|permission|delivery)$/.test(met)
  )
    return /^ (?:of|from|by) (?:the|an?|its|each)\b/.test(after) && !PEOPLE.test(after);
  // "an unlabelled input": of a form
  if (/^un\p{L}+ed inputs?$/u.test(met)) return true;
  return SELF.test(`${met}${after}`);
}

/** What a program waits for. */
const IN_CODE =
  /^ (?:(?:the|its|an?|each|every|that|their) )?(?:[\p{L}'’-]+ ){0,3}?(?:events?|edges?|signals?|callbacks?|promises?|locks?|mutex|acks?|acknowledge?ments?|prompts?|handshakes?|elements?|selectors?|flush|interrupts?|transitions?|frames?|semaphores?|barriers?|threads?|sockets?|heartbeats?|markers?|tokens?|health ?checks?|network idle)(?!\p{L})(?! (?:from|of|by) (?!the (?:driver|server|kernel|device|sensor|bus|queue|browser|page)\b))/u;
/** What came of it, with its figures, or what was done before. */
const CAME_OF_IT = /[,;]? (?:and|so) /u;
const IN_PLACE_OF = /\b(?:instead of|rather than) \p{L}+ing\b/u;

/** "I now wait for the bond event, and 50 of 50 went through": what the code does since. */
export function isWaitInCode(hit: Hit): boolean {
  const after = textAfter(hit);
  return (
    /^(?:i|we) (?:\p{L}+ )?wait(?: for)?$/u.test(wordsOf(hit)) &&
    IN_CODE.test(after) &&
    (IN_PLACE_OF.test(after) || /\d/u.test(after.split(CAME_OF_IT).slice(1).join(" ")))
  );
}

/** "Will arrive at 14:20" */
export function isArrivalAtTime(hit: Hit): boolean {
  return /\b(?:arrives?|comes?|lands?)$/.test(wordsOf(hit)) && /^ at \d/.test(textAfter(hit));
}

const DEALT_WITH =
  /, so (?:it|they|the \p{L}+|each) (?:is|are|was|were|gets?|got|goes|went) (?!not|left|out|skipped|missing|dropped|omitted|still|no\b|never)\p{L}/u;
const TO_LOOK =
  /^ (?:[\p{L}\d:`'’-]+ ){1,5}(?:and|to|then) (?:then )?(?:check|measur|read|look|compar|weigh|count|see|watch|listen|clean|oil|photograph|tak|took|start)/u;

/** "Our van got stuck behind a tractor for ten minutes": a time that is over. */
const STUCK_ON_THE_ROAD =
  /^ (?:behind (?:an?|the) [\p{L}-]+(?: [\p{L}-]+)?|in (?:the |heavy )?traffic|in a (?:traffic )?jam|at (?:a|the) (?:crossing|light|lights|bridge|border|roadworks)) for (?:about |some |nearly |almost )?(?:\d+|\p{L}+|half an|a quarter of an) ?(?:minutes?|hours?)\b(?!.* and (?:turned|went|came|is|was) (?:back|home|still|late|cancelled))/u;

/** "The first load test stopped at 3,200 …; with a higher limit it held 10,000": the second one did. */
function isStopOfFirst(hit: Hit): boolean {
  return (
    /\b(?:the|my|our|a) first [\p{L} -]{2,30}$/u.test(textBefore(hit)) &&
    /[;,.] ?(?:but )?with [^,;]{2,60},? (?:it|they|the \p{L}+) (?:held|ran|went|came|did|took|finished|reached|passed|got)\b(?![^.;]*\b(?:not|still|only)\b)/u.test(
      textAfter(hit) + following(hit.doc, hit.clause, 1),
    )
  );
}

/** A stop to look at something, a thing too long for a place, time with a beat. */
export function isStopOnTheWay(hit: Hit): boolean {
  const met = wordsOf(hit);
  const after = textAfter(hit);
  if (/^(?:i|we) (?:stopped|paused)$/.test(met)) return TO_LOOK.test(after);
  if (isProvoked(hit) || isStopOfFirst(hit)) return true;
  if (/\bgot stuck$/.test(met))
    return STUCK_ON_THE_ROAD.test(after) && !/\b(?:i|we)\b/.test(textBefore(hit) + met);
  // "too large for one packet, so it is split into two"
  if (/^too \p{L}+ for$/u.test(met) && DEALT_WITH.test(after)) return true;
  if (/^too \p{L}+ for$/u.test(met))
    return (
      /\p{L}s $/u.test(textBefore(hit)) &&
      /^ (?:the|an?|its|their) [\p{L}-]+ (?:is|are|gets?|was|were)\b/u.test(after)
    );
  // "The upload stopped at 40 % in the old version"
  if (/^[^,;]{0,40}\b(?:in|with|under|on) the (?:old|previous|former)\b/.test(after)) return true;
  if (/^no room left$/.test(met)) return /^ (?:in|on|for) /.test(after);
  if (/^out of time$/.test(met)) return /^ with\b/.test(after);
  return (
    /^gave up$|^given up$/.test(met) &&
    MEASURE.test(after) &&
    !/\b(?:i|we)(?: have|['’]ve)? $/.test(textBefore(hit))
  );
}

/** "A shortcut for saving", "of 400 m", "on the desktop": a key, a way, a link. */
export function isWayOrKey(hit: Hit): boolean {
  if (/\ba hack$/.test(wordsOf(hit)) && /^ of\b/.test(textAfter(hit))) return true;
  return (
    /\bshortcut$/.test(wordsOf(hit)) &&
    /^ (?:for \p{L}+ing\b|of \d|to the\b|on the\b|through\b|in the\b|keys?\b|from\b|between\b|across\b)/u.test(
      textAfter(hit),
    )
  );
}
