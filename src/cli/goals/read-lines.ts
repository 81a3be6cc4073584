import { type FileLine, RecordFileError, lineLimit } from "../../app/record-file.ts";
import { storeProblem, usage } from "../../domain/errors.ts";
import { openInput, readSome } from "../io.ts";
import { unreadable } from "../read-input.ts";

const CHUNK = 1024 * 1024;
const NEWLINE = 0x0a;

/** A file or standard input that is read line by line, in memory that does not grow with it. */
export interface LineInput {
  /**
   * The lines from the first, each valid until the next is asked for; the last of them where one is too
   * long. A pipe has them only once. Throws `RecordFileError` (`import.unreadable`,
   * `import.not_repeatable`).
   */
  lines(): Iterable<FileLine>;
  close(): void;
}

/** Opens a path or `-`. Throws the errors of the system. */
export function openLines(path: string): LineInput {
  const input = openInput(path);
  const isFile = input.size !== null;
  let reads = 0;
  return {
    lines() {
      reads += 1;
      if (reads > 1 && !isFile) throw notRepeatable(path);
      return linesOf((buffer, position) => {
        try {
          return readSome(input.fd, buffer, 0, buffer.length, isFile ? position : null);
        } catch (error) {
          const message = `${path} ${unreadable(error)}`;
          throw new RecordFileError(usage("import.unreadable", message, "nothing has changed"));
        }
      });
    },
    close: () => input.close(),
  };
}

function* linesOf(read: (buffer: Uint8Array, position: number) => number): Generator<FileLine> {
  const chunk = new Uint8Array(CHUNK);
  let position = 0;
  let line = 1;
  let begun: Uint8Array[] = [];
  let length = 0;
  for (;;) {
    const got = read(chunk, position);
    if (got === 0) break;
    position += got;
    const bytes = chunk.subarray(0, got);
    let start = 0;
    for (let end = bytes.indexOf(NEWLINE); end >= 0; end = bytes.indexOf(NEWLINE, start)) {
      const rest = bytes.subarray(start, end);
      yield { bytes: begun.length === 0 ? rest : Buffer.concat([...begun, rest]), end: "line" };
      line += 1;
      begun = [];
      length = 0;
      start = end + 1;
    }
    if (start === got) continue;
    begun.push(bytes.slice(start));
    length += got - start;
    if (length > lineLimit(line)) return yield { bytes: bytes.subarray(start), end: "limit" };
  }
  if (length > 0) yield { bytes: Buffer.concat(begun), end: "file" };
}

/** A problem of the store and not of the command line: undisturbed, the same would have gone through. */
function notRepeatable(path: string): RecordFileError {
  return new RecordFileError(
    storeProblem(
      "import.not_repeatable",
      `the import was disturbed, most likely by others who changed the store meanwhile, and cannot begin again: ${path === "-" ? "standard input" : path} is a pipe, which can be read once only`,
      "write the export to a file and import that, which is begun again by itself; nothing was imported",
    ),
  );
}
