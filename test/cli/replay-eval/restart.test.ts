import { describe, expect, test } from "bun:test";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT, runBuilt, runCommand } from "../run.ts";
import { CASE, fixtureFolder } from "./fixture-files.ts";

const { file } = fixtureFolder("restart");
const TOOL = join(ROOT, "dist/bin/svc-replay-eval");

/** A fixture file of some megabytes, whose replay takes long enough to look at its process. */
function fixtures(cases: number): string {
  const all = Array.from({ length: cases }, (_, i) => ({ ...CASE, name: `case ${i}` }));
  return file(`${cases}.json`, JSON.stringify(all));
}

/** Whether the process of a replay came to have the variable, looked for as long as it runs. */
async function comesToHave(variable: string, args: readonly string[]): Promise<boolean> {
  const child = Bun.spawn([TOOL, ...args], {
    env: { PATH: process.env["PATH"] ?? "" },
    stdout: "ignore",
  });
  let has = false;
  while (!has && child.exitCode === null) {
    try {
      has = readFileSync(`/proc/${child.pid}/environ`, "utf8").split("\0").includes(variable);
    } catch {
      // It has ended since.
    }
    await Bun.sleep(1);
  }
  expect(await child.exited).toBe(0);
  return has;
}

describe("a replay of a large file", () => {
  const large = fixtures(20_000);

  test.if(process.platform === "linux")("runs without the top compiler", async () => {
    expect(await comesToHave("BUN_JSC_useFTLJIT=0", ["--fixtures", large])).toBe(true);
    expect(await comesToHave("BUN_JSC_useFTLJIT=0", ["--fixtures", fixtures(10)])).toBe(false);
  });

  test("says the same with it, which the environment may ask for", () => {
    const args = ["--fixtures", large, "--shard", "1/3", "--format", "json"];
    const ours = runBuilt("svc-replay-eval", args);
    expect(ours).toMatchObject({ exit: 0, stderr: "" });
    expect(runBuilt("svc-replay-eval", args, { env: { BUN_JSC_useFTLJIT: "1" } })).toEqual(ours);
  });

  test("reads what it was given once, as a policy from a pipe", () => {
    const args = ["--fixtures", large, "--policy-config", "-"];
    const stdin = 'completion_gate: { deferral_phrases: ["tested with curl"] }\n';
    const ran = runBuilt("svc-replay-eval", args, { stdin });
    expect(ran).toMatchObject({ exit: 1, stderr: "" });
    expect(ran.stdout).toContain("\nPassed: 0\n");
  });

  test("keeps what it was given by descriptor", () => {
    const tool = `'${TOOL}' --fixtures '${large}'`;
    for (const line of [
      `${tool} --policy-config <(echo 'completion_gate: { deferral_phrases: [zzz] }')`,
      `'${TOOL}' --fixtures /dev/fd/5 5<'${large}'`,
      `${tool} --output /dev/fd/3 3>&1`,
    ]) {
      const ran = runCommand(["bash", "-c", line]);
      expect(ran).toMatchObject({ exit: 0, stderr: "" });
      expect(ran.stdout).toContain("\nPassed: 20000\n");
    }
  });
});
