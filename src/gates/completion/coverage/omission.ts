import { contentWords, isPlainVerb, NUMBER_NAMES } from "../../../domain/inventory.ts";
import { type Clause, type Document, perDocument } from "../../text/document.ts";
import { inRange } from "./enumeration.ts";
import { figuresIn } from "./figures.ts";
import { standsInTurn } from "./in-turn.ts";
import { MESSAGE_INDEX, wordHash } from "./index.ts";
import { tableOf } from "./tables.ts";
import { termMet, termsOf, type Term } from "./terms.ts";
import type { Demand, Wanted } from "./wanted.ts";
import { mentions } from "./mentions.ts";

/** Weight from which a condition that is not touched may have been left out, unless something is left to report it. */
const SOFT = 1.5;
/** Weight from which a condition that is not touched at all was left out, whatever else is said. */
const UNTOUCHED = 2.9;
/** The same for one of which a word is met, perhaps by chance. */
const TOUCHED = 2.4;
const TOUCHED_SHARE = 0.3;
/** Weight of a condition whose words a sentence about it would hardly all avoid. */
const RICH = 3.4;
/** Things that a report names by their name or not at all. */
const NAMED =
  /(?<!\p{L})(?:tests?|docs?|documentation|documented|readme|change ?log|release notes|benchmark|runbook|licen[cs]e|privacy|guide|manual|handbook|man page|pruebas|testes|documentação|documentación|dokumentation|handbuch|excel|pdf|ics|openapi|swagger|csv|xlsx|rss|svg|dockerfile)(?!\p{L})/iu;

/** What a message says, for the looks that the table of word beginnings cannot answer. */
export interface Message {
  readonly doc: Document;
  /** Lower case, for a second look inside long words; made when first asked for. */
  lower(): string;
  /** Durations that the message states, in ms. */
  durations(): readonly number[];
  /**
   * Whether a sentence, item or row is left over that speaks of none of the other conditions, and so
   * may report this one in other words.
   */
  leavesRoom(wanted: Wanted, demand: Demand): boolean;
}

/** Opens a message for a second look. */
export function openMessage(doc: Document, goal: string): Message {
  let units: Units | null = null;
  let lower: string | null = null;
  let durations: readonly number[] | null = null;
  return {
    doc,
    lower: () => (lower ??= doc.text.toLowerCase()),
    durations: () =>
      (durations ??= figuresIn(doc.text, 0).flatMap((figure) =>
        figure.unit === "ms" ? [figure.value] : [],
      )),
    leavesRoom(wanted, demand) {
      units ??= unitsOf(doc, goal, demand);
      const room = units.list.some(
        (unit) => unit.about === null || (unit.about.size === 1 && unit.about.has(wanted)),
      );
      // As many sentences as conditions: one of them may stand for this one, unless it has words enough to be known by.
      return room || (wanted.weight < RICH && units.sentences >= demand.conditions.length);
    },
  };
}

/** A sentence, item or row with the conditions that it speaks of; null when it speaks of none. */
interface Unit {
  readonly about: ReadonlySet<Wanted> | null;
}

/** A run of tests and a heading's line report no condition in other words. */
const PLAIN_REPORT =
  /(?<!\p{L})(?:tests?|specs?|examples|suites?|passed|passing|green|failures|lint|build)(?!\p{L})/iu;

interface Units {
  readonly list: readonly Unit[];
  /** All sentences, items and rows, runs of tests too. */
  readonly sentences: number;
}

/** Past these sizes nobody pairs sentences with conditions: anything may stand for anything. */
const MOST_CLAUSES = 2_000;
const MOST_WANTED = 100;

function unitsOf(doc: Document, goal: string, demand: Demand): Units {
  if (doc.clauses().length > MOST_CLAUSES || demand.wanted.length > MOST_WANTED) {
    return { list: [{ about: null }], sentences: MOST_CLAUSES };
  }
  const about = termsOf(goal);
  const units: Unit[] = [];
  let line = -1;
  let sentences = 0;
  for (const clause of doc.clauses()) {
    if (clause.kind === "heading" || (clause.kind === "cell" && clause.line === line)) continue;
    line = clause.line;
    const text = clause.kind === "cell" ? rowText(doc, clause.line) : clause.plain;
    if (text.endsWith(":")) continue;
    if (clause.kind !== "code") sentences++;
    if (PLAIN_REPORT.test(text)) continue;
    const unit = `${text} ${clause.label} ${clause.heading}`;
    const spoken = demand.wanted.filter(({ terms }) => mentions(unit, terms, 1));
    if (spoken.length > 0) units.push({ about: new Set(spoken) });
    else if (contentWords(text).length >= 2) {
      // An opening sentence that names the goal is a title.
      const title = units.length === 0 && mentions(unit, about, 1);
      if (!title) units.push({ about: null });
    }
  }
  return { list: units, sentences };
}

