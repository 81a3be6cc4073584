/** Done, and then undone: "merged and reverted", "closed, reopened on Friday", "was live for an hour". */

import { contentWords } from "../../../../domain/inventory/words/content-words.ts";
import { isPrefixed, oppositesOf } from "../../../../domain/inventory/denials/opposite-words.ts";
import { isTrial } from "../trial.ts";
import { speaksOfFailure } from "../../../../domain/inventory/denials/words.ts";
import { isDone, type Pair, stemOf, tellsDeed, wordsOf } from "./pair.ts";

const PARTS = /[,;:.!()–—]\s|\s[-–—]\s|\s(?=(?:and|but|then|until)\s)/u;
/** What may open the part that takes back: it speaks of the same thing. */
const OPENING =
  /^\W*(?:(?:and|but|then|later|afterwards|again|so|since|soon|now|it|they|was|were|is|are|has|have|had|been|be|to|got|gets|immediately|quickly|promptly|meanwhile|unfortunately|sadly|only|also|all|both|had|by mistake|the same (?:day|evening|night)|the next day|an hour later|shortly after(?:wards)?|on \p{L}+day) )*/u;

/** What may be done, is done in a case, or for a trial. */
const OF_A_CASE =
  /^\W*(?:if|when|whenever|once|after|on) |(?<!\p{L})(?:can|could|may) be(?!\p{L})|(?<!\p{L})(?:on purpose|deliberately|as a (?:test|trial))(?!\p{L})/u;
