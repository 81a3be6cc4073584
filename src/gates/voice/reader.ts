import { foldedCode, scanText } from "../text/scan.ts";
import { codeSpanEnd, quotationEnd } from "../text/masked-things.ts";
import { GLUE, LONGEST_SENTENCE, TOKEN, type Sentence } from "./sentence.ts";
import { WordClass } from "./lexicon/classes.ts";
import { wordSet } from "../../domain/word-set.ts";
import { lazyPattern } from "./lazy-pattern.ts";
import { CODE_MARKS } from "./rule.ts";
import type { WordTable } from "./word-table.ts";

/** A code span or quotation longer than this is taken as running text. */
const LONGEST_MASK = 400;
/** A quotation that opens the nudge and is longer than this is the nudge itself. */
const LONGEST_LABEL = 60;

const ABBREVIATIONS = wordSet(
  "dr mr mrs ms prof st e g i vs no corp inc ltd co approx z b acc attn p o",
);

/**
 * Reads a text sentence by sentence and hands those that hold an anchor to `visit`, which answers
 * true to stop. Words inside code spans, code blocks and quotations are one token and never anchors.
 */
export function readSentences(
  text: string,
  table: WordTable,
  sentence: Sentence,
  visit: (sentence: Sentence) => boolean,
): void {
  const scan = scanText(text);
  const { wordCount, wordHash, wordStart, wordEnd } = scan;
  const length = text.length;
  sentence.open(text);
  let position = 0;
  let noCodeBefore = 0;
  let noFence = false;
  let noQuoteBefore = 0;
  let index = 0;
  for (;;) {
    // The signs between two words.
    let glue: number = GLUE.none;
    let gapEnd = index < wordCount ? (wordStart[index] ?? length) : length;
    if (gapEnd - position === 1) {
      const only = text.charCodeAt(position);
      if (only === 32) position = gapEnd;
      else if (only === 45 || only === 0x2011 || only === 0x2010) {
        glue = GLUE.hyphen;
        position = gapEnd;
      } else if ((only === 39 || only === 0x2019) && sentence.size > 0) {
        glue = GLUE.apostrophe;
        position = gapEnd;
      }
    }
    let newlines = 0;
    while (position < gapEnd) {
      const code = text.charCodeAt(position);
      if (code === 32) {
        position++;
        continue;
      }
      if (code === 10) {
        newlines++;
        position++;
        if (newlines > 1 || startsItem(text, position)) {
          if (sentence.isSuspect() && visit(sentence)) return;
          sentence.clear();
        }
        continue;
      }
      if (code === 96 && isMarkOfName(text, position)) {
        position++;
        continue;
      }
      let close = -1;
      let kind: number = TOKEN.sign;
      if (code === 96) {
        const fence = text.charCodeAt(position + 1) === 96 && text.charCodeAt(position + 2) === 96;
        if (fence && !noFence) {
          close = codeSpanEnd(text, position, length);
          noFence = close < 0;
        } else if (!fence && position >= noCodeBefore) {
          const limit = Math.min(length, position + LONGEST_MASK);
          close = codeSpanEnd(text, position, limit);
          if (close < 0) noCodeBefore = limit;
        }
        kind = TOKEN.code;
      } else if (isQuote(code) && position >= noQuoteBefore) {
        close = quotationEnd(text, position, 0, length);
        if (close < 0 && (position === 0 || foldedCode(text.charCodeAt(position - 1)) === 0)) {
          noQuoteBefore = position + (code === 39 || code === 0x2018 ? 120 : LONGEST_MASK);
        }
        if (close - position > LONGEST_LABEL && sentence.size === 0 && index === 0) close = -1;
        kind = TOKEN.quote;
      }
      if (close > 0) {
        if (sentence.size < LONGEST_SENTENCE) {
          sentence.add(kind, GLUE.none, -1, position, close);
          if (kind === TOKEN.code && close - position < LONGEST_LABEL) {
            const mark = table.indexOf(markOfCode(text.slice(position, close)));
            if (mark >= 0) sentence.expectRules(mark);
          }
        }
        position = close;
        while (index < wordCount && (wordStart[index] ?? 0) < close) index++;
        gapEnd = index < wordCount ? (wordStart[index] ?? length) : length;
        continue;
      }
      if (endsSentence(text, position, code, length, sentence)) {
        if (sentence.isSuspect()) {
          if (sentence.size < LONGEST_SENTENCE) {
            sentence.add(TOKEN.sign, GLUE.none, -1, position, position + 1);
          }
          if (visit(sentence)) return;
        }
        sentence.clear();
      } else if (
        code > 32 &&
        code !== 0x200b &&
        code !== 0xad &&
        sentence.size < LONGEST_SENTENCE
      ) {
        const binds = isBinder(code) && position + 1 < length && text.charCodeAt(position + 1) > 32;
        const last = sentence.size - 1;
        const isTight = binds && last >= 0 && sentence.end[last] === position;
        sentence.add(TOKEN.sign, isTight ? GLUE.tight : GLUE.none, -1, position, position + 1);
        if (binds && position + 1 === gapEnd) glue = GLUE.tight;
      }
      position++;
    }
    if (index >= wordCount) break;

    const start = wordStart[index] ?? 0;
    const end = wordEnd[index] ?? 0;
    let word = table.find(text, start, end, wordHash[index] ?? 0);
    let slipped = false;
    if (word < 0) {
      if (end - start > 4) word = table.findSlip(text, start, end);
      slipped = word >= 0;
    } else slipped = table.length(word) !== end - start;
    let person = false;
    let anchors = false;
    if (word >= 0) {
      if (table.isAnchor(word)) anchors = true;
    } else if (end - start > 5 && namesCalling(text, start, end)) {
      person = true;
      anchors = true;
    }
    if (sentence.size >= LONGEST_SENTENCE) {
      if (sentence.isSuspect() && visit(sentence)) return;
      sentence.clear();
    }
    if (anchors) sentence.isAnchored = true;
    if (glue === GLUE.apostrophe) addSuffix(sentence, table, word, start, end);
    else {
      const first = text.charCodeAt(start);
      const kind = first >= 48 && first <= 57 ? TOKEN.number : TOKEN.word;
      sentence.add(kind, glue, word, start, end);
      if (slipped) sentence.markSlipped();
      if (person) sentence.markPerson(sentence.size - 1);
      else if (word < 0) markTitled(sentence);
    }
    position = end;
    index++;
  }
  if (sentence.isSuspect()) visit(sentence);
}

