import { contentWords } from "../../../domain/inventory.ts";
import type { Document } from "../../text/document.ts";
import { figuresIn } from "./figures.ts";
import { mentions } from "./mentions.ts";
import { spelledDigits } from "./spelled-digits.ts";
import { termsOf } from "./terms.ts";
import type { Demand, Wanted } from "./wanted.ts";

/** Weight of a condition whose words a sentence about it would hardly all avoid. */
const RICH = 3.4;

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
      (durations ??= figuresIn(spelledDigits(doc.text), 0).flatMap((figure) =>
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
export const PLAIN_REPORT =
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
