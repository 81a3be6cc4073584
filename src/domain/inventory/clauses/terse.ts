/**
 * Clauses as short as in a note, of which one says where, or leaves its subject out, or only what there is none of: "tests
 * green on CI, docs live on the site", "bug fixed, merged to main", "no lint errors, all tests pass".
 */

import { endsInVerb, isState, RARELY_NOUNS } from "./gaps.ts";
import { ownVerb } from "./sides.ts";
import { DETERMINERS, looksInflected, looksPlural, PREPOSITIONS } from "../words/clause-words.ts";
import { readNumber } from "../words/numbers.ts";
import {
  findVerb,
  isAuxiliary,
  isInflected,
  isKnownBase,
  isNounToo,
  isParticiple,
  SUBORDINATORS,
  verbBase,
} from "../words/verbs.ts";

/** Past so many words nothing is terse. */
export const LONGEST_REST = 40;

/**
 * Whether a comma or an `and` parts two of them.
 *
 * @param rest what follows the right side, its connector first, no more than LONGEST_REST words of it
 * @param joined whether an `and` stands between the two
 */
export function areTerse(
  left: readonly string[],
  right: readonly string[],
  rest: readonly string[],
  joined: boolean,
): boolean {
  if (left.length > 12 || SUBORDINATORS.has(right[0] ?? "") || goesOnWithVerb(rest)) return false;
  const isLast = !joined && rest.length === 0;
  if (isLast && tellsOfMany(left) && (tellsOfMany(right) || ownVerb(right) > 0)) return true;
  if (isDenied(left)) {
    // "no errors, no warnings are logged"
    if (!isDenied(right)) return !joined && !NONE.test(right[0] ?? "") && isTold(right);
    // "no names and no places in 40 transcripts"
    return !tellsLater(rest) && !(joined && right.some((word) => PREPOSITIONS.has(word)));
  }
  // "built on CI, deployed to staging and tested by Ann"
  if (isBareDeed(left, []) && isBareDeed(right, [])) return true;
  if (!isNote(left)) return false;
  return (
    isNote(right) ||
    (!opensThing(left) && isBareDeed(right, rest) && followsNote(left, right, joined))
  );
}

/** "lamps burn all night", "phones ring": things in the plural, and what they do, by whatever verb. */
function tellsOfMany([things = "", verb = "", ...how]: readonly string[]): boolean {
  if (!looksPlural(things) || (isInflected(things) && !isNounToo(things))) return false;
  if (!/^\p{Ll}{3,}$/u.test(verb) || looksPlural(verb) || /(?:\p{L}{3}ing|ly|ed)$/u.test(verb))
    return false;
  if (NO_VERB.has(verb) || isParticiple(verb) || isAuxiliary(verb)) return false;
  if (PREPOSITIONS.has(verb) || SUBORDINATORS.has(verb) || DETERMINERS.has(verb)) return false;
  return how.length === 0 || (how.length < 5 && HOW.test(how[0] ?? ""));
}

const NO_VERB: ReadonlySet<string> = new Set(
  "not nor but and or also too only just all both each per plus minus than like unlike via".split(
    " ",
  ),
);
const HOW =
  /^(?:all|every|each|daily|nightly|weekly|monthly|hourly|twice|once|again|well|fast|early|late|inside|outside|\p{L}{3,}ly)$/u;

/** "…, are lit": what stands in front was between commas. */
function goesOnWithVerb([, first = "", second = ""]: readonly string[]): boolean {
  if (isAuxiliary(first)) return true;
  return looksInflected(first) && verbBase(first) !== null && DETERMINERS.has(second);
}

/** "tests green", "docs live on the site", "all tests green": what is so, and where or when. */
function isNote(words: readonly string[]): boolean {
  const from = /^(?:all|every|100%)$/u.test(words[0] ?? "") ? 1 : 0;
  const own = words.slice(from);
  const at = own.findIndex((word, i) => i > 1 && PREPOSITIONS.has(word));
  // "amber up to 15"
  if (own[at] === "to" && own[at - 1] === "up") return false;
  if (at < 0) return isState(own) || endsInVerb(own);
  return isState(own.slice(0, at)) && isPhrase(own.slice(at));
}

