import { expect, test } from "bun:test";
import { findRival } from "../../../../../src/gates/completion/short-texts/rivals/find-rival.ts";

test.each([
  ["Python 3.11 is supported.", "Python 3.12 supported"],
  ["Level 2 is reached.", "Level 3 reached"],
  ["The job starts at 8:00 UTC.", "The job starts at 10:00 CEST"],
  ["The price drops to 20 euros.", "The price dropped to 18 euros"],
  ["The bundle is 30% smaller.", "Bundle is 28% of the old size"],
  ["The fee is 1,200 euros.", "The fee is 1.200 €"],
  ["The fan turns at 900 rpm.", "Fan turns at 905 rpm"],
  ["The backup runs daily.", "The backup runs nightly"],
  ["The plan is signed by Bob.", "The plan is signed by Robert Miller"],
  ["The plan is signed by Tom.", "Plan signed by Thomas Reed"],
])("%s | %s", (condition, item) => {
  expect(findRival(condition, item)).toBeNull();
});

test.each([
  ["The report is exported as CSV.", "Report exported as XML (not CSV)"],
  ["The plan is signed by Ana.", "Plan signed by Ben"],
  ["Room 4 is swept.", "Room 5 is swept"],
  ["The fan turns at 900 rpm.", "Fan turns at 700 rpm"],
])("%s | %s is another thing", (condition, item) => {
  expect(findRival(condition, item)).not.toBeNull();
});
