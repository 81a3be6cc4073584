import { looksInflected } from "../words/clause-words.ts";
import { isPreposition, OPENING_WORDS } from "../words/list-words.ts";
import type { Span } from "./member-starts.ts";
import {
  findVerb,
  isAuxiliary,
  isInflected,
  isPlainVerb,
  isParticiple,
  SUBORDINATORS,
  verbBase,
} from "../words/verbs.ts";

/** Whether a verb that tells of a subject stands at an index: "is on the channel", "reads the config". */
export function opensWithDeed(words: readonly string[], at: number): boolean {
  const word = words[at] ?? "";
  if (isAuxiliary(word)) return at + 1 < words.length;
  const base = verbBase(word);
  if (base === null || base === word || isParticiple(word)) return false;
  return isPlainVerb(word) || FOLLOWS.test(words[at + 1] ?? "");
}

/** What stands behind a verb and hardly behind a noun. */
const FOLLOWS = /^(?:an?|the|each|every|all|both|it|them|in|on|at|to|no|not|out|up|down|off)$/u;

/**
 * "the video is under 3 minutes, has subtitles and is on the channel": what is told of one subject, from its
 * first verb on; null where not each member is told.
 */
export function listOfDeeds(
  words: readonly string[],
  verbAt: number,
  middles: readonly Span[],
  right: number,
  last: number,
): readonly Span[] | null {
  if (!middles.every((span) => isDeed(words, span))) return null;
  const first = verbAt >= 0 && verbAt < right ? verbAt : right - 1;
  const sure = first !== right - 1 || first === verbAt;
  if (first < 1 || words.slice(0, first).some((word) => word === "," || SUBORDINATORS.has(word)))
    return null;
  // "explains how a user signs up, gets a mail and logs in"
  if (
    /^(?:whatever|whoever|if)$/u.test(words[0] ?? "") ||
    words.slice(0, right).some(opensQuestion)
  )
    return null;
  if (!sure && !isInflected(words[first] ?? "")) return null;
  const comma = words.indexOf(",", last);
  const end = comma < 0 ? words.length : comma;
  const spans: readonly Span[] = [[first, right], ...middles];
  // "creates, scales and deletes clusters": the last verb's object is that of all.
  const bare = spans.every(([from, to]) => to - from === 1) && !isAuxiliary(words[last] ?? "");
  return [...spans, [last, bare && !isPreposition(words, last + 1) ? last + 1 : end]];
}

/** "the filter blocks spam and lets newsletters through": behind a word that is hardly a noun the one in front is a verb, too. */
export function pairOfDeeds(
  words: readonly string[],
  right: number,
  last: number,
): readonly Span[] | null {
  const word = words[last] ?? "";
  if (!OPENING_WORDS.has(words[0] ?? "") || !isInflected(word) || !isPlainVerb(word)) return null;
  if (
    last + 1 >= words.length ||
    words.slice(0, right).some((one) => one === "," || SUBORDINATORS.has(one))
  )
    return null;
  const at = words.findIndex((one, i) => i > 1 && looksInflected(one));
  if (at < 0 || at >= right - 1 || isPreposition(words, at + 1)) return null;
  const comma = words.indexOf(",", last);
  return [
    [at, right],
    [last, comma < 0 ? words.length : comma],
  ];
}

function opensQuestion(word: string): boolean {
  return word === "how" || word === "why" || word === "what";
}

/** "deploy to staging, run the tests, deploy to production": orders that each have their own object. */
export function listOfOrders(
  words: readonly string[],
  middles: readonly Span[],
  right: number,
  last: number,
): readonly Span[] | null {
  const comma = words.indexOf(",", last);
  const end = comma < 0 ? words.length : comma;
  const spans: readonly Span[] = [[0, right], ...middles, [last, end]];
  const orders =
    isOrder(words, 0) &&
    isOrder(words, last) &&
    spans.every(([from, to]) => to - from > 1 && verbBase(words[from] ?? "") === words[from]);
  return middles.length > 0 && orders && !words.slice(0, right).includes(",") ? spans : null;
}

/** A verb that orders: "run the tests", "deploy to production", and not "run time" or "test data". */
function isOrder(words: readonly string[], at: number): boolean {
  const word = words[at] ?? "";
  return verbBase(word) === word && findVerb(words.slice(at, at + 4)).at === 0;
}

/** One of several things told: "reads the config", "scales", "puts the codes into form". */
function isDeed(words: readonly string[], [from, to]: Span): boolean {
  if (opensWithDeed(words, from)) return true;
  const word = words[from] ?? "";
  if (to - from === 1) return isInflected(word);
  if (isPreposition(words, from + 1)) return false;
  return isInflected(word) || (/^\p{L}{2,}[^s]s$/u.test(word) && to - from > 2);
}

/** Whether the last member tells one more thing of the subject: "… and logs errors" behind "returns JSON". */
export function tellsMore(
  words: readonly string[],
  middles: readonly Span[],
  last: number,
  joined: boolean,
): boolean {
  if (opensWithDeed(words, last)) return middles.length > 0 || !joined;
  const word = words[last] ?? "";
  if (middles.length === 0 || last + 1 >= words.length || !/^\p{L}{2,}[^s]s$/u.test(word))
    return false;
  if (middles.every(([from]) => opensWithDeed(words, from))) return true;
  return (
    isInflected(word) &&
    !isPreposition(words, last + 1) &&
    middles.every((span) => span[1] - span[0] > 1 && isDeed(words, span))
  );
}
