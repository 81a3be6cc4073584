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
 * Finds the policy's phrases, without regard to case, spacing, quote style and marks of emphasis, code and quoted lines, and
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
  const foldedBare = bare === null ? folded : foldText(bare.text);
  return (phrase) => {
    const written = findPhrase(folded, foldedPhrase(phrase));
    if (written !== null) return placesIn(text)(written);
    const unmarked = phraseWithoutMarks(phrase);
    if (bare === null && unmarked === phrase) return null;
    const at = findPhrase(foldedBare, foldedPhrase(unmarked));
    if (at === null) return null;
    return bare === null ? placesIn(text)(at) : standsAt(bare, placesIn(bare.text)(at));
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
