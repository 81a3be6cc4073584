import { describe, expect, test } from "bun:test";
import { uncoveredRules } from "./uncovered-rules.ts";

/** What a report says of a condition in other words, by the place of it or by what it is made of; and what only stands beside it. */

interface Pair {
  readonly kind: string;
  readonly asked: string;
  /** Reports the condition in other words. */
  readonly whole: string;
  /** Leaves it out, or meets it in part. */
  readonly short: string;
}

const PAIRS: readonly Pair[] = [
  {
    kind: "a paragraph in the turn of its condition",
    asked:
      "every boat writes its route with a number; private particulars never reach the plotter; catch books are kept for 14 days",
    whole:
      "The boats write their route with a number now.\n\nNames, cabins and birthdays are masked by the software itself.\n\nCatch books are kept for two weeks.",
    short:
      "The boats write their route with a number now.\n\nAt first the clock of one had stopped and its times were wrong.\n\nCatch books are kept for two weeks.",
  },
  {
    kind: "a label that belongs to another thing",
    asked: "the zoom goes to 800 %; distances are measured in sea miles; charts stand side by side",
    whole:
      "The zoom goes to 800 %.\n\nFrom buoy to buoy the ruler reads nautical figures.\n\nCharts stand side by side.",
    short: "The zoom goes to 800 %.\n\nRuler: click and drag.\n\nCharts stand side by side.",
  },
  {
    kind: "a member of a list in its turn",
    asked: "Lamps can be switched for everyone, for a deck and for single cabins",
    whole: "Lamps: global on or off, a switch by deck, and a list of single cabins.",
    short: "Lamps: a switch by deck, and a list of single cabins.",
  },
  {
    kind: "none lost, told by as many on both sides",
    asked: "no parcel is lost in the changeover; the pier is lit",
    whole: "The pier is lit. We counted 2,310 brought and 2,310 handed out.",
    short: "The pier is lit. We counted 2,310 brought and 2,290 handed out.",
  },
  {
    kind: "a noun made of a verb and where to",
    asked: "the foremen rehearsed the handover; the pier is lit",
    whole: "The pier is lit. On Monday the keys were handed over twice as they will be.",
    short: "The pier is lit, and its lamps were counted twice on Monday.",
  },
  {
    kind: "the other noun of a pair, told by a question",
    asked: "every jetty is listed with its owner and purpose",
    whole: "The sheet lists the jetties with their owner and what they are for.",
    short: "The sheet lists the jetties with their owner.",
  },
  {
    kind: "a least number of a stated one",
    asked: "the 40 knots are tied correctly in at least 36 cases",
    whole: "Of the knots they tied 38 of 40 right.",
    short: "Of the knots they tied 34 of 40 right.",
  },
  {
    kind: "numbers of a list that make the total",
    asked: "12 young trees of local kinds are planted",
    whole: "Along the lane stand the young trees: 4 Boskoop, 3 Topaz, 3 Gloster, 2 Elstar.",
    short: "Along the lane stand the young trees: 4 Boskoop, 3 Topaz, 2 Elstar.",
  },
  {
    kind: "parts of many words behind a label",
    asked: "all four leaks are sealed",
    whole: "Leaks sealed: bow seam, rivet under `plate 7`, cabin hatch, weak putty.",
    short: "Leaks sealed: bow seam, rivet under `plate 7`, cabin hatch.",
  },
  {
    kind: "a number in words that has two parts",
    asked: "the sail of the regatta has 48 patches",
    whole: "The sail of the regatta has forty-eight patches, six by eight.",
    short: "The sail of the regatta has forty-six patches, in rows.",
  },
  {
    kind: "a list of as many names as are counted",
    asked: "each of the four pilots has steered a launch unaided; the pier is lit at night",
    whole: "The pier is lit at night. Aylin, Bo, Chris and Dora took the boat out by day.",
    short: "The pier is lit at night, and its lamps are by Bo and Chris.",
  },
  {
    kind: "as many paragraphs as conditions",
    asked:
      "a load plan models the ferry; the ferry sails with 40 and 80 cars; the narrow spots are named in a report; the plan can be repeated by anyone on the team",
    whole:
      "The load plan of the `ferry` is in the drawer chart.\n\nThe ferry took 40 cars, then 80.\n\nThe report tells where it is narrow.\n\n`make 80` is what one types; Nina, new here, did so by herself.",
    short:
      "The load plan of the `ferry` is in the drawer chart.\n\nThe ferry took 40 cars, then 80.\n\nThe report tells where it is narrow.",
  },
  {
    kind: "a running time",
    asked: "the film of the regatta runs at most 15 minutes; the pier is lit",
    whole: "The pier is lit. Running time 14:21 with credits.",
    short: "The pier is lit. Running time 17:40 with credits.",
  },
  {
    kind: "a name with a capital inside, by what stands for it",
    asked: "the plotter runs on Windows, macOS and Linux",
    whole: "The plotter starts on Windows, on a Mac and on Linux.",
    short: "The plotter starts on Windows and on Linux.",
  },
];

describe("a condition told in other words", () => {
  for (const { kind, asked, whole, short } of PAIRS)
    test(kind, () => {
      expect(uncoveredRules(asked, whole)).toEqual([]);
      expect(uncoveredRules(asked, short)).not.toEqual([]);
    });
});
