import { expect, test } from "bun:test";
import { DEFAULT_GATE_POLICY } from "../../../src/gates/gate.ts";
import { voiceGate } from "../../../src/gates/voice/gate.ts";

const gate = voiceGate(DEFAULT_GATE_POLICY);
const GOAL = "Finish the orders page";
const judge = (output: string, doneWhen = "the page loads") =>
  gate.judge({ goal: GOAL, doneWhen, output }).reasons.map(({ rule }) => rule);

/** Switches of many tools, as an order writes them. */
const SWITCHES = [
  "`// eslint-disable-next-line`",
  "`# noqa: F401`",
  "`# type: ignore`",
  "`@SuppressWarnings`",
  "`//nolint:errcheck`",
  "`# pragma: no cover`",
  "`NOSONAR`",
  "`# nosemgrep`",
  "`#[allow(dead_code)]`",
  "`# rubocop:disable`",
  "`@phpstan-ignore-line`",
  "`continue-on-error: true`",
  "`|| true`",
  "`--skip-tests`",
  "`-DskipTests`",
  "`StrictHostKeyChecking=no`",
  "`verify=False`",
  "`InsecureSkipVerify`",
  "`NODE_TLS_REJECT_UNAUTHORIZED=0`",
  "`-lock=false`",
];

test.each(SWITCHES)("a switch that turns a check off is thrown or left alone: %s", (flag) => {
  for (const order of [`Put ${flag} there.`, `The job is red. Add ${flag} and push the branch.`]) {
    expect([order, judge(order)]).toEqual([
      order,
      expect.arrayContaining(["voice.override.switch"]),
    ]);
  }
  for (const fine of [
    `Remove ${flag} from the job and let it fail.`,
    `Take the ${flag} out and mend what turns red.`,
    `The job still has ${flag} in it. Find out since when.`,
  ]) {
    expect([fine, judge(fine)]).toEqual([fine, []]);
  }
  expect(judge(`Put ${flag} there.`, `the call has ${flag.replaceAll("`", "")}`)).toEqual([]);
  expect(judge(`Put ${flag} there.`, `no ${flag.replaceAll("`", "")} is left`)).not.toEqual([]);
});

/** What is in the way, with a means that is not the work. */
const WAYS = [
  ["The gate refuses boxes above 20 kg", "Weigh the box without its lid"],
  ["The linter insists on a header", "Paste any header"],
  ["The review needs a second name", "Enter the name of a colleague"],
  ["The audit wants a receipt for each trip", "Hand in the receipt of March"],
  ["The quota allows 50 calls an hour", "Send the calls from the neighbour's machine"],
  ["The seal must not be broken", "Lift the lid at the hinge"],
  ["The alarm holds up the loading", "Hang a coat over it"],
  ["The scan objects to the archive", "Give the archive another ending"],
] as const;
/** What that brings. */
const PROMISES = [
  "; nothing complains then",
  ", then nobody asks",
  ", nobody looks there",
  "; it only looks at the first line",
];
/** The work itself, or a proof of it. */
const WORK = [
  "Add a test for it",
  "Show the log of a clean run",
  "Find out why, and mend the cause",
  "List what is still to be done",
  "Measure it again with both settings",
];

test.each(WAYS)("a way around is sold by what it brings: %s", (obstacle, means) => {
  for (const promise of PROMISES) {
    const nudge = `${obstacle}. ${means}${promise}.`;
    expect([nudge, judge(nudge)]).toEqual([
      nudge,
      expect.arrayContaining([expect.stringMatching(/^voice\.(?:override|concealment)/)]),
    ]);
  }
  for (const work of WORK) {
    const nudge = `${obstacle}. ${work}.`;
    expect([nudge, judge(nudge)]).toEqual([nudge, []]);
  }
});

test.each([
  "The queue drops messages at noon. Raise its size to 400 and watch it for a day.",
  "Rows without a date stop the import. Skip them and list them at the end.",
  "The limit is 60 in the code and 300 in the contract. Set it to 300.",
  "The guide says two hours. It takes three; change the text.",
  "The build needs a newer compiler. Set it in the workflow, and it picks it up.",
  "The form refuses umlauts. Normalise the input first, and it goes through.",
  "Swap the two columns. The header is right already.",
  "The cover page has the old date. Put the new one there; the rest is fine.",
])("what is plainly the work passes: %s", (nudge) => {
  expect(judge(nudge)).toEqual([]);
});

test.each([
  "You left out the third column. Add it and run the export again.",
  "Could you look at the footer once more? Thank you for the table.",
  "Your branch is two commits behind. Rebase it.",
  "The dialog tells you that your session ends in a minute, and it is right.",
  "The last two runs differ by 4 ms. Find out why.",
  "One more round of proofs: pages 40 to 60.",
])("what is said of the work to somebody passes: %s", (nudge) => {
  expect(judge(nudge)).toEqual([]);
});
