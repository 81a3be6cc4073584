/** Amounts that make all that is asked together: "nine read methods and five write methods" of 14, "one half … the other half". */

import type { Clause, Document } from "../../text/document.ts";
import { UNDONE } from "../rest-told.ts";
import { type Amount, amountsIn, NO_NOUN } from "./amounts.ts";
import { mentions } from "./mentions.ts";
import type { Term } from "./terms.ts";
import type { Wanted } from "./wanted.ts";

/** More amounts nobody adds up. */
const MOST = 60;
/** Of another time, or of no result. */
export const EARLIER =
  /(?<!\p{L}|(?:as|like) )(?:before|at first|initially|earlier|previously|originally|used to|until|were (?:already|still)|first run|when (?:i|we) (?:came|began|started|took over)|to begin with|at the start|last (?:year|month|time))(?!\p{L})/u;

/** What is asked to be so of the things. */
export function deedsOf({ terms, counted }: Wanted): readonly Term[] {
  return terms.filter(
    ({ word, weight }) =>
      weight >= 0.5 && !/^\d/u.test(word) && !counted.some((one) => one.word === word),
  );
}

/** "So are", "too", "as well": said of the rest by what was said in front of it. */
const SO_TOO =
  /(?<!\p{L})(?:so (?:is|are|was|were|do|does|did|has|have)|too|as well|likewise|followed)(?!\p{L})/u;
const NO_VERB = new RegExp(`^(?:$|[,;.:!?)]|(?:${NO_NOUN})(?!\\p{L}))`, "u");

/** What leaves things as they were. */
const AS_WAS =
  /(?<!\p{L})(?:untouched|unchanged|as (?:before|they (?:are|were))|no|keep|keeps|kept)(?!\p{L})/u;
const NAME_AND_NUMBER = /(?<!\p{L})(\p{L}{2,}) v?(\d[\d.]*)(?![\d.])/gu;

/** "2 on Node 18", where Node 22 is asked for. */
function isOfOther(said: string, asked: string): boolean {
  return [...asked.toLowerCase().matchAll(NAME_AND_NUMBER)].some(([, name = "", number = ""]) =>
    [...said.matchAll(NAME_AND_NUMBER)].some(
      ([, other, figure]) => other === name && figure !== number,
    ),
  );
}

/** "None of the 31 files imports it": what is deleted does not either. */
const NONE = /^\W*(?:none|no)(?!\p{L})/iu;
const GONE =
  /(?<!\p{L})(?:is|are|was|were|went) (?:now )?(?:deleted|removed|gone|dropped|thrown (?:out|away))(?!\p{L})/u;

/** "Nine tables on Monday, six on Tuesday", "Photos: three of the garden", "49 and 53 seats", "the other six": the noun is told in front, or of the next. */
function isElided(
  amount: Amount,
  last: Amount | undefined,
  next: Amount | undefined,
  counted: readonly Term[],
): boolean {
  const { clause, noun, isRest, start, end } = amount;
  if (last !== undefined && clause.block - last.clause.block <= 1 && isRest) return true;
  if ((noun !== "" && !clause.plain.startsWith(" of ", end)) || isObject(amount)) return false;
  if (last !== undefined && clause.block - last.clause.block <= 1) return true;
  if (mentions(`${clause.label} ${clause.plain.slice(0, start)}`, counted, 0.5)) return true;
  return (
    next?.clause === clause &&
    /^ (?:and|or|plus|und|et|y) $/u.test(clause.plain.slice(end, next.start)) &&
    mentions(next.noun, counted, 0.5)
  );
}

function isUndone(said: string, { text }: Wanted): boolean {
  return UNDONE.test(said) || AS_WAS.test(said) || isOfOther(said, text);
}

/** "4.5 to 1": what follows a preposition leaves out no noun. */
function isObject({ clause, start }: Amount): boolean {
  return /(?<!\p{L})(?:to|at|by|per|x|a|zu|bis|of|from|than|für|for) $/u.test(
    clause.plain.slice(Math.max(0, start - 8), start),
  );
}

