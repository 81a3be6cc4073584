/** Failed, unknown, with somebody else or in doubt: "ends in a timeout", "it stayed silent", "takes care of archiving them". */

import { contentWords } from "../../../../domain/inventory/words/content-words.ts";
import { speaksOfFailure } from "../../../../domain/inventory/denials/words.ts";
import { type Pair, stemOf, tellsDeed, wordsOf } from "./pair.ts";

const ENDS_IN =
  /(?<!\p{L})(?<state>(?:ends?|ended|ending|stops?|stopped|aborts?|aborted|exits?|exited|dies|died|quits?|answers?|answered|responds?|responded|returns?|returned|finish(?:es|ed)) (?:with|in|on) (?!(?:0|no|zero|none) )(?:an? |the |its )?(?:[\p{L}\d-]+ ){0,2}?(?<sign>errors?|time-?outs?|exceptions?|failures?|crash|alarm|faults?|null pointer|segfault|core dump|panic|traceback|mismatch|deadlock|blue screen|50[0-4]))(?!\p{L})/u;
/** What was waited for did not come. */
const NOTHING =
  /(?:[;:,.–—] |\b(?:but|and|yet) )(?:(?:it|they|he|she|the [\p{L}-]+) )?(?<state>(?:stayed|stays|remained|remains|kept) (?<still>silent|dark|quiet|mute|dead|blank|empty|cold|idle|shut|closed|off)|nothing (?:was |is |has |had )?(?:heard|seen|found|felt|happened|happens|came(?! back)|comes(?! back)|showed|arrived|moved)|no (?:reaction|response|answer|reply|sound|effect|sign of life)|(?:(?:the |our )?[\p{L}-]+ )?shows? no (?:status|entry|entries|sign|trace|record|movement|receipt|confirmation|result)s?)(?!\p{L})/u;
/** "Nothing moved" tells well of what is to bear a load or to keep its place. */
const STIRS = /^nothing (?:was |is |has |had )?(?:heard|seen|felt|happened|happens|moved)/u;
const AT_REST =
  /(?<!\p{L})(?:carr(?:y|ies)|holds?|stands?|stays?|bears?|supports?|withstands?|keeps?|remains?|survives?|fixed|secured?|tight|steady|stable|firm|quiet|silent|bolted|screwed|anchored)(?!\p{L})/u;
