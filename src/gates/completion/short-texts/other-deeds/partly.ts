/** Done for some, or of a part: "all staff but the cooks", "on the north half", "up to chapter 6", "for admins only". */

import { contentWords } from "../../../../domain/inventory/words/content-words.ts";
import { KEPT_AT, NEGATIVE } from "../kept-from.ts";
import { isDone, type Pair, stemOf, wordsOf } from "./pair.ts";

const EXCEPTING =
  /^\W*(?:all|every|each|everyone|everybody|both)(?: (?:of )?(?:the )?[\p{L}-]+){0,3}? (?<state>(?:but|except|save|bar|minus)(?: for)? (?:the|an?|one|two|three|four|some|our|his|her|\d+)(?: [\p{L}-]+){0,3})(?!\p{L})/u;
const ONLY =
  /(?<!\p{L})(?<state>(?:for|to|on|in|with|by|at) (?:the )?(?<part>[\p{L}\d-]+(?: [\p{L}\d-]+){0,2}) only)(?=\W*$|[,;:)])/u;
/** Where it is kept that nobody else is to see it: "goes to the log only". */
const KEPT = new RegExp(`(?<!\\p{L})(?:${KEPT_AT})$`, "u");
const SHARE =
  /(?<!\p{L})(?<state>(?:on|in|for|over|of|at) the (?:[\p{L}-]+ )?half(?! hour| of the (?:year|day|month|hour))|(?:on|in|for|over|of|at) the (?:(?:north|south|east|west)(?:ern)?|upper|lower|front|back|rear|left|right|inner|outer|first|second) (?:half|part|third|quarter))(?!\p{L})/u;
const UNIT =
  "chapters?|pages?|sections?|verses?|lines?|rows?|steps?|paragraphs?|slides?|volumes?|parts?|modules?|lessons?|scenes?|acts?|numbers?|letters?|days?|weeks?";
const UP_TO = new RegExp(
  `(?<!\\p{L})(?<state>(?:up to|down to|until|till|through|as far as) (?:the )?(?:${UNIT}) (?:\\d{1,6}|[a-z]|one|two|three|four|five|six|seven|eight|nine|ten)|as far as the (?!eye)[\\p{L}-]+(?=\\W*$|[,;]))(?!\\p{L})`,
  "u",
);
const FIRST =
  /(?<!\p{L})(?<!\b(?:sample|excerpt|preview|copy|list|part) )(?<state>(?:of|for|in) the first (?:two|three|four|five|six|seven|eight|nine|ten|dozen|few|couple of|\d{1,4}) \p{L}+)/u;
/** What tells that it is all of them. */
const WHOLE =
  /(?<!\p{L})(?:all|every|each|both|whole|entire|complete|everyone|everybody|none|no|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|dozen|\d+ of \d+|and|last|rest|others?)(?!\p{L})|\d|%/u;
const ALL =
  /(?<!\p{L})(?:all|every|each)(?: (?:of )?(?:the|our|its))? (?<thing>[\p{L}-]+)(?= |\W*$)/u;
/** "For new data only; since today's change for all" */
const SINCE = /(?<!\p{L})(?:since|now|used to|all|every)(?!\p{L})/u;
const NUMBERED = /\(\d+ of \d+\)$/u;
const GROUPS =
  /^(?:shift|team|crew|department|office|branch|group|class|floor|wing|ward|unit|board)$/u;
/** What tells which of them a group is: of all drivers the night drivers. Any other word tells what they are: "the database tables". */
const KIND_OF_SHARE =
  /^(?:day|night|morning|afternoon|evening|weekday|weekend|early|late|summer|winter|(?:north|south|east|west)(?:ern)?|upper|lower|top|bottom|front|back|rear|left|right|inner|outer|ground|ward|senior|junior|adult|male|female|part-?time|full-?time|temporary|permanent)$/u;
