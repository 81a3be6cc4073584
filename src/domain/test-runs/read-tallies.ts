/** The counts of one line or sentence: "12 tests pass", "Failures: 0", "11/12 passed", "Ran 12 tests". */

import { exceptedAt } from "./excepted.ts";
import { isTest, outcomeOf } from "./outcomes.ts";
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

/** The counts that a stretch of text tells; null when it holds none. `at` is where it stands in the whole. */
export function readTally(text: string, at: number): Tally | null {
  const tokens = tokensOf(text);
  const good = tokens.findIndex(({ kind }) => kind === "good");
  const firstGood = good < 0 ? Infinity : good;
  const ofTests = tokens.some(
    ({ kind, text: word }) => kind === "test" || (kind === "assertion" && word !== "runs"),
  );
  let passed: number | null = null;
  let failed: number | null = null;
  let errors = 0;
  let skipped = 0;
  let total: number | null = null;
  let assertions = 0;
  let short: Tally["short"] = null;
  let failsAt = -1;
  let told = false;
  // "31 unit tests and 6 end-to-end tests pass": 6 are not a part of the 31.
  let named = false;
  const fail = (from: number): void => {
    if (failsAt < 0) failsAt = at + from;
  };
  for (let i = 0; i < tokens.length; i++) {
    const first = tokens[i];
    if (first === undefined || first.value === null) continue;
    // "26, every one passing"
    if (/^(?:every|each|any|this|that)$/.test(tokens[i - 1]?.text ?? "")) continue;
    const start = i;
    const ratio = ratioAt(tokens, i);
    const last = ratio?.last ?? i;
    const outcome = outcomeOf(
      tokens,
      i,
      last,
      ratio !== null,
      ofTests && ratio?.part === ratio?.whole,
      firstGood,
    );
    i = last;
    if (outcome === null) continue;
    told = true;
    // "12 passed, not one failed", "not a single one of the 12 tests failed"
    const count = isNotOne(tokens, start) ? 0 : first.value;
    if (outcome === "good") {
      passed = (passed ?? 0) + count;
      named ||= ratio === null && tokens.slice(last + 1, last + 5).some(isTest);
    }
    if (outcome === "skip") skipped += count;
    else if (outcome === "error") {
      errors += count;
      if (count > 0) fail(first.start);
    } else if (outcome === "bad" || outcome === "but") {
      failed = (failed ?? 0) + count;
      if (count > 0) fail(first.start);
    } else if (outcome === "assertion") assertions = Math.max(assertions, count);
    else if (outcome !== "good") total = Math.max(total ?? 0, count);
    if (ratio === null) continue;
    if (outcome === "good" && count < ratio.whole) {
      short ??= { part: count, whole: ratio.whole };
      fail(first.start);
    }
    if (outcome !== "skip") total = Math.max(total ?? 0, ratio.whole);
  }
  // "12 actionable tasks: 12 executed" are no tests.
  if (!told || (!ofTests && passed === null && failed === null && errors === 0)) return null;
  // "3 errors" and "12 failed" by themselves may be what the thing built is to do.
  const known = ofTests || (passed !== null && passed > 0) || tokens.length <= LONGEST_SUMMARY;
  if (!known) failed = null;
  if (failed === null && errors === 0 && ofTests && ranWithoutFailure(tokens)) failed = 0;
  if (errors > 0 && (ofTests || passed !== null)) failed = (failed ?? 0) + errors;
  const excepted =
    (failed ?? 0) === 0 && known && (passed ?? total ?? 0) > 0 ? exceptedAt(text) : -1;
  if (excepted >= 0) {
    failed = 1;
    fail(excepted);
  }
  if (short !== null && short.part + skipped >= short.whole) short = null;
  const untold =
    !named &&
    passed !== null &&
    total !== null &&
    passed + skipped + (failed ?? 0) < total &&
    total > 0;
  if (untold && failsAt < 0) fail(0);
  return {
    start: at,
    end: at + text.length,
    passed,
    failed: untold && (failed ?? 0) === 0 ? (total ?? 0) - (passed ?? 0) - skipped : failed,
    skipped,
    total,
    assertions,
    short,
    failsAt,
    allGood:
      total !== null && (saysAllGood(tokens) || IN_BRACKETS.test(text) || TESTS_OK.test(text)),
  };
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
