import { errorCode } from "../../domain/error-code.ts";
import { typedFlag } from "../../domain/board-command.ts";
import { type Problem, storeProblem } from "../../domain/errors.ts";
import { StoreError } from "../port.ts";
import {
  type Place,
  busy,
  keyGone,
  notInitialised,
  notUtf8,
  partGone,
  readOnly,
  slow,
} from "./problems.ts";
import { quoted } from "./schema.ts";

/** The server did not answer in time. */
export class TimedOut extends Error {
  constructor() {
    super("no answer in time");
    this.name = "TimedOut";
  }
}

/** The name of the host cannot be found. */
export class NoSuchHost extends Error {
  constructor(host: string) {
    super(`there is no host "${host}"`);
    this.name = "NoSuchHost";
  }
}

/**
 * What a failure means for a transaction.
 *
 * - `conflict`: another one came first; the same may be tried again
 * - `lost`: the connection is gone, or was not to be had; another one may be tried
 * - `final`: trying again would fail again
 */
export type FailureKind = "conflict" | "lost" | "final";

const CONFLICTS: ReadonlySet<string> = new Set(["40001", "40P01", "55P03"]);
const LOST: ReadonlySet<string> = new Set([
  "ERR_POSTGRES_CONNECTION_CLOSED",
  "ERR_POSTGRES_CONNECTION_FAILED",
  "ERR_POSTGRES_CONNECTION_REFUSED",
  "ERR_POSTGRES_IDLE_TIMEOUT",
  "ERR_POSTGRES_LIFETIME_TIMEOUT",
  // Cut while the two still agreed on TLS.
  "ECONNRESET",
  "EPIPE",
  // The server is going, coming or full, or has ended this connection.
  "57P01",
  "57P02",
  "57P03",
  "57P05",
  "25P03",
  "53300",
]);

/** Nobody answered in time: we gave up, or the client did. */
export function isTimeout(error: unknown): boolean {
  return error instanceof TimedOut || codeOf(error) === "ERR_POSTGRES_CONNECTION_TIMEOUT";
}

const ODD_ANSWERS: ReadonlySet<string> = new Set([
  "ERR_POSTGRES_UNEXPECTED_MESSAGE",
  "ERR_POSTGRES_INVALID_MESSAGE_LENGTH",
]);

/** What is no message of PostgreSQL's protocol in its place. */
export function isOddAnswer(error: unknown): boolean {
  return ODD_ANSWERS.has(codeOf(error));
}

export function kindOf(error: unknown): FailureKind {
  if (isTimeout(error)) return "lost";
  const code = codeOf(error);
  if (CONFLICTS.has(code)) return "conflict";
  return LOST.has(code) || code.startsWith("08") ? "lost" : "final";
}

/**
 * Whether a COMMIT that ended so has surely committed nothing: the server itself refused it, and has not
 * said that it does not know (40003, or a class of broken connections).
 */
export function isSurelyRefused(error: unknown): boolean {
  const code = codeOf(error);
  return /^[0-9A-Z]{5}$/u.test(code) && kindOf(error) !== "lost" && code !== "40003";
}

/** The SQLSTATE of the server, else the code of the client or the system; empty when there is none. */
export function codeOf(error: unknown): string {
  if (typeof error !== "object" || error === null) return "";
  if ("errno" in error && typeof error.errno === "string") return error.errno;
  return errorCode(error);
}

/** Turns whatever server or client threw into a typed error; anything else stays itself. */
export function toStoreError(error: unknown, place: Place): unknown {
  if (error instanceof StoreError) return error;
  const problem = problemOf(error, place);
  return problem === null ? error : new StoreError(problem, error);
}

function problemOf(error: unknown, place: Place): Problem | null {
  if (isTimeout(error)) return slow(place);
  if (error instanceof NoSuchHost) {
    return storeProblem(
      "store.no_host",
      `${place.shown} cannot be reached: ${error.message}`,
      "check the host in the address, and the name service of this machine",
    );
  }
  const code = codeOf(error);
  const message = error instanceof Error ? error.message : "";
  return (
    connectionProblem(code, message, place) ??
    loginProblem(code, message, place) ??
    schemaProblem(code, message, place) ??
    serverProblem(code, message, place)
  );
}

function connectionProblem(code: string, message: string, place: Place): Problem | null {
  const { shown, user } = place;
  switch (code) {
    case "ERR_POSTGRES_CONNECTION_REFUSED":
      return storeProblem(
        "store.unreachable",
        `nothing takes connections at ${shown}`,
        "check that the server runs, that host and port are right and that no firewall is between; nothing has changed",
      );
    case "53300":
      // The limit of a role is said with its name, that of the server without one.
      if (message.includes(`"${user}"`)) {
        return storeProblem(
          "store.too_many_connections",
          `"${user}" has no connection left at ${shown}`,
          `run the command again; if it stays, have the operator raise the limit of the role: ALTER ROLE ${quoted(user)} CONNECTION LIMIT …`,
        );
      }
      return storeProblem(
        "store.too_many_connections",
        `${shown} has no connection left`,
        "run the command again; if it stays, have the operator put a pooler before the server or raise max_connections (docs/scale.md)",
      );
    case "57P03":
      return storeProblem(
        "store.starting",
        `${shown} is starting or stopping`,
        "run the command again when it is up; nothing has changed",
      );
    case "ERR_POSTGRES_UNEXPECTED_MESSAGE":
    case "ERR_POSTGRES_INVALID_MESSAGE_LENGTH":
      return storeProblem(
        "store.not_postgres",
        `what answers at ${shown} is no PostgreSQL server`,
        "check host and port",
      );
    default:
      if (!LOST.has(code) && !code.startsWith("08")) return null;
      return storeProblem(
        "store.connection_lost",
        `the connection to ${shown} was cut`,
        "check that the server runs and the network holds, and run the command again; nothing has changed",
      );
  }
}

