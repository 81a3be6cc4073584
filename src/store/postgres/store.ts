import { type Reader, type Store, StoreError, type Writer } from "../port.ts";
import { turns } from "../turns.ts";
import { type Environment, type ServerTarget, readTarget } from "./address.ts";
import type { Connection, Parameter } from "./connection.ts";
import { codeOf, isSurelyRefused, kindOf, toStoreError } from "./failures.ts";
import { rolledBack, unknownOutcome } from "./problems.ts";
import { wasCommitted } from "./lost-commit.ts";
import {
  type Deadline,
  connectPatiently,
  deadlineIn,
  patienceOf,
  pauseAfterConflict,
  pauseBefore,
} from "./patience.ts";
import { type Run, readerOn } from "./rows.ts";
import { STEPS, type Steps, type Tables, tablesIn } from "./schema.ts";
import {
  type Ground,
  type Transaction,
  beginReading,
  beginWriting,
  rollBack,
} from "./transaction.ts";
import { type Traces, writerOn } from "./write-rows.ts";

export interface PostgresOptions {
  /** `postgres://user@host:port/database?schema=…`; see `readTarget`. */
  readonly address: string;
  /** Where `PG…` variables and `HOME` are looked up. */
  readonly env: Environment;
  /**
   * How long to wait for a connection, for the answer to one statement, and for other writers to be
   * done with the same records, in milliseconds; at most 24 days.
   */
  readonly timeoutMs?: number;
  /** `--root` as it is typed, for the whole commands that advice names. */
  readonly rootFlag?: string;
  /** The steps of the schema; those of this program but in tests of their order. */
  readonly steps?: Steps;
}

const UNIQUE_VIOLATION = "23505";

/** A reading transaction. */
interface View {
  readonly connection: Connection;
  readonly run: Run;
}

/** How an attempt at a writing transaction ended. */
type Ended<T> =
  | { readonly kind: "committed"; readonly result: T }
  /** Nothing has changed, and the same may be tried again. */
  | { readonly kind: "again"; readonly error: unknown }
  | { readonly kind: "failed"; readonly error: unknown };

/**
 * The store of a fleet: one schema of a PostgreSQL database, connected to when it is first used. A
 * write is a serializable transaction; one that loses a race, or its connection before the commit, is
 * run again until the time is over.
 */
