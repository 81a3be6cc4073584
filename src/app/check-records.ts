import { type ArtifactText, urlName } from "../domain/artifact-decode.ts";
import { type Whereabouts, artifactCommand } from "../domain/board-command.ts";
import { type Problem, refused } from "../domain/errors.ts";
import { subjectOf } from "../domain/event-subject.ts";
import { type Finding, wrong } from "../domain/finding.ts";
import {
  checkAnchors,
  howToCompare,
  readAnchors,
  rowGone,
  trailOf,
} from "../domain/goal-anchors.ts";
import { readGoal } from "../domain/goal-decode.ts";
import { readEvent } from "../domain/operation-event.ts";
import {
  type ReplayState,
  type StoredEvent,
  emptyReplay,
  replayEvent,
  replayedTexts,
} from "../domain/operation-replay.ts";
import { CLOCK_SLACK_MS, epochMsOf, timestampOf } from "../domain/time.ts";
import type { AnchoredGoalText, Reader } from "../store/port.ts";
import { rulesOf } from "./artifact-rules.ts";
import type { AppContext } from "./context.ts";
import { inGroups } from "./in-groups.ts";
import { judged } from "./list-artifacts.ts";
import { compareBytes } from "./record-file.ts";

/**
 * Looks at every row of a view, in memory that does not grow with their number: can it be read, does it
 * keep its anchors, does it follow from the audit trail, has every trail its row, does an artifact that
 * came past `record` keep the rules? `now` is in milliseconds since the epoch; `onRow` is called for
 * every row that was looked at.
 */
export async function* checkRecords(
  context: AppContext,
  reader: Reader,
  now: number,
  onRow: () => void,
): AsyncGenerator<Finding> {
  yield* checkGoals(context, reader, onRow);
  yield* checkArtifacts(context, reader, onRow);
  yield* checkEvents(reader, now, onRow);
}

/** The events of one session or artifact, played. */
interface PlayedTrail {
  readonly key: string;
  readonly state: ReplayState;
}

/** Plays a grouped trail one session or artifact after the other. */
async function* playedTrails(events: AsyncIterable<StoredEvent>): AsyncGenerator<PlayedTrail> {
  let key = "";
  let state: ReplayState | null = null;
  for await (const event of events) {
    const own = keyOf(event.text);
    if (state === null || own !== key) {
      if (state !== null) yield { key, state };
      key = own;
      state = emptyReplay();
    }
    // What cannot be read is found where all events are looked at.
    if (readEvent(event.text) !== null) replayEvent(state, event);
  }
  if (state !== null) yield { key, state };
}

function keyOf(text: string): string {
  const subject = subjectOf(text);
  if (subject === null) return "";
  return subject.kind === "goal" ? subject.sessionRef : subject.normalUrl;
}

/** Walks along goals and trails, which are in the same order. */
async function* checkGoals(
  context: AppContext,
  reader: Reader,
  onRow: () => void,
): AsyncGenerator<Finding> {
  const trails = playedTrails(reader.events({ about: "each goal" }));
  let trail = await next(trails);
  try {
    for await (const row of reader.anchoredGoals()) {
      onRow();
      while (trail !== null && compareBytes(trail.key, row.session_ref) < 0) {
        yield* goneGoal(trail, context);
        trail = await next(trails);
      }
      const isOwn = trail !== null && trail.key === row.session_ref;
      yield* goalFindings(row, isOwn ? trail : null, context);
      if (isOwn) trail = await next(trails);
    }
    while (trail !== null) {
      yield* goneGoal(trail, context);
      trail = await next(trails);
    }
  } finally {
    await trails.return(null);
  }
}

async function next(trails: AsyncGenerator<PlayedTrail>): Promise<PlayedTrail | null> {
  const { done, value } = await trails.next();
  return done === true ? null : value;
}

function* goneGoal({ key, state }: PlayedTrail, where: Whereabouts): Generator<Finding> {
  if (state.goals.has(key)) yield wrong(rowGone(key, where));
}

function* goalFindings(
  row: AnchoredGoalText,
  trail: PlayedTrail | null,
  where: Whereabouts,
): Generator<Finding> {
  const { session_ref: ref, text, anchors } = row;
  const anchored = readAnchors(anchors);
  const read = readGoal(row, where, trailOf(anchored));
  const problems = read.ok ? checkAnchors(read.value, anchored, where) : read.problems;
  yield* problems.map(wrong);
  if (trail === null) return;
  yield* trail.state.defects.map(({ seq, detail }) => wrong(misfit(seq, detail)));
  const replayed = replayedTexts(trail.state).goals.get(ref);
  // One reason is enough: what was said already explains the difference.
  if (problems.length > 0 || trail.state.defects.length > 0 || replayed === text) return;
  yield wrong(
    refused(
      "doctor.goal_differs",
      `the goal of session "${ref}" does not follow from its audit trail: somebody has edited the store`,
      `${howToCompare(ref, where)}, and have the operator look into it`,
    ),
  );
}

