import { describe, expect, test } from "bun:test";
import type { Gate } from "../../src/gates/gate.ts";
import { caseProblems, isCase } from "../../src/replay/case.ts";
import { evaluateBlock, OUTCOME_KINDS, type Block } from "../../src/replay/evaluate-block.ts";
import { createAlikeNames } from "../../src/replay/alike-names.ts";
import { createNameTable } from "../../src/replay/name-table.ts";
import { arrayScanner } from "../../src/replay/scan-array.ts";
import { lineScanner } from "../../src/replay/scan-lines.ts";
import { expectLinear } from "../growth.ts";

/** A gate that rejects what holds the word "no", so that the block's own work is what is tested. */
const GATE: Gate = {
  verdict: (c) => (c.output.includes("no") ? "reject" : "accept"),
  judge: (c) => {
    const at = c.output.indexOf("no");
    if (at === -1) return { verdict: "accept", reasons: [] };
    const span = { start: at, end: at + 2, text: "no" };
    const reason = { rule: "test.no", sentence: "says no", span, missing: null, advice: "say yes" };
    return { verdict: "reject", reasons: [reason] };
  },
};
const GATES = { completion: GATE, voice: GATE };
const GOOD = {
  name: "a",
  goal: "g",
  done_when: "d",
  session_output: "",
  expected_result: "accept",
  category: "completion",
};

function blockOf(text: string): Block {
  const bytes = new Uint8Array(Buffer.from(text));
  const { starts, ends } = arrayScanner()(bytes, 0, bytes.length, true);
  return { bytes, starts, ends, firstIndex: 10, firstLine: 100 };
}

function evaluate(
  values: readonly unknown[],
  options: Partial<Parameters<typeof evaluateBlock>[2]> = {},
) {
  const text = `${values.map((value) => JSON.stringify(value)).join(",\n")}]`;
  return evaluateBlock(blockOf(text), GATES, {
    shard: null,
    keep: "all",
    reasons: true,
    lines: false,
    ...options,
  });
}

describe("a case", () => {
  test.each(Object.keys(GOOD))("without %s is malformed and says so", (field) => {
    const value = Object.fromEntries(Object.entries(GOOD).filter(([key]) => key !== field));
    expect(isCase(value)).toBe(false);
    expect(caseProblems(value)).toEqual([`${field} is missing: add it as a string`]);
  });

  const wrong = Object.keys(GOOD).flatMap((field) =>
    (
      [
        [null, "null"],
        [3, "a number"],
        [true, "a boolean"],
        [[], "an array"],
        [{}, "an object"],
      ] as const
    ).map(([value, name]) => ({ field, value, name })),
  );
  test.each(wrong)("with $field as $name is malformed", ({ field, value, name }) => {
    expect(isCase({ ...GOOD, [field]: value })).toBe(false);
    expect(caseProblems({ ...GOOD, [field]: value })).toEqual([
      `${field} is ${name}: make it a string`,
    ]);
  });

  test("may have an empty session_output, and no other empty field", () => {
    expect(isCase(GOOD)).toBe(true);
    for (const field of ["name", "goal", "done_when"]) {
      expect(isCase({ ...GOOD, [field]: "" })).toBe(false);
      expect(caseProblems({ ...GOOD, [field]: "" })).toEqual([`${field} is empty: fill it in`]);
    }
  });

  test("says the words that are allowed when a word is unknown", () => {
    expect(caseProblems({ ...GOOD, category: "speech", expected_result: "ACCEPT" })).toEqual([
      'expected_result is "ACCEPT": make it accept or reject',
      'category is "speech": make it completion or voice',
    ]);
  });

  test("cuts a long one, and no emoji in two", () => {
    const long = `${"x".repeat(59)}🎉🎉`;
    expect(caseProblems({ ...GOOD, category: long })).toEqual([
      `category is "${"x".repeat(59)}…": make it completion or voice`,
    ]);
  });

  test.each([[null], [[]], [7], ["text"]])("that is %j is no object", (value) => {
    expect(caseProblems(value)[0]).toContain("make it an object with name, goal");
  });

  test("may have further keys", () => {
    expect(isCase({ ...GOOD, notes: ["x"], tags: { a: 1 } })).toBe(true);
  });
});

