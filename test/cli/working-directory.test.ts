import { afterAll, expect, test } from "bun:test";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { runBuilt } from "./run.ts";
import { ENROLMENT, openWorkspace } from "./workspace.ts";

/** Agents call the tools in the folders they work in; the runtime reads settings from such a folder unless told not to. */
const space = openWorkspace("working-directory");
afterAll(() => space.remove());

test("nothing in the working directory runs in a tool or sets its variables", () => {
  const left = (name: string): string => join(space.folder, name);
  const plant = `require("node:fs").writeFileSync(${JSON.stringify(left("planted"))}, "")`;
  space.file("plant.js", plant);
  space.file("bunfig.toml", 'preload = ["./plant.js"]\n');
  space.file("tsconfig.json", '{ "compilerOptions": { "paths": { "*": ["./plant.js"] } } }\n');
  space.file(".env", `SVC_ROOT=${left("elsewhere")}\nBUN_INSPECT_PRELOAD=./plant.js\n`);
  const ran = runBuilt("svc-goals", ["set", "--session-ref", "s", ...ENROLMENT], {
    cwd: space.folder,
    env: { HOME: space.folder },
  });
  expect([ran.exit, ran.stderr]).toEqual([0, ""]);
  expect(existsSync(left("planted"))).toBe(false);
  expect(existsSync(left("elsewhere"))).toBe(false);
  expect(existsSync(left(".local/state/svc/svc.db"))).toBe(true);
});
