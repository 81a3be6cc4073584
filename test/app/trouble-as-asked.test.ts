import { expect, test } from "bun:test";
import { deliveriesOf } from "../../src/app/deliveries.ts";
import { judgesUnder } from "../../src/app/judges.ts";
import { withoutAsAsked } from "../../src/gates/completion/short-texts/as-asked.ts";
import { isTrial } from "../../src/gates/completion/short-texts/trial.ts";
import { DEFAULT_POLICY } from "../../src/policy/defaults.ts";
import { expectLinear, repeated } from "../growth.ts";

const judges = judgesUnder(async () => DEFAULT_POLICY);

async function closes(
  doneWhen: string,
  item: string,
  goal = "Bring the thing into the state that was asked for",
): Promise<boolean> {
  const request = { delivered_items: [item], close_note: null, acknowledged_by: null };
  const { crediting } = await deliveriesOf(request, judges, false)({ goal, doneWhen });
  return crediting.uncovered.length === 0;
}

test.each([
  ["The server is shut down", "Server is off"],
  ["The water main is closed", "Water main is off, no pressure at any tap"],
  ["The bug where orders vanish is fixed", "Orders no longer vanish"],
  ["The fault that lets the pump stall is repaired", "The pump no longer stalls"],
  ["The problem that doors slam is solved", "Doors do not slam any more, damper fitted"],
  [
    "The visitor sees no stack trace on the error page",
    "Visitors never see the trace any more: it goes to the log only, confirmed with a forced crash",
  ],
  ["The old stack trace is no longer shown", "stack trace goes to the log only"],
  [
    "A partial index on open orders exists",
    "Partial index is live; first build failed on a lock timeout, second went through",
  ],
  ["The gutters run freely", "gutter was blocked by a nest, cleared it, water runs"],
  ["The gutter is clear of leaves", "gutter was blocked by a nest, cleared, water runs freely"],
  ["A missing signal is shown as unknown", "no signal -> 'unknown'"],
  [
    "A missing signal is shown as unknown",
    "no signal -> 'unknown', pulled the antenna to prove it",
  ],
  ["Pending applications are shown first", "pending first: done (#501)"],
  ["Pending applications are shown first", "pending first (#501)"],
  ["Pending applications are shown first", "sorting with pending first: done (#501)"],
  [
    "A lamp can be reported without an account",
    "reported a lamp from a private window, no login asked",
  ],
  ["A lamp can be reported without an account", "no login needed to report a lamp"],
  ["A lamp can be reported without an account", "no account required any more, tried on my phone"],
  ["The rail carries 100 kilograms at every bracket", "hung 110 kg on each bracket, nothing moved"],
  ["The gate stays shut in a storm", "storm of 90 km/h last night, gate did not open"],
  ["The order for the seeds is placed", "seeds are on order, confirmation 5512"],
  ["The lint job fails on unused imports", "added an unused import, job went red, removed it"],
  ["The tests for the parser pass", "214 passed, 3 skipped (no gpu)"],
  ["The patient is told about the delay", "Mr Sand knows the operation is postponed to Thursday"],
  ["The pump runs for an hour", "pump was blocked by gravel, cleaned, ran 62 min"],
  ["The tests pass on Linux", "88 passed, 2 skipped"],
  ["The tests pass on Linux", "88 passed, 2 skipped (no gpu)"],
  ["The visitor can book a table without an account", "booked as a guest, no account asked for"],
  ["The visitor can book a table without an account", "no account needed to book"],
  ["The families know the trip is cancelled", "families know: trip is off"],
  ["The drain in the yard runs freely", "drain was clogged with leaves, flushed, runs freely"],
  ["The printer prints labels", "printer was jammed, freed it, labels print"],
  [
    "The server answers requests",
    "server was blocked by the firewall, port opened, answers in 40 ms",
  ],
  ["The chain of the bike turns", "chain was stuck, oiled, turns"],
  ["The nightly backup runs", "first run failed on a full disk, second went through"],
  ["The release is published", "first upload failed, second one worked, release 4.2 is published"],
  ["The contract is signed", "signing was delayed by the notary, signed on 3 May"],
  [
    "The migration runs on the staging database",
    "migration first failed with a lock, then ran in 40 seconds",
  ],
  ["The heating warms the hall", "heating was broken, valve replaced, hall at 20 degrees"],
  [
    "The package is delivered to the school",
    "package was missing, found at the depot, delivered to the school on Monday",
  ],
  [
    "The lift reaches the third floor",
    "lift was stuck between floors, freed, reaches the third floor",
  ],
  [
    "The deploy to production is done",
    "first attempt failed, second attempt succeeded, deploy is live",
  ],
  ["The fence is repaired", "fence was broken in two places, both repaired"],
  ["The oven heats to 220 degrees", "fuse had blown, replaced, oven heats to 225 degrees"],
  [
    "The import loads all customers",
    "import was failing on umlauts, fixed, all 412 customers loaded",
  ],
  ["The import loads all customers", "import failed twice, third time it loaded all 412 customers"],
  ["The bell rings at eight", "bell was missing its clapper, new one fitted, rings at eight"],
  [
    "The path through the wood is passable",
    "path was blocked by a fallen tree, tree sawn up, path is passable",
  ],
  ["The phone line works", "line was dead, cable replaced, called the office from it"],
  ["The parcel is with the customer", "delivery was postponed once, parcel handed over on 9 May"],
  [
    "Guests can read the menu without logging in",
    "read the menu in a private window, no login asked",
  ],
  [
    "The form can be sent without a phone number",
    "no phone number needed, sent the form with name and mail",
  ],
  ["The report opens without a password", "no password asked, opened it on Ana's laptop"],
  ["The museum can be visited without a ticket", "no ticket required on Sundays, sign is up"],
  ["A visitor can comment without registering", "commented as a guest, no registration asked for"],
  ["The game runs without an internet connection", "no internet needed, played with wifi off"],
  ["The door opens without a key", "no key needed, opens with the code"],
  ["Members can borrow a drill without a deposit", "no deposit asked, lent two drills on Saturday"],
  ["The tool installs without root rights", "no root needed, installed as user nobody"],
  ["The page works without JavaScript", "no JavaScript required, tried with it switched off"],
  ["The tests pass", "412 passed, 5 skipped"],
  ["All tests of the billing module pass", "billing: 73 passed, 1 skipped in 3.2 s"],
  ["The test suite is green", "1,204 passed, 12 skipped, 0 failed"],
  ["The parser tests pass", "parser suite green: 88 passed, 2 skipped"],
  ["The tests pass on Windows", "301 passed, 4 skipped (symlinks), 0 failures on windows-latest"],
  ["The unit tests pass", "120 tests passed, 3 pending"],
  ["The tests pass on Mac", "99 passed and 1 skipped"],
  ["The end-to-end tests pass", "44 passing, 2 pending"],
  ["The tests for the parser pass", "pytest: 214 passed, 3 skipped, 1 xfailed"],
  ["The tests for the exporter pass", "ran them twice, 56 passed, 2 skipped (no network)"],
  ["Missing values are shown as a dash", "missing -> dash, seen in row 4"],
  [
    "Cancelled lessons are struck through",
    "cancelled lessons struck through, seen on the May page",
  ],
  ["Delayed flights are shown in red", "delayed flights in red, checked with LH 441"],
  ["Blocked accounts are listed at the top", "blocked at the top: done (#77)"],
  ["Skipped rows are counted", "skipped rows: 3 counted in the March file"],
  [
    "Unknown senders go to the spam folder",
    "unknown sender -> spam folder, tried with a fresh address",
  ],
  ["Rejected parcels go back to the depot", "rejected -> depot, two went back on Monday"],
  ["The shop stays closed on Monday", "Monday: shop did not open"],
  ["The valve stays closed under pressure", "8 bar for an hour, valve did not open"],
  ["Open orders are shown first", "open first (#612)"],
  ["Overdue books are shown first", "overdue first: done"],
  ["Failed payments are shown in red", "failed payments show red, tried with card 4000"],
  [
    "The parents know the concert is cancelled",
    "parents know the concert is cancelled, mail went out to 34 families",
  ],
  ["The guests are told that the dinner is postponed", "guests know it is postponed, 12 replies"],
  ["The passengers are told about the cancellation", "passengers told: the 8.40 is cancelled"],
  [
    "The build fails on a missing translation",
    "dropped a German string, build went red, put it back",
  ],
  [
    "The check fails when a licence is missing",
    "deleted the licence file, check went red, restored it",
  ],
  ["The alarm goes off when the door is opened", "opened the door, alarm rang, closed it again"],
  ["The paint for the hall is ordered", "paint is on order, arrives with number 881"],
  ["Chairs for the reading room are ordered", "chairs on order, receipt 4410"],
  ["Unpaid invoices are marked", "unpaid ones marked with a red dot"],
  [
    "An unknown user gets the same answer as a wrong password",
    "unknown user: same answer, compared byte for byte",
  ],
  ["The draft state is shown as draft", "draft -> 'draft', seen on my own page"],
  [
    "Postponed matches are shown with their new date",
    "postponed matches carry the new date, seen with match 12",
  ],
  ["Pending members cannot vote", "pending member tried to vote, got 'not allowed'"],
  ["The shelf holds 40 kilograms", "put 45 kg on it for a day, nothing bent"],
  ["The tent stands in a storm", "storm on Tuesday, nothing moved"],
  ["The bridge carries a loaded cart", "cart with 300 kg rolled over, nothing cracked"],
  ["The pipe is tight at 6 bar", "6 bar for an hour, nothing dripped"],
  ["The rack holds twelve bikes", "twelve bikes in it, nothing tipped"],
  ["Passwords are no longer shown in the list", "password goes to the vault only"],
  ["The error text is no longer mailed to customers", "error text goes to the admins only"],
  ["Debug output is no longer printed", "debug output goes to the file only"],
  ["The tests of the mailer pass", "31 passed, 1 skipped, checked on CI"],
  ["The well gives water", "pump was stuck, greased, well gives water again since noon"],
  ["The well gives water", "pump was stuck, greased it, well gives 40 litres a minute"],
  ["The stage lights work", "two lamps were broken, replaced, lights work"],
  [
    "The certificate is renewed",
    "first request was rejected, second went through, certificate renewed",
  ],
  ["The pool is filled", "filling was stopped by a leak, leak sealed, pool filled on Monday"],
  [
    "The heater warms the tent",
    "heater was down, gas bottle changed, warms the tent to 21 degrees",
  ],
  ["The bus stops at the school", "stop was missing from the plan, added, bus stops there"],
  ["A guest can vote without a login", "no login needed, voted from a fresh browser"],
  ["The locker opens without a coin", "no coin needed, opened number 12"],
  ["The window stays closed in the wind", "wind of 70 km/h, window did not open"],
  ["The lid stays closed when the bin falls over", "tipped it over, lid did not open"],
  ["Tables for the party are ordered", "tables on order, number 7712"],
  ["The parents are informed that the trip is postponed", "parents informed: postponed to June"],
  ["The team knows that the match is cancelled", "team knows, match is off"],
  ["Unanswered questions are shown first", "unanswered first (#88)"],
  ["Hidden files are listed", "hidden files show up, ls proves it"],
  ["An empty field is shown as a dash", "empty field -> dash, seen in row 9"],
  ["A missing photo is shown as a grey box", "no photo -> grey box"],
  ["The hook carries 20 kilograms", "hung 25 kg on it, nothing happened"],
  ["The alarm rings when smoke rises", "lit a match, alarm rang, put it out"],
  ["The check fails on a broken link", "added a dead link, check failed, removed it"],
  ["The token is no longer printed", "token goes to the vault only"],
])("words of trouble are as asked, or tell of what is over: %j, %j", async (doneWhen, item) => {
  expect(await closes(doneWhen, item)).toBe(true);
});

