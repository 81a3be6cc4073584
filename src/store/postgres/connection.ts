import { lookup } from "node:dns/promises";
import type { ServerTarget } from "./address.ts";
import { NoSuchHost, TimedOut, codeOf, isTimeout, kindOf } from "./failures.ts";
import { notText } from "./problems.ts";
import { tlsOf } from "./tls.ts";

export type Parameter = string | number | boolean | null;

/** What a statement answers. */
export interface Answer<Row> {
  readonly rows: readonly Row[];
  /** The server's word for what it did, e.g. `COMMIT`. */
  readonly command: string;
}

/** One connection, for one transaction at a time. */
export interface Connection {
  /**
   * Runs one statement; `limitMs` is how long to wait for its answer. Rejects with the server's or
   * the client's own error, or with `TimedOut`; of a text that PostgreSQL cannot take with a
   * `StoreError` (`store.text`).
   */
  run<Row>(sql: string, parameters: readonly Parameter[], limitMs: number): Promise<Answer<Row>>;
  /** Runs statements without parameters in one go; the rows are those of the last. */
  script<Row>(sql: string, limitMs: number): Promise<Answer<Row>>;
  /** False when it was cut or somebody gave up waiting: then it must not be used again. */
  readonly isUsable: boolean;
  /** Does not wait until the server has noticed. */
  close(): void;
}

/**
 * Nothing of a session is relied on: statements are parsed anew each time (`prepare: false`) and no
 * setting is made but within a transaction, so that a pooler may hand each transaction another
 * connection.
 */
export async function connect(target: ServerTarget, limitMs: number): Promise<Connection> {
  const sql = clientFor(target, limitMs);
  try {
    const reserved = await within(sql.reserve(), limitMs);
    return connectionOn(sql, reserved);
  } catch (error) {
    void sql.close({ timeout: 0 }).catch(() => null);
    if (codeOf(error) === "ERR_POSTGRES_CONNECTION_REFUSED") await checkHost(target.host);
    throw error;
  }
}

function clientFor(target: ServerTarget, limitMs: number): Bun.SQL {
  const { host, port, user, password, database, applicationName } = target;
  const tls = tlsOf(target);
  // Only here a verification without a look at the host's name can be asked for.
  return new Bun.SQL(`postgres://address?sslmode=${target.tlsMode}`, {
    adapter: "postgres",
    hostname: host,
    port,
    username: user,
    password,
    database,
    ...(tls === null ? {} : { tls }),
    connection: { application_name: applicationName },
    max: 1,
    prepare: false,
    connectionTimeout: limitMs / 1000,
  });
}

/** The client says the same of a host that is not there and of one that refuses. */
async function checkHost(host: string): Promise<void> {
  if (host.startsWith("/")) return;
  try {
    await within(lookup(host), 1000);
  } catch (error) {
    if (!(error instanceof TimedOut)) throw new NoSuchHost(host);
  }
}

function connectionOn(sql: Bun.SQL, reserved: Bun.ReservedSQL): Connection {
  let usable = true;
  let hasGivenUp = false;
  const close = (): void => {
    usable = false;
    void sql.close({ timeout: 0 }).catch(() => null);
  };
  const answerTo = async <T>(query: Promise<T>, limitMs: number): Promise<T> => {
    try {
      return await within(query, limitMs);
    } catch (error) {
      if (kindOf(error) === "lost") close();
      hasGivenUp ||= isTimeout(error);
      // What else was under way ends with the connection, and has waited just as long.
      throw hasGivenUp && kindOf(error) === "lost" ? new TimedOut() : error;
    }
  };
  return {
    get isUsable() {
      return usable;
    },
    async run<Row>(text: string, parameters: readonly Parameter[], limitMs: number) {
      if (!parameters.every(isStorable)) throw notText();
      const rows = await answerTo<ResultRows<Row>>(reserved.unsafe(text, [...parameters]), limitMs);
      return { rows, command: rows.command ?? "" };
    },
    async script<Row>(text: string, limitMs: number) {
      const query: Promise<ResultRows<Row>> = reserved.unsafe(text).simple();
      const results = await answerTo(query, limitMs);
      const last = lastOf(results);
      return { rows: last, command: last.command ?? "" };
    },
    close,
  };
}

type ResultRows<Row> = Row[] & { readonly command: string | null };

/** The result of one statement, or of the last of several. */
function lastOf<Row>(results: ResultRows<Row> | ResultRows<Row>[]): ResultRows<Row> {
  if (isResult(results)) return results;
  const last = results.at(-1);
  if (last === undefined) throw new Error("the server answered no statement");
  return last;
}

function isResult<Row>(results: ResultRows<Row> | ResultRows<Row>[]): results is ResultRows<Row> {
  return "command" in results;
}

/** U+0000 and lone surrogates are no text to PostgreSQL. */
export function isStorable(parameter: Parameter): boolean {
  return typeof parameter !== "string" || (parameter.isWellFormed() && !parameter.includes("\0"));
}

/** Waits at most `limitMs`; what comes later is nobody's. */
async function within<T>(promise: Promise<T>, limitMs: number): Promise<T> {
  const { promise: expired, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new TimedOut()), limitMs);
  try {
    return await Promise.race([promise, expired]);
  } finally {
    clearTimeout(timer);
    promise.catch(() => null);
  }
}
