/** Conditions that ask for none of something ("without warnings", "no duplicate contacts"), and messages that count some. */

import { EARLIER_WORD } from "../../../domain/earlier.ts";
import { NUMBER_NAMES } from "../../../domain/inventory.ts";
import type { Clause, Document } from "../../text/document.ts";
import { mentions } from "./mentions.ts";
import { termsOf, type Term } from "./terms.ts";

/** What is wrong with things, as a noun of its own or in front of one: "warnings", "failed requests". */
const FAULT =
  /^(?:errors?|warnings?|violations?|failures?|failed|failing|issues?|findings?|defects?|faults?|offen[cs]es?|vulnerabilit(?:y|ies)|problems?|complaints?|conflicts?|duplicates?|duplicated?|regressions?|leaks?|broken|dead|missing|lost|dropped|overdue|unpaid|unsigned|orphan(?:s|ed)?|gaps?|cracks?|typos?|mistakes?|mismatch(?:es)?|differences?|discrepanc(?:y|ies)|rejects?|rejected|scratch(?:es)?|stains?|injur(?:y|ies)|accidents?)$/iu;
const ASKED =
  /(?<![\p{L}\d.,])(?:no|zero|0|without(?: any)?|free (?:of|from)|not a single|not one) ((?:[\p{L}-]+ ){0,2}[\p{L}-]+)/giu;
const AND_SUCH = /^,? ?(?:and|or)(?: without| no)? ([\p{L}-]+)/iu;

/** The faults of which a condition asks for none. */
export function faultsOf(condition: string): readonly Term[] {
  const words: string[] = [];
  for (const match of condition.matchAll(ASKED)) {
    const said = (match[1] ?? "").split(" ");
    const at = said.findIndex((word) => FAULT.test(word));
    if (at < 0) continue;
    words.push(said[at] ?? "");
    const behind = condition.slice(match.index + match[0].length);
    const [, other = ""] = AND_SUCH.exec(behind) ?? [];
    for (const word of [...said.slice(at + 1), other]) if (FAULT.test(word)) words.push(word);
  }
  return words.flatMap((word) => termsOf(word, true));
}

/** A number of things that is not none, as a pattern. */
export const SOME_NUMBER = `[1-9]\\d*|${NUMBER_NAMES.slice(1).join("|")}|several|a few|a couple of`;
/** "2 minor defects", "12 pairs of duplicates": the last word is the one that is counted. */
const COUNTED = new RegExp(
  `(?<![\\p{L}\\d.,:/#-])(?:${SOME_NUMBER}) ((?:[\\p{L}-]+ ){0,2}?[\\p{L}-]+)(?=\\W*$|[^\\p{L}\\d\\s-]| (?:in|on|at|from|for|and|are|is|remain|remains|left|found|reported|with|about|by|but|still|now|here|there|that|which)(?!\\p{L}))`,
  "giu",
);
/** "Warnings: 4" */
const LABELLED =
  /(?<![\p{L}-])([\p{L}-]+)\s?[:=]\s?[1-9]\d{0,5}(?![\d.,:%/]*\d|\s?%|\s?[\p{L}])/giu;
/** It was so before, is over, wanted, only a case, or counted of something else. */
const OVER = new RegExp(
  `(?<!\\p{L})(?:${EARLIER_WORD}|was|were|had|start(?:ed)?|beg(?:in|an|inning)|been|first|fix(?:ed|es)?|removed?|resolved?|repaired|mended|corrected|cleared|closed|settled|merged|gone|down|from|instead|planted|injected|forced|simulated|expected|deliberate\\w*|provoked|no longer|not|never|none|neither|nor|without|if|when|where|each|every|per|both|such|known|accepted|would|could|may|might|catch(?:es)?|caught|detects?|finds?|refuse[sd]?|reject(?:s|ed)?|on main|baseline|upstream|unrelated|out of)(?!\\p{L})|n['’]t|->|→`,
  "iu",
);
const BEFORE = /[;()]| – | — /u;
const BEHIND = /[;:()]|,(?!\d)| – | — /u;
/** "317 errors at the start, 0 now" */
const NONE_NOW =
  /(?<![\d.,])(?:0|zero|none) (?:now|left|today|at the end|in the end|afterwards|remain(?:s|ing)?)(?!\p{L})|(?<!\p{L})(?:now|to|then):? (?:0|zero|none)(?![\d.,]*\d)/u;

/** The clause that counts some of what a condition asks for none of; null where none is counted. */
export function someTold(doc: Document, faults: readonly Term[]): Clause | null {
  const counted = faults.filter((fault) => !isNoneTold(doc, fault));
  if (counted.length === 0) return null;
  return doc.clauses().find((clause) => countsSome(clause, counted)) ?? null;
}

function countsSome(clause: Clause, faults: readonly Term[]): boolean {
  if (clause.kind === "quote" || NONE_NOW.test(clause.plain)) return false;
  if (clause.kind === "cell")
    return (
      /^\W*[1-9]\d{0,5}\W*$/u.test(clause.plain) &&
      mentions(clause.column, faults) &&
      !OVER.test(`${clause.column} ${clause.row}`)
    );
  const { plain } = clause;
  return (
    hasOpen(plain, COUNTED, (name) => mentions(name.slice(name.lastIndexOf(" ") + 1), faults)) ||
    hasOpen(plain, LABELLED, (name) => mentions(name, faults))
  );
}

/** So far around a count its time is told. In UTF-16 units, so that a long line is read once. */
const NEAR = 300;

/** Whether a pattern meets what is meant in a part of the text that tells of now. */
function hasOpen(text: string, pattern: RegExp, isMeant: (name: string) => boolean): boolean {
  for (const match of text.matchAll(pattern)) {
    if (!isMeant(match[1] ?? "")) continue;
    const [from, to] = [match.index, match.index + match[0].length];
    const before =
      text
        .slice(Math.max(0, from - NEAR), from)
        .split(BEFORE)
        .at(-1) ?? "";
    const [after = ""] = text.slice(to, to + NEAR).split(BEHIND);
    if (!OVER.test(before) && !OVER.test(after)) return true;
  }
  return false;
}

const NONE_SAID =
  /(?<![\p{L}\d.,])(?:no|zero|0|none of|without(?: any| an?)?|free (?:of|from)|not an?y?|not one|not a single|never an?)(?!\p{L}) ?((?:[\p{L}-]+ ){0,3}[\p{L}-]+)|([\p{L}-]+)\s?[:=|]\s?(?:0|none|no|zero)(?![\p{L}\d.,]*\d)/giu;

function isNoneTold(doc: Document, fault: Term): boolean {
  return doc
    .clauses()
    .some(({ plain }) =>
      [...plain.matchAll(NONE_SAID)].some(([, behind = "", before = ""]) =>
        mentions(`${behind} ${before}`, [fault]),
      ),
    );
}
