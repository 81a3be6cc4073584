import { expect, test } from "bun:test";
import { addAsk, resolveAsk } from "../../src/app/change-asks.ts";
import { closeGoal } from "../../src/app/close-goal.ts";
import { getGoal } from "../../src/app/get-goal.ts";
import { holdGoal } from "../../src/app/hold-goal.ts";
import { type GoalPasses, listGoals } from "../../src/app/list-goals.ts";
import { readGoalLog } from "../../src/app/read-log.ts";
import { redirectGoal } from "../../src/app/redirect-goal.ts";
import { resumeGoal } from "../../src/app/resume-goal.ts";
import { scanAsks } from "../../src/app/scan-asks.ts";
import { getDue, setDue } from "../../src/app/set-due.ts";
import { setGoal } from "../../src/app/set-goal.ts";
import type { GoalRecord } from "../../src/domain/goal.ts";
import {
  DONE_WHEN,
  GOAL,
  OTHER_DONE_WHEN,
  OTHER_GOAL,
  edit,
  expectReplayed,
  onEveryEngine,
} from "./world.ts";
import { codes, value } from "../outcome.ts";

const ITEMS = ["the export page loads", "the download works"];
const REDIRECT = { goal: OTHER_GOAL, done_when: OTHER_DONE_WHEN, reason: "priorities" };

const noticeNone = (): void => expect.unreachable();

