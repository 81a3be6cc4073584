import { afterAll, expect, test } from "bun:test";
import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { type BoardNeed, rankOf } from "../src/domain/board-need.ts";
import { BOARD_SECTIONS } from "../src/domain/board.ts";
import { GOAL_STATUSES } from "../src/domain/goal.ts";
import { isObject } from "../src/domain/json-object.ts";
import { ROOT, runBuilt, scratchFolder } from "./cli/run.ts";
import { EVERY_REASON, board as boardOf } from "./views/board/sample.ts";

/** docs/records.md against records that the tools wrote. */
const root = scratchFolder("records");
afterAll(() => rmSync(root, { recursive: true, force: true }));

const page = readFileSync(join(ROOT, "docs/records.md"), "utf8");

/** The cells of the first table after a line; a cell that is empty is that of the row above. */
function tableBehind(line: string): readonly (readonly string[])[] {
  const from = page.indexOf(`\n${line}\n`);
  expect(from).toBeGreaterThanOrEqual(0);
  const rows: string[][] = [];
  for (const row of page.slice(page.indexOf("\n|", from) + 1).split("\n")) {
    if (!row.startsWith("|")) break;
    const cells = row.split("|").slice(1, -1);
    const above = rows.at(-1);
    rows.push(cells.map((cell, at) => cell.trim() || (at === 0 ? (above?.[0] ?? "") : "")));
  }
  return rows.slice(2);
}

const keysOf = (rows: readonly (readonly string[])[], at: number): readonly string[] =>
  rows.map((row) => (row[at] ?? "").replaceAll("`", ""));

function run(tool: string, ...args: readonly string[]): string {
  const { exit, stdout, stderr } = runBuilt(tool, [...args, "--root", root, "--format", "json"]);
  expect([exit, stderr.replace(/^.*warning: .*\n/u, "")]).toEqual([0, ""]);
  return stdout;
}

function object(value: unknown): Record<string, unknown> {
  if (!isObject(value)) throw new Error(`no object: ${JSON.stringify(value)}`);
  return { ...value };
}

test("docs/records.md has the keys of goals, artifacts and events in their order", () => {
  const goal = ["--session-ref", "a", "--goal", "Let shops export an invoice as CSV"];
  const doneWhen = ["--done-when", "a CSV file downloads"];
  run("svc-goals", "set", ...goal, ...doneWhen, "--source", "operator:dana");
  run("svc-goals", "redirect", ...goal, ...doneWhen, "--reason", "other words");
  run("svc-goals", "set", "--session-ref", "a", "--open-ask", "Which one?");
  const held = object(
    JSON.parse(run("svc-goals", "hold", "--session-ref", "a", "--reason", "waits")),
  );
  const closing = ["--session-ref", "a", "--delivered-item", "later: a CSV file"];
  const signed = ["--acknowledged-by", "operator:dana"];
  const closed = object(JSON.parse(run("svc-goals", "close", ...closing, ...signed)));
  const item = ["--session-ref", "b", "--delivered-item", "a CSV file downloads"];
  run("svc-goals", "set", "--session-ref", "b", ...goal.slice(2), ...doneWhen, "--source", "x:y");
  const credited = object(JSON.parse(run("svc-goals", "close", ...item)));

  expect(Object.keys(held)).toEqual([...keysOf(tableBehind("## Goal"), 0)]);
  const first = (of: unknown): unknown => (Array.isArray(of) ? of[0] : of);
  const closure = object(closed["closure"]);
  const parts: Readonly<Record<string, unknown>> = {
    "an ask": first(held["open_asks"]),
    "of `history`": first(held["history"]),
    "a hold": held["hold"],
    "a closure": closure,
    "a credit": first(object(credited["closure"])["credits"]),
    "a discrepancy": first(closure["discrepancies"]),
  };
  const rows = tableBehind("Their parts, with their keys in order:");
  const told = Map.groupBy(rows, ([part = ""]) => part);
  expect([...told.keys()]).toEqual(Object.keys(parts));
  for (const [part, keys] of told) {
    expect([part, [...keysOf(keys, 1)]]).toEqual([part, Object.keys(object(parts[part]))]);
  }
  expect([...keysOf(tableBehind("### Statuses"), 0)].toSorted()).toEqual(
    [...GOAL_STATUSES].toSorted(),
  );

  const brief =
    "Built: a guide in docs/export.md. Does: shows how invoices are downloaded. Works: 12 tests pass.";
  const about = ["--url", "https://host.example/a", "--title", "t", "--kind", "guide"];
  const recorded = run("svc-artifacts", "record", ...about, "--source", "x:y", "--brief", brief);
  expect(Object.keys(object(JSON.parse(recorded)))).toEqual([
    ...keysOf(tableBehind("## Artifact"), 0),
  ]);
  const log: unknown = JSON.parse(run("svc-goals", "log"));
  const events = Array.isArray(log) ? log.map(object) : [];
  const redirected = events.find(({ change }) => change === "redirected") ?? {};
  const wanted = keysOf(tableBehind("## Event"), 0).map((key) => key.replace(" or url", ""));
  const whole = Object.keys(redirected).toSpliced(-2, 0, "put_back", "in_place_of");
  expect(whole.filter((key) => key !== "seq")).toEqual([...wanted]);
});

