/**
 * Whether an item denies in another language than English what a condition asks for: "die Seite zeigt keine Karte", "le site
 * n'affiche plus de carte", "ya no muestra ningún mapa". Only a clause that says nothing else is read so.
 */

import { contentWords } from "../words/content-words.ts";

/** The words of negation of German, French, Spanish, Italian, Portuguese and Dutch that are no words of another language. */
const NEGATION =
  /(?<!\p{L})(?:(?:kein(?:e[nmrs]?)?|nicht|niemals|aucune?|pas (?:de|d['’]un)|ya no|nunca|jam[aá]s|ning[uú]n[oa]?|nessun[oa]?|n[aã]o|nenhuma?|geen|niet|nooit)(?!\p{L})|(?:ne |n['’])(?=[^,;.:()]{1,60}(?<!\p{L})(?:pas|plus|jamais|rien|aucune?|gu[eè]re|personne)(?!\p{L})))/iu;
const NEGATIONS =
  /(?<!\p{L})(?:kein(?:e[nmrs]?)?|nicht|niemals|nie|mehr|ne|pas|plus|jamais|rien|aucune?|gu[eè]re|personne|ya|no|nunca|jam[aá]s|ning[uú]n[oa]?|non|più|nessun[oa]?|mai|n[aã]o|mais|nenhuma?|geen|niet|nooit|meer)(?!\p{L})|(?<!\p{L})(?:n|l|d|qu|s|un)['’](?=\p{L})/giu;
/** Those that are: each with the small words beside which it denies. "Mai" is a month or a name, "a non empty log" is English. */
const BESIDE_ITS_OWN: readonly (readonly [negation: RegExp, small: RegExp])[] = [
  [
    /(?<!\p{L})no (?=\p{L})/iu,
    /(?<!\p{L})(?:el|la|los|las|un|una|del|está|están|es|se)(?!\p{L})/iu,
  ],
  [
    /(?<!\p{L})(?:non (?=\p{L})|mai(?!\p{L}))/u,
    /(?<!\p{L})(?:il|lo|la|gli|le|les|un|uno|una|del|della|dei|delle|nel|nella|sul|sulla|al|alla|è|sono|si|ha|hanno|est|sont)(?!\p{L})|(?<!\p{L})l['’]/iu,
  ],
  [
    /(?<!\p{L})nie(?!\p{L})/iu,
    /(?<!\p{L})(?:der|die|das|den|dem|des|ein|eine[nmrs]?|ist|sind|war|waren|wird|werden|hat|haben|im|am|zum|zur|vom|und|auf|mit|von|für)(?!\p{L})/iu,
  ],
];
/** Not only, or not before, or of a case. */
const TURNED =
  /(?<!\p{L})(?:nur|seulement|solo|sólo|soltanto|só|somente|alleen|wenn|falls|bis|ohne|si|jusqu|sans|cuando|hasta|sin|se|quando|fino|senza|als|zonder|sondern|statt)(?!\p{L})/iu;
const CLAUSE_END =
  /[,;.:()–—!?]|(?<!\p{L})(?:aber|mais(?= \p{L}+ (?:est|a))|pero|ma|mas|maar|und|et|y|e|en)(?!\p{L})/iu;
/** A longer item is a report. In UTF-16 units. */
const LONGEST = 160;

/** Tells which conditions an item denies; null where it denies none, as most do. */
export function deniedAbroad(item: string): ((condition: string) => boolean) | null {
  if (item.length > LONGEST || !mayDeny(item)) return null;
  const clauses = item.split(CLAUSE_END).filter((clause) => contentWords(clause).length > 0);
  const [clause, ...others] = clauses;
  // "Anna und Ben haben unterschrieben, Carla nicht" delivers, too.
  if (clause === undefined || others.length > 0 || isTurned(clause)) return null;
  const words = contentWords(clause.replaceAll(NEGATIONS, " "));
  if (words.length === 0) return null;
  return (condition) => {
    if (denies(condition, condition) || !denies(item, `${item} ${condition}`)) return false;
    const asked = contentWords(condition.replaceAll(NEGATIONS, " "));
    return words.every((word) => asked.some((other) => isForm(word, other)));
  };
}

function mayDeny(text: string): boolean {
  return NEGATION.test(text) || BESIDE_ITS_OWN.some(([negation]) => negation.test(text));
}

/** Whether a text denies; `beside` is what tells its language by its small words. */
function denies(text: string, beside: string): boolean {
  return (
    NEGATION.test(text) ||
    BESIDE_ITS_OWN.some(([negation, small]) => negation.test(text) && small.test(beside))
  );
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
