import type { Condition } from "../inventory.ts";
import type { Said, Told } from "./copies.ts";
import { type RowsTold, rowsToldOf } from "./covered.ts";
import { speaksOfFailure } from "./denial-words.ts";
import { denialsIn, type Denial, type Denying, type Known } from "./denials.ts";
import { groupsByWord, groupsOf, type Group } from "./groups.ts";
import { respelling, type Respell } from "./known-words.ts";
import { labelsOf, readLabels, type Labels } from "./listed.ts";
import { readInventory } from "./read-inventory.ts";
import { allAskedIn, shortfallIn, type AllAsked } from "./shortfalls.ts";
import { foldWord, stem } from "./stem.ts";
import { smallWords, tellingWords } from "./small-words.ts";
import { seriesOf, type Series } from "./series.ts";
import { wholeListsOf, type WholeList } from "./whole-lists.ts";

/** The conditions as an item is held against them. */
export interface Asked {
  readonly conditions: readonly Condition[];
  /** The stems of each condition. */
  readonly wanted: readonly ReadonlySet<string>[];
  /** Those of what sets a member apart from its siblings. */
  readonly own: readonly ReadonlySet<string>[];
  readonly told: readonly Told[];
  /** Whether a condition is itself about what fails or is refused: an item may say so. */
  readonly failing: (row: number) => boolean;
  /** A condition as what an item says of some only is held against it. */
  readonly allAsked: (row: number) => AllAsked;
  readonly groups: readonly Group[];
  /** For each condition that is a member of a group that group, and the member's own stems. */
  readonly memberAt: ReadonlyMap<number, Member>;
  /** For each condition the stem of the number that its total or list has in all, which by itself is no word in common; null for none. */
  readonly sizes: readonly (string | null)[];
  /** What bare totals count, of which an item may deliver others: "the other two endpoints". */
  readonly counted: ReadonlySet<string>;
  readonly byWord: ReadonlyMap<string, readonly Group[]>;
  readonly lists: readonly WholeList[];
  readonly series: readonly Series[];
  /** The conditions of no group. */
  readonly singles: readonly number[];
  /** Which conditions a text tells in full, those of totals apart. */
  readonly rowsTold: RowsTold;
  /** The conditions of no group by where their clauses begin. */
  readonly singlesAt: ReadonlyMap<number, readonly number[]>;
  /** Small words that are the whole name of a member: "home, about and contact". */
  readonly smallNames: ReadonlySet<string>;
  /** The stems of all conditions. */
  readonly wordsOfAll: ReadonlySet<string>;
  readonly respell: Respell;
  readonly rowsByText: ReadonlyMap<string, readonly number[]>;
  /** The conditions of a total by its sentence: "write three guides". */
  readonly totalsByText: ReadonlyMap<string, readonly number[]>;
}

interface Member {
  readonly group: Group;
  readonly name: ReadonlySet<string>;
}

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

export function readAsked(conditions: readonly Condition[]): Asked {
  const own = conditions.map(({ member }) =>
    member === null ? new Set<string>() : namesIn(member),
  );
  const wanted = conditions.map(({ text }, row) => {
    const words = tellingWords(text.replace(NUMBERED, ""));
    for (const word of own[row] ?? []) words.add(word);
    return words;
  });
  const smallNames = new Set<string>();
  conditions.forEach(({ member }, row) => {
    if (member === null) return;
    for (const word of own[row] ?? []) if (isSmall(word)) smallNames.add(word);
  });
  const groups = groupsOf(conditions, wanted, own);
  const wordsOfAll = new Set<string>();
  for (const words of wanted) for (const word of words) wordsOfAll.add(word);
  const every = conditions.map((_, row) => row);
  const singles = every.filter((row) => conditions[row]?.group === null);
  const memberAt = membersOf(groups);
  return {
    conditions,
    wanted,
    own,
    told: conditions.map(({ text }, row) => {
      let small: ReadonlySet<string> | null = null;
      return { words: wanted[row] ?? new Set(), small: () => (small ??= smallWords(text)) };
    }),
    failing: remembered((row) => speaksOfFailure(conditions[row]?.text ?? "")),
    allAsked: remembered((row) => allAskedIn(conditions[row]?.text.replace(NUMBERED, "") ?? "")),
    groups,
    memberAt,
    sizes: wanted.map((words, row) => {
      const size = String(memberAt.get(row)?.group.rows.length);
      return words.has(size) && own[row]?.has(size) !== true ? size : null;
    }),
    counted: new Set(
      groups.flatMap(({ stated, counted }) =>
        stated === null || counted === null ? [] : [counted],
      ),
    ),
    byWord: groupsByWord(groups),
    lists: wholeListsOf(conditions, groups),
    series: seriesOf(conditions, wanted, groups),
    smallNames,
    wordsOfAll,
    respell: respelling(
      conditions.map(({ text }) => text),
      wordsOfAll,
    ),
    singles,
    rowsTold: rowsToldOf(
      wanted.map((words, row) => {
        const { group, member } = conditions[row] ?? { group: null, member: null };
        return group !== null && member === null ? new Set() : words;
      }),
    ),
    singlesAt: rowsBy(singles, (row) => conditions[row]?.start ?? -1),
    rowsByText: rowsBy(every, (row) => plainText(conditions[row]?.text ?? "")),
    totalsByText: rowsBy(
      every.filter((row) => NUMBERED.test(conditions[row]?.text ?? "")),
      (row) => plainText((conditions[row]?.text ?? "").replace(NUMBERED, "")),
    ),
  };
}

