import { afterAll, beforeAll, expect, test } from "bun:test";
import { constants, closeSync, openSync, readFileSync, readSync } from "node:fs";
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

test("a pipe that does not block gets it all, and stays as it was", async () => {
  space.shell("mkfifo slow");
  const pipe = join(space.folder, "slow");
  const reading = openSync(pipe, constants.O_RDONLY | constants.O_NONBLOCK);
  const writing = openSync(pipe, constants.O_WRONLY | constants.O_NONBLOCK);
  const ran = Bun.spawn([join(ROOT, "dist/bin/svc-goals"), "list", "--format", "json"], {
    env: { SVC_ROOT: space.root },
    stdin: "ignore",
    stdout: writing,
    stderr: "pipe",
  });
  closeSync(writing);
  const pieces: Buffer[] = [];
  const piece = Buffer.alloc(64 * 1024);
  for (;;) {
    try {
      const got = readSync(reading, piece);
      if (got === 0) break;
      pieces.push(Buffer.from(piece.subarray(0, got)));
    } catch {
      await Bun.sleep(5);
    }
  }
  closeSync(reading);
  expect([await ran.exited, await new Response(ran.stderr).text()]).toEqual([0, ""]);
  expect(listed(Buffer.concat(pieces).toString("utf8"))).toEqual(WHOLE);
});

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
