import { type ArtifactValue, writeArtifact } from "./artifact.ts";
import { type GoalRecord, writeGoal } from "./goal.ts";
import { applyOperation, forceOperation } from "./operation-apply.ts";
import { readEvent } from "./operation-event.ts";
import { type Operation, isArtifactOperation } from "./operation.ts";
import type { StoredText } from "./stored-text.ts";

/** An event as the store holds it. */
export interface StoredEvent extends StoredText {
  readonly seq: number;
}

/** An event that does not fit what the events before it say. */
export interface ReplayDefect {
  readonly seq: number;
  readonly detail: string;
}

/** What the audit trail says the records are. */
export interface ReplayState {
  /** By session reference. */
  readonly goals: Map<string, GoalRecord>;
  /** By normalised url. */
  readonly artifacts: Map<string, ArtifactValue>;
  readonly defects: ReplayDefect[];
}

export function emptyReplay(): ReplayState {
  return { goals: new Map(), artifacts: new Map(), defects: [] };
}

/** Takes one event further into `state`, which is changed. Events come in the order of `seq`. */
export function replayEvent(state: ReplayState, { seq, text }: StoredEvent): void {
  const event = readEvent(text);
  if (event === null) {
    state.defects.push({ seq, detail: "not an event of this program" });
    return;
  }
  try {
    for (const detail of replayOperation(state, event)) state.defects.push({ seq, detail });
  } catch {
    // An event that somebody made: its outer shape is right, and what is in it is not.
    state.defects.push({ seq, detail: "its values have another shape" });
  }
}

/** The records that follow from events in order. */
export function replay(events: Iterable<StoredEvent>): ReplayState {
  const state = emptyReplay();
  for (const event of events) replayEvent(state, event);
  return state;
}

/** The stored texts that a replay expects, to be compared with a store byte for byte. */
export function replayedTexts(state: ReplayState): {
  readonly goals: ReadonlyMap<string, string>;
  readonly artifacts: ReadonlyMap<string, string>;
} {
  return {
    goals: new Map([...state.goals].map(([key, record]) => [key, writeGoal(record)])),
    artifacts: new Map([...state.artifacts].map(([key, value]) => [key, writeArtifact(value)])),
  };
}

function replayOperation(state: ReplayState, operation: Operation): readonly string[] {
  if (isArtifactOperation(operation)) {
    const before = state.artifacts.get(operation.url);
    state.artifacts.set(operation.url, operation.new);
    // An artifact that was put in by hand first shows up in the trail as an old value.
    if (before === undefined || JSON.stringify(before) === JSON.stringify(operation.old)) return [];
    return [`"${operation.change}" does not fit ${operation.url}: it is not what it was`];
  }
  const before = state.goals.get(operation.session_ref) ?? null;
  const applied = applyOperation(before, operation);
  const after = applied.ok ? applied.value : forceOperation(before, operation);
  if (after !== null) state.goals.set(operation.session_ref, after);
  return applied.ok ? [] : applied.problems.map(({ message }) => message);
}
