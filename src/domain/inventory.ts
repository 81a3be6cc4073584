/**
 * What a done_when asks for, as a list that can be counted: goals are closed against it and the
 * completion gate looks for each of its conditions in a session's last message.
 *
 * In `inventory/` the folders follow the reading: `text` parts a done_when into lines and sentences, `clauses` those at
 * `and` and commas, `lists` and `totals` find what a clause names or counts; `credit` holds delivered items against
 * the conditions, with `denials`, what an item says is not delivered. `words` has the word lists that all of them use.
 */

/** One thing that done_when asks for. */
export interface Condition {
  /** The condition as a person would list it, e.g. `the CSV exports work`. */
  readonly text: string;
  /** Where its clause stands in done_when (UTF-16 offsets, end exclusive); members of one total share it. */
  readonly start: number;
  readonly end: number;
  /** Conditions of one line, sentence or part between semicolons share a number, 0 upwards. */
  readonly part: number;
  /** Members of one stated total or list share a number, 0 upwards; null for a condition of its own. */
  readonly group: number | null;
  /** What sets this member apart from its siblings, e.g. `CSV`; null for a bare total ("all four endpoints"). */
  readonly member: string | null;
}

/** A sentence or clause about how the closing message is written ("Policy: quote the test command"): no delivered thing. */
export interface MessageRule {
  readonly text: string;
  /** Where it stands in done_when (UTF-16 offsets, end exclusive). */
  readonly start: number;
  readonly end: number;
}

/** The conditions of a done_when, in reading order; never empty for a text that is not blank. */
export interface Inventory {
  readonly conditions: readonly Condition[];
  /** `policies` too in the JSON of `check`, after the word with which they mostly begin. */
  readonly policies: readonly MessageRule[];
}

export { readInventory } from "./inventory/read-inventory.ts";
export {
  copiesAmong,
  creditItems,
  type Credit,
  type Crediting,
} from "./inventory/credit/credit-items.ts";
export { contentWords } from "./inventory/words/content-words.ts";
export { NUMBER_NAMES, readDigits, readNumber } from "./inventory/words/numbers.ts";
export { foldWord, irregularForms, stem } from "./inventory/words/stem.ts";
export { isPlainVerb } from "./inventory/words/verbs.ts";
export { FILLERS, STOP_WORDS } from "./inventory/words/stop-words.ts";
