import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { faultsOf } from "../cli/intact.ts";
import { ENROLMENT, codes, openWorkspace, record } from "../cli/workspace.ts";
import { ARENAS, type Arena } from "./arenas.ts";
import { atOnce, start } from "./run-async.ts";
import { PATIENCE, SCALE, report } from "./scale.ts";

/** Many processes at once: all succeed, asks keep their order and indexes, nobody sees a lock. */
const { writers, writesEach } = SCALE;

/** Each writer asks again and again; the indexes that were printed to it, in order. */
async function ask({ space }: Arena, writer: number, ref: string): Promise<readonly number[]> {
  const indexes: number[] = [];
  for (let i = 0; i < writesEach; i += 1) {
    const text = ["--open-ask", `writer ${writer} asks ${i}`];
    const { exit, stdout, stderr } = await start(
      "svc-goals",
      ["add-ask", "--session-ref", ref, ...text],
      space.root,
    ).ran;
    expect([exit, stderr]).toEqual([0, ""]);
    indexes.push(Number(stdout));
  }
  return indexes;
}

function texts({ space }: Arena, ref: string): readonly string[] {
  const asks = record(space.goals("get", "--session-ref", ref))["open_asks"] as { text: string }[];
  return asks.map(({ text }) => text);
}

describe.each([...ARENAS])("many processes on $name", ({ name, open }) => {
  let arena: Arena;
  beforeAll(async () => {
    arena = await open("many-writers");
  });
  afterAll(() => arena.space.remove());

  test(
    `${writers} processes, ${writesEach} writes each, on one goal`,
    async () => {
      arena.space.goals("set", "--session-ref", "one", ...ENROLMENT);
      const started = performance.now();
      const indexes = await atOnce(writers, (writer) => ask(arena, writer, "one"));
      const seconds = (performance.now() - started) / 1000;
      const all = texts(arena, "one");
      expect(all).toHaveLength(writers * writesEach);
      indexes.forEach((own, writer) => {
        expect(own).toEqual(own.toSorted((a, b) => a - b));
        own.forEach((index, i) => expect(all[index]).toBe(`writer ${writer} asks ${i}`));
      });
      expect(new Set(indexes.flat()).size).toBe(writers * writesEach);
      expect(await arena.faults()).toEqual([]);
      report(
        `${name}, one goal: ${all.length} writes in ${seconds.toFixed(1)} s, ${(all.length / seconds).toFixed(0)} a second`,
      );
    },
    PATIENCE,
  );

  test(
    `${writers} processes, ${writesEach} writes each, on ${writers} goals`,
    async () => {
      const started = performance.now();
      await atOnce(writers, async (writer) => {
        const set = [
          "set",
          "--session-ref",
          `own-${writer}`,
          ...ENROLMENT,
          "--lane-id",
          `own-${writer}`,
        ];
        expect((await start("svc-goals", set, arena.space.root).ran).exit).toBe(0);
        expect(await ask(arena, writer, `own-${writer}`)).toEqual(
          Array.from({ length: writesEach }, (_, i) => i),
        );
      });
      const seconds = (performance.now() - started) / 1000;
      const count = writers * (writesEach + 1);
      expect(await arena.faults()).toEqual([]);
      report(
        `${name}, many goals: ${count} writes in ${seconds.toFixed(1)} s, ${(count / seconds).toFixed(0)} a second`,
      );
    },
    PATIENCE,
  );

  test(
    "32 enrolments of one lane: exactly one wins, and the others are told which",
    async () => {
      const ran = await atOnce(32, (at) => {
        const set = ["set", "--session-ref", `rival-${at}`, ...ENROLMENT, "--lane-id", "the-lane"];
        return start("svc-goals", set, arena.space.root).ran;
      });
      const winners = ran.flatMap(({ exit }, at) => (exit === 0 ? [`rival-${at}`] : []));
      expect(winners).toHaveLength(1);
      for (const lost of ran.filter(({ exit }) => exit !== 0)) {
        expect([lost.exit, lost.stdout, codes(lost)]).toEqual([1, "", ["lane.taken"]]);
        expect(lost.stderr).toContain(`belongs to session "${winners[0]}"`);
      }
      expect(await arena.faults()).toEqual([]);
    },
    PATIENCE,
  );
});

test(
  "32 first writes into a root that is not there yet",
  async () => {
    const space = openWorkspace("many-first-writers");
    const root = `${space.folder}/new/root`;
    const ran = await atOnce(32, (at) => {
      const set = ["set", "--session-ref", `first-${at}`, ...ENROLMENT, "--lane-id", `first-${at}`];
      return start("svc-goals", [...set, "--root", root], space.root).ran;
    });
    expect(
      ran.map(({ exit, stderr }) => `${exit}${/same_text/u.test(stderr) ? "" : stderr}`),
    ).toEqual(Array.from({ length: 32 }, () => "0"));
    expect(faultsOf(`${root}/svc.db`)).toEqual([]);
    space.remove();
  },
  PATIENCE,
);
