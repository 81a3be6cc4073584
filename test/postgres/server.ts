import { join } from "node:path";
import { openPostgresAdmin } from "../../src/store/postgres/admin.ts";
import type { ServerAddress } from "./keeper.ts";

/** How long a test or its preparation may take where a server has to be started first, in milliseconds. */
export const SERVER_PATIENCE = 300_000;

/** A real PostgreSQL server, started for the tests. */
export interface PostgresServer extends ServerAddress {
  /** The address of one of its databases, by user `postgres` unless another is named. */
  url(options?: {
    readonly database?: string;
    readonly schema?: string;
    readonly user?: string;
  }): string;
  start(): Promise<void>;
  stop(): Promise<void>;
  /** `kill -9` of all of its processes. */
  kill(): Promise<void>;
  /** It goes on to exist, and answers nothing until it is thawed. */
  freeze(): Promise<void>;
  thaw(): Promise<void>;
  /** Takes it away; nothing else is to be asked of it then. */
  remove(): Promise<void>;
}

/** Starts a server of one's own, to be killed and stopped at will. `settings` are lines of its configuration. */
export async function startServer(settings: readonly string[] = []): Promise<PostgresServer> {
  const keeper = Bun.spawn([process.execPath, join(import.meta.dir, "keeper.ts"), ...settings], {
    stdin: "pipe",
    stdout: "pipe",
    stderr: "inherit",
  });
  keeper.unref();
  const answers = lines(keeper.stdout);
  const order = async (name: string): Promise<string> => {
    void keeper.stdin.write(`${name}\n`);
    await keeper.stdin.flush();
    const { value, done } = await answers.next();
    if (done === true) throw new Error(`the PostgreSQL server did not ${name}`);
    return value;
  };
  const address: ServerAddress = JSON.parse(await order("start"));
  return {
    ...address,
    url: ({ database = "postgres", schema, user = "postgres" } = {}) =>
      `postgres://${user}@127.0.0.1:${address.port}/${database}${schema === undefined ? "" : `?schema=${schema}`}`,
    start: async () => void (await order("start")),
    stop: async () => void (await order("stop")),
    kill: async () => void (await order("kill")),
    freeze: async () => void (await order("freeze")),
    thaw: async () => void (await order("thaw")),
    remove: async () => {
      await keeper.stdin.end();
      await keeper.exited;
    },
  };
}

/** Starts a standby that follows a server: it can be read from, and takes no writes. */
export async function startStandby(primary: PostgresServer): Promise<PostgresServer> {
  const { port, socket } = primary;
  const follow = `primary_conninfo = 'host=127.0.0.1 port=${port} user=postgres'`;
  // Of a server at rest a plain copy of its folder is whole.
  await primary.stop();
  try {
    const soon = "wal_retrieve_retry_interval = 100ms";
    return await startServer([`--standby-of=${socket}`, follow, soon]);
  } finally {
    await primary.start();
  }
}

async function* lines(stream: ReadableStream<Uint8Array>): AsyncGenerator<string, undefined> {
  const decoder = new TextDecoder();
  let rest = "";
  for await (const bytes of stream) {
    const parts = (rest + decoder.decode(bytes, { stream: true })).split("\n");
    rest = parts.pop() ?? "";
    yield* parts;
  }
}

const SHARED = Symbol.for("svc.test.postgres");
const shared = globalThis as { [SHARED]?: Promise<PostgresServer> };

/** The server that all files of a test run share; started by the first that asks. */
export function sharedServer(): Promise<PostgresServer> {
  shared[SHARED] ??= startServer();
  return shared[SHARED];
}

/** A schema of the shared server with an empty store in it. */
export interface FreshSchema {
  readonly server: PostgresServer;
  readonly schema: string;
  /** The address of the store. */
  readonly url: string;
}

let schemas = 0;

/** Makes an empty store with a name of its own. */
export async function freshSchema(): Promise<FreshSchema> {
  const server = await sharedServer();
  schemas += 1;
  const schema = `test_${process.pid}_${schemas}_${Math.random().toString(36).slice(2, 8)}`;
  const url = server.url({ schema });
  const admin = openPostgresAdmin({ address: url, env: {} });
  await admin.init({});
  await admin.close();
  return { server, schema, url };
}
