/** The words for what a goal needs, the same in every format. */
import { editedPurpose } from "../../domain/board-command.ts";
import type { BoardAsk, BoardNeed } from "../../domain/board-need.ts";
import { mismatchText } from "../../domain/goal-anchors.ts";
import type { Hold } from "../../domain/goal.ts";
import type { Timestamp } from "../../domain/time.ts";
import { counted, moment, spanSince } from "../terminal/moment.ts";

/** A predicate that follows "it" in a sentence and stands alone in a table, without a full stop. */
export interface NeedLine {
  readonly text: string;
  /** Is it out of the ordinary even for a goal that waits? */
  readonly isAlert: boolean;
}

/** What a need is and since when. */
export function needLines(need: BoardNeed, now: Timestamp): readonly NeedLine[] {
  const { since } = need;
  const sinceWhen = since === null ? "" : ` since ${spanSince(since, now)}`;
  switch (need.kind) {
    case "asks":
      return [calm(`has waited for ${counted(need.asks.length, "answer", "answers")}${sinceWhen}`)];
    case "overdue":
      return [alert(`has been overdue${sinceWhen}`)];
    case "held":
      return heldLines(need, sinceWhen, now);
    case "redirected": {
      const at = since === null ? "" : ` at ${moment(since, now)}`;
      const by = need.by === null ? "" : ` by ${need.by}`;
      const why = need.reason === null ? "" : `, because “${need.reason}”`;
      return [calm(`was redirected${by}${at} and has not picked it up${why}`)];
    }
    case "anchor_mismatch":
      return [
        alert(
          `${mismatchText(need.keys, "differs from the audit trail in")}: somebody has edited the store, it is not known when`,
        ),
      ];
    case "malformed":
      return [
        alert("cannot be read as a whole: somebody has edited the store, it is not known when"),
        ...need.problems.map(({ message, code }) => alert(`is malformed: ${message} [${code}]`)),
      ];
    case "silent":
      return [calm(`has been silent${sinceWhen}`)];
    case "updated_ahead":
      return [
        alert(
          `was last updated ahead of the clock, at ${moment(need.updatedAt, now)}: a clock is wrong or somebody has edited the store, and it is not known how long it has been silent`,
        ),
      ];
    default:
      return need satisfies never;
  }
}

function heldLines(
  { hold, expired }: Extract<BoardNeed, { readonly kind: "held" }>,
  sinceWhen: string,
  now: Timestamp,
): readonly NeedLine[] {
  if (hold === null) return [alert("has been held, the record does not say by whom or since when")];
  const { source, reason, until, from_status } = hold;
  const lines = [
    calm(`has been held by ${source}${sinceWhen}, because “${reason}”`),
    calm(`was ${from_status} before the hold`),
  ];
  if (until === null) return lines;
  const end = moment(until, now);
  return [
    ...lines,
    expired ? alert(`has an EXPIRED hold: it was to end at ${end}`) : calm(`is held until ${end}`),
  ];
}

/** A hold in a record that is malformed or whose status is another: what it says, and nothing that follows from it. */
export function holdLines(hold: Hold, now: Timestamp): readonly string[] {
  const { source, held_at, reason, until, from_status } = hold;
  return [
    `has a hold by ${source} since ${spanSince(held_at, now)}, because “${reason}”`,
    `was ${from_status} before the hold`,
    ...(until === null ? [] : [`has a hold that was set to end at ${moment(until, now)}`]),
  ];
}

function calm(text: string): NeedLine {
  return { text, isAlert: false };
}

function alert(text: string): NeedLine {
  return { text, isAlert: true };
}

/** One ask and since when it waits. */
export function askLine({ index, asked_at, text }: BoardAsk, now: Timestamp): string {
  return `ask ${index}, asked at ${moment(asked_at, now)}: “${text}”`;
}

/** What the command of a need is for; a sentence that the command ends. */
export function stepPurpose(need: BoardNeed): string {
  switch (need.kind) {
    case "asks":
      return "To answer it, type";
    case "overdue":
      return "To give it another due date, type";
    case "held":
      return "To resume it, type";
    case "redirected":
      return "To see what it is to do now, type";
    case "anchor_mismatch":
    case "malformed":
      return `To see ${editedPurpose(need.next)}, type`;
    case "silent":
    case "updated_ahead":
      return "To see what it did last, type";
    default:
      return need satisfies never;
  }
}
