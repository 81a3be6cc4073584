import type { Group } from "../credit/groups.ts";
import { stemsOf } from "../credit/item-words.ts";

/** "all three languages: German", "all three (German)": the names of a group behind a word, and nothing else; none for most. */
export type Specified = (from: number, group: Group) => readonly string[];

/** The words of a group in front of a closing mark: where each stands last, up to the last word that is none of them. */
interface Ending {
  readonly strange: number;
  readonly lastAt: ReadonlyMap<string, number>;
}

/** Reads an item for what its totals specify; however many totals it names, each word is read once for a group. */
export function specifiedIn(raw: readonly string[]): Specified {
  let opens: Int32Array | null = null;
  let closes: Int32Array | null = null;
  const endings = new Map<Group, Map<number, Ending>>();
  return (from, group) => {
    opens ??= nextOf(raw, (word) => word === ":" || word === "(");
    const at = opens[from] ?? raw.length;
    if (at === raw.length) return [];
    closes ??= nextOf(raw, (word) => word === ")");
    const close = raw[at] === "(" ? (closes[at] ?? raw.length) : raw.length;
    const known = endings.get(group) ?? new Map<number, Ending>();
    endings.set(group, known);
    // The first to ask for a closing mark stands furthest from it.
    const ending = known.get(close) ?? endingOf(raw, at, close, group);
    known.set(close, ending);
    if (ending.strange > at) return [];
    return [...ending.lastAt].flatMap(([word, last]) => (last > at ? [word] : []));
  };
}

/** For each word where the next one of a kind stands, itself included; the number of words where none does. */
function nextOf(raw: readonly string[], isOne: (word: string) => boolean): Int32Array {
  const found = new Int32Array(raw.length);
  let next = raw.length;
  for (let i = raw.length - 1; i >= 0; i--) {
    if (isOne(raw[i] ?? "")) next = i;
    found[i] = next;
  }
  return found;
}

function endingOf(raw: readonly string[], from: number, to: number, { words }: Group): Ending {
  const lastAt = new Map<string, number>();
  for (let i = to - 1; i > from; i--) {
    for (const word of stemsOf(raw[i] ?? "")) {
      if (!words.has(word)) return { strange: i, lastAt };
      if (!lastAt.has(word)) lastAt.set(word, i);
    }
  }
  return { strange: -1, lastAt };
}