onEveryEngine("goals", (world) => {
  const set = (session_ref: string, values: object = {}) =>
    setGoal(world.context(), { session_ref, ...values });
  const close = (session_ref: string, values: object = {}) =>
    closeGoal(world.context(), { session_ref, delivered_items: ITEMS, ...values });
  const hold = (session_ref: string) => holdGoal(world.context(), { session_ref, reason: "r" });
  const redirect = (session_ref: string) =>
    redirectGoal(world.context(), { session_ref, ...REDIRECT });

  test("the first write enrols, with the session reference as its lane", async () => {
    const answer = value(
      await set(" s ", { goal: ` ${GOAL}\n`, done_when: DONE_WHEN, source: "operator:dana" }),
    );
    expect(answer).toMatchObject({ changed: true, warnings: [] });
    expect(answer.record).toMatchObject({
      session_ref: "s",
      goal: GOAL,
      lane_id: "s",
      status: "open",
    });
    expect(await world.record("s")).toEqual(answer.record);
  });

  test("a lane that is given comes before the default one, and that before the session", async () => {
    expect((await world.enrol("a", { lane_id: "x", default_lane_id: "y" })).lane_id).toBe("x");
    expect((await world.enrol("b", { default_lane_id: " y " })).lane_id).toBe("y");
    expect((await world.enrol("c", { default_lane_id: "" })).lane_id).toBe("c");
  });

  test("the default lane counts for an enrolment only, a given one is compared", async () => {
    await world.enrol("s", { lane_id: "x" });
    expect(codes(await set("s", { default_lane_id: "y", status: "working" }))).toEqual([]);
    expect(codes(await set("s", { lane_id: "y" }))).toEqual(["lane_id.differs"]);
  });

  test("a first write without its flags, or that breaks a rule, stores nothing", async () => {
    expect(codes(await set("s", { status: "working" }))).toEqual([
      "goal.missing_flag",
      "goal.missing_flag",
      "goal.missing_flag",
    ]);
    const request = { goal: "Finish Bluefin", done_when: "Bluefin", source: "x" };
    expect(codes(await set("s", request))).toEqual([
      "goal.too_short",
      "goal.codename",
      "done_when.codename",
      "source.shape",
    ]);
    expect(codes(await getGoal(world.context(), "s"))).toEqual(["goal.not_found"]);
    expect(await world.events()).toEqual([]);
  });

  test("later writes are not judged for language again", async () => {
    await world.enrol("s");
    expect(codes(await set("s", { goal: GOAL, done_when: DONE_WHEN, status: "working" }))).toEqual(
      [],
    );
  });

  test("a retried set changes nothing and leaves no event", async () => {
    const first = await world.enrol("s", { open_asks: ["which bucket?"] });
    world.pass(5);
    const again = value(
      await set("s", {
        goal: GOAL,
        done_when: DONE_WHEN,
        source: "operator:dana",
        status: "open",
        open_asks: ["which bucket?"],
      }),
    );
    expect(again).toEqual({ record: first, changed: false, warnings: [] });
    expect(await world.events()).toHaveLength(1);
  });

  test("every change is one event with time, session, command, actor, old and new", async () => {
    await world.enrol("s");
    world.pass(1);
    await setGoal(world.context({ actor: "operator:dana" }), {
      session_ref: "s",
      status: "working",
      reasoning: "why",
      open_asks: ["a"],
    });
    const [, event] = await world.events();
    expect(JSON.parse(event?.text ?? "")).toEqual({
      time: world.now(),
      session_ref: "s",
      command: "set",
      actor: "operator:dana",
      change: "updated",
      old: { status: "open", reasoning: null, open_asks: [] },
      new: {
        status: "working",
        reasoning: "why",
        open_asks: [
          { index: 0, text: "a", asked_at: world.now(), resolution: null, resolved_at: null },
        ],
      },
    });
    expect(await world.events()).toHaveLength(2);
  });

  test("an actor that is none is refused on every command that writes", async () => {
    await world.enrol("s");
    const context = world.context({ actor: "nobody" });
    const refusals = [
      await setGoal(context, { session_ref: "s", status: "working" }),
      await closeGoal(context, { session_ref: "s", delivered_items: ITEMS }),
      await holdGoal(context, { session_ref: "s", reason: "r" }),
      await resumeGoal(context, { session_ref: "s" }),
      await redirectGoal(context, { session_ref: "s", ...REDIRECT }),
      await setDue(context, "s", null),
      await addAsk(context, "s", "a"),
      await resolveAsk(context, "s", 0, "b"),
    ];
    for (const refusal of refusals) expect(codes(refusal)[0]).toBe("actor.shape");
  });

  test("every command says when a session has no goal", async () => {
    const context = world.context();
    const refusals = [
      await getGoal(context, "x"),
      await close("x"),
      await close("x", { dry_run: true }),
      await hold("x"),
      await resumeGoal(context, { session_ref: "x" }),
      await redirect("x"),
      await setDue(context, "x", null),
      await getDue(context, "x"),
      await addAsk(context, "x", "a"),
      await resolveAsk(context, "x", 0, "b"),
    ];
    for (const refusal of refusals) {
      expect(codes(refusal)).toEqual(["goal.not_found"]);
      expect(refusal).toMatchObject({ problems: [{ kind: "not_found" }] });
    }
  });

  test("a lane is refused to another session until its goal is complete", async () => {
    await world.enrol("a", { lane_id: "L" });
    const request = { goal: GOAL, done_when: DONE_WHEN, source: "x:y", lane_id: "L" };
    const refusal = await set("b", request);
    expect(codes(refusal)).toEqual(["lane.taken"]);
    expect(refusal).toMatchObject({ problems: [{ message: expect.stringContaining('"a"') }] });
    expect(codes(await set("b", { ...request, goal: "too short" }))).toEqual([
      "goal.too_short",
      "lane.taken",
    ]);
    expect(codes(await set("b", { ...request, goal: "too short", lane_id: "M" }))).toEqual([
      "goal.too_short",
    ]);
    for (const status of ["working", "paused", "deferred", "abandoned"]) {
      await set("a", { status });
      expect(codes(await set("b", request))).toEqual(["lane.taken"]);
    }
    await set("a", { status: "open" });
    value(await close("a"));
    expect(codes(await set("b", request))).toEqual([]);
  });

  test("whoever finds a lane taken is told what frees it", async () => {
    const request = { goal: GOAL, done_when: DONE_WHEN, source: "x:y", lane_id: "L" };
    const advice = async (): Promise<string> => {
      const refusal = await set("b", request);
      return refusal.ok ? "" : (refusal.problems[0]?.advice ?? "");
    };
    await world.enrol("a", { lane_id: "L" });
    value(await hold("a"));
    const otherwise = "or enrol other work with a --lane-id of its own";
    expect(await advice()).toBe(`go on with session "a", ${otherwise}`);
    value(await resumeGoal(world.context(), { session_ref: "a" }));
    value(await close("a"));
    value(await hold("a"));
    expect(await advice()).toBe(
      `have the operator resume it with "svc-goals resume --session-ref a" to free the lane, ${otherwise}`,
    );
    for (const refusal of [
      await set("a", { status: "working" }),
      await set("a", { reasoning: "more" }),
      await close("a", { close_note: "more" }),
      await setDue(world.context(), "a", "2026-12-01T09:00:00Z"),
    ]) {
      // Resumed, it would refuse the same again.
      expect(refusal).toMatchObject({
        problems: [
          {
            code: "goal.complete",
            message: expect.stringContaining(", and held by "),
            advice: expect.stringMatching(/^leave it as it is, .*svc-goals redirect(?!.*resume)/u),
          },
        ],
      });
    }
    value(await resumeGoal(world.context(), { session_ref: "a" }));
    expect(await close("a", { close_note: "more" })).toMatchObject({
      problems: [{ code: "goal.complete", advice: expect.not.stringContaining("resume") }],
    });
    expect(await advice()).toBe("");
  });

  test("a complete goal does not come back into a lane that is taken", async () => {
    await world.enrol("a", { lane_id: "L" });
    value(await close("a"));
    await world.enrol("b", { lane_id: "L" });
    expect(codes(await redirect("a"))).toEqual(["lane.taken"]);
    expect(await hold("a")).toMatchObject({
      problems: [
        { code: "lane.taken", advice: 'go on with session "b", or leave this goal complete' },
      ],
    });
    expect(codes(await addAsk(world.context(), "a", "still open?"))).toEqual([]);
    value(await close("b"));
    expect(codes(await redirect("a"))).toEqual([]);
    expect(codes(await redirect("b"))).toEqual(["lane.taken"]);
  });

  test("an abandoned goal keeps its lane until an acknowledged close frees it", async () => {
    await world.enrol("a", { lane_id: "L" });
    await set("a", { status: "abandoned" });
    expect(value(await close("a"))).toMatchObject({
      kind: "blocked",
      report: { discrepancies: [{ kind: "abandoned" }] },
    });
    value(await hold("a"));
    expect(value(await close("a"))).toMatchObject({ kind: "blocked" });
    value(await close("a", { acknowledged_by: "operator:dana" }));
    expect(await world.enrol("b", { lane_id: "L" })).toMatchObject({ lane_id: "L" });
  });

  test("the same goal text without a lane is enrolled with a warning that names the session", async () => {
    await world.enrol("a");
    const request = { goal: GOAL, done_when: DONE_WHEN, source: "x:y" };
    const second = value(await set("b", request));
    expect(second.changed).toBeTrue();
    expect(second.warnings).toMatchObject([{ message: expect.stringContaining('"a"') }]);
    expect(value(await set("c", { ...request, lane_id: "c" })).warnings).toEqual([]);
    expect(value(await set("d", { ...request, default_lane_id: "d" })).warnings).toEqual([]);
    expect(value(await set("e", { ...request, goal: OTHER_GOAL })).warnings).toEqual([]);
  });

  test("no warning for the text of a complete goal", async () => {
    await world.enrol("a");
    value(await close("a"));
    const request = { goal: GOAL, done_when: DONE_WHEN, source: "x:y" };
    expect(value(await set("b", request)).warnings).toEqual([]);
  });

  test.each([
    ["lane_id", "another"],
    ["enrolled_done_when", "another"],
    ["enrolled_at", "2020-01-01T00:00:00Z"],
    ["done_when", "another"],
  ])("an edited %s stops every write but hold and an acknowledged close", async (key, other) => {
    await world.enrol("s", { open_asks: ["a"] });
    await edit(world, "s", { [key]: other });
    const context = world.context();
    const refusals = [
      await set("s", { status: "working" }),
      await set("s"),
      await resumeGoal(context, { session_ref: "s" }),
      await redirect("s"),
      await setDue(context, "s", null),
      await addAsk(context, "s", "b"),
      await resolveAsk(context, "s", 0, "b"),
    ];
    for (const refusal of refusals) expect(codes(refusal)[0]).toBe("goal.anchor_mismatch");
    expect(refusals.flatMap((refusal) => codes(refusal).slice(1))).toEqual(["goal.not_held"]);
    const blocked = value(await close("s"));
    expect(blocked).toMatchObject({ kind: "blocked" });
    if (blocked.kind === "blocked") {
      expect(blocked.report.problems.map(({ code }) => code)).toEqual(["goal.anchor_mismatch"]);
    }
    const wrong = { status: "bogus", source: "o:other", done_when: DONE_WHEN, lane_id: "lane" };
    expect(codes(await set("s", wrong))).toEqual([
      "goal.anchor_mismatch",
      "source.differs",
      "status.unknown",
    ]);
    expect(codes(await resolveAsk(context, "s", 9, ""))).toEqual([
      "ask.resolution_empty",
      "goal.anchor_mismatch",
      "ask.not_found",
    ]);
    expect(value(await hold("s")).record.status).toBe("held");
    expect(codes(await resumeGoal(context, { session_ref: "s" }))).toEqual([
      "goal.anchor_mismatch",
    ]);
    const closed = value(await close("s", { acknowledged_by: "operator:dana" }));
    expect(closed).toMatchObject({
      kind: "closed",
      record: {
        status: "complete",
        closure: { discrepancies: [{ kind: "anchor_mismatch" }], acknowledged_by: "operator:dana" },
      },
    });
  });

  test("a goal that was put in by hand has no anchors", async () => {
    const record = await world.enrol("s");
    await world.store.write((writer) =>
      writer.putGoal({
        session_ref: "t",
        text: JSON.stringify({ ...record, session_ref: "t", lane_id: "t" }),
      }),
    );
    expect(codes(await set("t", { status: "working" }))).toEqual(["goal.anchor_mismatch"]);
    expect(codes(await hold("t"))).toEqual([]);
  });

  test("a goal whose text is no record is shown, and changed by nothing", async () => {
    await world.store.write((writer) => writer.putGoal({ session_ref: "s", text: "{garbage" }));
    const view = value(await getGoal(world.context(), "s"));
    expect(view).toMatchObject({ session_ref: "s", text: "{garbage", record: null });
    expect(view.problems).toMatchObject([{ code: "goal.malformed" }]);
    for (const refusal of [await set("s", { status: "open" }), await hold("s"), await close("s")]) {
      expect(codes(refusal)).toEqual(["goal.malformed"]);
    }
    const request = { goal: GOAL, done_when: DONE_WHEN, source: "x:y" };
    expect(codes(await set("s", request))).toEqual(["goal.malformed"]);
  });

  test("a goal whose text is no record follows from the trail again after a hold or a close", async () => {
    const acknowledged = { acknowledged_by: "operator:dana", delivered_items: [] };
    for (const text of ["{garbage", '{"status":"open"}', '{"lane_id":"L","status":7}', "[]"]) {
      for (const verb of ["hold", "close"]) {
        const s = `${verb} ${text}`;
        await world.enrol(s, { lane_id: text.includes("lane") ? s : undefined });
        value(await addAsk(world.context(), s, "which?"));
        value(await redirect(s));
        const torn = text.replace('"L"', JSON.stringify(s));
        await world.store.write((writer) => writer.putGoal({ session_ref: s, text: torn }));
        expect(codes(await set(s, { status: "open" }))).toContain("goal.malformed");
        if (verb === "hold") {
          const held = value(await hold(s));
          expect(held.warnings).toMatchObject([{ code: "goal.malformed" }]);
          value(await resumeGoal(world.context(), { session_ref: s }));
        } else value(await close(s, acknowledged));
        const [event] = (await world.events()).slice(verb === "hold" ? -2 : -1);
        expect(JSON.parse(event?.text ?? "")).toMatchObject({ in_place_of: torn });
        expect((await world.record(s)).open_asks).toMatchObject([{ text: "which?" }]);
      }
    }
    await expectReplayed(world.store);
  });

  test("due is set in UTC, cleared, and read", async () => {
    await world.enrol("s");
    const context = world.context();
    expect(value(await getDue(context, "s"))).toBeNull();
    await setDue(context, "s", "2026-12-01T02:00:00+02:00");
    expect(value(await getDue(context, "s"))).toBe("2026-12-01T00:00:00Z");
    expect(value(await setDue(context, "s", "2026-12-01T00:00:00Z")).changed).toBeFalse();
    expect(value(await setDue(context, "s", null)).record.due_date).toBeNull();
    expect(await setDue(context, "s", "2026-12-01T00:00:00")).toMatchObject({
      problems: [{ kind: "usage", code: "time.no_offset" }],
    });
  });

  test("until is read in UTC and refused without an offset", async () => {
    await world.enrol("s");
    const held = (until: string) =>
      holdGoal(world.context(), { session_ref: "s", reason: "r", until });
    expect(codes(await held("2026-12-01T00:00:00"))).toEqual(["time.no_offset"]);
    expect(value(await held("2026-12-01T00:00:00-01:00")).record.hold?.until).toBe(
      "2026-12-01T01:00:00Z",
    );
  });

  test("asks are added with their index and scanned with their age, whatever the status", async () => {
    await world.enrol("b");
    await world.enrol("a");
    const context = world.context();
    expect(value(await addAsk(context, "b", " first? ")).index).toBe(0);
    expect(value(await addAsk(context, "b", "second?")).index).toBe(1);
    expect(value(await addAsk(context, "a", "third?")).index).toBe(0);
    value(await resolveAsk(context, "b", 0, "yes"));
    value(await close("a"));
    world.pass(90);
    const asks = await scanAsks(context, noticeNone, (pending) => Array.fromAsync(pending));
    expect(asks).toMatchObject([
      { session_ref: "a", index: 0, text: "third?", age_ms: 90 * 60_000 },
      { session_ref: "b", index: 1, text: "second?", age_ms: 90 * 60_000 },
    ]);
    world.pass(-500);
    const [first] = await scanAsks(world.context(), noticeNone, (pending) =>
      Array.fromAsync(pending),
    );
    expect(first?.age_ms).toBe(0);
  });

  test("scan-asks lists what can be read of malformed goals, and tells of what may be hidden", async () => {
    for (const ref of ["a", "b", "c", "d"]) await world.enrol(ref, { open_asks: ["why?", "how?"] });
    const put = async (ref: string, change: (stored: GoalRecord) => object | string) => {
      const changed = change(await world.record(ref));
      const text = typeof changed === "string" ? changed : JSON.stringify(changed);
      await world.store.write((writer) => writer.putGoal({ session_ref: ref, text }));
    };
    await put("a", (stored) => ({ ...stored, note: "x" }));
    await put("b", (stored) => ({ ...stored, open_asks: [{}, stored.open_asks[1]] }));
    await put("c", () => "garbage");
    await put("d", (stored) => JSON.stringify(stored).replace("{", '{"open_asks":[],'));
    const told: string[] = [];
    const asks = await scanAsks(
      world.context(),
      (ref, { code }) => told.push(`${ref} ${code}`),
      (pending) => Array.fromAsync(pending),
    );
    expect(
      asks.map(({ session_ref, index, canBeAnswered }) => [session_ref, index, canBeAnswered]),
    ).toEqual([
      ["a", 0, false],
      ["a", 1, false],
      ["b", 1, false],
    ]);
    expect(told).toEqual(["b goal.hidden_asks", "c goal.hidden_asks", "d goal.hidden_asks"]);
  });

  test("scan-asks offers no answer to a goal whose anchors somebody has edited", async () => {
    for (const ref of ["a", "b", "c"]) await world.enrol(ref, { open_asks: ["why?"] });
    await edit(world, "b", { done_when: OTHER_DONE_WHEN });
    await edit(world, "c", { reasoning: "not said by anybody" });
    const asks = await scanAsks(world.context(), noticeNone, (rows) => Array.fromAsync(rows));
    expect(asks.map(({ session_ref, canBeAnswered }) => [session_ref, canBeAnswered])).toEqual([
      ["a", true],
      ["b", false],
      ["c", true],
    ]);
    for (const { session_ref, canBeAnswered } of asks) {
      const answer = await resolveAsk(world.context(), session_ref, 0, "so");
      expect(codes(answer)).toEqual(canBeAnswered ? [] : ["goal.anchor_mismatch"]);
    }
  });

  test("list shows all goals by session reference, twice the same in one view", async () => {
    for (const ref of ["c", "a", "b"]) await world.enrol(ref);
    await set("b", { status: "working" });
    const refs = async (goals: GoalPasses): Promise<string[]> =>
      (await Array.fromAsync(goals())).map(({ session_ref }) => session_ref);
    const twice = await listGoals(world.context(), {}, async (goals) => {
      const first = await refs(goals);
      await world.enrol("d");
      return [first, await refs(goals)];
    });
    expect(value(twice)).toEqual([
      ["a", "b", "c"],
      ["a", "b", "c"],
    ]);
    const chosen = (input: object) => listGoals(world.context(), input, refs);
    expect(value(await chosen({ statuses: ["working"] }))).toEqual(["b"]);
    expect(value(await chosen({ limit: 2 }))).toEqual(["a", "b"]);
    expect(value(await chosen({ statuses: [], limit: 0 }))).toEqual([]);
    expect(codes(await chosen({ statuses: ["done", "open", "x"] }))).toEqual([
      "status.unknown",
      "status.unknown",
    ]);
  });

  test("the log has the events of all sessions, or of one, oldest first", async () => {
    await world.enrol("a");
    await world.enrol("b");
    await set("a", { status: "working" });
    const log = (sessionRef?: string) =>
      readGoalLog(world.context(), sessionRef, (entries) => Array.fromAsync(entries));
    const all = await log();
    expect(all.map(({ event }) => event?.change)).toEqual(["enrolled", "enrolled", "updated"]);
    expect(all.map(({ seq }) => seq)).toEqual(all.map(({ seq }) => seq).toSorted((x, y) => x - y));
    expect((await log(" a ")).map(({ event }) => event?.change)).toEqual(["enrolled", "updated"]);
    expect(await log("x")).toEqual([]);
  });

  test("a clock that jumps back loses nothing", async () => {
    await world.enrol("s");
    world.pass(-10_000);
    value(await set("s", { status: "working" }));
    value(await addAsk(world.context(), "s", "a"));
    expect(await world.record("s")).toMatchObject({ status: "working", updated_at: world.now() });
  });

  test("a session whose row was removed by hand cannot enrol anew", async () => {
    const text = JSON.stringify({
      time: world.now(),
      session_ref: "gone",
      command: "set",
      actor: "session:gone",
      change: "enrolled",
      old: null,
      new: {},
    });
    await world.store.write((writer) => writer.appendEvent(text));
    const request = { goal: GOAL, done_when: DONE_WHEN, source: "operator:dana" };
    const refusal = await set("gone", request);
    expect(codes(refusal)).toEqual(["goal.anchor_mismatch"]);
    expect(JSON.stringify(refusal)).not.toContain("acknowledged");
  });
});
