import { type GoalRecord, statusBehindHold } from "./goal.ts";
import { DEEPEST_SEARCHED, isObject, parseObject } from "./json-object.ts";

/**
 * Can the audit trail alone tell whether the session has picked its latest redirect up? So where a hold has ended since:
 * `resume` gives the goal a status that the session has not set. The other statuses say it themselves.
 */
export function onlyTrailTells(record: GoalRecord): boolean {
  const behind = statusBehindHold(record);
  return record.history.length > 0 && (behind === "open" || behind === "working");
}

/** Does this event set a status as a session does, with `set`? Any text may stand here. */
export function setsStatus(text: string): boolean {
  const event = parseObject(text, DEEPEST_SEARCHED);
  const after = event?.["change"] === "updated" ? event["new"] : null;
  return isObject(after) && typeof after["status"] === "string";
}
