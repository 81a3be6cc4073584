import { describe, expect, test } from "bun:test";
import { findDeferral } from "../../../../src/gates/completion/short-texts/find-deferral.ts";
import { mayDefer } from "../../../../src/gates/completion/short-texts/may-defer.ts";
import { DEFAULT_GATE_POLICY } from "../../../../src/gates/gate.ts";

const GOAL = "Give the people of our town what they asked us for last spring";

function defers(doneWhen: string, output: string): boolean {
  const found = findDeferral({ goal: GOAL, doneWhen, output }, DEFAULT_GATE_POLICY) !== null;
  // What is found must be called for.
  if (found) expect(mayDefer(output, DEFAULT_GATE_POLICY)).toBe(true);
  return found;
}

const LOGIN = "the login page loads";
const SHOP = "the shop is open";
const TESTS = "all tests pass";

describe("what begins with no", () => {
  test.each([
    [LOGIN, "No breaking changes"],
    [LOGIN, "No known issues."],
    [LOGIN, "No open questions"],
    [LOGIN, "No blockers"],
    [LOGIN, "No TODOs"],
    [LOGIN, "No remaining work"],
    [LOGIN, "No new dependencies"],
    [LOGIN, "No downtime"],
    [LOGIN, "No migrations needed"],
    [LOGIN, "No data lost"],
    [LOGIN, "No comments"],
    [SHOP, "No shop damage"],
    [SHOP, "No follow-up needed."],
    [SHOP, "No workarounds"],
    [TESTS, "no failing tests"],
    [TESTS, "No test failures"],
    [TESTS, "No test changes"],
    [TESTS, "no tests fail"],
    ["the kitchen is tiled", "No cracked tiles"],
    ["the invoices are sent", "No invoices bounced"],
    ["the invoices are sent", "No new invoices"],
    ["the API answers", "No API changes"],
    ["the log is clean of errors", "No errors in log"],
    ["the ledger is free of open items", "no open items"],
  ])("%j: there is to be none of %j", (doneWhen, output) => {
    expect(defers(doneWhen, output)).toBe(false);
  });

  test.each([
    ["the tests pass", "No tests"],
    ["the CSV export works", "no CSV export"],
    ["the CSV export works", "no export feature"],
    ["the docs are online", "no docs yet"],
    ["the API is documented", "No docs"],
    ["the invoices are sent", "no invoices sent"],
    ["the choir is booked", "no choir so far"],
    ["the app shows maps", "no map support"],
    [LOGIN, "no login page loads"],
    [TESTS, "no tests written"],
    [SHOP, "No progress"],
    [SHOP, "No work done"],
    [SHOP, "nothing done"],
    ["three new pages are online", "no new pages"],
    ["deleted orders are listed", "no deleted orders"],
  ])("%j: it is asked for and there is none: %j", (doneWhen, output) => {
    expect(defers(doneWhen, output)).toBe(true);
  });
});

test.each([
  [LOGIN, "Was deferred in May, delivered now", false],
  [SHOP, "The opening was postponed to June; it is open now", false],
  [LOGIN, "Was deferred in May", true],
  [LOGIN, "Was deferred in May, will be delivered now", true],
  [LOGIN, "Deferred to May, delivered now in part", true],
])("%j: what was put off before: %j", (doneWhen, output, isPutOff) => {
  expect(defers(doneWhen, output)).toBe(isPutOff);
});

describe("a thing named A behind a noun that is a verb as well", () => {
  test.each([
    ["both pages load", "page A loads"],
    ["both tests pass", "test A passes"],
    ["both plans are approved", "plan A approved"],
    ["both forms are signed", "form A signed"],
    ["both shifts are staffed", "shift a staffed"],
    ["both drills are held", "drill A held in May"],
    ["both visits are done", "visit A done"],
  ])("%j may be met by %j", (doneWhen, output) => {
    expect(defers(doneWhen, output)).toBe(false);
  });

  test.each([
    ["a test is written", "write a test"],
    ["the hole is drilled", "drill a hole"],
    ["the plan is drawn", "draw a new plan"],
    ["the gate is closed", "Close A Gate"],
    ["a report is printed", "PRINT A REPORT"],
  ])("%j is not met by the order %j", (doneWhen, output) => {
    expect(defers(doneWhen, output)).toBe(true);
  });
});
