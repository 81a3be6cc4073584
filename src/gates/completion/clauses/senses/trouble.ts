/** Words of trouble that tell of history, of hanging and throwing, of who is kept out, or of a way out that was built. */

import type { Hit } from "../rule.ts";
import { textAfter, textBefore, wordsOf } from "../looks/hit.ts";
import { isBoundAsked } from "../../bound-asked.ts";
import { isProvoked } from "../provoked.ts";
import { isHistory } from "./frame.ts";
import { isTold } from "./steps.ts";

const LONG_AGO = /\b(?:in|of|since|from|until|about)(?: \p{L}+){0,2} (?:1[0-8]\d\d|19[0-8]\d)\b/u;
const BEFORE_CHANGE =
  /\b(?:before|until) (?:the|this|that|my|our|its|their) (?:patch|commits?|change|fix|update|switch|rewrite|upgrade|repair|mend\w*|swap|work)\b/;

const PROGRAM =
  /\b(?:app|page|import|export|parser|sync|process|server|build|job|script|program|browser|window|run|test|worker|thread) $/;

/** Behind "hangs": where a picture does; not "in the login step". */
const HANGING =
  /^ (?!in place of\b)(?:from|above|over|beside|behind|by (?:the|an?)|between|under|below|freely|straight|level|upright|down|\d|next to|on (?:the |an? |each |every |its )?(?:\p{L}+ )?(?:wall|hook|door|line|rail|nail|peg|fence|gate|board|left|right|side|pillar|post)|in (?:the |an? |each |every |its )?(?:\p{L}+ )?(?:hall|room|\p{L}*house|church|office|window|kitchen|lobby|shop|entrance|corridor|tower|frame|yard|tree|stairs?\p{L}*|school|foyer|porch|nave|shed|cellar|attic|hallway)|in (?:room|hall) \d)/u;
const PLACE =
  /^\W*(?:on|in|at|above|beside|behind|below|beneath|between|from|next to|over|under) (?:the|an?|each|every|all|both|either|its|our|their|\d+)\b[^,;:]* $/u;
const THING =
  /^ (?:an?|the|its|our|their|one|two|three|\d+) (?!(?:[\p{L}-]+ )?(?:app|page|import|export|parser|sync|process|server|build|job|script|program|browser|window|run|test|worker|thread|service|request|query|call|upload|download|login|step)\b)[\p{L}-]{3,}/u;

/** "On every machine hangs a card": the place first, and the thing behind the verb. */
function isHungThere(before: string, after: string): boolean {
  return PLACE.test(before) && THING.test(after);
}

/** "A missing file and failed login each have a passing test" */
const CASE_TESTED =
  /^ (?:[\p{L}-]+ ){1,3}?(?:each|all|both|too|also)? ?(?:(?:has|have|had|got) (?:an? |its |their )?(?:own )?(?:passing |green )?(?:unit )?tests?|(?:is|are) (?:each |all |both )?(?:covered|handled|tested|caught|reported|shown))\b/u;
/** "Since the draft I found was broken": what the writer came upon, in front of "was broken". */
const FOUND_SO =
  /\bthe (?:old |first |previous |existing |original )?\p{L}+ (?:that |which )?(?:i|we) (?:had )?(?:found|inherited|took over|got|was given|were given|started (?:from|with)|came across)(?: there| in the \p{L}+)? $/u;

/** "Whoever stops in the middle goes on there": what people do. */
const WHOEVER =
  /\b(?:whoever|anyone who|anybody who|those who|people who|(?:users?|readers?|guests?|listeners?|players?|visitors?) who) $/u;
/** "Trying it with my own account was refused": an attempt with what is not allowed. */
const TRYING =
  /(?:^|[;:,] )\W*(?:trying|attempting|an attempt|a try) (?:it )?(?:with|as|from|without) [^,;]*$/u;

const OF_OLD = /^\W*(?:the|our|its) (?:old|former|previous|earlier|original) (?:[\p{L}-]+ ){1,3}$/u;
const FAILS_OTHERS =
  /^ (?:an?|each|every|any) (?!\p{L}*(?:test|spec|check|case|assertion|scenario))[\p{L}-]+ (?:[\p{L}-]+ )?(?:that|which|whose|with|without|over|under|when|if|in which)\b/u;
const COLD =
  /^ (?:in (?:january|february|march|november|december|winter)|to \d|at [-−]?\d|over(?=\W*$|[,;]| (?:in|at|by|from|every|each|late|early|when)\b)|from)/;
