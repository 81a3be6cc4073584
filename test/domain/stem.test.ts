import { describe, expect, test } from "bun:test";
import { contentWords, stem } from "../../src/domain/inventory.ts";

const families: readonly string[] = [
  "rotate rotates rotated rotating rotation",
  "import imports imported importing",
  "migrate migrated migration migrations",
  "verify verified verifies verification",
  "page pages",
  "query queries",
  "box boxes",
  "stop stopped stops",
  "delete deleted deletion",
  "colour color colours colors",
  "normalise normalize normalised",
  "send sent sends",
  "run ran running runs",
  "fail failure failed",
  "remember remembered remembers",
];

describe("stems", () => {
  for (const family of families) {
    test(family, () => {
      expect(new Set(family.split(" ").map(stem)).size).toBe(1);
    });
  }

  test("different words stay apart", () => {
    const words = [
      "import",
      "export",
      "page",
      "pass",
      "test",
      "task",
      "form",
      "format",
      "port",
      "portal",
    ];
    expect(new Set(words.map(stem)).size).toBe(words.length);
  });
});

test("content words leave filler out, take identifiers apart and read number words", () => {
  expect(contentWords("The export_ics of CheckBadge.vue works, all four pages")).toEqual([
    "export",
    "ics",
    "check",
    "badg",
    "vue",
    "4",
    "pag",
  ]);
  expect(contentWords("it works")).toEqual(["work"]);
  expect(contentWords("导出可用").length).toBeGreaterThan(0);
});
