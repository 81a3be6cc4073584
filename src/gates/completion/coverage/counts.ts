import type { Clause, Document } from "../../text/document.ts";
import { numberSaid, shares } from "./clause.ts";
import {
  DELIVERED,
  DOING,
  TALLIED,
  fewer,
  brokenStreak,
  labelled,
  exceptions,
  tallied,
} from "./fewer-said.ts";
import { UNDONE } from "../rest-told.ts";
import { MESSAGE_INDEX, wordHash } from "./word-index.ts";
import { totalSaid } from "./total-said.ts";
import { amountsByClause, amountsIn } from "./amounts.ts";
import { isMadeWhole } from "./made-whole.ts";
import { madeInRows } from "./row-bounds.ts";
import { mayHaveShares, shortPasses } from "./passes.ts";
import { shortOfAll } from "./short-shares.ts";
import { nearlyAll } from "./nearly-all.ts";
import { type ShortList, shortList } from "./short-lists.ts";
import { disagreeing, shortTable } from "./tables.ts";
import { shortItem, shortTally } from "./tallies.ts";
import { shortHeadedList } from "./headed-lists.ts";
import { mentions } from "./mentions.ts";
import { termMet } from "./terms.ts";
import { type Demand, type Wanted, asksToPass } from "./wanted.ts";

/** A stated number that the message falls short of. */
export interface Shortfall {
  readonly wanted: Wanted;
  readonly clause: Pick<Clause, "start" | "end">;
  readonly said: string;
}

const EXCEPT_HINT = /(?<!\p{L})(?:but|except|save|nearly|almost|exception|apart)(?!\p{L})/u;

/** Conditions whose stated number the message does not reach. */
export function findShortfalls(doc: Document, demand: Demand): readonly Shortfall[] {
  const found: Shortfall[] = [];
  if (!mayFallShort(demand, doc)) return found;
  const { counting } = demand;
  const made = new Map(counting.map((one) => [one, madeInRows(doc, one, one.counted, one.count)]));
  const whole = new Map<Wanted, boolean>();
  const isWhole = (wanted: Wanted): boolean => {
    const known = whole.get(wanted) ?? isMadeWhole(doc, wanted);
    whole.set(wanted, known);
    return known;
  };
  const unsaid = counting.filter(
    (one) =>
      one.count > 0 &&
      !numberSaid(one.count) &&
      !amountsIn(doc).some(({ value, of }) => value === one.count && of === null) &&
      !isNamed(one, demand) &&
      !isWhole(one),
  );
  const tell = (wanted: Wanted, clause: Shortfall["clause"], said: string | null): void => {
    if (said !== null && !found.some((one) => one.wanted === wanted) && !isWhole(wanted))
      found.push({ wanted, clause, said });
  };
  const asks = (word: string): boolean => demand.wanted.some(({ terms }) => mentions(word, terms));
  const lists = new Map<Wanted, ShortList>();
  const spokenFor = new Map<Wanted, boolean>();
  const speaksForAll = (wanted: Wanted): boolean => {
    const known = spokenFor.get(wanted) ?? totalSaid(doc, wanted.counted, wanted.count);
    spokenFor.set(wanted, known);
    return known;
  };
  const amounts = amountsByClause(doc);
  for (const clause of doc.clauses()) {
    const text = clause.plain;
    if (text.length < 3 || clause.kind === "quote") continue;
    if (clause.kind !== "code" && EXCEPT_HINT.test(text)) {
      for (const wanted of counting) tell(wanted, clause, exceptions(clause, wanted));
    }
    if (amounts.has(clause)) {
      for (const wanted of counting) tell(wanted, clause, shortOfAll(doc, clause, wanted, asks));
    }
    if (/\d|nine|eight|seven|four/u.test(text)) {
      for (const wanted of demand.wanted)
        if (STREAK_HINT.test(wanted.text)) tell(wanted, clause, brokenStreak(clause, wanted));
    }
    if (clause.kind === "code" && TALLIED.test(text)) {
      for (const wanted of counting)
        if (wanted.threshold === null) tell(wanted, clause, tallied(clause, wanted));
    }
    for (const wanted of unsaid) {
      const said = fewer(doc, clause, wanted) ?? labelled(clause, wanted);
      if (said !== null && (DELIVERED.test(text) || !speaksForAll(wanted)))
        tell(wanted, clause, said);
      const list = shortList(doc, clause, wanted);
      const longest = lists.get(wanted);
      if (list !== null && list.items > (longest?.items ?? 0)) lists.set(wanted, list);
    }
  }
  for (const wanted of unsaid) {
    const row = made.get(wanted) ?? null;
    if (row === null || !row.isSure || row.sum * 2 < wanted.count || row.sum >= wanted.count)
      continue;
    if (isRestTold(doc.text.slice(row.end, row.end + REST_NEAR))) continue;
    if (!numberSaid(wanted.count - row.sum)) tell(wanted, row, `${row.sum}`);
  }
  for (const wanted of unsaid) {
    const clause = nearlyAll(doc, wanted);
    if (clause !== null) tell(wanted, clause, clause.plain);
  }
  for (const [wanted, { items, clause, text }] of lists) {
    if (items < wanted.count && !speaksForAll(wanted)) tell(wanted, clause, text);
  }
  const apart =
    (demand.transfers ? disagreeing(doc) : null) ?? (demand.passes ? shortPasses(doc) : null);
  if (apart !== null) {
    const wanted =
      demand.wanted.find((one) => asksToPass(one)) ??
      counting.find((one) => shares(apart, one.terms)) ??
      counting[0];
    if (wanted !== undefined && !found.some((one) => one.wanted === wanted))
      found.push({ wanted, clause: apart, said: apart.plain });
  }
  for (const wanted of counting) {
    const short = (speaksOfAll(wanted) ? shortTally(doc, wanted) : null) ?? shortItem(doc, wanted);
    if (short !== null) tell(wanted, short, short.plain);
  }
  for (const wanted of counting) {
    const short = shortHeadedList(doc, wanted);
    if (short !== null) tell(wanted, short, short.plain);
  }
  for (const wanted of unsaid) {
    if (found.some((one) => one.wanted === wanted)) continue;
    const short = shortTable(doc, wanted);
    if (short !== null) found.push(short);
  }
  return found;
}

