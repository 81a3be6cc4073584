/**
 * `npm run bench:postgres`: the fleet's store on a server of the test package, with durable commits.
 * Commands beside the same on SQLite and beside a bare client that asks `SELECT 1`; and how many
 * changes a second get through, beside a bare client of the same form that runs the same SQL.
 */
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { holdGoal } from "../src/app/hold-goal.ts";
import type { AppContext } from "../src/app/context.ts";
import { setGoal } from "../src/app/set-goal.ts";
import { timestampOf } from "../src/domain/time.ts";
import { DEFAULT_POLICY } from "../src/policy/defaults.ts";
import type { Store } from "../src/store/port.ts";
import { openPostgresAdmin } from "../src/store/postgres/admin.ts";
import { openPostgresStore } from "../src/store/postgres/store.ts";
import { type PostgresServer, startServer } from "../test/postgres/server.ts";
import { openProxy, sqlOf } from "../test/postgres/wire.ts";
import { type Candidate, type Measurement, type Row, sideBySide, table } from "./measure.ts";

const DATA = "bench/.data";
const TOOL = "dist/bin/svc-goals";
const SCHEMA = "bench";
const GOALS = 2000;
const ROUNDS = 31;
const CONNECTIONS = 64;
const PROCESSES = 8;
/** How long a rate is measured, and how often; medians are what is quoted. */
const [SECONDS, PHASES] = [5, 3];

/** The least share of the bare client's rate, by the goal that was set. */
const LEAST_SHARE = 0.6;

/** One statement of a change, as the store sends it. */
interface Statement {
  readonly sql: string;
  readonly isSimple: boolean;
}

/** How many changes a second get through, ours and the bare client's. */
interface Rates {
  readonly what: string;
  readonly ours: number;
  readonly bare: number;
}

function sessionOf(i: number): string {
  return `session-${String(i).padStart(7, "0")}`;
}

function contextOn(store: Store): AppContext {
  return {
    store,
    now: () => timestampOf(Date.now()),
    actor: "operator:bench",
    policy: DEFAULT_POLICY,
    judges: {
      text: async () => () => [],
      brief: () => Promise.reject(new Error("bench: no artifacts")),
      deferral: async () => null,
      brokenFigure: async () => null,
      otherDeed: async () => null,
      rival: async () => null,
    },
  };
}

/** Goals for every session that is measured. */
async function fill(address: string): Promise<void> {
  const store = openPostgresStore({ address, env: {} });
  for (let i = 0; i < GOALS; i += 1) {
    const done = await setGoal(contextOn(store), {
      session_ref: sessionOf(i),
      goal: `Import the invoices of tenant ${i} into the ledger of the accounting service`,
      done_when: `The import page shows every invoice of tenant ${i}`,
      source: "operator:dana",
    });
    if (!done.ok)
      throw new Error(`bench: ${done.problems.map(({ message }) => message).join("; ")}`);
  }
  await store.close();
}

/** Whole processes: ours on PostgreSQL and on SQLite, and a compiled client that asks `SELECT 1`. */
function commandRows(address: string, server: PostgresServer): readonly Row[] {
  const root = `${DATA}/postgres-beside`;
  rmSync(root, { recursive: true, force: true });
  rmSync(`${root}.jsonl`, { force: true });
  Bun.spawnSync([TOOL, "export", "--root", address, "--output", `${root}.jsonl`]);
  Bun.spawnSync([TOOL, "import", "--root", root, "--input", `${root}.jsonl`]);
  const bare = compile("asks-select-1", SELECT_ONE);
  const on = (place: string, name: string): readonly Candidate[] => [
    { name: `get, ${name}`, command: (r) => [TOOL, "get", ...own(r + 1, place)] },
    {
      name: `set, ${name}`,
      command: (r) => [TOOL, "set", ...own(r + 1, place), "--reasoning", `round ${r}`],
    },
    { name: `roster, ${name}`, command: [TOOL, "roster", "--format", "json", "--root", place] },
  ];
  const [one, ...measured] = sideBySide(
    [
      { name: "a bare SELECT 1", command: [bare, String(server.port)] },
      ...on(address, "PostgreSQL"),
      ...on(root, "SQLite"),
    ],
    ROUNDS,
  );
  if (one === undefined) return [];
  const half = measured.length / 2;
  return [
    { what: "a compiled client that connects and asks SELECT 1", measured: one },
    ...measured.slice(0, half).flatMap((ours, i) => besides(ours, one, measured[half + i])),
  ];
}

