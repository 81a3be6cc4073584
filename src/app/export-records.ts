import type { AppContext } from "./context.ts";
import { fileLines, lineCount, rowsOf } from "./record-file.ts";

/**
 * `export`: the lines of a file with everything the store holds, in one consistent view and in memory
 * that does not grow with it. `show` gets the number of lines before the first is asked for.
 *
 * Throws `RecordFileError` for a row that no line can carry.
 */
export async function exportRecords<T>(
  { store }: AppContext,
  show: (lines: AsyncIterable<string>, count: number) => Promise<T>,
): Promise<T> {
  return store.read(async (reader) => {
    const counts = await reader.extent();
    return show(fileLines(counts, rowsOf(reader)), lineCount(counts));
  });
}
