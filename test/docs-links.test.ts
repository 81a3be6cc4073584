import { expect, test } from "bun:test";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { ROOT } from "./cli/run.ts";

const PAGES = [
  "README.md",
  "CONTRIBUTING.md",
  "CHANGELOG.md",
  ...readdirSync(join(ROOT, "docs"), { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".md"))
    .map((name) => join("docs", name)),
];

const textOf = (page: string): string => readFileSync(join(ROOT, page), "utf8");

/** The names by which the headings of a page are linked to, as GitHub makes them; the second of one name would get a number. */
function headingsOf(page: string): readonly string[] {
  const headings = textOf(page)
    .replaceAll(/```[^]*?```/gu, "")
    .matchAll(/^#+ (?<heading>.+)$/gmu);
  return [...headings].map(({ groups }) =>
    (groups?.["heading"] ?? "")
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}\s_-]/gu, "")
      .replaceAll(" ", "-"),
  );
}

function isDead(page: string, target: string): boolean {
  const [path = "", anchor] = target.split("#");
  const file = path === "" ? page : normalize(join(dirname(page), path));
  if (!existsSync(join(ROOT, file))) return true;
  return anchor !== undefined && !headingsOf(file).includes(anchor);
}

test("every link between the pages leads to a file, and to a heading of it", () => {
  const links = PAGES.flatMap((page) =>
    [...textOf(page).matchAll(/\]\((?<target>[^()\s]+)\)/gu)].map(
      ({ groups }) => [page, groups?.["target"] ?? ""] as const,
    ),
  );
  expect(links.length).toBeGreaterThan(50);
  const inside = links.filter(([, target]) => !/^[a-z]+:/u.test(target));
  expect(inside.filter(([page, target]) => isDead(page, target))).toEqual([]);
  expect(isDead("README.md", "docs/goals.md#no-such-heading")).toBe(true);
});

test("no page has two headings of one name, of which only the first could be linked to, or two titles", () => {
  const twice = PAGES.flatMap((page) => {
    const headings = headingsOf(page);
    return headings.filter((name, at) => headings.indexOf(name) !== at).map((name) => [page, name]);
  });
  expect(twice).toEqual([]);
  const titles = PAGES.map((page) => [
    page,
    textOf(page)
      .replaceAll(/```[^]*?```/gu, "")
      .match(/^# /gmu)?.length,
  ]);
  expect(titles.filter(([, count]) => count !== 1)).toEqual([]);
});

test("every file of the source that a page names is there", () => {
  const named = PAGES.filter((page) => page !== "CHANGELOG.md").flatMap((page) =>
    [...textOf(page).matchAll(/`(?<path>src\/[\w./-]*)`/gu)].map(
      ({ groups }) => groups?.["path"] ?? "",
    ),
  );
  const examples = new Set(["src/fixtures/orders.json"]);
  expect(named.length).toBeGreaterThan(60);
  expect(named.filter((path) => !examples.has(path) && !existsSync(join(ROOT, path)))).toEqual([]);
});
