import { contentWords } from "../words/content-words.ts";
import { isPlural, type Group } from "./groups.ts";
import { everyWord, isStop } from "./item-words.ts";
import { readNumber } from "../words/numbers.ts";
import { foldWord } from "../words/stem.ts";
import { readInventory } from "../read-inventory.ts";

/** "endpoints 1, 2 and 4", "chapters 1-3": a name and the numbers of those that are meant. */
const LABELLED =
  /(?<!\p{L})(\p{L}+)[\s:(]{0,3}((?:(?:#|no\.?|nr\.?)\s?)?\d{1,3}(?:\s?(?:, and|,(?!\d{3}(?!\d))|and|und|et|y|&|\+|-|–|—|to|through|bis)\s?#?\d{1,3}(?![\p{L}\p{N}])){0,40})(?![\p{L}\p{N}]|\.\d|,\d{3}(?!\d))/giu;
const RUN = /(\d{1,3})\s?(?:-|–|—|to|through|bis)\s?#?(\d{1,3})/giu;

/** "wards one through four", "wards A to D" */
const SPELLED_RUN =
  /(?<=\p{L}s )([a-z]{3,9}|[A-Y])( to | through |-|–)([a-z]{3,9}|[B-Z])(?![\p{L}\p{N}])/gu;

function inDigits(run: string, from: string, to: string, last: string): string {
  const [first, end] = [from, last].map((one) =>
    one.length === 1 ? one.charCodeAt(0) - 64 : readNumber(one),
  );
  return typeof first !== "number" || typeof end !== "number" ? run : `${first}${to}${end}`;
}

/** The numbers that an item puts behind each name, by the stem of the name. */
export type Labels = ReadonlyMap<string, ReadonlySet<number>>;

export function readLabels(item: string): Labels {
  const found = new Map<string, Set<number>>();
  const spelled = item.replace(SPELLED_RUN, inDigits);
  if (!/\d/u.test(spelled)) return found;
  for (const [, name = "", numbers = ""] of spelled.matchAll(LABELLED)) {
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
 * "GET /orders, /users and /carts answer", "wrote install, user and admin guides": what a bare total counts, as far as an
 * item lists it by names of its own; each name by its stems. None where its list is of other things: "a guide with
 * intro and setup".
 *
 * @param isOther whether a word is one of another condition
 */
export function listedOf(
  item: string,
  group: Group,
  isOther: (word: string) => boolean,
): readonly string[] {
  const { counted, shared } = group;
  if (
    counted === null ||
    item.length > LONGEST_LIST ||
    !/[,;&+/\n]|\b(?:and|und|et|y|e)\b/u.test(item)
  )
    return [];
  const { conditions } = readInventory(item);
  const isOfOther = (word: string): boolean => isOther(word) && !group.words.has(word);
  const named = (names: readonly string[]): readonly string[] => distinct(names, isOfOther);
  if (conditions.length > 1 && conditions.every((part) => part.group === null))
    return [...new Set(toldApart(conditions, group, counted, isOfOther))];
  const members = conditions.flatMap(({ group: list, member }) =>
    list === 0 && member !== null ? [member] : [],
  );
  const [first, last] = [members[0], members.at(-1)];
  if (first === undefined || last === undefined || members.length < 2) return [];
  const from = item.indexOf(first);
  const to = item.lastIndexOf(last) + last.length;
  if (from < 0 || to < last.length) return [];
  const has = (text: string): boolean => contentWords(text).includes(counted);
  const [head = "", ...name] = first.split(" ");
  // "pages start.html and help.html load"
  if (name.length > 0 && has(head) && isPlural(head) && !members.slice(1).some(has))
    return named([name.join(" "), ...members.slice(1)]);
  if (members.slice(0, -1).some(has)) return named(members.filter(has));
  const behind = wordAt(item.slice(to), FIRST);
  if (has(last) || (behind !== "" && has(behind))) return named(members);
  const before = item.slice(0, from);
  if (has(before)) {
    // "guides: install and admin", "endpoints for orders and users", "endpoints answer: orders and users", but
    // not "endpoints answer on A and B".
    const match =
      /(\p{L}+)\s?(?<joint>[:(–—]|\b(?:for|of|namely|für|pour|para))?\s*(?:the\s)?$/u.exec(before);
    const word = match?.[1] ?? "";
    if (isPlural(word) && has(word)) return named(members);
    const isTold =
      match?.groups?.["joint"] === ":" && contentWords(word).some((one) => shared.has(one));
    return isTold && before.split(/\s/u).some((one) => isPlural(one) && has(one))
      ? named(members)
      : [];
  }
  const subject = !PREPOSITION.test(foldWord(wordAt(before, LAST)));
  if (!subject) return standsWhereAsked(before, members, group) ? named(members) : [];
  // "GET /orders and GET /users answer": the verb stands within the last.
  const verb =
    behind === "" && last.includes(" ") ? lastStem(last) : contentWords(item.slice(to, to + 60))[0];
  return verb !== undefined && shared.has(verb) ? named(members) : [];
}

/** "a.html", "on.sh": in a name without a blank an article or a preposition is none. */
const FILE = /^[^\s.]+\.[^\s.]+$/u;

/** The names that differ, without those that are of other conditions. */
function distinct(names: readonly string[], isOther: (word: string) => boolean): readonly string[] {
  return [
    ...new Set(
      names
        .map((name) => (FILE.test(name) ? everyWord(name) : contentWords(name)))
        .filter((words) => !words.some(isOther))
        .map((words) => words.toSorted().join(" ")),
    ),
  ];
}

/** "/orders answers; /users answers": the parts that say of a thing with a name all that is asked of each. */
function toldApart(
  parts: readonly { readonly text: string }[],
  { shared }: Group,
  counted: string,
  isOther: (word: string) => boolean,
): readonly string[] {
  const asked = [...shared].filter((word) => word !== counted && !/^\d+$/u.test(word));
  if (asked.length === 0) return [];
  return parts.flatMap(({ text }) => {
    const words = contentWords(text);
    if (words.some(isOther)) return [];
    const named = (text.match(/[^\s,;]+/gu) ?? []).some(
      (word) => !isStop(word) && !contentWords(word).some((one) => shared.has(one)),
    );
    return named && asked.every((word) => words.includes(word)) ? [text] : [];
  });
}

/** "captioned in English and Polish", where it is to be "captioned in all four languages": all of them, or names. */
function standsWhereAsked(before: string, members: readonly string[], group: Group): boolean {
  const { place, counted, shared, rows } = group;
  if (place === null || wordAt(before, LAST).toLowerCase() !== place) return false;
  const words = new Set(contentWords(before));
  for (const word of shared)
    if (word !== counted && !/^\d+$/u.test(word) && !words.has(word)) return false;
  return members.every((name) => /^[\p{Lu}\d/`"“]/u.test(name)) || members.length === rows.length;
}

function lastStem(text: string): string | undefined {
  return contentWords(text.split(" ").at(-1) ?? "")[0];
}

const FIRST = /^[\s)]*(\p{L}+)/u;
const LAST = /(\p{L}+)[\s(]*$/u;
const PREPOSITION =
  /^(?:of|in|on|at|to|for|from|by|with|without|into|over|under|per|via|through|across|about|mit|von|im|auf|bei|nach|avec|sur|dans|con|en|as|like|than)$/u;

function wordAt(text: string, where: RegExp): string {
  return where.exec(text)?.[1] ?? "";
}
