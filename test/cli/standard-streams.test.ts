import { afterAll, beforeAll, expect, test } from "bun:test";
import { constants, closeSync, openSync, readFileSync, readSync, writeSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "./run.ts";
import { ENROLMENT, openWorkspace } from "./workspace.ts";

/** What a command prints arrives whole and in its place, whatever its standard output is. */
const space = openWorkspace("standard-stream");
afterAll(() => space.remove());

/** More than a pipe holds, and than the runtime writes to a file without lengthening it beforehand. */
const LONG = "0123456789".repeat(100_000);

beforeAll(() => {
  for (const ref of ["a", "b", "c"]) {
    space.goals("set", "--session-ref", ref, ...ENROLMENT);
    space.goals("hold", "--session-ref", ref, "--reason-file", space.file("long.txt", LONG));
  }
});

function listed(text: string): readonly string[] {
  const goals: readonly { readonly session_ref: string; readonly hold: { reason: string } }[] =
    JSON.parse(text);
  return goals.map(({ session_ref, hold }) => `${session_ref} ${hold.reason === LONG}`);
}

const WHOLE = ["a true", "b true", "c true"];

test("a file is written to behind what it holds", () => {
  const ran = space.shell(
    "echo before > out; svc-goals list --format json >> out; svc-goals now --session-ref a >> out; echo after >> out",
  );
  expect([ran.exit, ran.stderr]).toEqual([0, ""]);
  const [first, ...lines] = readFileSync(join(space.folder, "out"), "utf8").split("\n");
  expect([first, ...lines.splice(-2)]).toEqual(["before", "after", ""]);
  expect(lines.pop()).toStartWith("held");
  expect(listed(lines.join("\n"))).toEqual(WHOLE);
});

/** Runs a command onto a pipe that does not block, of which `piece` bytes are read at a time; null: its reader leaves. */
async function ontoNonBlocking(args: readonly string[], piece: number | null, filled = 0) {
  space.shell("rm -f slow; mkfifo slow");
  const pipe = join(space.folder, "slow");
  const reading = openSync(pipe, constants.O_RDONLY | constants.O_NONBLOCK);
  const writing = openSync(pipe, constants.O_WRONLY | constants.O_NONBLOCK);
  writeSync(writing, " ".repeat(filled));
  const ran = Bun.spawn([join(ROOT, "dist/bin/svc-goals"), ...args], {
    env: { SVC_ROOT: space.root },
    stdin: "ignore",
    stdout: writing,
    stderr: "pipe",
  });
  closeSync(writing);
  await Bun.sleep(100);
  const pieces: Buffer[] = [];
  const into = Buffer.alloc(piece ?? 0);
  while (into.length > 0) {
    try {
      const got = readSync(reading, into);
      if (got === 0) break;
      pieces.push(Buffer.from(into.subarray(0, got)));
    } catch {
      await Bun.sleep(1);
    }
  }
  closeSync(reading);
  const said = await new Response(ran.stderr).text();
  return { exit: await ran.exited, said, text: Buffer.concat(pieces).toString("utf8") };
}

const LIST = ["list", "--format", "json"];

test.each([
  [5000, 0],
  [70_000, 0],
  [5000, 65_000],
])(
  "a pipe that does not block gets all of it once, %d bytes at a time, %d before",
  async (piece, filled) => {
    const { exit, said, text } = await ontoNonBlocking(LIST, piece, filled);
    expect([exit, said]).toEqual([0, ""]);
    expect(listed(text)).toEqual(WHOLE);
  },
);

test("also what is short", async () => {
  const { exit, said, text } = await ontoNonBlocking(["now", "--session-ref", "a"], 3000, 60_000);
  expect([exit, said]).toEqual([0, ""]);
  expect(text.trim()).toBe(space.goals("now", "--session-ref", "a").stdout.trim());
});

test.each([LIST, ["now", "--session-ref", "a"]])(
  "a reader that leaves it ends %s quietly",
  async (...args) => {
    const { exit, said } = await ontoNonBlocking(args, null, 65_000);
    expect([exit, said]).toEqual([0, ""]);
  },
);

test("a pipe of a shell blocks for the next one as it did", () => {
  const ran = space.shell(
    "(svc-goals now --session-ref a; grep flags: /proc/self/fdinfo/1) | (sleep 0.2; cat)",
  );
  expect(ran.stdout).toContain("held");
  expect(Number.parseInt(/flags:\s*(\d+)/u.exec(ran.stdout)?.[1] ?? "7777", 8) & 0o4000).toBe(0);
});

test("what is said and what is printed keep their order in one pipe", () => {
  const ran = space.shell(
    "(svc-goals get --session-ref nobody; svc-goals now --session-ref a; svc-goals get --session-ref nobody) 2>&1 | cat",
  );
  expect(ran.stdout.split("\n").map((line) => line.slice(0, 4))).toEqual([
    "svc-",
    "held",
    "svc-",
    "",
  ]);
});
