import { escapeJson } from "../views/terminal/escape.ts";
import type { Sink } from "./io.ts";

/** What is gathered before it is sent, in UTF-16 units. */
const CHUNK = 64 * 1024;

/**
 * Prints text as it comes, in memory that does not grow with it, and stops asking for more when the
 * reader has gone. What fits into one chunk is printed only when the whole of it is there, so that
 * a command that fails early has printed nothing.
 */
export async function printPieces(sink: Sink, pieces: AsyncIterable<string>): Promise<void> {
  let waiting: string[] = [];
  let length = 0;
  for await (const piece of pieces) {
    waiting.push(piece);
    length += piece.length;
    if (length < CHUNK) continue;
    sink.write(waiting.join(""));
    waiting = [];
    length = 0;
    if (sink.isClosed) return;
  }
  sink.write(waiting.join(""));
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