const NEGATIVE = /(?<!\p{L})(?:no|not|never|none|nobody|without|until)(?!\p{L})|n['’]t(?!\p{L})/u;
/** So many words alone make a list of states: "added, fixed, removed". */
const LISTED = 2;
/** What happens over and over undoes nothing for good: "is put back on the queue". */
const PRESENT = /^\W*(?:(?:and|but|then|it|they) )*(?:is|are|gets?) /u;
/** The end of a trial, or of what was meant to end: it undoes nothing. */
const AT_ITS_END =
  /(?<!\p{L})(?:after (?:the |an? |its |our |each |every )?(?:[\p{L}-]+ )?(?:runs?|tests?|demo|trial|session|event|show|sale|exhibition|fair|season|meeting|check|drill|rehearsal|party|use|course|exam|shoot|visit)|at (?:its|the|their) end|when (?:done|finished|sold)|on (?:undo|undoing|cancel|logout|exit)|for clean-?up|as planned|on schedule|in teardown)(?!\p{L})/u;
/** A condition that tells what happens in a case, or that it goes both ways. */
const BOTH_WAYS =
  /(?<!\p{L})(?:when|whenever|if|once|after|revers\p{L}*|undo\p{L}*|toggle\p{L}*|both ways|on and off|in and out|up and down)(?!\p{L})/u;
/** What is carried off or back, of what is done once and not by its being put there: "collected and taken away", "cleaned and put back". */
const CARRIED =
  /^(?:taken|took|removed$|(?:moved|put|brought|turned|sent|gone|went|come|came) back|pulled out)/u;
const SWITCHED = /^(?:switched|turned|shut) (?:off|down)/u;
/** Told in the present it is so each time. */
const THEN_BREAKS =
  /^(?<state>(?:breaks|crashes|dies|freezes|stalls|hangs|collapses)(?: down| up)?)(?=\W*$|[,;:])/u;

/** What ends what was so. */
const AWAY =
  "reverted|rolled back|backed out|undone|retracted|withdrawn|recalled|pulled(?: down| back| out)?(?! it)|(?:taken|took) (?:off|down|out|away)|removed|cancelled|canceled|revoked|deactivated|disabled|(?:switched|turned|shut) (?:off|down)|uninstalled|unpublished|stolen|lost|destroyed|torn down|washed (?:off|away)|blown (?:off|away|down)|fell (?:off|down|over|out)|bounced|collapsed|broke(?: again)?|crashed|died|froze|stalled|(?:moved|changed|set|switched|put|brought|turned|sent|gone|went) back|reset to|undid|overwritten|gone again";
/** What ends what was away. */
const BACK =
  "reverted|rolled back|undone|(?:put|added|brought|came|come|switched|changed|set|turned|moved|let) back|restored|reinstated|re-?opened|re-?added|re-?enabled|re-?activated|returned|undeleted|re-?appeared|reset to|(?:switched|turned) on";
const OBJECT_FREE =
  "(?=\\W*$|[,;:.)–—]|\\s(?:again|it|them|by|on|at|in|after|because|when|since|overnight|yesterday|today|tonight|an? (?:hour|day|week|minute|month) (?:later|after|ago)|\\d+ (?:seconds|minutes|hours|days|weeks) (?:later|after|ago)|for|the (?:same|next)|within|due|as|later|soon|shortly|immediately|\\d+(?=\\W*$| on| in| at)|under|with|upon)(?!\\p{L}))";
const awayAt = new RegExp(`^(?<state>${AWAY})${OBJECT_FREE}`, "u");
const deletedAt = new RegExp(
  `^(?<state>deleted|dropped|erased|thrown away|scrapped)${OBJECT_FREE}`,
  "u",
);
const backAt = new RegExp(`^(?<state>${BACK})(?:${OBJECT_FREE}|(?= from ))`, "u");
/** What is there by being made or put; what is merged or read may be deleted thereafter. */
const MADE_OR_PUT =
  /^(?:creat|add|put|plac|set|buil|install|fit|upload|publish|post|hung|hang|plant|record|sav|stor|deploy|releas|insert|mount|attach|appl|enabl|activat|list|regist|writ|made)/u;

/** A condition that asks for an end. */
const ENDS =
  /(?<!\p{L})(?:no|not|never|nobody|without|off|out of|away|gone|shut|(?:clos|remov|delet|drop|ended|ends|stop|retir|disabl|deactivat|block|cancel|revok|withdr|revert|rolled|undo|uninstall|clear|locked|empt|hid|suspend|archiv|unpublish|detach|disconnect|tak\p{L}+ down)\p{L}*)(?!\p{L})|n['’]t(?!\p{L})/u;
/** What tells that it is so once more. */
const ONCE_MORE =
  /(?<!\p{L})(?:restored|reinstated|redone|replaced|repaired|fixed|recovered|solved|for good|back (?:on|in|up|live|there|since)|(?:live|on|up|in|there|open|active) again|put back|hung again|again since|now(?! off))(?!\p{L})|\p{L} again\W*$/u;

/** The words that take back what an item tells; null for none. */
export function findUndone(pair: Pair): string | null {
  return takenBack(pair) ?? onlyOnce(pair);
}

function takenBack(pair: Pair): string | null {
  const { item, asked } = pair;
  // "Pupils can be added, edited and removed"
  if (
    OF_A_CASE.test(item) ||
    (pair.once && AT_ITS_END.test(item)) ||
    BOTH_WAYS.test(pair.condition)
  )
    return null;
  // "Added an unused import, job went red, removed it", where the job is to fail.
  if (speaksOfFailure(pair.condition) && isTrial(item)) return null;
  const parts = item.split(PARTS);
  const isList = parts.filter((part) => !part.trim().includes(" ")).length >= LISTED;
  if (parts.length < 2 || isList) return null;
  const undoing = ENDS.test(pair.said) || NEGATIVE.test(pair.condition) ? backAt : awayAt;
  const mayBeDeleted = undoing === awayAt && (!pair.once || MADE_OR_PUT.test(pair.deed));
  for (const [at, part] of parts.entries()) {
    if (at === 0 || (!pair.once && PRESENT.test(part))) continue;
    const said = ofTheSame(part.replace(OPENING, ""), pair);
    const state =
      undoing.exec(said)?.groups?.["state"] ??
      (mayBeDeleted ? deletedAt.exec(said)?.groups?.["state"] : undefined) ??
      (/(?<!\p{L})(?:then|but)(?!\p{L})/u.test(part)
        ? THEN_BREAKS.exec(said)?.groups?.["state"]
        : null) ??
      againOtherwise(said, pair);
    if (state === null || isAsked(state, asked) || isOfTheWork(state, said, pair)) continue;
    const rest = [said.slice(state.length), ...parts.slice(at + 1)].join(", ");
    if (tellsDeed(rest, pair) || ONCE_MORE.test(rest)) return null;
    return state;
  }
  return null;
}

/** "Filter cleaned and put back", "lamp works: tested, switched off". */
function isOfTheWork(state: string, said: string, pair: Pair): boolean {
  if (isDoing(pair)) return SWITCHED.test(state);
  const isPut = !pair.once || MADE_OR_PUT.test(pair.deed) || CARRIED_OFF.test(pair.said);
  return !isPut && CARRIED.test(state) && !said.startsWith(`${state} again`);
}

/** "The lamp works": a verb of its own, and nothing that is so. */
function isDoing({ deed, said }: Pair): boolean {
  return deed !== "" && said.startsWith(deed);
}

/** A condition that its thing be away. */
const CARRIED_OFF = /(?<!\p{L})(?:remov|delet|drop|away|gone|withdr|taken|moved|off|down|out)/u;

/** "Payment bounced", where it is to be paid: without the thing, where the condition names it. */
function ofTheSame(part: string, pair: Pair): string {
  const { asked, deedStem } = pair;
  const [first = "", ...others] = part.split(" ");
  const behind = others.join(" ").replace(OPENING, "");
  const isSame = asked.has(stemOf(first)) || (deedStem !== "" && first.startsWith(deedStem));
  return /^(?:the|its|our)$/u.test(first)
    ? ofTheSame(others.join(" "), pair)
    : others.length > 0 && isSame && !isDone(first) && /^\p{L}+$/u.test(first)
      ? behind
      : part;
}

/** "Locked again", where it is to be unlocked. */
function againOtherwise(part: string, pair: Pair): string | null {
  const { deedStem } = pair;
  // "Opened the door, it closed by itself, opened again, same"
  if (deedStem === "" || isDoing(pair) || !/^\p{L}+ again(?!\p{L})/u.test(part)) return null;
  const [word = ""] = wordsOf(part);
  const stem = stemOf(word);
  const isContrary =
    oppositesOf(deedStem).has(stem) ||
    isPrefixed(stem, deedStem) ||
    isPrefixed(deedStem, stem) ||
    stem === `de${deedStem}` ||
    deedStem === `de${stem}`;
  return isContrary ? `${word} again` : null;
}

function isAsked(state: string, asked: ReadonlySet<string>): boolean {
  return contentWords(state).some((stem) => asked.has(stem));
}

const FORMERLY =
  /(?<!\p{L})(?<!\b(?:that|which|who|is|are|was|were|be|been|get|gets|got) )(?<state>used to) (?:be )?(?<verb>\p{L}+)/u;
const UNTIL =
  /(?<!\p{L})(?<state>until|till|up to) (?:the last|last|yesterday|it|they|we|the|this|\p{L}+day|noon|\p{L}+ broke)/u;
const SPAN =
  /(?<!\p{L})(?:was|were) (?:\p{L}+ )?(?<word>\p{L}+) (?<state>for (?:an?|one|two|three|four|five|six|seven|eight|nine|ten|twelve|a few|some|\d+) (?:second|minute|hour|day|week|month)s?)\W*$/u;
const STATES =
  /^(?:on|off|up|down|in|out|there|live|open|online|active|visible|reachable|available)$/u;
/** A condition that is itself about a time. */
const TIMED =
  /(?<!\p{L})(?:until|till|over|during|through|throughout|for|from|between|while|all (?:day|night)|nights?|days?|hours?|weeks?|minutes?|used to|before|up to)(?!\p{L})/u;

/** "Returned CSV until the last deploy", "used to return CSV", "was live for an hour". */
function onlyOnce(pair: Pair): string | null {
  const { item, condition, asked, deedStem } = pair;
  const used = FORMERLY.exec(item);
  const isFormer =
    used !== null &&
    asked.has(stemOf(used.groups?.["verb"] ?? "")) &&
    !condition.includes("used to");
  if (isFormer && !/[,;.]/u.test(item.slice(used.index))) return "used to";
  if (TIMED.test(condition)) return null;
  const span = SPAN.exec(item);
  const { word: so = "", state = null } = span?.groups ?? {};
  // Of what is done once, and of what was, it tells how long it took: "rice was cooked for 12 minutes".
  const isNow = !pair.once && !/(?<!\p{L})(?:was|were)(?!\p{L})/u.test(condition);
  if (span !== null && isNow && STATES.test(so) && wordsOf(pair.said).includes(so)) return state;
  const until = UNTIL.exec(item);
  if (until === null || /[,;.:]/u.test(item)) return null;
  const before = wordsOf(item.slice(0, until.index));
  const isPast =
    before.some((word) => /^(?:was|were)$/u.test(word)) ||
    before.some(
      (word) => !pair.once && isDone(word) && deedStem !== "" && stemOf(word).startsWith(deedStem),
    );
  return isPast && until.groups?.["state"] !== "up to" ? item.slice(until.index) : null;
}
