import { afterAll, beforeAll, describe, expect, test, setDefaultTimeout } from "bun:test";
import { chmodSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { openPostgresAdmin } from "../../../src/store/postgres/admin.ts";
import { scratchFolder } from "../../cli/run.ts";
import { SERVER_PATIENCE, type PostgresServer, sharedServer } from "../../postgres/server.ts";
import { byHand } from "../../postgres/sql.ts";
import { outcomeOf, readGoals } from "./world.ts";

setDefaultTimeout(SERVER_PATIENCE);
const folder = scratchFolder("postgres-login");
afterAll(() => rmSync(folder, { recursive: true }));

const CA = join(import.meta.dir, "../../postgres/tls/ca.crt");
const USER = "ann";
const PASSWORD = "p:a\\ss wörd";

let server: PostgresServer;
beforeAll(async () => {
  server = await sharedServer();
  await byHand(server, `CREATE ROLE ${USER} SUPERUSER LOGIN PASSWORD '${PASSWORD}'`);
  for (const database of ["locked", "secure"]) {
    await byHand(server, `CREATE DATABASE ${database}`);
  }
  await openPostgresAdmin({ address: server.url({ database: "secure" }), env: {} }).init({});
  const address = server.url({ database: "locked", user: USER });
  await openPostgresAdmin({ address, env: { PGPASSWORD: PASSWORD } }).init({});
});

describe("a password", () => {
  const locked = (): string => server.url({ database: "locked", user: USER });
  const outcome = (address: string, env: Record<string, string>) =>
    outcomeOf(address, readGoals, { env });

  function file(name: string, text: string, mode = 0o600): string {
    const path = join(folder, name);
    writeFileSync(path, text);
    chmodSync(path, mode);
    return path;
  }

  test("comes from the address, PGPASSWORD, the password file or the service file", async () => {
    const escaped = PASSWORD.replaceAll(/[\\:]/gu, String.raw`\$&`);
    const withPassword = locked().replace(`${USER}@`, `${USER}:${encodeURIComponent(PASSWORD)}@`);
    const passfile = file("pgpass", `127.0.0.1:${server.port}:locked:${USER}:${escaped}\n`);
    const services = file(
      "services",
      `[s]\nhost=127.0.0.1\nport=${server.port}\nuser=${USER}\ndbname=locked\npassword=${PASSWORD}\n`,
    );
    const ways: readonly (readonly [string, Record<string, string>])[] = [
      [withPassword, {}],
      [locked(), { PGPASSWORD: PASSWORD }],
      [locked(), { PGPASSFILE: passfile }],
      ["postgres://?service=s", { PGSERVICEFILE: services }],
    ];
    for (const [address, env] of ways) {
      expect(await outcome(address, env)).toEqual({ code: "done", said: "" });
    }
  });

  test("that is wrong or missing is told as such, and never repeated", async () => {
    const open = file("open", `*:*:*:*:${PASSWORD}\n`, 0o644);
    const ways: readonly Record<string, string>[] = [
      {},
      { PGPASSWORD: "wr0ng" },
      { PGPASSFILE: open },
    ];
    for (const env of ways) {
      const { code, said } = await outcome(locked(), env);
      expect(code).toBe("store.login");
      expect(said).toContain(".pgpass");
      expect(said).not.toMatch(/wr0ng|ss wörd/u);
    }
    expect((await outcome(locked(), { PGPASSFILE: open })).said).toContain("chmod 600");
  });
});

const NO_SOCKETS = process.platform === "win32";
test.skipIf(NO_SOCKETS)(
  "the socket of a server is found by its directory, in each way to write it",
  async () => {
    const { socket, port } = server;
    for (const address of [
      `postgres://postgres@/postgres?host=${socket}&port=${port}&schema=none`,
      `postgres:///postgres?host=${socket}&port=${port}&user=postgres&schema=none`,
      `postgres://postgres@${encodeURIComponent(socket)}:${port}/postgres?schema=none`,
    ]) {
      const { code, said } = await outcomeOf(address, readGoals);
      expect(code).toBe("store.not_initialised");
      expect(said).toContain(`@${socket}:${port}/postgres`);
    }
  },
);

describe("TLS", () => {
  const outcome = async (query: string, host = "localhost"): Promise<string> => {
    const address = server.url({ database: "secure" }).replace("127.0.0.1", host);
    return (await outcomeOf(`${address}?${query}`, readGoals)).code;
  };

  test.each([
    ["sslmode=prefer", "done"],
    ["sslmode=require", "done"],
    ["sslmode=disable", "store.login"],
    [`sslmode=verify-ca&sslrootcert=${CA}`, "done"],
    [`sslmode=verify-full&sslrootcert=${CA}`, "done"],
    ["sslmode=verify-full", "store.tls"],
    ["sslmode=verify-ca&sslrootcert=system", "store.tls"],
    ["sslrootcert=system", "store.tls"],
    ["sslmode=verify-full&sslrootcert=/nowhere.crt", "root.address"],
  ])("%s: %s", async (query, expected) => {
    expect(await outcome(query)).toBe(expected);
  });

  describe("a file that is none", () => {
    const TLS = join(import.meta.dir, "../../postgres/tls");
    const CERTIFICATE = join(TLS, "server.crt");
    const KEY = join(TLS, "server.key");
    const made = (name: string, text: string): string => {
      const path = join(folder, name);
      writeFileSync(path, text);
      return path;
    };
    const files = {
      plain: made("plain.crt", "s3cret words, no certificate\n"),
      empty: made("empty.crt", ""),
      torn: made("torn.crt", readFileSync(CA, "utf8").slice(0, 400)),
      second: made(
        "second.crt",
        `${readFileSync(CA, "utf8")}-----BEGIN CERTIFICATE-----\nAAAA\n-----END CERTIFICATE-----\n`,
      ),
    };
    const cases = Object.values(files).flatMap((path) => [
      [`sslmode=verify-full&sslrootcert=${path}`, path] as const,
      [`sslmode=require&sslrootcert=${path}`, path] as const,
      [`sslmode=require&sslcert=${path}&sslkey=${KEY}`, path] as const,
    ]);
    test.each([
      ...cases,
      [`sslmode=require&sslcert=${CERTIFICATE}&sslkey=${files.plain}`, files.plain] as const,
      [`sslmode=prefer&sslcert=${CA}&sslkey=${KEY}`, CA] as const,
    ])("%s: it is named", async (query, path) => {
      const address = server.url({ database: "secure" });
      const { code, said } = await outcomeOf(`${address}?${query}`, readGoals);
      expect(code).toBe("store.tls");
      expect(said).toContain(path);
      expect(said).toMatch(/name (?:a file|files) /u);
      expect(said).not.toMatch(/s3cret|BoringSSL|Invalid CA/u);
    });

    test("certificates and keys that are sound are taken", async () => {
      const both = `sslcert=${CERTIFICATE}&sslkey=${KEY}`;
      expect(await outcome(`sslmode=require&${both}`)).toBe("done");
      const chain = made("chain.crt", `words\n${readFileSync(CA, "utf8").repeat(2)}`);
      expect(await outcome(`sslmode=verify-full&sslrootcert=${chain}&${both}`)).toBe("done");
    });
  });

  test("a certificate for another name is taken by verify-ca and not by verify-full", async () => {
    expect(await outcome(`sslmode=verify-ca&sslrootcert=${CA}`, "127.0.0.1")).toBe("done");
    expect(await outcome(`sslmode=require&sslrootcert=${CA}`, "127.0.0.1")).toBe("done");
    expect(await outcome(`sslmode=verify-full&sslrootcert=${CA}`, "127.0.0.1")).toBe("store.tls");
  });

  test("a database that is not there is named", async () => {
    const { code, said } = await outcomeOf(server.url({ database: "nope" }), readGoals);
    expect(code).toBe("store.no_database");
    expect(said).toContain('"nope"');
  });
});
