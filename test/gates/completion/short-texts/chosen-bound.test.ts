import { expect, test } from "bun:test";
import { findBrokenFigure } from "../../../../src/gates/completion/short-texts/broken-figure.ts";
import { findNarrowerChoice } from "../../../../src/gates/completion/short-texts/chosen-bound.ts";
import { expectLinear, repeated } from "../../../growth.ts";

const LOGS = "Logs older than 10 days are deleted";

test.each([
  [LOGS, "logs older than 30 days are deleted", "30 days"],
  [LOGS, "logs older than 10 days are deleted", null],
  [LOGS, "logs older than 5 days are deleted", null],
  ["Dumps older than 1 month are removed", "dumps older than 30 days are removed", null],
  ["Files larger than 5 MB are refused", "a file larger than 10 MB was refused", null],
  ["Files smaller than 5 MB are accepted", "files smaller than 3 MB are accepted", "3 MB"],
])("%j against %j: %j", (condition, item, figure) => {
  expect(findNarrowerChoice(condition, item)).toBe(figure);
});

test.each([
  [
    "At least 90 percent of the pupils vote",
    "at least 80 percent of the pupils voted",
    "80 percent",
  ],
  ["The download is smaller than 20 MB", "download is smaller than 30 MB", "30 MB"],
  ["The ferry carries at least 60 cars", "ferry carries at least 45 cars", "45"],
  ["More than 20 trees are planted", "more than 20 trees planted", null],
  ["The card is blocked after 3 wrong codes", "card is blocked after 8 wrong codes", "8"],
  ["The backup runs every hour", "backup runs every six hours", "six hours"],
  ["The backup runs every hour", "backup runs every 30 minutes", null],
  ["The programme is printed in 200 copies", "150 programmes printed", "150"],
  ["The open invoices are closed", "four of the six open invoices are closed", "four of the six"],
  ["The open invoices are closed", "six of the six open invoices are closed", null],
  ["Forty loaves are baked by six in the morning", "forty loaves baked by 08:00", "08:00"],
  ["Forty loaves are baked by six in the morning", "30 loaves baked by six", "30"],
  ["Dinner is served by seven", "dinner served at 18:45", null],
  ["The bread is ready by six", "bread ready by 08:00", "08:00"],
])("of %j, %j breaks: %j", (condition, item, figure) => {
  expect(findBrokenFigure(condition, item, [])).toBe(figure);
});

test("long texts are judged in linear time", () => {
  expectLinear((length) => findNarrowerChoice(repeated("logs older than 1 day ", length), LOGS));
  expectLinear((length) => findNarrowerChoice(LOGS, repeated("logs older than 1 day ", length)));
});