function addSuffix(
  sentence: Sentence,
  table: WordTable,
  word: number,
  start: number,
  end: number,
): void {
  const { text } = sentence;
  if (end - start > 2) {
    sentence.add(TOKEN.word, GLUE.apostrophe, word, start, end);
    return;
  }
  const suffix = text.slice(start, end).toLowerCase();
  if (suffix === "t" && sentence.size > 0) sentence.joinNegation(end);
  else sentence.add(TOKEN.word, GLUE.apostrophe, table.indexOf(`'${suffix}`), start - 1, end);
}

/** `svc` is the one name that stays a name in code marks. */
function isMarkOfName(text: string, at: number): boolean {
  return text.startsWith(NAME, at) || text.startsWith(NAME, at + 1 - NAME.length);
}

const NAME = "`svc`";

/** Code that a rule looks into: the anchor word that stands for it, "" for any other code. */
function markOfCode(code: string): string {
  if (FLAG_CODE.test(code)) return CODE_MARKS.flag;
  return SECRET_CODE.test(code) ? CODE_MARKS.secret : "";
}

const FLAG_CODE = lazyPattern(
  () =>
    /--(?:no-|skip|force|admin|yes|insecure|bypass)|auto-approve|continue-on-error|\|\| ?true|ts-nocheck|ts-ignore|eslint-disable|noqa|nolint|\[(?:skip ci|ci skip)|\.skip\b|xfail|required_\w*(?:approv|review)|enforce_admins|husky=0|\bskip=|allow_failure|commit -[a-z]*n\b|push -[a-z]*f\b|curl -[a-z]*k\b/i,
);

const SECRET_CODE = lazyPattern(
  () =>
    /\.env\b|secret|token|credential|pass(?:w|phr)|id_rsa|\.(?:ssh|aws|kube)\/|id_ed25519|kubeconfig|\.npmrc|\.netrc|\.pgpass|_(?:key|pass)\b|api_?key|access_?key|private_?key|\.(?:pem|key|p12|pfx|jks|keystore)\b|^`(?:print)?env`$/i,
);

/** "agronomist", "statistician", "saleswoman": a stranger that ends like a calling. */
function namesCalling(text: string, start: number, end: number): boolean {
  const last = text.charCodeAt(end - 1) | 32;
  const before = text.charCodeAt(end - 2) | 32;
  // -ist(s), -ician(s), -woman, -men, "brewmaster"
  const mayBeMaster = last === 114 && before === 101 && end - start > 8;
  if (
    last !== 116 &&
    last !== 110 &&
    !mayBeMaster &&
    !(last === 115 && (before === 116 || before === 110))
  )
    return false;
  const word = text.slice(start, end).toLowerCase();
  return CALLING.test(word) && !NOT_CALLINGS.test(word);
}

const CALLING = lazyPattern(
  () =>
    /(?:[^l]ists?|[a-z]icians?|[a-z](?:wo)?m[ae]n|(?:brew|quiz|choir|band|harbour|station|head)master)$/,
);
const NOT_CALLINGS = lazyPattern(
  () =>
    /(?:^(?:re|per|con|as|ins|des|coex|ex|subs|enl|tw|wr|m|preex|unl)ists?$|gist$|twist|wrist|tourist|resist|persist|consist|assist|exist|insist|specimen|regimen|omen$|abdomen|stamen|lumen|acumen|german|roman|norman|cayman|talisman|yeoman|ottoman|mailman|walkman|postman|pacman|hangman|huffman|bowman|kalman|feynman|hoffman|ramen|semen|foramen|albumen|bitumen|hymen)/,
);

/** In "Prof. Lindqvist" the stranger behind the title is a person. */
function markTitled(sentence: Sentence): void {
  const at = sentence.size - 1;
  let title = at - 1;
  if (sentence.kindAt(title) === TOKEN.sign) title--;
  if (sentence.has(title, WordClass.title) && sentence.isCapital(at)) sentence.markPerson(at);
}

/** Signs that bind words to a path, a flag or an address: `~/.aws`, `--force`, `a_b`. */
function isBinder(code: number): boolean {
  return (
    code === 45 ||
    code === 46 ||
    code === 47 ||
    code === 95 ||
    code === 126 ||
    code === 64 ||
    code === 36
  );
}

function isQuote(code: number): boolean {
  return code === 34 || code === 39 || code === 0xab || (code >= 0x2018 && code <= 0x201f);
}

/** A line that opens a list item, a quotation, a table row or a heading. */
function startsItem(text: string, lineStart: number): boolean {
  let at = lineStart;
  while (text.charCodeAt(at) === 32 && at - lineStart < 12) at++;
  const code = text.charCodeAt(at);
  if (code !== 45 && code !== 42 && code !== 0x2022 && code !== 35 && code !== 124) return false;
  return code === 124 || code === 35 || text.charCodeAt(at + 1) === 32;
}

/** It ends a sentence in front of a capital, and else is a pause. */
const ELLIPSIS = 0x2026;

function endsSentence(
  text: string,
  position: number,
  code: number,
  length: number,
  sentence: Sentence,
): boolean {
  if (code === ELLIPSIS) return /^…(?:\s+\p{Lu}|\s*$)/u.test(text.slice(position, position + 8));
  if (code !== 46 && code !== 33 && code !== 63) return false;
  const next = position + 1 < length ? text.charCodeAt(position + 1) : 32;
  if (
    next > 32 &&
    next !== 34 &&
    next !== 39 &&
    next !== 41 &&
    next !== 0x201d &&
    next !== 0x2019
  ) {
    // "done.The rest": a space was forgotten.
    const before = text.charCodeAt(position - 1);
    return code === 46 && next >= 65 && next <= 90 && before >= 97 && before <= 122;
  }
  if (code !== 46 || sentence.size === 0) return true;
  const last = sentence.size - 1;
  if (sentence.end[last] !== position) return true;
  return !(sentence.kind[last] === TOKEN.word && ABBREVIATIONS.has(sentence.read(last)));
}
