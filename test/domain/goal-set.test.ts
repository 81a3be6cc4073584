import { describe, expect, test } from "bun:test";
import { problemsOf, refused } from "../../src/domain/errors.ts";
import { decideHold } from "../../src/domain/goal-hold.ts";
import { decideRedirect } from "../../src/domain/goal-redirect.ts";
import { type SetRequest, enrolGoal, updateGoal } from "../../src/domain/goal-set.ts";
import { completeGoal } from "../../src/domain/goal-close.ts";
import {
  GOAL_STATUSES,
  SETTABLE_STATUSES,
  type GoalRecord,
  writeGoal,
} from "../../src/domain/goal.ts";
import { accept } from "../../src/domain/errors.ts";
import {
  DONE_WHEN,
  GOAL,
  OTHER_DONE_WHEN,
  OTHER_GOAL,
  after,
  at,
  enrolled,
  noLint,
} from "./goal-fixture.ts";
import { codes, value } from "../outcome.ts";

const FULL: SetRequest = {
  session_ref: "s",
  goal: GOAL,
  done_when: DONE_WHEN,
  source: "operator:dana",
};
const enrol = (request: SetRequest, lane = "lane") => enrolGoal(request, lane, noLint, at(0));
const set = (record: GoalRecord, request: Omit<SetRequest, "session_ref">) =>
  updateGoal(record, { session_ref: "s", ...request }, at(5));

const held = (): GoalRecord =>
  after(enrolled(), decideHold(enrolled(), { reason: "lunch" }, at(1)));
const complete = (): GoalRecord => {
  const record = enrolled();
  const request = { delivered_items: [], close_note: null, acknowledged_by: null };
  const findings = { credits: [], discrepancies: [] };
  return after(record, accept(completeGoal(record, request, findings, at(1))));
};

describe("enrolling", () => {
  test("writes every key, in the order of the contract", () => {
    const record = enrolled();
    expect(record).toEqual({
      session_ref: "s",
      goal: GOAL,
      done_when: DONE_WHEN,
      status: "open",
      reasoning: null,
      lane_id: "lane",
      enrolled_done_when: DONE_WHEN,
      enrolled_at: "2026-11-21T09:00:00Z",
      source: "operator:dana",
      due_date: null,
      open_asks: [],
      history: [],
      hold: null,
      closure: null,
      updated_at: "2026-11-21T09:00:00Z",
    });
    expect(Object.keys(JSON.parse(writeGoal(record)))).toEqual([
      "session_ref",
      "goal",
      "done_when",
      "status",
      "reasoning",
      "lane_id",
      "enrolled_done_when",
      "enrolled_at",
      "source",
      "due_date",
      "open_asks",
      "history",
      "hold",
      "closure",
      "updated_at",
    ]);
  });

  test("takes status, reasoning and asks along", () => {
    const request = { ...FULL, status: "working", reasoning: "why", open_asks: ["a", "b", "a"] };
    const operation = value(enrol(request));
    expect(operation.new).toMatchObject({
      status: "working",
      reasoning: "why",
      open_asks: [
        { text: "a", asked_at: "2026-11-21T09:00:00Z", resolution: null, resolved_at: null },
        { text: "b" },
      ],
    });
    expect(operation.old).toBeNull();
  });

  test("requires goal, done_when and source, as a usage error for each", () => {
    const outcome = enrol({ session_ref: "s" });
    expect(codes(outcome)).toEqual(["goal.missing_flag", "goal.missing_flag", "goal.missing_flag"]);
    expect(outcome).toMatchObject({ problems: [{ kind: "usage" }, {}, {}] });
  });

  test("a session that cannot be one is told as that, not as one without a goal", () => {
    expect(codes(enrol({ session_ref: "s".repeat(513) }))).toEqual(["session_ref.too_long"]);
  });

  test("says all problems at once", () => {
    const lint = (_: string, field: string) => [refused(`${field}.codename`, "a", "b")];
    const request = {
      session_ref: "",
      goal: "too short",
      done_when: "",
      source: "dana",
      status: "bogus",
      open_asks: [""],
      reasoning: "\0",
    };
    expect(codes(enrolGoal(request, "", lint, at(0)))).toEqual([
      "session_ref.empty",
      "goal.too_short",
      "goal.codename",
      "done_when.empty",
      "source.shape",
      "status.unknown",
      "text.nul",
      "ask.empty",
    ]);
    expect(codes(enrol(FULL, "a\nb"))).toEqual(["lane_id.control_character"]);
  });

  test.each([
    ["Ship the export page now", ["goal.too_short"]],
    ["Ship the export page right now", []],
    ["", ["goal.empty"]],
  ])("counts the words of %p", (goal, expected) => {
    expect(codes(enrol({ ...FULL, goal }))).toEqual(expected);
  });

  test.each([
    [".", ["done_when.no_words"]],
    ["?!", ["done_when.no_words"]],
    ["—", ["done_when.no_words"]],
    ["✅ … 🚀", ["done_when.no_words"]],
    ["", ["done_when.empty"]],
    ["✅ docs", []],
    ["完成", []],
    ["हिन्दी", []],
    ["200", []],
  ])("asks for a word in the condition %p", (done_when, expected) => {
    expect(codes(enrol({ ...FULL, done_when }))).toEqual(expected);
  });
});

