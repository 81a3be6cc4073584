/**
 * What a text tells of runs of tests, in prose ("All twelve tests pass", "11/12 green") and as the common
 * runners print it. Shared by the completion gate and by the lint of briefs.
 */

import { readTally } from "./read-tallies.ts";
import { isSupposed } from "./supposed.ts";

export interface TestRun {
  readonly start: number;
  readonly end: number;
  /** How many passed, and out of how many; null where that is not said. */
  readonly passed: number | null;
  readonly whole: number | null;
  readonly outcome: "passing" | "failing" | "empty" | "counted";
  /** "11 of 12 pass", told as the share that passes. */
  readonly short: boolean;
  /** Told as what was before, was wanted, or happens in a case that is named. */
  readonly past: boolean;
  /** Told as what is now, after something else. */
  readonly changed: boolean;
}

/** Whether a text shows a run of tests that passes, one that fails, one of no tests, or none. */
export type TestVerdict = "passing" | "failing" | "empty" | "none";

export function judgeTestRuns(text: string): TestVerdict {
  const runs = readTestRuns(text);
  if (standingFailures(runs).size > 0) return "failing";
  const told = runs.filter(({ past }) => !past);
  if (told.some(({ outcome }) => outcome === "passing")) return "passing";
  // A count whose outcome stands on a line of its own: "Ran 12 tests in 0.1s", "OK".
  const counted = told.some(({ outcome, whole }) => outcome === "counted" && (whole ?? 0) > 0);
  if (counted && OK_LINE.test(text)) return "passing";
  return told.some(({ outcome }) => outcome === "empty") ? "empty" : "none";
}

const OK_LINE =
  /^[ \t]*(?:OK\b|PASS(?:ED)?[ \t]*$|Result: PASS\b|(?:\[INFO\] )?BUILD SUCCESS|All tests (?:successful|passed)|Ran \d{1,7} tests? in \d[\d.]{0,12}s[ \t]+OK[ \t]*$)/mu;

/** Which runs fail without a later one that mends them: one of the same whole, or one told as a change that is no smaller. */
export function standingFailures(runs: readonly TestRun[]): ReadonlySet<TestRun> {
  const standing = new Set<TestRun>();
  // What is told behind the run at hand: the sizes of runs that pass, the largest, and the largest from the next change on.
  const sizes = new Set<number>();
  let largest = -1;
  let largestChanged = -1;
  for (const run of runs.toReversed()) {
    const { outcome, past, whole } = run;
    if (outcome === "failing" && !past) {
      const mended = (whole !== null && sizes.has(whole)) || largestChanged >= (whole ?? 0);
      if (!mended) standing.add(run);
    }
    if (outcome === "passing" && !past) {
      const size = run.passed ?? whole;
      if (size !== null) sizes.add(size);
      largest = Math.max(largest, size ?? 0);
    }
    if (run.changed) largestChanged = largest;
  }
  return standing;
}

/** The runs that a text tells, in order. */
export function readTestRuns(text: string): readonly TestRun[] {
  const runs: TestRun[] = [];
  for (const { start, end } of segmentsOf(text)) {
    const segment = text.slice(start, end);
    const run =
      lineOfRunner(segment, start) ??
      countsOf(segment, start) ??
      countedAside(segment, start) ??
      wholeAgain(segment, start, runs.at(-1)) ??
      asManyNow(segment, start, text, runs.at(-1));
    if (run !== null) runs.push(run);
  }
  return runs;
}

/** "11/12 tests passed before the fix, now 12/12": the same whole, of which nothing more is said. */
function wholeAgain(segment: string, start: number, last: TestRun | undefined): TestRun | null {
  if (last === undefined || last.whole === null) return null;
  const whole = /(?<![\d/.])(\d{1,7}) ?(?:\/|(?:out )?of) ?(?:the )?\1(?![\d/])/.exec(segment)?.[1];
  if (whole === undefined || Number(whole) !== last.whole) return null;
  return {
    ...NAMELESS,
    start,
    end: start + segment.length,
    passed: last.whole,
    whole: last.whole,
    outcome: "passing",
    changed: true,
  };
}

