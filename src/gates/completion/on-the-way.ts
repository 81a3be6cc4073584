/**
 * A thing that is told as a step on the way to another or beside it: "rehearsed on the copy, then on the server", "not just in
 * the emulator", "also in Firefox". Such a thing does not stand in for what was asked.
 */

import type { Clause } from "../text/document.ts";

/** What sets a thing apart right before it, with nothing but small words between. */
const SMALL =
  "just|only|merely|simply|in|on|at|to|from|with|against|under|by|for|as|an?|the|my|our|its";
const APART = new RegExp(
  `(?<!\\p{L})(?:not|never|than|instead of|besides|unlike|no longer|in addition to|as well as|apart from|plus)(?:(?: (?:${SMALL}))+(?: [\\p{L}-]+){0,2})? $`,
  "iu",
);
/** What makes a step of the rest of its part of the sentence. */
const STEP =
  /(?<!\p{L})(?:before(?:hand)?|earlier|after(?= $| (?:an?|\p{L}+ing|the first)(?!\p{L}))|until|also|rehears\p{L}+|practis\p{L}+|tun(?:ed|ing)|debugg\p{L}+|reproduc\p{L}+|trained|(?:built|developed|prepared|tried) (?:[^\s,;:]+ ){1,4}?(?:against|with|on|from|in)|(?:only|just|good|useful) (?:to|for)|unit tests?|for the tests)(?!\p{L})(?:,(?= all| everything| it| this))?(?:[^.;:,()]|[.](?=\d)){0,40}$/iu;
const STEP_BEHIND =
  /^[^.;:]{0,25}(?<!\p{L})(?:first|beforehand|(?:and|,|but) then|with the same|same (?:result|here|outcome)|along the way|was (?:only|just|good|useful|for)|(?:was|were|are|is) for|gone|before(?: (?:that|the|i|we)|\W*$)|removed|replaced)(?!\p{L})|^[^.;:]{0,8}(?<!\p{L})(?:too|as well|also)(?!\p{L})/iu;
/** What comes at last. */
const AT_LAST =
  /^\W*(?:then|after that|afterwards|since|now|next|finally|last night|later|today|yesterday|this (?:morning|afternoon)|for real)(?!\p{L})|(?<!\p{L})(?:after that|for real)(?!\p{L})/iu;

/** Whether a clause tells a thing so, or a later one that is of the same tells what came of it at last. */
export function isOnTheWay(
  clauses: readonly Clause[],
  at: number,
  given: string,
  isOfSame: (plain: string) => boolean,
): boolean {
  const plain = clauses[at]?.plain ?? "";
  const start = plain.indexOf(given);
  if (start < 0) return false;
  const [before, behind] = [plain.slice(0, start), plain.slice(start + given.length)];
  if (APART.test(before) || STEP.test(before) || STEP_BEHIND.test(behind)) return true;
  const told = toldAtLast(clauses);
  const next = told.findIndex((index) => index > at);
  if (next === -1) return false;
  return told.slice(next, next + MOST_LATER).some((index) => {
    const later = clauses[index]?.plain ?? "";
    return !later.includes(given) && isOfSame(later);
  });
}

/** So many later clauses are read: each of thousands would be held against all others. */
const MOST_LATER = 100;

const AT_LAST_OF = new WeakMap<readonly Clause[], readonly number[]>();

/** Where clauses of what comes at last stand; read once for each message. */
function toldAtLast(clauses: readonly Clause[]): readonly number[] {
  let found = AT_LAST_OF.get(clauses);
  if (found === undefined) {
    found = clauses.flatMap(({ plain }, index) => (AT_LAST.test(plain) ? [index] : []));
    AT_LAST_OF.set(clauses, found);
  }
  return found;
}