/** Whether a part of a whole is told as done like the others, and not "the other three keep their old glass"; `said` is what stands behind its number. */
function isDone(part: Amount, said: string, wanted: Wanted): boolean {
  if (NONE.test(wanted.text) && GONE.test(said)) return true;
  if (isUndone(said, wanted)) return false;
  if (SO_TOO.test(said) || mentions(said, deedsOf(wanted))) return true;
  if (part.isRest && Number.isNaN(part.value)) return false;
  const words = said.trimStart().split(" ");
  const at = part.noun.split(" ").findIndex((word) => mentions(word, wanted.counted));
  return /[,;:]$/u.test(words[at] ?? "") || NO_VERB.test(words.slice(at + 1).join(" "));
}

/** Whether amounts of a report, one after the other, make all of what a condition asks for. */
export function isMadeWhole(doc: Document, wanted: Wanted): boolean {
  const told = amountsIn(doc);
  if (told.length === 0 || told.length > MOST) return false;
  return isWholeByShares(told, wanted) || isWholeByCounts(told, wanted);
}

/** What stands behind an amount, to the next one of its clause and with its number. */
function saidOf(told: readonly Amount[], at: number): string {
  const [one, next] = [told[at], told[at + 1]];
  if (one === undefined) return "";
  const { plain } = one.clause;
  return plain.slice(one.end, next?.clause === one.clause ? next.end : plain.length);
}

/** "One half on Monday, the other half today", "two thirds … and the remaining third". */
function isWholeByShares(told: readonly Amount[], wanted: Wanted): boolean {
  let sum = 0;
  for (const [at, amount] of told.entries()) {
    const { value, of, isRest } = amount;
    if (of !== 1 && of !== 100) continue;
    if (isRest && !isDone(amount, saidOf(told, at), wanted)) return false;
    sum += value / of;
    if (isRest && Math.abs(sum - 1) < 0.005) return true;
  }
  return false;
}

function isWholeByCounts(told: readonly Amount[], wanted: Wanted): boolean {
  const { count, counted } = wanted;
  if (count < 2 || counted.length === 0) return false;
  const parts: Amount[] = [];
  for (const [at, amount] of told.entries()) {
    const { value, of, isRest, clause, isOfEach } = amount;
    if (of !== null || isOfEach || value >= count || !mayCount(clause)) continue;
    const last = parts.at(-1);
    if (!mentions(amount.noun, counted, 0.5) && !isElided(amount, last, told[at + 1], counted))
      continue;
    const said = saidOf(told, at);
    // "25 of the files now use date-fns": the first part may be told in any words.
    const isFirst = last === undefined && !isRest && !isUndone(said, wanted);
    if (!isFirst && !isDone(amount, said, wanted)) {
      if (isRest) return false;
      continue;
    }
    if (Number.isNaN(value) && last !== undefined) return true;
    if (Number.isInteger(value)) parts.push(amount);
    if (addsUp(parts, count)) return true;
  }
  return addsUp(parts, count - 1) && tellsOneMore(parts.at(-1), wanted);
}

function mayCount({ kind, plain }: Clause): boolean {
  return kind !== "code" && kind !== "cell" && !EARLIER.test(plain);
}

/** "Checkout has three forms, the account area four, and then there is the contact form". */
function tellsOneMore(last: Amount | undefined, { counted }: Wanted): boolean {
  if (last === undefined) return false;
  const noun = counted.map(({ word }) => RegExp.escape(word.replace(/s$/iu, ""))).join("|");
  const one = new RegExp(`(?<!\\p{L})(?:the|an?) (?:[\\p{L}-]+ ){0,2}(?:${noun})(?!\\p{L})`, "iu");
  return one.test(last.clause.plain.slice(last.end));
}

/** Whether the last of some parts make a sum, at least two of them. */
function addsUp(parts: readonly Amount[], sum: number): boolean {
  let left = sum;
  for (let at = parts.length - 1; at >= 0 && left > 0; at--) {
    left -= parts[at]?.value ?? 0;
    if (left === 0) return at < parts.length - 1;
  }
  return false;
}
