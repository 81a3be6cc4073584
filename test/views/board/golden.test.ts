import { expect, test } from "bun:test";
import { renderBox, renderCards, renderJson, renderMarkdown } from "./rendered.ts";
import { artifact, ask, board, goal } from "./sample.ts";
import { refused } from "../../../src/domain/errors.ts";

const SMALL = board(
  [
    goal("invoices", {
      due_date: "2026-11-21T12:00:00Z",
      open_asks: [ask("Is PDF enough, or CSV too?", "2026-11-21T08:30:00Z")],
    }),
    goal("fresh", { status: "open" }),
  ],
  [
    {
      ...artifact("https://artifacts.example.com/a/by-hand", { brief: null }),
      breaches: [refused("artifact.wrong_shape", "it has a brief of another shape", "publish it")],
    },
  ],
);

test("the board as Markdown", () => {
  expect(renderMarkdown(SMALL)).toBe(`## Needs you (1)

| Session | Goal | What it needs, since when |
| --- | --- | --- |
| **invoices**<br>status: working<br>source: operator:dana | Let customers download their invoices as one file.<br>Done when: The page loads and the export works. | **has waited for 1 answer since 2026-11-21T08:30:00Z (1h)**<br>ask 0, asked at 2026-11-21T08:30:00Z (1h ago): “Is PDF enough, or CSV too?”<br>\`svc-goals resolve-ask --session-ref invoices --ask-index 0 --resolution <answer>\`<br>due: 2026-11-21T12:00:00Z (in 2h30m)<br>updated: 2026-11-21T09:15:00Z (15m ago) |

## Working and open (1)

| Session | Goal | Since when |
| --- | --- | --- |
| **fresh**<br>status: open<br>source: operator:dana | Let customers download their invoices as one file.<br>Done when: The page loads and the export works. | updated: 2026-11-21T09:15:00Z (15m ago) |

## Artifacts to review or to fix (1)

| Artifact | Brief | Review |
| --- | --- | --- |
| **Invoice download**<br><https://artifacts.example.com/a/by-hand><br>kind: page<br>source: session:invoices |  | **NONCONFORMING: it has a brief of another shape \\[artifact.wrong_shape\\]**<br>To fix it: publish it<br>unreviewed<br>published at 2026-11-21T08:00:00Z (1h30m ago)<br>\`svc-artifacts mark-reviewed --url https://artifacts.example.com/a/by-hand --published-at 2026-11-21T08:00:00Z --response <response>\` |

Of 2 goals, 1 needs you, 1 is working or open and 0 rest; 1 ask of the goals shown is unanswered. 1 artifact is unreviewed, 1 is nonconforming.
`);
});

test("the board as a box of 80 cells", () => {
  expect(renderBox(SMALL, { colour: false, columns: 80 })).toBe(`Needs you (1)
┌───────────────────────┬─────────────────────┬────────────────────────────────┐
│ Session               │ Goal                │ What it needs, since when      │
├───────────────────────┼─────────────────────┼────────────────────────────────┤
│ invoices              │ Let customers       │ has waited for 1 answer since  │
│ status: working       │ download their      │ 2026-11-21T08:30:00Z (1h)      │
│ source: operator:dana │ invoices as one     │ ask 0, asked at                │
│                       │ file.               │ 2026-11-21T08:30:00Z (1h ago): │
│                       │ Done when: The page │ “Is PDF enough, or CSV too?”   │
│                       │ loads and the       │ run [1] below                  │
│                       │ export works.       │ due: 2026-11-21T12:00:00Z (in  │
│                       │                     │ 2h30m)                         │
│                       │                     │ updated: 2026-11-21T09:15:00Z  │
│                       │                     │ (15m ago)                      │
└───────────────────────┴─────────────────────┴────────────────────────────────┘
[1] svc-goals resolve-ask --session-ref invoices --ask-index 0 --resolution <answer>

Working and open (1)
┌───────────────────────┬─────────────────────┬────────────────────────────────┐
│ Session               │ Goal                │ Since when                     │
├───────────────────────┼─────────────────────┼────────────────────────────────┤
│ fresh                 │ Let customers       │ updated: 2026-11-21T09:15:00Z  │
│ status: open          │ download their      │ (15m ago)                      │
│ source: operator:dana │ invoices as one     │                                │
│                       │ file.               │                                │
│                       │ Done when: The page │                                │
│                       │ loads and the       │                                │
│                       │ export works.       │                                │
└───────────────────────┴─────────────────────┴────────────────────────────────┘

Artifacts to review or to fix (1)
┌───────────────────────────────┬───────┬──────────────────────────────────────┐
│ Artifact                      │ Brief │ Review                               │
├───────────────────────────────┼───────┼──────────────────────────────────────┤
│ Invoice download              │       │ NONCONFORMING: it has a brief of     │
│ [2]                           │       │ another shape [artifact.wrong_shape] │
│ kind: page                    │       │ To fix it: publish it                │
│ source: session:invoices      │       │ unreviewed                           │
│                               │       │ published at 2026-11-21T08:00:00Z    │
│                               │       │ (1h30m ago)                          │
│                               │       │ run [3] below                        │
└───────────────────────────────┴───────┴──────────────────────────────────────┘
[2] https://artifacts.example.com/a/by-hand
[3] svc-artifacts mark-reviewed --url https://artifacts.example.com/a/by-hand --published-at 2026-11-21T08:00:00Z --response <response>

Of 2 goals, 1 needs you, 1 is working or open and 0 rest; 1 ask of the goals
shown is unanswered.
1 artifact is unreviewed, 1 is nonconforming.
`);
});

