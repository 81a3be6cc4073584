/**
 * The one storage interface. Every engine (`sqlite`, `postgres`, the one in memory under
 * `test/conformance`) keeps this contract, and one conformance suite holds them to it. The shape is
 * taskchampion's `Storage` and `StorageTxn`, narrowed.
 *
 * - **Serializable.** Transactions are as if run one after the other. What `work` read still holds
 *   when it commits.
 * - **Invisible until commit.** No other transaction sees a part of one that is under way.
 * - **Not committed means rolled back**: when `work` rejects, when the process dies, when the power
 *   goes. When `write` has resolved, the change is on the disk.
 * - **Repeatable work.** An engine may run `work` again when it lost a race; nothing but the last run
 *   counts. So `work` reads and writes through its transaction and has no other effect.
 * - **No session state.** Nothing outlives a transaction but the records.
 * - **Text, byte for byte.** An engine stores the JSON text it is given and gives back that text; it
 *   never parses it for the caller. Rows put in by hand come back as they are, however malformed.
 *   What an engine searches by (status, lane, goal text, review, time of publication) it takes from
 *   the text itself, and a text without it is found by its key and in the lists. A text that is nested
 *   deeper than `DEEPEST_SEARCHED` is one without it.
 * - **Nothing is deleted.** There is no method for it.
 * - **A text that an engine cannot hold** (U+0000 or bytes that are no UTF-8, in PostgreSQL) is refused
 *   with `store.text`, never changed.
 *
 * No rule of goals or artifacts lives here, but the two that only a store can hold: a session
 * reference has one row, and a lane has one goal that is not complete.
 *
 * Every method rejects with `StoreError` and with nothing else, but for what `work` itself throws.
 */

import type { AnchorTexts } from "../domain/goal-anchors.ts";
import type { GoalText } from "../domain/goal-decode.ts";
import type { ArtifactText } from "../domain/artifact-decode.ts";
import type { StoredEvent } from "../domain/operation-replay.ts";
import type { Problem } from "../domain/errors.ts";
import type { Finding } from "../domain/finding.ts";

/** A row of goals with what the audit trail says about it, read in one go. */
export interface AnchoredGoalText extends GoalText {
  readonly anchors: AnchorTexts;
}

/** Which goals, always in the order of the UTF-8 bytes of their session references. */
export interface GoalQuery {
  /**
   * Only goals whose text has one of these statuses. Absent: all goals, also those whose text has no
   * status at all.
   */
  readonly statuses?: readonly string[];
  /** At most so many, 0 upwards. */
  readonly limit?: number;
}

/** Which artifacts, oldest publication first; those without a time come first, ties in order of first insertion. */
export interface ArtifactQuery {
  /** True: only those whose text does not say `"reviewed": true`. */
  readonly unreviewed?: boolean;
}

/** Whose events, oldest first. */
export type EventQuery =
  | { readonly about: "everything" }
  /** Every session, or one. */
  | { readonly about: "goals"; readonly sessionRef?: string }
  /** Every artifact, or the one with this normalised url. */
  | { readonly about: "artifacts"; readonly normalUrl?: string }
  /**
   * Those of the artifacts with these normalised urls, each artifact's in their order. Asked for some hundred, so that an
   * engine far away is not asked for each.
   */
  | { readonly about: "some artifacts"; readonly normalUrls: readonly string[] }
  /**
   * Those of one session together, sessions in the order of the bytes of their references. Without
   * events that name an artifact or nothing.
   */
  | { readonly about: "each goal" }
  /** Those of one artifact together, in the order of the bytes of their normalised urls. */
  | { readonly about: "each artifact" };

/** How much a store holds. */
export interface Extent {
  readonly goals: number;
  readonly artifacts: number;
  readonly events: number;
  /** The number of the latest event; 0 when there is none. */
  readonly lastSeq: number;
}

/**
 * What became of a row that was to be added. Only `added` has changed anything.
 *
 * - `added`: there was none, and now there is
 * - `present`: it stands there already, key and text, byte for byte
 * - `differs`: its key has another text, or its artifact another spelling of the url (without `beside`)
 * - `lane_taken`: the lane of this new goal has another goal that is not complete
 */
export type Addition = "added" | "present" | "differs" | "lane_taken";

export interface AddArtifactsOptions {
  readonly beside?: boolean;
}

/** What `examine` saw. */
export interface Examination {
  /** What a person may want to know, each a name and a value: engine, place, version, size. */
  readonly facts: readonly (readonly [name: string, value: string])[];
  readonly findings: readonly Finding[];
}

/**
 * One consistent view of the store. It is closed when the `work` it was given to settles; its
 * methods must not be called after that. Iterations hold a bounded number of rows in memory, however
 * many there are, and may be left early.
 */
export interface Reader {
  /** The goal of a session; null when there is none. */
  goal(sessionRef: string): Promise<GoalText | null>;

  /** The goal of a session with its anchors: the read before every write. Null when there is none. */
  anchoredGoal(sessionRef: string): Promise<AnchoredGoalText | null>;

  /** Goals in order; see `GoalQuery`. */
  goals(query: GoalQuery): AsyncIterable<GoalText>;

  /**
   * The goals that are neither complete nor abandoned, with their anchors, and those whose text has
   * no status. Found by an index: the cost follows their number and not that of all goals. In no
   * particular order.
   */
  liveGoals(): AsyncIterable<AnchoredGoalText>;