/** A command on PostgreSQL, beside the bare client and beside itself on SQLite. */
function besides(
  ours: Measurement,
  bare: Measurement,
  onSqlite: Measurement | undefined,
): readonly Row[] {
  const what = `${ours.name}, ${GOALS} goals`;
  const row: Row = { what, measured: ours, against: bare };
  return onSqlite === undefined ? [row] : [row, { what, measured: ours, against: onSqlite }];
}

function own(i: number, place: string): readonly string[] {
  return ["--session-ref", sessionOf(i % GOALS), "--root", place];
}

/** 64 connections of one process each change a goal of their own, again and again. */
async function connectionRates(
  address: string,
  server: PostgresServer,
  statements: readonly Statement[],
): Promise<Rates> {
  const stores = Array.from({ length: CONNECTIONS }, () => openPostgresStore({ address, env: {} }));
  const clients = Array.from({ length: CONNECTIONS }, () => bareClient(server.port));
  const rows = await Promise.all(clients.map((client, i) => valuesOf(client, i)));
  const [ours, bare] = await inTurn(
    (i, turn) => hold(stores[i], i, turn),
    (i) => runBare(clients[i], statements, rows[i]),
    CONNECTIONS,
  );
  await Promise.all([
    ...stores.map((store) => store.close()),
    ...clients.map((client) => client.close({ timeout: 0 })),
  ]);
  return { what: `${CONNECTIONS} connections, a goal each`, ours, bare };
}

/** The same with a process for each change, against a compiled client. */
async function processRates(
  address: string,
  server: PostgresServer,
  statements: readonly Statement[],
): Promise<Rates> {
  const client = bareClient(server.port);
  const program = compile("runs-the-same-sql", bareProgram(statements));
  const rows = await Promise.all(Array.from({ length: PROCESSES }, (_, i) => valuesOf(client, i)));
  await client.close();
  const run = async (command: readonly string[]): Promise<void> => {
    const child = Bun.spawn([...command], { stdout: "ignore", stderr: "inherit" });
    if ((await child.exited) !== 0) throw new Error(`bench: ${command.join(" ")} failed`);
  };
  const [ours, bare] = await inTurn(
    (i, turn) => run([TOOL, "hold", ...own(i, address), "--reason", `turn ${turn}`]),
    (i) => run([program, String(server.port), JSON.stringify(rows[i])]),
    PROCESSES,
  );
  return { what: `${PROCESSES} processes at once, one change each`, ours, bare };
}

async function hold(store: Store | undefined, i: number, turn: number): Promise<void> {
  if (store === undefined) return;
  const held = await holdGoal(contextOn(store), {
    session_ref: sessionOf(i),
    reason: `turn ${turn}`,
  });
  if (!held.ok) throw new Error("bench: a hold was refused");
}

/** Runs ours and the bare client's by turns; changes a second, the median of the phases. */
async function inTurn(
  ours: (i: number, turn: number) => Promise<unknown>,
  bare: (i: number, turn: number) => Promise<unknown>,
  width: number,
): Promise<readonly [number, number]> {
  const rates: readonly [number[], number[]] = [[], []];
  for (let phase = 0; phase < PHASES; phase += 1) {
    rates[0].push(await rateOf(ours, width));
    rates[1].push(await rateOf(bare, width));
  }
  return [median(rates[0]), median(rates[1])];
}

