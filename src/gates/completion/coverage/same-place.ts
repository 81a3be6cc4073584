/**
 * Another name in the place of one that a condition asks for: "a REST endpoint" for a gRPC one, "gets 403" for 401,
 * `CODE_OF_CONDUCT.md` for `SECURITY.md`. The name itself is nowhere in the message, and a clause that tells the rest of
 * the condition has another of the same form beside the same word.
 */

import { stem } from "../../../domain/inventory.ts";
import { type Clause, type Document, perDocument } from "../../text/document.ts";
import { isOnTheWay } from "../on-the-way.ts";
import { holds } from "./enumeration.ts";
import { mentions } from "./mentions.ts";
import { bareName, type Form, STOP, type Word, wordsIn } from "./name-forms.ts";
import { metWeight, type Term, termMet, termsOf } from "./terms.ts";
import type { Demand, Wanted } from "./wanted.ts";
import { CLAUSE_INDEX, MESSAGE_INDEX } from "./word-index.ts";

/** A name with what stands beside it. */
interface Place {
  readonly name: Word;
  /** The telling words right before it and right behind. */
  readonly beside: string;
  readonly behind: string;
  /** The preposition in front of it, its article and its adjectives, and the telling word before that: "kept in". */
  readonly link: string;
  readonly before: string;
}

/** A place in a condition. */
interface AskedPlace extends Place {
  readonly terms: readonly Term[];
  /** The other terms of the condition. */
  readonly rest: readonly Term[];
}

const LINKS: ReadonlySet<string> = new Set(
  "in on at by to with from as for over via through into under of against is are".split(" "),
);

/** So far before a name its preposition is looked for. */
const FARTHEST = 6;

function placeAt(words: readonly Word[], name: Word, at: number): Place {
  const behind = words[at + 1]?.stem ?? "";
  const beside = words[at - 1]?.stem ?? "";
  let link = "";
  for (const { text, stem: own } of words.slice(Math.max(0, at - FARTHEST), at).toReversed()) {
    if (STOP.test(text)) break;
    if (link !== "" && own !== "") return { name, beside, behind, link, before: own };
    if (link === "" && LINKS.has(text.toLowerCase())) link = text.toLowerCase();
  }
  return { name, beside, behind, link, before: "" };
}

const places = new WeakMap<Wanted, readonly AskedPlace[]>();

/** What is longer is no condition that a clause tells again. */
const LONGEST = 600;

/** The names of a condition in their places; read once. */
function placesOf(wanted: Wanted): readonly AskedPlace[] {
  const known = places.get(wanted);
  if (known !== undefined) return known;
  const words = wanted.text.length > LONGEST ? [] : wordsIn(wanted.text);
  const found = words.flatMap((name, at) => {
    if (!stands(name, wanted.text) || isBound(name, wanted.text)) return [];
    if (isGermanNoun(name, wanted.text)) return [];
    const all = termsOf(bareName(name), "named");
    // "PDF/A-3b" is not said by a PDF.
    const numbered = all.filter(({ word }) => /\d/u.test(word));
    const terms = numbered.length > 0 ? numbered : all;
    const rest = wanted.terms.filter(({ word }) => terms.every((term) => term.word !== word));
    return terms.length === 0 ? [] : [{ ...placeAt(words, name, at), terms, rest }];
  });
  places.set(wanted, found);
  return found;
}

/** Nouns have capitals in German and are no names: "mit der Zählung", "beide Körbe", "alle offenen Belege". */
function isGermanNoun({ form, text: word, start }: Word, text: string): boolean {
  if (form !== "name" || !/^\p{Lu}\p{Ll}+$/u.test(word)) return false;
  return GERMAN_ARTICLE.test(text.slice(Math.max(0, start - 40), start));
}

const GERMAN_ARTICLE =
  /(?<!\p{L})(?:de[rnms]|das|eine?[rnms]?|keine?[rnms]?|beide[rnms]?|alle[rnms]?|jede[rnms]?|diese[rnms]?|sämtliche[rnms]?|die|zum|zur|vom|im|am|ins) (?:\p{Ll}+e[rnms]? )?$/iu;

/** "Python 3.12 or newer", "from iOS 16", "by 10 June": another version may be meant too. */
function isBound({ text: number, start, form }: Word, text: string): boolean {
  if (form === "status" || !(typeof form === "object" || /\d/u.test(number))) return false;
  const behind = text.slice(start + number.length, start + number.length + 12);
  const before = text.slice(Math.max(0, start - 30), start);
  return /^(?:\+|\.x| ?(?:or|and|to|up|through|–|-)(?!\p{L}))/iu.test(behind) || BOUND.test(before);
}

