import type { GateCase, Reason, Span } from "../../gate.ts";
import { type Document, spanOf } from "../../text/document.ts";
import type { Gap } from "./enumeration.ts";
import type { Breach } from "./breaches.ts";
import type { Demand, Wanted } from "./wanted.ts";

/** Where in the message a reason is seen. */
type Place = Pick<Span, "start" | "end">;

/** A condition of which the message says nothing. */
export function missingCondition(wanted: Wanted): Reason {
  return reasonOf(
    "condition",
    "The message does not report this condition",
    null,
    wanted,
    "report it with its evidence, or have the goal redirected by the operator",
  );
}

/** A message that claims to be done and says nothing else, or one without a word. */
export function bareClaim(c: GateCase, demand: Demand): Reason {
  const said =
    c.output.trim() === ""
      ? "The message is empty"
      : "The message reports no item of what was asked";
  return wholeMessage("bare-claim", said, c, demand);
}

/** A message in which no word of the goal or its condition stands. */
export function otherSubject(c: GateCase, demand: Demand): Reason {
  return wholeMessage("unrelated", "The message says no word of what was asked", c, demand);
}

function wholeMessage(kind: string, sentence: string, c: GateCase, demand: Demand): Reason {
  const text = c.output.trim();
  const start = c.output.indexOf(text);
  return {
    rule: `completion.missing.${kind}`,
    sentence,
    span: text === "" ? null : { start, end: start + text.length, text },
    missing: demand.wanted[0]?.text ?? null,
    advice: "report each condition with its evidence",
  };
}

const ELSE_REDIRECT = "or have the goal redirected by the operator";

/** "SQLite" in place of "PostgreSQL"; of some nothing more is told than that they were passed over. */
export function substitution(
  wanted: Wanted,
  { asked, given }: { readonly asked: string; readonly given: string | null },
): Reason {
  return reasonOf(
    "substitution",
    `The goal asks for ${asked}; the message reports ${given ?? "something else"} in its place`,
    null,
    wanted,
    `deliver what was asked, ${ELSE_REDIRECT}`,
  );
}

/** "Steps 1, 2 and 4". */
export function gapInRun(wanted: Wanted, gap: Gap): Reason {
  return unreported(wanted, `The message tells ${gap.of} by number and leaves out ${gap.number}`);
}

/** Some names of a list. */
export function unsaidNames(wanted: Wanted, names: readonly string[]): Reason {
  return unreported(
    wanted,
    `The message speaks of the others by name and nowhere of ${names.join(", ")}`,
  );
}

function unreported(wanted: Wanted, sentence: string): Reason {
  const advice = `report it with its evidence, ${ELSE_REDIRECT}`;
  return reasonOf("member", sentence, null, wanted, advice);
}

export function shortQuota(doc: Document, wanted: Wanted, place: Place): Reason {
  return tooFew(
    doc,
    wanted,
    place,
    "The number that is reported is less than the condition asks for",
  );
}

export function shortCount(doc: Document, wanted: Wanted, place: Place, said: string): Reason {
  return tooFew(doc, wanted, place, `"${said}" is less than the condition asks for`);
}

function tooFew(doc: Document, wanted: Wanted, place: Place, sentence: string): Reason {
  const advice = `deliver and report the rest, ${ELSE_REDIRECT}`;
  return reasonOf("count", sentence, spanOf(doc, place), wanted, advice);
}

export function shortEndurance(doc: Document, wanted: Wanted, place: Place): Reason {
  return reasonOf(
    "threshold",
    "The run that is reported is shorter than the condition asks for",
    spanOf(doc, place),
    wanted,
    `let it run as long as that, ${ELSE_REDIRECT}`,
  );
}

export function shortFigure(doc: Document, wanted: Wanted, place: Place): Reason {
  return reasonOf(
    "threshold",
    "The figure that is reported does not reach what the condition states",
    spanOf(doc, place),
    wanted,
    `reach the figure, ${ELSE_REDIRECT}`,
  );
}

const BREACHES = {
  range: "The range that is reported ends before that of the condition",
  most: "The figure that is reported is more than the condition allows",
  none: "The message reports some where the condition asks for none",
} as const;

export function breachOf(doc: Document, wanted: Wanted, breach: Breach): Reason {
  return reasonOf(
    breach.kind === "range" ? "count" : "threshold",
    BREACHES[breach.kind],
    spanOf(doc, breach),
    wanted,
    `deliver and report all of it, ${ELSE_REDIRECT}`,
  );
}

const CELLS = {
  odd: "One row of the table does not say what all the others say",
  empty: "One row of the table lacks what is asked for each",
  over: "A row of the table does not keep the limit that the condition states",
} as const;

export function oddRow(
  doc: Document,
  wanted: Wanted,
  kind: keyof typeof CELLS,
  place: Place,
): Reason {
  return reasonOf(
    kind === "over" ? "threshold" : "cell",
    CELLS[kind],
    spanOf(doc, place),
    wanted,
    `deliver and report it for every row, ${ELSE_REDIRECT}`,
  );
}

/** A reason of the family `completion.missing`, with the condition that it touches. */
function reasonOf(
  kind: string,
  sentence: string,
  place: Span | null,
  wanted: Wanted,
  advice: string,
): Reason {
  return {
    rule: `completion.missing.${kind}`,
    sentence: `${sentence}: ${wanted.text}`,
    span: place,
    missing: wanted.text,
    advice,
  };
}