test.each([
  ["The lamp is on", "Lamp is off"],
  ["The bug where orders vanish is fixed", "The bug where orders vanish is not fixed"],
  ["The drain in the yard runs freely", "drain was clogged with leaves, flushed, still blocked"],
  ["The drain in the yard runs freely", "drain is blocked by leaves"],
  ["The printer prints labels", "printer was jammed, technician comes tomorrow"],
  ["The server answers requests", "server is blocked by the firewall"],
  ["The nightly backup runs", "backup run blocked by a full disk, disk ordered"],
  ["The release is published", "first upload failed, second is pending"],
  ["The pump runs for an hour", "pump was blocked by gravel, cleaned, blocked again"],
  ["The fence is repaired", "fence was broken, parts are missing"],
  [
    "The deploy to production is done",
    "deploy was blocked by review, review done, deploy tomorrow",
  ],
  ["The path through the wood is passable", "path blocked by a fallen tree"],
  ["The gutters run freely", "gutter was blocked by a nest, half cleared"],
  ["Guests can read the menu without logging in", "no menu yet"],
  ["The page shows a login", "no login asked"],
  ["The form asks for a phone number", "no phone number asked"],
  ["Every test runs, none is skipped", "88 passed, 2 skipped"],
  ["No test is skipped", "88 passed, 2 skipped"],
  ["The tests pass on Linux", "88 passed, 2 failed"],
  ["The tests pass on Linux", "0 passed, 90 skipped"],
  ["The tests pass on Linux", "88 passed, 1 skipped, 1 failed"],
  ["The tests pass on Linux", "tests skipped"],
  ["The tests pass on Linux", "88 skipped"],
  ["The seeds are sown", "seeds are on order"],
  ["The chairs stand in the hall", "chairs on order, receipt 4410"],
  ["The concert is held", "parents know the concert is cancelled"],
  ["The trip takes place", "families know: trip is off"],
  ["The gate opens at seven", "gate did not open"],
  ["The operation is done", "Mr Sand knows the operation is postponed to Thursday"],
  ["Applications are shown by date", "applications: pending"],
  ["Pending applications are shown first", "sorting: pending"],
  ["Pending applications are shown first", "still pending"],
  ["The motor moves the gate", "pressed the button, nothing moved"],
  ["The medicine cupboard is counted in the night shift", "count left to the day shift"],
  ["The cupboard is counted", "count left to the day shift"],
  ["The report goes to the board", "report goes to the log only"],
  ["The banner is hung", "banner hung, went red in the sun, removed it"],
  ["The well gives water", "pump was stuck, greased, still stuck"],
  ["The stage lights work", "lamps were broken, some replaced, lights work partly"],
  ["The certificate is renewed", "first request was rejected, second is in the post"],
  ["The pool is filled", "filling was stopped by a leak, pool to be filled on Monday"],
  ["The bus stops at the school", "bus stop was cancelled"],
  ["The tests of the mailer pass", "31 passed, 1 failed, 2 skipped"],
  ["The tests of the mailer pass", "3 passed, 40 skipped"],
  ["The tests of the mailer pass and none is skipped", "31 passed, 1 skipped"],
  ["No tests are skipped", "31 passed, 4 skipped"],
  ["The rows of the file are imported", "31 passed, 4 skipped"],
  ["A guest has a login", "no login needed"],
  ["The window opens in the heat", "window did not open"],
  ["The tables stand in the garden", "tables on order"],
  ["The ordered tables stand in the garden", "tables on order"],
  ["The match is played", "team knows, match is off"],
  ["Unanswered questions are shown first", "unanswered questions: pending"],
  ["The banner stays up", "banner up, wind broke it, removed it"],
  ["The cash is counted", "count handed to the next shift"],
  ["The room is cleaned", "cleaning left to the day team"],
])("words of trouble stay what they are: %j, %j", async (doneWhen, item) => {
  expect(await closes(doneWhen, item)).toBe(false);
});

