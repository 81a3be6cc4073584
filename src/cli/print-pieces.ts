import { escapeJson } from "../views/terminal/escape.ts";
import type { Sink } from "./io.ts";

/** What is gathered before it is sent, in UTF-16 units. */
const CHUNK = 64 * 1024;

/** Text on its way to the reader. */
export interface Gathered {
  /** Adds a piece; false when the reader has gone and no more is asked for. */
  add(piece: string): boolean;
  /** Sends what still waits. */
  end(): void;
}

/**
 * Sends text in chunks, in memory that does not grow with it. What fits into one chunk is printed only
 * when the whole of it is there, so that a command that fails early has printed nothing.
 */
export function gather(sink: Sink): Gathered {
  let waiting: string[] = [];
  let length = 0;
  const send = (): void => {
    sink.write(waiting.join(""));
    waiting = [];
    length = 0;
  };
  return {
    add(piece) {
      waiting.push(piece);
      length += piece.length;
      if (length < CHUNK) return true;
      send();
      return !sink.isClosed;
    },
    end: send,
  };
}

/** Prints text as it comes, see `gather`, and stops asking for more when the reader has gone. */
export async function printPieces(sink: Sink, pieces: AsyncIterable<string>): Promise<void> {
  const gathered = gather(sink);
  for await (const piece of pieces) if (!gathered.add(piece)) return;
  gathered.end();
}

/** Prints values as a JSON array, two-space indented, one at a time. */
export async function printJsonArray<Row>(
  sink: Sink,
  rows: AsyncIterable<Row>,
  value: (row: Row) => unknown,
): Promise<void> {
  await printPieces(sink, jsonPieces(rows, value));
}

async function* jsonPieces<Row>(
  rows: AsyncIterable<Row>,
  value: (row: Row) => unknown,
): AsyncGenerator<string> {
  let isFirst = true;
  for await (const row of rows) {
    const json = escapeJson(JSON.stringify(value(row), null, 2)).replaceAll("\n", "\n  ");
    yield `${isFirst ? "[\n  " : ",\n  "}${json}`;
    isFirst = false;
  }
  yield isFirst ? "[]\n" : "\n]\n";
}
