import { expect, test } from "bun:test";
import {
  anchorMismatches,
  checkAnchors,
  mismatchText,
  readAnchors,
} from "../../src/domain/goal-anchors.ts";
import { decideRedirect } from "../../src/domain/goal-redirect.ts";
import { writeEvent } from "../../src/domain/operation-event.ts";
import {
  DONE_WHEN,
  OTHER_DONE_WHEN,
  OTHER_GOAL,
  after,
  at,
  enrolled,
  noLint,
} from "./goal-fixture.ts";
import { value } from "../outcome.ts";

const record = enrolled();
const enrolment = writeEvent(
  { ...at(0), change: "enrolled", session_ref: "s", old: null, new: record },
  "set",
);
const redirection = decideRedirect(
  record,
  { goal: OTHER_GOAL, done_when: OTHER_DONE_WHEN, reason: "r" },
  noLint,
  at(1),
);
const redirect = writeEvent(value(redirection)!, "redirect");

test("the anchors are those of the enrolment", () => {
  const anchors = readAnchors({ enrolment, redirect: null });
  expect(anchors).toEqual({
    lane_id: "lane",
    enrolled_done_when: DONE_WHEN,
    enrolled_at: at(0).time,
    done_when: DONE_WHEN,
  });
  expect(anchorMismatches(record, anchors)).toEqual([]);
  expect(checkAnchors(record, anchors)).toEqual([]);
});

test("after a redirect its condition is in force, the write-once fields stay", () => {
  const anchors = readAnchors({ enrolment, redirect });
  expect(anchors).toMatchObject({ enrolled_done_when: DONE_WHEN, done_when: OTHER_DONE_WHEN });
  expect(anchorMismatches(after(record, redirection), anchors)).toEqual([]);
  expect(anchorMismatches(record, anchors)).toEqual(["done_when"]);
});

test.each(["lane_id", "enrolled_done_when", "enrolled_at", "done_when"] as const)(
  "an edited %s is found",
  (key) => {
    const edited = { ...record, [key]: "2020-01-01T00:00:00Z" };
    const anchors = readAnchors({ enrolment, redirect: null });
    expect(anchorMismatches(edited, anchors)).toEqual([key]);
    const [problem] = checkAnchors(edited, anchors);
    expect(problem).toMatchObject({ kind: "refused", code: "goal.anchor_mismatch" });
    expect(problem?.message).toContain(key);
  },
);

test("what may change is no anchor", () => {
  const anchors = readAnchors({ enrolment, redirect: null });
  const changed = { ...record, status: "working", reasoning: "x", goal: "another" } as const;
  expect(anchorMismatches(changed, anchors)).toEqual([]);
});

test("a goal that the trail did not enrol matches nothing", () => {
  for (const texts of [
    { enrolment: null, redirect: null },
    { enrolment: "garbage", redirect: null },
    { enrolment: redirect, redirect: null },
  ]) {
    expect(readAnchors(texts)).toBeNull();
  }
  expect(anchorMismatches(record, null)).toEqual(["enrolment"]);
  expect(checkAnchors(record, null)).toMatchObject([{ code: "goal.anchor_mismatch" }]);
});

test("a redirect is in force also where the enrolment is gone", () => {
  const redirected = after(record, redirection);
  for (const gone of [null, "garbage", redirect]) {
    const anchors = readAnchors({ enrolment: gone, redirect });
    expect(anchors).toMatchObject({ lane_id: null, done_when: OTHER_DONE_WHEN });
    expect(anchorMismatches(redirected, anchors)).toEqual(["enrolment"]);
    const swapped = { ...redirected, done_when: "Nothing is left", lane_id: "other" };
    expect(anchorMismatches(swapped, anchors)).toEqual(["enrolment", "done_when"]);
    expect(checkAnchors(swapped, anchors)[0]?.message).toBe(
      'the goal of session "s" differs in done_when and has no enrolment in the audit trail: somebody has edited the store',
    );
  }
});

test("values that no program wrote anchor nothing", () => {
  const odd = (text: string) => text.replaceAll(/"done_when":"[^"]*"/gu, '"done_when":3');
  expect(readAnchors({ enrolment: odd(enrolment), redirect: null })).toBeNull();
  const anchors = readAnchors({ enrolment, redirect: odd(redirect) });
  expect(anchorMismatches(record, anchors)).toEqual(["redirect"]);
});

test.each([
  [["enrolment"], "has no enrolment in the audit trail"],
  [["record"], "was enrolled and its record is gone"],
  [["redirect"], "has a latest redirect that cannot be read"],
  [["lane_id", "done_when"], "differs from the audit trail in lane_id, done_when"],
  [
    ["lane_id", "redirect"],
    "differs from the audit trail in lane_id and has a latest redirect that cannot be read",
  ],
])("of %j is said that it %s", (keys, text) => {
  expect(mismatchText(keys, "differs from the audit trail in")).toBe(text);
});

test("of a redirect that cannot be read it is said that it is that", () => {
  for (const damaged of ["garbage", enrolment]) {
    const anchors = readAnchors({ enrolment, redirect: damaged });
    expect(anchors).toMatchObject({ lane_id: "lane", done_when: null });
    expect(anchorMismatches(record, anchors)).toEqual(["redirect"]);
    expect(checkAnchors(record, anchors)[0]?.message).toBe(
      'the goal of session "s" has a latest redirect that cannot be read: somebody has edited the store',
    );
    const [problem] = checkAnchors({ ...record, lane_id: "other" }, anchors);
    expect(problem?.message).toContain(
      "differs in lane_id and has a latest redirect that cannot be read:",
    );
  }
});
