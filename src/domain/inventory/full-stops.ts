/**
 * Which full stops end a sentence: not those of an abbreviation ("Jan. 31", "1 hr. without leaks"), of a German
 * ordinal ("am 3. Oktober") or of an address that the sentence goes on behind.
 */

import { verbBase } from "./verbs.ts";

const ABBREVIATIONS = new Set(
  (
    "e.g i.e eg ie etc approx vs cf no nr fig figs min max incl resp ca al dr mr mrs ms st ver vol vols p pp sec dept est tel ext z.b d.h u.a bzw usw ggf p.ej ej sr sra art n.b a.m p.m inc ltd co " +
    "hr hrs mins secs wk wks yr yrs oz lb lbs sq avg qty temp prof vols bldg ave blvd appt corp bros jr " +
    "inkl exkl evtl vgl sog tgl mtl zzgl abzgl abs vorm nachm núm avda pág págs tél"
  ).split(" "),
);
/** Those that may also end a sentence, which they do before a capital letter. */
const MAY_END = new Set(
  "etc usw al inc ltd co corp bros jr min max sec a.m p.m no hr hrs mins secs wk wks yr yrs oz lb lbs temp ave blvd bldg".split(
    " ",
  ),
);
/** Read as such only where they are written with a capital letter and a number or such a word follows. */
const DATED =
  /^(?:Jan|Feb|Febr|Mar|Apr|Jun|Jul|Aug|Sep|Sept|Oct|Okt|Nov|Dec|Dez|Mon|Tue|Tues|Wed|Thu|Thur|Thurs|Fri|Sat|Sun)$/u;
const AFTER_DATE =
  /^(?:\d|(?:and|or|to|through|until|from|at|in|by|morning|evening|afternoon|und|bis|um)\b)/u;
/** "u.s", "u.k": letters with stops between. */
const LETTERS = /^\p{L}(?:\.\p{L})+$/u;
const NEVER = /^(?:e\.g|i\.e|z\.b|d\.h|u\.a|n\.b|p\.ej|i\.d\.r|v\.a)$/u;
/** What stands in front of a German ordinal: "am 3. Oktober", "mit dem 3. Quartal". */
const BEFORE_ORDINAL =
  /(?:^|\s)(?:am|dem|der|den|des|die|das|vom|zum|zur|im|beim|ab|bis|seit|jede[nrsm]?)\s+\d{1,2}$/iu;
const MONTH =
  /^(?:Januar|Jänner|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember)\b/u;

/**
 * Whether a full stop ends its sentence.
 *
 * @param before the text in front of it, as far as it matters
 * @param rest what follows it, without the blank
 */
export function endsAtStop(before: string, rest: string): boolean {
  const raw = /\S+$/u.exec(before.slice(-80))?.[0] ?? "";
  if (raw.includes("://") && /^\p{Ll}/u.test(rest)) {
    const verb = /^\p{Ll}+/u.exec(rest)?.[0] ?? "";
    if (/^(?:is|has|can)$/u.test(verb) || (verbBase(verb) ?? verb) !== verb) return false;
  }
  const word = /[^\s(]+$/u.exec(before.slice(-14))?.[0] ?? "";
  if (/^\d{1,2}$/u.test(word)) {
    const ordinal = BEFORE_ORDINAL.test(before.slice(-20)) && /^\p{L}/u.test(rest);
    return !ordinal && !MONTH.test(rest);
  }
  if (DATED.test(word)) return !AFTER_DATE.test(rest);
  const lower = word.toLowerCase();
  if (/^\p{L}$/u.test(lower) && lower !== "i") return false;
  const letters = LETTERS.test(lower);
  if (!letters && !ABBREVIATIONS.has(lower)) return true;
  return (letters ? !NEVER.test(lower) : MAY_END.has(lower)) && /^[\p{Lu}`"“]/u.test(rest);
}
