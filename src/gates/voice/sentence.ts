import { foldedCode } from "../text/scan.ts";
import { WordClass } from "./lexicon/classes.ts";
import { CODE_MARKS } from "./rule.ts";
import type { Secret } from "./secrets/noun.ts";
import type { WordTable } from "./word-table.ts";

/** Kinds of token. */
export const TOKEN = { word: 0, sign: 1, code: 2, quote: 3, number: 4 } as const;

/** How a token hangs on the one before it. */
export const GLUE = { none: 0, hyphen: 1, apostrophe: 2, tight: 3 } as const;

/** A sentence longer than this is cut, so that no rule ever sees an unbounded text. */
export const LONGEST_SENTENCE = 240;

/** How many letters behind the name of a secret "it" may still be the secret. */
const SECRET_REACH = 300;

/** Room for the plain form; a sentence with longer words than that is cut. */
const plainCodes = new Uint16Array(LONGEST_SENTENCE * 32);

/**
 * One sentence as tokens, in buffers that are filled anew for each sentence. Offsets are offsets
 * into the original text.
 */
export class Sentence {
  text = "";
  size = 0;
  /** One bit for each phrase rule that one of the words waits for. */
  rules = 0;
  /** The secret that a sentence before named, for this one to take up. */
  secret: Secret | null = null;
  /** Where it was named. */
  private secretAt = 0;
  /** The bit of the rule that waits for secrets. */
  private readonly secretBit: number;
  /** Does it hold a word by which somebody may be named as the source of a demand? */
  isAnchored = false;
  /** One bit for each phrase rule of which a phrase may start with one of the words. */
  heads = 0;
  readonly kind = new Uint8Array(LONGEST_SENTENCE + 8);
  readonly glue = new Uint8Array(LONGEST_SENTENCE + 8);
  /** Index into the word table; -1 for strangers. */
  readonly word = new Int32Array(LONGEST_SENTENCE + 8);
  readonly classes = new Int32Array(LONGEST_SENTENCE + 8);
  readonly start = new Int32Array(LONGEST_SENTENCE + 8);
  readonly end = new Int32Array(LONGEST_SENTENCE + 8);
  /** 1 where the text does not spell the word as the lexicon does: a slip, or a broken line. */
  readonly slipped = new Uint8Array(LONGEST_SENTENCE + 8);
  private beforeStart = 0;
  private beforeEnd = 0;
  private readonly table: WordTable;
  private plainCache: string | null = null;
  private readonly plainStart = new Int32Array(LONGEST_SENTENCE + 8);

  constructor(table: WordTable) {
    this.table = table;
    this.secretBit = table.rules(table.indexOf(CODE_MARKS.secret));
  }

  /** Starts a text. */
  open(text: string): void {
    this.text = text;
    this.secret = null;
    this.clear();
    this.beforeEnd = this.beforeStart = 0;
  }

  /** The sentence before this one, roughly in plain form. */
  before(): string {
    const raw = this.text.slice(this.beforeStart, this.beforeEnd).toLowerCase();
    return ` ${raw.replaceAll(/[,;:!?–]|\.$/g, " $& ").replaceAll("’", "'")} .`.replaceAll(
      /\s+/g,
      " ",
    );
  }

  /** Starts the next sentence. */
  clear(): void {
    if (this.size > 0) {
      this.beforeStart = this.start[0] ?? 0;
      this.beforeEnd = this.end[this.size - 1] ?? 0;
    }
    this.size = 0;
    this.rules = 0;
    this.heads = 0;
    this.isAnchored = false;
    this.plainCache = null;
  }

  add(kind: number, glue: number, word: number, start: number, end: number): void {
    const at = this.size++;
    this.kind[at] = kind;
    this.glue[at] = glue;
    this.word[at] = word;
    this.classes[at] = word < 0 ? 0 : this.table.classes(word);
    if (word >= 0) this.expectRules(word);
    this.start[at] = start;
    this.end[at] = end;
    this.slipped[at] = 0;
  }

  /** A word of the sentence that phrase rules wait for, or that opens their phrases. */
  expectRules(word: number): void {
    this.rules |= this.table.rules(word);
    this.heads |= this.table.heads(word);
  }

  /** Has a secret been named shortly before the sentence, so that "its value" is the secret? */
  followsSecret(): boolean {
    return this.secret !== null && (this.start[0] ?? 0) - this.secretAt < SECRET_REACH;
  }

  /** Keeps a secret that the sentence names, for the next to take up. */
  nameSecret(secret: Secret): void {
    this.secret = secret;
    this.secretAt = this.start[this.tokenAt(secret.start + 1)] ?? 0;
  }

  /** Does it name a secret, or follow on one that does? */
  mayHoldSecret(): boolean {
    return (this.rules & this.secretBit) !== 0 || this.followsSecret();
  }

  /** Is it worth a closer look? */
  isSuspect(): boolean {
    return this.isAnchored || this.mayHoldPhrase() || this.mayHoldSecret();
  }

  /** May a phrase rule match? It takes a word that the rule waits for, and one that opens a phrase. */
  mayHoldPhrase(): boolean {
    return (this.rules & this.heads) !== 0;
  }

