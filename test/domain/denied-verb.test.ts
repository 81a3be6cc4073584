import { expect, test } from "bun:test";
import { creditItems, readInventory } from "../../src/domain/inventory.ts";
import { expectLinear, repeated } from "../growth.ts";

/** Which conditions no item is credited to. */
function uncovered(doneWhen: string, items: readonly string[]): readonly number[] {
  return creditItems(readInventory(doneWhen), items).uncovered;
}

const TOKENS = "An expired token is rejected with 401. A valid token is accepted.";
const CARDS = "a blocked card is refused at the gate; a good card is accepted";
const FINES = "A late return is fined. A return on time is thanked.";
const LINKS = "dead links are reported by mail; the sitemap is rebuilt nightly";
const RECORDS = "No record is lost in the move; every record has a number";
const PRICES = "the price list is public; the price list is in French";
const TICKETS = "a forged ticket is turned away; a real ticket opens the barrier";
const STOLEN = "A stolen card is blocked. A found card is unlocked.";
const DRAIN = "the dishwasher drains without a leak; the filter is cleaned";

test.each([
  [TOKENS, ["Expired tokens are not rejected", "A valid token is accepted"], 0],
  [TOKENS, ["Logging in with a good token works", "Expired tokens are not rejected"], 1],
  [CARDS, ["Blocked cards are not refused at the gate", "A good card is accepted"], 0],
  [FINES, ["Late returns are not fined", "A return on time is thanked"], 0],
  [LINKS, ["Dead links are not reported by mail", "Sitemap is rebuilt every night"], 0],
  [RECORDS, ["14 records were lost in the move", "Records are numbered"], 0],
  [
    "No record is lost in the move from Oracle; the logs are kept",
    ["14 records were lost in the move from Oracle", "logs kept"],
    0,
  ],
  [PRICES, ["The price list is private", "French price list done"], 0],
  [DRAIN, ["The dishwasher leaks when it drains", "Filter cleaned"], 0],
  ["the curtain closes without a jam", ["The curtain still jams when it closes"], 0],
  ["the drawer opens without a squeak", ["The drawer squeaks every time it opens"], 0],
  ["the drawer opens without a squeak", ["Drawer opens with a slight squeak"], 0],
  [TICKETS, ["Forged tickets were not turned away", "A real ticket opens the barrier"], 0],
])("%j is not met by %j: condition %p", (doneWhen, items, row) => {
  expect(uncovered(doneWhen, items)).toEqual([row]);
});

test.each([
  [TOKENS, ["Valid tokens are not rejected", "Expired tokens get 401"]],
  [TOKENS, ["Expired tokens are rejected with 401", "valid token accepted"]],
  [TOKENS, ["Expired tokens are not accepted, they get 401", "valid token accepted"]],
  [CARDS, ["Good cards are not refused", "Blocked cards are refused at the gate"]],
  [CARDS, ["Blocked cards are refused at the gate", "A good card is accepted"]],
  [
    "dead links are removed from the list; the sitemap is rebuilt",
    ["Dead links are not listed any more", "Sitemap rebuilt"],
  ],
  [
    "deleted users are hidden; active users are listed",
    ["Deleted users are not shown", "Active users are listed"],
  ],
  [
    "a wrong password is refused; the right one logs in",
    ["A wrong password does not log in", "The right one logs in"],
  ],
  [RECORDS, ["No record was lost in the move", "Records are numbered"]],
  [TICKETS, ["Real tickets open the barrier", "Forged tickets do not open it"]],
  [STOLEN, ["Stolen cards are blocked", "Found cards are not blocked any more"]],
  ["the drawer opens without a squeak", ["Drawer opens with no squeak"]],
  [DRAIN, ["Dishwasher drained twice and nothing leaked", "Filter cleaned"]],
  [
    "The gate is open by day. The gate is closed at night.",
    ["Gate closed at night", "By day the gate stands open"],
  ],
  [
    "the stage lamp is on during the show; the lamp is off after it",
    ["stage lamp off after it", "lamp on during the show"],
  ],
])("%j is met by %j", (doneWhen, items) => {
  expect(uncovered(doneWhen, items)).toEqual([]);
});

test.each(["tokens are not rejected ", "from the move ", "without a leak "])(
  "%j again and again is read in linear time",
  (unit) => {
    expectLinear((length) => creditItems(readInventory(TOKENS), [repeated(unit, length)]));
  },
);
