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
import { type Problem, usage } from "../domain/errors.ts";
import type { GoalText } from "../domain/goal-decode.ts";
import { type JsonObject, parseObject } from "../domain/json-object.ts";
import type { StoredEvent } from "../domain/operation-replay.ts";
import type { StoredText } from "../domain/stored-text.ts";
import type { Extent, Reader } from "../store/port.ts";

const FORMAT = "svc-records";
const VERSION = 1;

/** The longest line that is written or read, in bytes. */
const LINE_LIMIT = 512 * 1024 * 1024;
/** The longest first line, in bytes: what is no export at all is not read far. */
const FIRST_LINE_LIMIT = 64 * 1024;
/** Numbers of events up to here leave room for all that come behind them. */
const LARGEST_SEQ = 2 ** 48;

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
 * `export.odd_key`) for a row that no file can carry.
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

function hex(sum: number): string {
  return sum.toString(16).padStart(8, "0");
}

/** `{"goal":"x","record":"y"` and what closes it: `,"sum":"01234567"}`. */
const SEAL_LENGTH = ',"sum":"01234567"}'.length;
const SEAL = /^,"sum":"(?<sum>[0-9a-f]{8})"\}$/u;

/** Reads a file line by line. Throws `RecordFileError` at the first line that is not as it should be. */
export class RecordFileReader {
  readonly counts: RowCounts;
  readonly #lines: Iterator<FileLine>;
  readonly #name: string;
  readonly #decoder = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });
  #line = 0;
  #sum = 0;

  /** Reads the first line; `name` is how the file is called in messages. */
  constructor(lines: Iterable<FileLine>, name: string) {
    this.#lines = lines[Symbol.iterator]();
    this.#name = name;
    this.counts = this.#header();
  }

  /** The line that was read last, from 1. */
  get line(): number {
    return this.#line;
  }

  /** The rows that the first line promises, in order, each checked. */
  *rows(): Generator<RecordRow> {
    const { goals, artifacts, events } = this.counts;
    let before: GoalText | null = null;
    for (let i = 0; i < goals; i += 1) {
      const { key, ...text } = this.#row("goal");
      if (typeof key !== "string") throw this.#damaged("has a goal without a session reference");
      if (before !== null && compareBytes(before.session_ref, key) >= 0) {
        throw this.#damaged("stands out of order");
      }
      before = { session_ref: key, ...text };
      yield { kind: "goal", row: before };
    }
    for (let i = 0; i < artifacts; i += 1) {
      const { key, ...text } = this.#row("artifact");
      if (typeof key !== "string") throw this.#damaged("has an artifact without a url");
      yield { kind: "artifact", row: { url: key, ...text } };
    }
    let last = Number.NEGATIVE_INFINITY;
    for (let i = 0; i < events; i += 1) {
      const { key, ...text } = this.#row("event");
      if (typeof key !== "number" || !Number.isSafeInteger(key) || key > LARGEST_SEQ) {
        throw this.#damaged(`has an event without a whole number up to ${LARGEST_SEQ}`);
      }
      if (key <= last) throw this.#damaged("stands out of order");
      last = key;
      yield { kind: "event", row: { seq: key, ...text } };
    }
    this.#end();
  }

