import { DEEPEST_EVENT, type JsonObject, isObject, parseObject } from "./json-object.ts";
import {
  type ArtifactOperation,
  type GoalOperation,
  type Operation,
  isArtifactOperation,
} from "./operation.ts";

/**
 * One entry of the audit trail: an operation and the command that made it. Its keys, in order:
 * time, session_ref or url, command, actor, change, reason (of a redirect), put_back (where keys were), in_place_of
 * (where no record was), old, new.
 */
export type AuditEvent = (GoalOperation | ArtifactOperation) & {
  /** The subcommand, e.g. `set`. */
  readonly command: string;
};

/** The JSON text under which an event is stored. */
export function writeEvent(operation: Operation, command: string): string {
  const { time, actor } = operation;
  if (isArtifactOperation(operation)) {
    const { url, change } = operation;
    return JSON.stringify({
      time,
      url,
      command,
      actor,
      change,
      old: operation.old,
      new: operation.new,
    });
  }
  const { session_ref, change, put_back, in_place_of } = operation;
  const reason = operation.change === "redirected" ? { reason: operation.reason } : {};
  return JSON.stringify({
    time,
    session_ref,
    command,
    actor,
    change,
    ...reason,
    ...(put_back === undefined ? {} : { put_back }),
    ...(in_place_of === undefined ? {} : { in_place_of }),
    old: operation.old,
    new: operation.new,
  });
}

const GOAL_CHANGES: { readonly [Change in GoalOperation["change"]]: true } = {
  enrolled: true,
  updated: true,
  asked: true,
  resolved: true,
  held: true,
  resumed: true,
  redirected: true,
  closed: true,
  due: true,
};
const ARTIFACT_CHANGES: { readonly [Change in ArtifactOperation["change"]]: true } = {
  recorded: true,
  reviewed: true,
};

/**
 * Reads the stored text of an event; null when it is none of ours. The outer shape is checked, the
 * values in `old` and `new` are as this program wrote them in the same transaction.
 */
export function readEvent(text: string): AuditEvent | null {
  const value = parseObject(text, DEEPEST_EVENT);
  return value !== null && isEvent(value) ? value : null;
}

function isEvent(value: JsonObject): value is JsonObject & AuditEvent {
  const { time, actor, command, change, old } = value;
  if (typeof time !== "string" || typeof actor !== "string" || typeof command !== "string") {
    return false;
  }
  if (typeof change !== "string" || !isObject(value["new"])) return false;
  const aboutGoal = Object.hasOwn(GOAL_CHANGES, change) && typeof value["session_ref"] === "string";
  const aboutArtifact = Object.hasOwn(ARTIFACT_CHANGES, change) && typeof value["url"] === "string";
  if (change === "enrolled") return aboutGoal && old === null;
  if (change === "recorded") {
    return aboutArtifact && (old === null || typeof old === "string" || isObject(old));
  }
  return (aboutGoal || aboutArtifact) && isObject(old);
}
