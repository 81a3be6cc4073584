import { countedDeeds } from "./counted-deeds.ts";
import type { Clause } from "./split-clauses.ts";
import { startOf } from "./taken-over.ts";
import { ownVerb } from "./sides.ts";
import { looksPlural } from "../words/clause-words.ts";
import { AND, CLOSING_VERB } from "../words/list-words.ts";
import { readNumber } from "../words/numbers.ts";
import { findList } from "../lists/members.ts";
import { trimmed } from "../text/split.ts";
import { tokensOf, type Token, listWords } from "../text/tokens.ts";
import { TOTAL_TAKEN_OVER } from "../totals/totals-taken-over.ts";
import { EVERY, findTotal, namesThings, PAIR } from "../totals/totals.ts";
import { findVerb, isAuxiliary, isInflected, isParticiple, verbBase } from "../words/verbs.ts";

/** Clauses that ask for one thing between them put together again, and two totals in one clause taken apart. */
export function mendClauses(
  text: string,
  clauses: readonly Clause[],
  guard: Uint8Array,
): readonly Clause[] {
  const found: Clause[] = [];
  for (const clause of clauses) {
    const last = found.at(-1);
    if (last !== undefined && belongs(text, last, clause))
      found[found.length - 1] = { ...last, end: clause.end };
    else found.push(clause);
  }
  const [first, ...others] = found;
  if (first === undefined) return found;
  return [others.length > 0 ? withoutBoth(text, first, guard) : first, ...others]
    .flatMap((clause) => totalsApart(text, clause, guard))
    .flatMap((clause) => deedsApart(text, clause, guard));
}

/** "all three servers are patched, rebooted and monitored": a clause for each deed, with "all three servers are" in front. */
function deedsApart(text: string, clause: Clause, guard: Uint8Array): readonly Clause[] {
  const tokens = tokensOf(text, clause, guard);
  const opening = clause.subject === "" ? text.slice(clause.start, clause.end) : clause.subject;
  const isListed = !TOTAL_TAKEN_OVER.test(opening) && opensListed(text, clause, tokens);
  const found = countedDeeds(tokens, isListed || TOTAL_TAKEN_OVER.test(opening));
  if (found === null) return [clause];
  // "counts and totals are printed at the end and stored": deeds with more behind them are told of the list as a whole.
  if (
    isListed &&
    !found.starts.every((at, i) => lastBefore(tokens, found.starts[i + 1] ?? at + 1) === at)
  )
    return [clause];
  const own = startOf(text, tokens, found.subject);
  const subject = [clause.subject, own].filter((part) => part !== "").join(" ");
  return found.starts.map((at, i) => {
    const next = found.starts[i + 1];
    const last = next === undefined ? undefined : tokens[lastBefore(tokens, next)];
    const end = last?.end ?? clause.end;
    if (i === 0) return { start: clause.start, end, subject: clause.subject };
    return { start: tokens[at]?.start ?? clause.start, end, subject };
  });
}

/** "oak, ash and elm boards are planed and oiled": what is told of a list is told of each member. */
function opensListed(text: string, clause: Clause, tokens: readonly Token[]): boolean {
  const be = tokens.find(({ word }) => isAuxiliary(word))?.start ?? 0;
  if (clause.subject !== "" || !tokens.some(({ word, end }) => AND.has(word) && end < be))
    return false;
  const list = findTotal(tokens) === null ? findList(text, tokens) : null;
  if (list === null || list.told === true || list.end >= be) return false;
  // "ten sourdough, ten rye and ten focaccia are baked and boxed": amounts are told of together.
  return !list.members.some(({ start }) => {
    const [opening = ""] = text.slice(start, start + 20).split(/\s/u, 1);
    return readNumber(opening) !== null;
  });
}

/** Index of the last word in front of the comma or the `and` that a deed stands behind. */
function lastBefore(tokens: readonly Token[], from: number): number {
  let at = from - 1;
  while (at > 0 && JOINS_DEEDS.test(tokens[at]?.word ?? "")) at--;
  return at;
}

const JOINS_DEEDS = /^(?:,|and|&|plus|then|also|are|were|been|is|finally|[a-z]{3,}ly)$/u;

/** "both the page loads and the API answers": of one thing there are no two, so that the word only joins the clauses. */
function withoutBoth(text: string, clause: Clause, guard: Uint8Array): Clause {
  if (!/^both (?:the|an?|each|every|our|its) /iu.test(text.slice(clause.start, clause.start + 12)))
    return clause;
  const [, ...tokens] = tokensOf(text, clause, guard);
  const words = listWords(tokens);
  const last = words.at(-1) ?? "";
  const known = ownVerb(words);
  const verb = known > 0 ? (words[known] ?? "") : last;
  const before = words[(known > 0 ? known : words.length - 1) - 1] ?? "";
  const single = /^(?:is|was|has|does)$/u.test(verb) || (isInflected(verb) && !looksPlural(before));
  return single ? { ...clause, start: tokens[0]?.start ?? clause.start } : clause;
}

const ALTERNATIVE = /^(?:or|oder|ou|otherwise|or else)\s/iu;
const ASIDE =
  /^(?:not (?:just|only|merely|simply)|nicht nur|e\.g\.|i\.e\.|viz\.|z\.\s?b\.|d\.\s?h\.|that is,)\s/iu;
