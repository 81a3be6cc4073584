import { completionGate } from "../../gates/completion/gate.ts";
import { voiceGate } from "../../gates/voice/gate.ts";
import { DEFAULT_POLICY } from "../../policy/defaults.ts";
import type { Policy } from "../../policy/policy.ts";
import type { Gates } from "../../replay/evaluate-block.ts";

/** A policy file as it was read, so that each thread compiles its own patterns. */
export interface PolicySource {
  readonly text: string;
  readonly fileName: string;
}

/** The two gates under a policy that has been found valid; null is the built-in one. */
export async function makeGates(source: PolicySource | null): Promise<Gates> {
  const policy = await policyOf(source);
  return { completion: completionGate(policy.gates), voice: voiceGate(policy.gates) };
}

/** The policy of a source that has been found valid; null is the built-in one. */
export async function policyOf(source: PolicySource | null): Promise<Policy> {
  if (source === null) return DEFAULT_POLICY;
  const { readPolicy } = await import("../../policy/read-policy.ts");
  const read = readPolicy(source.text, source.fileName);
  if (!read.ok) throw new Error("the policy was valid a moment ago and is not any more");
  return read.policy;
}
