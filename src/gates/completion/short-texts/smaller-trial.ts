/**
 * Whether an item tells a smaller trial than its condition asks for: "ran the worker for 2 hours, memory flat" for "runs for 24 hours",
 * "uploaded a 500 MB video" for "a 5 GB upload", "filled with 50 litres" for "holds 200 litres", "the gauge read 2.4" for "holds 3 bar".
 */

import { contentWords } from "../../../domain/inventory/words/content-words.ts";
import { findVerb } from "../../../domain/inventory/words/verbs.ts";
import { figuresIn, parseThreshold, type Figure } from "../coverage/figures.ts";

/** A longer item is a report. In UTF-16 units. */
const LONGEST = 160;
/** Four weeks are a month. */
const NEARLY = 0.9;
/** There was another trial besides, or what is told is told of a part, of a time before or of a bound. */
const MORE =
  /(?<!\p{L})(?:then|also|besides|plus|whole|full|entire|first|before|as well|too|bigger|larger|longer|rest|later|again|another|more|further|both|twice|times|from|since|up to|until|till|per|each|every|days|nights?|overnight|weekend|steps?|rounds?|turns?|was|were|or|not|never|only|if|when|instead|at least|over|above|below|under|within|less|than)(?!\p{L})|n['’]t|[→<>≤≥±~≈+?×]/iu;
/** What was not tried, but reckoned. */
const RECKONED =
  /[,;(]\s?[^,;()]{0,40}(?<!\p{L})(?:extrapolat|project|scal|reckon|estimat|calculat)\p{L}*[^,;()]{0,60}/iu;
const TIME = "\\d+(?:[.,]\\d+)? (?:seconds?|minutes?|min|hours?|h|days?|weeks?|months?)(?!\\p{L})";
const FOR = new RegExp(`(?<!\\p{L})for (?:at least |a full )?(?<time>${TIME})`, "iu");

/**
 * The figure of an item that is less than what was to be tried, as it stands there; null for none. Number words are digits.
 *
 * @param enough the share of a time that is as good as the whole
 */
export function findSmallerTrial(condition: string, item: string, enough = NEARLY): string | null {
  if (item.length > LONGEST || !sharesThing(condition, item)) return null;
  const text = item.replace(RECKONED, "").replaceAll(HYPHEN, "$1 ");
  const asked = condition.replaceAll(HYPHEN, "$1 ");
  return (
    shorterTime(asked, text, enough) ??
    afterShorter(asked, text, enough) ??
    overShorter(asked, text, enough) ??
    smallerThing(asked, text) ??
    smallerLoad(asked, text) ??
    lostMeanwhile(asked, text)
  );
}

/** "90-minute" */
const HYPHEN = /(?<=(?:^|[^\p{L}\d.-])\d{1,6})()-(?=\p{L}{1,12} )/gu;

function sharesThing(condition: string, item: string): boolean {
  const plain = (text: string): readonly string[] =>
    contentWords(text.replaceAll(/\d[\d.,]*[\s-]?\p{L}*/gu, " "));
  const asked = new Set(plain(condition));
  return plain(item).some((word) => asked.has(word));
}

/** The only figure of a unit in a text; null where there are none or several. */
function onlyFigure(text: string, unit: string): Figure | null {
  const [figure, ...others] = figuresIn(text, 0).filter((one) => one.unit === unit);
  return figure === undefined || others.length > 0 ? null : figure;
}

function shorterTime(condition: string, item: string, enough: number): string | null {
  const time = FOR.exec(condition)?.groups?.["time"];
  const [wanted] = time === undefined ? [] : figuresIn(time, 0);
  if (wanted === undefined || wanted.unit !== "ms") return null;
  const said = onlyFigure(item, wanted.unit);
  if (said === null || said.value >= wanted.value * enough) return null;
  const front = item.slice(0, said.start);
  const clause = front.slice(Math.max(front.search(/[,;()][^,;()]*$/u), 0));
  const isTrial = TRIED.test(clause) || sharesDeed(clause, condition);
  const isFor = isTrial && /(?<!\p{L})for (?:only |just )?$/iu.test(clause);
  const told = isFor || endsWithDeed(clause, condition);
  const words = item.slice(said.start, said.end);
  if (!told || !sharesThing(condition, clause)) return null;
  return MORE.test(item.replace(words, " ")) ? null : words;
}

/** "Let the worker run", and not "charged the battery", "mixed the dough": that was to be done first. */
const TRIED =
  /(?<!\p{L})(?:ran|runs?|running|let|left|kept|test(?:ed)?|tr(?:y|ied)|trial|stood|stands|held|holds|loaded|filled|was|is|were|been|soak(?:ed)?|worked|lasted|burn-in)(?!\p{L})/iu;

/** Whether a clause has a word of what the condition says of its thing. */
function sharesDeed(clause: string, condition: string): boolean {
  const words = condition.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  const { at } = findVerb(words);
  const said = new Set(contentWords(words.slice(Math.max(at, 0)).join(" ")));
  return contentWords(clause).some((stem) => said.has(stem));
}

/** "Job ran 6 hours", where it is to run for 48. */
function endsWithDeed(clause: string, condition: string): boolean {
  const [stem] = contentWords(/\p{L}+ (?:only |just )?$/iu.exec(clause)?.[0] ?? "");
  return stem !== undefined && contentWords(condition).includes(stem);
}

const AFTER = new RegExp(
  `^(?<front>[^]*?)(?<!\\p{L})after (?:only |just )?(?<time>${TIME})\\W*$`,
  "iu",
);
/** What goes on, and begins with no such time: "dry after 6 hours" may be told of paint, and of a floor that stays dry. */
const GOES_ON =
  /(?<!\p{L})(?:still|dry|tight|watertight|airtight|clean|quiet|silent|clear|closed|shut|upright|intact|stable|firm|(?:holds?|held|keeps?|kept|stays?|stayed|remains?|remained|survive[sd]?))(?!\p{L})/iu;
const STAYS =
  /(?<!\p{L})(?:stays?|remains?|keeps?|holds?|lasts?|carries|bears?|stands?)(?!\p{L})/iu;
const KEEPS =
  /(?<!\p{L})(?:still|holds?|held|keeps?|kept|stays?|stayed|remains?|remained|stands?|stood|works?|running|runs?|up|there|fine|ok)(?!\p{L})/giu;
/** The condition speaks of more than one time, or of none that is to last. */
const OPEN = /(?<!\p{L})(?:or|until|till|not?|never|every|each|per|after)(?!\p{L})|n['’]t/iu;

/** "Floor dry after 6 hours", where it is to stay dry for 48. */
function afterShorter(condition: string, item: string, enough: number): string | null {
  const wanted = timeIn(FOR.exec(condition)?.groups?.["time"]);
  const told = AFTER.exec(item)?.groups;
  if (wanted === null || told === undefined || OPEN.test(condition)) return null;
  const said = onlyFigure(item, "ms");
  if (said === null || said.value >= wanted * enough) return null;
  const clause = (told["front"] ?? "").split(/[,;:()]/u).at(-1) ?? "";
  const isStill = /(?<!\p{L})still(?!\p{L})/iu.test(clause);
  if (!isStill && !(STAYS.test(condition) && GOES_ON.test(clause))) return null;
  if (!saysOnly(clause.replaceAll(KEEPS, " "), condition) || MORE.test(told["front"] ?? ""))
    return null;
  return item.slice(said.start, said.end);
}

const SPAN = new RegExp(
  `(?<!\\p{L})(?:over|for|during) (?:at least )?(?<time>${TIME})(?=\\W*$|[,;])`,
  "iu",
);
const MEASURED =
  /\d|(?<!\p{L})(?:measured|averaged?|recorded|monitored|logged|observed|watched|tracked)(?!\p{L})/iu;

/** "Hit rate 94% over an hour", where it is to be above 90% over a full day. */
function overShorter(condition: string, item: string, enough: number): string | null {
  const [asked = "", time] = SPAN.exec(condition) ?? [];
  const [span = ""] = SPAN.exec(item) ?? [];
  const wanted = timeIn(time);
  const rest = condition.replace(asked, " ");
  if (wanted === null || span === "" || OPEN.test(condition) || !MEASURED.test(rest)) return null;
  const said = onlyFigure(item, "ms");
  if (said === null || said.value >= wanted * enough || onlyFigure(condition, "ms") === null)
    return null;
  const words = new Set(condition.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []);
  const own = item.replace(span, " ");
  const others = (own.match(/\p{L}+/gu) ?? []).filter((word) => !words.has(word.toLowerCase()));
  const isAlone = saysOnly(own.replaceAll(/\d[\d.,]*/gu, " "), condition);
  return isAlone && !/[;(]/u.test(own) && !MORE.test(others.join(" "))
    ? item.slice(said.start, said.end)
    : null;
}

function timeIn(text: string | undefined): number | null {
  const [figure] = text === undefined ? [] : figuresIn(text, 0);
  return figure?.unit === "ms" ? figure.value : null;
}

/** Whether it names something, and nothing but what its condition names. */
function saysOnly(text: string, condition: string): boolean {
  const asked = new Set(contentWords(condition));
  const said = contentWords(text);
  return said.length > 0 && said.every((word) => asked.has(word));
}

const PART =
  /^ (?:chunks?|parts?|pieces?|blocks?|slices?|batch(?:es)?|buffer|limit|machine|server|disk|disc|drive|container|instance|heap|memory|ram|quota|margin|break|pause|warm|timeout|interval|budget|swap|cache|of|for|at|in|on|per|free|left|later|after|ago)(?!\p{L})/iu;
const OF_ASKED = /(?:^\W*|(?<!\p{L})(?:an?|the|one) )$/iu;
/** Of what was done: "uploaded a", "import of a", and neither "in a" nor, of something beside, "with a". */
const OF_TOLD = /(?<deed>\p{L}{3,30}) (?:of )?(?:an?|the|one|my|our) $/iu;

/** "Uploaded a 500 MB video", where a 5 GB upload is to finish: a size or a length in front of its thing. */
function smallerThing(condition: string, item: string): string | null {
  if (parseThreshold(condition) !== null && /^\W*(?:at|in|with)/iu.test(condition)) return null;
  const wanted = figuresIn(condition, 0).find(
    ({ unit, start, end }) =>
      /^(?:ms|byte)$/u.test(unit) &&
      OF_ASKED.test(condition.slice(0, start)) &&
      /^ \p{L}{3}/u.test(condition.slice(end)) &&
      !PART.test(condition.slice(end)),
  );
  if (wanted === undefined || onlyFigure(condition, wanted.unit) === null) return null;
  const asked = new Set(contentWords(condition));
  const said = figuresIn(item, 0).find(
    ({ unit, start, end }) =>
      unit === wanted.unit &&
      asked.has(
        contentWords(OF_TOLD.exec(item.slice(0, start))?.groups?.["deed"] ?? "")[0] ?? "",
      ) &&
      /^ \p{L}{3}/u.test(item.slice(end)) &&
      !PART.test(item.slice(end)),
  );
  if (said === undefined || said.value >= wanted.value * NEARLY) return null;
  // "A 2 hour film in 500 MB parts": whatever else it tells of the same kind may be the one.
  const others = figuresIn(item, 0).filter(({ unit }) => unit === wanted.unit);
  if (others.some(({ value }) => value >= wanted.value * NEARLY)) return null;
  const words = item.slice(said.start, said.end);
  const rest = item.replace(words, " ");
  return MORE.test(rest) || / and (?!it |this |that )/iu.test(rest) ? null : words;
}

const AMOUNT =
  "(?<number>\\d[\\d.,]{0,8}) ?(?<unit>kg|kilos?|g|tons?|tonnes?|l|lit(?:re|er)s?|bar|volts?|V|W|kW|degrees?|people|persons)(?!\\p{L})";
const LOAD_ASKED = new RegExp(
  `(?<!\\p{L})(?:holds?|bears?|carry|carries|supports?|withstands?|lifts?|takes?|stands?) (?:a load of )?${AMOUNT}`,
  "iu",
);
const LOAD_TOLD = new RegExp(
  `(?<!\\p{L})(?:with|to|at) (?:only |just )?${AMOUNT}(?=\\W*$|[,;(]| (?:for|of|in|on|over|without)(?!\\p{L}))`,
  "iu",
);

/** "Filled the tank with 50 litres", where it is to hold 200. */
function smallerLoad(condition: string, item: string): string | null {
  const asked = LOAD_ASKED.exec(condition)?.groups;
  const told = LOAD_TOLD.exec(item);
  if (asked === undefined || told === null) return null;
  const { number = "", unit = "" } = told.groups ?? {};
  if (unitOf(unit) !== unitOf(asked["unit"] ?? "")) return null;
  const [said, wanted] = [valueOf(number), valueOf(asked["number"] ?? "")];
  const rest = item.replace(told[0], " ");
  const isAlone = !new RegExp(AMOUNT, "iu").test(rest) && !MORE.test(rest);
  return isAlone && said < wanted * NEARLY ? `${number} ${unit}` : null;
}

const HELD = new RegExp(
  `(?<!\\p{L})(?:holds?|keeps?|stays? at|maintains?) ${AMOUNT}[^.;]{0,60} without (?:losing|dropping|a drop|a loss|any loss|falling)`,
  "iu",
);
const READ =
  /(?<!\p{L})(?:gauge|meter|manometer|display|dial|pressure|voltage|it|reading) (?:then |still )?(?:reads?|shows?|showed|says|said|stood at|was(?: at)?|is(?: at)?|fell to|dropped to|was down to|is down to) (?<number>\d+(?:[.,]\d+)?)(?: ?(?<unit>\p{L}{1,8}))?\W*$/iu;
/** It was let off once it had held, or is told to have held: "held 3 bar for an hour; gauge is at 0 now". */
const RELEASED =
  /(?<!\p{L})(?:let off|let (?:the |its )?\p{L}+ (?:off|out)|drained|released|emptied|vented|bled)(?!\p{L})|(?<!\p{L})(?<!not |never |n['’]t )held [^,;]{0,40}(?:hours?|minutes?|all day|overnight)(?!\p{L})/iu;
/** As well as one reads a gauge. */
const AS_READ = 0.97;

/** "After one hour the gauge read 2.4", where 3 bar are to be held without a loss. */
function lostMeanwhile(condition: string, item: string): string | null {
  const held = HELD.exec(condition)?.groups;
  const read = READ.exec(item)?.groups;
  if (held === undefined || read === undefined || RELEASED.test(item)) return null;
  const { number = "", unit } = read;
  if (unit !== undefined && unitOf(unit) !== unitOf(held["unit"] ?? "")) return null;
  return valueOf(number) < valueOf(held["number"] ?? "") * AS_READ ? number : null;
}

function unitOf(unit: string): string {
  return unit.toLowerCase().replace(/(?<=..)s$/u, "");
}

function valueOf(number: string): number {
  return Number(number.replaceAll(/,(?=\d{3}(?!\d))/gu, "").replace(",", "."));
}
