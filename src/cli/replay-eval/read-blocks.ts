import {
  CASE_LIMIT,
  MOST_PROBLEMS,
  type Block,
  type CaseProblem,
} from "../../replay/evaluate-block.ts";
import { countNewlines, skipSpace } from "../../replay/json-bytes.ts";
import { type CaseFault, whyNoBeginningOfCase, whyNotEndedCase } from "../../replay/case-place.ts";
import { faultIn, notUtf8At } from "../../replay/json-reading.ts";
import { countCaseKeys, findLayout, textStart, type Layout } from "../../replay/layout.ts";
import { arrayScanner } from "../../replay/scan-array.ts";
import { lineScanner } from "../../replay/scan-lines.ts";
import type { Scan } from "../../replay/scan.ts";
import { readSome } from "../io.ts";

/** How much of a file is read at a time, in bytes: small enough to share out, large enough to parse fast. */
export const BLOCK_SIZE = 1024 * 1024;

/** What is wrong with a file apart from single cases. */
export type FileProblem = Omit<CaseProblem, "index"> & { readonly index: number | null };

/** A block, and what is wrong between its cases. */
export interface ScannedBlock extends Block {
  /** The first `MOST_PROBLEMS` of them. */
  readonly problems: readonly FileProblem[];
  readonly problemCount: number;
}

/**
 * Reads a fixture file from `fd` as blocks of whole cases, in order and in constant memory, and
 * returns what is wrong with the file's own structure, null when nothing is. `takeBuffer` gives a
 * buffer of `blockSize` bytes that nobody uses any more, or null for a new one.
 */
export function* readBlocks(
  fd: number,
  takeBuffer: () => Uint8Array<ArrayBuffer> | null,
  blockSize = BLOCK_SIZE,
): Generator<ScannedBlock, FileProblem | null> {
  const source = openSource(fd, takeBuffer, blockSize);
  let layout: Layout = { kind: "unknown" };
  while (layout.kind === "unknown") {
    source.fill();
    const length = source.length();
    layout = findLayout(source.bytes(), length, source.last());
    if (layout.kind !== "unknown") break;
    if (length > 0 && textStart(source.bytes(), length) === length) source.detach(length);
    else if (!source.grow(SURROUNDINGS_LIMIT)) return surroundings(source, "before");
  }
  if (layout.kind === "empty") return wholeFile("is empty: give it a JSON array of cases");
  if (layout.kind === "neither") {
    return { index: null, name: null, line: source.line(), message: wrongStart(source.bytes()) };
  }

  const lines = layout.kind === "lines";
  const envelope: Envelope = {
    before: source.bytes().slice(0, lines ? 0 : layout.firstCase),
    line: source.line(),
  };
  const scanCases = lines ? lineScanner() : arrayScanner();
  let at = layout.firstCase;
  let firstIndex = 0;
  const inCase = (fault: CaseFault): FileProblem => ({
    index: firstIndex,
    line: source.line(),
    ...fault,
  });
  for (;;) {
    const bytes = source.bytes();
    const scan = scanCases(bytes, at, source.length(), source.last());
    const { starts, ends, stopped } = scan;
    if (scan.next > 0 || stopped.kind !== "more") {
      const block: Block = { bytes, starts, ends, firstIndex, firstLine: source.line() };
      source.detach(scan.next);
      at = 0;
      const { length: problemCount } = scan.problems;
      if (starts.length > 0 || problemCount > 0) {
        yield { ...block, problems: placed(block, scan), problemCount };
      }
      firstIndex += starts.length;
    }
    switch (stopped.kind) {
      case "malformed":
        return {
          ...inCase({ name: null, message: stopped.message }),
          index: stopped.inCase ? firstIndex : null,
        };
      case "cut-case":
        return inCase(whyNotEndedCase(source.bytes(), 0, source.length(), source.line()));
      case "end-of-array":
      case "end-of-file": {
        const closing = stopped.kind === "end-of-array" ? closingProblem(source, envelope) : null;
        return closing ?? (firstIndex === 0 ? wholeFile("holds no cases: add at least one") : null);
      }
      case "more":
        if (scan.next === 0 && !source.grow(CASE_LIMIT)) return inCase(whyTooLong(source));
        source.fill();
    }
  }
}

/** What is said of a case that does not end in a window of the largest size: something wrong there is why. */
function whyTooLong(source: Source): CaseFault {
  const wrong = whyNoBeginningOfCase(source.bytes(), 0, source.length(), source.line());
  return wrong ?? { name: null, message: "is longer than 64 MiB: shorten it" };
}

/** The problems of a scan, each with its line. */
function placed(block: Block, { problems }: Scan): readonly FileProblem[] {
  let line = block.firstLine;
  let counted = 0;
  return problems.slice(0, MOST_PROBLEMS).map(({ at, case: nth, message }) => {
    line += countNewlines(block.bytes, counted, at);
    counted = at;
    const index = nth === null ? null : block.firstIndex + nth;
    return { index, name: null, line, message };
  });
}

/** The most that may stand before the cases of an array, or behind them; it is held in memory. */
const SURROUNDINGS_LIMIT = 256 * 1024 * 1024;

