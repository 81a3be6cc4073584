/**
 * What was asked and is said only to have been passed over: "Chromium instead of Firefox", "simpler than
 * IDLE".
 */

import { CLAUSE_INDEX, MESSAGE_INDEX } from "./word-index.ts";
import { termMet } from "./terms.ts";
import type { Demand, Wanted } from "./wanted.ts";

/** What was asked, and what the message has in its place where that is known. */
export interface PassedOver {
  readonly wanted: Wanted;
  readonly asked: string;
  readonly given: string | null;
}

/** What every such phrase holds; looked for as it is written, which is quick. */
const HINTS = [
  "nstead of",
  // "rather than" and "simpler than"
  "er than",
  "place of",
  "lieu ",
  "times that of",
  "lugar de",
  "vez d",
  "lutôt qu",
  "statt",
  "nstelle",
  "nvece d",
] as const;

const PHRASE =
  /(?<!\p{L})(?:(?:instead of|rather than)(?! (?:being |having to |to )?(?:leav|defer|postpon|push|park|shelv|skip|split|hand|put|pass|wait|settl|slip|keep|giv|ask|drop|descop|stub|mock|fak)(?:e|ing|ting|ping|bing|)\b)|in (?:place|lieu) of|(?:simpl|easi|cheap|quick|fast|light|small|saf|lean|clean)er than(?=\s\p{L})|times that of|en (?:lugar|vez) de|au lieu d(?:e |['’])|plutôt qu(?:e |['’])|(?:an)?statt|anstelle (?:von|der|des)|em vez d[eoa]|invece d(?:i |ell['’]))(?:\s?(?:(?:the|an?|el|la|le|der|die|das|o|il)\s)?[^\s,.;:()]+){1,2}/giu;

/** A condition or goal of this kind names things that are to go. */
const TO_GO =
  /(?<!\p{L})(?:instead|rather|replac\p{L}*|remov\p{L}*|delet\p{L}*|no|not|never|nothing|none|nobody|without|drop\p{L}*|migrat\p{L}*|old|former|gone|disabled?|revoked?|from|than|compar\p{L}*|faster|slower|cheaper|statt|lugar|lieu)(?!\p{L})/iu;

/** A cheap look: false when nothing can be passed over. */
export function mayPassOver(text: string): boolean {
  for (const hint of HINTS) if (text.includes(hint)) return true;
  return false;
}

/** What was asked for and passed over; the message has to be the one that is indexed. */
export function findPassedOver(demand: Demand, goal: string, text: string): PassedOver | null {
  if (!mayPassOver(text)) return null;
  const rest = text.replace(PHRASE, " ");
  if (rest.length === text.length) return null;
  CLAUSE_INDEX.read(rest);
  for (const wanted of demand.wanted) {
    if (TO_GO.test(wanted.text)) continue;
    for (const term of wanted.terms) {
      if (term.weight < 1 || term.word.length < 3) continue;
      if (!termMet(term, MESSAGE_INDEX) || termMet(term, CLAUSE_INDEX)) continue;
      if (TO_GO.test(goal) && goal.toLowerCase().includes(term.word.toLowerCase())) continue;
      return { wanted, asked: term.word, given: null };
    }
  }
  return null;
}
