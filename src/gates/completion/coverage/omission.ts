import { irregularForms, isPlainVerb, readNumber } from "../../../domain/inventory.ts";
import { type Enumeration, inRange, isSpanned, spanned } from "./enumeration.ts";
import { figuresIn, meets, type Threshold } from "./figures.ts";
import { standsInTurn } from "./in-turn.ts";
import { hasListOf, memberInTurn } from "./list-in-turn.ts";
import { isToldInTurn } from "./prose-in-turn.ts";
import { askedDigits } from "./spelled-digits.ts";
import { MESSAGE_INDEX, wordHash } from "./word-index.ts";
import { mentions } from "./mentions.ts";
import type { Message } from "./message.ts";
import type { Document } from "../../text/document.ts";
import { isLeftOut, mayBeLeftOut } from "./short-series.ts";
import { tableOf } from "./tables.ts";
import { metWeight, type Term, termMet } from "./terms.ts";
import { tellsTwo, totalSaid } from "./total-said.ts";
import type { Demand, Wanted } from "./wanted.ts";

/** Weight from which a condition that is not touched may have been left out, unless something is left to report it. */
const SOFT = 1.5;

/** Weight from which a condition that is not touched at all was left out, whatever else is said. */
const UNTOUCHED = 2.9;

/** The same for one of which a word is met, perhaps by chance. */
const TOUCHED = 2.4;

const TOUCHED_SHARE = 0.3;

/** Things that a report names by their name or not at all. */
const NAMED =
  /(?<!\p{L})(?:tests?|docs?|documentation|documented|readme|change ?log|release notes|benchmark|runbook|licen[cs]e|privacy|guide|manual|handbook|man page|pruebas|testes|documentação|documentación|dokumentation|handbuch|excel|pdf|ics|openapi|swagger|csv|xlsx|rss|svg|dockerfile)(?!\p{L})/iu;

/**
 * Whether nothing (or next to nothing) of a condition is in the message. Without `message` the first
 * look alone decides, which says missing more often than the second.
 */
export function isMissing(wanted: Wanted, demand: Demand, message: Message | null): boolean {
  if (wanted.terms.length === 0) return false;
  if (wanted.own.length > 0 && isUnsaid(nameOf(wanted)) && memberMissing(wanted, demand, message))
    return true;
  if (mayBeLeftOut(wanted, demand) && (message === null || isLeftOut(message.doc, wanted, demand)))
    return true;
  if (pairMissing(wanted, message))
    return message === null || !standsInTurn(message.doc, wanted, demand);
  const met = metWeight(wanted.terms);
  if (!mayBeMissing(wanted, met)) return false;
  if (message === null) return true;
  const all = met + secondLook(wanted, message);
  if (!mayBeMissing(wanted, all)) return false;
  // "at each of the four steps", and a table of four rows: they stand for the things that are counted.
  if (wanted.count > 1 && tableOf(message.doc, wanted.count)) return false;
  if (demand.groups.get(wanted.group ?? -1)?.length === 2 && tellsTwo(message.doc)) return false;
  if (standsInTurn(message.doc, wanted, demand)) return false;
  if (!isNamedAlone(wanted) && isToldInTurn(message.doc, wanted, demand)) return false;
  return isSurelyMissing(wanted, all) || !message.leavesRoom(wanted, demand);
}

/** The proper names and numbers among a member's words ("German version", "TLS 1.2"), or all of them. */
function nameOf(wanted: Wanted): readonly Term[] {
  const { own } = wanted;
  const names = own.filter(({ word }) => isProper(word, wanted) || /\d\.\d/u.test(word));
  return names.length > 0 ? names : own;
}

/** Whether a name is not said, of which its last word alone may be met by chance: the "time" of "delivery time". */
function isUnsaid(name: readonly Term[]): boolean {
  const met = name.filter((term) => termMet(term, MESSAGE_INDEX));
  const [one] = met;
  if (one === undefined) return true;
  const isByChance = one.weight < 1 && !/^\d/u.test(one.word) && !NAMED.test(one.word);
  return isByChance && met.length === 1 && name.length > 1 && one === name.at(-1);
}

