/** A value of a closed kind where another of it is asked for: XML for CSV, English for French, staging for production. */

import { allKinds, type Kind } from "./kinds.ts";
import {
  isOfTime,
  isSameFront,
  isSamePlace,
  isTold,
  type Place,
  placeOf,
  saysNoMore,
  type Word,
  wordsIn,
} from "./places.ts";
import type { Rival } from "./rival.ts";

interface Told {
  readonly word: Word;
  readonly thing: number;
}

/** The value of an item that stands where a condition asks for another of its kind; null for none. */
export function findKindRival(condition: string, item: string): Rival | null {
  const [wanted, said] = [wordsIn(condition), wordsIn(item)];
  for (const kind of allKinds()) {
    const asked = toldIn(wanted, kind).filter(({ thing }) => thing < kind.asked);
    if (asked.length === 0) continue;
    const given = toldIn(said, kind);
    const named = new Set(asked.map(({ thing }) => thing));
    for (const one of asked) {
      // "XML (not CSV)" tells of no CSV.
      const isGiven = given.some(
        ({ word, thing }) => thing === one.thing && isTold(item, word.start, word.end, true),
      );
      const isNamed = given.some(({ thing }) => thing === one.thing);
      if (isGiven || (isNamed && !NOT_IT.test(item))) continue;
      if (!isNamed && isInside(item, kind, one.thing)) continue;
      const other = given.find(
        ({ word, thing }) =>
          !named.has(thing) &&
          stands(kind, { condition, wanted, one: one.word }, { item, said, word }),
      );
      if (other !== undefined) return { asked: one.word.text, given: other.word.text };
    }
  }
  return null;
}

/** How a thing is named that is not there. */
const NOT_IT = /(?<!\p{L})(?:not|instead of|rather than|statt|no)(?!\p{L})/iu;

function toldIn(words: readonly Word[], { things, inCapitals, before }: Kind): readonly Told[] {
  return words.flatMap((word, at) => {
    if (before !== null && words[at + 1]?.stem !== before) return [];
    if (inCapitals) {
      const thing = word.text === word.text.toUpperCase() ? things.get(word.lower) : undefined;
      return thing === undefined ? [] : [{ word, thing }];
    }
    const own = at > 0 ? (things.get(word.text) ?? things.get(word.lower)) : things.get(word.lower);
    // "poster.svg", "Wednesdays"
    const thing =
      own ?? things.get(endingOf(word.lower)) ?? things.get(word.lower.replace(/s$/u, ""));
    return thing === undefined ? [] : [{ word, thing }];
  });
}

function endingOf(word: string): string {
  return /[.-]([\p{L}\d]{2,5})$/u.exec(word)?.[1] ?? "";
}

/** Whether a longer word of a text begins with a spelling of a thing: "CSVs", "Linux-Rechner", "export.json5". */
function isInside(text: string, { things }: Kind, wanted: number): boolean {
  const words = text.toLowerCase().split(/[^\p{L}\p{N}]+/u);
  for (const [word, thing] of things)
    if (
      thing === wanted &&
      word.length > 2 &&
      words.some((one) => one.startsWith(word.toLowerCase()))
    )
      return true;
  return false;
}

interface Asking {
  readonly condition: string;
  readonly wanted: readonly Word[];
  readonly one: Word;
}

interface Telling {
  readonly item: string;
  readonly said: readonly Word[];
  readonly word: Word;
}

function stands(kind: Kind, { wanted, one }: Asking, { item, said, word }: Telling): boolean {
  const place = placeOf(wanted, one.start, one.end);
  const other = placeOf(said, word.start, word.end);
  if (!isTold(item, word.start, word.end, place.link === "from")) return false;
  if (kind.isTime) return isTimeOf(place, other);
  return isSamePlace(place, other) || saysNoMore(wanted, withoutState(said), word.start, word.end);
}

/** "Spanish translation finished": that it is done says nothing more. */
function withoutState(said: readonly Word[]): readonly Word[] {
  return said.filter(({ lower }) => !/^(?:finished|done|complete|completed|ready)$/u.test(lower));
}

function isTimeOf(asked: Place, given: Place): boolean {
  if (isSameFront(asked, given)) return isOfTime(asked, given);
  // "the Monday list"
  return asked.link === given.link && asked.behind !== "" && asked.behind === given.behind;
}
