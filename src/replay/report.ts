/**
 * The report of a replay: one model that every renderer of `src/views/report` draws from, that
 * shards are merged into and that a baseline is compared with. Plain data and pure functions; no
 * clock, so that the same cases give the same bytes on every machine.
 */
import type { Reason, Verdict } from "../gates/gate.ts";
import { percent } from "../domain/percent.ts";

/** Which of the two gates a case is for. */
export type Category = "completion" | "voice";

/** What became of one labelled case. */
export interface CaseResult {
  /** 0-based position in the fixture file, the same whichever shard ran it. */
  readonly index: number;
  /** 1-based line of the fixture file on which the case begins; null where nobody asked or an older report does not say. */
  readonly line: number | null;
  readonly name: string;
  readonly category: Category;
  readonly expected: Verdict;
  readonly verdict: Verdict;
  /** Why the gate said no; empty when it accepted. */
  readonly reasons: readonly Reason[];
}

/** `count` of `total`, and the same as a percentage rounded half up to two decimals. */
export interface Rate {
  readonly count: number;
  readonly total: number;
  readonly rate: number;
}

/** How well a gate did on some cases. */
export interface Score {
  readonly fixtures: number;
  readonly passed: number;
  readonly failed: number;
  /** `passed` of `fixtures` in percent, rounded half up to two decimals; 0 when there are none. */
  readonly accuracy: number;
  /** Cases labelled accept that were rejected, of all that are labelled accept. */
  readonly falseBlocks: Rate;
  /** Cases labelled reject that were accepted, of all that are labelled reject. */
  readonly missed: Rate;
}

/** The score over everything and over each category. */
export interface Summary extends Score {
  readonly byCategory: Readonly<Record<Category, Score>>;
}

/** Part `index` of `count`, from 1: the cases whose position modulo `count` is `index - 1`. */
export interface Shard {
  readonly index: number;
  readonly count: number;
}

/** Everything that a run has to say. `src/views/report/json.ts` stores it, `readReport` reads it back. */
export interface Report {
  readonly toolVersion: string;
  /** Hash of the rules and the policy that judged; parts with different ones are never merged. */
  readonly rulesHash: string;
  /** Null when the whole fixture file was run. */
  readonly shard: Shard | null;
  /** The fixture file as it was named; null for standard input, and in reports of older versions. */
  readonly fixtureFile: string | null;
  /** Hash of all its cases as they stand, in order; null in reports of older versions. Parts with different ones or without are never merged. */
  readonly fixtureHash: string | null;
  /** Cases in the fixture file, whichever of them this shard ran; merging holds the parts to it. */
  readonly fixtureTotal: number;
  readonly summary: Summary;
  /** In fixture order. */
  readonly cases: readonly CaseResult[];
}

/** The part of a report that is enough to print it for people: passes are only counted. */
export interface ReportDigest {
  readonly summary: Summary;
  /** In fixture order. */
  readonly failures: readonly CaseResult[];
}

/** True when the gate answered what the label says. */
export function passed(result: CountedResult): boolean {
  return result.verdict === result.expected;
}

/** True when a case at this position of the fixture file belongs to the shard; null is the whole file. */
export function inShard(index: number, shard: Shard | null): boolean {
  return shard === null || index % shard.count === shard.index - 1;
}

/** What a count needs to know of a result. */
export type CountedResult = Pick<CaseResult, "category" | "expected" | "verdict">;

/** A running count, for runs that are too long to keep every passed case in memory. */
export interface Tally {
  /** Counts `times` results with this outcome; one unless said otherwise. */
  add(result: CountedResult, times?: number): void;
  summary(): Summary;
}

/** Starts a count at zero; see `Tally`. */
export function startTally(): Tally {
  const counts: Record<Category, Counts> = { completion: zero(), voice: zero() };
  return {
    add: (result, times = 1) => count(counts[result.category], result, times),
    summary: () => ({
      ...score(sum(counts.completion, counts.voice)),
      byCategory: { completion: score(counts.completion), voice: score(counts.voice) },
    }),
  };
}

/** Counts all the cases at once. */
export function summarise(cases: Iterable<CountedResult>): Summary {
  const tally = startTally();
  for (const result of cases) tally.add(result);
  return tally.summary();
}

/** What `buildReport` needs: a report without what can be counted from it. */
export type ReportParts = Omit<Report, "summary">;

/** A report from its results, in whatever order they were run. */
export function buildReport(parts: ReportParts): Report {
  const cases = parts.cases.toSorted((a, b) => a.index - b.index);
  return { ...parts, cases, summary: summarise(cases) };
}

/** The format of stored reports; the number goes up when a reader of the old one would misread the new. */
export const REPORT_SCHEMA = "svc.replay-report/1";

/** What the renderers for people need of a report. */
export function digest(report: Report): ReportDigest {
  return { summary: report.summary, failures: report.cases.filter((result) => !passed(result)) };
}

interface Counts {
  fixtures: number;
  passed: number;
  acceptable: number;
  falseBlocks: number;
  missed: number;
}

function zero(): Counts {
  return { fixtures: 0, passed: 0, acceptable: 0, falseBlocks: 0, missed: 0 };
}

function count(counts: Counts, result: CountedResult, times: number): void {
  counts.fixtures += times;
  if (result.expected === "accept") counts.acceptable += times;
  if (passed(result)) counts.passed += times;
  else if (result.expected === "accept") counts.falseBlocks += times;
  else counts.missed += times;
}

function sum(a: Counts, b: Counts): Counts {
  return {
    fixtures: a.fixtures + b.fixtures,
    passed: a.passed + b.passed,
    acceptable: a.acceptable + b.acceptable,
    falseBlocks: a.falseBlocks + b.falseBlocks,
    missed: a.missed + b.missed,
  };
}

function score(counts: Counts): Score {
  return {
    fixtures: counts.fixtures,
    passed: counts.passed,
    failed: counts.fixtures - counts.passed,
    accuracy: percent(counts.passed, counts.fixtures),
    falseBlocks: rate(counts.falseBlocks, counts.acceptable),
    missed: rate(counts.missed, counts.fixtures - counts.acceptable),
  };
}

function rate(part: number, total: number): Rate {
  return { count: part, total, rate: percent(part, total) };
}
