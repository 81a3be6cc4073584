import { expect, test } from "bun:test";
import { findDeniedOutright } from "../../../src/gates/completion/denied-outright.ts";
import { readSubject } from "../../../src/gates/completion/subject.ts";
import { openDocument } from "../../../src/gates/text/document.ts";
import { expectLinear, repeated } from "../../growth.ts";

function isDenied(doneWhen: string, output: string): boolean {
  const subject = readSubject({ goal: "Bring the site to everybody", doneWhen, output });
  return findDeniedOutright(openDocument(output), subject).length > 0;
}

test.each([
  // Nobody could, none comes, figures differ.
  ["partners can log in; a page is there", "On Tuesday nobody from outside could log in."],
  ["members can log in", "None of the members I asked could log in with their old password."],
  ["a mail confirms it; money is returned", "Money is returned. No mail goes out on it."],
  ["the export gives the same sums as the page", "In the export the sums differ from the page."],
  // All of it, whatever else is not to be; what is to agree does not.
  ["a mail confirms it; no mail goes to guests", "No mail ever goes out."],
  ["a mail confirms it", "No mail reaches anybody."],
  ["members can log in; guests cannot log in", "None of the members could log in."],
  ["members can log in; guests cannot log in", "Nobody could log in."],
  ["the totals match the ledger", "The totals of March still differ from the ledger by 3 euros."],
  ["the totals match the ledger", "The page is there and the totals differ from the ledger."],
])("denied: %j: %j", (doneWhen, output) => {
  expect(isDenied(doneWhen, output)).toBe(true);
});

test.each([
  // Nobody could at first, or with what is to be refused; one mail is told; nothing is to agree.
  ["members can log in", "At first nobody could log in."],
  ["members can log in", "Nobody could log in with an expired card."],
  ["members can log in", "On Tuesday nobody could log in. Since Friday all log in."],
  ["visitors cannot get in", "None of the visitors could get in."],
  ["a mail confirms it; the order ends", "A mail confirms it. No mail goes out twice."],
  ["no mail goes to blocked addresses", "No mail goes to blocked addresses."],
  // A condition in its own words; a limitation that says of which; something else that differs.
  [
    "A mail confirms each order; no mail is sent on failure",
    "Orders are confirmed at once, 12 tests pass. No mail is sent on failure.",
  ],
  ["a mail confirms it; no mail is sent", "It is confirmed. No mail is sent."],
  ["members can log in; guests cannot log in", "None of the guests could log in."],
  [
    "A message is shown for an empty cart",
    "No message is shown for a full cart; for an empty one it says so.",
  ],
  [
    "A warning appears for a wrong date; the form is saved",
    "The form is saved; for a wrong date there is one below the field. No warning appears for a right one.",
  ],
  ["a bell rings at noon", "It rang at noon. No bell goes on Sundays."],
  [
    "The totals match the ledger",
    "The layout differs from the ledger in colour alone, and the totals match.",
  ],
  ["the totals match the ledger", "The title of the totals differs from the ledger."],
  ["differences are listed", "The sums differ from the page in two rows, which are listed."],
])("not denied: %j: %j", (doneWhen, output) => {
  expect(isDenied(doneWhen, output)).toBe(false);
});

test.each([
  "nobody ",
  "none of the ",
  "no mail ",
  "nobody could log in. ",
  "no mail goes out on it.\n\n",
  "the sums and in the ",
  "the sums differ from the page. ",
])("%j again and again is read in linear time", (unit) => {
  expectLinear((length) =>
    isDenied(
      "members can log in; a mail confirms it",
      `${repeated(unit, length)} All log in by mail.`,
    ),
  );
});
