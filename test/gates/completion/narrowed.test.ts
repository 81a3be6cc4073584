import { describe, expect, test } from "bun:test";
import { findNarrowed } from "../../../src/gates/completion/narrowed/find-narrowed.ts";
import { readSubject } from "../../../src/gates/completion/subject.ts";
import { openDocument } from "../../../src/gates/text/document.ts";
import { expectLinear, repeated } from "../../growth.ts";

function isNarrowed(doneWhen: string, output: string): boolean {
  const subject = readSubject({ goal: "Bring the place into order", doneWhen, output });
  return findNarrowed(openDocument(output), subject).length > 0;
}

/** What is asked of all, as it is told of some ("Ns" and "does" stand for the things and what is said of them). */
const THINGS = [
  {
    asked: "All benches in the park are oiled",
    things: "benches",
    deed: "are oiled",
    one: "bench",
  },
  {
    asked: "Every sensor reports its battery level",
    things: "sensors",
    deed: "report their battery level",
    one: "sensor",
  },
  {
    asked: "The invoices of the firm carry a tax number",
    things: "invoices",
    deed: "carry a tax number",
    one: "invoice",
  },
  {
    asked: "Each query uses a bind variable",
    things: "queries",
    deed: "use a bind variable",
    one: "query",
  },
] as const;

describe.each(THINGS)("$asked", ({ asked, things, deed, one }) => {
  const doneWhen = `${asked}; the log is filed.`;
  const isTold = (sentence: string): boolean =>
    isNarrowed(
      doneWhen,
      `${sentence.replaceAll("Ns", things).replaceAll("ONE", one).replaceAll("does", deed)} The log is filed.`,
    );

  test.each([
    "Several Ns does.",
    "A fair share of the Ns does.",
    "The more important Ns does.",
    "The two big Ns does.",
    "The western Ns does.",
    "The Ns the neighbours look at does.",
    "The Ns that outsiders meet does.",
    "All Ns bought since Easter now does.",
    "The Ns for private guests does.",
    "For the Ns delivered in autumn it is done, they does.",
    "The Ns does where the budget allowed it.",
    "As a rule the Ns does.",
    "The Ns does, one of the older Ns excepted.",
    "Not counting the gift of the mayor, the Ns does.",
    "The Ns does. The eastern ONE keeps its former state.",
    "The Ns does. The eastern ONE goes its own way.",
    "The Ns does. We let the eastern ONE be.",
    "The western Ns does. The others stay as they were.",
  ])("of some: %s", (sentence) => {
    expect(isTold(sentence)).toBe(true);
  });

  test.each([
    "The Ns does.",
    "All 31 Ns does.",
    "The western Ns does, and so do the others.",
    "The western Ns does. The eastern Ns does.",
    "The western and the eastern Ns does; there are no others.",
    "The Ns that had been missed came last, and all Ns does.",
    "All Ns on the list does.",
    "The Ns, which outsiders meet first, does.",
    "All Ns does, which normally takes a week.",
    "All Ns does. The timetable stays as it was.",
    "All Ns does. Everything else works the way it always has.",
    "The number of Ns is 31, and all Ns does.",
  ])("of all: %s", (sentence) => {
    expect(isTold(sentence)).toBe(false);
  });
});

test.each([
  // A limit, an exception or the others, as done_when has them.
  ["All benches near the lake are oiled", "The benches near the lake are oiled."],
  ["All benches that children use are oiled", "The benches that children use are oiled."],
  ["All benches except the stone one are oiled", "The benches are oiled, the stone one excepted."],
  [
    "The wooden benches are oiled; others stay",
    "The wooden benches are oiled. The rest stay as they were.",
  ],
  ["Benches are oiled on request", "The benches are oiled on request."],
  ["Pages load on demand", "Pages load on demand, and only when somebody opens them."],
])("asked so: %j: %j", (doneWhen, output) => {
  expect(isNarrowed(doneWhen, output)).toBe(false);
});

test("time grows with the message and not with its square", () => {
  const unit = "The big benches the children use in summer are oiled where possible, ";
  expectLinear(
    (size) => isNarrowed("All benches are oiled; every lamp is lit", repeated(unit, size)),
    2_000,
  );
});
