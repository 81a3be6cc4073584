import { afterAll } from "bun:test";
import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { scratchFolder } from "../run.ts";

/** A case that the gate accepts. */
export const CASE = {
  name: "a",
  goal: "Add a health route to the API",
  done_when: "GET /health answers 200",
  session_output: "`GET /health` answers 200, tested with curl.",
  expected_result: "accept",
  category: "completion",
};

/** A folder for the files of one test file, gone after its tests, and what writes a file into it. */
export function fixtureFolder(name: string): {
  readonly folder: string;
  readonly file: (name: string, content: string | Uint8Array) => string;
} {
  const folder = scratchFolder(name);
  afterAll(() => rmSync(folder, { recursive: true }));
  return {
    folder,
    file(of, content) {
      const path = join(folder, of);
      writeFileSync(path, content);
      return path;
    },
  };
}
