import type { Gate, GateCase } from "../gates/gate.ts";
import { caseProblems, isCase, type FixtureCase } from "./case.ts";
import { inShard, type CaseResult, type Category, type Shard } from "./report.ts";
import { countNewlines } from "./scan.ts";

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
  /** 64-bit hash of each case's name, in file order, shard or not; for finding duplicates. */
  readonly nameHashes: BigUint64Array<ArrayBuffer>;
  readonly problems: readonly CaseProblem[];
}

export type Gates = Readonly<Record<Category, Gate>>;

/** A case longer than this many bytes is malformed. */
export const CASE_LIMIT = 64 * 1024 * 1024;

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

/** Parses and judges the cases of a block. Pure but for the two gates it is given. */
export function evaluateBlock(block: Block, gates: Gates, options: EvaluateOptions): BlockOutcome {
  const problems: CaseProblem[] = [];
  const results: CaseResult[] = [];
  const counts: number[] = OUTCOME_KINDS.map(() => 0);
  const nameHashes = new BigUint64Array(block.starts.length);

  for (let i = 0; i < block.starts.length; i++) {
    const parsed = parseCase(block, i);
    if (!parsed.ok) {
      problems.push(problemOf(block, i, null, parsed.message));
      continue;
    }
    const c = parsed.value;
    if (!isCase(c) || caseLength(block, i) > CASE_LIMIT) {
      const messages = isCase(c) ? ["is longer than 64 MiB: shorten it"] : caseProblems(c);
      problems.push(...messages.map((message) => problemOf(block, i, nameOf(c), message)));
      continue;
    }
    nameHashes[i] = Bun.hash.wyhash(c.name);
    const index = block.firstIndex + i;
    if (!inShard(index, options.shard)) continue;
    const result = judge(c, index, gates[c.category], options);
    const kind = outcomeKind(result);
    counts[kind] = (counts[kind] ?? 0) + 1;
    if (options.keep === "all" || result.verdict !== result.expected) results.push(result);
  }
  return { counts, results, nameHashes, problems };
}

function judge(c: FixtureCase, index: number, gate: Gate, options: EvaluateOptions): CaseResult {
  const input: GateCase = { goal: c.goal, doneWhen: c.done_when, output: c.session_output };
  const verdict = gate.verdict(input);
  const wanted =
    options.reasons &&
    verdict === "reject" &&
    (options.keep === "all" || c.expected_result === "accept");
  return {
    index,
    name: c.name,
    category: c.category,
    expected: c.expected_result,
    verdict,
    reasons: wanted ? gate.judge(input).reasons : [],
  };
}

function parseCase(
  block: Block,
  i: number,
):
  | { readonly ok: true; readonly value: unknown }
  | { readonly ok: false; readonly message: string } {
  let text: string;
  try {
    text = decodeCase(block, i);
  } catch {
    return { ok: false, message: "is not valid UTF-8: convert the file to UTF-8" };
  }
  try {
    return { ok: true, value: JSON.parse(text) };
  } catch (error) {
    const what =
      error instanceof Error ? error.message.replace(/^JSON Parse error: /u, "") : String(error);
    return { ok: false, message: `is not valid JSON (${what}): correct it` };
  }
}

const UTF8 = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });

function decodeCase(block: Block, i: number): string {
  return UTF8.decode(block.bytes.subarray(block.starts[i], block.ends[i]));
}

function caseLength(block: Block, i: number): number {
  return (block.ends[i] ?? 0) - (block.starts[i] ?? 0);
}

function nameOf(value: unknown): string | null {
  const named = typeof value === "object" && value !== null && "name" in value;
  return named && typeof value.name === "string" && value.name !== "" ? value.name : null;
}

function problemOf(block: Block, i: number, name: string | null, message: string): CaseProblem {
  return { index: block.firstIndex + i, line: lineOf(block, i), name, message };
}

/** The line of the file on which a case of the block begins. */
export function lineOf(block: Block, i: number): number {
  return block.firstLine + countNewlines(block.bytes, 0, block.starts[i] ?? 0);
}