async function rateOf(
  act: (i: number, turn: number) => Promise<unknown>,
  width: number,
): Promise<number> {
  const started = performance.now();
  const end = started + SECONDS * 1000;
  let done = 0;
  await Promise.all(
    Array.from({ length: width }, async (_, i) => {
      for (let turn = 0; performance.now() < end; turn += 1) {
        await act(i, turn);
        done += 1;
      }
    }),
  );
  return (done * 1000) / (performance.now() - started);
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

/** The statements of one hold as they go over the wire, so that the bare client runs the same. */
async function statementsOf(server: PostgresServer): Promise<readonly Statement[]> {
  const statements: Statement[] = [];
  const proxy = await openProxy(server.port, (message) => {
    const sql = sqlOf(message);
    if (sql !== "") statements.push({ sql, isSimple: message.type === "Q" });
    return "pass";
  });
  const address = `postgres://postgres@127.0.0.1:${proxy.port}/postgres?schema=${SCHEMA}&sslmode=disable`;
  const store = openPostgresStore({ address, env: {} });
  await hold(store, GOALS - 1, 0);
  await store.close();
  proxy.close();
  const shape = statements.map(({ sql }) => /^\w+/u.exec(sql)?.[0]).join(" ");
  if (shape !== "BEGIN SELECT INSERT INSERT COMMIT") throw new Error(`bench: a hold is ${shape}`);
  return statements;
}

/** What the statements of one session take, by their order: what stands there is written again. */
type Values = readonly (readonly (string | boolean | null)[])[];

async function valuesOf(client: Bun.SQL, i: number): Promise<Values> {
  const ref = sessionOf(i);
  const [goal] = await client.unsafe(
    `SELECT record, status, lane_id, is_live, goal_mark FROM ${SCHEMA}.goals WHERE session_ref = $1`,
    [ref],
  );
  const [event] = await client.unsafe(
    `SELECT record, change FROM ${SCHEMA}.events WHERE session_ref = $1 ORDER BY seq DESC LIMIT 1`,
    [ref],
  );
  return [
    [],
    [ref],
    [ref, goal.record, goal.status, goal.lane_id, goal.is_live, goal.goal_mark],
    [event.record, event.change, ref, null],
    [],
  ];
}

function bareClient(port: number): Bun.SQL {
  return new Bun.SQL(`postgres://postgres@127.0.0.1:${port}/postgres?sslmode=disable`, {
    max: 1,
    prepare: false,
  });
}

const isConflict = (error: unknown): boolean =>
  error instanceof Bun.SQL.PostgresError && error.errno === "40001";

async function runBare(
  client: Bun.SQL | undefined,
  statements: readonly Statement[],
  values: Values | undefined,
): Promise<void> {
  if (client === undefined) return;
  for (;;) {
    try {
      for (const [i, { sql, isSimple }] of statements.entries()) {
        if (isSimple) await client.unsafe(sql).simple();
        else await client.unsafe(sql, [...(values?.[i] ?? [])]);
      }
      return;
    } catch (error) {
      await client.unsafe("ROLLBACK").simple();
      if (!isConflict(error)) throw error;
    }
  }
}

const SELECT_ONE = `
const sql = new Bun.SQL(\`postgres://postgres@127.0.0.1:\${process.argv[2]}/postgres?sslmode=disable\`, { max: 1, prepare: false });
await sql.unsafe("SELECT 1");
process.exit(0);
`;

function bareProgram(statements: readonly Statement[]): string {
  return `
const [, , port, values] = process.argv;
const sql = new Bun.SQL(\`postgres://postgres@127.0.0.1:\${port}/postgres?sslmode=disable\`, { max: 1, prepare: false });
const parameters = JSON.parse(values);
for (;;) {
  try {
    for (const [i, { sql: text, isSimple }] of ${JSON.stringify(statements)}.entries()) {
      if (isSimple) await sql.unsafe(text).simple();
      else await sql.unsafe(text, parameters[i]);
    }
    process.exit(0);
  } catch (error) {
    await sql.unsafe("ROLLBACK").simple();
    if (error.errno !== "40001") throw error;
  }
}
`;
}

function compile(name: string, text: string): string {
  const program = `${DATA}/${name}`;
  writeFileSync(`${program}.ts`, text);
  const options = ["--compile", "--minify", "--bytecode", "--format=esm", "--outfile", program];
  const done = Bun.spawnSync(["node_modules/.bin/bun", "build", ...options, `${program}.ts`], {
    stdout: "ignore",
    stderr: "pipe",
  });
  if (done.exitCode !== 0) throw new Error(`bench: ${program}: ${done.stderr.toString()}`);
  return program;
}

function rateTable(rates: readonly Rates[]): string {
  return [
    "| changes a second on PostgreSQL | svc | bare client, same SQL | share | goal |",
    "|---|--:|--:|--:|--:|",
    ...rates.map(({ what, ours, bare }) => {
      const share = ours / bare;
      const verdict = `≥ ${percent(LEAST_SHARE)}: ${share < LEAST_SHARE ? "missed" : "met"}`;
      return `| ${what} | ${ours.toFixed(0)} | ${bare.toFixed(0)} | ${percent(share)} | ${verdict} |`;
    }),
  ].join("\n");
}

function percent(share: number): string {
  return `${(100 * share).toFixed(0)} %`;
}

if (import.meta.main) {
  mkdirSync(DATA, { recursive: true });
  const server = await startServer(["fsync = on", "max_connections = 200"]);
  try {
    const address = `${server.url({ schema: SCHEMA })}&sslmode=disable`;
    await openPostgresAdmin({ address, env: {} }).init({});
    await fill(address);
    console.log(table(commandRows(address, server)));
    const statements = await statementsOf(server);
    const connections = await connectionRates(address, server, statements);
    console.log(rateTable([connections, await processRates(address, server, statements)]));
  } finally {
    await server.remove();
  }
}