test.each([
  ["The log is not empty", "The log is non empty"],
  ["A user who is no admin gets a 403", "non admin user gets a 403"],
  ["Der Bericht ist fertig", "Der Bericht ist im Mai fertig"],
  ["The list is not empty", "list is non empty, 12 rows"],
  ["Files that are no images are refused", "non image files get a 415"],
  ["Der Zaun ist gestrichen", "Der Zaun ist seit Mai gestrichen"],
  ["Die Satzung ist beschlossen", "Die Satzung ist am 4. Mai beschlossen"],
  ["The workshop is held by Mai Tran", "Mai Tran holds the workshop"],
  ["Users without a subscription see the price", "non subscribed user sees the price"],
  [
    "Letters to members who are not active are returned",
    "letters to non active members are returned",
  ],
  ["The meeting with Mai is held", "meeting with Mai held on 3 June"],
  ["The queue is not empty", "queue is non empty"],
  ["Der Garten ist umgegraben", "Garten ist im Mai umgegraben worden"],
  ["Der Kurs ist gebucht", "Kurs ist für Mai gebucht"],
  ["The form is signed", "signed, tried to reach Mai Lin first"],
])("a word of English, a month or a name denies nothing: %j, %j", async (doneWhen, item) => {
  expect(await closes(doneWhen, item)).toBe(true);
});

