/**
 * The file that carries the records of a store: JSON Lines, UTF-8. The first line says what it is and
 * how much follows; then come the goals in the order of their references, the artifacts in the order
 * of the store, and the audit trail, each row on a line of its own with its key and its text, byte for
 * byte. Equal stores give equal files.
 *
 *     {"format":"svc-records","version":1,"goals":1,"artifacts":0,"events":1,"sum":"…"}
 *     {"goal":"nightly-build","record":"{\"session_ref\":…}","sum":"…"}
 *     {"event":1,"record":"{\"time\":…}","sum":"…"}
 *
 * A text that is no valid UTF-8, which only a hand can have put there, stands under `base64` instead.
 *
 * `sum` is the CRC-32 of all lines so far, each without its sum, in hexadecimal: a line that was
 * changed, taken out, put in or moved is found where it stands.
 */

import type { ArtifactText } from "../domain/artifact-decode.ts";
import { type Problem, storeProblem, usage } from "../domain/errors.ts";
import type { GoalText } from "../domain/goal-decode.ts";
import type { StoredEvent } from "../domain/operation-replay.ts";
import type { StoredText } from "../domain/stored-text.ts";
import type { Extent, Reader } from "../store/port.ts";

export const FORMAT = "svc-records";
export const VERSION = 1;

/** The longest line that is written or read, in bytes. */
export const LINE_LIMIT = 512 * 1024 * 1024;
/** The longest first line, in bytes: what is no export at all is not read far. */
const FIRST_LINE_LIMIT = 64 * 1024;

/** The longest line that is read, in bytes; `line` counts from 1. */
export function lineLimit(line: number): number {
  return line === 1 ? FIRST_LINE_LIMIT : LINE_LIMIT;
}

/** How many rows of each kind a file has. */
export type RowCounts = Pick<Extent, "goals" | "artifacts" | "events">;

/** How many lines a file has, its first one included. */
export function lineCount({ goals, artifacts, events }: RowCounts): number {
  return 1 + goals + artifacts + events;
}

/** A row of a store, whole. */
export type RecordRow =
  | { readonly kind: "goal"; readonly row: GoalText }
  | { readonly kind: "artifact"; readonly row: ArtifactText }
  | { readonly kind: "event"; readonly row: StoredEvent };

/** A line of a file as it was read, without its end. */
export interface FileLine {
  readonly bytes: Uint8Array;
  /** How it ends: with a line end, with the file, or cut off at `lineLimit`. */
  readonly end: "line" | "file" | "limit";
}

/** Thrown where a file is not what it should be; `problem` is for the person. */
export class RecordFileError extends Error {
  readonly problem: Problem;

  constructor(problem: Problem) {
    super(problem.message);
    this.name = "RecordFileError";
    this.problem = problem;
  }
}

/** The rows of a view in the order of the file. */
export async function* rowsOf(reader: Reader): AsyncGenerator<RecordRow> {
  for await (const row of reader.goals({})) yield { kind: "goal", row };
  for await (const row of reader.artifacts({})) yield { kind: "artifact", row };
  for await (const row of reader.events({ about: "everything" })) yield { kind: "event", row };
}

/**
 * The lines of a file that holds the rows of a view. Throws `RecordFileError` (`export.too_long`,
 * `store.odd_key`) for a row that no file can carry.
 */
export async function* fileLines(
  counts: RowCounts,
  rows: AsyncIterable<RecordRow>,
): AsyncGenerator<string> {
  const { goals, artifacts, events } = counts;
  let sum = 0;
  const seal = (body: object): string => {
    const open = JSON.stringify(body).slice(0, -1);
    sum = Bun.hash.crc32(open, sum);
    return `${open},"sum":"${hex(sum)}"}\n`;
  };
  yield seal({ format: FORMAT, version: VERSION, goals, artifacts, events });
  for await (const entry of rows) {
    if (entry.row.hasOddKey === true) refuseOddKey(entry);
    if (entry.kind === "event" && !isEventNumber(entry.row.seq)) refuseNumber(entry.row.seq);
    // A character is at most six bytes of JSON, `\u0000`.
    if (entry.row.text.length > LINE_LIMIT / 6 - 4096) refuseLong(entry);
    yield seal(bodyOf(entry));
  }
}

function bodyOf({ kind, row }: RecordRow): object {
  switch (kind) {
    case "goal":
      return { goal: row.session_ref, ...bodyText(row) };
    case "artifact":
      return { artifact: row.url, ...bodyText(row) };
    case "event":
      return { event: row.seq, ...bodyText(row) };
    default:
      return kind satisfies never;
  }
}

function bodyText({ text, bytes }: StoredText): object {
  return bytes === undefined ? { record: text } : { base64: Buffer.from(bytes).toString("base64") };
}

/** A sum as it is written. */
export function hex(sum: number): string {
  return sum.toString(16).padStart(8, "0");
}

/** Numbers of events up to here leave room for all that come behind them. */
export const LARGEST_SEQ = 2 ** 48;

export function isEventNumber(seq: unknown): seq is number {
  return typeof seq === "number" && Number.isSafeInteger(seq) && seq <= LARGEST_SEQ;
}

/** Somebody has put it in by hand: an export that no import takes would be found out when it is needed. */
function refuseNumber(seq: number): never {
  const message = `an event stands under the number ${seq}, and no import takes one past ${LARGEST_SEQ}`;
  const advice = 'find out who wrote it; "svc-goals backup" copies the row as it is';
  throw new RecordFileError(storeProblem("store.odd_key", message, advice));
}

function refuseLong({ kind, row }: RecordRow): never {
  throw new RecordFileError(
    usage(
      "export.too_long",
      `a record of ${row.text.length} characters (${kind}) fits into no line of an export`,
      'copy the store with "svc-goals backup"',
    ),
  );
}

function refuseOddKey({ kind, row }: RecordRow): never {
  const message = `the key of a row (${kind}) is no valid UTF-8, and no other store could find it; its record begins ${row.text.slice(0, SHOWN)}`;
  const advice = 'find out who wrote it; "svc-goals backup" copies the row as it is';
  throw new RecordFileError(storeProblem("store.odd_key", message, advice));
}

/** So much of a record tells which one it is. */
const SHOWN = 80;

/** The order of the UTF-8 bytes, which is that of the code points; JavaScript compares UTF-16 units. */
export function compareBytes(one: string, other: string): number {
  return Buffer.compare(Buffer.from(one), Buffer.from(other));
}
