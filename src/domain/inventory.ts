/** One thing that done_when asks for. */
export interface Condition {
  /** The condition as a person would list it, e.g. `the CSV export works`. */
  readonly text: string;
  /** Where its clause stands in done_when (UTF-16 offsets, end exclusive); members of one total share it. */
  readonly start: number;
  readonly end: number;
  /** Members of one stated total or list share a number, 0 upwards; null for a condition of its own. */
  readonly group: number | null;
  /** What sets this member apart from its siblings, e.g. `CSV`; null for a bare total ("all four endpoints"). */
  readonly member: string | null;
}

/** The conditions of a done_when, in reading order; never empty for a non-empty text. */
export interface Inventory {
  readonly conditions: readonly Condition[];
}

export function readInventory(doneWhen: string): Inventory {
  const text = doneWhen.trim();
  return {
    conditions: [{ text, start: 0, end: doneWhen.length, group: null, member: null }],
  };
}
