import { describe, expect, test } from "bun:test";
import * as fc from "fast-check";
import { completionGate } from "../../../src/gates/completion/gate.ts";
import { DEFAULT_GATE_POLICY, type GateCase } from "../../../src/gates/gate.ts";

const gate = completionGate(DEFAULT_GATE_POLICY);

/** A condition, a sentence that delivers it, and what it is about. */
const PARTS = [
  [
    "tools are lent by barcode",
    "Tools are lent by barcode, tried with 60 of them.",
    "barcode reader",
  ],
  [
    "reminders go out by mail",
    "Reminders go out by mail at eight, and 14 arrived.",
    "reminder mail",
  ],
  ["the balance sheet prints", "The balance sheet prints on one page.", "balance sheet"],
  ["members sign in with a card", "Members sign in with a card in two seconds.", "card sign-in"],
  ["the harbour map has a legend", "The harbour map has a legend with nine symbols.", "map legend"],
  ["photos are stored twice", "Photos are stored twice, in two buildings.", "photo store"],
] as const;

/** Sentences that put a thing off, hand it over, fake it, doubt it or report it broken. */
const PUT_OFF: readonly ((thing: string) => string)[] = [
  (thing) => `I parked the ${thing}.`,
  (thing) => `The ${thing} is deferred to the next release.`,
  (thing) => `The ${thing} is not implemented yet.`,
  (thing) => `The ${thing} will be added later.`,
  (thing) => `You'll need to finish the ${thing}.`,
  (thing) => `The ${thing} is only a stub.`,
  (thing) => `I will now build the ${thing}.`,
  (thing) => `The ${thing} probably works.`,
  (thing) => `I could not verify the ${thing}.`,
  (thing) => `The ${thing} still fails.`,
  (thing) => `Shall I go on with the ${thing}?`,
  (thing) => `I ran out of time for the ${thing}.`,
];

/** The same things taken back. */
const TAKEN_BACK: readonly ((thing: string) => string)[] = [
  (thing) => `The ${thing} is no longer a stub.`,
  (thing) => `The note “${thing} is not implemented yet” is gone.`,
  (thing) => `The \`// TODO: ${thing}\` was removed.`,
  (thing) => `The ${thing} failed at first; it is fixed and passes now.`,
  (thing) => `I had first meant to leave the ${thing} for later, but it is in.`,
  (thing) => `Nothing was deferred, and no part of the ${thing} was skipped.`,
  (thing) => `The placeholder in the ${thing} was replaced.`,
];

const PRAISE = ["", "A lovely project, thank you!", "Great work all round."];

const parts = fc
  .shuffledSubarray([...PARTS], { minLength: 2, maxLength: 4 })
  .filter((chosen) => chosen.length >= 2);

function caseOf(
  chosen: readonly (readonly [string, string, string])[],
  sentences: readonly string[],
  listed: boolean,
): GateCase {
  return {
    goal: "Rebuild the lending desk of the tool library",
    doneWhen: chosen.map(([condition]) => condition).join("; "),
    output: listed
      ? `## Report\n\n${sentences.map((sentence) => `- ${sentence}`).join("\n")}`
      : sentences.join(" "),
  };
}

/** Ten thousand compositions over all the tests. */
const RUNS = 2_500;

describe("random compositions", () => {
  test("of deliveries alone are accepted, in any order and with praise", () => {
    fc.assert(
      fc.property(parts, fc.boolean(), fc.constantFrom(...PRAISE), (chosen, listed, praise) => {
        const told = caseOf(chosen, chosen.map(([, delivery]) => delivery).toReversed(), listed);
        const c = { ...told, output: `${praise}\n\n${told.output}`.trim() };
        expect(gate.judge(c).reasons, c.output).toEqual([]);
      }),
      { numRuns: RUNS },
    );
  });

  test("with one sentence that puts something off are rejected", () => {
    fc.assert(
      fc.property(
        parts,
        fc.boolean(),
        fc.constantFrom(...PUT_OFF),
        fc.nat(),
        (chosen, listed, off, seed) => {
          const [, , thing] = chosen[seed % chosen.length] ?? PARTS[0];
          const sentences: string[] = chosen.map(([, delivery]) => delivery);
          sentences.splice(seed % (sentences.length + 1), 0, off(thing));
          const c = caseOf(chosen, sentences, listed);
          expect(gate.verdict(c), c.output).toBe("reject");
        },
      ),
      { numRuns: RUNS },
    );
  });

  test("with one that is taken back are accepted", () => {
    fc.assert(
      fc.property(
        parts,
        fc.boolean(),
        fc.constantFrom(...TAKEN_BACK),
        fc.nat(),
        (chosen, listed, back, seed) => {
          const [, , thing] = chosen[seed % chosen.length] ?? PARTS[0];
          const c = caseOf(
            chosen,
            [...chosen.map(([, delivery]) => delivery), back(thing)],
            listed,
          );
          expect(gate.judge(c).reasons, c.output).toEqual([]);
        },
      ),
      { numRuns: RUNS },
    );
  });

  test("without the sentence that delivers a condition are rejected", () => {
    fc.assert(
      fc.property(parts, fc.boolean(), fc.nat(), (chosen, listed, seed) => {
        const left = chosen.filter((_, at) => at !== seed % chosen.length);
        const c = caseOf(
          chosen,
          left.map(([, delivery]) => delivery),
          listed,
        );
        expect(gate.verdict(c), c.output).toBe("reject");
      }),
      { numRuns: RUNS },
    );
  });
});
