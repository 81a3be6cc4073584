import { type GoalRecord, isFinished, statusBehindHold } from "./goal.ts";
import { DEEPEST_SEARCHED, isObject, parseObject } from "./json-object.ts";

/**
 * Can the audit trail alone tell whether the session has picked its latest redirect up? So where the redirect came in a hold,
 * be it this one or one before; and at `open`, which `resume` gives too. The other statuses say it themselves: a redirect
 * outside a hold leaves `redirected`, from where only `set` leads to `working`.
 */
export function onlyTrailTells(record: GoalRecord): boolean {
  const latest = record.history.at(-1);
  const behind = statusBehindHold(record);
  if (latest === undefined || isFinished(behind)) return false;
  if (behind === "open") return true;
  return latest.status === "held" && (behind === "working" || record.status === "held");
}

/** Does this event set a status as a session does, with `set`? Any text may stand here. */
export function setsStatus(text: string): boolean {
  const event = parseObject(text, DEEPEST_SEARCHED);
  const after = event?.["change"] === "updated" ? event["new"] : null;
  return isObject(after) && typeof after["status"] === "string";
}