/** "on the site", "by 10pm", and not "of the week" or "to open the door". */
function isPhrase([first = "", ...rest]: readonly string[]): boolean {
  if (/^(?:of|than|as|per|or|and)$/u.test(first) || rest.length === 0 || rest.length > 4)
    return false;
  return !rest.some(
    (word, i) =>
      word === "," ||
      isAuxiliary(word) ||
      isParticiple(word) ||
      SUBORDINATORS.has(word) ||
      (first === "to" && i === 0 && verbBase(word) === word),
  );
}

function opensThing([first = ""]: readonly string[]): boolean {
  return DETERMINERS.has(first) && first !== "every";
}

/** "merged to main", "paid in full": what was done, without a subject. With a third behind it ("sealed, dried for a day, painted") it is a list. */
function isBareDeed([first = "", ...phrase]: readonly string[], rest: readonly string[]): boolean {
  if (
    isParticiple(rest[1] ?? "") ||
    !isParticiple(first) ||
    DESCRIBES.test(first) ||
    !PREPOSITIONS.has(phrase[0] ?? "")
  )
    return false;
  return isPhrase(phrase) && findVerb(phrase).at < 0;
}

/**
 * Whether such a deed is one more behind a note: "tests pass and merged to main", and not "backups run, encrypted with
 * AES", which tells how. Behind another deed an `and` leaves it to what it is told of ("letters cut and mounted on the front").
 */
function followsNote(left: readonly string[], right: readonly string[], joined: boolean): boolean {
  const at = left.findIndex((word, i) => i > 1 && PREPOSITIONS.has(word));
  const last = left.at(at < 0 ? -1 : at - 1) ?? "";
  if (joined && isParticiple(last)) return false;
  return !isKnownBase(last) || /^(?:to|into|onto)$/u.test(right[1] ?? "");
}

/** What says more of a thing than it says what was done. */
export const DESCRIBES =
  /^(?:based|made|named|called|titled|dated|encoded|written|sorted|grouped|ordered|followed|caused|given|left|set|known|compared|located|measured|read|run|kept|seen)$/u;

/** "no lint errors", "0 warnings in the log": nothing but what there is none of. */
function isDenied(words: readonly string[]): boolean {
  const [first = "", second = ""] = words;
  if (!NONE.test(first) || words.length < 2 || words.length > 8) return false;
  if (NO_THING.test(second) || readNumber(second) !== null) return false;
  if (words.some((word) => word === "," || word === "or" || word === "and" || word === "than"))
    return false;
  return findVerb(words).at < 0 && !RARELY_NOUNS.test(words.at(-1) ?? "");
}

const NONE = /^(?:no|zero|0)$/u;
const NO_THING =
  /^(?:longer|one|matter|doubt|sooner|later|more|less|fewer|earlier|further|wonder|way|other|such)$/u;

/** Whether the pieces behind two denials tell something of all of them: "no water, no oil and no gas leaks". */
function tellsLater(rest: readonly string[]): boolean {
  if (rest.length === 0) return false;
  if (rest.length >= LONGEST_REST || rest[0] !== ",") return true;
  const piece = rest.slice(1);
  const end = piece.findIndex((word) => word === "," || word === "and");
  const own = end < 0 ? piece : piece.slice(0, end);
  if (/^(?:no|zero|0|and|or)$/u.test(own[0] ?? "and"))
    return !isDenied(own) || tellsLater(end < 0 ? [] : piece.slice(end));
  return false;
}

/** "all tests pass", "docs published": a clause or a note, and no "guest or admin may enter". */
function isTold(words: readonly string[]): boolean {
  // "no warnings, all of them fixed"
  if (words[1] === "of") return false;
  if (isNote(words)) return true;
  const verb = ownVerb(words);
  return verb > 0 && !words.slice(0, verb).some((word) => word === "or" || word === ",");
}
