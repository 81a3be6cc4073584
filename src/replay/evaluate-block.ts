import type { Gate, GateCase } from "../gates/gate.ts";
import { type OddName, plainForm } from "./alike-names.ts";
import { caseProblems, isCase, type FixtureCase } from "./case.ts";
import { inShard, type CaseResult, type Category, type Shard } from "./report.ts";
import { countNewlines } from "./json-bytes.ts";
import { inField, placeInCase, whyNotJsonCase, type CaseFault } from "./case-place.ts";
import { notUtf8At } from "./json-reading.ts";

/** Some neighbouring cases of a fixture file, as bytes. */
export interface Block {
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** Where each case begins and ends in `bytes`. */
  readonly starts: readonly number[];
  readonly ends: readonly number[];
  /** 0-based position of the first case in the file. */
  readonly firstIndex: number;
  /** 1-based line at which `bytes` begins. */
  readonly firstLine: number;
}

export interface EvaluateOptions {
  readonly shard: Shard | null;
  /** Which results to hand back: those that failed, or all. */
  readonly keep: "failures" | "all";
  /** Whether the results carry reasons; the verdict alone is had faster. */
  readonly reasons: boolean;
  /** Whether they carry the lines of their cases, which have to be counted. */
  readonly lines: boolean;
}

/** Something wrong with a case of the file. */
export interface CaseProblem {
  /** 0-based position in the file. */
  readonly index: number;
  readonly line: number;
  /** The case's name where it has one. */
  readonly name: string | null;
  readonly message: string;
}

export interface BlockOutcome {
  /** How many cases of each kind, at the positions that `outcomeKind` gives. */
  readonly counts: readonly number[];
  /** In file order. */
  readonly results: readonly CaseResult[];
  /** 64-bit hash of each case's name, in file order, shard or not; 0 where the case has none. */
  readonly nameHashes: BigUint64Array<ArrayBuffer>;
  /** The names that are written otherwise than they look. */
  readonly oddNames: readonly OddName[];
  /** 64-bit hash of each case's bytes, in file order, shard or not. */
  readonly caseHashes: BigUint64Array<ArrayBuffer>;
  /** The first `MOST_PROBLEMS` of them. */
  readonly problems: readonly CaseProblem[];
  readonly problemCount: number;
}

export type Gates = Readonly<Record<Category, Gate>>;

/** A case longer than this many bytes is malformed. */
export const CASE_LIMIT = 64 * 1024 * 1024;

/** More problems of a file than this are only counted. */
export const MOST_PROBLEMS = 100;

/** The eight things that can become of a case, as an index into `BlockOutcome.counts`. */
export const OUTCOME_KINDS: readonly Pick<CaseResult, "category" | "expected" | "verdict">[] = (
  ["completion", "voice"] as const
).flatMap((category) =>
  (["accept", "reject"] as const).flatMap((expected) =>
    (["accept", "reject"] as const).map((verdict) => ({ category, expected, verdict })),
  ),
);

function outcomeKind(result: Pick<CaseResult, "category" | "expected" | "verdict">): number {
  return (
    (result.category === "voice" ? 4 : 0) +
    (result.expected === "reject" ? 2 : 0) +
    (result.verdict === "reject" ? 1 : 0)
  );
}

/**
 * Parses and judges the cases of a block. Pure but for the two gates it is given. `onCase` is told
 * before each case how many are done.
 */
export function evaluateBlock(
  block: Block,
  gates: Gates,
  options: EvaluateOptions,
  onCase?: (done: number) => void,
): BlockOutcome {
  const problems: CaseProblem[] = [];
  let problemCount = 0;
  const lineOf = lineCounter(block);
  const refuse = (i: number, name: string | null, messages: readonly string[]): void => {
    problemCount += messages.length;
    for (const message of messages.slice(0, MOST_PROBLEMS - problems.length)) {
      problems.push({ index: block.firstIndex + i, line: lineOf(i), name, message });
    }
  };
  const results: CaseResult[] = [];
  const counts: number[] = OUTCOME_KINDS.map(() => 0);
  const nameHashes = new BigUint64Array(block.starts.length);
  const caseHashes = new BigUint64Array(block.starts.length);
  const oddNames: OddName[] = [];

  for (let i = 0; i < block.starts.length; i++) {
    onCase?.(i);
    caseHashes[i] = Bun.hash.wyhash(bytesOf(block, i));
    const parsed = parseCase(block, i, lineOf);
    if (!parsed.ok) {
      refuse(i, parsed.name, [parsed.message]);
      continue;
    }
    const c = parsed.value;
    const name = nameOf(c);
    if (name !== null) {
      nameHashes[i] = hashName(name);
      const plain = plainForm(name);
      if (plain !== null) oddNames.push({ at: i, hash: hashName(plain) });
    }
    if (!isCase(c) || caseLength(block, i) > CASE_LIMIT) {
      refuse(i, name, isCase(c) ? ["is longer than 64 MiB: shorten it"] : caseProblems(c));
      continue;
    }
    const index = block.firstIndex + i;
    if (!inShard(index, options.shard)) continue;
    const result = judge(c, name ?? c.name, index, gates[c.category], options);
    const kind = outcomeKind(result);
    counts[kind] = (counts[kind] ?? 0) + 1;
    if (options.keep === "failures" && result.verdict === result.expected) continue;
    results.push(options.lines ? { ...result, line: lineOf(i) } : result);
  }
  return { counts, results, nameHashes, oddNames, caseHashes, problems, problemCount };
}

