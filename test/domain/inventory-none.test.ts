import { expect, test } from "bun:test";
import { creditItems, readInventory } from "../../src/domain/inventory.ts";
import { thereIn } from "../../src/domain/inventory/denials/there-after-all.ts";
import { expectLinear, repeated } from "../growth.ts";

function isDenied(doneWhen: string, item: string): boolean {
  return creditItems(readInventory(doneWhen), [item]).denials.length > 0;
}

const WARNINGS = "no warnings are printed";
const INVOICE = "no invoice is unpaid";
const COMPILES = "the library compiles with GCC 13 and Clang 17 without warnings";

test.each([
  [WARNINGS, "four warnings are printed"],
  [WARNINGS, "warnings are printed"],
  [WARNINGS, "several warnings were printed"],
  ["no high vulnerabilities are reported", "one high vulnerability is reported"],
  [INVOICE, "two invoices are unpaid"],
  [INVOICE, "two unpaid invoices"],
  [INVOICE, "one of the 40 invoices is unpaid"],
  ["no radiator is cold", "one radiator is cold"],
  [COMPILES, "Clang 17: four warnings"],
  [COMPILES, "compiles with Clang 17, with four warnings"],
  ["there are no rats in the cellar", "two rats in the cellar"],
  ["nobody is injured in the drill", "two people were injured in the drill"],
  ["no links on the start page are dead", "several links on the start page are dead"],
  ["no tickets are older than 30 days", "four tickets are older than 30 days"],
  ["the deck is free of splinters", "deck has many splinters"],
  ["the package is published to PyPI", "PyPI upload was rejected"],
  ["the grant for the hall is approved", "the grant was declined"],
  ["the bridge carries the lorry", "the bridge collapsed"],
  ["the nightly job runs on three nights", "the job crashed on the second night"],
])("%j is denied by %j", (doneWhen, item) => {
  expect(isDenied(doneWhen, item)).toBe(true);
});

test.each([
  [WARNINGS, "no warnings are printed"],
  [WARNINGS, "zero warnings printed"],
  [WARNINGS, "0 warnings are printed"],
  [WARNINGS, "the four warnings are fixed"],
  [WARNINGS, "four warnings fixed, none are printed"],
  ["no high vulnerabilities are reported", "three low vulnerabilities are reported"],
  [INVOICE, "all invoices are paid"],
  [INVOICE, "two invoices are paid"],
  [COMPILES, "Clang 17: no warnings"],
  [COMPILES, "Clang 17: four warnings fixed"],
  [COMPILES, "Clang 17 compiles 40 files without warnings"],
  ["no mails are sent on Sundays", "four mails are sent"],
  ["no user can see orders of others", "two users can see their orders"],
  ["no tickets are older than 30 days", "12 tickets are younger than 30 days"],
  ["no page is over 3 MB", "12 pages are under 3 MB"],
  ["no deploy fails without a notice", "a deploy fails with a notice"],
  ["no links on the start page are dead", "two dead links on the start page replaced"],
  ["no more than two doors are open", "two doors are open"],
  [
    "a customer can cancel an order until it is shipped",
    "customers can cancel orders as long as they have not been shipped",
  ],
  ["no edits by guests get through", "edits by guests were rejected"],
  ["no upload over 5 MB gets through", "an upload over 5 MB was rejected"],
])("%j is not denied by %j", (doneWhen, item) => {
  expect(isDenied(doneWhen, item)).toBe(false);
});

test.each(["four warnings ", "no ", "a ", "without "])(
  "%j again and again is read in linear time",
  (unit) => {
    expectLinear((length) => creditItems(readInventory(repeated(unit, length)), ["four warnings"]));
    expectLinear((length) => thereIn(repeated(unit, length)));
  },
);
