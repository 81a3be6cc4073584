import type { Whereabouts } from "../domain/board-command.ts";
import { type Problem, storeProblem } from "../domain/errors.ts";
import { type Store, StoreError, type Writer } from "../store/port.ts";
import type { AppContext } from "./context.ts";
import { CopyConflict, type Copied, copyRows } from "./copy-rows.ts";
import { type FileLine, lineCount, RecordFileError, type RecordRow } from "./record-file.ts";
import { RecordFileReader } from "./record-file-reader.ts";

/** A file to be imported. */
export interface ImportInput {
  /** How it is called in messages. */
  readonly name: string;
  /** Its lines from the first; asked for again where a store runs the transaction again. */
  readonly lines: () => Iterable<FileLine>;
  /** Told after every line how many have been read, of how many. */
  readonly onProgress: (lines: number, of: number) => void;
}

/** The answer of `import`; `total` is how many problems there are when not all are listed. */
export type ImportAnswer =
  | { readonly ok: true; readonly value: Copied }
  | { readonly ok: false; readonly problems: readonly Problem[]; readonly total: number };

/**
 * `import`: adds to a store what a file has and the store has not, in one transaction: all of it or,
 * where something is in the way or the import is interrupted, nothing. Importing again changes nothing.
 *
 * Errors: those of `copyRows` (all are found), and the first of `RecordFileReader`.
 */
export async function importRecords(
  { store, ...where }: Pick<AppContext, "store"> & Whereabouts,
  { name, lines, onProgress }: ImportInput,
): Promise<ImportAnswer> {
  // Before the store is touched: what is no export at all shall not make one.
  let opened: RecordFileReader | null = null;
  const open = (): RecordFileReader => new RecordFileReader(lines(), name);
  try {
    opened = open();
    const copied = await writeBeside(store, async (writer) => {
      const file = opened ?? open();
      opened = null;
      return copyRows(writer, watched(file, onProgress), where);
    });
    return { ok: true, value: copied };
  } catch (error) {
    if (error instanceof CopyConflict) {
      return { ok: false, problems: error.problems, total: error.total };
    }
    if (error instanceof RecordFileError) return { ok: false, problems: [error.problem], total: 1 };
    throw error;
  }
}

/** So often an import is begun at the least before it gives way to sessions that go on writing. */
const RUNS = 3;

/**
 * Where an engine lets others write beside an import, each of their changes may make it begin again. A long
 * one has used up the time of a command after its first run, and is run again all the same.
 */
async function writeBeside<T>(store: Store, work: (writer: Writer) => Promise<T>): Promise<T> {
  for (let runs = 0; ;) {
    const before = runs;
    try {
      return await store.write((writer) => {
        runs += 1;
        return work(writer);
      });
    } catch (error) {
      const isBusy = error instanceof StoreError && error.problem.code === "store.busy";
      // Who never had its turn has been told so by the store.
      if (!isBusy || runs === before) throw error;
      if (runs >= RUNS) throw new StoreError(othersWrite(runs), error);
    }
  }
}

function othersWrite(runs: number): Problem {
  return storeProblem(
    "store.busy",
    `the import was begun ${runs} times, and each time others changed the store before it was done`,
    "stop the sessions that write to this store, then run the import again: nothing was imported, and repeating it is harmless",
  );
}

function* watched(
  file: RecordFileReader,
  onProgress: ImportInput["onProgress"],
): Generator<RecordRow> {
  const of = lineCount(file.counts);
  for (const row of file.rows()) {
    onProgress(file.line, of);
    yield row;
  }
}
