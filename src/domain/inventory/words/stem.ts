/**
 * Light stemming: enough to see that `rotated`, `rotates` and `rotation` are one word. English
 * suffixes are cut by rule; a word of another language keeps its letters (accents folded) and is
 * met by its beginning.
 */

import { IRREGULAR } from "./irregular-forms.ts";

/** Endings with the shortest stem that may remain; the first that fits is cut, in this order. */
const SUFFIXES: readonly (readonly [ending: string, shortest: number, put: string])[] = [
  ["ifications", 2, "ify"],
  ["ification", 2, "ify"],
  ["isations", 3, "ize"],
  ["izations", 3, "ize"],
  ["isation", 3, "ize"],
  ["ization", 3, "ize"],
  ["ations", 4, "ate"],
  ["ation", 4, "ate"],
  ["itions", 4, "ite"],
  ["ition", 4, "ite"],
  ["nesses", 4, ""],
  ["ness", 4, ""],
  ["ments", 4, ""],
  ["ment", 4, ""],
  ["ctions", 2, "ct"],
  ["ction", 2, "ct"],
  ["tions", 4, "te"],
  ["tion", 4, "te"],
  ["ssions", 3, "ss"],
  ["ssion", 3, "ss"],
  ["ptions", 3, "pt"],
  ["ption", 3, "pt"],
  ["ities", 4, ""],
  ["ity", 4, ""],
  ["ably", 4, ""],
  ["ables", 4, ""],
  ["able", 4, ""],
  ["ibly", 4, ""],
  ["ible", 4, ""],
  ["ances", 5, ""],
  ["ance", 5, ""],
  ["ences", 5, ""],
  ["ence", 5, ""],
  ["ally", 4, ""],
  ["ised", 3, "ize"],
  ["ising", 3, "ize"],
  ["ises", 3, "ize"],
  ["ise", 4, "ize"],
  ["ily", 4, "y"],
  ["ly", 4, ""],
  ["ings", 3, ""],
  ["ing", 3, ""],
  ["ied", 2, "y"],
  ["ies", 2, "y"],
  ["ers", 4, ""],
  ["er", 4, ""],
  ["ed", 3, ""],
];

const VOWEL = /[aeiouy]/u;
const MARKS = /\p{M}+/gu;

/** Lower case, accents folded, `ß` as `ss`. */
export function foldWord(word: string): string {
  const lower = word.toLowerCase();
  for (let i = 0; i < lower.length; i++) {
    if (lower.charCodeAt(i) > 127) {
      return lower
        .normalize("NFKD")
        .replace(MARKS, "")
        .replace(/ß/gu, "ss")
        .replace(/[’']s?$/u, "");
    }
  }
  return lower.endsWith("'s") ? lower.slice(0, -2) : lower;
}

/** The stem of one word, folded: the same for the inflections of an English word, never empty for a non-empty word. */
export function stem(word: string): string {
  const folded = foldWord(word);
  const irregular = IRREGULAR.get(folded);
  if (irregular !== undefined) return trimEnd(irregular);
  if (folded.length < 4 || folded.charCodeAt(0) < 97) return folded;
  const singular = dropPlural(folded);
  const known = IRREGULAR.get(singular);
  if (known !== undefined) return trimEnd(known);
  for (const [ending, shortest, put] of SUFFIXES) {
    if (!singular.endsWith(ending)) continue;
    const rest = singular.slice(0, -ending.length);
    if (rest.length < shortest || !VOWEL.test(rest)) continue;
    const cut = britishToAmerican(undouble(rest + put));
    return trimEnd(put === "" && cut.endsWith("er") && cut.length > 5 ? cut.slice(0, -2) : cut);
  }
  return trimEnd(britishToAmerican(singular));
}

function dropPlural(word: string): string {
  if (!word.endsWith("s") || word.length < 4) return word;
  if (/(?:ss|us|is|ous)$/u.test(word)) return word;
  if (/(?:[sxz]|ch|sh)es$/u.test(word) && word.length > 5) return word.slice(0, -2);
  if (word.endsWith("ies") && word.length > 4) return `${word.slice(0, -3)}y`;
  return word.slice(0, -1);
}

/** `stopp` to `stop`, but `fill`, `pass` and `buzz` keep theirs. */
function undouble(word: string): string {
  const last = word.at(-1);
  if (last === undefined || last !== word.at(-2) || /[lsz]/u.test(last) || word.length < 4)
    return word;
  return VOWEL.test(last) ? word : word.slice(0, -1);
}

function britishToAmerican(word: string): string {
  if (word.length < 5) return word;
  if (word.endsWith("our")) return `${word.slice(0, -3)}or`;
  if (word.endsWith("tre")) return `${word.slice(0, -2)}er`;
  if (word.endsWith("logue")) return word.slice(0, -2);
  if (word.endsWith("ogramme")) return word.slice(0, -2);
  if (word.endsWith("lled") || word.endsWith("lling")) return word;
  return word.startsWith("colour") ? `color${word.slice(6)}` : word;
}

/** A silent final `e`, a final `y` as `i`, and the doubled `l` of British past forms. */
function trimEnd(word: string): string {
  if (word.length < 4) return word;
  if (word.endsWith("ll") && word.length > 5) return word.slice(0, -1);
  if (word.endsWith("ate") && word.length > 6) return word.slice(0, -1);
  if (word.endsWith("e")) return word.slice(0, -1);
  if (word.endsWith("y")) return `${word.slice(0, -1)}i`;
  return word;
}

let formsByStem: Map<string, string[]> | null = null;

/** Irregular forms that have this stem (`sent` for `send`); empty for most. */
export function irregularForms(of: string): readonly string[] {
  if (formsByStem === null) {
    formsByStem = new Map();
    for (const [form, base] of IRREGULAR) {
      const key = trimEnd(base);
      const forms = formsByStem.get(key) ?? [];
      if (forms.length === 0) forms.push(base);
      forms.push(form);
      formsByStem.set(key, forms);
    }
  }
  return formsByStem.get(of) ?? [];
}
