/** Two names behind the same preposition: "runs on Linux and on Windows". */

import { kindOfName } from "../words/kinds-of-names.ts";
import { ownVerb } from "../clauses/sides.ts";
import { DETERMINERS } from "../words/clause-words.ts";
import { AND, isPreposition } from "../words/list-words.ts";
import { LONGEST_MEMBER, type Span } from "./member-starts.ts";
import { readNumber } from "../words/numbers.ts";
import type { Token } from "../text/tokens.ts";
import { findVerb, isParticiple, SUBORDINATORS } from "../words/verbs.ts";

/** "Apple Calendar", "iOS 17": so many words a name has at most. */
const LONGEST_NAME = 3;
/** So many words in front of the names and behind them say how they are meant. */
const REACH = 40;

/**
 * "runs on Linux and on Windows", "is sent to Anna and to Bert": two names behind the same preposition, as in "on Linux and
 * Windows"; null for others, and where the clause holds for both of them only together.
 */
export function namesBehindPreposition(
  tokens: readonly Token[],
  words: readonly string[],
  and: number,
): readonly Span[] | null {
  const preposition = words[and + 1] ?? "";
  if (!isPreposition(words, and + 1) || /^(?:of|from|between|per|than|as)$/u.test(preposition))
    return null;
  let first = and - 1;
  while (first > 0 && and - first <= LONGEST_NAME && words[first] !== preposition) first--;
  let last = and + 2;
  while (last < words.length && last - and - 2 < LONGEST_NAME && isOfName(tokens[last])) last++;
  const spans: readonly [Span, Span] = [
    [first + 1, and],
    [and + 2, last],
  ];
  const named =
    words[first] === preposition &&
    isEnd(words, last) &&
    spans.every(
      ([from, to]) =>
        to > from && tokens[from]?.capital === true && tokens.slice(from, to).every(isOfName),
    );
  if (!named) return thingsBehindPreposition(tokens, words, and);
  if (!areOfOneKind(words, preposition, spans)) return null;
  const before = words.slice(Math.max(0, first - REACH), first);
  const behind = words.slice(last, last + REACH);
  return isInsideClause(before) || isTold(before, preposition, behind) ? null : spans;
}

/** "the parcel is sent to the printer and to the archive", "found by first name and by last name": the same of two things. */
function thingsBehindPreposition(
  tokens: readonly Token[],
  words: readonly string[],
  and: number,
): readonly Span[] | null {
  const preposition = words[and + 1] ?? "";
  if (!AND.has(words[and] ?? "") || !OF_THINGS.has(preposition)) return null;
  let first = and - 1;
  while (first > 0 && and - first <= LONGEST_MEMBER && words[first] !== preposition) first--;
  const spans: readonly [Span, Span] = [
    [first + 1, and],
    [and + 2, words.length],
  ];
  if (words[first] !== preposition || !spans.every((span) => isThing(words, preposition, span)))
    return null;
  const before = words.slice(Math.max(0, first - REACH), first);
  const told = [...before, preposition];
  const hasVerb = findVerb(told).at >= 0 || ownVerb(told) > 0 || before.some(isParticiple);
  if (!hasVerb || told.some((word) => ARRANGES.test(word))) return null;
  // "with care and with a backup": how it is done, and with what. A name needs no article ("by Finance and by the council").
  const bare = spans.filter(([from]) => !DETERMINERS.has(words[from] ?? ""));
  if (bare.length === 1 && !bare.every(([from]) => tokens[from]?.capital === true)) return null;
  if (!areOfOneKind(words, preposition, spans) || isInsideClause(before)) return null;
  return isTold(before, preposition, words.slice(and + 2)) ? null : spans;
}

/** "sorted by date and by name": one order by both. */
export const ARRANGES =
  /^(?:(?:sort|order|group|key|index|partition|rank|count|plot|split|break)(?:s|ed)?|broken)$/u;
const OF_THINGS = new Set("on in for by to with without via through against at under".split(" "));

/** A thing that has a name, and no measure ("at 144 frames") nor the way something is done ("in green", "on demand"). */
function isThing(words: readonly string[], preposition: string, [from, to]: Span): boolean {
  const span = words.slice(from, to);
  if (to <= from || span.length > LONGEST_MEMBER || readNumber(span[0] ?? "") !== null)
    return false;
  if (
    /^(?:\d.*|least|most|demand|time|purpose|day|night|hours|days|weeks|hand|eye|care|good|rest|mistake|accident|chance|default)$/u.test(
      span[0] ?? "",
    ) ||
    (preposition === "in" && span.length === 1)
  )
    return false;
  if (findVerb(span).finite) return false;
  return !span.some((word) => word === "," || AND.has(word) || SUBORDINATORS.has(word));
}

