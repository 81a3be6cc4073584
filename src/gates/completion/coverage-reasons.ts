import type { GateCase, Reason, Span } from "../gate.ts";
import type { Demand, Wanted } from "./coverage-wanted.ts";

/** A condition of which the message says nothing. */
export function missingCondition(wanted: Wanted): Reason {
  return reasonOf(
    "condition",
    "The message does not report this condition",
    null,
    wanted,
    "report it with its evidence, or have the goal redirected",
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

/** A reason of the family `completion.missing`, with the condition that it touches. */
export function reasonOf(
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