/** "The download crashes with": one thing in front makes it a verb. */
const SINGULAR =
  /\b(?:the|an?|this|our|its|it|which|that) (?:[\p{L}-]+ )*?[\p{L}-]*[^\Ws] $|^\W*it $/u;
const THROWN =
  /^ (?:the|an?|its|his|her|\d[\d.,]*|two|three|four|five|six|ten|twelve) (?!\w*(?:error|exception|warning|fault|trace|5\d\d|4\d\d|timeout|fit|wrench|spanner|§|`))/;
/** "On a scratch branch …, and then threw the branch away" */
const TRIAL_THROWN =
  /\b(?:scratch|throwaway|trial|temporary) (\p{L}+)\b.*\bthrew (?:it|(?:the|that) \1) away\b/u;
const IN_PIECES =
  /^ (?:into\b|in (?:two|three|four|half|halves|pieces)\b(?! of\b| (?:\p{L}+ )?(?:cases|places|browsers|tests|files|rows|out)\b)|by hand\b|up into\b|off (?:at|with) \d)/u;
/** "Falls back to English for other languages": when it does is told, so it is built that way. */
const WHEN_TOLD =
  /^ [^,;]{2,40}? (?:for|when|if|below|above|in case|while|without|where|until|unless|on a|on an)\b/;
/** Which of many are kept out: "dates in the future are refused". */
const WHICH_OF_MANY =
  /^\W*(?:\p{L}+ )?\p{L}+s (?:in|with|without|that|which|who|over|under|above|below|older|younger|longer|shorter|before|after|outside|beyond|of|from) (?!this\b|my\b|our\b|here\b|me\b|us\b)[^,;]* $/u;
const HABIT =
  /^ (?:on \p{L}+days\b|at night\b|by night\b|during\b|between \d|from \d|for (?:guests|others|children|the public))/u;
/** "With hyphenated line breaks, it finds none": pauses, and ends of lines and pages. */
const KIND_OF_BREAK =
  /\b(?:lines?|pages?|columns?|sections?|paragraphs?|words?|hard|soft|manual|hyphenated|lunch|tea|coffee|rest|meal|school|summer|winter|term|advert|tax) $/u;
const BAD_INPUT =
  /^ ?(?:\d+ )?(?:on|for|at) (?:an? |any |every |each )?(?:bad|wrong|missing|unknown|invalid|empty|unreadable|malformed|expired|duplicate|second|first)\b/;

/** "The used code didn't work a second time": what is good for once. */
const USED_UP =
  /^\W*(?:the |an? |each |that )?(?:same |already )?(?:used|spent|redeemed|expired|old|same|first) [\p{L}-]+ (?:\p{L}+ly )?$/u;

function isGoodForOnce(hit: Hit): boolean {
  return (
    USED_UP.test(textBefore(hit)) &&
    /^ (?:for )?(?:a second time|twice)(?:\W*$|[,;] )/.test(textAfter(hit))
  );
}

/** "Hung for ten minutes because a volume would not let go": a time that is over. */
const FOR_A_TIME =
  /^ for (?:about |some |nearly |almost |over )?(?:an?|half an|\d[\d.,]*|two|three|four|five|six|ten|fifteen|twenty|thirty|forty) ?(?:ms|s|sec\p{L}*|min\p{L}*|hours?|h)\b(?!.*\b(?:still|again|now|killed|gave|gives|died|fail\p{L}*|abort\p{L}*|cancel\p{L}*|never|then|out|every|each)\b)/u;

/** Whether a word of trouble has another sense here. */
export function isTroubleOfThing(hit: Hit): boolean {
  const met = wordsOf(hit);
  const before = textBefore(hit);
  const after = textAfter(hit);
  if (isHistory(hit) || LONG_AGO.test(before) || BEFORE_CHANGE.test(after)) return true;
  if (isTold(after) || isProvoked(hit)) return true;
  if (/^(?:hung|stalled|froze)$/.test(met) && FOR_A_TIME.test(after) && isOver(hit)) return true;
  if (met === "failed" && CASE_TESTED.test(after)) return true;
  if (FOUND_SO.test(before) && /^(?:was|were)\b/.test(met)) return true;
  if (WHOEVER.test(before) && /^stops?\b/.test(met)) return true;
  if (TRYING.test(before) && /\b(?:refused|rejected|declined|denied)$/.test(met)) return true;
  // "the old code threw an exception"
  if (
    OF_OLD.test(before) &&
    !/\b(?:no|not|never|nothing|still|halfway|during|midway|while|again)\b|n['’]t\b/.test(after) &&
    /^(?:threw|failed|broke|crashed|hung|died|timed out|stalled|choked)$/.test(met)
  )
    return true;
  if (met === "stops at" && isBoundAsked(before, after, hit.subject.doneWhen)) return true;
  if (/^stops (?:at|in)$/.test(met))
    return (
      /^ (?:the (?:first|next|end)|all|each|every|both|\d)\b/.test(after) &&
      !(PROGRAM.test(before) && /^ (?:all|each|every|both)\b/.test(after))
    );
  // "fails a pull request that lowers the coverage"
  if (met === "fails")
    return (
      FAILS_OTHERS.test(after) ||
      /^ the (?:build|run|job|pipeline) (?:on|when|if|for|above|below|at) (?:an?|any|the file|coverage|more|less|over|\d)/.test(
        after,
      )
    );
  if (/\bdenied$/.test(met) && /^ to (?!me\b|us\b|my\b|our\b|the\b)[\p{L}-]+/u.test(after))
    return true;
  if (met === "breaks" && KIND_OF_BREAK.test(before)) return true;
  // "margins and breaks are set": a noun
  if (
    /^(?:breaks|leaks|jams)$/.test(met) &&
    /^ (?:are|were|have) (?!still|there|too|so)/.test(after)
  )
    return true;
  if (/^(?:hangs|hung)$/.test(met))
    return (HANGING.test(after) && !PROGRAM.test(before)) || isHungThere(before, after);
  if (met === "freezes")
    return COLD.test(after) || /^ for (?:no longer than|less than|under|at most) \d/.test(after);
  if (met === "crashes")
    return (
      !(
        SINGULAR.test(before.slice(-60)) &&
        !/\b(?:the|all|of|no|any|its|their|these|those|for|from|and|on|in|as) $/.test(before)
      ) &&
      /^ (?:of (?:the )?\d|between\b|with (?!an?\b|the\b|exit|error|code|status|sig|no\b|§|`|\d))/.test(
        after,
      )
    );
  if (met === "threw" && TRIAL_THROWN.test(before + met + after)) return true;
  if (met === "threw") return THROWN.test(after) && !/\baway\b/.test(after);
  if (/\b(?:broke|broken|breaks)$/.test(met) && IN_PIECES.test(after)) return true;
  if (/^falls back to$/.test(met)) return WHEN_TOLD.test(after);
  if (met === "overflows") return /^ into\b/.test(after);
  if (
    /^are (?:\p{L}+ )?(?:refused|rejected|denied|blocked|forbidden)$/u.test(met) &&
    WHICH_OF_MANY.test(before)
  )
    return true;
  if (/\b(?:blocked|locked)$/.test(met))
    return (
      HABIT.test(after) ||
      /^ for (?:\d|an?|five|ten|two|three|fifteen|thirty|half) ?[\p{L}\d]* ?(?:seconds?|minutes?|hours?|days?|s|min|h)?\b/u.test(
        after,
      )
    );
  if (/\bred$/.test(met))
    return /^ (?:and|or|as|with) (?:white|blue|green|yellow|black|gold|grey|gray|in|the|a)\b/.test(
      after,
    );
  return /^exits with\b/.test(met) && BAD_INPUT.test(after);
}

