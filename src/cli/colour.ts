import type { Io } from "./io.ts";

/**
 * Is colour wanted on standard output? Only on a terminal; `FORCE_COLOR` (any value but 0 and false) switches it on
 * anywhere, and `NO_COLOR` (no-color.org: any value but an empty one) off, whatever else is set.
 */
export function wantsColour({ env, stdout, platform }: Io): boolean {
  const none = env["NO_COLOR"];
  if (none !== undefined && none !== "") return false;
  const force = env["FORCE_COLOR"];
  if (force !== undefined && force !== "") return force !== "0" && force !== "false";
  // Windows has no TERM; anywhere else a terminal without one is none that is known.
  const terminal = env["TERM"] || (platform === "win32" ? "windows" : "dumb");
  return stdout.isTTY && terminal !== "dumb";
}
