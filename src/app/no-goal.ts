import {
  type Whereabouts,
  commandToFillIn,
  inStore,
  isNameable,
  sessionCommand,
  typedFlag,
} from "../domain/board-command.ts";
import { type Problem, type Warning, notFound, warning } from "../domain/errors.ts";
import { readWhatIsLeft } from "../domain/goal-decode.ts";
import { GOAL_STATUSES, type GoalStatus, isFinished } from "../domain/goal.ts";
import { otherSpellings, sameNameAs } from "../domain/nearest-name.ts";
import { checkName } from "../domain/session-ref.ts";
import { isTwin, otherForms, toldApart } from "../domain/unicode-twin.ts";
import type { Reader } from "../store/port.ts";

/** Goals at work that are read for the name that was meant. */
const MOST_READ = 300;

/** A session whose name is almost the one that was given. */
export interface Alike {
  readonly sessionRef: string;
  /** What became of its goal, where nothing more is expected of that. */
  readonly ended: GoalStatus | null;
}

/** The session, whatever became of it, whose name is the same in another form of Unicode; looked up by name, and null for most. */
export async function knownTwin(reader: Reader, sessionRef: string): Promise<Alike | null> {
  return firstOf(reader, otherForms(sessionRef));
}

/**
 * The session whose name is the same but for case, joints and form of Unicode; null when none is. One that is only near
 * ("worker-12" for "worker-13") is another's. Of the goals at work the first are read; beyond them, and of the finished ones,
 * only the likeliest spellings are looked up, so that the cost does not follow their number.
 */
export async function spelledAlike(reader: Reader, sessionRef: string): Promise<Alike | null> {
  if (!isEnrollable(sessionRef)) return null;
  const twin = await knownTwin(reader, sessionRef);
  if (twin !== null) return twin;
  const isMeant = sameNameAs(sessionRef);
  for await (const { session_ref } of reader.goals({ statuses: AT_WORK, limit: MOST_READ })) {
    if (isMeant(session_ref) && isNameable(session_ref)) {
      return { sessionRef: session_ref, ended: null };
    }
  }
  return firstOf(reader, otherSpellings(sessionRef));
}

async function firstOf(reader: Reader, names: readonly string[]): Promise<Alike | null> {
  for (const name of names) {
    const row = await reader.goal(name);
    if (row === null) continue;
    const { status = null } = readWhatIsLeft(row).keys;
    return { sessionRef: name, ended: isFinished(status) ? status : null };
  }
  return null;
}

const AT_WORK = GOAL_STATUSES.filter((status) => !isFinished(status));

function isEnrollable(sessionRef: string): boolean {
  return checkName(sessionRef, "session-ref").length === 0;
}

function howTwinsDiffer(named: string, known: string): string {
  const [here, there] = toldApart(named, known);
  return `It is ${there}, and the name given is ${here}, the same letters in another form of Unicode`;
}

/** Said of an enrolment under a name that nobody can tell from that of a session there is. */
export function twinEnrolled(named: string, known: Alike, where: Whereabouts): Warning {
  const { sessionRef, ended } = known;
  const [here, there] = toldApart(named, sessionRef);
  const said = (which: string, advice: string): Warning =>
    warning(
      "session_ref.other_form",
      `there is a session of the same name in another form of Unicode${which}: that one is ${there}, this one is ${here}`,
      advice,
    );
  if (ended !== null) {
    return said(
      `, which is ${ended}`,
      `write this one as "${typedFlag("--session-ref", named).trim()}": typed otherwise it may be the other`,
    );
  }
  const goOn = typedFlag("--session-ref", sessionRef).trim();
  const ending = sessionCommand("set", named, where, " --status abandoned");
  return said(
    "",
    `if this is the same session, go on under the other name, "${goOn}", and end this one with "${ending}"`,
  );
}

/** Said of a session that was never enrolled; `alike` is another of almost that name. */
export function noGoal(sessionRef: string, alike: Alike | null, where: Whereabouts): Problem {
  const named = sessionRef.trim();
  const list = `check --session-ref against "svc-goals list${where.place ?? ""}"`;
  const enrol = isEnrollable(named)
    ? `, or enrol it with "${commandToFillIn("set", named, where)}"`
    : "";
  return notFound(
    "goal.not_found",
    `session "${sessionRef}" has no goal${inStore(where)}`,
    alike === null ? `${list}${enrol}` : meantBy(named, alike, `${list}${enrol}`),
  );
}

/** A finished goal is hardly what is meant: what else can be done is said as well. */
function meantBy(named: string, { sessionRef, ended }: Alike, otherwise: string): string {
  const which = ended === null ? "" : `, which is ${ended}`;
  const meant = `did you mean${typedFlag("--session-ref", sessionRef)}${which}?`;
  const twin = isTwin(named, sessionRef) ? ` ${howTwinsDiffer(named, sessionRef)}` : "";
  if (ended === null) return `${meant}${twin}`;
  return `${meant}${twin}${twin === "" ? " Otherwise" : "; otherwise"} ${otherwise}`;
}
