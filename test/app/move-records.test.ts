import { afterEach, beforeEach, describe, expect, test } from "bun:test";
import { copyStore } from "../../src/app/copy-store.ts";
import { type ImportAnswer, importRecords } from "../../src/app/import-records.ts";
import type { Store } from "../../src/store/port.ts";
import { ENGINES, type Fixture } from "../conformance/engines.ts";
import { openMemoryStore } from "../conformance/memory-store.ts";
import { seedStore, seededCounts } from "../cli/seed-store.ts";
import { expectReplayed } from "./world.ts";
import { exported, linesOf } from "./record-text.ts";

/** Records move between any two engines, and nothing is lost, changed or done twice. */

async function imported(store: Store, file: string): Promise<ImportAnswer> {
  return importRecords(
    { store },
    { name: "f.jsonl", lines: () => linesOf(file), onProgress: () => {} },
  );
}

function codesOf(answer: ImportAnswer): readonly string[] {
  return answer.ok ? [] : answer.problems.map(({ code, message }) => `${code}: ${message}`);
}

interface Hand {
  readonly goals?: Readonly<Record<string, string | object>>;
  readonly artifacts?: Readonly<Record<string, string | object>>;
  readonly events?: readonly (readonly [seq: number, text: string | object])[];
}

/** Puts rows in as a hand would, however odd. */
async function put(store: Store, { goals = {}, artifacts = {}, events = [] }: Hand): Promise<void> {
  const text = (value: string | object): string =>
    typeof value === "string" ? value : JSON.stringify(value);
  await store.write(async (writer) => {
    for (const [session_ref, value] of Object.entries(goals)) {
      await writer.putGoal({ session_ref, text: text(value) });
    }
    for (const [url, value] of Object.entries(artifacts)) {
      await writer.putArtifact({ url, text: text(value) });
    }
    await writer.addEvents(events.map(([seq, value]) => ({ seq, text: text(value) })));
  });
}

const ODD: Hand = {
  goals: {
    "a b": "garbage {",
    "\uFB00": "",
    "\u{1F600}": '{"lane_id":"L","status":"open","goal":"é\\u0000"}',
    é: { lane_id: "L", status: "complete" },
  },
  artifacts: {
    "https://h/z": { published_at: "2026-01-01T00:00:00Z" },
    "https://h/a": { published_at: "2026-01-01T00:00:00Z" },
    "HTTPS://Odd:443/x/../b": "[1]",
    "not a url": "",
  },
  events: [
    [3, "garbage"],
    [7, { session_ref: "gone", change: "enrolled" }],
    [8, { url: "https://h/z", session_ref: "a b" }],
    [900, "garbage"],
  ],
};

