import { expect, test } from "bun:test";
import { join } from "node:path";
import { startProgress } from "../../../src/cli/replay-eval/progress.ts";
import { REPLAY_EVAL } from "../../../src/cli/replay-eval/tool.ts";
import { runTool } from "../../../src/cli/run-tool.ts";
import { fakeIo } from "../fake-io.ts";
import { ROOT, runBuilt } from "../run.ts";
import { runInTerminal } from "../terminal.ts";
import { CASE, fixtureFolder } from "./fixture-files.ts";

const { folder, file } = fixtureFolder("progress");

/** A process with a terminal on which every look at the clock takes a second. */
function slowTerminal(): ReturnType<typeof fakeIo> {
  let now = 0;
  const io = fakeIo({ env: { TERM: "xterm" }, now: () => (now += 1000) });
  return { ...io, stderr: { ...io.stderr, isTTY: true } };
}

/** What was drawn, with a bar wherever the line was wiped. */
function drawn(text: string): string {
  return text.replaceAll("\r\u001b[K", "|");
}

test("a case that takes long is no silence", async () => {
  const io = slowTerminal();
  const progress = startProgress(io);
  const until = performance.now() + 30_000;
  while (!io.printed.stderr.includes("0 cases, ") && performance.now() < until) await Bun.sleep(20);
  progress.show(50, 200, 3);
  progress.end();
  const shown = drawn(io.printed.stderr);
  expect(shown).toMatch(/^\|0 cases, \d+ s/u);
  expect(shown).toMatch(/25%, 3 cases, \d+ s\|$/u);
  await Bun.sleep(500);
  expect(drawn(io.printed.stderr)).toBe(shown);
});

test("a merge that takes long says how many reports it has read", async () => {
  const fixtures = file("two.json", JSON.stringify([CASE, { ...CASE, name: "b" }]));
  const parts = [1, 2].map((part) => {
    const output = join(folder, `part${part}.json`);
    const flags = ["--shard", `${part}/2`, "--format", "json", "--output", output];
    runBuilt("svc-replay-eval", ["--fixtures", fixtures, ...flags]);
    return output;
  });
  const io = slowTerminal();
  expect(await runTool(REPLAY_EVAL, ["merge", ...parts], io)).toBe(0);
  expect(drawn(io.printed.stderr)).toMatch(/^\|1 of 2 reports, \d+ s\|2 of 2 reports, \d+ s\|$/u);
  expect(io.printed.stdout).toContain("Fixtures: 2\n");
});

test("a file that is judged as one block says how far it is from the first second on", async () => {
  // Less than a block.
  const fixtures = join(ROOT, "fixtures/gates/told-of-one-thing.json");
  const started = performance.now();
  const { screen } = await runInTerminal("svc-replay-eval", ["--fixtures", fixtures], { env: {} });
  const seconds = (performance.now() - started) / 1000;
  const lines = Array.from(
    screen.matchAll(/(?<share>\d+)%, (?<cases>\d+) cases, \d+ s/gu),
    ({ groups }) => [Number(groups?.["share"]), Number(groups?.["cases"])] as const,
  );
  // Several are drawn each second, but for the first one and the last.
  const within = lines.filter(([share, done]) => share < 100 && done > 0);
  expect(within.length).toBeGreaterThanOrEqual(Math.floor(seconds - 2));
  expect(lines).toEqual(lines.toSorted((a, b) => a[1] - b[1]));
});

test("a short run on a terminal shows no progress", async () => {
  const fixtures = file("one.json", JSON.stringify([CASE]));
  const started = performance.now();
  const { screen, exit } = await runInTerminal("svc-replay-eval", ["--fixtures", fixtures], {
    env: {},
  });
  // On a slow machine no run is short.
  const isShort = performance.now() - started < 1000;
  expect([exit, isShort && screen.includes("cases, ")]).toEqual([0, false]);
});
