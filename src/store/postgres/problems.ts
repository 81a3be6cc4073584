import { artifactCommand, showCommand } from "../../domain/board-command.ts";
import { type Problem, storeProblem, usage } from "../../domain/errors.ts";
import { StoreError } from "../port.ts";

/** Where the failure happened, for the message. */
export interface Place {
  /** The address without its password. */
  readonly shown: string;
  readonly user: string;
  readonly database: string;
  readonly schema: string;
  readonly passwordNote: string | null;
  /** Ends the whole commands of an advice: `--root` as it is typed, or nothing. */
  readonly rootFlag: string;
}

/** `isPerhapsSet`: a setting of the primary says the same as a standby. */
export function readOnly({ shown, user, database }: Place, isPerhapsSet = false): Problem {
  const setting = `if it is the primary, have the operator look who has set default_transaction_read_only for "${user}", "${database}" or the server`;
  return storeProblem(
    "store.read_only",
    `${shown} takes no writes`,
    `name the primary server and not a standby; ${isPerhapsSet ? `${setting}; ` : ""}nothing has changed`,
  );
}

/** Other transactions came first until the time was over. */
export function busy({ shown }: Place): Problem {
  return storeProblem(
    "store.busy",
    `others kept changing the same records at ${shown}`,
    "run the command again: nothing has changed",
  );
}

export function slow({ shown }: Place): Problem {
  return storeProblem(
    "store.timeout",
    `${shown} did not answer in time`,
    "check that a PostgreSQL server listens at this host and port, the network, the load of the server and who holds locks there, or allow more time with SVC_STORE_TIMEOUT; nothing has changed",
  );
}

/** A row that a transaction has written. */
export interface WrittenRow {
  readonly table: "goals" | "artifacts";
  /** The session reference, or the url. */
  readonly key: string;
}

/** The server took the commit, and answered with ROLLBACK. */
export function rolledBack({ shown }: Place): Problem {
  return storeProblem(
    "store.failed",
    `${shown} answered the commit by taking the change back`,
    "nothing has changed: run the command again, and have the operator look at the server's log when it happens again",
  );
}

/** The connection was cut while the commit was under way, and looking did not tell; `row` was written last. */
export function unknownOutcome({ shown, rootFlag }: Place, row: WrittenRow | null): Problem {
  const log =
    row === null
      ? `"svc-goals log${rootFlag}" or "svc-artifacts log${rootFlag}"`
      : row.table === "goals"
        ? `"${showCommand("log", row.key, rootFlag)}"`
        : `"${artifactCommand("log", row.key, rootFlag)}"`;
  return storeProblem(
    "store.outcome_unknown",
    `the connection to ${shown} was cut during the commit: the change may have been made or not`,
    `look with ${log} when the server answers again, before you run the command again`,
  );
}

export function isUtf8(encoding: string): boolean {
  return /^utf-?8$/iu.test(encoding);
}

/** Where a database has another encoding, most texts that are no English cannot be stored. */
export function encodingOf({ shown, database }: Place, encoding: string): Problem {
  return storeProblem(
    "store.encoding",
    `the database "${database}" at ${shown} has the encoding ${encoding}, which cannot hold every text`,
    MOVE_TO_UTF8,
  );
}

/** The server has refused a text for it. */
export function notUtf8({ shown, database }: Place): Problem {
  return storeProblem(
    "store.encoding",
    `the database "${database}" at ${shown} has not the encoding UTF8 and cannot hold this text`,
    `nothing has changed; have the operator move the store: ${MOVE_TO_UTF8}`,
  );
}

const MOVE_TO_UTF8 =
  "name a database that was made with CREATE DATABASE … ENCODING 'UTF8' TEMPLATE template0; records of a store go there with export and import";

/** A unique index cannot be made. */
export function standsTwice({ shown }: Place, index: string): Problem {
  return storeProblem(
    "store.structure",
    `the index ${index} cannot be made again at ${shown}: something stands there twice that has to be unique`,
    'have the operator settle which row counts, with "svc-artifacts list" and the audit trail, then upgrade again; nothing has changed',
  );
}

export function notInitialised({ shown, schema }: Place): Problem {
  return storeProblem(
    "store.not_initialised",
    `${shown} has no store in its schema "${schema}"`,
    'check database and schema; to make a new store there, have the operator run "svc-goals store init" with the same --root',
  );
}

export function partGone({ shown }: Place, what: string): Problem {
  return storeProblem(
    "store.structure",
    `a part of the store at ${shown} is gone: ${what}`,
    "leave the database as it is and have the operator look who changed it; docs/storage.md tells how the last backup gets into another schema",
  );
}

/** A statement needs a key that is not there. */
export function keyGone({ shown, rootFlag }: Place): Problem {
  return storeProblem(
    "store.structure",
    `a key of the tables at ${shown} is gone`,
    `nothing has changed; "svc-goals doctor${rootFlag}" says which, and how the operator puts it back`,
  );
}

/** Our own tables are there, and nothing says how many steps they have taken. */
export function versionGone({ shown, schema }: Place): Problem {
  return storeProblem(
    "store.structure",
    `the store in the schema "${schema}" at ${shown} has lost the row that says its version`,
    "have the operator restore the table schema_version with its row from a backup of the server; nothing was changed",
  );
}

/** The schema holds something, but nothing that says which version of a store it is. */
export function foreign({ shown, schema }: Place): Problem {
  return storeProblem(
    "store.foreign",
    `the schema "${schema}" at ${shown} holds tables or views of another program`,
    "name another schema: --root 'postgres://…?schema=<name>'",
  );
}

export function newerVersion({ shown }: Place, found: number, known: number): Problem {
  return storeProblem(
    "store.newer_version",
    `${shown} has version ${found}, this program knows ${known}`,
    "use the newer program that made it",
  );
}

export function olderVersion({ shown }: Place, found: number, known: number): Problem {
  return storeProblem(
    "store.older_version",
    `${shown} has version ${found}, this program needs ${known}`,
    'have the operator run "svc-goals store upgrade" with the same --root, but as the role that owns the schema',
  );
}

/** U+0000, lone surrogates and other bytes are no text to PostgreSQL; `what` names the row that has them, where it is known. */
export function notText(what = "a text"): StoreError {
  return new StoreError(
    storeProblem(
      "store.text",
      `${what} holds U+0000, half a character or bytes that are no UTF-8, which PostgreSQL cannot store`,
      "keep these records in a directory, or have the operator look who wrote that where they come from",
    ),
  );
}

/** The address itself is wrong. Its text may hold a password and is not repeated. */
export function badAddress(what: string, advice: string): StoreError {
  return new StoreError(
    usage("root.address", `the postgres:// address cannot be used: ${what}`, advice),
  );
}
