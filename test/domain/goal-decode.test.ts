import { describe, expect, test } from "bun:test";
import * as fc from "fast-check";
import { readGoal } from "../../src/domain/goal-decode.ts";
import { decideHold } from "../../src/domain/goal-hold.ts";
import { inOrder, writeGoal } from "../../src/domain/goal.ts";
import { after, at, enrolled } from "./goal-fixture.ts";
import { value } from "../outcome.ts";
import { withKeysReversed } from "../reversed-keys.ts";

const record = enrolled({ open_asks: ["a"] });
const held = after(record, decideHold(record, { reason: "r" }, at(1)));
const read = (text: string, session_ref = "s") => readGoal({ session_ref, text });
const edit = (values: object): string => JSON.stringify({ ...record, ...values });

test("a record is read as it was written", () => {
  for (const one of [record, held]) {
    expect(value(read(writeGoal(one)))).toEqual(one);
    expect(writeGoal(value(read(writeGoal(one))))).toBe(writeGoal(one));
  }
});

describe("what is no record is said, and never crashes", () => {
  test.each([
    ["garbage", "{"],
    ["nothing", ""],
    ["null", "null"],
    ["an array", "[]"],
    ["an empty object", "{}"],
    ["an unknown status", edit({ status: "done" })],
    ["a time of another shape", edit({ enrolled_at: "yesterday" })],
    ["asks that are none", edit({ open_asks: {} })],
    ["an ask with a key too many", edit({ open_asks: [{ ...record.open_asks[0], extra: 1 }] })],
    ["an ask without a key", edit({ open_asks: [{ text: "a" }] })],
    ["a hold of another shape", edit({ hold: { reason: 1 } })],
    ["a closure of another shape", edit({ closure: { delivered_items: [1] } })],
    ["an unknown key", edit({ extra: 1 })],
    ["a key that every object has", edit({ toString: 1 })],
    ["a prototype", edit({}).replace("{", '{"__proto__":{},')],
    ["a key twice", writeGoal(record).replace('"goal"', '"goal":"x","goal"')],
    ["a key twice further in", writeGoal(record).replace('"text"', '"text":"x","text"')],
    ["a missing key", JSON.stringify({ ...record, reasoning: undefined })],
  ])("%s", (_, text) => {
    const outcome = read(text);
    expect(outcome.ok).toBeFalse();
    if (!outcome.ok) {
      expect(outcome.problems.length).toBeGreaterThan(0);
      for (const { code } of outcome.problems) expect(code).toBe("goal.malformed");
    }
  });

  test("a record under another session reference", () => {
    expect(read(writeGoal(record), "t")).toMatchObject({
      problems: [{ code: "goal.malformed" }],
    });
  });

  test.each([" s", "s ", "s\n", "\u00a0s", "s\0"])(
    "a record under %j, which names another session behind a flag",
    (session_ref) => {
      expect(read(edit({ session_ref }), session_ref)).toMatchObject({
        problems: [{ message: expect.stringContaining("no command can name") }],
      });
    },
  );

  test.each(["", "a b", "-s", "it's", "\u200bs"])(
    "%j can be named, and is a record",
    (session_ref) => {
      expect(read(edit({ session_ref }), session_ref).ok).toBeTrue();
    },
  );

  test("any JSON in any key", () => {
    const keys = Object.keys(record);
    fc.assert(
      fc.property(fc.constantFrom(...keys), fc.jsonValue(), (key, found) => {
        const outcome = read(edit({ [key]: found }));
        if (outcome.ok)
          expect(JSON.parse(writeGoal(outcome.value))).toEqual({ ...record, [key]: found });
        else expect(outcome.problems.length).toBeGreaterThan(0);
      }),
    );
  });
});

test("a record edited by hand is shown with its keys in order, those of its parts too", () => {
  const whole = {
    ...held,
    history: [
      {
        goal: "g",
        done_when: "d",
        status: "working",
        reason: "r",
        redirected_at: at(1).time,
        redirected_by: "x:y",
      },
    ],
    closure: {
      delivered_items: ["i"],
      credits: [{ condition: "c", item: "i", shared_words: ["w"] }],
      close_note: null,
      closed_at: at(1).time,
      discrepancies: [{ kind: "abandoned", condition: null, item: null, detail: "x" }],
      acknowledged_by: null,
    },
  } as const;
  const edited = value(read(JSON.stringify(withKeysReversed(whole))));
  expect(JSON.stringify(edited)).toBe(JSON.stringify(whole));
  const swapped = {
    ...whole,
    hold: withKeysReversed(whole.hold),
    closure: withKeysReversed(whole.closure),
  };
  expect(JSON.stringify(value(read(JSON.stringify(swapped))))).toBe(JSON.stringify(whole));
  expect(JSON.stringify(inOrder(whole))).toBe(JSON.stringify(whole));
});
