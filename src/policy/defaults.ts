import { DEFAULT_GATE_POLICY } from "../gates/gate.ts";
import type { Policy } from "./policy.ts";

/**
 * The policy of a run without a policy file. It stands alone, so that a run without one never
 * loads the YAML reader or the pattern engine.
 */
export const DEFAULT_POLICY: Policy = {
  gates: DEFAULT_GATE_POLICY,
  artifactUrlPrefix: "https://",
  guidance: { prefixes: [], fallback: [] },
  requireMatchingWords: false,
  staleAfterMs: 4 * 60 * 60 * 1000,
  language: { allowedTerms: [], codenames: [] },
};
