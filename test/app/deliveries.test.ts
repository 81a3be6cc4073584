import { expect, test } from "bun:test";
import { deliveriesOf } from "../../src/app/deliveries.ts";

/** To this judge every text puts work off. */
const STRICT = { deferral: async () => "it is put off", brokenFigure: async () => null };

test.each([
  ["n/a", null],
  ["None.", null],
  ["Nothing", null],
  ["- nil -", null],
  ["nothing works", "it is put off"],
])("the note %j: %p", async (close_note, note) => {
  const request = { delivered_items: ["the page loads"], close_note, acknowledged_by: null };
  const found = await deliveriesOf(
    request,
    STRICT,
    false,
  )({
    goal: "Bring the page back online for all our guests",
    doneWhen: "the page loads",
  });
  expect(found.note).toBe(note);
});

test("an item that says that there is nothing is judged as any other", async () => {
  const request = { delivered_items: ["n/a"], close_note: null, acknowledged_by: null };
  const found = await deliveriesOf(
    request,
    STRICT,
    false,
  )({
    goal: "Bring the page back online for all our guests",
    doneWhen: "the page loads",
  });
  expect(found.deferring).toHaveLength(1);
});
