import { describe, expect, test } from "bun:test";
import { join } from "node:path";
import { Glob } from "bun";
import { findDeferral } from "../../../../src/gates/completion/short-texts/find-deferral.ts";
import { completionGate } from "../../../../src/gates/completion/gate.ts";
import { LANGUAGE_RULES } from "../../../../src/gates/completion/languages/index.ts";
import { plainText } from "../../../../src/gates/text/plain-signs.ts";
import { mayDefer } from "../../../../src/gates/completion/short-texts/may-defer.ts";
import { expectLinear, repeated } from "../../../growth.ts";
import { DEFAULT_GATE_POLICY, type GatePolicy } from "../../../../src/gates/gate.ts";

const FOLDER = join(import.meta.dir, "../../../../fixtures/gates");
const FAMILIES =
  "deferral handover hedge.expected hedge.should intention partial placeholder policy undelivered".split(
    " ",
  );

function isDeferring(rule: string): boolean {
  const of = rule.replace("completion.", "");
  return (
    /^(?:de|es|fr|it|pt)\.deferral$/u.test(of) ||
    (of !== "partial.fraction" &&
      of !== "undelivered.open-state" &&
      // Judged over a whole message: so is what is told of some.
      of !== "partial.narrowed" &&
      // Said of the whole work, and not of an item.
      of !== "undelivered.caveat" &&
      // Judged over a whole message: nothing else in it may tell the contrary.
      of !== "undelivered.denied-outright" &&
      FAMILIES.some((family) => of.startsWith(family)))
  );
}

interface Fixture {
  readonly category: string;
  readonly goal: string;
  readonly done_when: string;
  readonly session_output: string;
}

const FIXTURES: readonly Fixture[] = (
  await Promise.all(
    [...new Glob("*.json").scanSync(FOLDER)].map((file) => Bun.file(join(FOLDER, file)).json()),
  )
).flatMap((file) => (Array.isArray(file) ? file : (file.cases ?? file.fixtures)));
const MESSAGES = FIXTURES.filter(({ category }) => category === "completion");

/** With a policy, every so many messages: all of them would take minutes. */
const POLICIES: readonly (readonly [string, GatePolicy, number])[] = [
  ["the built-in rules", DEFAULT_GATE_POLICY, 7],
  [
    "phrases in their place",
    { ...DEFAULT_GATE_POLICY, replaceDeferralRules: true, deferralPhrases: ["still"] },
    11,
  ],
];

function every(step: number): readonly Fixture[] {
  return MESSAGES.filter((_, at) => at % step === 0);
}

test.each(POLICIES)("it is the gate's first reason that is a deferral: %s", (_, policy, step) => {
  const gate = completionGate(policy);
  let found = 0;
  for (const { goal, done_when: doneWhen, session_output } of every(step)) {
    const output = plainText(session_output);
    const c = { goal, doneWhen, output };
    const first = gate.judge(c).reasons.find(({ rule }) => isDeferring(rule));
    if (first !== undefined || output.length > 160)
      expect(findDeferral(c, policy)).toEqual(first ?? null);
    if (first !== undefined) found += 1;
  }
  expect(found).toBeGreaterThan(50);
});

test.each(POLICIES)("what cannot put work off by its words does not: %s", (_, policy, step) => {
  let spared = 0;
  for (const { goal, done_when: doneWhen, session_output } of every(step)) {
    for (const output of session_output.split(/(?<=[.!?])\s+|\n+/u)) {
      if (mayDefer(output, policy)) continue;
      spared += 1;
      expect(findDeferral({ goal, doneWhen, output }, policy)).toBeNull();
    }
  }
  expect(spared > 1000 || policy.deferralPhrases.length > 0).toBe(true);
});

const ABOUT = { goal: "Put the notes of the release online", doneWhen: "the notes are online" };

test.each([
  "the notes are left for later",
  "notes are not online",
  "no notes online",
  "most notes online",
  "all notes online but one",
  "notes should be online",
  "notes not started",
  "notes online: skipped",
  "the notes are 80 % done",
  "half of the notes",
  "notes in progress",
  "the notes do not work yet",
  "no notes",
  "partial notes",
  "notes to follow",
  "the notes are on the backlog",
  "notes - pushed to v2",
  "notes will work",
  "notes due Friday",
  "notes: waiting for Ben",
  "notes need more work",
  "[ ] notes online",
  "notes ❌",
  "~~the notes are online~~",
  "are the notes online?",
  "notes online, half of them",
  "someone else must put the notes online",
  "another session will put the notes online",
  "notes online work except on phones",
  "the notes fail to load",
  "worked on the notes",
])("%j is no delivery", (output) => {
  expect(mayDefer(output, DEFAULT_GATE_POLICY)).toBe(true);
  expect(findDeferral({ ...ABOUT, output }, DEFAULT_GATE_POLICY)).not.toBeNull();
});

test.each([
  "der Export wurde auf später verschoben",
  "Export noch nicht fertig",
  "Export verschoben",
  "la exportación queda pendiente",
  "l'export est reporté à plus tard",
  "l'esportazione è rimandata",
  "esportazione rimandata",
  "a exportação ficou para depois",
])("nor is %j, in another language", (output) => {
  const about = { goal: "Ship the export", doneWhen: "The export runs; the page loads", output };
  expect(mayDefer(output, DEFAULT_GATE_POLICY)).toBe(true);
  expect(findDeferral(about, DEFAULT_GATE_POLICY)).not.toBeNull();
});

const PUMP = "the new pump is inspected";

