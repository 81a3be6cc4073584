/**
 * What the thing built turns away, where it stops by itself, and what was only tried: "Root with a valid key is refused", "stops with a
 * clear message on anything older". A reader knows it by whom it meets (one of many, named by what is wrong with it),
 * and by what it says; a push, a build or a test that is refused or stops is the writer's.
 */

import { following } from "../../sealed.ts";
import type { Hit } from "../rule.ts";
import { textAfter, textBefore, wordsOf } from "../looks/hit.ts";

/** What a session itself tries to bring somewhere, or runs. */
const WORK =
  /\b(?:i|we|my|our|us|me|still|again|tests?|specs?|suites?|assertions?|builds?|pipelines?|ci|publish\p{L}*|push\p{L}*|releas\p{L}*|deploy\p{L}*|merg\p{L}*|pull requests?|jobs?|roll-?outs?|submission|submitting|apply|applying|step|steps|runners?|install(?:ation|ing)?|access|permission|licen[cs]e|certificates?|running|compil\p{L}*|grant|quota|account i)\b/u;
const BECAUSE = /\b(?:because|since|due to|for lack of|for want of|so far|for now|at the moment)\b/;

const AMISS =
  "wrong|false|bad|broken|invalid|unknown|unsupported|misspelt|mistyped|forged|fake|stolen|corrupt(?:ed)?|damaged|expired|oversized|malformed|incorrect|duplicate|repeated|second|third|fourth|fifth|sixth|last|old|older|newer|used|spent|replayed|revoked|removed|empty|missing|foreign|unsigned|anonymous|blocked|locked|deactivated|same";
/** The subject is one of many: "a user outside of the group", "number 101", "unknown keys", "GIF and SVG". */
const ONE_OF_MANY = new RegExp(
  "^(?:an?|any|each|every|another|either|one|whoever|anyone|anybody|anything|everything|everyone)\\b" +
    `|^(?:the |its )?(?:${AMISS})(?: |$)` +
    "|^(?:number|no\\.?|version|amount|value|row|request|user|age|port|tenant|role) [§\\d“\"'`\\p{L}]" +
    "|^(?!the\\b|its\\b|this\\b|these\\b|those\\b|both\\b|all\\b|it\\b|they\\b|that\\b|which\\b|and\\b|\\p{L}+ing\\b|(?:log-?in|sign-?in|upload|download|import|export|sync|payment|call|request|order|booking|registration|checkout|transfer|migration|backup|restore|mail) (?:with|from|signed)\\b)\\S+(?: (?!the\\b|its\\b)\\S+)*? (?:with|without|over|under|above|below|outside|beyond|older|younger|longer|shorter|larger|bigger|from|renamed|signed|labelled|marked) ",
  "u",
);
/** "Uploads above 10 MB", "third-party cookies": without an article. */
const PLURAL =
  /^(?!the\b|its\b|this\b|these\b|those\b|both\b|all\b|two\b|three\b|some\b|most\b|many\b|\d)(?:[\p{L}-]+ ){0,3}[\p{L}-]{2,}[^\Ws]s$/u;
/** "Deleting a customer with open orders": what somebody tries. */
const TRIES =
  /^(?:deleting|removing|adding|logging in|signing in|signing up|changing|editing|renaming|booking|ordering|paying|voting|opening|reading|writing|sending|calling|creating|inviting|cancelling|sharing|entering|typing|using|reusing|replaying|registering|closing|moving|approving|saving|uploading an?|requesting|posting|overwriting|setting an?|giving) /;

/** "Pairing with a locked phone", "starting it twice": the same of any deed, with one of many. */
const TRIES_ONE = new RegExp(
  `^\\p{L}+ing (?:in |out |up )?(?:it (?:twice|a second time)|(?:[\\p{L}-]+ )?(?:with|as|from|under|without|into|for) (?:an?|another|any|no|${AMISS}) )`,
  "u",
);

/** The subject of what was met: the words of its part of the sentence in front. */
function subjectOf(hit: Hit): string {
  const before = textBefore(hit);
  const part =
    before
      .split(/[;.:–—]\s+(?=\S)|, (?:and|so|but|while|whereas)? ?|\band (?=the |an? )/u)
      .at(-1) ?? "";
  return (part === "" ? before : part)
    .replace(/^[\W_]+/u, "")
    .replace(/[\s*_:]+$/u, "")
    .replace(/^(?:and|so|while|whereas|but) /u, "");
}

