/** Clauses within a clause: "when …", "says that …", whose own `and` parts no condition. */

import { verbAfterRelative } from "./relatives.ts";
import { wordsOf } from "./tokens.ts";
import { DETERMINERS, SUBJECTS, isVerbForm } from "../words/clause-words.ts";
import type { Token } from "../text/tokens.ts";
import { SUBORDINATORS } from "../words/verbs.ts";

/** Behind these stands a clause whose own `and` it may be. */
const OPENS_CLAUSE = /^(?:when|whenever|if|unless|while|that|which|who|because|where|until|once)$/u;

/** "once the room is warm", not "at once on" or "was run once against". */
function opensClause(side: readonly Token[], at: number): boolean {
  const after = side[at + 1]?.word;
  if (after === undefined || /^(?:at|exactly|only|than|least)$/u.test(side[at - 1]?.word ?? ""))
    return false;
  return DETERMINERS.has(after) || SUBJECTS.test(after);
}

/** Where "that", "how" or "what" stands behind the verb that says it: "explains how a user signs up"; -1 for none. */
export function saysWhat(left: readonly Token[]): number {
  return left.findIndex(
    ({ word }, i) =>
      /^(?:that|how|what|why|whether)$/u.test(word) && isVerbForm(left[i - 1]?.word ?? ""),
  );
}

/** Whether the left side ends within "when …", "that …", "so that …", where an `and` belongs to the inner clause. */
export function insideSubordinate(left: readonly Token[], afterComma: boolean): boolean {
  const main = verbAfterRelative(wordsOf(left));
  for (let i = left.length - 1; i > main; i--) {
    const word = left[i]?.word ?? "";
    if (word === ",") return false;
    if (!SUBORDINATORS.has(word)) continue;
    if (i === 0) return true;
    if (word === "once" && !opensClause(left, i)) continue;
    // "while refreshing"
    if (/[a-z]{3}ing$/u.test(left[i + 1]?.word ?? "")) continue;
    const open = OPENS_CLAUSE.test(word) || (word === "as" && left[i - 1]?.word === "soon");
    if (open) return !afterComma;
  }
  return false;
}
