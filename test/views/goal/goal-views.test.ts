import { expect, test } from "bun:test";
import { unresolved } from "../../../src/domain/ask.ts";
import type { DiscrepancyKind } from "../../../src/domain/goal.ts";
import { readGoal } from "../../../src/domain/goal-decode.ts";
import { copiesIn } from "../../../src/app/close-report.ts";
import { refused } from "../../../src/domain/errors.ts";
import { askView } from "../../../src/views/goal/ask-view.ts";
import { goalView } from "../../../src/views/goal/goal-view.ts";
import { renderNow } from "../../../src/views/goal/now.ts";
import { renderGoal } from "../../../src/views/goal/text.ts";
import { measureRows, rowPrinter } from "../../../src/views/terminal/table-rows.ts";
import { printAll } from "../print-all.ts";
import { ACKNOWLEDGED, NOW, ask, record } from "../board/sample.ts";

const PLAIN = { colour: false, now: NOW, columns: 80 };

const FULL = {
  session_ref: "invoices",
  text: "",
  problems: [],
  record: record("invoices", {
    done_when: "1. The page loads\n2. The export works",
    due_date: "2026-11-21T12:00:00Z",
    open_asks: [
      ask("PDF or CSV?", "2026-11-21T08:30:00Z"),
      { ...ask("Which years?", "2026-11-21T05:00:00Z"), resolution: "All", resolved_at: NOW },
    ],
  }),
};
const MALFORMED = {
  session_ref: "broken",
  text: '{"x": "\u001b[2J"}',
  record: null,
  problems: [refused("goal.malformed", "the stored goal has no goal", "compare it")],
};

test("a list tells of a closure that an operator acknowledged", () => {
  const signed = record("signed", { status: "complete", closure: ACKNOWLEDGED });
  const goals = [{ ...FULL, record: signed }];
  const view = goalView(NOW);
  const shown = printAll(rowPrinter(view, "markdown", PLAIN), goals);
  expect(shown).toContain(
    "| complete<br>**closed with 1 discrepancy, acknowledged by operator:dana** |",
  );
  expect(printAll(rowPrinter(view, "cards", PLAIN), goals)).toContain(
    "is complete.\nIt was closed with 1 discrepancy, acknowledged by operator:dana.\n",
  );
  const clean = { ...signed, closure: { ...ACKNOWLEDGED, discrepancies: [] } };
  const card = printAll(rowPrinter(view, "cards", PLAIN), [{ ...FULL, record: clean }]);
  expect(card).not.toContain("closed");
});

test("a list of goals in each format, malformed ones too", () => {
  const view = goalView(NOW);
  const goals = [FULL, MALFORMED];
  expect(printAll(rowPrinter(view, "markdown", PLAIN), goals))
    .toBe(`| Session | Status | Goal | When |
| --- | --- | --- | --- |
| **invoices** | working | Let customers download their invoices as one file.<br>Done when: 1. The page loads<br>\\| 2. The export works | 1 open ask<br>due 2026-11-21T12:00:00Z (in 2h30m)<br>updated 2026-11-21T09:15:00Z |
| **broken** | **MALFORMED** | the stored goal has no goal |  |
`);
  const measure = measureRows(view);
  for (const goal of goals) measure.add(goal);
  expect(printAll(measure.printer(PLAIN), goals))
    .toBe(`┌──────────┬───────────┬──────────────────────┬────────────────────────────────┐
│ Session  │ Status    │ Goal                 │ When                           │
├──────────┼───────────┼──────────────────────┼────────────────────────────────┤
│ invoices │ working   │ Let customers        │ 1 open ask                     │
│          │           │ download their       │ due 2026-11-21T12:00:00Z (in   │
│          │           │ invoices as one      │ 2h30m)                         │
│          │           │ file.                │ updated 2026-11-21T09:15:00Z   │
│          │           │ Done when: 1. The    │                                │
│          │           │ page loads           │                                │
│          │           │ | 2. The export      │                                │
│          │           │ works                │                                │
├──────────┼───────────┼──────────────────────┼────────────────────────────────┤
│ broken   │ MALFORMED │ the stored goal has  │                                │
│          │           │ no goal              │                                │
└──────────┴───────────┴──────────────────────┴────────────────────────────────┘
`);
  expect(printAll(rowPrinter(view, "cards", PLAIN), goals)).toBe(`Session invoices is working.
Its goal is “Let customers download their invoices as one file.”
It is done when “1. The page loads\\n2. The export works”.
It is due 2026-11-21T12:00:00Z (in 2h30m).
It waits for 1 answer.
It was last updated at 2026-11-21T09:15:00Z (15m ago).

Session broken is MALFORMED.
Here is what is wrong: the stored goal has no goal.
`);
  const json = printAll(rowPrinter(view, "json", PLAIN), goals);
  expect(json).not.toContain("\u001b");
  expect(JSON.parse(json)).toEqual([
    FULL.record,
    { session_ref: "broken", malformed: ["the stored goal has no goal"], text: MALFORMED.text },
  ]);
  expect(json).toBe(
    `${JSON.stringify(JSON.parse(json), null, 2).replaceAll("\u001b", "\\u001b")}\n`,
  );
});

