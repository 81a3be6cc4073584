/** Words of stand-ins, of being off and of imitation that tell of a thing of its own. */

import type { Hit } from "../rule.ts";
import { lettersFor } from "../letters.ts" with { type: "macro" };
import { hasAny, textAfter, textBefore, wordsOf } from "../looks/hit.ts";
import { isHistory } from "./frame.ts";
import { isTold } from "./steps.ts";

/** What a stub, a mock or a dummy of is when it stands in for work; a "dummy row" and a "stub axle" are names. */
const OF_WORK =
  /^ (?:[\p{L}-]+ )?(?:data|texts?|values?|numbers?|figures?|totals|sums?|amounts?|logos?|dialogs?|lists?|contents?|responses?|answers?|repl(?:y|ies)|images?|photos?|pictures?|icons?|implementations?|services?|servers?|clients?|apis?|adapters?|back-?ends?|handlers?|functions?|methods?|class(?:es)?|modules?|objects?|providers?|endpoints?|pages?|users?|accounts?|keys?|tokens?|prices?|rates?|names?|address(?:es)?|entries|records?|files?|feeds?|calls?|results?|readings?|sensors?|gateways?|dyer|printers?|payments?|mail\w*|layers?|stores?|databases?|tables?|versions?|strings?|one|ones)\b/u;