/** A word with a capital that is not that of the sentence alone. */
function isProper(word: string, { text, amongNames }: Wanted): boolean {
  if (!/^\p{Lu}/u.test(word)) return false;
  return amongNames || !text.startsWith(word) || /\p{Lu}.*\p{Lu}|\d/u.test(word);
}

/** So little of it is said that it was left out, or put in quite other words. */
function mayBeMissing(wanted: Wanted, met: number): boolean {
  if (isSurelyMissing(wanted, met)) return true;
  if (wanted.threshold !== null) return false;
  return met === 0
    ? wanted.weight >= SOFT
    : wanted.weight >= TOUCHED && met / wanted.weight <= TOUCHED_SHARE;
}

/** Nothing is said of a condition with so many words, or of a thing by its name: no paraphrase explains it. */
function isSurelyMissing(wanted: Wanted, met: number): boolean {
  if (met === 0 && wanted.weight >= UNTOUCHED) return true;
  if (met / wanted.weight > TOUCHED_SHARE) return false;
  return isNamedAlone(wanted) && (met === 0 || wanted.weight >= 2);
}

/** Whether it asks for what a report tells by its name or not at all, and that name is nowhere. */
function isNamedAlone({ terms }: Wanted): boolean {
  return terms.some((term) => NAMED.test(term.word) && !termMet(term, MESSAGE_INDEX));
}

const PREFIX = /^(?:un|re|non|dis|pre|in|im|de)(?=\p{L}{4})/u;

/** A condition of more words is no sentence: each is looked for in the whole message. */
const MOST_LOOKED_FOR = 200;

/** Words inside longer ones (`permitrootlogin`), words without their prefix, the same duration in another unit. */
function secondLook(wanted: Wanted, message: Message): number {
  let met = 0;
  for (const term of wanted.terms.slice(0, MOST_LOOKED_FOR)) {
    if (termMet(term, MESSAGE_INDEX)) continue;
    const word = term.word.toLowerCase();
    const core = word.replace(PREFIX, "").replace(/(?:able|ible|ing|ed|es|s|en|er|e)$/u, "");
    if (isSaidApart(word, message.lower()) || (MAIL.test(word) && MAILBOX.test(message.doc.text)))
      met += term.weight;
    else if (
      core.length >= 4 &&
      (core.length >= 5 || core.length < word.length - 2) &&
      message.lower().includes(core)
    )
      met += term.weight;
  }
  const asked = figuresIn(askedDigits(wanted.text), 0).find((figure) => figure.unit === "ms");
  if (
    asked !== undefined &&
    message.durations().some((value) => Math.abs(value - asked.value) <= asked.value * 0.04)
  )
    met += 1;
  if (wanted.threshold !== null && keepsRare(wanted.threshold, message)) met += 1;
  if (EQUAL.test(wanted.text) && EQUAL_FIGURES.test(message.doc.text)) met += 1;
  if (wanted.count >= LEAST_LISTED && hasListOf(message.doc, wanted.count))
    for (const term of wanted.terms)
      if (isOfCount(term, wanted) && !termMet(term, MESSAGE_INDEX)) met += term.weight;
  if (NONE_LOST.test(wanted.text) && AS_MANY.test(message.doc.text)) met += 2;
  return met;
}

/** Whether a figure keeps a bound whose unit tells what is measured: "14.5:1" is a contrast, and 3 s may be anything's. */
function keepsRare(threshold: Threshold, { doc }: Message): boolean {
  if (/^(?:|%|ms|byte|score|×|point)$/u.test(threshold.unit)) return false;
  return doc.clauses().some((clause) => {
    const figures = /\d/u.test(clause.plain)
      ? figuresIn(doc.text.slice(clause.start, clause.end), 0)
      : [];
    return figures.some((figure) => meets(threshold, figure) === true);
  });
}

