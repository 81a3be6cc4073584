/** Whether something stands in for the work rather than for a part of a test. */

import { lettersFor } from "../letters.ts" with { type: "macro" };
import { uninflectedWords } from "../../subject.ts";
import type { Hit } from "../rule.ts";
import { hasAny, wordsOf, textAfter, textBefore } from "./hit.ts";

/** Test doubles in tests are no fault. */
const IN_TESTS =
  /\b(?:tests?|tested|testing|specs?|suite|fixtures?|unit|integration|e2e|ci|clock|planted|replayed|harness|storybook|contract|scratch|benchmark|rehears\w+|dry run|proves?|proved|provoked?|shows? (?:it|this|that)|sandbox|seeds?|preview|check the|to check|against (?:a|the|an)|fuzz\w*|trial|round[- ]?trips?|simulat\w+|generated|compared|every one (?:equal|the same|identical))\b/;

const IN_EARNEST =
  /\b(?:for now|still|production|prod|behind|instead|rather|at present|page renders|so that the|until|while|at the moment|currently|for the time being|the (?:endpoint|page|form|list|service|export|button) (?:itself|returns|uses|shows)|every patient|always|each time)\b/;

const MOVED_OUT =
  /^[^.;:]{0,40}\b(?:moved|extracted|pulled out|lifted out|taken out) (?:in)?to (?!the (?:top|bottom|end|head)\b)/;

/** Words that are things of their own as well: ticket stubs, shop window dummies, mock trials, fake fur. */
const TWO_SENSES = /^(?:stubs?|dumm(?:y|ies)|mocks?|mock-?ups?|fakes?)$/;
/** It is one, or something is fed by it or made of it. */
const AS_ONE =
  /\b(?:is|are|was|were|be|been|as|remains?|stays?|uses?|used|using|returns?|shows?|showing|holds?|has|have|had|contains?|with|from|by|to|at|against|into|on|of|behind|left|only|still|just|put|call(?:s|ed|ing)?|wired?|made|wrote|built|added|prints?|gives?|serves?|reads?|sends?|runs?) (?:in |up |out )?(?:an? |the |its |our |my |his |her |their |some |only |just |one |two |three |\d+ |simple |static |hard-?coded |same |that |this |these )*$/;
const ACTS =
  /^ (?:\p{L}+ )?(?:returns?|answers?|gives?|stands? in|is in place|is what|is behind|shows?|sends?|replies|responds?|serves?|prints?|accepts?|says|passes|always|replaces?|fills?|simulates?|plays|handles|covers|acts|feeds|runs|sits|supplies|provides|delivers|takes the place|data|values?|text|implementation|adapter|client|handler|response|endpoint|until|because|so that|for now|instead|service|backend|gateway|provider|list|prices?|figures?|numbers?|content|entries)\b|^\W*$/u;