const BOUND =
  /(?<!\p{L})(?:at least|at most|from|above|below|since|than|minimum|up to|by|before|until) (?:\S+ )?$/iu;

/** Whether the indexed message has no word of a name. */
function isUnmet({ terms }: AskedPlace): boolean {
  return !terms.some((term) => termMet(term, MESSAGE_INDEX));
}

/** Whether a name of a condition is in none of its forms in the indexed message, so that another may be in its place. */
export function mayHaveOther(wanted: Wanted): boolean {
  return placesOf(wanted).some(isUnmet);
}

/** Where the message has another name in the place of one that is asked for; null where it does not. */
export function otherInPlace(
  wanted: Wanted,
  demand: Demand,
  doc: Document,
  goal: string,
): { readonly asked: string; readonly given: string } | null {
  const unmet = placesOf(wanted).filter(isUnmet);
  if (unmet.length === 0) return null;
  const lower = doc.text.toLowerCase();
  for (const place of unmet) {
    if (saysName(lower, bareName(place.name).toLowerCase())) continue;
    if ([place.name.text, place.behind].some((version) => saysJoined(lower, version))) continue;
    for (const told of toldIn(doc)) {
      const given = givenIn(told, place).find((name) => !isAsked(name, demand, goal));
      if (given === undefined || !tellsRest(doc, told.clause, place)) continue;
      const isOfSame = (later: string): boolean => mentions(later, place.rest);
      if (!isOnTheWay(doc.clauses(), told.at, given.toLowerCase(), isOfSame))
        return { asked: place.name.text, given };
    }
  }
  return null;
}

/** Whether a text has a name, a long one also inside of a word: "Hall B" is not said by "both". */
function saysName(lower: string, name: string): boolean {
  return name.length > 2 ? lower.includes(name) : holds(lower, name);
}

/** "cp311" and "php82" for Python 3.11 and PHP 8.2. */
function saysJoined(lower: string, version: string): boolean {
  if (!/^\d+\.[\d.]+$/u.test(version)) return false;
  const digits = version.replace(/\D/gu, "");
  return new RegExp(`\\p{L}-?${digits}(?!\\d)`, "u").test(lower);
}

/** A clause with the names in it. */
interface Told {
  readonly clause: Clause;
  /** Its place among all clauses. */
  readonly at: number;
  readonly words: readonly Word[];
  readonly names: readonly Place[];
}

/** In more clauses nobody looks for a name in its place. */
const MOST_CLAUSES = 1_000;

const toldIn = perDocument((doc): readonly Told[] => {
  const clauses = doc.clauses();
  if (clauses.length > MOST_CLAUSES) return [];
  return clauses.flatMap((clause, at) => {
    if (clause.kind === "code" || clause.kind === "quote") return [];
    const text = doc.text.slice(clause.start, clause.end);
    const words = wordsIn(text);
    const names = words.flatMap((word, index) =>
      stands(word, text) ? [placeAt(words, word, index)] : [],
    );
    return names.length === 0 ? [] : [{ clause, at, words, names }];
  });
});

/** The names that a clause has in a place. */
function givenIn({ words, names }: Told, asked: AskedPlace): readonly string[] {
  const { text, form } = asked.name;
  return names
    .filter(
      (given) =>
        given.name.form === form &&
        !isShort(text, given.name.text) &&
        !isModelOf(text, given) &&
        (STANDS_ANYWHERE.has(form) ||
          isNumbered(text, given.name.text) ||
          isSame(asked, given, words)),
    )
    .map(({ name }) => name.text);
}

/** "A Galaxy S22" for an Android phone, "a ZD421" for the Zebra: the number of a model tells which one it was. */
function isModelOf(name: string, { name: { form, text }, behind }: Place): boolean {
  return form === "name" && !/\d/u.test(name) && (MODEL.test(text) || MODEL.test(behind));
}

const MODEL = /^(?:\p{L}{1,3}-?\d{2,}|\d+\p{L}+\d+)\p{L}?$/iu;

/** "IPv4" for IPv6, "PDF/A-1b" for PDF/A-3b. */
function isNumbered(name: string, given: string): boolean {
  const letters = name.replace(/\d+/gu, "");
  return letters !== "" && letters !== name && given.replace(/\d+/gu, "") === letters;
}

/** Flags and files do not stand beside others by chance. */
const STANDS_ANYWHERE: ReadonlySet<Form | null> = new Set(["flag", "file"]);