/** What picks the weightiest of several: "the main functions", "the most used rooms". */
const CHOSEN =
  /(?<!\p{L})(?<state>(?:the|our|its|their|her|his) (?:main|major|key|core|chief|principal|central|important|common|critical|essential|biggest|bigger|largest|larger|longest|longer|smallest|smaller|shortest|shorter|oldest|older|newest|newer|busiest|worst|(?:most|more) \p{L}+)(?: (?!of(?!\p{L}))[\p{L}-]+){0,2}? (?<thing>\p{L}+))(?=\W*$|[,;:.(]| (?:with|in|on|by|for|to|from|at|have|has|are|were|got)(?!\p{L}))/u;
const PLAIN =
  /^(?:new|old|entire|whole|full|said|same|own|present|current|existing|remaining|mentioned|affected|listed|named)$/u;
/** "members with an email address": those who can be reached in that way. */
const REACHED =
  /^(?:who|whose)(?!\p{L})|^with(?:out)? (?:an? )?(?:[\p{L}-]+ )?(?:address|account|phone|mailbox|login|subscription|consent|internet)(?!\p{L})/u;
/** An item may count and join what it does. */
const EXAMPLED = /(?<!\p{L})(?:one|two|and)(?!\p{L})/gu;
/** A condition that is met by keeping others out. */
const KEPT_FROM =
  /(?<!\p{L})(?:restrict|protect|private|clos|lock|secur|limit|guard|hid|internal|confidential|secret|block|reserv|exclusiv)/u;
const CLAUSE_BREAK =
  /[,;:.(–—]\s?|(?<!\p{L})(?:that|which|who|where|when|because|since|it|they)(?!\p{L})/u;
/** "except the one that was not to be cleaned" */
const OUT_OF_IT =
  /(?<!\p{L})(?:not (?:to be|part of|meant|planned|in use)|out of (?:scope|use|order|service)|already)(?!\p{L})/u;

/** The words that tell that it is so for some or of a part only; null for none. */
export function findPartly(pair: Pair, others: readonly string[]): string | null {
  const { item, condition, asked } = pair;
  const excepting = EXCEPTING.exec(item)?.groups?.["state"];
  // Of what is counted, or listed by name, the inventory tells which are so.
  const isOfAll = pair.once || ALL.test(condition);
  if (
    excepting !== undefined &&
    isOfAll &&
    !NUMBERED.test(condition) &&
    !OUT_OF_IT.test(item) &&
    !/(?<!\p{L})(?:but|except|save|bar|minus)(?!\p{L})/u.test(condition)
  )
    return excepting;
  const only = forFewOnly(pair) ?? chosenOnly(pair);
  if (only !== null) return only;
  // Several items may tell of the parts.
  if (others.length > 0 || WHOLE_TOO.test(item)) return null;
  const part = SHARE.exec(item) ?? UP_TO.exec(item) ?? (pair.once ? FIRST.exec(item) : null);
  const state = part?.groups?.["state"];
  if (state !== undefined && !/\b(?:last|final)\b/u.test(item)) {
    const isAsked = contentWords(state).some((stem) => asked.has(stem) && !/^\d+$/u.test(stem));
    if (!isAsked && !/(?<!\p{L})(?:half|third|quarter|part|first|up to)(?!\p{L})/u.test(condition))
      return state;
  }
  return someOnly(pair);
}

/** "For admins only", and not what is said aside of another thing: "fixed the bug; it occurred on Windows only". */
function forFewOnly({ item, condition, asked, deedStem }: Pair): string | null {
  const only = ONLY.exec(item);
  const { state, part = "" } = only?.groups ?? {};
  if (only === null || state === undefined) return null;
  if (/(?<!\p{L})only(?!\p{L})/u.test(condition) || KEPT_FROM.test(condition)) return null;
  if (KEPT.test(part) && NEGATIVE.test(condition)) return null;
  if (contentWords(part).some((stem) => asked.has(stem)) || SINCE.test(item)) return null;
  const clauses = item.slice(0, only.index).split(CLAUSE_BREAK);
  const isTold = deedStem !== "" && contentWords(clauses.at(-1) ?? "").includes(deedStem);
  return clauses.length === 1 || isTold ? state : null;
}

/** "on the north half and the south half" */
const WHOLE_TOO =
  /(?<!\p{L})(?:rest|others?|both|whole|entire|also|then|too|halves|second half|and (?:on|in|from|for|of) )/u;

/** "Documented the main functions", where every one is to be. */
function chosenOnly({ item, condition, asked }: Pair): string | null {
  if (!ALL.test(condition) || WHOLE.test(item.replaceAll(EXAMPLED, " "))) return null;
  const chosen = CHOSEN.exec(item);
  const { state = null, thing = "" } = chosen?.groups ?? {};
  // "Cleaned floor by floor, the biggest rooms with the machine"
  const front = item.slice(0, chosen?.index);
  if (/[,;:–—]\s*$/u.test(front) && wordsOf(front).some(isDone)) return null;
  if (state === null || !isSeveral(thing) || !asked.has(stemOf(thing))) return null;
  return asked.has(stemOf(state.split(" ")[1] ?? "")) ? null : state;
}

/** "The day shift has signed", where all staff are to have; "members with an email address", where it goes to every member. */
function someOnly({ item, condition, asked }: Pair): string | null {
  const thing = ALL.exec(condition)?.groups?.["thing"];
  if (thing === undefined || WHOLE.test(item)) return null;
  const words = wordsOf(item);
  const [article, kind = "", noun = ""] = words;
  if (article === "the" && !PLAIN.test(kind) && !asked.has(stemOf(kind)) && stemOf(kind) !== "") {
    if (GROUPS.test(noun) && !asked.has(stemOf(noun))) return `the ${kind} ${noun}`;
    const isShare = KIND_OF_SHARE.test(kind);
    if (isShare && isSeveral(noun) && stemOf(noun) === stemOf(thing)) return `the ${kind} ${noun}`;
  }
  const at = words.findIndex((word) => isSeveral(word) && stemOf(word) === stemOf(thing));
  const behind = words.slice(at + 1, at + 4);
  const isNarrowed =
    at >= 0 &&
    REACHED.test(words.slice(at + 1, at + 6).join(" ")) &&
    (at === 0 || /^(?:the|to|for|by|of)$/u.test(words[at - 1] ?? "")) &&
    !behind.some((word) => asked.has(stemOf(word))) &&
    contentWords(behind.join(" ")).length > 0;
  return isNarrowed ? words.slice(at, at + 4).join(" ") : null;
}

/** "Drivers", "staff": more than one. */
function isSeveral(word: string): boolean {
  return /(?:[^s]s|staff|people|men|women|children|data)$/u.test(word);
}