for (const engine of ENGINES) {
  describe(`moving records into ${engine.name}`, () => {
    let fixture: Fixture;
    let store: Store;
    let other: Store;
    beforeEach(async () => {
      fixture = await engine.open();
      store = fixture.store;
      other = openMemoryStore();
    });
    afterEach(() => fixture.dispose());

    /** Imports a file that must be refused, and sees that nothing has changed. */
    const refused = async (file: string): Promise<readonly string[]> => {
      const before = await exported(store);
      const answer = await imported(store, file);
      expect(answer.ok).toBe(false);
      expect(await exported(store)).toBe(before);
      return codesOf(answer);
    };

    test("there and back gives equal files, and records that follow from their trail", async () => {
      await seedStore(other, 60);
      const file = await exported(other);
      const { goals, artifacts, events } = seededCounts(60);
      expect(await imported(store, file)).toEqual({
        ok: true,
        value: {
          goals: { added: goals, present: 0 },
          artifacts: { added: artifacts, present: 0 },
          events: { added: events, present: 0 },
        },
      });
      const there = await exported(store);
      expect(there).toBe(file);
      await expectReplayed(store);
      const back = openMemoryStore();
      expect((await imported(back, there)).ok).toBe(true);
      expect(await exported(back)).toBe(file);
    });

    test("rows that a hand has put in move as they are, with the numbers of their events", async () => {
      await put(other, ODD);
      const file = await exported(other);
      expect((await imported(store, file)).ok).toBe(true);
      expect(await exported(store)).toBe(file);
      const urls = await store.read(async (reader) =>
        (await Array.fromAsync(reader.artifacts({}))).map(({ url }) => url),
      );
      // Of one time of publication: in the order in which they came.
      expect(urls.slice(-2)).toEqual(["https://h/z", "https://h/a"]);
    });

    test("two spellings of one url, of which a hand has put in one, move together", async () => {
      const artifacts = { "https://h/a": "{}", "HTTPS://H/b": { published_at: "2026-01-01" } };
      await put(other, { ...ODD, artifacts });
      await other.write(async (writer) => {
        const rows = ["https://H/a", "https://h/b"].map((url) => ({ url, text: "by hand" }));
        await writer.addArtifacts(rows, { beside: true });
      });
      const file = await exported(other);
      expect(await imported(store, file)).toMatchObject({
        ok: true,
        value: { artifacts: { added: 4, present: 0 } },
      });
      expect(await exported(store)).toBe(file);
      expect(await imported(store, file)).toMatchObject({
        ok: true,
        value: { artifacts: { added: 0, present: 4 } },
      });
    });

    test("another spelling of a url that the store has is in the way", async () => {
      await put(store, { artifacts: { "https://h/a": "{}" } });
      await put(other, { artifacts: { "https://H/a": "{}" } });
      expect(await refused(await exported(other))).toEqual([
        "import.artifact_differs: artifact https://H/a has another record here",
      ]);
    });

    test("an import that is run again changes nothing, also when the store has gone on", async () => {
      await put(other, ODD);
      const file = await exported(other);
      await imported(store, file);
      const again = await imported(store, file);
      expect(again).toMatchObject({
        ok: true,
        value: {
          goals: { added: 0, present: 4 },
          artifacts: { added: 0, present: 4 },
          events: { added: 0, present: 4 },
        },
      });
      await put(store, { goals: { new: "{}" }, events: [[1000, { session_ref: "new" }]] });
      const before = await exported(store);
      expect((await imported(store, file)).ok).toBe(true);
      expect(await exported(store)).toBe(before);
    });

    test("two stores become one: the events of the second come behind those of the first", async () => {
      await seedStore(store, 30, "first");
      await seedStore(other, 20, "second");
      const file = await exported(other);
      const before = await store.read((reader) => reader.extent());
      expect(await imported(store, file)).toMatchObject({ ok: true });
      await expectReplayed(store);
      const after = await store.read((reader) => reader.extent());
      const { goals, artifacts, events } = seededCounts(20);
      expect([after.goals, after.artifacts, after.events]).toEqual([
        before.goals + goals,
        before.artifacts + artifacts,
        before.events + events,
      ]);
      expect(after.lastSeq).toBe(before.lastSeq + events);
      const both = await exported(store);
      expect(await imported(store, file)).toMatchObject({
        ok: true,
        value: { events: { added: 0, present: events } },
      });
      expect(await exported(store)).toBe(both);
    });

    test("a store that is a part of the file is filled up, under the same numbers", async () => {
      await seedStore(store, 5, "a");
      await copyStore(store, other);
      const late = { session_ref: "z", change: "enrolled", n: 1 };
      await put(other, { goals: { z: "{}" }, events: [[500, late]] });
      const file = await exported(other);
      expect(await imported(store, file)).toMatchObject({
        ok: true,
        value: { goals: { added: 1, present: 5 }, events: { added: 1 } },
      });
      expect(await exported(store)).toBe(file);
    });

    test("all that is in the way is listed, and nothing is imported", async () => {
      await put(other, {
        goals: {
          gone: "{}",
          lane: { lane_id: "L", status: "open" },
          new: "{}",
          other: "theirs",
          same: "{}",
        },
        artifacts: { "https://h/a": "theirs", "https://h/new": "{}" },
        events: [
          [1, { session_ref: "same", n: 1 }],
          [2, { session_ref: "new", n: 2 }],
        ],
      });
      await put(store, {
        goals: { other: "ours", same: "{}", holder: { lane_id: "L", status: "held" } },
        artifacts: { "https://h/a": "ours" },
        events: [
          [1, { session_ref: "gone", n: 7 }],
          [2, { session_ref: "same", n: 8 }],
        ],
      });
      const problems = await refused(await exported(other));
      expect(problems.toSorted()).toEqual([
        "import.artifact_differs: artifact https://h/a has another record here",
        'import.goal_differs: session "other" has another record here',
        'import.lane_taken: the lane of session "lane" has another goal here that is not complete',
        'import.trail_differs: session "gone" has another audit trail here',
        'import.trail_differs: session "same" has another audit trail here',
      ]);
    });

    test("conflicts are counted when they are many", async () => {
      const goals = (text: string): Hand => ({
        goals: Object.fromEntries(Array.from({ length: 300 }, (_, i) => [`s${i}`, text])),
      });
      await put(other, goals("theirs"));
      await put(store, goals("ours"));
      const answer = await imported(store, await exported(other));
      expect(answer).toMatchObject({ ok: false, total: 300 });
      expect(codesOf(answer)).toHaveLength(300);
    });

    test("a file that is damaged far inside imports nothing", async () => {
      await put(store, { goals: { mine: "{}" } });
      await seedStore(other, 130);
      const lines = (await exported(other)).split("\n");
      const at = lines.length - 5;
      const damaged = lines.with(at, (lines[at] ?? "").replace("importer", "1mporter")).join("\n");
      expect(damaged === lines.join("\n")).toBe(false);
      expect(await refused(damaged)).toEqual([
        expect.stringContaining(`import.damaged: f.jsonl:${at + 1}: is damaged`),
      ]);
      expect(await refused(`${lines.slice(0, at).join("\n")}\n`)).toEqual([
        expect.stringContaining(`import.truncated: f.jsonl:${at + 1}: is cut off`),
      ]);
      expect((await imported(store, lines.join("\n"))).ok).toBe(true);
    });
  });
}
