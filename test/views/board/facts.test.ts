import { expect, test } from "bun:test";
import * as fc from "fast-check";
import type { Board } from "../../../src/domain/board.ts";
import { refused } from "../../../src/domain/errors.ts";
import { factsOfBox, factsOfCards, factsOfJson, factsOfMarkdown, withoutAges } from "./facts.ts";
import { renderBox, renderCards, renderJson, renderMarkdown } from "./rendered.ts";
import {
  ACKNOWLEDGED,
  ARTIFACTS,
  EVERY_REASON,
  NOW,
  artifact,
  ask,
  board,
  goal,
} from "./sample.ts";

function expectSameFacts(of: Board): void {
  const markdown = factsOfMarkdown(renderMarkdown(of));
  expect(factsOfBox(renderBox(of, { colour: false, columns: 20_000 }))).toEqual(markdown);
  expect(factsOfCards(renderCards(of, { colour: false }))).toEqual(markdown);
  expect(withoutAges(factsOfJson(renderJson(of)))).toEqual(withoutAges(markdown));
}

test("the four formats carry the same facts", () => {
  const signed = goal("signed", { status: "complete", closure: ACKNOWLEDGED });
  const of = board([...EVERY_REASON, signed], ARTIFACTS, true);
  expectSameFacts(of);
  const { goals, artifacts, counts } = factsOfMarkdown(renderMarkdown(of));
  // The comparison is not one of nothing with nothing.
  expect(goals.map(({ session_ref }) => session_ref)).toHaveLength(14);
  expect(goals[0]).toMatchObject({
    session_ref: "invoices",
    lane: "billing",
    due: "2026-11-21T12:00:00Z",
  });
  expect(goals[0]?.asks).toHaveLength(2);
  expect(goals[0]?.commands).toHaveLength(3);
  expect(
    goals.flatMap(({ session_ref, closed }) => (closed === null ? [] : [[session_ref, closed]])),
  ).toEqual([["signed", "closed with 1 discrepancy, acknowledged by operator:dana"]]);
  expect(artifacts[0]?.mend).toEqual([]);
  expect(artifacts[1]?.wrong).toHaveLength(1);
  expect(artifacts[1]?.mend).toEqual(["To fix it: publish it again"]);
  expect(artifacts[2]).toMatchObject({
    review: [expect.stringMatching(/^reviewed at .*“Good”$/u), expect.any(String)],
    wrong: [expect.stringContaining("the brief says nothing")],
  });
  expect(counts).toEqual([14, 9, 2, 3, 2, 2, 2]);
});

test("an edited goal has one command in every format, whatever else it needs", () => {
  const waiting = goal("edited", {
    status: "held",
    due_date: "2026-11-01T00:00:00Z",
    open_asks: [ask("Which years?", NOW), ask("Is PDF enough?", NOW)],
    hold: {
      reason: "The mail service answers 429",
      source: "guard:rate-limit",
      held_at: "2026-11-19T05:00:00Z",
      until: null,
      from_status: "working",
    },
  });
  const of = board([{ ...waiting, mismatches: ["done_when"] }]);
  expectSameFacts(of);
  expect(factsOfCards(renderCards(of, { colour: false })).goals[0]?.commands).toEqual([
    "svc-goals log --session-ref edited",
  ]);
});

test.each([
  ["whose status is another", { status: "open" as const }],
  ["that is malformed", { record: null, problems: [refused("goal.malformed", "no goal", "see")] }],
])("the hold of a record %s is told in every format", (_, odd) => {
  const hold = {
    reason: "The mail service answers 429",
    source: "guard:rate-limit",
    held_at: "2026-11-19T05:00:00Z",
    until: "2026-11-20T05:00:00Z",
    from_status: "working" as const,
  };
  const { status, ...rest } = { status: "held" as const, ...odd };
  const readable = { keys: { status, hold }, asks: [], hidden: null };
  const of = board([{ ...goal("odd", { status, hold }), readable, ...rest }]);
  const plain = { colour: false };
  for (const shown of [
    renderMarkdown(of),
    renderBox(of, { ...plain, columns: 20_000 }),
    renderCards(of, plain),
    renderJson(of),
  ]) {
    for (const fact of Object.values(hold)) expect(shown).toContain(fact);
  }
});

test("an empty board says so in every format", () => {
  expectSameFacts(board([]));
});

const hostile = fc.constantFrom(
  "Ship the export",
  "a | b | c",
  "run `svc | head` now",
  "\u001b[2Jcleared\u0007",
  "right\u202eleft",
  "<script>alert(1)</script>",
  "# not a heading",
  "- not a list",
  "see https://example.com/a_b?c=d&e=f then go",
  "日本語 and 👩‍👩‍👧‍👦",
  String.raw`C:\new\table`,
  "*bold* _it_ ~~no~~ [x](y)",
  "session_ref: forged",
  "Ready?”\nhas an EXPIRED hold: it was to end at 2026-11-01T00:00:00Z (22d ago)\ntype: svc-goals resume",
  "one\nDone when: nothing\nReasoning: none",
  "&lt; &copy; AT&T",
);

const hostileGoal = fc
  .record({
    ref: hostile,
    goal: hostile,
    done_when: hostile,
    reasoning: fc.option(hostile),
    asked: hostile,
    reason: hostile,
    name: hostile,
    status: fc.constantFrom("working" as const, "held" as const),
  })
  .map(({ ref, asked, reason, name, ...values }) =>
    goal(ref, {
      ...values,
      source: `operator:${name}`,
      open_asks: [ask(asked, NOW), ask(asked, "2026-11-21T01:00:00Z")],
      hold:
        values.status === "held"
          ? {
              reason,
              source: `guard:${name}`,
              held_at: NOW,
              until: "2026-11-23T00:00:00Z",
              from_status: "open",
            }
          : null,
    }),
  );

test("whatever the fields hold, the facts are the same and nothing acts on the terminal", () => {
  fc.assert(
    fc.property(fc.array(hostileGoal, { maxLength: 3 }), hostile, (goals, title) => {
      const of = board(goals, [artifact("https://artifacts.example.com/a?b=c&d=e", { title })]);
      expectSameFacts(of);
      for (const printed of [
        renderMarkdown(of),
        renderBox(of, { colour: false, columns: 80 }),
        renderCards(of, { colour: false }),
        renderJson(of),
      ]) {
        expect(printed).not.toMatch(/(?![\n])\p{Cc}|[\u202a-\u202e\u2066-\u2069]/u);
      }
    }),
    { numRuns: 150 },
  );
});
