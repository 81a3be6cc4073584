import { type Whereabouts, sessionCommand } from "../domain/board-command.ts";
import {
  type Outcome,
  type Problem,
  type Warning,
  accept,
  problemsOf,
  reject,
  rejectWith,
  warning,
} from "../domain/errors.ts";
import { besideEdited, checkAnchors, readAnchored, rowGone } from "../domain/goal-anchors.ts";
import type { LintText } from "../domain/goal-rules.ts";
import { type GoalRecord, isFinished } from "../domain/goal.ts";
import type { GoalOperation } from "../domain/operation.ts";
import { onlyTrailTells } from "../domain/redirect-pickup.ts";
import { otherForms } from "../domain/unicode-twin.ts";
import { type SetRequest, enrolGoal, updateGoal } from "../domain/goal-set.ts";
import type { Reader, Writer } from "../store/port.ts";
import { type GoalAnswer, storeChange } from "./change-goal.ts";
import { wasEnrolled } from "./find-goal.ts";
import { lintBeforehand } from "./lint-beforehand.ts";
import { type AppContext, checkActor, stampOf } from "./context.ts";
import { answeredBefore, unseenAsk } from "./warn-of-asks.ts";

/** What `set` is given; texts are trimmed here. */
export interface SetGoalInput extends SetRequest {
  /** The lane where `lane_id` is not given: `SVC_LANE_ID`. Counts for an enrolment only. */
  readonly default_lane_id?: string | undefined;
}

export interface SetGoalAnswer extends GoalAnswer {
  /** Said aloud beside the record; the change is made all the same. */
  readonly warnings: readonly Warning[];
}

/**
 * `set`: enrols a session, or changes the status, the reasoning and the asks of an enrolled one.
 *
 * Errors on a first write: `goal.missing_flag` (usage), the rules of goal, done_when, source, session
 * reference and lane, `lane.taken`. On later writes: `goal.differs`, `done_when.differs`,
 * `source.differs`, `lane_id.differs`, `goal.held`, `goal.complete`, `goal.anchor_mismatch`,
 * `goal.malformed`. On both: `status.unknown`, `status.needs_close` and its like, `ask.empty`,
 * `actor.shape`, the rules of all texts.
 */
export async function setGoal(
  context: AppContext,
  input: SetGoalInput,
): Promise<Outcome<SetGoalAnswer>> {
  const request = trimmed(input);
  const wrong = checkActor(context);
  if (wrong.length > 0) {
    const lint = await lintBeforehand(context.judges, request);
    const judged = await context.store.read((reader) => decideSet(context, reader, request, lint));
    return judged === "needs lint" ? reject(...wrong) : rejectWith(wrong, judged);
  }
  const first = await context.store.write((writer) => trySet(context, writer, request, null));
  if (first !== "needs lint") return first;
  // Outside of the transaction, so that nobody waits while word lists are loaded.
  const lint = await lintBeforehand(context.judges, request);
  const second = await context.store.write((writer) => trySet(context, writer, request, lint));
  return second === "needs lint" ? reject() : second;
}

/** What a `set` makes of the goal that it found, which is null for an enrolment. */
type DecidedSet =
  | { readonly before: GoalRecord; readonly operation: null }
  | {
      readonly before: GoalRecord | null;
      readonly operation: GoalOperation;
      readonly warnings: readonly Warning[];
    };

/** One attempt; a first write without a lint asks for one before it writes anything. */
async function trySet(
  context: AppContext,
  writer: Writer,
  request: SetGoalInput,
  lint: LintText | null,
): Promise<Outcome<SetGoalAnswer> | "needs lint"> {
  const decided = await decideSet(context, writer, request, lint);
  if (decided === "needs lint" || !decided.ok) return decided;
  const { before, operation } = decided.value;
  if (operation === null) return accept({ record: before, changed: false, warnings: [] });
  const stored = await storeChange(context, writer, before, operation, "set");
  return stored.ok ? accept({ ...stored.value, warnings: decided.value.warnings }) : stored;
}

