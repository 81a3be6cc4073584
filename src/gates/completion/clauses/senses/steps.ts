/** Words of handing over and of announcing that tell of a user, a machine or a habit. */

import type { Hit } from "../rule.ts";
import { textAfter, textBefore, wordsOf } from "../looks/hit.ts";
import { MEASURE } from "./frame.ts";

/** "What you need to bring", "the card you need to open the gate is in the envelope". */
const RELATIVE = /\b(?:what|which|where|when|who|how|how \p{L}+(?: \p{L}+)?) $/u;
const REDUCED =
  /(?:^|[,;:] |\b(?:that|in|with|and|from|for|of) )(?:the|an?|each|every) (?!only\b|one\b|last\b|next\b|first\b)(?:[\p{L}-]+ ){0,2}(?!thing|step|part|bit|change)[\p{L}-]+ $/u;
const GOES_ON = /^ [^,;]{2,60} (?:is|are|lies|lie|stands?|hangs?|comes?|came|was|were) /;
/** What one does with a finished thing. */
const USE =
  /\b(?:log(?:ged|s)? (?:in|on|out)|sign(?:ed|s)? (?:in|out|up)|click(?:ed|s)?|tap(?:ped|s)?|hover(?:ed|s)?|scroll(?:ed|s)?|swip(?:e|ed|es)|zoom(?:ed|s)?|type[ds]?|press(?:ed|es)?|select(?:ed|s)?)\b/;
const DEPLOYS =
  /\b(?:deploy|merge|publish|run|install|approve|migrat|release|rebuild|restart|console|dashboard|key|secret|token|account|licen[cs]e)\w*/;

