import type { ArtifactBrief } from "../domain/artifact.ts";
import type { Whereabouts } from "../domain/board-command.ts";
import type { Outcome, Problem } from "../domain/errors.ts";
import type { LintText } from "../domain/goal-rules.ts";
import type { Stamp } from "../domain/operation.ts";
import { checkSource } from "../domain/source.ts";
import type { Timestamp } from "../domain/time.ts";
import type { Policy } from "../policy/policy.ts";
import type { Store } from "../store/port.ts";

/** Reads the text of a brief into its sections, or says all that is wrong with it. */
export type ReadBrief = (text: string) => Outcome<ArtifactBrief>;

/** The goal that a text is about: what is its subject matter is not put off by being named. */
export interface Subject {
  readonly goal: string;
  readonly doneWhen: string;
}

/** Says how a text puts work off, in one sentence; null when it does not. */
export type FindDeferral = (text: string, subject: Subject) => Promise<string | null>;

/** The figure of an item that does not keep to its condition, as it stands there; null for none. The others may tell of parts. */
export type FindBrokenFigure = (
  condition: string,
  item: string,
  others: readonly string[],
) => Promise<string | null>;

/** The words by which an item tells of another deed or state than its condition asks for; null for none. The others may tell the rest. */
export type FindOtherDeed = (
  condition: string,
  item: string,
  others: readonly string[],
) => Promise<string | null>;

/**
 * What an item tells of and what its condition asks for in that place, another of the same kind: "XML" for "CSV"; null for
 * most.
 */
export type FindRival = (
  condition: string,
  item: string,
) => Promise<{ readonly asked: string; readonly given: string } | null>;

/**
 * The judges of language. Each is loaded when a use first needs it: their word lists are most of the
 * program, and most commands need none of them.
 */
export interface Judges {
  readonly text: () => Promise<LintText>;
  readonly brief: () => Promise<ReadBrief>;
  readonly deferral: FindDeferral;
  readonly brokenFigure: FindBrokenFigure;
  readonly otherDeed: FindOtherDeed;
  readonly rival: FindRival;
}

/**
 * What every use is given. A use answers a rule's "no" with an `Outcome`; it rejects only with the
 * store's `StoreError`.
 */
export interface AppContext extends Whereabouts {
  readonly store: Store;
  /** The time now; asked inside the transaction, so that times follow the order of the events. */
  readonly now: () => Timestamp;
  /** Who acts: `<kind>:<name>`. */
  readonly actor: string;
  /** What named the actor, for messages; `--actor` when absent. */
  readonly actorFrom?: string;
  readonly policy: Policy;
  readonly judges: Judges;
}

/** When and by whom, for a change that is made now. */
export function stampOf({ now, actor }: AppContext): Stamp {
  return { time: now(), actor: actor.trim() };
}

/** The rule of actors, asked before every write. */
export function checkActor({ actor, actorFrom = "--actor" }: AppContext): readonly Problem[] {
  return checkSource(actor.trim(), actorFrom, "actor");
}
