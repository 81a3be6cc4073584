import type { AuditEvent } from "../../domain/operation-event.ts";
import { isArtifactOperation } from "../../domain/operation.ts";
import { isObject } from "../../domain/json-object.ts";

/** Known from the rest of the entry, so not said again. */
const SAID: ReadonlySet<string> = new Set(["session_ref", "updated_at", "enrolled_done_when"]);

/**
 * What an event changed, one line a key: `status: "open" → "working"`. Values are JSON, so that text,
 * null and lists can be told apart; what did not change is left out.
 */
export function changeLines(event: AuditEvent): readonly string[] {
  const before: unknown = event.old;
  const after: unknown = event.new;
  const was = isObject(before) ? before : {};
  const is = isObject(after) ? after : {};
  const lines = event.change === "redirected" ? [`reason: ${JSON.stringify(event.reason)}`] : [];
  if (!isArtifactOperation(event) && event.put_back !== undefined) {
    lines.push(`put back: ${JSON.stringify(event.put_back)}`);
  }
  if (!isArtifactOperation(event) && event.in_place_of !== undefined) {
    lines.push(`in place of: ${JSON.stringify(event.in_place_of)}`);
  }
  // What stood there before was not a record: it is shown as it was.
  if (before !== null && !isObject(before)) lines.push(`before: ${JSON.stringify(before)}`);
  for (const key of new Set([...Object.keys(was), ...Object.keys(is)])) {
    if (SAID.has(key)) continue;
    if (key === "url" && isArtifactOperation(event) && is[key] === event.url && !(key in was))
      continue;
    const [old, next] = [shown(was[key]), shown(is[key])];
    if (old === next) continue;
    if (next === undefined) lines.push(`${key}: ${old} → gone`);
    else if (old === undefined) {
      if (!isNothing(is[key])) lines.push(`${key}: ${next}`);
    } else lines.push(`${key}: ${old} → ${next}`);
  }
  return lines;
}

function shown(value: unknown): string | undefined {
  return value === undefined ? undefined : JSON.stringify(value);
}

function isNothing(value: unknown): boolean {
  return value === null || (Array.isArray(value) && value.length === 0);
}