function surroundings(source: Source, where: "before" | "behind"): FileProblem {
  const message = `holds more than 256 MiB ${where} its cases: give them in a file without it`;
  return { index: null, name: null, line: source.line(), message };
}

function wholeFile(message: string): FileProblem {
  return { index: null, name: null, line: 1, message };
}

function wrongStart(bytes: Uint8Array): string {
  if ((bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff)) {
    return "is UTF-16: convert the file to UTF-8";
  }
  return 'is not a fixture file: give it a JSON array of cases, an object with one under "fixtures" or "cases", or JSON Lines';
}

/** What comes before the cases of an array, its bracket included, and the 1-based line on which that begins. */
interface Envelope {
  readonly before: Uint8Array;
  readonly line: number;
}

/** Checks what surrounds the cases of an array: all that comes before and behind them, as one JSON text. */
function closingProblem(source: Source, { before, line: firstLine }: Envelope): FileProblem | null {
  const line = source.line();
  const problem = (message: string): FileProblem => ({ index: null, name: null, line, message });
  source.fill();
  while (!source.last()) {
    const length = source.length();
    if (skipSpace(source.bytes(), 0, length) === length) source.detach(length);
    else if (!source.grow(SURROUNDINGS_LIMIT)) return surroundings(source, "behind");
    source.fill();
  }
  const behind = source.bytes().subarray(0, source.length());
  const whole = Buffer.concat([before, Buffer.from("]"), behind]);
  try {
    const text = new TextDecoder("utf-8", { fatal: true }).decode(whole);
    const envelope: unknown = JSON.parse(text);
    const two =
      typeof envelope === "object" &&
      envelope !== null &&
      "fixtures" in envelope &&
      "cases" in envelope &&
      Array.isArray(envelope.fixtures) &&
      Array.isArray(envelope.cases);
    if (two) return problem('has cases under both "fixtures" and "cases": keep one');
    const isObject = !Array.isArray(envelope);
    return isObject && countCaseKeys(whole) > countOwn(envelope)
      ? problem("has the key of its cases twice: keep one")
      : null;
  } catch {
    const { at, what, advice } = faultAround(whole);
    const isBefore = at < before.length;
    const side = isBefore ? "before" : "behind";
    const message = `is ${what} ${side} the array of cases: ${advice}`;
    const start = isBefore ? 0 : before.length;
    const faultLine = (isBefore ? firstLine : line) + countNewlines(whole, start, at);
    return { ...problem(message), line: faultLine };
  }
}

/** Where what surrounds the cases stops being JSON, and why. */
function faultAround(whole: Uint8Array): {
  readonly at: number;
  readonly what: string;
  readonly advice: string;
} {
  const badByte = notUtf8At(whole);
  if (badByte !== null)
    return { at: badByte, what: "not valid UTF-8", advice: "convert the file to UTF-8" };
  const fault = faultIn(whole, textStart(whole, whole.length), whole.length);
  return fault === null
    ? { at: whole.length, what: "not valid JSON", advice: "correct it" }
    : { ...fault, what: `not valid JSON (${fault.what})` };
}

/** How many of the keys that may hold cases an object has, once each. */
function countOwn(envelope: unknown): number {
  const isObject = typeof envelope === "object" && envelope !== null;
  return isObject ? Number("fixtures" in envelope) + Number("cases" in envelope) : 0;
}

/** The bytes of a file that are at hand: a window that moves forward. */
interface Source {
  bytes(): Uint8Array<ArrayBuffer>;
  /** How many of `bytes()` are filled. */
  length(): number;
  /** True when the file ends at `length()`. */
  last(): boolean;
  /** 1-based line of the file at which the window begins. */
  line(): number;
  /** Reads until the window is full or the file ends. */
  fill(): void;
  /** Makes a full window larger; false when more than `limit` bytes are in it. */
  grow(limit: number): boolean;
  /** Gives the buffer away and begins a new window with what stands behind `at`. */
  detach(at: number): void;
}

function openSource(
  fd: number,
  takeBuffer: () => Uint8Array<ArrayBuffer> | null,
  blockSize: number,
): Source {
  let bytes: Uint8Array<ArrayBuffer> = takeBuffer() ?? new Uint8Array(blockSize);
  let length = 0;
  let last = false;
  let line = 1;
  const replace = (size: number, from: number): void => {
    const reused = size <= blockSize ? takeBuffer() : null;
    const next = reused ?? new Uint8Array(size);
    next.set(bytes.subarray(from, length));
    bytes = next;
    length -= from;
  };
  return {
    bytes: () => bytes,
    length: () => length,
    last: () => last,
    line: () => line,
    fill() {
      while (!last && length < bytes.length) {
        const got = readSome(fd, bytes, length, bytes.length - length);
        if (got === 0) last = true;
        length += got;
      }
    },
    grow(limit) {
      if (length < bytes.length) return true;
      if (length > limit + blockSize) return false;
      replace(Math.max(length + blockSize, Math.min(bytes.length * 2, limit + 2 * blockSize)), 0);
      return true;
    },
    detach(at) {
      line += countNewlines(bytes, 0, at);
      replace(Math.max(blockSize, length - at), at);
    },
  };
}
