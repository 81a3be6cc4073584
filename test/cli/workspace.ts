import { Database } from "bun:sqlite";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT, runBuilt, runCommand, scratchFolder, type Ran, type RunOptions } from "./run.ts";

/** A folder with a root of its own, and the built tools run on it. */
export interface Workspace {
  readonly folder: string;
  readonly root: string;
  readonly database: string;
  goals(...args: readonly string[]): Ran;
  artifacts(...args: readonly string[]): Ran;
  run(tool: string, args: readonly string[], options?: RunOptions): Ran;
  /** Runs a shell line in which the tools are found by name. */
  shell(line: string): Ran;
  /** Writes a file and returns its path. */
  file(name: string, content: string | Uint8Array): string;
  sql(statement: string, ...values: readonly string[]): void;
  /** The stored record of a session, as text. */
  stored(sessionRef: string): string;
  remove(): void;
}

/** What most tests enrol: three conditions. */
export const GOAL = "Publish the nightly build for all three platforms";
export const DONE_WHEN = "The download page lists the Linux, macOS and Windows builds";
/** A command line of flags with values: `--goal x --source y`. */
export function flags(values: Readonly<Record<string, string>>): readonly string[] {
  return Object.entries(values).flatMap(([name, value]) => [`--${name}`, value]);
}

export const ENROLMENT = flags({ goal: GOAL, "done-when": DONE_WHEN, source: "operator:dana" });
export const DELIVERED = ["Linux", "macOS", "Windows"].flatMap((name) =>
  flags({ "delivered-item": `the ${name} build is listed on the download page` }),
);

export const BRIEF =
  "Built: a CSV importer in `src/import.ts`. " +
  "Does: reads orders from a CSV file into the order table. " +
  "Works: `npm test` ran 42 tests and all of them passed.";

export const URL = "https://artifacts.example.com/a/importer";
export const RECORDING = flags({
  url: URL,
  title: "CSV importer",
  kind: "tool",
  source: "session:nightly",
  brief: BRIEF,
});

/** A workspace on an empty directory, or on the store at another address. */
export function openWorkspace(name: string, address?: string): Workspace {
  const folder = scratchFolder(name);
  const root = address ?? join(folder, "root");
  const database = join(root, "svc.db");
  const run: Workspace["run"] = (tool, args, options = {}) =>
    runBuilt(tool, args, { ...options, env: { SVC_ROOT: root, ...options.env } });
  return {
    folder,
    root,
    database,
    run,
    goals: (...args) => run("svc-goals", args),
    artifacts: (...args) => run("svc-artifacts", args),
    shell: (line) =>
      runCommand(["bash", "-c", line], {
        cwd: folder,
        env: {
          LANG: "C.UTF-8",
          SVC_ROOT: root,
          PATH: `${join(ROOT, "dist/bin")}:${process.env["PATH"] ?? ""}`,
        },
      }),
    file(file, content) {
      const path = join(folder, file);
      writeFileSync(path, content);
      return path;
    },
    sql(statement, ...values) {
      mkdirSync(root, { recursive: true });
      const db = new Database(database);
      try {
        db.query(statement).run(...values);
      } finally {
        db.close();
      }
    },
    stored(sessionRef) {
      const db = new Database(database, { readonly: true });
      try {
        const row = db
          .query<{ record: string }, [string]>("SELECT record FROM goals WHERE session_ref = ?")
          .get(sessionRef);
        return row?.record ?? "";
      } finally {
        db.close();
      }
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** Output with what differs from run to run in words: times, ages, the workspace. */
function scrubbed(text: string, { folder }: Workspace): string {
  return text
    .replaceAll(folder, "<folder>")
    .replaceAll(/\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}Z/gu, "<time>")
    .replaceAll(/unknown:[\w.-]+/gu, "unknown:<login>")
    .replaceAll(/(?<=ask \d+ {2})\d+s/gu, "<age>")
    .replaceAll(/\(\d+s(?<ago> ago)?\)/gu, "(<age>$<ago>)")
    .replaceAll(/"age": "\d+s"|"age_seconds": \d+/gu, (found) => found.replace(/\d+/u, "0"));
}

/** The exit status and all that was printed, as a person sees it. */
export function whole(ran: Ran, workspace: Workspace): string {
  const { exit, stdout, stderr } = ran;
  return scrubbed(
    [`exit ${exit}`, ...named("stdout", stdout), ...named("stderr", stderr)].join("\n"),
    workspace,
  );
}

function named(stream: string, text: string): readonly string[] {
  return text === "" ? [] : [`-- ${stream}`, text.replace(/\n$/u, "")];
}

/** The record that a command printed as JSON. */
export function record(ran: Ran): Record<string, unknown> {
  if (ran.exit !== 0) throw new Error(`exit ${ran.exit}: ${ran.stderr}`);
  return JSON.parse(ran.stdout);
}

/** The codes of the problems on stderr, in order. */
export function codes({ stderr }: Ran): readonly string[] {
  return [...stderr.matchAll(/\[(?<code>[a-z_]+\.[a-z_0-9]+)\]$/gmu)].map(
    ({ groups }) => groups?.["code"] ?? "",
  );
}