export function isRealStandIn(hit: Hit): boolean {
  const { clause } = hit;
  if (
    TWO_SENSES.test(wordsOf(hit)) &&
    !IN_EARNEST.test(clause.text) &&
    !AS_ONE.test(textBefore(hit)) &&
    !ACTS.test(textAfter(hit)) &&
    !/^[\s*_]*:/.test(textAfter(hit)) &&
    !/:[\s*_]*$/.test(textBefore(hit)) &&
    !/\b(?:i|we)\b/.test(textBefore(hit))
  )
    return false;
  // "the placeholder text, which was hard-coded in English"
  if (/\b(?:which|that|who) (?:was|were|had been) (?:\w+ )?$/.test(textBefore(hit))) return false;
  // "64 hard-coded strings moved into `en.json`"
  if (MOVED_OUT.test(textAfter(hit)) && !/\bi moved\b|\bcome from\b/.test(clause.text))
    return false;
  if (/\b(?:moved|extracted|pulled|lifted) (?:all |the |\d[\d,]* )*$/.test(textBefore(hit)))
    if (
      /^ (?:\p{L}+ ){1,2}(?:in)?to (?:[`§"]|the (?:catalog|config|database|settings))/u.test(
        textAfter(hit),
      )
    )
      return false;
  // Of statistics: "seasonal model with holiday dummies".
  if (
    wordsOf(hit).endsWith("dummies") &&
    /\b(?:regress\w*|variables?|seasonal|covariates?)\b/.test(clause.text)
  )
    return false;
  // "Both stand in `tags.csv`": a place.
  if (
    wordsOf(hit) === "stand in" &&
    /^\W*(?:§|the |an? |its |their |our |my )/.test(textAfter(hit))
  )
    return false;
  if (/\b(?:tests?|fixtures?|specs?|mocks?|test data)\b/.test(clause.label)) return false;
  if (isToolOfTests(hit) || isExampleOfText(hit) || isExcerpt(hit)) return false;
  // "In the sample list three children moved up": where something was tried.
  if (
    (/\b(?:in|on) (?:the|a|an|our|my) $/.test(textBefore(hit)) ||
      /\d[^.;]* (?:with|over|against|for) (?:the|an?|our|my) $/.test(textBefore(hit))) &&
    !IN_EARNEST.test(clause.text)
  )
    return false;
  if (
    /placeholder/.test(wordsOf(hit)) &&
    /\b(?:fields?|inputs?|labels?|contrast|hint|search box|templates?|forms?|grey|gray|typing|types?)\b/.test(
      clause.text,
    )
  )
    return false;
  return !IN_TESTS.test(clause.text) || IN_EARNEST.test(clause.text);
}

const MASK = lettersFor("mask");
const SAMPLE = /(?:fixture|sample|mock|fake|dummy|stub|demo|test-?_?data|placeholder)/i;

const FED =
  /\b(?:comes?|came|reads?|is read|are read|loads?|loaded|taken|served|fed|filled|fetched|points?|talks?|backed|uses?|drawn|shows?|displays?) ?(?:\w+ )?(?:from|out of|by|at|to)?/;

/** Whether something is fed from a file of samples, outside of the tests. */
export function isSampleSource(hit: Hit): boolean {
  const { clause, subject, doc, spelt, from, to } = hit;
  const name = spelt.letters.slice(from, to).lastIndexOf(MASK) + from;
  if (name < from || !SAMPLE.test(doc.text.slice(spelt.start[name], spelt.end[name]))) return false;
  if (
    SAMPLE.test(subject.text) ||
    /\b(?:tests?|specs?|storybook|stories|suite|ci)\b/.test(clause.text)
  )
    return false;
  return FED.test(clause.text);
}

/** What is said to be off: what stands before the verb. */
const OFF_THING = /([^,;:.()]*?)\s*$/;

/** "Documented with an example request and an example response": what a reference gives of each. */
function isExampleOfText(hit: Hit): boolean {
  return (
    /^(?:example|sample) (?:requests?|responses?|payloads?|calls?|outputs?|answers?|queries|query|configs?|snippets?|commands?)$/.test(
      wordsOf(hit),
    ) &&
    /\b(?:documented|described|explained|shown|listed|comes?|has|have|gets?|got)\b[^;.]*\b(?:with|an?|its|and|one|two) $/.test(
      textBefore(hit),
    )
  );
}

const OPENS_EXCERPT =
  /(?:^|[;,]) ?\W*(?:(?:and )?(?:here are|here is|here['’]s|see|as|such as|e\.?g\.?|for example|for instance|below,?),? )?(?:the (?:first|last) )?(?:an?|one|two|three|four|five|six|some|a few|a couple of|a handful of|\d{1,2}) $/;
const EXCERPT =
  /^(?:sample|example) (?:rows?|lines?|entry|entries|records?|pairs?|excerpts?|requests?|responses?|messages?|lookups?|outputs?|runs?|cells?|calls?|snippets?|sentences?)(?: (?!is |are |for now|only|until)[\p{L}§]{1,30}){0,6}:/u;

/** "Two sample rows:" over what is shown of the whole. */
function isExcerpt(hit: Hit): boolean {
  return (
    EXCERPT.test(`${wordsOf(hit)}${textAfter(hit)}`) &&
    OPENS_EXCERPT.test(textBefore(hit)) &&
    !/\b(?:only|just|so far|for now|instead|until)\b/.test(hit.clause.text)
  );
}

/** "The stub server answers", where no server is asked for: a tool of the tests that runs. */
function isToolOfTests(hit: Hit): boolean {
  return (
    /^(?:stub|mock|fake|dummy)$/.test(wordsOf(hit)) &&
    /^\W*(?:(?:the|an?|our) )?$/.test(textBefore(hit)) &&
    /^ (?:\p{L}+ )?servers? (?:answers?|runs?|starts?|listens?|works?|is (?:up|running))\W*$/u.test(
      textAfter(hit),
    ) &&
    !hit.subject.mentions("server")
  );
}

/**
 * Whether what was to be delivered is off: not a part of what stands in the room ("behind glass"), not what
 * nobody asked for ("anonymous access is turned off"), not a question ("whether it can be switched off").
 */
export function isSwitchedOff(hit: Hit): boolean {
  const { clause, subject } = hit;
  if (/\bno longer\b/.test(`${textBefore(hit)}${wordsOf(hit)}`)) return false;
  // "switched off at six by the clock": how it works
  if (AT_ITS_TIME.test(textAfter(hit))) return false;
  // "can be switched off": a choice of users
  if (/\b(?:can|may) $/.test(textBefore(hit))) return false;
  if (/\b(?:the|our|an?) (?:old|former|previous|legacy|spare)\b/.test(textBefore(hit)))
    return false;
  if (/^\W*(?:is|are|was|were|stays?|remains?|gets?)\b/.test(wordsOf(hit))) {
    const thing = OFF_THING.exec(textBefore(hit))?.[1] ?? "";
    const words = [...uninflectedWords(thing)].filter(
      (word) => word.length > 2 && !GENERAL.test(word),
    );
    if (
      words.length > 0 &&
      !/^\W*(?:the|its|our) /.test(thing) &&
      !words.some((word) => subject.mentions(word))
    )
      return false;
  }
  if (/\bbehind (?:\w+ )?(?:glass|bars|walls?|curtains?|doors?|counters?)\b/.test(clause.text))
    return false;
  if (
    /\bbehind (?:the|an?) (?:\w+ )?(?:login|proxy|load balancer|firewall|vpn|cdn|gateway|button|menu)\b/.test(
      clause.text,
    )
  )
    return false;
  if (
    hasAny(hit, lettersFor("flag")) &&
    !/\bbehind|hidden|gated|stays|off|unset|disabled/.test(clause.text)
  )
    return false;
  if (
    /\b(?:buttons?|fields?|menus?|links?|inputs?|options?|icons?|controls?|check ?box(?:es)?)\b/.test(
      clause.text,
    ) &&
    /\b(?:until|while|when|if|unless|once|for)\b/.test(textAfter(hit))
  )
    return false;
  return !/\b(?:off and (?:on|again)|flipped off|turn(?:s|ed)? off (?:when|after|if))\b/.test(
    clause.text,
  );
}

const AT_ITS_TIME =
  /^ (?:(?:again )?(?:automatically|overnight|(?:on|at) (?:weekends|holidays|(?:mon|tues|wednes|thurs|fri|satur|sun)days)|by itself|at (?:\d|night|noon|midnight|dawn|dusk|closing|six|seven|eight|nine|ten|eleven|twelve|the end of)|after \w+ (?:seconds?|minutes?|hours?|days?)|by (?:the|an?) (?:clock|timer|switch|sensor|key|remote|thermostat|button)|in (?:summer|winter|the (?:morning|evening|night))|(?:outside|during) (?:the |these |those |opening |office |of these )*(?:hours?|nights?|days?|lessons?|meals?|breaks?|holidays?|storms?|concerts?|games?|services?)))/u;

const GENERAL =
  /^(?:the|that|this|it|they|both|each|all|new|one|two|which|whole|thing|feature|part|rest|other|now|still|and|but|for|its|job|code|test|page|button|switch|flag|module|check|run)$/;

const A_NUMBER =
  /^\W*(?:of )?(?:\d|(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty)\b)/;

/** "instead of X" counts where X is what done_when asks for, and done_when itself makes no exchange. */
export function isInPlaceOfAsked(hit: Hit): boolean {
  const { subject } = hit;
  if (
    /\b(?:instead|rather than|replac\w*|no longer|swap\w*|gone|migrat\w*|mov(?:e|ed)|convert\w*|switch\w*|not\b)/.test(
      subject.text,
    )
  )
    return false;
  // "hold `MISSING` instead of a number", where it is to be marked as missing
  const taken = /([\p{L}\d]{3,})\W*$/u.exec(textBefore(hit))?.[1] ?? "";
  if (taken !== "" && subject.asks(taken)) return false;
  // "four roles instead of eleven"
  if (A_NUMBER.test(textAfter(hit))) return false;
  const exchange = /^\W*(?:being )?(?:an? |the )?([\p{L}]{3,})/u.exec(textAfter(hit))?.[1] ?? "";
  return (
    exchange !== "" &&
    !/^(?:being|each|all|for|every|one|them|that|this|just|only)$/.test(exchange) &&
    subject.asks(exchange)
  );
}
