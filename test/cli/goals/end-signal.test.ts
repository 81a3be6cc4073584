import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "../run.ts";
import { openWorkspace } from "../workspace.ts";

/** A process that is told to end while it writes a file takes away what it has written. */
const space = openWorkspace("end-signal");
const OUTPUT = join(space.folder, "copy");
afterAll(() => space.remove());

/** Enough rows that writing them takes some time. */
beforeAll(() => {
  space.goals("store", "init");
  space.sql(
    `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 96)
     INSERT INTO events (seq, record) SELECT i, hex(randomblob(500000)) FROM n`,
  );
});

function written(): readonly string[] {
  return readdirSync(space.folder).filter((name) => name.startsWith("copy"));
}

/** Runs a command, with `before` in its shell, and sends it a signal when it has begun to write. */
async function interrupted(command: string, signal: NodeJS.Signals, before = "") {
  const line = `${before} exec ${join(ROOT, "dist/bin/svc-goals")} ${command} --output '${OUTPUT}'`;
  const ran = Bun.spawn(["bash", "-c", line], {
    env: { PATH: process.env["PATH"] ?? "", SVC_ROOT: space.root },
    stdout: "pipe",
    stderr: "pipe",
  });
  while (written().length === 0 && ran.exitCode === null) await Bun.sleep(1);
  const [beside = "", ...others] = written();
  expect([beside.startsWith(`copy.${ran.pid}`), beside.endsWith(".part"), others]).toEqual([
    true,
    true,
    [],
  ]);
  ran.kill(signal);
  await ran.exited;
  const said = (await ran.stdout.text()) + (await ran.stderr.text());
  return { exit: ran.exitCode, signal: ran.signalCode, said };
}

describe.each(["backup", "export"])("%s", (command) => {
  test.each(["SIGINT", "SIGTERM", "SIGHUP"] as const)(
    "ends by %s and leaves nothing",
    async (signal) => {
      expect(await interrupted(command, signal)).toEqual({ exit: null, signal, said: "" });
      expect(written()).toEqual([]);
    },
    30_000,
  );

  test("goes on where the signal is ignored, as under nohup", async () => {
    const ran = await interrupted(command, "SIGHUP", "trap '' HUP;");
    expect(ran).toEqual({ exit: 0, signal: null, said: "" });
    expect(written()).toEqual(["copy"]);
    space.shell("mv copy done-$RANDOM$RANDOM");
  }, 30_000);
});