  /** All goals with their anchors, in the order of `goals`. */
  anchoredGoals(): AsyncIterable<AnchoredGoalText>;

  /**
   * The events that enrol a session which has no row, in no particular order: those whose text says `"change": "enrolled"` and
   * names a session. Where there is none, indexes alone tell so: the cost follows the number of all goals, not the length of their texts.
   */
  rowlessEnrolments(): AsyncIterable<StoredEvent>;

  /**
   * Of these sessions those whose trail has a redirect, and after the latest one no event that sets a status (see
   * `setsStatus`); in the order given. Goals are not looked at. One question to the engine for some hundred sessions, each
   * read from its latest redirect to the first status: the cost follows neither the number of goals nor what came after.
   */
  redirectsWithoutStatus(sessionRefs: readonly string[]): Promise<readonly string[]>;

  /** The session whose goal is not complete and has this lane; null when the lane is free. */
  laneHolder(laneId: string): Promise<string | null>;

  /**
   * The session of some goal that is not complete and has exactly this goal text; null when there is
   * none. Of several, any.
   */
  sessionWithGoal(goal: string): Promise<string | null>;

  /**
   * The artifact with this url, else one whose url has the same normalised form (see `normalUrl`); null when
   * there is none. More than one has a normalised form only where a hand has put the others in.
   */
  artifact(url: string): Promise<ArtifactText | null>;

  /** What `artifact` finds for each of these urls, in their order. Asked for some hundred, so that an engine far away is not asked for each. */
  manyArtifacts(urls: readonly string[]): Promise<readonly (ArtifactText | null)[]>;

  /** Artifacts in order; see `ArtifactQuery`. */
  artifacts(query: ArtifactQuery): AsyncIterable<ArtifactText>;

  /** The audit trail, or a part of it. */
  events(query: EventQuery): AsyncIterable<StoredEvent>;

  /** How much there is in this view. The cost may follow the number of rows. */
  extent(): Promise<Extent>;
}

/** A transaction that also writes. Its reads see what it wrote before. */
export interface Writer extends Reader {
  /**
   * Inserts the goal of a session or replaces it. Rejects with `store.lane_taken` when the lane has
   * another goal that is not complete; the caller has asked `laneHolder` first and said so better.
   */
  putGoal(goal: GoalText): Promise<void>;

  /**
   * Inserts an artifact or replaces the one that `artifact` finds under its url; then the row's url becomes
   * the one given.
   */
  putArtifact(artifact: ArtifactText): Promise<void>;

  /**
   * Appends to the audit trail and returns the number of the event: greater than that of every event
   * that was committed when this transaction began, not necessarily by one. So the numbers of one
   * session, and of those that take a lane from each other, grow in the order of their changes.
   */
  appendEvent(text: string): Promise<number>;

  /**
   * Adds goals as they stand in another store, as if one after the other: the answers are in the order
   * of the rows, and of two rows for one lane the second is `lane_taken`. Replaces nothing. Called
   * with some hundred rows, so that an engine far away can send them together.
   */
  addGoals(rows: readonly GoalText[]): Promise<readonly Addition[]>;

  /**
   * The same for artifacts, which are one when their urls have the same normalised form. With `beside`, a row that has
   * none under its own spelling is added beside the one under another, where a hand may have put it.
   */
  addArtifacts(
    rows: readonly ArtifactText[],
    options?: AddArtifactsOptions,
  ): Promise<readonly Addition[]>;

  /**
   * Adds events under the numbers that they have: ascending, and the first greater than `lastSeq` of
   * the extent. `appendEvent` goes on behind them.
   */
  addEvents(events: readonly StoredEvent[]): Promise<void>;
}

export interface Store {
  /**
   * Runs `work` on a consistent view and returns what it returns. Changes no record, waits for no
   * writer and makes no store: one that does not exist yet reads as an empty one, or is refused with
   * `store.not_initialised` where making it is an operator's (PostgreSQL). An engine may keep files of
   * its own beside the records (SQLite's `-shm` and `-wal` may appear). Not to be nested in another
   * `read` or `write` of the same store.
   */
  read<T>(work: (reader: Reader) => Promise<T>): Promise<T>;

  /**
   * Runs `work` in a transaction, commits it durably and returns what it returns. When `work`
   * rejects nothing has changed. Makes the store when it does not exist yet and `work` writes something, or
   * rejects with `store.not_initialised`. Waits for other writers up to the time the store was opened with, then
   * rejects with `store.busy`. Not to be nested.
   *
   * Where the connection to a server is lost in the middle of the commit, the engine looks what became
   * of it; when nobody can tell, it rejects with `store.outcome_unknown`, the one rejection after which
   * something may have changed.
   */
  write<T>(work: (writer: Writer) => Promise<T>): Promise<T>;

  /**
   * Looks at the file or the server itself and not at its records: damage, version, structure,
   * permissions, settings, and how far its clock is from `now` (milliseconds since the epoch). Changes
   * nothing. What keeps it from looking further is a finding too, the gravest last.
   */
  examine(now: number): Promise<Examination>;

  /** Releases files and connections. Does nothing the second time. */
  close(): Promise<void>;
}

/** The only thing that a store rejects with. */
export class StoreError extends Error {
  readonly problem: Problem;

  constructor(problem: Problem, cause?: unknown) {
    super(problem.message, { cause });
    this.name = "StoreError";
    this.problem = problem;
  }
}
