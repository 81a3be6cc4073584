/**
 * A part of a sentence with signs in place of a deed: one for each form of its verb and one for the words that stand with it. The
 * shapes of sentences are then the same for all deeds, and compiled once. Signs are as long as what they stand for, so that
 * offsets are those of the part.
 */

import type { Deed } from "./deeds.ts";
import { formsOfAll } from "./words.ts";

const BASE = 1;
const PAST = 2;
const PARTICIPLE = 4;
const ING = 8;
const FORMS = 15;
/** In a private part of Unicode, which no message uses for words. */
const FIRST_SIGN = 0xf100;
const WORDS_SIGN = "\uf1f0";
const FILLER = "\uf1f1";

function signOf(forms: number): string {
  return String.fromCharCode(FIRST_SIGN + forms);
}

/** Any sign of a verb that may have a form: "put" has three of them. */
function anyWith(form: number): string {
  let signs = "";
  for (let forms = 1; forms <= FORMS; forms++) if ((forms & form) !== 0) signs += signOf(forms);
  return `[${signs}]${FILLER}*`;
}

/** Sources that meet the signs. */
export const SIGNS = {
  base: anyWith(BASE),
  past: anyWith(PAST),
  participle: anyWith(PARTICIPLE),
  ing: anyWith(ING),
  words: `${WORDS_SIGN}${FILLER}*`,
} as const;

/** Puts signs in place of a deed; null for a part without it. */
export function masked(deed: Deed): (part: string) => string | null {
  let compiled: { readonly verb: RegExp; readonly beside: RegExp | null } | null = null;
  const forms = new Map<string, number>();
  return (part) => {
    compiled ??= compile(deed, forms);
    const { verb, beside } = compiled;
    if (part.search(verb) < 0) return null;
    if (beside !== null && part.search(beside) < 0) return null;
    const without =
      beside === null ? part : part.replace(beside, (words) => filled(WORDS_SIGN, words));
    return without.replace(verb, (word) =>
      filled(signOf(forms.get(word.toLowerCase()) ?? 0), word),
    );
  };
}

function filled(sign: string, { length }: string): string {
  return sign + FILLER.repeat(Math.max(0, length - 1));
}

function compile(
  deed: Deed,
  forms: Map<string, number>,
): { readonly verb: RegExp; readonly beside: RegExp | null } {
  const { base, past, participle, ing, words } = formsOfAll(deed.verbs);
  for (const word of words)
    forms.set(
      word,
      (isIn(base, word) ? BASE : 0) |
        (isIn(past, word) ? PAST : 0) |
        (isIn(participle, word) ? PARTICIPLE : 0) |
        (isIn(ing, word) ? ING : 0),
    );
  const rest = deed.before ?? deed.with;
  return {
    verb: new RegExp(`(?<![\\p{L}'’-])(?:${words.join("|")})(?![\\p{L}'’])`, "gu"),
    beside: rest === undefined ? null : new RegExp(`(?<= )(?:${rest})`, "gu"),
  };
}

function isIn(alternatives: string, word: string): boolean {
  return new RegExp(`^${alternatives}$`, "u").test(word);
}
