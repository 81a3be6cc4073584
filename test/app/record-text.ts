import { exportRecords } from "../../src/app/export-records.ts";
import type { FileLine } from "../../src/app/record-file.ts";
import type { Store } from "../../src/store/port.ts";

/** All that a store holds, as the text of a record file. */
export async function exported(store: Store): Promise<string> {
  // What a use is given besides the store, an export does not ask for.
  const context = { store } as Parameters<typeof exportRecords>[0];
  return exportRecords(context, async (lines) => (await Array.fromAsync(lines)).join(""));
}

/** The lines of such a text, as they are read from a file. */
export function* linesOf(file: string): Generator<FileLine> {
  for (const line of file.split("\n").slice(0, -1)) {
    yield { bytes: Buffer.from(line), end: "line" };
  }
}
