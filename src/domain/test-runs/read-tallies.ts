/** The counts of one line or sentence: "12 tests pass", "Failures: 0", "11/12 passed", "Ran 12 tests". */

import { mayFollow, type Token, tokensOf, type WordKind } from "./words.ts";

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

type Outcome = "good" | "bad" | "error" | "skip" | "total" | "test" | "assertion" | "but" | null;

/** How many words of no list may stand between a number and what is said of it. */
const WORDS_BETWEEN = 2;
const SIGNS_BETWEEN = 3;

/** The counts that a stretch of text tells; null when it holds none. `at` is where it stands in the whole. */
export function readTally(text: string, at: number): Tally | null {
  const tokens = tokensOf(text);
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
    const ratio = ratioAt(tokens, i);
    const last = ratio?.last ?? i;
    const outcome = outcomeOf(
      tokens,
      i,
      last,
      ratio !== null,
      ofTests && ratio?.part === ratio?.whole,
    );
    i = last;
    if (outcome === null) continue;
    told = true;
    const count = ratio?.part ?? first.value;
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
    if (outcome === "good" && ratio.part < ratio.whole) {
      short ??= ratio;
      fail(first.start);
    }
    if (outcome !== "skip") total = Math.max(total ?? 0, ratio.whole);
  }
  // "12 actionable tasks: 12 executed" are no tests.
  if (!told || (!ofTests && passed === null && failed === null && errors === 0)) return null;
  // "3 errors" and "12 failed" by themselves may be what the thing built is to do.
  const known = ofTests || (passed !== null && passed > 0) || tokens.length <= LONGEST_SUMMARY;
  if (!known) failed = null;
  if (errors > 0 && (ofTests || passed !== null)) failed = (failed ?? 0) + errors;
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
    allGood: total !== null && (saysAllGood(tokens) || IN_BRACKETS.test(text)),
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

function outcomeOf(
  tokens: readonly Token[],
  from: number,
  to: number,
  isRatio: boolean,
  isWhole: boolean,
): Outcome {
  const right = rightOf(tokens, to);
  if (right !== null && right !== "test" && right !== "assertion" && right !== "total") {
    return right === "good" && (isAllBut(tokens, from) || isPartOf(tokens, from)) ? "but" : right;
  }
  if (right === null && /^(?:but|except|save)$/.test(tokens[from - 1]?.text ?? ""))
    return tokens.slice(0, from).some(isGood) ? "but" : null;
  const left = leftOf(tokens, from, to, right !== null);
  if (left === "good" || left === "bad" || left === "error" || left === "skip") return left;
  if (isRatio) {
    if (right !== null) return null;
    const ends = tokens[to + 1]?.kind ?? null;
    // "12 unit tests pass (12/12)", "the suite ended at 97 of 97"
    return left === "test" || (isWhole && ends === null) ? "good" : null;
  }
  return right ?? left;
}

/** What is said of a number behind it: "12 unit tests are green", "0 failures", "12 total". */
function rightOf(tokens: readonly Token[], i: number): Outcome {
  // "success 50 failure 0": the labels stand in front.
  const behind = tokens[i + 2]?.value ?? null;
  const label = tokens[i - 1]?.kind ?? null;
  if (behind !== null && (label === "good" || label === "bad" || label === "test")) return null;
  let noun: WordKind | null = null;
  let words = 0;
  let negated = false;
  for (let j = i + 1; j < tokens.length && j < i + 10; j++) {
    const { kind } = tokens[j] ?? { kind: null };
    if (kind === null || kind === "joint" || kind === "modal" || kind === "all") break;
    if (kind === "test" || kind === "assertion" || kind === "case") {
      // "12 test files": the noun is another one.
      if (tokens[j + 1]?.kind === "plain" && tokens[j]?.text === "test") return null;
      noun ??= kind;
      words = 0;
    } else if (kind === "not") negated = !negated;
    else if (kind === "total") {
      if (j === i + 1 && noun === null) return "total";
    } else if (kind === "good" || kind === "bad" || kind === "error" || kind === "broken") {
      if (kind === "bad" && tokens[j - 1]?.text === "expected") return "skip";
      const next = tokens[j + 1];
      const free = next === undefined || next.kind !== "plain" || mayFollow(next.text);
      if (noun === null ? words > 0 || !free : words > 0 && !free) {
        if (kind !== "good" && noun === null && words === 0 && isTest(next))
          return kind === "broken" ? "bad" : kind;
        words++;
        continue;
      }
      // "3 broken tests", "12 failing checks", which may be what the tests are about.
      if (noun === "case" && kind !== "good" && !tokens.some(isGood)) return null;
      if (kind === "broken" && noun === null && !tokens.some(isGood)) return null;
      // "ten of the errors"
      if (kind === "error" && noun === null && j > i + 1) return null;
      if (negated) return kind === "good" ? "bad" : "good";
      return kind === "broken" ? "bad" : kind;
    } else if (kind === "skip") return noun !== null || words === 0 ? "skip" : null;
    else if (kind === "plain" && ++words > WORDS_BETWEEN) break;
  }
  // "11 pass and one does not"
  if (negated && noun === null && words === 0 && tokens.slice(0, i).some(isGood)) return "bad";
  if (noun === "assertion") return "assertion";
  return noun === null || (noun === "case" && !isAfterTest(tokens, i)) ? null : "test";
}

