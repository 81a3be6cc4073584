/** Fine sentences that hold words of open work, and their bad neighbours, each the only report of its thing. */
import { describe, expect, test } from "bun:test";
import { completionGate } from "../../../src/gates/completion/gate.ts";
import { DEFAULT_GATE_POLICY } from "../../../src/gates/gate.ts";

const gate = completionGate(DEFAULT_GATE_POLICY);

interface Work {
  readonly goal: string;
  readonly doneWhen: string;
  readonly thing: string;
  /** A report with a gap for the sentence that tells of the thing. */
  readonly report: (said: string) => string;
}

const WORKS: readonly Work[] = [
  {
    goal: "Extend the invoice page",
    doneWhen:
      "the CSV export has one row per invoice line; the currency filter narrows the list; the audit log records every change of a price",
    thing: "the CSV export",
    report: (said) =>
      `Extend the invoice page:\n\n- ${said}\n- The currency filter narrows the list; 6 tests cover it.\n- The audit log records every change of a price, seen in \`audit/05.log\`.\n`,
  },
  {
    goal: "Let customers manage their accounts",
    doneWhen:
      "password reset page works with an expired link too; session list with a button that ends a session",
    thing: "the session list",
    report: (said) =>
      `The password reset page works with a fresh and with an expired link. ${said}`,
  },
  {
    goal: "Harden the ingest service",
    doneWhen: "failed jobs land in the dead letter queue; metrics endpoint at /metrics",
    thing: "the metrics endpoint",
    report: (said) =>
      `Failed jobs land in the dead letter queue; a test kills the worker and finds the job there.\n\n${said}\n`,
  },
];

function filled(frame: string, thing: string): string {
  const said = frame.replaceAll("{X}", thing);
  return said.charAt(0).toUpperCase() + said.slice(1);
}

/** The frames that get another verdict than the one wanted, for any of the things. */
function wrong(wanted: "accept" | "reject", frames: readonly string[]): readonly string[] {
  return frames.filter((frame) =>
    WORKS.some(({ goal, doneWhen, thing, report }) => {
      const output = report(filled(frame, thing));
      return gate.verdict({ goal, doneWhen, output }) !== wanted;
    }),
  );
}

describe("an end told behind what was open", () => {
  test("seals what was thought, avoided, asked or past", () => {
    expect(
      wrong("accept", [
        "I meant to leave {X} for the next sprint, but then I did it today and it is finished and tested.",
        "Rather than hand {X} over to the platform team, I wrote it myself and it passes its tests.",
        "Has anything about {X} been left open? No. It's complete and tested.",
        "{X} had been disabled since spring. I've now turned it on again, and it works.",
        "The last session had left {X} half done; I've completed it since, and all checks are green.",
        "I almost skipped {X}, then found an hour for it: done and tested.",
        "{X} no longer has to be done by hand: it is automated and has run twice.",
        "I abandoned the plugin idea and wrote {X} by hand; it's finished and tested.",
        "{X} could not be checked in the sandbox, so I moved to staging, and there it has been checked and works.",
      ]),
    ).toEqual([]);
  });

  test("is that of the same thing, without a reserve, and of what is over", () => {
    expect(
      wrong("reject", [
        "I left {X} for later; everything else is finished and tested.",
        "I couldn't verify {X}, but it is complete.",
        "You need to enable {X} first; it's complete and tested.",
        "{X} was untested; it's now tested, except on Windows.",
        "I had left {X} out of the first commit; it's now almost done.",
        "I gave up on {X}; the other library is installed and works.",
        "I disabled {X}; now it works.",
        "Instead of leaving {X} to ops I wrote a ticket for it.",
      ]),
    ).toEqual([]);
  });
});

describe("words of open work that deny it", () => {
  test("leave a finished report accepted", () => {
    expect(
      wrong("accept", [
        "We didn't leave anything out of {X}. It is complete and its tests pass.",
        "I have not skipped, stubbed or faked anything in {X}; it's complete.",
        "Nobody needs to lift a finger for {X}: it's deployed.",
        "{X} doesn't hinge on anything else and is finished.",
        "The first sketch of {X} was replaced by the final version, which is merged.",
        "{X} runs on staging as well as in production; both were checked.",
        "There's no need to decide anything about {X}; it's in and tested.",
        "The file is still named `tmp.ts`, but {X} in it is complete and merged.",
        "{X} works in theory and in practice; I ran it on both clusters.",
        "{X} is built, and I hope it helps your team as much as it helps mine.",
        "{X} uses the real service rather than a stub, and its tests pass.",
        "Two tests for {X} were marked `xfail`; the marks are gone and both pass.",
        "{X} is done; the summary line reads `12 passed, 0 skipped`.",
        "{X} is complete, and its failure modes are covered: lost connection, bad password and a broken file each have a passing test.",
        "{X} is implemented completely, not merely in part.",
      ]),
    ).toEqual([]);
  });

  test("are not those that only come near", () => {
    expect(
      wrong("reject", [
        "Nobody has followed up on {X}.",
        "The first draft of {X} is on the wiki.",
        "{X} works only in theory.",
        "Hopefully {X} helps to make it work.",
        "I'm certain {X} works.",
        "{X} runs against the mock instead of the real database.",
        "{X} is marked `skip` in the suite.",
        "{X} is partially implemented, not fully.",
        "The PR for {X} was approved but not merged.",
      ]),
    ).toEqual([]);
  });
});