function rowText(doc: Document, line: number): string {
  return doc
    .blockOfLine(line)
    .map(({ plain }) => plain)
    .join(" ");
}

/**
 * Whether nothing (or next to nothing) of a condition is in the message. Without `message` the first
 * look alone decides, which says missing more often than the second.
 */
export function isMissing(wanted: Wanted, demand: Demand, message: Message | null): boolean {
  if (wanted.terms.length === 0) return false;
  if (
    wanted.own.length > 0 &&
    metWeight(nameOf(wanted)) === 0 &&
    memberMissing(wanted, demand, message)
  )
    return true;
  if (pairMissing(wanted, message))
    return message === null || !standsInTurn(message.doc, wanted, demand);
  const met = metWeight(wanted.terms);
  if (!mayBeMissing(wanted, met)) return false;
  if (message === null) return true;
  const all = met + secondLook(wanted, message);
  if (!mayBeMissing(wanted, all)) return false;
  // "at each of the four steps", and a table of four rows: they stand for the things that are counted.
  if (wanted.count > 1 && tableOf(message.doc, wanted.count)) return false;
  if (standsInTurn(message.doc, wanted, demand)) return false;
  return isSurelyMissing(wanted, all) || !message.leavesRoom(wanted, demand);
}

/** The proper names among a member's words ("German version"), or all of them. */
function nameOf(wanted: Wanted): readonly Term[] {
  const { own } = wanted;
  const names = own.filter(({ word }) => isProper(word, wanted));
  return names.length > 0 ? names : own;
}

/** A word with a capital that is not that of the sentence alone. */
function isProper(word: string, { text, amongNames }: Wanted): boolean {
  if (!/^\p{Lu}/u.test(word)) return false;
  return amongNames || !text.startsWith(word) || /\p{Lu}.*\p{Lu}|\d/u.test(word);
}

/** The weight of the terms that the message says. */
export function metWeight(terms: readonly Term[]): number {
  let met = 0;
  for (const term of terms) if (termMet(term, MESSAGE_INDEX)) met += term.weight;
  return met;
}

/** So little of it is said that it was left out, or put in quite other words. */
function mayBeMissing(wanted: Wanted, met: number): boolean {
  if (isSurelyMissing(wanted, met)) return true;
  if (wanted.threshold !== null) return false;
  return met === 0
    ? wanted.weight >= SOFT
    : wanted.weight >= TOUCHED && met / wanted.weight <= TOUCHED_SHARE;
}

/** Nothing is said of a condition with so many words, or of a thing by its name: no paraphrase explains it. */
function isSurelyMissing(wanted: Wanted, met: number): boolean {
  if (met === 0 && wanted.weight >= UNTOUCHED) return true;
  if (met / wanted.weight > TOUCHED_SHARE) return false;
  const named = wanted.terms.some((term) => NAMED.test(term.word) && !termMet(term, MESSAGE_INDEX));
  return named && (met === 0 || wanted.weight >= 2);
}

const PREFIX = /^(?:un|re|non|dis|pre|in|im|de)(?=\p{L}{4})/u;

/** A condition of more words is no sentence: each is looked for in the whole message. */
const MOST_LOOKED_FOR = 200;

/** Words inside longer ones (`permitrootlogin`), words without their prefix, the same duration in another unit. */
function secondLook(wanted: Wanted, message: Message): number {
  let met = 0;
  for (const term of wanted.terms.slice(0, MOST_LOOKED_FOR)) {
    if (termMet(term, MESSAGE_INDEX)) continue;
    const word = term.word.toLowerCase();
    const core = word.replace(PREFIX, "").replace(/(?:able|ible|ing|ed|es|s|en|er|e)$/u, "");
    if (
      core.length >= 4 &&
      (core.length >= 5 || core.length < word.length - 2) &&
      message.lower().includes(core)
    )
      met += term.weight;
  }
  const asked = figuresIn(spelledDigits(wanted.text), 0).find((figure) => figure.unit === "ms");
  if (
    asked !== undefined &&
    message.durations().some((value) => Math.abs(value - asked.value) <= asked.value * 0.04)
  )
    met += 1;
  if (EQUAL.test(wanted.text) && EQUAL_FIGURES.test(message.doc.text)) met += 1;
  return met;
}

const EQUAL = /(?<!\p{L})(?:match(?:es)?|equal|identical|same|agree|complete|all|every)(?!\p{L})/iu;
/** "81,220 = 81,220", "54 of 54". */
const EQUAL_FIGURES = /(?<![\d.,])(\d[\d,.]{0,14}) ?(?:=|\/|of|→|->) ?\1(?![\d])/u;

const DIGITS: ReadonlyMap<string, string> = new Map([
  ["a", "1"],
  ["an", "1"],
  ["one", "1"],
  ["two", "2"],
  ["three", "3"],
  ["four", "4"],
  ["five", "5"],
  ["six", "6"],
  ["seven", "7"],
  ["eight", "8"],
  ["nine", "9"],
  ["ten", "10"],
  ["twelve", "12"],
]);