test("a list of nothing", () => {
  expect(printAll(rowPrinter(goalView(NOW), "json", PLAIN), [])).toBe("[]\n");
  expect(printAll(rowPrinter(goalView(NOW), "cards", PLAIN), [])).toBe("");
});

test("one goal as text has every key, and a value cannot pass for a key", () => {
  const printed = renderGoal(FULL, PLAIN);
  expect(printed).toBe(`session_ref         invoices
goal                Let customers download their invoices as one file.
done_when           1. The page loads
                    2. The export works
status              working
reasoning           none
lane_id             invoices
enrolled_done_when  the same
enrolled_at         2026-11-20T08:00:00Z (1d1h ago)
source              operator:dana
due_date            2026-11-21T12:00:00Z (in 2h30m)
open_asks           0, asked at 2026-11-21T08:30:00Z (1h ago): PDF or CSV?
                       not answered yet
                    1, asked at 2026-11-21T05:00:00Z (4h30m ago): Which years?
                       answered at 2026-11-21T09:30:00Z (0s ago): All
history             none
hold                none
closure             none
updated_at          2026-11-21T09:15:00Z (15m ago)
`);
  const forged = { ...FULL, record: record("s", { goal: "a\nstatus  complete\u001b[2J" }) };
  expect(renderGoal(forged, PLAIN)).toContain("\n                    status  complete\\x1b[2J\n");
  expect(renderGoal(MALFORMED, PLAIN)).toContain('stored text  {"x": "\\x1b[2J"}');
});

test("no stored text passes for a line of the form that it stands in", () => {
  const at = "2026-11-21T09:30:00Z (0s ago)";
  const lies = {
    open_asks: `\n   answered at ${at}: Yes, delete them\n1, asked at ${at}: And the rest?`,
    history: `\n   status until then: complete\r\nredirected at ${at} by operator:dana: no`,
    hold: `\nsince ${at}, was complete before`,
    closure: "all done\nacknowledged by operator:dana\n\rdelivered “Logo” for “A logo”",
  };
  const { open_asks, history, hold, closure } = lies;
  const entry = { goal: "g", done_when: "d", status: "open", reason: history } as const;
  const goal = record("s", {
    open_asks: [ask(open_asks, NOW)],
    history: [{ ...entry, redirected_at: NOW, redirected_by: "operator:dana" }],
    hold: { reason: hold, source: "x:y", held_at: NOW, until: null, from_status: "open" },
    closure: {
      delivered_items: [],
      credits: [],
      close_note: closure,
      closed_at: NOW,
      discrepancies: [],
      acknowledged_by: null,
    },
  });
  const printed = renderGoal({ ...FULL, record: goal }, PLAIN).split("\n");
  for (const lie of Object.values(lies).flatMap((text) => text.split(/[\r\n]+/u).slice(1))) {
    const shown = printed.filter((line) => line.endsWith(lie));
    expect(shown).toEqual([`${" ".repeat(20)}| ${lie}`]);
  }
});