test("docs/records.md has the keys of the board in their order", () => {
  const goal = ["--session-ref", "asking", "--goal", "Let shops pay an invoice by card"];
  const doneWhen = ["--done-when", "a card payment arrives", "--source", "operator:dana"];
  run("svc-goals", "set", ...goal, ...doneWhen, "--open-ask", "Which cards?");
  const told = page.slice(page.indexOf("\n## The board in JSON\n"), page.indexOf("\nSee also"));
  const names = (text: string): readonly string[] =>
    Array.from(text.matchAll(/`(?<name>[a-z_]+)`/gu), ({ groups }) => groups?.["name"] ?? "");
  const behind = (start: string): readonly string[] =>
    names(told.slice(told.indexOf(start) + start.length).split(/\.(?:\s|$)/u)[0] ?? "");

  const board = object(JSON.parse(run("svc-goals", "roster")));
  expect(told).toContain(`{${Object.keys(board).join(", ")}}`);
  const [asking] = Array.isArray(board["goals"]) ? board["goals"].map(object) : [];
  const keys = tableBehind("## The board in JSON").map(([cell = ""]) => cell);
  expect(Object.keys(asking ?? {})).toEqual([...names(keys.join(" "))]);
  expect(Object.keys(object(board["counts"]))).toEqual([
    ...behind("`counts` is of what is shown:"),
  ]);
  const needs = boardOf(EVERY_REASON).goals.flatMap((one) => one.needs);
  const kinds = needs.toSorted((a, b) => rankOf(a) - rankOf(b)).map(({ kind }) => kind);
  expect([...behind("in the order of the board:")]).toEqual([...new Set<string>(kinds)]);
  for (const section of BOARD_SECTIONS) expect(told).toContain(`\`${section}\``);
});

/** The kinds of needs in the words of docs/goals.md and of the help of `roster`. */
const IN_WORDS: Readonly<Record<BoardNeed["kind"], string>> = {
  asks: "unanswered asks",
  overdue: "overdue",
  held: "held",
  redirected: "redirected and not picked up",
  anchor_mismatch: "edited in the store",
  malformed: "malformed",
  silent: "silent for long",
  updated_ahead: "updated ahead of the clock",
};

test("docs/goals.md and the help of roster have the needs of the board in their order", () => {
  const needs = boardOf(EVERY_REASON).goals.flatMap((one) => one.needs);
  const kinds = needs.toSorted((a, b) => rankOf(a) - rankOf(b)).map(({ kind }) => kind);
  const words = [...new Set(kinds)].map((kind) => IN_WORDS[kind]);
  const goals = readFileSync(join(ROOT, "docs/goals.md"), "utf8");
  const list = goals.slice(goals.indexOf("\n### The board\n")).split("\n\n")[2] ?? "";
  const rows = Array.from(list.matchAll(/^\d\. (?<need>.+)$/gmu), ({ groups }) => groups?.["need"]);
  expect(rows.map((row, at) => row?.slice(0, words[at]?.length))).toEqual(words);
  const help = runBuilt("svc-goals", ["roster", "--help"]).stdout.replaceAll("\n", " ");
  expect(help).toContain(`come first: ${words.join(", ")}. Then`);
});
