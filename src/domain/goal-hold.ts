import { type Whereabouts, sessionCommand, showCommand } from "./board-command.ts";
import {
  type Outcome,
  type Problem,
  type Warning,
  accept,
  refused,
  reject,
  unless,
  warning,
} from "./errors.ts";
import type { GoalRecord, Hold } from "./goal.ts";
import { holdText, leaveComplete, resumedBy, statusAfterHold } from "./goal-rules.ts";
import type { GoalOperation, Stamp } from "./operation.ts";
import { checkSource, isSameSource } from "./source.ts";
import { checkRequiredText } from "./text-field.ts";
import type { Timestamp } from "./time.ts";

export interface HoldRequest {
  readonly reason: string;
  /** Who holds, `<kind>:<name>`; the actor, who has been judged, when it is not given. */
  readonly source?: string | undefined;
  readonly until?: Timestamp | undefined;
}

/**
 * `hold`: any goal to `held`. Held again, the reason, source and until are replaced; since when and
 * from which status it is held stay. Null when that changes nothing, unless `mustWrite`.
 */
export function decideHold(
  record: GoalRecord,
  request: HoldRequest,
  stamp: Stamp,
  mustWrite = false,
): Outcome<GoalOperation | null> {
  const source = request.source ?? stamp.actor;
  const problems = checkHold(request);
  const was = record.status === "held" ? record.hold : null;
  const hold: Hold = {
    reason: request.reason,
    source,
    held_at: was?.held_at ?? stamp.time,
    until: request.until ?? null,
    from_status: was?.from_status ?? (record.status === "held" ? "open" : record.status),
  };
  const isSame = was !== null && JSON.stringify(was) === JSON.stringify(hold);
  if (problems.length === 0 && isSame && !mustWrite) return accept(null);
  const { session_ref, status } = record;
  return unless(problems, {
    ...stamp,
    change: "held",
    session_ref,
    old: { status, hold: record.hold },
    new: { status: "held", hold },
  });
}

/**
 * What is said of a hold that another source puts in the place of its own: whoever held does not see it, and a guard may
 * lift now what an operator wanted held.
 */
export function holdReplaced(
  record: GoalRecord,
  source: string,
  where: Whereabouts = {},
): readonly Warning[] {
  const { session_ref, status, hold } = record;
  if (status !== "held" || hold === null || isSameSource(hold.source, source)) return [];
  return [
    warning(
      "hold.replaced",
      `this replaces the hold of session "${session_ref}"${holdText(record)}`,
      `look at both with "${showCommand("log", session_ref, where.place)}", and have the operator say which is to stand`,
    ),
  ];
}

/** The rules of what `hold` is given, whatever the goal. */
export function checkHold({ reason, source }: HoldRequest): readonly Problem[] {
  return [...checkRequiredText(reason, "--reason", "hold.reason_empty"), ...checkHolder(source)];
}

/** The rule of the source that `hold` and `resume` are given. */
export function checkHolder(source: string | undefined): readonly Problem[] {
  return source === undefined ? [] : checkSource(source, "--source", "source");
}

/** `resume`: ends a hold; with `source`, only a hold of that source. */
export function decideResume(
  record: GoalRecord,
  source: string | undefined,
  stamp: Stamp,
  where: Whereabouts = {},
): Outcome<GoalOperation> {
  const problems = checkHolder(source);
  const { session_ref, status, hold } = record;
  if (status !== "held") {
    return reject(
      ...problems,
      refused(
        "goal.not_held",
        `the goal of session "${session_ref}" is ${status}, not held`,
        status === "complete" ? leaveComplete(session_ref, where) : leaveLive(session_ref, where),
      ),
    );
  }
  if (problems.length > 0) return reject(...problems);
  if (source !== undefined && hold !== null && !isSameSource(source, hold.source)) {
    return reject(
      refused(
        "hold.other_source",
        `the goal of session "${session_ref}" is held by ${hold.source}, not by ${source}`,
        `leave it held, or have ${resumedBy(record, where)}`,
      ),
    );
  }
  return accept({
    ...stamp,
    change: "resumed",
    session_ref,
    old: { status, hold },
    new: { status: statusAfterHold(hold?.from_status ?? "open"), hold: null },
  });
}

function leaveLive(sessionRef: string, where: Whereabouts): string {
  const set = sessionCommand("set", sessionRef, where, " --status <status>");
  return `look at it with "${sessionCommand("now", sessionRef, where)}"; a status is set with "${set}"`;
}
