/** `npm run demo`: the main job on real input, each command shown before it is run. */
import { readdirSync } from "node:fs";

const BIN = "dist/bin";

/** Runs a command as a reader would type it; throws when it ends with another status than expected. */
function show(tool: string, args: readonly string[], expected: readonly number[]): void {
  console.log(`\n$ ${tool} ${args.join(" ")}`);
  const { exitCode } = Bun.spawnSync([`${BIN}/${tool}`, ...args], {
    stdout: "inherit",
    stderr: "inherit",
  });
  console.log(`(exit status ${exitCode})`);
  if (!expected.includes(exitCode))
    throw new Error(`${tool} ended with ${exitCode}, expected ${expected.join(" or ")}`);
}

console.log("svc: labelled cases through the two gates, no model calls");
for (const file of readdirSync("fixtures/gates")
  .filter((name) => name.endsWith(".json"))
  .toSorted()) {
  show("svc-replay-eval", ["--fixtures", `fixtures/gates/${file}`, "--explain"], [0, 1]);
}