test.each([
  [PUMP, "new pump inspected, next inspection due in 2027", true],
  [PUMP, "new pump inspected; the next inspection is due in two years", true],
  [PUMP, "new pump: next inspection due in 2027", false],
  [PUMP, "first pump inspected, next inspection due Friday", false],
  ["the road is surveyed", "road surveyed, next survey is due in 2027", true],
  ["the road is surveyed", "road, next survey is due in 2027", false],
  ["the engine starts in the cold", "engine starts in the cold; the old battery had failed", true],
  ["the new lock opens", "the new lock opens, the old one failed", true],
  ["the new lock opens", "the old lock opens, the new one failed", false],
  ["all locks open", "the new lock opens, the old locks failed", false],
  ["the engine starts in the cold", "the old engine had failed", false],
  ["four new pupils are in the class", "4 pupils moved to the other class", true],
  ["the image is on the registry", "image pushed to the registry", true],
  ["the horses are on the upper meadow", "horses moved to the upper meadow", true],
  ["the horses are on the upper meadow", "horses moved to next week", false],
  ["the image is on the registry", "image pushed to v2.1", false],
  ["the image is on the registry", "image moved to a later release", false],
  ["the invoice is sent", "invoice sent on 12 March, payment is due on 18 April", true],
  ["the payment arrives", "invoice sent, payment is due on 18 April", false],
  ["the section is in the manual", "section drafted but not committed", false],
  ["the section is drafted", "section drafted but not committed", true],
  ["the letters are sent", "letters written, not posted", false],
  ["the letters are sent", "letters will go out this week", false],
  ["the letters are sent", "3 letters still to go", false],
  ["the export works", "export works locally but fails in CI", false],
  [
    "the worker recovers when the database fails",
    "worker recovers, but fails fast when the password is wrong",
    true,
  ],
  ["the export works", "export to be done by the next agent", false],
  ["the export works", "export handed to the platform team", false],
  ["the keys are handed to the tenant", "keys handed to the tenant", true],
  ["the export works", "planning the export", false],
  ["the export works", "export is flaky", false],
  ["the export works", "only the first part of the export is done", false],
  ["the export works", "export begun, 60% there", false],
  ["the export works", "export works on some browsers", false],
  ["the export works", "export works for all 12 customers", true],
  ["the text is translated", "asked a translator for the text", false],
  ["three quotes are requested", "asked three firms for a quote", true],
  [
    "the supplier confirms the date in writing",
    "asked the supplier for written confirmation",
    false,
  ],
  ["the date is confirmed by the supplier", "requested confirmation of the date", false],
  ["a written confirmation is on file", "written confirmation requested from the supplier", false],
  ["the council grants the permit", "applied for the permit", false],
  ["the permit is applied for", "applied for the permit", true],
  ["the bank is asked for a statement", "asked the bank for a statement", true],
  ["the letter is in the file", "requested the letter, it came on Friday and is in the file", true],
  [
    "the members approve the budget",
    "members were asked for their vote and approved the budget",
    true,
  ],
  ["the sign-in guide is online", "sign-in guide still to be written", false],
  ["the sign-in guide is online", "sign-in guide: to be written", false],
  ["the on-call guide names the numbers", "on-call guide still to be written", false],
  ["the add-on blocks the ads", "add-on still to be built", false],
  ["the check-in desk is staffed", "check-in desk still to be staffed", false],
  ["the no-code editor is online", "no-code editor is planned", false],
  ["the log-in page is live", "log-in page is live", true],
  ["the plug-in shows what is still to be done", "plug-in shows what is still to be done", true],
  [
    "a customer can cancel an order until it is shipped",
    "orders can be cancelled as long as they have not been shipped",
    true,
  ],
  [
    "members can withdraw a bid until the auction ends",
    "bids can be withdrawn while the auction has not ended",
    true,
  ],
  ["the parcel is shipped", "parcel has not been shipped", false],
  ["all tests pass", "tests pass after disabling two of them", false],
  ["all tests pass", "tests pass after fixing the two races", true],
  ["the reviewer approves", "reviewer has been pinged", false],
  ["the tax is filed", "tax filing is with the accountant", false],
  ["the contract is with the notary", "contract is with the notary", true],
  ["no column is dropped", "no column dropped", true],
  ["no column is dropped", "no column", false],
  ["no invoice is unpaid", "no unpaid invoices", true],
  ["the import skips rows that are not valid", "invalid rows are skipped", true],
  ["the path is free of snow", "no snow on the path", true],
  ["the message tells the user what to do", "message tells what to do", true],
  ["the invoice is sent", "invoice is due on 18 April", false],
  ["the suite passes", "suite passes after removing two dead imports", true],
  ["the site works", "site works after skipping 3 tests", false],
  ["customers are told of the move", "emailed our customers about the move", true],
  ["the cleaner knows the alarm code", "briefed the cleaner about the alarm code", true],
  ["the memo explains the plan", "memo explains that staff will move next month", true],
  ["the countdown reads days", "countdown reads 12 days to go", true],
  [
    "the installer stops on old systems",
    "installer runs on new systems but fails on old ones",
    true,
  ],
  ["just a quarter of the memory is used", "only a quarter of the memory is used", true],
  ["the parcel is packed", "parcel packed, ready to be sent", true],
  ["the oven is hot", "oven hot, ready to be used", true],
  ["the site is live", "site ready to be deployed", false],
  ["the report is sent", "report sent, now with the client", true],
  ["a wrong type is refused", "a wrong type throws an exception", true],
  ["the page loads", "page throws an exception", false],
  ["the lamp hangs over the table", "lamp over the table hangs", true],
  ["the light stays red", "light still red", true],
  ["late payers are contacted", "late payers reminded", true],
  ["the strike is over", "strike called off", true],
  ["each class gets a box", "box handed to every group", true],
  ["bread is baked for the fair", "bread baked for many people", true],
  ["the memo names the trees", "memo names the trees to be cut by Ann", true],
  ["the plan lists works", "plan: works to be done in May", true],
])("%j is delivered by %j: %p", (doneWhen, output, isDelivered) => {
  const found = findDeferral({ goal: "Keep it working", doneWhen, output }, DEFAULT_GATE_POLICY);
  expect(found === null).toBe(isDelivered);
});

