/** Deferrals that a policy names: literal phrases and patterns. */

import { findPhrase, foldText, placesIn } from "../../domain/literal-phrase.ts";
import { remembered } from "../../domain/remembered.ts";
import type { GatePolicy, Reason, Span } from "../gate.ts";
import type { Document } from "../text/document.ts";
import { standsAt } from "../text/seen.ts";
import { phraseWithoutMarks, withoutMarks } from "../text/without-marks.ts";
import type { Thoroughness } from "./reason.ts";
import { DELIVER } from "./rules/advice.ts";

/**
 * A policy for one message. Phrases are literal: one with marks of emphasis of its own is left out where it does not stand in the
 * message with them; where it does, it is looked for without, since the message is read past marks.
 */
export function literalIn(output: string, policy: GatePolicy): GatePolicy {
  if (!hasMarkedPhrase(policy)) return policy;
  const folded = foldText(output);
  const deferralPhrases = policy.deferralPhrases.flatMap((phrase) => {
    const unmarked = phraseWithoutMarks(phrase);
    return unmarked === phrase || findPhrase(folded, foldedPhrase(phrase)) !== null
      ? [unmarked]
      : [];
  });
  return { ...policy, deferralPhrases };
}

/** Has it a phrase with marks of emphasis of its own? */
export function hasMarkedPhrase({ deferralPhrases }: GatePolicy): boolean {
  return deferralPhrases.some((phrase) => phraseWithoutMarks(phrase) !== phrase);
}

/**
 * Finds the policy's phrases, without regard to case, spacing, quote style and marks of emphasis, code and quoted lines in the text, and
 * its patterns. Both are looked for in the message as it is written, and a phrase that is not found there without those marks.
 */
export function findPolicyDeferrals(
  doc: Document,
  policy: GatePolicy,
  thoroughness: Thoroughness,
): readonly Reason[] {
  const reasons: Reason[] = [];
  const { text } = doc;
  const find = policy.deferralPhrases.length > 0 ? phraseFinder(text) : () => null;
  for (const phrase of policy.deferralPhrases) {
    const at = find(phrase);
    if (at === null) continue;
    const { start, end } = at;
    reasons.push(policyReason("phrase", text, start, end));
    if (thoroughness === "first") return reasons;
  }
  for (const pattern of policy.deferralPatterns) {
    const match = pattern.find(text);
    if (match === null) continue;
    reasons.push(policyReason("pattern", text, match.start, match.end));
    if (thoroughness === "first") return reasons;
  }
  return reasons;
}

type Place = Pick<Span, "start" | "end">;

/** Where a phrase stands in a text. */
function phraseFinder(text: string): (phrase: string) => Place | null {
  const folded = foldText(text);
  const bare = withoutMarks(text);
  const foldedBare = bare === null ? "" : foldText(bare.text);
  return (phrase) => {
    const written = findPhrase(folded, foldedPhrase(phrase));
    if (written !== null) return placesIn(text)(written);
    if (bare === null) return null;
    const at = findPhrase(foldedBare, foldedPhrase(phrase));
    return at === null ? null : standsAt(bare, placesIn(bare.text)(at));
  };
}

const foldedPhrase = remembered((phrase) => foldText(phrase.trim()), {
  most: 2_000,
  longest: 4_096,
});

function policyReason(
  kind: "phrase" | "pattern",
  text: string,
  start: number,
  end: number,
): Reason {
  return {
    rule: `completion.policy.${kind}`,
    sentence: `The message holds a ${kind} that the policy names as a deferral.`,
    span: { start, end, text: text.slice(start, end) },
    missing: null,
    advice: DELIVER,
  };
}
