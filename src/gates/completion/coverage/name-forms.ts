/** How names look: flags, files, statuses, versions, what has capitals or stands in code, and words of a class. */

import { stem, STOP_WORDS } from "../../../domain/inventory.ts";
import { NAME_CLASSES, type NameClass } from "./name-classes.ts";

/** How a name looks, or the class that it is of: one stands for another only where both are so. */
export type Form = "flag" | "file" | "status" | "version" | "code" | "name" | NameClass;

export interface Word {
  readonly text: string;
  /** Null for what is no name. */
  readonly form: Form | null;
  readonly start: number;
  /** Empty for a small word and a sign. */
  readonly stem: string;
}

const WORD = /-{0,2}[\p{L}\p{N}](?:[\p{L}\p{N}_./+#-]*[\p{L}\p{N}+#])?|[.;:,()\n]/gu;
/** A sign that ends a phrase. */
export const STOP = /^[.;:,()\n]$/u;
const SENTENCE_STOP = /^[.;:\n]$/u;
const FLAG = /^--?\p{L}[\p{L}\p{N}-]+$/u;
const FILE = /^[\p{L}\p{N}_./-]*\p{L}[\p{L}\p{N}_-]*\.\p{Ll}[\p{Ll}\d]{1,4}$/u;
/** "3.12", "3.12-slim". */
const VERSION = /^\d+(?:\.\d+)*(?:-\p{Ll}+)?$/u;
const STATUS = /^[1-5]\d\d$/u;
/** "gRPC", "IPv6", "AA", "p99". */
const CODED = /\p{Lu}{2}|\p{Ll}\p{Lu}|\p{Lu}[\p{L}-]*\d|^\p{Ll}{1,2}\d+$/u;
const UNIT = /^[\p{Ll}µ]\p{Lu}\p{Ll}?$/u;

/** The words and the signs of a text. */
export function wordsIn(text: string): readonly Word[] {
  let opens = true;
  let before: Form | null = null;
  return [...text.matchAll(WORD)].map(({ 0: word, index }) => {
    const isCode = text[index - 1] === "`" && text[index + word.length] === "`";
    const form = formOf(word, opens, before) ?? (isCode ? "code" : null);
    before = form;
    opens = SENTENCE_STOP.test(word);
    const lower = word.toLowerCase();
    const isSmall = form === null && (STOP.test(word) || STOP_WORDS.has(lower));
    return { text: word, form, start: index, stem: isSmall ? "" : stem(lower) };
  });
}

function formOf(word: string, opens: boolean, before: Form | null): Form | null {
  if (before === "name" && VERSION.test(word)) return "version";
  if (FLAG.test(word)) return "flag";
  if (FILE.test(word)) return "file";
  if (STATUS.test(word)) return "status";
  const isName = CODED.test(word)
    ? !UNIT.test(word)
    : !opens && word !== "I" && /^\p{Lu}/u.test(word);
  return PLACED.get(word.toLowerCase()) ?? (isName ? "name" : null);
}

/** The words that stand for another of their class where both have the same place. */
const PLACED: ReadonlyMap<string, NameClass> = new Map(
  NAME_CLASSES.filter(({ placed }) => placed).flatMap((one) =>
    one.things.flat().map((word) => [word, one]),
  ),
);

/** As it would stand inside a longer word or a path: a file without its ending, the column of `table.column`. */
export function bareName({ text, form }: Word): string {
  if (form === "code") return text.replace(/^.*[./](?=\p{L})/u, "");
  return form === "file" ? text.replace(/^.*\/|\.\p{Ll}[\p{Ll}\d]*$/gu, "") : text;
}
