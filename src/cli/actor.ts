import type { CommandContext } from "./command.ts";
import type { Io } from "./io.ts";
import { textVariable } from "./path-variable.ts";

/** An actor, and the flag or variable that named it. */
interface GivenActor {
  readonly actor: string;
  readonly from: string;
}

/**
 * Who acts: `--actor`, else `SVC_ACTOR`, else `unknown:<login name>`. An empty variable is none. Throws
 * `NotTextError`.
 */
export function readActor({ flags, io }: CommandContext): GivenActor {
  const flag = flags.get("actor");
  if (flag !== undefined) return { actor: flag, from: "--actor" };
  const variable = textVariable(io, "SVC_ACTOR", "convert it, or name the actor with --actor");
  if (variable !== undefined) return { actor: variable, from: "SVC_ACTOR" };
  return { actor: `unknown:${loginName(io)}`, from: "--actor" };
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

/** Mapped and not read: the runtime has no other way to a file that waits for nothing and spares `node:fs` (see `fs.ts`). */
function nameOf(userId: number): string | null {
  try {
    for (const line of new TextDecoder().decode(Bun.mmap("/etc/passwd")).split("\n")) {
      const [name = "", , id] = line.split(":");
      if (id === String(userId) && name !== "") return name;
    }
  } catch {
    // No such file: the environment has to do.
  }
  return null;
}
