import { describe, expect, test } from "bun:test";
import * as fc from "fast-check";
import type { LinearPattern } from "../../src/gates/gate.ts";
import { compileLinearPattern } from "../../src/policy/linear-pattern.ts";
import { requiredLiterals } from "../../src/policy/required-literals.ts";
import { expectLinear } from "../growth.ts";
import { manyStates } from "./many-states.ts";

function patternOf(source: string): LinearPattern {
  const compiled = compileLinearPattern(source);
  if (!compiled.ok) throw new Error(compiled.problem.message);
  return compiled.pattern;
}

function problemOf(source: string): string {
  const compiled = compileLinearPattern(source);
  if (compiled.ok) return "none";
  const { code, message, offset } = compiled.problem;
  return `${offset ?? "-"} ${message} [${code}]`;
}

describe("what matches", () => {
  test.each<[string, string, readonly [number, number] | null]>([
    ["left for later", "The rest is LEFT  for later. Left For Later!", [29, 43]],
    ["(?-i)Later", "later, Later", [7, 12]],
    [String.raw`\bsoon\b`, "sooner or soon", [10, 14]],
    ["^later", "see later", null],
    ["later$", "see later\nnow", null],
    ["(?m)later$", "see later\nnow", [4, 9]],
    ["über", "ÜBER", [0, 4]],
    [String.raw`\pL+ wants`, "говорит: Иван wants", [9, 19]],
    ["😀+x", "a😀😀X", [1, 6]],
    ["task", "TA\u017fK", [0, 4]],
    ["task", "tas\u212a", [0, 4]],
    ["a|ab", "ab", [0, 1]],
    ["x+?y", "xxy", [0, 3]],
    ["lone", "\ud800lone", [1, 5]],
  ])("%s in %j", (source, text, span) => {
    const found = patternOf(source).find(text);
    expect(found === null ? null : [found.start, found.end]).toEqual(
      span === null ? null : [...span],
    );
  });

  test("the same answer every time, whatever was asked before", () => {
    const pattern = patternOf("will be done (soon|later)");
    const texts = ["it will be done later", "no", "it will be done SOON", "no"];
    const once = texts.map((text) => pattern.find(text));
    for (let round = 0; round < 3; round += 1) {
      expect(texts.map((text) => pattern.find(text))).toEqual(once);
    }
    expect(once).toEqual([{ start: 3, end: 21 }, null, { start: 3, end: 20 }, null]);
  });
});

describe("the search for required texts", () => {
  test.each<[string, readonly string[] | null]>([
    ["left for later", ["left for later"]],
    ["left for (later|another day)", ["left for "]],
    [String.raw`\bas (the )?\w+ (wants|asked)\b`, ["wants", "asked"]],
    ["(?:next week|tomorrow)", ["next week", "tomorrow"]],
    ["later|to", null],
    ["(later)?now+", null],
    ["über alles", null],
    [String.raw`\w+`, null],
  ])("%s", (source, literals) => {
    expect(requiredLiterals(source)).toEqual(literals);
  });

  test("it never hides a match: the same answer as a pattern that has none", () => {
    const word = fc.constantFrom("ask", "later", "the", "KEY", "a", "\u017f", "\u212a", " ", ".");
    const source = fc.constantFrom(
      "ask",
      "the (later|key)",
      "(ask|the )+later",
      "key.ask",
      "ask|later",
    );
    fc.assert(
      fc.property(source, fc.array(word), (pattern, words) => {
        const text = words.join("");
        // An empty alternative in a class of its own keeps the engine from finding a text.
        const plain = patternOf(`(?:${pattern})[^\\x{10FFFF}]|(?:${pattern})$`);
        expect(patternOf(pattern).find(text)?.start).toBe(plain.find(text)?.start);
      }),
      { numRuns: 500 },
    );
  });
});

