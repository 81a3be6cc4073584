/**
 * What a rule of the completion gate is: data that a person can read. A rule names patterns over the
 * classes of words (see `pattern.ts`) and what takes a hit back. The split into triggers and modifiers
 * with a direction and a scope is that of NegEx and ConText (Chapman et al. 2001, Harkema et al. 2009).
 */

import type { BlockKind, Clause, Document } from "../../text/document.ts";
import type { Subject } from "../subject.ts";
import type { Spelt } from "./spell-clause.ts";

/**
 * What may take a hit back (see `taken-back.ts`):
 * - `negation`: "nothing was deferred"
 * - `undoing`: "replaced the placeholder", "the stub is gone"
 * - `solved`: "failed at first; passes now"
 * - `told`: the same where a word like "at first" puts it into the past
 * - `subject`: the hit's own words are what goal or done_when are about
 * - `premise`: "when a key is missing", "a node that fails"
 * - `condition`: the same, and behind the hit too: "fails if the diff is not empty"
 * - `attributive`: "a failing node gets no traffic": the word says which thing is meant
 * - `behaviour`: "users can skip it", "each failed call is retried": what the thing built does
 * - `deliberate`: "fails, as it should", "broken on purpose"
 * - `aside`: "Not part of this goal: …" about work that done_when never asked for
 */
export type Modifier =
  | "negation"
  | "undoing"
  | "solved"
  | "told"
  | "subject"
  | "premise"
  | "condition"
  | "attributive"
  | "behaviour"
  | "deliberate"
  | "aside";

/** A clause in which a pattern was met, and what there is around it. */
export interface HitClause {
  readonly doc: Document;
  readonly clause: Clause;
  readonly subject: Subject;
  readonly spelt: Spelt;
  /** Whether a word of one of the classes (`lettersFor`) stands in another clause; none that is met by its looks alone. */
  readonly holds: (other: Clause, letters: string) => boolean;
}

/** A pattern that was met. */
export interface Hit extends HitClause {
  /** The letters that were met, `to` exclusive. */
  readonly from: number;
  readonly to: number;
  /** What stands before it in the clause, what was met, and what follows: as written but for capitals. */
  readonly before: string;
  readonly met: string;
  readonly after: string;
}

export interface Rule {
  /** Stable, e.g. `completion.deferral.parked`. */
  readonly id: string;
  readonly patterns: readonly string[];
  /** Kinds of clause it reads; prose, items, headings and cells when absent. */
  readonly kinds?: readonly BlockKind[];
  readonly takenBack: readonly Modifier[];
  /**
   * True where the words of the rule tell as often of what the thing built does ("fails", "deferred") as of
   * the work: in a message that reports much they decide only where they say it all (see `substance.ts`).
   */
  readonly weak?: boolean;
  /** A check that a pattern cannot express. */
  readonly check?: (hit: Hit) => boolean;
  /** True where the check tries dozens of patterns, so that all that takes a hit back is asked before it. */
  readonly checkedLast?: boolean;
  /** What was found, as a sentence for the reader. */
  readonly says: string;
  /** What to do about it. */
  readonly advice: string;
  readonly examples: {
    readonly reject: readonly string[];
    readonly accept: readonly string[];
  };
}

export const PROSE: readonly BlockKind[] = ["paragraph", "item", "heading", "cell"];
