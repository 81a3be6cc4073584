/** The counts of one line or sentence: "12 tests pass", "Failures: 0", "11/12 passed", "Ran 12 tests". */

import { exceptedAt } from "./excepted.ts";
import { type RunOutcome, isTest, outcomeOf } from "./outcomes.ts";
import { type Token, tokensOf } from "./words.ts";

export interface Tally {
  readonly start: number;
  readonly end: number;
  /** Sums of what is counted; null where nothing of the kind is. */
  readonly passed: number | null;
  readonly failed: number | null;
  readonly skipped: number;
  /** The largest number of tests that is named as what was run. */
  readonly total: number | null;
  readonly assertions: number;
  /** A ratio of tests that pass, below its whole. */
  readonly short: { readonly part: number; readonly whole: number } | null;
  /** Where the first count that tells of a failure stands; its offset in the text. */
  readonly failsAt: number;
  /** "…, all green" behind a number of tests. */
  readonly allGood: boolean;
}

/** What has been counted so far; `null` where nothing of the kind was. */
interface Counts {
  passed: number | null;
  failed: number | null;
  errors: number;
  skipped: number;
  total: number | null;
  assertions: number;
  short: Tally["short"];
  failsAt: number;
  told: boolean;
  /** "31 unit tests and 6 end-to-end tests pass", "All seven pass (1,204 examples)": 6 are not a part of the 31, nor 7 of the rest. */
  named: boolean;
}

/** The counts that a stretch of text tells; null when it holds none. `at` is where it stands in the whole. */
export function readTally(text: string, at: number): Tally | null {
  const tokens = tokensOf(text);
  const ofTests = tokens.some(
    ({ kind, text: word }) => kind === "test" || (kind === "assertion" && word !== "runs"),
  );
  const counts = countsIn(tokens, at, ofTests);
  const { told, passed, total, skipped } = counts;
  // "12 actionable tasks: 12 executed" are no tests.
  if (!told || (!ofTests && passed === null && counts.failed === null && counts.errors === 0))
    return null;
  settleFailures(counts, text, tokens, ofTests, at);
  const { failed } = counts;
  const short =
    counts.short !== null && isWholeWithout(counts.short, skipped) ? null : counts.short;
  const untold = leavesSomeUntold(counts);
  return {
    start: at,
    end: at + text.length,
    passed,
    failed: untold && (failed ?? 0) === 0 ? (total ?? 0) - (passed ?? 0) - skipped : failed,
    skipped,
    total,
    assertions: counts.assertions,
    short,
    failsAt: untold && counts.failsAt < 0 ? at : counts.failsAt,
    allGood:
      total !== null && (saysAllGood(tokens) || IN_BRACKETS.test(text) || TESTS_OK.test(text)),
  };
}

function countsIn(tokens: readonly Token[], at: number, ofTests: boolean): Counts {
  const good = tokens.findIndex(({ kind }) => kind === "good");
  const firstGood = good < 0 ? Infinity : good;
  const counts: Counts = {
    passed: null,
    failed: null,
    errors: 0,
    skipped: 0,
    total: null,
    assertions: 0,
    short: null,
    failsAt: -1,
    told: false,
    named: false,
  };
  for (let i = 0; i < tokens.length; i++) {
    const first = tokens[i];
    if (first === undefined || first.value === null) continue;
    // "26, every one passing", "Build 8812 passed"
    if (
      /^(?:every|each|any|this|that|build|job|pipeline|workflow|version|release|revision|step|stage|phase)$/.test(
        tokens[i - 1]?.text ?? "",
      )
    )
      continue;
    const start = i;
    const ratio = ratioAt(tokens, i);
    const last = ratio?.last ?? i;
    const isWhole = ofTests && ratio?.part === ratio?.whole;
    const outcome = outcomeOf(tokens, i, last, ratio !== null, isWhole, firstGood);
    i = last;
    if (outcome === null) continue;
    // "12 passed, not one failed", "not a single one of the 12 tests failed"
    const count = isNotOne(tokens, start) ? 0 : first.value;
    add(counts, outcome, count, at + first.start);
    if (outcome === "good")
      counts.named ||=
        ratio === null
          ? isAllOf(tokens, start) || tokens.slice(last + 1, last + 5).some(isTest)
          : ratio.part === ratio.whole;
    if (ratio !== null)
      addRatio(counts, outcome, { part: count, whole: ratio.whole }, at + first.start);
  }
  return counts;
}

function add(counts: Counts, outcome: RunOutcome, count: number, from: number): void {
  counts.told = true;
  switch (outcome) {
    case "good":
      counts.passed = (counts.passed ?? 0) + count;
      return;
    case "skip":
      counts.skipped += count;
      return;
    case "error":
      counts.errors += count;
      if (count > 0) failAt(counts, from);
      return;
    case "bad":
    case "but":
      counts.failed = (counts.failed ?? 0) + count;
      if (count > 0) failAt(counts, from);
      return;
    case "assertion":
      counts.assertions = Math.max(counts.assertions, count);
      return;
    case "test":
    case "total":
      counts.total = Math.max(counts.total ?? 0, count);
      return;
    default:
      return outcome satisfies never;
  }
}

/** "11 of the 12 tests pass": a total, and where it falls short a failure. */
function addRatio(
  counts: Counts,
  outcome: RunOutcome,
  { part, whole }: NonNullable<Tally["short"]>,
  from: number,
): void {
  if (outcome === "good" && part < whole) {
    counts.short ??= { part, whole };
    failAt(counts, from);
  }
  if (outcome !== "skip") counts.total = Math.max(counts.total ?? 0, whole);
}

