import { describe, expect, test } from "bun:test";
import * as fc from "fast-check";
import {
  inField,
  placeInCase,
  whyNotEndedCase,
  whyNotJsonCase,
} from "../../src/replay/case-place.ts";
import { expectLinear, repeated } from "../growth.ts";

const encode = (text: string): Uint8Array => new TextEncoder().encode(text);

describe("the name and the field of a place in a case", () => {
  test.each<[text: string, name: string | null, field: string | null]>([
    ['{"name": "pear", "goal": "a<', "pear", "goal"],
    ['{"goal": "a<', null, "goal"],
    ['{"goal": "a", "name": "pear", <', "pear", null],
    ['{"name": "pear", "notes": {"goal": [1, "<', "pear", "notes"],
    ['{"name": "a\\"b\\u0065", "session_output" : "\\\\", "category": <', 'a"be', "category"],
    ['{"name": "pe<', null, "name"],
    ['{"name: "<', null, null],
    ['{"name": 7, "goal": <', null, "goal"],
    ['{"name": "", "goal": <', null, "goal"],
    ['{"name": "pear" "<', "pear", "name"],
    ["[<", null, null],
    ["<", null, null],
  ])("%j", (text, name, field) => {
    const bytes = encode(text);
    expect(placeInCase(bytes, 0, bytes.indexOf("<".charCodeAt(0)))).toEqual({ name, field });
  });

  test("a key that is none of a case's is quoted, and cut", () => {
    expect(inField({ name: null, field: "goal" })).toBe(" in goal");
    expect(inField({ name: null, field: 'a"\n' })).toBe(String.raw` in "a\"\n"`);
    expect(inField({ name: null, field: "x".repeat(100) })).toBe(` in "${"x".repeat(60)}"`);
    expect(inField({ name: "a", field: null })).toBe("");
  });

  test("a case that does not end has its name and the field that is cut", () => {
    const bytes = encode('{"name": "pear",\n"goal": "Pick the pe');
    expect(whyNotEndedCase(bytes, 0, bytes.length, 4)).toEqual({
      name: "pear",
      message:
        "does not end, the quote that closes its last string is missing in goal: put it there, or is the file cut off?",
    });
  });

  test("whatever is cut or put in, it is told without a throw, and JSON has no fault", () => {
    const whole = JSON.stringify({
      name: "pear",
      goal: 'a "b" \\ c',
      notes: [{ x: 1 }],
      category: "voice",
    });
    const sign = fc.constantFrom(...'"\\{}[],:\n\tx7 '.split(""));
    fc.assert(
      fc.property(fc.nat(whole.length), fc.nat(12), sign, (at, gone, put) => {
        const text = whole.slice(0, at) + put + whole.slice(at + gone);
        let isJson = true;
        try {
          JSON.parse(text);
        } catch {
          isJson = false;
        }
        const bytes = encode(text);
        const fault = whyNotJsonCase(bytes, 0, bytes.length, 1);
        expect(fault === null).toBe(isJson);
        if (fault?.name !== null && at > 20) expect(fault?.name ?? "pear").toBe("pear");
      }),
      { numRuns: 1_000 },
    );
  });

  test.each(['"a":1,', '"', "{", '"a":"b\\"', "\\", '"a":'])(
    "much of %j is read in linear time",
    (unit) => {
      expectLinear((length) => {
        const bytes = encode(`{${repeated(unit, length)}`);
        placeInCase(bytes, 0, bytes.length);
      });
    },
  );
});
