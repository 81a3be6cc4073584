import {
  FILLERS,
  foldWord,
  irregularForms,
  NUMBER_NAMES,
  readNumber,
  isPlainVerb,
  stem,
  STOP_WORDS,
} from "../../../domain/inventory.ts";
import { beginningHash, MESSAGE_INDEX, wordHash, type WordIndex } from "./word-index.ts";
import { writtenClasses } from "./word-classes.ts" with { type: "macro" };
import type { WrittenClasses } from "./word-classes.ts";

/** A content word of a condition with every way in which a message may say it. */
export interface Term {
  readonly word: string;
  /** The term is met when a word index has one of these keys. */
  readonly keys: Int32Array;
  /** 1 for a telling word, less for one that many messages hold. */
  readonly weight: number;
}

/** Words that say little about which condition is meant. */
const COMMON =
  "page file user app system value number time new old main list name case code run show service change set line part way day item text data field kind type state result " +
  "example project open first last one per existing real correct different everywhere anywhere current given single full test once twice";

/** The stems of `COMMON`, made when the first term is. */
let common: ReadonlySet<string> | null = null;

function isCommon(key: string): boolean {
  common ??= new Set(COMMON.split(" ").map((word) => stem(word)));
  return common.has(key);
}

type Exactness = boolean | "named";

