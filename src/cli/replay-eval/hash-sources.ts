import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/**
 * SHA-256 over the sources that decide a verdict: the gates and the domain. Runs when the tool is
 * built (a Bun macro), so that the executable carries the hash of the rules that are in it.
 */
export function hashSources(): string {
  const root = join(import.meta.dir, "../..");
  const hash = new Bun.CryptoHasher("sha256");
  for (const folder of ["domain", "gates"]) {
    const files = readdirSync(join(root, folder), { recursive: true, encoding: "utf8" });
    for (const file of files.filter((name) => name.endsWith(".ts")).toSorted()) {
      hash.update(`${folder}/${file}\0`).update(readFileSync(join(root, folder, file)));
    }
  }
  return hash.digest("hex");
}
