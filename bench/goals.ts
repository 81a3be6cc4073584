/** `svc-goals` against the floors of its runtime and store, over size, and against taskwarrior. */
import { mkdirSync, rmSync } from "node:fs";
import { openForReading } from "../src/store/sqlite/connection.ts";
import {
  checkAgainstTool,
  itemOf,
  paraphraseOf,
  sessionOf,
  storeOf,
  storesFolder,
} from "./goals-data.ts";
import { type Floors, compileFloors } from "./goals-floor.ts";
import { taskwarriorRows } from "./goals-taskwarrior.ts";
import { type Candidate, type Row, sideBySide } from "./measure.ts";

const DATA = "bench/.data";
const TOOL = "dist/bin/svc-goals";
const ROUNDS = 31;
/** A round more, since each candidate is warmed up once. */
const RUNS = ROUNDS + 1;
/** How many goals the commands below use up or share. */
const MOST_USED = 4 * RUNS;

/** Everything about goals, as rows of the table. */
export function goalsRows(): readonly Row[] {
  mkdirSync(DATA, { recursive: true });
  checkAgainstTool(DATA);
  const floors = compileFloors(DATA);
  const stores = storesFolder(DATA);
  const folders = { tasks: DATA, stores };
  return [
    ...commandRows(stores, floors),
    ...flatRows(stores),
    ...rosterRows(stores, floors),
    ...listRows(stores),
    ...taskwarriorRows(folders, 1000, 15),
    ...taskwarriorRows(folders, 100_000, 3),
  ];
}

/** Each command with 100,000 goals against one read or one durable write. */
function commandRows(stores: string, floors: Floors): readonly Row[] {
  const store = storeWith(stores, 100_000);
  const [read, write, ...ours] = sideBySide(
    [
      onGoals(store, "one read", floors.read),
      onGoals(store, "one durable write", floors.write),
      ...commands(store),
    ],
    ROUNDS,
  );
  if (read === undefined || write === undefined) return [];
  return [
    { what: "a compiled program that reads one goal of 100,000", measured: read },
    { what: "a compiled program that writes one goal of 100,000", measured: write },
    ...ours.map((measured): Row => {
      const against = READS.has(measured.name) ? read : write;
      return { what: `${measured.name}, 100,000 goals`, measured, against, goal: 2 };
    }),
  ];
}

/** The same commands with 400 and with 1,000,000 goals. */
function flatRows(stores: string): readonly Row[] {
  rmSync(`${stores}/goals-400`, { recursive: true, force: true });
  const small = commands(storeWith(stores, 400), "400 goals");
  const large = commands(storeWith(stores, 1_000_000), "1,000,000 goals");
  const measured = sideBySide([...small, ...large], ROUNDS);
  return large.flatMap(({ name }, i) => {
    const [few, many] = [measured[i], measured[i + small.length]];
    if (few === undefined || many === undefined) return [];
    return [{ what: name, measured: many, against: few, goal: 1.2 }];
  });
}

function rosterRows(stores: string, floors: Floors): readonly Row[] {
  const root = storeOf(stores, 10_000, 500);
  const command = (format: string): Candidate => ({
    name: `roster --format ${format}`,
    command: [TOOL, "roster", "--format", format, "--root", root],
  });
  const [floor, ...boards] = sideBySide(
    [
      { name: "one read", command: [floors.read, `${root}/svc.db`, sessionOf(0)] },
      ...["markdown", "box", "cards", "json"].map(command),
    ],
    ROUNDS,
  );
  if (floor === undefined) return [];
  return boards.map((measured) => ({
    what: `${measured.name}, 500 live goals of 10,000`,
    measured,
    against: floor,
    goal: 3,
  }));
}

/** Streaming: ten times the goals, the same memory. */
function listRows(stores: string): readonly Row[] {
  const roots = [storeOf(stores, 10_000), storeOf(stores, 100_000)] as const;
  return (["markdown", "json", "box"] as const).flatMap((format) => {
    const list = (root: string, name: string): Candidate => ({
      name,
      command: [TOOL, "list", "--format", format, "--root", root],
    });
    const [few, many] = sideBySide([list(roots[0], "10,000 goals"), list(roots[1], "100,000")], 3);
    if (few === undefined || many === undefined) return [];
    const what = `list --format ${format}`;
    return [
      { what: `${what}, 10,000 goals`, measured: few },
      { what: `${what}, 100,000 goals`, measured: many, against: few, goal: 10.5 },
      {
        what: `${what}, 100,000 goals: memory`,
        measured: many,
        against: few,
        goal: 1.2,
        compared: "memory",
      } satisfies Row,
    ];
  });
}

/** A store and the goals in it that a command may still change. */
interface BenchStore {
  readonly root: string;
  /** Numbers of working goals, all over the store, each to be used once. */
  readonly working: number[];
}

const READS: ReadonlySet<string> = new Set(["get", "now"]);

function storeWith(stores: string, goals: number): BenchStore {
  const root = storeOf(stores, goals);
  const db = openForReading(`${root}/svc.db`);
  const status = db.query<{ status: string | null }, [string]>(
    "SELECT status FROM goals WHERE session_ref = ?",
  );
  const working: number[] = [];
  // Earlier runs of the benchmark have closed some: start elsewhere each time.
  const start = Math.floor(Math.random() * goals);
  const stride = Math.max(1, Math.floor(goals / MOST_USED) - 1);
  for (let i = 0; i < goals && working.length < MOST_USED; i++) {
    const at = (start + i * stride) % goals;
    if (status.get(sessionOf(at))?.status === "working") working.push(at);
  }
  db.close();
  return { root, working };
}

/** The commands that are measured; each run of one that writes takes a goal of its own. */
function commands(store: BenchStore, suffix = ""): readonly Candidate[] {
  const named = (verb: string): string => (suffix === "" ? verb : `${verb}, ${suffix}`);
  const own = (i: number): readonly string[] => [
    "--session-ref",
    sessionOf(i),
    "--root",
    store.root,
  ];
  const steady = store.working.slice(0, RUNS);
  const set = store.working.slice(RUNS, 2 * RUNS);
  const closed = store.working.slice(2 * RUNS, 3 * RUNS);
  const paraphrased = store.working.slice(3 * RUNS, 4 * RUNS);
  const at = (list: readonly number[], round: number): number =>
    list[(round + 1) % list.length] ?? 0;
  return [
    { name: named("get"), command: (r) => [TOOL, "get", ...own(at(steady, r))] },
    { name: named("now"), command: (r) => [TOOL, "now", ...own(at(steady, r))] },
    {
      name: named("add-ask"),
      command: (r) => [TOOL, "add-ask", ...own(at(steady, r)), "--open-ask", `Run ${r} again?`],
    },
    {
      name: named("set"),
      command: (r) => [TOOL, "set", ...own(at(set, r)), "--status", "paused"],
    },
    {
      name: named("close"),
      command: (r) => {
        const i = at(closed, r);
        return [TOOL, "close", ...own(i), "--delivered-item", itemOf(i)];
      },
    },
    {
      name: named("close in other words"),
      command: (r) => {
        const i = at(paraphrased, r);
        return [TOOL, "close", ...own(i), "--delivered-item", paraphraseOf(i)];
      },
    },
  ];
}

function onGoals({ root, working }: BenchStore, name: string, program: string): Candidate {
  return {
    name,
    command: (round) => [
      program,
      `${root}/svc.db`,
      sessionOf(working[(round + 1) % working.length] ?? 0),
    ],
  };
}