const EQUAL = /(?<!\p{L})(?:match(?:es)?|equal|identical|same|agree|complete|all|every)(?!\p{L})/iu;

/** "81,220 = 81,220", "54 of 54". */
const EQUAL_FIGURES = /(?<![\d.,])(\d[\d,.]{0,14}) ?(?:=|\/|of|→|->) ?\1(?![\d])/u;

/** A mail is told by where it goes: "arrives at ops@". */
const MAIL = /^e?-?mails?$/u;
const MAILBOX = /[\p{L}\d]@(?![\p{L}\d-]+\/)/u;

/** Fewer things make no list. */
const LEAST_LISTED = 3;

/** The number of a condition and the noun that it counts, which a list of as many stands for. */
function isOfCount(term: Term, { count, counted }: Wanted): boolean {
  return readNumber(term.word) === count || counted.some(({ word }) => word === term.word);
}

/** "no message is lost", "nothing is sent twice": as many came out as went in. */
const NONE_LOST =
  /(?<!\p{L})(?:no|none|nothing|nobody|never|not|without)(?!\p{L})[^.;]*(?<!\p{L})(?:lost|lose[sd]?|loss|losing|missing|missed|dropped|skipped|left out|duplicate[sd]?|twice|gaps?)(?!\p{L})/iu;
/** "2,310 sent and 2,310 handled", "7,200 went out and exactly 7,200 arrived". */
const AS_MANY =
  /(?<![\d.,])(\d[\d,.]{1,14}\d) (?:\p{L}+ ){1,6}(?:in )?(?:and|,) (?:exactly |all )?\1 \p{L}/u;

/** What a noun and its verb are made of: "changeover" is told by "we changed over", "setup" by "is set up". */
const PARTICLE_NOUN = /^(\p{L}{3,8}?)(over|out|up|down|off|back|away|through)$/u;
const VERB_ENDINGS = ["", "s", "ed", "d", "ing"];

/** Whether a noun that ends with a particle is said as a verb. */
function isSaidApart(word: string, lower: string): boolean {
  const [, verb = "", particle = ""] = PARTICLE_NOUN.exec(word) ?? [];
  if (verb === "") return false;
  const forms = [verb, `${verb}${verb.at(-1)}`, verb.replace(/e$/u, ""), ...irregularForms(verb)];
  return forms.some((form) =>
    VERB_ENDINGS.some((ending) => lower.includes(`${form}${ending} ${particle}`)),
  );
}

/** A list's member is missing when its name is nowhere, most siblings' are, and no total speaks for all. */
function memberMissing(wanted: Wanted, demand: Demand, message: Message | null): boolean {
  const siblings = (demand.groups.get(wanted.group ?? -1) ?? []).filter(
    (other) => other !== wanted,
  );
  const between = message === null ? [] : spannedSiblings(wanted, demand, message);
  if (between.includes(wanted)) return false;
  const named = siblings.filter(
    (other) => metWeight(nameOf(other)) > 0 || between.includes(other),
  ).length;
  // "From /accounts through /payments", and nothing of what stands behind.
  if (between.length > 2 && named === siblings.length) return true;
  if (named === 0 || named * 2 < siblings.length) return false;
  if (!wanted.own.some((term) => term.weight >= 1 || /^\d/u.test(term.word))) return false;
  if (message === null) return true;
  if (wanted.own.some(({ word }) => /^\d+$/.test(word) && inRange(message.lower(), Number(word))))
    return false;
  if (demand.lists.some((list) => hasMember(list, wanted) && isSpanned(list, message.lower())))
    return false;
  const own = new Set(wanted.own.map((term) => term.word));
  // "Danish, Greek and Polish each have all 418 strings": where every other name is said, only their number speaks for this one.
  const rest =
    named === siblings.length &&
    (siblings.length >= 3 || nameOf(wanted).every(({ word }) => isProper(word, wanted)));
  // "Each dump" is said of the dumps, and not of the places where each is to go.
  const quantified = Array.from(wanted.text.matchAll(QUANTIFIED), ([, noun = ""]) => noun).join(
    " ",
  );
  const shared =
    rest && siblings.length > 1
      ? []
      : wanted.terms.filter((term) => !own.has(term.word) && !mentions(quantified, [term]));
  const others = siblings.flatMap(nameOf);
  if (totalSaid(message.doc, shared, siblings.length + 1, others)) return false;
  if (
    !isToldByName(wanted) &&
    memberInTurn(message.doc, wanted, demand.groups.get(wanted.group ?? -1) ?? [])
  )
    return false;
  return tellsByName(wanted, siblings.length, named) || !message.leavesRoom(wanted, demand);
}

