import { expect, test } from "bun:test";
import { findDeferral } from "../../../../src/gates/completion/short-texts/find-deferral.ts";
import { mayDefer } from "../../../../src/gates/completion/short-texts/may-defer.ts";
import { DEFAULT_GATE_POLICY } from "../../../../src/gates/gate.ts";

function defers(doneWhen: string, output: string): boolean {
  const about = { goal: "Serve the people of our town well", doneWhen, output };
  const found = findDeferral(about, DEFAULT_GATE_POLICY) !== null;
  // What is found must be called for.
  if (found) expect(mayDefer(output, DEFAULT_GATE_POLICY)).toBe(true);
  return found;
}

test.each([
  ["the fence is painted", "began the fence"],
  ["the chapter is in the book", "gave the chapter to another author"],
  ["the greenhouse is glazed", "passed the greenhouse on to the night shift"],
  ["the tax return is filed", "asked Ben to handle the tax return"],
  ["the mural is finished", "told a student to complete the mural"],
  ["the site is reachable", "site reachable once the domain is moved"],
  ["the siren sounds", "siren sounds when the relay is installed"],
  ["the new menu is online", "new menu reverted"],
  ["the balcony is tiled", "balcony dropped from the plan"],
  ["the balcony is tiled", "balcony descoped"],
  ["the ferry timetable is correct", "ferry timetable may be correct"],
  ["the ferry timetable is correct", "ferry timetable is likely to be correct"],
  ["the parser reads dates", "parser, tracked in issue 12"],
  ["the parser reads dates", "parser branch not merged"],
  ["the pipe is insulated", "pipe insulated: false"],
  ["the pipe is insulated", "un-insulated pipe"],
  ["the pipe is insulated", "Ben will complete the paint job next"],
  ["the pipe is insulated", "What remains: the valves"],
  ["the pipe is insulated", "The attic is out of scope for the moment"],
  ["the login page loads", "started the login page"],
  ["the login page loads", "login page work started"],
  ["the login page loads", "handed the login page to the other team"],
  ["the login page loads", "asked Ana to do the login page"],
  ["the login page loads", "login page loads once DNS is switched"],
  ["the login page loads", "login page loads when the fix is merged"],
  ["the login page loads", "login page rolled back"],
  ["the login page loads", "login page removed from scope"],
  ["the login page loads", "login page wontfix"],
  ["the login page loads", "login page may load"],
  ["the login page loads", "login page is expected to load"],
  ["the login page loads", "login page, see follow-up ticket"],
  ["the login page loads", "login page PR not merged"],
  ["the roof is sealed", "roof sealed = false"],
  ["the roof is sealed", "un-sealed roof"],
  ["the login page loads", "Ana will finish the docs"],
  ["the login page loads", "What is left: docs"],
  ["the login page loads", "The mobile layout is out of scope for now"],
])("%j is left to do in %j", (doneWhen, output) => {
  expect(defers(doneWhen, output)).toBe(true);
});

test.each([
  ["the race starts", "race started at noon"],
  ["the pump runs", "started the pump"],
  ["the oven heats", "oven started"],
  ["the contract is handed to the buyer", "handed the contract to the buyer"],
  ["five neighbours are asked to sign", "asked five neighbours to sign"],
  ["the fan spins", "fan spins once it is hot"],
  ["the door unlocks", "door unlocks when the badge is read"],
  ["the API answers 503", "503 once the node is drained"],
  ["the old menu is gone", "old menu removed from the site"],
  ["the bad release is rolled back", "bad release rolled back"],
  ["guests can park", "guests may park"],
  ["the May report is sent", "May report sent"],
  ["the form allows two names", "form may hold two names"],
  ["the ledger is balanced", "Ana finished the ledger"],
  ["the ledger is balanced", "What is left: nothing"],
  ["the pull request is open", "PR not merged"],
  ["the switch returns false", "switch = false"],
  ["unread mail is marked", "unread mail is marked"],
  ["the parser reads dates", "parser reads dates, see tests/dates.md"],
  ["the ledger is balanced", "Ana will be pleased"],
  ["the tests start", "tests start"],
  ["the tests start", "tests started"],
  ["the job is started", "job started"],
  ["the job is started", "started the job"],
  ["the keys are handed to the tenant", "handed the keys to the tenant"],
  ["ten users are asked", "asked ten users"],
  ["ten users are asked to try the page", "asked ten users to try the page"],
  ["an alert fires when the queue is full", "alert fires once the queue is full"],
  ["the API answers 503 when the database is stopped", "503 once the database is stopped"],
  ["the API answers 503 without a database", "answers 503 once the database is stopped"],
  ["the rolled back release works", "rolled back release works"],
  ["the old page is removed", "old page removed"],
  ["the guide says that mail may be sent twice", "mail may be sent twice is documented"],
])("%j may be done in %j", (doneWhen, output) => {
  expect(defers(doneWhen, output)).toBe(false);
});
