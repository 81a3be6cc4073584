import { afterEach, beforeEach, describe, expect, setDefaultTimeout } from "bun:test";
import type { AppContext, Judges } from "../../src/app/context.ts";
import { setGoal } from "../../src/app/set-goal.ts";
import { accept, refused, reject } from "../../src/domain/errors.ts";
import { type GoalRecord, writeGoal } from "../../src/domain/goal.ts";
import {
  type StoredEvent,
  emptyReplay,
  replayEvent,
  replayedTexts,
} from "../../src/domain/operation-replay.ts";
import { timestampOf } from "../../src/domain/time.ts";
import { DEFAULT_POLICY } from "../../src/policy/defaults.ts";
import type { Policy } from "../../src/policy/policy.ts";
import { normalUrl } from "../../src/store/normal-url.ts";
import type { Store } from "../../src/store/port.ts";
import { ENGINES, type Fixture } from "../conformance/engines.ts";
import { value } from "../outcome.ts";
import { SERVER_PATIENCE } from "../postgres/server.ts";

export const GOAL = "Ship the export page to all customers";
export const DONE_WHEN = "1. The export page loads.\n2. The download works.";
export const OTHER_GOAL = "Move the billing data to the new database";
export const OTHER_DONE_WHEN = "All rows are in the new database.";
export const BRIEF = "Built: a page. Does: exports rows. Works: 12 tests pass.";

/** Judges with one rule each, so that a use is tested apart from them. */
export const JUDGES: Judges = {
  text: async () => (text, field) =>
    text.includes("Bluefin") ? [refused(`${field}.codename`, "a codename", "say what it is")] : [],
  brief: async () => (text) => {
    const parts = /^Built: (.*)\s+Does: (.*)\s+Works: (.*)$/su.exec(text);
    if (parts === null) return reject(refused("brief.built_missing", "no sections", "add them"));
    const [, built = "", does = "", works = ""] = parts;
    return works.includes("fine")
      ? reject(refused("brief.works_vague", "says nothing", "say what was tried"))
      : accept({ built, does, works });
  },
  deferral: async (text) => (text.includes("left for later") ? "it is put off" : null),
  brokenFigure: async (_condition, item) => (item.includes("240 ms") ? "240 ms" : null),
  otherDeed: async (_condition, item) => (item.includes("approved") ? "approved" : null),
  rival: async (_condition, item) =>
    item.includes("upload page") ? { asked: "export", given: "upload" } : null,
};

/** A store, a clock and everything else that a use is given. */
export interface World {
  readonly store: Store;
  /** The time now, as the records hold it. */
  readonly now: () => string;
  /** Moves the clock; backwards too. */
  pass(minutes: number): void;
  context(options?: { actor?: string; policy?: Partial<Policy> }): AppContext;
  /** Enrols a session with the usual goal and returns its record. */
  enrol(sessionRef: string, values?: object): Promise<GoalRecord>;
  record(sessionRef: string): Promise<GoalRecord>;
  events(): Promise<StoredEvent[]>;
}

/** Describes uses on every engine; after each test the trail must give the stored records. */
export function onEveryEngine(name: string, tests: (world: World) => void): void {
  setDefaultTimeout(SERVER_PATIENCE);
  for (const engine of ENGINES) {
    describe(`${name} on ${engine.name}`, () => {
      let fixture: Fixture;
      let minutes = 0;
      let edited = false;
      beforeEach(async () => {
        fixture = await engine.open();
        minutes = 0;
        edited = false;
      });
      afterEach(async () => {
        if (!edited) await expectReplayed(fixture.store);
        await fixture.dispose();
      });
      const world: World = {
        get store() {
          // Whoever takes the store into their own hands may write anything.
          edited = true;
          return fixture.store;
        },
        now: () => timestampOf(Date.UTC(2026, 10, 21, 9) + minutes * 60_000),
        pass: (more) => {
          minutes += more;
        },
        context: ({ actor = "session:s", policy = {} } = {}) => ({
          store: fixture.store,
          now: world.now,
          actor,
          policy: { ...DEFAULT_POLICY, ...policy },
          judges: JUDGES,
        }),
        enrol: async (session_ref, values = {}) => {
          const request = {
            session_ref,
            goal: GOAL,
            done_when: DONE_WHEN,
            source: "operator:dana",
          };
          const set = await setGoal(world.context(), { ...request, ...values });
          return value(set).record;
        },
        record: async (sessionRef) => {
          const row = await fixture.store.read((reader) => reader.goal(sessionRef));
          const record: GoalRecord = JSON.parse(row?.text ?? "null");
          return record;
        },
        events: () =>
          fixture.store.read((reader) => Array.fromAsync(reader.events({ about: "everything" }))),
      };
      tests(world);
    });
  }
}

/** Replaying the audit trail gives the stored records, byte for byte. */
export async function expectReplayed(store: Store): Promise<void> {
  await store.read(async (reader) => {
    const state = emptyReplay();
    for await (const event of reader.events({ about: "everything" })) replayEvent(state, event);
    const texts = replayedTexts(state);
    expect(state.defects).toEqual([]);
    const goals = await Array.fromAsync(reader.goals({}));
    expect(new Map(goals.map(({ session_ref, text }) => [session_ref, text]))).toEqual(
      new Map(texts.goals),
    );
    const artifacts = await Array.fromAsync(reader.artifacts({}));
    expect(new Map(artifacts.map(({ url, text }) => [normalUrl(url), text]))).toEqual(
      new Map(texts.artifacts),
    );
  });
}

/** Changes a stored goal behind the program's back. */
export async function edit(world: World, sessionRef: string, values: object): Promise<void> {
  const record = await world.record(sessionRef);
  const text = writeGoal({ ...record, ...values });
  await world.store.write((writer) => writer.putGoal({ session_ref: sessionRef, text }));
}
