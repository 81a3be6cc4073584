import { afterAll, expect, test } from "bun:test";
import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type ImportAnswer, importRecords } from "../../../src/app/import-records.ts";
import { openLines } from "../../../src/cli/goals/read-lines.ts";
import type { Store } from "../../../src/store/port.ts";
import { openMemoryStore } from "../../conformance/memory-store.ts";
import { runCommand, scratchFolder } from "../run.ts";
import { seedStore } from "../seed-store.ts";
import { exported } from "../../app/record-text.ts";

/** An import whose transaction lost a race and is run again. */
const folder = scratchFolder("read-lines");
afterAll(() => rmSync(folder, { recursive: true }));

/** A store that runs each transaction a second time. */
function unlucky(store: Store): Store {
  const lost = new Error("lost");
  return {
    ...store,
    write: async (work) => {
      await store
        .write(async (writer) => {
          await work(writer);
          throw lost;
        })
        .catch((error: unknown) => {
          if (error !== lost) throw error;
        });
      return store.write(work);
    },
  };
}

async function imported(store: Store, path: string): Promise<ImportAnswer> {
  const input = openLines(path);
  try {
    return await importRecords(
      { store },
      { name: path, lines: () => input.lines(), onProgress: () => {} },
    );
  } finally {
    input.close();
  }
}

test("begins again from a file; from a pipe it says that the store was changed, and by what to go on", async () => {
  const from = openMemoryStore();
  await seedStore(from, 20);
  const content = await exported(from);
  const file = join(folder, "f.jsonl");
  writeFileSync(file, content);
  const to = openMemoryStore();
  expect(await imported(unlucky(to), file)).toMatchObject({ ok: true });
  expect(await exported(to)).toBe(content);

  const pipe = join(folder, "pipe");
  expect(runCommand(["mkfifo", pipe]).exit).toBe(0);
  const writer = Bun.spawn(["cp", file, pipe]);
  const untouched = openMemoryStore();
  const answer = await imported(unlucky(untouched), pipe);
  await writer.exited;
  expect(answer).toMatchObject({
    ok: false,
    // Exit status 3: nobody has typed anything wrong.
    problems: [
      {
        kind: "store",
        code: "import.not_repeatable",
        message: expect.stringContaining("others who changed the store meanwhile"),
        advice: expect.stringContaining("write the export to a file and import that"),
      },
    ],
  });
  expect(await exported(untouched)).not.toContain('"goal"');
});
