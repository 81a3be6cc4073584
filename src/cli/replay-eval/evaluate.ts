import {
  lineCounter,
  MOST_PROBLEMS,
  nameOf,
  OUTCOME_KINDS,
  type Block,
  type EvaluateOptions,
} from "../../replay/evaluate-block.ts";
import { createAlikeNames } from "../../replay/alike-names.ts";
import { type NameTable, createNameTable } from "../../replay/name-table.ts";
import { startTally, type CaseResult, type Summary } from "../../replay/report.ts";
import type { PolicySource } from "./gates.ts";
import {
  judgeHere,
  judgeOnThreads,
  type FromWorker,
  type Judges,
  type OnCase,
} from "./judge-pool.ts";
import { BLOCK_SIZE, readBlocks, type FileProblem, type ScannedBlock } from "./read-blocks.ts";

/** A fixture file that is open for reading. */
export interface FixtureInput {
  readonly fd: number;
  /** In bytes; null when it cannot be known. */
  readonly size: number | null;
}

export interface Evaluation {
  readonly summary: Summary;
  /** The results that the options keep, in fixture order. */
  readonly results: readonly CaseResult[];
  /** Cases in the file, in this shard or not. */
  readonly fixtureTotal: number;
  /** SHA-256 of the hashes of its cases, in hexadecimal. */
  readonly fixtureHash: string;
  /** What is wrong with the file; when there is anything, the rest is worth nothing. */
  readonly problems: FileProblems;
  /** Cases whose names no report can show apart. */
  readonly alike: FileProblems;
}

/** Problems of a file in file order: some millions of bad cases must not fill the memory. */
export interface FileProblems {
  readonly first: readonly FileProblem[];
  readonly count: number;
}

/** Files up to this size are judged on one thread. */
const SMALL = BLOCK_SIZE;
/** The same where somebody watches: the thread that draws must not be the one that judges for seconds. */
const SMALL_WATCHED = BLOCK_SIZE / 8;
const MOST_THREADS = 8;
/** Hexadecimal digits of the hash of the fixtures, as many as that of the rules has. */
const HASH_LENGTH = 32;

/**
 * Judges every case of a fixture file, in constant memory but for the results that are kept.
 * `onProgress` is told often how many bytes and cases are done; null when nobody watches.
 */
export async function evaluateFixtures(
  input: FixtureInput,
  policy: PolicySource | null,
  options: EvaluateOptions,
  onProgress: ((bytes: number, cases: number) => void) | null,
): Promise<Evaluation> {
  const threads = Math.min(navigator.hardwareConcurrency, MOST_THREADS);
  const smallSize = onProgress === null ? SMALL : SMALL_WATCHED;
  const small = threads === 1 || (input.size !== null && input.size <= smallSize);
  const far = onProgress === null ? null : countFar(onProgress);
  const judges: Judges = small
    ? await judgeHere(policy, options, far?.onCase ?? (() => {}))
    : judgeOnThreads(threads, policy, options, far?.onCase ?? null);

  const names = createNameTable();
  const alikeNames = createAlikeNames(names);
  const tally = startTally();
  const results: CaseResult[] = [];
  const problems = firstProblems();
  const alike = firstProblems();
  const free: Uint8Array<ArrayBuffer>[] = [];
  const underWay: { block: ScannedBlock; answer: Promise<Omit<FromWorker, "sequence">> }[] = [];
  let fixtureTotal = 0;
  const hasher = new Bun.CryptoHasher("sha256");

  /** Takes in the outcome of the oldest block, so that everything stays in file order. */
  const settle = async (): Promise<void> => {
    const oldest = underWay.shift();
    if (oldest === undefined) return;
    const { outcome, bytes } = await oldest.answer;
    const block: ScannedBlock = { ...oldest.block, bytes };
    outcome.counts.forEach((count, kind) => {
      const result = OUTCOME_KINDS[kind];
      if (result !== undefined) tally.add(result, count);
    });
    for (const result of outcome.results) results.push(result);
    hasher.update(outcome.caseHashes);
    const twice = duplicatesIn(block, outcome.nameHashes, names);
    const looking = alikeIn(block, outcome, alikeNames);
    alike.add(looking.first, looking.count);
    const found = [...block.problems, ...outcome.problems, ...twice.first];
    problems.add(
      found.toSorted((a, b) => a.line - b.line || (a.index ?? 0) - (b.index ?? 0)),
      block.problemCount + outcome.problemCount + twice.count,
    );
    far?.onSettled(block);
    if (bytes.length === BLOCK_SIZE) free.push(bytes);
  };

  try {
    const blocks = readBlocks(input.fd, () => free.pop() ?? null);
    for (let item = blocks.next(); ; item = blocks.next()) {
      if (item.done === true) {
        while (underWay.length > 0) await settle();
        if (item.value !== null) problems.add([item.value], 1);
        break;
      }
      const block = item.value;
      fixtureTotal += block.starts.length;
      // The answer is awaited in file order; a failure before its turn must not go unhandled.
      const answer = judges.judge(block);
      answer.catch(() => {});
      underWay.push({ block, answer });
      if (underWay.length >= judges.width) await settle();
    }
  } finally {
    judges.close();
  }
  return {
    summary: tally.summary(),
    results,
    fixtureTotal,
    fixtureHash: hasher.digest("hex").slice(0, HASH_LENGTH),
    problems: problems.all(),
    alike: alike.all(),
  };
}

