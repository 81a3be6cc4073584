import { CLOCK_SLACK_MS } from "../../domain/time.ts";
import type { Database } from "bun:sqlite";
import {
  type Stats,
  accessSync,
  closeSync,
  constants,
  openSync,
  readSync,
  statSync,
} from "node:fs";
import { dirname } from "node:path";
import { typedFlag } from "../../domain/board-command.ts";
import { refused, storeProblem } from "../../domain/errors.ts";
import { type Finding, note, wrong } from "../../domain/finding.ts";
import { type Examination, StoreError } from "../port.ts";
import { checkVersion, connectToRead, storeVersionOf, versionOf } from "./connection.ts";
import { checkFile, checkTables } from "./damage.ts";
import { toStoreError } from "./failures.ts";
import { foundDamage, sharedLane } from "./problems.ts";
import { misfiled } from "./misfiled.ts";
import { type StatType, refuseNetwork, statDatabase } from "./files.ts";
import { SCHEMA_VERSION } from "./schema.ts";
import { structureOf, wantedStructure } from "./structure.ts";

/** A write-ahead log longer than this has waited long for its readers, in bytes. */
const LONG_LOG = 256 * 1024 * 1024;
/** So many damages are told. */
const MOST_DAMAGES = 20;
/** The bits of a mode that let everybody write, and let others than the owner do anything at all. */
const EVERYBODY_WRITES = 0o002;
const OTHERS = 0o077;

/** Looks at a file of the embedded store; see `examine` of the port. */
export async function examineFile(
  path: string,
  typeOf: StatType,
  now: number,
  deadline: number,
): Promise<Examination> {
  const facts: [string, string][] = [["engine", "SQLite"]];
  const findings: Finding[] = [];
  facts.push(["file", path]);
  try {
    const stat = await statDatabase(path);
    if (stat === null) {
      return { facts, findings: [note("doctor.no_store", ...nothingThere(path))] };
    }
    facts.push(["size", `${stat.size} bytes`]);
    findings.push(...modeFindings(path, stat), ...clockFindings(path, stat, now));
    findings.push(...accessFindings(path), ...logFindings(path));
    await refuseNetwork(path, typeOf, stat.dev);
    // Before the connection: to close a second descriptor of a file drops the locks of the first.
    const isLogged = hasWriteAheadLog(path);
    const db = await connectToRead(path, deadline);
    try {
      facts.push(["version", `${versionOf(db, path)}, this program knows ${SCHEMA_VERSION}`]);
      facts.push(["journal", isLogged ? "wal" : journalMode(db)]);
      findings.push(...contentFindings(db, path, isLogged));
    } finally {
      db.close();
    }
  } catch (error) {
    const known = toStoreError(error, path);
    if (!(known instanceof StoreError)) throw known;
    findings.push(wrong(known.problem));
  }
  return { facts, findings };
}

function nothingThere(path: string): [string, string] {
  return [
    `there is no store at ${path} yet`,
    "nothing has to be done: the first command that writes makes it, if --root is right",
  ];
}

/** Whoever can write the file can rewrite it: modes are what protects it. */
function modeFindings(path: string, stat: Stats): readonly Finding[] {
  if (process.platform === "win32") return [];
  const folder = dirname(path);
  const places: readonly (readonly [string, number, string])[] = [
    [path, stat.mode, "600"],
    [folder, statSync(folder).mode, "700"],
  ];
  return places.flatMap(([place, mode, wanted]): Finding[] => {
    const shown = (mode & 0o777).toString(8).padStart(3, "0");
    const advice = `if only one user is meant to: chmod ${wanted} ${place}`;
    if ((mode & EVERYBODY_WRITES) !== 0) {
      const message = `every user may write ${place} (mode ${shown}), and so rewrite the records`;
      return [wrong(refused("doctor.mode_writable", message, advice))];
    }
    if ((mode & OTHERS) === 0) return [];
    return [note("doctor.mode_shared", `other users may use ${place} (mode ${shown})`, advice)];
  });
}

function accessFindings(path: string): readonly Finding[] {
  try {
    accessSync(path, constants.W_OK);
    return [];
  } catch {
    const advice =
      "nothing has to be done for reading; whoever owns it can give the right to write";
    return [note("doctor.read_only", `this user may not write ${path}`, advice)];
  }
}

