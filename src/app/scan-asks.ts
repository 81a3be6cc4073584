import { type IndexedAsk, unresolved } from "../domain/ask.ts";
import { readGoal } from "../domain/goal-decode.ts";
import { epochMsOf } from "../domain/time.ts";
import type { AppContext } from "./context.ts";

/** An ask that nobody has answered yet. */
export interface PendingAsk extends IndexedAsk {
  readonly session_ref: string;
  /** How long it has waited, in milliseconds; never negative, also when the clock was set back. */
  readonly age_ms: number;
}

/**
 * `scan-asks`: every unresolved ask of every goal, whatever its status, by session reference and
 * index; streamed to `show`. Goals that cannot be read have no asks here; the board shows them.
 */
export async function scanAsks<T>(
  { store, now }: AppContext,
  show: (asks: AsyncIterable<PendingAsk>) => Promise<T>,
): Promise<T> {
  const at = epochMsOf(now()) ?? 0;
  return store.read((reader) => show(pending(reader.goals({}), at)));
}

async function* pending(
  rows: AsyncIterable<{ readonly session_ref: string; readonly text: string }>,
  at: number,
): AsyncGenerator<PendingAsk> {
  for await (const row of rows) {
    const read = readGoal(row);
    if (!read.ok) continue;
    for (const { index, text, asked_at, resolution, resolved_at } of unresolved(
      read.value.open_asks,
    )) {
      const age_ms = Math.max(0, at - (epochMsOf(asked_at) ?? at));
      const { session_ref } = row;
      yield { session_ref, index, text, asked_at, resolution, resolved_at, age_ms };
    }
  }
}
