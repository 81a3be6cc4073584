/**
 * Writes fixtures/baselines/: what the gates answer on the shipped fixtures today. The test suite
 * lets nothing newly break; run this when a change of the rules mends cases, and look at the diff.
 */
import { readdirSync } from "node:fs";

for (const file of readdirSync("fixtures/gates").toSorted()) {
  const args = ["--fixtures", `fixtures/gates/${file}`, "--format", "json"];
  const { exitCode } = Bun.spawnSync(
    ["dist/bin/svc-replay-eval", ...args, "--output", `fixtures/baselines/${file}`],
    { stdout: "inherit", stderr: "inherit" },
  );
  if (exitCode > 1) process.exit(exitCode);
  console.log(`wrote fixtures/baselines/${file}`);
}
