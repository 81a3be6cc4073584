/** Amounts from one figure to another: "2-8 °C", "5 to 10 results", "between 300 and 500 ms". "Chapters 1-12" are names. */

import { contentWords } from "../../../domain/inventory/words/content-words.ts";
import { figuresIn } from "../coverage/figures.ts";
import { BASE_UNITS } from "../coverage/units.ts";

/** A range or a single figure, from `low` to `high`, in base units. */
export interface Amount {
  readonly low: number;
  readonly high: number;
  /** Its base unit, or the stem of the things that are counted. */
  readonly unit: string;
  readonly isMeasure: boolean;
  readonly start: number;
  /** Where its last number ends. */
  readonly end: number;
}

export const PLURAL =
  /(?:[^s\P{L}]s|people|children|mice|men|women|feet|geese|sheep|cattle|data)$/u;

const NUMBER = "\\d[\\d,]*(?:\\.\\d+)?";
const EDGE = "(?<![\\p{L}\\d.,:/#_×-])";
const RANGE = new RegExp(
  `${EDGE}(?:between (${NUMBER})(?:\\s?(?:%|°\\s?C?|\\p{L}{1,12}))? and|(?:from )?(${NUMBER})(?:\\s?(?:%|°\\s?C?|\\p{L}{1,12}))??\\s?(?:[-–—]|\\.\\.|to(?= )|bis(?= )))\\s?(${NUMBER})(?!\\d|[.,:/-]\\d)`,
  "giu",
);
const SINGLE = new RegExp(`${EDGE}(${NUMBER})(?!\\d|[.,:/-]\\d)`, "giu");
/** Which day or hour it is, and what counts no things behind a number. */
const NO_AMOUNT =
  /^\s?(?:a\.?m|p\.?m|o['’]clock|uhr|is|was|has|does|this|its|as|us|yes|perhaps|always|besides?|across|pass|less|(?:passes|works|runs|loads|answers|exists|covers|shows|stays|remains)|jan\w*|feb\w*|mar(?:ch)?|apr\w*|may|june?|july?|aug\w*|sept?\w*|oct\w*|nov\w*|dec\w*)(?!\p{L})/iu;

/** The ranges of a text that are amounts. */
export function rangesIn(text: string): readonly Amount[] {
  return [...text.matchAll(RANGE)].flatMap((match) => {
    const [whole, between, from, to = ""] = match;
    const end = match.index + whole.length;
    const high = amountAt(to, text.slice(end));
    const low = amountAt(between ?? from ?? "", text.slice(end));
    // "From 40 to 12 minutes" is a change, and no range.
    if (high === null || low === null || low.value > high.value) return [];
    const { unit, isMeasure } = high;
    return [{ low: low.value, high: high.value, unit, isMeasure, start: match.index, end }];
  });
}

/** The single figures of a text, where its ranges are blanked. */
export function singlesIn(text: string): readonly Amount[] {
  return [...text.matchAll(SINGLE)].flatMap((match) => {
    const [whole] = match;
    const end = match.index + whole.length;
    const amount = amountAt(whole, text.slice(end));
    if (amount === null) return [];
    const { value, unit, isMeasure } = amount;
    return [{ low: value, high: value, unit, isMeasure, start: match.index, end }];
  });
}

function amountAt(
  number: string,
  behind: string,
): { readonly value: number; readonly unit: string; readonly isMeasure: boolean } | null {
  if (NO_AMOUNT.test(behind)) return null;
  const short = /^\s?(?:%|°\s?C?|[€$£]|[\p{L}µ]+(?:\/\p{L}+)?)/u.exec(behind)?.[0] ?? "";
  const [figure] = figuresIn(`${number}${short}`, 0);
  if (figure !== undefined && BASE_UNITS.has(figure.unit))
    return { value: figure.value, unit: figure.unit, isMeasure: true };
  const words = (/^(?: [\p{L}-]+){1,3}/u.exec(behind)?.[0] ?? "").trim().toLowerCase().split(" ");
  const thing = words.find((word) => (number === "1" ? /\p{L}{3}/u : PLURAL).test(word));
  const [stem] = contentWords(thing ?? "");
  const value = figuresIn(number, 0)[0]?.value;
  return stem === undefined || value === undefined ? null : { value, unit: stem, isMeasure: false };
}
