/** Numbers that say which one it is: "build 12 is green", "draft 2 approved by Ann", "release 3 fixes the crash". */

import { OBJECT_DETERMINERS, PREPOSITIONS, STATES } from "../words/clause-words.ts";
import { isSeparator } from "../words/list-words.ts";
import { readNumber } from "../words/numbers.ts";
import { isAuxiliary, isInflected, isParticiple, isPlainVerb } from "../words/verbs.ts";

/** Making verbs that name a thing as well, which may have a number. */
const NOUNS_TOO =
  /^(?:build|release|draft|design|record|sketch|sign|print|film|photograph|plant|repair|fix|mount|brew|produce)$/u;

/** Whether the number at an index is the name of what stands in front of it, since a verb follows and no thing that is counted. */
export function namesOne(words: readonly string[], at: number): boolean {
  const [before = "", next = "", after] = [words[at - 1], words[at + 1], words[at + 2]];
  if (isAuxiliary(next)) return true;
  const name = before.replace(/s$/u, "");
  // "host 3 answers", and not "host 3 workshops"
  if (RATHER_NOUNS.test(name)) return /^\d/u.test(words[at] ?? "") && isInflected(next);
  if (!NOUNS_TOO.test(name)) return false;
  // "build 3 and build 4", "drafts 2 and 3"
  if (isSeparator(words, at + 1))
    return after !== undefined && (after === before || readNumber(after) !== null);
  // "draft 2 letters to the council", "sign 3 printed copies", "build 7 green houses"
  const ends = after === undefined || after === "," || PREPOSITIONS.has(after);
  if (isParticiple(next) || STATES.has(next)) return ends;
  if (!isInflected(next) || after === undefined) return false;
  if (OBJECT_DETERMINERS.has(after)) return true;
  if (JOINED.test(after)) return false;
  return isPlainVerb(next) || (SOFTWARE.test(name) && DONE_BY_IT.test(next));
}

/** What a number in digits rather names. */
const RATHER_NOUNS = /^(?:author|code|host|launch|prototype)$/u;
const SOFTWARE = /^(?:build|release)$/u;
/** What these do, although the words are nouns too. */
const DONE_BY_IT = /^(?:ships|runs|works|loads|starts|passes|lands)$/u;
/** What goes on with a noun: "design 3 installs for the hall". */
const JOINED = /^(?:of|for|with|per|and|or|that|which|from|,)$/u;
