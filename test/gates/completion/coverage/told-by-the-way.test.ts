/** Gaps that are told by the way in a report of finished work, each beside a message that comes close and lacks nothing. */

import { describe, expect, test } from "bun:test";
import { completionGate } from "../../../../src/gates/completion/gate.ts";
import { DEFAULT_GATE_POLICY } from "../../../../src/gates/gate.ts";
import { expectLinear, repeated } from "../../../growth.ts";
import { uncoveredRules } from "./uncovered-rules.ts";

type Pair = readonly [doneWhen: string, fine: string, short: string];

const BOUNDS: readonly Pair[] = [
  [
    "Below 6 °C the valve opens even if the thermostat is off; the image fits",
    "Below 6 °C the valve opens even if the thermostat is off, and it closes again at 8 °C. The image fits.",
    "The valve opens at 8 °C even if the thermostat is off. The image fits.",
  ],
  [
    "The lamp lights above 40 °C; the bell rings",
    "The lamp lights above 40 °C and goes out at 35 °C. The bell rings.",
    "The lamp lights at 35 °C and goes out at 30 °C. The bell rings.",
  ],
  [
    "The pump stops below 2 bar; each stop is in the log",
    "The pump stops below 2 bar and starts again at 3 bar. Each stop is in the log.",
    "The pump stopped at 3 bar in the trial. Each stop is in the log.",
  ],
  [
    "Over 90 % of the lines are covered; the build is green",
    "94 % of the lines are covered again. The build is green.",
    "84 % of the lines are covered again. The build is green.",
  ],
  [
    "`mypy` reports no errors; the tests pass",
    "We started at 347 errors. Now `mypy` reports none, and the tests pass.",
    "`mypy` started with 347 errors and reports 12 errors now. The tests pass.",
  ],
  [
    "the order query takes no longer than 100 ms; the plan is kept",
    "The order query takes 80 ms. The plan is kept.",
    "The order query takes 130 ms. The plan is kept.",
  ],
  [
    "the monthly bill is under 400 €; tags are in order",
    "The bill for this month is 385 €, and tags are in order.",
    "The bill for this month comes to 455 €, and tags are in order.",
  ],
  [
    "the price of the projector is under £900; it hangs in the hall",
    "The projector cost £845 and hangs in the hall.",
    "The projector cost £945 this time and hangs in the hall.",
  ],
  [
    "invoices are sent within 3 working days of delivery; copies are kept",
    "Invoices are sent two days after delivery. Copies are kept.",
    "Invoices are sent a week after delivery. Copies are kept.",
  ],
  [
    "the crust stays crisp for at least six hours; the loaf is round",
    "The crust is crisp for seven hours. The loaf is round.",
    "The crust is still crisp four hours after baking. The loaf is round.",
  ],
  [
    "results update within a minute of a file arriving; the page is public",
    "Results update within 8 s. I stopped the feed for ten minutes and it caught up. The page is public.",
    "Results update after four minutes when a file arrives. The page is public.",
  ],
  [
    "the insulation is at least 24 cm thick; the hatch is airtight",
    "The attic is insulated with 26 cm of wood fibre. The hatch is airtight.",
    "The attic is insulated: 20 cm of wood fibre lie between the joists. The hatch is airtight.",
  ],
  [
    "noise is under 45 dB; there is no leak",
    "It stays well below the limit for noise. No leak. The old pump hummed at 52 dB.",
    "It hums at 52 dB, a quiet noise. No leak.",
  ],
  [
    "the tile set shrinks by at least 40 %; all zoom levels stay",
    "The tile set went from 18.0 GB to 9.4 GB. All zoom levels stay.",
    "The tile set went from 18.0 GB to 12.4 GB. All zoom levels stay.",
  ],
  [
    "the images shrink by at least 30 %; a script does it",
    "The images shrank from 2.0 GB to 1.1 GB. `shrink.sh` does it and cut its own run from 60 s to 50 s.",
    "The images shrank from 2.0 GB to 1.7 GB. `shrink.sh` does it.",
  ],
  [
    "three offers are in; none is above 40,000 €",
    "Three offers are in, from 31,500 € to 38,900 €; the other firm had asked for 52,000 €.",
    "Three offers are in, from 31,500 € to 43,900 €.",
  ],
  [
    "the fridge stays between 2 and 8 °C; an alarm sounds",
    "The fridge stayed between 2.9 and 7.6 °C. Before, it was between 1 and 11 °C. An alarm sounds.",
    "The fridge stayed between 2.9 and 8.6 °C. An alarm sounds.",
  ],
  [
    "temperature in the tank between 24 and 26 °C; the feeder runs",
    "Temperature in the tank between 24.3 and 25.1 °C. The feeder runs.",
    "Temperature in the tank between 24.3 and 27.1 °C. The feeder runs.",
  ],
];