function clockFindings(path: string, { mtimeMs }: Stats, now: number): readonly Finding[] {
  if (mtimeMs - now < CLOCK_SLACK_MS) return [];
  const problem = refused(
    "doctor.clock",
    `${path} was last written at ${new Date(mtimeMs).toISOString()}, and the clock says ${new Date(now).toISOString()}`,
    "set the clock of this machine: times of later changes would be earlier than those of the changes before",
  );
  return [wrong(problem)];
}

function logFindings(path: string): readonly Finding[] {
  const size = statSync(`${path}-wal`, { throwIfNoEntry: false })?.size ?? 0;
  if (size <= LONG_LOG) return [];
  return [
    note(
      "doctor.long_log",
      `the write-ahead log ${path}-wal has grown to ${size} bytes`,
      "look for a program that has kept a transaction open for long, and let it end",
    ),
  ];
}

function journalMode(db: Database): string {
  return db.query<{ journal_mode: string }, []>("PRAGMA journal_mode").get()?.journal_mode ?? "";
}

/** By the header of the file: SQLite calls it otherwise where it had to open the file as one that never changes. */
function hasWriteAheadLog(path: string): boolean {
  const header = new Uint8Array(VERSIONS_AT + 2);
  const fd = openSync(path, "r");
  try {
    readSync(fd, header, 0, header.length, 0);
  } finally {
    closeSync(fd);
  }
  return header[VERSIONS_AT] === WAL_VERSION && header[VERSIONS_AT + 1] === WAL_VERSION;
}

/** Where the header of a database has the versions that it is written and read by, and what they are for a write-ahead log. */
const VERSIONS_AT = 18;
const WAL_VERSION = 2;

/** Damage is looked for first: what is damaged need not be asked for its structure. */
function contentFindings(db: Database, path: string, isLogged: boolean): readonly Finding[] {
  const version = storeVersionOf(db, path);
  if (version === 0) return [note("doctor.no_store", ...nothingThere(path))];
  checkVersion(version, path);
  checkTables(db, path);
  const check = checkFile(db, MOST_DAMAGES);
  if (check.damages.length > 0) {
    return check.damages.map((damage) => wrong(foundDamage(path, damage)));
  }
  return [
    ...check.misfiled.map((row) => wrong(misfiled(path, row))),
    ...(isLogged ? [] : [notLogged(path)]),
    ...structureFindings(db, path),
  ];
}

function notLogged(path: string): Finding {
  return note(
    "doctor.journal",
    `${path} is not in write-ahead mode, so that readers and writers wait for each other`,
    `when nobody uses it: sqlite3 ${path} "PRAGMA journal_mode = WAL"`,
  );
}

/** Would the index that keeps a lane for one goal find two? */
function hasSharedLane(db: Database): boolean {
  const query =
    "SELECT 1 FROM goals WHERE status IS NOT 'complete' AND lane_id IS NOT NULL GROUP BY lane_id HAVING count(*) > 1 LIMIT 1";
  return db.query(query).get() !== null;
}

/** Tables, indexes, triggers and views that are not those that the steps of the schema make. */
function structureFindings(db: Database, path: string): readonly Finding[] {
  const expected = wantedStructure();
  const found = structureOf(db);
  const missing = [...expected].filter(([name, sql]) => found.get(name) !== sql);
  const added = [...found.keys()].filter((name) => !expected.has(name));
  return [
    ...missing.map(([name]): Finding => {
      const isThere = found.has(name);
      if (name === "index goals_lane" && hasSharedLane(db)) {
        return wrong(sharedLane(path));
      }
      const problem = storeProblem(
        "store.structure",
        `the ${name} of ${path} ${isThere ? "was changed" : "is missing"}`,
        isThere
          ? "keep the file, and carry its records into a new root with export and import"
          : // Without it an export may not be possible either.
            `"svc-goals store upgrade${typedFlag("--root", dirname(path))}" makes it again, and touches no record`,
      );
      return wrong(problem);
    }),
    ...added.map((name): Finding => {
      const message = `${path} has a ${name} that is not ours`;
      const advice = "ask whoever made it: later versions may fail to bring the file up to date";
      return name.startsWith("trigger ")
        ? wrong(refused("doctor.trigger", message, advice))
        : note("doctor.structure", message, advice);
    }),
  ];
}
