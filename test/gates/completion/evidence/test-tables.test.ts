import { expect, test } from "bun:test";
import { EVIDENCE_KINDS } from "../../../../src/gates/completion/evidence/kinds.ts";

const tests = EVIDENCE_KINDS.find(({ id }) => id === "tests");

function table(heads: string, ...rows: readonly string[]): string {
  const rule = heads.replace(/[^|]+/gu, "---");
  return `Both pages load.\n\n|${[heads, rule, ...rows].join("|\n|")}|\n`;
}

test.each([
  table("Suite|Passed|Failed", "unit|40|0", "e2e|8|0"),
  table("Suite|Tests|Failures", "unit|40|0"),
  table("Test suite|**Passed**", "unit|**40**"),
  table("Passed|Failed|Total tests", "48|0|48"),
])("counts of tests under the heads of a table: %s", (message) => {
  expect(tests?.holds(message, "")).toBe(true);
});

test.each([
  table("Suite|Passed|Failed", "unit|40|0", "e2e|7|1"),
  table("Suite|Tests", "unit|40"),
  table("Suite|Passed|Failed|Skipped", "unit|0|0|40"),
  table("Rack|Passed|Failed", "A|40|0"),
  table("Test|Result", "login|pass"),
])("tables that show no green run: %s", (message) => {
  expect(tests?.holds(message, "")).toBe(false);
});
