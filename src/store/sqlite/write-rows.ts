import type { Database } from "bun:sqlite";
import type { ArtifactText } from "../../domain/artifact-decode.ts";
import type { GoalText } from "../../domain/goal-decode.ts";
import type { AddArtifactsOptions, Addition, Writer } from "../port.ts";
import { isLaneTaken } from "./failures.ts";
import { holds } from "./odd-bytes.ts";
import { findArtifact, readerOn } from "./rows.ts";

/** A writing view of the transaction that `db` is in. */
export function writerOn(db: Database): Writer {
  return {
    ...readerOn(db),

    putGoal: async ({ session_ref, text }) => {
      db.query<null, [string, string]>(
        `INSERT INTO goals (session_ref, record) VALUES (?, ?)
         ON CONFLICT (session_ref) DO UPDATE SET record = excluded.record`,
      ).run(session_ref, text);
    },

    putArtifact: async ({ url, text }) => {
      const stored = findArtifact(db, url);
      if (stored === null) {
        insertArtifact(db, { url, text });
      } else {
        db.query<null, [string, string, string]>(
          "UPDATE artifacts SET url = ?, record = ? WHERE url = ?",
        ).run(url, text, stored.url);
      }
    },

    appendEvent: async (text) =>
      Number(
        db.query<null, [string]>("INSERT INTO events (record) VALUES (?)").run(text)
          .lastInsertRowid,
      ),

    addGoals: async (rows) => rows.map((row) => addGoal(db, row)),
    addArtifacts: async (rows, options) => rows.map((row) => addArtifact(db, row, options)),
    addEvents: async (events) => {
      const insert = db.query<null, [number, string | Uint8Array]>(
        "INSERT INTO events (seq, record) VALUES (?, CAST(? AS TEXT))",
      );
      for (const { seq, text, bytes } of events) insert.run(seq, bytes ?? text);
    },
  };
}

function addGoal(db: Database, goal: GoalText): Addition {
  const { session_ref, text, bytes } = goal;
  const stored = db
    .query<GoalText, [string]>(
      "SELECT session_ref, record AS text FROM goals WHERE session_ref = ?",
    )
    .get(session_ref);
  if (stored !== null) {
    const isSame = holds(db, "goals", "session_ref", session_ref, stored.text, goal);
    return isSame ? "present" : "differs";
  }
  try {
    db.query<null, [string, string | Uint8Array]>(
      "INSERT INTO goals (session_ref, record) VALUES (?, CAST(? AS TEXT))",
    ).run(session_ref, bytes ?? text);
    return "added";
  } catch (error) {
    if (!isLaneTaken(error)) throw error;
    return "lane_taken";
  }
}

function addArtifact(
  db: Database,
  artifact: ArtifactText,
  { beside = false }: AddArtifactsOptions = {},
): Addition {
  const stored = findArtifact(db, artifact.url);
  if (stored === null || (beside && stored.url !== artifact.url)) {
    insertArtifact(db, artifact);
    return "added";
  }
  const { url, text } = stored;
  const isSame = url === artifact.url && holds(db, "artifacts", "url", url, text, artifact);
  return isSame ? "present" : "differs";
}

function insertArtifact(db: Database, { url, text, bytes }: ArtifactText): void {
  db.query<null, [string, string | Uint8Array]>(
    "INSERT INTO artifacts (url, record) VALUES (?, CAST(? AS TEXT))",
  ).run(url, bytes ?? text);
}
