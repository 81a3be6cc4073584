/**
 * What is to be done yet, in another language than English: "wird am Freitag bezahlt", "se pagará", "sera publié". The day or
 * the form of the verb tells it, in a clause that speaks of what is asked for.
 */

import { contentWords } from "../../../domain/inventory/words/content-words.ts";

/** A time to come, which is no morning. */
const DAY =
  "(?:übermorgen|(?<!(?:heute|gestern|jeden|am|guten) )morgen|demnächst|in Kürze|(?:nächste|kommende)[nrsm]? (?:Woche|Monat|Quartal|Jahr|Montag|Dienstag|Mittwoch|Donnerstag|Freitag|Samstag|Sonntag))";
const WEEKDAY =
  "(?:(?:am |an diesem )?(?:Montag|Dienstag|Mittwoch|Donnerstag|Freitag|Samstag|Sonntag)|(?:im|Anfang|Mitte|Ende) (?:Januar|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember))";
const LATER =
  "(?:demain|après-demain|bientôt|la semaine prochaine|le mois prochain|(?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche) prochain|(?<!(?:por|de|en) la |esta |cada )mañana|pasado mañana|la próxima semana|la semana que viene|el (?:próximo|mes que viene)|domani|dopodomani|la prossima settimana|(?<!de )amanhã|na próxima semana|overmorgen|volgende week)";
/** "se pagará", "hará", "sarà pubblicato", "será publicado". */
const FUTURE =
  "(?:\\p{L}{2,}[aeid]r(?:á|án|ão)|[hd]ar(?:á|án|ão)|ir(?:á|án|ão)|ser(?:á|án|ão)|\\p{L}{2,}r(?:à|anno)|(?:sera|seront|va|vont) (?:\\p{L}+ment )?\\p{L}+(?:ée?s?|ies?|ues?|its?|er|ir|re)|va a \\p{L}+[aei]r|vai ser|zal|zullen)";
const COMING = [
  // "am Morgen" is a time of day: capitals count.
  new RegExp(`(?<!\\p{L})${DAY}(?!\\p{L})`, "u"),
  new RegExp(
    `(?<!\\p{L})(?:wird|werden|soll|sollen) (?:\\p{L}+ ){0,2}?(?:${WEEKDAY}|bald|später|noch \\p{L}{3,}t$)(?!\\p{L})`,
    "u",
  ),
  new RegExp(`(?<!\\p{L})${LATER}(?!\\p{L})`, "iu"),
  new RegExp(`(?<!\\p{L})${FUTURE}(?!\\p{L})`, "iu"),
];
const HINT =
  /rá|rà|rão|ranno|wird|werden|soll|morgen|nächst|kommend|Kürze|demain|bient|prochain|ser[ao]|va |vont|vai |mañana|pr[óo]xim|viene|domani|amanhã|zal|zull|volgende/iu;

/** A longer text is a report. In UTF-16 units. */
const LONGEST = 160;

/** Whether a text may tell of what is to come in another language. */
export function mayComeAbroad(text: string): boolean {
  return text.length <= LONGEST && HINT.test(text);
}

/** The words that tell of what is to come, where done_when asks for that deed and does not speak so itself; null for none. */
export function findComingAbroad(text: string, doneWhen: string): RegExpExecArray | null {
  if (!mayComeAbroad(text)) return null;
  for (const pattern of COMING) {
    const match = pattern.exec(text);
    if (match === null || pattern.test(doneWhen) || saysDay(doneWhen, match[0])) continue;
    if (sharesWord(clauseAt(text, match.index), doneWhen)) return match;
  }
  return null;
}

/** "Der Müll wird am Freitag abgeholt", where he is to be fetched on Fridays. */
function saysDay(doneWhen: string, told: string): boolean {
  const day = new RegExp(WEEKDAY, "u").exec(told)?.[0].replace(/^.* /u, "");
  return day !== undefined && doneWhen.toLowerCase().includes(day.toLowerCase());
}

function clauseAt(text: string, at: number): string {
  const start = /[^,;.:()–—]*$/u.exec(text.slice(0, at))?.[0].length ?? 0;
  return /^[^,;.:()–—]*/u.exec(text.slice(at - start))?.[0] ?? "";
}

/** Whether a clause has a word of done_when in some form: "pagará" of "pagada". */
function sharesWord(clause: string, doneWhen: string): boolean {
  const asked = contentWords(doneWhen).filter((word) => word.length > 3);
  return contentWords(clause).some((word) =>
    asked.some(
      (other) => word === other || (word.length > 4 && word.slice(0, 3) === other.slice(0, 3)),
    ),
  );
}
