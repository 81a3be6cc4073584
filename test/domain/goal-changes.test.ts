import { describe, expect, test } from "bun:test";
import { accept } from "../../src/domain/errors.ts";
import { decideAddAsk, decideResolveAsk } from "../../src/domain/goal-asks.ts";
import {
  checkAcknowledgement,
  checkClose,
  completeGoal,
  isSameClose,
} from "../../src/domain/goal-close.ts";
import { decideDue } from "../../src/domain/goal-due.ts";
import { decideHold, decideResume } from "../../src/domain/goal-hold.ts";
import { decideRedirect } from "../../src/domain/goal-redirect.ts";
import { updateGoal } from "../../src/domain/goal-set.ts";
import { GOAL_STATUSES, type GoalRecord, type GoalStatus } from "../../src/domain/goal.ts";
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

const REDIRECT = { goal: OTHER_GOAL, done_when: OTHER_DONE_WHEN, reason: "priorities" };

function withStatus(status: GoalStatus): GoalRecord {
  const record = enrolled();
  if (status === "held") return after(record, decideHold(record, { reason: "lunch" }, at(1)));
  if (status === "redirected")
    return after(record, decideRedirect(record, REDIRECT, noLint, at(1)));
  if (status === "complete") return after(record, accept(closeOf(record)));
  return after(record, updateGoal(record, { session_ref: "s", status }, at(1)));
}

function closeOf(record: GoalRecord): ReturnType<typeof completeGoal> {
  const request = { delivered_items: ["page"], close_note: null, acknowledged_by: null };
  return completeGoal(record, request, { credits: [], discrepancies: [] }, at(1));
}

describe("hold and resume", () => {
  test.each(GOAL_STATUSES.filter((status) => status !== "held"))(
    "any goal can be held: %s",
    (status) => {
      const record = withStatus(status);
      const request = { reason: "why", source: "guard:rate-limit", until: "2026-12-01T00:00:00Z" };
      const held = after(record, decideHold(record, request, at(10)));
      expect(held.status).toBe("held");
      expect(held.hold).toEqual({
        reason: "why",
        source: "guard:rate-limit",
        held_at: at(10).time,
        until: "2026-12-01T00:00:00Z",
        from_status: status,
      });
      expect(held.closure).toEqual(record.closure);
      const resumed = after(held, decideResume(held, undefined, at(20)));
      const expected = status === "working" || status === "complete" ? status : "open";
      expect(resumed).toMatchObject({ status: expected, hold: null });
    },
  );

  test("held again, reason, source and until are replaced, from_status and held_at stay", () => {
    const record = withStatus("working");
    const once = after(
      record,
      decideHold(record, { reason: "one", source: "a:b", until: "2026-12-01T00:00:00Z" }, at(10)),
    );
    const twice = after(once, decideHold(once, { reason: "two", source: "c:d" }, at(20)));
    expect(twice.hold).toEqual({
      reason: "two",
      source: "c:d",
      held_at: at(10).time,
      until: null,
      from_status: "working",
    });
    expect(value(decideHold(twice, { reason: "two", source: "c:d" }, at(30)))).toBeNull();
  });

  test("without a source the actor holds", () => {
    const record = enrolled();
    const held = after(record, decideHold(record, { reason: "r" }, at(1, "operator:dana")));
    expect(held.hold?.source).toBe("operator:dana");
  });

  test("reason and source are checked", () => {
    expect(codes(decideHold(enrolled(), { reason: "", source: "x" }, at(1)))).toEqual([
      "hold.reason_empty",
      "source.shape",
    ]);
  });

  test("with a source, resume ends only a hold of that source", () => {
    const record = enrolled();
    const held = after(record, decideHold(record, { reason: "r", source: "guard:a" }, at(1)));
    expect(codes(decideResume(held, "guard:b", at(2)))).toEqual(["hold.other_source"]);
    expect(codes(decideResume(held, "nonsense", at(2)))).toEqual(["source.shape"]);
    expect(after(held, decideResume(held, "guard:a", at(2))).status).toBe("open");
  });

  test("resume is refused for a goal that is not held", () => {
    for (const status of GOAL_STATUSES) {
      if (status === "held") continue;
      expect(codes(decideResume(withStatus(status), undefined, at(2)))).toEqual(["goal.not_held"]);
    }
  });
});