/** "The header is a dummy logo", "I entered dummy amounts": what stands there, or what was put there. */
const IS_SUCH =
  /(?:\b(?:is|are|was|were|stays?|remains?|uses?|returns?)|\b(?:i|we)(?: have|['’]ve)? (?:\p{L}+ly )?(?:\p{L}{2,}(?:ed|t)|put|set|made|wrote))(?: (?:still|now|just|only|currently|all|in))* (?:an? |the )?$/u;
const NOUN =
  /^ (?!is\b|are\b|was\b|were\b|and\b|or\b|in\b|on\b|at\b|for\b|of\b|that\b|which\b|with\b|until\b|so\b|as\b|to\b|from\b|by\b|here\b|there\b|now\b|still\b|because\b|but\b|has\b|have\b|had\b|will\b|returns\b|answers\b|instead\b|too\b|yet\b|only\b|behind\b|under\b|while\b|when\b|if\b|stays\b|remains\b|stands\b|always\b|not\b)[\p{L}-]{3,}/u;

/** What stands in code as a value. */
const VALUE =
  /\b(?:names?|values?|urls?|keys?|prices?|rates?|lists?|texts?|paths?|hosts?|ports?|numbers?|ids?|limits?|languages?|address(?:es)?|dates?|totals?|sums?|amounts?|tokens?|passwords?|sizes?|colou?rs?|currenc(?:y|ies)|time-?zones?|tax|users?) (?:is|are|was|were|stays?|remains?) (?:still |now |just |simply )?$/;

const IN_DOCS =
  /^ (?:[\p{L}-]+ )?in the (?:docs?|documentation|guide|manual|handbook|tutorial|readme|templates?|example)\b/u;

const PART =
  /^ (?:[\p{L}-]+ )?(?:headers?|footers?|loggers?|filters?|buttons?|steps?|screens?|views?|menus?|forms?|charts?|graphs?|jobs?|tasks?|stages?|checks?|parsers?|panels?|widgets?|components?|commands?|drivers?|exporters?|importers?|queues?|caches?|signatures?|certificates?)\b/u;

/** Whether a "dummy …" is a part of programs or of what was asked for: a header, and not a king. */
function isPartOfWork(hit: Hit): boolean {
  const after = textAfter(hit);
  return PART.test(after) || hit.subject.mentions(/^ ([\p{L}-]{3,})/u.exec(after)?.[1] ?? "§");
}

/** "With a dummy user this took 40 seconds": with what something was tried. */
const TRIED_WITH = /(?:^|[;:,] )\W*(?:with|on|for|using) (?:the|an?|our|my|one) $/u;
const A_TRIAL =
  /^ (?:users?|accounts?|orders?|customers?|records?|members?|guests?|patients?|files?|cards?|tickets?|bookings?|person|entry|devices?|rows?|messages?|mail),? (?:it|this|that|the (?:[\p{L}-]+ ){1,3})\s?(?:took|needed|came|went|got|ran|was)\b/u;

/** "As the mock-up draws it", "matches the mock-up": what the work was made by. */
const DESIGN =
  /\b(?:as|like|per|than|beside|against|to|with|follow(?:s|ed)?|match(?:es|ed)?|meets?) (?:in |on |by )?(?:the|your|our|their) $/u;

/** Whether what sounds like a stand-in is a thing of its own. */
export function isThingOfItsOwn(hit: Hit): boolean {
  const met = wordsOf(hit);
  const before = textBefore(hit);
  const after = textAfter(hit);
  if (IN_DOCS.test(after) || isTold(after)) return true;
  if (
    /\b(?:demo|playground|showcase|tour|tutorial|style ?guide|storybook) (?:\p{L}+ ){1,3}$/u.test(
      before,
    )
  )
    return !/\b(?:now|still|for now|until|instead)\b/.test(before + after);
  if (TRIED_WITH.test(before) && A_TRIAL.test(after)) return true;
  if (/^(?:stub|mock|fake|dummy|canned|noop|no-op|no op)$/.test(met) && NOUN.test(after))
    return !OF_WORK.test(after) && !(IS_SUCH.test(before) && isPartOfWork(hit));
  if (/^mock-?up$|^mock up$/.test(met))
    return (
      DESIGN.test(before) ||
      (/^ (?:of|and|from|by|in)\b/.test(after) && /^\W*(?:the|an?|each) $/.test(before))
    );
  if (/^stand in$/.test(met))
    return (
      !/^ for\b/.test(after) &&
      /\p{L}s? $/u.test(before) &&
      !/\b(?:an?|the|this|as|is|one|its|our) $/.test(before)
    );
  if (/^stands in for$/.test(met))
    return /\b(?:on the (?:map|model|plan|chart|diagram|board|drawing)|(?:who|whoever) )/.test(
      `${before}${after}`,
    );
  // "the smoke alarm is hard-wired"
  if (/^hard[ -]?wired$/.test(met))
    return !(
      VALUE.test(before) ||
      /^ (?:to|as|at|into|in) (?:["“'§`\d]|(?:the |our |its )?(?:code|source|script|value|string|test|one)\b)/.test(
        after,
      )
    );
  if (/^(?:hard-?coded|hard coded)$/.test(met))
    return /\bin (?:the |its )?(?:library|framework|vendor|upstream|old|kernel|firmware|standard|protocol)\b/.test(
      after,
    );
  if (/^(?:demo|sample|example) data$/.test(met)) return /^ can be\b/.test(after);
  if (met.startsWith("random "))
    return /^ (?:come|comes|are drawn|is drawn|from|of|on each|for each)\b/.test(after);
  if (/^(?:a|the|one|same) fixed /.test(met)) return /^ of \d/.test(after);
  return (
    /^placeholders?$/.test(met) &&
    /^\W*(?:while|until|before|as long as) [^,]*(?:load|fetch|download|decod|render|arriv)\p{L}*(?: [^,]*)?,/u.test(
      before,
    )
  );
}

/** When or by what a thing is off that is built to be so. */
const OFF_BY_BUILD =
  /^ (?:at (?:\d|midnight|noon|night|dusk|dawn)|by (?:the|an?) (?:[\p{L}-]+ )?(?:timer|switch|key|sensor|button|guard|relay|fuse)|for the (?:[\p{L}-]+ )?(?:drill|works?|night|duration|photo|measurement)\b|overnight|after \d|between (?:\d|(?:the )?\p{L}+ and (?:the )?\p{L}+)|(?:during|while) (?:the|an?) (?:(?:[\p{L}-]+ )?(?:upload|import|request|save|payment|sync|transfer|call|animation|download)\b)|during (?:the )?(?:night|break|cleaning|drill))/u;
const SWITCH =
  /\bbehind (?:[\p{L}\d-]+ ){0,4}(?:flags?|toggles?|switch(?:es)?|gates?|settings?|options?|variables?|features?|experiments?|config\p{L}*|guards?|kill-?switch\p{L}*|parameters?|paywall|[`§])/u;

/** "Publishing to Nexus is switched off", where Nexus is to accept it no longer. */
function isAskedToEnd(hit: Hit): boolean {
  const thing = /(?:^|[;:,.] |\band )\W*([\p{L}-]{4,})(?: [^,;:]{0,40})? $/u.exec(
    textBefore(hit),
  )?.[1];
  return (
    thing !== undefined &&
    hit.subject.doneWhen
      .toLowerCase()
      .split(/[;.,]/)
      .some((part) => part.includes(thing) && ENDS.test(part))
  );
}

const ENDS =
  /\b(?:no longer (?:accept|allow|offer|take|permit|possible|open)|not (?:be )?(?:possible|allowed|accepted|offered)|nobody can)/;

/** Whether what is off is so at its times, or what is behind something stands there. */
export function isOffByBuild(hit: Hit): boolean {
  const met = wordsOf(hit);
  const after = textAfter(hit);
  if (/\bbehind\b/.test(met) && hasAny(hit, lettersFor("flag"), hit.from, hit.to))
    return !SWITCH.test(`${met}${after}`);
  if (OFF_BY_BUILD.test(after)) return !/\b(?:because|since|for now)\b/.test(after);
  // "with JavaScript switched off all products are in the page"
  if (
    /\bwith (?:[\p{L}-]+ ){1,2}(?:(?:switched|turned) off|disabled|off)$/u.test(
      textBefore(hit) + met,
    )
  )
    return !/\bfor now\b|^\W*$/.test(after);
  if (isAskedToEnd(hit)) return true;
  return /^[^,;]{0,40} and (?:is|are) (?:back )?on again\b/.test(after);
}

const THROWN_AWAY =
  /^[^.;,]*\b(?:is|was|were|are|has been) (?:since |then |now |all )?(?:thrown (?:away|out)|replaced|superseded|gone|deleted|removed|discarded|retired)\b(?! (?:later|next|soon|once|when|by an? (?:stub|mock|placeholder|simpler|smaller)))/u;

const DEED_ON_DRAFT =
  /\b(?:see|open|edit|delete|discard|publish|find|share|read|restore|keep)s? (?:the|an?|its|their|her|his|this|that|each|every) $/;

const DRAFT_LABEL =
  /\bDrafts?(?:,| and| or|\/) ?\p{Lu}\p{Ll}|\p{Lu}\p{Ll}+(?:, | and | or |\/)Drafts?\b/u;

/** A ship's draught, a current of air, the prototype of 1911, a scaffold that is down. */
export function isDraftOfThing(hit: Hit): boolean {
  const met = wordsOf(hit);
  const after = textAfter(hit);
  // "can see the draft", "the draft of the mail is saved every second"
  if (/^drafts?$/.test(met) && DEED_ON_DRAFT.test(textBefore(hit))) return true;
  if (
    /^ [^,;.]{2,30}? (?:is|are|gets?) (?:auto)?(?:saved|kept|stored|restored|shown|synced|shared) (?:every|each|after|when|on|for|in|to|at)\b/.test(
      after,
    )
  )
    return true;
  // "The Draft, Sent and Paid tabs": one label of several
  if (DRAFT_LABEL.test(hit.doc.text.slice(hit.clause.start, hit.clause.end))) return true;
  if (met.endsWith(" of") && /^ (?:an?|each|every|any|all) \p{L}/u.test(after)) return true;
  return (
    isHistory(hit) ||
    THROWN_AWAY.test(after.slice(0, 120)) ||
    / of (?:[\p{L}’'-]+ ){0,3}1[0-9]\d\d\b/u.test(after.slice(0, 60)) ||
    /^ ?(?:of |: )?(?:about )?\d[\d.,]* ?(?:m|cm|ft|feet)\b/.test(after) ||
    /^(?: of)? (?:cold |warm )?(?:air|wind)\b/.test(after) ||
    (/\bscaffold/.test(met) && /\b(?:down|stood|stands|taken|up|pole|poles|planks?)\b/.test(after))
  );
}

/** "The wallpaper imitates oak"; not "the script imitates the bank's server". */
export function isLikenessOfThing(hit: Hit): boolean {
  return (
    /^(?:imitat|mimic|emulat|pretend|pose)\p{L}*/u.test(wordsOf(hit)) &&
    !/\b(?:scripts?|servers?|services?|api|devices?|clients?|gateways?|providers?|real|hardware|sensors?|mock|stub|fake|replay\w*|tool|printers?|backend|endpoints?|scanner|reader|bank|machine)\b/.test(
      hit.clause.text,
    )
  );
}

/** "A shell of brick", "the names in the novel are invented", "errors go to the console only" */
export function isNatureOfThing(hit: Hit): boolean {
  const met = wordsOf(hit);
  const before = textBefore(hit);
  const after = textAfter(hit);
  if (/\b(?:skeleton|shell|facade|façade|husk|torso)$/.test(met))
    return /^ (?:of \p{L}|in the (?:model|museum|hall))/u.test(after);
  if (/\b(?:list|page|sheet|screen|dialog)$/.test(met))
    return /^ (?:for (?!(?:each|every|all|any)\b)|when|if|without|until|where|unless|in case|before)/.test(
      after,
    );
  if (/\bdead end$/.test(met)) return /^ for\b/.test(after);
  if (/\b(?:invented|fictitious|made up)$/.test(met))
    return /\bin the (?:novel|story|film|play|game|book|tale|song|tutorial|example|manual)\b/.test(
      before,
    );
  if (/\bswallowed$/.test(met)) return /^ by\b/.test(after);
  return (
    /^(?:go|goes) to the (?:console|log) (?:only|instead)$/.test(met) &&
    /\b(?:errors?|warnings?|traces?|debug|messages?|output|help|usage|notes?|logs?) $/.test(before)
  );
}

const WAS_SO_MUCH =
  /\b(?:was|were|took|needed|lasted|weighed|measured|cost|stood at|came to|had been) (?:about |some |at )?\d[\d.,:]*\s?[\p{L}%°€$]* $/u;

/** "The list for today has 12 names", "for this week the plan shows 41 shifts" */
export function isOfToday(hit: Hit): boolean {
  const met = wordsOf(hit);
  const before = textBefore(hit);
  const after = textAfter(hit);
  // "It was 340 ms to begin with": a figure of before.
  if (/^to (?:begin|start) with$/.test(met)) return WAS_SO_MUCH.test(before);
  if (!/^for (?:today|the day|this week)$/.test(met)) return false;
  if (/^\W*$/.test(before))
    return /^,? the [\p{L}-]+ (?:shows|lists|has|holds|names|gives)\b/u.test(after);
  return (
    /\b[\p{L}-]{3,} $/u.test(before) &&
    !/\b(?:is|are|that|off|it|done|enough|out|left|disabled|kept|stays?|used|here|there|this) $/.test(
      before,
    ) &&
    /^ (?:has|is|are|was|were|shows|lists|names|stands|hangs|holds|reads|gives)\b/.test(after)
  );
}

const SO_MANY =
  "(?:\\d[\\d.,]*|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|a hundred|both|several|each of the \\d+)";
const TRIES =
  "(?:times|tries|attempts|calls|requests|runs|probes|visits|log-?ins|sign-?ins|restarts|reloads|trials|rounds|machines|browsers|phones|devices|clients|accounts)";
/** "5 times", "from two machines", "60 of 60", "I opened it", "Restarted the server": somebody tried, and more than once or by himself. */
const TRIED = new RegExp(
  `\\btwice\\b|\\b${SO_MANY} (?:[\\p{L}-]+ ){0,2}${TRIES}\\b|\\b\\d+ (?:out )?of \\d+\\b` +
    "|(?:^|[.;:,•*-] ?|\\b(?:i|we) )(?:tried|called|sent|asked|requested|restarted|reloaded|refreshed|loaded|opened|checked|ran|probed|polled|posted|clicked|fetched|visited|logged in|signed in) ",
  "u",
);
/** What makes an answer that is always the same a confession: input that deserves another one, or why it is so. */
const SAME_FOR_ALL =
  /\b(?:whatever|regardless|no matter|even|also|but|any|wrong|bad|invalid|expired|missing|unknown|empty|random|forged|nonsense|garbage|made[- ]up|(?:do|does|did|is|are|was)(?:n['’]t| not)|not|never|nothing|without|because|since|so that|constant|hard|fixed|fake\p{L}*|stub\p{L}*|mock\p{L}*|dummy|true|false|null|nil|blank)\b/u;
/** So much in front of a clause is looked through for who tried. In UTF-16 units. */
const TRIED_WITHIN = 160;

/** "Tried it 5 times, it answered 200 each time": an answer that was seen is evidence, not one that is fixed. */
export function isObserved(hit: Hit): boolean {
  const { doc, clause } = hit;
  const met = `${textBefore(hit)}${wordsOf(hit)}${textAfter(hit)}`;
  if (
    !/\b(?:answer(?:ed|s)|return(?:ed|s)|report(?:ed|s)|respond(?:ed|s)|gave|gives|show(?:ed|s))\b/u.test(
      met,
    )
  )
    return false;
  if (!/\b(?:every time|each time|always)\b/u.test(met)) return false;
  const [, behind = ""] = /^([^.!?\n]*)/u.exec(doc.text.slice(clause.end, clause.end + 200)) ?? [];
  const before = doc.text.slice(Math.max(0, clause.start - TRIED_WITHIN), clause.start);
  const told =
    `${before.split(/\n\s*\n/u).at(-1)}${doc.text.slice(clause.start, clause.end)}${behind}`
      .toLowerCase()
      .replaceAll(/\s+/gu, " ");
  return TRIED.test(told) && !SAME_FOR_ALL.test(told);
}

/** "It answers 200 whatever is sent": "answers" is spelt as those outside are, so that more is asked of it than of other verbs. */
export function isOutsider(hit: Hit): boolean {
  const { from, to } = hit;
  if (
    !hasAny(hit, lettersFor("ext"), from, from + 1) ||
    hasAny(hit, lettersFor("notimpl"), from, to)
  )
    return false;
  const told = `${wordsOf(hit)}${textAfter(hit)}`;
  return !/^answers .*\b(?:whatever|regardless|no matter|unconditionally|for (?:every|each|any|all)|even (?:with|for|when|if|without)|without (?:looking|checking|reading|asking))\b/u.test(
    told,
  );
}

const COUNTED = /^\W*(?:\d|in (?:\d|ten|five|twenty|all|each)|(?:ten|five|twenty|all) )/;

/** "The same weight each time: 412 g in ten trials", "every time the gate is up", "is returned for each key" */
export function isRepeatable(hit: Hit): boolean {
  if (isObserved(hit)) return true;
  const met = wordsOf(hit);
  const after = textAfter(hit);
  if (/(?:every|each) time$/.test(met) || /\balways$/.test(met))
    return COUNTED.test(after) && /\d/.test(after)
      ? true
      : /(?:every|each) time$/.test(met) &&
          /^ (?:the|an?|it|one|they|somebody|someone|we|i) /.test(after);
  if (/\bno matter how$/.test(met)) return true;
  // "returns 501 for verbs that the spec leaves out"
  if (/^ for (?:[\p{L}-]+ )?\p{L}+s (?:that|which|with|without|outside) /u.test(after)) return true;
  return (
    /\bfor (?:each|every|any|all) \p{L}+$/u.test(met) &&
    /\b(?:is|are|gets?) (?:\p{L}+ )?$/u.test(textBefore(hit)) &&
    !hasAny(hit, lettersFor("constant number mask"), hit.from, hit.to)
  );
}
