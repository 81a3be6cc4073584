import { expect, test } from "bun:test";
import * as fc from "fast-check";
import { readJson, whyNotJson } from "../../src/replay/json-reading.ts";

function why(text: string): string | null {
  const bytes = new Uint8Array(Buffer.from(text));
  return whyNotJson(bytes, 0, bytes.length, 1);
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

test("says the same as the native parser about what is JSON", () => {
  const signs = '{ } [ ] , : " \\ a u 0 1 - . e E + true nul 00e9 é'
    .split(" ")
    .concat(" ", "\n", "\t");
  const texts = fc.oneof(
    fc.array(fc.constantFrom(...signs), { maxLength: 9 }).map((all) => all.join("")),
    // Valid JSON with one piece put in, or one character taken out.
    fc.tuple(fc.jsonValue(), fc.nat(60), fc.constantFrom("", ...signs)).map(([value, at, sign]) => {
      const json = JSON.stringify(value, null, at % 3);
      return `${json.slice(0, at)}${sign}${json.slice(sign === "" ? at + 1 : at)}`;
    }),
    fc.jsonValue().map((value) => JSON.stringify(value, null, 1)),
  );
  fc.assert(
    fc.property(texts, (text) => {
      fc.pre(text.trim() !== "");
      expect([text, why(text) === null]).toEqual([text, isJson(text)]);
    }),
    { numRuns: 20_000 },
  );
});

test("knows no fault in what may go on", () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.nat(40), (value, length) => {
      const bytes = new Uint8Array(Buffer.from(`[${JSON.stringify(value)}]`));
      const reading = readJson(bytes, 0, Math.min(length + 1, bytes.length - 1), false);
      expect(reading.kind).toBe("cut");
    }),
  );
});

test.each<[string, string]>([
  [
    '{"a":"x\ny"}',
    String.raw`is not valid JSON (a line break stands in a string, on line 1): write it as \n, or close the string before it`,
  ],
  [
    '{\n"a":"x\ty"}',
    String.raw`is not valid JSON (a tab stands in a string, on line 2): write it as \t`,
  ],
  [
    '{"a":"x\u0001"}',
    String.raw`is not valid JSON (a control character stands in a string, on line 1): write it as \u0001`,
  ],
  [
    String.raw`{"a":"C:\work"}`,
    String.raw`is not valid JSON ("\w" begins no escape of JSON, on line 1): write a backslash of a text as \\`,
  ],
  [
    String.raw`{"a":"\u12g4"}`,
    String.raw`is not valid JSON ("\u" begins no escape of JSON, on line 1): write a backslash of a text as \\`,
  ],
  [
    '{"a":"say "hi" now"}',
    String.raw`is not valid JSON ("hi" stands where a comma or a closing bracket belongs, on line 1): put it before, or write a quote in a text as \"`,
  ],
  [
    '{"a":nope}',
    'is not valid JSON ("nope" stands where a value belongs, on line 1): put text between quotes',
  ],
  ...[
    ["[1,2,]", "]", "take it away, and a comma before it"],
    ["[1,,2]", ",", "take it away, or write a value before it"],
    ['{"a":}', "}", "write a value before it, or take it away"],
    ['{"a":/* c */1}', "/*", "JSON has no comments: take it away"],
    ['{"a":True}', "True", "write true, false or null"],
    ['{"a":NaN}', "NaN", "JSON has no such number: write it between quotes"],
    ['{"a":-Infinity}', "-Infinity", "JSON has no such number: write it between quotes"],
    [
      '{"a":\ufeff1}',
      "\ufeff1",
      "take this byte order mark away: a file has none but at its start",
    ],
    ['{"a":2026-01-01}', "2026-01-01", "put text between quotes"],
    ...["01", ".5", "+1", "0x1F", "1."].map((number) => [
      `{"a":${number}}`,
      number,
      "write a number without a plus, without zeros in front, and with a digit on both sides of its point",
    ]),
  ].map(([text = "", shown, advice]): [string, string] => [
    text,
    `is not valid JSON ("${shown}" stands where a value belongs, on line 1): ${advice}`,
  ]),
  [
    '{"a":1,\n}',
    'is not valid JSON ("}" stands where a key belongs, on line 2): put keys between quotes, and no comma behind the last field',
  ],
  [
    "{“a”:1}",
    'is not valid JSON ("“a”" stands where a key belongs, on line 1): put keys between quotes',
  ],
  [
    '{"a" 1}',
    'is not valid JSON ("1" stands where a colon belongs, on line 1): put one between each key and its value',
  ],
  ['{"a":1}}', 'is not valid JSON ("}" stands behind its end, on line 1): take it away'],
  ['{"a":[1', "does not end, its closing ] is missing: put it there, or is the file cut off?"],
  [
    '{"a":"x',
    "does not end, the quote that closes its last string is missing: put it there, or is the file cut off?",
  ],
])("%j", (text, message) => {
  expect(why(text)).toBe(message);
});

test("a hundred thousand open brackets are no depth that it fails at", () => {
  expect(why("[".repeat(100_000))).toContain("does not end");
});
