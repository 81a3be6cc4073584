import { expect, test } from "bun:test";
import { tableFile } from "./write-table.ts";

test("the written table is what words and rules make of it: bun test/gates/completion/write-table.ts", async () => {
  const path = new URL("../../../src/gates/completion/clauses/written-table.ts", import.meta.url);
  // Not toEqual: a difference is not worth printing.
  expect((await Bun.file(path).text()) === tableFile()).toBe(true);
});
