import {
  DETERMINERS,
  endsPhrase,
  looksPlural,
  PREPOSITIONS,
  STATES,
} from "../words/clause-words.ts";
import { AND } from "../words/list-words.ts";
import { readNumber } from "../words/numbers.ts";
import { namesThings, PAIR, totalOfAll } from "../totals/totals.ts";
import { isAuxiliary, isParticiple, SUBORDINATORS } from "../words/verbs.ts";

/** "all four new front doors": so many words stand between the number and the noun at most. */
const FURTHEST = 3;

/**
 * Whether words are a total and what its things do by whatever verb: "all four lines ring", "both freezers cool again". What
 * stands behind the plural is a verb where no other clause takes the total for its object.
 */
export function totalDoes(words: readonly string[]): boolean {
  return pluralDoes(words, behindTotal(words));
}

/** "not more than 10 messages bounce per day", "at least two lamps glow": the same of an amount. */
export function amountDoes(words: readonly string[]): boolean {
  const opening = AMOUNT.exec(words.slice(0, 4).join(" "))?.[0] ?? "";
  const from = opening === "" ? 0 : opening.split(" ").length;
  return from > 0 && readNumber(words[from] ?? "") !== null && pluralDoes(words, from + 1);
}

const AMOUNT =
  /^(?:(?:not|no) (?:more|fewer|less) than|(?:more|fewer|less) than|at (?:least|most))(?= )/u;

function pluralDoes(words: readonly string[], from: number): boolean {
  if (from === 0) return false;
  let noun = from;
  while (noun < from + FURTHEST && isPlain(words[noun]) && !looksPlural(words[noun] ?? "")) noun++;
  const verb = words[noun + 1] ?? "";
  // "each of the three kilns cools"
  const single = /^(?:each|every)$/u.test(words[0] ?? "");
  if (!looksPlural(words[noun] ?? "") || !isPlain(verb)) return false;
  if (looksPlural(verb) !== single) return false;
  return (
    !NO_VERB.test(verb) && !isParticiple(verb) && !STATES.has(verb) && endsPhrase(words, noun + 2)
  );
}

/** Index behind "both", "all four" or "each of the four"; 0 where no total opens the words. */
function behindTotal(words: readonly string[]): number {
  if (PAIR.has(words[0] ?? "")) return namesThings(words[1] ?? "") ? 1 : 0;
  const total = totalOfAll(words, 0);
  return total === null ? 0 : total.at + 1;
}

/** A word that names or tells something. */
function isPlain(word = ""): boolean {
  return (
    /^\p{Ll}{3,}$/u.test(word) &&
    !PREPOSITIONS.has(word) &&
    !DETERMINERS.has(word) &&
    !SUBORDINATORS.has(word) &&
    !AND.has(word) &&
    !isAuxiliary(word)
  );
}

/** What stands behind a noun and is no verb. */
const NO_VERB =
  /^(?:behind|beside|besides|beyond|inside|outside|near|around|along|nearby|there|here|alike|apart|together|alone|free|long|wide|high|deep|thick|large|small|big|strong|intact|present|left|right|abroad|ahead|today|tomorrow|yesterday|tonight|nor|but|too|.{3,}ing|.+ly|.+wards?|.+wise)$/u;