async function decideSet(
  context: AppContext,
  reader: Reader,
  request: SetGoalInput,
  lint: LintText | null,
): Promise<Outcome<DecidedSet> | "needs lint"> {
  const row = await reader.anchoredGoal(request.session_ref);
  if (row === null) {
    if (await wasEnrolled(reader, request.session_ref)) {
      return reject(rowGone(request.session_ref, context));
    }
    return lint === null ? "needs lint" : enrol(context, reader, request, lint);
  }
  const read = readAnchored(row, context);
  if (!read.ok) return read;
  const { record, anchors } = read.value;
  const edited = checkAnchors(record, anchors, context);
  const picksUp =
    request.status === record.status &&
    onlyTrailTells(record) &&
    (await reader.redirectsWithoutStatus([record.session_ref])).length > 0;
  const decided = updateGoal(record, request, stampOf(context), context, picksUp);
  if (edited.length > 0) {
    return reject(...edited, ...problemsOf(decided).filter(isOfRequest).map(besideEdited));
  }
  if (!decided.ok) return decided;
  const operation = decided.value;
  if (operation === null) return accept({ before: record, operation });
  const added = operation.change === "updated" ? (operation.new.open_asks ?? []) : [];
  if (added.length === 0) return accept({ before: record, operation, warnings: [] });
  const unseen = unseenAsk(context, { ...record, ...operation.new });
  const warnings = [...answeredBefore(context, record, added), ...unseen];
  return accept({ before: record, operation, warnings });
}

/** What was edited in the store says nothing about what a session enrolled with. */
function isOfRequest({ code }: Problem): boolean {
  return code !== "done_when.differs" && code !== "lane_id.differs";
}

async function enrol(
  context: AppContext,
  reader: Reader,
  request: SetGoalInput,
  lint: LintText,
): Promise<Outcome<DecidedSet>> {
  const { session_ref, lane_id, default_lane_id, goal } = request;
  const givenLane = lane_id ?? default_lane_id;
  const from = lane_id === undefined ? "SVC_LANE_ID" : "--lane-id";
  const laneId = givenLane ?? session_ref;
  const operation = enrolGoal(request, laneId, lint, stampOf(context), from, context);
  if (!operation.ok) {
    if (goal === undefined) {
      const { noGoal, spelledAlike } = await import("./no-goal.ts");
      const alike = await spelledAlike(reader, session_ref);
      if (alike !== null) return reject(noGoal(session_ref, alike, context));
    }
    const { checkLane } = await import("./check-lane.ts");
    const taken = await checkLane(context, reader, { lane_id: laneId, session_ref });
    return reject(...operation.problems, ...taken);
  }
  const twin =
    givenLane === undefined && goal !== undefined ? await reader.sessionWithGoal(goal) : null;
  const { new: enrolled } = operation.value;
  const unseen = enrolled.open_asks.length > 0 ? unseenAsk(context, enrolled) : [];
  const warnings = [
    ...(twin === null || isFinished(enrolled.status)
      ? []
      : [sameGoal(twin, enrolled.session_ref, context)]),
    ...(await otherForm(context, reader, enrolled.session_ref)),
    ...unseen,
  ];
  return accept({ before: null, operation: operation.value, warnings });
}

/** What is said where another session has this name in another form of Unicode; a name of ASCII has one form. */
async function otherForm(
  context: AppContext,
  reader: Reader,
  sessionRef: string,
): Promise<readonly Warning[]> {
  if (otherForms(sessionRef).length === 0) return [];
  const { knownTwin, twinEnrolled } = await import("./no-goal.ts");
  const known = await knownTwin(reader, sessionRef);
  return known === null ? [] : [twinEnrolled(sessionRef, known, context)];
}

function sameGoal(twin: string, sessionRef: string, where: Whereabouts): Warning {
  const ending = sessionCommand("set", sessionRef, where, " --status abandoned");
  return warning(
    "goal.same_text",
    `session "${twin}" has an unfinished goal with the same text`,
    `if this is the same work, go on with that session and end this one with "${ending}"; a shared --lane-id would have refused it`,
  );
}

function trimmed(input: SetGoalInput): SetGoalInput {
  const { session_ref, goal, done_when, source, lane_id, status, reasoning, open_asks } = input;
  const lane = input.default_lane_id?.trim();
  return {
    session_ref: session_ref.trim(),
    goal: goal?.trim(),
    done_when: done_when?.trim(),
    source: source?.trim(),
    lane_id: lane_id?.trim(),
    status: status?.trim(),
    reasoning: reasoning?.trim(),
    open_asks: open_asks?.map((text) => text.trim()),
    // An empty variable is as good as none.
    default_lane_id: lane === "" ? undefined : lane,
  };
}