describe("what is refused, and where", () => {
  test.each([
    ["a(?=b)", "1 the pattern has a look-ahead ((?=), which cannot be run in linear time"],
    ["a(?!b)", "1 the pattern has a negative look-ahead ((?!), which"],
    ["(?<=a)b", "0 the pattern has a look-behind ((?<=), which"],
    ["(?<!a)b", "0 the pattern has a negative look-behind ((?<!), which"],
    [String.raw`(a)\1`, String.raw`3 the pattern has a backreference (\1), which`],
    [String.raw`(?P<x>a)\k<x>`, String.raw`8 the pattern has a backreference (\k<), which`],
    [String.raw`\(?=[(?=](?=a)`, "9 the pattern has a look-ahead"],
    ["(?>a)", "0 the pattern has an atomic group"],
    ["a++", "1 the pattern has a possessive repetition"],
    ["a(b", "- the pattern is not a regular expression: missing closing )"],
    ["ab[", "2 the pattern is not a regular expression: missing closing ]"],
    ["ab[z-a]", "3 the pattern is not a regular expression: invalid character class range: z-a"],
    ["*", "0 the pattern is not a regular expression: missing argument to repetition operator: *"],
    ["a\\", "- the pattern is not a regular expression: trailing backslash"],
    ["a{1001}", "1 the pattern is not a regular expression: invalid repeat count: {1001}"],
    [
      "((a{100}){100}){100}",
      "- the pattern is not a regular expression: invalid repeat count: {100}",
    ],
    ["(a|b)*a(a|b){900}", "- the pattern unfolds to"],
    ["(abcdefghij){500}", "- the pattern unfolds to"],
    ["x".repeat(1001), "- the pattern is 1001 characters long; at most 1000 are taken"],
    ["(".repeat(1000), "- the pattern"],
    ["", "- the pattern matches where there is no text"],
    ["a*", "- the pattern matches where there is no text"],
    ["later|", "- the pattern matches where there is no text"],
    ["^", "- the pattern matches where there is no text"],
    [String.raw`\b`, "- the pattern matches where there is no text"],
    [String.raw`\B`, "- the pattern matches where there is no text"],
    ["(?m)^$", "- the pattern matches where there is no text"],
    ...(
      [
        ["\\bübrig\\b", 0, "ü"],
        ["für \\bübrig", 4, "ü"],
        ["Café\\b", 4, "é"],
        ["x(?:soon|später|übe)\\b|\\b(?:soon|übrig)", 23, "ü"],
        ["(?:сова|филин)\\b", 14, "а"],
        ["\\b((?i)a|(?:é|b))", 0, "é"],
        ["\\b(?P<x>é)", 0, "é"],
        ["\\b[а-яё]+\\b", 0, "[а-яё]"],
        ["[а-яё]+?\\b", 8, "[а-яё]"],
        ["é{2}\\b", 4, "é"],
        ["鯨\\b", 1, "鯨"],
        ["\\b[０-９]+", 0, "[０-９]"],
        ["\\b[À-ÿ]+", 0, "[À-ÿ]"],
        ["[äöü]\\b", 5, "[äöü]"],
        ["\\b\\x{fc}ber", 0, "\\x{fc}"],
        ["\\b\\xfcber", 0, "\\xfc"],
        ["\\b\\374ber", 0, "\\374"],
        ["\\b\\Qü\\E", 0, "ü"],
        ["caf\\Qé\\E\\b", 8, "é"],
        ["\\b\\p{Cyrillic}+", 0, "\\p{Cyrillic}"],
        ["\\p{Han}+\\b", 8, "\\p{Han}"],
        ["\\b\\p{Lo}", 0, "\\p{Lo}"],
        ["\\b[\\p{Greek}ё]", 0, "[\\p{Greek}ё]"],
        ["[\\x{430}-\\x{44f}]\\b", 17, "[\\x{430}-\\x{44f}]"],
      ] as const
    ).map(([source, at, beside]): [string, string] => [
      source,
      `${at} the pattern has \\b beside ${beside}, where it never holds`,
    ]),
  ])("%#", (source, start) => {
    expect(problemOf(source)).toStartWith(start);
  });

  test("no text makes it throw", () => {
    const piece = fc.constantFrom(..."ab()[]{}|*+?^$\\.-,1:<=!PkQE\u00e9".split(""));
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 25 }), (pieces) => {
        const compiled = compileLinearPattern(pieces.join(""));
        if (compiled.ok) compiled.pattern.find("ab aab -1");
        else expect(compiled.problem.message).not.toBe("");
      }),
      { numRuns: 3_000 },
    );
  });
});

test.each([
  "\\bsoon\\b|übrig",
  "\\bfür später\\b",
  String.raw`\bEulen\b`,
  "(?:^|\\PL)übrig(?:\\PL|$)",
  "\\b[äöüa-z]+\\b",
  "\\b[^ä]+x\\b",
  "\\bé?tude",
  "x(?:é)?\\b",
  "fin\\b – start",
  "x –\\bstart",
  "\\bſoon\\b",
  "\\Bü",
  "\\Qü\\bü\\Ea",
  "\\\\büx",
  "[ü\\\\b]x",
  "\\b(?:soon|later)(?:ü)",
  "(?:ü)(?:soon|later)\\b",
  "later\\b[…—]",
  "todo\\b[–—]",
  "[“„]\\blater",
  "[€£]\\b\\d+",
  "later\\b[ü…]",
  "\\b[ſü]oon",
  "\\b[éa]t",
  "later\\b[-ü]",
  "later\\b[ü-]",
  "[←-⇿]\\bx",
  "x\\b[😀-😎]",
  String.raw`\b\p{L}+`,
  String.raw`\b\pL+`,
  String.raw`\b\p{Latin}+`,
  String.raw`\b\p{^Greek}`,
  String.raw`\b\P{Greek}`,
  String.raw`later\b\p{P}`,
  String.raw`\p{Sc}\b\d+`,
  String.raw`later\b\p{Pd}`,
  String.raw`\b\x{6c}ater`,
  String.raw`\x{201e}\blater`,
  String.raw`\b[\p{Greek}\d]+`,
  String.raw`\b[^\x00-\x7f]`,
  "\\b[[:alpha:]ü]+",
  String.raw`\b\Qlater\E`,
  String.raw`\Q…\E\blater`,
  String.raw`later\b\Q(ü)\E`,
  "x\\b\\.ü",
])("a boundary that can hold is taken: %s", (source) => {
  expect(problemOf(source)).toBe("none");
});

describe("patterns that ruin other engines", () => {
  test.each<[string, string, string]>([
    ["(a+)+$", "a", "!"],
    ["(a+)+$", "a", ""],
    ["(a|aa)+$", "a", "!"],
    ["(a*)*b", "a", "!"],
    ["(.*a){12}$", "a", "!"],
    ["([a-z]+)*@x", "a", "!"],
    [String.raw`(\w+\s?)*:end`, "word ", "!"],
    ["(x+x+)+y", "x", ""],
    ["(a|b)*a(a|b){20}c", "abba", ""],
    ["(?:a?){30}a{30}c", "a", ""],
    ["(?:.*,){11}P", "1,", ""],
  ])("%s grows with the text, not faster", (source, unit, end) => {
    const pattern = patternOf(source);
    expectLinear((times) => pattern.find(unit.repeat(times) + end), 8_192);
  });

  test("an automaton with a million states takes no memory to speak of", () => {
    const { found, mib } = manyStates();
    expect(found).toEqual([false, true]);
    expect(mib).toBeLessThan(200);
  });
});
