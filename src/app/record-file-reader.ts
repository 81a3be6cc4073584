import { usage } from "../domain/errors.ts";
import type { GoalText } from "../domain/goal-decode.ts";
import { type JsonObject, parseObject } from "../domain/json-object.ts";
import type { StoredText } from "../domain/stored-text.ts";
import {
  FORMAT,
  LARGEST_SEQ,
  type FileLine,
  LINE_LIMIT,
  RecordFileError,
  type RecordRow,
  type RowCounts,
  VERSION,
  compareBytes,
  hex,
  isEventNumber,
  lineCount,
} from "./record-file.ts";

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
      if (!isEventNumber(key)) {
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
  'copy the file again, or write it again with "svc-goals export"; nothing has changed';

function isCount(value: unknown): value is number {
  return typeof value === "number" && Number.isSafeInteger(value) && value >= 0;
}

function latin1(bytes: Uint8Array): string {
  return String.fromCharCode(...bytes);
}
