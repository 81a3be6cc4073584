/** The contrary of how a condition orders two things: "from the new server to the old server", "after the upgrade" for "before". */

import { isTold, wordsIn } from "./places.ts";
import type { Rival } from "./rival.ts";

/** What an item turns round; null for none. */
export function findTurned(condition: string, item: string): Rival | null {
  return turnedRoute(condition, item) ?? turnedOrder(condition, item);
}

const FROM =
  /(?<!\p{L})(?:from|von|vom|de|desde|depuis) (?:(?:the|our|its|der|dem|den|la|el|le) )?([^,;.()]{1,80}?)(?= (?:to|into|onto|nach|zu|zum|zur|auf|a|à|al|vers|hacia)(?!\p{L})|[,;.()]|$)/iu;
const TO =
  /(?<!\p{L})(?:to|into|onto|nach|zum|zur) (?:(?:the|our|its|der|dem|den) )?([^,;.()]{1,80}?)(?= (?:from|von|vom|at|on|by|in|over|with)(?!\p{L})|[,;.()]|$)/iu;

/** "from checking to savings" for "from savings to checking". */
function turnedRoute(condition: string, item: string): Rival | null {
  const [asked, given] = [routeOf(condition), routeOf(item)];
  if (asked === null || given === null) return null;
  const isTurned =
    isSame(asked.from, given.to) && isSame(asked.to, given.from) && !isSame(asked.from, given.from);
  return isTurned ? { asked: spelled(asked), given: spelled(given) } : null;
}

interface Route {
  readonly from: string;
  readonly to: string;
}

function routeOf(text: string): Route | null {
  const [from, to] = [FROM.exec(text)?.[1], TO.exec(text)?.[1]];
  return from === undefined || to === undefined ? null : { from, to };
}

function spelled({ from, to }: Route): string {
  return `from ${from} to ${to}`;
}

function isSame(one: string, other: string): boolean {
  const [these, those] = [one, other].map((text) =>
    wordsIn(text).map(({ stem, lower }) => stem || lower),
  );
  return these?.join(" ") === those?.join(" ");
}

const ORDERS: readonly (readonly [string, string])[] = [
  ["before", "after"],
  ["above", "below"],
  ["over", "under"],
];

/** "after the upgrade" for "before the upgrade": of the same thing, and of nothing else. */
function turnedOrder(condition: string, item: string): Rival | null {
  const [wanted, said] = [wordsIn(condition), wordsIn(item)];
  for (const [one, other] of [
    ...ORDERS,
    ...ORDERS.map(([first, second]) => [second, first] as const),
  ]) {
    const asked = wanted.filter(({ lower }) => lower === one);
    const given = said.filter(({ lower }) => lower === other);
    if (asked.length !== 1 || given.length !== 1) continue;
    if (said.some(({ lower }) => lower === one) || wanted.some(({ lower }) => lower === other))
      continue;
    const [thing, told] = [behind(wanted, asked[0]?.end ?? 0), behind(said, given[0]?.end ?? 0)];
    // A figure has its bound, which is judged as such.
    if (thing === "" || thing !== told || /^\d/u.test(thing)) continue;
    const front = new Set(
      wanted.filter(({ end }) => end < (asked[0]?.end ?? 0)).map(({ stem }) => stem),
    );
    const isOfIt = said.some(
      ({ stem, end }) => stem !== "" && end < (given[0]?.end ?? 0) && front.has(stem),
    );
    const { start = 0, end = 0 } = given[0] ?? {};
    if (isOfIt && isTold(item, start, end, true))
      return {
        asked: `${one} ${spelling(wanted, asked[0]?.end ?? 0)}`,
        given: `${other} ${spelling(said, given[0]?.end ?? 0)}`,
      };
  }
  return null;
}

type Words = ReturnType<typeof wordsIn>;

function behind(words: Words, end: number): string {
  return words.find((word) => word.start >= end && word.stem !== "")?.stem ?? "";
}

function spelling(words: Words, end: number): string {
  return words.find((word) => word.start >= end && word.stem !== "")?.text ?? "";
}
