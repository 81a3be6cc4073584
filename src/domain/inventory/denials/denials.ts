import { contentWords } from "../words/content-words.ts";
import type { Known, DeniedStretch } from "./bounds.ts";
import { TAKES_OUT, excludedFrom } from "./exceptions.ts";
import { failedBefore, isError, isRed, negatedBefore } from "./failures.ts";
import { CONJUNCTION, CUT, DOUBLE, FAILS, FAILS_ALONE, NOT, WHOLE, mayDeny } from "./words.ts";
import { isBoundDenied } from "./upper-bound.ts";
import { type Token, itemTokens } from "../credit/item-tokens.ts";
import { readNumber, readOrdinal } from "../words/numbers.ts";

/** A stretch of an item that says what is not delivered: "PDF fails", "except PDF". */
export interface Denial {
  /** The stems of what it denies. */
  readonly words: ReadonlySet<string>;
  /** The stem of the word that denies, of which a condition may itself speak ("duplicates are dropped"). */
  readonly by: string;
  /** The verb that is denied ("not found"), which says nothing of a condition without it; null where it denies all. */
  readonly verb: string | null;
  /** It speaks of several at once: "all exports fail", "the others fail". */
  readonly all: boolean;
  /** How many things it denies where they have no names. */
  readonly count: number;
  /** It takes something out of what was said before: "but …", "except …", "one fails". */
  readonly exception: boolean;
  /** Of its words those that it takes out of what was named before: "CSV and PDF except PDF". */
  readonly takenOut: ReadonlySet<string>;
  /** Where in a row stands what is taken out, from 0, and -1 for the last: "but the second"; null for nothing of the kind. */
  readonly place: number | null;
}

/** An item without what it denies. */
export interface Denying {
  readonly rest: string;
  readonly denials: readonly Denial[];
}

/** What an item denies; null for most. */
export function denialsIn(item: string, known: Known): Denying | null {
  if (item.length > LONGEST || !mayDeny(item)) return null;
  const tokens = itemTokens(item);
  const denials: Denial[] = [];
  const lastAt = lastMentions(tokens);
  let rest = item;
  let done = 0;
  for (let at = 0; at < tokens.length; at++) {
    const range = deniedAt(tokens, at, done, known);
    if (range === null) continue;
    const said = tokens.slice(range.from, range.to);
    const subject = said.filter(
      (_, i) => range.from + i < range.end && range.from + i >= range.start,
    );
    const words = new Set(subject.flatMap((token) => token.stems));
    // "Lee did not": of what was said before.
    const elided =
      NOT.test(tokens[at]?.word ?? "") &&
      range.verb === null &&
      range.to === at + 1 &&
      range.from < at;
    const ahead = tokens[range.start === range.from ? range.from - 1 : range.from]?.word ?? "";
    // "CSV, JSON and PDF exports; PDF fails"
    const isBare =
      range.to === at + 1 &&
      range.end === at &&
      subject.every(({ stems }) => stems.every((stem) => known.names.has(stem)));
    const takes =
      isBare || (TAKES_OUT.test(ahead) && range.start > at && !isNegated(tokens, at, done));
    denials.push({
      words,
      takenOut: new Set(
        takes ? [...words].filter((word) => (lastAt.get(word) ?? 0) < range.to) : [],
      ),
      place: takes ? placeIn(subject) : null,
      by: contentWords(tokens[at]?.word ?? "")[0] ?? "",
      verb: range.verb,
      all: subject.some(({ word }) => WHOLE.test(word)) || said.some(({ word }) => word === "none"),
      ...countIn(
        subject,
        known,
        elided ||
          /^(?:but|except|excluding|apart|other)$/u.test(ahead) ||
          (ahead === "," && isError(tokens, at)),
      ),
    });
    const [first, last] = [said[0], said.at(-1)];
    if (first !== undefined && last !== undefined) {
      const gap = ";".padEnd(last.end - first.start);
      rest = rest.slice(0, first.start) + gap + rest.slice(last.end);
    }
    at = range.to - 1;
    done = range.to;
  }
  return denials.length === 0 ? null : { rest, denials };
}

