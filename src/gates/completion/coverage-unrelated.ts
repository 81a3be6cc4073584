import { contentWords } from "../../domain/inventory.ts";
import type { GateCase } from "../gate.ts";
import type { Demand } from "./coverage-wanted.ts";
import { leansForeign } from "./languages/find-foreign.ts";

/** With fewer words than this a goal and its condition are too short to tell what they are about. */
const ENOUGH = 5;
/** Longer goals and conditions are not asked for: one of so many words stands in any report, and each is looked for. */
const MOST_WORDS = 100;
/** In UTF-16 units. */
const LONGEST = 10_000;
/** What a report in quite other words still has: figures, code, paths, names. */
const EVIDENCE = /[\d`/_@#]|\p{L}\p{Lu}|[^.!?\s]\s+\p{Lu}\p{Ll}/u;

/** Does a message say no single word of its goal and condition, name nothing, and so speak of something else? */
export function isUnrelated(c: GateCase, { wanted }: Demand): boolean {
  if (wanted.length === 0 || EVIDENCE.test(c.output)) return false;
  if (c.goal.length + c.doneWhen.length > LONGEST) return false;
  const words = new Set(contentWords(`${c.goal}\n${c.doneWhen}`));
  if (words.size < ENOUGH || words.size > MOST_WORDS) return false;
  const lower = c.output.toLowerCase();
  for (const word of words) if (isSaid(word, lower)) return false;
  // A report may be a translation.
  return leansForeign(c.output) === leansForeign(`${c.goal}. ${c.doneWhen}`);
}

/** A word in any form: by its beginning, wherever that stands. */
function isSaid(word: string, text: string): boolean {
  return text.includes(word.slice(0, Math.max(3, Math.ceil(word.length * 0.7))));
}
