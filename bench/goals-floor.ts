/**
 * The floors: compiled programs that open the same database with the same pragmas, do one read or one
 * durable write, and nothing else. No tool on this runtime and this store can be faster.
 */
import { writeFileSync } from "node:fs";

const READ = `
import { Database, constants } from "bun:sqlite";
const [, , path = "", session = ""] = process.argv;
const db = new Database(path, constants.SQLITE_OPEN_READONLY);
db.run("PRAGMA busy_timeout = 200");
const row = db.query("SELECT record FROM goals WHERE session_ref = ?").get(session);
db.close();
process.exit(row === null ? 1 : 0);
`;

const WRITE = `
import { Database, constants } from "bun:sqlite";
const [, , path = "", session = ""] = process.argv;
const db = new Database(path, constants.SQLITE_OPEN_READWRITE);
db.run("PRAGMA busy_timeout = 200; PRAGMA synchronous = FULL");
db.run("BEGIN IMMEDIATE");
const { changes } = db
  .query("UPDATE goals SET record = json_set(record, '$.reasoning', ?) WHERE session_ref = ?")
  .run(String(performance.timeOrigin), session);
db.run("COMMIT");
db.close();
process.exit(changes === 1 ? 0 : 1);
`;

export interface Floors {
  /** Each takes the database file and a session reference. */
  readonly read: string;
  readonly write: string;
}

/** Compiles both programs into `folder`. */
export function compileFloors(folder: string): Floors {
  return {
    read: compile(`${folder}/reads-one-goal`, READ),
    write: compile(`${folder}/writes-one-goal`, WRITE),
  };
}

function compile(outfile: string, text: string): string {
  writeFileSync(`${outfile}.ts`, text);
  const done = Bun.spawnSync(
    [
      "node_modules/.bin/bun",
      "build",
      "--compile",
      "--minify",
      "--bytecode",
      "--outfile",
      outfile,
      `${outfile}.ts`,
    ],
    { stdout: "ignore", stderr: "pipe" },
  );
  if (done.exitCode !== 0) throw new Error(`bench: ${outfile}: ${done.stderr.toString()}`);
  return outfile;
}
