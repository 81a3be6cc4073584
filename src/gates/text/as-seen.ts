import type { Gate } from "../gate.ts";
import { plainSigns } from "./plain-signs.ts";
import { seeing } from "./seen.ts";
import { withoutColours } from "./without-colours.ts";

/** A gate that reads a message as people see it: past colours of a terminal, tags and what has no width. */
export function asSeen(gate: Gate): Gate {
  return seeing(seeing(gate, plainSigns), withoutColours);
}
