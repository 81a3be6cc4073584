/** The words and marks that may part two clauses: "and", ", then", a dash, a comma. */

import type { Joint } from "./closings.ts";
import { DASH } from "./tokens.ts";
import type { Token } from "../text/tokens.ts";

const CONNECTORS = new Set([
  "and",
  "but",
  "then",
  "und",
  "et",
  "mais",
  "y",
  "pero",
  "e",
  "ma",
  "en",
  "plus",
  "&",
  "+",
  DASH,
]);

/** The tokens, with one for each dash that stands between blanks. */
export function withDashes(text: string, tokens: readonly Token[]): readonly Token[] {
  return tokens.flatMap((token, i) => {
    if (token.word === "-" || token.word === "--") return [{ ...token, word: DASH }];
    const before = tokens[i - 1];
    if (before === undefined) return [token];
    const dash = /\s[–—]\s/u.exec(text.slice(before.end, token.start));
    if (dash === null) return [token];
    const start = before.end + dash.index + 1;
    return [{ start, end: start + 1, word: DASH, enclosed: false, capital: false }, token];
  });
}

/** The word behind the connector at an index; "" where nothing follows. */
export function opensNext(tokens: readonly Token[], at: number): string {
  return tokens[connectorEnd(tokens, at)]?.word ?? "";
}

/** Whether a word like `and` stands in front of an index. */
export function joinedAt(tokens: readonly Token[], at: number): boolean {
  const before = tokens[at - 1]?.word ?? "";
  return CONNECTORS.has(before) || (at > 1 && afterThen(tokens, at - 1) === at);
}

/** Index after the connector that starts at `k` ("and", ", and", ", then", ","); -1 when none starts there. */
export function connectorEnd(tokens: readonly Token[], k: number): number {
  const word = tokens[k]?.word ?? "";
  if (word === ",") {
    const next = tokens[k + 1]?.word ?? "";
    return CONNECTORS.has(next) ? afterThen(tokens, k + 2) : k + 1;
  }
  return CONNECTORS.has(word) ? afterThen(tokens, k + 1) : -1;
}

export function jointOf(tokens: readonly Token[], k: number, rightAt: number): Joint {
  if (tokens[k]?.word !== ",") return tokens[rightAt - 1]?.word === "then" ? "comma and" : "and";
  return rightAt > k + 1 ? "comma and" : "comma";
}

function afterThen(tokens: readonly Token[], k: number): number {
  const word = tokens[k]?.word;
  return word === "then" || word === "also" ? k + 1 : k;
}

export function nextConnector(tokens: readonly Token[], from: number): number {
  for (let i = from + 1; i < tokens.length && i < from + 40; i++) {
    const word = tokens[i]?.word ?? "";
    if (word === "," || CONNECTORS.has(word)) return i;
  }
  return Math.min(tokens.length, from + 40);
}
