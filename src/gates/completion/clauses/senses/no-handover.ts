/** What sounds like a step, a plan or a doubt of the writer's and tells of the thing built. */

import type { Hit } from "../rule.ts";
import { textAfter, textBefore, wordsOf } from "../looks/hit.ts";

/** "`skip()` demands a reason", "every route requires the `librarian` role": what the thing built wants of its users. */
export function asksForInput(hit: Hit): boolean {
  const met = wordsOf(hit);
  // "old call and new call for each of the twelve": the noun
  if (/\bcalls? for each$/.test(met)) return true;
  return (ASKS.test(met) && INPUT.test(textAfter(hit))) || NEEDS_IN.test(`${met}${textAfter(hit)}`);
}

const ASKS = /\b(?:requires?|demands?|wants?|asks? for|calls? for)(?: \p{L}+){0,2}$/u;
/** "Needs a token in the header", "needs a name for each" */
const NEEDS_IN =
  /\bneeds? an? [\p{L}§-]+ (?:in|per|with|for) (?:the|each|every|its|all) (?:header|body|query|url|path|request|call|row|entry|line|file name)\b/u;
const INPUT =
  /^ (?:[\p{L}§-]+ ){0,2}(?:reasons?|confirmations?|passwords?|pins?|roles?|logins?|names?|signatures?|codes?|initials|comments?|tokens?|headers?|parameters?|arguments?|scopes?|flags?|factors?|tickets?|stamps?|coins?|cards?|clicks?)\b/u;

/** "You will find the plan behind the door", "if you press twice, the light goes on", "must be turned twice, as the plate says". */
export function tellsHowItWorks(hit: Hit): boolean {
  const met = wordsOf(hit);
  if (
    PERCEIVES.test(`${met}${textAfter(hit)}`) &&
    !/\b(?:once|as soon as|until|till)\b/.test(textAfter(hit))
  )
    return true;
  // "the game wants you to find five coins", "the manual pump is a spare"
  if (
    /\byou\b/.test(met) &&
    /\b(?:game|puzzle|quiz|riddle|app|dialog|wizard|machine|story) $/.test(textBefore(hit))
  )
    return true;
  if (
    /^(?:(?:the|an?|our|its) )?manual \p{L}+$/u.test(met) &&
    !WORK_NOUN.test(met) &&
    /^ (?:is|was|are|were) (?:kept|gone|stored|there|marked|a |an |the )/.test(textAfter(hit))
  )
    return true;
  // "the time until somebody answers is measured"
  if (/\b(?:time|wait) (?:until|till|before)\b/.test(`${textBefore(hit)}${wordsOf(hit)}`))
    return true;
  return (
    (ANSWERS_IF.test(textBefore(hit) + met) && !SENDS_OUT.test(hit.clause.text)) ||
    (IF_YOU.test(hit.clause.text) && !SENDS_OUT.test(hit.clause.text)) ||
    (AS_THE_PLATE_SAYS.test(hit.clause.text) && !/^(?:should|ought)\b/.test(met))
  );
}

const WORK_NOUN =
  /\b(?:steps?|work|actions?|entry|changes?|checks?|intervention|fix|copy|edits?|restarts?|approval|setup|configuration|migration|deploy\w*|tasks?|process|testing|tests?|job)$/;