const TLS_ADVICE =
  "check sslmode and sslrootcert against the server's certificate; do not weaken them to get in";

function loginProblem(code: string, message: string, place: Place): Problem | null {
  const { shown, user, database, passwordNote } = place;
  const note = passwordNote === null ? "" : ` (${passwordNote})`;
  if (code === "28000" && message.includes("pg_hba.conf")) {
    return storeProblem(
      "store.login",
      `${shown} does not let "${user}" in: ${message}`,
      "have the operator add a line to pg_hba.conf for this host, user and database; a line hostssl wants TLS (sslmode=verify-full), a line hostnossl none",
    );
  }
  if (code === "28P01" || code === "28000" || code.startsWith("ERR_POSTGRES_SASL")) {
    return storeProblem(
      "store.login",
      `${shown} does not let "${user}" in: ${message}${note}`,
      "check the user, and the password in ~/.pgpass, PGPASSFILE, PGPASSWORD or the service file",
    );
  }
  if (code === "ERR_POSTGRES_UNSUPPORTED_AUTHENTICATION_METHOD") {
    return storeProblem(
      "store.login",
      `${shown} wants a way to log in that svc does not know: ${message}`,
      "have the operator add a line to pg_hba.conf that lets this user in by password (scram-sha-256) or certificate",
    );
  }
  if (code === "3D000") {
    return storeProblem(
      "store.no_database",
      `${shown} has no database "${database}"`,
      'check its name, or have the operator create it and run "svc-goals store init"',
    );
  }
  if (code === "ERR_POSTGRES_TLS_NOT_AVAILABLE") {
    return storeProblem(
      "store.tls",
      `${shown} does not speak TLS`,
      "check host and port, or have the operator switch TLS on at the server (ssl = on); do not weaken sslmode to get in",
    );
  }
  if (/^(?:ERR_(?:TLS|SSL|OSSL)|CERT_|UNABLE_TO|DEPTH_ZERO|SELF_SIGNED|HOSTNAME_)/u.test(code)) {
    return storeProblem(
      "store.tls",
      `the certificate of ${shown} is not trusted: ${message}`,
      TLS_ADVICE,
    );
  }
  return null;
}

function schemaProblem(code: string, message: string, place: Place): Problem | null {
  switch (code) {
    case "42P01":
    case "3F000":
      return notInitialised(place);
    case "42501":
      return storeProblem(
        "store.no_permission",
        `"${place.user}" may not do this at ${place.shown}: ${message}`,
        message.includes("schema_version")
          ? "run it as a role that imports; the role that owns the schema makes one with svc-goals store init --operator-role <role>"
          : `have the role that owns the schema grant it: svc-goals store init${typedFlag("--agent-role", place.user)}, or --reader-role for a board that only reads`,
      );
    case "25006":
      return readOnly(place, true);
    case "42P10":
      // What ON CONFLICT says where the key is gone.
      return keyGone(place);
    case "22P05":
      return notUtf8(place);
    case "0A000":
      // What a standby says of a transaction that wants to write.
      return message.includes("hot standby") ? readOnly(place) : null;
    case "23505":
      return message.includes("lanes")
        ? storeProblem(
            "store.lane_taken",
            "another goal took the lane in between",
            "run the command again: it names the session that holds the lane",
          )
        : busy(place);
    default:
      return null;
  }
}

function serverProblem(code: string, message: string, place: Place): Problem | null {
  const { shown } = place;
  if (CONFLICTS.has(code)) return busy(place);
  if (code === "57014") return slow(place);
  if (code === "25P04") {
    return storeProblem(
      "store.timeout",
      `${shown} ended the transaction: ${message}`,
      `have the operator look who has set transaction_timeout for "${place.user}", "${place.database}" or the server; nothing has changed`,
    );
  }
  if (code.startsWith("53")) {
    return storeProblem(
      "store.full",
      `${shown} has run out of room: ${message}`,
      "have the operator look at its disks and memory, and run the command again: nothing has changed",
    );
  }
  if (code === "XX001" || code === "XX002") {
    return storeProblem(
      "store.damaged",
      `${shown} is damaged: ${message}`,
      "keep the server's files, and have the operator restore a backup beside them",
    );
  }
  if (!/^(?:[0-9A-Z]{5}|ERR_POSTGRES_\w+|E[A-Z]+)$/u.test(code)) return null;
  return storeProblem(
    "store.failed",
    `${shown} cannot be used: ${message} (${code})`,
    "check the server's log, then run the command again",
  );
}

const PART_GONE: ReadonlySet<string> = new Set(["42P01", "42703"]);

/**
 * Where the version of the store was read, a table or column that is not there has been taken away:
 * the store is there, and must not be made once more. Any other failure stays itself.
 */
export function orPartGone(error: unknown, place: Place): unknown {
  if (!PART_GONE.has(codeOf(error))) return error;
  const message = error instanceof Error ? error.message : "";
  return new StoreError(partGone(place, message), error);
}
