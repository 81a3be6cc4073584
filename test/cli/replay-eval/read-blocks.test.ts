import { afterAll, describe, expect, test } from "bun:test";
import { closeSync, mkdtempSync, openSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import * as fc from "fast-check";
import { readBlocks, type FileProblem } from "../../../src/cli/replay-eval/read-blocks.ts";

const folder = mkdtempSync(join(tmpdir(), "svc-read-blocks-"));
afterAll(() => rmSync(folder, { recursive: true }));

interface Read {
  readonly cases: readonly string[];
  readonly lines: readonly number[];
  readonly problem: FileProblem | null;
}

/** All cases of a file as text with the line of each, read in windows of `blockSize` bytes. */
function read(content: string | Uint8Array, blockSize: number): Read {
  const file = join(folder, "fixtures");
  writeFileSync(file, content);
  const fd = openSync(file, "r");
  const cases: string[] = [];
  const lines: number[] = [];
  const free: Uint8Array<ArrayBuffer>[] = [];
  try {
    const blocks = readBlocks(fd, () => free.pop() ?? null, blockSize);
    for (let item = blocks.next(); ; item = blocks.next()) {
      if (item.done === true) return { cases, lines, problem: item.value };
      const { bytes, starts, ends, firstLine, firstIndex } = item.value;
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
    ["a cut array", '[{"a":1}', 1, "ends inside the array"],
    ["a cut case", '[\n{"a":1},\n{"a":', 3, "ends inside a case"],
    ["a cut string", '[\n{"a":1},\n{"a":"x', 3, "ends inside a case"],
    ["a comma too many", '[{"a":1}\n,]', 2, "comma stands before the closing bracket"],
    ["a comma too few", '[{"a":1}\n{"a":2}]', 2, "behind another without a comma"],
    ["two commas", '[{"a":1},\n,{"a":2}]', 2, 'is missing, and "," stands in its place'],
    ["a comma first", '[,{"a":2}]', 1, 'is missing, and "," stands in its place'],
    ["a comma between lines", '{"a":1}\n,{"a":2}', 2, 'is missing, and "," stands in its place'],
    ["text behind the array", '[{"a":1}]\nx', 1, "not valid JSON around the cases"],
    ["a second array", '[{"a":1}] [{"a":1}]', 1, "not valid JSON around the cases"],
    [
      "a broken object around",
      '{"fixtures":[{"a":1}], oops}',
      1,
      "not valid JSON around the cases",
    ],
    [
      "two arrays of cases",
      '{"fixtures":[{"a":1}],"cases":[]}',
      1,
      'under both "fixtures" and "cases"',
    ],
    ["two cases on a line", '{"a":1} {"a":2}', 1, "stands on the line of another"],
    ["a cut line", '{"a":1}\n{"a"', 2, "ends inside a case"],
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
}, 60_000);
