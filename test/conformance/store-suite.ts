import { afterEach, beforeEach, describe, expect, test, setDefaultTimeout } from "bun:test";
import {
  type EventQuery,
  type Reader,
  type Store,
  StoreError,
  type Writer,
} from "../../src/store/port.ts";
import { isReviewed, readArtifact } from "../../src/domain/artifact-decode.ts";
import { readWhatIsLeft } from "../../src/domain/goal-decode.ts";
import type { Fixture } from "./engines.ts";
import { SERVER_PATIENCE } from "../postgres/server.ts";

async function all<T>(rows: AsyncIterable<T>): Promise<T[]> {
  return Array.fromAsync(rows);
}

/** What a promise rejects with; undefined when it does not. */
async function rejection(promise: Promise<unknown>): Promise<unknown> {
  return promise.then(
    () => undefined,
    (error: unknown) => error,
  );
}

function goalText(values: Record<string, unknown>): string {
  return JSON.stringify(values);
}

/** The contract of `src/store/port.ts`, stamped over an engine. */
export function storeSuite(name: string, open: () => Promise<Fixture>): void {
  setDefaultTimeout(SERVER_PATIENCE);
  describe(`store on ${name}`, () => {
    let fixture: Fixture;
    let store: Store;
    beforeEach(async () => {
      fixture = await open();
      store = fixture.store;
    });
    afterEach(() => fixture.dispose());

    const read = <T>(work: (reader: Reader) => Promise<T>): Promise<T> => store.read(work);
    const write = <T>(work: (writer: Writer) => Promise<T>): Promise<T> => store.write(work);
    const putGoals = (...rows: [string, Record<string, unknown> | string][]): Promise<void> =>
      write(async (writer) => {
        for (const [session_ref, value] of rows) {
          const text = typeof value === "string" ? value : goalText(value);
          await writer.putGoal({ session_ref, text });
        }
      });
    const sessions = async (rows: (reader: Reader) => AsyncIterable<{ session_ref: string }>) =>
      read(async (reader) => (await all(rows(reader))).map(({ session_ref }) => session_ref));

    test("a store that does not exist yet reads as an empty one", async () => {
      await read(async (reader) => {
        expect(await reader.goal("a")).toBeNull();
        expect(await reader.anchoredGoal("a")).toBeNull();
        expect(await all(reader.goals({}))).toEqual([]);
        expect(await all(reader.liveGoals())).toEqual([]);
        expect(await all(reader.anchoredGoals())).toEqual([]);
        expect(await reader.laneHolder("a")).toBeNull();
        expect(await reader.sessionWithGoal("a")).toBeNull();
        expect(await reader.artifact("https://a/")).toBeNull();
        expect(await all(reader.artifacts({}))).toEqual([]);
        expect(await all(reader.events({ about: "everything" }))).toEqual([]);
        expect(await all(reader.events({ about: "each goal" }))).toEqual([]);
        expect(await all(reader.events({ about: "each artifact" }))).toEqual([]);
      });
      const wrong = (await store.examine(Date.now())).findings.filter((f) => f.level === "wrong");
      expect(wrong).toEqual([]);
    });

    test("an empty transaction leaves an empty store", async () => {
      expect(await write(async () => 7)).toBe(7);
      expect(await sessions((reader) => reader.goals({}))).toEqual([]);
    });

    test.each([
      ["an object", '{"status":"open"}'],
      ["spaces and key order", '{ "b" : 1,\n "a":2 }\n'],
      ["no JSON", "garbage {"],
      ["empty", ""],
      ["an array", "[1]"],
      ["a number", "1e400"],
      ["escapes and astral text", '{"goal":"\\u0000 \u{1F600} \u202E \\ud800"}'],
      ["statuses of other types", '{"status":5,"lane_id":{"a":1},"goal":null}'],
      ["deep nesting", `{"status":${"[".repeat(3000)}${"]".repeat(3000)}}`],
      ["1 MiB", goalText({ goal: "x".repeat(1024 * 1024), status: "open" })],
    ])("text is kept byte for byte: %s", async (_, text) => {
      expect(await write((writer) => writer.putGoal({ session_ref: "s", text }))).toBeUndefined();
      const url = "https://host/a";
      expect(await write((writer) => writer.putArtifact({ url, text }))).toBeUndefined();
      const seq = await write((writer) => writer.appendEvent(text));
      await read(async (reader) => {
        expect(await reader.goal("s")).toEqual({ session_ref: "s", text });
        expect(await all(reader.goals({}))).toEqual([{ session_ref: "s", text }]);
        expect(await reader.artifact(url)).toEqual({ url, text });
        expect(await all(reader.artifacts({}))).toEqual([{ url, text }]);
        expect(await all(reader.artifacts({ unreviewed: true }))).toEqual([{ url, text }]);
        expect(await all(reader.events({ about: "everything" }))).toEqual([{ seq, text }]);
      });
    });

    test("putting a goal again replaces it", async () => {
      await putGoals(["s", { status: "open" }], ["s", { status: "working" }]);
      expect(await read((reader) => all(reader.goals({})))).toEqual([
        { session_ref: "s", text: '{"status":"working"}' },
      ]);
    });

    test("goals come in the order of the bytes of their references", async () => {
      const refs = ["b", "a", "B", "\u{1F600}", "\uFB00", "é", "a b", "a\u0301"];
      await putGoals(...refs.map((ref): [string, string] => [ref, "{}"]));
      expect(await sessions((reader) => reader.goals({}))).toEqual(
        refs.toSorted((a, b) => Buffer.compare(Buffer.from(a), Buffer.from(b))),
      );
    });

    test("goals are chosen by status and limited", async () => {
      await putGoals(
        ["a", { status: "open" }],
        ["b", { status: "working" }],
        ["c", { status: "complete" }],
        ["d", "garbage"],
        ["e", { status: "open" }],
      );
      expect(await sessions((r) => r.goals({ statuses: ["open"] }))).toEqual(["a", "e"]);
      expect(await sessions((r) => r.goals({ statuses: ["complete", "open", "open"] }))).toEqual([
        "a",
        "c",
        "e",
      ]);
      expect(await sessions((r) => r.goals({ statuses: [] }))).toEqual([]);
      expect(await sessions((r) => r.goals({ statuses: ["bogus"] }))).toEqual([]);
      expect(await sessions((r) => r.goals({ limit: 2 }))).toEqual(["a", "b"]);
      expect(await sessions((r) => r.goals({ statuses: ["open"], limit: 1 }))).toEqual(["a"]);
      expect(await sessions((r) => r.goals({ limit: 0 }))).toEqual([]);
    });

    test("more goals than an engine reads at once come whole, in order and limited", async () => {
      const refs = Array.from({ length: 1003 }, (_, i) => `s${1000 + i}`);
      const rows = refs.map((session_ref) => ({ session_ref, text: '{"status":"open"}' }));
      await write((writer) => writer.addGoals(rows));
      expect(await sessions((r) => r.goals({}))).toEqual(refs);
      expect((await sessions((r) => r.liveGoals())).toSorted()).toEqual(refs);
      for (const limit of [499, 500, 501, 1000, 1001, 2000]) {
        expect(await sessions((r) => r.goals({ limit }))).toEqual(refs.slice(0, limit));
        expect(await sessions((r) => r.goals({ statuses: ["open"], limit }))).toEqual(
          refs.slice(0, limit),
        );
      }
    });

    test("live goals are those neither complete nor abandoned, and those without a status", async () => {
      const statuses = ["open", "working", "paused", "held", "redirected", "deferred"];
      await putGoals(
        ...statuses.map((status): [string, Record<string, unknown>] => [status, { status }]),
        ["complete", { status: "complete" }],
        ["abandoned", { status: "abandoned" }],
        ["malformed", "{"],
      );
      const live = await sessions((reader) => reader.liveGoals());
      expect(live.toSorted()).toEqual([...statuses, "malformed"].toSorted());
    });

    test("what is nested too deeply is found by its key and in the lists only", async () => {
      const nested = (depth: number, values: object): string =>
        JSON.stringify({ ...values, deep: 0 }).replace(
          '"deep":0',
          `"deep":${"[".repeat(depth - 1)}${"]".repeat(depth - 1)}`,
        );
      for (const [session, depth] of [
        ["deepest", 1000],
        ["deeper", 1001],
        ["bottomless", 100_000],
      ] as const) {
        const url = `https://h/${session}`;
        await putGoals([session, nested(depth, { status: "complete" })]);
        await write(async (writer) => {
          await writer.putArtifact({ url, text: nested(depth, { reviewed: true }) });
          await writer.appendEvent(nested(depth, { session_ref: session, change: "asked" }));
        });
      }
      expect(await sessions((r) => r.goals({ statuses: ["complete"] }))).toEqual(["deepest"]);
      expect((await sessions((r) => r.liveGoals())).toSorted()).toEqual(["bottomless", "deeper"]);
      await read(async (reader) => {
        const unreviewed = await all(reader.artifacts({ unreviewed: true }));
        expect(unreviewed.map(({ url }) => url)).toEqual([
          "https://h/deeper",
          "https://h/bottomless",
        ]);
        const about = (sessionRef: string) => all(reader.events({ about: "goals", sessionRef }));
        expect(await about("deepest")).toHaveLength(1);
        expect(await about("deeper")).toEqual([]);
      });
    });

    test.each([1, 100, 101, 1000, 1001])(
      "what is nested %d levels deep is left out of a list only where it is shown as reviewed or complete",
      async (depth) => {
        const nested = depth === 1 ? "0" : `${"[".repeat(depth - 1)}${"]".repeat(depth - 1)}`;
        const text = (values: string): string => `{${values},"x":${nested}}`;
        await putGoals(["done", text('"status":"complete"')], ["none", text('"status":7')]);
        await write(async (writer) => {
          await writer.putArtifact({ url: "https://h/yes", text: text('"reviewed":true') });
          await writer.putArtifact({ url: "https://h/no", text: text('"reviewed":"true"') });
        });
        await read(async (reader) => {
          const unreviewed = (await all(reader.artifacts({ unreviewed: true }))).map(
            ({ url }) => url,
          );
          const shown = (await all(reader.artifacts({}))).map(readArtifact);
          expect(shown.filter((one) => !isReviewed(one)).map(({ url }) => url)).toEqual(unreviewed);
          expect(shown.map((one) => one.shown.reviewed === true)).toEqual([depth <= 1000, false]);
          const live = (await all(reader.liveGoals())).map(({ session_ref }) => session_ref);
          const goals = await all(reader.goals({}));
          expect(
            goals
              .filter((row) => readWhatIsLeft(row).keys.status !== "complete")
              .map(({ session_ref }) => session_ref),
          ).toEqual(live.toSorted());
        });
      },
    );

    test("a lane has one goal that is not complete", async () => {
      await putGoals(["a", { status: "open", lane_id: "L" }]);
      expect(await read((reader) => reader.laneHolder("L"))).toBe("a");
      expect(await read((reader) => reader.laneHolder("M"))).toBeNull();
      const taking = putGoals(["x", { status: "open" }], ["b", { status: "held", lane_id: "L" }]);
      expect(await rejection(taking)).toBeInstanceOf(StoreError);
      expect(await rejection(putGoals(["b", { status: "abandoned", lane_id: "L" }]))).toMatchObject(
        {
          problem: { kind: "store", code: "store.lane_taken" },
        },
      );
      expect(await sessions((reader) => reader.goals({}))).toEqual(["a"]);
      await putGoals(["b", { status: "complete", lane_id: "L" }]);
      expect(await read((reader) => reader.laneHolder("L"))).toBe("a");
      await putGoals(["a", { status: "complete", lane_id: "L" }]);
      expect(await read((reader) => reader.laneHolder("L"))).toBeNull();
      await putGoals(["b", { status: "open", lane_id: "L" }]);
      expect(await read((reader) => reader.laneHolder("L"))).toBe("b");
    });

    test("the session of an unfinished goal is found by the exact text of the goal", async () => {
      const long = `${"start ".repeat(20)}MIDDLE${" end".repeat(20)}`;
      await putGoals(
        ["a", { status: "open", goal: long }],
        ["b", { status: "complete", goal: "done" }],
        ["c", { status: "abandoned", goal: "left" }],
        ["d", { status: "open", goal: "" }],
      );
      await read(async (reader) => {
        expect(await reader.sessionWithGoal(long)).toBe("a");
        expect(await reader.sessionWithGoal(long.replace("MIDDLE", "middle"))).toBeNull();
        expect(await reader.sessionWithGoal("done")).toBeNull();
        expect(await reader.sessionWithGoal("left")).toBe("c");
        expect(await reader.sessionWithGoal("")).toBe("d");
      });
    });

    test("a goal comes with its first enrolment and its latest redirect", async () => {
      const event = (change: string, session_ref: string, n: number): string =>
        JSON.stringify({ session_ref, change, n });
      await putGoals(["s", "{}"], ["t", "{}"]);
      await write(async (writer) => {
        for (const text of [
          event("asked", "s", 0),
          event("enrolled", "s", 1),
          event("enrolled", "t", 2),
          event("redirected", "s", 3),
          event("enrolled", "s", 4),
          event("redirected", "s", 5),
          event("held", "s", 6),
        ]) {
          expect(await writer.appendEvent(text)).toBeNumber();
        }
      });
      const s = {
        session_ref: "s",
        text: "{}",
        anchors: { enrolment: event("enrolled", "s", 1), redirect: event("redirected", "s", 5) },
      };
      const t = {
        session_ref: "t",
        text: "{}",
        anchors: { enrolment: event("enrolled", "t", 2), redirect: null },
      };
      await putGoals(["u", "{}"]);
      const u = { session_ref: "u", text: "{}", anchors: { enrolment: null, redirect: null } };
      await read(async (reader) => {
        expect(await reader.anchoredGoal("s")).toEqual(s);
        expect(await reader.anchoredGoal("t")).toEqual(t);
        expect(await reader.anchoredGoal("u")).toEqual(u);
        expect(await all(reader.anchoredGoals())).toEqual([s, t, u]);
        expect(await all(reader.liveGoals())).toHaveLength(3);
      });
    });

    test("an artifact is found by any spelling of its url", async () => {
      const rows = [
        "https://host.example/a",
        "HTTPS://Odd.example:443/x/../b",
        "https://host.example/ä",
        "not a url",
        "https://host.example:8443/p",
      ];
      await write(async (writer) => {
        for (const url of rows) await writer.putArtifact({ url, text: JSON.stringify({ url }) });
      });
      const found = (url: string): Promise<string | null> =>
        read(async (reader) => {
          const one = await reader.artifact(url);
          expect(await reader.manyArtifacts([url, "https://h/none", url])).toEqual([
            one,
            null,
            one,
          ]);
          return one?.url ?? null;
        });
      for (const url of rows) expect(await found(url)).toBe(url);
      expect(await read((reader) => reader.manyArtifacts([]))).toEqual([]);
      const many = await read((reader) => reader.manyArtifacts(rows.toReversed()));
      expect(many.map((one) => one?.url)).toEqual(rows.toReversed());
      expect(await found("HTTPS://HOST.example:443/./a")).toBe(rows[0]!);
      expect(await found("https://odd.example/b")).toBe(rows[1]!);
      expect(await found("https://host.example/%C3%A4")).toBe(rows[2]!);
      expect(await found("https://Host.example:8443/p")).toBe(rows[4]!);
      expect(await found("https://host.example/a/")).toBeNull();
      expect(await found("https://host.example/A")).toBeNull();
      await write((w) => w.putArtifact({ url: "https://HOST.example/a", text: "{}" }));
      expect(await read((reader) => all(reader.artifacts({})))).toHaveLength(rows.length);
      expect(await found("https://host.example/a")).toBe("https://HOST.example/a");
    });

    test("artifacts come oldest publication first, ties in order of insertion", async () => {
      const at = (published_at: unknown, reviewed?: unknown): string =>
        JSON.stringify({ published_at, reviewed });
      const rows: [string, string][] = [
        ["https://h/3", at("2026-01-02T00:00:00Z")],
        ["https://h/9", at("2026-01-01T00:00:00Z", true)],
        ["https://h/2", at("2026-01-01T00:00:00Z", false)],
        ["https://h/none", at(null, "true")],
        ["https://h/number", at(5, 1)],
        ["https://h/bad", "{"],
      ];
      await write(async (writer) => {
        for (const [url, text] of rows) await writer.putArtifact({ url, text });
      });
      const urls = (unreviewed: boolean): Promise<string[]> =>
        read(async (reader) =>
          (await all(reader.artifacts({ unreviewed }))).map(({ url }) => url.slice(10)),
        );
      expect(await urls(false)).toEqual(["none", "number", "bad", "9", "2", "3"]);
      expect(await urls(true)).toEqual(["none", "number", "bad", "2", "3"]);
      await write((writer) =>
        writer.putArtifact({ url: "https://h/9", text: at("2026-01-02T00:00:00Z", false) }),
      );
      expect(await urls(false)).toEqual(["none", "number", "bad", "2", "3", "9"]);
      // Published anew in the second of another, it keeps its place before that.
      await write((writer) =>
        writer.putArtifact({ url: "https://h/3", text: at("2026-01-02T00:00:00Z", false) }),
      );
      expect(await urls(false)).toEqual(["none", "number", "bad", "2", "3", "9"]);
    });

    test("events are numbered upwards and chosen by what they are about", async () => {
      const texts = [
        '{"session_ref":"s","n":1}',
        '{"url":"https://h/a","n":2}',
        '{"session_ref":"t","n":3}',
        "garbage",
        '{"url":"https://h/b","n":5}',
        '{"session_ref":"s","n":6}',
      ];
      const seqs: number[] = [];
      for (const text of texts) seqs.push(await write((writer) => writer.appendEvent(text)));
      expect(seqs).toEqual(seqs.toSorted((a, b) => a - b));
      expect(new Set(seqs).size).toBe(texts.length);
      const rows = texts.map((text, at) => ({ seq: seqs[at]!, text }));
      const pick = (...at: number[]): { seq: number; text: string }[] => at.map((i) => rows[i]!);
      await read(async (reader) => {
        expect(await all(reader.events({ about: "everything" }))).toEqual(rows);
        expect(await all(reader.events({ about: "goals" }))).toEqual(pick(0, 2, 3, 5));
        expect(await all(reader.events({ about: "goals", sessionRef: "s" }))).toEqual(pick(0, 5));
        expect(await all(reader.events({ about: "artifacts" }))).toEqual(pick(1, 4));
        expect(await all(reader.events({ about: "artifacts", normalUrl: "https://h/b" }))).toEqual(
          pick(4),
        );
        expect(await all(reader.events({ about: "goals", sessionRef: "x" }))).toEqual([]);
      });
    });

    test("the events of some artifacts are those of each of them, in their order", async () => {
      const texts: string[] = [];
      for (let round = 0; round < 50; round += 1) {
        texts.push(`{"url":"https://h/many","n":${round}}`);
        if (round < 2) texts.push(`{"url":"https://h/a","n":${round}}`, `{"url":"https://h/b"}`);
        if (round === 30) texts.push('{"session_ref":"s"}', "garbage", '{"url":"no url"}');
      }
      await write(async (writer) => {
        for (const text of texts) await writer.appendEvent(text);
      });
      await read(async (reader) => {
        const wanted = ["https://h/a", "https://h/none", "https://h/many", "no url"];
        const normalUrls = [...wanted, "https://h/a"];
        const found = await all(reader.events({ about: "some artifacts", normalUrls }));
        expect(found).toHaveLength(2 + 50 + 1);
        for (const url of wanted) {
          const named = `"url":"${url}"`;
          const one = await all(reader.events({ about: "artifacts", normalUrl: url }));
          expect(found.filter(({ text }) => text.includes(named))).toEqual(one);
        }
        expect(await all(reader.events({ about: "some artifacts", normalUrls: [] }))).toEqual([]);
      });
    });

    test("the extent counts rows and knows the number of the latest event", async () => {
      const none = { goals: 0, artifacts: 0, events: 0, lastSeq: 0 };
      expect(await read((reader) => reader.extent())).toEqual(none);
      await putGoals(["a", "{}"], ["b", "{}"]);
      await write((writer) => writer.putArtifact({ url: "https://h/a", text: "{}" }));
      const lastSeq = await write((writer) => writer.appendEvent("{}"));
      const some = { goals: 2, artifacts: 1, events: 1, lastSeq };
      expect(await read((reader) => reader.extent())).toEqual(some);
      expect(await write((writer) => writer.extent())).toEqual(some);
    });

    test("enrolments are found where the row is missing, however many rows there are", async () => {
      const enrolment = (session_ref: unknown, change: unknown = "enrolled"): string =>
        JSON.stringify({ change, session_ref });
      const rowless = () => read((reader) => all(reader.rowlessEnrolments()));
      expect(await rowless()).toEqual([]);
      await putGoals(["here", "{}"], ["by hand", "no record"]);
      const seqs = await write(async (writer) => {
        const appended: number[] = [];
        for (const text of [
          enrolment("here"),
          enrolment("gone"),
          enrolment("gone", "held"),
          enrolment("gone too\n\u{1F600}"),
          enrolment(7),
          enrolment("gone", null),
          '{"change":"enrolled"}',
          "enrolled",
        ]) {
          appended.push(await writer.appendEvent(text));
        }
        return appended;
      });
      const found = (await rowless()).toSorted((a, b) => a.seq - b.seq);
      expect(found).toEqual([
        { seq: seqs[1]!, text: enrolment("gone") },
        { seq: seqs[3]!, text: enrolment("gone too\n\u{1F600}") },
      ]);
      const many = Array.from({ length: 1200 }, (_, at) => enrolment(`m${at}`));
      await write(async (writer) => {
        const { lastSeq } = await writer.extent();
        await writer.addEvents(many.map((text, at) => ({ seq: lastSeq + 1 + at, text })));
      });
      expect(await rowless()).toHaveLength(1202);
      await write(async (writer) => {
        await writer.putGoal({ session_ref: "m700", text: "{}" });
        expect(await all(writer.rowlessEnrolments())).toHaveLength(1201);
      });
    });

    test("of some sessions it tells whose latest redirect no status follows", async () => {
      const event = (session_ref: string, change: string, after: object = {}): string =>
        JSON.stringify({ session_ref, change, new: after });
      const trails: Record<string, readonly (readonly [string, object?])[]> = {
        never: [
          ["enrolled", { status: "open" }],
          ["updated", { status: "working" }],
        ],
        told: [
          ["redirected", { status: "redirected" }],
          ["updated", { status: "open" }],
          ["asked"],
        ],
        untold: [
          ["updated", { status: "working" }],
          ["redirected", { status: "held" }],
          ["resumed", { status: "working" }],
          ["updated", { reasoning: 'the "status" is a \\ word,\n"status":"open"' }],
        ],
        again: [["redirected"], ["updated", { status: "open" }], ["redirected"], ["held"]],
        "an odd\n\u{1F600} one": [["redirected"], ["updated", { status: 7 }]],
        late: [
          ["redirected"],
          ["updated", { reasoning: "status" }],
          ["updated", { status: "open" }],
        ],
        busy: [["redirected"], ...Array.from({ length: 40 }, () => ["updated", {}] as const)],
      };
      const names = Object.keys(trails);
      const ask = (refs: readonly string[]) =>
        read((reader) => reader.redirectsWithoutStatus(refs));
      expect(await ask(names)).toEqual([]);
      await write(async (writer) => {
        for (let round = 0; round < 45; round += 1) {
          for (const session of names) {
            const [change, after] = trails[session]?.[round] ?? [];
            if (change !== undefined) await writer.appendEvent(event(session, change, after));
          }
        }
      });
      const untold = ["untold", "again", "an odd\n\u{1F600} one", "busy"];
      expect(await ask(names)).toEqual(untold);
      expect(await ask(["busy", "nobody", "told", "again"])).toEqual(["busy", "again"]);
      expect(await ask([])).toEqual([]);
      const own = await write(async (writer) => {
        await writer.appendEvent(event("busy", "updated", { status: "working" }));
        return writer.redirectsWithoutStatus(names);
      });
      expect(own).toEqual(untold.slice(0, -1));
      await fixture.putByHand({ record: event("again", "updated", { status: "paused" }) });
      await fixture.putByHand({ record: event("told", "redirected") });
      await fixture.putByHand({ record: "garbage" });
      expect(await ask(names)).toEqual(["told", "untold", "an odd\n\u{1F600} one"]);
    });

    test("events can be had session by session and artifact by artifact", async () => {
      const texts = [
        '{"session_ref":"t","n":0}',
        '{"url":"https://h/b","n":1}',
        '{"session_ref":"s","n":2}',
        "garbage",
        '{"session_ref":"\u{1F600}","n":4}',
        '{"session_ref":"t","n":5}',
        '{"url":"https://h/a","session_ref":"s","n":6}',
        '{"session_ref":"\uFB00","n":7}',
        '{"url":"https://h/b","n":8}',
        '{"session_ref":"s","session_ref":"t"}',
      ];
      await write(async (writer) => {
        for (const text of texts) await writer.appendEvent(text);
      });
      const textsOf = (about: "each goal" | "each artifact"): Promise<string[]> =>
        read(async (reader) => (await all(reader.events({ about }))).map(({ text }) => text));
      expect(await textsOf("each goal")).toEqual([2, 0, 5, 7, 4].map((at) => texts[at]!));
      expect(await textsOf("each artifact")).toEqual([6, 1, 8].map((at) => texts[at]!));
    });

    test("events that another program has put in by their record stand where it says", async () => {
      const texts: string[] = [];
      const add = async (by: "command" | "hand", text: string): Promise<void> => {
        if (by === "hand") await fixture.putByHand({ record: text });
        else await write((writer) => writer.appendEvent(text));
        texts.push(text);
      };
      const about = (session_ref: string, change: string): string =>
        JSON.stringify({ session_ref, change, n: texts.length });
      const of = (url: string): string =>
        JSON.stringify({ url, change: "recorded", n: texts.length });
      await putGoals(["s", "{}"], ["t", "{}"], ["v", "{}"]);
      await add("command", about("s", "enrolled"));
      await add("hand", about("t", "enrolled"));
      await add("hand", of("https://h/b"));
      await add("command", about("t", "enrolled"));
      await add("hand", '{"\\u0073ession_ref":"\\u0073","change":"\\u0072edirected"}');
      await add("command", of("https://h/a"));
      await add("command", about("v", "redirected"));
      await add("hand", of("https://h/a"));
      await add("hand", '{"session_ref":"s","session_ref":"t","change":"redirected"}');
      await add("hand", "garbage s");
      await add("hand", about("v", "redirected"));
      await add("hand", about("s", "enrolled"));
      const pick = (...at: number[]): string[] => at.map((i) => texts[i]!);
      await read(async (reader) => {
        const found = async (query: EventQuery): Promise<string[]> =>
          (await all(reader.events(query))).map(({ text }) => text);
        expect(await found({ about: "everything" })).toEqual(texts);
        expect(await found({ about: "goals" })).toEqual(pick(0, 1, 3, 4, 6, 8, 9, 10, 11));
        expect(await found({ about: "goals", sessionRef: "s" })).toEqual(pick(0, 4, 11));
        expect(await found({ about: "goals", sessionRef: "t" })).toEqual(pick(1, 3));
        expect(await found({ about: "artifacts" })).toEqual(pick(2, 5, 7));
        const normalUrl = "https://h/a";
        expect(await found({ about: "artifacts", normalUrl })).toEqual(pick(5, 7));
        expect(await found({ about: "some artifacts", normalUrls: [normalUrl] })).toEqual(
          pick(5, 7),
        );
        expect(await found({ about: "each goal" })).toEqual(pick(0, 4, 11, 1, 3, 6, 10));
        expect(await found({ about: "each artifact" })).toEqual(pick(5, 7, 2));
        const anchors = new Map([
          ["s", { enrolment: texts[0]!, redirect: texts[4]! }],
          ["t", { enrolment: texts[1]!, redirect: null }],
          ["v", { enrolment: null, redirect: texts[10]! }],
        ]);
        for (const [ref, expected] of anchors) {
          expect((await reader.anchoredGoal(ref))?.anchors).toEqual(expected);
        }
        for (const goals of [reader.anchoredGoals(), reader.liveGoals()]) {
          const listed = (await all(goals)).map(
            (goal) => [goal.session_ref, goal.anchors] as const,
          );
          expect(new Map(listed)).toEqual(anchors);
        }
      });
    });

    test("more events than an engine reads at once are merged whole", async () => {
      const text = (ref: string, n: number): string =>
        JSON.stringify({ session_ref: ref, change: "asked", n });
      const refs = ["a", "b", "c"];
      // Texts without a change are read like those that were put in by hand.
      const bare = (ref: string, n: number): string => JSON.stringify({ session_ref: ref, n });
      const texts = Array.from({ length: 3300 }, (_, n) =>
        (n % 2 === 0 ? text : bare)(refs[n % 3]!, n),
      );
      await write((writer) => writer.addEvents(texts.map((one, i) => ({ seq: i + 1, text: one }))));
      await read(async (reader) => {
        const found = async (query: EventQuery): Promise<string[]> =>
          (await all(reader.events(query))).map((event) => event.text);
        const of = (ref: string): string[] => texts.filter((one) => one.includes(`"${ref}"`));
        expect(await found({ about: "everything" })).toEqual(texts);
        expect(await found({ about: "goals" })).toEqual(texts);
        expect(await found({ about: "goals", sessionRef: "b" })).toEqual(of("b"));
        expect(await found({ about: "each goal" })).toEqual(refs.flatMap(of));
      });
    });

    test("an artifact that another program has put in stands where its time says", async () => {
      const at = (hour: number, reviewed = false): string =>
        JSON.stringify({ published_at: `2026-01-01T0${hour}:00:00Z`, reviewed });
      const put = (url: string, text: string): Promise<unknown> =>
        write((writer) => writer.putArtifact({ url, text }));
      await put("https://h/3", at(3));
      await fixture.putByHand({ url: "https://h/2", record: at(2) });
      await put("https://h/1", at(1));
      await fixture.putByHand({ url: "https://h/4", record: at(4, true) });
      await fixture.putByHand({ url: "https://h/none", record: "garbage" });
      await fixture.putByHand({ url: "https://h/1-too", record: at(1) });
      const urls = (unreviewed: boolean): Promise<string[]> =>
        read(async (reader) =>
          (await all(reader.artifacts({ unreviewed }))).map(({ url }) => url.slice(10)),
        );
      expect(await urls(false)).toEqual(["none", "1", "1-too", "2", "3", "4"]);
      expect(await urls(true)).toEqual(["none", "1", "1-too", "2", "3"]);
    });

    test("rows of another store are added where there are none, and nothing is replaced", async () => {
      const row = (session_ref: string, text: string): { session_ref: string; text: string } => ({
        session_ref,
        text,
      });
      await putGoals(["a", "1"], ["b", "2"], ["l", { lane_id: "L", status: "open" }]);
      const lane = goalText({ lane_id: "L", status: "held" });
      const other = goalText({ lane_id: "M", status: "open" });
      const rows = [
        row("a", "1"),
        row("b", "other"),
        row("c", "garbage"),
        row("c", "garbage"),
        row("x", lane),
        row("y", goalText({ lane_id: "L", status: "complete" })),
        row("z", other),
        row("zz", other),
        row("l", goalText({ lane_id: "L", status: "open" })),
      ];
      expect(await write((writer) => writer.addGoals(rows))).toEqual([
        "present",
        "differs",
        "added",
        "present",
        "lane_taken",
        "added",
        "added",
        "lane_taken",
        "present",
      ]);
      expect(await write((writer) => writer.addGoals([]))).toEqual([]);
      expect(await sessions((reader) => reader.goals({}))).toEqual(["a", "b", "c", "l", "y", "z"]);
      expect(await read((reader) => reader.goal("b"))).toEqual(row("b", "2"));
      await putGoals(["c", { lane_id: "N", status: "open" }]);
      expect(await read((reader) => reader.laneHolder("M"))).toBe("z");
      expect(await read((reader) => reader.laneHolder("N"))).toBe("c");
    });

    test("artifacts of another store are added in their order, one for each address", async () => {
      await write((w) => w.putArtifact({ url: "https://h/a", text: "1" }));
      const rows = [
        { url: "https://h/z", text: "garbage" },
        { url: "https://h/a", text: "1" },
        { url: "https://H/a", text: "1" },
        { url: "https://h/b", text: "{}" },
        { url: "https://H:443/b", text: "{}" },
        { url: "https://h/a", text: "2" },
      ];
      expect(await write((writer) => writer.addArtifacts(rows))).toEqual([
        "added",
        "present",
        "differs",
        "added",
        "differs",
        "differs",
      ]);
      const urls = await read(async (reader) =>
        (await all(reader.artifacts({}))).map(({ url }) => url),
      );
      expect(urls).toEqual(["https://h/a", "https://h/z", "https://h/b"]);
    });

    test("rows of one address are added beside each other where that is asked for", async () => {
      const rows = [
        { url: "https://H:443/a", text: "1" },
        { url: "https://h/a", text: "2" },
        { url: "https://H/a", text: "3" },
      ];
      const add = (some: typeof rows, beside: boolean): Promise<readonly string[]> =>
        write((writer) => writer.addArtifacts(some, { beside }));
      expect(await add(rows.slice(0, 2), true)).toEqual(["added", "added"]);
      expect(await add(rows, false)).toEqual(["present", "present", "differs"]);
      expect(await add(rows, true)).toEqual(["present", "present", "added"]);
      expect(await add(rows, false)).toEqual(["present", "present", "present"]);
      const other = rows.map(({ url }) => ({ url, text: "other" }));
      expect(await add(other, true)).toEqual(["differs", "differs", "differs"]);
      await read(async (reader) => {
        expect(await all(reader.artifacts({}))).toEqual(rows);
        for (const row of rows) expect(await reader.artifact(row.url)).toMatchObject(row);
      });
      await write((w) => w.putArtifact({ url: "https://h/a", text: "new" }));
      expect((await read((reader) => all(reader.artifacts({})))).map(({ text }) => text)).toEqual([
        "1",
        "new",
        "3",
      ]);
    });

    test("events of another store keep their numbers, and later ones come behind them", async () => {
      const first = await write((writer) => writer.appendEvent("1"));
      const rows = [first + 4, first + 7].map((seq) => ({
        seq,
        text: `{"session_ref":"s${seq}"}`,
      }));
      expect(await write((writer) => writer.addEvents(rows))).toBeUndefined();
      expect(await write((writer) => writer.addEvents([]))).toBeUndefined();
      const last = await write((writer) => writer.appendEvent("last"));
      expect(last).toBeGreaterThan(first + 7);
      expect(await read((reader) => all(reader.events({ about: "everything" })))).toEqual([
        { seq: first, text: "1" },
        ...rows,
        { seq: last, text: "last" },
      ]);
      const ref = `s${first + 4}`;
      expect(
        await read((reader) => all(reader.events({ about: "goals", sessionRef: ref }))),
      ).toEqual([rows[0]!]);
    });

    test("bytes that are no text are kept as they are, or refused", async () => {
      const bytes = Uint8Array.from([0x7b, 0xff, 0x7d]);
      const odd = { text: "{\ufffd}", bytes };
      const rows = {
        goal: { session_ref: "s", ...odd },
        artifact: { url: "https://h/a", ...odd },
        event: { seq: 1, ...odd },
      };
      const refused = await rejection(write((writer) => writer.addGoals([rows.goal])));
      if (refused !== undefined) {
        expect(refused).toMatchObject({ problem: { kind: "store", code: "store.text" } });
        expect(await read((reader) => all(reader.goals({})))).toEqual([]);
        return;
      }
      const same = { session_ref: "s", text: odd.text };
      expect(await write((w) => w.addGoals([rows.goal, same]))).toEqual(["present", "differs"]);
      await write(async (writer) => {
        await writer.addArtifacts([rows.artifact]);
        await writer.addEvents([rows.event]);
      });
      await read(async (reader) => {
        expect(await all(reader.goals({}))).toEqual([rows.goal]);
        expect(await all(reader.artifacts({}))).toEqual([rows.artifact]);
        expect(await all(reader.events({ about: "everything" }))).toEqual([rows.event]);
        expect((await reader.goal("s"))?.text).toBe(odd.text);
      });
    });

    test("what was added is rolled back with the rest", async () => {
      const failing = write(async (writer) => {
        await writer.addGoals([{ session_ref: "a", text: "{}" }]);
        await writer.addArtifacts([{ url: "https://h/a", text: "{}" }]);
        await writer.addEvents([{ seq: 1, text: "{}" }]);
        expect(await writer.extent()).toEqual({ goals: 1, artifacts: 1, events: 1, lastSeq: 1 });
        throw new RangeError("mine");
      });
      expect(await rejection(failing)).toBeInstanceOf(RangeError);
      expect(await read((reader) => reader.extent())).toMatchObject({ goals: 0, lastSeq: 0 });
    });

    test("an examination of a sound store finds nothing wrong and changes nothing", async () => {
      await putGoals(["a", "garbage"]);
      const { facts, findings } = await store.examine(Date.now());
      expect(findings.filter(({ level }) => level === "wrong")).toEqual([]);
      expect(facts.map(([fact]) => fact)).toContain("engine");
      expect(await sessions((reader) => reader.goals({}))).toEqual(["a"]);
    });

    test("a transaction sees what it wrote, and nobody else does until it commits", async () => {
      const { promise: written, resolve: tell } = Promise.withResolvers<null>();
      const { promise: looked, resolve: goOn } = Promise.withResolvers<null>();
      await putGoals(["before", "{}"]);
      const writing = write(async (writer) => {
        await writer.putGoal({ session_ref: "new", text: "{}" });
        expect(await writer.goal("new")).toEqual({ session_ref: "new", text: "{}" });
        expect(await all(writer.goals({}))).toHaveLength(2);
        tell(null);
        await looked;
        return "committed";
      });
      await written;
      expect(await sessions((reader) => reader.goals({}))).toEqual(["before"]);
      goOn(null);
      expect(await writing).toBe("committed");
      expect(await sessions((reader) => reader.goals({}))).toEqual(["before", "new"]);
    });

    test("a view stays as it was while others write", async () => {
      await putGoals(["a", "1"]);
      await read(async (reader) => {
        expect(await reader.goal("a")).toEqual({ session_ref: "a", text: "1" });
        await putGoals(["a", "2"], ["b", "2"]);
        expect(await reader.goal("a")).toEqual({ session_ref: "a", text: "1" });
        expect(await all(reader.goals({}))).toHaveLength(1);
      });
      expect(await sessions((reader) => reader.goals({}))).toEqual(["a", "b"]);
    });

    test("what is not committed is rolled back", async () => {
      const failing = write(async (writer) => {
        await writer.putGoal({ session_ref: "a", text: "{}" });
        await writer.putArtifact({ url: "https://h/a", text: "{}" });
        await writer.appendEvent("{}");
        throw new RangeError("mine");
      });
      expect(await rejection(failing)).toBeInstanceOf(RangeError);
      await read(async (reader) => {
        expect(await all(reader.goals({}))).toEqual([]);
        expect(await all(reader.artifacts({}))).toEqual([]);
        expect(await all(reader.events({ about: "everything" }))).toEqual([]);
      });
      await putGoals(["b", "{}"]);
      expect(await sessions((reader) => reader.goals({}))).toEqual(["b"]);
    });

    test("what a reading work throws comes through, and the store goes on", async () => {
      await putGoals(["a", "{}"]);
      const failing = read(async (reader) => {
        for await (const _ of reader.goals({})) throw new RangeError("mine");
      });
      expect(await rejection(failing)).toBeInstanceOf(RangeError);
      expect(await sessions((reader) => reader.goals({}))).toEqual(["a"]);
    });

    test("writes that come at once are as if one after the other", async () => {
      await putGoals(["n", "0"]);
      const add = (): Promise<number> =>
        write(async (writer) => {
          const next = Number((await writer.goal("n"))?.text) + 1;
          await Promise.resolve();
          await writer.putGoal({ session_ref: "n", text: String(next) });
          return next;
        });
      const results = await Promise.all(Array.from({ length: 20 }, add));
      expect(results.toSorted((a, b) => a - b)).toEqual(
        Array.from({ length: 20 }, (_, i) => i + 1),
      );
      expect(await read((reader) => reader.goal("n"))).toEqual({ session_ref: "n", text: "20" });
    });

    test("iterations may be left early and run side by side", async () => {
      await putGoals(["a", "{}"], ["b", "{}"], ["c", "{}"]);
      await read(async (reader) => {
        for await (const { session_ref } of reader.goals({})) {
          expect(session_ref).toBe("a");
          break;
        }
        const pairs: string[] = [];
        for await (const one of reader.goals({})) {
          for await (const other of reader.goals({ limit: 2 })) {
            pairs.push(one.session_ref + other.session_ref);
          }
        }
        expect(pairs).toEqual(["aa", "ab", "ba", "bb", "ca", "cb"]);
      });
    });

    test("closing is done once, and a second time does nothing", async () => {
      await putGoals(["a", "{}"]);
      expect(await store.close()).toBeUndefined();
      expect(await store.close()).toBeUndefined();
    });
  });
}