/** "…, now 48 do", "…, after it all 48" */
const NOW_SO_MANY =
  /^\s*(?:and |but |- )?(?:now|after(?:wards)?|then|today)(?: (?:it|that|my change|the change|the fix))?,? (?:there are |it is |it['’]s )?(?:all )?(\d{1,7})(?: of them)?(?: (?:do|did))?[.!]?\s*$/iu;

/** ", " or " – ": how far apart two clauses of a sentence stand. */
const BETWEEN_CLAUSES = 4;

/** "Before my change 46 tests passed, now 48 do": what is said of the tests is said of no fewer behind it. */
function asManyNow(
  segment: string,
  start: number,
  text: string,
  last: TestRun | undefined,
): TestRun | null {
  if (last?.outcome !== "passing" || last.passed === null) return null;
  if (start - last.end > BETWEEN_CLAUSES || /[.!?\n]/u.test(text.slice(last.end, start)))
    return null;
  const many = Number(NOW_SO_MANY.exec(segment)?.[1] ?? "0");
  if (many === 0 || many < last.passed) return null;
  return {
    ...NAMELESS,
    start,
    end: start + segment.length,
    passed: many,
    whole: many,
    outcome: "passing",
    changed: true,
  };
}

const NAMELESS = { passed: null, whole: null, short: false, past: false, changed: false } as const;

/** Lines, cut into sentences, and before what is told as the state after another one. */
const CUT =
  /\n|[.!?…](?=[ \t])|[,;:–—] (?=(?:and |but |- )?(?:now|after(?:wards)?|then|today|at first|before|(?:(?:on|in) )?(?:the |my )?(?:first|earlier|previous|initial) (?:run|try|attempt|pass|round))\b)/giu;

function* segmentsOf(text: string): Generator<{ readonly start: number; readonly end: number }> {
  let start = 0;
  for (const { index, 0: sign } of text.matchAll(CUT)) {
    if (index > start) yield { start, end: index };
    start = index + sign.length;
  }
  if (start < text.length) yield { start, end: text.length };
}

/** A package or a test that a runner reports by name, in capitals or at the start of a line. */
const FAILED_LINE =
  /^\s*(?:--- FAIL: |FAIL(?:ED|URES!)?[ \t]*$|FAIL\t|FAIL(?:ED)?[ ]+[^\s:]*[/.][^\s:]+|FAILED \(|FAILURES$|Result: FAIL\b|\(fail\) |not ok \d+\b(?![^\n]*# (?:TODO|SKIP)))/iu;
const CAPITALS = /FAIL|not ok \d|\(fail\) /u;
const PASSED_LINE =
  /^\s*(?:ok[ \t]+\S+[ \t]+(?:\d+(?:\.\d+)?s|\(cached\))(?![^\n]*no tests to run)|ok \d+(?: - |[ \t]*$)|\d\d:\d\d \+\d+: All tests passed|(?:PASS|[✓✔√])[ \t]+[^\s()]*[/.][^\s()]+ \([1-9]\d* tests?(?: \| \d+ skipped)?\))/u;

function lineOfRunner(segment: string, start: number): TestRun | null {
  const fails = CAPITALS.test(segment) && FAILED_LINE.test(segment);
  if (!fails && !PASSED_LINE.test(segment)) return null;
  const outcome = fails ? "failing" : "passing";
  return { ...NAMELESS, start, end: start + segment.length, outcome };
}

function countsOf(segment: string, start: number): TestRun | null {
  if (!/\d|\p{L}/u.test(segment)) return null;
  const tally = readTally(segment, start);
  if (tally === null) return null;
  const { passed, failed, total, assertions, short, skipped } = tally;
  const fails = (failed ?? 0) > 0 || short !== null;
  const good =
    (passed ?? 0) > 0 ||
    ((total ?? 0) + assertions > 0 && (failed === 0 || tally.allGood) && passed === null);
  const empty =
    passed === 0 || (total === 0 && assertions === 0 && (failed === 0 || RAN.test(segment)));
  const sum = (passed ?? 0) + (failed ?? 0) + skipped;
  return {
    start: tally.start,
    end: tally.end,
    passed: passed === null ? null : passed + skipped,
    whole: short?.whole ?? total ?? (sum > 0 ? sum : null),
    outcome: fails ? "failing" : good ? "passing" : empty ? "empty" : "counted",
    short: short !== null,
    past: fails ? isPast(segment, tally.failsAt - start) : isSupposed(segment),
    changed: CHANGED.test(segment),
  };
}

/** "Both tests pass", "All the tests, 26 of them, are green", "All tests pass (61 in total)": a count that does not stand before what passes. */
const COUNTED_ASIDE =
  /^\W{0,8}(?:(?:now|today|afterwards|again),? )?(?:(both)(?: of)?(?: (?:the|my|our|these|its))?(?: (?:new|old|two|unit|other))?|all|(?:all |all of )?(?:the|my|our|these|its)(?: \p{L}{1,20})?) tests(?:, (?:all )?(\d{1,7}) of them,)? (?:(?:now|still|again) )?(?:pass|passed|(?:are|were|come out|came out|ran|run) (?:now |still |all )?(?:green|passing|ok))(?: now| again| too| here)?(?:(?: \(|, )(?:all )?(\d{1,7})(?: (?:of them|in total|in all|tests|altogether|total))?\)?)?(?:[.!]?\s*$|[,;])(?![^\n]*\b(?:but|except|apart|fail\p{L}*|red|if|unless|only|when|before|without)\b)/iu;

function countedAside(segment: string, start: number): TestRun | null {
  const [found, both, named, behind] = COUNTED_ASIDE.exec(segment) ?? [];
  const many = named ?? behind;
  const passed = many === undefined ? (both === undefined ? 0 : 2) : Number(many);
  if (found === undefined || passed === 0) return null;
  const told = { passed, whole: passed, past: isSupposed(segment), outcome: "passing" } as const;
  return { ...NAMELESS, ...told, start, end: start + segment.length };
}

const RAN = /\b(?:ran|run|executed|collected)\b/iu;

const CHANGED =
  /\b(?:now|after(?:wards)?|then|since|again|second|third|last|final(?:ly)?|re-?runs?|re-?ran|fix(?:ed|es)?|mended|in the end|by now|today)\b|->|→/iu;
const NOW = /\b(?:now|still|currently|today|at present|remain(?:s|ing)?|after)\b|->|→/giu;
const THEN =
  /\bbefore(?! (?:merg|commit|push|clos|hand|report|deploy|publish|releas)\p{L}*ing)|\b(?:at first|initially|earlier|originally|previously|prior to|first (?:run|try|attempt|round|pass)|run 1|used to|until|baseline|yesterday|had|(?:was|were) (?:failing|red|broken)|without (?:the|this|that|my) (?:fix|change|patch|commit)|old (?:code|version|build|parser)|deliberate\p{L}*|on purpose|intentional\p{L}*|as expected|expected to|planted|provoked|mutants?|mutations?|reverted|red phase|on main|on master|if|when(?:ever)?|unless|whether|in case|(?:it|page|badge|banner|panel|list|line|dashboard|column|header|which|that) (?:prints?|shows?|displays?|says?|reads?))\b/giu;
/** Behind a count: what became of it. */
const BEHIND =
  /^[^.;(]{0,80}(?:\b(?:before|at first|initially|earlier|originally|previously|prior to|until|(?:is|are|was|were|have been|been|then|since|and) (?:fixed|gone)|fixed (?:now|since|it|them)|(?:on|in|at) the (?:first|old) (?:runs?|try|attempt|pass|round|go|commit|version|build|code|branch|parser|one)|without (?:the|this|that) (?:fix|change|patch)|with the (?:fix|change|patch) (?:reverted|removed|out)|on purpose|deliberately|as expected|as (?:it|they) should|as intended|used to|yesterday|for a while)\b|->|→)|^[^.,;:(]{0,40}\b(?:(?:was|were) (?:red|failing|broken|flaky)|(?:is|are|was|were) (?:the|those|what|intended|expected|deliberate|wanted))\b/iu;

/** Whether a failure is told as what was, or as what is meant to be. */
function isPast(segment: string, at: number): boolean {
  const from = Math.max(0, at);
  const part = Math.max(
    segment.lastIndexOf(",", from - 1),
    segment.lastIndexOf(";", from - 1),
    segment.lastIndexOf(":", from - 1),
  );
  const own = /[,;]/.exec(segment.slice(from + 1));
  const stop = own === null ? segment.length : from + 1 + own.index;
  const near = segment.slice(Math.max(0, part), stop);
  const behind = segment.slice(from);
  const before = segment.slice(0, from);
  const lastThen = lastOf(before, THEN);
  const lastNow = lastOf(before, NOW);
  if (lastThen > lastNow)
    return !/\b(?:now|still|currently|remain)\b/iu.test(near.slice(from - Math.max(0, part)));
  if (lastNow >= 0) return false;
  return BEHIND.test(behind) && !/\b(?:now|still|currently)\b/iu.test(segment.slice(from, stop));
}

function lastOf(text: string, pattern: RegExp): number {
  let last = -1;
  for (const { index } of text.matchAll(pattern)) last = index;
  return last;
}
