import { wordsOf } from "./tokens.ts";
import { DETERMINERS, looksPlural, PREPOSITIONS } from "../words/clause-words.ts";
import { countAt } from "../words/counts.ts";
import { AND, ONE_THING } from "../words/list-words.ts";
import type { Token } from "../text/tokens.ts";
import { EVERY, PAIR } from "../totals/totals.ts";
import { isKnownBase } from "../words/verbs.ts";

/** "all four new front doors": so many words stand in front of the verb at most. */
const LONGEST = 6;

/**
 * "both gates open and close", "all three lamps blink and beep": two plain verbs of one total, of which neither has an
 * object; the pair names nothing that is counted.
 *
 * @param next the word that opens what follows the right side; "" for none
 */
export function countedDoBoth(
  left: readonly Token[],
  right: readonly Token[],
  next: string,
): boolean {
  const [ours, [verb = "", ...more]] = [wordsOf(left), wordsOf(right)];
  const own = ours.at(-1) ?? "";
  if (next !== "" && !DETERMINERS.has(next)) return false;
  if (more.length > 0 || !isKnownBase(own) || !isKnownBase(verb)) return false;
  const from = totalEnd(ours);
  const things = ours.slice(from, -1);
  return (
    from > 0 &&
    ours.length <= LONGEST &&
    looksPlural(things.at(-1) ?? "") &&
    !ONE_THING.has(`${own} ${verb}`) &&
    !things.some((word) => word === "," || AND.has(word) || PREPOSITIONS.has(word))
  );
}

/** Index behind "both" or "all three"; 0 where no total opens the side. */
function totalEnd(words: readonly string[]): number {
  if (PAIR.has(words[0] ?? "")) return 1;
  return EVERY.has(words[0] ?? "") ? (countAt(words, 1)?.next ?? 0) : 0;
}
