import { afterAll, describe, expect, test } from "bun:test";
import { chmodSync, copyFileSync, mkdirSync, readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { faultsOf } from "../cli/intact.ts";
import { ROOT, type Ran, runCommand } from "../cli/run.ts";
import { ENROLMENT, codes, openWorkspace, record } from "../cli/workspace.ts";
import { PATIENCE, report } from "./scale.ts";

/** Disks that are full and directories that cannot be written: exit 3 with the reason, nothing lost. */
const space = openWorkspace("disk");
afterAll(() => space.remove());

const TOOL = join(ROOT, "dist/bin/svc-goals");
const REF = ["--session-ref", "s"];
const BIG = "a question that takes some room on the disk ".repeat(200);

function asks(root: string): readonly string[] {
  const list = record(space.goals("get", ...REF, "--root", root))["open_asks"];
  return (Array.isArray(list) ? list : []).map((ask: { text: string }) => ask.text);
}

/** Asks until the disk is full, frees it by `free` and sees that all that was acknowledged is there. */
function fillUp(root: string, ask: (text: string) => Ran, free: () => void): number {
  const acknowledged: string[] = [];
  let refused: Ran | null = null;
  for (let i = 0; i < 500 && refused === null; i += 1) {
    const text = `${i} ${BIG}`.trim();
    const ran = ask(text);
    if (ran.exit === 0) acknowledged.push(text);
    else refused = ran;
  }
  expect(refused).toMatchObject({ exit: 3, stdout: "" });
  expect(codes(refused!)).toEqual(["store.full"]);
  expect(refused!.stderr).toContain(
    "make room on that disk, or raise the quota or file-size limit",
  );
  expect(asks(root)).toEqual(acknowledged);
  free();
  expect(asks(root)).toEqual(acknowledged);
  expect(space.goals("add-ask", ...REF, "--open-ask", "the next", "--root", root).exit).toBe(0);
  expect(faultsOf(join(root, "svc.db"))).toEqual([]);
  return acknowledged.length;
}

describe("a full disk", () => {
  test(
    "a limit on the size of files",
    () => {
      const root = join(space.folder, "limited");
      space.goals("set", ...REF, ...ENROLMENT, "--root", root);
      const script = `ulimit -f 400; trap '' XFSZ; exec '${TOOL}' add-ask ${REF.join(" ")} --root '${root}' --open-ask "$1"`;
      const count = fillUp(
        root,
        (text) => runCommand(["bash", "-c", script, "bash", text]),
        () => {},
      );
      report(`a file-size limit of 400 KiB: ${count} writes, then refused, nothing lost`);
    },
    PATIENCE,
  );

  const mountpoint = join(space.folder, "small");
  mkdirSync(mountpoint);
  const mounted =
    process.getuid?.() === 0 &&
    runCommand(["mount", "-t", "tmpfs", "-o", "size=600k", "tmpfs", mountpoint]).exit === 0;
  afterAll(() => {
    if (mounted) runCommand(["umount", mountpoint]);
  });

  test.skipIf(!mounted)(
    "a small file system (skipped where none can be mounted)",
    () => {
      const root = join(mountpoint, "root");
      space.goals("set", ...REF, ...ENROLMENT, "--root", root);
      const grow = (): void => void runCommand(["mount", "-o", "remount,size=8m", mountpoint]);
      const ask = (text: string): Ran =>
        space.goals("add-ask", ...REF, "--open-ask", text, "--root", root);
      report(
        `a file system of 600 KiB: ${fillUp(root, ask, grow)} writes, then refused, nothing lost`,
      );
    },
    PATIENCE,
  );

  test.skipIf(!mounted)(
    "one that is mounted read-only says so, and is read (skipped where none can be mounted)",
    () => {
      const root = join(mountpoint, "at-rest");
      space.goals("set", ...REF, ...ENROLMENT, "--root", root);
      runCommand(["mount", "-o", "remount,ro", mountpoint]);
      const refused = space.goals("add-ask", ...REF, "--open-ask", "Why?", "--root", root);
      const kept = space.goals("get", ...REF, "--root", root);
      runCommand(["mount", "-o", "remount,rw", mountpoint]);
      expect([refused.exit, codes(refused)]).toEqual([3, ["store.read_only"]]);
      expect(refused.stderr).toContain("is mounted read-only");
      expect(record(kept)["session_ref"]).toBe("s");
    },
  );

  test("no room for the first write leaves a root that works later", () => {
    const root = join(space.folder, "no-room");
    const first = `ulimit -f 4; trap '' XFSZ; exec '${TOOL}' set ${REF.join(" ")} --root '${root}' "$@"`;
    const refused = runCommand(["bash", "-c", first, "bash", ...ENROLMENT]);
    expect([refused.exit, refused.stdout]).toEqual([3, ""]);
    expect(codes(refused)).toEqual(["store.full"]);
    expect(space.goals("list", "--format", "json", "--root", root).stdout).toBe("[]\n");
    expect(space.goals("set", ...REF, ...ENROLMENT, "--root", root).exit).toBe(0);
  });
});

describe("a directory that cannot be written", () => {
  // The superuser may write anywhere, so the tools are run as somebody else.
  const other = process.getuid?.() === 0 ? ["setpriv", "--reuid=65534", "--clear-groups"] : [];
  const asOther = (...args: readonly string[]): Ran => runCommand([...other, TOOL, ...args]);
  const canRun = Bun.which(other[0] ?? "true") !== null && asOther("--version").exit === 0;
  chmodSync(space.folder, 0o755);

  test.skipIf(!canRun)(
    "reads go on, writes are refused (skipped where the tool cannot be run as another user)",
    () => {
      const root = join(space.folder, "read-only");
      space.goals("set", ...REF, ...ENROLMENT, "--root", root);
      chmodSync(join(root, "svc.db"), 0o444);
      chmodSync(root, 0o555);
      const before = readFileSync(join(root, "svc.db"));
      expect(record(asOther("get", ...REF, "--root", root))["session_ref"]).toBe("s");
      expect(asOther("roster", "--root", root).exit).toBe(0);
      const refused = asOther("add-ask", ...REF, "--open-ask", "Why?", "--root", root);
      expect([refused.exit, refused.stdout]).toEqual([3, ""]);
      expect(codes(refused)[0]).toMatch(/^store\.(?:read_only|no_permission)$/u);
      expect(readdirSync(root)).toEqual(["svc.db"]);
      expect(readFileSync(join(root, "svc.db")).equals(before)).toBe(true);
      chmodSync(root, 0o700);
    },
  );

  test.skipIf(!canRun)(
    "a root that cannot be made or entered (skipped where the tool cannot be run as another user)",
    () => {
      const closed = join(space.folder, "closed");
      mkdirSync(closed, { mode: 0o000 });
      for (const root of [closed, join(closed, "below")]) {
        for (const args of [["list"], ["roster"], ["set", ...REF, ...ENROLMENT]]) {
          const refused = asOther(...args, "--root", root);
          expect([root, args[0], refused.exit, refused.stdout]).toEqual([root, args[0], 3, ""]);
          expect(codes(refused)).toEqual(["store.no_permission"]);
        }
      }
      // What asks nothing of the store says that the rules of the root are out of reach.
      for (const args of [
        ["check", "--goal", "Let every shop export its invoices as a file"],
        ["judge", "--gate", "voice", "--message", "the export is missing"],
        ["guidance", "--working-dir", "/"],
      ]) {
        const refused = asOther(...args, "--root", closed);
        expect([args[0], refused.exit, refused.stdout]).toEqual([args[0], 2, ""]);
        expect(codes(refused)).toEqual(["policy.unreadable"]);
      }
      chmodSync(closed, 0o700);
    },
  );

  test("the write-ahead log of a writer that died is read, also from a copy", () => {
    const root = join(space.folder, "copied");
    space.goals("set", ...REF, ...ENROLMENT, "--root", root);
    const copy = join(space.folder, "copy");
    mkdirSync(copy);
    for (const file of readdirSync(root)) copyFileSync(join(root, file), join(copy, file));
    expect(space.goals("get", ...REF, "--root", copy).stdout).toBe(
      space.goals("get", ...REF, "--root", root).stdout,
    );
  });
});
