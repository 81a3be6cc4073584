/** What a policy file says, read and checked. Everything is present: what a file leaves out has its default. */
import type { GatePolicy } from "../gates/gate.ts";

/** Where the decision documents of one working directory and what is under it are. */
export interface DecisionsOfPrefix {
  /** The directory as it is written in the policy; relative ones start at the policy file. */
  readonly prefix: string;
  /** Paths as written; relative ones start at the policy file. Empty: there are none here. */
  readonly documents: readonly string[];
}

/** `guidance.canonical_decisions`. */
export interface GuidancePolicy {
  /** In the order of the file; which is the longest that matches is for the reader of a working directory. */
  readonly prefixes: readonly DecisionsOfPrefix[];
  /** What `default` names; empty without one. */
  readonly fallback: readonly string[];
}

/** `language`: what a team's readers know, and names that it does not want to see. */
interface LanguagePolicy {
  readonly allowedTerms: readonly string[];
  readonly codenames: readonly string[];
}

/** The whole policy. */
export interface Policy {
  /** `completion_gate` and `dispatch`, as the gates take them. */
  readonly gates: GatePolicy;
  /** `artifacts.url_prefix`: where artifacts may live; an https address, as written. */
  readonly artifactUrlPrefix: string;
  readonly guidance: GuidancePolicy;
  /** `closing.require_matching_words`: a credit without a word in common is a discrepancy. */
  readonly requireMatchingWords: boolean;
  /** `board.stale_after` in milliseconds: how long a working goal may be silent. */
  readonly staleAfterMs: number;
  readonly language: LanguagePolicy;
}

/** More problems of a policy file than this are only counted. */
export const MOST_POLICY_PROBLEMS = 100;

/** A policy file may be this long, in UTF-16 code units. */
export const LONGEST_POLICY = 1024 * 1024;

/** One thing that is wrong with a policy file, for one line of an error message. */
export interface PolicyProblem {
  /** Stable: `policy.unknown_key`, `policy.wrong_type`, … */
  readonly code: string;
  /** What is wrong. The name of the file is not in it. Text of the file is quoted as it stands: escape it. */
  readonly message: string;
  /** What to do instead. */
  readonly advice: string;
  readonly fileName: string;
  /** From 1. */
  readonly line: number;
  /** From 1, in characters (UTF-16 code units). */
  readonly column: number;
}
