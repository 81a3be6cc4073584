/** A thing that is there in part, in a lesser form, somewhere else or not at all, and its status as a label. */
import { describe, expect, test } from "bun:test";
import { completionGate } from "../../../src/gates/completion/gate.ts";
import { DEFAULT_GATE_POLICY } from "../../../src/gates/gate.ts";

const gate = completionGate(DEFAULT_GATE_POLICY);

const GOAL = "Make the search usable";
const DONE_WHEN =
  "the fuzzy match finds a word with one typo; the search index is rebuilt each night; the result page shows ten hits";
const DONE = [
  "The fuzzy match finds a word with one typo; 30 samples pass.",
  "The search index is rebuilt each night, last run 02:00.",
];
const THING = "the result page";

function verdict(told: string): string {
  return gate.verdict({
    goal: GOAL,
    doneWhen: DONE_WHEN,
    output: `${GOAL}:\n\n${DONE.map((line) => `- ${line}\n`).join("")}\n${told}\n`,
  });
}

/** Those of the sentences, in which X is the result page, that are judged otherwise. */
function wrong(expected: "accept" | "reject", frames: readonly string[]): readonly string[] {
  return frames.filter(
    (frame) =>
      verdict(
        frame
          .replaceAll(/(^|[.!?:#|] )X/gu, `$1${THING.replace("t", "T")}`)
          .replaceAll(/\bX\b/gu, THING),
      ) !== expected,
  );
}

describe("a thing that is there in part", () => {
  test("leaves its condition open", () => {
    const frames = [
      "On Linux X is done; on Windows and macOS there's nothing.",
      "X works for new records but not for existing ones.",
      "X is live for admins, while ordinary users don't have it.",
      "X currently supports a single tenant, not all of them as requested.",
      "Caveat on X: it covers the first 100 rows and silently ignores the rest.",
      "X exists in staging only; production doesn't have it.",
      "X was meant to apply everywhere, but so far it has been wired up in just one of the modules.",
      "X was beyond what I could fit in, so only a fragment of it is there.",
      "Roughly two thirds of X has landed.",
      "The foundations for X are laid, the actual behaviour isn't.",
    ];
    expect(wrong("reject", frames)).toEqual([]);
  });

  test("or in a lesser form", () => {
    const frames = [
      "A cut-down version of X is in, without the harder half.",
      "We kept X deliberately minimal.",
      "You'll find X as a rough sketch in the branch.",
      "We've got X to the proof-of-concept stage.",
      "I could only get X to an alpha state.",
      "We went with a cheaper substitute for X.",
      "This release contains a simplified stand-in for X.",
      "I only managed a bare-bones X.",
      "X is usable but incomplete.",
    ];
    expect(wrong("reject", frames)).toEqual([]);
  });

  test("or where nobody has it", () => {
    const frames = [
      "There's a section in the README about X, but no code behind it.",
      "X is documented, but there's no code behind it.",
      "My work on X sits in a git stash.",
      "A draft PR holds what I have for X; it isn't ready for merge.",
      "X is merged but not deployed.",
      "X is in the code but switched off, and turning it on crashes the app.",
    ];
    expect(wrong("reject", frames)).toEqual([]);
  });

  test("or not at all", () => {
    const frames = [
      "There's no sign of X in this build, sorry.",
      "Everything else is in; X is not.",
      "This release ships without X.",
      "Couldn't fit X in, so this version ships without it.",
      "With the exception of X, all the items on the list have been delivered.",
      "X is nowhere to be found.",
      "Still the old version: X.",
    ];
    expect(wrong("reject", frames)).toEqual([]);
  });

  test("and is whole where the message says so", () => {
    const frames = [
      "X works for new records and for existing ones.",
      "X used to work for new data only; since today's change it works for all data.",
      "X is done on Linux and on Windows.",
      "I first sketched X as a proof of concept, then rewrote it properly; it is tested.",
      "The skeleton of X from last week has been filled in, and it works end to end.",
      "X has left the beta stage: it's complete and enabled for all customers.",
      "X is deployed, not just merged.",
      "X is in place; the stash is empty.",
      "X was missing from the last release, and today's release contains it.",
      "X is in and ships without any new dependency.",
      "X is complete, and there's no sign of trouble.",
      "X is in, and the stopgap is gone.",
      "Everything is in, including X.",
    ];
    expect(wrong("accept", frames)).toEqual([]);
  });

  test("and where another clause reports it, the words tell of something else", () => {
    const told = "The result page shows ten hits, tried with 12 queries.";
    const asides = [
      "A simplified version of the old template is still used by the mails.",
      "The first draft of the style sheet sits in a stash.",
      "The release ships without jQuery.",
      "The cache works for signed-in readers but not for guests.",
    ];
    expect(
      wrong(
        "accept",
        asides.map((aside) => `${told} ${aside}`),
      ),
    ).toEqual([]);
  });
});

describe("the status of a thing", () => {
  test("short of its end leaves it open, as a label, item, heading, cell or box", () => {
    const frames = [
      "- X: partial (the happy path only)",
      "- X: design settled, coding to begin today",
      "- X – investigated, cause found, no fix applied",
      "- X: implemented, merged, not deployed",
      "- X ❌ not included",
      "- [ ] X (starting now)",
      "### X: given up",
      "### X (not started)",
      "| Part | State |\n|---|---|\n| X | planned |",
      "| Part | State |\n|---|---|\n| X | design only |",
      "Status of X: roughly 80% complete.",
      "X -> abandoned",
      "Partially done: X",
    ];
    expect(wrong("reject", frames)).toEqual([]);
  });

  test("at its end closes it", () => {
    const frames = [
      "- X: done (complete, nothing partial about it)",
      "- X: planned, built, tested and deployed.",
      "- X: 12 of 12 tests pass",
      "### X: complete, no blockers",
      "| Part | State |\n|---|---|\n| X | was in progress, now complete |",
      "Status of X: 100% complete.",
      "X: was on hold, now shipped and tested.",
    ];
    expect(wrong("accept", frames)).toEqual([]);
  });
});
