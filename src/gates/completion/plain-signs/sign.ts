/** A plain sign that a thing is not delivered. */

import type { Clause, Document } from "../../text/document.ts";
import type { Subject } from "../subject.ts";

export interface Sign {
  readonly id: string;
  readonly says: string;
  /** Words one of which it cannot do without. */
  readonly calledBy: string;
  readonly pattern: RegExp;
  /** Which conditions it can be about; without it those that nothing else tells. */
  readonly of?: RegExp;
  /** Conditions of those that it is not about. */
  readonly not?: RegExp;
  /** Nothing of this is asked anywhere. */
  readonly notAsked?: RegExp;
  /** What done_when has to ask somewhere. */
  readonly asked?: RegExp;
  /** Whether it stands in code and quotations too. */
  readonly quoted?: true;
  /** Whether it counts whatever it is about. */
  readonly always?: true;
  /** What a pattern cannot express. */
  readonly check?: (found: RegExpExecArray, at: SignAt) => boolean;
}

/** Where a sign was met. */
export interface SignAt {
  readonly clause: Clause;
  readonly doc: Document;
  readonly subject: Subject;
}