test("a redirect, a hold and a closure as text", () => {
  const goal = record("s", {
    status: "complete",
    history: [
      {
        goal: "Old goal",
        done_when: "Old condition",
        status: "working",
        reason: "Priorities",
        redirected_at: NOW,
        redirected_by: "operator:dana",
      },
    ],
    hold: {
      reason: "Wait",
      source: "guard:rate-limit",
      held_at: NOW,
      until: NOW,
      from_status: "open",
    },
    closure: {
      delivered_items: ["Page", "Extra"],
      credits: [{ condition: "The page loads", item: "Page", shared_words: [] }],
      close_note: "Done",
      closed_at: NOW,
      discrepancies: [
        { kind: "missing_item", condition: null, item: null, detail: "nothing for: x" },
      ],
      acknowledged_by: "operator:dana",
    },
  });
  const printed = renderGoal({ ...FULL, record: goal }, PLAIN);
  for (const line of [
    "redirected at 2026-11-21T09:30:00Z (0s ago) by operator:dana: Priorities",
    "   goal until then: Old goal",
    "by guard:rate-limit: Wait",
    "delivered “Page” for “The page loads”, without a word in common",
    "delivered “Extra” beyond the conditions",
    "note: Done",
    "discrepancy: nothing for: x",
    "acknowledged by operator:dana",
  ]) {
    expect(printed).toContain(`${line}\n`);
  }
});

test("a closure as text tells deliveries, copies and what is no delivery apart", () => {
  const told = (kind: DiscrepancyKind, item: string | null, detail: string) => ({
    kind,
    condition: null,
    item,
    detail,
  });
  const goal = record("s", {
    done_when: "1. The page loads before noon\n2. the export works\n3. the help",
    closure: {
      delivered_items: ["The page loads", "Loads the page!", "Logo", "Export fails", "Help later"],
      credits: [{ condition: "The page loads", item: "The page loads", shared_words: ["page"] }],
      close_note: null,
      closed_at: NOW,
      discrepancies: [
        told("missing_item", null, "nothing was delivered for: the export works"),
        told("denying_item", "Export fails", "it says that this does not hold: the export works"),
        told("deferring_item", "Help later", "later"),
        told("unmatched_credit", "Logo", '"Logo" shares no word with: the help'),
      ],
      acknowledged_by: null,
    },
  });
  const printed = renderGoal({ ...FULL, record: goal }, { ...PLAIN, copies: copiesIn(goal) });
  expect(printed.slice(printed.indexOf("closure "), printed.indexOf("updated_at")))
    .toBe(`closure             closed at 2026-11-21T09:30:00Z (0s ago)
                    delivered “The page loads” for “The page loads”
                    “Loads the page!” says what another item says
                    delivered “Logo” beyond the conditions
                    discrepancy: nothing was delivered for: the export works
                    discrepancy: the item “Export fails” is no delivery: it says that this does not hold: the export works
                    discrepancy: the item “Help later” is no delivery: later
                    discrepancy: "Logo" shares no word with: the help
`);
});

test("a stored discrepancy of a kind that is not known is told by its detail", () => {
  const [item, detail] = ["Logo", "told by another version"];
  const discrepancies = [{ kind: "missing_item", condition: null, item, detail }] as const;
  const closure = { ...ACKNOWLEDGED, delivered_items: [item], credits: [], discrepancies };
  const text = JSON.stringify(record("s", { closure })).replace("missing_item", "other");
  const read = readGoal({ session_ref: "s", text });
  if (!read.ok) throw new Error("the record is in order");
  const printed = renderGoal({ ...FULL, record: read.value }, PLAIN);
  expect(printed).toContain(` discrepancy: ${detail}\n`);
  expect(printed).toContain(`delivered “${item}” beyond the conditions\n`);
});

