import { expect, test } from "bun:test";
import * as fc from "fast-check";
import { addAsk, resolveAsk } from "../../src/app/change-asks.ts";
import { closeGoal } from "../../src/app/close-goal.ts";
import type { AppContext } from "../../src/app/context.ts";
import { holdGoal } from "../../src/app/hold-goal.ts";
import { loadBoard } from "../../src/app/load-board.ts";
import { recordArtifact } from "../../src/app/record-artifact.ts";
import { redirectGoal } from "../../src/app/redirect-goal.ts";
import { resumeGoal } from "../../src/app/resume-goal.ts";
import { reviewArtifact } from "../../src/app/review-artifact.ts";
import { setDue } from "../../src/app/set-due.ts";
import { setGoal } from "../../src/app/set-goal.ts";
import type { Outcome } from "../../src/domain/errors.ts";
import { readGoal } from "../../src/domain/goal-decode.ts";
import type { GoalRecord } from "../../src/domain/goal.ts";
import { timestampOf } from "../../src/domain/time.ts";
import { DEFAULT_POLICY } from "../../src/policy/defaults.ts";
import type { Store } from "../../src/store/port.ts";
import { ENGINES } from "../conformance/engines.ts";
import {
  BRIEF,
  DONE_WHEN,
  GOAL,
  JUDGES,
  OTHER_DONE_WHEN,
  OTHER_GOAL,
  expectReplayed,
} from "./world.ts";

/** One command line, as data, with how many seconds the clock moves before it. */
interface Step {
  readonly name: string;
  readonly seconds: number;
  readonly run: (context: AppContext) => Promise<Outcome<unknown>>;
}

// Tiny alphabets, so that sessions, lanes, texts and urls collide.
const session = fc.constantFrom("a", "b", "c");
const lane = fc.constantFrom(undefined, "L", "M");
const goal = fc.constantFrom(undefined, GOAL, OTHER_GOAL);
const doneWhen = fc.constantFrom(undefined, DONE_WHEN, OTHER_DONE_WHEN);
const status = fc.constantFrom(undefined, "open", "working", "paused", "abandoned", "complete");
const ask = fc.constantFrom("x?", "y?");
const source = fc.constantFrom(undefined, "guard:a", "operator:dana");
const items = fc.subarray(["the export page loads", "the download works", "left for later"]);
const url = fc.constantFrom("https://h/a", "HTTPS://H/a", "https://h/b");
const actor = fc.constantFrom("session:a", "operator:dana");

function step<T>(
  name: string,
  values: fc.Arbitrary<T>,
  run: (context: AppContext, values: T) => Promise<Outcome<unknown>>,
): fc.Arbitrary<Step> {
  return fc
    .tuple(values, actor, fc.integer({ min: -90, max: 600 }))
    .map(([given, who, seconds]) => ({
      name: `${name} ${JSON.stringify(given)}`,
      seconds,
      run: (context) => run({ ...context, actor: who }, given),
    }));
}

const enrolment = fc.record({
  session_ref: session,
  goal: fc.constantFrom(GOAL, OTHER_GOAL),
  done_when: fc.constantFrom(DONE_WHEN, OTHER_DONE_WHEN),
  source: fc.constant("operator:dana"),
  lane_id: lane,
});
const setting = fc.record({
  session_ref: session,
  goal,
  done_when: doneWhen,
  status,
  reasoning: fc.constantFrom(undefined, "", "why"),
  open_asks: fc.array(ask, { maxLength: 2 }),
});
const closing = fc.record({
  session_ref: session,
  delivered_items: items,
  close_note: fc.constantFrom(undefined, "done"),
  acknowledged_by: fc.constantFrom(undefined, "operator:dana", "session:a"),
  dry_run: fc.boolean(),
});
const redirecting = fc.record({
  session_ref: session,
  goal: fc.constantFrom(GOAL, OTHER_GOAL, "too short"),
  done_when: fc.constantFrom(DONE_WHEN, OTHER_DONE_WHEN),
  reason: fc.constantFrom("r", "s"),
});
const holding = fc.record({
  session_ref: session,
  reason: fc.constantFrom("r", "s"),
  source,
  until: fc.constantFrom(undefined, "2026-11-21T10:00:00Z"),
});
const publishing = fc.record({
  url,
  title: fc.constantFrom("t", "u"),
  kind: fc.constant("page"),
  source: fc.constant("session:a"),
  brief: fc.constant(BRIEF),
  republished: fc.boolean(),
});

