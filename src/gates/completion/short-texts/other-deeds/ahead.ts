/** Meant, begun or to come, and not done: "gets published on Friday", "ploughing the field", "recommend that …". */

import { contentWords } from "../../../../domain/inventory/words/content-words.ts";
import { SENDING } from "../kept-from.ts";
import { THERE } from "./lesser.ts";
import { isDone, type Pair, stemOf, tellsDeed, wordsOf } from "./pair.ts";

const WEEKDAY = "(?:mon|tues|wednes|thurs|fri|satur|sun)day";
const COMING =
  "tomorrow|next (?:week|month|year|quarter|term|season|spring|summer|autumn|winter|" +
  `${WEEKDAY})`;
const PART_OF_DAY =
  "(?: (?:morning|noon|afternoon|evening|night|at \\d[\\d:.]*(?: ?[ap]\\.?m\\.?)?))?";

/** "Tomorrow the sign hangs at the gate" */
const OPENS = new RegExp(
  `^\\W*(?<state>(?:${COMING})${PART_OF_DAY}),? (?=(?:the|an?|our|all|every|each|we|i|it|they)(?!\\p{L}))`,
  "u",
);
/** "Bulbs go into the ground tomorrow morning", and not "courier booked for tomorrow" */
const ENDS_AHEAD = new RegExp(
  `(?<!\\b(?:for|until|till|to|from|by|of|open) )\\b(?<state>(?:${COMING})${PART_OF_DAY})\\W*$`,
  "u",
);
/** "gets published on Friday", "goes out on Wednesday", "comes down this week" */
const GOES = new RegExp(
  `(?<=\\p{L} )(?<state>(?<verb>gets?|goes|go|comes?|follows?|moves?|arrives?|leaves?) (?:[^,;:.]{1,60} )?(?:(?:on|this|coming) ${WEEKDAY}|this (?:week|month)|in (?:january|february|march|april|may|june|july|august|september|october|november|december)|on \\d{1,2} \\p{L}{3,9}))\\W*$`,
  "u",
);
/** "is running", "are being moved", of what is to be moved */
const UNDER_WAY =
  /(?<!\p{L})(?:is|are|['’]s) (?:(?:still|now|currently|already) )*(?<state>being (?<being>\p{L}{3,})|(?<doing>\p{L}{2,}ing)|in the (?:works|making|pipeline|queue|post))(?=\W*$|[,;:(]| (?:since|on|in|at|right now|now|today|as we speak|with|for|and)(?!\p{L}))/u;
/** "Ploughing the field" */
const DOING = /^\W*(?<state>(?<doing>\p{L}{3,}ing)) (?:the|an?|all|our|both|every|each)(?!\p{L})/u;
/** "Recommend that …", "decided to leave …", "agreed to paint …" */
const MEANT =
  /^\W*(?:(?:i|we|the team|they) )?(?:have |has |had )?(?<state>(?<verb>recommend|suggest|propose|advise|decide|demand|insist|agree|intend|promise|vow|resolve|offer|plan|prefer|wish|opt|chose|choose)(?:d|ed|s)? (?:that|to|not to|against|for))(?!\p{L})/u;
const WOULD =
  /(?<!\p{L})(?<state>(?:would|could|might)(?: (?:also|then|be|get|have|easily|probably))* (?<verb>\p{L}{3,}))/u;
const CASES = /(?<!\p{L})(?:would|could|can|might|may|if|when|unless|should)(?!\p{L})/u;
/** "essay has a title and three headings", where it is to be written */
const HAS_BEGINNINGS =
  /(?<!\p{L})(?<state>(?:has|have|got|consists of) (?:only |just |so far )*(?:an?|the|its|\d+|one|two|three|some) (?:first |rough |working )?(?:outline|title|heading|draft|structure|skeleton|table of contents|introduction|placeholder|plan|date|appointment)s?(?! of))/u;

/** A condition that a day to come answers. */
const DATED =
  /(?<!\p{L})(?:(?:dates?(?! (?:picker|field|column|format|filter))|deadlines?|times?|plan(?:s|ned)?|on sale|calendar|timetable)(?!\p{L})|schedul|announc|agree|decid|appoint)/u;
/** A condition that a choice or a word given answers. */
const CHOSEN =
  /(?<!\p{L})(?:recommend|suggest|propos|decid|decision|choice|chosen|choos|vot|accept|agree|plan(?:s|ned)?(?!\p{L})|advi[cs]e|opinion|sa(?:ys?|id)(?!\p{L})|promis|offer|conclu|resol(?:ve[ds]?|ution)(?!\p{L}))/u;

/** The words that tell that a deed is meant, begun or to come; null for none. */
export function findAhead(pair: Pair): string | null {
  const { item, condition, asked, once } = pair;
  const isDate = DATED.test(condition);
  const open = isDate ? null : (OPENS.exec(item) ?? endsAhead(pair));
  const ahead = open?.groups?.["state"];
  if (ahead !== undefined && !contentWords(ahead).some((stem) => asked.has(stem))) return ahead;
  const goes = isDate ? undefined : GOES.exec(item)?.groups;
  if (goes?.["state"] !== undefined && !toldBefore(item, goes["state"], pair)) {
    const isHabit = !once && asked.has(stemOf(goes["verb"] ?? ""));
    if (!isHabit && !asked.has(stemOf(goes["state"].split(" ").at(-1) ?? ""))) return goes["state"];
  }
  const meant = MEANT.exec(item)?.groups;
  if (meant?.["state"] !== undefined && !isToldBehind(item, pair)) {
    if (!asked.has(stemOf(meant["verb"] ?? "")) && !CHOSEN.test(condition)) return meant["state"];
  }
  const would = WOULD.exec(item)?.groups;
  const isWould = would !== undefined && stemOf(would["verb"] ?? "") === pair.deedStem;
  if (isWould && pair.deedStem !== "" && !CASES.test(condition)) return would["state"] ?? null;
  return begun(pair);
}

function begun(pair: Pair): string | null {
  const { item, asked, once, deedStem, condition } = pair;
  const doing = DOING.exec(item)?.groups;
  if (doing?.["doing"] !== undefined && once && stemOf(doing["doing"]) === deedStem) {
    // "Running the migration took 12 minutes"
    const isBare = contentWords(item).every((stem) => asked.has(stem));
    if (isBare && !tellsDeed(item, pair)) return doing["state"] ?? null;
  }
  if (!once || tellsDeed(item, pair)) return null;
  const under = UNDER_WAY.exec(item)?.groups;
  const isSent = under?.["state"] === "in the post" && SENDING.test(condition);
  if (under?.["state"] !== undefined && !isSent && !condition.includes("ing ")) {
    const { being, doing: at } = under;
    const isIt = stemOf(being ?? at ?? "") === deedStem || being !== undefined;
    const isRunning = at === "running" && !asked.has(stemOf("run"));
    if (isIt || isRunning || (being === undefined && at === undefined)) return under["state"];
  }
  const has = HAS_BEGINNINGS.exec(item)?.groups?.["state"];
  if (has === undefined || contentWords(has).some((stem) => asked.has(stem))) return null;
  const hasMore = GOES_ON.test(item.slice(item.indexOf(has) + has.length));
  return hasMore || MADE_BY_BEGINNINGS.test(deedStem) ? null : has;
}

/** "An introduction, three chapters and a conclusion" */
const GOES_ON = /(?<!\p{L})(?:conclusion|end|pages|chapters|words|paragraphs)(?!\p{L})|\d/u;
const MADE_BY_BEGINNINGS = /^(?:creat|start|beg[iau]n|open|structur|outlin|set|prepar)/u;

function endsAhead({ item }: Pair): RegExpExecArray | null {
  const found = ENDS_AHEAD.exec(item);
  if (found === null) return null;
  // "Tickets are on sale, sale ends next Friday"
  const told = item.slice(0, Math.max(0, item.search(/[,;:.]\s/u)));
  if (/(?<!\p{L})(?:is|are)(?!\p{L})/u.test(told)) return null;
  const before = wordsOf(item.slice(0, found.index));
  // "Reminder posted for the visit tomorrow"
  return before.some(isDone) && !/(?<!\p{L})gets?(?!\p{L})/u.test(item) ? null : found;
}

/** "Paint bought and walls painted, scaffold goes on Friday" */
function toldBefore(item: string, state: string, pair: Pair): boolean {
  const before = item.slice(0, item.indexOf(state));
  return tellsDeed(before, pair) || (/[,;:.]\s/u.test(before) && wordsOf(before).some(isDone));
}

/** "Decided to paint it green; painted on Monday" */
function isToldBehind(item: string, pair: Pair): boolean {
  const [, ...others] = item.split(/[,;:.]\s|\s(?:and|but)\s/u);
  return others.some(
    (part) => tellsDeed(part, pair) || THERE.test(part) || wordsOf(part).some(isDone),
  );
}
