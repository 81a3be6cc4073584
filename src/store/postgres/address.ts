import { existsSync } from "node:fs";
import { homedir } from "node:os";
import { join } from "node:path";
import { badAddress } from "./problems.ts";
import type { StoreError } from "../port.ts";
import { passwordFor } from "./password-file.ts";
import { serviceValues } from "./service-file.ts";

/** The variables that are read, as of a process. */
export type Environment = Readonly<Record<string, string | undefined>>;

const TLS_MODES = ["disable", "allow", "prefer", "require", "verify-ca", "verify-full"] as const;
export type TlsMode = (typeof TLS_MODES)[number];

/** Everything that a connection needs; what an address leaves open comes from where libpq looks. */
export interface ServerTarget {
  /** A name, an IP address, or the directory of a unix socket. */
  readonly host: string;
  readonly port: number;
  readonly database: string;
  readonly user: string;
  /** Empty when there is none. */
  readonly password: string;
  /** Said when the server refuses the password; null when there is nothing to say. */
  readonly passwordNote: string | null;
  readonly tlsMode: TlsMode;
  /** Files in PEM; null for the roots of the system and for no certificate of one's own. */
  readonly rootCertificate: string | null;
  readonly certificate: string | null;
  readonly key: string | null;
  readonly applicationName: string;
  /** The schema that holds the tables. */
  readonly schema: string;
  /** What may be printed: never a password. */
  readonly shown: string;
  /** Ends whole commands in advice, so that they find this store: `--root` as it is typed, or nothing. */
  readonly rootFlag: string;
}

/** Where one setting is found: in the address, in the service file, in a variable. */
interface Setting {
  readonly parameter: string;
  readonly variable?: string;
}

const SETTINGS = {
  host: { parameter: "host", variable: "PGHOST" },
  /** What a service file or a variable may name alone: then it is the host, and not this machine. */
  hostAddress: { parameter: "hostaddr", variable: "PGHOSTADDR" },
  port: { parameter: "port", variable: "PGPORT" },
  user: { parameter: "user", variable: "PGUSER" },
  password: { parameter: "password", variable: "PGPASSWORD" },
  database: { parameter: "dbname", variable: "PGDATABASE" },
  passwordFile: { parameter: "passfile", variable: "PGPASSFILE" },
  tlsMode: { parameter: "sslmode", variable: "PGSSLMODE" },
  rootCertificate: { parameter: "sslrootcert", variable: "PGSSLROOTCERT" },
  certificate: { parameter: "sslcert", variable: "PGSSLCERT" },
  key: { parameter: "sslkey", variable: "PGSSLKEY" },
  applicationName: { parameter: "application_name", variable: "PGAPPNAME" },
  service: { parameter: "service", variable: "PGSERVICE" },
  schema: { parameter: "schema" },
} as const satisfies Readonly<Record<string, Setting>>;
const PARAMETERS: ReadonlySet<string> = new Set(
  Object.values(SETTINGS).map(({ parameter }) => parameter),
);

const DEFAULT_SCHEMA = "svc";
const DEFAULT_PORT = 5432;
/** PostgreSQL cuts longer names. In bytes. */
const LONGEST_NAME = 63;

/**
 * Reads `postgres://user@host:port/database?parameter=value`. What it leaves open comes, as with
 * every PostgreSQL client, from the service file, then from the `PG…` variables, then from defaults;
 * the password at last from the password file. `rootFlag` is kept for advice. Throws `StoreError` (`root.address`, usage).
 */
export function readTarget(address: string, env: Environment, rootFlag = ""): ServerTarget {
  const given = readUrl(address);
  const home = filled(env["HOME"]) ?? homeOfUser();
  const service = given.get("service") ?? filled(env["PGSERVICE"]);
  const fromFile = service === undefined ? new Map() : serviceValues(service, env, home);
  const find = ({ parameter, variable }: Setting): string | undefined =>
    given.get(parameter) ??
    filled(fromFile.get(parameter)) ??
    (variable === undefined ? undefined : filled(env[variable]));

  const host = find(SETTINGS.host) ?? find(SETTINGS.hostAddress) ?? "localhost";
  const port = readPort(find(SETTINGS.port));
  const user = find(SETTINGS.user) ?? loginName(env);
  const database = find(SETTINGS.database) ?? user;
  const schema = find(SETTINGS.schema) ?? DEFAULT_SCHEMA;
  if (host.includes(",")) throw badHost();
  checkSchema(schema);
  const stated = find(SETTINGS.password);
  const file = find(SETTINGS.passwordFile) ?? join(home, ".pgpass");
  const found = stated === undefined ? passwordFor({ host, port, database, user }, file) : null;
  const rootsNamed = find(SETTINGS.rootCertificate);
  const rootCertificate = readRoots(rootsNamed, home);
  return {
    host,
    port,
    database,
    user,
    password: stated ?? found?.password ?? "",
    passwordNote: found?.note ?? null,
    tlsMode: readTlsMode(find(SETTINGS.tlsMode), rootCertificate, rootsNamed),
    rootCertificate,
    certificate: find(SETTINGS.certificate) ?? null,
    key: find(SETTINGS.key) ?? null,
    applicationName: find(SETTINGS.applicationName) ?? "svc",
    schema,
    shown: `postgres://${user}@${host}:${port}/${database}?schema=${schema}`,
    rootFlag,
  };
}

