/**
 * Fills stores of any size for the benchmarks: through the store's own schema and the program's own
 * operations, many rows to a transaction, so that 1,000,000 goals take a minute and not hours. What
 * comes out is compared with what the tool itself writes.
 */
import type { Database } from "bun:sqlite";
import {
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
} from "node:fs";
import { STEPS } from "../src/store/sqlite/schema.ts";
import { openForReading, openForWriting, upgrade } from "../src/store/sqlite/connection.ts";
import type { Outcome } from "../src/domain/errors.ts";
import { completeGoal } from "../src/domain/goal-close.ts";
import { decideRedirect } from "../src/domain/goal-redirect.ts";
import { enrolGoal, updateGoal } from "../src/domain/goal-set.ts";
import { type GoalRecord, writeGoal } from "../src/domain/goal.ts";
import { applyOperation } from "../src/domain/operation-apply.ts";
import { writeEvent } from "../src/domain/operation-event.ts";
import type { GoalOperation, Stamp } from "../src/domain/operation.ts";

const TOOL = "dist/bin/svc-goals";
const ACTOR = "operator:bench";
const GOALS_A_TRANSACTION = 20_000;
const REASON = "the tenant asked for the whole year";

/** How far a goal has come; each has two asks and one history entry. */
type Progress = "working" | "complete" | "abandoned";

interface Texts {
  readonly session_ref: string;
  readonly goal: string;
  readonly done_when: string;
  readonly source: string;
  readonly open_asks: readonly [string, string];
  readonly redirected: { readonly goal: string; readonly done_when: string };
}

/** The session reference of the `i`th goal, from 0. */
export function sessionOf(i: number): string {
  return `session-${String(i).padStart(7, "0")}`;
}

/** The item that closes the `i`th goal. */
export function itemOf(i: number): string {
  return `the import of the invoices of tenant ${i} shows every row of the year`;
}

/** The same in words that are not all those of the condition. */
export function paraphraseOf(i: number): string {
  return `invoices of tenant ${i} are imported and every row of the year is there: 412 rows, as in the ledger`;
}

/** What is said about the `i`th goal. */
export function textsOf(i: number): Texts {
  return {
    session_ref: sessionOf(i),
    goal: `Import the invoices of tenant ${i} into the ledger of the accounting service`,
    done_when: `The import page shows every invoice of tenant ${i}`,
    source: "operator:dana",
    open_asks: [
      `May invoices of tenant ${i} without a number be left out of the import?`,
      "Which of the two ledgers is the one that the accountants read?",
    ],
    redirected: {
      goal: `Import the invoices of the whole year of tenant ${i} into the ledger`,
      done_when: `The import of the invoices of tenant ${i} shows every row of the year`,
    },
  };
}

/**
 * The folder for stores of this program's schema, under `folder`. Those of an earlier schema or
 * generator are thrown away: together they are some gigabytes.
 */
export function storesFolder(folder: string): string {
  const made = [...STEPS, readFileSync(import.meta.path, "utf8")].join("\n");
  const name = `stores-${Bun.hash(made).toString(36)}`;
  for (const other of existsSync(folder) ? readdirSync(folder) : []) {
    if (other.startsWith("stores-") && other !== name) {
      rmSync(`${folder}/${other}`, { recursive: true });
    }
  }
  mkdirSync(`${folder}/${name}`, { recursive: true });
  return `${folder}/${name}`;
}

/**
 * The directory of a store with `goals` goals under `folder`, made when it is not there yet. `live` of
 * them are working; of the others nine in ten are complete and one is abandoned.
 */
export function storeOf(folder: string, goals: number, live = goals): string {
  const root = `${folder}/goals-${goals}${live === goals ? "" : `-${live}-live`}`;
  if (existsSync(root)) return root;
  const part = `${root}.part`;
  rmSync(part, { recursive: true, force: true });
  mkdirSync(part, { recursive: true, mode: 0o700 });
  const started = performance.now();
  // In a process of its own: what it takes of memory would count for every process that is measured.
  run([process.execPath, import.meta.path, `${part}/svc.db`, String(goals), String(live)]);
  renameSync(part, root);
  const seconds = ((performance.now() - started) / 1000).toFixed(0);
  const megabytes = Math.round(statSync(`${root}/svc.db`).size / 1e6);
  console.error(`bench: made ${root}: ${goals} goals, ${megabytes} MB, ${seconds} s`);
  return root;
}

async function fill(path: string, goals: number, live: number): Promise<void> {
  const progressOf = (i: number): Progress => {
    if (live === goals || (i * live) % goals < live) return "working";
    return i % 10 === 0 ? "abandoned" : "complete";
  };
  const db = openForWriting(path);
  try {
    await upgrade(db, path, performance.now() + 10_000);
    // Whoever is interrupted here starts again: the directory has its name only when it is whole.
    db.run("PRAGMA synchronous = OFF; PRAGMA cache_size = -500000");
    for (let from = 0; from < goals; from += GOALS_A_TRANSACTION) {
      insertGoals(db, from, Math.min(goals, from + GOALS_A_TRANSACTION), progressOf);
    }
    db.run("PRAGMA wal_checkpoint(TRUNCATE)");
  } finally {
    db.close();
  }
}