/** "the queue is empty, that is, no order waits" */
const ENDS_IN_ASIDE = /,\s(?:that is|namely|i\.e\.?|das heißt|c'est-à-dire|es decir)$/iu;
const CONTRAST = /^(?:not|nicht|pas) (?!(?:a|an|any|one) )\S+(?: \S+){0,3}$/iu;
/** A subject that stands in an alternative or an explanation. */
const TAKEN_OVER = /(?:^|[\s,])(?:or|oder|ou|i\.e\.|e\.g\.|d\.\s?h\.)\s+[^\s,]+(?:\s[^\s,]+)?$/iu;
/** "when name and street are filled in": the condition that the next clause stands under. */
const OPENS_CONDITION = /^(?:when|if|once|until|unless|whenever|as soon as|wenn|sobald|falls)\s/iu;
/** A condition at the end that a cut left without its verb: "an error is shown if name". */
const OPEN_CONDITION = /\b(?:when|if|unless|until)\s+(?:the\s+|an?\s+)?[\p{L}\d-]+$/iu;

/** Whether a clause says no more than a part of what the one before it asks for. */
function belongs(text: string, before: Clause, clause: Clause): boolean {
  const head = text.slice(clause.start, clause.start + 20);
  const between = text.slice(before.end, clause.start);
  const comma = /^\s*,\s*$/u.test(between);
  if (ALTERNATIVE.test(head) || ALTERNATIVE.test(between.replace(/^[\s,]+/u, ""))) return true;
  // "errors are logged, not swallowed"
  if (comma && CONTRAST.test(text.slice(clause.start, Math.min(clause.end, clause.start + 80))))
    return true;
  // "or it prints an error and exits with 2"
  if (TAKEN_OVER.test(clause.subject.slice(-40))) return true;
  if (comma && ENDS_IN_ASIDE.test(text.slice(Math.max(before.start, before.end - 20), before.end)))
    return true;
  const first = text.slice(before.start, before.start + 20);
  if (ASIDE.test(head) || ASIDE.test(between.replace(/^[\s,]+/u, ""))) return true;
  if (comma && OPENS_CONDITION.test(first) && before.subject === "") {
    // "when it rains, the pump runs, the valve closes": once the condition has its clause it is done.
    return !/,/u.test(text.slice(before.start, before.end)) || endsWithCondition(text, before);
  }
  return (
    comma && OPEN_CONDITION.test(text.slice(Math.max(before.start, before.end - 60), before.end))
  );
}

/** "when name, street and city are filled in": all of it tells the condition. */
function endsWithCondition(text: string, { start, end }: Clause): boolean {
  const pieces = text
    .slice(start, Math.min(end, start + 400))
    .toLowerCase()
    .split(",");
  return pieces.slice(0, -1).every((piece, i) => {
    const words = piece
      .trim()
      .split(/\s+/u)
      .slice(i === 0 ? 1 : 0);
    return findVerb(words).at < 0 && ownVerb(words) < 0;
  });
}

/** "both doors lock and both lamps light up": two totals, each with what is said of it. */
function totalsApart(text: string, clause: Clause, guard: Uint8Array): readonly Clause[] {
  const opening = text.slice(clause.start, clause.start + 12).toLowerCase();
  const word = /^\p{L}+/u.exec(opening)?.[0] ?? "";
  if (!PAIR.has(word) && !EVERY.has(word)) return [clause];
  const tokens = tokensOf(text, clause, guard);
  for (let k = 3; k < tokens.length - 2 && k < 40; k++) {
    if (!AND.has(tokens[k]?.word ?? "")) continue;
    const left = tokens.slice(0, tokens[k - 1]?.word === "," ? k - 1 : k);
    if (!(isTold(left) || isPairTold(left)) || !isTold(tokens.slice(k + 1))) continue;
    const [end, start] = [left.at(-1)?.end, tokens[k + 1]?.start];
    if (end === undefined || start === undefined) continue;
    return [
      { ...clause, ...trimmed(text, clause.start, end) },
      { ...trimmed(text, start, clause.end), subject: "" },
    ];
  }
  return [clause];
}

/** "both doors lock", "all four lamps light up": a total and what it does. */
function isTold(tokens: readonly Token[]): boolean {
  const words = listWords(tokens);
  const [first = "", second = ""] = words;
  if (PAIR.has(first) ? !namesThings(second) : !EVERY.has(first)) return false;
  if (words.includes(",")) return false;
  const noun = words.findIndex((word, at) => at > 0 && at < 5 && PLURAL_NOUN.test(word));
  if (noun < 1) return false;
  const verb = words[noun + 1] ?? "";
  return (
    /^\p{L}/u.test(verb) &&
    (verbBase(verb) === verb || PLURAL_VERB.test(verb) || tells(words, noun + 1))
  );
}

/** "both CSV and JSON export work": two names and, at the end, what they do. */
function isPairTold(tokens: readonly Token[]): boolean {
  const words = tokens.map(({ word }) => word);
  const last = words.at(-1) ?? "";
  const and = words.findIndex((word) => AND.has(word));
  return (
    PAIR.has(words[0] ?? "") &&
    and > 1 &&
    words.length - and < 6 &&
    words.length - and > 2 &&
    CLOSING_VERB.test(last)
  );
}

/** A word that is no verb of the list stands as one where only a word like "up" or an end follows. */
function tells(words: readonly string[], at: number): boolean {
  const after = words[at + 1];
  return (
    !isParticiple(words[at] ?? "") &&
    after !== undefined &&
    /^(?:up|off|on|out|in|down|too)$/u.test(after)
  );
}

const PLURAL_VERB = /^(?:are|were|have|can|could|may|must|shall|should|will|would|do)$/u;
const PLURAL_NOUN = /(?:[^s]s|people|children|men|women|data|media)$/u;
