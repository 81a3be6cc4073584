import { readDigits, readNumber } from "../../../domain/inventory.ts";
import {
  ARTICLE,
  LEAST,
  LEAST_OF_MANY,
  LESS_BEHIND,
  MORE_BEHIND,
  MOST,
  MOST_OF_MANY,
  OR_LESS,
  OR_MORE,
} from "./bound-words.ts";
import { paddedDigits } from "./spelled-digits.ts";
import { UNITS } from "./units.ts";
import { A_DURATION, isNoBound, WITHOUT_A_THING } from "./no-bound.ts";

/** A bound that a condition states: "at least 99 %", "under 2 s", "twice as fast". */
export interface Threshold {
  /** The words that state it, as they stand in the condition. */
  readonly text: string;
  readonly least: boolean;
  readonly value: number;
  readonly unit: string;
  /** Whether the bound itself is met by being equal to it. */
  readonly inclusive: boolean;
}

/** A number with its unit in a message, both in base units (ms, bytes). */
export interface Figure {
  readonly value: number;
  readonly unit: string;
  readonly start: number;
  readonly end: number;
}

const NUMBER =
  "\\d[\\d.,]*(?:\\s?(?:million|thousand|k(?![\\p{L}])|M(?![\\p{L}])))?|(?:one|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|thirty|sixty|ninety|an?(?=\\s(?:second|minute|hour|day)))";
const UNIT =
  "frames (?:per|a) second|%|percent\\b|prozent\\b|p(?:er|our|or) cent(?:o|io)?(?![\\p{L}])|:1\\b|°C?|×|[€$£]|[\\p{L}µ]+(?:/[\\p{L}]+)?";
const BEFORE = new RegExp(
  `(?<![\\p{L}])(?:(${MOST})|(${LEAST}))\\s*${ARTICLE}?[€$£]?(${NUMBER})\\s?(?:(?:working|business|more|further|full|whole)\\s)?(${UNIT})?`,
  "iu",
);
/** A number follows, of which the words are then said. */
const NUMBERED = `\\p{L}|\\s${ARTICLE}?\\d`;
/** A number is read from its first digit: from each of its digits, long ones would take time with their square. */
const FIRST_DIGIT = "(?<!\\d[.,]{0,3})";
const AFTER = new RegExp(
  `${FIRST_DIGIT}(${NUMBER})\\s?(${UNIT})?(?: of [\\p{L}-]+)?\\s+(or\\s+(?:${OR_MORE})|${MORE_BEHIND}(?!${NUMBERED}))|${FIRST_DIGIT}(${NUMBER})\\s?(${UNIT})?(?: of [\\p{L}-]+)?\\s+(or\\s+(?:${OR_LESS})|${LESS_BEHIND}(?!${NUMBERED}))`,
  "iu",
);
const TIMES =
  /\b(twice|two times|three times|four times|five times|ten times|(\d+(?:\.\d+)?)\s?(?:times|x|×))\s+(?:as fast|faster|as quick|the speed|the throughput|as many|quicker)/iu;

const HAS_AFTER = new RegExp(`\\s(?:or\\s|${MORE_BEHIND}|${LESS_BEHIND})`, "iu");

/** What every bound has: a quick look that spares nearly all conditions the patterns above. */
const FIGURE_HINT =
  /\d|one|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|thirty|sixty|ninety|twice|an?\s(?:second|minute|hour|day)/i;

/** Reads the bound of a condition; null when it states none that can be compared. */
export function parseThreshold(condition: string): Threshold | null {
  if (!FIGURE_HINT.test(condition)) return null;
  const text = paddedDigits(condition);
  const read = thresholdIn(text);
  if (read === null || text === condition) return read;
  const at = text.indexOf(read.text);
  return { ...read, text: condition.slice(at, at + read.text.length) };
}