const anyStep: fc.Arbitrary<Step> = fc.oneof(
  step("enrol", enrolment, setGoal),
  step("set", setting, setGoal),
  step("close", closing, closeGoal),
  step("redirect", redirecting, redirectGoal),
  step("hold", holding, holdGoal),
  step("resume", fc.record({ session_ref: session, source }), resumeGoal),
  step(
    "due",
    fc.tuple(session, fc.constantFrom(null, "2026-11-21T10:00:00Z")),
    (context, [ref, due]) => setDue(context, ref, due),
  ),
  step("add-ask", fc.tuple(session, ask), (context, [ref, text]) => addAsk(context, ref, text)),
  step("resolve-ask", fc.tuple(session, fc.nat(3)), (context, [ref, index]) =>
    resolveAsk(context, ref, index, "yes"),
  ),
  step("record", publishing, recordArtifact),
  step("mark-reviewed", fc.record({ url, response: fc.constant("fine") }), reviewArtifact),
);

/** Runs the steps and returns what each said; after each, the rules must hold. */
async function play(store: Store, steps: readonly Step[]): Promise<unknown[]> {
  let seconds = Date.UTC(2026, 10, 21, 9) / 1000;
  const context: AppContext = {
    store,
    now: () => timestampOf(seconds * 1000),
    actor: "session:a",
    policy: DEFAULT_POLICY,
    judges: JUDGES,
  };
  const said: unknown[] = [];
  let before: ReadonlyMap<string, GoalRecord> = new Map();
  for (const { run, seconds: more } of steps) {
    seconds += more;
    said.push(withoutTwins(await run(context)));
    const after = await records(store);
    expectRules(before, after);
    before = after;
  }
  await expectReplayed(store);
  said.push(await loadBoard(context, { all: true }));
  return said;
}

/** Which of several sessions with the same goal is named is left to the engine. */
function withoutTwins(outcome: Outcome<unknown>): string {
  return JSON.stringify(outcome).replaceAll(/session \\"\w\\" has an unfinished goal/g, "one has");
}

async function records(store: Store): Promise<ReadonlyMap<string, GoalRecord>> {
  const rows = await store.read((reader) => Array.fromAsync(reader.goals({})));
  return new Map(
    rows.map((row) => {
      const read = readGoal(row);
      if (!read.ok) throw new Error(`malformed: ${row.text}`);
      return [row.session_ref, read.value];
    }),
  );
}

function expectRules(
  before: ReadonlyMap<string, GoalRecord>,
  after: ReadonlyMap<string, GoalRecord>,
): void {
  const lanes = [...after.values()]
    .filter((record) => record.status !== "complete")
    .map(({ lane_id }) => lane_id);
  expect(new Set(lanes).size).toBe(lanes.length);
  for (const record of after.values()) {
    expect(record.status === "held").toBe(record.hold !== null);
    if (record.status === "complete") expect(record.closure).not.toBeNull();
  }
  for (const [ref, was] of before) {
    const is = after.get(ref);
    expect(is).toBeDefined();
    if (is === undefined) continue;
    const { session_ref, lane_id, enrolled_done_when, enrolled_at, source: whose } = was;
    expect(is).toMatchObject({
      session_ref,
      lane_id,
      enrolled_done_when,
      enrolled_at,
      source: whose,
    });
    // Append-only: asks keep their index and, once resolved, their answer.
    expect(is.history.slice(0, was.history.length)).toEqual([...was.history]);
    was.open_asks.forEach((asked, index) => {
      const now = is.open_asks[index];
      expect(now).toMatchObject({ text: asked.text, asked_at: asked.asked_at });
      if (asked.resolution !== null) expect(now).toEqual(asked);
    });
    if (is.goal !== was.goal || is.done_when !== was.done_when) {
      expect(is.history).toHaveLength(was.history.length + 1);
    }
  }
}

test("random commands keep the rules, and every engine says and stores the same", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(anyStep, { minLength: 1, maxLength: 25 }), async (steps) => {
      const fixtures = await Promise.all(ENGINES.map(({ open }) => open()));
      try {
        const played: unknown[] = [];
        for (const { store } of fixtures) played.push(await play(store, steps));
        const [first, ...others] = played;
        for (const other of others) expect(other).toEqual(first);
      } finally {
        for (const { dispose } of fixtures) await dispose();
      }
    }),
    { numRuns: 50 },
  );
}, 300_000);