export function openPostgresStore({
  address,
  env,
  timeoutMs,
  rootFlag,
  steps = STEPS,
}: PostgresOptions): Store {
  const limitMs = patienceOf(timeoutMs);
  const idle: Connection[] = [];
  const readTurn = turns();
  const writeTurn = turns();
  let known: ServerTarget | null = null;
  const target = (): ServerTarget => {
    known ??= readTarget(address, env, rootFlag);
    return known;
  };
  const ground = (): Ground => ({
    place: target(),
    tables: tablesIn(target().schema),
    version: steps.length,
  });

  const acquire = async (deadline: Deadline): Promise<Connection> =>
    idle.pop() ?? connectPatiently(target(), deadline);
  const release = (connection: Connection): void => {
    if (connection.isUsable) idle.push(connection);
  };

  /** A new view; a connection that was cut meanwhile is replaced. */
  const beginView = async (deadline: Deadline): Promise<View> => {
    for (let attempt = 0; ; attempt += 1) {
      const connection = await acquire(deadline);
      try {
        const { run } = await beginReading(connection, ground(), limitMs);
        return { connection, run };
      } catch (error) {
        await rollBack(connection);
        release(connection);
        if (kindOf(error) !== "lost" || !(await pauseBefore(attempt, deadline))) throw error;
      }
    }
  };

  const read = async <T>(work: (reader: Reader) => Promise<T>): Promise<T> => {
    const deadline = deadlineIn(limitMs);
    let view = beginView(deadline);
    let hasRead = false;
    const run: Run = async <Row>(sql: string, parameters?: readonly Parameter[]) => {
      for (let attempt = 0; ; attempt += 1) {
        const current = view;
        const { run: ask } = await current;
        try {
          const rows = await ask<Row>(sql, parameters);
          hasRead = true;
          return rows;
        } catch (error) {
          // As long as nothing was read from it, another view is as good.
          const mayRepeat = kindOf(error) !== "final" && !hasRead;
          if (!mayRepeat || !(await pauseBefore(attempt, deadline))) throw error;
          if (view === current) view = beginView(deadline);
        }
      }
    };
    try {
      await view;
      return await work(readerOn(run, tablesIn(target().schema)));
    } finally {
      const last = await view.catch(() => null);
      if (last !== null) {
        await rollBack(last.connection);
        release(last.connection);
      }
    }
  };

  const write = async <T>(work: (writer: Writer) => Promise<T>): Promise<T> => {
    const deadline = deadlineIn(limitMs);
    let lostKeys = 0;
    for (let attempt = 0; ; attempt += 1) {
      const ended = await tryWrite(work, deadline);
      if (ended.kind === "committed") return ended.result;
      if (ended.kind === "failed") throw ended.error;
      if (isLostKey(ended.error)) lostKeys += 1;
      if (lostKeys > KEY_RETRIES) throw ended.error;
      const pause = kindOf(ended.error) === "lost" ? pauseBefore : pauseAfterConflict;
      if (!(await pause(attempt, deadline))) throw ended.error;
    }
  };

  const tryWrite = async <T>(
    work: (writer: Writer) => Promise<T>,
    deadline: Deadline,
  ): Promise<Ended<T>> => {
    const { tables } = ground();
    const connection = await acquire(deadline);
    const traces: Traces = { event: null, row: null };
    let transaction: Transaction | null = null;
    try {
      transaction = await beginWriting(connection, ground(), limitMs);
      const result = await work(writerOn(transaction.run, tables, traces));
      // A failure that the work kept to itself has undone everything all the same.
      if (transaction.failure !== null) throw transaction.failure;
      return await commit(connection, tables, traces, result);
    } catch (error) {
      await rollBack(connection);
      const cause = transaction?.failure ?? error;
      return kindOf(cause) !== "final" || isLostKey(cause)
        ? { kind: "again", error: cause }
        : { kind: "failed", error };
    } finally {
      release(connection);
    }
  };

  const commit = async <T>(
    connection: Connection,
    tables: Tables,
    traces: Traces,
    result: T,
  ): Promise<Ended<T>> => {
    const hasWritten = traces.event !== null || traces.row !== null;
    try {
      const { command } = await connection.script("COMMIT", limitMs);
      if (command === "COMMIT") return { kind: "committed", result };
      return { kind: "failed", error: new StoreError(rolledBack(target())) };
    } catch (error) {
      if (kindOf(error) === "conflict") return { kind: "again", error };
      if (isSurelyRefused(error)) return { kind: "failed", error };
      if (!hasWritten) return { kind: "committed", result };
      const committed = await wasCommitted(target(), tables, traces, deadlineIn(limitMs));
      if (committed === null) {
        return {
          kind: "failed",
          error: new StoreError(unknownOutcome(target(), traces.row), error),
        };
      }
      return committed ? { kind: "committed", result } : { kind: "again", error };
    }
  };

  const typed = async <T>(act: () => Promise<T>): Promise<T> => {
    try {
      return await act();
    } catch (error) {
      throw known === null ? error : toStoreError(error, known);
    }
  };

  return {
    read: (work) => readTurn(() => typed(() => read(work))),
    write: (work) => writeTurn(() => typed(() => write(work))),
    examine: async (now) => {
      const { examineServer } = await import("./examine.ts");
      return typed(() => examineServer(target(), steps, deadlineIn(limitMs), now));
    },
    close: () =>
      writeTurn(() =>
        readTurn(async () => {
          for (const connection of idle.splice(0)) connection.close();
        }),
      ),
  };
}

/** How often a key that somebody else has taken at the same moment is looked at once more. */
const KEY_RETRIES = 2;

/** After a lost race for a key the work, run again, finds who won it, and says so better. */
function isLostKey(failure: unknown): boolean {
  return codeOf(failure) === UNIQUE_VIOLATION;
}
