/** Sentences that take back part of a finished report without naming a thing, and their harmless neighbours. */
import { describe, expect, test } from "bun:test";
import { completionGate } from "../../../src/gates/completion/gate.ts";
import { DEFAULT_GATE_POLICY } from "../../../src/gates/gate.ts";

const gate = completionGate(DEFAULT_GATE_POLICY);

const GOAL = "Extend the invoice page";
const DONE_WHEN =
  "the CSV export has one row per invoice line; the audit log records every change of a price; the currency filter narrows the list";
const DONE = [
  "The CSV export has one row per invoice line; checked on 40 invoices.",
  "The audit log records every change of a price, seen in `audit/2024-05.log`.",
  "The currency filter narrows the list; 6 tests cover it.",
];

/** The sentences that get another verdict than the one wanted, in prose and as the item of a list. */
function wrong(wanted: "accept" | "reject", said: readonly string[]): readonly string[] {
  return said.filter((sentence) =>
    [
      `${DONE.join(" ")} ${sentence}`,
      `${DONE[0]} ${sentence} ${DONE[1]} ${DONE[2]}`,
      [...DONE, sentence].map((item) => `- ${item}`).join("\n"),
    ].some((output) => gate.verdict({ goal: GOAL, doneWhen: DONE_WHEN, output }) !== wanted),
  );
}

const CAVEATS: Readonly<Record<string, readonly string[]>> = {
  shares: [
    "To be honest, I only got about two thirds of the way through.",
    "Not everything made it in, I'm sorry to say.",
    "Only the happy path is in; the rest of what you asked for is not.",
    "Half of it's in, half isn't.",
    "It handles just a fraction of what you asked.",
    "A good chunk of it is missing.",
    "There's quite a bit left.",
    "Remaining work: roughly a day.",
    "Status: 60% complete.",
    "- one down, two to go",
  ],
  nature: [
    "It's a rough first draft, with gaps that I mean to fill later.",
    "This is only a start.",
    "It's barely begun.",
    "Here's how I would go about it.",
    "It isn't ready to ship.",
  ],
  ends: [
    "That's as far as I got.",
    "I had to stop early.",
    "My context ran out before I could finish.",
    "Timed out before I saw a result.",
    "The pipeline stopped halfway.",
  ],
  lost: [
    "My changes never got saved, as the disk filled up while I was writing them.",
    "The deploy was rejected, so none of it is live and I have no fix for that.",
    "git clean ate my work, gotta redo it",
    "I rolled everything back.",
    "It sits on a branch.",
  ],
  skipped: [
    "Skipped one, too fiddly.",
    "Didn't bother with the last piece.",
    "I cheated on one of them.",
    "Loosened the test until it passed, underlying bug's alive and well.",
    "I have put in a workaround that merely hides the failure.",
    "One slipped through the cracks.",
  ],
  trouble: [
    "The code compiles but crashes as soon as it's started.",
    "Sadly the fix introduced a regression in one of the things you wanted, and it's still there.",
    "The tests are flaky now because of my change, and I've left them like that.",
    "It passes for me only if I turn off the very thing you asked for.",
    "It works most of the time.",
    "One of the requirements isn't met.",
    "I'm out of ideas.",
  ],
  doubt: [
    "Don't trust those numbers, nobody checked them.",
    "I'm not confident in it.",
    "It would be wise to treat all of this as untested.",
    "I spoke too soon.",
  ],
};

const HARMLESS: Readonly<Record<string, readonly string[]>> = {
  shares: [
    "About half of the change is tests.",
    "Two thirds of the tests are new.",
    "I did most of it on Monday and the rest today.",
    "Not everything in the old file was needed, so it's shorter now.",
    "The rest of the code was not touched.",
    "Remaining work: none.",
    "Progress: 3 of 3.",
    "It uses only a fraction of the memory it used before.",
  ],
  nature: [
    "The draft that you sent me was a good start, and I built on it.",
    "It's only a one-line change.",
    "This is the start page.",
    "Here's how it works: a job reads the queue and writes the file.",
  ],
  ends: [
    "It stops when the queue is full.",
    "I hit a rate limit on the way, waited a minute, and the rest ran through.",
    "I did all I could to make it fast, and it takes 12 ms.",
  ],
  lost: [
    "My changes are saved, committed and pushed.",
    "My branch was deleted after the merge.",
    "I rolled back my test data.",
    "The first attempt was too slow, so I threw it away and wrote a faster one, which is what you've got.",
    "None of it needs a restart.",
  ],
  skipped: [
    "I cut the run time in half.",
    "I dropped the unused index.",
    "I removed one of the two duplicates.",
    "It hides the panel when nobody is logged in.",
  ],
  trouble: [
    "It crashed once at the start; I fixed the null check and it has run for an hour since.",
    "The fix introduced no regression.",
    "The tests were flaky before my change and are stable now.",
    "The change introduced two new tests.",
    "The error message is still there for wrong input, as you wanted.",
  ],
  "denied deeds": [
    "I did not skip anything.",
    "I didn't have to cut any corners.",
    "I haven't dropped anything.",
    "I did not leave anything out.",
    "I never had to fake a result.",
    "I have not overlooked anything, I went through the list twice.",
    "You asked me not to touch the config, and I didn't.",
    "I don't know of any problem.",
  ],
};

describe("caveats about the whole work", () => {
  for (const [family, said] of Object.entries(CAVEATS))
    test(`${family} are heard`, () => expect(wrong("reject", said)).toEqual([]));
  for (const [family, said] of Object.entries(HARMLESS))
    test(`${family}: plain sentences of finished reports pass`, () =>
      expect(wrong("accept", said)).toEqual([]));
  test("a deed that done_when asks for may not be denied", () => {
    const c = {
      goal: "Clean the database",
      doneWhen: "the unused columns are dropped",
      output: "The unused columns are listed. I did not drop any of the unused columns.",
    };
    expect(gate.verdict(c)).toBe("reject");
  });
});
