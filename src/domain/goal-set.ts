import { askAt, newAskTexts, openAsk } from "./ask.ts";
import { type Whereabouts, commandToFillIn, inStore, sessionCommand } from "./board-command.ts";
import { type Outcome, type Problem, refused, unless, usage } from "./errors.ts";
import { type GoalRecord, type SettableStatus, statusBehindHold } from "./goal.ts";
import {
  type LintText,
  checkAsks,
  checkDoneWhen,
  checkGoalText,
  completeProblem,
  heldProblem,
  readReasoning,
  readSettable,
  redirectedBy,
} from "./goal-rules.ts";
import type { GoalOperation, GoalPatch, Stamp } from "./operation.ts";
import { checkName } from "./session-ref.ts";
import { checkSource } from "./source.ts";

/** What `set` was given, ends trimmed; what was not given is absent. */
export interface SetRequest {
  readonly session_ref: string;
  readonly goal?: string | undefined;
  readonly done_when?: string | undefined;
  readonly source?: string | undefined;
  readonly lane_id?: string | undefined;
  readonly status?: string | undefined;
  /** Empty text stands for none. */
  readonly reasoning?: string | undefined;
  readonly open_asks?: readonly string[] | undefined;
}

/** The first write of a session. `laneId` is the lane that it enrols in, `laneFrom` what named it, `where` is for hints. */
export function enrolGoal(
  request: SetRequest,
  laneId: string,
  lint: LintText,
  stamp: Stamp,
  laneFrom = "--lane-id",
  where: Whereabouts = {},
): Outcome<Extract<GoalOperation, { readonly change: "enrolled" }>> {
  const { session_ref, goal, done_when, source } = request;
  const given = readGiven(request, where);
  const badName = checkName(session_ref, "session-ref");
  const problems: Problem[] = [
    ...badName,
    // Of what cannot be a session it is nothing to say that it has no goal.
    ...(badName.length > 0 ? [] : missing(request, where)),
    ...(goal === undefined ? [] : checkGoalText(goal, lint)),
    ...(done_when === undefined ? [] : checkDoneWhen(done_when, lint, goal)),
    ...(source === undefined ? [] : checkSource(source, "--source", "source")),
    ...(laneId === session_ref ? [] : checkName(laneId, "lane-id", laneFrom)),
    ...given.problems.map(enrolFirst),
  ];
  const record: GoalRecord = {
    session_ref,
    goal: goal ?? "",
    done_when: done_when ?? "",
    status: given.status ?? "open",
    reasoning: given.reasoning ?? null,
    lane_id: laneId,
    enrolled_done_when: done_when ?? "",
    enrolled_at: stamp.time,
    source: source ?? "",
    due_date: null,
    open_asks: newAskTexts([], given.asks).map((text) => openAsk(text, stamp.time)),
    history: [],
    hold: null,
    closure: null,
    updated_at: stamp.time,
  };
  return unless(problems, { ...stamp, change: "enrolled", session_ref, old: null, new: record });
}

/**
 * A later write of `set`: status, reasoning and asks. Null when it changes nothing, so that a
 * retried `set` is harmless. `picksUp` says that the session has set no status since its latest redirect: then the status
 * that a hold left behind is told as well, as what the session works under from now on.
 */
export function updateGoal(
  record: GoalRecord,
  request: SetRequest,
  stamp: Stamp,
  where: Whereabouts = {},
  picksUp = false,
): Outcome<GoalOperation | null> {
  const given = readGiven(request, where);
  const changesStatus = given.status !== undefined && (picksUp || given.status !== record.status);
  const changesReasoning = given.reasoning !== undefined && given.reasoning !== record.reasoning;
  const texts = newAskTexts(record.open_asks, given.asks);
  const problems: Problem[] = [
    ...checkUnchanged(record, request, where),
    ...given.problems.filter((problem) => canFollow(problem, record)),
  ];
  const isComplete = statusBehindHold(record) === "complete";
  if (isComplete && (changesStatus || changesReasoning || given.problems.some(needsCommand))) {
    // Said instead of the hold: released, the goal would be complete and refuse the same again.
    problems.push(completeProblem(record, where));
  } else if (record.status === "held" && request.status !== undefined) {
    problems.push(heldProblem(record, where));
  }
  const added = texts.map((text, at) =>
    askAt(record.open_asks.length + at, openAsk(text, stamp.time)),
  );
  const before: GoalPatch = {
    ...(changesStatus ? { status: record.status } : {}),
    ...(changesReasoning ? { reasoning: record.reasoning } : {}),
    ...(added.length > 0 ? { open_asks: [] } : {}),
  };
  const after: GoalPatch = {
    ...(given.status !== undefined && changesStatus ? { status: given.status } : {}),
    ...(given.reasoning !== undefined && changesReasoning ? { reasoning: given.reasoning } : {}),
    ...(added.length > 0 ? { open_asks: added } : {}),
  };
  const { session_ref } = record;
  const operation: GoalOperation | null =
    Object.keys(after).length === 0
      ? null
      : { ...stamp, change: "updated", session_ref, old: before, new: after };
  return unless(problems, operation);
}

