/**
 * Figures held against conditions: `R|goal|done_when|message` is to be rejected, `A|…` accepted; `\\n` in a message is a line's end.
 */

import { expect, test } from "bun:test";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { completionGate } from "../../../../src/gates/completion/gate.ts";
import { DEFAULT_GATE_POLICY } from "../../../../src/gates/gate.ts";

const gate = completionGate(DEFAULT_GATE_POLICY);
const lines = readFileSync(join(import.meta.dir, "figures.txt"), "utf8").split("\n");

for (const line of lines) {
  const [label, goal = "", doneWhen = "", ...rest] = line.split("|");
  if (label !== "A" && label !== "R") continue;
  const output = rest.join("|").replaceAll("\\n", "\n");
  const verdict = label === "A" ? "accept" : "reject";
  test(`${verdict}: ${doneWhen} / ${output}`, () => {
    const c = { goal, doneWhen, output };
    expect(gate.verdict(c)).toBe(verdict);
    expect(gate.judge(c).verdict).toBe(verdict);
  });
}
