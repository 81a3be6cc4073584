import { readNumber } from "../../../domain/inventory.ts";

const SPELT =
  /(?<!\p{L})(one|two|three|four|five|six|seven|eight|nine|ten|twelve)(?= (?:second|minute|hour|day|week|month|year))/giu;
const ARTICLE = /(?<!\p{L})an?(?= (?:second|minute|hour|day|week|month|year))/giu;

/** Durations in figures: "two weeks" as "2 weeks". */
export function spelledDigits(text: string): string {
  return text.replace(SPELT, (word) => String(readNumber(word)));
}

/** The same of a condition, where "a week" is one: a report's "400 calls a week" is none. */
export function askedDigits(text: string): string {
  return spelledDigits(text).replace(ARTICLE, "1");
}
