import { expect, test } from "bun:test";
import { opposedIn } from "../../src/domain/inventory/denials/opposed-verb.ts";
import { saidAnyway } from "../../src/domain/inventory/denials/said-anyway.ts";
import { expectLinear, repeated } from "../growth.ts";

test.each([
  ["The trace is no longer shown", "the trace is still shown"],
  ["Deleted customers do not appear in the list", "deleted customers still turn up in the list"],
  ["Unsubscribed readers get no mail", "unsubscribed readers get mail anyway"],
  ["The key is no longer in the repository", "key is still in the repository"],
  ["The old logo is no longer used", "the old logo is still in use"],
  ["The leak is gone", "the leak is there"],
  ["The scaffold is taken down", "scaffold stays up until the painter is done"],
])("%j is denied by %j", (condition, item) => {
  expect(saidAnyway(item)?.(condition)).toBe(true);
});

test.each([
  ["The draft is not lost on a reload", "draft still there after a reload"],
  ["The kids do not miss the bus", "the kids still catch the bus"],
  ["The old endpoint is no longer used", "old endpoint still answers with 410"],
  ["The banner is removed", "banner removed, the frame stays up"],
  ["The page does not take longer than 2 seconds", "the page does take 1 second"],
])("%j is not denied by %j", (condition, item) => {
  expect(saidAnyway(item)?.(condition)).not.toBe(true);
});

test.each([
  ["The roof is tight", "roof leaks at the chimney after the rain", true],
  ["The inspector has approved the room", "the inspector turned the room down", true],
  ["Rejected forms keep their number", "rejected forms lose their number", true],
  ["The gate is locked", "gate stands open", true],
  ["The roof is tight", "roof leak sealed", false],
  ["The door is open by day", "door is locked at night", false],
  ["The gate is locked", "the gate is locked, the window stands open", false],
  ["The heating is turned down", "heating turned down to 18 degrees", false],
])("%j against %j", (condition, item, opposed) => {
  expect(opposedIn(item)?.(condition) ?? false).toBe(opposed);
});

test("long texts are judged in linear time", () => {
  expectLinear((length) => opposedIn(repeated("gate is open ", length)));
  expectLinear((length) =>
    saidAnyway("leak is still there")?.(repeated("leak is no longer ", length)),
  );
});