/** So far behind a row the rest is told. */
const REST_NEAR = 120;
const REST = /(?<!\p{L})(?:rest|others|remaining|remainder)(?!\p{L})/u;

/** "250 at the station, 150 at the school and the rest at the market": the sentence goes on to all of them, and leaves none undone. */
function isRestTold(behind: string): boolean {
  const sentence = behind.toLowerCase().split(/[.!?](?:\s|$)|\n/u, 1)[0] ?? "";
  return REST.test(sentence) && !UNDONE.test(sentence);
}

const STREAK_HINT = /consecutive|successive|in a row/iu;

function speaksOfAll({ text }: Wanted): boolean {
  return /(?<!\p{L})(?:all|every|each|equal|match)(?!\p{L})/iu.test(text);
}

const HINTS = [
  "most",
  "majority",
  "nearly",
  "almost",
  "except",
  "exception",
  "apart",
  "bulk",
  "some",
  "half",
  "thirds",
  "quarters",
  "fifths",
  "few",
  "handful",
  "many",
  "several",
  "percent",
  "dont",
  "davon",
  "which",
  "them",
  "cuales",
  "quais",
  "cui",
].map(wordHash);
const [EVERY, BUT, SAVE] = [wordHash("all"), wordHash("but"), wordHash("save")] as const;

const SIDES: readonly (readonly number[])[] = [
  [
    "source",
    "before",
    "old",
    "expected",
    "total",
    "original",
    "origin",
    "input",
    "sent",
    "local",
    "from",
    "quelle",
  ].map(wordHash),
  [
    "target",
    "after",
    "new",
    "actual",
    "copied",
    "destination",
    "output",
    "received",
    "remote",
    "migrated",
    "imported",
    "loaded",
    "to",
    "ziel",
    "destino",
  ].map(wordHash),
];

/** Every member of the list is said by its name: its number need not be. */
function isNamed(wanted: Wanted, demand: Demand): boolean {
  const members = demand.groups.get(wanted.group ?? -1) ?? [];
  return (
    members.length >= wanted.count &&
    members.every(({ own }) => own.some((term) => termMet(term, MESSAGE_INDEX)))
  );
}

/** Two lines one under the other with a larger number each. */
const TWO_NUMBERS = /\d[\d.,]{2,14}[^\d\n]{0,60}\n[^\d\n]{0,60}\d[\d.,]{2,14}/u;

/** Whether a number of things is said at least twice, as a list of what is full says it. */
function saysTwice(output: string, count: number): boolean {
  const at = output.indexOf(`${count} `);
  return at >= 0 && output.includes(`${count} `, at + 1);
}

/** The same of any number of a condition: "all five languages have all 64 keys". */
function saysTwiceAsked(output: string, { text, count }: Wanted): boolean {
  if (count >= 3 && saysTwice(output, count)) return true;
  return (text.match(/(?<![\d.,])\d{1,5}(?![\d.,]*\d)/gu) ?? []).some(
    (digits) => Number(digits) >= 3 && saysTwice(output, Number(digits)),
  );
}

/** A block of shown output. */
const SHOWN = /```|~~~|^(?: {4}|\t)/mu;

/** "Of 640 trees, 618". */
const WHOLE_IN_FRONT = /(?<!\p{L})of (?:the |our |all |these )?\d[\d,.]{0,15} \D{1,60}\d/iu;

/** A first look at the words of the indexed message: false when no number in it can fall short. */
export function mayFallShort(demand: Demand, doc: Document): boolean {
  const output = doc.text;
  if (demand.passes && mayHaveShares(output)) return true;
  if (demand.wanted.some(({ text }) => STREAK_HINT.test(text))) return true;
  if (demand.counting.length === 0) return false;
  if (MESSAGE_INDEX.fraction() || output.includes("%") || says(HINTS)) return true;
  if (WHOLE_IN_FRONT.test(output)) return true;
  if (TWO_NUMBERS.test(output) && demand.counting.some(speaksOfAll)) return true;
  if (MESSAGE_INDEX.has(EVERY) && (MESSAGE_INDEX.has(BUT) || MESSAGE_INDEX.has(SAVE))) return true;
  for (const one of demand.counting) {
    if (saysTwiceAsked(output, one)) return true;
    if (one.count >= 3 && one.terms.some(({ word }) => DOING.test(word)) && SHOWN.test(output))
      return true;
    if (one.count > 0 && !numberSaid(one.count) && !isNamed(one, demand)) return true;
  }
  if (demand.transfers && SIDES.every(says)) return true;
  return demand.counting.some((wanted) => shortHeadedList(doc, wanted) !== null);
}

function says(keys: readonly number[]): boolean {
  for (const key of keys) if (MESSAGE_INDEX.has(key)) return true;
  return false;
}
