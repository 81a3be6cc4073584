import { type Asked, plainText, oncePerRow } from "./asked.ts";
import type { Said } from "./copies.ts";
import type { Known } from "../denials/bounds.ts";
import { type Denying, denialsIn } from "../denials/denials.ts";
import { deniesContraryOf, deniesFaultOf, deniesVerbOf } from "../denials/denied-verb.ts";
import { keepsUpperBound, TELLS_NONE } from "../denials/upper-bound.ts";
import { deniedIn } from "./denied-rows.ts";
import type { Group } from "./groups.ts";
import { type Labels, labelsOf, readLabels } from "./listed.ts";
import { everyWord } from "./item-words.ts";
import { withoutListMark } from "./list-marks.ts";
import { readInventory } from "../read-inventory.ts";
import { shortfallIn } from "./shortfalls.ts";
import { tellingWords } from "../words/small-words.ts";

/** An item as it is held against the conditions. */
export interface Item extends Said {
  /** How the conditions spell words of it: `check-out` for "checkout". */
  readonly spelled: readonly string[];
  /** The conditions that it repeats as one sentence; empty where it says more or less than several. */
  readonly repeated: readonly number[];
  /** What it says it delivers: its text without what it denies. */
  readonly delivered: string;
  readonly deliveredWords: ReadonlySet<string>;
  readonly denying: Denying | null;
  /** The stems by which it may be credited to a condition. */
  readonly wordsFor: (row: number) => ReadonlySet<string>;
  /** Whether it says that a condition is not met. */
  readonly denies: (row: number) => boolean;
}

/** The conditions that an item of one sentence repeats where it is cut as done_when is; empty where it says more. */
function repeatedBy(
  { conditions: asked, rowsByText, wordsOfAll }: Asked,
  text: string,
  words: ReadonlySet<string>,
): readonly number[] {
  // To read a sentence is dear: one with a word of its own repeats nothing.
  if (asked.length < 2) return [];
  for (const word of words) if (!wordsOfAll.has(word)) return [];
  if (text.length > LONGEST_SENTENCE || !JOINED.test(text)) return [];
  const rows = rowsRepeated(asked.length, rowsByText, text);
  // "Doors lock and lamps burn", where "doors lock, lamps burn" is asked for: terse clauses are parted by a comma only.
  return rows.length > 0 || !AND.test(text)
    ? rows
    : rowsRepeated(asked.length, rowsByText, text.replace(AND, ", "));
}

const AND = / and /iu;

function rowsRepeated(
  all: number,
  rowsByText: Asked["rowsByText"],
  text: string,
): readonly number[] {
  const { conditions } = readInventory(text);
  if (conditions.length < 2) return [];
  // Sentences are asked for one by one: only all of them are a list of what was asked.
  if (SEVERAL.test(text.trim()) && conditions.length < all) return [];
  const rows = conditions.map((condition) => rowsByText.get(plainText(condition.text)) ?? []);
  return rows.every(({ length }) => length === 1) ? rows.flat() : [];
}

const LONGEST_SENTENCE = 600;

const JOINED =
  /[,;；。&+—–\n]|[.!?]\s|(?<!\p{L})(?:and|but|then|und|et|y|e|en|mais|pero|ma)(?!\p{L})/iu;

/** What parts sentences or lines: each is asked for by itself. */
const SEVERAL = /[;；。\n]|[.!?]\s/u;

export function readItems(asked: Asked, texts: readonly string[]): readonly Item[] {
  let known: Known | null = null;
  const numbered = new Set(asked.groups.filter(isNumbered));
  const marking = { isName: asked.isLabel, items: texts.length };
  return texts.map((text) =>
    withContrary(asked, withShortfall(asked, readItem(withoutListMark(text, marking)))),
  );

  function readItem(text: string): Item {
    const said = wordsIn(asked, text);
    const { words } = said;
    const plain = plainText(text);
    const exact = asked.rowsByText.get(plain) ?? null;
    const repeated =
      exact === null ? (asked.totalsByText.get(plain) ?? repeatedBy(asked, text, words)) : [];
    const denying =
      exact === null && repeated.length === 0 ? denialsIn(text, (known ??= knownTo(asked))) : null;
    return denying === null
      ? {
          text,
          words,
          spelled: said.spelled,
          exact,
          repeated,
          delivered: text,
          deliveredWords: words,
          denying,
          wordsFor: () => words,
          denies:
            exact === null && repeated.length === 0 ? othersOf(asked, text, numbered) : () => false,
        }
      : denyingItem(asked, text, words, denying);
  }
}

/** "11 of 12 tests pass" is no delivery of "all tests pass". */
function withShortfall({ allAsked, memberAt }: Asked, item: Item): Item {
  if (item.exact !== null || item.repeated.length > 0) return item;
  const isShort = shortfallIn(item.text);
  if (isShort === null) return item;
  const shortOf = oncePerRow((row) => {
    const group = memberAt.get(row)?.group;
    // Of what has names it is told elsewhere how many are so.
    if (group !== undefined && group.stated === null) return false;
    return isShort(allAsked(row), group?.stated ?? null);
  });
  return { ...item, denies: (row) => item.denies(row) || shortOf(row) };
}

