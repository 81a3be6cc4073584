import { refused } from "../../domain/errors.ts";
import type { Finding } from "../../domain/finding.ts";
import type { Run } from "./rows.ts";
import type { Tables } from "./schema.ts";

/** So many of a kind are listed. */
const MOST = 20;

/** Compares the lanes that are taken with the goals that are not finished. */
export async function examineLanes(ask: Run, tables: Tables): Promise<readonly Finding[]> {
  const stray = await ask<LaneRow>(strayLanes(tables));
  const shared = await ask<SharedRow>(sharedLanes(tables));
  const lost = await ask<LostRow>(lostLanes(tables));
  return [
    ...stray.map(({ lane_id, session_ref }) =>
      wrong(
        "doctor.stray_lane",
        `lane "${lane_id}" is taken by ${session_ref}, which has no unfinished goal in it`,
        `see what became of it with "svc-goals log"; docs/storage.md tells the operator how the lane is freed`,
      ),
    ),
    ...shared.map(({ lane_id, first, last, goals }) =>
      wrong(
        "doctor.shared_lane",
        `lane "${lane_id}" has ${goals} unfinished goals, among them ${first} and ${last}`,
        `compare them with "svc-goals log", and close or move to another lane all but the one that it belongs to`,
      ),
    ),
    ...lost.map(({ lane_id, session_ref, holder }) =>
      wrong(
        "doctor.lost_lane",
        holder === null
          ? `the goal of ${session_ref} is in lane "${lane_id}", which nobody has taken, so that another goal could`
          : `the goal of ${session_ref} is in lane "${lane_id}", which ${holder} has taken`,
        `see what became of it with "svc-goals log"; docs/storage.md tells the operator how the lane is given back`,
      ),
    ),
  ];
}

function wrong(code: string, message: string, advice: string): Finding {
  return { level: "wrong", problem: refused(code, message, advice) };
}

interface LaneRow {
  readonly lane_id: string;
  readonly session_ref: string;
}

/** Lanes that are taken by a goal that is not there, that is complete or that is in another lane. */
function strayLanes({ goals, lanes }: Tables): string {
  return `SELECT l.lane_id, l.session_ref FROM ${lanes} l LEFT JOIN ${goals} g ON g.session_ref = l.session_ref
    WHERE g.session_ref IS NULL OR (g.status IS NOT NULL AND (g.status = 'complete' OR g.lane_id IS DISTINCT FROM l.lane_id))
    ORDER BY l.lane_id LIMIT ${MOST}`;
}

/** Goals whose lane is one; a row that was put in by hand has none until a command writes it. */
const IN_LANE = "g.is_live AND g.lane_id IS NOT NULL";

interface SharedRow {
  readonly lane_id: string;
  readonly first: string;
  readonly last: string;
  readonly goals: string;
}

/** Lanes with several goals that are not finished. */
function sharedLanes({ goals }: Tables): string {
  return `SELECT g.lane_id, min(g.session_ref) AS first, max(g.session_ref) AS last, count(*) AS goals
    FROM ${goals} g WHERE ${IN_LANE} GROUP BY g.lane_id HAVING count(*) > 1
    ORDER BY g.lane_id LIMIT ${MOST}`;
}

interface LostRow extends LaneRow {
  readonly holder: string | null;
}

/** Goals that are not finished and have not taken their lane, with whoever has. */
function lostLanes({ goals, lanes }: Tables): string {
  return `SELECT g.lane_id, g.session_ref,
      (SELECT min(h.session_ref) FROM ${lanes} h WHERE h.lane_id = g.lane_id) AS holder
    FROM ${goals} g LEFT JOIN ${lanes} l ON l.lane_id = g.lane_id AND l.session_ref = g.session_ref
    WHERE ${IN_LANE} AND l.lane_id IS NULL ORDER BY g.session_ref LIMIT ${MOST}`;
}