function insertGoals(
  db: Database,
  from: number,
  to: number,
  progressOf: (i: number) => Progress,
): void {
  const putGoal = db.query<null, [string, string]>(
    "INSERT INTO goals (session_ref, record) VALUES (?, ?)",
  );
  const putEvent = db.query<null, [string]>("INSERT INTO events (record) VALUES (?)");
  db.run("BEGIN IMMEDIATE");
  for (let i = from; i < to; i++) {
    const { record, events } = writtenBy(i, progressOf(i), new Date().toISOString().slice(0, 19));
    putGoal.run(sessionOf(i), record);
    for (const event of events) putEvent.run(event);
  }
  db.run("COMMIT");
}

/** What a goal leaves behind: enrolled with two asks, redirected, taken up, perhaps finished. */
function writtenBy(
  i: number,
  progress: Progress,
  second: string,
): { readonly record: string; readonly events: readonly string[] } {
  const { redirected, ...request } = textsOf(i);
  const stamp: Stamp = { time: `${second}Z`, actor: ACTOR };
  const events: string[] = [];
  const apply = (
    before: GoalRecord | null,
    operation: GoalOperation | null,
    command: string,
  ): GoalRecord => {
    if (operation === null) throw new Error(`bench: "${command}" changes nothing`);
    events.push(writeEvent(operation, command));
    return accepted(applyOperation(before, operation));
  };
  const noLint = (): readonly [] => [];
  let record = apply(null, accepted(enrolGoal(request, request.session_ref, noLint, stamp)), "set");
  const redirect = accepted(
    decideRedirect(record, { ...redirected, reason: REASON }, noLint, stamp),
  );
  record = apply(record, redirect, "redirect");
  const status = progress === "abandoned" ? "abandoned" : "working";
  const taken = accepted(updateGoal(record, { session_ref: request.session_ref, status }, stamp));
  record = apply(record, taken, "set");
  if (progress === "complete") {
    const close = { delivered_items: [itemOf(i)], close_note: null, acknowledged_by: null };
    record = apply(
      record,
      completeGoal(record, close, { credits: [], discrepancies: [] }, stamp),
      "close",
    );
  }
  return { record: writeGoal(record), events };
}

/**
 * Has the tool itself make one goal and compares record and events with the generator's, but for the
 * times. Throws when they differ.
 */
export function checkAgainstTool(folder: string): void {
  const root = `${folder}/goals-by-the-tool`;
  rmSync(root, { recursive: true, force: true });
  const { session_ref, goal, done_when, source, open_asks, redirected } = textsOf(7);
  const asks = open_asks.flatMap((text) => ["--open-ask", text]);
  const own = ["--session-ref", session_ref, "--root", root, "--actor", ACTOR];
  const condition = ["--goal", goal, "--done-when", done_when];
  run([TOOL, "set", ...own, ...condition, "--source", source, ...asks]);
  const next = ["--goal", redirected.goal, "--done-when", redirected.done_when];
  run([TOOL, "redirect", ...own, ...next, "--reason", REASON]);
  run([TOOL, "set", ...own, "--status", "working"]);
  const db = openForReading(`${root}/svc.db`);
  const texts = (sql: string): readonly string[] =>
    db
      .query<{ record: string }, []>(sql)
      .all()
      .map(({ record }) => record);
  const found = [
    ...texts("SELECT record FROM goals"),
    ...texts("SELECT record FROM events ORDER BY seq"),
  ];
  db.close();
  const { record, events } = writtenBy(7, "working", "2026-11-21T09:30:00");
  const timeless = (all: readonly string[]): string =>
    all.join("\n").replaceAll(/\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ/gu, "<time>");
  if (timeless(found) !== timeless([record, ...events])) {
    throw new Error("bench: the generated goal is not what the tool writes");
  }
  // And it closes with the item that the benchmark gives.
  run([TOOL, "close", ...own, "--delivered-item", itemOf(7)]);
}

function run(command: readonly string[]): void {
  const done = Bun.spawnSync([...command], { stdout: "ignore", stderr: "pipe" });
  if (done.exitCode !== 0)
    throw new Error(`bench: ${command.join(" ")}: ${done.stderr.toString()}`);
}

function accepted<T>(outcome: Outcome<T>): T {
  if (outcome.ok) return outcome.value;
  throw new Error(`bench: ${outcome.problems.map(({ message }) => message).join("; ")}`);
}

if (import.meta.main) {
  const [path = "", goals, live] = process.argv.slice(2);
  await fill(path, Number(goals), Number(live));
}
