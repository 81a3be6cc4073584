/** Deferrals that a policy names: literal phrases and patterns. */

import type { GatePolicy, Reason } from "../gate.ts";
import type { Document } from "../text/document.ts";
import { normalise } from "../text/normalise.ts";
import type { Thoroughness } from "./find-reasons.ts";

const ADVICE =
  "Deliver it and report it with its evidence, or have the goal redirected so that it no longer asks for it.";

/** Finds the policy's phrases, without regard to case, spacing and quote style, and its patterns. */
export function findPolicyDeferrals(
  doc: Document,
  policy: GatePolicy,
  thoroughness: Thoroughness,
): readonly Reason[] {
  const reasons: Reason[] = [];
  const { text } = doc;
  for (const phrase of policy.deferralPhrases) {
    const pattern = phrasePattern(phrase);
    if (pattern === null) continue;
    const match = pattern.exec(text);
    if (match === null) continue;
    const [found] = match;
    reasons.push(policyReason("phrase", text, match.index, match.index + found.length));
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

const compiled = new Map<string, RegExp | null>();

/** A literal phrase with any white space between its words and any style of quotes; null when it is empty. */
function phrasePattern(phrase: string): RegExp | null {
  const known = compiled.get(phrase);
  if (known !== undefined) return known;
  const plain = normalise(phrase, 0, phrase.length, "plain");
  let pattern: RegExp | null = null;
  if (plain !== "") {
    const source = plain
      .split(" ")
      .map((word) =>
        word
          .replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&")
          .replace(/'/g, "['’‘´`]")
          .replace(/"/g, '["“”„«»]')
          .replace(/-/g, "[-‐‑–—]"),
      )
      .join("\\s+");
    pattern = new RegExp(`(?<![\\p{L}\\p{N}])${source}(?![\\p{L}\\p{N}])`, "iu");
  }
  compiled.set(phrase, pattern);
  return pattern;
}

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
    advice: ADVICE,
  };
}
