/** Reports in five languages that leave their last condition ("-" in the table) or tell it, too ("+"). */

import { describe, expect, test } from "bun:test";
import { readFileSync } from "node:fs";
import { completionGate } from "../../../../src/gates/completion/gate.ts";
import { LANGUAGE_RULES } from "../../../../src/gates/completion/languages/index.ts";
import { DEFAULT_GATE_POLICY, type GateCase } from "../../../../src/gates/gate.ts";
import { expectLinear, repeated } from "../../../growth.ts";

const gate = completionGate(DEFAULT_GATE_POLICY);

interface Ending {
  readonly language: string;
  readonly isGap: boolean;
  readonly told: GateCase;
}

function readEndings(): readonly Ending[] {
  const endings: Ending[] = [];
  let language = "";
  let work: readonly string[] = [];
  for (const line of readFileSync(new URL("endings.txt", import.meta.url), "utf8").split("\n")) {
    const rest = line.slice(2);
    if (line.startsWith("L ")) language = rest;
    if (line.startsWith("W ")) work = rest.split(" || ");
    const [goal = "", doneWhen = "", before = ""] = work;
    if (!/^[-+] /.test(line)) continue;
    const told = { goal, doneWhen, output: `${before} ${rest}` };
    endings.push({ language, isGap: line.startsWith("-"), told });
  }
  return endings;
}

/** The reports of one kind that are judged wrongly. */
function wrongOnes(language: string, isGap: boolean): readonly string[] {
  return readEndings()
    .filter((one) => one.language === language && one.isGap === isGap)
    .filter(({ told }) => (gate.verdict(told) === "reject") !== isGap)
    .map(({ told }) => told.output);
}

describe.each(["de", "es", "fr", "it", "pt"])("%s", (language) => {
  test("an ending that leaves a condition is blocked", () => {
    expect(wrongOnes(language, true)).toEqual([]);
  });

  test("an ending that leaves none passes", () => {
    expect(wrongOnes(language, false)).toEqual([]);
  });
});

const UNITS = [
  "mais pas ",
  "no se lo ha ",
  "die tests, die noch nicht ",
  "in den meisten ",
  ", porque antes ",
  "le test y ",
  "la prova ",
  "tests ",
  "mir ist ",
  "avant d'",
  "einen ",
];

test("rules take time that grows with the message", () => {
  for (const unit of UNITS)
    expectLinear((size) => {
      const text = repeated(unit, size);
      for (const { pattern, takesBack, id } of LANGUAGE_RULES) {
        const match = pattern.exec(text);
        if (match !== null) takesBack?.(id, text, match, "");
      }
    }, 2048);
});