const REFUSED = /\b(?:refused|rejected(?: by)?|denied|declined|forbidden|blocked)\W*$/;
const OF_PERSON =
  /\bby (?:apple|google|the (?:app )?stores?|the registry|the reviewers?|legal|security|the admin\p{L}*|the owner)\b/u;
const STOPS =
  /^(?:fails|aborts|breaks|errors out|stops (?:with|in|at)|quits with|exits with|ends (?:with|in)|bails out|gets|fail|abort)\b/;
/** "With a clear message": it was made to say so. */
const SAYS_SO =
  /^(?: with| and(?: \p{L}+s)?| by)? ?(?:an? |one |the )?(?:clear|plain|readable|legible|helpful|precise|exact|short|friendly|proper|meaningful|telling|useful|speaking|understandable|localised|translated|specific|polite|human|one-line) (?:[\p{L}-]+ ){0,2}(?:message|error|hint|note|notice|reason|line|text|sentence|explanation|warning)s?\b/u;
/** "With exit code 1 and the file's name", "with the line and the column": what it says when it stops. */
const NAMES_IT =
  /^(?: with)?(?: (?:exit )?(?:code|status) \d+ and)? (?:the |its |a )(?:[\p{L}-]+['’]s )?(?:line|column|name|row|key|path|reason|pid|file)(?:['’]s)?(?: |\W*$)/u;
/** "One bad checksum and it stops", "one unknown key and the import aborts" */
const ONE_IS_ENOUGH = new RegExp(
  `(?:^|[:;,] )\\W*(?:one|an?|any|a single) (?:single )?(?:${AMISS}) [\\p{L}-]+(?: [\\p{L}-]+)? and (?:it|the \\p{L}+) $`,
  "u",
);
/** "Waits up to 30 seconds for the lock and then exits with code 4": a bound that was set. */
const BOUND_IN_FRONT =
  /\b(?:waits?|tries|retries|asks?|holds?) (?:it )?(?:up to |at most |for )?(?:\d|once|twice|two|three|four|five|six|ten|twenty|thirty)[^.;]{0,60}(?:and|,) (?:then )?$/;
const WITH_CODE = /^\p{L}+ with (?:exit )?(?:code|status)\b|^gives up with\b/u;
/** "…, which I watched happen twice", "…, as I tried with a planted row" */
const WATCHED =
  /, (?:which|as) (?:i|we) (?:have )?(?:watched|saw|seen|tried|tested|checked|provoked)(?! (?:on|in) (?:ci|production|main|live)\b)/;