/** Whether nothing of the rest of the block says that it goes on. */
function isOver({ doc, clause }: Hit): boolean {
  return !doc
    .blockOfLine(clause.line)
    .some(
      ({ start, text }) =>
        start >= clause.end && /\b(?:still|again now|not yet|is out)\b/.test(text),
    );
}

const PROP =
  /^ (?:\d+|two|three|four|six|(?:the |an? |its )?(?:[\p{L}-]+ )?(?<!missing |broken |lost )(?:jacks?|ropes?|wires?|belts?|beams?|posts?|hooks?|chains?|pins?|strings?|poles?|pillars?|columns?|props?|traffic lights?|lights?|horse|walls?|brackets?|magnets?|air|water))\b/u;

const LOST = /\b(?:missing|lost|absent|stolen|mislaid|losses)\b/;
const TO_BE_TOLD =
  /\b(?:lists?|listed|marked|recorded|noted|named|names|reasons?|inventory|register|catalogued?)\b/;
const GIVEN_AWAY =
  /\b(?:was|were|been) (?:lent|loaned|sent|given|taken|borrowed|brought|handed|moved)\b/;

/** "The register was lent to the county and never came back", where what is missing is to be told. */
function isWayOfTheLost({ before, clause, subject }: Hit): boolean {
  return (
    LOST.test(subject.doneWhen) &&
    TO_BE_TOLD.test(subject.doneWhen) &&
    GIVEN_AWAY.test(before) &&
    !/\b(?:i|we|my|our)\b/.test(clause.text)
  );
}

