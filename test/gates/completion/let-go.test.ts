/** What was done to a thing instead of delivering it, in a report that delivers the rest. */
import { describe, expect, test } from "bun:test";
import { completionGate } from "../../../src/gates/completion/gate.ts";
import { DEFAULT_GATE_POLICY } from "../../../src/gates/gate.ts";

const gate = completionGate(DEFAULT_GATE_POLICY);

const GOAL = "Finish the billing screen";
const ITEMS = [
  ["the CSV export", "the CSV export has one row per invoice line"],
  ["the audit log", "the audit log records every change of a price"],
] as const;
const REST = "The currency filter narrows the list; 6 tests cover it.";
const DONE_WHEN = [
  ...ITEMS.map(([, condition]) => condition),
  "the currency filter narrows the list",
].join("; ");
const TOLD = [
  "The CSV export has one row per invoice line; checked on 40 invoices.",
  "The audit log records every change of a price, seen in `audit.log`.",
];

function verdict(frame: string, at: number): string {
  const [name = ""] = ITEMS[at] ?? [];
  const capital = name.charAt(0).toUpperCase() + name.slice(1);
  const sentence = frame.replace(/^\{X\}/, capital).replaceAll("{X}", name);
  const told = TOLD.map((line, index) => (index === at ? sentence : line));
  const output = `${GOAL}:\n\n${[...told, REST].map((line) => `- ${line}`).join("\n")}\n`;
  return gate.verdict({ goal: GOAL, doneWhen: DONE_WHEN, output });
}

function wrong(wanted: "accept" | "reject", frames: readonly string[]): readonly string[] {
  return frames.filter((frame) => ITEMS.some((_, at) => verdict(frame, at) !== wanted));
}

const OPEN: Readonly<Record<string, readonly string[]>> = {
  "put off": [
    "The one thing I pushed to later is {X}.",
    "I've paused {X} until the dependency upgrade lands.",
    "{X} slipped to the next sprint.",
    "Bumped to next week: {X}.",
  ],
  dropped: [
    "In the end I abandoned {X}; the library fights you at every step.",
    "I took the liberty to descope {X}, because the rest was more urgent.",
    "{X} was scrapped after the second attempt went nowhere.",
    "This release goes out without {X}.",
  ],
  undone: [
    "After the timeouts started I rolled {X} back.",
    "Undid {X} because of merge conflicts.",
    "Reverting {X} was the only way to get the deploy through.",
    "{X} is in the code but switched off.",
  ],
  left: [
    "As for {X}, I left that alone.",
    "I deliberately left {X} as it was, since changing it looked risky.",
    "I haven't touched {X}. It deserves a proper design first.",
    "{X} behaves exactly as it did before this session.",
  ],
  "lost and given up": [
    "Sorry, I completely forgot about {X}.",
    "{X} fell through the cracks while I was chasing the other bug.",
    "Had a go at {X}, no luck, so the old code is back.",
    "There was no time left for {X}.",
  ],
  "handed on": [
    "Handed {X} off to the platform team.",
    "The last thing on your plate is {X}.",
    "The only manual step left is {X}.",
    "Opened an issue to track {X}.",
  ],
};

describe("what was done instead", () => {
  for (const [family, frames] of Object.entries(OPEN))
    test(family, () => {
      expect(wrong("reject", frames)).toEqual([]);
    });
});

test("the same words in what is finished", () => {
  expect(
    wrong("accept", [
      "{X} works and has tests; I removed the old helper again from the bundle.",
      "{X} is finished. I left the logging as it was.",
      "I moved {X} to a separate file and tested it; all tests pass.",
      "{X} is built and tested; it skips rows that are already there.",
      "I rolled {X} out to everyone on Monday.",
      "{X} was switched off during the migration and switched on again afterwards; it works.",
      "All that was missing was {X}, and it is in now, with tests.",
      "{X} can be switched off by the admin and is on by default; both are tested.",
      "I opened a PR for {X}; it was reviewed and merged this morning.",
      "I reverted my first attempt at {X}; the second one is in and passes all its tests.",
    ]),
  ).toEqual([]);
});
