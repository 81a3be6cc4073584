import { homedir } from "node:os";
import { isAbsolute, join, resolve } from "node:path";
import { type Outcome, accept, reject, usage } from "../domain/errors.ts";
import type { CommandContext } from "./command.ts";
import type { Io } from "./io.ts";

/** Where the records live. */
export type RootAddress =
  | {
      readonly kind: "directory";
      /** Absolute. */
      readonly path: string;
    }
  | { readonly kind: "postgres"; readonly address: string };

const FOLDER = "svc";
const SCHEME = /^(?<scheme>[a-z][a-z0-9+.-]+):\/\//iu;

/**
 * The root of a command: `--root`, else `SVC_ROOT`, else the state directory of the user. An empty
 * variable is as good as none. Errors: `root.empty`, `root.scheme` (usage).
 */
export function readRoot({ flags, io }: CommandContext): Outcome<RootAddress> {
  const flag = flags.get("root");
  if (flag !== undefined) return readAddress(flag, "--root", io);
  const variable = set(io.env["SVC_ROOT"]);
  if (variable !== undefined) return readAddress(variable, "SVC_ROOT", io);
  return accept({ kind: "directory", path: join(stateDirectory(io), FOLDER) });
}

/** Is the root what a shell without our flags and variables would take too? */
export function isDefaultRoot({ flags, io }: CommandContext): boolean {
  return flags.get("root") === undefined && set(io.env["SVC_ROOT"]) === undefined;
}

function readAddress(text: string, from: string, io: Io): Outcome<RootAddress> {
  if (text.trim() === "") {
    return reject(usage("root.empty", `${from} is empty`, "name a directory"));
  }
  const scheme = SCHEME.exec(text)?.groups?.["scheme"]?.toLowerCase();
  if (scheme === "postgres" || scheme === "postgresql") {
    return accept({ kind: "postgres", address: text });
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
  return accept({ kind: "directory", path: resolve(io.cwd, text) });
}

function stateDirectory(io: Io): string {
  if (io.platform === "win32") {
    return set(io.env["LOCALAPPDATA"]) ?? join(homedir(), "AppData", "Local");
  }
  const state = set(io.env["XDG_STATE_HOME"]);
  // The XDG base directory specification: a relative path is to be ignored.
  if (state !== undefined && isAbsolute(state)) return state;
  return join(set(io.env["HOME"]) ?? homedir(), ".local", "state");
}

function set(variable: string | undefined): string | undefined {
  return variable === undefined || variable.trim() === "" ? undefined : variable;
}
