import { type IndexedAsk, unresolved } from "../domain/ask.ts";
import type { Whereabouts } from "../domain/board-command.ts";
import type { Problem } from "../domain/errors.ts";
import {
  type AnchorTexts,
  anchorMismatches,
  hasTrail,
  readAnchors,
  trailOf,
} from "../domain/goal-anchors.ts";
import { readGoal, readWhatIsLeft } from "../domain/goal-decode.ts";
import type { GoalRecord } from "../domain/goal.ts";
import { epochMsOf } from "../domain/time.ts";
import type { AnchoredGoalText } from "../store/port.ts";
import type { AppContext } from "./context.ts";

/** An ask that nobody has answered yet. */
export interface PendingAsk extends IndexedAsk {
  readonly session_ref: string;
  /** How long it has waited, in milliseconds; never negative, also when the clock was set back. */
  readonly age_ms: number;
  /** False where its goal is malformed, or its anchors differ from the audit trail: nothing can be written to it. */
  readonly canBeAnswered: boolean;
  /** False where the audit trail has neither an enrolment nor a redirect of its goal. */
  readonly hasTrail: boolean;
}

/** Told of each goal that may have asks which cannot be read. */
export type NoticeHidden = (sessionRef: string, problem: Problem) => void;

/**
 * `scan-asks`: every unresolved ask of every goal, whatever its status, by session reference and
 * index; streamed to `show`. Of a malformed goal those that can be read; of the others `notice` is told.
 */
export async function scanAsks<T>(
  context: AppContext,
  notice: NoticeHidden,
  show: (asks: AsyncIterable<PendingAsk>) => Promise<T>,
): Promise<T> {
  const at = epochMsOf(context.now()) ?? 0;
  return context.store.read((reader) => show(pending(reader.anchoredGoals(), at, notice, context)));
}

async function* pending(
  rows: AsyncIterable<AnchoredGoalText>,
  at: number,
  notice: NoticeHidden,
  where: Whereabouts,
): AsyncGenerator<PendingAsk> {
  for await (const row of rows) {
    const { session_ref, anchors } = row;
    const isInTrail = hasTrail(anchors);
    const read = readGoal(row);
    const asks = read.ok ? unresolved(read.value.open_asks) : asksLeft(row, notice, where);
    const canBeAnswered = asks.length > 0 && read.ok && isAnchored(read.value, anchors);
    for (const ask of asks) {
      const { index, text, asked_at, resolution, resolved_at } = ask;
      const age_ms = Math.max(0, at - (epochMsOf(asked_at) ?? at));
      const asked = { session_ref, index, text, asked_at, resolution, resolved_at };
      yield { ...asked, age_ms, canBeAnswered, hasTrail: isInTrail };
    }
  }
}

function isAnchored(record: GoalRecord, anchors: AnchorTexts): boolean {
  return anchorMismatches(record, readAnchors(anchors)).length === 0;
}

function asksLeft(
  row: AnchoredGoalText,
  notice: NoticeHidden,
  where: Whereabouts,
): readonly IndexedAsk[] {
  const { asks, hidden } = readWhatIsLeft(row, where, trailOf(readAnchors(row.anchors)));
  if (hidden !== null) notice(row.session_ref, hidden);
  return asks;
}
