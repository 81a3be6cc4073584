import { expect, test } from "bun:test";
import { findBrokenFigure } from "../../../../src/gates/completion/short-texts/broken-figure.ts";
import { expectLinear, repeated } from "../../../growth.ts";

const TREES = "At least 20 trees are planted";
const SESSION = "the session expires after 30 minutes";
const PUMP = "the pump runs for 48 hours without a fault";
const CHAPTERS = "chapters 1-12 are proofread";
const VERSION = "version 2.1 is tagged";
const GUESTS = "sixty guest pages are migrated";
const PARCEL = "the parcel arrives within 3 working days";
const ESSAY = "the essay has between 800 and 1,000 words";
const DESIGN = "two engineers approve the design";

test.each([
  [TREES, "14 trees planted", "14"],
  [TREES, "only 14 trees are planted", "14"],
  ["at most three fields are required", "five fields are required", "five"],
  ["the file has fewer than 300 lines", "file has 412 lines", "412"],
  ["12 tests pass", "10 tests pass", "10"],
  ["no more than 5 complaints come in", "9 complaints came in", "9"],
  ["the page shows ten results", "page shows five results", "five"],
  [DESIGN, "one engineer approved the design", "one"],
  ["the change is approved by two reviewers", "approved by one reviewer", "one"],
  ["`npm test` exits 0", "npm test exits with code 1", "1"],
  ["GET /users returns 200", "GET /users returns 404", "404"],
  [VERSION, "v2.0 tagged", "v2.0"],
  ["version 1.2.3 is on npm", "1.2.2 published to npm", "1.2.2"],
  [CHAPTERS, "chapters 1 to 10 proofread", "1 to 10"],
  ["90% of the lines are covered", "lines covered at 83%", "83%"],
  ["the queue drains within five minutes", "queue drained in nine minutes", "nine minutes"],
  ["the restore takes under an hour", "restore took two hours", "two hours"],
  ["the trial lasts between 10 and 14 days", "trial took 9 days", "9 days"],
  [SESSION, "session expires after 60 minutes", "60 minutes"],
  ["the job runs every 5 minutes", "job runs every 10 minutes", "10 minutes"],
  [PUMP, "pump ran 20 hours without a fault", "20 hours"],
  [GUESTS, "thirty guest pages are migrated", "thirty"],
  [GUESTS, "45 guest pages are migrated", "45"],
  [GUESTS, "fifty-five guest pages migrated", "fifty-five"],
  ["at least forty seats are numbered", "twelve seats are numbered", "twelve"],
  ["a hundred letters are sent", "ninety letters sent", "ninety"],
  ["two hundred letters are sent", "one hundred letters sent", "one hundred"],
  ["fifty lockers are painted", "40 lockers are painted", "40"],
  ["the page loads within fifty seconds", "page loads in seventy seconds", "seventy seconds"],
  ["the ward answers within forty-five seconds", "ward answers in fifty seconds", "fifty seconds"],
  ["70 percent of the tests are automated", "40 percent of the tests are automated", "40 percent"],
  ["seventy percent of the tests are automated", "40% of the tests automated", "40%"],
  [PARCEL, "parcel arrived after 6 working days", "6 working days"],
  [PARCEL, "parcel arrived after six working days", "six working days"],
  [
    "the complaint is answered within two weeks",
    "complaint answered after five weeks",
    "five weeks",
  ],
  ["the alarm sounds within 5 seconds", "alarm sounded after 30 seconds", "30 seconds"],
  [ESSAY, "essay is 640 words long", "640 words"],
  [ESSAY, "the essay has 1,250 words", "1,250 words"],
  ["four pupils are moved to the other class", "3 pupils moved to the other class", "3"],
  ["ten guests are seated with the band", "seven guests seated with the band", "seven"],
  ["three doors are painted", "three doors replaced, two painted", "two"],
  ["three doors are painted", "doors hung, but only 2 were painted", "2"],
  ["the fence has no gaps", "fence has two gaps", "two"],
  ["the import creates no duplicates", "import creates 14 duplicates", "14"],
  ["the kennel has no sick dogs", "kennel has 2 sick dogs", "2"],
  ["the log has zero errors", "log has 4 errors", "4"],
  ["the diff is smaller than 400 lines", "diff has 640 lines", "640"],
  ["the survey has at least 400 answers", "310 answers", "310"],
  ["the pH is between 7.2 and 7.6", "pH is 7.9", "7.9"],
  ["energy use falls by 15%", "energy use fell by 9%", "9%"],
  [
    "the count differs from the books by less than 0.5%",
    "count differs from the books by 1.2%",
    "1.2%",
  ],
  ["the cost over 100 runs is below 40 euros", "cost over 100 runs is 52 euros", "52 euros"],
  [TREES, "14 trees were planted", "14"],
  ["12 of 12 tests pass", "11 of 12 tests pass", "11 of 12"],
  ["24 of 24 mailboxes are moved", "21/24 mailboxes moved", "21/24"],
  ["the van is on time on at least 9 of 10 weekdays", "van on time on 7 of 10 weekdays", "7 of 10"],
  ["nine out of ten guests come again", "six out of ten guests came again", "six out of ten"],
  ["at least 4 of 5 calls are answered", "62% of calls answered", "62%"],
  ["at most 1 of 50 jars leaks", "4 of 50 jars leak", "4 of 50"],
  ["an expired token gets HTTP 403", "expired token gets 500", "500"],
  ["a guest without a ticket gets HTTP 401", "guest without a ticket gets 200", "200"],
  ["an unknown path answers with 404", "unknown path gives 500", "500"],
  ["a missing file returns 404", "missing file: 403", "403"],
  ["at most four tables are free", "six tables were free", "six"],
  ["there are no more than 3 queries per page load", "page load needs 5 queries", "5"],
  ["no more than 3 errors are logged per day", "7 errors are logged per day", "7"],
  ["no more than three chairs are broken", "five chairs are broken", "five"],
  ["the page needs not more than 3 queries", "page needs 4 queries", "4"],
  ["there are never more than 40 visitors in the cave", "52 visitors in the cave", "52"],
  ["no fewer than 12 plots are weeded", "9 plots are weeded", "9"],
  ["not fewer than 12 plots are weeded", "9 plots were weeded", "9"],
  ["the script has 300 lines or fewer", "script has 340 lines", "340"],
  ["the choir has 18 singers or more", "choir has 15 singers", "15"],
])("%j is broken by %j", (condition, item, figure) => {
  expect(findBrokenFigure(condition, item, [])).toBe(figure);
});