  #header(): RowCounts {
    const value = this.#next() ?? this.#fail("import.not_records", "is empty", EXPORT_FIRST);
    const body = this.#unsealed(value);
    const { format, version, goals, artifacts, events } = body ?? {};
    if (format !== FORMAT) throw this.#notRecords();
    if (typeof version !== "number" || version < 1) throw this.#notRecords();
    if (version > VERSION) {
      const message = `has version ${version} of the format, this program reads ${VERSION}`;
      return this.#fail("import.newer_version", message, "use the newer program that wrote it");
    }
    this.#checkSum(value);
    if (!isCount(goals) || !isCount(artifacts) || !isCount(events)) {
      throw this.#damaged("does not say how many rows follow");
    }
    return { goals, artifacts, events };
  }

  #row(kind: RecordRow["kind"]): StoredText & { readonly key: unknown } {
    const line = this.#next();
    if (line === null) {
      const message = `is cut off: it ends after ${this.#line - 1} of ${lineCount(this.counts)} lines`;
      return this.#fail("import.truncated", message, EXPORT_AGAIN);
    }
    this.#checkSum(line);
    const body = this.#unsealed(line) ?? {};
    const { [kind]: key, record, base64 } = body;
    const text = typeof record === "string" ? { text: record } : textOfBytes(base64);
    if (text === null || key === undefined || Object.keys(body).length !== 2) {
      throw this.#damaged(`is no row of the kind that is due, ${kind}`);
    }
    if (!text.text.isWellFormed() || (typeof key === "string" && !key.isWellFormed())) {
      throw this.#damaged("holds half of a surrogate pair, which no store has");
    }
    return { key, ...text };
  }

  #end(): void {
    if (this.#next() === null) return;
    throw this.#damaged("stands behind the last row that the first line promises");
  }

  /** The next line, whole; null at the end of the file. */
  #next(): Uint8Array | null {
    const { done, value } = this.#lines.next();
    this.#line += 1;
    if (done === true) return null;
    if (value.end === "limit" && this.#line === 1) throw this.#notRecords();
    if (value.end === "limit") throw this.#damaged(`is longer than ${LINE_LIMIT} bytes`);
    if (value.end === "file" && this.#line > 1) {
      return this.#fail("import.truncated", "is cut off in the middle of this line", EXPORT_AGAIN);
    }
    return value.bytes;
  }

  #checkSum(bytes: Uint8Array): void {
    const at = bytes.length - SEAL_LENGTH;
    const told = at < 0 ? undefined : SEAL.exec(latin1(bytes.subarray(at)))?.groups?.["sum"];
    if (told === undefined) throw this.#damaged("has no sum at its end");
    this.#sum = Bun.hash.crc32(bytes.subarray(0, at), this.#sum);
    if (told !== hex(this.#sum)) {
      throw this.#damaged("is not as it was written, or a line before it is missing");
    }
  }

  /** The JSON object of a line without its sum; null when it is none. */
  #unsealed(bytes: Uint8Array): JsonObject | null {
    try {
      const open = this.#decoder.decode(bytes.subarray(0, Math.max(0, bytes.length - SEAL_LENGTH)));
      return parseObject(`${open}}`);
    } catch {
      return null;
    }
  }

  #notRecords(): RecordFileError {
    return this.#error("import.not_records", "is no export of svc-goals", EXPORT_FIRST);
  }

  #damaged(what: string): RecordFileError {
    return this.#error("import.damaged", `is damaged: this line ${what}`, EXPORT_AGAIN);
  }

  #fail(code: string, message: string, advice: string): never {
    throw this.#error(code, message, advice);
  }

  #error(code: string, message: string, advice: string): RecordFileError {
    return new RecordFileError(usage(code, `${this.#name}:${this.#line}: ${message}`, advice));
  }
}

/** Bytes that are no valid UTF-8; null when they are, or are no base64. */
function textOfBytes(base64: unknown): StoredText | null {
  if (typeof base64 !== "string") return null;
  const bytes = Buffer.from(base64, "base64");
  const text = bytes.toString("utf8");
  const isUtf8 = Buffer.from(text).equals(bytes);
  if (isUtf8 || bytes.toString("base64") !== base64) return null;
  return { text, bytes: new Uint8Array(bytes) };
}

const EXPORT_FIRST = 'name a file that "svc-goals export" has written; nothing has changed';
const EXPORT_AGAIN =
  'copy the file again, or write it anew with "svc-goals export"; nothing has changed';

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
  const message = `the key of a row (${kind}) is no valid UTF-8, and no other store could find it: ${row.text}`;
  const advice = 'find out who wrote it; "svc-goals backup" copies the row as it is';
  throw new RecordFileError(usage("export.odd_key", message, advice));
}

function isCount(value: unknown): value is number {
  return typeof value === "number" && Number.isSafeInteger(value) && value >= 0;
}

function latin1(bytes: Uint8Array): string {
  return String.fromCharCode(...bytes);
}

/** The order of the UTF-8 bytes, which is that of the code points; JavaScript compares UTF-16 units. */
export function compareBytes(one: string, other: string): number {
  return Buffer.compare(Buffer.from(one), Buffer.from(other));
}
