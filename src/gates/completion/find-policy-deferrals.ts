/** Deferrals that a policy names: literal phrases and patterns. */

import { remembered } from "../../domain/remembered.ts";
import type { GatePolicy, Reason } from "../gate.ts";
import type { Document } from "../text/document.ts";
import type { Thoroughness } from "./reason.ts";
import { DELIVER } from "./rules/advice.ts";

/**
 * Finds the policy's phrases, without regard to case, spacing and quote style, and its patterns. Both
 * are looked for in the message as it is written, marks of emphasis and code included.
 */
export function findPolicyDeferrals(
  doc: Document,
  policy: GatePolicy,
  thoroughness: Thoroughness,
): readonly Reason[] {
  const reasons: Reason[] = [];
  const { text } = doc;
  const folded = policy.deferralPhrases.length > 0 ? fold(text) : "";
  for (const phrase of policy.deferralPhrases) {
    const at = findPhrase(folded, foldedPhrase(phrase));
    if (at === null) continue;
    const { start, end } = spanOf(text, at.start, at.end);
    reasons.push(policyReason("phrase", text, start, end));
    if (thoroughness === "first") return reasons;
  }
  for (const pattern of policy.deferralPatterns) {
    const match = pattern.find(text);
    if (match === null) continue;
    reasons.push(policyReason("pattern", text, match.start, match.end));
    if (thoroughness === "first") return reasons;
  }
  return reasons;
}

const foldedPhrase = remembered((phrase) => fold(phrase.trim()), { most: 2_000, longest: 4_096 });

/** Quotation marks, and the apostrophes, accents, primes and ornaments that are typed for them, are one character. */
const QUOTE = "[\\p{Quotation_Mark}`´′″‴‵‶‷ʹʺʻʼʽ❛❜❝❞❟❠׳״]";
const DASH = "[\\p{Dash_Punctuation}−]";
/** A quote is folded with the blanks around it: some styles set them ("« so »"). */
const FOLDED = new RegExp(`\\s*(?<quote>${QUOTE})\\s*|(?<dash>${DASH})|\\s+`, "gu");
/** The smallest parts of a text that are folded by themselves as they are in the whole: a character with its marks. */
const PART = new RegExp(`\\s*${QUOTE}\\s*|\\s+|[^]\\p{M}{0,30}`, "gu");

/** One text for all that differs in case, spacing, quote style, dash or in how a letter with its mark is stored. */
function fold(text: string): string {
  const lower = decomposed(text)
    .replaceAll(FOLDED, (_, quote?: string, dash?: string) => {
      if (quote !== undefined) return "'";
      return dash === undefined ? " " : "-";
    })
    .toLowerCase()
    .toUpperCase()
    .toLowerCase()
    .replaceAll("ς", "σ");
  return decomposed(lower);
}

/**
 * A character with up to thirty marks, as in the Stream-Safe Text Format of Unicode Annex 15: to put a longer run in
 * order takes time by the square of its length.
 */
const COMPOSED = /[^\0-\x7f]\p{M}{0,30}|[\0-\x7f]\p{M}{1,30}/gu;

function decomposed(text: string): string {
  return text.replaceAll(COMPOSED, (part) => part.normalize("NFD"));
}

/** A letter or digit of a script that sets its words apart: there a phrase is not found inside of a word. */
const IN_WORD =
  "[[\\p{L}\\p{N}\\p{M}]--[\\p{scx=Han}\\p{scx=Hiragana}\\p{scx=Katakana}\\p{scx=Bopomofo}\\p{scx=Thai}\\p{scx=Lao}\\p{scx=Khmer}\\p{scx=Myanmar}\\p{scx=Tibetan}]]";
const BEGINS_WORD = new RegExp(`^${IN_WORD}`, "v");
const ENDS_WORD = new RegExp(`${IN_WORD}$`, "v");

/** Where a folded phrase stands in a folded text; null where it is nowhere or only inside of a word. */
function findPhrase(text: string, phrase: string): { start: number; end: number } | null {
  if (phrase === "") return null;
  const begins = BEGINS_WORD.test(phrase);
  const ends = ENDS_WORD.test(phrase);
  for (let start = text.indexOf(phrase); start >= 0; start = text.indexOf(phrase, start + 1)) {
    const end = start + phrase.length;
    // A code point may take two units.
    const before = text.slice(Math.max(0, start - 2), start);
    const after = text.slice(end, end + 2);
    const inside =
      (begins && ENDS_WORD.test(before)) || (ends && BEGINS_WORD.test(after)) || MARK.test(after);
    if (!inside) return { start, end };
  }
  return null;
}

/** A mark belongs to the letter before it: that is another letter then. */
const MARK = /^\p{M}/u;

/** Where a stretch of the folded text stands in the text, without the blanks around it. */
function spanOf(text: string, from: number, to: number): { start: number; end: number } {
  let start = 0;
  let end = text.length;
  let folded = 0;
  for (const { index, 0: part } of text.matchAll(PART)) {
    if (folded <= from) start = index;
    folded += fold(part).length;
    if (folded < to) continue;
    end = index + part.length;
    break;
  }
  const found = text.slice(start, end);
  return { start: end - found.trimStart().length, end: start + found.trimEnd().length };
}

function policyReason(
  kind: "phrase" | "pattern",
  text: string,
  start: number,
  end: number,
): Reason {
  return {
    rule: `completion.policy.${kind}`,
    sentence: `The message holds a ${kind} that the policy names as a deferral.`,
    span: { start, end, text: text.slice(start, end) },
    missing: null,
    advice: DELIVER,
  };
}
