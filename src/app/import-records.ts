import type { Problem } from "../domain/errors.ts";
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
  { store }: Pick<AppContext, "store">,
  { name, lines, onProgress }: ImportInput,
): Promise<ImportAnswer> {
  // Before the store is touched: what is no export at all shall not make one.
  let opened: RecordFileReader | null = null;
  const open = (): RecordFileReader => new RecordFileReader(lines(), name);
  try {
    opened = open();
    const copied = await store.write(async (writer) => {
      const file = opened ?? open();
      opened = null;
      return copyRows(writer, watched(file, onProgress));
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
