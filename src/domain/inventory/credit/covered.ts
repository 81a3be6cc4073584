import type { Condition } from "../../inventory.ts";
import type { Asked } from "./asked.ts";
import { wholeNamed } from "./named-totals.ts";
import { readInventory } from "../read-inventory.ts";
import { tellingWords } from "../words/small-words.ts";
import { isParticiple } from "../words/verbs.ts";

/** The conditions that a text with these stems tells in full. */
export type RowsTold = (words: ReadonlySet<string>) => readonly number[];

/** Each condition is kept under the rarest of its stems, so that few are held against a text. */
export function rowsToldOf(wanted: readonly ReadonlySet<string>[]): RowsTold {
  let found: ReadonlyMap<string, readonly number[]> | null = null;
  return (words) => {
    found ??= byRarestWord(wanted);
    const rows: number[] = [];
    for (const word of words) {
      for (const row of found.get(word) ?? [])
        if ([...(wanted[row] ?? [])].every((one) => words.has(one))) rows.push(row);
    }
    return rows;
  };
}

function byRarestWord(
  wanted: readonly ReadonlySet<string>[],
): ReadonlyMap<string, readonly number[]> {
  const spread = new Map<string, number>();
  for (const words of wanted)
    for (const word of words) spread.set(word, (spread.get(word) ?? 0) + 1);
  return Map.groupBy(wanted.keys(), (row) => {
    let rarest = "";
    for (const word of wanted[row] ?? [])
      if (rarest === "" || (spread.get(word) ?? 0) < (spread.get(rarest) ?? 0)) rarest = word;
    return rarest;
  });
}

type Rows = Pick<Asked, "conditions" | "wanted" | "rowsTold">;

/** A longer item is a report. */
const LONGEST = 600;
const JOINED = /[,;&+/\n]|(?<!\p{L})(?:and|und|et|y|e|en)(?!\p{L})/u;

/**
 * The conditions, written each by itself, that an item tells in one list: "CSV and JSON exports work" for "the CSV
 * export works" and "the JSON export works". Each member tells one in full; empty where it tells no two. Several
 * clauses are no list: what is asked for in sentences of its own is delivered by items of its own.
 */
export function listedApart(
  item: string,
  words: ReadonlySet<string>,
  asked: Rows,
): readonly number[] {
  const { wanted, rowsTold } = asked;
  // To read an item is dear: most tell one condition.
  if (item.length > LONGEST || !JOINED.test(item) || rowsTold(words).length < 2) return [];
  const all = readInventory(item).conditions;
  const told = eachTold(item, all, asked);
  if (told.length > 0) return told;
  const parts = all.filter(({ group }) => group !== null);
  if (parts.length < 2) return [];
  const subject = subjectOf(parts[0]);
  const rows = new Set<number>();
  const sizeOf = (row: number): number => wanted[row]?.size ?? 0;
  for (const { text } of parts) {
    // "the article is written and reviewed"
    const whole = subject !== "" && startsWithDeed(text) ? `${subject} ${text}` : text;
    const [row] = rowsTold(tellingWords(whole)).toSorted((a, b) => sizeOf(b) - sizeOf(a));
    if (row !== undefined) rows.add(row);
  }
  return rows.size > 1 && shareWord([...rows], wanted) ? [...rows] : [];
}

/** "Cake baked; table set; guests invited": a list with one part for each condition, in no other words than the condition's. */
function eachTold(
  item: string,
  parts: readonly Condition[],
  { conditions, wanted, rowsTold }: Rows,
): readonly number[] {
  if (parts.length !== conditions.length || !/[,;\n]/u.test(item)) return [];
  const rows = parts.flatMap(({ text }) => {
    const words = tellingWords(text);
    const told = rowsTold(words).filter((row) => wanted[row]?.size === words.size);
    const said = wordsOf(conditions[told[0] ?? -1]?.text ?? "");
    return told.length === 1 && [...wordsOf(text)].every((word) => said.has(word)) ? told : [];
  });
  return new Set(rows).size === conditions.length ? rows : [];
}

function wordsOf(text: string): ReadonlySet<string> {
  return new Set(text.toLowerCase().match(/[\p{L}\p{N}]+/gu));
}

/** What has no word in common is no list: "cake baked and table set". */
function shareWord(rows: readonly number[], wanted: readonly ReadonlySet<string>[]): boolean {
  const [first = -1, ...others] = rows;
  return [...(wanted[first] ?? [])].some((word) =>
    others.every((row) => wanted[row]?.has(word) === true),
  );
}

/** "article" of "article written". */
function subjectOf(first: Condition | undefined): string {
  const words = first?.text.split(" ") ?? [];
  return words.length > 1 && isParticiple(words.at(-1) ?? "") ? words.slice(0, -1).join(" ") : "";
}

function startsWithDeed(text: string): boolean {
  return isParticiple(text.split(" ", 1)[0] ?? "");
}

/**
 * "all three exports work", "all exports work": the conditions that share its words, each by itself; as many as it says,
 * or without a number all that share a verb with their thing.
 */
export function countedApart(
  item: string,
  words: ReadonlySet<string>,
  wanted: readonly ReadonlySet<string>[],
  singles: readonly number[],
): readonly number[] {
  const total = wholeNamed(item);
  if (total === null || total.things.length === 0) return [];
  const { count, things } = total;
  const said = [...words].filter((word) => word !== String(count));
  // Of one that states no number the thing and what is told of it must be those of all.
  const needed = count === null ? said : things;
  if (count === null && said.length < 2) return [];
  const rows = singles.filter((row) => needed.every((word) => wanted[row]?.has(word)));
  if (count === null ? rows.length < 2 : rows.length !== count) return [];
  const isShared = (word: string): boolean => rows.every((row) => wanted[row]?.has(word) === true);
  const shared = [...(wanted[rows[0] ?? -1] ?? [])].filter(isShared);
  // "all existing tests pass" is a condition itself, and no total of others.
  if (count === null && rows.some((row) => wanted[row]?.size === shared.length)) return [];
  return said.every(isShared) && shared.every((word) => words.has(word)) ? rows : [];
}
