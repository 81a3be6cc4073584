import { describe, expect, test } from "bun:test";
import { decideAddAsk, decideResolveAsk } from "../../src/domain/goal-asks.ts";
import { decideHold } from "../../src/domain/goal-hold.ts";
import { decideRedirect } from "../../src/domain/goal-redirect.ts";
import { applyOperation, forceOperation } from "../../src/domain/operation-apply.ts";
import { readEvent, writeEvent } from "../../src/domain/operation-event.ts";
import { replay, replayedTexts } from "../../src/domain/operation-replay.ts";
import type { GoalOperation, Operation } from "../../src/domain/operation.ts";
import { writeGoal } from "../../src/domain/goal.ts";
import { OTHER_DONE_WHEN, OTHER_GOAL, after, at, enrolled, noLint } from "./goal-fixture.ts";
import { codes, value } from "../outcome.ts";

const record = enrolled({ open_asks: ["a"] });
const enrolment: GoalOperation = {
  ...at(0),
  change: "enrolled",
  session_ref: "s",
  old: null,
  new: record,
};
const holding = value(decideHold(record, { reason: "r" }, at(1)))!;
const REDIRECT = { goal: OTHER_GOAL, done_when: OTHER_DONE_WHEN, reason: "why" };

describe("an operation", () => {
  test("fits only the record that it was made for", () => {
    expect(codes(applyOperation(record, enrolment))).toEqual(["operation.stale"]);
    expect(codes(applyOperation(null, holding))).toEqual(["operation.stale"]);
    const held = value(applyOperation(record, holding));
    expect(codes(applyOperation(held, holding))).toEqual(["operation.stale", "operation.stale"]);
  });

  test("fits asks only where they were", () => {
    const adding = value(decideAddAsk(record, "b", at(1)));
    const added = value(applyOperation(record, adding));
    expect(codes(applyOperation(added, adding))).toEqual(["operation.stale"]);
    const resolving = value(decideResolveAsk(record, 0, "yes", at(1)));
    const resolved = value(applyOperation(record, resolving));
    expect(codes(applyOperation(resolved, resolving))).toEqual(["operation.stale"]);
  });

  test("can be forced where the trail is all there is", () => {
    expect(forceOperation(null, holding)).toBeNull();
    expect(forceOperation(record, enrolment)).toEqual(record);
    const held = value(applyOperation(record, holding));
    expect(forceOperation(held, holding)).toEqual(held);
  });
});

describe("an event", () => {
  test("has time, session, command, actor, change, old and new, in this order", () => {
    const text = writeEvent(holding, "hold");
    expect(Object.keys(JSON.parse(text))).toEqual([
      "time",
      "session_ref",
      "command",
      "actor",
      "change",
      "old",
      "new",
    ]);
    expect(readEvent(text)).toEqual({ ...holding, command: "hold" });
  });

  test("of a redirect has its reason", () => {
    const operation = value(decideRedirect(record, REDIRECT, noLint, at(1)))!;
    expect(readEvent(writeEvent(operation, "redirect"))).toMatchObject({ reason: "why" });
  });

  test("of an artifact has its url", () => {
    const operation: Operation = {
      ...at(0),
      change: "recorded",
      url: "https://h/a",
      old: "garbage",
      new: { title: "x" },
    };
    expect(Object.keys(JSON.parse(writeEvent(operation, "record")))).toContain("url");
    expect(readEvent(writeEvent(operation, "record"))).toEqual({ ...operation, command: "record" });
  });

  test.each([
    "",
    "[]",
    "{}",
    '{"time":"t","actor":"a","command":"c","change":"enrolled","session_ref":"s","old":{},"new":{}}',
    '{"time":"t","actor":"a","command":"c","change":"held","session_ref":"s","old":null,"new":{}}',
    '{"time":"t","actor":"a","command":"c","change":"held","url":"s","old":{},"new":{}}',
    '{"time":"t","actor":"a","command":"c","change":"recorded","session_ref":"s","old":null,"new":{}}',
    '{"time":"t","actor":"a","command":"c","change":"toString","session_ref":"s","old":{},"new":{}}',
    '{"time":"t","actor":"a","command":"c","change":"held","session_ref":"s","old":{}}',
  ])("is not %s", (text) => {
    expect(readEvent(text)).toBeNull();
  });
});

describe("a replay", () => {
  test("gives the records", () => {
    const redirecting = value(decideRedirect(record, REDIRECT, noLint, at(1)))!;
    const redirected = value(applyOperation(record, redirecting));
    const adding = value(decideAddAsk(redirected, "b", at(2)));
    const events = [enrolment, redirecting, adding].map((operation, index) => ({
      seq: index + 1,
      text: writeEvent(operation, "x"),
    }));
    const state = replay(events);
    expect(state.defects).toEqual([]);
    const expected = after(redirected, decideAddAsk(redirected, "b", at(2)));
    expect(replayedTexts(state).goals).toEqual(new Map([["s", writeGoal(expected)]]));
    expect(expected.history).toHaveLength(1);
  });

  test("takes no harm from events that somebody made up", () => {
    const made = (values: object): string =>
      JSON.stringify({ ...JSON.parse(writeEvent(holding, "x")), change: "asked", ...values });
    const state = replay(
      [
        writeEvent(enrolment, "set"),
        made({ old: {}, new: { open_asks: 5 } }),
        made({ old: {}, new: { open_asks: [null] } }),
        made({ old: {}, new: { open_asks: [{ index: 4_000_000_000, text: "far away" }] } }),
        made({ change: "redirected", old: {}, new: {} }),
        made({ change: "enrolled", old: null, new: {} }),
        made({ change: "redirected", old: {}, new: {} }),
      ].map((text, index) => ({ seq: index + 1, text })),
    );
    expect([...new Set(state.defects.map(({ seq }) => seq))]).toEqual([2, 3, 4, 6, 7]);
    expect(replayedTexts(state).goals.get("s")?.length).toBeLessThan(2000);
  });

  test("says which events do not fit, and goes on", () => {
    const state = replay([
      { seq: 1, text: "garbage" },
      { seq: 2, text: writeEvent(holding, "hold") },
      { seq: 3, text: writeEvent(enrolment, "set") },
      { seq: 4, text: writeEvent(holding, "hold") },
      { seq: 5, text: writeEvent(holding, "hold") },
    ]);
    expect([...new Set(state.defects.map(({ seq }) => seq))]).toEqual([1, 2, 5]);
    expect(state.goals.get("s")?.status).toBe("held");
  });
});
