import type { Condition } from "../../inventory.ts";
import { contentWords } from "../words/content-words.ts";
import { countAt } from "../words/counts.ts";
import { MAKING } from "../words/list-words.ts";
import { PAIR, PASSIVE } from "../totals/totals.ts";
import { isAuxiliary, isKnownBase } from "../words/verbs.ts";

/** The members of one stated total or list, and the stems by which an item speaks of them. */
export interface Group {
  /** Indices of its conditions. */
  readonly rows: readonly number[];
  /** All stems of its conditions. */
  readonly words: ReadonlySet<string>;
  /** Those that no member has to itself. */
  readonly shared: ReadonlySet<string>;
  /** For each member its own stems, without those that all members have. */
  readonly names: readonly ReadonlySet<string>[];
  /** Those of what it counts, before a preposition says more: "endpoints" of "all four endpoints for orders". */
  readonly heads: ReadonlySet<string>;
  /** What it counts as one of them: "endpoint" where the condition says endpoints. */
  readonly ones: ReadonlySet<string>;
  /** The number of things where its members have no names; null otherwise. */
  readonly stated: number | null;
  /** The stem of what its number counts, "endpoint"; of a list without a number the first word of its heads. */
  readonly counted: string | null;
  /** What only the last member says of all: "page" of "the login and the logout page". */
  readonly tail: string | null;
  /** A list that a preposition opens and that ends its clause: "in Chrome, Firefox and Safari". */
  readonly behind: boolean;
  /** A list of names with nothing between them and their verb: "staging, demo and production use the module". */
  readonly bare: boolean;
  /** The preposition before a total: "in" of "captioned in all four languages"; null for none. */
  readonly place: string | null;
}

/** The groups of an inventory by their number. `wanted` and `own` hold the stems of each condition and of its member. */
export function groupsOf(
  conditions: readonly Condition[],
  wanted: readonly ReadonlySet<string>[],
  own: readonly ReadonlySet<string>[],
): readonly Group[] {
  const grouped = [...conditions.keys()].filter((row) => conditions[row]?.group !== null);
  const rowsOf = Map.groupBy(grouped, (row) => conditions[row]?.group ?? -1);
  return [...rowsOf.values()].map((rows) => {
    const words = new Set(rows.flatMap((row) => [...(wanted[row] ?? [])]));
    const names = rows.map((row) => {
      const mine = [...(own[row] ?? [])];
      return new Set(mine.filter((word) => !rows.every((other) => own[other]?.has(word) === true)));
    });
    const apart = new Set(names.flatMap((name) => [...name]));
    const shared = new Set([...words].filter((word) => !apart.has(word)));
    const bare = rows.every((row) => conditions[row]?.member === null);
    const text = conditions[rows[0] ?? -1]?.text ?? "";
    const heads = headsIn(text, shared);
    const counted = countedIn(text, shared) ?? [...heads][0] ?? null;
    return {
      rows,
      words,
      shared,
      names: numbersOf(
        rows.map((row) => conditions[row]?.member ?? ""),
        names,
      ),
      heads,
      ones: onesOf(text, heads),
      stated: bare ? rows.length : null,
      counted,
      tail: sharedTail(rows.map((row) => conditions[row]?.member ?? "")),
      behind: rows.every((row) => isBehind(conditions[row])),
      bare: rows.every((row) => isBareSubject(conditions[row])),
      place: bare ? (PLACE.exec(text)?.[1]?.toLowerCase() ?? null) : null,
    };
  });
}

const PLACE = /\s(in|on|for|with|to|from|at|by|under|via|through|across) (?:all|both|each)\s/iu;
const MORE = /\s(?:of|for|in|on|at|to|from|with|by|under|behind|per)\s/u;
let made: ReadonlySet<string> | null = null;

function headsIn(text: string, shared: ReadonlySet<string>): ReadonlySet<string> {
  // Stemming them takes a millisecond, and most goals have no group.
  const ofMaking = (made ??= new Set(contentWords([...MAKING, ...PASSIVE].join(" "))));
  const telling = (words: Iterable<string>): readonly string[] =>
    [...words].filter((word) => shared.has(word) && !/^\d+$/u.test(word) && !ofMaking.has(word));
  const first = telling(contentWords(text.split(MORE)[0] ?? ""));
  return new Set(first.length > 0 ? first : telling(shared));
}

