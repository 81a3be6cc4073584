/** Words of which one says the contrary of another, by their stems: what passes does not fail. */

import { foldWord, stem } from "../words/stem.ts";

/** On each side of a bar what is said in one sense; what stands on one side denies each word of the other. */
const PAIRS =
  "pass passed succeed succeeded|fail failed;accept accepted approve approved grant granted|reject rejected refuse refused decline declined deny denied revoke revoked;" +
  "open opened|close closed shut;enable enabled activate|disable disabled deactivate;public|private secret;full|empty;dry|wet damp;green|red;" +
  "float|sink sank sunk;remove removed delete deleted|add added create created;install|uninstall;start started|stop stopped;win won|lose lost;" +
  "increase rise rose risen grow grew grown|decrease fall fell fallen shrink shrank shrunk;appear|disappear vanish;include|exclude;show shown|hide hid hidden;" +
  "clean|dirty filthy;online|offline;visible|invisible hidden;valid|invalid;active|inactive;correct|incorrect wrong;alive|dead;intact|broken damaged;tight|loose leak leaks leaking leaky drip;keep kept retain|lose lost;" +
  "attach|detach;block blocked|unlock unlocked unblock unblocked;allow allowed permit permitted|forbid forbidden block blocked;live lived survive survived|die died;lock locked|unlock unlocked open;shut|open;encrypted|plaintext;" +
  "fast|slow;warm hot|cold;high|low;sharp|blunt;straight|crooked;fresh|stale;free|occupied;paid|overdue owed;stable|unstable;safe|unsafe dangerous;healthy|sick";

let opposites: ReadonlyMap<string, ReadonlySet<string>> | null = null;

/** The stems that say the contrary of a stem; none for most. */
export function oppositesOf(word: string): ReadonlySet<string> {
  opposites ??= readPairs();
  return opposites.get(word) ?? NONE;
}

/** Whether a word denies another by what stands in front of it: "unlocked", "disarmed". */
export function isPrefixed(word: string, other: string): boolean {
  const [, bare = ""] = /^(?:un|dis)(\p{L}{3,})$/u.exec(word) ?? [];
  return bare !== "" && bare === other && !OF_ITS_OWN.test(word);
}

/** What only looks like it: a video that is displayed plays. */
const OF_ITS_OWN =
  /^(?:displa|discover|disclos|discuss|discount|dispos|distil|dispatch|unit|under|union)/u;

const NONE: ReadonlySet<string> = new Set();

function readPairs(): ReadonlyMap<string, ReadonlySet<string>> {
  const found = new Map<string, Set<string>>();
  const add = (word: string, others: readonly string[]): void => {
    const known = found.get(word) ?? new Set<string>();
    for (const other of others) known.add(other);
    found.set(word, known);
  };
  for (const pair of PAIRS.split(";")) {
    const [these = [], those = []] = pair
      .split("|")
      .map((side) => side.split(" ").map((word) => stem(foldWord(word))));
    for (const word of these) add(word, those);
    for (const word of those) add(word, these);
  }
  return found;
}
