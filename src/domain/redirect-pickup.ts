import { type GoalRecord, isFinished, statusBehindHold } from "./goal.ts";
import { DEEPEST_SEARCHED, isObject, parseObject } from "./json-object.ts";

/**
 * Can the audit trail alone tell whether the session has picked its latest redirect up? So where a hold has ended since:
 * `resume` gives the goal a status that the session has not set; and where the redirect came in a hold, be it this one or one
 * before. The other statuses say it themselves.
 */
export function onlyTrailTells(record: GoalRecord): boolean {
  const latest = record.history.at(-1);
  const behind = statusBehindHold(record);
  if (latest === undefined || isFinished(behind)) return false;
  if (behind === "open" || behind === "working") return true;
  return record.status === "held" && latest.status === "held";
}

/** Does this event set a status as a session does, with `set`? Any text may stand here. */
export function setsStatus(text: string): boolean {
  const event = parseObject(text, DEEPEST_SEARCHED);
  const after = event?.["change"] === "updated" ? event["new"] : null;
  return isObject(after) && typeof after["status"] === "string";
}
