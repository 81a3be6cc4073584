/** Deferrals that a policy names: literal phrases and patterns. */

import type { GatePolicy, Reason } from "../gate.ts";
import type { Document } from "../text/document.ts";
import type { Thoroughness } from "./reason.ts";

const ADVICE =
  "Deliver it and report it with its evidence, or have the goal redirected so that it no longer asks for it.";

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
    // Nearly all phrases are nowhere in a message, and to compile the pattern of one takes as long as to read a message.
    if (!folded.includes(foldedPhrase(phrase))) continue;
    const pattern = phrasePattern(phrase);
    if (pattern === null) continue;
    const match = pattern.exec(text);
    if (match === null) continue;
    const [found] = match;
    reasons.push(policyReason("phrase", text, match.index, match.index + found.length));
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

const compiled = new Map<string, RegExp | null>();
const foldedPhrases = new Map<string, string>();

function foldedPhrase(phrase: string): string {
  const known = foldedPhrases.get(phrase);
  if (known !== undefined) return known;
  const folded = fold(phrase.trim());
  foldedPhrases.set(phrase, folded);
  return folded;
}

/** One text for all that the pattern of a phrase takes for the same, and for some more. */
function fold(text: string): string {
  return text
    .replaceAll(FOLDED, (_, quote?: string, dash?: string) => {
      if (quote !== undefined) return "'";
      return dash === undefined ? " " : "-";
    })
    .toLowerCase()
    .toUpperCase()
    .toLowerCase()
    .replaceAll("ς", "σ");
}

/** Quotation marks, apostrophes and primes are one character; the same holds for hyphens and dashes. */
const QUOTES = "['\"`´‘’‚‛“”„‟′″‴‵‶‷«»‹›「」『』〝〞〟＂＇ʹʺʻʼʽ]";
const DASHES = "[\\-‐‑‒–—]";
const FOLDED = new RegExp(`(?<quote>${QUOTES})|(?<dash>${DASHES})|\\s+`, "gu");
const MARK = new RegExp(`(?<quote>${QUOTES})|(?<dash>${DASHES})|[\\\\^$.*+?()[\\]{}|/]`, "gu");

/** A letter or digit of a script that sets its words apart: there a phrase is not found inside of a word. */
const IN_WORD =
  "[[\\p{L}\\p{N}\\p{M}]--[\\p{scx=Han}\\p{scx=Hiragana}\\p{scx=Katakana}\\p{scx=Bopomofo}\\p{scx=Thai}\\p{scx=Lao}\\p{scx=Khmer}\\p{scx=Myanmar}\\p{scx=Tibetan}]]";
const BEGINS_WORD = new RegExp(`^${IN_WORD}`, "v");
const ENDS_WORD = new RegExp(`${IN_WORD}$`, "v");

/** A literal phrase, as written but for case, spacing and the style of quotes; null when it is empty. */
function phrasePattern(phrase: string): RegExp | null {
  const known = compiled.get(phrase);
  if (known !== undefined) return known;
  const words = phrase.trim();
  const source = words.split(/\s+/u).map(wordPattern).join("\\s+");
  const before = BEGINS_WORD.test(words) ? `(?<!${IN_WORD})` : "";
  const after = ENDS_WORD.test(words) ? `(?!${IN_WORD})` : "";
  const pattern = words === "" ? null : new RegExp(`${before}${source}${after}`, "iv");
  compiled.set(phrase, pattern);
  return pattern;
}

function wordPattern(word: string): string {
  return word.replace(MARK, (found, quote?: string, dash?: string) => {
    if (quote !== undefined) return QUOTES;
    return dash === undefined ? `\\${found}` : DASHES;
  });
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
    advice: ADVICE,
  };
}