function thresholdIn(text: string): Threshold | null {
  const times = TIMES.exec(text);
  if (times !== null) {
    const word = times[1]?.toLowerCase() ?? "";
    const value = word.startsWith("twice")
      ? 2
      : (readNumber(word.split(" ")[0] ?? "") ?? Number(times[2]));
    return Number.isFinite(value)
      ? { text: times[0], least: true, value, unit: "×", inclusive: true }
      : null;
  }
  const after = HAS_AFTER.test(text) ? AFTER.exec(text) : null;
  if (after !== null) {
    const least = after[3] !== undefined;
    const [number, unit] = least ? [after[1], after[2]] : [after[4], after[5]];
    return (
      bound(after[0], least, number, unit, true) ?? scoreBound(text, after[0], least, number, true)
    );
  }
  const before = firstBound(text);
  if (before === null) return boundOfMany(text);
  if (isNoBound(text, before)) return null;
  const words = (before[1] ?? before[2] ?? "").toLowerCase();
  const inclusive =
    /least|most|within|up to|no |not |max|min|=|≤|≥|höchst|mindest|plus$|moins$|máximo|menos$|exceed|wenigst|innerhalb|schreit|steig| pas(?: |$)|non |não |mínimo|mucho|massimo|almeno|entro|sumo/u.test(
      words,
    ) && words !== "moins de";
  const least = before[2] !== undefined;
  // "no layout shift above 0.1", "does not grow by more than 5 %": the bound is turned round.
  const ahead = text.slice(Math.max(0, before.index - 60), before.index);
  const turned = COMPARED.test(words) && NEGATED.test(ahead) && !WITHOUT_A_THING.test(ahead);
  if (!turned && OF_SOME.test(words)) return null;
  const read = bound(before[0], least !== turned, before[3], unitOf(before), inclusive !== turned);
  return read ?? scoreBound(text, before[0], least !== turned, before[3], inclusive);
}

/** "A score of 90 or higher": a bare number. */
function scoreBound(
  condition: string,
  text: string,
  least: boolean,
  number: string | undefined,
  inclusive: boolean,
): Threshold | null {
  const value = SCORE.test(condition) ? valueOf(number ?? "") : null;
  return value === null ? null : { text, least, value, unit: "", inclusive };
}

const OF_MANY = new RegExp(
  `(?<!\\p{L})(?:(${MOST_OF_MANY})|(${LEAST_OF_MANY}))(?!\\p{L})(?:(?!\\d)[^,;.()]){1,50} (?:is|are|measures?|has|have|weighs?) (${NUMBER})\\s?(${UNIT})?`,
  "iu",
);

/** "The smallest type on each form is 11 pt". */
function boundOfMany(text: string): Threshold | null {
  const match = OF_MANY.exec(text);
  return match === null ? null : bound(match[0], match[2] !== undefined, match[3], match[4], true);
}

/** The first bound that has a unit: "over 10,000 loans takes under 150 ms" states the second. */
function firstBound(text: string): RegExpExecArray | null {
  const first = BEFORE.exec(text);
  if (first === null) return null;
  // "A search over 30 days answers within 3 seconds", "the taper over 200 mm is below 0.02 mm": over how long, where a bound follows.
  const behind = text.slice(first.index + first[0].length);
  const span = /^over\b/iu.test(first[0]) && (A_DURATION.test(first[0]) || IS_BOUND.test(behind));
  if (!span && /\d\s?m$/u.test(first[3] ?? "")) return first;
  if (!span && baseUnit(valueOf(first[3] ?? ""), unitOf(first)) !== null) return first;
  const rest = first.index + first[0].length;
  const second = BEFORE.exec(text.slice(rest));
  if (second === null || baseUnit(valueOf(second[3] ?? ""), unitOf(second)) === null) return first;
  second.index += rest;
  return second;
}

const IS_BOUND =
  /^ (?:is|are|stays?|remains?|lies|measures?) (?:under|below|at most|less than)(?!\p{L})/iu;

/** The unit of a bound: "€" also in front of the number, and working days as such. */
function unitOf({ 0: words, 4: unit = "" }: RegExpExecArray): string {
  const [currency = ""] = /[€$£](?=\d)/u.exec(words) ?? [];
  if (currency !== "") return currency;
  return /^days?$/iu.test(unit) && OF_WORK.test(words) ? "working day" : unit;
}

const OF_WORK = /\s(?:working|business)\s/iu;

/** What is told by a bare number. */
const SCORE = /(?<!\p{L})(?:scores?|ratings?|grades?|marks?)(?!\p{L})/iu;

const COMPARED =
  /^(?:under|below|(?:less|fewer|lower|shorter|smaller) than|over|above|(?:more|greater|higher|longer|older|wider|heavier|larger|bigger|louder|taller|thicker|deeper|slower) than|exceeds?|[<>]|unter|über|(?:weniger|mehr|länger|größer|höher) als|(?:plus|menos|más|mais|moins) de|più di|oltre|sotto|superior(?:e|es)? a|supérieure?s? à)$/u;
/** "Dumps older than 30 days are removed" says which, where nothing is denied. */
const OF_SOME =
  /^(?:longer|older|wider|heavier|larger|bigger|louder|taller|thicker|deeper|slower) than$/u;
