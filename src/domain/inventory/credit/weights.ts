import type { Asked } from "./asked.ts";
import type { Item } from "./delivered.ts";
import type { Claim } from "./claims.ts";
import { smallWords } from "../words/small-words.ts";

/**
 * What a shared word weighs: the member's own name decides between siblings that share all the rest.
 * Among equals a word that few conditions have decides, then a small one (`in`, `out`).
 */
const WORD = 4e8;
const MEMBER_WORD = 10e8;
/**
 * Where every credit needs a word: of pairings that share as many the one with more pairs. So little that it outweighs
 * no word in as many pairs as are weighed exactly.
 */
const PAIR = 5e5;
/** Shared out among the conditions that have the word. */
const RARE = 1e4;
const SMALL = 1;
/** An item goes to the condition that it repeats, before any other of its words. */
const EXACT = 1e11;

/** What a claim weighs for a condition; 0 where it is none. */
export function weightsOf(
  asked: Asked,
  items: readonly Item[],
  claims: readonly Claim[],
  needsWords: boolean,
): (row: number, column: number) => number {
  const { wanted, own, told, groups, sizes } = asked;
  const spread = new Map<string, number>();
  // The members of one group have their words from one clause.
  const inGroups = new Set(groups.flatMap(({ rows }) => rows));
  const apart = wanted.filter((_, row) => !inGroups.has(row));
  for (const words of [...apart, ...groups.map((group) => group.words)])
    for (const word of words) spread.set(word, (spread.get(word) ?? 0) + 1);
  const pair = needsWords ? PAIR : 0;
  const small = new Map<number, ReadonlySet<string>>();
  const smallIn = (item: number): ReadonlySet<string> => {
    const known = small.get(item);
    if (known !== undefined) return known;
    const found = smallWords(
      [items[item]?.delivered ?? "", ...(items[item]?.spelled ?? [])].join(" "),
    );
    small.set(item, found);
    return found;
  };
  return (row, column) => {
    const claim = claims[column];
    if (claim === undefined || claim.rows?.has(row) === false) return 0;
    const item = items[claim.item];
    if (item === undefined || item.denies(row)) return 0;
    const words = item.wordsFor(row);
    let sum = 0;
    const size = sizes[row] ?? null;
    for (const word of wanted[row] ?? []) {
      if (!words.has(word) || word === size) continue;
      sum += own[row]?.has(word) === true ? MEMBER_WORD : WORD;
      sum += Math.floor(RARE / (spread.get(word) ?? 1));
    }
    if (item.exact !== null) return sum + pair + EXACT;
    if (sum === 0) return claim.whole ? 1 : 0;
    sum += pair;
    if (size !== null && words.has(size)) sum += WORD + Math.floor(RARE / (spread.get(size) ?? 1));
    for (const word of smallIn(claim.item)) if (told[row]?.small().has(word) === true) sum += SMALL;
    return claim.instead === true ? sum - SMALL : sum;
  };
}
