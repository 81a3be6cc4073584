import { expect, test } from "bun:test";
import { checkRecords } from "../../src/app/check-records.ts";
import { type CheckUp, checkStore } from "../../src/app/check-store.ts";
import { DEFAULT_POLICY } from "../../src/policy/defaults.ts";
import { renderCheckUpJson } from "../../src/views/doctor/json.ts";
import { renderCheckUp } from "../../src/views/doctor/text.ts";
import { holdGoal } from "../../src/app/hold-goal.ts";
import { recordArtifact } from "../../src/app/record-artifact.ts";
import type { Store } from "../../src/store/port.ts";
import { openMemoryStore } from "../conformance/memory-store.ts";
import { BRIEF, JUDGES, OTHER_DONE_WHEN, type World, edit, onEveryEngine } from "./world.ts";
import { value } from "../outcome.ts";

const PUBLICATION = {
  url: "https://host/a",
  title: "A page",
  kind: "tool",
  source: "session:s",
  brief: BRIEF,
};

/** What doctor says about the records alone: what an engine says of itself is the engine's to test. */
async function checkUpOf(world: World): Promise<CheckUp> {
  const context = world.context();
  const examine: Store["examine"] = async () => ({ facts: [], findings: [] });
  return value(await checkStore({ ...context, store: { ...context.store, examine } }, () => {}));
}

/** What is wrong: the code of each group with the number of findings. */
async function found(world: World): Promise<readonly string[]> {
  const { groups } = await checkUpOf(world);
  return groups
    .filter(({ level }) => level === "wrong")
    .map(({ code, count, first }) => {
      for (const { problem } of first)
        expect(problem.advice).not.toMatch(/delete|drop |rm -|remove/iu);
      return `${code} ${count}`;
    })
    .toSorted();
}

onEveryEngine("doctor", (world) => {
  const put = async (rows: {
    readonly goal?: readonly [string, string];
    readonly artifact?: readonly [string, string];
    readonly event?: string | object;
  }): Promise<void> =>
    world.store.write(async (writer) => {
      const { goal, artifact, event } = rows;
      if (goal !== undefined) await writer.putGoal({ session_ref: goal[0], text: goal[1] });
      if (artifact !== undefined) await writer.putArtifact({ url: artifact[0], text: artifact[1] });
      if (event === undefined) return;
      await writer.appendEvent(typeof event === "string" ? event : JSON.stringify(event));
    });
  const publish = async (): Promise<unknown> => recordArtifact(world.context(), PUBLICATION);

  test("finds nothing wrong with what the tools wrote", async () => {
    await world.enrol("a");
    await world.enrol("b\u{1F600}");
    value(await holdGoal(world.context(), { session_ref: "a", reason: "waits" }));
    await publish();
    world.pass(2);
    value(await recordArtifact(world.context(), { ...PUBLICATION, title: "Another page" }));
    expect(await found(world)).toEqual([]);
  });

  test("finds goals that somebody edited, by their anchors or by the trail", async () => {
    await world.enrol("a");
    await world.enrol("b");
    await world.enrol("c");
    await edit(world, "a", { done_when: OTHER_DONE_WHEN });
    await edit(world, "b", { reasoning: "not said by anybody" });
    expect(await found(world)).toEqual(["doctor.goal_differs 1", "goal.anchor_mismatch 1"]);
  });

  test("finds rows without a trail and trails without a row", async () => {
    const record = await world.enrol("b");
    await put({ goal: ["a", JSON.stringify({ ...record, session_ref: "a", lane_id: "a" })] });
    await put({ goal: ["z", "garbage"] });
    const enrolled = { ...record, session_ref: "gone", lane_id: "gone" };
    const event = { time: world.now(), command: "set", actor: "a:b" };
    await put({
      event: { ...event, session_ref: "gone", change: "enrolled", old: null, new: enrolled },
    });
    await put({
      event: { ...event, url: "https://host/gone", change: "recorded", old: null, new: {} },
    });
    expect(await found(world)).toEqual([
      "doctor.artifact_gone 1",
      "goal.anchor_mismatch 2",
      "goal.malformed 1",
    ]);
  });

  test("finds artifacts that were edited, and those that break the rules", async () => {
    await publish();
    await put({ artifact: ["https://host/a", JSON.stringify({ title: "edited" })] });
    await put({ artifact: ["https://host/b", "garbage"] });
    const codes = await found(world);
    expect(codes).toContain("doctor.artifact_differs 1");
    expect(codes).toContain("artifact.no_object 1");
  });

  test("finds events that are none, that do not fit and that come from the future", async () => {
    await world.enrol("a");
    await put({ event: "garbage" });
    const event = { time: world.now(), command: "x", actor: "a:b", session_ref: "a" };
    await put({ event: { ...event, change: "asked", old: {}, new: { open_asks: 5 } } });
    await put({ event: { ...event, change: "held", old: { status: "paused" }, new: {} } });
    await put({
      event: { ...event, change: "updated", old: {}, new: {}, time: "2031-01-01T00:00:00Z" },
    });
    expect(await found(world)).toEqual([
      "doctor.clock 1",
      "doctor.event_misfit 2",
      "doctor.event_unreadable 1",
    ]);
  });

  test("lists the first of many, and counts them all", async () => {
    const event = { time: world.now(), command: "x", actor: "a:b" };
    for (let i = 0; i < 30; i += 1) await put({ event: { ...event, session_ref: `s${i}` } });
    const checkUp = await checkUpOf(world);
    expect(checkUp.groups.map(({ code, count, first }) => [code, count, first.length])).toEqual([
      ["doctor.event_unreadable", 30, 20],
    ]);
    expect(renderCheckUp(checkUp)).toContain("and 10 more like these [doctor.event_unreadable]");
    expect(renderCheckUp(checkUp)).toEndWith(
      "30 wrong: looked at 0 goals, 0 artifacts and 30 events\n",
    );
    expect(JSON.parse(renderCheckUpJson(checkUp))).toMatchObject({
      healthy: false,
      records: { goals: 0, artifacts: 0, events: 30 },
      findings: [{ level: "wrong", code: "doctor.event_unreadable", count: 30 }],
    });
  });
});

test("doctor asks for hundreds of artifacts at once", async () => {
  const store = openMemoryStore();
  await store.write(async (writer) => {
    for (let at = 0; at < 1200; at += 1) {
      const url = `https://h/${at}`;
      const page = { url, title: "A page", kind: "tool", source: "s:x", reviewed: false };
      const event = { time: "2026-11-21T09:30:00Z", url, command: "record", actor: "s:x" };
      await writer.appendEvent(
        JSON.stringify({ ...event, change: "recorded", old: null, new: page }),
      );
    }
  });
  let asked = 0;
  const findings = await store.read((reader) => {
    const watched = new Proxy(reader, {
      get(target, name) {
        asked += 1;
        return Reflect.get(target, name);
      },
    });
    const now = (): string => "2026-11-21T09:30:00Z";
    const context = { store, now, actor: "s:x", policy: DEFAULT_POLICY, judges: JUDGES };
    return Array.fromAsync(checkRecords(context, watched, 0, () => {}));
  });
  const gone = findings.filter(({ problem }) => problem.code === "doctor.artifact_gone");
  expect(gone).toHaveLength(1200);
  expect(asked).toBeLessThan(15);
});
