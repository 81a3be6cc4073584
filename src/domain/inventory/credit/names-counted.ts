import type { Group } from "./groups.ts";
import { areOpposed, smallWords } from "../words/small-words.ts";

/** The things of a total that one item names. */
export interface Naming {
  readonly text: string;
  /** Each by its stems. */
  readonly names: readonly string[];
  /** The stems that the item says beside them and the words of the total. */
  readonly rest: ReadonlySet<string>;
}

/** How many of the things that an item names no item before it has named; each naming is remembered. */
export type CountNew = (group: Group, naming: Naming) => number;

/** So many namings of one name are looked at; in one more it is counted already. */
const MOST_ALIKE = 24;
const FURTHER = /(?<!\p{L})(?:others?|another|more|further|additional|second)(?!\p{L})/iu;

/**
 * Counts the things of bare totals by their names over all items: "/orders and /users answer" and "/users and /carts
 * answer" are three endpoints.
 */
export function countingNames(): CountNew {
  const known = new Map<Group, Map<string, Naming[]>>();
  return (group, naming) => {
    const before = known.get(group) ?? new Map<string, Naming[]>();
    known.set(group, before);
    let count = 0;
    for (const name of naming.names) {
      const alike = before.get(name) ?? [];
      before.set(name, alike);
      if (alike.length >= MOST_ALIKE || alike.some((one) => isSame(one, naming))) continue;
      alike.push(naming);
      count++;
    }
    return count;
  };
}

/** "CSV exports for orders" and "CSV exports for users" say each something else of what has one name. */
function isSame(one: Naming, other: Naming): boolean {
  if (FURTHER.test(other.text)) return false;
  if (!isWithin(one.rest, other.rest) && !isWithin(other.rest, one.rest)) return false;
  return !areOpposed(smallWords(one.text), smallWords(other.text));
}

function isWithin(some: ReadonlySet<string>, all: ReadonlySet<string>): boolean {
  return [...some].every((word) => all.has(word));
}
