import { readArtifact } from "../../../src/domain/artifact-decode.ts";
import { type Ask, openAsk } from "../../../src/domain/ask.ts";
import { type Board, type JudgedArtifact, buildBoard } from "../../../src/domain/board.ts";
import type { BoardInputGoal } from "../../../src/domain/board-need.ts";
import { refused } from "../../../src/domain/errors.ts";
import type { Closure, GoalRecord } from "../../../src/domain/goal.ts";

export const NOW = "2026-11-21T09:30:00Z";
const FOUR_HOURS = 4 * 60 * 60 * 1000;

/** A goal of session `ref` that was updated a quarter of an hour ago. */
export function record(ref: string, values: Partial<GoalRecord> = {}): GoalRecord {
  const done_when = values.done_when ?? "The page loads and the export works.";
  return {
    session_ref: ref,
    goal: "Let customers download their invoices as one file.",
    done_when,
    status: "working",
    reasoning: null,
    lane_id: ref,
    enrolled_done_when: done_when,
    enrolled_at: "2026-11-20T08:00:00Z",
    source: "operator:dana",
    due_date: null,
    open_asks: [],
    history: [],
    hold: null,
    closure: null,
    updated_at: "2026-11-21T09:15:00Z",
    ...values,
  };
}

export function goal(ref: string, values: Partial<GoalRecord> = {}): BoardInputGoal {
  return { session_ref: ref, record: record(ref, values), problems: [], mismatches: [] };
}

export function ask(text: string, asked_at: string): Ask {
  return openAsk(text, asked_at);
}

export function artifact(url: string, values: object = {}): JudgedArtifact {
  const value = {
    url,
    title: "Invoice download",
    kind: "page",
    source: "session:invoices",
    published_at: "2026-11-21T08:00:00Z",
    brief: {
      built: "A page with a button that downloads all invoices of a year.",
      does: "Packs the invoices of the chosen year into one file.",
      works: "Open the page, choose 2025: a file with 12 invoices arrives in 3 seconds.",
    },
    reviewed: false,
    reviewed_at: null,
    reviewer_response: null,
    ...values,
  };
  return { artifact: readArtifact({ url, text: JSON.stringify(value) }), breaches: [] };
}

export function board(
  goals: readonly BoardInputGoal[],
  artifacts: readonly JudgedArtifact[] = [],
  all = false,
): Board {
  return buildBoard({ goals, artifacts, now: NOW, staleAfterMs: FOUR_HOURS, all });
}

/** A closure with one of two items, which an operator took on. */
export const ACKNOWLEDGED: Closure = {
  delivered_items: ["The page loads"],
  credits: [
    { condition: "The page loads", item: "The page loads", shared_words: ["page", "load"] },
  ],
  close_note: null,
  closed_at: "2026-11-21T09:15:00Z",
  discrepancies: [
    {
      kind: "missing_item",
      condition: "the export works.",
      item: null,
      detail: "nothing was delivered for “the export works.”",
    },
  ],
  acknowledged_by: "operator:dana",
};

/** One goal for every reason, some with several. */
export const EVERY_REASON: readonly BoardInputGoal[] = [
  goal("quiet-night", { updated_at: "2026-11-21T03:00:00Z" }),
  goal("fast-clock", { updated_at: "2030-01-01T00:00:00Z" }),
  {
    ...goal("swapped", { status: "open" }),
    mismatches: ["done_when", "enrolled_at"],
  },
  {
    session_ref: "broken",
    record: null,
    readable: {
      keys: { goal: "Let customers pay.", status: "held", lane_id: "broken" },
      asks: [],
      hidden: null,
    },
    mismatches: [],
    problems: [
      refused("goal.malformed", 'the stored goal of session "broken" has no goal', "compare it"),
    ],
  },
  { session_ref: "vanished", record: null, mismatches: ["record"], problems: [] },
  goal("new-course", {
    status: "redirected",
    goal: "Let customers pay their invoices by card on the page.",
    done_when: "A card payment of 1 euro arrives on the test account.",
    history: [
      {
        goal: "Let customers download their invoices as one file.",
        done_when: "The page loads.",
        status: "working",
        reason: "Paying matters more this week",
        redirected_at: "2026-11-21T07:30:00Z",
        redirected_by: "operator:dana",
      },
    ],
  }),
  goal("rate-limited", {
    status: "held",
    hold: {
      reason: "The mail service answers 429",
      source: "guard:rate-limit",
      held_at: "2026-11-19T05:00:00Z",
      until: "2026-11-21T06:00:00Z",
      from_status: "working",
    },
  }),
  goal("late", { status: "open", due_date: "2026-11-20T17:00:00Z" }),
  goal("invoices", {
    reasoning: "The format has to be chosen before the page can be built.",
    lane_id: "billing",
    due_date: "2026-11-21T12:00:00Z",
    open_asks: [
      ask("Should cancelled invoices be in the file?", "2026-11-21T05:10:00Z"),
      { ...ask("Which years?", "2026-11-21T05:00:00Z"), resolution: "All", resolved_at: NOW },
      ask("Is PDF enough, or CSV too?", "2026-11-21T08:30:00Z"),
    ],
    updated_at: "2026-11-21T05:10:00Z",
  }),
  goal("at-work", { due_date: "2026-11-22T09:30:00Z" }),
  goal("fresh", { status: "open" }),
  goal("later", { status: "deferred" }),
  goal("done", { status: "complete" }),
];

export const ARTIFACTS: readonly JudgedArtifact[] = [
  artifact("https://artifacts.example.com/a/invoice-download"),
  {
    ...artifact("https://artifacts.example.com/a/by-hand?view=full&lang=en#top", {
      brief: null,
      title: 7,
    }),
    breaches: [
      refused(
        "artifact.wrong_shape",
        "the stored artifact has a brief of another shape",
        "publish it again",
      ),
    ],
  },
  {
    ...artifact("https://artifacts.example.com/a/signed-by-hand", {
      reviewed: true,
      reviewed_at: "2026-11-21T08:30:00Z",
      reviewer_response: "Good",
    }),
    breaches: [refused("brief.works_not_concrete", "the brief says nothing", "name what ran")],
  },
  artifact("https://artifacts.example.com/a/reviewed", { reviewed: true }),
];
