import { afterAll, describe, expect, test } from "bun:test";
import { readdirSync } from "node:fs";
import type { Ran } from "./run.ts";
import { openWorkspace } from "./workspace.ts";

/** A path of other bytes than UTF-8 would come out as another path, and two stores would be one. */
const space = openWorkspace("not-utf8");
afterAll(() => space.remove());
space.shell("mkdir -p $'st\\xff' $'cwd\\xff'");
const before = names();

function names(): readonly string[] {
  return readdirSync(space.folder, { encoding: "buffer" })
    .map((name) => name.toString("latin1"))
    .toSorted();
}

const WRITE =
  "svc-goals set --session-ref s --goal 'Publish the nightly build for all three platforms' --done-when 'The download page lists it' --source operator:dana";

function expectRefusal({ exit, stdout, stderr }: Ran, what: string): void {
  expect([exit, stdout]).toEqual([2, ""]);
  expect(stderr).toStartWith(`svc-goals: ${what} is not valid UTF-8: `);
  expect(stderr).toEndWith(" [text.not_utf8]\n");
  expect(names()).toEqual(before);
}

describe("refused where it would be used", () => {
  test.each(["SVC_ROOT", "XDG_STATE_HOME", "HOME"])("%s", (name) => {
    const line = `unset SVC_ROOT; ${name}=$PWD/$'st\\xff' ${WRITE}`;
    expectRefusal(space.shell(line), name);
  });

  test("SVC_POLICY_CONFIG", () => {
    const line = "SVC_POLICY_CONFIG=$PWD/$'st\\xff' svc-goals guidance --working-dir /";
    expectRefusal(space.shell(line), "SVC_POLICY_CONFIG");
  });

  test("SVC_ACTOR and SVC_LANE_ID, so that no two are taken for one", () => {
    for (const name of ["SVC_ACTOR", "SVC_LANE_ID"]) {
      expectRefusal(space.shell(`${name}=$'a:b\\xff' ${WRITE}`), name);
    }
  });

  test("the working directory", () => {
    const said = "the path of the working directory";
    expectRefusal(space.shell(`cd $'cwd\\xff'; SVC_ROOT=root ${WRITE}`), said);
    expectRefusal(space.shell(`cd $'cwd\\xff'; ${WRITE} --root root`), said);
    expectRefusal(space.shell(`cd $'cwd\\xff'; ${WRITE} --policy-config p.yaml`), said);
  });
});

test("taken where nothing depends on it, and where the path does hold U+FFFD", () => {
  for (const line of [
    "cd $'cwd\\xff'; svc-goals list --format json",
    "HOME=$'/\\xff' XDG_STATE_HOME=$'/\\xff' svc-goals list --format json",
    "SVC_ROOT=$'/\\xff' svc-goals list --format json --root .",
    "SVC_ACTOR=$'a:\\xff' SVC_LANE_ID=$'\\xff' svc-goals list --format json",
    "SVC_ROOT=$PWD/$'\\xef\\xbf\\xbd' svc-goals list --format json",
    "mkdir -p $'\\xef\\xbf\\xbd'; cd $'\\xef\\xbf\\xbd'; svc-goals list --format json --root .",
  ]) {
    const ran = space.shell(line);
    expect([line, ran.exit, ran.stdout, ran.stderr]).toEqual([line, 0, "[]\n", ""]);
  }
});

test("a flag stands in for a variable that is no text", () => {
  const flags = "--actor operator:dana --lane-id lane --root with-flags";
  const { exit } = space.shell(`SVC_ACTOR=$'a:\xff' SVC_LANE_ID=$'\xff' ${WRITE} ${flags}`);
  expect(exit).toBe(0);
});
