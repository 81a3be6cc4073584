/**
 * Everything that must hold: format, lint, types (the whole and the pure folders by themselves),
 * unused code and cycles, tests. All steps run, so that one run tells all; the first failure
 * decides the exit status. The tests' own report is left in dist/test-report.xml.
 */
import { mkdirSync } from "node:fs";
import { availableParallelism } from "node:os";

/** Each worker that comes to a test of the fleet's store starts a server of its own. */
const MOST_WORKERS = 4;

/** What ends a test that hangs. Two hold a long text to linear time for 5 s, which a busy machine makes a minute. */
const PATIENCE_MS = 300_000;

const STEPS: readonly (readonly [name: string, command: readonly string[]])[] = [
  ["format", ["oxfmt", "--check"]],
  ["lint", ["oxlint", "--quiet"]],
  ["types", ["tsc", "--noEmit"]],
  ["types of the domain", ["tsc", "--noEmit", "-p", "src/domain/tsconfig.json"]],
  ["types of the gates", ["tsc", "--noEmit", "-p", "src/gates/tsconfig.json"]],
  ["unused code and cycles", ["knip"]],
  ["build", ["bun", "run", "build"]],
  [
    "tests",
    [
      "bun",
      "test",
      `--parallel=${Math.min(availableParallelism(), MOST_WORKERS)}`,
      "--no-isolate",
      `--timeout=${PATIENCE_MS}`,
      "--reporter=junit",
      "--reporter-outfile=dist/test-report.xml",
    ],
  ],
];

mkdirSync("dist", { recursive: true });
const path = `${process.cwd()}/node_modules/.bin:${process.env["PATH"] ?? ""}`;
const failed: string[] = [];
for (const [name, command] of STEPS) {
  const started = performance.now();
  const { exitCode } = Bun.spawnSync([...command], {
    env: { ...process.env, PATH: path },
    stdout: "inherit",
    stderr: "inherit",
  });
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`${exitCode === 0 ? "ok  " : "FAIL"} ${name} (${seconds} s)`);
  if (exitCode !== 0) failed.push(name);
}
if (failed.length > 0) {
  console.error(`failed: ${failed.join(", ")}`);
  process.exit(1);
}
