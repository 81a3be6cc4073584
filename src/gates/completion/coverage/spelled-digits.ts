import { readNumber } from "../../../domain/inventory.ts";
import { readSpelt, SPELT_NUMBER } from "../../../domain/inventory/words/numbers.ts";

const SPELT =
  /(?<!\p{L})(one|two|three|four|five|six|seven|eight|nine|ten|twelve)(?= (?:second|minute|hour|day|week|month|year))/giu;
const ARTICLE = /(?<!\p{L})an?(?= (?:second|minute|hour|day|week|month|year))/giu;

/** Durations in figures: "two weeks" as "2 weeks". */
export function spelledDigits(text: string): string {
  return text.replace(SPELT, (word) => String(readNumber(word)));
}

const LATER =
  /(?<!\p{L})an?(?= (?:second|minute|hour|day|week|month|year) (?:after|later|late)(?!\p{L}))/giu;

/** Of few words, so that a long row of them is read once. */
const FEW_WORDS = SPELT_NUMBER.replace(/\*$/u, "{0,3}");
const TIME = "(?:second|minute|hour|day|week|month|year)";
const LONG = new RegExp(`(?<!\\p{L})(?:${FEW_WORDS})(?= ${TIME}s?(?!\\p{L}))`, "giu");
/** "Three quarters of a minute", "half an hour", "two and a half hours", "an hour and a half". */
const PARTS = new RegExp(
  `(?<!\\p{L})(?:(an?|one|three) quarters? of an? (${TIME})|(half) an? (${TIME})|(\\d+|${FEW_WORDS}) and a half (${TIME})s|an? (${TIME}) and a half)(?!\\p{L})`,
  "giu",
);
const PART_HINT = /(?<!\p{L})(?:quarters?|half)(?!\p{L})/iu;

/** The same of a report, as long as it was, so that what stands behind stays in its place: also "a week after". */
export function paddedDigits(text: string): string {
  const whole = PART_HINT.test(text) ? text.replace(PARTS, partInDigits) : text;
  return whole
    .replace(LONG, (word) => String(readSpelt(word) ?? word).padStart(word.length, "0"))
    .replace(LATER, (word) => "1".padStart(word.length, "0"));
}

function partInDigits(said: string, ...groups: (string | undefined)[]): string {
  const [quarters, ofQuarter, half, ofHalf, many, ofMany, ofOne = ""] = groups;
  const number =
    quarters === undefined
      ? (half === undefined ? (many === undefined ? 1 : (readSpelt(many) ?? 0)) : 0) + 0.5
      : quarters.toLowerCase() === "three"
        ? 0.75
        : 0.25;
  const unit = ofQuarter ?? ofHalf ?? ofMany ?? ofOne;
  return `${number} ${unit}`.padStart(said.length, "0");
}

/** The same of a condition, where "a week" is one: a report's "400 calls a week" is none. */
export function askedDigits(text: string): string {
  return spelledDigits(text).replace(ARTICLE, "1");
}