test("the board as cards", () => {
  expect(renderCards(SMALL, { colour: false })).toBe(`Session invoices needs you.
It has waited for 1 answer since 2026-11-21T08:30:00Z (1h).
It put ask 0, asked at 2026-11-21T08:30:00Z (1h ago): “Is PDF enough, or CSV too?”
To answer it, type: svc-goals resolve-ask --session-ref invoices --ask-index 0 --resolution <answer>
Its goal is “Let customers download their invoices as one file.”
It is done when “The page loads and the export works.”
Its status is working.
It is due at 2026-11-21T12:00:00Z (in 2h30m).
Its source is operator:dana.
It was last updated at 2026-11-21T09:15:00Z (15m ago).

Session fresh needs nothing from you.
Its goal is “Let customers download their invoices as one file.”
It is done when “The page loads and the export works.”
Its status is open.
Its source is operator:dana.
It was last updated at 2026-11-21T09:15:00Z (15m ago).

Artifact “Invoice download” is at https://artifacts.example.com/a/by-hand
It is NONCONFORMING: it has a brief of another shape [artifact.wrong_shape].
To fix it: publish it.
Its kind is page.
It is unreviewed.
It was published at 2026-11-21T08:00:00Z (1h30m ago).
Its source is session:invoices.
To go on, type: svc-artifacts mark-reviewed --url https://artifacts.example.com/a/by-hand --published-at 2026-11-21T08:00:00Z --response <response>

Of 2 goals, 1 needs you, 1 is working or open and 0 rest; 1 ask of the goals shown is unanswered.
1 artifact is unreviewed, 1 is nonconforming.
`);
});

test("the board as JSON", () => {
  expect(renderJson(SMALL)).toBe(`{
  "goals": [
    {
      "session_ref": "invoices",
      "goal": "Let customers download their invoices as one file.",
      "done_when": "The page loads and the export works.",
      "status": "working",
      "reasoning": null,
      "lane_id": "invoices",
      "source": "operator:dana",
      "due_date": "2026-11-21T12:00:00Z",
      "open_asks": [
        {
          "index": 0,
          "text": "Is PDF enough, or CSV too?",
          "asked_at": "2026-11-21T08:30:00Z",
          "resolution": null,
          "resolved_at": null,
          "next": "svc-goals resolve-ask --session-ref invoices --ask-index 0 --resolution <answer>"
        }
      ],
      "hold": null,
      "acknowledged": null,
      "updated_at": "2026-11-21T09:15:00Z",
      "section": "needs_operator",
      "reasons": [
        {
          "kind": "asks",
          "since": "2026-11-21T08:30:00Z",
          "text": "has waited for 1 answer since 2026-11-21T08:30:00Z (1h)",
          "next": "svc-goals resolve-ask --session-ref invoices --ask-index 0 --resolution <answer>"
        }
      ],
      "since": "2026-11-21T08:30:00Z",
      "next": "svc-goals resolve-ask --session-ref invoices --ask-index 0 --resolution <answer>"
    },
    {
      "session_ref": "fresh",
      "goal": "Let customers download their invoices as one file.",
      "done_when": "The page loads and the export works.",
      "status": "open",
      "reasoning": null,
      "lane_id": "fresh",
      "source": "operator:dana",
      "due_date": null,
      "open_asks": [],
      "hold": null,
      "acknowledged": null,
      "updated_at": "2026-11-21T09:15:00Z",
      "section": "active",
      "reasons": [],
      "since": "2026-11-21T09:15:00Z",
      "next": null
    }
  ],
  "artifacts": [
    {
      "url": "https://artifacts.example.com/a/by-hand",
      "title": "Invoice download",
      "kind": "page",
      "source": "session:invoices",
      "published_at": "2026-11-21T08:00:00Z",
      "brief": null,
      "reviewed": false,
      "reviewed_at": null,
      "reviewer_response": null,
      "nonconforming": [
        {
          "code": "artifact.wrong_shape",
          "message": "it has a brief of another shape",
          "advice": "publish it"
        }
      ],
      "next": "svc-artifacts mark-reviewed --url https://artifacts.example.com/a/by-hand --published-at 2026-11-21T08:00:00Z --response <response>"
    }
  ],
  "counts": {
    "goals": 2,
    "needs_operator": 1,
    "active": 1,
    "rest": 0,
    "unanswered_asks": 1,
    "unreviewed": 1,
    "nonconforming": 1
  }
}
`);
});

test("colour adds nothing but colour", () => {
  const box = { colour: true, columns: 100 };
  expect(renderBox(SMALL, box)).toContain("\u001b[1;31m");
  expect(Bun.stripANSI(renderBox(SMALL, box))).toBe(renderBox(SMALL, { ...box, colour: false }));
  expect(Bun.stripANSI(renderCards(SMALL, box))).toBe(renderCards(SMALL, { colour: false }));
});

test("in a narrow box the counts are wrapped between words, too", () => {
  const lines = renderBox(SMALL, { colour: false, columns: 60 }).trimEnd().split("\n");
  expect(lines.slice(-3)).toEqual([
    "Of 2 goals, 1 needs you, 1 is working or open and 0 rest; 1",
    "ask of the goals shown is unanswered.",
    "1 artifact is unreviewed, 1 is nonconforming.",
  ]);
});