test.each([
  [TREES, "planted 24 trees"],
  [TREES, "24 trees were planted"],
  ["12 of 12 tests pass", "all 12 tests pass"],
  ["12 of 12 tests pass", "first 9 of 12, now 12 of 12 tests pass"],
  ["at least 19 of 20 seedlings survive", "39 of 40 seedlings survived"],
  ["at most 1 of 50 jars leaks", "1 of 100 jars leaks"],
  ["part 2 of 3 is printed", "part 1 of 3 is printed"],
  ["all four lamps light (2 of 4)", "lamp 1 of 4 lights"],
  ["an expired token gets HTTP 403", "expired token gets 403 Forbidden"],
  ["a missing file returns 404", "a missing file returns 404, a known one 200"],
  ["a missing file returns 404", "missing file returns 404 in 200 ms"],
  ["no page returns 404 without a link home", "pages return 200 with a link home"],
  ["at most four tables are free", "three tables were free"],
  ["at most four tables are free", "six tables were free and are taken now"],
  ["there are no more than 3 queries per page load", "page load needs 2 queries"],
  ["no more than 3 errors are logged per day", "2 errors are logged per day"],
  ["no more than three chairs are broken", "two chairs are broken"],
  ["no more than three chairs are broken", "three chairs are broken"],
  ["the page needs not more than 3 queries", "page needs 3 queries"],
  ["no fewer than 12 plots are weeded", "14 plots are weeded"],
  ["not fewer than 12 plots are weeded", "12 plots were weeded"],
  ["the script has 300 lines or fewer", "script has 240 lines"],
  ["the choir has 18 singers or more", "choir has 21 singers"],
  [TREES, "12 oak trees and 9 limes planted"],
  [TREES, "trees planted in 3 streets"],
  [TREES, "trees planted: 12 oaks, 9 limes"],
  ["up to 100 guests can register", "60 guests registered"],
  ["the fence has no gaps", "closed the two gaps in the fence"],
  ["the import creates no duplicates", "import of 14 duplicates refused"],
  ["the hall has no broken chairs", "hall has 40 chairs"],
  ["the hall has no seats by the door", "hall has 80 seats"],
  ["the app sends no mails at night", "app sends 3 mails by day"],
  ["the migration drops no rows", "migration reports 5000 rows"],
  ["the diff is smaller than 400 lines", "diff has 212 lines"],
  ["the survey has at least 400 answers", "412 answers"],
  ["the pH is between 7.2 and 7.6", "pH is 7.4"],
  ["energy use falls by 15%", "energy use fell by 17%"],
  ["the bundle shrinks from 1.8 MB to under 900 kB", "bundle is now 870 kB"],
  ["no page returns 404", "all 214 pages return 200"],
  ["12 tests pass", "two new tests pass"],
  ["12 tests pass", "12 tests pass in 3 files"],
  [DESIGN, "one engineer and the architect approved the design"],
  ["build 12 is green", "build 11 green"],
  ["every room has two beds", "room 1 has two beds"],
  ["an unknown id returns 404", "unknown id returns 404, a known one 200"],
  ["the report returns 200 rows", "report returns 200 rows"],
  ["four screw bosses", "One screw boss stands inside the bay"],
  [VERSION, "v2.1.3 tagged"],
  [VERSION, "2.1 tagged in 3.5 hours"],
  ["React is upgraded to 19.0", "React upgraded from 17.2 to 19.1"],
  ["Python 3.10 or later is used", "Python 3.9 is used no more"],
  [CHAPTERS, "chapters 1-6 and 7-12 proofread"],
  ["90% of the lines are covered", "lines covered by 3% more tests"],
  ["the queue drains within five minutes", "queue drained in three minutes"],
  ["the trial lasts between 10 and 14 days", "trial took 12 days"],
  [SESSION, "session expires after half an hour"],
  ["the job runs every 5 minutes", "job runs every 300 seconds"],
  [PUMP, "pump ran 50 hours without a fault"],
  [GUESTS, "sixty guest pages are migrated"],
  [GUESTS, "sixty-five guest pages migrated"],
  [GUESTS, "two hundred guest pages migrated"],
  [GUESTS, "forty thousand guest pages migrated"],
  [GUESTS, "pages migrated for forty guests"],
  [GUESTS, "thirty of the guest pages have a map"],
  ["at least 50 pages are migrated", "one hundred pages migrated"],
  ["at least 150 pages are migrated", "two hundred pages migrated"],
  ["the page loads within fifty seconds", "page loads in forty-five seconds"],
  ["the page loads within two hundred seconds", "page loads in ninety seconds"],
  ["two three-bed rooms are ready", "two rooms are ready"],
  ["70 percent of the tests are automated", "80 percent of the tests are automated"],
  [PUMP, "pump ran, looked at every 2 hours"],
  [PARCEL, "parcel arrived after 2 working days"],
  [PARCEL, "parcel arrived after 4 days"],
  ["the alarm sounds within 5 seconds", "alarm sounded after 30 seconds of smoke"],
  ["the alarm sounds within 5 seconds", "alarm sounds, tried after 30 seconds"],
  [ESSAY, "essay is 934 words long"],
  [ESSAY, "the essay has 12 words in bold"],
  ["the dough rests for 12 full hours", "dough rests, turned after 3 full hours"],
  ["the visa is issued within 10 business days", "visa issued in 8 business days"],
  ["four pupils are moved to the other class", "4 pupils moved to the other class"],
  ["ten guests are seated with the band", "three guests seated with the mayor"],
  ["four pupils are moved to the other class", "pupils moved to the other class in 2 buses"],
  ["three doors are painted", "three doors replaced and painted, two varnished"],
  ["three doors are painted", "three doors painted, two painted twice"],
  ["three doors are painted", "two windows replaced, three doors painted"],
])("%j is not broken by %j", (condition, item) => {
  expect(findBrokenFigure(condition, item, [])).toBeNull();
});

test("Several items may each tell of a part", () => {
  expect(findBrokenFigure(TREES, "12 oak trees planted", ["9 lime trees planted"])).toBeNull();
  expect(
    findBrokenFigure(CHAPTERS, "chapters 1-6 proofread", ["chapters 7-12 proofread"]),
  ).toBeNull();
  expect(findBrokenFigure(TREES, "12 trees planted", ["fence painted"])).toBe("12");
});

test.each(["at least 20 ", "for 9 hours ", "status ", "2.1.", "chapters 1-2 ", "one ", "sixty-"])(
  "%j again and again is read in linear time",
  (unit) => {
    expectLinear((length) => findBrokenFigure(repeated(unit, length), "14 trees planted", []));
    expectLinear((length) => findBrokenFigure(TREES, repeated(unit, length), []));
  },
);
test.each([
  "at least 20 ",
  "for 9 hours ",
  "status ",
  "2.1.",
  "chapters 1-2 ",
  "one ",
  "9",
  "9 working days ",
])("%j again and again is read in linear time", (unit) => {
  expectLinear((length) => findBrokenFigure(repeated(unit, length), "14 trees planted", []));
  expectLinear((length) => findBrokenFigure(TREES, repeated(unit, length), []));
});
