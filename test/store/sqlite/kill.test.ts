import { afterAll, expect, test } from "bun:test";
import { byHand, freshRoot, sessionsIn, tryWrite, removeRoots } from "./world.ts";

afterAll(removeRoots);

/** Writes goals and their events for ever, and says each on standard output once it is committed. */
const WRITER = `
import { writeSync } from "node:fs";
import { openSqliteStore } from ${JSON.stringify(`${import.meta.dir}/../../../src/store/sqlite/store.ts`)};
const [root, name] = process.argv.slice(-2);
for (let round = 0; ; round += 1) {
  const session_ref = name + "-" + round;
  const store = openSqliteStore({ root });
  await store.write(async (writer) => {
    await writer.putGoal({ session_ref, text: "{}" });
    await writer.appendEvent(JSON.stringify({ session_ref }));
  });
  writeSync(1, session_ref + "\\n");
  if (round % 3 === 0) await store.close();
}
`;

/** The lines of a stream, those that were ended; `first` is there with the first of them. */
function linesOf(stream: ReadableStream<Uint8Array>): {
  readonly first: Promise<null>;
  readonly all: Promise<readonly string[]>;
} {
  const { promise: first, resolve } = Promise.withResolvers<null>();
  const read = async (): Promise<readonly string[]> => {
    const decoder = new TextDecoder();
    let text = "";
    for await (const bytes of stream) {
      text += decoder.decode(bytes, { stream: true });
      if (text.includes("\n")) resolve(null);
    }
    resolve(null);
    return text.split("\n").slice(0, -1);
  };
  return { first, all: read() };
}

test("whatever was acknowledged before a kill is there, and nothing is half there", async () => {
  const root = freshRoot();
  const acknowledged: string[] = [];
  for (let round = 0; round < 4; round += 1) {
    const writers = [0, 1].map((n) =>
      Bun.spawn([process.execPath, "-e", WRITER, "--", root, `r${round}w${n}`], {
        stdout: "pipe",
        stderr: "ignore",
      }),
    );
    const said = writers.map((writer) => linesOf(writer.stdout));
    // From then on each of them is in the middle of some write, however long it took to start.
    await Promise.all(said.map(({ first }) => first));
    await Bun.sleep(Math.random() * 150);
    for (const writer of writers) writer.kill("SIGKILL");
    // Their locks go when they are gone, and not yet when their output ends.
    for (const writer of writers) await writer.exited;
    for (const { all } of said) acknowledged.push(...(await all));
    expect(await tryWrite(root)).toBe("done");
  }
  expect(acknowledged.length).toBeGreaterThanOrEqual(8);
  const sessions = new Set(await sessionsIn(root));
  for (const session of acknowledged) expect(sessions).toContain(session);
  byHand(root, (db) => {
    const half = db.query(
      "SELECT 1 FROM goals WHERE session_ref <> 'w' AND session_ref NOT IN (SELECT session_ref FROM events)",
    );
    expect(half.values()).toEqual([]);
    expect(db.query("PRAGMA integrity_check").values()).toEqual([["ok"]]);
  });
}, 300_000);
