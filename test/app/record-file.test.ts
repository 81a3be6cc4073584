import { describe, expect, test } from "bun:test";
import * as fc from "fast-check";
import {
  type FileLine,
  RecordFileError,
  type RecordRow,
  fileLines,
} from "../../src/app/record-file.ts";
import { RecordFileReader } from "../../src/app/record-file-reader.ts";

const ROWS: readonly RecordRow[] = [
  { kind: "goal", row: { session_ref: "a", text: '{"goal":"é \u{1F600} \\u0000"}' } },
  { kind: "goal", row: { session_ref: "b\n", text: "garbage {\u2028\0" } },
  { kind: "goal", row: { session_ref: "\uFB00", text: "" } },
  { kind: "goal", row: { session_ref: "\u{1F600}", text: "{}" } },
  { kind: "artifact", row: { url: "https://h/z", text: "[]" } },
  { kind: "artifact", row: { url: "not a url", text: "\ufffd" } },
  { kind: "event", row: { seq: -3, text: "1" } },
  { kind: "event", row: { seq: 9, text: '{"session_ref":"a"}' } },
  { kind: "event", row: { seq: 10, text: "{\ufffd}", bytes: Uint8Array.of(0x7b, 0xff, 0x7d) } },
];

async function* each<T>(rows: readonly T[]): AsyncGenerator<T> {
  yield* rows;
}

async function written(rows: readonly RecordRow[] = ROWS): Promise<string[]> {
  const count = (kind: RecordRow["kind"]): number => rows.filter((row) => row.kind === kind).length;
  const counts = { goals: count("goal"), artifacts: count("artifact"), events: count("event") };
  return Array.fromAsync(fileLines(counts, each(rows)));
}

function linesOf(file: Uint8Array): FileLine[] {
  const lines: FileLine[] = [];
  for (let start = 0; start < file.length;) {
    const end = file.indexOf(0x0a, start);
    lines.push({
      bytes: file.subarray(start, end < 0 ? undefined : end),
      end: end < 0 ? "file" : "line",
    });
    start = end < 0 ? file.length : end + 1;
  }
  return lines;
}

function read(file: string | Uint8Array): RecordRow[] {
  const bytes = typeof file === "string" ? Buffer.from(file) : file;
  return [...new RecordFileReader(linesOf(bytes), "f.jsonl").rows()];
}

/** The code and the message of what is wrong with a file. */
function fault(file: string | Uint8Array): [string, string] {
  try {
    read(file);
  } catch (error) {
    if (error instanceof RecordFileError) return [error.problem.code, error.problem.message];
    throw error;
  }
  return ["", "nothing"];
}

/** A line with a sum that fits, as somebody would write it who means harm. */
function forged(bodies: readonly object[]): string {
  let sum = 0;
  return bodies
    .map((body) => {
      const open = JSON.stringify(body).slice(0, -1);
      sum = Bun.hash.crc32(open, sum);
      return `${open},"sum":"${sum.toString(16).padStart(8, "0")}"}\n`;
    })
    .join("");
}

const HEADER = { format: "svc-records", version: 1, goals: 0, artifacts: 0, events: 0 };

