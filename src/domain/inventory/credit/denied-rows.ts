import type { Asked } from "./asked.ts";
import type { Denial, Denying } from "../denials/denials.ts";
import type { Group } from "./groups.ts";

/** Whether an item denies a condition in part of its words. Each word is looked up, not each denial. */
export function deniedIn(
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
      if (verbs !== undefined && (verbs.has(null) || !verbs.isDisjointFrom(words))) return true;
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
    if (
      member !== undefined &&
      (!takenOut.isDisjointFrom(name) || isPlaced(places, member.group, row))
    )
      return true;
    if (!delivered.isDisjointFrom(name)) return false;
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
