/** Plain speech in other languages: sentences that leave work ("-" in the tables) and that do not ("+"). */

import { describe, expect, test } from "bun:test";
import { completionGate } from "../../../../src/gates/completion/gate.ts";
import { DEFAULT_GATE_POLICY } from "../../../../src/gates/gate.ts";
import { LANGUAGES, readTable, type Told } from "./read-table.ts";

const gate = completionGate(DEFAULT_GATE_POLICY);

function isBlocked({ goal, doneWhen, report }: Told): boolean {
  return gate.verdict({ goal, doneWhen, output: report }) === "reject";
}

describe.each(LANGUAGES)("%s", (language) => {
  const told = readTable(language);

  test("what leaves work is blocked", () => {
    const passed = told.filter((one) => one.isGap && !isBlocked(one));
    expect(passed.map(({ sentence }) => sentence)).toEqual([]);
  });

  test("what leaves none passes", () => {
    const blocked = told.filter((one) => !one.isGap && isBlocked(one));
    expect(blocked.map(({ sentence }) => sentence)).toEqual([]);
  });
});
