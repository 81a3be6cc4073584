import type { RecordRow } from "../../src/app/record-file.ts";
import { copyRows } from "../../src/app/copy-rows.ts";
import { decideAddAsk, decideResolveAsk } from "../../src/domain/goal-asks.ts";
import { decideHold } from "../../src/domain/goal-hold.ts";
import { enrolGoal } from "../../src/domain/goal-set.ts";
import { type GoalRecord, writeGoal } from "../../src/domain/goal.ts";
import { type ArtifactRecord, writeArtifact } from "../../src/domain/artifact.ts";
import { applyOperation } from "../../src/domain/operation-apply.ts";
import { writeEvent } from "../../src/domain/operation-event.ts";
import type { ArtifactOperation, GoalOperation } from "../../src/domain/operation.ts";
import type { Store } from "../../src/store/port.ts";
import { at, noLint } from "../domain/goal-fixture.ts";
import { value } from "../outcome.ts";

/** How many events each goal of a seeded store has; an artifact has one. */
const EVENTS_EACH = 4;

/** What a seeded store holds. */
export function seededCounts(goals: number): { goals: number; artifacts: number; events: number } {
  const artifacts = Math.ceil(goals / 10);
  return { goals, artifacts, events: goals * EVENTS_EACH + artifacts };
}

/**
 * Fills an empty store with `goals` goals that were enrolled, asked, answered and held, and with an
 * artifact for every tenth, each with its events. `prefix` begins every name and lane.
 */
export async function seedStore(store: Store, goals: number, prefix = "s"): Promise<void> {
  await store.write((writer) => copyRows(writer, seededRows(goals, prefix)));
}

function* seededRows(goals: number, prefix: string): Generator<RecordRow> {
  const names = Array.from({ length: goals }, (_, i) => `${prefix}${String(i).padStart(7, "0")}`);
  for (const name of names) {
    yield { kind: "goal", row: { session_ref: name, text: writeGoal(lifeOf(name).record) } };
  }
  const published = names.filter((_, i) => i % 10 === 0).map(artifactOf);
  for (const artifact of published) {
    yield { kind: "artifact", row: { url: artifact.url, text: writeArtifact(artifact) } };
  }
  let seq = 0;
  for (const name of names) {
    for (const operation of lifeOf(name).operations) {
      yield { kind: "event", row: { seq: (seq += 1), text: writeEvent(operation, "set") } };
    }
  }
  for (const artifact of published) {
    yield {
      kind: "event",
      row: { seq: (seq += 1), text: writeEvent(recording(artifact), "record") },
    };
  }
}

interface Life {
  readonly record: GoalRecord;
  readonly operations: readonly GoalOperation[];
}

function lifeOf(name: string): Life {
  const request = {
    session_ref: name,
    goal: "Ship the export page to all customers",
    done_when: "The export page loads and the CSV downloads",
    source: "operator:dana",
  };
  const operations: GoalOperation[] = [value(enrolGoal(request, name, noLint, at(0)))];
  let record = value(applyOperation(null, operations[0]!));
  for (const act of [
    (now: GoalRecord) => decideAddAsk(now, "Comma or semicolon between the fields?", at(1)),
    (now: GoalRecord) => decideResolveAsk(now, 0, "Semicolon", at(2)),
    (now: GoalRecord) => decideHold(now, { reason: "waits for the brand colours" }, at(3)),
  ]) {
    const operation = value(act(record));
    if (operation === null) continue;
    operations.push(operation);
    record = value(applyOperation(record, operation));
  }
  return { record, operations };
}

function recording(artifact: ArtifactRecord): ArtifactOperation {
  return { ...at(0), change: "recorded", url: artifact.url, old: null, new: artifact };
}

function artifactOf(name: string): ArtifactRecord {
  return {
    url: `https://artifacts.example.com/a/${name}`,
    title: "CSV importer",
    kind: "tool",
    source: "session:nightly",
    published_at: at(0).time,
    brief: { built: "a CSV importer", does: "reads orders", works: "42 tests passed" },
    reviewed: false,
    reviewed_at: null,
    reviewer_response: null,
  };
}