function failAt(counts: Counts, from: number): void {
  if (counts.failsAt < 0) counts.failsAt = from;
}

/** How many failed, by what the stretch says besides its counts. */
function settleFailures(
  counts: Counts,
  text: string,
  tokens: readonly Token[],
  ofTests: boolean,
  at: number,
): void {
  const { passed, errors, total } = counts;
  // "3 errors" and "12 failed" by themselves may be what the thing built is to do.
  const known = ofTests || (passed !== null && passed > 0) || tokens.length <= LONGEST_SUMMARY;
  if (!known) counts.failed = null;
  if (counts.failed === null && errors === 0 && ofTests && ranWithoutFailure(tokens))
    counts.failed = 0;
  if (errors > 0 && (ofTests || passed !== null)) counts.failed = (counts.failed ?? 0) + errors;
  if ((counts.failed ?? 0) > 0 || !known || (passed ?? total ?? 0) <= 0) return;
  const excepted = exceptedAt(text);
  if (excepted < 0) return;
  counts.failed = 1;
  failAt(counts, at + excepted);
}

/** "11 of 12 pass, 1 skipped" falls short of nothing. */
function isWholeWithout(short: NonNullable<Tally["short"]>, skipped: number): boolean {
  return short.part + skipped >= short.whole;
}

/** "12 tests: 10 passed": nothing is said of two. */
function leavesSomeUntold({ named, passed, total, skipped, failed }: Counts): boolean {
  if (named || passed === null || total === null || total <= 0) return false;
  return passed + skipped + (failed ?? 0) < total;
}

/** A line that holds no more than this is a summary of its own: "1 failing". */
const LONGEST_SUMMARY = 4;

/** "11/12", "11 of the 12", "11 out of 12" that begins at a token. */
function ratioAt(
  tokens: readonly Token[],
  i: number,
): { readonly part: number; readonly whole: number; readonly last: number } | null {
  const part = tokens[i]?.value ?? null;
  let next = i + 1;
  const sign = tokens[next]?.text;
  if (sign === "out" && tokens[next + 1]?.text === "of") next += 2;
  else if (sign === "/" || sign === "of" || sign === "von" || sign === "de" || sign === "sur")
    next++;
  else return null;
  if (sign !== "/") while (tokens[next]?.kind === "filler") next++;
  const whole = tokens[next]?.value ?? null;
  if (part === null || whole === null || part > whole || whole === 0) return null;
  if (sign === "/") {
    const before = tokens[i - 1]?.text ?? "";
    const behind = tokens[next + 1]?.text ?? "";
    // A date, a path, or how far a run has come: "[11/12]".
    if (before === "/" || behind === "/" || /^(?:on|since|until|by|from)$/.test(before))
      return null;
    if (before === "[" && behind === "]") return null;
  }
  return { part, whole, last: next };
}

/** "12 tests ran without a failure" */
function ranWithoutFailure(tokens: readonly Token[]): boolean {
  const ran = tokens.findIndex(({ text }) =>
    /^(?:ran|runs?|executed|completed|finished)$/.test(text),
  );
  if (ran < 0) return false;
  return tokens.some(({ text }, at) => {
    if (text !== "without") return false;
    let next = at + 1;
    while (/^(?:a|an|any|single)$/.test(tokens[next]?.text ?? "")) next++;
    const kind = tokens[next]?.kind;
    return kind === "bad" || kind === "error";
  });
}

/** "not one", "not a single", "not even one", "without one" */
function isNotOne(tokens: readonly Token[], i: number): boolean {
  if (tokens[i]?.value !== 1) return false;
  let k = i - 1;
  while (k > i - 4 && /^(?:a|single|even)$/.test(tokens[k]?.text ?? "")) k--;
  return tokens[k]?.text === "not" || tokens[k]?.text === "without";
}

/** "All seven", "both of the 2": the whole of something, whatever else is counted beside it. */
function isAllOf(tokens: readonly Token[], i: number): boolean {
  let k = i - 1;
  while (k > i - 3 && /^(?:of|the|these|those|my|our)$/.test(tokens[k]?.text ?? "")) k--;
  return /^(?:all|both)$/i.test(tokens[k]?.text ?? "");
}

function isEvery({ kind, text }: Token): boolean {
  return kind === "all" || /^(?:all|both|alle|todas|todos|tous|toutes)$/.test(text);
}

/** "The suite (12 tests) passes", "The unit suite, 34 tests, passes" */
const IN_BRACKETS =
  /\b(?:suite|tests?|specs?)(?: \(\d[^()]{0,40}\)|, (?:all )?\d[\d,]{0,9} (?:\p{L}{1,20} ){0,2}(?:tests?|specs?|cases),) (?:is |are |all )?(?:pass(?:es|ed)?|green|ok)\b/iu;

/** "Ran 48 tests: OK", "Ran 48 tests in 4.2s, OK" */
const TESTS_OK =
  /\b(?:tests?|specs?)(?: ran)?(?: in \d[\d.,]{0,12} ?(?:m?s|sec(?:onds?)?|min(?:utes?)?))?(?:: |, | [–—-] )(?:ok|okay|green|passed)[\s*`.!)]*$/iu;

/** "12 tests, all green", "12 tests were added and all of them pass" */
function saysAllGood(tokens: readonly Token[]): boolean {
  return tokens.some(({ kind }, at) => {
    if (kind !== "good") return false;
    for (let k = at - 1; k >= Math.max(0, at - 6); k--) {
      const before = tokens[k];
      if (before === undefined || isEvery(before)) return true;
      if (before.value === 1) continue;
      if (before.kind !== "filler" && before.kind !== "test") return false;
    }
    return false;
  });
}