/** The words of a text that are plural by an ending and among the heads, as one of them is called. */
function onesOf(text: string, heads: ReadonlySet<string>): ReadonlySet<string> {
  const words = text.toLowerCase().match(/[\p{L}-]+/gu) ?? [];
  return new Set(
    words
      .filter((word) => isPlural(word) && contentWords(word).some((stem) => heads.has(stem)))
      .flatMap((word) =>
        word.endsWith("ies") ? [`${word.slice(0, -3)}y`] : [word.slice(0, -1), word.slice(0, -2)],
      ),
  );
}

/** "all four user endpoints answer": the first plural behind the number, or else its first word. */
function countedIn(text: string, shared: ReadonlySet<string>): string | null {
  const words = text.toLowerCase().match(/\d+-\p{L}+|[\p{L}\p{N}]+/gu) ?? [];
  const at = words.findIndex((word, i) => PAIR.has(word) || countAt(words, i) !== null);
  if (at < 0) return null;
  const things: { word: string; stem: string }[] = [];
  for (const word of words.slice(countAt(words, at)?.next ?? at + 1)) {
    const [stem] = contentWords(word);
    if (stem !== undefined && shared.has(stem)) things.push({ word, stem });
    if (things.length > 4) break;
  }
  const plural = things.findIndex(({ word }) => isPlural(word));
  if (plural < 0) return things[0]?.stem ?? null;
  const next = /^(?:each|every)$/u.test(words[0] ?? "") ? undefined : things[plural + 1];
  return (next !== undefined && isPlural(next.word) ? next : things[plural])?.stem ?? null;
}

/**
 * "Python 3.9, 3.10 and 3.11 on Linux": the noun in front of several numbers is that of all, and so is what stands behind
 * the last; an item names each by its number.
 */
function numbersOf(
  members: readonly string[],
  names: readonly ReadonlySet<string>[],
): readonly ReadonlySet<string>[] {
  const isNumber = (word: string): boolean => /^\d[\d.]*$/u.test(word);
  const isBetween = members.every((member, i) =>
    i === 0
      ? /(?:^|\s)[\d.]+$/u.test(member)
      : i < members.length - 1
        ? isNumber(member)
        : /^[\d.]+(?:\s|$)/u.test(member),
  );
  const numbers = names.map((words) => new Set([...words].filter(isNumber)));
  return members.length > 1 && isBetween && numbers.every(({ size }) => size > 0) ? numbers : names;
}

function sharedTail(members: readonly string[]): string | null {
  const [last = [], ...others] = members.map((member) => contentWords(member)).toReversed();
  const tail = last.at(-1) ?? "";
  const longest = others.every((words) => words.length < last.length && !words.includes(tail));
  return last.length > 1 && longest ? tail : null;
}

function isBareSubject(condition: Condition | undefined): boolean {
  if (condition === undefined || condition.member === null) return false;
  const { text, member } = condition;
  if (!text.startsWith(`${member} `)) return false;
  const verb = text.slice(member.length + 1).split(" ")[0] ?? "";
  return isAuxiliary(verb) || isKnownBase(verb);
}

function isBehind(condition: Condition | undefined): boolean {
  if (condition === undefined || condition.member === null) return false;
  const { text, member } = condition;
  return (
    text.endsWith(` ${member}`) &&
    /\s(?:in|on|for|with|to|from|at|by|under|via|through|across)$/u.test(
      text.slice(0, -member.length - 1),
    )
  );
}

/** By its ending alone. */
export function isPlural(word: string): boolean {
  return /[^s]s$/iu.test(word);
}

/** The groups by each word that all their members share, in their order. */
export function groupsByWord(groups: readonly Group[]): ReadonlyMap<string, readonly Group[]> {
  const found = new Map<string, Group[]>();
  for (const group of groups) {
    for (const word of group.shared) {
      const others = found.get(word);
      if (others === undefined) found.set(word, [group]);
      else others.push(group);
    }
  }
  return found;
}
