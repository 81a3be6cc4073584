import { dirname } from "node:path";
import { urlName } from "../../domain/artifact-decode.ts";
import { typedFlag } from "../../domain/board-command.ts";
import { type Problem, refused } from "../../domain/errors.ts";
import type { MisfiledRow } from "./damage.ts";

/** What is said of a row whose entries in an index another version of SQLite has made. */
export function misfiled(path: string, { table, key, indexes }: MisfiledRow): Problem {
  const plural = indexes.length > 1 ? "es" : "";
  const row = typeof key === "number" ? `${key}` : table === "goals" ? `"${key}"` : urlName(key);
  return refused(
    "doctor.misfiled",
    `another version of SQLite has put ${NAMES[table] ?? table} ${row} into the index${plural} ${indexes.join(", ")} otherwise than this one reads it: neither the file nor the record is damaged, but a list may leave the record out or show it elsewhere`,
    `"svc-goals store upgrade${typedFlag("--root", dirname(path))}" makes the index${plural} again, and touches no record`,
  );
}

const NAMES: Readonly<Record<string, string>> = {
  goals: "the goal of session",
  artifacts: "the artifact",
  events: "event",
};
