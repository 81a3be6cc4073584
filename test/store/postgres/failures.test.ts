/** What an error of the server, the client or the system stands for. */
import { describe, expect, test } from "bun:test";
import {
  isSurelyRefused,
  kindOf,
  orPartGone,
  toStoreError,
} from "../../../src/store/postgres/failures.ts";
import { unknownOutcome } from "../../../src/store/postgres/problems.ts";
import { StoreError } from "../../../src/store/port.ts";

const PLACE = {
  shown: "postgres://u@h:5432/d?schema=svc",
  schema: "svc",
  database: "d",
  user: "u",
  passwordNote: null,
  rootFlag: "",
};

function failure(code: string, message = "words of the server"): Error {
  return Object.assign(new Error(message), { code });
}

function codeFor(code: string, message?: string): string | null {
  const found = toStoreError(failure(code, message), PLACE);
  return found instanceof StoreError ? found.problem.code : null;
}

describe("an error", () => {
  test.each([
    ["25006", "cannot execute UPDATE in a read-only transaction", "store.read_only"],
    ["0A000", "cannot use serializable mode in a hot standby", "store.read_only"],
    ["0A000", "something else is not supported", "store.failed"],
    ["53100", "could not extend file: No space left on device", "store.full"],
    ["53200", "out of memory", "store.full"],
    ["53300", "sorry, too many clients already", "store.too_many_connections"],
    ["57P03", "the database system is starting up", "store.starting"],
    ["57P03", "the database system is shutting down", "store.starting"],
    ["XX001", "invalid page in block 7", "store.damaged"],
    ["XX002", 'index "goals_pkey" contains unexpected zero page', "store.damaged"],
    ["ERR_POSTGRES_CONNECTION_TIMEOUT", "Connection timeout after 1s", "store.timeout"],
    ["ERR_POSTGRES_CONNECTION_CLOSED", "Connection closed", "store.connection_lost"],
    ["ECONNRESET", "Client network socket disconnected", "store.connection_lost"],
    ["ERR_POSTGRES_INVALID_MESSAGE_LENGTH", "Failed to read data", "store.not_postgres"],
    ["ERR_POSTGRES_UNSUPPORTED_AUTHENTICATION_METHOD", "GSSAPI authentication", "store.login"],
    ["25P04", "terminating connection due to transaction timeout", "store.timeout"],
    ["40001", "could not serialize access", "store.busy"],
    ["42501", "permission denied for table events", "store.no_permission"],
    ["42P01", 'relation "svc.goals" does not exist', "store.not_initialised"],
  ])("%s (%s) is %s", (code, message, expected) => {
    expect(codeFor(code, message)).toBe(expected);
  });

  test.each(["53100", "57P03", "XX001", "42P01", "40001", "23505"])(
    "%s comes with a next step that destroys nothing",
    (code) => {
      const found = toStoreError(failure(code), PLACE);
      const advice = found instanceof StoreError ? found.problem.advice : "";
      expect(advice).not.toBe("");
      expect(advice).not.toMatch(/delete|drop |remove|rm /iu);
    },
  );

  test("of a part that is not there, after the version was, is no store that was never made", () => {
    for (const code of ["42P01", "42703"]) {
      expect(orPartGone(failure(code), PLACE)).toMatchObject({
        problem: { code: "store.structure" },
      });
    }
    const other = failure("40001");
    expect(orPartGone(other, PLACE)).toBe(other);
  });
});

describe("what to do next is said of", () => {
  const advised = (code: string, message: string): string => {
    const found = toStoreError(failure(code, message), {
      ...PLACE,
      user: "ann",
      rootFlag: " --root R",
    });
    return found instanceof StoreError ? `${found.problem.code}: ${found.problem.advice}` : "";
  };

  test.each([
    ["53300", 'too many connections for role "ann"', 'ALTER ROLE "ann" CONNECTION LIMIT'],
    ["53300", "sorry, too many clients already", "max_connections"],
    ["28000", 'no pg_hba.conf entry for host "::1", no encryption', "a line to pg_hba.conf"],
    ["28000", 'role "ann" is not permitted to log in', "check the user"],
    ["25006", "cannot execute INSERT in a read-only transaction", "default_transaction_read_only"],
    ["25P04", "terminating connection due to transaction timeout", "transaction_timeout for"],
    ["42P10", "there is no unique constraint matching", '"svc-goals doctor --root R"'],
    ["22P05", "character has no equivalent in encoding LATIN1", "store.encoding: nothing has"],
    ["42501", "permission denied for table schema_version", "--operator-role"],
    ["42501", "permission denied for table goals", "store init --agent-role ann"],
  ])("%s (%s)", (code, message, expected) => {
    expect(advised(code, message)).toContain(expected);
  });

  test("a commit that nobody knows of, with the trail to look at", () => {
    const place = { ...PLACE, rootFlag: " --root postgres://ann@h/d" };
    const rows = [
      [{ table: "goals", key: "b1" }, '"svc-goals log --session-ref b1 --root postgres://ann@h/d"'],
      [
        { table: "artifacts", key: "https://h/a" },
        '"svc-artifacts log --url https://h/a --root postgres://ann@h/d"',
      ],
      [null, '"svc-goals log --root postgres://ann@h/d"'],
    ] as const;
    for (const [row, expected] of rows) {
      expect(unknownOutcome(place, row).advice).toContain(expected);
    }
  });
});

describe("a commit that failed", () => {
  test.each(["23505", "42501", "0A000", "53100", "40001"])(
    "with %s has committed nothing",
    (code) => {
      expect(isSurelyRefused(failure(code))).toBe(true);
    },
  );

  test.each(["40003", "08006", "57P01", "ECONNRESET", "EPIPE", "ERR_POSTGRES_INVALID_MESSAGE", ""])(
    "with %p is looked up",
    (code) => {
      expect(isSurelyRefused(failure(code))).toBe(false);
    },
  );

  test("with a passing conflict is tried again", () => {
    expect(kindOf(failure("40001"))).toBe("conflict");
  });
});
