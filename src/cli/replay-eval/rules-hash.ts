import { policyOf, type PolicySource } from "./gates.ts";
import { hashSources } from "./hash-sources.ts" with { type: "macro" };

/** Hash of the built-in rules plus the policy: reports with the same one were judged alike. */
export async function rulesHash(source: PolicySource | null): Promise<string> {
  const { canonicalPolicy } = await import("../../policy/canonical-policy.ts");
  const hash = new Bun.CryptoHasher("sha256");
  hash.update(hashSources()).update(canonicalPolicy(await policyOf(source)));
  return hash.digest("hex").slice(0, 32);
}
