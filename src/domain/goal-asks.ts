import { askAt, openAsk, unresolved } from "./ask.ts";
import { type Whereabouts, sessionCommand } from "./board-command.ts";
import { type Outcome, type Problem, accept, notFound, refused, reject, unless } from "./errors.ts";
import type { GoalRecord } from "./goal.ts";
import { checkAsks } from "./goal-rules.ts";
import type { GoalOperation, Stamp } from "./operation.ts";
import { checkRequiredText } from "./text-field.ts";

/** More indexes than these are counted. */
const OPEN_SHOWN = 10;

/** `add-ask`: always appends, also what is open already. */
export function decideAddAsk(
  record: GoalRecord,
  text: string,
  stamp: Stamp,
): Outcome<GoalOperation> {
  const ask = askAt(record.open_asks.length, openAsk(text, stamp.time));
  const { session_ref } = record;
  return unless(checkAsks([text]), {
    ...stamp,
    change: "asked",
    session_ref,
    old: { open_asks: [] },
    new: { open_asks: [ask] },
  });
}

/** `resolve-ask`: once; `index` counts from 0. */
export function decideResolveAsk(
  record: GoalRecord,
  index: number,
  resolution: string,
  stamp: Stamp,
  where: Whereabouts = {},
): Outcome<GoalOperation> {
  const problems = [...checkResolution(resolution)];
  const ask = record.open_asks[index];
  if (ask === undefined) return reject(...problems, noSuchAsk(record, index, where));
  if (ask.resolution !== null) {
    problems.push(
      refused(
        "ask.already_resolved",
        `ask ${index} of session "${record.session_ref}" is resolved already`,
        `leave it as it is, or ask again with "${sessionCommand("add-ask", record.session_ref, where, " --open-ask <question>")}"`,
      ),
    );
  }
  if (problems.length > 0) return reject(...problems);
  const { session_ref } = record;
  return accept({
    ...stamp,
    change: "resolved",
    session_ref,
    old: { open_asks: [askAt(index, ask)] },
    new: { open_asks: [askAt(index, { ...ask, resolution, resolved_at: stamp.time })] },
  });
}

/** The rule of answers. */
export function checkResolution(resolution: string): readonly Problem[] {
  return checkRequiredText(resolution, "--resolution", "ask.resolution_empty");
}

/** Points to this session's asks alone: those of others are not to be answered in their place. */
function noSuchAsk(
  { session_ref, open_asks }: GoalRecord,
  index: number,
  where: Whereabouts,
): Problem {
  const last = open_asks.length - 1;
  const range = last < 0 ? "it has none" : last === 0 ? "its only ask is 0" : `it has 0 to ${last}`;
  const open = unresolved(open_asks).map((ask) => ask.index);
  const left = last < 0 ? "" : open.length === 0 ? ", answered already" : `, ${openText(open)}`;
  const get = sessionCommand("get", session_ref, where);
  return notFound(
    "ask.not_found",
    `session "${session_ref}" has no ask ${index}: ${range}${left}`,
    open.length === 0
      ? `there is nothing to answer; look at the session with "${get}"`
      : `read its asks with "${get}"`,
  );
}

function openText(indexes: readonly number[]): string {
  const shown = indexes.slice(0, OPEN_SHOWN).join(", ");
  const more = indexes.length - OPEN_SHOWN;
  return `unanswered: ${shown}${more > 0 ? ` and ${more} more` : ""}`;
}
