import {
  type Whereabouts,
  commandToFillIn,
  inStore,
  isNameable,
  typedFlag,
} from "../domain/board-command.ts";
import { type Problem, notFound } from "../domain/errors.ts";
import { GOAL_STATUSES, isFinished } from "../domain/goal.ts";
import { sameNameAs } from "../domain/nearest-name.ts";
import { checkName } from "../domain/session-ref.ts";
import type { Reader } from "../store/port.ts";

/** Goals at work that are read for the name that was meant. */
const MOST_READ = 300;

/**
 * The session at work whose name is the same but for case and joints; null when none is, or when many stand before it. One that
 * is only near ("worker-12" for "worker-13") is another's.
 */
export async function spelledAlike(reader: Reader, sessionRef: string): Promise<string | null> {
  if (!isEnrollable(sessionRef)) return null;
  const isMeant = sameNameAs(sessionRef);
  for await (const { session_ref } of reader.goals({ statuses: AT_WORK, limit: MOST_READ })) {
    if (isMeant(session_ref) && isNameable(session_ref)) return session_ref;
  }
  return null;
}

const AT_WORK = GOAL_STATUSES.filter((status) => !isFinished(status));

function isEnrollable(sessionRef: string): boolean {
  return checkName(sessionRef, "session-ref").length === 0;
}

/** Said of a session that was never enrolled; `alike` is another of almost that name. */
export function noGoal(sessionRef: string, alike: string | null, where: Whereabouts): Problem {
  const message = `session "${sessionRef}" has no goal${inStore(where)}`;
  if (alike !== null)
    return notFound("goal.not_found", message, `did you mean${typedFlag("--session-ref", alike)}?`);
  const list = `check --session-ref against "svc-goals list${where.place ?? ""}"`;
  const enrol = `, or enrol it with "${commandToFillIn("set", sessionRef.trim(), where)}"`;
  return notFound(
    "goal.not_found",
    message,
    isEnrollable(sessionRef.trim()) ? `${list}${enrol}` : list,
  );
}
