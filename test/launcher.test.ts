import { afterAll, expect, test } from "bun:test";
import { cpSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT, runBuilt, runCommand, scratchFolder } from "./cli/run.ts";

const folder = scratchFolder("launcher");
afterAll(() => rmSync(folder, { recursive: true }));

const CASE = {
  name: "a",
  goal: "Add a health route to the API",
  done_when: "GET /health answers 200",
  session_output: "Done!",
  expected_result: "accept",
  category: "completion",
};

test("python -m svc.replay_eval has the same flags, output and exit status", () => {
  const fixtures = join(folder, "cases.json");
  writeFileSync(fixtures, JSON.stringify([CASE]));
  for (const args of [
    ["--fixtures", fixtures, "--explain"],
    ["--fixtures", "nope"],
    ["--version"],
    [],
  ]) {
    const direct = runBuilt("svc-replay-eval", args);
    expect(runCommand(["python3", "-m", "svc.replay_eval", ...args])).toEqual(direct);
  }
});

test("without a build it names the command that makes one", () => {
  mkdirSync(join(folder, "checkout"));
  cpSync(join(ROOT, "svc"), join(folder, "checkout/svc"), { recursive: true });
  const ran = runCommand(["python3", "-m", "svc.replay_eval", "--version"], {
    cwd: join(folder, "checkout"),
  });
  expect(ran.exit).toBe(2);
  expect(ran.stdout).toBe("");
  expect(ran.stderr).toContain("is not built: run `npm ci && npm run build` first");
});

test("a build that cannot be run is one line and exit 2", () => {
  const tool = join(folder, "checkout/dist/bin/svc-replay-eval");
  mkdirSync(join(folder, "checkout/dist/bin"), { recursive: true });
  writeFileSync(tool, "no program", { mode: 0o755 });
  const ran = runCommand(["python3", "-m", "svc.replay_eval", "--version"], {
    cwd: join(folder, "checkout"),
  });
  expect(ran.exit).toBe(2);
  expect(ran.stdout).toBe("");
  expect(ran.stderr).toMatch(/^svc\.replay_eval: .* cannot be run \(.*\): run .*\n$/u);
});
