/** One name of a closed class where another was asked for: SQLite for PostgreSQL, the median for the p99, staging for production. */

import type { Clause, Document } from "../../text/document.ts";
import { NAME_CLASSES } from "./name-classes.ts";
import { CLAUSE_INDEX, MESSAGE_INDEX, wordHash } from "./word-index.ts";
import { isOnTheWay } from "../on-the-way.ts";
import { mentions } from "./mentions.ts";
import type { Term } from "./terms.ts";
import type { Wanted } from "./wanted.ts";

/** A thing that a condition names, with what would be another thing in its place. */
export interface SwapWatch {
  readonly asked: string;
  readonly own: readonly number[];
  readonly others: readonly { readonly name: string; readonly key: number }[];
}

const SWAPPED = NAME_CLASSES.filter(({ placed }) => !placed);

const ASKED: ReadonlySet<string> = new Set(
  SWAPPED.flatMap(({ things, asked }) => things.slice(0, asked).flat()),
);

/** Whether a word, in lower case, names a thing that others could stand in for. */
export function canBeSwapped(word: string): boolean {
  return ASKED.has(word);
}

/** The things of a condition that others could stand in for, which done_when nowhere names; empty for most. */
export function watchSwaps(condition: string, all: readonly string[]): readonly SwapWatch[] {
  const words = wordsOf(condition);
  if (!words.some(canBeSwapped)) return [];
  return SWAPPED.flatMap(({ things, asked: many }) =>
    things.slice(0, many).flatMap((own) => {
      const asked = words.find((word) => own.includes(word));
      if (asked === undefined) return [];
      const others = things.filter(
        (thing) => thing !== own && !thing.some((word) => all.includes(word)),
      );
      return {
        asked,
        own: own.map(wordHash),
        others: others.flat().map((name) => ({ name, key: wordHash(name) })),
      };
    }),
  );
}

/** The words of a text in lower case; what a hyphen joins is one word where classes know it so. */
export function wordsOf(text: string): readonly string[] {
  const joined = text
    .toLowerCase()
    .replace(/(\d\d)th percentile/g, "p$1")
    .replace(/hold-out|held-out|wi-fi|sha-\d|in-(?=process|memory)/g, (word) =>
      word.replace("-", ""),
    );
  return joined.match(/[a-z][a-z0-9]*/g) ?? [];
}

/**
 * What was asked and what the message has in its place; null when it says what was asked. Without the
 * document it also names what stands anywhere in the message, so it says more often that there is one.
 */
export function findSwap(
  { swaps, terms }: Wanted,
  doc: Document | null,
): { readonly asked: string; readonly given: string } | null {
  for (const { asked, own, others } of swaps) {
    const isSaid = own.some((key) => MESSAGE_INDEX.has(key));
    if (isSaid && !REASONS.some((key) => MESSAGE_INDEX.has(key))) continue;
    const given = others.filter(({ key }) => MESSAGE_INDEX.has(key));
    if (given.length === 0 || (isSaid && doc !== null && isTold(doc, own))) continue;
    if (doc === null) return { asked, given: given[0]?.name ?? "" };
    const rest = terms.filter(({ keys }) => !own.some((key) => keys.includes(key)));
    const clauses = doc.clauses();
    for (const { name, key } of given)
      if (
        clauses.some(
          (clause, at) =>
            tellsOf(doc, clause, key, rest) &&
            !isOnTheWay(clauses, at, name, (later) => mentions(later, rest)),
        )
      )
        return { asked, given: name };
  }
  return null;
}

const REASONS = ["since", "because", "than", "as"].map(wordHash);
const REASON = /(?<!\p{L})(?:since|because|than|as \p{L}+ as)(?!\p{L})[^,.;\n]*/giu;

/** "As HTML, since the PDF library is too new", "as quick as PostgreSQL": what is only a reason or compared is not told. */
function isTold(doc: Document, own: readonly number[]): boolean {
  CLAUSE_INDEX.read(doc.text.replace(REASON, " "));
  return own.some((key) => CLAUSE_INDEX.has(key));
}

/** Whether a clause that holds another name tells the rest of the condition, or its row does. */
function tellsOf(doc: Document, clause: Clause, given: number, rest: readonly Term[]): boolean {
  CLAUSE_INDEX.read(clause.plain);
  if (!CLAUSE_INDEX.has(given)) return false;
  const { label, row, column, heading } = clause;
  const cells = clause.kind === "cell" ? doc.blockOfLine(clause.line) : [];
  const around = cells.map((cell) => `${cell.plain} ${cell.column}`).join(" ");
  return (
    rest.length === 0 ||
    mentions(`${clause.plain} ${label} ${row} ${column} ${heading} ${around}`, rest)
  );
}