/** "I tried 3.8 (refused) and 3.9 (fine)": one trial of several. */
const TRIALS = /\b(?:i|we) tried [^;]*\($/;
const WENT_IN =
  /\((?:(?:both|all|it|is|was|are|were) )*(?:fine|taken|accepted|ok|okay|works|allowed|let in|passes|passed|in|green|saved)\)/;

/** Whether a stop or a refusal is one of a trial, or comes when a bound that was set is reached. */
function isOfTrial(hit: Hit): boolean {
  const [before, met, after] = [textBefore(hit), wordsOf(hit), textAfter(hit)];
  if (/\b(?:still|again)\b/.test(met + after)) return false;
  if (/^(?:refused|rejected|denied|declined)$/.test(met) && TRIALS.test(before))
    return WENT_IN.test(before + after);
  if (/^fail$/.test(met) && SEEN_TO_FAIL.test(before)) return AND_IT_DID.test(after);
  if (/\b(?:refused|rejected|denied|declined)$/.test(met) && TRIAL_DEED.test(before)) return true;
  if (WORK.test(subjectOf(hit))) return false;
  const said = met + after;
  if (/^(?:stops|fails|aborts|exits|quits)\b/.test(met) && ONE_IS_ENOUGH.test(before)) return true;
  if (!WITH_CODE.test(said)) return false;
  return BOUND_IN_FRONT.test(before) || WATCHED.test(after);
}

/** "I took a line out to see it fail, which it did" */
const SEEN_TO_FAIL = /\bto (?:see|watch|make|let) (?:it|them|the [^,;.]{2,40}) $/;
const AND_IT_DID =
  /^,? (?:which|and) (?:it|they|both) (?:duly |promptly |did )?did\b(?! not|n['’]t)/;
/** "A trial login was refused" */
const TRIAL_DEED =
  /(?:^|[:;,.] |\band )\W*an? (?:trial|forged|deliberate|tampered|planted|faked)\b[^,;.]{0,40} $/;

/** "With "Connection lost" after 10 s without data": the words, and the case. */
const SAYS_THEN =
  /^(?: with)? ["“'§][^"”']*["”'§]? (?:after|when|if|on|for|below|above|without|once|as soon as)\b/;
const ERROR_THAT =
  /^(?:with)? ?(?:an? )?(?:error|message|hint)? ?(?:that|which) (?:names|says|shows|tells|lists|points)\b/;
const IN_CASE =
  /^(?: \S+){0,6}? (?:on|for|with|from) (?:any(?:thing)?|everything|all others?|more than|less than|fewer than|the second)\b/;
/** What is there to fail. */
const GUARD =
  /\b(?:hook|lint\p{L}*|check|checker|gate|guard|validator|validation|parser|rule|audit)$/u;

const FAULT = new RegExp(`^ (?:on|for|at) (?:an?|unused|undefined|undocumented|untyped|${AMISS}) `);

/** "The build breaks on any new warning": what makes it do so. */
const BREAKS_ON =
  /^(?:breaks|fails|stops|aborts)(?: the build)? (?:on|for|at|with) (?:any|every) (?!test|run|push|host|machine|one)/;
const TEST_TRIES =
  /\b(?:test|spec|scenario|case|check) (?:tries|sends|asks|calls|logs in|posts|opens|fetches|comes|goes in) [^;.]*\band $/u;

/** "Force pushes to `main` are refused" */
const KIND_OF_PUSH =
  /^(?:force|direct|unsigned|unreviewed|anonymous|stale) (?:pushes|commits|merges|uploads|releases)\b/;

/** Whether a thing that is refused is one of many, named by what is wrong with it: "an .exe renamed to .jpg". */
export function isOneTurnedAway(thing: string): boolean {
  return (
    KIND_OF_PUSH.test(thing) ||
    (!WORK.test(thing) &&
      (ONE_OF_MANY.test(thing) ||
        PLURAL.test(thing) ||
        TRIES.test(thing) ||
        TRIES_ONE.test(`${thing} `)))
  );
}

/** What asks that one too many is turned away, and what states how many there may be. */
const REFUSAL_ASKED = /\b(?:4\d\d|refus\w*|reject\w*|turned (?:away|down)|denied)\b/;
const MOST_ASKED = /\b(?:at most|no more than|only once)\b/;
const ONE_BEHIND =
  /, (?:and |but )?(?:only )?the (?:last|next|other|(?<nth>\p{L}+|\d+)(?:st|nd|rd|th)) (?:one |of (?:them|these) )?$/u;

/** "I sent 41 more, and the last one was refused", where that is asked for. */
function isOneTooMany({ before, subject }: Hit): boolean {
  const one = /\d/u.test(before) ? ONE_BEHIND.exec(before) : null;
  if (one === null) return false;
  const isCounted = one.groups?.["nth"] !== undefined;
  return REFUSAL_ASKED.test(subject.doneWhen) || (isCounted && MOST_ASKED.test(subject.doneWhen));
}

/** Whether what is refused or stops does so by what was built. */
export function isTurnedAway(hit: Hit): boolean {
  const [before, met, after] = [textBefore(hit), wordsOf(hit), textAfter(hit)];
  const subject = subjectOf(hit);
  if (isOfTrial(hit)) return true;
  // "the test tries it without and gets 403"
  if (met.startsWith("gets ") && TEST_TRIES.test(before)) return true;
  if (
    (WORK.test(subject) && !KIND_OF_PUSH.test(subject) && !BREAKS_ON.test(met + after)) ||
    /\b(?:still|again)\b/.test(met + after)
  )
    return false;
  if (REFUSED.test(met) || met.startsWith("gets ")) {
    if (isOneTooMany(hit)) return true;
    // In the past it is told of this one; a bare "Uploads are refused" of all.
    if (/^(?:was|were)\b/.test(met) || (!subject.includes(" ") && /^\W*$/.test(after)))
      return false;
    if (BECAUSE.test(after) || OF_PERSON.test(met + after)) return false;
    if (/\bblocked$/.test(met))
      return (
        (PLURAL.test(subject) || /^an? /.test(subject)) &&
        /^ (?:by (?:the|a|default)|until (?:the|they|an?)|after|for|when|unless)\b/.test(after)
      );
    return isOneTurnedAway(subject);
  }
  if (!STOPS.test(met)) return false;
  if (
    /^stops (?:at|in)$/.test(met) &&
    /^ \d[\d.,]* \p{L}+ (?:with|and) an? (?:\p{L}+ )?(?:message|hint|note|error|notice)\b/u.test(
      after,
    )
  )
    return true;
  if (BREAKS_ON.test(met + after)) return true;
  if (/\bbreaks$/.test(met))
    return (
      /^ the (?:build|run|chain)\b/.test(after) && /^an? (?:new|further|second)\b/.test(subject)
    );
  const said = met.replace(/^\p{L}+/u, "") + after;
  if (NAMES_IT.test(said) && !/\bbuild|\btest/.test(after)) return true;
  if (SAYS_SO.test(said) || SAYS_THEN.test(said) || ERROR_THAT.test(said.trim())) return true;
  if (new RegExp(`^(?:the |its )?(?:${AMISS}|next) (?:[\\p{L}-]+ ?)`, "u").test(subject))
    return true;
  if (PLURAL.test(subject) && new RegExp(`^(?:${AMISS})\\b`).test(subject)) return true;
  if (IN_CASE.test(said))
    return (
      /\b(?:checks?|installer|script|command|validates?|anything|everything)\b/.test(
        before + said,
      ) || GUARD.test(subject)
    );
  return GUARD.test(subject) && FAULT.test(said);
}

/** "Six times out of six": how often, and no time-out. */
export function isHowOften(hit: Hit): boolean {
  return (
    /\btimes out$/.test(wordsOf(hit)) &&
    HOW_OFTEN.test(textBefore(hit)) &&
    /^ of (?!the blue)/.test(textAfter(hit))
  );
}

const HOW_OFTEN =
  /(?:\d|\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|fifty|hundred|many)) $/;

/** "The first index didn't help, …, but a partial one brought it down": an attempt before the one that did. */
export function isFirstTry(hit: Hit): boolean {
  return (
    /^(?:did not|didn['’]t)\b/.test(wordsOf(hit)) &&
    /\b(?:first|initial|earlier|plain|naive|obvious|simple) (?:[\p{L}-]+ ){0,2}[\p{L}-]+(?: |, [^,;]{2,40}, )$/u.test(
      textBefore(hit),
    ) &&
    /(?:, (?:but|so|and) |[;.] ?)(?:now )?(?:an?|the|this|that|it|another|its) (?!.*\b(?:not|still|left|only|yet|would|should|could|might|will)\b|.*n['’]t\b)/.test(
      textAfter(hit) + following(hit.doc, hit.clause, 1),
    )
  );
}

/** "The weak map I tried after that broke rename (9 tests red)", where all pass in the end. */
const GIVEN_UP =
  /\b(?:i|we) (?:had |first |then )*tried\b[^.;]*\($|\b(?:first|second|other|next|earlier) (?:ideas?|attempts?|try|tries|fix|version|approach)\b[^.;]*\($/;
const ALL_PASS =
  /\ball (?:of the |the )?(?:\d[\d.,]* )?(?:tests )?(?:are (?:now )?(?:green|passing)|pass|is green)\b/i;

export function isOfGivenUp(hit: Hit): boolean {
  const { doc, clause } = hit;
  return (
    GIVEN_UP.test(textBefore(hit)) && ALL_PASS.test(textAfter(hit) + doc.text.slice(clause.end))
  );
}

/** "A scratch file with `TODO: add later` fails it": planted, to see it caught. */
export function isPlanted(hit: Hit): boolean {
  return (
    /\b(?:an?|one|the|my) (?:scratch|planted|trial|throwaway|deliberate) [\p{L}-]+ (?:with|holding|that (?:has|holds|says))\b[^.;]*$/u.test(
      textBefore(hit) + wordsOf(hit),
    ) &&
    /\b(?:fails it|is (?:caught|refused|rejected|flagged|reported|found)|was (?:caught|refused|rejected|flagged|reported|found)|turn(?:s|ed) (?:it|the \p{L}+) red)\b/u.test(
      textAfter(hit),
    )
  );
}

/** "For a moment I thought we'd be stuck halfway": a fear that is over. */
export function isFeared(hit: Hit): boolean {
  return /\b(?:for a (?:moment|while|minute|second)|briefly|at one point|at first),? (?:i|we) (?:even |really |almost )?(?:thought|feared|believed|worried|(?:was|were) afraid) (?:that )?[^.,;]{0,30}$/u.test(
    textBefore(hit) + (/^(?:i|we)\b/.test(wordsOf(hit)) ? "" : " "),
  );
}
