import { afterAll, expect, test } from "bun:test";
import { ENROLMENT, openWorkspace } from "./workspace.ts";

/** Of an error for want of descriptors SQLite says no more than that it cannot open a file. */
const space = openWorkspace("open-files");
afterAll(() => space.remove());

const RAISE = "raise the limit on open files (ulimit -n)";

test("too many open files are called so", () => {
  const words = ENROLMENT.map((word) => `'${word}'`).join(" ");
  const ran = space.shell(`ulimit -n 6; svc-goals set --session-ref s ${words}`);
  expect([ran.exit, ran.stdout]).toEqual([3, ""]);
  expect(ran.stderr).toContain(
    `svc.db cannot be opened, because too many files are open: ${RAISE}`,
  );
  expect(ran.stderr).toEndWith(" [store.too_many_files]\n");
});

test("a file that is none keeps its own words", () => {
  space.shell("mkdir -p other/svc.db");
  const ran = space.shell("svc-goals list --root other");
  expect(ran.stderr).toEndWith(" [store.cannot_open]\n");
});
