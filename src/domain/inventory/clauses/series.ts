import { connectorEnd, joinedAt, nextConnector } from "./connectors.ts";
import { mayOpenPredicate, opensPredicate } from "./openings.ts";
import { type LeftSide, ownVerb } from "./sides.ts";
import { saysWhat } from "./subordinates.ts";
import { wordsOf } from "./tokens.ts";
import { looksInflected } from "../words/clause-words.ts";
import type { Token } from "../text/tokens.ts";
import { SUBORDINATORS, findVerb } from "../words/verbs.ts";

/**
 * "runs, is idempotent, and has a rollback": where the last of the pieces starts that open with a verb, each up to
 * the one behind `and`. One at least must be sure; -1 for no such series.
 */
export function seriesEnd(
  tokens: readonly Token[],
  rightAt: number,
  left: readonly Token[],
  side: LeftSide,
): number {
  if (side.verb < 0 || saysWhat(left) >= 0) return -1;
  if (left.some((_, at) => opensClause(left, at))) return -1;
  let at = rightAt;
  let before = -1;
  let sure = false;
  for (let pieces = 0; pieces < 12 && at >= 0; pieces++) {
    const end = nextConnector(tokens, at);
    const words = wordsOf(tokens.slice(at, end));
    const verb = findVerb(words);
    const last = at !== rightAt && joinedAt(tokens, at);
    // "loads, shows all four charts and links to both guides": no other deed is left that `and` could join.
    const ends: boolean = sure && last && end >= tokens.length;
    const opens: boolean =
      (words.length > 1 && verb.at === 0 && verb.finite) ||
      opensPredicate(words, side) ||
      (ends && words[1] === "to" && looksInflected(words[0] ?? ""));
    if (!opens && !mayOpenPredicate(words)) return sure && last && ownVerb(words) > 0 ? before : -1;
    sure ||= opens;
    if (last) return sure ? at : -1;
    if (end >= tokens.length) return -1;
    before = at;
    at = connectorEnd(tokens, end);
  }
  return -1;
}

/** A subordinator, and not the "than" of "smaller than 200 MB" or the "as" of "runs as root", which open a phrase. */
function opensClause(left: readonly Token[], at: number): boolean {
  const word = left[at]?.word ?? "";
  if (!SUBORDINATORS.has(word)) return false;
  const compares = word === "than" || (word === "as" && at > 0 && left[at - 1]?.word !== "soon");
  return !compares || ownVerb(wordsOf(left.slice(at + 1))) > 0;
}