/** "The beam is held up by two posts" */
export function isHeldUp(hit: Hit): boolean {
  const met = wordsOf(hit);
  const after = textAfter(hit);
  if (/^never came back$/.test(met))
    return /, (?:says|sings|as)\b/.test(after) || isWayOfTheLost(hit);
  // "the project has a bug tracker", "there is a bug in the old version"
  if (/\ba (?:\p{L}+ )?bug$/u.test(met))
    return (
      /\b(?:old|former|previous) [\p{L}-]+ $/u.test(textBefore(hit)) ||
      /^ (?!with\b|in\b|when\b|on\b|that\b|and\b|at\b|if\b|where\b|which\b|but\b|so\b|i\b|we\b|here\b|there\b|still\b|now\b)\p{L}/u.test(
        after,
      )
    );
  if (/^there\b.*\bin$/.test(met))
    return /^ (?:(?:the|an?|its|their) )?(?:old|former|previous|upstream|story|film|novel|play|tale)\b/.test(
      after,
    );
  return /\bheld up \p{L}+$/u.test(met) && PROP.test(after);
}

/** "One broken file doesn't hold up the rest": nothing is delayed; not "the bracket doesn't hold up the shelf". */
const DELAYED =
  /^ (?:the (?:rest(?! of)|others?|remaining|whole|import|export|run|queue|jobs?|line|build|batch|load|traffic|process|start|release|next|following)|any(?:thing|body|one)|everything|others|each other|one another)\b/;

/** "Does not stop here on Sundays", "does not take old coins", "does not appear in the text any more". */
export function isRefrained(hit: Hit): boolean {
  const after = textAfter(hit);
  // "files it did not write"
  if (/\p{L}s (?:it|they|he|she|you) $/u.test(textBefore(hit))) return true;
  return (
    isGoodForOnce(hit) ||
    (/\bhold up$/.test(wordsOf(hit)) && DELAYED.test(after)) ||
    / any ?(?:more|longer)\W*$/.test(after) ||
    /^(?: here| there| up| on| in)? (?:on \p{L}+days\b|at night\b|by (?:day|night)\b|in (?:winter|summer|the rain|rain)\b)/u.test(
      after,
    ) ||
    (/^ (?:old|outdated|expired|foreign|unknown|empty) \p{L}+s\b/u.test(after) &&
      !isOfAskedDeed(hit))
  );
}

/** "It does not export old orders": the deed itself is what was asked for. */
function isOfAskedDeed(hit: Hit): boolean {
  const deed = /(\p{L}+)$/u.exec(wordsOf(hit))?.[1] ?? "";
  return deed.length > 3 && hit.subject.mentions(deed);
}

/** "Mounted read-only for backups", "came to nothing in 1807" */
export function isShutToOthers(hit: Hit): boolean {
  return (
    /(?:^|[;:,] |\b(?:and|while|but) )\W*(?:all |the )?(?:other )?(?:editors|guests|others|visitors|members|users|viewers|readers|strangers|outsiders|clients|customers|accounts|callers|tenants|students|[\p{L}-]+ (?:without|outside|with)[^,;]*) $/u.test(
      textBefore(hit),
    ) ||
    isHistory(hit) ||
    /^ for (?!me\b|us\b|the account\b|my\b|our\b)[\p{L}-]+s\W*$/u.test(textAfter(hit))
  );
}

/** "The mill still has its old wheel": what a thing has of old, where that is not what the work is about. */
export function isOldOfItself(hit: Hit): boolean {
  const met =
    /\bstill (?:has|have|uses?|holds?|carr(?:y|ies)) (?:the |its |their |an? )?(?:old|former) ([\p{L}-]+)/u.exec(
      hit.clause.text,
    );
  return met !== null && !hit.subject.mentions(met[1] ?? "");
}
