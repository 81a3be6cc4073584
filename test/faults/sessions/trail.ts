import { ownsLane } from "../../../src/domain/goal.ts";
import { emptyReplay, replayEvent, replayedTexts } from "../../../src/domain/operation-replay.ts";
import { normalUrl } from "../../../src/store/normal-url.ts";
import type { Store } from "../../../src/store/port.ts";

/** What the audit trail says about a store. */
export interface TrailReport {
  readonly events: number;
  /** Everything that is wrong: rules broken, records that do not follow. Empty when all is well. */
  readonly faults: readonly string[];
}

/**
 * Plays the audit trail from the first event to the last and checks, from it alone, that every event
 * fits what was before and that a lane never has two holders; then, that the stored records are what
 * follows from it, byte for byte.
 */
export async function checkTrail(store: Store): Promise<TrailReport> {
  return store.read(async (reader) => {
    const state = emptyReplay();
    const holders = new Map<string, string>();
    const faults: string[] = [];
    let events = 0;
    for await (const event of reader.events({ about: "everything" })) {
      events += 1;
      replayEvent(state, event);
      const { session_ref: ref = "" }: { session_ref?: string } = JSON.parse(event.text);
      const record = state.goals.get(ref);
      if (record === undefined) continue;
      const { lane_id: lane } = record;
      const holder = holders.get(lane);
      if (ownsLane(record)) {
        if (holder !== undefined && holder !== ref) {
          faults.push(`event ${event.seq}: ${ref} takes ${lane}, which ${holder} has`);
        }
        holders.set(lane, ref);
      } else if (holder === ref) {
        holders.delete(lane);
      }
    }
    faults.push(...state.defects.map(({ seq, detail }) => `event ${seq}: ${detail}`));
    const { goals, artifacts } = replayedTexts(state);
    let stored = 0;
    for await (const { session_ref, text } of reader.goals({})) {
      stored += 1;
      if (goals.get(session_ref) !== text) faults.push(`${session_ref} does not follow`);
    }
    if (stored !== goals.size) faults.push(`${goals.size} goals in the trail, ${stored} stored`);
    for await (const { url, text } of reader.artifacts({})) {
      if (artifacts.get(normalUrl(url)) !== text) faults.push(`${url} does not follow`);
    }
    for (const [lane, ref] of holders) {
      const holder = await reader.laneHolder(lane);
      if (holder !== ref) faults.push(`${lane} belongs to ${ref}, and the store says ${holder}`);
    }
    return { events, faults };
  });
}
