import { askAt, openAsk } from "./ask.ts";
import type { Whereabouts } from "./board-command.ts";
import { type Outcome, type Problem, accept, notFound, refused, reject, unless } from "./errors.ts";
import type { GoalRecord } from "./goal.ts";
import { checkAsks } from "./goal-rules.ts";
import type { GoalOperation, Stamp } from "./operation.ts";
import { checkRequiredText } from "./text-field.ts";

/** `add-ask`: always appends, also what is open already. */
export function addAsk(record: GoalRecord, text: string, stamp: Stamp): Outcome<GoalOperation> {
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
export function resolveAsk(
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
        'leave it as it is, or add a new ask with "svc-goals add-ask"',
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

function noSuchAsk(
  { session_ref, open_asks }: GoalRecord,
  index: number,
  { place = "" }: Whereabouts,
): Problem {
  const last = open_asks.length - 1;
  const range = last < 0 ? "it has none" : last === 0 ? "its only ask is 0" : `it has 0 to ${last}`;
  return notFound(
    "ask.not_found",
    `session "${session_ref}" has no ask ${index}: ${range}`,
    `list them with "svc-goals scan-asks${place}"`,
  );
}
