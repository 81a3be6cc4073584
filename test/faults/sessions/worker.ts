/**
 * Some sessions that enrol, ask, resolve, hold, resume, redirect and close at random on the same goals
 * and lanes as all others, until the time is over. Prints what became of their commands, as JSON.
 */
import { addAsk, resolveAsk } from "../../../src/app/change-asks.ts";
import type { GoalAnswer } from "../../../src/app/change-goal.ts";
import { type CloseAnswer, closeGoal } from "../../../src/app/close-goal.ts";
import type { AppContext } from "../../../src/app/context.ts";
import { holdGoal } from "../../../src/app/hold-goal.ts";
import { redirectGoal } from "../../../src/app/redirect-goal.ts";
import { resumeGoal } from "../../../src/app/resume-goal.ts";
import { setGoal } from "../../../src/app/set-goal.ts";
import { openStore } from "../../../src/cli/open-store.ts";
import type { Outcome } from "../../../src/domain/errors.ts";
import { timestampOf } from "../../../src/domain/time.ts";
import { DEFAULT_POLICY } from "../../../src/policy/defaults.ts";
import { type Store, StoreError } from "../../../src/store/port.ts";

/** What became of the commands of one process. */
export interface Tally {
  /** Commands that made a change, which is one event each. */
  readonly changed: number;
  /** Commands that a rule refused or that found everything as it should be. */
  readonly refused: number;
  /** Codes of what the store was refused with; there should be none. */
  readonly failed: Readonly<Record<string, number>>;
}

const LANES = 64;
const GOALS_A_LANE = 3;
/**
 * Longer than a command waits when nobody says how long: what is looked for is a change that is lost or doubled, and
 * on a busy machine a server that is killed may be away for most of that time, and 64 wait for it.
 */
const PATIENCE_MS = 90_000;

const [root = "", first = "", count = "", seconds = ""] = process.argv.slice(2);
const isShared = root.startsWith("postgres:");
const end = performance.now() + Number(seconds) * 1000;
const tally = { changed: 0, refused: 0, failed: {} as Record<string, number> };

function open(): Store {
  return openStore(
    isShared
      ? { kind: "postgres", address: root, env: {}, timeoutMs: PATIENCE_MS }
      : { kind: "directory", path: root },
  );
}

function contextOf(store: Store, session: number): AppContext {
  return {
    store,
    now: () => timestampOf(Date.now()),
    actor: `session:${session}`,
    policy: DEFAULT_POLICY,
    judges: {
      text: async () => () => [],
      brief: () => Promise.reject(new Error("no artifacts here")),
      deferral: async () => null,
      brokenFigure: async () => null,
      otherDeed: async () => null,
      rival: async () => null,
    },
  };
}

/** One command on a goal that others work on too. */
function act(context: AppContext, turn: number): Promise<Outcome<GoalAnswer | CloseAnswer>> {
  const number = Math.floor(Math.random() * LANES * GOALS_A_LANE);
  const ref = `session-${number}`;
  const condition = { goal: `Move the data of tenant ${number}`, done_when: "All rows are there." };
  const dice = Math.random();
  if (dice < 0.25) {
    const lane_id = `lane-${number % LANES}`;
    return setGoal(context, { session_ref: ref, ...condition, source: "operator:dana", lane_id });
  }
  if (dice < 0.4) return addAsk(context, ref, `Question ${turn}?`);
  if (dice < 0.55) return resolveAsk(context, ref, Math.floor(Math.random() * 4), "Yes");
  if (dice < 0.65) return setGoal(context, { session_ref: ref, status: "working" });
  if (dice < 0.75) return holdGoal(context, { session_ref: ref, reason: `reason ${turn}` });
  if (dice < 0.88) return resumeGoal(context, { session_ref: ref });
  if (dice < 0.92) {
    const done_when = `All rows are there ${turn} times.`;
    return redirectGoal(context, { session_ref: ref, ...condition, done_when, reason: "again" });
  }
  const delivered_items = ["all rows are there"];
  return closeGoal(context, {
    session_ref: ref,
    delivered_items,
    acknowledged_by: "operator:dana",
  });
}

function hasChanged(answer: GoalAnswer | CloseAnswer): boolean {
  return "kind" in answer ? answer.kind === "closed" : answer.changed;
}

async function run(session: number, store: Store): Promise<void> {
  const context = contextOf(store, session);
  for (let turn = 0; performance.now() < end; turn += 1) {
    try {
      const outcome = await act(context, turn);
      if (outcome.ok && hasChanged(outcome.value)) tally.changed += 1;
      else tally.refused += 1;
    } catch (error) {
      if (!(error instanceof StoreError)) throw error;
      const { code } = error.problem;
      tally.failed[code] = (tally.failed[code] ?? 0) + 1;
    }
  }
}

// A connection for each session; of a file each process has one.
const common = isShared ? null : open();
const sessions = Array.from({ length: Number(count) }, (_, i) => Number(first) + i);
await Promise.all(
  sessions.map(async (session) => {
    const store = common ?? open();
    await run(session, store);
    await store.close();
  }),
);
process.stdout.write(JSON.stringify(tally satisfies Tally));
