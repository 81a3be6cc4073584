/** The number or letter that an item has in a list of items: it tells no item from another, and is no total. */

import type { Condition } from "../../inventory.ts";
import { foldWord, stem } from "../words/stem.ts";
import { everyWord, isStop } from "./item-words.ts";

/** What may stand in front of a mark. */
const LEAD = String.raw`^(?:[\s>*_\x60+•✅✔✓☑–—-]|\ufe0f)*`;

/** "2. The cart page loads", "- **4)** …", "✅ #3 …" */
const NUMBER_IN_LIST = new RegExp(
  `${LEAD}${String.raw`(?:\d{1,3}(?:[.)](?=[\s*_\x60])|\.(?=\p{Lu})|\)(?=\p{L}))|\d{1,3}(?::| [–—-])(?=\s)|#\d{1,3}\b[.):]?|[[(]\d{1,3}[\])][.:]?|\d{1,3}\ufe0f?\u20e3)[*_\x60]*`}`,
  "u",
);

/** "b) …", "(iv) …", "[c] …"; "[x]" is a tick, and "A. Smith" a name. */
const LETTER_IN_LIST = new RegExp(
  `${LEAD}${String.raw`(?:(?:[a-z]|[ivx]{2,5}|[A-H]|[IVX]{2,5})\)|\((?:[a-uwyz]|[ivx]{2,5}|[A-H]|[IVX]{2,5})\)|\[(?:[a-uwyz]|[A-H])\]|[a-h]\.)(?=[\s*_])[*_\x60]*`}`,
  "u",
);

/** "Item 1: …", "Condition 2 - …" */
const NAMED_IN_LIST = new RegExp(
  `${LEAD}${String.raw`(?<name>item|point|condition|criterion|requirement|deliverable|no\.?|nr\.?|number)\s?#?\d{1,3}(?:[.):]|\s[–—-])(?=[\s*_])[*_\x60]*`}`,
  "iu",
);

const MARKS = [NUMBER_IN_LIST, LETTER_IN_LIST, NAMED_IN_LIST];

/** An item without the number that it has in its list. */
export function withoutListNumber(item: string): string {
  return item.replace(NUMBER_IN_LIST, "");
}

/** How the items of a list are marked. */
interface Marking {
  /** Whether a word is the name of something that is asked for. */
  readonly isName: (word: string) => boolean;
  /** How many items there are: "#101 closed" is no 101st of three. */
  readonly items: number;
}

/**
 * An item without its mark, and as it is where nothing else tells what it is, or where the mark is a name: "2: written" of
 * chapters 1 to 3, "#12 fixed" of the bugs #12 and #14.
 */
export function withoutListMark(item: string, { isName, items }: Marking): string {
  for (const pattern of MARKS) {
    const mark = pattern.exec(item)?.[0];
    if (mark === undefined) continue;
    const rest = item.slice(mark.length).trimStart();
    const words = mark.match(/\p{L}+|\d+/gu) ?? [];
    const isBeyond = !/\d[.)]/u.test(mark) && words.some((word) => Number(word) > items);
    if (isBeyond || !/\p{L}/u.test(rest)) return item;
    return words.some((word) => isName(foldWord(word))) ? item : rest;
  }
  return item;
}

/** "page 1", "ward B", "#12": the number or letter is the name of something. */
const LABEL =
  /(?:#|(?<![\p{L}\p{N}])(?<of>\p{L}{2,})\s)(?<label>\d{1,3}|[A-Z])(?![\p{L}\p{N}%]|[.,:]\d)/gu;

/** "chapters 1", "2", "B": a member that a number or letter names. */
const LABELLED_MEMBER = /^(?:\p{L}+\s)?#?(?<label>\d{1,3}|\p{L})(?:\s\p{L}+)?$/u;

/** Whether a word of a list mark is one of what is asked for: a number or letter as a name there, any other word as it is. */
export function namesAsked(conditions: readonly Condition[]): (word: string) => boolean {
  let labels: ReadonlySet<string> | null = null;
  let words: ReadonlySet<string> | null = null;
  return (word) =>
    /^(?:\d+|\p{L})$/u.test(word)
      ? (labels ??= labelsIn(conditions)).has(word)
      : (words ??= new Set(conditions.flatMap(({ text }) => everyWord(text)))).has(stem(word));
}

function labelsIn(conditions: readonly Condition[]): ReadonlySet<string> {
  const found = new Set<string>();
  for (const { text, group, member } of conditions) {
    const name = LABELLED_MEMBER.exec(member ?? "")?.groups?.["label"];
    if (name !== undefined) found.add(name.toLowerCase());
    if (group !== null) continue;
    for (const { groups } of text.matchAll(LABEL)) {
      const { of = "", label = "" } = groups ?? {};
      // "shows 3 rows", "within 2 s"
      if (!of.endsWith("s") && !isStop(of)) found.add(label.toLowerCase());
    }
  }
  return found;
}
