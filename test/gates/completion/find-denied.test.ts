import { describe, expect, test } from "bun:test";
import { findDenied } from "../../../src/gates/completion/find-denied.ts";
import { readSubject } from "../../../src/gates/completion/subject.ts";
import { openDocument } from "../../../src/gates/text/document.ts";

function isDenied(doneWhen: string, output: string): boolean {
  const c = {
    goal: "Put the weekly build and its notes where everybody finds them",
    doneWhen,
    output,
  };
  const subject = readSubject(c);
  const first = findDenied(openDocument(output), subject, "first");
  expect(findDenied(openDocument(output), subject, "all").slice(0, 1)).toEqual([...first]);
  return first.length > 0;
}

const ONLINE = "the page shows the weekly build; the notes are online";

describe("a condition said again and denied", () => {
  test.each([
    ["all tests pass", "All tests do not pass."],
    ["all tests pass", "Not all tests pass."],
    ["all tests pass", "No tests pass."],
    ["all tests pass", "The tests don’t pass."],
    ["all tests pass", "Most tests pass."],
    [ONLINE, "The page shows the weekly build. The notes are not online."],
    [ONLINE, "- the page shows the weekly build\n- the notes aren't\n  online"],
    [ONLINE, "The notes are never online."],
    [ONLINE, "The notes are almost online."],
    [ONLINE, "Some notes are online."],
    [ONLINE, "The page does not show the weekly build, the notes are online."],
    ["the probe answers 200", "The service is up. The probe doesn't answer 200."],
    ["the oven is hot; four loaves are baked", "The oven is hot. Four loaves: not baked."],
    ["the oven is hot; four loaves are baked", "- oven: hot\n- four loaves – not baked"],
    ["the mail was sent to all members", "The mail was not sent to the members."],
    // The dot of a name ends no condition.
    [
      "each flag has an entry in `docs/flags.md`; the help text agrees",
      "`--skip` and `--keep` have entries in the help text and none in `docs/flags.md`.",
    ],
    ["the totals stand in report.csv", "The totals do not stand in report.csv."],
  ])("%j: %j", (doneWhen, output) => {
    expect(isDenied(doneWhen, output)).toBe(true);
  });
});

describe("what only looks like it", () => {
  test.each([
    // Another thing is denied, or nothing is.
    [ONLINE, "The page shows the weekly build, not the monthly one. The notes are online."],
    [ONLINE, "The page shows the weekly build; the notes are online and nothing else changed."],
    [ONLINE, "Not only the notes are online."],
    ["four loaves are baked", "Four loaves: baked, not fried."],
    ["four loaves are baked", "Loaves not baked: 0."],
    ["console errors are fixed", "No console errors."],
    ["a failed login shows a message", "A failed login shows a message."],
    // In a case, at another time, under a quotation mark, as a question.
    [ONLINE, "If the feed is empty, the notes are not online."],
    [ONLINE, "The notes are not online until the owner signs."],
    [ONLINE, "At first the notes were not online."],
    [ONLINE, "The notes did not go online, the token was stale. The notes are online."],
    [ONLINE, "Are the notes not online?"],
    [ONLINE, "```\nthe notes are not online\n```"],
    ["all pages load", "All pages load, most pages load in under a second."],
    // Asked for as it is said.
    ["the notes are not online", "The notes are not online."],
    ["rows without a total are not shown", "Rows without a total are not shown."],
    // Said elsewhere without the denial.
    [ONLINE, "The notes are not online for guests. The notes are online for members."],
  ])("%j: %j", (doneWhen, output) => {
    expect(isDenied(doneWhen, output)).toBe(false);
  });
});

test("a message of nothing but denials is read in time that grows with it", () => {
  const denials = "The pages not load fully.\n".repeat(20_000);
  expect(isDenied("all pages load and the tests pass", `${denials}The pages load.`)).toBe(false);
  const words = Array.from({ length: 4_000 }, (_, n) => `page ${n} item load now`).join("; ");
  expect(isDenied(words, "The zig not load zag.\n".repeat(2_000))).toBe(false);
});
