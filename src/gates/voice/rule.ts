/** A nudge with the session it is meant for; goal and done_when may be left out where they do not matter. */
export interface Example {
  readonly goal?: string;
  readonly doneWhen?: string;
  readonly output: string;
}

/** What every rule of the voice gate says about itself. */
export interface VoiceRule {
  /** Stable code, e.g. `voice.attribution.request`. */
  readonly id: string;
  /** One sentence: what was found. */
  readonly sentence: string;
  readonly advice: string;
  /** Nudges that look alike and pass. */
  readonly passes: readonly Example[];
  /** Nudges that this rule refuses. */
  readonly fails: readonly Example[];
}

/**
 * A rule that is a set of phrases. Patterns see one sentence in plain form: lower case, words and
 * signs parted by single spaces, a space at both ends, code as `` `like_this` ``, quotations as `"…"`.
 * A pattern spans a bounded number of words, so that its time is linear in the sentence.
 */
export interface PhraseRule extends VoiceRule {
  /** The rule is tried only on sentences with one of these words. */
  readonly anchors: readonly string[];
  readonly patterns: readonly RegExp[];
  /** The rule stays silent where one of these matches the sentence. */
  readonly unless?: readonly RegExp[];
  /** The rule stays silent where this matches goal and done_when (lower case). */
  readonly unlessTopic?: RegExp;
}

/** The advice that fits any borrowed authority. */
export const STATE_THE_WORK =
  "State the work itself: what is missing, and what shows that it is done.";
