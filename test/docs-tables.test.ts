import { expect, test } from "bun:test";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { deliveriesOf } from "../src/app/deliveries.ts";
import { judgesUnder } from "../src/app/judges.ts";
import { readInventory } from "../src/domain/inventory.ts";
import { DEFAULT_POLICY } from "../src/policy/defaults.ts";
import { ROOT } from "./cli/run.ts";

/** The tables of docs/conditions.md, row by row. */
const page = readFileSync(join(ROOT, "docs/conditions.md"), "utf8");

/** The cells of all rows of a section whose first cell is in code. */
function rowsOf(section: string): readonly (readonly string[])[] {
  const from = page.indexOf(`\n## ${section}\n`);
  expect(from).toBeGreaterThanOrEqual(0);
  const text = page.slice(from, page.indexOf("\n## ", from + 1));
  return text
    .split("\n")
    .filter((line) => line.startsWith("| `"))
    .map((line) => line.split(" | ").map((cell) => cell.replace(/^\| /u, "").trim()));
}

const codesIn = (cell: string): readonly string[] =>
  [...cell.matchAll(/`(?<code>[^`]+)`/gu)].map(({ groups }) =>
    (groups?.["code"] ?? "").replaceAll(" ⏎ ", "\n"),
  );

test("docs/conditions.md: what each done_when is cut into", () => {
  const rows = rowsOf("What is counted");
  expect(rows.length).toBeGreaterThan(40);
  const told = rows.map(([text = "", count = ""]): readonly string[] => [text, count]);
  const read = rows.map(([text = ""]): readonly string[] => {
    const { conditions } = readInventory(codesIn(text)[0] ?? "");
    return [text, String(conditions.length)];
  });
  expect(read).toEqual(told);
});

test("docs/conditions.md: what each delivered item is credited to", async () => {
  const rows = rowsOf("What is credited");
  expect(rows.length).toBeGreaterThan(40);
  const judges = judgesUnder(async () => DEFAULT_POLICY);
  const told = rows.map((cells): readonly string[] => cells.slice(0, 3));
  const found = await Promise.all(
    rows.map(async ([text = "", items = ""]): Promise<readonly string[]> => {
      const request = { delivered_items: codesIn(items), close_note: null, acknowledged_by: null };
      const subject = { goal: "Do what the town has asked for", doneWhen: codesIn(text)[0] ?? "" };
      const read = await deliveriesOf(request, judges, false)(subject);
      const { credits, denials, copies, surplus } = read.crediting;
      const remarks = [
        ...(read.deferring.length > 0 ? ["`deferring_item`"] : []),
        ...(denials.length + read.broken.length + read.otherDeeds.length + read.rivals.length > 0
          ? ["`denying_item`"]
          : []),
        ...(copies.length > 0 ? ["a copy"] : []),
        ...(surplus.length > 0 ? ["one more"] : []),
        ...(credits.some(({ sharedWords }) => sharedWords.length === 0) ? ["by order"] : []),
      ];
      const counts = `${credits.length} of ${read.conditions.length}`;
      return [text, items, [counts, ...remarks].join(", ")];
    }),
  );
  expect(found).toEqual(told);
});
