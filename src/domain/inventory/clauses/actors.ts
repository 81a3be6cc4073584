/**
 * A clause of somebody who does something with a thing: "Ben paints two signs", "they signed it", "the clerk approved the
 * text". The name or pronoun and the object behind the word between them tell that it is a verb, whether it is listed or not.
 */

import { wordsOf } from "./tokens.ts";
import { OFTEN_NOUNS, type LeftSide } from "./sides.ts";
import {
  DETERMINERS,
  looksInflected,
  looksPlural,
  OBJECT_DETERMINERS,
  OBJECTS,
  PREPOSITIONS,
  TIMES,
} from "../words/clause-words.ts";
import { AND } from "../words/list-words.ts";
import { readNumber } from "../words/numbers.ts";
import type { Token } from "../text/tokens.ts";
import { isAuxiliary, isKnownBase, isParticiple, SUBORDINATORS } from "../words/verbs.ts";

const ONE = /^(?:it|he|she|everyone|everybody|someone|somebody|nobody)$/u;
const MANY = /^(?:they|we|you|i)$/u;
/** Pasts that have a form of their own, of what people do with things. */
const PAST = new Set(
  (
    "wrote rewrote drew wove sang sold sent brought bought built made took gave got held kept left led lost met paid read saw set shot spoke spent told " +
    "taught threw won wore cut put sewed chose found hung dug swept ground cast bound knit drove rode flew"
  ).split(" "),
);

/** Whether the right side is such a clause, and the left one a clause as well. */
export function areActs(left: readonly Token[], right: readonly Token[], side: LeftSide): boolean {
  const [ours, theirs] = [wordsOf(left), wordsOf(right)];
  if (SUBORDINATORS.has(theirs[0] ?? "")) return false;
  if (doesAlone(ours) && theirs[0] === "`" && doesAlone(theirs)) return true;
  const told = side.verb >= 0 || actAt(ours, true) > 0;
  if (told && somebodyActs(theirs)) return true;
  // "the editor approved the text and the clerk signed it"
  return actAt(ours, true) > 0 && actAt(theirs, false) > 0;
}

/** "Run `make test && make lint` and both pass", "run the two suites and both pass": an order, and what comes of it. */
export function comesTo(left: readonly Token[], right: readonly Token[]): boolean {
  const [order, ...object] = left;
  const [both, verb] = right;
  if (order === undefined || order.enclosed || object.length === 0 || object.length > 4)
    return false;
  if (verb === undefined || right.length > 4 || !/^(?:both|all|they)$/u.test(both?.word ?? ""))
    return false;
  if (!isKnownBase(order.word) || !CLOSES.test(verb.word)) return false;
  const [first, last] = [object[0], object.at(-1)];
  if (object.some(({ word }) => word === "," || AND.has(word))) return false;
  return (
    first?.enclosed === true ||
    (DETERMINERS.has(first?.word ?? "") && looksPlural(last?.word ?? ""))
  );
}

const CLOSES = /^(?:pass|work|succeed|exit|load|run|start)$/u;

/** "the choir sings", "Clara plays": one thing or a name, and a verb that nothing follows. */
function doesAlone(words: readonly string[]): boolean {
  const at = words.length - 1;
  const [first = "", verb = ""] = [words[0], words[at]];
  if (!looksInflected(verb) || OFTEN_NOUNS.test(verb)) return false;
  if (first === "`") return at === 1;
  const noun = words[1] ?? "";
  return at === 2 && /^(?:the|an?|each|every)$/u.test(first) && !looksPlural(noun) && noun !== "`";
}

/** "Ben paints two signs", "Dana Smith published it", "they paint the door" */
function somebodyActs(words: readonly string[]): boolean {
  const [first = "", second = ""] = words;
  if (first === "`") return acts(words, second === "`" ? 2 : 1, false);
  return (ONE.test(first) || MANY.test(first)) && acts(words, 1, MANY.test(first));
}

/** Where the verb stands behind an article and a noun or two, or, where a name may open it, behind one word; -1 for none. */
function actAt(words: readonly string[], opening: boolean): number {
  const [first = ""] = words;
  if (somebodyActs(words)) return 1;
  const bare = !DETERMINERS.has(first) && !PREPOSITIONS.has(first) && !AND.has(first);
  if (opening && bare) return acts(words, 1, false) && !isKnownBase(first) ? 1 : -1;
  if (!/^(?:the|an?|our|their|its|his|her|each|every)$/u.test(first)) return -1;
  for (const at of [2, 3])
    if (isPast(words[at] ?? "") && !isAuxiliary(words[at - 1] ?? "") && acts(words, at, false))
      return at;
  return -1;
}

/** Whether a verb with its object stands at an index. */
function acts(words: readonly string[], at: number, plain: boolean): boolean {
  const [verb = "", object = "", thing = ""] = words.slice(at, at + 3);
  if (!/^[a-z]{3,}$/u.test(verb) || isAuxiliary(verb) || PREPOSITIONS.has(verb)) return false;
  if (SUBORDINATORS.has(verb) || DETERMINERS.has(verb)) return false;
  if (!(isPast(verb) || (plain ? !NO_VERB.test(verb) : looksInflected(verb)))) return false;
  if (OBJECTS.has(object)) return true;
  return (OBJECT_DETERMINERS.has(object) || readNumber(object) !== null) && !TIMES.test(thing);
}

const NO_VERB = /(?:ing|ly)$|^(?:all|both|each|also|not|too|own)$/u;

function isPast(word: string): boolean {
  return PAST.has(word) || isParticiple(word);
}