const WORD =
  /\d+(?:[.,]\d+)*(?:[\p{L}][\p{L}\p{N}]*)?|[\p{L}\p{M}][\p{L}\p{M}\p{N}]*(?:['’-]\p{L}[\p{L}\p{M}\p{N}]*)*/gu;
/** Words that are met in figures as well, by their value: "twelve" by 12. */
const MET_IN_FIGURES = NUMBER_NAMES.slice(0, 13);

/**
 * The content words of a condition as terms; a text of fillers alone ("it works") has none.
 * `exact` terms are met by forms of the word itself only, `named` ones by other spellings of the name too ("pg"), not by words that stand for it.
 */
export function termsOf(text: string, exact: Exactness = false): readonly Term[] {
  const found = new Map<string, Term>();
  for (const raw of wordsIn(text)) {
    const keyed = termOf(raw, exact);
    if (keyed !== null && !found.has(keyed.key)) found.set(keyed.key, keyed.term);
  }
  return [...found.values()];
}

const ELISION = /^(?:[dlnsjcmt]|qu)['’](?=\p{L}{2})/iu;

/** Words, hyphenated ones whole where a class knows them so (`sign-in`), else in parts; French elisions cut off. */
function wordsIn(text: string): readonly string[] {
  const found: string[] = [];
  for (const raw of text.match(WORD) ?? []) {
    const word = /['’]/.test(raw) ? raw.replace(ELISION, "") : raw;
    if (!word.includes("-") || known(stem(word.replaceAll("-", "")))) found.push(word);
    else found.push(...word.split("-").filter((part) => part.length > 1 || /\d/u.test(part)));
  }
  return found;
}

function known(key: string): boolean {
  return [...classWords(key)].length > 0;
}

/** Whether the indexed message says the term in any way. */
export function termMet(term: Term, index: WordIndex): boolean {
  for (let i = 0; i < term.keys.length; i++) if (index.has(term.keys[i] ?? 0)) return true;
  return false;
}

/** The weight of the terms that the indexed text says, mostly the message. */
export function metWeight(terms: readonly Term[], index: WordIndex = MESSAGE_INDEX): number {
  let met = 0;
  for (const term of terms) if (termMet(term, index)) met += term.weight;
  return met;
}

interface KeyedTerm {
  /** The same for all forms of a word. */
  readonly key: string;
  readonly term: Term;
}

/** Words seen before: people ask with the same few thousand words again and again. */
const VOCABULARY_KEPT = 20_000;
const LONGEST_WORD_KEPT = 40;
const vocabularies = new Map<Exactness, Map<string, KeyedTerm | null>>([
  [false, new Map()],
  [true, new Map()],
  ["named", new Map()],
]);

/** The term of a word; null for one that tells nothing. */
function termOf(raw: string, exact: Exactness): KeyedTerm | null {
  const kept = vocabularies.get(exact) ?? new Map<string, KeyedTerm | null>();
  const before = kept.get(raw);
  if (before !== undefined) return before;
  const made = isTelling(raw) ? makeTerm(raw, exact) : null;
  if (kept.size >= VOCABULARY_KEPT) kept.clear();
  if (raw.length <= LONGEST_WORD_KEPT) kept.set(raw, made);
  return made;
}

/** Whether a word tells which condition is meant: no function word, and none that fits any delivery. */
export function isTelling(raw: string): boolean {
  const folded = foldWord(raw);
  return !STOP_WORDS.has(folded) && !STOP_WORDS.has(raw.toLowerCase()) && !FILLERS.has(folded);
}

function makeTerm(raw: string, exact: Exactness): KeyedTerm {
  const number = readNumber(raw);
  if (number !== null) return { key: String(number), term: numberTerm(raw, number) };
  const key = stem(raw);
  return { key, term: wordTerm(raw, key, exact) };
}

/** A status of one word is told by it. */
const STATUS_PHRASES: Readonly<Record<string, string>> = {
  401: "unauthor",
  403: "forbidden",
  409: "conflict",
  422: "unprocessable",
};

function numberTerm(raw: string, value: number): Term {
  const keys = [wordHash(raw.replace(/,/gu, "").toLowerCase()), wordHash(String(value))];
  const name = MET_IN_FIGURES[value];
  if (name !== undefined) keys.push(wordHash(name));
  const phrase = STATUS_PHRASES[raw];
  if (phrase !== undefined) keys.push(beginningHash(phrase));
  // Python 3.10 in the name of a package: `cp310`, `py310`.
  if (/^\d\.\d{1,2}$/u.test(raw))
    for (const tag of ["cp", "py"]) keys.push(wordHash(tag + raw.replace(".", "")));
  return { word: raw, keys: Int32Array.from(keys), weight: 0.6 };
}

function wordTerm(raw: string, key: string, exact: Exactness): Term {
  const keys = new Set(keysOf(raw));
  if (exact !== true)
    for (const word of classWords(stem(raw.replaceAll("-", "")), exact === "named"))
      for (const hash of keysOf(word)) keys.add(hash);
  return {
    word: raw,
    keys: Int32Array.from(keys),
    weight: isCommon(key) || isPlainVerb(raw.toLowerCase()) ? 0.5 : 1,
  };
}

/** Keys that meet one word: its stem's beginning, or all its forms where the stem is too short to be told apart. */
function keysOf(raw: string): readonly number[] {
  const keys: number[] = [];
  const folded = foldWord(raw);
  if (/[^\p{L}\p{N}]/u.test(folded)) {
    // "sign-in", "roll-back": only all of it together says it, and `rollback` is the class's own word.
    return keysOf(folded.replace(/[^\p{L}\p{N}]/gu, ""));
  }
  const base = stem(raw);
  keys.push(wordHash(folded));
  if (folded.length >= 7) keys.push(beginningHash(folded));
  for (const form of [...irregularForms(base), base])
    addForms(
      keys,
      form.endsWith("i") && form.length > 3 ? form.slice(0, -1) : form,
      form.endsWith("i"),
    );
  const foreign = folded.replace(
    /(?:ungen|ung|ciones|cion|coes|cao|zioni|zione|amento|amiento)$/u,
    "",
  );
  if (foreign !== folded && foreign.length >= 5) addForms(keys, foreign, false);
  if (base.endsWith("iz")) addForms(keys, `${base.slice(0, -1)}s`, false);
  if (base.endsWith("or") && base.length > 4) addForms(keys, `${base.slice(0, -2)}our`, false);
  return keys;
}

function addForms(keys: number[], base: string, fromY: boolean): void {
  if (base.length >= 5) {
    keys.push(beginningHash(base));
    return;
  }
  const last = base.at(-1) ?? "";
  const endings = fromY
    ? ["y", "ies", "ied", "ying", "ier"]
    : [
        "",
        "s",
        "e",
        "es",
        "ed",
        "d",
        "ing",
        "ings",
        "er",
        "ers",
        "y",
        `${last}ed`,
        `${last}ing`,
        `${last}ings`,
        `${last}er`,
        "ion",
        "or",
        "n",
        "able",
        "ment",
      ];
  for (const ending of endings) keys.push(wordHash(base + ending));
}

const PLAIN_ENDINGS: ReadonlySet<string> = new Set(["", "s", "e", "es"]);

/**
 * Whether a message that holds `form` surely meets the term of `word`, which is no number and, like
 * `form`, in small ASCII letters: a look at the stem, which spares making the term. False tells nothing.
 */
export function surelyMeets(word: string, form: string): boolean {
  const base = stem(word);
  if (base.endsWith("i") || !form.startsWith(base)) return false;
  return base.length >= 5 || PLAIN_ENDINGS.has(form.slice(base.length));
}

const CLASSES = writtenClasses();
let read: WrittenClasses | null = null;

/** The other words of the classes that a stem belongs to, or of those that spell one name alone. */
function classWords(key: string, isNamed = false): Iterable<string> {
  const { classes, firstName, byStem } = (read ??= readClasses());
  if (!Object.hasOwn(byStem, key)) return [];
  const own = (byStem[key] ?? []).filter((at) => !isNamed || at >= firstName);
  return new Set(own.flatMap((at) => classes[at]?.split(" ") ?? []));
}

function readClasses(): WrittenClasses {
  return JSON.parse(CLASSES);
}
