/** The words by which runs of tests are told, in prose and in the output of the common runners. */

import { readNumber } from "../inventory/words/numbers.ts";

export type WordKind =
  | "test"
  | "case"
  | "assertion"
  | "good"
  | "bad"
  | "error"
  | "broken"
  | "skip"
  | "total"
  | "not"
  | "modal"
  | "filler"
  | "all"
  | "joint"
  | "plain";

const WORDS: readonly (readonly [WordKind, string])[] = [
  [
    "test",
    "test tests testcase testcases doctest doctests subtest subtests unittest unittests spec specs example examples suite suites scenario scenarios pytest jest vitest mocha rspec phpunit ctest pruebas testes testfälle",
  ],
  // These are as often what a test is about as tests.
  ["case", "case cases check checks"],
  ["assertion", "assertion assertions expectations runs"],
  [
    "good",
    "pass passed passes passing green ok okay successful successfully succeeded succeed succeeds success successes bestanden erfolgreich grün pasan pasaron pasa passent passam passaram passano superati superate réussis réussissent",
  ],
  [
    "bad",
    "fail failed fails failing failure failures fehlgeschlagen fehlgeschlagene scheitern fallan fallaron échouent échoué échoués falham falharam falliti fallite fallidas",
  ],
  ["error", "error errors errored"],
  [
    // Not passed, whatever stopped them; as a label ("timeout: 30") these say nothing of tests.
    "broken",
    "red broken crash crashed crashing cancelled canceled interrupted aborted unfinished timeout timeouts timed hung stuck killed",
  ],
  [
    "skip",
    "skip skips skipped skipping ignored ignore pending todo todos xfailed xpassed deselected filtered disabled omitted incomplete excluded inconclusive",
  ],
  ["total", "total found ran run executed completed"],
  [
    "not",
    "not never neither don't doesn't didn't isn't aren't won't cannot can't haven't hasn't don’t doesn’t didn’t isn’t aren’t won’t can’t nicht",
  ],
  ["modal", "should will would must may might could can shall to needs"],
  [
    "filler",
    "a an the of them these those our my its are is was were be been being have has had do does did get got now still also again currently already today in all both each alle todas todos tous toutes les las los die der sind ist son están sont sono são",
  ],
  ["all", "every they everything"],
  [
    "joint",
    "and or but while whereas which that because since with without for if when unless und y et e",
  ],
];

/** What may stand behind "12 failed" or "12 passed" without being what fails or passes: "12 failed on the first host". */
const FOLLOWS =
  /^(?:and|or|but|so|while|in|on|at|of|with|without|for|left|due|because|since|as|after|before|under|over|across|from|by|to|out|per|here|there|again|now|today|yesterday|too|is|are|was|were|remain|remains|total|still|when|if|until|und|y|et|e|\p{L}{2,}ly)$/u;

let kinds: Map<string, WordKind> | undefined;

/** The kind of a lower-case word; built at first use, which most runs never come to. */
function kindOf(word: string): WordKind {
  if (kinds === undefined) {
    kinds = new Map();
    for (const [kind, words] of WORDS)
      for (const one of words.split(" ")) if (!kinds.has(one)) kinds.set(one, kind);
  }
  return kinds.get(word) ?? (NAMED_TESTS.test(word) ? "test" : "plain");
}

/** "OnboardingSkipTests", "unittests" */
const NAMED_TESTS = /(?<!\b(?:con|pro|at|de|la))(?:tests|specs)$/;

export function mayFollow(word: string): boolean {
  return FOLLOWS.test(word);
}

/** A word, a whole number, a measure ("0.10s", "92%") or a sign. */
export interface Token {
  readonly text: string;
  /** Null for what is no whole number. */
  readonly value: number | null;
  /** Null for signs, numbers and measures. */
  readonly kind: WordKind | null;
  readonly start: number;
  readonly end: number;
}

/** A name in backticks is one token: `passes` is a table there. What holds a figure is read. */
const TOKEN =
  /`[^\s`\d]+`|\d+(?:,\d{3}(?!\d))*(?:\.\d+)*[\p{L}%µ]*|\p{L}+(?:['’-]\p{L}+)*|[^\s*`_\d\p{L}]/gu;

/** The tokens of a stretch of text; marks of emphasis are no tokens. */
export function tokensOf(text: string): readonly Token[] {
  const tokens: Token[] = [];
  for (const match of text.matchAll(TOKEN)) {
    const word = match[0];
    const start = match.index;
    const end = start + word.length;
    const first = word.charCodeAt(0);
    if (first >= 48 && first <= 57) {
      const whole = /^[\d,]+$/.test(word) ? Number(word.replaceAll(",", "")) : null;
      tokens.push({ text: word, value: whole, kind: null, start, end });
      continue;
    }
    if (word.length > 1 && first === 96) {
      const kind = NAMED_TESTS.test(word.slice(0, -1).toLowerCase()) ? "test" : "filler";
      tokens.push({ text: word, value: null, kind, start, end });
      continue;
    }
    if (!/^\p{L}/u.test(word)) {
      tokens.push({ text: word, value: null, kind: null, start, end });
      continue;
    }
    const lower = word.toLowerCase();
    const kind = kindOf(lower);
    const spelt = kind === "plain" ? spelled(lower) : null;
    const before = tokens.at(-1);
    // "10 tests pass, 4 time out", not "three times out of four"
    if (
      lower === "out" &&
      before !== undefined &&
      timesOut(tokens) &&
      !/^ of\b/.test(text.slice(end, end + 4))
    ) {
      tokens.splice(-1, 1, { ...before, kind: "broken", end });
      continue;
    }
    // "two dozen"
    if (lower === "dozen" && before !== undefined && (before.value ?? 0) > 0) {
      const value = (before.value ?? 1) * DOZEN;
      tokens.splice(-1, 1, { ...before, text: `${before.text} ${lower}`, value, end });
      continue;
    }
    tokens.push({ text: lower, value: spelt, kind: spelt === null ? kind : null, start, end });
  }
  return tokens;
}

/** Whether the last of the tokens is what a number of tests does: "4 time", "the 4 tests time", "one times". */
function timesOut(tokens: readonly Token[]): boolean {
  const [subject, verb] = tokens.slice(-2);
  return /^times?$/.test(verb?.text ?? "") && (subject?.value !== null || subject.kind === "test");
}

const DOZEN = 12;

function spelled(word: string): number | null {
  if (word === "dozen") return DOZEN;
  return word === "zero" || word === "no" || word === "none" || word === "keine"
    ? 0
    : (readNumber(word) ?? compound(word));
}

/** "forty-eight" */
function compound(word: string): number | null {
  const [tens, ones, more] = word.split("-");
  if (tens === undefined || ones === undefined || more !== undefined) return null;
  const [ten, one] = [readNumber(tens), readNumber(ones)];
  const isCompound = ten !== null && one !== null && ten >= 20 && ten < 100 && one < 10;
  return isCompound && ten % 10 === 0 ? ten + one : null;
}
