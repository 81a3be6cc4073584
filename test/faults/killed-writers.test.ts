import { afterAll, expect, test } from "bun:test";
import { ENROLMENT, record } from "../cli/workspace.ts";
import { ARENAS, type Arena } from "./arenas.ts";
import { atOnce, start } from "./run-async.ts";
import { PATIENCE, SCALE, report } from "./scale.ts";

/**
 * `kill -9` at random moments: every write that was acknowledged is there, none is half there, and
 * the next command works at once.
 */
const WRITERS = 4;
/** A write takes about this long, in milliseconds: the moment of the kill is drawn from it. */
const WRITE_MS = 25;

interface Acknowledged {
  readonly ref: string;
  readonly index: number;
  readonly text: string;
}

for (const { name, open } of ARENAS) {
  test(
    `${SCALE.kills} writes from ${WRITERS} writers on ${name}, killed at random moments`,
    async () => {
      const arena = await open("killed-writers");
      afterAll(() => arena.space.remove());
      for (let round = 0; round < SCALE.killRounds; round += 1) await killRound(name, arena, round);
    },
    PATIENCE,
  );
}

async function killRound(name: string, { space, faults }: Arena, round: number): Promise<void> {
  const refs = ["shared", "own"].map((kind) => `${kind}-${round}`);
  for (const ref of refs) space.goals("set", "--session-ref", ref, ...ENROLMENT);
  const acknowledged: Acknowledged[] = [];
  let killed = 0;
  let slowest = 0;
  await atOnce(WRITERS, async (writer) => {
    for (let i = 0; i < SCALE.kills / WRITERS; i += 1) {
      const ref = refs[i % refs.length] ?? "";
      const text = `writer ${writer} asks ${i} in round ${round}`;
      const writing = start(
        "svc-goals",
        ["add-ask", "--session-ref", ref, "--open-ask", text],
        space.root,
      );
      // A third is left alone, so that killed and finished writes mix.
      const timer = i % 3 === 0 ? null : setTimeout(() => writing.kill(), Math.random() * WRITE_MS);
      const { exit, stdout, stderr, ms, wasKilled } = await writing.ran;
      if (timer !== null) clearTimeout(timer);
      if (wasKilled) {
        killed += 1;
        // What was printed was committed: printing comes last.
        if (stdout.endsWith("\n")) acknowledged.push({ ref, index: Number(stdout), text });
        continue;
      }
      expect([exit, stderr]).toEqual([0, ""]);
      acknowledged.push({ ref, index: Number(stdout), text });
      slowest = Math.max(slowest, ms);
    }
  });
  const before = performance.now();
  // It finds nothing locked: of what it would have to wait for it says so after a few seconds.
  const asking = ["add-ask", "--session-ref", refs[0] ?? "", "--open-ask", "the next"];
  const after = space.run("svc-goals", asking, { env: { SVC_STORE_TIMEOUT: "8s" } });
  expect([after.exit, after.stderr]).toEqual([0, ""]);
  const next = performance.now() - before;

  expect(await faults()).toEqual([]);
  for (const ref of refs) {
    const asks = record(space.goals("get", "--session-ref", ref))["open_asks"] as {
      text: string;
    }[];
    const texts = asks.map(({ text }) => text);
    expect(new Set(texts).size).toBe(texts.length);
    for (const ack of acknowledged.filter((one) => one.ref === ref)) {
      expect(texts[ack.index]).toBe(ack.text);
    }
  }
  expect(killed).toBeGreaterThan(SCALE.kills / 20);
  report(
    `${name}, round ${round}: ${killed} of ${SCALE.kills} killed, ${acknowledged.length} acknowledged and all there; ` +
      `slowest write ${slowest.toFixed(0)} ms, next command ${next.toFixed(0)} ms`,
  );
}
