import type { RowPrinter } from "../views/terminal/table.ts";
import { compileSoon } from "./compilers.ts";
import type { Sink } from "./io.ts";

/** What is gathered before it is sent, in UTF-16 units. */
const CHUNK = 64 * 1024;
/**
 * After so many chunks of a stream what they were made of is thrown away: the collector by itself lets it
 * grow with the first hundred thousand rows. It costs a twentieth of the time, where little else is held.
 */
const CHUNKS_KEPT = 128;
/** After so many chunks more than a page is printed: some two thousand goals. */
const MANY_CHUNKS = 8;

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

/** The same sink, for what comes bit by bit and is not held. */
function collecting(sink: Sink): Sink {
  let chunks = 0;
  return {
    write(text) {
      sink.write(text);
      chunks += 1;
      if (chunks === MANY_CHUNKS) compileSoon();
      if (chunks % CHUNKS_KEPT === 0) Bun.gc(true);
    },
    isTTY: sink.isTTY,
    get isClosed() {
      return sink.isClosed;
    },
  };
}

/** Prints text as it comes, see `gather`, and stops asking for more when the reader has gone. */
export async function printPieces(sink: Sink, pieces: AsyncIterable<string>): Promise<void> {
  const gathered = gather(collecting(sink));
  for await (const piece of pieces) if (!gathered.add(piece)) return;
  gathered.end();
}

/** Prints rows the same way. */
export async function printEach<Row>(
  sink: Sink,
  printer: RowPrinter<Row>,
  rows: AsyncIterable<Row>,
): Promise<void> {
  const gathered = gather(collecting(sink));
  gathered.add(printer.head());
  for await (const row of rows) if (!gathered.add(printer.row(row))) return;
  gathered.add(printer.tail());
  gathered.end();
}
