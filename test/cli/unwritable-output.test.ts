import { afterAll, expect, test } from "bun:test";
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
    [">/dev/full", "ENOSPC"],
    [">&-", "it is closed"],
  ]) {
    const ran = space.shell(`${tool} ${words} ${where}`);
    const said = `${tool}: the result cannot be written to standard output (${why}): send it elsewhere, or make room where the disk is full`;
    expect(ran).toEqual({ exit: 2, stdout: "", stderr: `${said} [output.unwritable]\n` });
  }
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
