/** Words of trouble, of delay and of figures that tell of the thing built, beside the same words where work is left: `words-of-the-thing.txt`. */
import { describe, expect, test } from "bun:test";
import { completionGate } from "../../../src/gates/completion/gate.ts";
import { DEFAULT_GATE_POLICY } from "../../../src/gates/gate.ts";
import { expectLinear, repeated } from "../../growth.ts";

const gate = completionGate(DEFAULT_GATE_POLICY);

interface Case {
  readonly sign: string;
  readonly doneWhen: string;
  readonly output: string;
}

async function casesIn(file: string): Promise<readonly Case[]> {
  const text = await Bun.file(new URL(file, import.meta.url)).text();
  const cases: Case[] = [];
  let doneWhen = "";
  for (const line of text.split("\n")) {
    const said = line.slice(2).replaceAll(String.raw`\n`, "\n");
    if (line.startsWith("@ ")) doneWhen = said;
    else if (/^[+-] /u.test(line)) cases.push({ sign: line.charAt(0), doneWhen, output: said });
  }
  return cases;
}

function goalOf(doneWhen: string): string {
  return `Get this done: ${doneWhen.split(/[;\n]/u)[0]}`;
}

describe("told of the thing", async () => {
  for (const { sign, doneWhen, output } of await casesIn("words-of-the-thing.txt")) {
    test(`${sign} ${doneWhen} | ${output}`, () => {
      expect(gate.verdict({ goal: goalOf(doneWhen), doneWhen, output })).toBe(
        sign === "+" ? "accept" : "reject",
      );
    });
  }
});

describe("takes linear time", () => {
  const doneWhen =
    "stock never drops below 12; pairs above 0.9 get a badge; at most 50 of 50 tries are refused; nobody works more than six days; missing letters are listed; the report has the part Later; every part goes to its place";
  for (const unit of [
    "stops at ",
    "stops at row 12 ",
    "In the first round 7 of 50 tries failed. ",
    "both sides 4/5 ",
    "tried 3, and the last one was refused ",
    "Letters still open ",
    "I wait for the event and ",
    "Later: lists the ",
    "above 0.9 ",
    "highest number of days ",
    "all parts save ",
    "was lent and never came back ",
    "each part to its own ",
  ]) {
    test(unit, () => {
      expectLinear((length) =>
        gate.judge({ goal: goalOf(doneWhen), doneWhen, output: repeated(unit, length) }),
      );
    });
  }
});
