/** Things of the contrary kind: "closed orders" for "open orders", "former members" for "new members". */

import { isPrefixed, oppositesOf } from "../../../../domain/inventory/denials/opposite-words.ts";
import { stem } from "../../../../domain/inventory/words/stem.ts";
import { isTold, wordsIn, type Word } from "./places.ts";
import type { Rival } from "./rival.ts";

/** What tells of both kinds, or turns it round. */
const TURNING =
  /(?<!\p{L})(?:not?|never|none|nothing|without|only|from|except|but|instead|than|until|unless|if|when|while|was|were|had|became|becomes?|into|turned|made)(?!\p{L})|n['’]t|[,;:()→?]/iu;
/** Besides the opposites that hold of anything. */
const KINDS: readonly (readonly [string, string])[] = [
  ["new", "former"],
  ["new", "old"],
  ["current", "former"],
  ["current", "old"],
  ["open", "closed"],
  ["next", "previous"],
  ["first", "last"],
];

/** What an item describes as the contrary; null for none. */
export function findDescribedRival(condition: string, item: string): Rival | null {
  if (TURNING.test(item) || TURNING.test(condition)) return null;
  const [wanted, said] = [wordsIn(condition), wordsIn(item)];
  for (const [at, asked] of wanted.entries()) {
    const thing = wanted[at + 1];
    if (thing === undefined || thing.stem === "" || !isThing(wanted, at)) continue;
    if (said.some((word) => stem(word.lower) === stem(asked.lower))) continue;
    const given = said.find(
      (word, i) =>
        said[i + 1]?.stem === thing.stem && isThing(said, i) && areOpposed(asked.lower, word.lower),
    );
    if (given !== undefined && isTold(item, given.start, given.end, false))
      return {
        asked: condition.slice(asked.start, thing.end),
        given: item.slice(given.start, said[said.indexOf(given) + 1]?.end),
      };
  }
  return null;
}

/** Whether a word describes the one behind it, and is no verb of what stands in front. */
function isThing(words: readonly Word[], at: number): boolean {
  const [before, next] = [words[at - 1], words[at + 1]];
  const isNoun = next !== undefined && /[^s]s$|[^s]$/u.test(next.lower) && next.stem !== "";
  return (
    isNoun && (before === undefined || before.stem === "" || /(?:ed|[^s]s)$/u.test(before.lower))
  );
}

function areOpposed(asked: string, given: string): boolean {
  if (isPrefixed(asked, given) || isPrefixed(given, asked)) return true;
  const listed = KINDS.some(
    ([one, other]) => [one, other].includes(asked) && [one, other].includes(given),
  );
  return asked !== given && (listed || oppositesOf(stem(asked)).has(stem(given)));
}