const PERCEIVES =
  /^\W*you(?: will|['’]ll) (?:\p{L}+ly )?(?:find|see|hear|notice|get|receive|recogni[sz]e|feel|smell|meet)\b/u;
const IF_YOU =
  /^\W*(?:if|when|whenever) you (?:press|click|tap|open|type|drag|scroll|select|choose|hover|turn|push|pull|hold|touch|scan|enter|ring|say|leave|close|shake|lift|look|stand|walk|swipe|zoom|move|drop|resize|rename|log in|sign in|knock)(?: [^,]*,| (?:the|an?|its|one|any) [\p{L}-]+(?: [\p{L}-]+)?) (?:the|it|they|a|an|both|all|each) (?!.*\b(?:must|needs?|has to|have to|should|you|your|not)\b)/u;
/** "The API returns 403 if you call it directly" */
const ANSWERS_IF =
  /\b(?:the|an?|it|its) (?:[\p{L}-]+ ){0,2}(?:returns|answers|says|shows|refuses|asks|warns|rejects|replies|prints|responds) [^,.;]{0,60}\b(?:if|when) you (?:call|press|click|tap|open|type|drag|select|choose|enter|ask|request|send|press|leave|log in|sign in)$/u;
/** What is left to the reader, though a button does it. */
const SENDS_OUT = /\b(?:release|deploy|publish|merg|install|approv|migrat)\w*/;
const AS_THE_PLATE_SAYS =
  /, as (?:the|our|its) [\p{L} ]{3,30} (?:says?|asks?|demands?|shows?|wants?|wished|reads?)\W*$/u;

/** Whether an imperative is a word of a list, half of a name, or the case in which something comes about. */
export function isNoStep(hit: Hit, underSteps: boolean): boolean {
  const after = textAfter(hit);
  return (
    COMPOUND.test(after) ||
    (!underSteps && LISTS_WORDS.test(textBefore(hit).slice(-LONGEST_LEAD))) ||
    // "Edit it on both sides and you end up with two versions"
    /\band you end up\b/.test(after)
  );
}

/** "Power cut with 90 commands waiting": the two words are one thing. */
const COMPOUND = /^ (?:cuts?|outages?|loss|losses|supply|failures?|cord|grid)\b/;
/** "The check list reads: …", "four lines in `cache.go`: …", "sign-up takes 3 steps: …" */
const LISTS_WORDS =
  /(?:\b(?:list|leaflet|sign|plate|poster|panel|guide|screen|line|text|card) (?:reads?|says?|tells? (?:them|us|the \p{L}+)(?: what to do)?)|\b(?:takes?|took|has|had|in|with|offers?|knows|shows?) (?:only |just |the )?(?:two|three|four|five|six|seven|eight|nine|ten|\d+) \p{L}+|^\W*(?:the )?(?:two|three|four|five|six|seven|eight|nine|ten|\d+) (?:lines?|calls?|stages?|phases?|buttons?|verbs?|words?|modes?|fields?|screens?) (?:in|of|on) [^:,;]{1,30}):\W*(?:[^:;]*, )?$/u;
const LONGEST_LEAD = 120;

/** "The offer moves on to the next", "which is what we want", "that leaves 88 nodes, at 70 it is 143", "I'll be at the desk". */
export function isNoPlan(hit: Hit): boolean {
  const [before, met, after] = [textBefore(hit), wordsOf(hit), textAfter(hit)];
  // "the second oboe is ill"
  if (met === "ill") return !/^\W*$|(?:,|\band|\bthen|\bso|\bnow) $/.test(before);
  if (/\bon to the\b/.test(met)) return GOES.test(before + met);
  if (/^(?:we|i) (?:want|need)$/.test(met)) return /\b(?:what|as|which|that|than) $/.test(before);
  if (/\bleaves$/.test(met))
    return (
      /^ \d{2}[\d.,]* (?!(?:\p{L}+ )?(?:to|for)\b)/u.test(after) &&
      !/\b(?:open|undone|unfinished|missing|left)\b/.test(after)
    );
  return /\b(?:i|we)(?: will|'ll|’ll) be (?:at|in|around|here|back|there|out|on|away|off|available)\b/.test(
    hit.clause.text,
  );
}

const GOES =
  /\b(?:moves|goes|carries|passes|runs|hops|walks|jumps|leads|went|moved|carried|passed|ran|switches) on to the\b/;

/** "Cards may be bought at the desk": what is allowed; "rows may be lost": what may happen. */
export function isAllowed(met: string, after: string): boolean {
  const done =
    /^may(?: also| even| now| only| still)? be (\p{L}+(?:ed|en)|bought|sold|kept|held|read|built|cut|set|put|sent|lent|hung|fed|made|shot|sung|worn|torn off|tried) /u.exec(
      `${met}${after} `,
    )?.[1];
  return done !== undefined && !MISHAP.test(done) && !AMISS.test(after);
}

const AMISS =
  /\b(?:twice|late|wrong\w*|too|stale|old|double|order|again|some(?:times)?|briefly|instead|different\w*|not|incomplete\w*|once more|slow\w*)\b/;
const MISHAP =
  /^(?:lost|missed|needed|required|delayed|affected|skipped|dropped|truncated|broken|damaged|duplicated|doubled|overwritten|outdated|interrupted|rejected|refused|blocked|swallowed|ignored|misread|confused|forgotten|caused|related|limited|expected|exceeded|corrupted|deleted|stopped|slowed|throttled|cached|logged|mistaken|stolen|hidden|open|garbled|shifted|rounded|delivered|reordered)$/;

/** What can be taken on as one's own. */
const TAKEN_ON =
  /^ (?:(?:the|its?|an?|his|her|their|all|full) )?(?:roles?|costs?|responsibilit\w+|dut(?:y|ies)|risks?|control|office|command|identity|names?|position|debts?|liability|nothing|no(?:thing)?)\b/;

const BORNE_OUT =
  /\b(?:was|is|were|are|has been|have been) (?:\p{L}+ly |then |since )?(?:confirmed|borne out|proved right|proven)\b/u;

/** "Came in on paper", "assuming the role", "there is no doubt that", "when it is probably spam": no doubt of the writer's. */
export function isSaidOfThings(hit: Hit): boolean {
  const [before, met, after] = [textBefore(hit), wordsOf(hit), textAfter(hit)];
  // "On paper it is faster", "looks right on paper"
  if (/^on paper$/.test(met))
    return (
      /^ (?:and|or) (?:as|in|on|online)\b/.test(after) ||
      (!/^\W*$|,\s*$|\b(?:i|we) (?:\p{L}+ ){1,5}$/u.test(before) &&
        !/\b(?:fine|right|good|well|works?|holds?|adds? up|faster|slower|better|enough|least|only|ok|sound|correct|possible|done|complete|finished|ready|exists?|is|are|stays?|remains?|remained|kept|left)\W*$/.test(
          before,
        ))
    );
  // "a guess at the age was confirmed by the rings"
  if (BORNE_OUT.test(after)) return true;
  if (/^assumes$/.test(met) && /, as (?:the|our|its) [\p{L} ]{3,30}\W*$/u.test(after)) return true;
  if (/^assum(?:es|ing)$/.test(met)) return TAKEN_ON.test(after);
  if (/\bassumed?$/.test(met)) return /^ no(?:thing)?\b/.test(after);
  if (/^no doubt$/.test(met))
    return (
      /\b(?:is|was|leaves?|left|had|have|be) $/.test(before) &&
      /^ (?:that|about|of|as to)\b|^\W*$/.test(after)
    );
  return (
    /^(?:probably|perhaps|possibly|maybe|presumably|apparently)$/.test(met) &&
    /(?:\b(?:when|if|whether|whenever|unless|what|who|where) |\p{L}s (?:that|which) )(?:[\p{L}\d]+ ){0,3}$/u.test(
      before,
    ) &&
    !/\b(?:think|believe|means|say|sure|guess|hope|so|but|suppose|fear|assume|expect|feel|know) (?:that|if|whether|what) (?:[\p{L}\d]+ ){0,3}$/u.test(
      before,
    )
  );
}