describe("a block", () => {
  test("is judged in order, each case by the gate of its category, with positions of the file", () => {
    const { results, counts } = evaluate([
      GOOD,
      { ...GOOD, name: "b", session_output: "no", category: "voice", expected_result: "reject" },
    ]);
    expect(results.map(({ index, name, verdict }) => [index, name, verdict])).toEqual([
      [10, "a", "accept"],
      [11, "b", "reject"],
    ]);
    expect(results[1]?.reasons[0]?.span).toEqual({ start: 0, end: 2, text: "no" });
    const kinds = OUTCOME_KINDS.flatMap((kind, i) => (counts[i] === 1 ? [kind] : []));
    expect(kinds).toEqual([
      { category: "completion", expected: "accept", verdict: "accept" },
      { category: "voice", expected: "reject", verdict: "reject" },
    ]);
  });

  test("keeps only failures when asked, and reasons only when asked", () => {
    const cases = [GOOD, { ...GOOD, name: "b", session_output: "no" }];
    const { results } = evaluate(cases, { keep: "failures", reasons: false });
    expect(results).toEqual([
      {
        index: 11,
        line: null,
        name: "b",
        category: "completion",
        expected: "accept",
        verdict: "reject",
        reasons: [],
      },
    ]);
    expect(evaluate(cases, { keep: "failures" }).results[0]?.reasons).toHaveLength(1);
  });

  test("judges only its shard, but hashes every name", () => {
    const cases = ["a", "b", "c", "d"].map((name) => Object.assign({}, GOOD, { name }));
    const { results, nameHashes } = evaluate(cases, { shard: { index: 2, count: 3 } });
    expect(results.map((result) => result.index)).toEqual([10, 13]);
    expect(new Set(nameHashes).size).toBe(4);
  });

  test("says where each begins, and hashes it as it stands", () => {
    const cases = ["a", "b", "c"].map((name) => Object.assign({}, GOOD, { name }));
    const { results, caseHashes } = evaluate(cases, { lines: true });
    expect(results.map(({ line }) => line)).toEqual([100, 101, 102]);
    const other = evaluate([cases[0], { ...cases[1], session_output: "x" }, cases[2]]).caseHashes;
    expect([...caseHashes].map((hash, at) => hash === other[at])).toEqual([true, false, true]);
  });

  test("names case, line and field of each problem and goes on behind it", () => {
    const text = `${JSON.stringify(GOOD)},\n{"name": "b", broken},\n\n${JSON.stringify({ ...GOOD, name: "c", goal: 3 })}]`;
    const { problems } = evaluateBlock(blockOf(text), GATES, {
      shard: null,
      keep: "all",
      reasons: true,
      lines: false,
    });
    expect(problems.map(({ index, line, name }) => [index, line, name])).toEqual([
      [11, 101, "b"],
      [12, 103, "c"],
    ]);
    expect(problems[0]?.message).toBe(
      'is not valid JSON ("broken" stands where a key belongs, on line 101): put keys between quotes, and no comma behind the last field',
    );
    expect(problems[1]?.message).toBe("goal is a number: make it a string");
  });

  test("reads JSON Lines and says which line is not UTF-8", () => {
    const line = (name: string): string => JSON.stringify({ ...GOOD, name });
    const bytes = Buffer.concat([
      Buffer.from(`${line("a")}\n{"name":"`),
      Buffer.from([0xff]),
      Buffer.from(`"}\n${line("c")}\n`),
    ]);
    const scan = lineScanner()(bytes, 0, bytes.length, true);
    const block: Block = {
      ...blockOf(""),
      bytes: new Uint8Array(bytes),
      starts: scan.starts,
      ends: scan.ends,
    };
    const { problems, results } = evaluateBlock(block, GATES, {
      shard: null,
      keep: "all",
      reasons: true,
      lines: false,
    });
    expect(results.map((result) => result.name)).toEqual(["a", "c"]);
    expect(problems).toEqual([
      {
        index: 11,
        line: 101,
        name: "\ufffd",
        message: "is not valid UTF-8 in name, on line 101: convert the file to UTF-8",
      },
    ]);
  });

  test.each(["name", "goal", "done_when", "session_output"])(
    "with a NUL in %s is refused",
    (field) => {
      const value = { ...GOOD, [field]: "a\0b" };
      expect(isCase(value)).toBe(false);
      expect(caseProblems(value)).toEqual([`${field} contains a NUL character: take it out`]);
    },
  );

  test.each(["name", "goal", "done_when", "session_output"])(
    "with half of a surrogate pair in %s is refused",
    (field) => {
      for (const half of ["\ud800", "x\udfffy", "\udc00\ud83d"]) {
        const value = { ...GOOD, [field]: half };
        expect(isCase(value)).toBe(false);
        expect(caseProblems(value)).toEqual([
          `${field} contains half of a surrogate pair: give the text as valid Unicode`,
        ]);
      }
    },
  );

  test("may have any other character in its fields, and those too in keys that are ignored", () => {
    const odd = "\u{1f980}\ufffd\ufffe\u0001\u001b[2J\u2028\ufeff";
    const value = { ...GOOD, name: odd, goal: odd, session_output: odd, notes: "\ud800\0" };
    expect(evaluate([value]).problems).toEqual([]);
  });
});

