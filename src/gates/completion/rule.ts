/**
 * What a rule of the completion gate is: data that a person can read. A rule names the words one of
 * which must be there (so that most text is never looked at), the pattern that the clause must match,
 * and what takes it back. The split into triggers, pseudo-triggers (`unless`) and modifiers with a
 * direction and a scope (`cancelledBy`) is that of NegEx and ConText (Chapman et al. 2001, 2009).
 */

import type { BlockKind } from "../text/document.ts";
import type { Subject } from "./subject.ts";
import type { Clause, Document } from "../text/document.ts";

/**
 * What may take a trigger back (see `context.ts`):
 * - `negation`: "nothing was deferred"
 * - `undoing`: "replaced the placeholder", "the stub is gone"
 * - `solved`: "failed at first; passes now"
 * - `subject`: the trigger's own word occurs in the goal or done_when
 * - `condition`: "when a key is missing", "a node that fails": the behaviour of what was built
 * - `attributive`: "a failing node gets no traffic": the trigger says which thing is meant
 * - `aside`: "Not part of this goal: …" about work that done_when never asked for
 */
export type Modifier =
  | "negation"
  | "undoing"
  | "solved"
  | "subject"
  | "condition"
  | "attributive"
  | "aside";

/** What a rule's extra check is given. */
export interface Candidate {
  readonly doc: Document;
  readonly clause: Clause;
  /** The clause as matched: normalised, masked, spelling mended. */
  readonly text: string;
  readonly match: RegExpExecArray;
  readonly subject: Subject;
}

export interface Rule {
  /** Stable, e.g. `completion.deferral.parked`. */
  readonly id: string;
  /**
   * Words one of which stands in every clause the pattern can match, lower case; `park*` stands for
   * park, parks, parked, parking and the like. Only for patterns that do not tell it themselves:
   * `planKeys` reads them off the others.
   */
  readonly anchors?: readonly string[] | undefined;
  /** A cheap look at the raw text around an anchor word, before its clause is cut out. */
  readonly quick?: (text: string, wordStart: number, wordEnd: number) => boolean;
  /** What it reads of a clause: `text` with code, quotations and paths masked (the default), or all of it. */
  readonly reads?: "text" | "plain";
  /** True: for messages that are not English. */
  readonly foreign?: boolean;
  /** Alternatives, each matched by itself against the clause's normalised text where its keys stand. */
  readonly patterns: readonly Pattern[];
  /** Pseudo-triggers: when this matches the clause, the rule is silent. */
  readonly unless?: RegExp | undefined;
  /** Kinds of clause it reads; prose, items, headings and cells when absent. */
  readonly kinds?: readonly BlockKind[];
  readonly cancelledBy?: readonly Modifier[];
  /** A check that a pattern cannot express. */
  readonly check?: (candidate: Candidate) => boolean;
  /** What was found, as a sentence for the reader. */
  readonly says: string;
  /** What to do about it. */
  readonly advice: string;
  readonly examples: {
    readonly reject: readonly string[];
    readonly accept: readonly string[];
  };
}

/** A pattern, or what compiles it at its first use: most messages ask for few of the patterns. */
export type Pattern = RegExp | (() => RegExp);

/** A pattern that is compiled at its first use. */
export function lazily(make: () => RegExp): Pattern {
  let pattern: RegExp | null = null;
  return () => (pattern ??= make());
}

export function opened(pattern: Pattern): RegExp {
  return typeof pattern === "function" ? pattern() : pattern;
}

/**
 * Patterns put together from pieces of the lexicon, one per alternative; whole words, on normalised text.
 * "n't" is met without its apostrophe too.
 */
export function words(...alternatives: readonly string[]): readonly Pattern[] {
  return alternatives.map((source) =>
    lazily(() => {
      const lax = source.replaceAll(/(?<=[a-z])n't/g, "n'?t");
      return new RegExp(`(?<![\\w-])(?:${lax})(?:(?<!\\w)|(?!\\w))`, "g");
    }),
  );
}
