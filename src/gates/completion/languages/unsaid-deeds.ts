/**
 * "The derailleur is greased", of which a message says only "the derailleur squeaks as ever": its thing is named, and no
 * sentence says that anything was done to it. Told of conditions whose deed is a participle, in prose without tables.
 */

import type { Clause } from "../../text/document.ts";
import { LONGEST_DONE_WHEN, type Subject } from "../subject.ts";
import type { Naming } from "./naming.ts";

export interface DeedsData {
  /** A condition, with what stands before its deed and from its deed on as the groups `thing` and `deed`. */
  readonly condition: RegExp;
  /** A sentence says that something was done. */
  readonly done: RegExp;
  /** An infinitive, which tells of no deed done. */
  readonly infinitive: RegExp;
}

const CONDITIONS = /[;\n]|\. /u;

/** Whether a sentence names the thing of a condition, and neither it nor another one that does says what was done. */
export type Unsaid = (clauses: readonly Clause[], at: number, subject: Subject) => boolean;

export function readUnsaid({ condition, done, infinitive }: DeedsData, naming: Naming): Unsaid {
  return (clauses, at, subject) => {
    const clause = clauses[at];
    if (clause === undefined || !isProse(clauses)) return false;
    if (clause.kind !== "paragraph" || /[:?]\W*$/u.test(clause.text)) return false;
    const parts = subject.doneWhenAsWritten
      .slice(0, LONGEST_DONE_WHEN)
      .toLowerCase()
      .split(CONDITIONS);
    const named = parts.filter((part) => naming.shared(part, clause.text) > 0);
    const [only] = named;
    if (only === undefined || named.length > 1) return false;
    const { thing, deed } = condition.exec(only)?.groups ?? {};
    if (thing === undefined || deed === undefined) return false;
    const says = (text: string): boolean =>
      done.test(text) || naming.shared(deed, text.replaceAll(infinitive, " ")) > 0;
    if (says(clause.text) || says(clauses[at + 1]?.text ?? "")) return false;
    return !clauses.some(
      ({ text }) =>
        text !== clause.text && naming.shared(`${thing} ${deed}`, text) > 0 && says(text),
    );
  };
}

function isProse(clauses: readonly Clause[]): boolean {
  return clauses.length <= 60 && clauses.every(({ kind }) => kind === "paragraph");
}