function spelledDigits(text: string): string {
  return text.replace(
    /(?<!\p{L})(an?|one|two|three|four|five|six|seven|eight|nine|ten|twelve)(?= (?:second|minute|hour|day|week|month|year))/giu,
    (word) => DIGITS.get(word.toLowerCase()) ?? word,
  );
}

/** A list's member is missing when its name is nowhere, most siblings' are, and no total speaks for all. */
function memberMissing(wanted: Wanted, demand: Demand, message: Message | null): boolean {
  const siblings = (demand.groups.get(wanted.group ?? -1) ?? []).filter(
    (other) => other !== wanted,
  );
  const named = siblings.filter((other) => metWeight(nameOf(other)) > 0).length;
  if (named === 0 || named * 2 < siblings.length) return false;
  if (!wanted.own.some((term) => term.weight >= 1 || /^\d/u.test(term.word))) return false;
  if (message === null) return true;
  if (wanted.own.some(({ word }) => /^\d+$/.test(word) && inRange(message.lower(), Number(word))))
    return false;
  const own = new Set(wanted.own.map((term) => term.word));
  // "Danish, Greek and Polish each have all 418 strings": where every other name is said, only their number speaks for this one.
  const rest =
    named === siblings.length &&
    (siblings.length >= 3 || nameOf(wanted).every(({ word }) => isProper(word, wanted)));
  const shared =
    rest && siblings.length > 1 ? [] : wanted.terms.filter((term) => !own.has(term.word));
  if (totalSaid(message.doc, shared, siblings.length + 1)) return false;
  return tellsByName(wanted, siblings.length, named) || !message.leavesRoom(wanted, demand);
}

/** A name (`iOS`, `JSON`, `21`), or one noun of three or more of which all the others are said. */
function tellsByName(wanted: Wanted, siblings: number, named: number): boolean {
  const { own } = wanted;
  const isName = ({ word }: Term): boolean =>
    /\d|.\p{Lu}/u.test(word) || isProper(word, wanted) || NAMED.test(word);
  if (own.some(isName)) return true;
  return siblings >= 2 && named === siblings && !isPlainVerb((own[0]?.word ?? "").toLowerCase());
}

const BOTH = wordHash("both");

/** "by push and mail": one of the two is said and the other is not. */
function pairMissing(wanted: Wanted, message: Message | null): boolean {
  if (MESSAGE_INDEX.has(BOTH)) return false;
  for (const [a, b] of wanted.pairs) {
    const [first, second] = [termMet(a, MESSAGE_INDEX), termMet(b, MESSAGE_INDEX)];
    if (first === second) continue;
    if (
      message === null ||
      !totalSaid(
        message.doc,
        wanted.terms.filter((term) => term.word !== a.word && term.word !== b.word),
        2,
      )
    )
      return true;
  }
  return false;
}

/** "each of those three states", "all four", "both work": a total about the same things speaks for every member. */
export function totalSaid(doc: Document, shared: readonly Term[], size: number): boolean {
  return totalsOf(doc, size).some(({ clause, opening, things }) => {
    // "22 tests, all green" is said of the tests, "5 pass" in a cell of one row.
    if (shared.length === 0 && (clause.kind === "cell" || PLAIN_REPORT.test(clause.plain)))
      return false;
    // "Czech and Danish each have": for those that it names, which are not all.
    if (shared.length === 0 && opening.startsWith("each")) return false;
    if (
      /^ (?:of (?:them|these|those)|(?:are|were|is|now|work|pass|have|done|live|green|in))(?![\p{L}])/u.test(
        things,
      )
    )
      return true;
    // "passes queries on over both transports": a pair, in a clause about the same things.
    return mentions(size === 2 && opening.startsWith("both") ? clause.plain : things, shared);
  });
}

/** "all four", with what follows it. */
interface Total {
  readonly clause: Clause;
  readonly opening: string;
  readonly things: string;
}

/** More totals than this are not held against each condition. */
const MOST_TOTALS = 200;

/** The totals of a document by their size: asked for once, and not anew for each of a thousand conditions. */
const totalsBySize = perDocument(() => new Map<number, readonly Total[]>());

function totalsOf(doc: Document, size: number): readonly Total[] {
  const bySize = totalsBySize(doc);
  const known = bySize.get(size);
  if (known !== undefined) return known;
  const name = NUMBER_NAMES[size] ?? String(size);
  const pattern = new RegExp(
    `(?<![\\p{L}\\d])(?:all|every|each${size === 2 ? "|both" : ""}|${size}|${name})(?![\\p{L}\\d])((?: [^ ]+){0,5})`,
    "gu",
  );
  const found: Total[] = [];
  for (const clause of doc.clauses()) {
    if (found.length >= MOST_TOTALS) break;
    for (const [opening, things = ""] of clause.plain.matchAll(pattern))
      found.push({ clause, opening, things });
  }
  bySize.set(size, found);
  return found;
}