/** "the customer has not answered" */
const NO_ANSWER =
  /[;,.–—:] (?:but )?(?:the |our |an? |his |her )?[\p{L}-]+ (?<state>(?:has|have|did|had)(?: not|n['’]t) (?:yet |so far )?(?:answer|repl|respond|react|confirm|acknowledg|come back|signed|written back)\p{L}*)(?!\p{L})/u;
const NEGATIVE = /(?<!\p{L})(?:no|not|never|without|none|nobody|nothing)(?!\p{L})|n['’]t/u;
/** "Olga takes care of typing them", "Ines has the report on her desk" */
const CARED_FOR =
  /(?<!\p{L})(?<state>takes? care of|is taking care of|is in charge of|looks? after|sees? to|is on it|(?:has|have|got) (?:it|them|this|that|the [\p{L}-]+) (?:on (?:her|his|their|the) (?:desk|list|plate|table)|in hand)|(?:is|are|lies?|sits?) (?:on|with) (?:\p{L}+['’]s|her|his|their) (?:desk|plate|list))(?!\p{L})/u;
/** "brought to the shop for repair", "sent out for translation" */
const SENT_FOR =
  /(?<!\p{L})(?<state>(?:handed|brought|taken|took|sent|given|gave|passed|shipped|dropped off|dropped|delivered|booked in|left|moved|forwarded|submitted|due|in)(?: [\p{L}’'-]+){0,7}? for (?:an? |the |its |their |some )?(?<deed>\p{L}{3,}))(?=\W*$|[,;:.(]| (?:on|at|by|of|in|this|today|yesterday)(?!\p{L}))/u;
/** "reviewed and found to need work" */
const FOUND_TO =
  /(?<!\p{L})(?<state>found (?:to (?:need|lack|miss|fail|leak|be (?:broken|wrong|incomplete|unfinished|faulty|too \p{L}+))|wanting|lacking|faulty|broken|incomplete|unusable|defective|unfit))(?![^]*(?<!\p{L})(?:fixed|mended|repaired|replaced|corrected|since|now|then)(?!\p{L}))(?!\p{L})/u;
const IN_DOUBT =
  /(?<!\p{L})(?<state>fingers crossed|in all (?:likelihood|probability)|touch wood|knock(?:ing)? on wood|with (?:a bit of |some |any )?luck|all being well|by the looks? of it|as far as (?:i|we) (?:can (?:tell|see|judge)|know)|to the best of my knowledge|if all goes well|god willing|most likely|i reckon|so it seems|or so)(?!\p{L})/u;
const LOOKS =
  /(?<!\p{L})(?<state>(?:looks?|looked|seems?|seemed|appears?|appeared|sounds?|feels?|felt) (?:to be |like it is |as if it is )?(?<said>\p{L}{3,}))(?!\p{L})/u;
/** "loads blank", "prints blank pages", "returns an empty CSV" */
const HOLLOW =
  /(?<!\p{L})(?<verb>\p{L}{3,}) (?<state>(?:(?:an?|only|just|the) )*(?<word>blank|empty|garbled|corrupt(?:ed)?|distorted|mangled|unreadable|illegible))(?!\p{L})(?! (?:when|if|for|state))/u;

/** The words that tell that it went wrong, is not known, lies with somebody else or is in doubt; null for none. */
export function findTrouble(pair: Pair): string | null {
  const { item, condition, asked } = pair;
  const hedged = IN_DOUBT.exec(item)?.groups?.["state"];
  if (hedged !== undefined && !condition.includes(hedged)) return hedged;
  const looks = LOOKS.exec(item)?.groups;
  if (
    looks?.["state"] !== undefined &&
    pair.once &&
    !asked.has(stemOf(looks["state"].split(" ")[0] ?? ""))
  ) {
    if (stemOf(looks["said"] ?? "") === pair.deedStem && pair.deedStem !== "")
      return looks["state"];
  }
  return wentWrong(pair) ?? withOthers(pair);
}

function wentWrong(pair: Pair): string | null {
  const { item, condition, asked, deedStem } = pair;
  if (speaksOfFailure(condition) || NEGATIVE.test(condition)) return null;
  const isAsked = (words: string): boolean => contentWords(words).some((stem) => asked.has(stem));
  const ends = ENDS_IN.exec(item)?.groups;
  if (
    ends?.["state"] !== undefined &&
    !isAsked(ends["sign"] ?? "") &&
    !isAsked(STOPS.exec(ends["state"])?.[0] ?? "") &&
    !TIMED.test(condition) &&
    !REFUSING.test(condition) &&
    !(ends["state"].match(/\d+/gu) ?? []).some((code) => asked.has(code))
  ) {
    const [before = "", behind = ""] = item.split(ends["state"]);
    if (!OF_A_CASE.test(before) && !MENDED.test(behind)) return ends["state"];
  }
  const nothing = NOTHING.exec(item);
  const { state, still } = nothing?.groups ?? {};
  const isStill = state !== undefined && STIRS.test(state) && AT_REST.test(condition);
  if (nothing !== null && state !== undefined && !isStill && !isAsked(still ?? "")) {
    const rest = item.slice(nothing.index + nothing[0].length);
    const isTold = tellsDeed(item.slice(0, nothing.index), pair);
    if (!isTold && !/[,;.] |\b(?:but|then|until|after)\b/u.test(rest)) return state;
  }
  const unanswered = NO_ANSWER.exec(item);
  const before = item.slice(0, unanswered?.index ?? 0);
  const isTold = tellsDeed(before, pair) || TOLD_THEM.test(before);
  if (unanswered !== null && !isTold && isReply(condition))
    return unanswered.groups?.["state"] ?? null;
  const found = FOUND_TO.exec(item)?.groups?.["state"];
  if (found !== undefined) return found;
  const hollow = HOLLOW.exec(item)?.groups;
  const isOfIt = stemOf(hollow?.["verb"] ?? "") === deedStem && deedStem !== "";
  return isOfIt && !isAsked(hollow?.["word"] ?? "") ? (hollow?.["state"] ?? null) : null;
}

/** Who is told knows, answered or not. */
const TOLD_THEM = /(?<!\p{L})(?:told|informed|notified|called|rang|spoke|met)(?!\p{L})/u;
const STOPS = /^(?:end|stop|abort|exit|die|quit)\p{L}*/u;
/** "A request that dies with a 500 keeps its id", "stops with an error when the key is missing" */
const OF_A_CASE =
  /(?<!\p{L})(?:that|which|who|if|when|whenever|where|on purpose|wrong|invalid|bad|first|without|no longer|never|not|hardly|used to|instead of|formerly|previously|before|until)(?!\p{L})/u;
const MENDED =
  /(?<!\p{L})(?:when|if|unless|for|as|now|then|since|again|fixed|mended|second|retry|retried|before|earlier|previously|formerly|than)(?!\p{L})/u;

/** A condition that keeps something out, or that tells what is answered to it. */
const REFUSING =
  /(?<!\p{L})(?:(?:down|off|shut|bad|wrong|missing|reported)(?!\p{L})|block|clos|enforc|limit|drops|dropped|unreachable|refus|den(?:y|ie)|reject|forbid|protect|restrict|stops|stopped|disabl|invalid|unknown|unauthori[sz]ed|warn)/u;

/** Sessions and logins end in a timeout where they are to time out. */
const TIMED = /(?<!\p{L})tim(?:es?|ed|ing) ?-?out(?!\p{L})/u;

function isReply(condition: string): boolean {
  return /(?<!\p{L})(?:receiv|confirm|answer|repl|respond|agree|accept|approv|acknowledg|know|inform|reach|sign|arriv|got|has|have)/u.test(
    condition,
  );
}

function withOthers(pair: Pair): string | null {
  const { item, condition, asked, deedStem, once } = pair;
  const cared = CARED_FOR.exec(item);
  const state = cared?.groups?.["state"];
  const isTold = tellsDeed(item, pair);
  if (cared !== null && state !== undefined && once && !isTold) {
    if (!asked.has("desk") && !asked.has("table") && !GIVING_WORK.test(condition)) return state;
  }
  const sent = SENT_FOR.exec(item)?.groups;
  if (sent?.["state"] === undefined || isTold || deedStem === "") return null;
  const purpose = stemOf(sent["deed"] ?? "");
  const isAsked = wordsOf(condition).some((word) => /^(?:sent|handed|given|brought)$/u.test(word));
  const isBack = CAME_BACK.test(item.slice(item.indexOf(sent["state"]) + sent["state"].length));
  return purpose === deedStem && !isAsked && !isBack ? sent["state"] : null;
}

/** A condition that is met by somebody's having the work. */
const GIVING_WORK =
  /(?<!\p{L})(?:delegat|assign|responsib|named|appoint|dut(?:y|ies)|roles?|owner|charge|care|hand(?:ed|over)|found|helper)/u;
const CAME_BACK = /(?<!\p{L})(?:back|came|returned|picked up|collected|ready|since)(?!\p{L})/u;
