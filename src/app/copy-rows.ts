import type { ArtifactText } from "../domain/artifact-decode.ts";
import { type Whereabouts, commandToFillIn } from "../domain/board-command.ts";
import { type Problem, refused } from "../domain/errors.ts";
import { type EventSubject, subjectOf } from "../domain/event-subject.ts";
import { type GoalText, readGoal } from "../domain/goal-decode.ts";
import type { StoredEvent } from "../domain/operation-replay.ts";
import { normalUrl } from "../store/normal-url.ts";
import type { Addition, Writer } from "../store/port.ts";
import { inGroups } from "./in-groups.ts";
import { type KnownTrail, knownTrail } from "./known-trail.ts";
import type { RecordRow } from "./record-file.ts";

/** How many rows of a kind were added, and how many were there already. */
export interface Tally {
  readonly added: number;
  readonly present: number;
}

/** What became of all rows. */
export interface Copied {
  readonly goals: Tally;
  readonly artifacts: Tally;
  readonly events: Tally;
}

/** Thrown to end the transaction when rows stand in the way: the first of them, and how many there are. */
export class CopyConflict extends Error {
  readonly problems: readonly Problem[];
  readonly total: number;

  constructor(problems: readonly Problem[], total: number) {
    super(`${total} conflicts`);
    this.name = "CopyConflict";
    this.problems = problems;
    this.total = total;
  }
}

/** More conflicts than this are counted and not kept. */
const KEPT = 1000;

/**
 * Adds rows in the order of a record file to what a writer has, and replaces nothing. A row that
 * stands there already, byte for byte, is not added again. Rows of one address in several spellings move together, into a
 * store without artifacts. Events keep their numbers where those are
 * greater than every one in the store; else they are numbered on from the last, in their order.
 *
 * Throws `CopyConflict` when all rows have been looked at. Its problems: `import.goal_differs`,
 * `import.artifact_differs`, `import.lane_taken`, `import.trail_differs`.
 */
export async function copyRows(
  writer: Writer,
  rows: Iterable<RecordRow> | AsyncIterable<RecordRow>,
  where: Whereabouts = {},
): Promise<Copied> {
  const before = await writer.extent();
  const trail = knownTrail(writer, before);
  const conflicts = conflictList();
  const copy: Copy = {
    writer,
    // A row under another spelling, which a hand has put in, comes with the one that it stands beside.
    beside: before.artifacts === 0,
    trail,
    conflicts,
    where,
    lastSeq: before.lastSeq,
    done: { ...NOTHING_DONE },
  };
  try {
    for await (const group of inGroups(rows, ({ row }) => row.text.length)) {
      await addGoals(
        copy,
        group.flatMap((row) => (row.kind === "goal" ? [row.row] : [])),
      );
      await addArtifacts(
        copy,
        group.flatMap((row) => (row.kind === "artifact" ? [row.row] : [])),
      );
      await addEvents(
        copy,
        group.flatMap((row) => (row.kind === "event" ? [row.row] : [])),
      );
    }
  } finally {
    await trail.close();
  }
  conflicts.throwIfAny();
  return copy.done;
}

/** A copy under way. */
interface Copy {
  readonly writer: Writer;
  /** What the store had before. */
  readonly trail: KnownTrail;
  /** May two rows of the file have one address? Only where none of them can be of the store. */
  readonly beside: boolean;
  readonly conflicts: ConflictList;
  readonly where: Whereabouts;
  /** The number of the latest event. */
  lastSeq: number;
  readonly done: { -readonly [Kind in keyof Copied]: Tally };
}

async function addGoals(copy: Copy, group: readonly GoalText[]): Promise<void> {
  const { writer, trail, conflicts, where, done } = copy;
  const answers = await writer.addGoals(group);
  done.goals = sum(done.goals, answers);
  for (const [at, { session_ref }] of group.entries()) {
    const subject: EventSubject = { kind: "goal", sessionRef: session_ref };
    const answer = answers[at] ?? "differs";
    const unread = answer === "differs" ? await unreadGoal(writer, session_ref, where) : null;
    conflicts.add(subject, unread ?? goalProblem(session_ref, answer));
    if (answer === "added" && (await trail.knows(subject))) {
      conflicts.add(subject, trailDiffers(subject));
    }
  }
}

