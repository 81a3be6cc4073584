/** Two deeds behind one auxiliary in other languages: "wird als PDF erzeugt und per E-Mail verschickt", "est créée et envoyée". */

import { type ForeignWord, type Language, wordList } from "./languages.ts";

/** How one language says what was done. */
interface Passive {
  readonly auxiliaries: ReadonlySet<string>;
  readonly participle: RegExp;
  /** The participle ends its clause, as in German; elsewhere it stands behind the auxiliary. */
  readonly closes: boolean;
}

const PASSIVES: ReadonlyMap<Language["name"], Passive> = new Map([
  [
    "German",
    {
      auxiliaries: wordList("wird werden wurde wurden ist sind"),
      participle:
        /^(?:\p{Ll}{0,10}ge\p{Ll}{2,}(?:t|en)|(?:ver|be|er|ent|zer|über|unter|durch|miss)\p{Ll}{2,}(?:t|en)|\p{Ll}{2,}iert)$/u,
      closes: true,
    },
  ],
  [
    "Dutch",
    {
      auxiliaries: wordList("wordt worden werd werden is zijn"),
      participle:
        /^(?:\p{Ll}{0,10}ge\p{Ll}{2,}(?:t|d|en)|(?:ver|be|her|ont)\p{Ll}{2,}(?:t|d|en))$/u,
      closes: true,
    },
  ],
  [
    "French",
    {
      auxiliaries: wordList("est sont été"),
      participle: /^\p{Ll}{2,}(?:ée?s?|crite?s?|uite?s?|[eo]inte?s?|[nl]ie?s?)$/u,
      closes: false,
    },
  ],
  [
    "Spanish",
    {
      auxiliaries: wordList("está están es son fue fueron sido"),
      participle: /^\p{Ll}{2,}(?:[ai]d|ít|rit|uest|iert|ech|pres)[oa]s?$/u,
      closes: false,
    },
  ],
  [
    "Italian",
    {
      auxiliaries: wordList("è sono viene vengono stato stata stati state"),
      participle: /^\p{Ll}{2,}(?:at|ut|it|ss|rt|tt|st)[oaie]$/u,
      closes: false,
    },
  ],
  [
    "Portuguese",
    {
      auxiliaries: wordList("é são está estão foi foram sido"),
      participle: /^\p{Ll}{2,}[ai]d[oa]s?$/u,
      closes: false,
    },
  ],
]);

/** Where in the left side the right one goes on, behind the auxiliary that both share; -1 for nowhere. */
export function foreignDeedAt(
  left: readonly ForeignWord[],
  right: readonly ForeignWord[],
  language: Language,
): number {
  const passive = PASSIVES.get(language.name);
  if (passive === undefined || left.length > LONGEST) return -1;
  const { auxiliaries, participle, closes } = passive;
  const at = left.findLastIndex(({ word }) => auxiliaries.has(word));
  const isDeed = (word?: ForeignWord): boolean =>
    word !== undefined && !word.enclosed && participle.test(word.word);
  if (at < 1 || left.slice(0, at).some(({ word }) => isApart(word, language))) return -1;
  if (right.some(({ word }) => auxiliaries.has(word) || isApart(word, language))) return -1;
  if (closes) {
    const opens = language.determiners.has(right[0]?.word ?? "") && right.length > 1;
    return !opens && isDeed(left.at(-1)) && isDeed(right.at(-1)) ? at + 1 : -1;
  }
  return isDeed(left[at + 1]) && isDeed(right[0]) ? at + 1 : -1;
}

const LONGEST = 30;

function isApart(word: string, language: Language): boolean {
  return word === "," || language.subordinators.has(word);
}
