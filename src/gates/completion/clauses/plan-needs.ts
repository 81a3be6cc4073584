/** Works out what a pattern needs around a word that calls for it. */

import { letterOf } from "./letters.ts";
import { bitsOfLetters, type Bits, type Need, type Opening, type Surroundings } from "./needs.ts";

/** What an item of a pattern stands for: at most so many letters, of these classes; of any when there are none. */
interface Item {
  readonly most: number;
  readonly names: readonly string[];
  readonly isCertain: boolean;
  /** Whether a part of the sentence begins here, or behind it. */
  readonly opens: boolean;
}

/** Code and quotations are one letter and may be many words: where one may stand, so many more are looked through. */
const SLACK = 4;
/** What `*` and `+` may repeat; beyond that nothing is looked for. */
const MANY = 12;
const SIGNS: ReadonlySet<string> = new Set(["sep", "comma", "arrow"]);
/** Classes that are met by their looks, so that no bit tells of them. */
const BY_LOOKS: ReadonlySet<string> = new Set(
  "sep comma ask percent arrow mask word past_form ing_form adverb".split(" "),
);

/** What must stand around a word of the `trigger` classes for a pattern to match there. */
export function surroundingsOf(pattern: string, trigger: readonly string[]): Surroundings {
  const items = itemsOf(pattern);
  const place = items.findIndex(
    ({ names, isCertain }) => isCertain && names.join() === trigger.join(),
  );
  if (place < 0) return { needs: [], opening: null };
  const needs = items.flatMap((item, at): Need[] => {
    const bits = item.isCertain && at !== place ? knownBits(item.names) : null;
    if (bits === null) return [];
    const between = items.slice(Math.min(at, place) + 1, Math.max(at, place));
    const reach = 1 + lettersIn(between);
    const crosses = between.some(({ names }) => names.includes("sep"));
    return [{ ...bits, reach: at < place ? -reach : reach, crosses }];
  });
  const opens = items.slice(0, place).findLastIndex((item) => item.opens);
  return { needs, opening: opens < 0 ? null : openingOf(items.slice(opens + 1, place)) };
}

/** The bits of classes, null when one of them is met by looks. */
function knownBits(names: readonly string[]): Bits | null {
  return names.some((name) => BY_LOOKS.has(name))
    ? null
    : bitsOfLetters(names.map(letterOf).join(""));
}

/** How many words some items may take. */
function lettersIn(items: readonly Item[]): number {
  const letters = items.reduce((sum, { most }) => sum + most, 0);
  const mayMask = items.some(
    ({ most, names }) => most > 0 && (names.length === 0 || names.includes("mask")),
  );
  return letters + (mayMask ? SLACK : 0);
}

function openingOf(between: readonly Item[]): Opening {
  const words = between.filter(({ most, names }) => most > 0 && !areSigns(names));
  const names = words.flatMap((item) => item.names).filter((name) => !SIGNS.has(name));
  const anyWord = words.some((item) => item.names.length === 0);
  return { within: lettersIn(between), passed: anyWord ? null : knownBits(names) };
}

function areSigns(names: readonly string[]): boolean {
  return names.length > 0 && names.every((name) => SIGNS.has(name));
}

function itemsOf(pattern: string): readonly Item[] {
  const items: Item[] = [];
  let depth = 0;
  for (const item of pattern.split(/\s+/)) {
    if (item === "(") depth++;
    else if (item.startsWith(")")) {
      depth--;
      if (/[*+]$/.test(item)) items.push({ ...NOTHING, most: MANY });
    } else if (item !== "|" && !item.startsWith("@")) items.push(readItem(item, depth === 0));
  }
  return items;
}

const NOTHING: Item = { most: 0, names: [], isCertain: false, opens: false };

function readItem(item: string, isOutside: boolean): Item {
  if (item === "^" || item === "^^") return { ...NOTHING, opens: isOutside };
  if (/^[$!<]/.test(item)) return NOTHING;
  const gap = /^(?:\.\.|,,)(\d+)$/.exec(item);
  if (gap !== null) return { ...NOTHING, most: Number(gap[1]) };
  const sign = /[?*+]$/.exec(item)?.[0] ?? "";
  const names = item.slice(0, item.length - sign.length).split("/");
  const isCertain = isOutside && sign !== "?" && sign !== "*";
  return {
    most: sign === "*" || sign === "+" ? MANY : 1,
    names,
    isCertain,
    opens: isCertain && areSigns(names),
  };
}