/** Whether the names that a list has stand behind a preposition of their own each. */
export function areBehindPreposition(
  tokens: readonly Token[],
  members: readonly { readonly start: number }[],
): boolean {
  const [one, other, ...more] = members.map(
    ({ start }) => tokens[tokens.findIndex((token) => token.start === start) - 1],
  );
  if (one === undefined || other === undefined || more.length > 0) return false;
  return one.word === other.word && isPreposition([one.word], 0);
}

function isOfName(token?: Token): boolean {
  return token !== undefined && (token.capital || readNumber(token.word) !== null);
}

function isEnd(words: readonly string[], at: number): boolean {
  return at >= words.length || words[at] === "," || isPreposition(words, at);
}

/** "in Leeds and in May", "by Anna and by Friday", "in German and in Arial" tell of one thing where and when. */
function areOfOneKind(
  words: readonly string[],
  preposition: string,
  [one, other]: readonly [Span, Span],
): boolean {
  // "to May and to Anna": so people are called, too.
  if (/^(?:to|with)$/u.test(preposition)) return true;
  return kindOfName(words.slice(...one)) === kindOfName(words.slice(...other));
}

/** Behind these stands a question or what is said, wherever they stand. */
const QUESTION = /^(?:how|why|what|whether)$/u;
/** The same where a verb stands in front: "a table shows which flags", and not "the page that lists the shops loads". */
const RELATIVE = /^(?:that|which|who|whom|whose|where|although|though)$/u;
/** A preposition as well: a clause only with a verb behind it, "until the bell rings". */
const TIMING = /^(?:until|till|once|before|after|since)$/u;
/** "says the shop is shut": so something is said without "that". */
const SAYS = /^(?:says?|said|states?|stated|claims?|claimed|promises?|promised)$/u;
/** "make sure that", "check that": what follows is asked for itself. */
const ENSURES = /^(?:make|ensure|check|verify|confirm|see|prove|test)$/u;

/** Whether the names belong to a clause within the clause: "says how to install", "shows that it ran". */
export function isInsideClause(before: readonly string[]): boolean {
  const from = before.lastIndexOf(",") + 1;
  for (let i = from; i < before.length; i++) {
    const word = before[i] ?? "";
    if (QUESTION.test(word)) return true;
    if (i > from && (TIMING.test(word) || SAYS.test(word)) && isClause(before.slice(i + 1)))
      return true;
    if (!RELATIVE.test(word) || (word === "that" && ENSURES.test(before[from] ?? ""))) continue;
    if (findVerb(before.slice(from, i)).at >= 0) return true;
  }
  return false;
}

function isClause(words: readonly string[]): boolean {
  const { at, finite } = findVerb(words);
  return at > 0 && finite;
}

/** What two things are beside each other, or what one of them does with the other. */
const COMPARES =
  /^(?:same|(?:\S+-)?identical|identically|equal|equals|equally|alike|similar|similarly|differs?|differed|different|differently|varies|vary|compared?|compares|consistent|consistently|uniform|uniformly)$/u;
/** They compare where no object follows: "the hashes match on Linux", and not "match the design". */
const COMPARES_ALONE = /^(?:match|matched|agree|agrees|agreed)$/u;
const JOINTLY =
  /^(?:together|jointly|altogether|simultaneously|concurrently|alternately|alternatingly|mutually|combined)$/u;
/** "in turn", "at once", "in one day", "with each other" */
const JOINT_PHRASE =
  /(?:^| )(?:in turns?|by turns|in parallel|in total|in a row|at once|at a time|side by side|each other|one another|(?:in|on|within) (?:one|a single) (?!s |ms |seconds?|minutes?|hours?)\p{L}+)(?= |$)/u;

/** Whether the clause speaks of both names at once: it compares them, or has them take part in one deed. */
export function isTold(
  before: readonly string[],
  preposition: string,
  behind: readonly string[],
): boolean {
  // ", with the same result on each" tells more of what is told already.
  const comma = behind.indexOf(",");
  const around = [...before, ...(comma < 0 ? behind : behind.slice(0, comma))];
  if (around.some((word) => COMPARES.test(word) || JOINTLY.test(word))) return true;
  // "agree to Terms and to Privacy"
  if (preposition !== "to" && COMPARES_ALONE.test(before.at(-1) ?? "")) return true;
  return JOINT_PHRASE.test(before.join(" ")) || JOINT_PHRASE.test(behind.join(" "));
}
