/** Which language a text is in, as its small words tell: other than English, and which. */

import type { Language } from "./frames.ts";

const SMALL_WORDS: Readonly<Record<Language, string>> = {
  de: "der die das und ist sind nicht ein eine mit für im wird werden noch auch sie",
  es: "el los las una por está están que del con para se al y",
  fr: "le les des est sont une pour dans pas du et il elle vous sur à",
  it: "gli di della dei delle nel nella alla sul sulla sono che il non per ho più anche è",
  pt: "dos das uma não os em com foi ao você é são está estão foram já há às pela pelo também",
};

/** With more of them, which English has too, and without what two of the languages share. */
const OWN_WORDS: Readonly<Record<Language, string>> = {
  ...SMALL_WORDS,
  es: "el los las una del con y la lo más ya está están muy hay",
  fr: "le la les des est sont une pour dans pas du et il elle vous sur",
  it: "gli di della dei delle nel nella alla sul sulla sono che il non ho più è una del le la lo",
  pt: "dos das uma um não os o em com foi ao você",
};

const FOREIGN_WORDS: readonly string[] = Object.values(SMALL_WORDS).flatMap((words) =>
  words.split(" "),
);

const OWN = new Map(
  Object.entries(OWN_WORDS).map(([language, words]) => [
    language,
    new RegExp(`(?<!\\p{L})(?:${words.replaceAll(" ", "|")})(?!\\p{L})`, "giu"),
  ]),
);

/** What languages a text may be in, all five where it is too short to tell; and which of them it most likely is in. */
export function languagesOf(text: string): {
  readonly possible: ReadonlySet<string>;
  readonly likely: ReadonlySet<string>;
} {
  const beginning = text.slice(0, LONGEST_READ);
  const counts = Array.from(OWN, ([language, own]) => ({
    language,
    count: beginning.match(own)?.length ?? 0,
  }));
  const most = Math.max(...counts.map(({ count }) => count));
  const withAtLeast = (least: number): ReadonlySet<string> =>
    new Set(counts.flatMap(({ language, count }) => (count >= least ? language : [])));
  return { possible: withAtLeast(most < 2 ? 0 : most / 2), likely: withAtLeast(most) };
}

const FOREIGN = new RegExp(`(?<!\\p{L})(?:${FOREIGN_WORDS.join("|")})(?!\\p{L})`, "giu");

export function hasForeignWords(text: string): boolean {
  const { foreign, english } = countWords(text);
  return foreign >= 3 && foreign > 5 * english;
}

/** Has a text more small words of other languages than of English? Told of a short one, too. */
export function leansForeign(text: string): boolean {
  const { foreign, english } = countWords(text);
  return foreign > english;
}

export function isForeign(text: string): boolean {
  const { foreign, english } = countWords(text);
  return foreign > english || english === 0;
}

function countWords(text: string): { readonly foreign: number; readonly english: number } {
  const beginning = text.slice(0, LONGEST_READ).replaceAll(CODE, " ");
  return {
    foreign: beginning.match(FOREIGN)?.length ?? 0,
    english: beginning.match(ENGLISH)?.length ?? 0,
  };
}

/** "I" is an article in Italian, but in front of such a verb. */
const ENGLISH =
  /(?<!\p{L})(?:i(?= (?:\p{L}+ed|had|have|did|do|am|was|will|can|could|ran|made|wrote|built|put|set|took|left|kept|got|found|went|saw|read|sent|cut|see|need|also|only|then|now)(?!\p{L})|['’](?:ve|m|ll|d))|the|and|is|are|was|were|of|to|with|it|for|not|all(?!['’])|this|that|by|from|has|have|had|did|been|their|they|which|when|you|your|our|we|there|than|each|every|only|into|before)(?!\p{L})/giu;

const LONGEST_READ = 4000;

/** Code is of no language: the `y` of `{y}` is no Spanish. */
const CODE = /`[^`\n]*`/g;

export function leansEnglish(text: string): boolean {
  const { foreign, english } = countWords(text);
  return english > foreign;
}
