import { expect, test } from "bun:test";
import { deliveriesOf } from "../../src/app/deliveries.ts";
import { judgesUnder } from "../../src/app/judges.ts";
import { DEFAULT_POLICY } from "../../src/policy/defaults.ts";
import cases from "./held-against.cases.json";

const judges = judgesUnder(async () => DEFAULT_POLICY);

/** Whether a close with these items would be taken. */
async function closes(
  doneWhen: string,
  items: readonly string[],
  close_note: string | null = null,
): Promise<boolean> {
  const request = { delivered_items: items, close_note, acknowledged_by: null };
  const goal = "Bring the thing into the state that was asked for";
  const found = await deliveriesOf(request, judges, true)({ goal, doneWhen });
  const isMet = found.deferring.length === 0 && found.crediting.uncovered.length === 0;
  return isMet && found.note === null;
}

test.each(cases.refused)("$doneWhen is not met by $items", async ({ doneWhen, items }) => {
  expect(await closes(doneWhen, items)).toBe(false);
});

test.each(cases.closed)("$doneWhen is met by $items", async ({ doneWhen, items }) => {
  expect(await closes(doneWhen, items)).toBe(true);
});

test.each(cases.deferringNotes)("the note hands on: $note", async ({ doneWhen, items, note }) => {
  expect(await closes(doneWhen, items, note)).toBe(false);
});

test.each(cases.notes)("the note hands nothing on: $note", async ({ doneWhen, items, note }) => {
  expect(await closes(doneWhen, items, note)).toBe(true);
});
