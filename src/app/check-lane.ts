import { type Whereabouts, commandToFillIn, sessionCommand } from "../domain/board-command.ts";
import { type Problem, refused } from "../domain/errors.ts";
import { type AnchoredRecord, anchorMismatches, readAnchored } from "../domain/goal-anchors.ts";
import { RESTORE } from "../domain/goal-decode.ts";
import { holdText, resumedBy } from "../domain/goal-rules.ts";
import { type GoalRecord, statusBehindHold } from "../domain/goal.ts";
import type { Reader } from "../store/port.ts";

export const NEW_LANE = "enrol other work with a --lane-id of its own";

/** The lane of a goal that is to come into it must not be another's; `other` is what else can be done, which is no enrolment for one that had it once. */
export async function checkLane(
  where: Whereabouts,
  reader: Reader,
  { lane_id, session_ref }: Pick<GoalRecord, "lane_id" | "session_ref">,
  other = NEW_LANE,
): Promise<readonly Problem[]> {
  const holder = await reader.laneHolder(lane_id);
  if (holder === null || holder === session_ref) return [];
  const row = await reader.anchoredGoal(holder);
  const read = row === null ? null : readAnchored(row);
  const { why, freeing } =
    read?.ok === true
      ? whoseLane(holder, read.value, where)
      : await lostHolder(reader, holder, row === null, where);
  const taken = `lane "${lane_id}" belongs to session "${holder}"${why}`;
  return [refused("lane.taken", taken, `${freeing}, or ${other}`)];
}

/** The command by which an operator ends a goal that nothing else ends; a shell refuses it until their name is filled in. */
export function closeToFillIn(sessionRef: string, where: Whereabouts): string {
  return sessionCommand("close", sessionRef, where, " --acknowledged-by operator:<name>");
}

/** Why a lane is its holder's, and what is to be done so that it is no longer. */
interface LaneHolder {
  readonly why: string;
  readonly freeing: string;
}

/** A holder without a record that can be read: only a hand can have made it so. */
async function lostHolder(
  reader: Reader,
  holder: string,
  isGone: boolean,
  where: Whereabouts,
): Promise<LaneHolder> {
  const why = `, whose record ${isGone ? "is gone" : "cannot be read"}: somebody has edited the store`;
  const { playGoal } = await import("./play-goal.ts");
  const played = isGone ? null : await playGoal(reader, holder);
  if (played === null) return { why, freeing: RESTORE };
  if (statusBehindHold(played) !== "complete") return { why, freeing: closing(holder, where) };
  const hold = commandToFillIn("hold", holder, where);
  const resume = sessionCommand("resume", holder, where);
  return {
    why,
    freeing: `have the operator put that record back with "${hold}" and "${resume}" to free the lane`,
  };
}

function closing(holder: string, where: Whereabouts): string {
  return `have the operator close that goal with "${closeToFillIn(holder, where)}" to free the lane`;
}

function whoseLane(
  holder: string,
  { record, anchors }: AnchoredRecord,
  where: Whereabouts,
): LaneHolder {
  const behind = statusBehindHold(record);
  if (behind === "abandoned") {
    return {
      why: ", which has abandoned its goal and keeps the lane until that is closed",
      freeing: closing(holder, where),
    };
  }
  // Only a hand can have made it so: a close frees the lane.
  if (record.status === "complete") {
    const doctor = `svc-goals doctor${where.place ?? ""}`;
    return {
      why: ", though its goal is complete: somebody has edited the store",
      freeing: `have the operator look with "${doctor}"`,
    };
  }
  // A goal that was complete when it was held takes no other close: its hold is what keeps the lane. An edited one
  // takes that close alone.
  if (behind === "complete") {
    const why = `, whose goal was complete when it was held${holdText(record)}`;
    const resuming = `have ${resumedBy(record, where)} to free the lane`;
    const isEdited = anchorMismatches(record, anchors).length > 0;
    return { why, freeing: isEdited ? closing(holder, where) : resuming };
  }
  return { why: " until its goal is complete", freeing: `go on with session "${holder}"` };
}
