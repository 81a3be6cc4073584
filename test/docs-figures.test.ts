import { expect, test } from "bun:test";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "./cli/run.ts";

const IN_WORDS = ["", "", "", "", "four", "five", "six", "seven", "eight"];

/** How many fine messages were blocked, in the rows of docs/gates.md with what was measured last. */
function blockedAtFirstSight(gates: string): number {
  const rows = [
    ...gates
      .slice(gates.indexOf("| at first sight"), gates.indexOf("\n### The curve\n"))
      .matchAll(/^\| (?:twelve|the last).*?%\) \| +(?<blocked>\d+) of (?<fine>\d+) /gmu),
  ];
  expect(rows).toHaveLength(2);
  const sum = (key: string): number =>
    rows.reduce((total, { groups }) => total + Number(groups?.[key]), 0);
  return sum("blocked") / sum("fine");
}

test("README, docs/hooks.md and docs/gates.md expect the same of the completion gate, as it was measured", () => {
  const pages = ["README.md", "docs/hooks.md", "docs/gates.md"].map((page) =>
    readFileSync(join(ROOT, page), "utf8"),
  );
  const told = pages.flatMap((page) =>
    Array.from(page.matchAll(/one (?:good|fine) reports? in (?<many>\w+)/gu), ({ groups }) =>
      IN_WORDS.indexOf(groups?.["many"] ?? ""),
    ),
  );
  expect(told.length).toBeGreaterThanOrEqual(3);
  expect(new Set(told).size).toBe(1);
  // Rounded towards expecting more of them.
  expect(told[0]).toBe(Math.floor(1 / blockedAtFirstSight(pages[2] ?? "")));
});
