import { afterAll, describe, expect, test } from "bun:test";
import { chmodSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type ServerTarget, readTarget } from "../../../src/store/postgres/address.ts";
import { StoreError } from "../../../src/store/port.ts";
import { scratchFolder } from "../../cli/run.ts";

const home = scratchFolder("postgres-address");
afterAll(() => rmSync(home, { recursive: true }));

function read(address: string, env: Record<string, string> = {}): ServerTarget {
  return readTarget(address, { HOME: home, USER: "login", ...env });
}

/** The code and the whole of what is said about an address that cannot be used. */
function refusal(address: string, env: Record<string, string> = {}): string {
  try {
    read(address, env);
    return "accepted";
  } catch (error) {
    if (!(error instanceof StoreError)) throw error;
    const { kind, code, message, advice } = error.problem;
    return `${kind} ${code} ${message}: ${advice}`;
  }
}

function passwordFile(name: string, mode: number, ...lines: readonly string[]): string {
  const path = join(home, name);
  writeFileSync(path, `${lines.join("\n")}\n`);
  chmodSync(path, mode);
  return path;
}

describe("an address", () => {
  test("says where the server is, and the rest has defaults", () => {
    expect(read("postgres://ann@db.example:6543/fleet?schema=team%20a")).toMatchObject({
      host: "db.example",
      port: 6543,
      user: "ann",
      database: "fleet",
      schema: "team a",
      password: "",
      tlsMode: "prefer",
      rootCertificate: null,
      applicationName: "svc",
    });
    expect(read("postgresql://")).toMatchObject({
      host: "localhost",
      port: 5432,
      user: "login",
      database: "login",
      schema: "svc",
    });
  });

  test("takes IPv6, a directory of a unix socket, encoded names and libpq's parameters", () => {
    expect(read("postgres://[::1]:1/d").host).toBe("::1");
    expect(read("postgres://%2Fvar%2Frun%2Fpostgresql:77/d")).toMatchObject({
      host: "/var/run/postgresql",
      port: 77,
    });
    expect(read("postgres:///d?host=/tmp&port=78&user=bob")).toMatchObject({
      host: "/tmp",
      port: 78,
      user: "bob",
      database: "d",
    });
    for (const hostless of [
      "postgres://bob@/d?host=/tmp&port=78",
      "postgresql://bob@/d?host=%2Ftmp&port=78",
      "postgres://bob:pw@:78/d?host=/tmp",
      "postgres://:78/d?host=/tmp&user=bob",
      "postgres://bob@?host=/tmp&port=78&dbname=d",
    ]) {
      expect(read(hostless)).toMatchObject({ host: "/tmp", port: 78, user: "bob", database: "d" });
    }
    expect(read("postgres://bob@", { PGHOST: "there" })).toMatchObject({
      host: "there",
      port: 5432,
      user: "bob",
      database: "bob",
    });
    expect(read("postgres://a%40b:p%3Aq@h/x%2Fy")).toMatchObject({
      user: "a@b",
      password: "p:q",
      database: "x/y",
    });
  });

  test.each([
    ["postgres://h:99999/d", "no url"],
    ["postgres://h/d?port=0", '"0" is no port'],
    ["postgres://h/d?sslmode=maybe", '"maybe" is no sslmode'],
    ["postgres://h/d?shema=x", 'unknown parameter "shema"'],
    ["postgres://h,i/d", "several hosts"],
    ["postgres://h/d?host=a,b", "several hosts"],
    ["postgres://h/d%zz", "a % that encodes nothing"],
    ["postgres://h/d#x", "it has a #"],
    ["postgres://u:12/s3cret@h/d", "an @ behind its host"],
    ["postgres://u:12?s3cret@h/d", "an @ behind its host"],
    ["postgres://h/d?a%20b=x", "it has an unknown parameter"],
    [`postgres://h/d?schema=${"x".repeat(64)}`, "too long"],
    ["postgres://h/d?service=nowhere", 'no service "nowhere"'],
  ])("%s is refused: %s", (address, why) => {
    expect(refusal(address)).toStartWith("usage root.address");
    expect(refusal(address)).toContain(why);
    expect(refusal(address)).not.toContain("s3cret");
  });

  test("is shown without its password, also where it is wrong", () => {
    expect(read("postgres://u:s3cret@h/d").shown).toBe("postgres://u@h:5432/d?schema=svc");
    for (const wrong of [
      "/d?x=1",
      ":99999/d",
      "h:99999/d",
      "h/d?x=1",
      "h/%zz",
      "h/d?sslmode=1",
      "h/d#s3cret",
    ]) {
      expect(refusal(`postgres://u:s3cret@${wrong}`)).not.toContain("s3cret");
    }
  });
});

