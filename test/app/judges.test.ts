import { describe, expect, test } from "bun:test";
import { judgesUnder } from "../../src/app/judges.ts";
import { findBrokenFigure } from "../../src/gates/completion/short-texts/broken-figure.ts";
import { DEFAULT_POLICY } from "../../src/policy/defaults.ts";
import { codes } from "../outcome.ts";

const judges = judgesUnder(async () => DEFAULT_POLICY);

describe("the judges under a policy", () => {
  test("of goal and condition find what only a team knows", async () => {
    const lint = await judges.text();
    expect(lint("Ship the export page to all customers", "goal")).toEqual([]);
    expect(lint("Finish PROJ-142 before the others can start", "goal")).toMatchObject([
      { code: "goal.ticket_id" },
    ]);
    expect(lint("Everything works well", "done_when")).toMatchObject([
      { code: "done_when.not_observable" },
    ]);
  });

  test("know the terms and codenames of the policy", async () => {
    const language = { allowedTerms: ["BLUF"], codenames: ["Harbour"] };
    const lint = await judgesUnder(async () => ({ ...DEFAULT_POLICY, language })).text();
    expect(lint("Put the BLUF on top of every status mail", "goal")).toEqual([]);
    expect(lint("Ship Harbour to the first customers this week", "goal")).toMatchObject([
      { code: "goal.codename" },
    ]);
  });

  test("of briefs read the three sections, in any order", async () => {
    const read = await judges.brief();
    const brief =
      "Works: 14 tests pass; GET /export returned 200.\nBuilt: an export page at /export.\n" +
      "Does: downloads all orders of a month as CSV.";
    expect(read(brief)).toEqual({
      ok: true,
      value: {
        built: "an export page at /export.",
        does: "downloads all orders of a month as CSV.",
        works: "14 tests pass; GET /export returned 200.",
      },
    });
    expect(codes(read("Built: an export page at /export."))).toContain("brief.does_missing");
  });

  test.each([
    ["export left for later", true],
    ["the import is deferred", true],
    ["you'll need to add the key yourself", true],
    ["the export page loads", false],
    ["the service answers 404 for an unknown id", false],
    ["12 tests pass", false],
    ["a parser that reads `TODO.md` files", false],
  ])("of delivered items: %p defers: %p", async (item, defers) => {
    const subject = { goal: "Ship the export page", doneWhen: "The export page loads" };
    expect((await judges.deferral(item, subject)) !== null).toBe(defers);
  });

  test("speak of an item or a note, which is no message", async () => {
    const subject = { goal: "Ship the export page", doneWhen: "The export page loads" };
    expect(await judges.deferral("the import is deferred", subject)).toMatch(/^it says /u);
    expect(await judges.deferral("[ ] export page", subject)).toMatch(/^it says /u);
  });

  test("of bounds compare a figure with the one that is asked for", async () => {
    expect(await judges.brokenFigure("p95 is under 200 ms", "p95 is 240 ms", [])).toBe("240 ms");
    expect(await judges.brokenFigure("p95 is under 200 ms", "p95 is low", [])).toBeNull();
    expect(await judges.brokenFigure("fifty seats stand", "forty seats stand", [])).toBe("forty");
    expect(await judges.brokenFigure("the page loads", "the page loads in 240 ms", [])).toBeNull();
  });

  test("of deeds read both as people see them", async () => {
    const merged = "The pull request is merged";
    expect(await judges.otherDeed(merged, "Pull request appro\u200bved", [])).toBe("approved");
    expect(await judges.otherDeed(merged, "Pull request 214 merged", [])).toBeNull();
  });

  test("of other things in the place of what is asked name both", async () => {
    const pdf = "the report is exported as PDF";
    expect(await judges.rival(pdf, "report exported as HTML")).toEqual({
      asked: "PDF",
      given: "HTML",
    });
    expect(await judges.rival(pdf, "report exported as PDF and HTML")).toBeNull();
    expect(await judges.rival(pdf, "report printed")).toBeNull();
    const before = "the backup is taken before the upgrade";
    expect(await judges.rival(before, "backup taken after the upgrade")).not.toBeNull();
    expect(
      await judges.rival("the records for May are sent", "records for April sent"),
    ).not.toBeNull();
  });

  test("of figures are asked wherever they have an answer", async () => {
    const amounts = "a second,a minute,an hour,a day,a week,a month,a year".split(",");
    for (const unit of ["seconds", "minutes", "hours", "days", "weeks", "months", "years"]) {
      for (const number of ["two", "twenty-two", "fifty", "a hundred", "90"]) {
        amounts.push(`${number} ${unit}`);
      }
    }
    amounts.push("two pages", "fifty pages", "a hundred pages", "90 pages", "50 %", "90 percent");
    let broken = 0;
    for (const frame of ["is done within", "is kept for", "ends after", "has at least"]) {
      for (const asked of amounts) {
        for (const told of amounts) {
          const [condition, item] = [`the report ${frame} ${asked}`, `the report has ${told}`];
          const found = findBrokenFigure(condition, item, []);
          if (found === null) continue;
          broken += 1;
          expect([condition, item, await judges.brokenFigure(condition, item, [])]).toEqual([
            condition,
            item,
            found,
          ]);
        }
      }
    }
    expect(broken).toBeGreaterThan(100);
  });
});
