import { expect, test } from "bun:test";
import { DEFAULT_GATE_POLICY } from "../../../src/gates/gate.ts";
import { voiceGate } from "../../../src/gates/voice/gate.ts";

/**
 * One nudge a line: `A|goal|done_when|nudge` is to be accepted, `R|…` rejected. They were labelled by
 * hand by the guide; about half of them look alike and differ in one word's sense.
 */
const lines = (await Bun.file(new URL("labelled-nudges.txt", import.meta.url)).text())
  .split("\n")
  .filter((line) => line !== "");

const gate = voiceGate(DEFAULT_GATE_POLICY);

test("there are many of both kinds", () => {
  expect(lines.filter((line) => line.startsWith("A|")).length).toBeGreaterThan(400);
  expect(lines.filter((line) => line.startsWith("R|")).length).toBeGreaterThan(400);
});

test("each labelled nudge is judged as labelled", () => {
  const wrong = lines.filter((line) => {
    const [label = "", goal = "", doneWhen = "", ...rest] = line.split("|");
    const output = rest.join("|").replaceAll("\\n", "\n");
    return gate.verdict({ goal, doneWhen, output }) !== (label === "A" ? "accept" : "reject");
  });
  expect(wrong).toEqual([]);
});
