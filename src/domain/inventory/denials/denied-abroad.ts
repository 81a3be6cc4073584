/**
 * Whether an item denies in another language than English what a condition asks for: "die Seite zeigt keine Karte", "le site
 * n'affiche plus de carte", "ya no muestra ningún mapa". Only a clause that says nothing else is read so.
 */

import { contentWords } from "../words/content-words.ts";

/** The words of negation of German, French, Spanish, Italian, Portuguese and Dutch; "no" and "non" with a word behind. */
const NEGATION =
  /(?<!\p{L})(?:(?:kein(?:e[nmrs]?)?|nicht|niemals|nie|aucune?|pas (?:de|d['’]un)|ya no|nunca|jam[aá]s|ning[uú]n[oa]?|nessun[oa]?|mai|n[aã]o|nenhuma?|geen|niet|nooit)(?!\p{L})|non (?=\p{L})|(?:ne |n['’])(?=[^,;.:()]{1,60}(?<!\p{L})(?:pas|plus|jamais|rien|aucune?|gu[eè]re|personne)(?!\p{L})))/iu;
const NEGATIONS =
  /(?<!\p{L})(?:kein(?:e[nmrs]?)?|nicht|niemals|nie|mehr|ne|pas|plus|jamais|rien|aucune?|gu[eè]re|personne|ya|no|nunca|jam[aá]s|ning[uú]n[oa]?|non|più|nessun[oa]?|mai|n[aã]o|mais|nenhuma?|geen|niet|nooit|meer)(?!\p{L})|(?<!\p{L})(?:n|l|d|qu|s|un)['’](?=\p{L})/giu;
/** Spanish "no", where the text has the small words of Spanish. */
const SPANISH_NO = /(?<!\p{L})no (?=\p{L})/iu;
const SPANISH = /(?<!\p{L})(?:el|la|los|las|un|una|del|está|están|es|se)(?!\p{L})/iu;
/** Not only, or not before, or of a case. */
const TURNED =
  /(?<!\p{L})(?:nur|seulement|solo|sólo|soltanto|só|somente|alleen|wenn|falls|bis|ohne|si|jusqu|sans|cuando|hasta|sin|se|quando|fino|senza|als|zonder|sondern|statt)(?!\p{L})/iu;
const CLAUSE_END =
  /[,;.:()–—!?]|(?<!\p{L})(?:aber|mais(?= \p{L}+ (?:est|a))|pero|ma|mas|maar|und|et|y|e|en)(?!\p{L})/iu;
/** A longer item is a report. In UTF-16 units. */
const LONGEST = 160;

/** Tells which conditions an item denies; null where it denies none, as most do. */
export function deniedAbroad(item: string): ((condition: string) => boolean) | null {
  if (item.length > LONGEST || !denies(item)) return null;
  const clauses = item.split(CLAUSE_END).filter((clause) => contentWords(clause).length > 0);
  const [clause, ...others] = clauses;
  // "Anna und Ben haben unterschrieben, Carla nicht" delivers, too.
  if (clause === undefined || others.length > 0 || isTurned(clause)) return null;
  const words = contentWords(clause.replaceAll(NEGATIONS, " "));
  if (words.length === 0) return null;
  return (condition) => {
    if (denies(condition)) return false;
    const asked = contentWords(condition.replaceAll(NEGATIONS, " "));
    return words.every((word) => asked.some((other) => isForm(word, other)));
  };
}

function denies(text: string): boolean {
  return NEGATION.test(text) || (SPANISH_NO.test(text) && SPANISH.test(text));
}

function isTurned(clause: string): boolean {
  return TURNED.test(clause.replace(/(?<!\p{L})se(?!\p{L})/iu, ""));
}

/** "zeigen" of "zeigt": a word begins as the other does, and differs by its ending. */
function isForm(one: string, other: string): boolean {
  if (one === other) return true;
  const least = Math.min(one.length, other.length);
  if (least < 4 || Math.abs(one.length - other.length) > 3) return false;
  const same = Math.max(4, least - 2);
  return one.slice(0, same) === other.slice(0, same);
}
