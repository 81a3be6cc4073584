import type { Reader, Writer } from "../port.ts";
import { emptyReader } from "./rows.ts";

/** A transaction on a store that has no file yet. */
export interface FirstWrite {
  /** For `work`; its first write begins the real transaction. */
  readonly writer: Writer;
  /** Was anything written? Rejects as that write did, also where `work` made nothing of it. */
  hasBegun(): Promise<boolean>;
  /** True when others have made the store meanwhile and `work` has read what no longer holds. */
  isOutdated(): boolean;
}

/**
 * A writer that reads as an empty store until something is written, so that a refusal makes no file. Then
 * `begin` makes the store, and the work goes on in it: what it read holds there too, unless others came first.
 */
export function firstWrite(begin: () => Promise<Writer>): FirstWrite {
  let began: Promise<Writer> | null = null;
  let reader: Reader = emptyReader;
  let outdated = false;

  const start = async (): Promise<Writer> => {
    const writer = await begin();
    const { goals, artifacts, lastSeq } = await writer.extent();
    outdated = goals > 0 || artifacts > 0 || lastSeq > 0;
    if (outdated) throw new Error("the store was made by others in between");
    reader = writer;
    return writer;
  };
  const real = (): Promise<Writer> => (began ??= start());

  return {
    writer: {
      goal: (sessionRef) => reader.goal(sessionRef),
      anchoredGoal: (sessionRef) => reader.anchoredGoal(sessionRef),
      goals: (query) => reader.goals(query),
      liveGoals: () => reader.liveGoals(),
      anchoredGoals: () => reader.anchoredGoals(),
      rowlessEnrolments: () => reader.rowlessEnrolments(),
      redirectsWithoutStatus: (sessionRefs) => reader.redirectsWithoutStatus(sessionRefs),
      laneHolder: (laneId) => reader.laneHolder(laneId),
      sessionWithGoal: (goal) => reader.sessionWithGoal(goal),
      artifact: (url) => reader.artifact(url),
      manyArtifacts: (urls) => reader.manyArtifacts(urls),
      artifacts: (query) => reader.artifacts(query),
      events: (query) => reader.events(query),
      extent: () => reader.extent(),
      putGoal: async (goal) => (await real()).putGoal(goal),
      putArtifact: async (artifact) => (await real()).putArtifact(artifact),
      appendEvent: async (text) => (await real()).appendEvent(text),
      addGoals: async (rows) => (await real()).addGoals(rows),
      addArtifacts: async (rows, options) => (await real()).addArtifacts(rows, options),
      addEvents: async (events) => (await real()).addEvents(events),
    },
    hasBegun: async () => {
      await began;
      return began !== null;
    },
    isOutdated: () => outdated,
  };
}