const NEEDING_COMMAND: ReadonlySet<string> = new Set([
  "status.needs_close",
  "status.needs_hold",
  "status.needs_redirect",
]);

/** Is a status asked for that has a command of its own? */
function needsCommand({ code }: Problem): boolean {
  return NEEDING_COMMAND.has(code);
}

/** No command finds a session that is not enrolled. */
function enrolFirst(problem: Problem): Problem {
  return needsCommand(problem)
    ? { ...problem, advice: "enrol the session without --status first" }
    : problem;
}

/**
 * Would the command that a problem names do what was meant? A complete goal is as far as it goes, and a held one waits: another
 * hold would replace who holds it and until when.
 */
function canFollow(problem: Problem, record: GoalRecord): boolean {
  if (!needsCommand(problem)) return true;
  if (statusBehindHold(record) === "complete") return false;
  return record.status !== "held" || problem.code === "status.needs_redirect";
}

interface Given {
  readonly status: SettableStatus | undefined;
  readonly reasoning: string | null | undefined;
  readonly asks: readonly string[];
  readonly problems: readonly Problem[];
}

function readGiven(
  { session_ref, status, reasoning, open_asks = [] }: SetRequest,
  where: Whereabouts,
): Given {
  const problems: Problem[] = [];
  const take = <T>(outcome: Outcome<T>): T | undefined => {
    if (outcome.ok) return outcome.value;
    problems.push(...outcome.problems);
    return undefined;
  };
  const read = {
    status: status === undefined ? undefined : take(readSettable(status, session_ref, where)),
    reasoning: reasoning === undefined ? undefined : take(readReasoning(reasoning)),
    asks: open_asks,
  };
  problems.push(...checkAsks(open_asks));
  return { ...read, problems };
}

function missing(request: SetRequest, where: Whereabouts): readonly Problem[] {
  const flags = [
    ["--goal", request.goal],
    ["--done-when", request.done_when],
    ["--source", request.source],
  ] as const;
  return flags
    .filter(([, value]) => value === undefined)
    .map(([flag]) =>
      usage(
        "goal.missing_flag",
        `session "${request.session_ref}" has no goal yet${inStore(where)}, and ${flag} is missing`,
        `enrol it with --goal, --done-when and --source, or check --session-ref`,
      ),
    );
}

function checkUnchanged(
  record: GoalRecord,
  request: SetRequest,
  where: Whereabouts,
): readonly Problem[] {
  const problems: Problem[] = [];
  const mustEqual = (
    key: "goal" | "done_when" | "source" | "lane_id",
    flag: string,
    advice: string,
  ): void => {
    const given = request[key];
    if (given === undefined || given === record[key]) return;
    const from = `${flag} differs from what session "${record.session_ref}" enrolled with`;
    problems.push(refused(`${key}.differs`, from, advice));
  };
  const keep = "leave it out; it stays as enrolled, also when the operator redirects the session";
  if (record.history.length > 0) problems.push(...checkInForce(record, request, where));
  else {
    mustEqual("goal", "--goal", leaveAsked(record, where));
    mustEqual("done_when", "--done-when", leaveAsked(record, where));
  }
  mustEqual("source", "--source", keep);
  mustEqual("lane_id", "--lane-id", keep);
  return problems;
}

function leaveAsked({ session_ref }: GoalRecord, where: Whereabouts): string {
  return `leave it out; ${redirectedBy(commandToFillIn("redirect", session_ref, where))}`;
}

/**
 * After a redirect a session may still come with what it had before, and must not take that for the
 * goal: whoever reads this shall go on with the new one, not redirect back. Another text is a wish to change.
 */
function checkInForce(
  record: GoalRecord,
  request: SetRequest,
  where: Whereabouts,
): readonly Problem[] {
  const { session_ref, history } = record;
  const latest = history.at(-1);
  const since = `session "${session_ref}" was redirected at ${latest?.redirected_at} by ${latest?.redirected_by}`;
  const get = sessionCommand("get", session_ref, where);
  const keys = [
    ["goal", "--goal", "goal"],
    ["done_when", "--done-when", "condition"],
  ] as const;
  // The first entry has what the session enrolled with.
  const wasInForce = (key: "goal" | "done_when"): boolean =>
    history.some((earlier) => earlier[key] === request[key]);
  return keys
    .filter(([key]) => request[key] !== undefined && request[key] !== record[key])
    .map(([key, flag, name]) =>
      refused(
        `${key}.differs`,
        `${flag} is not the ${name} in force: ${since}`,
        wasInForce(key)
          ? `read the goal in force with "${get}" and go on with that, without ${flag}`
          : leaveAsked(record, where),
      ),
    );
}
