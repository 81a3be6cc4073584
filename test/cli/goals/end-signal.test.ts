import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { readdirSync, rmSync } from "node:fs";
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

/** Is a file under way, and none done? */
function isWriting(pid: number): boolean {
  const [beside = "", ...others] = written();
  return beside.startsWith(`copy.${pid}`) && beside.endsWith(".part") && others.length === 0;
}

interface Ended {
  readonly exit: number | null;
  readonly signal: NodeJS.Signals | number | null;
  readonly said: string;
}

/**
 * Runs a command, with `before` in its shell, and sends it a signal when it has begun to write. On a busy machine
 * it may be done before anybody has looked, or before it notices: that says nothing, and it is run again.
 */
async function interrupted(
  command: string,
  signal: NodeJS.Signals,
  before = "",
  attempts = 10,
): Promise<Ended> {
  const line = `${before} exec ${join(ROOT, "dist/bin/svc-goals")} ${command} --output '${OUTPUT}'`;
  const ran = Bun.spawn(["bash", "-c", line], {
    env: { PATH: process.env["PATH"] ?? "", SVC_ROOT: space.root },
    stdout: "pipe",
    stderr: "pipe",
  });
  while (written().length === 0 && ran.exitCode === null) await Bun.sleep(1);
  // It does not get on while it is looked at.
  ran.kill("SIGSTOP");
  const isInTime = isWriting(ran.pid);
  if (isInTime) ran.kill(signal);
  ran.kill("SIGCONT");
  await ran.exited;
  const { exitCode: exit, signalCode } = ran;
  const said = (await ran.stdout.text()) + (await ran.stderr.text());
  const isDone = exit === 0 && written().join(" ") === "copy";
  if (attempts === 1 || !isDone || (isInTime && before !== "")) {
    return { exit, signal: signalCode, said };
  }
  rmSync(OUTPUT);
  return interrupted(command, signal, before, attempts - 1);
}

describe.each(["backup", "export"])("%s", (command) => {
  test.each(["SIGINT", "SIGTERM", "SIGHUP"] as const)(
    "ends by %s and leaves nothing",
    async (signal) => {
      expect(await interrupted(command, signal)).toEqual({ exit: null, signal, said: "" });
      expect(written()).toEqual([]);
    },
    300_000,
  );

  test("goes on where the signal is ignored, as under nohup", async () => {
    const ran = await interrupted(command, "SIGHUP", "trap '' HUP;");
    expect(ran).toEqual({ exit: 0, signal: null, said: "" });
    expect(written()).toEqual(["copy"]);
    space.shell("mv copy done-$RANDOM$RANDOM");
  }, 300_000);
});
