/** A nudge with the session it is meant for; goal and done_when may be left out where they do not matter. */
export interface Example {
  readonly goal?: string;
  readonly doneWhen?: string;
  readonly output: string;
}

/** What a rule tells the reader. */
export interface RuleNotice {
  /** Stable code, e.g. `voice.attribution.request`. */
  readonly id: string;
  /** One sentence: what was found. */
  readonly sentence: string;
  readonly advice: string;
}

/** What every rule of the voice gate says about itself. */
export interface VoiceRule extends RuleNotice {
  /** Nudges that look alike and pass. */
  readonly passes: readonly Example[];
  /** Nudges that this rule refuses. */
  readonly fails: readonly Example[];
}

/**
 * A phrase, tried only where one of its head words stands, so that its time is bounded by the words
 * it may span. It sees a sentence in plain form: lower case, words and signs parted by single
 * spaces, code as `` `like_this` ``, quotations as `"…"`.
 */
export interface PhrasePattern {
  /** The words it can start with. */
  readonly openings: readonly Opening[];
  /** Sticky. */
  readonly pattern: RegExp;
  /** Counts only as an order to the session, not as a statement about a program. */
  readonly isOrder: boolean;
  /** Counts only within an order: "flash it without approval". */
  readonly inOrder?: boolean;
  /** Does not count where this matches goal and done_when. */
  readonly unlessTopic?: RegExp;
  /** Speaks to this session, so that no topic of its rule excuses it. */
  readonly anyTopic?: boolean;
  /** Counts only where this matches what stands before it. */
  readonly onlyAfter?: RegExp;
  /** `onlyAfter` sees the sentence before as well: "The scan takes an hour. Do without it." */
  readonly reachesBack?: boolean;
  /** Does not count where this matches what stands before it. */
  readonly unlessBefore?: RegExp;
}

/** A head word with what may follow it; null when that is for the pattern to say. */
export interface Opening {
  readonly head: string;
  readonly seconds: readonly string[] | null;
}

/** A rule that is a set of phrases. */
export interface PhraseRule extends VoiceRule {
  /** A sentence is looked at only when it holds one of these words. */
  readonly anchors: readonly string[];
  /** True: none of its phrases is without an anchor, so that a rare head word alone marks no sentence. */
  readonly needsAnchor?: boolean;
  readonly patterns: readonly PhrasePattern[];
  /** The rule stays silent where one of these matches the sentence. */
  readonly unless?: readonly RegExp[];
  /** The rule stays silent where this matches goal and done_when (lower case). */
  readonly unlessTopic?: RegExp;
  /** With `unlessTopic`: only where this matches what stands around the phrase, for which `¦` stands. */
  readonly toldOf?: RegExp;
}

/** Anchors that stand for a flag or a secret in code marks; no word is spelled like them. */
export const CODE_MARKS = { flag: "`--`", secret: "`secret`" } as const;

/** The advice that fits any borrowed authority. */
export const STATE_THE_WORK =
  "State the work itself: what is missing, and what shows that it is done.";
