import { contentWords } from "../../../domain/inventory.ts";
import type { GateCase } from "../../gate.ts";
import { metWeight } from "./terms.ts";
import type { Demand } from "./wanted.ts";
import { leansForeign } from "../languages/foreign-words.ts";

/** With fewer words than this a goal and its condition are too short to tell what they are about. */
const ENOUGH = 5;
/** Of more words one stands in any report, and each costs a pass over the message. */
const MOST_WORDS = 100;
/** A report with more words of its own may tell everything in other words than those that were asked. */
const OWN_WORDS = 25;
/** In UTF-16 units. */
const LONGEST = 100_000;
/** What a report in quite other words still has: figures, code, paths, names. */
const EVIDENCE = /[\d`/_@#]|\p{L}\p{Lu}|[^.!?\s]\s+\p{Lu}\p{Ll}/u;

/** Does a message say no single word of its goal and condition, name nothing, and so speak of something else? */
export function isUnrelated(c: GateCase, { wanted }: Demand): boolean {
  if (wanted.length === 0 || EVIDENCE.test(c.output)) return false;
  return saysNoWord(c, ENOUGH);
}

/**
 * Is nothing of any condition met, no word of goal and condition said, and little else told? However often it is repeated, and
 * whatever figures and names it has: "Banana 7 is yellow" reports no page that was renamed.
 */
export function isUntouched(c: GateCase, { wanted }: Demand): boolean {
  const telling = wanted.filter(({ terms }) => terms.length > 0);
  if (telling.length === 0 || telling.some(({ terms }) => metWeight(terms) > 0)) return false;
  const own = new Set(contentWords(c.output).filter((word) => !/\d/.test(word)));
  return own.size < OWN_WORDS && saysNoWord(c, 1);
}

function saysNoWord(c: GateCase, enough: number): boolean {
  const asked = `${c.goal}\n${c.doneWhen}`;
  if (asked.length > LONGEST) return false;
  // A message without a figure says no number: "page 17" is asked for as a page.
  const all = new Set(contentWords(asked));
  const words = [...all].filter((word) => !/^\d/.test(word));
  if (all.size < enough || words.length > MOST_WORDS) return false;
  const lower = c.output.toLowerCase();
  for (const word of words) if (isSaid(word, lower)) return false;
  // A report may be a translation.
  return leansForeign(c.output) === leansForeign(`${c.goal}. ${c.doneWhen}`);
}

/** Fewer letters are the beginning of too many other words: "help", "hello". */
const TELLING = 4;

/** A stem in any form of its word: by its beginning, wherever that stands. */
function isSaid(word: string, text: string): boolean {
  return text.includes(word.slice(0, Math.max(TELLING, Math.ceil(word.length * 0.7))));
}
