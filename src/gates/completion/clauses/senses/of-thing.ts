/** What a report tells of the thing built, of the trouble before or of a trial, in words that tell of open work too. */

import type { Hit } from "../rule.ts";
import { textAfter, textBefore, wordsOf } from "../looks/hit.ts";
import { isOfGivenUp } from "./turned-away.ts";

const WRITER = /\b(?:i|we|my|our|us|me|here|still)\b/;

const PLACE_OF_WORK =
  /\b(?:i|we|my|our|runners?|machines?|hosts?|accounts?|environment|containers?|images?|sandbox|tokens?|certificates?|licen[cs]es?|this)\b/;
const THEREFORE =
  /\bso (?:i|we|nothing|no|it|that|this|they|there)\b|\b(?:therefore|which means|instead|had to|could not|couldn['’]t|not)\b|n['’]t\b/;
const DEALT_WITH =
  /, so (?:the|its|our|each) [\p{L} -]{2,30}? (?:reads?|takes?|uses?|adds?|fills?|works? (?:it|them) out|computes?|derives?|looks?|sets?|gets?|falls?|measures?|is read|is taken|are read|are taken)\b/u;
const HAPPENED =
  /\b(?:bus|train|tram|ferry|turn|deadline|call|shot|chance|point|goal|beat|note|flight|connection|start)s?\b/;

/** "The key lacked the tenant id": what was wrong before; "misses a turn": what happens to somebody. */
export function isLackBefore(hit: Hit): boolean {
  const [before, met, after] = [textBefore(hit), wordsOf(hit), textAfter(hit)];
  if (/\b(?:misses|missed)\b/.test(met) && HAPPENED.test(met + after)) return true;
  if (/\bstill\b/.test(met)) return false;
  if (DEALT_WITH.test(after)) return true;
  return /^(?:lacked|missed)\b/.test(met) && !PLACE_OF_WORK.test(before) && !THEREFORE.test(after);
}

/** "The tooltip says why the button is disabled", "the tab shows what awaits approval": what a screen tells. */
export function isShown(hit: Hit): boolean {
  return /\b(?:tooltip|tab|page|panel|list|dialog|message|banner|column|badge|screen|view|hint|text|help|filter|icon|menu|row|card|widget|dashboard|command|option)s? (?:[“"'`§][^ ]*[”"'`]? |\p{L}+ )?(?:says?|shows?|tells?|explains?|lists?|holds?|collects?) (?:why|when|whether|how|which|what|who|all that|those that) (?:[\p{L}-]+ ){0,5}$/u.test(
    textBefore(hit),
  );
}

/** "Must be run as root, and says so otherwise": the thing sees to it itself. */
export function isSeenTo(hit: Hit): boolean {
  return /, (?:and|or) (?:it )?(?:says so|checks|refuses|complains|warns|stops|asks for it|tells)\b/.test(
    textAfter(hit),
  );
}

/** What somebody once believed; "as we had feared" came true. */
const BELIEVED =
  /(?<!\bas )\b(?:i|we|they|he|she|everybody|everyone)(?: had|['’]d) (?:\p{L}+ )?(?:thought|feared|expected|assumed|believed|worried|supposed|reckoned|been told)\b(?:(?! (?:and|but) )[^.;:,])*$/u;

/** "I had feared we would need a new one": a step that was expected, and is not said to be left. */
export function isOnceExpected(hit: Hit): boolean {
  return BELIEVED.test(textBefore(hit));
}

/** "The ticket stays open until somebody closes it": how long the thing is so. */
export function isUntilUsed(hit: Hit): boolean {
  return (
    /^until (?:someone|somebody)$/.test(wordsOf(hit)) &&
    /^ (?:closes|reopens|reads|clicks|dismisses|answers|picks|unlocks|takes it|hides|presses|logs|opens)\b/.test(
      textAfter(hit),
    )
  );
}

const NUMBER = "(?:\\d+|two|three|four|five|six|seven|eight|nine|ten|twelve|some|a few|several)";
const THRESHOLD =
  /\b(?:after|than|within|every|up to|at most|at least|until|needs?|upon|survives?|tolerates?|allows?|from) (?:the (?:first|last) )?$/;
const MADE =
  /\b(?:i|we) (?:\p{L}+ly )?(?:inserted|planted|added|simulated|provoked|sent|forced|faked|injected|fed|seeded|put in|wrote|staged|played|committed|triggered|made|caused)(?: (?:it|them|the \p{L}+|in))? $/u;

/** "Six tests cover the three card errors" */
const COVERED =
  /\b(?:covers?|checks?|exercises?|walks? through|goe?s? through|simulates?|provokes?|handles?|replays?) (?:all |the |both |these |each of the )*$/;
/** "Opens after ten failures", "I inserted six failed test runs": a number that was set or made, and not a result. */
export function isSetNumber(hit: Hit): boolean {
  const [before, met, after] = [textBefore(hit), wordsOf(hit), textAfter(hit)];
  if (!new RegExp(`^${NUMBER}\\b`).test(met)) return false;
  return (
    MADE.test(before) ||
    COVERED.test(before) ||
    isOfGivenUp(hit) ||
    /^(?: \p{L}+)? in a row\b/u.test(after) ||
    (THRESHOLD.test(before) && !/\b(?:i|we)\b/.test(before + after))
  );
}

/** "Pull requests labelled `wip` are left alone": which of many; the mark is one that the thing built reads. */
export function isMarkRead(hit: Hit): boolean {
  return (
    /^\W*(?:\p{L}+ )?\p{L}+s (?:that are |which are )?(?:labell?ed|marked|tagged|flagged|named) (?:as |with )?$/u.test(
      textBefore(hit),
    ) &&
    !/\b(?:tests|specs|suites|scenarios|checks)\b/.test(textBefore(hit)) &&
    /^\W* ?(?:is|are|get|stay|do|don|go|come|can|cannot|never)\b/.test(textAfter(hit))
  );
}

const PARTY =
  /^\W*(?:an? |the )?(?:\p{L}+ )?(?:tenant|user|reader|account|clerk|editor|viewer|guest|member|role|customer|visitor|player|team|client|admin|student|teacher|patient|owner|author|contributor|employee|subscriber)(?: (?:[\p{L}\d]|[§“"'`][^ ]*|of [\p{L} ]{2,20}|without [\p{L} ]{2,20}))? $/u;
const REACHES =
  /\b(?:see|read|open|reach|list|edit|delete|change|write|download|publish|approve|access|view|find|rename|share|invite|remove|book|log in|sign in)$/;

/** "Tenant A can't see tenant B's files": who is kept out of what. */
export function isKeptOut(hit: Hit): boolean {
  return (
    isNoWayToOthers(hit) ||
    isNotAmiss(hit) ||
    (/^(?:cannot|can['’]?t|can not)\b/.test(wordsOf(hit)) &&
      REACHES.test(wordsOf(hit)) &&
      PARTY.test(textBefore(hit)) &&
      !/\b(?:yet|still|because|here|at the moment|for now)\b/.test(textAfter(hit)))
  );
}

/** "So a reader can't start too early": what was seen to, told by what does not go wrong. */
function isNotAmiss(hit: Hit): boolean {
  return (
    /^(?:[\p{L}-]+ )*?(?:cannot|can['’]?t|can not)\b/u.test(wordsOf(hit)) &&
    /(?:^|[,;] )(?:and )?(?:so|so that) (?:that )?(?!i\b|we\b|it\b)[^,;]{2,40} $/.test(
      textBefore(hit),
    ) &&
    /^(?: [\p{L}-]+){0,3} (?:too (?:early|soon|late)|twice|half an?|by (?:accident|mistake)|out of (?:order|turn)|in the wrong)\b/u.test(
      textAfter(hit),
    )
  );
}

/** "There is no way to see another customer's orders" */
function isNoWayToOthers(hit: Hit): boolean {
  return (
    /\bno way to$/.test(wordsOf(hit)) &&
    /^ (?:see|read|reach|open|list|edit|change|delete|guess|use|bypass|get at) (?:another|other|others|someone else|somebody else|foreign|anybody else|what is not)\b/.test(
      textAfter(hit),
    )
  );
}

/** "The sandbox has no network, which `curl` in the test shows": it was asked to have none. */
export function isShownByTest(hit: Hit): boolean {
  return /^[^,;]{0,40}, (?:which|as) [^,;]{2,40} (?:shows?|proves?|confirms?)\W*$/.test(
    textAfter(hit),
  );
}

/** "The mail isn't sent if the order was cancelled": when the thing does not do it. */
export function isNotInCase(hit: Hit): boolean {
  return (
    /^(?:is|are)(?: not|n['’]t) \p{L}+$/u.test(wordsOf(hit)) &&
    /^ (?:[\p{L}-]+ ){0,4}?(?:if|unless|while|as long as) (?:the|an?|it|they|no|nobody|somebody|one|two) (?!.*\b(?:yet|still|ready|there|here)\b)/u.test(
      textAfter(hit),
    )
  );
}

const PAPERS =
  "invoices?|bills?|orders?|payments?|fees?|loans?|tasks?|books?|rents?|bookings?|visits?|returns?|requests?|appointments?|cheques?|amounts?|balances?|debts?|claims?|instal?ments?";
const WHAT_IT_IS = new RegExp(`^ (?:[\\p{L}-]+ )?(?:${PAPERS})\\b`, "u");
const LEFT = /\b(?:there|left|remain\p{L}*|these|those|they|what|still|that|it) $/u;

/** "Red rows are overdue invoices", "less two outstanding cheques": papers of that kind, not points of the work. */
export function isKindOfPaper(hit: Hit): boolean {
  const [before, met, after] = [textBefore(hit), wordsOf(hit), textAfter(hit)];
  if (!/\b(?:overdue|pending|open|outstanding|unpaid|owed|missing)$/.test(met)) return false;
  if (!WHAT_IT_IS.test(after)) return false;
  if (/^(?:is|are|be)\b/.test(met)) return /\p{L} $/u.test(before) && !LEFT.test(before);
  return /\b(?:less|minus|plus|with|of|over|from|for) $/.test(before) && !WRITER.test(before);
}

/** "The flag turns the feature off", "one toggle switches the banner off": what the switch is there for. */
export function isSwitchAtWork(hit: Hit): boolean {
  return (
    /^(?:flag|toggle|switch|kill-?switch)\b/.test(wordsOf(hit)) &&
    /^ (?:in [^,;]{3,30} )?(?:turns|switches|takes|shuts|hides|disables|stops|enables) /.test(
      textAfter(hit),
    )
  );
}

const KEEPS_OUT =
  /\b(?:drops|blocks|refuses|rejects|denies|filters(?: out)?|strips|removes|ignores|closes|hides|masks|forbids|locks|discards|deletes|bans|shuts|clears|mutes|blanks|redacts)$/;
const MAY = /\b(?:role|user|guest|account|key|token|reader|client)s? (?:may|can) \p{L}+ $/u;

/** "The firewall drops everything except 22": what a filter lets through. */
export function isFilter(hit: Hit): boolean {
  const [before, met] = [textBefore(hit), wordsOf(hit)];
  return (
    /^(?:every(?:thing|one|body)?|all|anything)\b/.test(met) &&
    (KEEPS_OUT.test(before.trim()) || MAY.test(before)) &&
    !/\b(?:i|we)\b/.test(before)
  );
}

/** "I stopped Redis in the middle of a load run": a trial. */
export function isStopForTrial(hit: Hit): boolean {
  return /^ [^,;.]{2,40}? (?:in the middle of|mid-|during|while) (?!of\b).*\b(?:runs?|load|writes?|writing|transfer|imports?|uploads?|sync|test|requests?|backup|traffic|streams?|batch(?:es)?)\b/.test(
    textAfter(hit),
  );
}

/** "I shouldn't leave it unsaid that": a way to say it. */
export function isTurnOfSpeech(hit: Hit): boolean {
  return /^ (?:leave (?:it )?(?:unsaid|unmentioned)|forget to (?:say|mention|add)|fail to mention|hide|conceal|keep (?:it )?quiet|go unmentioned)\b/.test(
    textAfter(hit),
  );
}

const IN_FRONT =
  /^\W*(?:for|below|above|under|over|beyond|within|outside|at|on|before|after) (?:[\p{L}-]+ ){0,4}?(?:\d|an? \p{L}|any\b|every\b|each\b|weekends|holidays)/u;
const SETS_IN =
  /\b(?:appears?|begins?|starts?|shows?|fires?|rings?|sends?|runs?|reacts?|charges?|counts?|appl(?:y|ies)|trigger|create|move|sleep|wake|log|write|mail|beep|blink|ask|offer)$/;
const A_SECOND =
  /^ (?:an? (?:second|new|further|third|duplicate)|another|any (?:more|new|further)|more than|twice|duplicates?|copies)\b/;

/** "Below 30 % the update doesn't begin", "do not create a second one": where it is made not to. */
export function isMadeNotTo(hit: Hit): boolean {
  const [before, met, after] = [textBefore(hit), wordsOf(hit), textAfter(hit)];
  if (
    /\b(?:start|open|run|build|boot|load|work)$/.test(met) &&
    /^ without (?:an?|any|its|the) [^,;]{2,40} and (?:says|names|prints|tells|logs|shows)\b/.test(
      after,
    )
  )
    return true;
  if (/\b(?:create|make|add|send|open|start|produce|trigger|write|book|raise|fire|file)$/.test(met))
    if (A_SECOND.test(after)) return true;
  return (
    SETS_IN.test(met) &&
    IN_FRONT.test(before) &&
    !WRITER.test(before + after) &&
    !/\b(?:screens?|phones?|browsers?|safari|ios|android|windows|host|machine|px|pixels?)\b/.test(
      before,
    )
  );
}

const SURPLUS_TAKEN =
  /^\W*(?:the |all |both |its |\d+ )?(?:\p{L}+ )?(?:cancelled|expired|expiring|hard-\p{L}+|duplicated?|doubled|dead|stale|unused|obsolete|old|superfluous|void|returned|closed|test)\b/u;
const PUT_TO_USE =
  /^[^.;]*?\b(?:by script|by key|with the \p{L}+ key|and compared|and retook|and (?:returned|moved|brought|sent))\b/u;

/** "Cancelled receipts were taken out", "I skipped all 14 by script": what was in surplus, or only gone past. */
export function isSurplusOut(hit: Hit): boolean {
  const [before, met, after] = [textBefore(hit), wordsOf(hit), textAfter(hit)];
  if (/\b(?:because|since)$/.test(met) || /^,? (?:because|since|for now)\b/.test(after))
    return false;
  if (/\b(?:tests?|specs?|checks?|cases?|assertions?|suites?)\b/.test(before)) return false;
  if (/\btaken out$/.test(met)) return SURPLUS_TAKEN.test(before) || PUT_TO_USE.test(after);
  return /\bskipped$/.test(met) && PUT_TO_USE.test(after) && !/\btests?\b/.test(after);
}

const USES =
  /^(?:open|pick|press|click|tap|drag|drop|type|select|choose|hover|hold|swipe|scroll|move|draw|pinch|enter|turn|touch|upload|map|scan|paste|play|shake)$/;
const OF_SETTING_UP =
  /`|§|\b(?:console|terminal|key|token|secret|restart|install|deploy|jumper|config\p{L}*|registrar|dns|portal|server|host|save it|webhooks?|production|publish|calibrat\p{L}*|pair\p{L}*|learn|activat\p{L}*|register|migrat\p{L}*|then run|please|before|after that|your|yours)\b/u;
const COMES_OF_IT =
  /(?:,? and|,|:) (?:the|its|it|an?|you|they|both|each) (?:[\p{L}\d-]+ ){0,6}?(?:redraws?|follows?|changes?|narrows?|appears?|opens?|shows?|moves?|updates?|jumps?|plays?|hears?|hear|sees?|see|gets?|get|is|are|grows?|fills?|comes?|came|lights?|turns?|closes?|rings?|marks?|filters?|reloads?|zooms?|snaps?|goes|fades?|slides?)\b/u;
/** "…, press Import; rows without a price are listed beneath" */
const THEN_SHOWN =
  /; (?:[\p{L}-]+ ){1,6}(?:is|are) (?:listed|shown|marked|coloured|flagged|counted|highlighted)\b/u;
/** "Type `help` at the prompt and you get": what is typed is no part of the setting up. */
const TYPED = /^ (?:§|[“"'`][^”"'`]*[”"'`])(?=[^.;]* you (?:get|see|land|are|hear)\b)/;
const LOOKS_AT = /, (?:and )?(?:see|watch|read) (?:the|its|what|how|them|all)\b/;

/** What stands behind the clause on its line. */
function nextOf({ doc, clause }: Hit): string {
  return (doc.text.slice(clause.end, clause.end + 120).split("\n", 1)[0] ?? "").toLowerCase();
}

/** "Pick a region, and the chart redraws": how the finished thing is used, told by what comes of it. */
export function isUseShown(hit: Hit): boolean {
  const [, verb = ""] = /(\p{L}+)\W*$/u.exec(wordsOf(hit)) ?? [];
  let after = textAfter(hit);
  if (/^(?:type|press|enter)$/.test(verb)) after = after.replace(TYPED, "");
  return (
    USES.test(verb) &&
    !OF_SETTING_UP.test(after) &&
    (COMES_OF_IT.test(after) || THEN_SHOWN.test(after + nextOf(hit)) || LOOKS_AT.test(after))
  );
}

/** "As they will be stored": how it will look; "I'll admit": a way to say it. No announcement. */
export function isAsItWillBe(hit: Hit): boolean {
  return (
    /^ (?:admit|confess|grant you|not lie)\b/.test(textAfter(hit)) ||
    (/^(?:it|they|he|she) will\b/.test(wordsOf(hit)) &&
      /\b(?:as|where|when|what|which|how) $/.test(textBefore(hit)))
  );
}

/** "The preview follows at once": what comes of a deed of a user. */
export function isFollowing(hit: Hit): boolean {
  return (
    /^follows? (?:at once|along|suit|immediately)$/.test(wordsOf(hit)) &&
    /\p{L} $/u.test(textBefore(hit))
  );
}

const REPLACED =
  /^(?!.*\b(?:later|once|until|when|still|not|soon)\b)(?:(?!\b(?:is|are|was|were|has|have|returns?|uses?|stays?|stands?)\b)[^.;])*?\b(?:is|are|was|were|has been|have been) (?:all |now |both |since )?(?:replaced|removed|gone|deleted|swapped)\b(?! (?:by|with|for) (?:an? |the )?(?:\p{L}+ )?(?:stub|mock|placeholder|fake|dummy|sample))/u;

/** "The dummy values and the real ones are replaced by lookups": gone, however much stands between. */
export function isReplaced(hit: Hit): boolean {
  return REPLACED.test(textAfter(hit));
}
