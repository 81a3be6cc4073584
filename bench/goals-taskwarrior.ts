/** `svc-goals` beside Debian's taskwarrior, which keeps its tasks in text files. */
import { appendFileSync, existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { sessionOf, storeOf, textsOf } from "./goals-data.ts";
import { type Candidate, type Row, sideBySide } from "./measure.ts";

const TOOL = "dist/bin/svc-goals";
const TIME = "20261121T093000Z";

/** The three commands that both have, with `size` entries each. */
export function taskwarriorRows(
  folders: { readonly tasks: string; readonly stores: string },
  size: number,
  rounds: number,
): readonly Row[] {
  const task = Bun.which("task");
  if (task === null) {
    console.error("bench: taskwarrior is missing: install it first: `apt-get install taskwarrior`");
    process.exit(2);
  }
  const root = storeOf(folders.stores, size);
  const env = { TASKRC: tasksOf(task, folders.tasks, size) };
  const goals = (name: string, ...args: readonly string[]): Candidate => ({
    name,
    command: [TOOL, ...args, "--root", root],
  });
  const tasks = (name: string, command: Candidate["command"]): Candidate => ({
    name,
    command,
    env,
  });
  const one = sessionOf(Math.floor(size / 2));
  const uuid = uuidOf(Math.floor(size / 2));
  const pairs: readonly (readonly [Candidate, Candidate])[] = [
    [goals("get", "get", "--session-ref", one), tasks("task info", [task, uuid, "info"])],
    [goals("list", "list"), tasks("task list", [task, "list"])],
    [
      {
        name: "set",
        command: (round) => [
          TOOL,
          "set",
          "--session-ref",
          one,
          "--root",
          root,
          "--status",
          round % 2 === 0 ? "paused" : "working",
        ],
      },
      tasks("task modify", (round) => [
        task,
        uuid,
        "modify",
        `priority:${round % 2 === 0 ? "H" : "L"}`,
      ]),
    ],
  ];
  return pairs.flatMap(([ours, theirs]) => {
    const [measured, against] = sideBySide([ours, theirs], rounds);
    if (measured === undefined || against === undefined) return [];
    const count = size.toLocaleString("en");
    return [
      { what: `${ours.name}, ${count} goals`, measured, against, goal: 1 },
      { what: `${theirs.name}, ${count} tasks`, measured: against },
    ];
  });
}

/** The configuration file of taskwarrior data with `size` tasks, imported when they are not there yet. */
function tasksOf(task: string, folder: string, size: number): string {
  const data = resolve(folder, `tasks-${size}`);
  const config = `${data}/taskrc`;
  if (existsSync(data)) return config;
  const part = `${data}.part`;
  rmSync(part, { recursive: true, force: true });
  mkdirSync(part, { recursive: true });
  const write = (location: string): void =>
    writeFileSync(`${part}/taskrc`, `data.location=${location}\nconfirmation=no\n`);
  write(part);
  for (let i = 0; i < size; i++) {
    // One task a line, as taskwarrior's own exports are; not held in memory, see storeOf.
    appendFileSync(`${part}/import.json`, `${JSON.stringify(taskOf(i))}\n`);
  }
  const done = Bun.spawnSync([task, "import", `${part}/import.json`], {
    env: { ...process.env, TASKRC: `${part}/taskrc` },
    stdin: "ignore",
    stdout: "ignore",
    stderr: "pipe",
  });
  if (done.exitCode !== 0) throw new Error(`bench: task import: ${done.stderr.toString()}`);
  write(data);
  renameSync(part, data);
  console.error(`bench: imported ${size} tasks into ${data}`);
  return config;
}

/** The task beside the `i`th goal: its text, its two asks as annotations. */
function taskOf(i: number): Readonly<Record<string, unknown>> {
  const { redirected, open_asks } = textsOf(i);
  return {
    uuid: uuidOf(i),
    description: redirected.goal,
    status: "pending",
    entry: TIME,
    annotations: open_asks.map((description) => ({ entry: TIME, description })),
  };
}

function uuidOf(i: number): string {
  return `00000000-0000-4000-8000-${i.toString(16).padStart(12, "0")}`;
}