const MOMENTS: readonly Pair[] = [
  [
    "the figures are published by 31 March; each table has a source",
    "The figures went online on 28 March, with a note on 4 April. Each table has a source.",
    "The figures went online on 4 April. Each table has a source.",
  ],
  [
    "work is finished before 1 August; the room has 24 seats",
    "The work is finished and the room opened on time. The inauguration was on 4 September. There are 24 seats.",
    "The work was finished on 9 August. The room has 24 seats.",
  ],
  [
    "the nightly build finishes before 06:00; artifacts are uploaded",
    "The nightly build ended at 05:40, 05:25 and 05:31. Artifacts are uploaded.",
    "The nightly build ended at 06:40, 06:25 and 06:31. Artifacts are uploaded.",
  ],
  [
    "the box office opens at 17:00 at the latest; two tills are open",
    "The box office opened at 16:55, the show starts at 19:30. Two tills are open.",
    "The box office opened at 17:30. Two tills are open.",
  ],
];

const TURN_OF_THE_YEAR: readonly Pair[] = [
  [
    "the report is sent by 20 December; the page is online",
    "The report was sent on 14 December and the page is online, I checked it.",
    "The report was sent on 4 January and the page is online, I checked it.",
  ],
  [
    "the report is sent by 2026-12-20; the page is online",
    "The report was sent on 2026-12-18 and the page is online, I checked it.",
    "The report was sent on 2027-01-04 and the page is online, I checked it.",
  ],
  [
    "the calendars are delivered by 5 January; the shelf is free",
    "The calendars were delivered on 29 December. The shelf is free.",
    "The calendars were delivered on 9 January. The shelf is free.",
  ],
  [
    "the vineyard is pruned by 10 January 2027; the wood is shredded",
    "The vineyard was pruned by hand, ready on 12 December 2026. The wood is shredded.",
    "The vineyard was pruned by hand, ready on 12 January 2027. The wood is shredded.",
  ],
];

const NUMBERS: readonly Pair[] = [
  [
    "at least 40 testers are signed up; each has a device",
    "We have 47 people signed up, 33 of them from abroad. Each has a device.",
    "We have 33 people signed up, from six countries. Each has a device.",
  ],
  [
    "at most 5 false alarms a day; the rules are written down",
    "There are 3 false alarms a day, down from 60. The rules are written down.",
    "There are 8 false alarms a day, down from 60. The rules are written down.",
  ],
  [
    "the listing takes at most 5 SQL queries; tests pass",
    "The listing had issued 153 SQL queries; it takes three now. Tests pass.",
    "The listing takes eight SQL queries now. Tests pass.",
  ],
  [
    "no deprecated call is left in the app; the app builds",
    "No deprecated call is left in the app, and none of the 31 remain in the camera. The app builds.",
    "Deprecated calls are gone from the app, 3 of 31 remain in the camera. The app builds.",
  ],
];

