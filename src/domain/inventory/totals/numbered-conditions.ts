/** Conditions that a number stands for, one for each thing that it counts. */

import type { Condition } from "../../inventory.ts";
import type { Clause } from "../clauses/split-clauses.ts";
import { tidy, withSubject } from "../condition-texts.ts";
import { readNumber } from "../words/numbers.ts";

/** A condition of a group, before its place in the text is known. */
export type Member = Pick<Condition, "text" | "member">;

/** One condition for each thing of a total, by its name or by its number. */
export function numbered(
  clause: Clause,
  text: string,
  names: readonly string[],
  count: number,
): readonly Member[] {
  return Array.from({ length: count }, (_, i) => {
    const name = names[i];
    return name === undefined
      ? { text: withSubject(clause, `${text} (${i + 1} of ${count})`), member: null }
      : { text: withSubject(clause, `${text}: ${name}`), member: name };
  });
}

/** The members of a clause that opens with their number: "three guides are written". */
export function countedOpening(
  text: string,
  clause: Clause,
  groups: readonly (readonly Member[])[],
): readonly Member[] {
  const words = text.slice(clause.start, clause.start + 20).split(/\s+/u, 2);
  const stated = readNumber(words[/^the$/iu.test(words[0] ?? "") ? 1 : 0] ?? "");
  const [members = []] = groups;
  return groups.length === 1 && stated === members.length ? members : [];
}

/** As many as the clause counts that it takes its subject over from: "… and published"; none where it has its own. */
export function countedAgain(
  text: string,
  clause: Clause,
  members: readonly Member[],
): readonly Member[] {
  if (clause.subject === "" || members.length < 2) return [];
  const names = members.flatMap(({ member }) => member ?? []);
  return numbered(clause, tidy(text.slice(clause.start, clause.end)), names, members.length);
}
