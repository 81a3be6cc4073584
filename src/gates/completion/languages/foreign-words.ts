/** Small words by which a text in another language than English, and in which, is known. None of them is English. */

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

export const FOREIGN_WORDS: readonly string[] = Object.values(SMALL_WORDS).flatMap((words) =>
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
  const counts = Array.from(OWN, ([language, own]) => ({
    language,
    count: text.match(own)?.length ?? 0,
  }));
  const most = Math.max(...counts.map(({ count }) => count));
  const withAtLeast = (least: number): ReadonlySet<string> =>
    new Set(counts.flatMap(({ language, count }) => (count >= least ? language : [])));
  return { possible: withAtLeast(most < 2 ? 0 : most / 2), likely: withAtLeast(most) };
}
