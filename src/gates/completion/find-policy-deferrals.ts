/** Deferrals that a policy names: literal phrases and patterns. */

import { findPhrase, foldText, placesIn } from "../../domain/literal-phrase.ts";
import { remembered } from "../../domain/remembered.ts";
import type { GatePolicy, Reason } from "../gate.ts";
import type { Document } from "../text/document.ts";
import type { Thoroughness } from "./reason.ts";
import { DELIVER } from "./rules/advice.ts";

/**
 * Finds the policy's phrases, without regard to case, spacing and quote style, and its patterns. Both
 * are looked for in the message as it is written, marks of emphasis and code included.
 */
export function findPolicyDeferrals(
  doc: Document,
  policy: GatePolicy,
  thoroughness: Thoroughness,
): readonly Reason[] {
  const reasons: Reason[] = [];
  const { text } = doc;
  const folded = policy.deferralPhrases.length > 0 ? foldText(text) : "";
  for (const phrase of policy.deferralPhrases) {
    const at = findPhrase(folded, foldedPhrase(phrase));
    if (at === null) continue;
    const { start, end } = placesIn(text)(at);
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
