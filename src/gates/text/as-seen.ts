import type { Gate, GateCase } from "../gate.ts";
import { withoutEnclosure } from "./enclosed.ts";
import { plainSigns, plainText } from "./plain-signs.ts";
import { seeing } from "./seen.ts";
import { withoutColours } from "./without-colours.ts";

/** A gate that reads a case as people see it: past colours of a terminal, tags and what has no width. */
export function asSeen(gate: Gate): Gate {
  const message = seeing(seeing(seeing(gate, plainSigns), withoutEnclosure), withoutColours);
  return {
    verdict: (c) => message.verdict(askedAsSeen(c)),
    judge: (c) => message.judge(askedAsSeen(c)),
  };
}

/** What was asked, as people see it; nothing points into it. */
function askedAsSeen(c: GateCase): GateCase {
  const goal = plainText(unwrapped(c.goal));
  const doneWhen = plainText(unwrapped(c.doneWhen));
  return goal === c.goal && doneWhen === c.doneWhen ? c : { ...c, goal, doneWhen };
}

function unwrapped(text: string): string {
  return withoutEnclosure(text)?.text ?? text;
}
