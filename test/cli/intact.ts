import { Database } from "bun:sqlite";
import { existsSync } from "node:fs";
import { replay, replayedTexts } from "../../src/domain/operation-replay.ts";

/** What is wrong with a store: damage, events that do not fit, records that do not follow from the events. */
export function faultsOf(database: string): readonly string[] {
  if (!existsSync(database)) return [];
  const db = new Database(database);
  try {
    const [check] = db.query<{ integrity_check: string }, []>("PRAGMA integrity_check").all();
    if (check?.integrity_check !== "ok") return [`integrity_check: ${check?.integrity_check}`];
    const hasTables = db.query("SELECT 1 FROM sqlite_master WHERE name = 'events'").get() !== null;
    if (!hasTables) return [];
    const state = replay(
      db
        .query<{ seq: number; text: string }, []>(
          "SELECT seq, record AS text FROM events ORDER BY seq",
        )
        .all(),
    );
    const { goals } = replayedTexts(state);
    const stored = db
      .query<{ session_ref: string; record: string }, []>("SELECT session_ref, record FROM goals")
      .all();
    return [
      ...state.defects.map(({ seq, detail }) => `event ${seq}: ${detail}`),
      ...stored
        .filter(({ session_ref, record }) => goals.get(session_ref) !== record)
        .map(({ session_ref }) => `the record of ${session_ref} does not follow from the events`),
      ...(goals.size === stored.length
        ? []
        : [`${goals.size} goals in the trail, ${stored.length} stored`]),
    ];
  } finally {
    db.close();
  }
}
