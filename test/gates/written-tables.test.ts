import { expect, test } from "bun:test";
import { join } from "node:path";
import { WRITTEN_TABLES } from "../../scripts/write-tables.ts";

const ROOT = join(import.meta.dir, "../..");

test.each([...WRITTEN_TABLES])(
  "%s is what its sources make of it (npm run tables)",
  async (path, text) => {
    // Not toEqual: a difference is not worth printing.
    expect((await Bun.file(join(ROOT, path)).text()) === text()).toBe(true);
  },
);