describe("later writes", () => {
  test.each(SETTABLE_STATUSES)("set the status %s", (status) => {
    expect(after(enrolled(), set(enrolled(), { status })).status).toBe(status);
  });

  test.each([
    ["complete", "status.needs_close"],
    ["held", "status.needs_hold"],
    ["redirected", "status.needs_redirect"],
    ["done", "status.needs_close"],
    ["finished", "status.needs_close"],
    ["odd", "status.unknown"],
  ])("asking for %s is refused with the command to use", (status, code) => {
    expect(codes(set(enrolled(), { status }))).toEqual([code]);
    expect(codes(enrol({ ...FULL, status }))).toEqual([code]);
  });

  test.each(["complete", "done", "held", "redirected"])(
    "asking for %s on a first write is told to enrol without a status",
    (status) => {
      const advice = "enrol the session without --status first";
      expect(problemsOf(enrol({ ...FULL, status }))).toMatchObject([{ advice }]);
    },
  );

  test.each([
    ["complete", ["goal.held"]],
    ["done", ["goal.held"]],
    ["held", ["goal.held"]],
    ["redirected", ["status.needs_redirect", "goal.held"]],
  ])("asking for %s on a held goal is told of the hold", (status, expected) => {
    expect(codes(set(held(), { status }))).toEqual(expected);
  });

  test.each(["complete", "done", "held", "redirected"])(
    "asking for %s on a complete goal is told that it is complete",
    (status) => {
      expect(codes(set(complete(), { status }))).toEqual(["goal.complete"]);
      const paused = after(complete(), decideHold(complete(), { reason: "audit" }, at(2)));
      expect(codes(set(paused, { status }))).toEqual(["goal.complete"]);
    },
  );

  test("carry the old and the new value of what changed, and nothing else", () => {
    const operation = value(set(enrolled(), { status: "working", reasoning: "why" }));
    expect(operation).toEqual({
      ...at(5),
      change: "updated",
      session_ref: "s",
      old: { status: "open", reasoning: null },
      new: { status: "working", reasoning: "why" },
    });
    const record = after(enrolled(), set(enrolled(), { status: "working" }));
    expect(record.updated_at).toBe(at(5).time);
    expect(record.enrolled_at).toBe(at(0).time);
  });

  test("replace the reasoning, and clear it with an empty text", () => {
    const record = after(enrolled(), set(enrolled(), { reasoning: "one" }));
    expect(after(record, set(record, { reasoning: "two" })).reasoning).toBe("two");
    expect(after(record, set(record, { reasoning: "" })).reasoning).toBeNull();
  });

  test("a retried set is harmless", () => {
    const record = enrolled({ open_asks: ["which bucket?"] });
    expect(value(set(record, { ...FULL, lane_id: "lane", status: "open" }))).toBeNull();
    expect(value(set(record, { open_asks: ["which bucket?"] }))).toBeNull();
    expect(value(set(record, {}))).toBeNull();
  });

  test("add the asks that are not open yet", () => {
    const record = enrolled({ open_asks: ["a"] });
    const next = after(record, set(record, { open_asks: ["a", "b", "b"] }));
    expect(next.open_asks.map(({ text }) => text)).toEqual(["a", "b"]);
    const resolved: GoalRecord = {
      ...record,
      open_asks: [{ ...record.open_asks[0]!, resolution: "yes", resolved_at: at(1).time }],
    };
    const again = after(resolved, set(resolved, { open_asks: ["a"] }));
    expect(again.open_asks.map(({ resolution }) => resolution)).toEqual(["yes", null]);
  });

  test("refuse another goal, condition, source or lane, naming redirect", () => {
    const outcome = set(enrolled(), {
      goal: OTHER_GOAL,
      done_when: OTHER_DONE_WHEN,
      source: "operator:eve",
      lane_id: "other",
      status: "working",
    });
    expect(codes(outcome)).toEqual([
      "goal.differs",
      "done_when.differs",
      "source.differs",
      "lane_id.differs",
    ]);
    if (!outcome.ok)
      for (const { advice } of outcome.problems) expect(advice).toContain("redirect");
  });

  test("after a redirect the new goal is the one that may be repeated", () => {
    const request = { goal: OTHER_GOAL, done_when: OTHER_DONE_WHEN, reason: "r" };
    const record = after(enrolled(), decideRedirect(enrolled(), request, noLint, at(1)));
    expect(codes(set(record, { goal: GOAL }))).toEqual(["goal.differs"]);
    const next = after(record, set(record, { goal: OTHER_GOAL, status: "working" }));
    expect(next.status).toBe("working");
  });

  test("after a redirect what was in force before is pointed to the goal in force, another text to redirect", () => {
    const third = "Publish the nightly build for phones and tablets too";
    const turn = (record: GoalRecord, goal: string, done_when: string): GoalRecord =>
      after(record, decideRedirect(record, { goal, done_when, reason: "r" }, noLint, at(1)));
    const once = turn(enrolled(), OTHER_GOAL, OTHER_DONE_WHEN);
    const twice = turn(once, third, OTHER_DONE_WHEN);
    const advice = (record: GoalRecord, request: { goal?: string; done_when?: string }): string => {
      const outcome = set(record, request);
      return outcome.ok ? "" : outcome.problems.map((problem) => problem.advice).join("\n");
    };
    const inForce = /^read the goal in force with "svc-goals get/u;
    const redirect =
      /^leave it out; only the operator .* "svc-goals redirect --session-ref s --goal .* --reason <text>"$/u;
    for (const goal of [GOAL, OTHER_GOAL]) expect(advice(twice, { goal })).toMatch(inForce);
    expect(advice(once, { goal: third })).toMatch(redirect);
    expect(advice(once, { done_when: DONE_WHEN })).toMatch(inForce);
    expect(advice(once, { done_when: GOAL })).toMatch(redirect);
  });

  test.each(SETTABLE_STATUSES)("refuse the status %s for a held goal", (status) => {
    expect(codes(set(held(), { status }))).toEqual(["goal.held"]);
    expect(set({ ...held(), hold: null }, { status })).toMatchObject({
      problems: [
        { message: 'the goal of session "s" is held, and its record does not say by whom or why' },
      ],
    });
  });

  test("tell of a complete goal that is held that it is complete, and nothing of its release", () => {
    const closed = complete();
    const record = after(closed, decideHold(closed, { reason: "lunch" }, at(3)));
    for (const request of [{ status: "working" }, { status: "working", reasoning: "more" }]) {
      expect(codes(set(record, request))).toEqual(["goal.complete"]);
    }
  });

  test("take reasoning and asks for a held goal", () => {
    const next = after(held(), set(held(), { reasoning: "why", open_asks: ["a"] }));
    expect(next).toMatchObject({ status: "held", reasoning: "why", open_asks: [{ text: "a" }] });
  });

  test("a complete goal takes asks and nothing else", () => {
    expect(codes(set(complete(), { status: "open" }))).toEqual(["goal.complete"]);
    expect(codes(set(complete(), { reasoning: "why" }))).toEqual(["goal.complete"]);
    const next = after(complete(), set(complete(), { ...FULL, open_asks: ["a"] }));
    expect(next).toMatchObject({ status: "complete", open_asks: [{ text: "a" }] });
  });

  test("the statuses are those of the contract", () => {
    expect(GOAL_STATUSES.join()).toBe(
      "open,working,paused,held,complete,abandoned,redirected,deferred",
    );
  });
});
