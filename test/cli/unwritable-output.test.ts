import { afterAll, expect, test } from "bun:test";
import { OutputError } from "../../src/cli/output-error.ts";
import { openWorkspace } from "./workspace.ts";

/** What cannot be printed is said on stderr, by every tool and for its help too. */
const space = openWorkspace("unwritable-output");
afterAll(() => space.remove());

const CALLS = [
  ["svc-goals", "--help"],
  ["svc-goals", "--version"],
  ["svc-goals", "list --help"],
  ["svc-goals", "list"],
  ["svc-artifacts", "--help"],
  ["svc-artifacts", "unreviewed"],
  ["svc-replay-eval", "--version"],
  ["svc-replay-eval", "merge --help"],
] as const;

test.each(CALLS)("%s %s onto a full device, and with standard output closed", (tool, words) => {
  for (const [where, why] of [
    [">/dev/full", "the disk is full: make room there, or send it to another disk"],
    [
      ">&-",
      "it is closed or open for reading only: leave out what closes it (>&-), or send it to a file or a pipe",
    ],
  ]) {
    const ran = space.shell(`${tool} ${words} ${where}`);
    const said = `${tool}: the result cannot be written to standard output, ${why}`;
    expect(ran).toEqual({ exit: 2, stdout: "", stderr: `${said} [output.unwritable]\n` });
  }
});

test("a file that may not grow and a descriptor that is read from", () => {
  const grown = space.shell("ulimit -f 1; trap '' XFSZ; svc-goals --help >>small");
  expect(grown.exit).toBe(2);
  expect(grown.stderr).toContain("it passes the limit on file sizes: raise the limit (ulimit -f)");
  const read = space.shell("svc-goals --help 1</dev/null");
  expect(read.exit).toBe(2);
  expect(read.stderr).toContain("it is closed or open for reading only");
});

test.each([
  ["EIO", "have the operator of this machine read what its log says of the device"],
  ["EPERM", "send it where this user may write"],
  ["EDQUOT", "make room there, or send it to another disk"],
  ["ESTALE", "send it elsewhere"],
])("%s has its own advice", (code, advice) => {
  const error = new OutputError(Object.assign(new Error("failed"), { code }));
  expect(error.advice).toContain(advice);
  expect(error.advice).not.toMatch(/delete|remove|overwrite|rm /iu);
});

test("/dev/null and a closed pipe are no errors", () => {
  for (const where of [">/dev/null", "1<>/dev/null", "| true"]) {
    const ran = space.shell(`set -o pipefail; svc-goals --help ${where}`);
    expect([where, ran.exit, ran.stderr]).toEqual([where, 0, ""]);
  }
});

test("a standard output that was closed is not written to by its name either", () => {
  space.file("cases.json", JSON.stringify([]));
  for (const path of ["/dev/stdout", "/dev/fd/1", "/proc/self/fd/1"]) {
    const ran = space.shell(`svc-replay-eval --fixtures cases.json --output ${path} >&-`);
    expect(ran.exit).toBe(2);
    expect(ran.stderr).toContain("its descriptor is not open for writing: name another file");
  }
});
