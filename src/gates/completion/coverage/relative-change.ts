/** "The set shrinks by at least 40 %", where the message tells "from 18.0 GB to 12.4 GB": the share is worked out. */

import type { Document } from "../../text/document.ts";
import { shares } from "./clause.ts";
import { figuresIn, type Figure } from "./figures.ts";
import type { Wanted } from "./wanted.ts";

const LESS =
  /(?<!\p{L})(?:shrinks?|shrunk|falls?|drops?|sinks?|decreases?|reduc\p{L}+|cuts?|lower\p{L}*|less|smaller|shorter|fewer|saves?|saved|saving|goes down)(?!\p{L})/iu;
const CHANGE =
  /(?<!\p{L})from (?:about |some |an average of )?(\d[\d.,]*(?: ?[\p{L}%°€$£/]+)?)(?: [\p{L}-]+){0,3}? (?:down )?to (?:about |some |an average of )?(\d[\d.,]*(?: ?[\p{L}%°€$£/]+)?)|(\d[\d.,]*(?: ?[\p{L}%°€$£/]+)?) ?(?:→|->) ?(\d[\d.,]*(?: ?[\p{L}%°€$£/]+)?)/giu;

/** A change that is told as two figures and is less than the share that a condition asks for; null for none. */
export function shortChange(doc: Document, wanted: Wanted): Figure | null {
  const { threshold } = wanted;
  if (threshold === null || threshold.unit !== "%" || !threshold.least) return null;
  if (!LESS.test(wanted.text)) return null;
  let short: Figure | null = null;
  for (const clause of doc.clauses()) {
    if (clause.kind === "quote") continue;
    const raw = doc.text.slice(clause.start, clause.end);
    for (const match of raw.matchAll(CHANGE)) {
      const [before] = figuresIn(match[1] ?? match[3] ?? "", 0);
      const [after] = figuresIn(match[2] ?? match[4] ?? "", 0);
      if (before === undefined || after === undefined || after.value >= before.value) continue;
      // "from 18.0 to 12.4 GB"
      if (before.unit !== "" && before.unit !== after.unit) continue;
      const share = (1 - after.value / before.value) * 100;
      if (share >= threshold.value) return null;
      if (!shares(clause, wanted.terms)) continue;
      const start = clause.start + match.index;
      short ??= { value: share, unit: "%", start, end: start + match[0].length };
    }
  }
  return short;
}
