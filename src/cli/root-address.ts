import { isAbsolute, join } from "node:path";
import { type Outcome, type Problem, accept, reject, usage } from "../domain/errors.ts";
import { loginName } from "./actor.ts";
import type { CommandContext } from "./command.ts";
import type { Io } from "./io.ts";
import { isInWords } from "./mask-secrets.ts";
import { isTilde, pathProblem, unexpanded } from "./path-problems.ts";
import { shown } from "./problems.ts";
import { absolutePath, homeDirectory, pathVariable } from "./path-variable.ts";

/** Where the records live. */
export type RootAddress = (
  | {
      readonly kind: "directory";
      /** Absolute. */
      readonly path: string;
    }
  | {
      readonly kind: "postgres";
      /** May hold a password: not to be printed. */
      readonly address: string;
      /** Where the engine looks for what the address leaves open. */
      readonly env: Io["env"];
    }
) & {
  /** How long to wait for the store, in milliseconds; absent: as long as the engine thinks right. */
  readonly timeoutMs?: number;
};

export type DirectoryRoot = Extract<RootAddress, { readonly kind: "directory" }>;

const FOLDER = "svc";
const SCHEME = /^(?<scheme>[a-z][a-z0-9+.-]+):\/\//iu;
/** What stands before an address that was copied with too much, such as a blank or a quotation mark. */
const BEFORE_ADDRESS = /^[\s\p{C}"'`<]+/u;
/** `postgres:/…`, `postgres//…`, `jdbc:postgresql://…`, `user:password@host/…` */
const LIKE_ADDRESS = /^(?:jdbc:|postgres(?:ql)?(?::|\/\/)|[^/\s]+:[^/\s]*@)/iu;

/**
 * The root of a command: `--root`, else `SVC_ROOT`, else the state directory of the user. An empty
 * variable is as good as none. Errors: `root.empty`, `text.nul`, `root.tilde`, `root.address`, `root.scheme`, `root.no_home`, `root.timeout`,
 * `text.placeholder` (usage).
 * Throws `NotTextError`.
 */
export function readRoot(context: Pick<CommandContext, "flags" | "io">): Outcome<RootAddress> {
  const root = readPlace(context);
  const limit = set(context.io.env["SVC_STORE_TIMEOUT"]);
  if (!root.ok || limit === undefined) return root;
  const timeoutMs = milliseconds(limit);
  return timeoutMs === null ? reject(badTimeout(limit)) : accept({ ...root.value, timeoutMs });
}

/** What says where the records live; null for the default. Throws `NotTextError`. */
export function rootFrom({ flags, io }: CommandContext): "--root" | "SVC_ROOT" | null {
  if (flags.has("root")) return "--root";
  return pathVariable(io, "SVC_ROOT") === undefined ? null : "SVC_ROOT";
}

function readPlace({ flags, io }: Pick<CommandContext, "flags" | "io">): Outcome<RootAddress> {
  const flag = flags.get("root");
  if (flag !== undefined) return readAddress(flag, "--root", io);
  const variable = pathVariable(io, "SVC_ROOT");
  if (variable !== undefined) return readAddress(variable, "SVC_ROOT", io);
  const state = stateDirectory(io);
  if (state === null) return reject(noHome());
  return accept({ kind: "directory", path: join(state, FOLDER) });
}

function readAddress(text: string, from: string, io: Io): Outcome<RootAddress> {
  if (text.trim() === "") {
    return reject(usage("root.empty", `${from} is empty`, "name a directory"));
  }
  if (text.includes("\0")) {
    return reject(usage("text.nul", `${from} contains a NUL character`, "take it out"));
  }
  // Most roots: what begins like this is no address, and every start would pay for the patterns.
  if (text.startsWith("/")) return accept({ kind: "directory", path: absolutePath(io, text) });
  if (isTilde(text)) return reject(unexpanded("root.tilde", text, from, io));
  const odd = pathProblem(text, from, io);
  if (odd !== null) return reject(odd);
  const bare = text.replace(BEFORE_ADDRESS, "");
  const scheme = SCHEME.exec(bare)?.groups?.["scheme"]?.toLowerCase();
  const isServer = scheme === "postgres" || scheme === "postgresql";
  const isWritten = isServer && bare === text;
  if ((LIKE_ADDRESS.test(bare) && !isWritten) || (/^\w+\s*=/u.test(bare) && isInWords(bare))) {
    // It may hold a password, and as a directory it would be on the disk and on the screen.
    return reject(
      usage(
        "root.address",
        `${from} begins like the address of a server, but is none that can be read`,
        "write it as postgres://user@host/database with nothing before it; a directory of that name is ./postgres:… or ./host=…",
      ),
    );
  }
  if (isServer) {
    // Who connects when the address does not say: the login name, as with every PostgreSQL client.
    return accept({ kind: "postgres", address: text, env: { ...io.env, USER: loginName(io) } });
  }
  if (scheme !== undefined) {
    return reject(
      usage(
        "root.scheme",
        `${from} names a store of an unknown kind, ${scheme}://`,
        "name a directory by its path, or a postgres:// address",
      ),
    );
  }
  return accept({ kind: "directory", path: absolutePath(io, text) });
}

/** Null for a user without a home, as in a container that was started under a bare number. */
function stateDirectory(io: Io): string | null {
  if (io.platform === "win32") {
    return pathVariable(io, "LOCALAPPDATA") ?? inHome(homeDirectory(io), "AppData", "Local");
  }
  const state = pathVariable(io, "XDG_STATE_HOME");
  // The XDG base directory specification: a relative path is to be ignored.
  if (state !== undefined && isAbsolute(state)) return state;
  return inHome(homeDirectory(io), ".local", "state");
}

function inHome(home: string | null, ...path: readonly string[]): string | null {
  return home === null ? null : join(home, ...path);
}

function noHome(): Problem {
  return usage(
    "root.no_home",
    "nothing says where the records live: this user has no home directory",
    "name the place with --root or SVC_ROOT, or set HOME",
  );
}

function set(variable: string | undefined): string | undefined {
  return variable === undefined || variable.trim() === "" ? undefined : variable;
}

const TIME = /^(?<count>\d{1,6}(?:\.\d{1,3})?)\s*(?<unit>ms|s|m)?$/u;
const UNITS: Readonly<Record<string, number>> = { ms: 1, s: 1000, m: 60_000 };

/** Milliseconds of a number of seconds, or of one with a unit; null for anything else and for 0. */
function milliseconds(text: string): number | null {
  const groups = TIME.exec(text.trim())?.groups;
  if (groups === undefined) return null;
  const ms = Number(groups["count"]) * (UNITS[groups["unit"] ?? "s"] ?? 0);
  return ms >= 1 ? ms : null;
}

function badTimeout(text: string): Problem {
  return usage(
    "root.timeout",
    `SVC_STORE_TIMEOUT cannot be ${shown(text)}`,
    "give a number of seconds, or one with a unit: 500ms, 10s, 2m",
  );
}
