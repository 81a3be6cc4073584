import { contrariesOf, type ContraryRows } from "../denials/contrary.ts";
import type { Condition } from "../../inventory.ts";
import type { Told } from "./copies.ts";
import { type RowsTold, rowsToldOf } from "./covered.ts";
import { speaksOfFailure } from "../denials/words.ts";
import { everyWord } from "./item-words.ts";
import { type Group, groupsByWord, groupsOf } from "./groups.ts";
import { type Respell, respelling } from "./known-words.ts";
import { namesAsked } from "./list-marks.ts";
import { type Series, seriesOf } from "./series.ts";
import { type AllAsked, allAskedIn } from "./shortfalls.ts";
import { smallWords, tellingWords } from "../words/small-words.ts";
import { type WholeList, wholeListsOf } from "./whole-lists.ts";

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
  readonly contraries: ContraryRows;
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
  /** Whether a word of an item's list mark is a name in them: "2" where chapter 2 is asked for. */
  readonly isLabel: (word: string) => boolean;
  readonly respell: Respell;
  readonly rowsByText: ReadonlyMap<string, readonly number[]>;
  /** The conditions of a total by its sentence: "write three guides". */
  readonly totalsByText: ReadonlyMap<string, readonly number[]>;
}

interface Member {
  readonly group: Group;
  readonly name: ReadonlySet<string>;
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
    for (const word of smallWordsIn(member)) if (own[row]?.has(word)) smallNames.add(word);
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
    failing: oncePerRow((row) => speaksOfFailure(conditions[row]?.text ?? "")),
    allAsked: oncePerRow((row) => allAskedIn(conditions[row]?.text.replace(NUMBERED, "") ?? "")),
    contraries: contrariesOf(
      conditions.map(({ text }) => text.replace(NUMBERED, "")),
      wordsOfAll,
    ),
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
    isLabel: namesAsked(conditions),
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
    singlesAt: Map.groupBy(singles, (row) => conditions[row]?.start ?? -1),
    rowsByText: Map.groupBy(every, (row) => plainText(conditions[row]?.text ?? "")),
    totalsByText: Map.groupBy(
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

/** Asked of the same conditions again for each item. */
export function oncePerRow<Answer>(ask: (row: number) => Answer): (row: number) => Answer {
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
export function plainText(text: string): string {
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

/** The stems of its words that say nothing beside another word: "about", "place". */
function smallWordsIn(member: string): readonly string[] {
  return (member.match(/[\p{L}\p{N}]+/gu) ?? []).flatMap((word) =>
    tellingWords(`${word} x0`).size > 1 ? [] : everyWord(word),
  );
}
