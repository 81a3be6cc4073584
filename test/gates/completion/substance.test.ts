import { describe, expect, test } from "bun:test";
import { completionGate } from "../../../src/gates/completion/gate.ts";
import { DEFAULT_GATE_POLICY } from "../../../src/gates/gate.ts";

const gate = completionGate(DEFAULT_GATE_POLICY);
const GOAL = "Rebuild the weaving shed";
const DONE_WHEN = "the looms are wired; the shutters close by rain; the ledger lists each bolt";

const REPORT =
  "The looms are wired, all 14 with a cut-off of their own (`wiring/looms.svg`). The shutters close by rain " +
  "within 9 s of the first drop, tried with a can of water on three days. The ledger lists each bolt with length, " +
  "dye and buyer; I compared 212 bolts with the shelves, none was missing, and the sums of the last twelve months " +
  "equal those of the old book. The looms ran for six hours with the shutters closed, the ledger open on the desk.";

const verdict = (output: string): string =>
  gate.verdict({ goal: GOAL, doneWhen: DONE_WHEN, output });

const SHORT = "The looms are wired. The shutters close by rain. The ledger lists each bolt.";

describe("a word that tells of the thing built as often as of the work", () => {
  const weak = [
    "The second shuttle on the north beam was refused by the guard with a bell.",
    "The dye pump is deferred by the guard to the calm of the night.",
    "The guard was watched with a fake reading of the north beam for an hour.",
  ];
  for (const sentence of weak) {
    test(`decides where little is told: ${sentence}`, () => {
      expect(verdict(`${SHORT} ${sentence}`)).toBe("reject");
    });
    test(`decides nothing where much is told: ${sentence}`, () => {
      expect(verdict(`${REPORT} ${sentence}`)).toBe("accept");
    });
    test(`praise and code do not make a report of much: ${sentence}`, () => {
      const praise = "What a joy this was! ".repeat(25);
      const code = `\n\n\`\`\`\n${"x = 1\n".repeat(90)}\`\`\`\n`;
      expect(verdict(`${SHORT} ${sentence} ${praise}${code}`)).toBe("reject");
    });
  }
});

describe("decides however much is told", () => {
  for (const sentence of [
    "The shutters are deferred.",
    "I skipped the shutters of the north wall.",
    "The guard of the looms is a stub that always rings.",
    "The dye pump is on hold until the licence is there.",
    "The shutters of the north wall were skipped, as there is no motor.",
    "The wiring test fails.",
    "We deferred the shutters of the north wall to the spring.",
    "Skipped: the shutters of the north wall.",
    "- Shutters of the north wall: deferred to version 2",
    "The shutters of the north wall were left out in this round.",
    "The shutters of the north wall are shelved together with the gutters.",
    "The guard is broken on the north beam.",
    "The dye ledger is hard-coded to the old dyer.",
    "The build fails in the dye step on the second host.",
    "The loom uses a mock dyer in earnest too.",
  ])
    test(sentence, () => {
      expect(verdict(`${REPORT} ${sentence}`)).toBe("reject");
    });
});

test("three weak sentences decide together", () => {
  const gaps =
    " The second shuttle on the north beam was refused by the guard with a bell. The dye pump is deferred by the guard to " +
    "the calm of the night. The rain gauge fails with a timeout on the roof of the shed.";
  expect(verdict(REPORT + gaps)).toBe("reject");
});

test("a question that closes the message is one to the reader, whatever it asks", () => {
  expect(verdict(`${REPORT}\n\nWhich of the two ledgers should the sums be based on?`)).toBe(
    "reject",
  );
  expect(verdict(`Why so slow? A worn belt. ${REPORT}`)).toBe("accept");
});
