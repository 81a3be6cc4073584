import type { LinearPattern } from "../gates/gate.ts";
import type { Policy } from "./policy.ts";

/**
 * The policy as one line of JSON that is the same for every file that says the same: keys in a
 * fixed order, lists sorted and without repetition. Reports carry a hash of it, so that results
 * under different policies are never joined.
 */
export function canonicalPolicy(policy: Policy): string {
  const { gates, guidance, language } = policy;
  const prefixes = guidance.prefixes.map((entry) => [entry.prefix, entry.documents] as const);
  return JSON.stringify({
    completion_gate: {
      deferral_phrases: set(gates.deferralPhrases),
      deferral_patterns: sources(gates.deferralPatterns),
      replace_deferral_rules: gates.replaceDeferralRules,
      required_evidence: set(gates.requiredEvidence),
    },
    dispatch: { banned_attribution_patterns: sources(gates.bannedAttributionPatterns) },
    artifacts: { url_prefix: policy.artifactUrlPrefix },
    guidance: {
      // Documents keep their order: it is the order in which they are read.
      canonical_decisions: prefixes.toSorted(([a], [b]) => compare(a, b)),
      default: guidance.fallback,
    },
    closing: { require_matching_words: policy.requireMatchingWords },
    board: { stale_after_ms: policy.staleAfterMs },
    language: { allowed_terms: set(language.allowedTerms), codenames: set(language.codenames) },
  });
}

function sources(patterns: readonly LinearPattern[]): readonly string[] {
  return set(patterns.map((pattern) => pattern.source));
}

function set(texts: readonly string[]): readonly string[] {
  return [...new Set(texts)].toSorted(compare);
}

/** By code unit: the order of a locale would differ from machine to machine. */
function compare(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
