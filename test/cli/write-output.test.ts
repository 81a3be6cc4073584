import { afterAll, expect, test } from "bun:test";
import {
  chmodSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { writeOutput } from "../../src/cli/write-output.ts";
import { scratchFolder } from "./run.ts";

const folder = scratchFolder("write-output");
afterAll(() => rmSync(folder, { recursive: true }));

test("a symbolic link stays one, and what it leads to is replaced", () => {
  mkdirSync(join(folder, "real"));
  writeFileSync(join(folder, "real/report"), "old");
  symlinkSync("real/report", join(folder, "link"));
  symlinkSync("link", join(folder, "chain"));
  expect(writeOutput(join(folder, "chain"), "new")).toBeNull();
  expect(lstatSync(join(folder, "link")).isSymbolicLink()).toBe(true);
  expect(lstatSync(join(folder, "chain")).isSymbolicLink()).toBe(true);
  expect(readFileSync(join(folder, "real/report"), "utf8")).toBe("new");
  expect(readdirSync(join(folder, "real"))).toEqual(["report"]);
});

test("a link to nothing makes the file that it names, a circle of links is refused", () => {
  symlinkSync("real/later", join(folder, "dangling"));
  expect(writeOutput(join(folder, "dangling"), "new")).toBeNull();
  expect(readFileSync(join(folder, "real/later"), "utf8")).toBe("new");
  symlinkSync("circle", join(folder, "circle"));
  expect(writeOutput(join(folder, "circle"), "new")).toContain("lead in a circle");
});

test("the mode of the earlier file stays", () => {
  const path = join(folder, "shared");
  writeFileSync(path, "old");
  for (const mode of [0o600, 0o664]) {
    chmodSync(path, mode);
    expect(writeOutput(path, "new")).toBeNull();
    expect(statSync(path).mode & 0o777).toBe(mode);
  }
});
