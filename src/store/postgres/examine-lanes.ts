import { showCommand } from "../../domain/board-command.ts";
import { refused } from "../../domain/errors.ts";
import { type Finding, wrong } from "../../domain/finding.ts";
import type { Run } from "./rows.ts";
import type { Tables } from "./schema.ts";
import { goalColumns, heldLane } from "./searched.ts";

/** So many of a kind are listed. */
const MOST = 20;

/** Compares the lanes that are taken with the goals that are not finished. `rootFlag` ends whole commands. */
export async function examineLanes(
  ask: Run,
  tables: Tables,
  rootFlag: string,
): Promise<readonly Finding[]> {
  const gone = await ask<LaneRow>(lanesOfNoGoal(tables));
  const stray = await ask<LaneRow>(strayLanes(tables));
  const byHand = await ask<LaneRow & { readonly text: string }>(lanesOfGoalsByHand(tables));
  const shared = await ask<SharedRow>(sharedLanes(tables));
  const lost = await ask<LostRow>(lostLanes(tables));
  const log = (sessionRef: string): string => `"${showCommand("log", sessionRef, rootFlag)}"`;
  return [
    ...gone.map(({ lane_id, session_ref }) =>
      wrong(
        refused(
          "doctor.stray_lane",
          `lane "${lane_id}" is taken by ${session_ref}, which has no goal`,
          // Another goal could take a lane that is freed before.
          `look with ${log(session_ref)}: if it was enrolled, have the operator put its goal back first, and the lane is right again; if not, docs/postgresql.md tells how the lane is freed`,
        ),
      ),
    ),
    ...byHand
      .filter(isStray)
      .slice(0, MOST)
      .map(({ lane_id, session_ref }) =>
        wrong(
          refused(
            "doctor.stray_lane",
            `lane "${lane_id}" is taken by ${session_ref}, whose goal was put in or changed by hand and is not unfinished in it`,
            `look with ${log(session_ref)}: if the goal does not follow from it, have the operator restore the goal first; docs/postgresql.md tells how the lane is freed`,
          ),
        ),
      ),
    ...stray.map(({ lane_id, session_ref }) =>
      wrong(
        refused(
          "doctor.stray_lane",
          `lane "${lane_id}" is taken by ${session_ref}, which has no unfinished goal in it`,
          `see what became of it with ${log(session_ref)}; docs/postgresql.md tells the operator how the lane is freed`,
        ),
      ),
    ),
    ...shared.map(({ lane_id, first, last, goals }) =>
      wrong(
        refused(
          "doctor.shared_lane",
          `lane "${lane_id}" has ${goals} unfinished goals, among them ${first} and ${last}`,
          `compare them with ${log(first)} and ${log(last)}, and have the operator close all but the one that the lane belongs to: a goal stays in its lane, and work that goes on is enrolled again with a --session-ref and --lane-id of its own`,
        ),
      ),
    ),
    ...lost.map(({ lane_id, session_ref, holder }) =>
      wrong(
        refused(
          "doctor.lost_lane",
          holder === null
            ? `the goal of ${session_ref} is in lane "${lane_id}", which nobody has taken, so that another goal could`
            : `the goal of ${session_ref} is in lane "${lane_id}", which ${holder} has taken`,
          `see what became of it with ${log(session_ref)}; docs/postgresql.md tells the operator how the lane is given back`,
        ),
      ),
    ),
  ];
}

interface LaneRow {
  readonly lane_id: string;
  readonly session_ref: string;
}

function lanesOfNoGoal({ goals, lanes }: Tables): string {
  return `SELECT l.lane_id, l.session_ref FROM ${lanes} l LEFT JOIN ${goals} g ON g.session_ref = l.session_ref
    WHERE g.session_ref IS NULL ORDER BY l.lane_id LIMIT ${MOST}`;
}

/** Lanes that are taken by a goal that is complete or in another lane. */
function strayLanes({ goals, lanes }: Tables): string {
  return `SELECT l.lane_id, l.session_ref FROM ${lanes} l JOIN ${goals} g ON g.session_ref = l.session_ref
    WHERE g.record_md5 IS NOT NULL AND (g.status = 'complete' OR g.lane_id IS DISTINCT FROM l.lane_id)
    ORDER BY l.lane_id LIMIT ${MOST}`;
}

/** Those of goals that were put in or changed by hand, of which only the text says where they are. */
function lanesOfGoalsByHand({ goals, lanes }: Tables): string {
  return `SELECT l.lane_id, l.session_ref, g.record AS text FROM ${lanes} l
    JOIN ${goals} g ON g.session_ref = l.session_ref WHERE g.record_md5 IS NULL ORDER BY l.lane_id`;
}

/** Of a text without a status nobody can say where its goal is. */
function isStray({ lane_id, text }: LaneRow & { readonly text: string }): boolean {
  const columns = goalColumns(text);
  return columns.status !== null && heldLane(columns) !== lane_id;
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