/** Never 0. */
function hashName(name: string): bigint {
  const hash = Bun.hash.wyhash(name);
  return hash === 0n ? 1n : hash;
}

function judge(
  c: FixtureCase,
  name: string,
  index: number,
  gate: Gate,
  options: EvaluateOptions,
): CaseResult {
  const input: GateCase = { goal: c.goal, doneWhen: c.done_when, output: c.session_output };
  const verdict = gate.verdict(input);
  const wanted =
    options.reasons &&
    verdict === "reject" &&
    (options.keep === "all" || c.expected_result === "accept");
  return {
    index,
    line: null,
    name,
    category: c.category,
    expected: c.expected_result,
    verdict,
    reasons: wanted ? gate.judge(input).reasons : [],
  };
}

function parseCase(
  block: Block,
  i: number,
  lineOf: (i: number) => number,
):
  | { readonly ok: true; readonly value: unknown }
  | { readonly ok: false; readonly name: string | null; readonly message: string } {
  let text: string;
  try {
    text = decodeCase(block, i);
  } catch {
    return { ok: false, ...notUtf8(block, i, lineOf(i)) };
  }
  try {
    return { ok: true, value: JSON.parse(text) };
  } catch (error) {
    const { bytes } = block;
    const [start = 0, end = 0] = [block.starts[i], block.ends[i]];
    const why = whyNotJsonCase(bytes, start, end, lineOf(i));
    // The native parser refuses what is nested too deeply, too.
    return {
      ok: false,
      ...(why ?? { name: null, message: `is not valid JSON (${String(error)}): correct it` }),
    };
  }
}

/** The name of a case and the place of its first byte that is no UTF-8. */
function notUtf8(block: Block, i: number, line: number): CaseFault {
  const start = block.starts[i] ?? 0;
  const bytes = bytesOf(block, i);
  const at = notUtf8At(bytes) ?? 0;
  const place = placeInCase(bytes, 0, at);
  const where = `${inField(place)}, on line ${line + countNewlines(block.bytes, start, start + at)}`;
  return {
    name: place.name ?? nameAfter(bytes),
    message: `is not valid UTF-8${where}: convert the file to UTF-8`,
  };
}

/** The name of a case that would be JSON if its encoding were right. */
function nameAfter(bytes: Uint8Array): string | null {
  try {
    return nameOf(JSON.parse(new TextDecoder().decode(bytes)));
  } catch {
    return null;
  }
}

const UTF8 = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });

function decodeCase(block: Block, i: number): string {
  return UTF8.decode(bytesOf(block, i));
}

function bytesOf(block: Block, i: number): Uint8Array {
  return block.bytes.subarray(block.starts[i], block.ends[i]);
}

function caseLength(block: Block, i: number): number {
  return (block.ends[i] ?? 0) - (block.starts[i] ?? 0);
}

/**
 * The name of a parsed case, where it has one. Half of a surrogate pair, for which the case is refused, becomes its
 * escape, since no message could hold it and names that differ must stay apart.
 */
export function nameOf(value: unknown): string | null {
  const named = typeof value === "object" && value !== null && "name" in value;
  if (!named || typeof value.name !== "string" || value.name === "") return null;
  const { name } = value;
  return name.isWellFormed() ? name : name.replaceAll(HALF, escaped);
}

const HALF = /\p{Cs}/gu;

function escaped(half: string): string {
  return `\\u${half.charCodeAt(0).toString(16)}`;
}

/**
 * Tells the line of the file on which a case of the block begins. To be asked in the order of the
 * cases: it counts on from the last one, since counting from the start each time is quadratic.
 */
export function lineCounter(block: Block): (i: number) => number {
  let line = block.firstLine;
  let counted = 0;
  return (i) => {
    const start = block.starts[i] ?? 0;
    line += countNewlines(block.bytes, counted, start);
    counted = start;
    return line;
  };
}