function isGood({ kind }: Token): boolean {
  return kind === "good";
}

function isTest(token: Token | undefined): boolean {
  return token?.kind === "test";
}

/** "12 test cases" */
function isAfterTest(tokens: readonly Token[], i: number): boolean {
  return isTest(tokens[i + 1]);
}

/** What labels a number in front of it: "Failures: 0", "pass 12", "[ PASSED ] 12 tests". */
function leftOf(tokens: readonly Token[], from: number, to: number, ofTests: boolean): Outcome {
  const next = tokens[to + 1];
  if (!ofTests && next?.kind === "plain" && !mayFollow(next.text)) return null;
  let k = from - 1;
  let signs = 0;
  while (k >= 0 && signs < SIGNS_BETWEEN && /^[:=\])(|!>–#-]$/.test(tokens[k]?.text ?? "")) {
    k--;
    signs++;
  }
  const label = tokens[k];
  const kind = label?.kind ?? null;
  if (label === undefined || kind === null) return null;
  if (label.text === "of" && tokens[k - 1]?.text === "out") return "test";
  // "12 passed (12)", "OK (12 tests)"; not "SUCCESS (01:12 min)".
  if (tokens[from - 1]?.text === "(" && !ofTests)
    return kind === "good" && next?.text === ")" ? "total" : null;
  // A label without a sign stands beside a number that ends the phrase.
  if (
    signs === 0 &&
    next !== undefined &&
    next.kind !== null &&
    !ofTests &&
    !isLabel(next, tokens[to + 2])
  )
    return null;
  const before = tokens[k - 1]?.kind ?? null;
  if (kind === "good") return before === "not" || tokens[k - 1]?.value === 0 ? null : "good";
  if (kind === "bad" || kind === "error" || kind === "skip" || kind === "assertion") return kind;
  if (kind === "test")
    return before === "good" || before === "bad" || before === "skip" ? before : "test";
  if (kind === "case") return isTest(tokens[k - 1]) ? "test" : null;
  if (kind === "total" && (label.text === "total" || before === "test")) return "test";
  // "Unit tests for all of the above: 27"
  const named = tokens.slice(Math.max(0, k - 7), k).some(isTest);
  return named && tokens[k + 1]?.text === ":" && next?.text === "," ? "test" : null;
}

/** "success 50 failure 0" */
function isLabel({ kind }: Token, behind: Token | undefined): boolean {
  return (kind === "good" || kind === "bad" || kind === "skip") && (behind?.value ?? null) !== null;
}

/** "all tests but one pass" */
function isAllBut(tokens: readonly Token[], from: number): boolean {
  const word = tokens[from - 1]?.text ?? "";
  if (!/^(?:but|except|save|for)$/.test(word)) return false;
  for (let k = from - 2; k >= Math.max(0, from - 6); k--)
    if (/^(?:all|every|each)$/.test(tokens[k]?.text ?? "")) return true;
  return false;
}

/** "not all of the 12 tests pass", "fewer than 12 pass" */
function isPartOf(tokens: readonly Token[], from: number): boolean {
  const before = tokens.slice(Math.max(0, from - 5), from).map(({ text }) => text);
  return /(?:^| )(?:not (?:all|every)|fewer than|less than|half|most|almost all|nearly all|some|many|few|almost|nearly)(?: (?:of|the|all|our|my|these))*$/.test(
    before.join(" "),
  );
}

function isEvery({ kind, text }: Token): boolean {
  return kind === "all" || /^(?:all|both|alle|todas|todos|tous|toutes)$/.test(text);
}

/** "The suite (12 tests) passes" */
const IN_BRACKETS =
  /\b(?:suite|tests?|specs?) \(\d[^()]{0,40}\) (?:is |are |all )?(?:pass(?:es|ed)?|green|ok)\b/iu;

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