/** "price list is private" is no delivery of "the price list is public". */
function withContrary(asked: Asked, item: Item): Item {
  const { contraries, memberAt } = asked;
  if (item.exact !== null || item.repeated.length > 0) return item;
  const rows = contraries(item.text);
  if (rows.size === 0) return item;
  const denied = new Set(rows);
  const spoken = SWITCH.test(item.text) ? [] : [...rows].map((row) => sharedWith(asked, item, row));
  // Nor does it deliver another condition that merely has words of that one.
  const isBeside = (row: number): boolean => {
    const shared = sharedWith(asked, item, row);
    // "Login with a password" denies the one without, and says all of the other.
    if (shared.size === item.words.size) return false;
    return spoken.some(
      (words) => shared.size < words.size || (words.size > 1 && shared.isSubsetOf(words)),
    );
  };
  for (const row of rows) {
    const member = memberAt.get(row);
    // What says so of one member says nothing of the others of its list.
    const isNamed =
      member !== undefined && member.name.size > 0 && member.name.isSubsetOf(item.words);
    for (const other of isNamed ? member.group.rows : []) denied.add(other);
  }
  return { ...item, denies: (row) => item.denies(row) || denied.has(row) || isBeside(row) };
}

/** Of two states of one lamp the small word alone tells which is meant. */
const SWITCH = /(?<!\p{L})(?:on|off|up|down)(?!\p{L})/iu;

function sharedWith({ wanted }: Asked, { words }: Item, row: number): ReadonlySet<string> {
  return wanted[row]?.intersection(words) ?? new Set();
}

/** "chapters 1, 2 and 3": all its members have numbers for names. */
function isNumbered({ names }: Group): boolean {
  return names.every((name) => name.size > 0 && [...name].every((word) => /^\d+$/u.test(word)));
}

/** "chapter 10" is none of chapters 1, 2 and 3. */
function othersOf(
  { memberAt }: Asked,
  text: string,
  numbered: ReadonlySet<Group>,
): (row: number) => boolean {
  if (numbered.size === 0 || !/\d/u.test(text)) return () => false;
  const strange = new Map<Group, boolean>();
  let labels: Labels | null = null;
  return (row) => {
    const group = memberAt.get(row)?.group;
    if (group === undefined || !numbered.has(group)) return false;
    const known = strange.get(group);
    if (known !== undefined) return known;
    const found = isStrange(labelsOf((labels ??= readLabels(text)), group), group);
    strange.set(group, found);
    return found;
  };
}

function isStrange(labels: ReadonlySet<number>, { names }: Group): boolean {
  return (
    labels.size > 0 && !names.some((name) => [...name].some((word) => labels.has(Number(word))))
  );
}

interface Words {
  readonly words: ReadonlySet<string>;
  /** How the conditions spell words of the text: `check-out` for "checkout". */
  readonly spelled: readonly string[];
}

function wordsIn({ smallNames, respell }: Asked, text: string): Words {
  const words = tellingWords(text);
  const spelled = respell(text, words);
  if (smallNames.size > 0)
    for (const word of everyWord(text)) if (smallNames.has(word)) words.add(word);
  return { words, spelled };
}

function knownTo({ wordsOfAll, groups }: Asked): Known {
  return {
    has: (word) => wordsOfAll.has(word),
    names: new Set(groups.flatMap(({ names }) => names.flatMap((name) => [...name]))),
    heads: new Set(
      groups.flatMap(({ counted, heads }) => (counted === null ? [...heads] : [counted])),
    ),
  };
}

function denyingItem(
  asked: Asked,
  text: string,
  words: ReadonlySet<string>,
  denying: Denying,
): Item {
  const { wanted, failing } = asked;
  const { words: delivered, spelled } = wordsIn(asked, denying.rest);
  const by = new Set(denying.denials.map((denial) => denial.by));
  const tellsNone = TELLS_NONE.test(text);
  const speaks = oncePerRow((row): boolean => {
    const condition = asked.conditions[row]?.text ?? "";
    const own = wanted[row] ?? new Set();
    if (deniesVerbOf(condition, denying.denials)) return false;
    return (
      !by.isDisjointFrom(own) ||
      failing(row) ||
      deniesContraryOf(condition, own, denying.denials) ||
      deniesFaultOf(condition, denying.denials) ||
      (tellsNone && keepsUpperBound(condition, text))
    );
  });
  let denied: ((row: number) => boolean) | null = null;
  return {
    text,
    words,
    spelled,
    exact: null,
    repeated: [],
    delivered: denying.rest,
    deliveredWords: delivered,
    denying,
    wordsFor: (row) => (speaks(row) ? words : delivered),
    denies: (row) =>
      delivered.size === 0
        ? !speaks(row)
        : (denied ??= deniedIn(asked, denying, delivered))(row) && !speaks(row),
  };
}
