import { afterAll, describe, expect, test } from "bun:test";
import { closeSync, mkdtempSync, openSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import * as fc from "fast-check";
import { readJson } from "../../../src/replay/json-reading.ts";
import { readBlocks, type FileProblem } from "../../../src/cli/replay-eval/read-blocks.ts";
import { expectLinear, repeated } from "../../growth.ts";

const folder = mkdtempSync(join(tmpdir(), "svc-read-blocks-"));
afterAll(() => rmSync(folder, { recursive: true }));

interface Read {
  readonly cases: readonly string[];
  readonly lines: readonly number[];
  readonly problem: FileProblem | null;
  /** What is wrong between the cases of JSON Lines, with its line and the number of the case. */
  readonly between: readonly string[];
}

/** All cases of a file as text with the line of each, read in windows of `blockSize` bytes. */
function read(content: string | Uint8Array, blockSize: number): Read {
  const file = join(folder, "fixtures");
  writeFileSync(file, content);
  const fd = openSync(file, "r");
  const cases: string[] = [];
  const lines: number[] = [];
  const between: string[] = [];
  const free: Uint8Array<ArrayBuffer>[] = [];
  try {
    const blocks = readBlocks(fd, () => free.pop() ?? null, blockSize);
    for (let item = blocks.next(); ; item = blocks.next()) {
      if (item.done === true) return { cases, lines, problem: item.value, between };
      const { bytes, starts, ends, firstLine, firstIndex, problems } = item.value;
      for (const { line, index, message } of problems) between.push(`${line} ${index} ${message}`);
      expect(firstIndex).toBe(cases.length);
      starts.forEach((start, i) => {
        cases.push(Buffer.from(bytes.subarray(start, ends[i])).toString("utf8"));
        lines.push(
          firstLine + Buffer.from(bytes.subarray(0, start)).toString("utf8").split("\n").length - 1,
        );
      });
      if (bytes.length === blockSize) free.push(bytes.fill(0x7d));
    }
  } finally {
    closeSync(fd);
  }
}

/** How many cases a file has, read in windows of the size that the tool takes. */
function caseCount(content: string): number {
  const file = join(folder, "many");
  writeFileSync(file, content);
  const fd = openSync(file, "r");
  let count = 0;
  for (const { starts } of readBlocks(fd, () => null)) count += starts.length;
  closeSync(fd);
  return count;
}

function isFault(line: string): boolean {
  const bytes = new Uint8Array(Buffer.from(`${line}\n`));
  return readJson(bytes, 0, bytes.length, true).kind === "fault";
}

/** The lines on which some pieces of a text begin, which stand in it in this order. */
function linesOf(text: string, pieces: readonly string[]): readonly number[] {
  let at = 0;
  return pieces.map((piece) => {
    at = text.indexOf(piece, at);
    const line = text.slice(0, at).split("\n").length;
    at += piece.length;
    return line;
  });
}

const tinyText = fc.string({
  unit: fc.constantFrom('"', "\\", "{", "}", "[", "]", ",", "\n", "é", "a"),
  maxLength: 12,
});
const tinyCase = fc.record({
  name: tinyText,
  tags: fc.array(fc.record({ x: tinyText }), { maxLength: 2 }),
});
const anyCases = fc.array(tinyCase, { minLength: 1, maxLength: 8 });
const blockSizes = fc.integer({ min: 1, max: 60 });

describe("reading blocks", () => {
  test("finds the same cases whatever the layout, the indentation and the size of a block", () => {
    fc.assert(
      fc.property(anyCases, blockSizes, fc.constantFrom(0, 1, 2), (cases, blockSize, indent) => {
        const expected = cases.map((c) => JSON.stringify(c));
        const compact = (found: Read): readonly string[] =>
          found.cases.map((c) => JSON.stringify(JSON.parse(c)));
        const array = JSON.stringify(cases, null, indent);
        const layouts = [
          array,
          `\ufeff \r\n${array}\r\n`,
          `{"about": {"cases": 3}, "x": [[]], "fixtures": ${array}, "end": [1, {"y": "]"}]}`,
          `{"cases":${array}}`,
          `${expected.join("\n")}\n`,
          expected.join("\r\n\r\n"),
        ];
        for (const layout of layouts) {
          const found = read(layout, blockSize);
          expect(found.problem).toBeNull();
          expect(compact(found)).toEqual(expected);
        }
      }),
      { numRuns: 150 },
    );
  });

  test("knows the line of each case", () => {
    fc.assert(
      fc.property(anyCases, blockSizes, (cases, blockSize) => {
        const text = cases.map((c) => JSON.stringify(c, null, 1));
        const { lines } = read(`[\n${text.join("\n,\n")}\n]`, blockSize);
        let line = 2;
        expect(lines).toEqual(
          text.map((c) => {
            const here = line;
            line += c.split("\n").length + 1;
            return here;
          }),
        );
      }),
      { numRuns: 100 },
    );
  });

  const malformed: readonly (readonly [
    name: string,
    content: string,
    line: number,
    message: string,
  ])[] = [
    ["nothing", "", 1, "is empty"],
    ["white space", " \n\n", 1, "is empty"],
    ["a BOM alone", "\ufeff", 1, "is empty"],
    ["an empty array", "[]", 1, "holds no cases"],
    ["an empty member", '{"fixtures": [ ]}', 1, "holds no cases"],
    ["a number", "17", 1, "is not a fixture file"],
    ["prose", "name: x", 1, "is not a fixture file"],
    ["a cut array", '[{"a":1}', 1, "its closing ] is missing: put it there, or is the file cut"],
    [
      "an array that is cut behind a comma",
      '[{"a":1},\n',
      2,
      "put a closing ] in the place of its last comma, or is the file cut off?",
    ],
    ["an array of which the bracket alone is left", "[ ", 1, "its closing ] is missing: put it"],
    ["a cut case", '[\n{"a":1},\n{"a":', 3, "does not end, its closing } is missing: put it"],
    ["a cut word", '[\n{"a":1},\n{"a":tru', 3, "does not end, its closing } is missing: put it"],
    ["a cut string", '[\n{"a":1},\n{"a":"x', 3, "the quote that closes its last string is missing"],
    ["a comma too many", '[{"a":1}\n,]', 2, "comma stands before the closing bracket"],
    ["a comma too few", '[{"a":1}\n{"a":2}]', 2, "behind another without a comma"],
    ["two commas", '[{"a":1},\n,{"a":2}]', 2, 'is missing, and "," stands in its place'],
    ["a comma first", '[,{"a":2}]', 1, 'is missing, and "," stands in its place'],
    ["text behind the array", '[{"a":1}]\n\nx', 3, '("x" stands behind its end) behind the array'],
    ["a second array", '[{"a":1}] [{"a":1}]', 1, "behind the array of cases: take it away"],
    ["a broken object around", '{"fixtures":[{"a":1}],\n oops}', 2, '"oops" stands where a key'],
    ["an object that does not end", '{"fixtures":[{"a":1}]\n,"b":1\n', 3, "closing } is missing"],
    [
      "a tab before the cases",
      '\n{\n"v":"1\t0",\n"cases":[\n{"a":1}]}',
      3,
      String.raw`(a tab stands in a string) before the array of cases: write it as \t`,
    ],
    [
      "two arrays of cases",
      '{"fixtures":[{"a":1}],"cases":[]}',
      1,
      'under both "fixtures" and "cases"',
    ],
    ["a fault that hides the end", '[{"a":1},\n{"a":"x},\n{"b":2}]', 2, "a line break stands"],
  ];
  test.each(malformed)("%s is refused with its line", (_, content, line, message) => {
    for (const blockSize of [1, 7, 1000]) {
      const { problem } = read(content, blockSize);
      expect(problem?.message).toContain(message);
      expect(problem?.line).toBe(line);
    }
  });

  test("UTF-16 is named", () => {
    expect(read(Buffer.from("\ufeff[]", "utf16le"), 100).problem?.message).toContain("UTF-16");
  });
});

describe("a comment in an array is a fault of its own, and the cases around it are read", () => {
  const said = "a comment stands between the cases, and JSON has none: take it away";
  test.each<[string, string, readonly number[]]>([
    ["before the first", '[ // c\n{"a":1},\n{"a":2}]', [1]],
    ["with a hash", '[ # a "b\n{"a":1},{"a":2}]', [1]],
    ["between two", '[{"a":1},\n/* { c\n [ */\n{"a":2}]', [2]],
    ["before a comma", '[{"a":1} // c\n,{"a":2}]', [1]],
    ["behind the last", '[{"a":1},{"a":2}\n// c\n# d\n]', [2, 3]],
  ])("%s", (_, text, lines) => {
    for (const blockSize of [1, 2, 7, 1000]) {
      const found = read(text, blockSize);
      expect(found.cases).toEqual(['{"a":1}', '{"a":2}']);
      expect(found.problem).toBeNull();
      expect(found.between).toEqual(lines.map((line) => `${line} null ${said}`));
    }
  });

  test("one that does not end leaves the array open", () => {
    for (const text of ['[{"a":1} // ]', '[{"a":1} /* ]']) {
      expect(read(text, 3).problem?.message).toContain("its closing ] is missing");
    }
    expect(read('[{"a":1} /', 3).problem?.message).toContain("behind another without a comma");
  });
});

describe("JSON Lines in which something is wrong are read on", () => {
  const [a, b] = ['{"a":"1"}', '{"b":[{"x":"2"}]}'];
  const commas =
    "a comma stands between the cases: put none between JSON Lines, or put all cases between [ and ]";
  const sameLine = "stands on the line of another: put each case on a line of its own";

  test.each<[string, string, readonly string[], readonly string[]]>([
    ["a comma behind each", `${a},\n${b} , \n${a}\n`, [a, b, a], [`1 null ${commas}`]],
    ["a comma before each", `${a}\n,${b}\r\n, ${a}`, [a, b, a], [`2 null ${commas}`]],
    ["commas alone on lines", `${a}\n,\n${b},,\n,`, [a, b], [`2 null ${commas}`]],
    ["commas on one line", `${a}, ${b},${a}`, [a, b, a], [`1 null ${commas}`]],
    [
      "several on a line",
      `${a} ${b}${a}\n${b}`,
      [a, b, a, b],
      [`1 1 ${sameLine}`, `1 2 ${sameLine}`],
    ],
    ["no closing brace", `${a}\n{"b":"2"\n${a}\n`, [a, '{"b":"2"', a], []],
    ["a comma for it", `${a}\n{"b":"2",\n${a}\n`, [a, '{"b":"2",', a], []],
    ["no closing bracket", `${a}\n{"b":[{"x":1}\n${b}`, [a, '{"b":[{"x":1}', b], []],
    ["no closing quote", `${a}\n{"b":"} {\n${a}\n${b}`, [a, '{"b":"} {', a, b], []],
    [
      "no closing quote before escaped ones",
      `${a}\n{"b":"}\n{"a":"say \\"x\\" twice"}\n${b}`,
      [a, '{"b":"}', '{"a":"say \\"x\\" twice"}', b],
      [],
    ],
    ["no closing brace before one too many", `{"b":1\n${a}\n${b}}`, ['{"b":1', a, `${b}}`], []],
    ["no opening quote", `{"b":2"}\n${a}\n${b}`, ['{"b":2"}', a, b], []],
    ["a brace too many", `${a}}\n${b}\n`, [`${a}}`, b], []],
    ["words behind it", `${a} and\nso on\n${b}\n`, [`${a} and\nso on`, b], []],
    ["words alone", `${a}\nso on\nand on\n${b}\n`, [a, "so on", "and on", b], []],
    ["no end of the last", `${a}\n{"b":"2"`, [a, '{"b":"2"'], []],
    ["an array that goes on", `${a}\n[1,\n2\n${b}\n${a}`, [a, `[1,\n2\n${b}`, a], []],
    [
      "a case of many lines that is not closed",
      `{\n "a": 1\n}\n{\n "b": [\n]\n\n  {\n "c": 3\n}\n`,
      ['{\n "a": 1\n}', '{\n "b": [\n]', '{\n "c": 3\n}'],
      [],
    ],
    [
      "nothing: cases may span lines and hold what looks like another",
      `{"a":\n{"x":"}\\"{"},\n"y":[\n{}\n,\n{}]}\n\n${b}\r\n${a}`,
      ['{"a":\n{"x":"}\\"{"},\n"y":[\n{}\n,\n{}]}', b, a],
      [],
    ],
  ])("%s", (_, text, cases, between) => {
    for (const blockSize of [1, 2, 3, 7, 20, 1000]) {
      const found = read(text, blockSize);
      expect(found.cases.map((each) => each.trim())).toEqual([...cases]);
      expect(found.between).toEqual([...between]);
      expect(found.problem).toBeNull();
      expect(found.lines).toEqual(linesOf(text, found.cases));
    }
  });

  test("one broken line takes no other with it, whatever the size of a block", () => {
    const pieces = fc.array(fc.constantFrom('"', "\\", "{", "}", "[", "]", ",", ":", "a", " "), {
      maxLength: 8,
    });
    fc.assert(
      fc.property(anyCases, pieces, anyCases, blockSizes, (some, broken, others, blockSize) => {
        const [before, behind] = [some, others].map((all) => all.map((c) => JSON.stringify(c)));
        const line = `{"b":"x${broken.join("")}`;
        const text = [...(before ?? []), line, ...(behind ?? [])].join("\n");
        const found = read(text, blockSize);
        const isKept = (c: string): boolean => found.cases.includes(c);
        expect(before?.every(isKept)).toBe(true);
        // Without a fault on its own line nobody can tell that the next one is not part of it.
        if (isFault(line)) expect(behind?.every(isKept)).toBe(true);
        expect(read(text, 1000).cases).toEqual(found.cases);
      }),
      { numRuns: 300 },
    );
  });

  test("many broken lines take time in proportion to their number", () => {
    for (const line of ['{"a":1', '{"a":"x', "[", "{}}", "{} {}", "x,", '{"a":"}', "[{}"]) {
      expectLinear((length) => {
        const cases = caseCount(`{"a":1}\n${repeated(`${line}\n`, length)}`);
        expect(cases).toBeGreaterThan(line.startsWith("[") ? 1 : length / 10);
      });
    }
  });
});

describe("an object that has an array under cases or fixtures", () => {
  const sizes = [16, 1024, 1024 * 1024];

  test.each(sizes)("with the key twice is refused (%d)", (size) => {
    for (const text of [
      '{"cases":[{"a":1}],"cases":[{"b":2}]}',
      '{"cases":3,"note":"x","cases":[{"b":2}]}',
      '{ "fixtures" : [{"a":1}] , "x": {"fixtures": []}, "fixtures" : 7 }',
    ]) {
      expect(read(text, size).problem?.message).toBe("has the key of its cases twice: keep one");
    }
    for (const text of [
      String.raw`{"fixtures":[{"a":1}],"fixtur\u0065s":[{"b":2}]}`,
      String.raw`{"cas\u0065s":[{"a":1}],"cases":[]}`,
    ]) {
      expect(read(text, size).problem?.message).toBe("has the key of its cases twice: keep one");
    }
    const two = String.raw`{"fixtures":[{"a":1}],"\u0063ases":[{"b":2}]}`;
    expect(read(two, size).problem?.message).toContain('under both "fixtures" and "cases"');
    expect(read('{"x":{"cases":[]},"cases":[{"cases":[]}],"y":"cases"}', size).problem).toBeNull();
  });

  test.each(sizes)("and a session_output is a line (%d)", (size) => {
    for (const line of [
      '{"name":"a","cases":[1,{"x":2}],"session_output":"s"}',
      '{"session_output":"s","fixtures":[]}',
    ]) {
      expect(read(`${line}\n${line}\n`, size).cases).toEqual([line, line]);
    }
    expect(read('{"name":"suite","cases":[{"session_output":"s"}]}', size).cases).toEqual([
      '{"session_output":"s"}',
    ]);
  });

  test.each(sizes)("may write its keys with escapes (%d)", (size) => {
    for (const key of [
      String.raw`cas\u0065s`,
      String.raw`\u0066\u0069\u0078\u0074\u0075\u0072\u0065\u0073`,
    ]) {
      expect(read(`{"n":1,"${key}":[{"a":1}]}`, size)).toMatchObject({
        cases: ['{"a":1}'],
        problem: null,
      });
    }
    const line = String.raw`{"cases":[],"session_outpu\u0074":"s"}`;
    expect(read(`${line}\n${line}`, size).cases).toEqual([line, line]);
    // Escaped backslashes: a key of another name.
    const other = String.raw`{"cas\\u0065s":[{"a":1}]}`;
    expect(read(other, size).cases).toEqual([other]);
  });

  test("is an array of cases when it goes on further than anyone looks", () => {
    const long = JSON.stringify({ x: "y".repeat(700_000) });
    const found = read(`{"cases":[${long},${long},${long}],"session_output":""}`, 1024 * 1024);
    expect(found.cases).toHaveLength(3);
  });
});

test("a case is named where one is, and not behind the last one", () => {
  const at = (text: string): FileProblem | null => read(text, 64).problem;
  expect(at('[{"a":1}')).toMatchObject({ index: null, message: expect.stringContaining("inside") });
  expect(at('[{"a":1},')?.index).toBeNull();
  expect(at('[{"a":1},]')?.index).toBeNull();
  expect(at('{"cases":[{"a":1}')?.index).toBeNull();
  expect(at('[{"a":1},{"b"')?.index).toBe(1);
  expect(at('[{"a":1},,{"b":1}]')?.index).toBe(1);
});

describe("white space without end", () => {
  const space = " \n".repeat(40);
  const one = '{"a":1}';
  const two = '{"b":2}';

  test.each([1, 7, 64, 1000])("is no part of a case, with windows of %d bytes", (size) => {
    for (const text of [
      `\ufeff${space}[${space}${one}${space},${space}${two}${space}]${space}`,
      `${space}${one}${space}${two}${space}`,
      `${space}{"x":1,${space}"cases":[${one},${space}${two}]${space}}${space}`,
    ]) {
      const found = read(text, size);
      expect([found.problem, found.cases]).toEqual([null, [one, two]]);
      const line = (mark: string): number => text.slice(0, text.indexOf(mark)).split("\n").length;
      expect(found.lines).toEqual([line(one), line(two)]);
    }
    expect(read(`[${one},${space}]`, size).problem).toMatchObject({
      message: "a comma stands before the closing bracket: take it away",
      line: 41,
    });
    expect(read(`[${one}${space}${two}]`, size).problem).toMatchObject({ index: 1, line: 41 });
    expect(read(space, size).problem?.message).toContain("is empty");
  });
});

test("only a case has the limit of a case", () => {
  const much = 66 * 1024 * 1024;
  const blank = " ".repeat(much);
  const one = '{"a":1}';
  for (const text of [
    `[${one},${blank}${one}]`,
    `${blank}[${one},${one}]`,
    `${one}\n${blank}${one}`,
    `{"note":"${"n".repeat(much)}","cases":[${one},${one}]}`,
    `{"cases":[${one},${one}],"note":"${"n".repeat(much)}"}`,
    `[${one},${one}]${blank}`,
  ]) {
    const { cases, problem } = read(text, 1024 * 1024);
    expect([text.slice(0, 20), problem, cases]).toEqual([text.slice(0, 20), null, [one, one]]);
  }
}, 300_000);