const NEGATED =
  /(?<!\p{L})(?<!with )(?:no|not|never|none|nothing|nobody|cannot|\p{L}+n['’]t|keine?[rmns]?|nicht|nie|without|ohne|sans|senza|aucune?|ning[uú]na?|nessun[ao]?|nenhuma?)(?!\p{L})(?:(?!\b(?:and|but|while|und|in|at|with|y|et|e)\b)[^.;:,()])*$/iu;

/** Words that go on with the sentence: "under 0.1 on the start page" has no unit. */
const GOES_ON =
  /^(?:on|in|at|for|and|or|of|to|with|from|when|by|is|are|the|an?|per|across|during|until|while|if|so|then|than)$/iu;

function bound(
  text: string,
  least: boolean,
  number: string | undefined,
  unit: string | undefined,
  inclusive: boolean,
): Threshold | null {
  // "2.40 m" is no million: a pattern that knows no capitals takes it for one.
  const metres = /^(.*\d)\s?m$/u.exec(number ?? "")?.[1];
  if (metres !== undefined)
    return OF_MILLIONS.test(unit ?? "")
      ? bound(text, least, `${metres} M`, unit, inclusive)
      : bound(text, least, metres, "m", inclusive);
  const read = baseUnit(valueOf(number ?? ""), GOES_ON.test(unit ?? "") ? "" : (unit ?? ""));
  return read === null ? null : { text, least, value: read.value, unit: read.unit, inclusive };
}

/** "3 m euros", "2 m rows": millions after all. */
const OF_MILLIONS = /^(?!across$|thick|less$)(?:[€$£]|\p{L}{3,}s|euro|people)$/iu;

/** Whether a figure satisfies the bound; null when the two cannot be compared. */
export function meets(threshold: Threshold, figure: Figure): boolean | null {
  if (figure.unit !== threshold.unit) return null;
  if (figure.value === threshold.value) return threshold.inclusive ? true : null;
  return threshold.least ? figure.value > threshold.value : figure.value < threshold.value;
}

const MONEY = /^(?:[€$£]|euros?|dollars?|pounds?|francs?)$/iu;

/** "412 ms ± 9 ms": a spread is no figure of its own. */
const FIGURE =
  /(?<![\p{L}\d._#-]|\d ?[\p{L}%]{0,4} ?± ?)(\d{1,3}(?:[,  ]\d{3})+(?:\.\d+)?|\d+(?:[.,]\d+)?)(\s?(?:million|M(?!\p{L}|B)))?\s?(frames (?:per|a) second|%|percent\b|prozent\b|p(?:er|our|or) cent(?:o|io)?(?!\p{L})|:1(?!\d)|°C?|×|[€$£]|x(?!\p{L})|times(?!\p{L})|(?:working|business) days?(?!\p{L})|[\p{L}µ]+(?:\/[\p{L}]+)?)?/giu;

/** The figures of a stretch of text, offsets counted from `offset`. "8 min 40 s" is one figure. */
export function figuresIn(text: string, offset: number): readonly Figure[] {
  const found: Figure[] = [];
  const clocks = text.includes(":") ? clocksIn(text, offset) : null;
  let behindClock = offset;
  for (const match of text.matchAll(FIGURE)) {
    const at = offset + match.index;
    if (at < behindClock) continue;
    const clock = clocks?.get(at);
    if (clock !== undefined) {
      found.push(clock);
      behindClock = clock.end;
      continue;
    }
    // "31 m" is no million: the pattern knows no capitals.
    const isSmall = /^\s?m$/u.test(match[2] ?? "");
    const isMetres = isSmall && !MONEY.test(match[3] ?? "");
    const scale = isSmall ? (isMetres ? "" : " M") : (match[2] ?? "");
    const value = valueOf((match[1] ?? "") + scale);
    if (value === null) continue;
    // "€455 this month": the sign in front is the unit.
    const unit =
      CURRENCY.exec(text.charAt(match.index - 1))?.[0] ?? (isMetres ? "m" : (match[3] ?? ""));
    const read = baseUnit(value, unit) ?? { value, unit: unit.toLowerCase() };
    const start = offset + match.index;
    const end = isMetres
      ? start + (match[1] ?? "").length + (match[2] ?? "").length
      : start + match[0].trimEnd().length;
    const last = found.at(-1);
    const before = last !== undefined && start - last.end <= 1 ? durationOf(last, read) : null;
    if (last !== undefined && before !== null) {
      found[found.length - 1] = {
        value: before + read.value,
        unit: "ms",
        start: last.start,
        end,
      };
    } else found.push({ ...read, start, end });
  }
  return found;
}

const CURRENCY = /[€$£]/u;

const MINUTE = 60_000;

const CLOCK =
  /(?<![\p{L}\d.:])(\d{1,3}):([0-5]\d)(?::([0-5]\d))?\s?(min(?:ute)?s?|h(?:ou)?rs?|h)(?!\p{L})/giu;
/** "Running time 14:21": minutes and seconds without a unit, since no time of the day is told. */
const LENGTH =
  /(?<!\p{L})(?:running time|run ?time|playing time|length|duration)(?: is| of|:)? (?<!\d)(\d{1,3}):([0-5]\d)(?::([0-5]\d))?(?![\d:]|\s?(?:[ap]m|uhr|h)(?!\p{L})|\s?[-–] ?\d)/giu;

/** "Ran from 09:00 to 15:30": how long, where it says that something ran. */
const RAN =
  /(?<!\p{L})(?:ran|runs|run|running|lasted|went on|kept up|stayed up|was up|held|worked)(?: \p{L}+){0,3} (from ([01]?\d|2[0-3]):([0-5]\d) (?:to|until|till) ([01]?\d|2[0-3]):([0-5]\d))(?!\d)/giu;

function spellOf([whole, clock = "", ...hours]: RegExpExecArray, at: number): Figure {
  const [fromHour = 0, fromMinute = 0, toHour = 0, toMinute = 0] = hours.map(Number);
  const minutes = (toHour - fromHour) * 60 + toMinute - fromMinute;
  // Past midnight.
  const value = (minutes > 0 ? minutes : minutes + 24 * 60) * MINUTE;
  return { value, unit: "ms", start: at + whole.length - clock.length, end: at + whole.length };
}

/** Times as a clock writes them, by their start: "3:40 min", "2:41:07 h". */
function clocksIn(text: string, offset: number): ReadonlyMap<number, Figure> {
  const clocks = Array.from(text.matchAll(CLOCK), (match): [number, Figure] => {
    const [whole, first = "", second = "", third, unit = ""] = match;
    const isHours = third !== undefined || /^h/iu.test(unit);
    const seconds = Number(first) * 60 + Number(second);
    const ms = (isHours ? seconds * 60 + Number(third ?? 0) : seconds) * 1000;
    const start = offset + match.index;
    return [start, { value: ms, unit: "ms", start, end: start + whole.length }];
  });
  const lengths = Array.from(text.matchAll(LENGTH), (match): [number, Figure] => {
    const [whole, first = "", second = "", third] = match;
    const digits = whole.length - (/\d[\d:]*$/u.exec(whole)?.[0] ?? "").length;
    const seconds = Number(first) * 60 + Number(second);
    const ms = (third === undefined ? seconds : seconds * 60 + Number(third)) * 1000;
    const start = offset + match.index + digits;
    return [start, { value: ms, unit: "ms", start, end: offset + match.index + whole.length }];
  });
  const spells = Array.from(text.matchAll(RAN), (match): [number, Figure] => {
    const figure = spellOf(match, offset + match.index);
    return [figure.start + "from ".length, figure];
  });
  return new Map([...clocks, ...lengths, ...spells]);
}

/** What stands in front of minutes or seconds as the greater part of one time, in ms; null when it is no such. */
function durationOf(last: Figure, read: Pick<Figure, "value" | "unit">): number | null {
  if (read.unit !== "ms") return null;
  // "8 m 40 s": minutes after all.
  const value = last.unit === "m" && read.value < MINUTE ? last.value * MINUTE : last.value;
  if (last.unit !== "ms" && value === last.value) return null;
  const greater = read.value < MINUTE ? MINUTE : 60 * MINUTE;
  return read.value < 60 * MINUTE && value >= greater && value % greater === 0 ? value : null;
}

function valueOf(text: string): number | null {
  const scaled = /^([\d.,  ]+)\s?(million|thousand|k|M)$/u.exec(text.trim());
  if (scaled !== null) {
    const value = readDigits((scaled[1] ?? "").trim());
    return value === null
      ? null
      : value * (scaled[2] === "million" || scaled[2] === "M" ? 1_000_000 : 1_000);
  }
  if (/^an?$/iu.test(text)) return 1;
  return readNumber(text.trim()) ?? readDigits(text.trim());
}

/** Value and unit in base units. Null for a bare number that is neither a ratio nor a score. */
function baseUnit(value: number | null, unit: string): { value: number; unit: string } | null {
  if (value === null) return null;
  const lower = unit.toLowerCase();
  const known = UNITS.get(lower) ?? UNITS.get(lower.replace(/s$/u, ""));
  if (known !== undefined) return { value: value * known[1], unit: known[0] };
  // "0.80 on the …", "0.923 (precision …": a score between 0 and 1.
  if (value > 0 && value <= 1 && !Number.isInteger(value)) return { value, unit: "score" };
  return null;
}
