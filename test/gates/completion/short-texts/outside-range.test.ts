import { expect, test } from "bun:test";
import { findBrokenFigure } from "../../../../src/gates/completion/short-texts/broken-figure.ts";
import { expectLinear, repeated } from "../../../growth.ts";

const LOAD = "the page loads in 300-500 ms";
const RESULTS = "the list shows 5 to 10 results";
const FRIDGE = "the fridge log shows 2-8 °C";
const HUMIDITY = "the humidity in the archive is 45% to 55%";

test.each([
  [LOAD, "page loads in 720 ms", "720 ms"],
  [RESULTS, "list shows 15 results", "15 results"],
  [RESULTS, "list shows 1 result", "1 result"],
  [FRIDGE, "fridge log shows 11 °C", "11 °C"],
  [FRIDGE, "fridge log shows 3-11 °C", "3-11 °C"],
  [FRIDGE, "fridge log shows up to 11 °C", "11 °C"],
  [HUMIDITY, "humidity in the archive was 61%", "61%"],
  ["the tyres hold 2.2 to 2.5 bar", "tyres hold 1.8 bar", "1.8 bar"],
  ["each table seats 6 to 8 guests", "each table seats twelve guests", "twelve guests"],
  ["the cheese ripens between 20 and 24 weeks", "cheese ripened 14 weeks", "14 weeks"],
  ["the pH is 7.2-7.6", "pH was 7.9", "7.9"],
])("%j is broken by %j", (condition, item, figure) => {
  expect(findBrokenFigure(condition, item, [])).toBe(figure);
});

test.each([
  [LOAD, "page loads in 420 ms"],
  [LOAD, "page loads in 250 ms"],
  [LOAD, "page loads in 720 ms without the cache, 410 ms with it"],
  [RESULTS, "list shows 8 results"],
  [RESULTS, "list shows 15 tags"],
  [FRIDGE, "fridge log shows 3-6 °C"],
  [FRIDGE, "fridge log shows between 3 and 6 °C"],
  [FRIDGE, "fridge log shows 4 °C"],
  [FRIDGE, "fridge was 11 °C and is down to 5 °C now"],
  [HUMIDITY, "humidity in the archive was 48-53%"],
  ["at 20-25 °C the paint dries in 2 hours", "paint dried in 2 hours at 18 °C"],
  ["children aged 6 to 10 years get a helmet", "children get a helmet, also one of 4 years"],
  ["the museum is open from 10 to 18 o'clock", "museum open from 10 to 18 o'clock"],
  ["chapters 3-7 are revised", "chapters 3 to 7 revised"],
])("%j is not broken by %j", (condition, item) => {
  expect(findBrokenFigure(condition, item, [])).toBeNull();
});

test("Several items may each count a part, but a measure is told of the whole", () => {
  expect(
    findBrokenFigure(RESULTS, "list shows 3 results by name", ["4 results by date"]),
  ).toBeNull();
  expect(findBrokenFigure(FRIDGE, "fridge log shows 11 °C", ["fridge log is printed"])).toBe(
    "11 °C",
  );
});

test.each(["2-8 °C ", "5 to 10 results ", "between 3 and ", "1-"])(
  "%j again and again is read in linear time",
  (unit) => {
    expectLinear((length) => findBrokenFigure(repeated(unit, length), "log shows 11 °C", []));
    expectLinear((length) => findBrokenFigure(FRIDGE, repeated(unit, length), []));
  },
);
