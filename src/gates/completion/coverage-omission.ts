import type { Document } from "../text/document.ts";
import { figuresIn } from "./coverage-figures.ts";
import { CLAUSE_INDEX, MESSAGE_INDEX } from "./coverage-index.ts";
import { termMet, type Term } from "./coverage-terms.ts";
import type { Demand, Wanted } from "./coverage-wanted.ts";

/** Share of its words below which a condition with enough words counts as left out. */
const LOW = 0.32;
const ENOUGH = 2.6;
/** The same where a thing with a name of its own is not said. */
const ENOUGH_NAMED = 2;
/** Weight from which a condition that is not touched at all counts as left out. */
const UNTOUCHED = 1.9;
/** The same for a condition that asks for something by its name. */
const UNTOUCHED_NAMED = 1.4;
/** Things that a report names by their name or not at all. */
const NAMED =
  /(?<!\p{L})(?:tests?|docs|documentation|documented|readme|change ?log|release notes|dashboard|benchmark|migration|metrics?|traces?|audit|runbook|licen[cs]e|privacy|guide|manual|screenshots?|pruebas|testes|documentação|documentación|dokumentation|handbuch|tests?)(?!\p{L})|(?<![\p{L}\d])(?=[\p{L}\d]*\p{Lu})[\p{Lu}\d][\p{L}\d]*\p{Lu}[\p{L}\d]*|\p{Ll}\p{Lu}|`[^`]+`/u;
/** One word that asks for a thing, not for a property of it. */
const PROPERTY = /(?:ed|able|ible|ing|ful|al|ive|ly|ent|ant|ous|less)$/iu;

/** What a message says, for the looks that the table of word beginnings cannot answer. */
export interface Message {
  readonly doc: Document;
  /** Lower case, for a second look inside long words; made when first asked for. */
  lower(): string;
  /** Durations that the message states, in ms. */
  durations(): readonly number[];
}

/** Opens a message for a second look. */
export function openMessage(doc: Document): Message {
  let lower: string | null = null;
  let durations: readonly number[] | null = null;
  return {
    doc,
    lower: () => (lower ??= doc.text.toLowerCase()),
    durations: () =>
      (durations ??= figuresIn(doc.text, 0).flatMap((figure) =>
        figure.unit === "ms" ? [figure.value] : [],
      )),
  };
}

/**
 * Whether nothing (or next to nothing) of a condition is in the message. Without `message` the first
 * look alone decides, which says missing more often than the second.
 */
export function isMissing(wanted: Wanted, demand: Demand, message: Message | null): boolean {
  if (wanted.terms.length === 0) return false;
  if (
    wanted.own.length > 0 &&
    metWeight(wanted.own) === 0 &&
    memberMissing(wanted, demand, message)
  )
    return true;
  if (pairMissing(wanted, message)) return true;
  const met = metWeight(wanted.terms);
  if (!isLow(wanted, met)) return false;
  return message === null || isLow(wanted, met + secondLook(wanted, message));
}

/** The weight of the terms that the message says. */
export function metWeight(terms: readonly Term[]): number {
  let met = 0;
  for (const term of terms) if (termMet(term, MESSAGE_INDEX)) met += term.weight;
  return met;
}

function isLow(wanted: Wanted, met: number): boolean {
  if (met > 0) {
    if (met / wanted.weight > LOW) return false;
    return wanted.weight >= ENOUGH || (wanted.weight >= ENOUGH_NAMED && namedUnmet(wanted));
  }
  if (wanted.weight >= UNTOUCHED) return true;
  if (wanted.weight >= UNTOUCHED_NAMED && NAMED.test(wanted.text)) return true;
  if (wanted.threshold !== null) return false;
  const only = wanted.terms.length === 1 ? wanted.terms[0] : undefined;
  return (
    only !== undefined &&
    (only.weight >= 1 ? !PROPERTY.test(only.word) : /^tests?$/iu.test(only.word))
  );
}

/** `README` of "README has an example": the thing with a name of its own is not said. */
function namedUnmet(wanted: Wanted): boolean {
  return wanted.terms.some((term) => NAMED.test(term.word) && !termMet(term, MESSAGE_INDEX));
}

const PREFIX = /^(?:un|re|non|dis|pre|in|im|de)(?=\p{L}{4})/u;

/** Words inside longer ones (`permitrootlogin`), words without their prefix, the same duration in another unit. */
function secondLook(wanted: Wanted, message: Message): number {
  let met = 0;
  for (const term of wanted.terms) {
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
  return met;
}

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
  const named = siblings.filter((other) => metWeight(other.own) > 0).length;
  if (named === 0 || named * 2 < siblings.length) return false;
  if (!wanted.own.some((term) => term.weight >= 1 || /^\d/u.test(term.word))) return false;
  if (message === null) return true;
  const own = new Set(wanted.own.map((term) => term.word));
  return !totalSaid(
    message.doc,
    wanted.terms.filter((term) => !own.has(term.word)),
    siblings.length + 1,
  );
}

/** "by push and mail": one of the two is said and the other is not. */
function pairMissing(wanted: Wanted, message: Message | null): boolean {
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

const NAMES = [
  "",
  "one",
  "two",
  "three",
  "four",
  "five",
  "six",
  "seven",
  "eight",
  "nine",
  "ten",
  "eleven",
  "twelve",
];

/** "each of those three states", "all four", "both work": a total about the same things speaks for every member. */
export function totalSaid(doc: Document, shared: readonly Term[], size: number): boolean {
  const name = NAMES[size] ?? String(size);
  const total = new RegExp(
    `(?<![\\p{L}\\d])(?:all|every|each${size === 2 ? "|both" : ""}|${size}|${name})(?![\\p{L}\\d])((?: [^ ]+){0,5})`,
    "gu",
  );
  return doc.clauses().some((clause) => {
    for (const match of clause.plain.matchAll(total)) {
      const things = match[1] ?? "";
      if (
        /^ (?:of (?:them|these|those)|(?:are|were|is|now|work|pass|have|done|live|green|in))(?![\p{L}])/u.test(
          things,
        )
      )
        return true;
      CLAUSE_INDEX.read(things);
      if (shared.some((term) => termMet(term, CLAUSE_INDEX))) return true;
    }
    return false;
  });
}
