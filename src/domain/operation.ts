/**
 * Every change, as a closed union of values that carry what was and what is. The stored record, the
 * goal's history and the audit event all follow from the same value (the idea is taskchampion's
 * `Operation`, which carries the old value of all it touches).
 */

import type { IndexedAsk } from "./ask.ts";
import type { ArtifactValue } from "./artifact.ts";
import type { Closure, GoalRecord, GoalStatus, Hold } from "./goal.ts";
import type { Timestamp } from "./time.ts";

/** When and by whom a change is made. */
export interface Stamp {
  readonly time: Timestamp;
  /** `<kind>:<name>`. */
  readonly actor: string;
}

/** The parts of a goal that a change touched; of the asks, only those touched, with their index. */
export interface GoalPatch {
  readonly goal?: string;
  readonly done_when?: string;
  readonly status?: GoalStatus;
  readonly reasoning?: string | null;
  readonly due_date?: Timestamp | null;
  readonly open_asks?: readonly IndexedAsk[];
  readonly hold?: Hold | null;
  readonly closure?: Closure | null;
}

/** `K` of the patch are always there, on both sides. */
type Touching<K extends keyof GoalPatch> = Required<Pick<GoalPatch, K>>;

interface Changed<Change extends string, Values> {
  readonly change: Change;
  readonly old: Values;
  readonly new: Values;
}

/** What happened to a goal. */
export type GoalChange =
  | { readonly change: "enrolled"; readonly old: null; readonly new: GoalRecord }
  /** `set` on an enrolled goal: only what changed is listed. */
  | Changed<"updated", Pick<GoalPatch, "status" | "reasoning" | "open_asks">>
  | Changed<"asked", Touching<"open_asks">>
  | Changed<"resolved", Touching<"open_asks">>
  | Changed<"held", Touching<"status" | "hold">>
  | Changed<"resumed", Touching<"status" | "hold">>
  | (Changed<"redirected", Touching<"goal" | "done_when" | "status" | "hold" | "closure">> & {
      /** Goes into the history entry that this redirect appends. */
      readonly reason: string;
    })
  | Changed<"closed", Touching<"status" | "hold" | "closure">>
  | Changed<"due", Touching<"due_date">>;

export type GoalOperation = GoalChange &
  Stamp & {
    readonly session_ref: string;
    /** The keys that somebody took out of the stored record, or made unusable, and that this hold wrote again; absent for none. */
    readonly put_back?: readonly string[];
    /** The stored text that was no record, in whose place this hold or close wrote the record of the trail; absent for none. */
    readonly in_place_of?: string;
  };

/** Operations on artifacts carry the whole value, so that the earlier record stays in the trail. */
export type ArtifactChange =
  | {
      readonly change: "recorded";
      /** What stood under this url before; the bare text where it was no JSON object, or more than one holds. */
      readonly old: ArtifactValue | string | null;
      readonly new: ArtifactValue;
    }
  | { readonly change: "reviewed"; readonly old: ArtifactValue; readonly new: ArtifactValue };

export type ArtifactOperation = ArtifactChange &
  Stamp & {
    /** The normalised url: the identity of the artifact. The url as given is in `new`. */
    readonly url: string;
  };

export type Operation = GoalOperation | ArtifactOperation;

export function isArtifactOperation(operation: Operation): operation is ArtifactOperation {
  return operation.change === "recorded" || operation.change === "reviewed";
}