describe("redirect", () => {
  test.each(GOAL_STATUSES)("of a goal that is %s appends what it replaced", (status) => {
    const record = status === "redirected" ? enrolled() : withStatus(status);
    const next = after(record, decideRedirect(record, REDIRECT, noLint, at(10, "operator:dana")));
    expect(next).toMatchObject({
      goal: OTHER_GOAL,
      done_when: OTHER_DONE_WHEN,
      status: status === "held" ? "held" : "redirected",
      closure: null,
      lane_id: "lane",
      enrolled_done_when: DONE_WHEN,
      enrolled_at: at(0).time,
      source: "operator:dana",
      updated_at: at(10).time,
    });
    expect(next.history).toEqual([
      {
        goal: GOAL,
        done_when: DONE_WHEN,
        status: record.status,
        reason: "priorities",
        redirected_at: at(10).time,
        redirected_by: "operator:dana",
      },
    ]);
  });

  test("history is oldest first", () => {
    const once = withStatus("redirected");
    const back = { goal: GOAL, done_when: DONE_WHEN, reason: "back" };
    const twice = after(once, decideRedirect(once, back, noLint, at(5)));
    expect(twice.history.map(({ goal }) => goal)).toEqual([GOAL, OTHER_GOAL]);
  });

  test("the closure moves into the audit trail", () => {
    const record = withStatus("complete");
    const operation = value(decideRedirect(record, REDIRECT, noLint, at(10)));
    expect(operation).toMatchObject({ old: { closure: { delivered_items: ["page"] } } });
  });

  test.each(["complete", "abandoned"] as const)(
    "a held goal that was %s is taken up again by a redirect, once",
    (status) => {
      const ended = withStatus(status);
      const held = after(ended, decideHold(ended, { reason: "r" }, at(2)));
      const redirected = after(held, decideRedirect(held, REDIRECT, noLint, at(3)));
      expect(redirected.hold).toEqual({ ...held.hold!, from_status: "redirected" });
      expect(value(decideRedirect(redirected, REDIRECT, noLint, at(4)))).toBeNull();
      expect(after(redirected, decideResume(redirected, undefined, at(4))).status).toBe("open");
    },
  );

  test("the latest redirect takes up again what was given up, also while that is held", () => {
    const givenUp = { ...withStatus("redirected"), status: "abandoned" } as const;
    const held = after(givenUp, decideHold(givenUp, { reason: "r" }, at(2)));
    expect(after(held, decideRedirect(held, REDIRECT, noLint, at(3))).hold?.from_status).toBe(
      "redirected",
    );
  });

  test("a held goal that was working resumes to working after a redirect", () => {
    const working = withStatus("working");
    const held = after(working, decideHold(working, { reason: "r" }, at(2)));
    const redirected = after(held, decideRedirect(held, REDIRECT, noLint, at(3)));
    expect(after(redirected, decideResume(redirected, undefined, at(4))).status).toBe("working");
  });

  test("a retry that was not picked up yet changes nothing", () => {
    const record = withStatus("redirected");
    expect(value(decideRedirect(record, REDIRECT, noLint, at(10)))).toBeNull();
    const pickedUp = { ...record, status: "working" } as const;
    expect(value(decideRedirect(pickedUp, REDIRECT, noLint, at(10)))).toBeNull();
    const givenUp = { ...record, status: "abandoned" } as const;
    expect(value(decideRedirect(givenUp, REDIRECT, noLint, at(10)))).not.toBeNull();
    const other = { ...REDIRECT, reason: "another" };
    expect(value(decideRedirect(record, other, noLint, at(10)))).not.toBeNull();
  });

  test("the new condition has a word", () => {
    const wordless = decideRedirect(enrolled(), { ...REDIRECT, done_when: "?!" }, noLint, at(1));
    expect(codes(wordless)).toEqual(["done_when.no_words"]);
  });

  test("all problems at once", () => {
    const request = { goal: "short", done_when: "", reason: "" };
    expect(codes(decideRedirect(enrolled(), request, noLint, at(1)))).toEqual([
      "goal.too_short",
      "done_when.empty",
      "redirect.reason_empty",
    ]);
  });
});

describe("asks", () => {
  test("are appended, also twice the same, and keep their index when resolved", () => {
    let record = enrolled();
    for (const text of ["a", "b", "a"]) record = after(record, decideAddAsk(record, text, at(1)));
    record = after(record, decideResolveAsk(record, 1, "yes", at(2)));
    expect(record.open_asks).toEqual([
      { text: "a", asked_at: at(1).time, resolution: null, resolved_at: null },
      { text: "b", asked_at: at(1).time, resolution: "yes", resolved_at: at(2).time },
      { text: "a", asked_at: at(1).time, resolution: null, resolved_at: null },
    ]);
    record = after(record, decideAddAsk(record, "c", at(3)));
    expect(record.open_asks[3]?.text).toBe("c");
  });

  test("carry the index in the operation", () => {
    const record = enrolled({ open_asks: ["a"] });
    expect(value(decideAddAsk(record, "b", at(1)))).toMatchObject({
      old: { open_asks: [] },
      new: { open_asks: [{ index: 1, text: "b" }] },
    });
    expect(value(decideResolveAsk(record, 0, "yes", at(1)))).toMatchObject({
      old: { open_asks: [{ index: 0, resolution: null }] },
      new: { open_asks: [{ index: 0, resolution: "yes" }] },
    });
  });

  test("are resolved once, and only where they are", () => {
    const record = enrolled({ open_asks: ["a"] });
    const resolved = after(record, decideResolveAsk(record, 0, "yes", at(1)));
    expect(codes(decideResolveAsk(resolved, 0, "yes", at(2)))).toEqual(["ask.already_resolved"]);
    for (const index of [-1, 1, 0.5, NaN]) {
      expect(codes(decideResolveAsk(record, index, "yes", at(2)))).toEqual(["ask.not_found"]);
    }
    expect(codes(decideResolveAsk(record, 0, "", at(2)))).toEqual(["ask.resolution_empty"]);
    expect(codes(decideAddAsk(record, "", at(2)))).toEqual(["ask.empty"]);
  });

  test("of a complete goal go on", () => {
    const record = after(withStatus("complete"), decideAddAsk(withStatus("complete"), "a", at(2)));
    expect(after(record, decideResolveAsk(record, 0, "b", at(3)))).toMatchObject({
      status: "complete",
      open_asks: [{ resolution: "b" }],
    });
  });
});

