import { contentWords } from "../../domain/inventory.ts";
import type { GateCase } from "../gate.ts";
import { openDocument } from "../text/document.ts";
import type { Demand } from "./coverage-wanted.ts";
import { isPlainlyForeign } from "./languages/find-foreign.ts";

/** With fewer words than this a goal and its condition are too short to tell what they are about. */
const ENOUGH = 5;

/**
 * Does a message say no single word of its goal and condition, and so speak of something else? Of 1,880 fine
 * reports of the fixtures only a translation does, which is spared.
 */
export function isUnrelated(c: GateCase, { wanted }: Demand): boolean {
  if (wanted.length === 0) return false;
  // One of the first words nearly always stands there.
  for (const { terms } of wanted)
    for (const { word } of terms) if (isSaid(word, c.output)) return false;
  const words = new Set(contentWords(`${c.goal}\n${c.doneWhen}`));
  const lower = c.output.toLowerCase();
  for (const word of words) if (isSaid(word, lower)) return false;
  if (words.size < ENOUGH) return false;
  return !isPlainlyForeign(openDocument(c.output)) || isPlainlyForeign(openDocument(c.doneWhen));
}

/** A word in any form: by its beginning, wherever that stands. */
function isSaid(word: string, text: string): boolean {
  return text.includes(word.slice(0, Math.max(3, Math.ceil(word.length * 0.7))));
}
