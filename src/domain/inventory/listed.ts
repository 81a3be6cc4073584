import { contentWords } from "./content-words.ts";
import type { Group } from "./groups.ts";
import { foldWord } from "./stem.ts";
import { readInventory } from "./read-inventory.ts";

/** "endpoints 1, 2 and 4", "chapters 1-3": a name and the numbers of those that are meant. */
const LABELLED =
  /(\p{L}+)[\s:(]{0,3}((?:(?:#|no\.?|nr\.?)\s?)?\d{1,3}(?:\s?(?:, and|,|and|und|et|y|&|\+|-|–|—|to|through|bis)\s?#?\d{1,3}(?![\p{L}\p{N}])){0,40})(?![\p{L}\p{N}])/giu;
const RUN = /(\d{1,3})\s?(?:-|–|—|to|through|bis)\s?#?(\d{1,3})/giu;

/** The numbers that an item puts behind each name, by the stem of the name. */
export type Labels = ReadonlyMap<string, ReadonlySet<number>>;

export function readLabels(item: string): Labels {
  const found = new Map<string, Set<number>>();
  if (!/\d/u.test(item)) return found;
  for (const [, name = "", numbers = ""] of item.matchAll(LABELLED)) {
    const [stem] = contentWords(name);
    if (stem === undefined) continue;
    const labels = found.get(stem) ?? new Set();
    found.set(stem, labels);
    for (const [, from = "", to = ""] of numbers.matchAll(RUN))
      for (let i = Number(from); i <= Math.min(Number(to), Number(from) + LONGEST_RUN); i++)
        labels.add(i);
    for (const [number] of numbers.matchAll(/\d+/gu)) labels.add(Number(number));
  }
  return found;
}

/** The numbers by which an item names things of a group; empty for none. */
export function labelsOf(labels: Labels, { counted, heads }: Group): ReadonlySet<number> {
  const found = new Set<number>();
  if (labels.size === 0) return found;
  for (const stem of counted === null ? heads : new Set([counted, ...heads]))
    for (const label of labels.get(stem) ?? []) found.add(label);
  return found;
}

const LONGEST_RUN = 50;
/** A longer item is a report and no list. */
const LONGEST_LIST = 500;

/**
 * "GET /orders, /users and /carts answer", "wrote install, user and admin guides": how many of what a bare total
 * counts an item lists by names of its own. 1 where its list is of other things: "a guide with intro and setup".
 *
 * @param isOther whether a word is one of another condition
 */
export function listedOf(item: string, group: Group, isOther: (word: string) => boolean): number {
  const { counted } = group;
  if (
    counted === null ||
    item.length > LONGEST_LIST ||
    !/[,&+/]|\b(?:and|und|et|y|e)\b/u.test(item)
  )
    return 1;
  const members = readInventory(item).conditions.flatMap(({ group: list, member }) =>
    list === 0 && member !== null ? [member] : [],
  );
  const [first, last] = [members[0], members.at(-1)];
  if (first === undefined || last === undefined || members.length < 2) return 1;
  const from = item.indexOf(first);
  const to = item.lastIndexOf(last) + last.length;
  if (from < 0 || to < last.length) return 1;
  const has = (text: string): boolean => contentWords(text).includes(counted);
  const count = (names: readonly string[]): number =>
    new Set(
      names
        .map((name) => contentWords(name))
        .filter((words) => !words.some((word) => isOther(word) && !group.words.has(word)))
        .map((words) => words.toSorted().join(" ")),
    ).size;
  if (members.slice(0, -1).some((name) => has(name)))
    return Math.max(1, count(members.filter((name) => has(name))));
  const behind = wordAt(item.slice(to), FIRST);
  if (has(last) || (behind !== "" && has(behind))) return Math.max(1, count(members));
  const before = item.slice(0, from);
  if (has(before)) {
    // "guides: install and admin", "endpoints for orders and users", but not "endpoints answer on A and B".
    const match = /(\p{L}+)\s?(?:[:(–—]|\b(?:for|of|namely|für|pour|para))?\s*(?:the\s)?$/u.exec(
      before,
    );
    const plural = /[^s]s$/iu.test(match?.[1] ?? "") && has(match?.[1] ?? "");
    return plural ? Math.max(1, count(members)) : 1;
  }
  const verb = contentWords(item.slice(to, to + 60))[0];
  const subject = !PREPOSITION.test(foldWord(wordAt(before, LAST)));
  return subject && verb !== undefined && group.shared.has(verb) ? Math.max(1, count(members)) : 1;
}

const FIRST = /^[\s)]*(\p{L}+)/u;
const LAST = /(\p{L}+)[\s(]*$/u;
const PREPOSITION =
  /^(?:of|in|on|at|to|for|from|by|with|without|into|over|under|per|via|through|across|about|mit|von|im|auf|bei|nach|avec|sur|dans|con|en|as|like|than)$/u;

function wordAt(text: string, where: RegExp): string {
  return where.exec(text)?.[1] ?? "";
}