test("the name table finds the first case with a name, through every growth", () => {
  const table = createNameTable();
  const hashes = Array.from({ length: 20_000 }, (_, i) => Bun.hash.wyhash(`name ${i}`));
  hashes.forEach((hash, i) => expect(table.add(hash, i, i + 7)).toBeNull());
  hashes.forEach((hash, i) =>
    expect(table.add(hash, i + 20_000, 1)).toEqual({ index: i, line: i + 7 }),
  );
  expect(table.add(0n, 50_000, 3)).toBeNull();
  expect(table.add(0n, 50_001, 4)).toEqual({ index: 50_000, line: 3 });
});

test("names alike are found in one block and over several, whichever comes first", () => {
  const names = createNameTable();
  const alike = createAlikeNames(names);
  let index = 0;
  const found = (...block: readonly string[]): readonly (readonly [number, number])[] => {
    const { nameHashes, oddNames } = evaluate(block.map((name) => ({ ...GOOD, name })));
    const first = index;
    nameHashes.forEach((hash, i) => names.add(hash, first + i, 1));
    index += block.length;
    const others = alike.find(nameHashes, oddNames, (at) => ({ index: first + at, line: 1 }));
    return Array.from(others, ([at, other]) => [first + at, other.index] as const);
  };
  expect(found("a", "é", "b c", "B c", "д")).toEqual([]);
  expect(found("e\u0301", "a ", " x", "A")).toEqual([
    [5, 1],
    [6, 0],
  ]);
  expect(found("x", " a")).toEqual([
    [9, 7],
    [10, 0],
  ]);
  expect(found("q ", "q")).toEqual([[11, 12]]);
  expect(found("\tq", "w ", "w\u00a0")).toEqual([
    [13, 12],
    [15, 14],
  ]);
});

describe("a block of bad cases", () => {
  test("takes time in proportion to its size, and only the first problems are written out", () => {
    for (const separator of [",\n", ","])
      expectLinear((cases) => {
        const text = `${Array.from({ length: cases }, () => '{"name":"x"}').join(separator)}]`;
        const outcome = evaluateBlock(blockOf(text), GATES, {
          shard: null,
          keep: "all",
          reasons: true,
          lines: false,
        });
        expect(outcome.problemCount).toBe(5 * cases);
        expect(outcome.problems).toHaveLength(100);
        expect(outcome.problems.at(-1)?.line).toBe(separator === "," ? 100 : 119);
        expect(new Set(outcome.nameHashes).size).toBe(1);
      }, 4_096);
  });
});

test("names that differ in half of a surrogate pair differ, and are refused for that alone", () => {
  const names = ["\ud800", "\ud801", "\udfff", "\ufffd"];
  const { nameHashes, problems } = evaluate(names.map((name) => Object.assign({}, GOOD, { name })));
  expect(new Set(nameHashes).size).toBe(4);
  expect(problems.map(({ name }) => name)).toEqual(["\\ud800", "\\ud801", "\\udfff"]);
});

test("whoever watches is told of each case of a block", () => {
  const told: number[] = [];
  const block = blockOf(`${JSON.stringify(GOOD)},${JSON.stringify({ ...GOOD, name: "b" })}]`);
  const options = { shard: null, keep: "all", reasons: false, lines: false } as const;
  evaluateBlock(block, GATES, options, (done) => told.push(done));
  expect(told).toEqual([0, 1]);
});