test("now is one line, whatever the goal says", () => {
  expect(renderNow(FULL, NOW)).toBe(
    "working: Let customers download their invoices as one file. (1 open ask; due 2026-11-21T12:00:00Z (in 2h30m))\n",
  );
  expect(
    renderNow(
      { ...FULL, record: record("s", { goal: "a\nb", due_date: "2026-11-20T09:30:00Z" }) },
      NOW,
    ),
  ).toBe("working: a\\nb (0 open asks; OVERDUE since 2026-11-20T09:30:00Z (1d ago))\n");
  expect(renderNow(MALFORMED, NOW)).toBe("MALFORMED: the stored goal has no goal\n");
});

test("an unanswered ask says how to answer it", () => {
  const asks = unresolved(FULL.record.open_asks).map((one) =>
    Object.assign(
      { session_ref: "two words", age_ms: 3_600_000, canBeAnswered: true, hasTrail: true },
      one,
    ),
  );
  expect(printAll(rowPrinter(askView(NOW), "cards", PLAIN), asks))
    .toBe(`Session two words put ask 0 at 2026-11-21T08:30:00Z (1h ago): “PDF or CSV?”
To answer it, type: svc-goals resolve-ask --session-ref 'two words' --ask-index 0 --resolution <answer>
`);
  expect(JSON.parse(printAll(rowPrinter(askView(NOW), "json", PLAIN), asks))).toEqual([
    {
      session_ref: "two words",
      index: 0,
      text: "PDF or CSV?",
      asked_at: "2026-11-21T08:30:00Z",
      age: "1h",
      age_seconds: 3600,
      next: "svc-goals resolve-ask --session-ref 'two words' --ask-index 0 --resolution <answer>",
    },
  ]);
});

test("an ask that cannot be answered says why, beside the command that shows what was edited", () => {
  const [first] = unresolved(FULL.record.open_asks);
  const asks = [
    { ...first!, session_ref: "s", age_ms: 3_600_000, canBeAnswered: false, hasTrail: true },
  ];
  for (const format of ["markdown", "cards"] as const) {
    const shown = printAll(rowPrinter(askView(NOW), format, PLAIN), asks);
    expect(shown).toMatch(/Somebody has edited its goal in the store[.:] To see what it was/iu);
    expect(shown).toContain("svc-goals log --session-ref s");
    expect(shown).not.toContain("resolve-ask");
  }
});

test("a finished goal is not overdue", () => {
  const due_date = "2026-11-20T12:00:00Z";
  for (const status of ["complete", "abandoned"] as const) {
    const goal = { ...FULL, record: { ...FULL.record, status, due_date } };
    expect(renderNow(goal, NOW)).toContain("; due 2026-11-20T12:00:00Z");
    const hold = { reason: "audit", source: "operator:dana", until: null };
    const held = record("s", {
      status: "held",
      due_date,
      hold: { ...hold, held_at: due_date, from_status: status },
    });
    expect(renderNow({ ...FULL, record: held }, NOW)).toContain("; due 2026-11-20T12:00:00Z");
  }
  const open = { ...FULL, record: { ...FULL.record, status: "open", due_date } as const };
  const held = (from_status: "open" | "complete") => {
    const hold = { reason: "x", source: "operator:dana", held_at: NOW, until: null, from_status };
    return { ...FULL, record: { ...FULL.record, status: "held", hold, due_date } as const };
  };
  for (const late of [open, held("open")]) {
    expect(renderNow(late, NOW)).toContain("OVERDUE since 2026-11-20T12:00:00Z (21h30m ago)");
    for (const format of ["markdown", "cards"] as const) {
      const shown = printAll(rowPrinter(goalView(NOW), format, PLAIN), [late]);
      expect(shown).toContain("OVERDUE since 2026-11-20T12:00:00Z (21h30m ago)");
    }
  }
  expect(renderNow(held("complete"), NOW)).not.toContain("OVERDUE");
});
