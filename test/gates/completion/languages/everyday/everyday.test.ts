/** Everyday speech in other languages: `R|goal|done_when|message` leaves work, `A|…` leaves none. */

import { describe, expect, test } from "bun:test";
import { readdirSync, readFileSync } from "node:fs";
import { completionGate } from "../../../../../src/gates/completion/gate.ts";
import { DEFAULT_GATE_POLICY } from "../../../../../src/gates/gate.ts";

const gate = completionGate(DEFAULT_GATE_POLICY);
const tables = readdirSync(import.meta.dir).filter((name) => name.endsWith(".txt"));

/** The messages of one label that are judged otherwise. */
function wrongOnes(table: string, label: "R" | "A"): readonly string[] {
  const text = readFileSync(new URL(table, import.meta.url), "utf8");
  return text.split("\n").flatMap((line) => {
    const [kind, goal = "", doneWhen = "", ...message] = line.split("|");
    if (kind !== label) return [];
    const output = message.join("|").replaceAll("\\n", "\n");
    const isBlocked = gate.verdict({ goal, doneWhen, output }) === "reject";
    return isBlocked === (label === "R") ? [] : [output];
  });
}

describe.each(tables)("%s", (table) => {
  test("what leaves work is blocked", () => {
    expect(wrongOnes(table, "R")).toEqual([]);
  });

  test("what leaves none passes", () => {
    expect(wrongOnes(table, "A")).toEqual([]);
  });
});
