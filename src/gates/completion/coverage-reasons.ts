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

/** A message that claims to be done and says nothing else. */
export function bareClaim(c: GateCase, demand: Demand): Reason {
  const text = c.output.trim();
  const start = c.output.indexOf(text);
  return {
    rule: "completion.missing.bare-claim",
    sentence: "The message claims to be done and reports no item",
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
