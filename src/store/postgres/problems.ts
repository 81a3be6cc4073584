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
}

export function readOnly({ shown }: Place): Problem {
  return storeProblem(
    "store.read_only",
    `${shown} takes no writes`,
    "name the primary server and not a standby; nothing has changed",
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
    "check the network, the load of the server and who holds locks there, or allow more time with SVC_STORE_TIMEOUT; nothing has changed",
  );
}

/** The server took the commit, and answered with ROLLBACK. */
export function rolledBack({ shown }: Place): Problem {
  return storeProblem(
    "store.failed",
    `${shown} answered the commit by taking the change back`,
    "nothing has changed: run the command again, and have the operator look at the server's log when it happens again",
  );
}

/** The connection was cut while the commit was under way, and looking did not tell. */
export function unknownOutcome({ shown }: Place): Problem {
  return storeProblem(
    "store.outcome_unknown",
    `the connection to ${shown} was cut during the commit: the change may have been made or not`,
    'look with "svc-goals log" or "svc-artifacts log" before you run the command again',
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
    'run "svc-goals store upgrade" as the role that owns the schema',
  );
}

/** U+0000, lone surrogates and other bytes are no text to PostgreSQL. */
export function notText(): StoreError {
  return new StoreError(
    storeProblem(
      "store.text",
      "a text holds U+0000, half a character or bytes that are no UTF-8, which PostgreSQL cannot store",
      "take it out, or keep this record in a directory",
    ),
  );
}

/** The address itself is wrong. Its text may hold a password and is not repeated. */
export function badAddress(what: string, advice: string): StoreError {
  return new StoreError(
    usage("root.address", `the postgres:// address cannot be used: ${what}`, advice),
  );
}
