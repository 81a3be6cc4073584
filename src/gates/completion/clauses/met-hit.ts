/** A pattern that was met in a clause. */

import type { Clause, Document } from "../../text/document.ts";
import type { Subject } from "../subject.ts";
import type { Hit, HitClause } from "./rule.ts";
import type { Spelt } from "./spell-clause.ts";

/** What stands before, at and behind it is asked for by one look after the other: it is cut out once. */
export class MetHit implements Hit {
  readonly doc: Document;
  readonly clause: Clause;
  readonly subject: Subject;
  readonly spelt: Spelt;
  readonly holds: HitClause["holds"];
  readonly from: number;
  readonly to: number;
  private beforeCache: string | null = null;
  private metCache: string | null = null;
  private afterCache: string | null = null;

  constructor({ doc, clause, subject, spelt, holds }: HitClause, from: number, to: number) {
    this.doc = doc;
    this.clause = clause;
    this.subject = subject;
    this.spelt = spelt;
    this.holds = holds;
    this.from = from;
    this.to = to;
  }

  get before(): string {
    const { clause, spelt } = this;
    return (this.beforeCache ??= this.written(clause.start, spelt.start[this.from]));
  }

  get met(): string {
    const { spelt } = this;
    return (this.metCache ??= this.written(spelt.start[this.from] ?? 0, spelt.end[this.to - 1]));
  }

  get after(): string {
    const { clause, spelt } = this;
    return (this.afterCache ??= this.written(spelt.end[this.to - 1] ?? clause.end, clause.end));
  }

  private written(from: number, to: number | undefined): string {
    return this.doc.text.slice(from, to ?? 0).toLowerCase();
  }
}
