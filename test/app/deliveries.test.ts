import { expect, test } from "bun:test";
import { deliveriesOf } from "../../src/app/deliveries.ts";
import { judgesUnder } from "../../src/app/judges.ts";
import { DEFAULT_POLICY } from "../../src/policy/defaults.ts";

const judges = judgesUnder(async () => DEFAULT_POLICY);

async function brokenIn(doneWhen: string, items: readonly string[]): Promise<readonly string[]> {
  const request = { delivered_items: items, close_note: null, acknowledged_by: null };
  const { broken } = await deliveriesOf(request, judges, false)({ goal: "Import files", doneWhen });
  return broken.map(({ figure }) => figure);
}

const IMPORT =
  "Memory stays below 512 MB while a 2 GB file is imported; the import finishes in under 10 min; no row is lost";
const ROWS = "row counts before and after are equal, nothing lost";

test.each([
  ["7 min 12 s", "431 MB", []],
  ["12 min 12 s", "431 MB", ["12 min 12 s"]],
  ["7 min 12 s", "731 MB", ["731 MB"]],
])("an item credited in order is held against all: %s, %s", async (time, memory, broken) => {
  const items = [
    `import of the 2 GB file took ${time}`,
    `peak memory during it was ${memory}`,
    ROWS,
  ];
  expect(await brokenIn(IMPORT, items)).toEqual(broken);
});

test.each([
  [["CSV export works", "JSON export works", "XML export works"], [["PDF", "XML"]]],
  [["CSV export works", "JSON export works", "PDF export works, XML too"], []],
  [["CSV export works", "JSON export works", "the printout looks as it should"], []],
])("of %j another thing stands in the place of what is asked: %j", async (items, rivals) => {
  const request = { delivered_items: items, close_note: null, acknowledged_by: null };
  const doneWhen = "The CSV, JSON and PDF exports work.";
  const found = await deliveriesOf(request, judges, false)({ goal: "Export all data", doneWhen });
  expect(found.rivals.map(({ asked, given }) => [asked, given])).toEqual(rivals);
  expect(found.crediting.uncovered).toHaveLength(rivals.length);
});

test("a second item of what is delivered is one too many, and denies nothing of another member", async () => {
  const delivered_items = ["CSV export works", "CSV export works again", "CSV export is fast"];
  const request = { delivered_items, close_note: null, acknowledged_by: null };
  const doneWhen = "The CSV, JSON and PDF exports work.";
  const found = await deliveriesOf(request, judges, false)({ goal: "Export all data", doneWhen });
  expect(found.rivals).toEqual([]);
  expect(found.crediting.uncovered).toEqual([1, 2]);
  expect(found.crediting.surplus).toContain(2);
});

/** To this judge every text puts work off. */
const STRICT = {
  deferral: async () => "it is put off",
  brokenFigure: async () => null,
  otherDeed: async () => null,
  rival: async () => null,
};
const GUESTS = {
  goal: "Bring the page back online for all our guests",
  doneWhen: "the page loads",
};

test.each([
  ["n/a", null],
  ["None.", null],
  ["Nothing", null],
  ["- nil -", null],
  ["nothing works", "it is put off"],
])("the note %j: %p", async (close_note, note) => {
  const request = { delivered_items: ["the page loads"], close_note, acknowledged_by: null };
  const found = await deliveriesOf(request, STRICT, false)(GUESTS);
  expect(found.note).toBe(note);
});

test("an item that says that there is nothing is judged as any other", async () => {
  const request = { delivered_items: ["n/a"], close_note: null, acknowledged_by: null };
  const found = await deliveriesOf(request, STRICT, false)(GUESTS);
  expect(found.deferring).toHaveLength(1);
});

test.each([
  ["a character without width", "the import of in\u200bvoices is par\u200bked for now"],
  ["a blank that does not break", "the import of invoices is left\u00a0for\u00a0later"],
  ["emphasis", "the import of invoices is *not* done *yet*"],
])("an item is read as people see it: %s", async (_, item) => {
  const request = { delivered_items: [item], close_note: null, acknowledged_by: null };
  const subject = { goal: "Import invoices of the year", doneWhen: "invoices are imported" };
  expect((await deliveriesOf(request, judges, false)(subject)).deferring).toHaveLength(1);
});

test("a figure is read past a blank that does not break", async () => {
  expect(await brokenIn("p95 is under 200 ms", ["p95 is 231\u00a0ms"])).toEqual(["231 ms"]);
});

const BOTTLES = "at least 40 bottles are filled and capped";
const CALLS = "not more than 10 messages bounce per day; all messages have a link to leave";

test.each([
  [BOTTLES, ["Filled 31 bottles", "Capped 31 bottles"], ["31", "31"]],
  [BOTTLES, ["Filled 44 bottles", "Capped 31 bottles"], ["31"]],
  [BOTTLES, ["Filled 44 bottles", "Capped 42 bottles"], []],
  [CALLS, ["37 messages bounce per day", "All messages have a link to leave"], ["37"]],
  [CALLS, ["4 messages bounce per day", "All messages have a link to leave"], []],
  // Of one condition each may tell of a part.
  ["at least 300 seeds are sown", ["190 seeds sown on Monday", "140 seeds sown on Tuesday"], []],
])("what another item delivers is no part of it: %s, %p", async (doneWhen, items, broken) => {
  expect(await brokenIn(doneWhen, items)).toEqual(broken);
});