const REMAINING: readonly Pair[] = [
  [
    "no dead links are left",
    "No dead links are left, the crawler reports 0 on 214 pages. Of the licences 3 of 31 remain.",
    "I went after the dead links with the crawler on 214 pages. Of the links 3 of 31 remain.",
  ],
  [
    "no expired boxes are on the shelf",
    "Cleared the shelf: no expired boxes are there, I looked at each. Of the labels 40 of 100 are left.",
    "Cleared the shelf of expired boxes, I looked at each. 4 of 100 are left.",
  ],
  [
    "no loose tiles are on the roof",
    "The loose tiles on the roof are fastened. Of the roofers 3 of 31 are left handed.",
    "The loose tiles on the roof are fastened, 3 of 31 are left at the ridge.",
  ],
  [
    "no stale flags are in the code",
    "The stale flags are gone from the code. Of the branches 3 of 12 remain.",
    "I took the stale flags out of the code. In the mobile part 3 of 12 remain.",
  ],
];

const LISTS: readonly Pair[] = [
  [
    "all five clients are migrated",
    "The clients mobile, partner-sync, kiosk, web and back-office are migrated, 12 tests pass.",
    "The clients mobile, partner-sync and back-office are migrated, 12 tests pass.",
  ],
  [
    "all five clients are migrated",
    "Migrated the clients: mobile, partner-sync, kiosk, web and back-office, 12 tests pass.",
    "Migrated the clients: mobile, partner-sync and back-office, 12 tests pass.",
  ],
  [
    "all five clients are migrated",
    "Clients migrated: mobile, partner-sync, kiosk, web and back-office, checked by hand, no errors, and deployed.",
    "Clients migrated: mobile, partner-sync and back-office, checked by hand, no errors, and deployed.",
  ],
  [
    "the rates of all four carriers are collected; a change raises an alert",
    "- Carrier A: OK, 112 rates\n- Carrier B: OK, 96 rates\n- Carrier C: OK, 140 rates\n- Carrier D: OK, 81 rates\n\nA change raises an alert.",
    "The rates are collected of the carriers north, south and east, 112 rates each. A change raises an alert.",
  ],
  [
    "four voices of each of the works as PDF",
    "All is in the folder: 40 PDF (ten works by voices, bars numbered).",
    "All works are in the folder as PDF for the voices soprano, alto and bass, bars numbered.",
  ],
  [
    "all four leaks are sealed",
    "Leaks sealed: bow seam (soaked in tar), worn rivet, hatch that was bent, putty, checked by hose.",
    "Leaks sealed: bow seam, rivet and hatch, checked by hose, no water.",
  ],
  [
    "all five beds are planted",
    "Beds planted: cracked bed by the wall, herbs under `plate 7`, roses, beans, leeks.",
    "Beds planted: roses, beans and leeks, watered twice, with no weeds.",
  ],
  [
    "12 young trees of local kinds are planted",
    "The young trees are planted: 4 Boskoop, 3 Gravenstein and 5 Topaz.",
    "The young trees are planted: 4 Boskoop, 3 Gravenstein and 2 Topaz, 8 stakes were reused.",
  ],
];

const OTHER_THINGS: readonly Pair[] = [
  [
    "each member gets the statement as a PDF by mail; failed mails are listed",
    "Each member gets the statement as a PDF by mail, since HTML looked odd. Failed mails are listed.",
    "Each member gets the statement by mail, as an HTML page since the PDF library is too new. Failed mails are listed.",
  ],
  [
    "charts are rendered as SVG; a chart takes a second",
    "Charts are rendered as SVG, with a PNG for the mail. A chart takes a second.",
    "Charts come out as PNG at double density. A chart takes a second.",
  ],
  [
    "the service runs on Kubernetes; logs are kept",
    "Two pods of the service are up; systemd on the old machine is off. Logs are kept.",
    "The service runs on one machine with systemd. Logs are kept.",
  ],
  [
    "a payment with a real card goes through; the receipt is mailed",
    "A payment with a real card goes through, after a try with a test card. The receipt is mailed.",
    "With the provider's test card the payment goes through. The receipt is mailed.",
  ],
  [
    "the app starts on a physical phone; the menu opens",
    "The app starts on a phone of ours. The menu opens.",
    "The app starts on the phone of the emulator. The menu opens.",
  ],
  [
    "alerts are sent to the duty channel and by post; tests cover it",
    "Alerts arrive in the duty channel and as post. Tests cover it.",
    "Alerts arrive in the duty channel. Tests cover it.",
  ],
];

