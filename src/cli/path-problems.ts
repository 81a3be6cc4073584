import { isPlaceholder } from "../domain/no-text.ts";
import { usage, type Problem } from "../domain/errors.ts";
import type { FlagSpec } from "./command.ts";
import { fs } from "./fs.ts";

/**
 * What is wrong with a path as it was typed, in a flag or a variable: it is a placeholder of our own help, or has a `~` that the
 * shell has left. Null for what may be a path, such as one of that name that is there.
 */
export function pathProblem(path: string, from: string): Problem | null {
  if (path === "~" || path.startsWith("~/")) {
    return fs().existsSync(path) ? null : unexpanded(path, from);
  }
  // Most paths: every start would pay for more.
  if (!path.startsWith("<")) return null;
  if (!isPlaceholder(path) || fs().existsSync(path)) return null;
  return usage(
    "text.placeholder",
    `${from} is a placeholder, ${path}`,
    `put in its place what it stands for; a place of that name is ./${path}`,
  );
}

/** A shell replaces the sign where a word begins with it: not behind `=`, nor in quotes or in a file of settings. */
function unexpanded(path: string, from: string): Problem {
  return usage(
    "path.tilde",
    `${from} begins with ~, which the shell has left as it is`,
    `write the path out, or with $HOME in the place of ~; a path of that name is ./${path}`,
  );
}

/** Is the value of a flag a path? What is wrong with that of a root is said where the root is read. */
export function takesPath({ name, value, completes, takesStdin }: FlagSpec): boolean {
  if (name === "root") return false;
  return (
    completes === "file" || completes === "directory" || takesStdin === true || value === "<file>"
  );
}