/** A longer item is a report; its sentences are not read one by one. */
const LONGEST = 2_000;

/** Where each stem stands last. */
function lastMentions(tokens: readonly Token[]): ReadonlyMap<string, number> {
  return new Map(tokens.flatMap(({ stems }, at) => stems.map((stem) => [stem, at])));
}

/** "none works except PDF" */
function isNegated(tokens: readonly Token[], at: number, done: number): boolean {
  for (let before = at - 1; before >= done; before--) {
    const word = tokens[before]?.word ?? "";
    if (DOUBLE.test(word)) return true;
    if (/^[;.!?]$/u.test(word)) return false;
  }
  return false;
}

function placeIn(subject: readonly Token[]): number | null {
  for (const { word } of subject) {
    const place = readOrdinal(word);
    if (place !== null) return place;
  }
  return null;
}

function deniedAt(
  tokens: readonly Token[],
  at: number,
  done: number,
  known: Known,
): DeniedStretch | null {
  const word = tokens[at]?.word ?? "";
  // "the yes, no and maybe counts"
  if (known.names.has(word) || isFall(tokens, at) || isLeftThere(tokens, at, known)) return null;
  return (
    excludedFrom(tokens, at, known) ??
    (FAILS.test(word) || FAILS_ALONE.test(word) || isRed(tokens, at) || isError(tokens, at)
      ? failedBefore(tokens, at, done, known)
      : isNegation(tokens, at) && !isBoundDenied(tokens, at)
        ? negatedBefore(tokens, at, done, known)
        : null)
  );
}

/** "Latency dropped to 210 ms": a figure fell, and nothing was left out. */
function isFall(tokens: readonly Token[], at: number): boolean {
  const [word, by, figure] = [at, at + 1, at + 2].map((place) => tokens[place]?.word ?? "");
  return (
    word === "dropped" &&
    /^(?:to|from|below|under)$/u.test(by ?? "") &&
    /^0*[1-9]/u.test(figure ?? "")
  );
}

/** "Cuttings dropped at the recycling yard", where they are to be taken there. */
function isLeftThere(tokens: readonly Token[], at: number, known: Known): boolean {
  if (tokens[at]?.word !== "dropped" || !THERE.test(tokens[at + 1]?.word ?? "")) return false;
  carrying ??= contentWords("taken brought delivered returned driven");
  if (!carrying.some((stem) => known.has(stem))) return false;
  const end = tokens.findIndex(({ word }, i) => i > at && CUT.test(word));
  const place = tokens.slice(at + 2, end < 0 ? tokens.length : end);
  return place.some(
    ({ word, stems }) => DROP_OFF.test(word) && stems.some((stem) => known.has(stem)),
  );
}

let carrying: readonly string[] | null = null;
const THERE = /^(?:at|in|into)$/u;
/** Where something that is carried is left; in a hall a vase is dropped and breaks. */
const DROP_OFF =
  /^(?:yards?|depots?|offices?|dumps?|tips?|garages?|box(?:es)?|bins?|skips?|containers?|doors?|porch|gates?|shops?|stations?|cent(?:re|er)s?|points?|warehouses?|stores?|reception|counters?|letterbox|mailbox|library|banks?|schools?|clinics?|pharmacy|lab|laboratory)$/u;

function isNegation(tokens: readonly Token[], at: number): boolean {
  const word = tokens[at]?.word ?? "";
  return NOT.test(word) || (word === "no" && tokens[at + 1]?.word === "longer");
}

/** "one fails", "but /carts and /users fail": how many things without a name are denied. */
function countIn(
  subject: readonly Token[],
  known: Known,
  exception: boolean,
): { count: number; exception: boolean } {
  for (const { word } of subject) {
    const count = readNumber(word) ?? 0;
    if (count > 0 && Number.isInteger(count) && !known.names.has(String(count)))
      return { count, exception: true };
  }
  const joins = subject.filter(({ word }) => CONJUNCTION.test(word) || word === ",").length;
  return { count: 1 + joins, exception };
}