describe("due", () => {
  const DUE = "2026-12-01T00:00:00Z";

  test("is set, kept and cleared", () => {
    const record = after(enrolled(), decideDue(enrolled(), DUE, at(1)));
    expect(record.due_date).toBe(DUE);
    expect(value(decideDue(record, DUE, at(2)))).toBeNull();
    expect(value(decideDue(record, null, at(2)))).toMatchObject({
      old: { due_date: DUE },
      new: { due_date: null },
    });
    expect(after(record, decideDue(record, null, at(2))).due_date).toBeNull();
  });

  test("of a complete goal stays", () => {
    expect(codes(decideDue(withStatus("complete"), DUE, at(2)))).toEqual(["goal.complete"]);
  });
});

describe("close", () => {
  test("completes, keeps what was delivered and clears a hold", () => {
    const record = withStatus("held");
    const request = {
      delivered_items: ["page", "download"],
      close_note: "shipped",
      acknowledged_by: "operator:dana",
    };
    const findings = {
      credits: [{ condition: "c", item: "page", shared_words: ["page"] }],
      discrepancies: [{ kind: "abandoned", condition: null, item: null, detail: "d" }] as const,
    };
    const next = after(record, accept(completeGoal(record, request, findings, at(9))));
    expect(next).toMatchObject({ status: "complete", hold: null });
    expect(next.closure).toEqual({
      ...findings,
      delivered_items: request.delivered_items,
      close_note: "shipped",
      closed_at: at(9).time,
      acknowledged_by: "operator:dana",
    });
    expect(Object.keys(next.closure ?? {})).toEqual([
      "delivered_items",
      "credits",
      "close_note",
      "closed_at",
      "discrepancies",
      "acknowledged_by",
    ]);
    expect(isSameClose(next.closure, request)).toBeTrue();
    for (const other of [
      { ...request, delivered_items: ["page"] },
      { ...request, close_note: null },
      { ...request, acknowledged_by: "operator:kim" },
    ]) {
      expect(isSameClose(next.closure, other)).toBeFalse();
    }
    expect(isSameClose(null, request)).toBeFalse();
  });

  test("only an operator acknowledges", () => {
    expect(checkAcknowledgement("operator:dana")).toEqual([]);
    for (const name of ["session:s", "dana", "operator:", "operator", "OPERATOR x"]) {
      expect(checkAcknowledgement(name)).toMatchObject([{ code: "close.acknowledgement_kind" }]);
    }
  });

  test("the placeholder of our own help acknowledges nothing, and is told as what it is", () => {
    for (const given of ["operator:<name>", " Operator: <name> ", "<kind>:<name>", "<name>"]) {
      const advice = expect.stringContaining("have the operator run the command");
      expect(checkAcknowledgement(given)).toMatchObject([{ code: "text.placeholder", advice }]);
    }
    expect(checkAcknowledgement("operator:<dana>")).toMatchObject([{ code: "close.no_name" }]);
  });

  test("an item has a word, in whatever script", () => {
    const refusals = (item: string): readonly string[] =>
      checkClose({ delivered_items: [item], close_note: null, acknowledged_by: null }).map(
        ({ code }) => code,
      );
    for (const item of [".", "?!", "—", "✅", "... --"])
      expect(refusals(item)).toEqual(["close.item_no_words"]);
    for (const item of ["a", "7", "✅ export", "完成", "हिन्दी", "готово"])
      expect(refusals(item)).toEqual([]);
  });

  test("all problems at once", () => {
    const request = { delivered_items: ["", "a"], close_note: "\0", acknowledged_by: "x" };
    expect(checkClose(request).map(({ code }) => code)).toEqual([
      "close.item_empty",
      "text.nul",
      "close.acknowledgement_kind",
    ]);
  });
});
