import { readFileSync } from "node:fs";
import type { CommandContext } from "./command.ts";
import type { Io } from "./io.ts";

/** Who acts: `--actor`, else `SVC_ACTOR`, else `unknown:<login name>`. An empty variable is none. */
export function readActor({ flags, io }: CommandContext): string {
  const variable = io.env["SVC_ACTOR"];
  return (
    flags.get("actor") ??
    (variable === undefined || variable.trim() === "" ? `unknown:${loginName(io)}` : variable)
  );
}

/**
 * The name under which the user is logged in. The user database comes first, since the environment
 * says what it was told to.
 */
export function loginName({ env, userId }: Io): string {
  const registered = userId === null ? null : nameOf(userId);
  const told = env["USER"] ?? env["LOGNAME"] ?? env["USERNAME"] ?? "";
  if (registered !== null) return registered;
  return told.trim() === "" ? `uid-${userId ?? "unknown"}` : told.trim();
}

function nameOf(userId: number): string | null {
  try {
    for (const line of readFileSync("/etc/passwd", "utf8").split("\n")) {
      const [name = "", , id] = line.split(":");
      if (id === String(userId) && name !== "") return name;
    }
  } catch {
    // No such file: the environment has to do.
  }
  return null;
}
