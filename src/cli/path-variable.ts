import { isAbsolute, resolve } from "node:path";
import type { Io } from "./io.ts";
import { NotTextError } from "./system-text.ts";

/**
 * The path in a variable of the environment; undefined where it is not set or blank. Throws `NotTextError`
 * rather than lead to another place than the one that is meant.
 */
export function pathVariable(io: Io, name: string): string | undefined {
  return textVariable(io, name, "name the place by a path that is, such as a symbolic link to it");
}

/**
 * A variable of the environment; undefined where it is not set or blank. Throws `NotTextError` with the
 * advice rather than take two values for one.
 */
export function textVariable(
  { env, envIsText }: Io,
  name: string,
  advice: string,
): string | undefined {
  const value = env[name];
  if (value === undefined || value.trim() === "") return undefined;
  if (value.includes("\ufffd") && !envIsText(name)) {
    throw new NotTextError(`${name} is not valid UTF-8: ${advice}`);
  }
  return value;
}

/** A path as an absolute one; a relative one starts at the working directory. Throws `NotTextError`. */
export function absolutePath(io: Io, path: string): string {
  return isAbsolute(path) ? resolve(path) : resolve(io.cwd, path);
}

/** The user's own directory; null where neither the environment nor the system knows one. Throws `NotTextError`. */
export function homeDirectory(io: Io): string | null {
  return (io.platform === "win32" ? undefined : pathVariable(io, "HOME")) ?? homedir();
}

/** Asked where the environment does not say: loading what can tell is not for every start. */
function homedir(): string | null {
  try {
    return process.getBuiltinModule("node:os").homedir();
  } catch {
    return null;
  }
}
