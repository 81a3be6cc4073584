import { expect, test } from "bun:test";
import { deliveriesOf } from "../../src/app/deliveries.ts";
import { judgesUnder } from "../../src/app/judges.ts";
import { DEFAULT_POLICY } from "../../src/policy/defaults.ts";
import { findSmallerTrial } from "../../src/gates/completion/short-texts/smaller-trial.ts";
import { findLateTimes } from "../../src/gates/completion/short-texts/late-times.ts";
import { countingClause } from "../../src/gates/completion/short-texts/counting-clause.ts";
import { toldNow } from "../../src/gates/completion/short-texts/told-now.ts";
import { toldAfterAll } from "../../src/domain/inventory/denials/after-all.ts";
import { expectLinear, repeated } from "../growth.ts";
import cases from "./told-otherwise.cases.json";

const judges = judgesUnder(async () => DEFAULT_POLICY);

/** Whether a close with these items would be taken. */
async function closes(doneWhen: string, items: readonly string[]): Promise<boolean> {
  const request = { delivered_items: items, close_note: null, acknowledged_by: null };
  const goal = "Bring the thing into the state that was asked for";
  const found = await deliveriesOf(request, judges, false)({ goal, doneWhen });
  return found.deferring.length === 0 && found.crediting.uncovered.length === 0;
}

// Of each thing and not of making it, the opposite of a denial, a figure beside an older one, a smaller trial.
test.each(cases.refused)("$doneWhen is not met by $items", async ({ doneWhen, items }) => {
  expect(await closes(doneWhen, items)).toBe(false);
});

test.each(cases.closed)("$doneWhen is met by $items", async ({ doneWhen, items }) => {
  expect(await closes(doneWhen, items)).toBe(true);
});

test("what is missing is named, and not the worked example that is there", async () => {
  const doneWhen =
    "Write three guides: installing, upgrading and removing. Every guide contains a worked example.";
  const items = [
    "docs/install.md covers installing from scratch on Debian and Fedora",
    "docs/remove.md explains removing the package and its data",
    "A worked example with real output is in every guide",
  ];
  const request = { delivered_items: items, close_note: null, acknowledged_by: null };
  const goal = "Bring the thing into the state that was asked for";
  const found = await deliveriesOf(request, judges, false)({ goal, doneWhen });
  expect(found.crediting.uncovered.map((row) => found.conditions[row])).toEqual([
    "Write three guides: upgrading",
  ]);
});

test.each([
  "1 minute, ",
  "no ",
  "for 2 hours ",
  "with 3 ",
  "at 07:40, ",
  "a 5 GB ",
  "over the day ",
])("%j over and over takes linear time", (piece) => {
  const ask = toldAfterAll("The letter names three patients in the appendix");
  expectLinear((length) => {
    const text = repeated(piece, length);
    ask(text);
    toldNow(text, "The page loads in under 2 seconds");
    countingClause(text, "Twelve plants stand along the path");
    findSmallerTrial(text, "Ran the worker for 2 hours");
    findLateTimes(text, "Report came at 07:40");
  });
});
