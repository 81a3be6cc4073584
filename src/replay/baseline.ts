/** What changed since an earlier report. */
import { passed, type CaseResult, type Report, type Shard } from "./report.ts";

/** The earlier and the present result of one case. */
export interface ChangedCase {
  readonly before: CaseResult;
  readonly now: CaseResult;
}

/** The differences, each in fixture order of the present run (removed cases: of the earlier one). */
export interface BaselineComparison {
  /** Passed before, fails now. */
  readonly broke: readonly ChangedCase[];
  /** Failed before, passes now. */
  readonly mended: readonly ChangedCase[];
  /** Fails as it did before. */
  readonly stillFailing: readonly ChangedCase[];
  /** Not in the earlier report, and compared with nothing. */
  readonly uncompared: readonly CaseResult[];
  /** Those of them that are new. Null when that report was of a shard, which cannot tell. */
  readonly added: readonly CaseResult[] | null;
  /** Not in this run any more. Null when this is a shard, which cannot tell. */
  readonly removed: readonly CaseResult[] | null;
  /** The rules or the policy are not the same, as they are when a rule was changed. */
  readonly rulesChanged: boolean;
}

/** The part of a report that a comparison needs of the present run. */
export type ComparedReport = Pick<Report, "rulesHash" | "shard" | "cases">;

/**
 * Compares by case name: positions shift when a case is inserted. A case that was relabelled is
 * judged by its label of the time, as the pass or failure that people saw. A new case that fails
 * did not break, there was nothing before; it is listed as new.
 */
export function compareBaseline(baseline: Report, now: ComparedReport): BaselineComparison {
  const earlier = new Map(baseline.cases.map((result) => [result.name, result]));
  const broke: ChangedCase[] = [];
  const mended: ChangedCase[] = [];
  const stillFailing: ChangedCase[] = [];
  const uncompared: CaseResult[] = [];
  for (const result of now.cases) {
    const before = earlier.get(result.name);
    if (before === undefined) {
      uncompared.push(result);
      continue;
    }
    earlier.delete(result.name);
    const change = { before, now: result };
    if (passed(before) && !passed(result)) broke.push(change);
    if (!passed(before) && passed(result)) mended.push(change);
    if (!passed(before) && !passed(result)) stillFailing.push(change);
  }
  return {
    broke,
    mended,
    stillFailing,
    uncompared,
    added: covers(baseline.shard, now.shard) ? uncompared : null,
    removed: covers(now.shard, baseline.shard) ? [...earlier.values()] : null,
    rulesChanged: baseline.rulesHash !== now.rulesHash,
  };
}

/** True when the comparison is to end with exit status 1: something newly broke. */
export function isWorse(comparison: BaselineComparison): boolean {
  return comparison.broke.length > 0;
}

/**
 * How many cases are compared with nothing where that is no mere addition to the file: the baseline is of a part that
 * cannot have them, or has no case of this run.
 */
export function leftOut(
  { cases }: ComparedReport,
  { added, uncompared }: BaselineComparison,
): number {
  return added === null || uncompared.length === cases.length ? uncompared.length : 0;
}

/** True when a case can be in both: parts of one position each modulo their counts meet where these have a divisor in common. */
export function canShare(one: Shard | null, other: Shard | null): boolean {
  if (one === null || other === null) return true;
  let [a, b] = [one.count, other.count];
  while (b !== 0) [a, b] = [b, a % b];
  return (one.index - other.index) % a === 0;
}

/** True when every case of `part` would be in `whole` as well, if it existed then. */
function covers(whole: Shard | null, part: Shard | null): boolean {
  if (whole === null || whole.count === 1) return true;
  return part !== null && part.count === whole.count && part.index === whole.index;
}