async function* checkArtifacts(
  context: AppContext,
  reader: Reader,
  onRow: () => void,
): AsyncGenerator<Finding> {
  const trails = playedTrails(reader.events({ about: "each artifact" }));
  for await (const group of inGroups(trails, lengthOfArtifact)) {
    const stored = await rowsOf(reader, group);
    for (const [at, trail] of group.entries()) {
      const { key, state } = trail;
      const row = stored[at] ?? null;
      yield* state.defects.map(({ seq, detail }) => wrong(misfit(seq, detail)));
      if (row !== null) yield* artifactFindings(row, trail, context);
      else if (state.artifacts.has(key)) yield wrong(artifactGone(key, context));
    }
  }
  for await (const { artifact, breaches } of judged(reader, rulesOf(context))) {
    onRow();
    yield* breaches.map(({ code, message, advice }) =>
      wrong(refused(code, `artifact ${urlName(artifact.url)}: ${message}`, advice)),
    );
  }
}

function lengthOfArtifact({ key, state }: PlayedTrail): number {
  return replayedTexts(state).artifacts.get(key)?.length ?? 0;
}

/**
 * The row of each trail. Under its own spelling: by its normal form a second row could be found in its place. A record
 * that was put in by hand, and reviewed, may name another url than it stands under.
 */
async function rowsOf(
  reader: Reader,
  trails: readonly PlayedTrail[],
): Promise<readonly (ArtifactText | null)[]> {
  const urls = trails.map(({ key, state }) => {
    const url = state.artifacts.get(key)?.["url"];
    return typeof url === "string" ? url : key;
  });
  const found = await reader.manyArtifacts(urls);
  const elsewhere = trails.flatMap(({ key }, at) =>
    found[at] === null && urls[at] !== key ? [key] : [],
  );
  const others = (await reader.manyArtifacts(elsewhere)).values();
  return found.map((row, at) =>
    row === null && urls[at] !== trails[at]?.key ? (others.next().value ?? null) : row,
  );
}

function* artifactFindings(
  { url, text }: ArtifactText,
  trail: PlayedTrail,
  { place }: Whereabouts,
): Generator<Finding> {
  const { artifacts } = replayedTexts(trail.state);
  if (trail.state.defects.length > 0 || artifacts.get(trail.key) === text) return;
  yield wrong(
    refused(
      "doctor.artifact_differs",
      `the artifact ${url} does not follow from its audit trail: somebody has edited the store`,
      `compare "${artifactCommand("get", url, place)}" with "${artifactCommand("log", url, place)}", and publish it again where it is wrong`,
    ),
  );
}

async function* checkEvents(
  reader: Reader,
  now: number,
  onRow: () => void,
): AsyncGenerator<Finding> {
  const early: { count: number; latest: string } = { count: 0, latest: "" };
  for await (const { seq, text } of reader.events({ about: "everything" })) {
    onRow();
    const event = readEvent(text);
    if (event === null) yield wrong(unreadable(seq));
    else if ((epochMsOf(event.time) ?? 0) - now > CLOCK_SLACK_MS) {
      early.count += 1;
      if (event.time > early.latest) early.latest = event.time;
    }
  }
  if (early.count > 0) yield wrong(fromTheFuture(early.count, early.latest, now));
}

function misfit(seq: number, detail: string): Problem {
  return refused(
    "doctor.event_misfit",
    `event ${seq} does not fit the events before it: ${detail}`,
    "have the operator look into it: somebody has edited the audit trail or the records",
  );
}

function artifactGone(url: string, { place }: Whereabouts): Problem {
  return refused(
    "doctor.artifact_gone",
    `the artifact ${url} is in the audit trail and its row is gone: somebody has edited the store`,
    `read what it was with "${artifactCommand("log", url, place)}", and publish it again`,
  );
}

function unreadable(seq: number): Problem {
  return refused(
    "doctor.event_unreadable",
    `event ${seq} is not an event of this program`,
    "leave it where it is: the trail is read without it; ask who else writes to this store",
  );
}

function fromTheFuture(count: number, latest: string, now: number): Problem {
  return refused(
    "doctor.clock",
    `${count === 1 ? "1 event is" : `${count} events are`} later than the clock, the latest is of ${latest}, and the clock says ${timestampOf(now)}`,
    "look at the clock of this machine and of those that write to the store",
  );
}