/** The words and stretches of words that a pattern is made of. */
function* wordsOf(source: string): Generator<string> {
  const plain = source
    .replaceAll(/\\u(?<code>[\da-f]{4})/giu, (_, code: string) =>
      String.fromCharCode(Number.parseInt(code, 16)),
    )
    .replaceAll(/\\p\{L\}|\\w|\[\^.*?\]|\{.*?\}|[*+?]/gu, "");
  for (const match of plain.matchAll(/[\p{L}' ]{2,}/gu)) yield match[0].trim();
}

test("a text that cannot put work off by its words does not in another language", () => {
  const rules = LANGUAGE_RULES.filter(({ id }) => isDeferring(id));
  const subjects = ["Index", "CSV export", "Título", "Die Seite"];
  const short =
    "ausgelassen;geparkt;plus tard;más adelante;nachgeliefert;omis;en cours;à suivre;da fare;domani;in sospeso".split(
      ";",
    );
  // Words of two rules make no sentence of either. Every third pair: all of them take half a minute.
  const pairs = rules.flatMap(({ pattern }) => {
    const parts = [...wordsOf(pattern.source)];
    const both = parts.flatMap((part) => parts.map((other) => `${part} ${other}`));
    return [...parts, ...both.filter((_, at) => at % 3 === 0)];
  });
  let found = 0;
  for (const text of new Set([...short, ...pairs])) {
    const clause = `index ${text}`.toLowerCase();
    if (!rules.some(({ pattern }) => pattern.test(clause) || pattern.test(text))) continue;
    found += 1;
    for (const subject of subjects) {
      const outputs = [`${subject} ${text}`, text, `${subject}: ${text.replace(" ", "\n")}.`];
      for (const output of outputs)
        if (!mayDefer(output, DEFAULT_GATE_POLICY)) expect(output).toBe("");
    }
  }
  expect(found).toBeGreaterThan(1000);
  const about = { goal: "Build the export", doneWhen: "the CSV export works; the index is shown" };
  for (const text of short) {
    const output = `CSV export ${text}`;
    expect(findDeferral({ ...about, output }, DEFAULT_GATE_POLICY)).not.toBeNull();
  }
  for (const output of ["CSV export", "Glossar", "title page with the logo"])
    expect(mayDefer(output, DEFAULT_GATE_POLICY)).toBe(false);
});

test("every rule of another language that finds a deferral is called for by its words", () => {
  const texts = LANGUAGE_RULES.filter(({ id }) => isDeferring(id)).flatMap(
    ({ examples }) => examples.reject,
  );
  expect(texts.length).toBeGreaterThan(15);
  expect(texts.filter((text) => !mayDefer(text, DEFAULT_GATE_POLICY))).toEqual([]);
});

test.each([
  "die Seite lädt, der Export läuft",
  "one file per region",
  "no test fails",
  "no errors",
  "answers in 180 ms, no index missing",
  "dates in the future are accepted",
  "the hall is booked for next year's meeting",
  "a guide with a section on future work",
  "paid in part by card and in part in cash",
  "answers 404 for an unknown id",
  "login with a wrong password fails with a clear message",
  "the list of failed jobs, with the error of each",
  "a broken file fails the import with exit 2",
  "chapter 2 of 3",
  "suggestions that are probably right come first",
  "the page shows the link Forgot password?",
  "dialog asks What is your name?",
  "someone else gets 403 on the notes",
  "another person must approve each release: the rule is on",
  "notes online, as planned",
  "the notes are online (just as scheduled)",
])("%j may be one", (output) => {
  expect(findDeferral({ ...ABOUT, output }, DEFAULT_GATE_POLICY)).toBeNull();
});

describe("what is told with the condition's own verb", () => {
  const find = (doneWhen: string, output: string) => {
    const found = findDeferral(
      { goal: "Give the handbook its front matter", doneWhen, output },
      DEFAULT_GATE_POLICY,
    );
    return found !== null && mayDefer(output, DEFAULT_GATE_POLICY);
  };

  test.each([
    ["the index is shown", "index will be shown"],
    ["the index is shown", "the index'll be shown"],
    ["the index is shown", "index shall be shown"],
    ["the index is shown", "index is going to be shown"],
    ["the index is shown", "index: not shown"],
    ["the index is shown", "index – not yet shown"],
    ["the index is shown", "index shown: no"],
    ["the index is shown", "index: no"],
    ["the index is shown", "index shown, partial"],
    ["the index is shown", "index shown (partially)"],
    ["the page shows the index", "index will be shown"],
    ["the hall is painted", "hall will be painted"],
    ["Ben has signed the contract", "contract: not signed"],
    ["the guide is translated; no test fails", "guide: not translated"],
    ["the rows are migrated", "rows are going to be migrated"],
    ["the letters are sent", "letters sent: not yet"],
  ])("%j is not met by %j", (doneWhen, output) => {
    expect(find(doneWhen, output)).toBe(true);
  });

  test.each([
    ["the index is shown", "index shown, no errors"],
    ["the index is shown", "index shown"],
    ["the index is shown", "the index is shown, nothing is left"],
    ["the index is shown; nothing is left to do", "Nothing is left"],
    ["drafts are not shown to guests", "drafts: not shown to guests"],
    ["drafts are hidden from guests", "drafts: not shown to guests"],
    ["the user will be shown a message", "the user will be shown a message"],
    ["an error is shown for a wrong key", "if the key is wrong, an error will be shown"],
    ["the orders are listed", "a page with the orders that will be listed"],
    ["the import runs without errors", "import errors: no"],
    ["no row is skipped", "rows skipped: no"],
    ["the partial index is shown", "index shown, partial"],
    ["the index is shown", 'the hint "Will be shown later" stands beside the index'],
    ["letters are sent once", "a letter is never sent twice"],
    ["the dead procedures are dropped", "the dead procedures were not dropped by hand"],
    ["the index is shown", "the guide explains what is not shown"],
    ["the index is shown to staff", "index shown to staff and not shown to guests"],
    ["the export runs", "export runs, drafts not exported"],
    ["the answer to the question is no", "answer: no"],
    ["the check returns false for expired tokens", "check for expired tokens: false"],
    ["all commits are signed", "no commit is unsigned"],
    ["all invoices are paid", "invoices paid, nothing is unpaid"],
    ["the rows are imported", "10,000 rows imported, 0 failed to import"],
    ["the pages are indexed", "all pages indexed; none remain to be indexed"],
    ["the users are notified", "users notified; nobody was notified twice"],
    ["the cache is cleared", "cache cleared; it no longer has to be cleared by hand"],
    ["the dependencies are updated", "dependencies updated; axios did not need to be updated"],
    ["the header shows the logo", "left: the logo; right: the menu button"],
    ["the queue shows its jobs", "queue shown; waiting: 4 jobs"],
    ["the to-do sync works", "To-do sync works on both phones"],
    ["the robot runs", "robot runs and will clean the floor at night"],
  ])("%j is met by %j", (doneWhen, output) => {
    expect(find(doneWhen, output)).toBe(false);
  });
});

describe("a short text says how it stands with the deed that is asked for", () => {
  const goal = "Give the people of our town what they asked us for last spring";
  const find = (doneWhen: string, output: string): boolean =>
    findDeferral({ goal, doneWhen, output }, DEFAULT_GATE_POLICY) !== null;
  const ROOF = "The roof of the barn is sealed. The alarm rings when the door stays open.";
  const MAILS = "The page loads. The mails arrive.";
  const LOGS = "All six services answer. Logs are kept.";
  const CAKE = "The cake is baked. The table is set.";

  test.each([
    [ROOF, "The roofer will seal the roof of the barn"],
    [ROOF, "We need to seal the roof of the barn"],
    [ROOF, "Must seal the roof"],
    [ROOF, "The roof must still be sealed"],
    [ROOF, "The roof of the barn needs sealing"],
    [ROOF, "Roof to seal"],
    [ROOF, "The roof of the barn is soon sealed"],
    [ROOF, "Roof sealed tomorrow"],
    [ROOF, "Started sealing the roof"],
    [ROOF, "Tried to seal the roof"],
    [ROOF, "Sealing of the roof of the barn is ongoing"],
    [ROOF, "Sealing of the roof of the barn begins on Monday"],
    [ROOF, "I promise to seal the roof"],
    [ROOF, "roof: to be sealed"],
    [ROOF, "The roof would be sealed if it were dry"],
    [ROOF, "( ) roof sealed"],
    [ROOF, "Sealing of the roof is planned for May"],
    [ROOF, "Planned: roof of the barn sealed"],
    [ROOF, "TODO roof of the barn"],
    [ROOF, "to do: roof of the barn sealed"],
    [ROOF, "Pending - roof of the barn"],
    [ROOF, "Remaining: roof of the barn sealed"],
    [ROOF, "Open: roof of the barn sealed"],
    [ROOF, "Failed to seal the roof of the barn"],
    [ROOF, "Couldn't get the roof of the barn sealed"],
    [ROOF, "Haven't sealed the roof"],
    [ROOF, "The roofer did not seal the roof"],
    [ROOF, "Nobody sealed the roof"],
    [ROOF, "No one has sealed the roof of the barn"],
    [ROOF, "The roof of the barn is unsealed"],
    [ROOF, "[x] alarm; [ ] roof of the barn sealed"],
    [ROOF, "The roof of the barn is sealed but not the ridge"],
    [ROOF, "The roof of the barn is sealed; the ridge is not"],
    [ROOF, "The roof of the barn is sealed, excluding the ridge"],
    [ROOF, "Only the south side of the roof is sealed"],
    ...[
      "API is out of scope for now",
      "the API: out of scope",
      "API is planned",
      "API to be done",
      "API half-done",
      "API not covered",
      "API ignored",
      "API times out",
      "API returns 500",
      "API answer is wrong",
      "the API is down",
      "could not do the API",
      "couldn't get the API to answer",
      "nothing for the API",
      "API would answer",
      "API seems to answer",
      "API answers, probably",
      "I think the API answers",
      "API answers in theory",
      "API answers?",
      "API (?)",
    ].map((output): [string, string] => ["The page loads and the API answers", output]),
    ["All four endpoints answer", "all four endpoints are planned"],
    ["All four endpoints answer", "all four endpoints time out"],
    ["All four endpoints answer", "all four endpoints answer?"],
    ["The CSV, JSON and PDF exports work", "CSV, JSON and PDF exports planned"],
    ["The page is on-line", "page not in `main`: missing"],
    ["The suite passes", "suite: `388 passed, 1 failed`"],
    [MAILS, "mail arrives later"],
    [MAILS, "mail: see follow-up ticket"],
    [MAILS, "mails arrive in most cases"],
    [MAILS, "mails: none arrive"],
    [MAILS, "failed to make mails arrive"],
    [MAILS, "mails are lost"],
    [MAILS, "mails mostly arrive"],
    [MAILS, "mails arrive on staging only"],
    [MAILS, "mails arrive as far as possible"],
    [MAILS, "mails arrive once the server is bought"],
    [MAILS, "mails arrive (known issue: half bounce)"],
    [MAILS, "mails arrive except on Sundays"],
    [MAILS, "mails arrive, apart from large ones"],
    [MAILS, "mails arrive with the exception of large ones"],
    [MAILS, "mails arrive, but not those with pictures"],
    [MAILS, "mails arrive, just not large ones"],
    [MAILS, "mails failed to arrive, fix follows"],
    [MAILS, "mails failed to arrive since the fix"],
    [MAILS, "mails fail to arrive, tests are fixed"],
    [MAILS, "fixed the page, but mails fail to arrive"],
    [MAILS, "mails failed to arrive, all arrived before"],
    [LOGS, "logs are kept for later"],
    [LOGS, "logs are kept for now by hand"],
    ["The importer skips blank lines", "the importer is skipped"],
    ["No mail is lost", "no mail"],
    ["No page is without an index", "no index"],
    ["The app works without an account", "no app"],
    ["Mails arrive without duplicates", "no mails"],
    ["The list of open questions is empty", "no list"],
    ["Die Seite lädt; die Tests sind grün", "Tests noch rot"],
    ["la page charge; l'export PDF fonctionne", "export PDF reporté"],
    ["la página carga; el informe PDF está listo", "informe PDF pendiente"],
    [CAKE, "Remaining: icing"],
    [CAKE, "Open: icing"],
    [CAKE, "Next: deploy, test"],
    [CAKE, "Remaining: run the migration"],
    [CAKE, "To finish: deploy, restart"],
    [CAKE, "Export: open the dashboard, choose PDF and save"],
    [CAKE, "Not everything is done."],
  ])("%j is not met by %j", (doneWhen, output) => {
    expect(find(doneWhen, output)).toBe(true);
    expect(mayDefer(output, DEFAULT_GATE_POLICY)).toBe(true);
  });

  test.each([
    [ROOF, "The roof that had failed is sealed"],
    [ROOF, "Managed to seal the roof"],
    [ROOF, "Roof sealed after the first try failed to hold"],
    [ROOF, "The roof needed two coats and is sealed"],
    [ROOF, "Roof sealed; the ridge too"],
    [ROOF, "The alarm will ring when the door stays open"],
    ["The TODO list page loads", "TODO list page loads"],
    ["Open days are listed", "Open days are listed on the page"],
    ["Missing pages return 404", "Missing pages return 404, tried with three"],
    ["Pending orders are shown", "Pending orders shown on the board"],
    ["Blocked senders are hidden", "Blocked: 12 senders, hidden from the list"],
    ["Planned works are announced", "Planned works announced on the board"],
    ["The list is printed", "Open points: none, list printed"],
    ["Paid orders are listed", "Only paid orders are listed"],
    ["Paid orders are listed", "Paid orders are listed, drafts are not"],
    ["Members can log in", "Members must log in to see the page"],
    ["Guests can register", "a form to register"],
    ["Invoices can be exported", "button to export"],
    ["The index is shown", "index shown at the end"],
    ["The letters are sent", "Letters sent; no one complained"],
    ["The door is locked at night", "The door is locked at night and unlocked at six"],
    ["The contract is signed", "Will Brown signed the contract"],
    ["The contract is signed", "Will has signed the contract"],
    ["The budget is approved", "budget approved; only the mayor abstained"],
    ["The course starts on Monday", "The course starts on Monday as announced"],
    ["The training is booked", "Training booked, it begins on Monday"],
    ["The pipes are insulated", "pipes insulated except where the law forbids it"],
    ["The records are migrated", "migration of the records has begun at 2 and ended at 5"],
    ["Meetings are recorded", "recording of meetings continues when the host leaves"],
    ["The service is started", "Started the service"],
    ["The training is started", "Started the training with ten people"],
    ["The open questions are answered", "all open questions answered"],
    ["The broken window is replaced", "Replaced the broken window"],
    ["The roof is repaired", "The leaking roof is repaired"],
    ["The vote is held", "Vote held, 12 for, 3 against, nobody abstained"],
    ["The wall is built", "Wall built; we had to build it twice"],
    ["A guide explains how to prune roses", "the guide explains how to prune"],
    ["Each guest gets a card", "each guest will get a card at the door"],
    ["The train times are shown", "shows which trains will be cancelled"],
    [
      "The export button downloads a month",
      "downloads a month, also when later months are missing",
    ],
    ["The team decided against the merger in writing", "decided against the merger in writing"],
    ["Planned orders are shown", "planned orders shown"],
    ["The trip is planned", "the trip is planned"],
    ["A timeout returns 500", "timeout returns 500"],
    ["The API returns 500 rows at most", "API returns 500"],
    ["A bad cursor is told", "a bad cursor returns 500"],
    ["The call returns the number of rows", "call returns 500"],
    ["The API answers", "API answers 512"],
    ["Disabled users are ignored", "disabled users ignored"],
    ["Comments are dropped", "comments ignored"],
    ["The parser reads only code", "comments are ignored"],
    ["Requests time out after 30 s", "requests time out after 30 s"],
    ["Idle users are logged out", "idle users time out"],
    ["The API answers 'out of scope' for the weather", "weather: the API answers 'out of scope'"],
    ["The API answers politely", "the API answers 'out of scope' for other topics"],
    ["The report lists what is planned", "report lists all that is planned"],
    ["Letters go out by a calendar", "letters can be scheduled"],
    ["The API must not be reachable from outside", "API not available from outside"],
    ["The old site is switched off", "old site is down"],
    ["Prices fall with volume", "prices are down"],
    ["No page is wrong", "no page is wrong"],
    ["Wrong answers are marked", "quiz tells which answers are wrong"],
    ["Guests cannot edit", "could not edit as a guest"],
    ["Nothing for guests is shown", "nothing for guests shown"],
    ["The FAQ answers how to pay", "FAQ: how do I pay?"],
    ["The map is drawn", "probably the best map I ever drew"],
    ["The exam is passed in theory and practice", "exam passed in theory"],
    ["The report says what it would cost", "report says what it would cost"],
    ["The roof is sealed", "roof sealed, I think it looks great"],
    ["The linter flags open work", "linter flags `TODO`"],
    ["The list shows the state", "list shows the state 'missing'"],
    ["The endpoints answer", "endpoints: login, signup, reset, export"],
    ["The reports are published", "reports: open, closed"],
    [MAILS, "mails failed to arrive at first, all arrive now"],
    [MAILS, "failed to arrive on Monday, since the fix all mails arrive"],
    [MAILS, "fixed the bug that mails fail to arrive"],
    [MAILS, "the cause why mails failed to arrive is fixed"],
    [MAILS, "mails were not arriving; fixed, they arrive"],
    [MAILS, "no mail failed to arrive"],
    [MAILS, "mails failed to arrive until the port was open"],
    [MAILS, "mails arrive, but not twice"],
    [MAILS, "mails arrive, none is lost"],
    [MAILS, "mails arrive (known issues: none)"],
    [MAILS, "mails arrive once the order is paid"],
    [MAILS, "nothing changed except the port"],
    [LOGS, "logs are kept for later analysis"],
    [LOGS, "logs are mostly kept on disk"],
    [LOGS, "logs are kept on staging and production"],
    [LOGS, "no logs are lost"],
    ["The importer skips blank lines", "blank lines are skipped"],
    ["Only members see prices on staging", "prices on staging only"],
    ["No failed jobs in a week", "no failed jobs"],
    ["There is no downtime", "no downtime"],
    ["Broken links: none", "no broken links"],
    ["The list of open questions is empty", "no open questions"],
    ["No vulnerabilities of high severity", "no high vulnerabilities"],
    ["Duplicates are removed", "no duplicates"],
    ["The chapter has three figures and no open comments", "no open comments"],
    ["The garden is without weeds", "no weeds"],
    ["Die Seite lädt; die Tests sind grün", "Tests grün, die Lampe ist rot"],
    ["la page charge; l'export PDF fonctionne", "l'export PDF fonctionne, bug reporté à l'équipe"],
    ["la página carga; el pedido pendiente se muestra", "muestra el pedido pendiente"],
    [CAKE, "Baked the cake one day later than agreed"],
    [CAKE, "Baked the cake after the first attempt failed"],
    [CAKE, "The cake will keep for five days."],
    [CAKE, "Delivered one day later than agreed."],
    [CAKE, "The next goal is the garden party."],
  ])("%j may be met by %j", (doneWhen, output) => {
    expect(find(doneWhen, output)).toBe(false);
  });
});

const PDF = "the PDF export works";

describe("what an item says of nothing but the asked thing", () => {
  const find = (doneWhen: string, output: string): boolean => {
    const about = { goal: "Let people do their daily work", doneWhen, output };
    return (
      mayDefer(output, DEFAULT_GATE_POLICY) && findDeferral(about, DEFAULT_GATE_POLICY) !== null
    );
  };

  test.each([
    [PDF, "the PDF export is a known issue"],
    [PDF, "PDF export not needed any more"],
    [PDF, "PDF export no longer needed"],
    [PDF, "PDF export under review"],
    [PDF, "PDF export in code review"],
    [PDF, "working on the PDF export"],
    [PDF, "PDF export started"],
    [PDF, "PDF export disabled"],
    [PDF, "PDF export handed over to the other team"],
    ["the roof is painted", "roof started"],
    ["the guide is written", "guide under construction"],
    ["the alarm rings", "alarm disabled"],
    ["the fence is painted", "fence passed to the night shift"],
    ["the kitchen is tiled", "we are busy with the kitchen"],
    ["the server answers", "the stub server answers"],
    ["the page loads", "the page for next week is done"],
    ["the page loads", "the plan for tomorrow is to load the page"],
  ])("%j is not met by %j", (doneWhen, output) => {
    expect(find(doneWhen, output)).toBe(true);
  });

  test.each([
    ["buttons are grey", "disabled buttons are grey"],
    [PDF, "export started and finished"],
    [PDF, "the PDF export is no longer disabled"],
    ["the export runs", "process started on the server"],
    ["the job is started", "job started"],
    ["the pump runs", "pump started"],
    ["the course is open", "course begun"],
    ["the old export is disabled", "old export disabled"],
    ["the alarm is silent", "alarm disabled"],
    ["the pull request is open", "pull request in review"],
    ["the documentation is complete", "documentation handed over to the client"],
    ["the keys are handed over to the tenant", "keys handed over to the tenant"],
    ["the workaround is gone", "workaround not needed any more"],
    ["the page shows each known issue", "page shows each known issue"],
    ["the button exports everything", "The manual explains the export"],
    ["the button exports everything", "The manual lists every button"],
    ["the calendar loads", "the schedule for next week loads"],
    ["the weather is shown", "plan for tomorrow is shown"],
    ["the shift plan is posted", "shift plan for tomorrow posted"],
    ["the page loads", "the stub server answers"],
  ])("%j may be met by %j", (doneWhen, output) => {
    expect(find(doneWhen, output)).toBe(false);
  });
});

describe("what is meant, asked for, or so in one place or for a time only", () => {
  const find = (doneWhen: string, output: string): boolean => {
    const isFound = findDeferral({ ...ABOUT, doneWhen, output }, DEFAULT_GATE_POLICY) !== null;
    // What is found must be called for.
    if (isFound) expect(mayDefer(output, DEFAULT_GATE_POLICY)).toBe(true);
    return isFound;
  };
  const GUESTS = "Invitations have been mailed to all guests.";
  const PAGE = "The page is deployed.";
  const EXPORT = "The importer is tested and the export is documented.";
  const GREEN = "All tests are green.";
  const LOGIN = "The login works and the logout works.";

  test.each([
    [GUESTS, "invitations printed, to be mailed on Monday"],
    [GUESTS, "invitations to be mailed on Monday"],
    [GUESTS, "invitations queued for mailing"],
    [GUESTS, "invitations: tomorrow"],
    ["The bread is baked.", "dough made, bread to be baked on Friday"],
    [GREEN, "tests to be run"],
    [PAGE, "the page is ready for deployment"],
    [PAGE, "the page has been prepared for deployment"],
    ["The tower is inspected.", "tower ready for inspection"],
    [PAGE, "deployment of the page: Monday"],
    [PAGE, "asked Dana to deploy the page"],
    ["The bread is baked.", "told Tom to bake the bread"],
    [PAGE, "PR to deploy the page is open"],
    [PAGE, "no need to deploy the page"],
    ["The tyre is changed.", "no need to change the tyre"],
    [EXPORT, "tried to document the export"],
    [EXPORT, "began to document the export"],
    [EXPORT, "plan for documenting the export"],
    [EXPORT, "proposal to document the export"],
    [EXPORT, "export docs remain"],
    [EXPORT, "export docs out of scope"],
    [EXPORT, "export docs are a nice-to-have"],
    ["A restore has been rehearsed.", "restore rehearsal planned"],
    ["The database is backed up nightly.", "nightly backup configured but disabled"],
    ["All pages are online", "All pages are online; the index is not"],
    ["All pages load", "All pages load; the index does not"],
    ["The invoices of March are paid.", "paid the March invoices but one"],
    ["The deposition is transcribed.", "deposition transcribed but for the last hour"],
    ["The deposition is transcribed.", "deposition transcribed bar the last hour"],
    ["The rooms are painted.", "rooms painted bar one"],
    [PAGE, "page deployed to staging only"],
    [PAGE, "page deployed (dry run)"],
    [PAGE, "page deployed, then rolled back"],
    ["Payroll is run.", "payroll run, then reverted"],
    [GREEN, "tests are green only locally"],
    [GREEN, "tests are green on my machine"],
    [GREEN, "all tests are green once the key is set"],
    [GREEN, "all tests are green after the next merge"],
    [LOGIN, "login works once the certificate is installed"],
    [LOGIN, "login works as soon as DNS is changed"],
    [LOGIN, "login works for staff, customers come later"],
    [LOGIN, "login works most of the time"],
    ["The bug is fixed on all three platforms.", "bug fixed on all three platforms in principle"],
  ])("%j is not met by %j", (doneWhen, output) => {
    expect(find(doneWhen, output)).toBe(true);
  });

  test.each([
    [GUESTS, "invitations: mailed Monday"],
    [GUESTS, "asked Dana to mail the invitations, and she did on Tuesday"],
    [GUESTS, "invitations queued for mailing at 9, mailed at 10"],
    ["The offers are ready to be sent.", "offers ready to be sent"],
    ["The page is ready for deployment.", "the page is ready for deployment"],
    ["The list shows the tests.", "list of tests to be run"],
    [PAGE, "PR to deploy the page is merged"],
    [PAGE, "deployment of the page: Monday 3 March, 10:04"],
    ["The appointment is made.", "appointment: Tuesday"],
    ["A plan for documenting the export exists.", "plan for documenting the export"],
    ["Lee has been asked to sign.", "asked Lee to sign"],
    ["The tap no longer drips.", "no need to tighten the tap, it no longer drips"],
    [EXPORT, "export docs are in docs/export.md and remain short"],
    ["All pages are online", "all 14 pages are online; the old index is not"],
    ["All pages load", "all pages load; none is slow"],
    ["The invoices of March are paid.", "March invoices paid, but one in instalments"],
    ["The deposition is transcribed.", "deposition transcribed at the bar association"],
    ["The beta page is open to testers only.", "beta page open to testers only"],
    [PAGE, "page deployed after a dry run"],
    [PAGE, "the page was rolled back on Monday and deployed again today"],
    ["The change is rolled back.", "change deployed, then rolled back"],
    [GREEN, "tests green on my machine and on the build server"],
    [GREEN, "all tests are green after the last merge"],
    [PAGE, "page deployed once the certificate was in place"],
    ["A mail is sent once an order is placed.", "mail is sent once the order is placed"],
    ["The alarm rings.", "alarm rings as soon as the sensor is touched"],
    [LOGIN, "logout works once the button is pressed"],
    [LOGIN, "login works every time, most of the time in under a second"],
    ["The switch turns the lamp on and off", "The switch turns the lamp on and off"],
    ["Tests pass.", "tests pass, including the one that was pending"],
  ])("%j may be met by %j", (doneWhen, output) => {
    expect(find(doneWhen, output)).toBe(false);
  });
});

test("words of the condition say nothing about the item", () => {
  const about = {
    goal: "Show the desk its orders",
    doneWhen: "cancelled and blocked orders are listed",
  };
  expect(
    findDeferral(
      { ...about, output: "the list of orders that were cancelled" },
      DEFAULT_GATE_POLICY,
    ),
  ).toBeNull();
  expect(
    findDeferral({ ...about, output: "the list of orders that are blocked" }, DEFAULT_GATE_POLICY),
  ).toBeNull();
  expect(
    findDeferral({ ...about, output: "the list of orders: dropped" }, DEFAULT_GATE_POLICY),
  ).not.toBeNull();
});

test.each([
  "no a",
  "no a; ",
  "of a is ",
  "without a ",
  "- ",
  "no rows and ",
  "a: ",
  "skips rows, ",
])("a long done_when of %j is read in linear time", (unit) => {
  for (const output of ["no a", "rows are skipped", "a failed to b at first, all b now"])
    expectLinear((length) =>
      findDeferral({ ...ABOUT, doneWhen: repeated(unit, length), output }, DEFAULT_GATE_POLICY),
    );
});

test.each([
  ["The export is documented", "document the export", false],
  ["The login bug is fixed", "fix the login bug", false],
  ["The roof is sealed", "seal the roof", false],
  ["Users can reset their password", "add a password reset for users", false],
  ["The menu is printed on cards", "print the menu on cards", false],
  ["The invoices are archived", "archive the invoices", false],
  ["The tests cover the parser", "write tests for the parser", false],
  ["The guide explains the setup", "update the guide to explain the setup", false],
  ["The garden path is paved", "to pave the garden path", false],
  ["The dashboard shows the queue length", "show the queue length on the dashboard", false],
  ["The broken links are removed from the page", "remove the broken links from the page", false],
  ["The export is documented", "export documented in docs/export.md", true],
  ["The export is documented", "documentation of the export", true],
  ["Fix the login bug", "login bug fixed", true],
  ["Fix the login bug", "Fix the login bug", true],
  ["Document the export", "document the export", true],
  ["The login page works", "fixed the login page", true],
  ["The tests cover the parser", "tests cover the parser", true],
  ["The report lists open orders", "open orders listed in the report", true],
  ["Users can reset their password", "reset of the password works for users", true],
  ["The form has a reset button", "reset button on the form", true],
  ["The build script prints the version", "build prints the version", true],
  ["Orders can be cancelled", "cancel button for orders", true],
  ["The test plan is approved", "test plan approved by Jo", true],
  ["Paint is ordered for the fence", "paint for the fence ordered", true],
  ["The list view sorts by name", "list view sorts by name", true],
  ["Print, copy and archive the letters", "Print, copy and archive the letters", true],
  ["The guide has an export chapter", "export chapter in the guide", true],
  ["Clean air is measured at the site", "clean air measured at the site", true],
  ["The drop zone takes files", "drop zone takes files", true],
  ["The release notes name the change", "release notes name the change", true],
  ["The queue drains overnight", "queue drains overnight", true],
  ["The wall is painted", "paint the wall", false],
  ["The tyres are changed", "change all tyres", false],
  ["The server answers health checks", "add a health check to the server", false],
  ["The archive is searchable", "make the archive searchable", false],
  ["The songs are rehearsed", "rehearse the songs", false],
  ["Users can reset their password", "implement password reset for users", false],
  ["The readme explains the install", "write an install section for the readme", false],
  ["The stalls are numbered", "number the stalls", false],
  ["The pipeline deploys to staging", "configure the pipeline to deploy to staging", false],
  ["The wall is painted", "wall paint: two coats", true],
  ["The boiler is serviced every year", "service every year", true],
  ["The sales are reported each Monday", "report each Monday", true],
  ["The valves are checked every hour", "check every hour", true],
  ["The valves are checked every hour", "check the valves every hour", false],
  ["The dog is walked every evening", "walk the dog every evening", false],
  ["The dough has rested overnight", "let the dough rest overnight", true],
  ["The paint has dried", "let the paint dry for two days", true],
  ["The table sorts by any column", "let the user sort the table", false],
  ["The table is sorted by name", "let the app sort the table by name", false],
  ["The table can be sorted", "let the table sort by any column", false],
  ["The list is sortable", "let the list sort by name", false],
  ["The wall is painted", "paint on the wall, dry", true],
  ["Paint the wall", "paint the wall", true],
  ["The wall is painted", "painted the wall", true],
  ["The wall is painted", "Paint the wall - done", true],
  ["The wall is painted", "Paint the wall ✓", true],
  ["The guide has a set up section", "set up section in the guide", true],
  ["The page has a send button", "send button on the page", true],
  ["The tool can remove pages", "remove pages", true],
  ["The list has filters", "filter the list has works by name", true],
  ["The choir has a record of the concert", "record of the concert for the choir", true],
  ["Orders are placed", "order the staff placed is in", true],
  ["The report is sent", "report the board asked for, sent", true],
  ["The answer is published", "answer all readers can see is published", true],
  ["The plan is approved", "plan the council approved", true],
  ["The tests are green", "test all green", true],
  ["The site offers a change of address", "change of address on the site", true],
  ["The tea is served", "serve all tea: done", true],
  ["The import is tested", "test the import in CI (34 passed)", true],
  ["The import is tested", "test the import: 34 passed", true],
  ["The docs explain the API", "Document the API in docs/api.md", true],
  ["Add tests for the parser", "Add tests for the parser", true],
  ["Add tests for the parser", "added tests for the parser", true],
  ["The parser has tests", "tests for the parser added", true],
  ["Each page shows a title", "title on each page", true],
  ["Guests can book a room", "book a room works for guests", true],
  ["The design is drawn", "design the board chose is drawn", true],
  ["The clock is set", "set of clock parts, clock set", true],
  ["The menu lists all soups", "list all soups is there in the menu", true],
  ["The guide is written", "wrote the guide", true],
  ["The bread is sold", "sold the bread", true],
  ["The bell is hung", "hung the bell", true],
  ["The old server is shut down", "shut down the old server", true],
])("%j is told and not ordered by %j: %p", (doneWhen, output, isTold) => {
  const found = findDeferral({ goal: "Keep it working", doneWhen, output }, DEFAULT_GATE_POLICY);
  expect(found === null).toBe(isTold);
  if (!isTold) expect(mayDefer(output, DEFAULT_GATE_POLICY)).toBe(true);
});

describe("the goal excuses no item that does not speak of it:", () => {
  const deferring = (goal: string, doneWhen: string, output: string): boolean =>
    findDeferral({ goal, doneWhen, output }, DEFAULT_GATE_POLICY) !== null;

  test.each([
    ["Close the gap in the garden fence for the dogs", "Panel is on its way"],
    ["Report what is missing in the shop for us", "Panel is on its way"],
    ["List the open questions of the audit for us", "Panel is on its way"],
  ])("%s <- %s", (goal, output) => {
    expect(deferring(goal, "the new fence panel has arrived", output)).toBe(true);
  });

  test.each([
    [
      "Schedule the van and clean the hall",
      "The van is booked; the hall is clean",
      "cleaning postponed",
    ],
    [
      "Remind the members and write the letter",
      "Members know; the letter is sent",
      "letter delayed",
    ],
    [
      "Prune the roses and mow the lawn",
      "The roses are pruned; the lawn is mown",
      "skipped the lawn",
    ],
    ["List the missing invoices", "The list is on the wiki", "list made, upload missing"],
    ["List the pending orders", "The list is mailed to Ann", "sending is pending"],
    ["Report the missing lamps", "The report is signed", "signature missing"],
  ])("nor one of something else: %s, %s <- %s", (goal, doneWhen, output) => {
    expect(deferring(goal, doneWhen, output)).toBe(true);
  });

  test.each(["the list is missing", "list: missing", "list on the door still missing"])(
    "nor one that says it of what was to be delivered: %s",
    (output) => {
      const goal = "List what is missing in the pantry";
      expect(deferring(goal, "the list hangs on the door", output)).toBe(true);
    },
  );

  test.each([
    [
      "List the pending orders of the shop",
      "the list is on the wiki",
      "12 orders that are pending are on the wiki",
    ],
    [
      "Find out which parcels are missing",
      "the list is on the wiki",
      "List on the wiki: 4 parcels outstanding",
    ],
    [
      "Find the missing invoices of the year 2023 and tell the supplier",
      "the list is at the supplier",
      "Rent and phone are absent, letter posted",
    ],
    [
      "List what is missing in the pantry",
      "the list hangs on the door",
      "On the door: flour missing",
    ],
    ["Count the missing tiles", "the number is known", "17 of 20 there, 3 missing"],
    [
      "Make a demo of the shop",
      "visitors can click through it",
      "Click-through with hard-coded prices",
    ],
    [
      "Build a prototype of the ticket machine",
      "the board has seen it",
      "Board saw it with dummy data",
    ],
    ["Make a template for the letter", "it is on the share", "On the share, with placeholder text"],
  ])("%s, %s <- %s", (goal, doneWhen, output) => {
    expect(deferring(goal, doneWhen, output)).toBe(false);
  });
});
