import { join } from "node:path";
import { shellWord } from "../domain/board-command.ts";
import { isPlaceholderPath } from "../domain/no-text.ts";
import { usage, type Problem } from "../domain/errors.ts";
import { fs } from "./fs.ts";
import type { Io } from "./io.ts";
import { homeDirectory } from "./path-variable.ts";

/**
 * What is wrong with a path as it was typed, in a flag or a variable: it is a placeholder of our own help, has a `~` that the
 * shell has left, or is the JSON that the file should hold. Null for what may be a path, such as one of that name that is there.
 */
export function pathProblem(path: string, from: string, io: Io): Problem | null {
  if (isTilde(path)) return fs().existsSync(path) ? null : unexpanded("path.tilde", path, from, io);
  // Most paths: every start would pay for more.
  if (path.startsWith("{") || path.startsWith("[")) return jsonProblem(path, from);
  if (!path.startsWith("<")) return null;
  if (!isPlaceholderPath(path) || fs().existsSync(path)) return null;
  return usage(
    "text.placeholder",
    `${from} is a placeholder, ${path}`,
    `put in its place what it stands for; a place of that name is ${shellWord(`./${path}`)}`,
  );
}

function jsonProblem(path: string, from: string): Problem | null {
  if (!isJson(path) || fs().existsSync(path)) return null;
  return usage(
    "path.json",
    `${from} is JSON and no file has that name`,
    "write the JSON to a file and give the name of that file",
  );
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/** Does a path begin at the home directory of the user? */
export function isTilde(path: string): boolean {
  return path === "~" || path.startsWith("~/");
}

/** A shell replaces the sign where a word begins with it: not behind `=`, nor in quotes or in a file of settings. */
export function unexpanded(
  code: "path.tilde" | "root.tilde",
  path: string,
  from: string,
  io: Io,
): Problem {
  const home = homeDirectory(io);
  const whole = home === null ? "from / on" : join(home, path.slice(2));
  return usage(
    code,
    `${from} begins with ~, which the shell has left as it is`,
    `write the path out: ${whole}; a ${code === "root.tilde" ? "directory" : "path"} of that name is ./${path}`,
  );
}
