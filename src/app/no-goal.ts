import {
  type Whereabouts,
  commandToFillIn,
  inStore,
  isNameable,
  sessionCommand,
  typedFlag,
} from "../domain/board-command.ts";
import { type Problem, type Warning, notFound, warning } from "../domain/errors.ts";
import { GOAL_STATUSES, isFinished } from "../domain/goal.ts";
import { sameNameAs } from "../domain/nearest-name.ts";
import { checkName } from "../domain/session-ref.ts";
import { isTwin, otherForms, toldApart } from "../domain/unicode-twin.ts";
import type { Reader } from "../store/port.ts";

/** Goals at work, and finished ones, that are read for the name that was meant. */
const MOST_READ = 300;

/** The session, whatever became of it, whose name is the same in another form of Unicode; looked up by name, and null for most. */
export async function knownTwin(reader: Reader, sessionRef: string): Promise<string | null> {
  for (const form of otherForms(sessionRef)) {
    if ((await reader.goal(form)) !== null) return form;
  }
  return null;
}

/**
 * The session whose name is the same but for case, joints and form of Unicode, those at work before the finished ones; null when
 * none is, or when many stand before it. One that is only near ("worker-12" for "worker-13") is another's.
 */
export async function spelledAlike(reader: Reader, sessionRef: string): Promise<string | null> {
  if (!isEnrollable(sessionRef)) return null;
  const twin = await knownTwin(reader, sessionRef);
  if (twin !== null) return twin;
  const isMeant = sameNameAs(sessionRef);
  for (const statuses of [AT_WORK, FINISHED]) {
    for await (const { session_ref } of reader.goals({ statuses, limit: MOST_READ })) {
      if (isMeant(session_ref) && isNameable(session_ref)) return session_ref;
    }
  }
  return null;
}

const AT_WORK = GOAL_STATUSES.filter((status) => !isFinished(status));
const FINISHED = GOAL_STATUSES.filter(isFinished);

function isEnrollable(sessionRef: string): boolean {
  return checkName(sessionRef, "session-ref").length === 0;
}

function howTwinsDiffer(named: string, known: string): string {
  const [here, there] = toldApart(named, known);
  return `It is ${there}, and the name given is ${here}, the same letters in another form of Unicode`;
}

/** Said of an enrolment under a name that nobody can tell from that of a session there is. */
export function twinEnrolled(named: string, known: string, where: Whereabouts): Warning {
  const [here, there] = toldApart(named, known);
  const goOn = sessionCommand("now", known, where);
  const ending = sessionCommand("set", named, where, " --status abandoned");
  return warning(
    "session_ref.other_form",
    `there is a session of the same name in another form of Unicode: that one is ${there}, this one is ${here}`,
    `if this is the same session, go on under the other name, which "${goOn}" shows, and end this one with "${ending}"`,
  );
}

/** Said of a session that was never enrolled; `alike` is another of almost that name. */
export function noGoal(sessionRef: string, alike: string | null, where: Whereabouts): Problem {
  const message = `session "${sessionRef}" has no goal${inStore(where)}`;
  if (alike !== null) {
    const meant = `did you mean${typedFlag("--session-ref", alike)}?`;
    const named = sessionRef.trim();
    const advice = isTwin(named, alike) ? `${meant} ${howTwinsDiffer(named, alike)}` : meant;
    return notFound("goal.not_found", message, advice);
  }
  const list = `check --session-ref against "svc-goals list${where.place ?? ""}"`;
  const enrol = `, or enrol it with "${commandToFillIn("set", sessionRef.trim(), where)}"`;
  return notFound(
    "goal.not_found",
    message,
    isEnrollable(sessionRef.trim()) ? `${list}${enrol}` : list,
  );
}