/** Whether what "you" do is the use of what was built, or told of in a text. */
export function isUseOfThing(hit: Hit): boolean {
  const met = wordsOf(hit);
  const before = textBefore(hit);
  const after = textAfter(hit);
  if (isTold(after)) return true;
  if (/^you (?:[\p{L}]+ )?(?:must|need|have to|need to)$/u.test(met)) {
    if (RELATIVE.test(before) && before.trim().includes(" ")) return true;
    return REDUCED.test(before) && /^ (?:to )?/.test(after) && GOES_ON.test(after);
  }
  if (/^you (?:will|should|['’]ll)\b|^you['’]ll\b/.test(met))
    return (
      /\b(?:see|find|hear|notice|recogni[sz]e)$/.test(met) &&
      !/\b(?:once|as soon as|until)\b/.test(after)
    );
  if (/^(?:once|until|if|after) you\b/.test(met))
    return USE.test(`${met}${after.split(",", 1)[0] ?? ""}`) && !DEPLOYS.test(`${met}${after}`);
  if (/^on your (?:side|end|part)$/.test(met)) return /^ of the\b/.test(after);
  if (/^(?:by yourself|(?:from|in|with|through|via) your (?:account|console|dashboard))$/.test(met))
    return /^(?: [\p{L}-]+)?,? you (?:can|get|see|reach|find)\b/u.test(after);
  // "your call is answered after 20 s"
  return (
    /^your (?:turn|call|job|move|part|decision|choice)$/.test(met) &&
    !/\b(?:is|be|it['’]s|that['’]s|remains|rest|and|now)\W*$/.test(before) &&
    /^ (?:is|gets|was|has been) (?:\p{L}+ed|shown|sent|kept|put)\b(?<!needed|required|wanted|asked)/u.test(
      after,
    )
  );
}

/** "Visitors remember the smell", "helps to remember": who remembers, or what for; an order has neither. */
export function isMemory(hit: Hit): boolean {
  if (!/^remember$/.test(wordsOf(hit))) return false;
  const before = textBefore(hit);
  const after = textAfter(hit);
  if (/^-\p{L}/u.test(after)) return true;
  if (/\bto $/.test(before))
    return (
      !/\b(?:need|have|want|important|remains?|left|you) to $/.test(before) &&
      /^ (?:the|an?|its|his|her|their|each|every|which|what|who|where)\b/.test(after)
    );
  return (
    /\p{L} $/u.test(before) &&
    !/\b(?:please|also|and|but|then|just|do|should|must|always|so|now|only|kindly|you) $/.test(
      before,
    )
  );
}

/** What of "a manual …" is work to be done; a gearbox, a valve and a focus are not. */
const MANUAL_WORK =
  /\bmanual (?:steps?|starts?|restarts?|changes?|runs?|migrations?|uploads?|deploy\w*|reviews?|checks?|tests?|work|jobs?|interventions?|actions?|entry|entries|fix(?:es)?|set-?ups?|configurations?|install\w*|lists?|approvals?|imports?|exports?|cop(?:y|ies)|edits?|updates?|process\w*|triggers?|releases?|roll-?outs?|clean-?ups?|steps|tasks?|workarounds?|adjustments?|corrections?|passes|pass|confirmations?|transfers?|syncs?|registrations?|corrections?|sign-?offs?|procedures?)$/;

const NEEDS = /\b(?:needs?|requires?|wants|calls? for|demands?)\b/;
/** "The schema needs another pass", "the API needs a restart" */
const WANTS_WORK =
  /\b(?:needs?|requires?|wants|calls? for|demands?) (?:an?(?:other)?|some|more|further|a (?:bit|little) more|a second|a third) (?:[\p{L}-]+ )?(?:pass|look|round|go|review|rework|rewrite|clean-?up|polish|work|restart|redeploy|rebuild|fix|tests?|care|love|attention)(?=\W*$|[,;:]| (?:on|before|for|in|at|by|from|of|and|or|because|as)\b)(?! (?:after|every|each|when|once|to (?:open|start|read|pass))\b)/u;
const AND_HAS =
  /, (?:and|which) (?:it|each|all|they|both|every one)(?: of (?:them|these))? (?:has|have|gets?|got|is|are|comes?|came|reads?|finds?)\b/;
const OF_CALL =
  /^ [\p{L}-]+ in (?:the|its|each|every) (?:header|query|body|path|url|request|cookie|first line|file name)\b/u;
const MEASURED =
  /^ (?:(?:the )?whole |full |good |quarter |half )?(?:litres?|seconds?|minutes?|hours?|days?|weeks?|nights?|months?|pinch|spoon\w*|cup|metres?|kilo\w*|grams?|drop)(?=\W*$|[,;]| (?:of|for|to|in|at|after|before|per|a|more|less|longer|on|by|from|until)\b)/;
/** What people do with a finished thing. */
const SOMEONE_USES =
  /^ (?:has \d|has (?:two|three|four|five|six|ten|twelve)\b|logs? (?:in|out|on)|signs? (?:in|up|out)|presses|enters|clicks|taps|rings|speaks|sits|buys|books|scans|wins|knocks|passes|walks|leaves|joins|moves|touches|swipes|comes (?:in|near|by))/;

/** A past form: no passive, nor a state that is still awaited. */
const DID =
  /^ (?:\p{L}+ly )?(?:had |has )?(?!need|want|agree)\p{L}{2,}(?:ed|lt|nt|ught)\b(?! by\b)/u;

/** Whether a need is told of as a property, or somebody uses what was built. */
export function isNeedOfThing(hit: Hit): boolean {
  const met = wordsOf(hit);
  const after = textAfter(hit);
  if (/\bmanual \p{L}+$/u.test(met))
    // "a manual font install"
    return (
      !MANUAL_WORK.test(met) && !MANUAL_WORK.test(`manual${/^ [\p{L}-]+/u.exec(after)?.[0] ?? ""}`)
    );
  // "It runs, after the plumber replaced a washer": somebody did it already.
  if (/^after the \p{L}+$/u.test(met) && DID.test(after))
    return !/\b(?:will|would|should|can|could|may|might|must|again)\b/.test(textBefore(hit));
  if (/^(?:once|until|after) (?:someone|somebody|whoever|an? \p{L}+)$/u.test(met))
    return SOMEONE_USES.test(after) && !DEPLOYS.test(after);
  if (isTold(after)) return true;
  // "the owner must have two factors", "needs the name as its argument"
  if (/ (?:must|has to|needs to)$/.test(met) && /^ have (?:two|three|an?|\d)\b/.test(after))
    return true;
  if (
    / as (?:its|an?|the) (?:\p{L}+ )?(?:arguments?|parameters?|input|options?|header)\b/u.test(
      after,
    )
  )
    return true;
  // "an admin has to unlock the account after ten wrong passwords"
  if (
    /^ [^,;.]{3,40} after (?:\d+|two|three|four|five|six|ten|too many|an?) (?:wrong|failed|false|missed) /.test(
      textAfter(hit),
    )
  )
    return true;
  // "the admin must confirm a deletion"
  if (
    /^(?:the|an?) (?:admin|administrator|owner|operator|maintainer|client|designer) (?:must|has to|should|needs to)$/.test(
      met,
    )
  )
    return /^ (?:confirm|approve|accept|unlock|choose|re-?enter|type) (?:an?|each|every|any) /.test(
      after,
    );
  if (!NEEDS.test(met) || /\bstill\b/.test(textBefore(hit) + met)) return false;
  if (WANTS_WORK.test(met + after)) return false;
  if (
    /\b(?:endpoint|route|api|function|command|method|schema|query|constructor|type|class) $/.test(
      textBefore(hit),
    )
  )
    return true;
  return (
    AND_HAS.test(after) ||
    OF_CALL.test(after) ||
    MEASURED.test(after) ||
    MEASURE.test(/\b(?:some|few|several)$/.test(met) ? after : ` x${after}`)
  );
}

/** ", says the RFC", ", as the sheet tells": what a text says. */
export function isTold(after: string): boolean {
  return /, the (?:help |error )?(?:text|note|tooltip|hint|manual|page|guide) (?:says|explains|tells)\W*$|, (?:says?|said|writes?|tells?) (?:the|an?|its|our|their|rfc|section|article|page|paragraph|(?:help |error )?(?:text|message|note|notice|banner|page|hint|tooltip|manual))\b|, as (?:the |its |our )?(?:[\p{L}-]+ )?(?:rfc|section|article|sheet|sign|label|letter|standard|norm|recipe|rules?|law|leaflet|code|guideline|policy|contract|paragraph|card)(?: [\p{L}\d-]+){0,4}? (?:says?|tells?|puts it|has it|states?|prescribes?|demands?|asks?|wants?|requires?)\W*$/u.test(
    after,
  );
}

/** "A restart is needed after 400 hours", "the only thing left in the room was …" */
export function isLastOfThings(hit: Hit): boolean {
  const met = wordsOf(hit);
  const after = textAfter(hit);
  if (met.endsWith("thing left")) return /^ (?:in|on|of|behind|the|an?|its)\b/.test(after);
  return (
    met.endsWith("needed") &&
    /^ (?:after|every|once|each|when) (?:every |each )?(?:\d|day|night|week|month|year|time)/.test(
      after,
    )
  );
}

const BY_CLOCK =
  /^ (?:at (?:\d|noon|midnight|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)\b|every\b|each\b|within \d|after \d|once (?:per|an?)\b|by the (?:job|cron|timer|system|server)\b)/;
const STATE = /\b(?:using|seeing|getting|attaching|enclosing|standing|wearing|sitting|hearing)$/;

/** Words of going on to something that tell where a rider, a lamp or a path goes, or what is so all the time. */
export function isMotion(hit: Hit): boolean {
  const met = wordsOf(hit);
  const before = textBefore(hit);
  const after = textAfter(hit);
  if (/^on to\b/.test(met))
    return (
      /\p{L} $/u.test(before) &&
      !/\b(?:then|next|now|so|and|off|moving|move|straight|go|going|i|we) $/.test(before)
    );
  if (/^(?:i['’]m|i am|we['’]re|we are|im)\b/.test(met)) {
    if (STATE.test(met))
      return !/^ to\b|\b(?:errors?|failures?|warnings?|problems?|issues?|mocks?|stubs?|crashes|for now)\b/.test(
        after,
      );
    if (/\bwriting$/.test(met)) return /^ (?:in|from|with|to (?:you|say|tell))\b/.test(after);
    return (
      /\brunning$/.test(met) &&
      /^ (?!the|an?|another|more|it|them|all|some|both|each|every|through|final|last|tests?)[\p{L}.]+ v?\d/u.test(
        after,
      )
    );
  }
  // "will be sent at seven": by the clock
  if (/^will\b.* be\b/.test(met)) return BY_CLOCK.test(after);
  if (/^(?:i|we) want$/.test(met)) return /^ (?:the|an?|each|both|no|its|as)\b/.test(after);
  if (/^(?:i|we) mean$/.test(met) || /^(?:i|we) mean (?:the|that|by)$/.test(met)) return true;
  if (/^(?:i|we) plan [\p{L}-]+s$/u.test(met)) return /^ (?:with|by|from|on)\b/.test(after);
  if (/^the next \p{L}+$/u.test(met))
    return /^ (?:on|under|behind|above|below|beside) (?:the|an?|its)\b/.test(after);
  return /^(?:which|this|that) leaves$/.test(met) && MEASURE.test(after);
}
