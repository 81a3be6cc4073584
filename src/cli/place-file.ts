import { existsSync, linkSync, renameSync, rmSync } from "node:fs";
import { errorCode } from "../domain/error-code.ts";

/** File systems without hard links say so in one of these ways. */
const NO_LINKS = new Set(["EPERM", "ENOTSUP", "EOPNOTSUPP", "ENOSYS", "EMLINK"]);

/**
 * Gives a finished file its name, unless something has that name already: false then, and both stay as
 * they are. Throws the errors of the system.
 */
export function placeFile(finished: string, path: string): boolean {
  try {
    // A link is refused where the name is taken, so that nobody's file is replaced in between.
    linkSync(finished, path);
    rmSync(finished);
    return true;
  } catch (error) {
    if (errorCode(error) === "EEXIST") return false;
    if (!NO_LINKS.has(errorCode(error))) throw error;
    if (existsSync(path)) return false;
    renameSync(finished, path);
    return true;
  }
}
