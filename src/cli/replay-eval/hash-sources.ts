import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/**
 * SHA-256 over what decides a verdict: the sources of the gates, the domain and the policy, and the
 * version of the engine that runs a policy's patterns. Runs when the tool is
 * built (a Bun macro), so that the executable carries the hash of the rules that are in it.
 */
export function hashSources(): string {
  const root = join(import.meta.dir, "../..");
  const hash = new Bun.CryptoHasher("sha256");
  for (const folder of ["domain", "gates", "policy"]) {
    const files = readdirSync(join(root, folder), { recursive: true, encoding: "utf8" });
    for (const file of files.filter((name) => name.endsWith(".ts")).toSorted()) {
      hash.update(`${folder}/${file}\0`).update(readFileSync(join(root, folder, file)));
    }
  }
  const engine = readFileSync(join(root, "../node_modules/re2js/package.json"), "utf8");
  const { version }: { readonly version: string } = JSON.parse(engine);
  hash.update(`re2js ${version}`);
  return hash.digest("hex");
}