describe("what an address leaves open", () => {
  test("comes from the service file, then from variables", () => {
    writeFileSync(
      join(home, ".pg_service.conf"),
      "# ours\n[other]\nhost=wrong\n[fleet]\nhost = filed.example\nport=7000\nuser=filed\npassword=from file\nsslmode=require\n",
    );
    const env = {
      PGHOST: "env.example",
      PGPORT: "8000",
      PGUSER: "env",
      PGDATABASE: "envdb",
      PGPASSWORD: "from env",
      PGSSLMODE: "disable",
      PGAPPNAME: "board",
    };
    expect(read("postgres://", env)).toMatchObject({
      host: "env.example",
      port: 8000,
      user: "env",
      database: "envdb",
      password: "from env",
      tlsMode: "disable",
      applicationName: "board",
    });
    for (const [address, more] of [
      ["postgres://?service=fleet", {}],
      ["postgres://", { PGSERVICE: "fleet" }],
    ] as const) {
      expect(read(address, { ...env, ...more })).toMatchObject({
        host: "filed.example",
        port: 7000,
        user: "filed",
        database: "envdb",
        password: "from file",
        tlsMode: "require",
      });
    }
    expect(read("postgres://given@h/?service=fleet", env)).toMatchObject({
      host: "h",
      user: "given",
    });
  });

  test("a service is looked for in PGSERVICEFILE and PGSYSCONFDIR", () => {
    const own = join(home, "own.conf");
    writeFileSync(own, "[mine]\nhost=own\n");
    const system = join(home, "etc");
    mkdirSync(system, { recursive: true });
    writeFileSync(join(system, "pg_service.conf"), "[theirs]\nhost=system\n");
    const env = { PGSERVICEFILE: own, PGSYSCONFDIR: system };
    expect(read("postgres://?service=mine", env).host).toBe("own");
    expect(read("postgres://?service=theirs", env).host).toBe("system");
    writeFileSync(join(system, "pg_service.conf"), "[theirs]\nhostaddr=10.0.0.5\n");
    expect(read("postgres://?service=theirs", env).host).toBe("10.0.0.5");
    expect(read("postgres://named/d", { ...env, PGHOSTADDR: "10.0.0.6" }).host).toBe("named");
    expect(read("postgres:///d", { ...env, PGHOSTADDR: "10.0.0.6" }).host).toBe("10.0.0.6");
  });

  test("a root certificate makes require verify the chain, system the name as well", () => {
    expect(read("postgres://h/d?sslmode=require&sslrootcert=/ca.pem")).toMatchObject({
      tlsMode: "verify-ca",
      rootCertificate: "/ca.pem",
    });
    expect(read("postgres://h/d?sslrootcert=system")).toMatchObject({
      tlsMode: "verify-full",
      rootCertificate: null,
    });
    mkdirSync(join(home, ".postgresql"), { recursive: true });
    const usual = join(home, ".postgresql", "root.crt");
    writeFileSync(usual, "");
    expect(read("postgres://h/d?sslmode=verify-full").rootCertificate).toBe(usual);
    rmSync(usual);
  });
});

describe("the password file", () => {
  const LINES = [
    "# host:port:database:user:password",
    "other:*:*:*:wrong",
    "h:5432:d:u:exact",
    "h:*:*:u:any port",
    String.raw`h:*:*:a\:b:it\:has\\all`,
    "localhost:*:*:*:socket",
    "*:*:*:late:last",
  ];

  test("gives the password of the first line that fits", () => {
    const PGPASSFILE = passwordFile("passwords", 0o600, ...LINES);
    const password = (address: string): string => read(address, { PGPASSFILE }).password;
    expect(password("postgres://u@h/d")).toBe("exact");
    expect(password("postgres://u@h:1/d")).toBe("any port");
    expect(password("postgres://a%3Ab@h/d")).toBe("it:has\\all");
    expect(password("postgres://x@h/d")).toBe("");
    expect(password("postgres://late@elsewhere/d")).toBe("last");
    expect(password("postgres:///d?host=/tmp&user=x")).toBe("socket");
  });

  test("is ~/.pgpass where nothing names another, and comes last", () => {
    passwordFile(".pgpass", 0o600, "*:*:*:*:from home");
    expect(read("postgres://u@h/d").password).toBe("from home");
    expect(read("postgres://u@h/d", { PGPASSWORD: "env" }).password).toBe("env");
    expect(read("postgres://u:url@h/d", { PGPASSWORD: "env" }).password).toBe("url");
    rmSync(join(home, ".pgpass"));
  });

  test("is ignored when others may read it, and that is said when the server refuses", () => {
    const PGPASSFILE = passwordFile("open", 0o644, "*:*:*:*:seen by all");
    const target = read("postgres://u@h/d", { PGPASSFILE });
    expect(target.password).toBe("");
    expect(target.passwordNote).toContain("chmod 600");
  });
});