async function addArtifacts(copy: Copy, group: readonly ArtifactText[]): Promise<void> {
  const { writer, beside, conflicts, done } = copy;
  const answers = await writer.addArtifacts(group, { beside });
  done.artifacts = sum(done.artifacts, answers);
  for (const [at, { url }] of group.entries()) {
    if (answers[at] !== "differs") continue;
    conflicts.add({ kind: "artifact", normalUrl: normalUrl(url) }, artifactDiffers(url));
  }
}

async function addEvents(copy: Copy, group: readonly StoredEvent[]): Promise<void> {
  const { writer, trail, conflicts, done } = copy;
  const fresh: StoredEvent[] = [];
  for (const { seq, ...text } of group) {
    const found = await trail.lookUp(text);
    if (found === "new") {
      copy.lastSeq = Math.max(seq, copy.lastSeq + 1);
      fresh.push({ seq: copy.lastSeq, ...text });
    }
    const subject = found === "differs" ? subjectOf(text.text) : null;
    if (subject !== null) conflicts.add(subject, trailDiffers(subject));
  }
  const { added, present } = done.events;
  done.events = { added: added + fresh.length, present: present + group.length - fresh.length };
  await writer.addEvents(fresh);
}

const NOTHING: Tally = { added: 0, present: 0 };
const NOTHING_DONE: Copied = { goals: NOTHING, artifacts: NOTHING, events: NOTHING };

function sum({ added, present }: Tally, answers: readonly Addition[]): Tally {
  const count = (wanted: Addition): number => answers.filter((one) => one === wanted).length;
  return { added: added + count("added"), present: present + count("present") };
}

/** One problem for each session and artifact, the first that is found. */
interface ConflictList {
  add(subject: EventSubject, problem: Problem | null): void;
  throwIfAny(): void;
}

function conflictList(): ConflictList {
  const kept = new Map<string, Problem>();
  let total = 0;
  return {
    add(subject, problem) {
      const key = JSON.stringify(subject);
      if (problem === null || kept.has(key)) return;
      total += 1;
      if (kept.size < KEPT) kept.set(key, problem);
    },
    throwIfAny() {
      if (total > 0) throw new CopyConflict([...kept.values()], total);
    },
  };
}

const ADVICE =
  "nothing was imported: compare both, and import into a root that has no records of its own, or into one that lacks these";

function goalProblem(sessionRef: string, answer: Addition): Problem | null {
  switch (answer) {
    case "added":
    case "present":
      return null;
    case "differs":
      return refused(
        "import.goal_differs",
        `session "${sessionRef}" has another record here`,
        ADVICE,
      );
    case "lane_taken":
      return refused(
        "import.lane_taken",
        `the lane of session "${sessionRef}" has another goal here that is not complete`,
        ADVICE,
      );
    default:
      return answer satisfies never;
  }
}

/** What is said where the record that stands here is none and the trail here gives it; else null. Nothing is replaced by an import. */
async function unreadGoal(
  writer: Writer,
  sessionRef: string,
  where: Whereabouts,
): Promise<Problem | null> {
  const row = await writer.goal(sessionRef);
  if (row === null || readGoal(row).ok) return null;
  const { playGoal } = await import("./play-goal.ts");
  if ((await playGoal(writer, sessionRef)) === null) return null;
  return refused(
    "import.goal_differs",
    `session "${sessionRef}" has a record here that cannot be read`,
    `nothing was imported: the audit trail here tells it, so have the operator put it back with "${commandToFillIn("hold", sessionRef, where)}"; it is newer than the one of the file then, which goes into a root that lacks this session`,
  );
}

function artifactDiffers(url: string): Problem {
  return refused("import.artifact_differs", `artifact ${url} has another record here`, ADVICE);
}

function trailDiffers(subject: EventSubject): Problem {
  const whose =
    subject.kind === "goal" ? `session "${subject.sessionRef}"` : `artifact ${subject.normalUrl}`;
  return refused("import.trail_differs", `${whose} has another audit trail here`, ADVICE);
}