describe.each([
  ["bounds", BOUNDS],
  ["dates and hours", MOMENTS],
  ["dates around the new year", TURN_OF_THE_YEAR],
  ["numbers of things", NUMBERS],
  ["what remains", REMAINING],
  ["lists that are too short", LISTS],
  ["things in place of others", OTHER_THINGS],
] as const)("%s", (_, pairs) => {
  test.each(pairs.map((pair) => [...pair] as const))("%s", (doneWhen, fine, short) => {
    expect(uncoveredRules(doneWhen, fine)).toEqual([]);
    expect(uncoveredRules(doneWhen, short)).not.toEqual([]);
  });
});

test.each([
  [
    "the original image is kept",
    "The image is kept beside the thumbnail; a generated image has its own folder.",
  ],
  [
    "the original score is in the archive; parts are printed",
    "The score is in the archive. Parts are printed, with a sample score for the door.",
  ],
  [
    "the live channel is public; old shows are listed",
    "The channel is public, the test channel is for members. Old shows are listed.",
  ],
])("which of several things is meant: %s", (doneWhen, fine) => {
  expect(uncoveredRules(doneWhen, fine)).toEqual([]);
});

describe("the whole gate", () => {
  const gate = completionGate(DEFAULT_GATE_POLICY);
  test.each([
    [
      "accept",
      "every public function but `carry` has a test; tests run in CI",
      "All public functions have tests, all but `carry`, as agreed. Tests run in CI.",
    ],
    [
      "accept",
      "each member gets the statement as HTML instead of a PDF; failed mails are listed",
      "Each member gets the statement as HTML instead of the PDF of before. Failed mails are listed.",
    ],
    [
      "reject",
      "every public function has a test; tests run in CI",
      "All public functions have tests, all but `carry`. Tests run in CI.",
    ],
    [
      "accept",
      "all reports run on Python 3.12; the job is green",
      "I fixed the strings by hand, which was most of the work. All reports run on Python 3.12. The job is green.",
    ],
    [
      "reject",
      "all reports run on Python 3.12; the job is green",
      "Most of the reports run on Python 3.12. The job is green.",
    ],
    [
      "accept",
      "all pages follow the mode; the choice is kept",
      "All pages follow the mode. So far nobody in the office has switched back. The choice is kept.",
    ],
    [
      "reject",
      "all pages follow the mode; the choice is kept",
      "So far the lists and the forms follow the mode. The choice is kept.",
    ],
  ] as const)("%s: %s <- %s", (verdict, doneWhen, output) => {
    expect(gate.verdict({ goal: "Bring the application up to date", doneWhen, output })).toBe(
      verdict,
    );
  });
});

test.each([
  "1 March ",
  "06:00 ",
  "from 1 GB to 2 GB ",
  "between 1 and 2 °C ",
  "3 of 4 remain ",
  "The call is off. 3 of 4 remain. ",
])("%j again and again is read in linear time", (unit) => {
  expectLinear((length) =>
    uncoveredRules(
      "it is out by 1 February or before 05:00; it shrinks by at least 90 %; it stays between 3 and 4 °C; no call is left",
      repeated(unit, length),
    ),
  );
});

test.each([
  "61 % antes, 84 % ahora ",
  "260 Mo contre 910 Mo avant ",
  "of 640 trees, 618 ",
  "of 6 ",
  "the others ",
])("%j again and again is read in linear time, too", (unit) => {
  expectLinear((length) =>
    uncoveredRules(
      "every tree has a plate; la cobertura es de al menos el 90 %; el peso no supera los 3 kg",
      repeated(unit, length),
    ),
  );
});

test.each(["no supera los ", "al menos el ", "3 % au plus ", "überschreitet 3 ", "alarma sobre "])(
  "a condition of %j again and again is read in linear time",
  (unit) => {
    expectLinear((length) => uncoveredRules(repeated(unit, length), "Hecho: 3 % ahora."));
  },
);
