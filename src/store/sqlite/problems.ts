import { dirname } from "node:path";
import { typedFlag } from "../../domain/board-command.ts";
import { type Problem, storeProblem, usage } from "../../domain/errors.ts";

export function laneTaken(): Problem {
  return storeProblem(
    "store.lane_taken",
    "another goal took the lane in between",
    "run the command again: it names the session that holds the lane",
  );
}

/** The index that keeps a lane for one goal cannot be made again. */
export function sharedLane(path: string): Problem {
  return storeProblem(
    "store.structure",
    `two unfinished goals stand in one lane in ${path}, so its index goals_lane cannot be made again`,
    'keep the file, and take an export of it: "svc-goals import" into a new root names them',
  );
}

export function busy(path: string): Problem {
  return storeProblem(
    "store.busy",
    `other processes kept writing to ${path}`,
    "run the command again: nothing has changed",
  );
}

export function damaged(path: string, detail: string): Problem {
  return storeProblem(
    "store.damaged",
    `${path} is damaged or not a store of svc: ${detail}`,
    "keep the file, and restore a backup of it beside it under another --root",
  );
}

/** A reading needs an index or a column that somebody took away or renamed; the records are there. */
export function changed(path: string, detail: string): Problem {
  const root = typedFlag("--root", dirname(path));
  return storeProblem(
    "store.structure",
    `somebody has changed the tables of ${path}: ${detail}`,
    `nothing has changed in the records; "svc-goals doctor${root}" says what is missing, and "svc-goals store upgrade${root}" makes an index again`,
  );
}

/** What a check of the whole file found; `damaged` is what a single reading came upon. */
export function foundDamage(path: string, detail: string): Problem {
  return storeProblem(
    "store.damaged",
    `${path} is damaged: ${detail}`,
    `keep the file, and restore a backup beside it under another --root; sqlite3 ${path} ".recover" prints what can be saved`,
  );
}

export function logAlone(path: string): Problem {
  return storeProblem(
    "store.damaged",
    `${path} is gone or empty, and its log ${path}-wal still holds changes of it`,
    "have the operator put the file back beside its log, or restore a backup under another --root; nothing is written here until then",
  );
}

export function foreign(path: string): Problem {
  return storeProblem(
    "store.foreign",
    `${path} is a database of another program`,
    "name another directory with --root or SVC_ROOT",
  );
}

export function cannotOpen(path: string): Problem {
  return storeProblem(
    "store.cannot_open",
    `${path} cannot be opened`,
    "check --root, and that it is a file in a directory that this user can write",
  );
}

export function tooLongName(path: string): Problem {
  return storeProblem(
    "store.cannot_open",
    `${path} cannot be opened: a name in it, or all of it, is longer than the file system takes`,
    "give a directory with a shorter path to --root or SVC_ROOT",
  );
}

/** `what` is what the links should lead to. */
export function linksInCircle(path: string, what: "directory" | "file"): Problem {
  return storeProblem(
    "store.cannot_open",
    `${path} cannot be opened: its symbolic links lead in a circle`,
    `have the operator let them lead to the ${what}, or name another directory with --root or SVC_ROOT`,
  );
}

export function mountedReadOnly(path: string): Problem {
  return storeProblem(
    "store.read_only",
    `${path} cannot be written: its file system is mounted read-only`,
    "have the operator mount it for writing, or name another directory",
  );
}

export function rootIsFile(path: string): Problem {
  return storeProblem(
    "store.root_is_file",
    `${path} is not in a directory: a part of it is a file`,
    "name a directory with --root or SVC_ROOT",
  );
}

export function deadLink(link: string): Problem {
  return storeProblem(
    "store.dead_link",
    `${link} is a symbolic link to a directory that is not there`,
    "have the operator make or mount that directory",
  );
}

export function newerVersion(path: string, found: number, known: number): Problem {
  return storeProblem(
    "store.newer_version",
    `${path} has version ${found}, this program knows ${known}`,
    "use the newer program that wrote it",
  );
}

export function olderVersion(path: string, found: number, known: number): Problem {
  return storeProblem(
    "store.older_version",
    `${path} has version ${found}, this program reads ${known}`,
    "run any command that writes once: it brings the file up to date",
  );
}

/** There is no file that could be brought up to date. */
export function nothingYet(path: string): Problem {
  return storeProblem(
    "store.not_initialised",
    `there is no store at ${path} yet`,
    'check --root; "svc-goals store init" makes it, and so does the first command that writes',
  );
}

export function noRoles(path: string): Problem {
  return usage(
    "store.no_roles",
    `${path} has no roles: whoever may write the file may write everything`,
    "leave the roles out, or give a postgres:// address",
  );
}

export function networkFileSystem(path: string, name: string): Problem {
  return storeProblem(
    "store.network_file_system",
    `${path} is on a network file system (${name}), where SQLite loses data`,
    "name a local directory with --root, or share the records through --root postgres://…",
  );
}
