/** A total that stands behind what it counts: "the lamps, all three, are lit", "the lamps (all three) are lit". */

import { looksPlural } from "../words/clause-words.ts";
import { countAt } from "../words/counts.ts";
import { AND } from "../words/list-words.ts";
import type { Token } from "../text/tokens.ts";
import { EVERY, PAIR } from "./totals.ts";

/** The tokens without the commas or brackets around such a total, so that no list is read there. */
export function withTotalInline(tokens: readonly Token[]): readonly Token[] {
  const at = tokens.findIndex(({ word, enclosed }) => word === "," || enclosed || AND.has(word));
  const open = tokens[at];
  if (open === undefined || at === tokens.length - 1) return tokens;
  if (!looksPlural(tokens[at - 1]?.word ?? "")) return tokens;
  const length = open.enclosed ? 0 : tokens.slice(at + 1, at + LONGEST).findIndex(isComma);
  const close = open.enclosed ? at : at + 1 + length;
  if (length < 0 || close === tokens.length - 1) return tokens;
  const words = open.enclosed
    ? (/^[(–—]\s*(.*?)\s*[)–—]$/u.exec(open.word)?.[1]?.split(/\s+/u, LONGEST) ?? [])
    : tokens.slice(at + 1, close).map(({ word }) => word);
  const total = totalIn(words);
  if (total === null) return tokens;
  const { start, end, capital } = open;
  const inline = total.map((word) => ({ start, end, capital, word, enclosed: false }));
  return [...tokens.slice(0, at), ...inline, ...tokens.slice(close + 1)];
}

const LONGEST = 6;

function isComma({ word }: Token): boolean {
  return word === ",";
}

/** "all three", "both", "all three of them", written out; null for other words. */
function totalIn(words: readonly string[]): readonly string[] | null {
  const whole = /^(?:them|us)$/u.test(words.at(-1) ?? "") && words.at(-2) === "of";
  const [every = "", number, ...rest] = whole ? words.slice(0, -2) : words;
  if (rest.length > 0) return null;
  const states = EVERY.has(every)
    ? number !== undefined && countAt([number], 0) !== null
    : PAIR.has(every) && number === undefined;
  return states ? [every, ...(number === undefined ? [] : [number]), "of", "them"] : null;
}