/** Adds up how many bytes and cases are done, of blocks that are settled and of those under way. */
function countFar(onProgress: (bytes: number, cases: number) => void): {
  readonly onCase: OnCase;
  readonly onSettled: (block: Block) => void;
} {
  let [bytes, cases] = [0, 0];
  /** What of the blocks under way is done, by the position of their first case. */
  const parts = new Map<number, { readonly bytes: number; readonly cases: number }>();
  const tell = (): void => {
    let [bytesNow, casesNow] = [bytes, cases];
    for (const part of parts.values()) {
      bytesNow += part.bytes;
      casesNow += part.cases;
    }
    onProgress(bytesNow, casesNow);
  };
  onProgress(0, 0);
  return {
    onCase({ firstIndex, starts, ends }, done) {
      parts.set(firstIndex, { bytes: starts[done] ?? ends.at(-1) ?? 0, cases: done });
      tell();
    },
    onSettled({ firstIndex, starts, ends }) {
      parts.delete(firstIndex);
      bytes += ends.at(-1) ?? 0;
      cases += starts.length;
      tell();
    },
  };
}

/** The first problems that are told, in their order, and how many there are. */
function firstProblems() {
  const first: FileProblem[] = [];
  let count = 0;
  return {
    add(found: readonly FileProblem[], more: number): void {
      count += more;
      first.push(...found.slice(0, Math.max(0, MOST_PROBLEMS - first.length)));
    },
    all: (): FileProblems => ({ first, count }),
  };
}

/** Cases of a block whose name an earlier one of the file has; `names` takes in the others. */
function duplicatesIn(
  block: Block,
  nameHashes: FromWorker["outcome"]["nameHashes"],
  names: NameTable,
): FileProblems {
  const first: FileProblem[] = [];
  let count = 0;
  const lineOf = lineCounter(block);
  nameHashes.forEach((hash, i) => {
    if (hash === 0n) return;
    const index = block.firstIndex + i;
    const line = lineOf(i);
    const earlier = names.add(hash, index, line);
    if (earlier === null) return;
    count++;
    if (first.length >= MOST_PROBLEMS) return;
    const message = `has the name of case ${earlier.index + 1} on line ${earlier.line}: give each case a name of its own`;
    first.push({ index, line, name: nameAt(block, i), message });
  });
  return { first, count };
}

/** Cases of a block whose name looks as that of another one does; to be asked when its names have been entered. */
function alikeIn(
  block: Block,
  { nameHashes, oddNames }: FromWorker["outcome"],
  alikeNames: ReturnType<typeof createAlikeNames>,
): FileProblems {
  const lineOf = lineCounter(block);
  const placeOf = (i: number) => ({ index: block.firstIndex + i, line: lineOf(i) });
  const others = alikeNames.find(nameHashes, oddNames, placeOf);
  const lineAgain = lineCounter(block);
  const told = [...others].toSorted(([a], [b]) => a - b).slice(0, MOST_PROBLEMS);
  const first = told.map(([i, { index, line }]) => ({
    index: block.firstIndex + i,
    line: lineAgain(i),
    name: nameAt(block, i),
    message: `has the name of case ${index + 1} on line ${line} but for blanks at its ends or the form of Unicode, so that they look the same in a report: give one of them another name`,
  }));
  return { first, count: others.size };
}

/** The name of a case that has been judged, read once more from its bytes. */
function nameAt(block: Block, i: number): string | null {
  const text = new TextDecoder().decode(block.bytes.subarray(block.starts[i], block.ends[i]));
  return nameOf(JSON.parse(text));
}
