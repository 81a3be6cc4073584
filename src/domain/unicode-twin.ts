/** Names that look the same and are not: é as one character, or as an e and an accent behind it. */

import { graphemes } from "./graphemes.ts";

/** The whole forms of a name, composed and taken apart, that are other texts than it; none for most names. */
export function otherForms(name: string): readonly string[] {
  const forms = new Set([name.normalize("NFC"), name.normalize("NFD")]);
  forms.delete(name);
  return [...forms];
}

/** Are these two texts, and the same letters to the eye? */
export function isTwin(one: string, other: string): boolean {
  return one !== other && one.normalize("NFC") === other.normalize("NFC");
}

/** Two such names as they can be told apart: the letters that are written otherwise are spelled out. */
export function toldApart(one: string, other: string): readonly [one: string, other: string] {
  const [ours, theirs] = [[...graphemes(one)], [...graphemes(other)]];
  const spelled = (mine: readonly string[], yours: readonly string[]): string =>
    mine.map((letter, nth) => (letter === yours[nth] ? letter : spelledOut(letter))).join("");
  return [spelled(ours, theirs), spelled(theirs, ours)];
}

function spelledOut(letter: string): string {
  return Array.from(letter, (character) => {
    const code = character.codePointAt(0) ?? 0;
    if (code < 0x80) return character;
    const hex = code.toString(16);
    return code > 0xffff ? `\\u{${hex}}` : `\\u${hex.padStart(4, "0")}`;
  }).join("");
}
