import { expect, test } from "bun:test";
import { DEEPEST_RECORD, parseObject, whyNoObject } from "../../src/domain/json-object.ts";

/** Objects inside of lists inside of objects, so many levels. */
function nested(depth: number): string {
  const opened = Array.from({ length: depth }, (_, i) => (i % 2 === 0 ? '{"a":' : "["));
  const closed = Array.from({ length: depth }, (_, i) => (i % 2 === 0 ? "}" : "]"));
  return `${opened.join("")}1${closed.toReversed().join("")}`;
}

test("an object is parsed as far down as a record may go, and no further", () => {
  expect(parseObject(nested(DEEPEST_RECORD))).toEqual(JSON.parse(nested(DEEPEST_RECORD)));
  for (const depth of [DEEPEST_RECORD + 1, 5000, 100_000]) {
    expect(parseObject(nested(depth))).toBeNull();
    expect(whyNoObject(nested(depth))).toBe("too_deep");
  }
  expect(parseObject(nested(7), 7)).not.toBeNull();
  expect(parseObject(nested(7), 6)).toBeNull();
});

test("many brackets beside each other or in strings are not deep", () => {
  for (const value of [
    { a: Array.from({ length: 500 }, () => ({ b: [] })) },
    { a: "[{".repeat(500) },
  ]) {
    expect(parseObject(JSON.stringify(value))).toEqual(value);
  }
});

test("what is no object is said to be none", () => {
  for (const text of ["", "{", "[1]", "null", "7", nested(500).slice(1)]) {
    expect(parseObject(text)).toBeNull();
    expect(whyNoObject(text)).toBe("no_object");
  }
});