describe("a record file", () => {
  test("gives back every row, byte for byte", async () => {
    expect(read((await written()).join(""))).toEqual([...ROWS]);
    expect(read((await written([])).join(""))).toEqual([]);
  });

  test("begins with its format, version and counts", async () => {
    const [first = ""] = await written();
    const { sum, ...header } = JSON.parse(first);
    expect(header).toEqual({ ...HEADER, goals: 4, artifacts: 2, events: 3 });
    expect(sum).toMatch(/^[0-9a-f]{8}$/u);
  });

  test("that was changed anywhere is found, at the line where it was changed", async () => {
    const file = Buffer.from((await written()).join(""));
    const change = fc.tuple(fc.nat(file.length - 1), fc.integer({ min: 1, max: 255 }));
    fc.assert(
      fc.property(change, ([at, by]) => {
        const copy = Buffer.from(file);
        copy[at] = (copy[at] ?? 0) ^ by;
        const line = file.subarray(0, at).filter((byte) => byte === 0x0a).length + 1;
        const [code, message] = fault(copy);
        expect(code).toMatch(/^import\.(?:damaged|truncated|not_records|newer_version)$/u);
        // A line end that is gone makes one line of two: it is found in the line or behind it.
        const told = Number(/^f\.jsonl:(?<line>\d+): /u.exec(message)?.groups?.["line"]);
        expect([line, line + 1]).toContain(told);
      }),
      { numRuns: 500 },
    );
  });

  test("that is cut off anywhere is found, and says so", async () => {
    const file = Buffer.from((await written()).join(""));
    for (let length = 0; length < file.length; length += 1) {
      const [code, message] = fault(file.subarray(0, length));
      expect([length, code]).toEqual([length, expect.stringMatching(/^import\./u)]);
      expect(message).toMatch(/^f\.jsonl:\d+: (?:is|is cut off|is damaged)/u);
    }
  });

  test("whose lines were taken out, doubled or moved is found", async () => {
    const lines = await written();
    for (let at = 1; at < lines.length; at += 1) {
      const line = lines[at] ?? "";
      expect(fault(lines.toSpliced(at, 1).join(""))[0]).toMatch(/damaged|truncated/u);
      expect(fault(lines.toSpliced(at, 0, line).join(""))).toEqual([
        "import.damaged",
        expect.stringContaining(`f.jsonl:${at + 2}: is damaged`),
      ]);
    }
    expect(fault([lines[0], lines[2], lines[1]].join(""))[0]).toBe("import.damaged");
  });

  test.each([
    ["nothing", "", "import.not_records", "is empty"],
    ["text", "hello\n", "import.not_records", "is no export"],
    ["a line end", "\n", "import.not_records", "is no export"],
    ["another JSON", '{"fixtures":[]}\n', "import.not_records", "is no export"],
    ["a database", "SQLite format 3\0".repeat(40), "import.not_records", "is no export"],
    ["a byte order mark", `\ufeff${forged([HEADER])}`, "import.not_records", "is no export"],
    ["a newer version", forged([{ ...HEADER, version: 2 }]), "import.newer_version", "version 2"],
    ["a count below zero", forged([{ ...HEADER, goals: -1 }]), "import.damaged", "how many"],
    [
      "a count that is no number",
      forged([{ ...HEADER, events: "9" }]),
      "import.damaged",
      "how many",
    ],
    [
      "a count past all numbers",
      forged([{ ...HEADER, events: 1e300 }]),
      "import.damaged",
      "how many",
    ],
    [
      "a row of another kind",
      forged([
        { ...HEADER, goals: 1 },
        { event: 1, record: "" },
      ]),
      "import.damaged",
      "goal",
    ],
    [
      "a further key",
      forged([
        { ...HEADER, goals: 1 },
        { goal: "a", record: "", x: 1 },
      ]),
      "import.damaged",
      "goal",
    ],
    [
      "a record that is no text",
      forged([
        { ...HEADER, goals: 1 },
        { goal: "a", record: {} },
      ]),
      "import.damaged",
      "goal",
    ],
    [
      "a session that is no text",
      forged([
        { ...HEADER, goals: 1 },
        { goal: 5, record: "" },
      ]),
      "import.damaged",
      "session",
    ],
    [
      "a number that is none",
      forged([
        { ...HEADER, events: 1 },
        { event: 1.5, record: "" },
      ]),
      "import.damaged",
      "number",
    ],
    [
      "half a character",
      forged([
        { ...HEADER, goals: 1 },
        { goal: "a", record: "\ud800" },
      ]),
      "import.damaged",
      "surrogate",
    ],
    [
      "bytes that are text",
      forged([
        { ...HEADER, goals: 1 },
        { goal: "a", base64: "YQ==" },
      ]),
      "import.damaged",
      "goal",
    ],
    [
      "bytes that are no base64",
      forged([
        { ...HEADER, goals: 1 },
        { goal: "a", base64: "/*" },
      ]),
      "import.damaged",
      "goal",
    ],
    [
      "goals out of order",
      forged([
        { ...HEADER, goals: 2 },
        { goal: "b", record: "" },
        { goal: "a", record: "" },
      ]),
      "import.damaged",
      "order",
    ],
    [
      "a goal twice",
      forged([
        { ...HEADER, goals: 2 },
        { goal: "b", record: "" },
        { goal: "b", record: "" },
      ]),
      "import.damaged",
      "order",
    ],
    [
      "events out of order",
      forged([
        { ...HEADER, events: 2 },
        { event: 2, record: "" },
        { event: 2, record: "" },
      ]),
      "import.damaged",
      "order",
    ],
    [
      "more than it promises",
      forged([HEADER, { event: 1, record: "" }]),
      "import.damaged",
      "behind the last row",
    ],
    [
      "less than it promises",
      forged([{ ...HEADER, events: 7 }]),
      "import.truncated",
      "1 of 8 lines",
    ],
    [
      "a number past what leaves room",
      forged([
        { ...HEADER, events: 1 },
        { event: 2 ** 52, record: "" },
      ]),
      "import.damaged",
      "number",
    ],
    [
      "deep nesting",
      forged([{ ...HEADER, goals: 1 }]) + `${"[".repeat(100_000)}\n`,
      "import.damaged",
      "sum",
    ],
  ])("is refused: %s", (_, file, code, message) => {
    expect(fault(file)).toEqual([code, expect.stringContaining(message)]);
  });

  test.each([2 ** 48 + 1, 2 ** 60, -(2 ** 60)])(
    "is not written for an event that no import would take: %d",
    async (seq) => {
      const failing = written([{ kind: "event", row: { seq, text: "{}" } }]);
      expect(await failing.catch((error: unknown) => error)).toMatchObject({
        problem: { kind: "store", code: "store.odd_key" },
      });
    },
  );

  test("is not written for a row that another store could not find", async () => {
    const odd: RecordRow = {
      kind: "goal",
      row: { session_ref: "\ufffd", text: "x", hasOddKey: true },
    };
    const failing = written([odd]);
    expect(await failing.catch((error: unknown) => error)).toMatchObject({
      problem: { kind: "store", code: "store.odd_key" },
    });
  });
});