function membersOf(groups: readonly Group[]): ReadonlyMap<number, Member> {
  const found = new Map<number, Member>();
  for (const group of groups)
    group.rows.forEach((row, i) => found.set(row, { group, name: group.names[i] ?? new Set() }));
  return found;
}

function rowsBy<Key>(rows: readonly number[], keyOf: (row: number) => Key): Map<Key, number[]> {
  const found = new Map<Key, number[]>();
  for (const row of rows) {
    const key = keyOf(row);
    const others = found.get(key);
    if (others === undefined) found.set(key, [row]);
    else others.push(row);
  }
  return found;
}

/** Asked of the same conditions again for each item. */
function remembered<Answer>(ask: (row: number) => Answer): (row: number) => Answer {
  const known = new Map<number, Answer>();
  return (row) => {
    const before = known.get(row);
    if (before !== undefined) return before;
    const found = ask(row);
    known.set(row, found);
    return found;
  };
}

/** "(1 of 4)": which one of a total it is. */
const NUMBERED = / \(\d+ of \d+\)$/u;

/** Case, blanks and a final full stop make no difference. */
function plainText(text: string): string {
  return text
    .trim()
    .replace(/\s+/gu, " ")
    .replace(/\s?\.$/u, "")
    .toLowerCase();
}

/** The stems of a member's name, which may be a small word: "about", "/items". */
function namesIn(member: string): ReadonlySet<string> {
  const words = tellingWords(member);
  return words.size > 0 ? words : new Set(everyWord(member));
}

function isSmall(word: string): boolean {
  return !tellingWords(`${word} x0`).has(word);
}

function everyWord(text: string): readonly string[] {
  return [...text.matchAll(/[\p{L}\p{N}]+/gu)].map(([word]) => stem(foldWord(word)));
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
  const { conditions } = readInventory(text);
  if (conditions.length < 2) return [];
  // Sentences are asked for one by one: only all of them are a list of what was asked.
  if (SEVERAL.test(text.trim()) && conditions.length < asked.length) return [];
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
  return texts.map((text) => withShortfall(asked, readItem(text)));

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
  const shortOf = remembered((row) => {
    const group = memberAt.get(row)?.group;
    // Of what has names it is told elsewhere how many are so.
    if (group !== undefined && group.stated === null) return false;
    return isShort(allAsked(row), group?.stated ?? null);
  });
  return { ...item, denies: (row) => item.denies(row) || shortOf(row) };
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
  const speaks = (row: number): boolean => meets(wanted[row] ?? new Set(), by) || failing(row);
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

/** Whether an item denies a condition in part of its words. Each word is looked up, not each denial. */
function deniedIn(
  { wanted, groups, memberAt }: Asked,
  { denials }: Denying,
  delivered: ReadonlySet<string>,
): (row: number) => boolean {
  const verbsBy = new Map<string, Set<string | null>>();
  for (const { verb, words } of denials) {
    for (const word of words) {
      const verbs = verbsBy.get(word) ?? new Set();
      verbsBy.set(word, verbs.add(verb));
    }
  }
  const isDenied = (name: ReadonlySet<string>, words: ReadonlySet<string>): boolean => {
    for (const word of name) {
      const verbs = verbsBy.get(word);
      if (verbs !== undefined && (verbs.has(null) || meetsAny(verbs, words))) return true;
    }
    return false;
  };
  // "all exports fail", "the others fail": whatever it does not name as delivered.
  const ofAll = denials.filter(({ all }) => all);
  const whole = new Set(groups.filter((group) => ofAll.some((denial) => isOfAll(denial, group))));
  const takenOut = new Set(denials.flatMap((denial) => [...denial.takenOut]));
  const places = denials.filter(({ place }) => place !== null);
  return (row) => {
    const member = memberAt.get(row);
    const words = member?.group.words ?? wanted[row] ?? new Set();
    const name = member?.name ?? words;
    if (name.size === 0) return false;
    if (member !== undefined && (meets(name, takenOut) || isPlaced(places, member.group, row)))
      return true;
    if (meets(name, delivered)) return false;
    return (member !== undefined && whole.has(member.group)) || isDenied(name, words);
  };
}

/** "all exports but the last": the members of a list from there on, as many as it says. */
function isPlaced(denials: readonly Denial[], { rows, words }: Group, row: number): boolean {
  return denials.some(({ place, count, words: denied }) => {
    if (place === null || [...denied].every((word) => words.has(word))) return false;
    const from = place < 0 ? rows.length - count : place;
    const at = rows.indexOf(row);
    return at >= from && at < from + count;
  });
}

function isOfAll({ verb, words: denied }: Denial, { words, shared }: Group): boolean {
  return (verb === null || words.has(verb)) && [...denied].every((word) => shared.has(word));
}

function meetsAny(verbs: ReadonlySet<string | null>, words: ReadonlySet<string>): boolean {
  if (verbs.size <= words.size) {
    for (const verb of verbs) if (verb !== null && words.has(verb)) return true;
    return false;
  }
  for (const word of words) if (verbs.has(word)) return true;
  return false;
}

function meets(words: ReadonlySet<string>, others: ReadonlySet<string>): boolean {
  for (const word of words) if (others.has(word)) return true;
  return false;
}
