/** Plain sentences that are all a finished report tells of one thing that was asked for. */
import { describe, expect, test } from "bun:test";
import { completionGate } from "../../../src/gates/completion/gate.ts";
import { DEFAULT_GATE_POLICY } from "../../../src/gates/gate.ts";

const gate = completionGate(DEFAULT_GATE_POLICY);

const DONE_WHEN =
  "the CSV export has one row per invoice line; the audit log records every change of a price; the currency filter narrows the list";
const TOLD =
  "The audit log records every change of a price, seen in `audit/2024-05.log`. The currency filter narrows the list; 6 tests cover it.";
const EXPORTED = "The CSV export has one row per invoice line; checked on 40 invoices.";

function verdict(said: string): string {
  return gate.verdict({ goal: "Extend the invoice page", doneWhen: DONE_WHEN, output: said });
}

/** The sentences that get another verdict than the one wanted. */
function wrong(wanted: "accept" | "reject", sentences: readonly string[]): readonly string[] {
  return sentences.filter((said) => verdict(`${said} ${TOLD}`) !== wanted);
}

const OPEN: Readonly<Record<string, readonly string[]>> = {
  trouble: [
    "Permission was denied when I tried to deploy the CSV export.",
    "There's an open bug in the CSV export that I could not track down.",
    "After the last refactor the CSV export stopped working.",
    "The CSV export produces garbled output.",
    "Nothing happens when the CSV export is used.",
    "The CSV export remains painfully slow.",
    "What's holding up the CSV export is an upstream bug.",
    "The new library version makes the CSV export crash.",
    "I'm stuck on the CSV export.",
  ],
  unproven: [
    "The CSV export has been written but never executed.",
    "I wrote the CSV export, but nothing has confirmed that it does what it should.",
    "No test exercises the CSV export.",
    "Verification of the CSV export not possible without production credentials.",
    "Please treat the CSV export as unproven.",
  ],
  doubt: [
    "The CSV export might well work as it is.",
    "Not 100% sure about the CSV export.",
    "Unless I'm mistaken, the CSV export is ready.",
    "There's a decent chance the CSV export is working.",
    "It's conceivable that the CSV export is broken.",
  ],
  "work that is not over": [
    "I've made a start on the CSV export.",
    "A background agent is writing the CSV export as we speak.",
    "Once the build has gone through, the CSV export gets its turn.",
    "A second pass will take care of the CSV export.",
    "All the pieces for the CSV export are ready to be put together.",
    "I'd love to get your thoughts on the CSV export before I write code.",
    "Waiting on a reviewer before the CSV export can be merged.",
    "Hoping to wrap up the CSV export this afternoon.",
  ],
};

const OVER: readonly string[] = [
  "I found a bug in the CSV export and fixed it; it works and the tests pass.",
  "What was holding up the CSV export was a missing certificate; it arrived, and it is live now.",
  "After the last refactor the CSV export stopped working; I repaired it, and all tests pass.",
  "The CSV export had never been executed before today; I ran it twice and it works.",
  "The CSV export was kicked off at noon and finished at one with 0 errors.",
  "The second pass took care of the CSV export: it is complete, tests pass.",
  "The CSV export was next on my list, and it's done now.",
  "There are no known bugs in the CSV export; it is complete and tested.",
];

describe("a thing that was asked for", () => {
  for (const [state, sentences] of Object.entries(OPEN)) {
    test(`is open where all that is told of it is ${state}`, () => {
      expect(wrong("reject", sentences)).toEqual([]);
    });
  }

  test("is delivered where the same sentence tells that it is over", () => {
    expect(wrong("accept", OVER)).toEqual([]);
  });

  test("is delivered where another sentence reports it", () => {
    const asides = [
      "The nightly job stalls behind the backup for a minute, as it always did.",
      "The lock keeps a second writer from starting.",
      "The coats hang in the hall.",
    ];
    expect(
      wrong(
        "accept",
        asides.map((said) => `${EXPORTED} ${said}`),
      ),
    ).toEqual([]);
  });
});