/** Whether two names stand beside the same word; the number of a name beside that name. */
function isSame(asked: AskedPlace, given: Place, words: readonly Word[]): boolean {
  const { form } = asked.name;
  if (form === "version") return asked.beside === given.beside;
  if (asked.behind !== "" && asked.behind === given.behind) return true;
  if (asked.beside !== "" && asked.beside === given.beside) return true;
  // "Saturday 18 May", "Sunday 19 May".
  if (typeof form === "object" && [asked, given].every(({ behind }) => /^\d+$/u.test(behind)))
    return true;
  if (form === "name" && asked.link === "in" && isAbout(asked, given.behind)) return true;
  if (asked.before === "" || asked.link !== given.link) return false;
  // "Sign in with" for "sign-in with".
  return words.some(
    ({ stem: own }) =>
      own === asked.before || (own.length > 3 && asked.before.startsWith(`${own}-`)),
  );
}

/** "The Portuguese leaflet", where the leaflet is to be in Spanish. */
function isAbout({ rest }: AskedPlace, word: string): boolean {
  return rest.some((term) => term.weight >= 1 && stem(term.word.toLowerCase()) === word);
}

/** "Mar" for March, "GH" for GitHub; or a slip, "Escpae". */
function isShort(name: string, given: string): boolean {
  const [one, other] = [name.toLowerCase(), given.toLowerCase()];
  const isSlip =
    Math.abs(one.length - other.length) <= 1 &&
    one.slice(0, 2) === other.slice(0, 2) &&
    one.at(-1) === other.at(-1);
  if (isSlip && one.length > 4 && !/\d/u.test(one)) return true;
  if (one.length > 2 && other.length > 2 && (one.startsWith(other) || other.startsWith(one)))
    return true;
  const isAbbreviated = /^\p{Lu}+$/u.test(name) !== /^\p{Lu}+$/u.test(given);
  return isAbbreviated && one[0] === other[0];
}

/** What is no longer so, is not so, would be so, or is told beside what was asked. */
const OUT_BEFORE =
  /(?<!\p{L})(?:not|no|never|without|instead of|than|from|unlike|replac\p{L}+|remov\p{L}+|drop\p{L}*|old|former|previous|earlier|was|were|had|besides|plus|also|(?:would|could|might)(?: have)?(?: be)?)(?: (?:an?|the|any|its|our))?(?: \p{L}+)? [`"'(]?$/iu;
const OUT_BEHIND =
  /^[`"')]? (?:(?:is|was|are|were|has|have|does|do) )?(?:gone|removed|dropped|no longer|(?:as )?before|would|could|might|not|never|too|as well|until|was|were|had|replaced)(?!\p{L})/iu;

/** "Gets a 403", "status code 403". */
const ANSWERS =
  /(?<!\p{L})(?:gets?|got|gives?|answer\p{L}*|return\p{L}*|respond\p{L}*|repl(?:y|ies)|sends?|with|status|code|http)(?: an?| the| with| code| status){0,2} [`"'(]?$/iu;

/** Whether a word is a name that is told as it is now; a number is a name only where something answers it. */
function stands({ start, text: name, form }: Word, text: string): boolean {
  if (form === null) return false;
  const before = text.slice(Math.max(0, start - 50), start);
  const end = start + name.length;
  if (OUT_BEFORE.test(before) || OUT_BEHIND.test(text.slice(end, end + 30))) return false;
  return form !== "status" || ANSWERS.test(before);
}

/** The share of the rest that a clause and what stands in its block have to tell. */
const SHARE = 0.34;

function tellsRest(doc: Document, clause: Clause, { rest }: AskedPlace): boolean {
  const block = doc.blockOfLine(clause.line).map(({ plain, column }) => `${plain} ${column}`);
  CLAUSE_INDEX.read(`${block.join(" ")} ${clause.label} ${clause.heading} ${clause.lead}`);
  const weight = rest.reduce((sum, term) => sum + term.weight, 0);
  return metWeight(rest, CLAUSE_INDEX) >= Math.max(weight * SHARE, 1);
}

/** Whether done_when or the goal has a name too. */
function isAsked(name: string, demand: Demand, goal: string): boolean {
  const lower = name.toLowerCase();
  return [goal, ...demand.wanted.map(({ text }) => text)].some((text) =>
    lower.length > 3
      ? text.toLowerCase().includes(lower)
      : wordsIn(text).some((word) => word.form !== null && word.text.toLowerCase() === lower),
  );
}
