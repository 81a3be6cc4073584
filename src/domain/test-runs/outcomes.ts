/** What a number of a line or sentence counts, by the words on both sides of it. */

import { mayFollow, type Token, type WordKind } from "./words.ts";

export type RunOutcome = "good" | "bad" | "error" | "skip" | "total" | "test" | "assertion" | "but";

/** How many words of no list may stand between a number and what is said of it. */
const WORDS_BETWEEN = 2;
const SIGNS_BETWEEN = 3;

/** What a number or a ratio between two tokens counts; `firstGood` is where the first good word of all stands. */
export function outcomeOf(
  tokens: readonly Token[],
  from: number,
  to: number,
  isRatio: boolean,
  isWhole: boolean,
  firstGood: number,
): RunOutcome | null {
  const right = rightOf(tokens, to, firstGood);
  if (right !== null && right !== "test" && right !== "assertion" && right !== "total") {
    return right === "good" && (isAllBut(tokens, from) || isPartOf(tokens, from)) ? "but" : right;
  }
  if (right === null && /^(?:but|except|save)$/.test(tokens[from - 1]?.text ?? ""))
    return firstGood < from ? "but" : null;
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
function rightOf(tokens: readonly Token[], i: number, firstGood: number): RunOutcome | null {
  // "success 50 failure 0", "PASS: 12 FAIL: 0": the labels stand in front.
  const behind = tokens[isColon(tokens[i + 2]) ? i + 3 : i + 2]?.value ?? null;
  const label = tokens[isColon(tokens[i - 1]) ? i - 2 : i - 1]?.kind ?? null;
  if (behind !== null && (label === "good" || label === "bad" || label === "test")) return null;
  let noun: WordKind | null = null;
  let words = 0;
  let negated = false;
  for (let j = i + 1; j < tokens.length && j < i + 10; j++) {
    const { kind } = tokens[j] ?? { kind: null };
    if (kind === "joint" && noun === "test") {
      const told = behindClause(tokens, j) ?? andPass(tokens, j) ?? andOthersPass(tokens, j);
      if (told !== null) return told;
    }
    if (kind === null || kind === "joint" || kind === "modal" || kind === "all") break;
    if (kind === "test" || kind === "assertion" || kind === "case") {
      // "12 test files": the noun is another one.
      if (tokens[j + 1]?.kind === "plain" && tokens[j]?.text === "test") return null;
      noun ??= kind;
      words = 0;
    } else if (kind === "not") negated = !negated;
    else if (kind === "total") {
      if (j === i + 1 && noun === null) return "total";
    } else if (passAgain(tokens, j)) {
      noun = "test";
      words = 0;
      j++;
    } else if (kind === "good" || kind === "bad" || kind === "error" || kind === "broken") {
      if (kind === "bad" && tokens[j - 1]?.text === "expected") return "skip";
      const next = tokens[j + 1];
      // "31 of 203 passes were deferred", "2 timeouts were raised": things, not what they do.
      if (
        /^(?:passes|timeouts?)$/.test(tokens[j]?.text ?? "") &&
        /^(?:is|are|was|were|have|had)$/.test(next?.text ?? "")
      )
        return null;
      const free = next === undefined || next.kind !== "plain" || mayFollow(next.text);
      if (noun === null ? words > 0 || !free : words > 0 && !free) {
        if (kind !== "good" && noun === null && words === 0 && isTest(next))
          return kind === "broken" ? "bad" : kind;
        words++;
        continue;
      }
      // "3 broken tests", "12 failing checks", which may be what the tests are about.
      if (noun === "case" && kind !== "good" && firstGood === Infinity) return null;
      if (kind === "broken" && noun === null && firstGood === Infinity) return null;
      // "ten of the errors"
      if (kind === "error" && noun === null && j > i + 1) return null;
      if (negated) return kind === "good" ? "bad" : "good";
      return kind === "broken" ? "bad" : kind;
    } else if (negated && words === 0 && ENDS.test(tokens[j]?.text ?? "")) {
      // "12 pass, 2 did not finish"
      return firstGood < i || tokens.slice(Math.max(0, i - CLAUSE), i).some(isTest) ? "bad" : null;
    } else if (kind === "skip") return noun !== null || words === 0 ? "skip" : null;
    else if (kind === "plain" && ++words > WORDS_BETWEEN) break;
  }
  // "11 pass and one does not"
  if (negated && noun === null && words === 0 && firstGood < i) return "bad";
  if (noun === "assertion") return "assertion";
  return noun === null || (noun === "case" && !isAfterTest(tokens, i)) ? null : "test";
}

const ENDS = /^(?:finish(?:ed)?|completed?|end(?:ed)?|return(?:ed)?|terminated?)$/;

/** How far a clause that tells which tests are meant may reach, and how far what is said of them may be from it. */
const CLAUSE = 5;
/** How far behind "pass" a condition is looked for. */
const CONDITION = 40;

/** "The 12 tests that failed before pass now": what is said behind the clause. */
function behindClause(tokens: readonly Token[], joint: number): "good" | "bad" | null {
  if (!/^(?:that|which)$/.test(tokens[joint]?.text ?? "")) return null;
  let first = -1;
  let negated = false;
  for (let j = joint + 1; j < tokens.length; j++) {
    if (j > (first < 0 ? joint : first) + CLAUSE) break;
    const kind = tokens[j]?.kind ?? null;
    if (kind === null || kind === "joint" || kind === "modal") break;
    const isOutcome = kind === "good" || kind === "bad" || kind === "broken";
    if (isOutcome && first < 0) first = j;
    else if (isOutcome) return (kind === "good") === negated ? "bad" : "good";
    else if (kind === "not" && first >= 0) negated = !negated;
  }
  return null;
}

/** "12 tests were added and pass" */
function andPass(tokens: readonly Token[], joint: number): "good" | null {
  if (tokens[joint]?.text !== "and" || !endsGood(tokens, joint + 1)) return null;
  const behind = tokens.slice(joint, joint + CONDITION);
  return behind.some(({ text }) => text === "if" || text === "unless") ? null : "good";
}

/** "All 12 unit tests and both integration tests pass", "6 unit tests and the 90 old ones pass" */
function andOthersPass(tokens: readonly Token[], joint: number): "good" | null {
  if (tokens[joint]?.text !== "and") return null;
  let at = joint + 1;
  if (!/^(?:both|all|the|our|my|every|these)$/.test(tokens[at]?.text ?? "")) return null;
  while (at < joint + CLAUSE && isOfOthers(tokens[at])) at++;
  const named = isTest(tokens[at]) || tokens[at]?.text === "ones";
  return named && endsGood(tokens, at + 1) ? "good" : null;
}

function isOfOthers(token: Token | undefined): boolean {
  if (token === undefined || token.text === "ones") return false;
  return token.value !== null || /^(?:plain|filler|all)$/.test(token.kind ?? "");
}

/** "14 failing tests pass again": which tests are meant, and what they do now. */
function passAgain(tokens: readonly Token[], at: number): boolean {
  const kind = tokens[at]?.kind;
  return (
    (kind === "bad" || kind === "broken") && isTest(tokens[at + 1]) && endsGood(tokens, at + 2)
  );
}

const LEADS = /^(?:is|are|was|were|have|has|been|do|did|now|still|also|again|all|both)$/;

/** Whether words of no weight and then "pass" stand at a token, and nothing that is passed: "pass the wrong argument". */
function endsGood(tokens: readonly Token[], from: number): boolean {
  let at = from;
  while (at < from + CLAUSE && LEADS.test(tokens[at]?.text ?? "")) at++;
  const said = tokens[at]?.text ?? "";
  if (!/^(?:pass|passes|passed|passing|green|succeed|succeeded)$/.test(said)) return false;
  const next = tokens[at + 1];
  return (
    next === undefined ||
    (next.value === null && !/^\p{L}/u.test(next.text)) ||
    /^(?:now|again|today|and|but|too|in|with|at|since|after)$/.test(next.text) ||
    (next.text === "on" && said !== "passed")
  );
}

function isColon(token: Token | undefined): boolean {
  return token?.text === ":" || token?.text === "=";
}

export function isTest(token: Token | undefined): boolean {
  return token?.kind === "test";
}

/** "12 test cases" */
function isAfterTest(tokens: readonly Token[], i: number): boolean {
  return isTest(tokens[i + 1]);
}

/** What labels a number in front of it: "Failures: 0", "pass 12", "[ PASSED ] 12 tests". */
function leftOf(
  tokens: readonly Token[],
  from: number,
  to: number,
  ofTests: boolean,
): RunOutcome | null {
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
  // "The tests (34) pass."
  if (kind === "test" && tokens[from - 1]?.text === "(" && next?.text === ")" && signs === 1)
    return endsGood(tokens, to + 2) ? "good" : null;
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
  if (kind === "good") {
    const ofOther = tokens[k - 1]?.value === 0 && !isColon(tokens[k - 2]);
    return before === "not" || ofOther ? null : "good";
  }
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
