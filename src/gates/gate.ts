/**
 * What every gate is: text in, verdict and reasons out. No clock, no I/O, no randomness, so the
 * same case gives the same answer on every machine.
 */

export type Verdict = "accept" | "reject";

/** A stretch of `output`. Offsets count UTF-16 code units, `end` exclusive; `text` is that slice. */
export interface Span {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** Why a gate said no. */
export interface Reason {
  /** Stable code of the rule, e.g. `completion.deferral.parked`. */
  readonly rule: string;
  /** One sentence for the reader: what was found. */
  readonly sentence: string;
  /** Where in `output` it stands; null when something is absent. */
  readonly span: Span | null;
  /** The condition of done_when that is touched or missing; null when none is. */
  readonly missing: string | null;
  /** What to do about it; never a destructive act. */
  readonly advice: string;
}

export interface Judgement {
  readonly verdict: Verdict;
  /** In order of position in `output`; absent things last. Empty when accepted. */
  readonly reasons: readonly Reason[];
}

export interface GateCase {
  readonly goal: string;
  readonly doneWhen: string;
  readonly output: string;
}

export interface Gate {
  /** The verdict alone, as fast as it can be had. Always equal to `judge(c).verdict`. */
  verdict(c: GateCase): Verdict;
  /** The verdict with all its reasons. */
  judge(c: GateCase): Judgement;
}

/** A pattern from a policy, compiled by an engine that runs in time linear in the text. */
export interface LinearPattern {
  readonly source: string;
  /** The first match in `text`, as UTF-16 offsets; null when there is none. */
  find(text: string): { readonly start: number; readonly end: number } | null;
}

export type Evidence = "deploy" | "live_verify" | "tests" | "commit" | "artifact";

/** The part of a policy that gates read. */
export interface GatePolicy {
  readonly deferralPhrases: readonly string[];
  readonly deferralPatterns: readonly LinearPattern[];
  /** True: deferrals are found by the two lists above alone, not by the built-in deferral rules. */
  readonly replaceDeferralRules: boolean;
  readonly requiredEvidence: readonly Evidence[];
  readonly bannedAttributionPatterns: readonly LinearPattern[];
}

/** The policy of a run without a policy file: the built-in rules and nothing added. */
export const DEFAULT_GATE_POLICY: GatePolicy = {
  deferralPhrases: [],
  deferralPatterns: [],
  replaceDeferralRules: false,
  requiredEvidence: [],
  bannedAttributionPatterns: [],
};
