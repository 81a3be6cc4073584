import { escapeAndCut } from "../terminal/escape.ts";

/** A case name longer than this is cut in formats for people; JSON has it whole. */
const NAME_LIMIT = 1000;

/** A case name for one line of a report: control characters escaped, an absurd length cut. */
export function shownName(name: string): string {
  return escapeAndCut(name, NAME_LIMIT);
}