test.each([
  ["Die Lampe leuchtet", "Die Lampe leuchtet nie"],
  ["La lampada funziona", "La lampada non funziona"],
  ["La porta è aperta", "La porta non è mai aperta"],
  ["Der Bericht ist fertig", "Der Bericht ist im Mai nicht fertig"],
  ["Der Bericht ist fertig", "Der Bericht wird im Mai fertig"],
  ["Il negozio apre alle otto", "Il negozio non apre alle otto"],
  ["La pagina mostra il prezzo", "La pagina non mostra il prezzo"],
  ["Die Karte zeigt den Weg", "Karte zeigt den Weg nie"],
  ["Die Karte zeigt den Weg", "Die Karte zeigt den Weg nicht"],
])("it denies beside words of its own language: %j, %j", async (doneWhen, item) => {
  expect(await closes(doneWhen, item)).toBe(false);
});

test.each([
  ["the cupboard is counted", "count left to the day shift"],
  ["the cupboard is counted in the night shift", "count left to the day shift"],
  ["the cupboard is counted in the night shift", "cupboard left to another team"],
])("whom it is left to is no matter of the goal: %j, %j", async (doneWhen, item) => {
  expect(await closes(doneWhen, item, "Hand over the night shift without a gap")).toBe(false);
});

test.each([
  ["the keys are left to the day shift", "keys left to the day shift"],
  ["the day shift has the keys", "keys handed to the day shift"],
  ["the ward is handed to the day team", "ward handed to the day team"],
])("work is left to whom it is to be: %j, %j", async (doneWhen, item) => {
  expect(await closes(doneWhen, item, "Hand over the night shift without a gap")).toBe(true);
});

test.each([
  "1 passed, 2 skipped (a)",
  "no login needed ",
  "was blocked by a, ",
  "know it is off to ",
  "added a, job went red, ",
])("is read in time that grows with the text: %j", (unit) => {
  const doneWhen = "The tests pass without an account, people know it is off";
  expectLinear((size) => {
    withoutAsAsked(repeated(unit, size), doneWhen);
    isTrial(repeated(unit, size));
  });
});