const QUANTIFIED = /(?<!\p{L})(?:each|every|all)(?: of)?(?: the)? (\p{L}+)/giu;

/** The members of a list that a message spans by two others. */
function spannedSiblings(wanted: Wanted, demand: Demand, message: Message): readonly Wanted[] {
  const members = demand.groups.get(wanted.group ?? -1) ?? [];
  const names = members.map(({ own }) => own[0]?.word.toLowerCase() ?? "");
  const places = spanned(names, message.lower());
  return members.filter((_, at) => places.has(at));
}

function hasMember({ members }: Enumeration, { own }: Wanted): boolean {
  return members.some(({ name }) => own.some(({ word }) => word === name));
}

/** A name (`iOS`, `JSON`, `21`), or what a report tells by its name. */
function isToldByName(wanted: Wanted): boolean {
  return wanted.own.some(
    ({ word }) => /\d|.\p{Lu}/u.test(word) || isProper(word, wanted) || NAMED.test(word),
  );
}

/** A name, or one noun of three or more of which all the others are said. */
function tellsByName(wanted: Wanted, siblings: number, named: number): boolean {
  const { own } = wanted;
  if (isToldByName(wanted)) return true;
  return siblings >= 2 && named === siblings && !isPlainVerb((own[0]?.word ?? "").toLowerCase());
}

const BOTH = wordHash("both");
const ASKS_BOTH = /(?:^|\s)both (?!\p{L}+s?(?:,|;|$))/iu;

const AND_WHAT =
  /(?<!\p{L})([\p{L}-]{3,})(?:,? and|,) (?:also )?(?:what|who|whom|whose|when|where|why|how|which)(?!\p{L})/gu;

/** "With its owner and what it is for": a question stands for the other noun of a pair. */
function isToldByClause(said: Term, doc: Document): boolean {
  return doc
    .clauses()
    .some(({ plain }) =>
      [...plain.matchAll(AND_WHAT)].some(([, noun = ""]) => mentions(noun, [said])),
    );
}

function isOf({ terms }: Wanted, { word }: Term): boolean {
  return terms.some((term) => term.word === word);
}

/** "by push and mail": one of the two is said and the other is not. */
function pairMissing(wanted: Wanted, message: Message | null): boolean {
  // "Both go to the channel and by mail": the word is that of the condition, and says nothing of the pair.
  if (MESSAGE_INDEX.has(BOTH) && !ASKS_BOTH.test(wanted.text)) return false;
  for (const [a, b] of wanted.pairs) {
    const [first, second] = [termMet(a, MESSAGE_INDEX), termMet(b, MESSAGE_INDEX)];
    if (first === second || !isOf(wanted, first ? b : a)) continue;
    if (message !== null && isToldByClause(first ? a : b, message.doc)) continue;
    if (
      message === null ||
      !totalSaid(
        message.doc,
        wanted.terms.filter(
          (term) => ![a, b, ...wanted.counted].some(({ word }) => term.word === word),
        ),
        2,
        [first ? a : b],
      )
    )
      return true;
  }
  return false;
}