  /** The last token is a slip of its word, or broken over two lines. */
  markSlipped(): void {
    this.slipped[this.size - 1] = 1;
  }

  /** Is it a verb that counts whoever its subject is? */
  isStrong(index: number): boolean {
    const word = this.word[index] ?? -1;
    return word >= 0 && this.table.isStrong(word);
  }

  /** A word that the lexicon does not know, but that must be a person. */
  markPerson(index: number): void {
    this.classes[index] = WordClass.person;
  }

  /** Joins "don" and "t" to "don't". */
  joinNegation(end: number): void {
    const at = this.size - 1;
    const stem = this.text.slice(this.start[at], this.end[at]).toLowerCase();
    const word = this.table.indexOf(`${stem}'t`);
    this.word[at] = word;
    this.classes[at] = word < 0 ? 0 : this.table.classes(word);
    if (word >= 0) this.expectRules(word);
    this.end[at] = end;
    this.slipped[at] = 1;
  }

  /** The classes of a token; 0 past either end. */
  at(index: number): number {
    return index >= 0 && index < this.size ? (this.classes[index] ?? 0) : 0;
  }

  has(index: number, classes: number): boolean {
    return (this.at(index) & classes) !== 0;
  }

  kindAt(index: number): number {
    return index >= 0 && index < this.size ? (this.kind[index] ?? -1) : -1;
  }

  glueAt(index: number): number {
    return index >= 0 && index < this.size ? (this.glue[index] ?? 0) : 0;
  }

  /** A word that the lexicon does not know. */
  isStranger(index: number): boolean {
    return (
      this.kindAt(index) === TOKEN.word && (this.word[index] ?? -1) < 0 && this.at(index) === 0
    );
  }

  /** The word or sign at an index in plain form; "" past either end. */
  read(index: number): string {
    if (index < 0 || index >= this.size) return "";
    const word = this.word[index] ?? -1;
    if (word >= 0 && this.kind[index] === TOKEN.word) return this.table.word(word);
    const raw = this.text.slice(this.start[index], this.end[index]);
    const kind = this.kind[index];
    if (kind === TOKEN.code) return raw.slice(0, 60).toLowerCase().replace(/\s+/g, "_");
    if (kind === TOKEN.quote) return '"…"';
    return kind === TOKEN.sign ? plainSign(raw) : plainWord(raw);
  }

  isCapital(index: number): boolean {
    if (this.kindAt(index) !== TOKEN.word) return false;
    const first = this.text.charAt(this.start[index] ?? 0);
    return first !== first.toLowerCase();
  }

  /** The whole sentence in plain form, with a space at both ends. */
  plain(): string {
    if (this.plainCache !== null) return this.plainCache;
    let size = 0;
    for (let index = 0; index < this.size; index++) {
      const glue = this.glue[index];
      const spelled = this.isSpelledOut(index) ? null : this.read(index);
      const start = this.start[index] ?? 0;
      const length = spelled === null ? (this.end[index] ?? 0) - start : spelled.length;
      if (size + length + 4 > plainCodes.length) break;
      if (glue === GLUE.hyphen) plainCodes[size++] = 45;
      else if (glue === GLUE.apostrophe && spelled?.startsWith("'") !== true)
        plainCodes[size++] = 39;
      else if (glue !== GLUE.tight) plainCodes[size++] = 32;
      this.plainStart[index] = size;
      if (spelled === null) {
        for (let at = start; at < start + length; at++) {
          plainCodes[size++] = foldedCode(this.text.charCodeAt(at));
        }
      } else {
        for (let at = 0; at < length; at++) plainCodes[size++] = spelled.charCodeAt(at);
      }
    }
    plainCodes[size++] = 32;
    this.plainCache = Reflect.apply(String.fromCharCode, null, plainCodes.subarray(0, size));
    return this.plainCache ?? "";
  }

  /** A word or number that is written in the text as the lexicon spells it. */
  private isSpelledOut(index: number): boolean {
    const kind = this.kind[index];
    if (kind === TOKEN.number) return true;
    if (kind !== TOKEN.word || (this.glue[index] ?? 0) === GLUE.apostrophe) return false;
    return (this.slipped[index] ?? 0) === 0;
  }

  /** Where a token stands in the plain form. */
  plainOffset(index: number): number {
    return this.plainStart[index] ?? 0;
  }

  /** The token that stands at an offset of the plain form. */
  tokenAt(offset: number): number {
    let low = 0;
    let high = this.size - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if ((this.plainStart[middle] ?? 0) <= offset) low = middle;
      else high = middle - 1;
    }
    return low;
  }
}

function plainSign(raw: string): string {
  const first = raw.charCodeAt(0);
  if (first === 0x2018 || first === 0x2019) return "'";
  if (first === 0x201c || first === 0x201d || first === 0x201e) return '"';
  if (first === 0x2013 || first === 0x2014 || first === 0x2212) return "–";
  return raw;
}

function plainWord(raw: string): string {
  const lower = raw.toLowerCase();
  return lower.includes("\n") ? lower.replace(/-\r?\n\s*/g, "") : lower;
}