/** A user without a home has none of the files that may stand there. */
function homeOfUser(): string {
  try {
    return homedir();
  } catch {
    return "/nonexistent";
  }
}

/** The parts of the address by the names of libpq's parameters. */
function readUrl(address: string): ReadonlyMap<string, string> {
  // A directory as host is written percent-encoded, which a URL does not take where the host stands.
  const [, encodedHost = ""] =
    /^[a-z]+:\/\/(?:[^/?#@]*@)?(?<host>%2f[^/:?#]*)/iu.exec(address) ?? [];
  // Nor does it take a user, or a port, before no host at all: then the host is a parameter.
  const isHostless = /^[a-z]+:\/\/(?:[^/?#@]*@)?(?::\d*)?(?:[/?#]|$)/iu.test(address);
  const withHost = isHostless
    ? address.replace(/^[a-z]+:\/\/(?:[^/?#@]*@)?/iu, "$&socket")
    : address;
  const url = URL.parse(encodedHost === "" ? withHost : address.replace(encodedHost, "socket"));
  if (url === null) throw badAddress("it is no url", "write postgres://user@host:port/database");
  // What stands before such an @ may be the end of a password, so nothing of it is repeated.
  if (/^[a-z]+:\/\/[^/?]*[/?].*@/iu.test(address)) {
    throw badAddress(
      "it has an @ behind its host",
      "write @, / and ? in a name, a value or a password as %40, %2F and %3F",
    );
  }
  if (url.hash !== "") throw badAddress("it has a #", "write # in a value as %23");
  const given = new Map<string, string>();
  const put = (parameter: string, value: string): void => {
    const text = decode(value);
    if (text !== "") given.set(parameter, text);
  };
  if (!isHostless) {
    put(
      "host",
      encodedHost === "" ? url.hostname.replace(/^\[(?<v6>.*)\]$/u, "$<v6>") : encodedHost,
    );
  }
  put("port", url.port);
  put("user", url.username);
  put("password", url.password);
  put("dbname", url.pathname.replace(/^\//u, ""));
  for (const [parameter, value] of url.searchParams) {
    if (!PARAMETERS.has(parameter)) {
      throw badAddress(
        /^\w+$/u.test(parameter)
          ? `it has an unknown parameter "${parameter}"`
          : "it has an unknown parameter",
        `use those of libpq that svc knows: ${[...PARAMETERS].join(", ")}`,
      );
    }
    if (value !== "") given.set(parameter, value);
  }
  return given;
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    throw badAddress("it has a % that encodes nothing", "write % as %25");
  }
}

function readPort(text: string | undefined): number {
  if (text === undefined) return DEFAULT_PORT;
  const port = Number(text);
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port;
  throw badAddress(`"${text}" is no port`, "give a number from 1 to 65535");
}

function readTlsMode(
  text: string | undefined,
  rootCertificate: string | null,
  rootsNamed: string | undefined,
): TlsMode {
  // As libpq has it: the system's roots vouch for anybody, so the name has to fit as well.
  if (text === undefined) return rootsNamed === "system" ? "verify-full" : "prefer";
  const mode = TLS_MODES.find((known) => known === text);
  if (mode === undefined) {
    throw badAddress(`"${text}" is no sslmode`, `use one of ${TLS_MODES.join(", ")}`);
  }
  // As libpq has it: whoever has a root certificate wants it to be asked.
  return mode === "require" && rootCertificate !== null ? "verify-ca" : mode;
}

function readRoots(named: string | undefined, home: string): string | null {
  if (named === "system") return null;
  if (named !== undefined) return named;
  const usual = join(home, ".postgresql", "root.crt");
  return existsSync(usual) ? usual : null;
}

function checkSchema(schema: string): void {
  if (Buffer.byteLength(schema) > LONGEST_NAME || schema.includes("\0")) {
    throw badAddress("the name of its schema is too long", `use at most ${LONGEST_NAME} bytes`);
  }
}

function badHost(): StoreError {
  return badAddress(
    "it names several hosts",
    "name one: a proxy or a virtual address stands for several servers",
  );
}

function loginName(env: Environment): string {
  const named = filled(env["USER"]) ?? filled(env["LOGNAME"]) ?? filled(env["USERNAME"]);
  if (named !== undefined) return named;
  throw badAddress("it names no user", "write postgres://user@host/database");
}

function filled(value: string | undefined): string | undefined {
  return value === undefined || value === "" ? undefined : value;
}
