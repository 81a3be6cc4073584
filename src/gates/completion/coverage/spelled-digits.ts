import { readNumber } from "../../../domain/inventory.ts";

const SPELT =
  /(?<!\p{L})(one|two|three|four|five|six|seven|eight|nine|ten|twelve)(?= (?:second|minute|hour|day|week|month|year))/giu;
const ARTICLE = /(?<!\p{L})an?(?= (?:second|minute|hour|day|week|month|year))/giu;

/** Durations in figures: "two weeks" as "2 weeks". */
export function spelledDigits(text: string): string {
  return text.replace(SPELT, (word) => String(readNumber(word)));
}

const LATER =
  /(?<!\p{L})an?(?= (?:second|minute|hour|day|week|month|year) (?:after|later|late)(?!\p{L}))/giu;

/** The same of a report, as long as it was, so that what stands behind stays in its place: also "a week after". */
export function paddedDigits(text: string): string {
  return text
    .replace(SPELT, (word) => String(readNumber(word)).padStart(word.length, "0"))
    .replace(LATER, (word) => "1".padStart(word.length, "0"));
}

/** The same of a condition, where "a week" is one: a report's "400 calls a week" is none. */
export function askedDigits(text: string): string {
  return spelledDigits(text).replace(ARTICLE, "1");
}
