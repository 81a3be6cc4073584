/**
 * What a clause tells of: the conditions of done_when that would be reported by no other clause. A thing that the rest of
 * the message reports as delivered may well wait, be with somebody or be done by somebody one day: that is how it works.
 */

import { contentWords, creditItems, readInventory } from "../../../domain/inventory.ts";
import type { Clause, Document } from "../../text/document.ts";
import { REFERS } from "../goes-on.ts";

/** Longer messages and lists of conditions are not paired off. */
const MOST_CLAUSES = 80;
const MOST_CONDITIONS = 200;

/** How much of a condition the other clauses say. */
export type Telling = "nothing" | "a word";

/** A clause in a frame. */
export interface Suspect {
  readonly clause: Clause;
  readonly most: Telling;
  /** What the sentence says beside the part that stands in the frame. */
  readonly beside: string;
  /** Whether it hardly tells how a thing works: then it may speak of a condition without a word of it, by its place. */
  readonly isPlain: boolean;
}

interface Row {
  readonly text: string;
  readonly words: readonly string[];
  /** Those that say what is done: "updated", "signed". */
  readonly deeds: readonly string[];
  readonly told: readonly string[];
  /** Where the clause stands that tells it; -1 for none. */
  readonly at: number;
}

/** For each suspect the texts of conditions that it speaks of and no other clause reports. */
export function soleConditions(
  doc: Document,
  doneWhen: string,
  suspected: readonly Clause[],
): (suspect: Suspect) => readonly string[] {
  const clauses = doc.clauses();
  const inventory = readInventory(doneWhen);
  if (clauses.length > MOST_CLAUSES || inventory.conditions.length > MOST_CONDITIONS)
    return () => [];
  const written = ({ start, end }: Clause): string => doc.text.slice(start, end);
  const writtenInRow = (clause: Clause): string => `${clause.row} ${written(clause)}`;
  const starts = new Set(suspected.map(({ start }) => start));
  // What names the row of a cell reports nothing by itself.
  const rowsOfCells = new Set(suspected.filter(({ row }) => row !== "").map(({ block }) => block));
  const isNameOfRow = ({ kind, row, block }: Clause): boolean =>
    kind === "cell" && row === "" && rowsOfCells.has(block);
  const others = clauses.filter(
    (clause) => !starts.has(clause.start) && clause.kind !== "code" && !isNameOfRow(clause),
  );
  const spoken = others.map((clause) => new Set(contentWords(written(clause))));
  const { credits } = creditItems(inventory, others.map(written), { needsWords: true });
  const rows = inventory.conditions.map(({ text }, row): Row => {
    const words = contentWords(text);
    const deeds = (text.match(DEED) ?? []).flatMap(contentWords);
    // A credit in order has no word in common. Words of failure that are asked for ("errors are listed") are no credit.
    const credit = credits.find(({ condition }) => condition === row);
    const told = credit?.sharedWords ?? [];
    if (spoken.some((said) => words.every((word) => said.has(word))))
      return { text, words, deeds, told: words, at: -1 };
    const at = told.length === 0 ? -1 : (others[credit?.item ?? 0]?.start ?? -1);
    return { text, words, deeds, told, at };
  });
  return ({ clause, most, beside, isPlain }) => {
    const said = new Set(contentWords(writtenInRow(clause)));
    const besides = new Set(contentWords(beside));
    const before = isPlain ? joinedTo(doc, clause) : null;
    const isTold = (row: Row): boolean => {
      const { told, words, at } = row;
      if (before !== null && at === before.start && !isMostly(row, new Set(told)))
        return isDoneIn(row, new Set(told));
      return (
        // A single word that is not the one named here may be met by chance.
        (most === "nothing"
          ? told.length > 0
          : told.length > 1 ||
            ((!isPlain || words.length < FEW) && told.some((word) => said.has(word)))) ||
        isMostly(row, besides) ||
        isDoneBeside(row, said, beside) ||
        (isPlain && isDoneIn(row, besides))
      );
    };
    const meant = [clause, before].map((each) => {
      const named = new Set(each === null ? [] : contentWords(writtenInRow(each)));
      return rows.filter(({ words }) => words.some((word) => named.has(word)));
    });
    const untold = (named: readonly Row[]): readonly Row[] => named.filter((row) => !isTold(row));
    const [own = [], joined = []] = meant.map(untold);
    const open = [own, joined, isPlain ? untold(inPlace(rows, clause)) : []];
    return (open.find((named) => named.length > 0) ?? []).map(({ text }) => text);
  };
}

/** One word of so many says little of a condition. */
const FEW = 5;

/** The clause that this one goes on from: "the copper is mixed; as soon as the wind drops we spray". */
function joinedTo(doc: Document, clause: Clause): Clause | null {
  const block = doc.blockOfLine(clause.line);
  const at = block.findIndex(({ start }) => start === clause.start);
  const before = block[at - 1];
  if (before === undefined) return null;
  const isJoined =
    doc.text.slice(before.end - 1, clause.start).includes(";") || REFERS.test(clause.text);
  return isJoined ? before : null;
}

/** Whether the words of a condition are said, but for one of four that is not its deed. */
function isMostly({ words, deeds }: Row, said: ReadonlySet<string>): boolean {
  const unsaid = words.filter((word) => !said.has(word));
  return unsaid.length * 4 <= words.length && !unsaid.some((word) => deeds.includes(word));
}

const DEED = /(?<!\p{L})\p{L}{2,}(?:ed|wn|lt|nt|en|ne|ut)(?!\p{L})/giu;

/** "I wrote to the caterer, and she confirmed by return": the deed is told beside the part that stands in the frame. */
function isDoneBeside(row: Row, said: ReadonlySet<string>, beside: string): boolean {
  return (
    isMostly(row, said) &&
    (beside.match(DEED) ?? []).some((deed) =>
      contentWords(deed).some((word) => row.words.includes(word)),
    )
  );
}

/** "The lease was cancelled on 2 March; it ends on the 31st": the deed is told with most of what was asked. */
function isDoneIn({ words, deeds }: Row, said: ReadonlySet<string>): boolean {
  return (
    deeds.length > 0 &&
    deeds.every((deed) => said.has(deed)) &&
    words.filter((word) => said.has(word)).length * 2 > words.length
  );
}

/** The only condition without a report, where the clause stands in its place among the reports of the others. */
function inPlace(rows: readonly Row[], { start }: Clause): readonly Row[] {
  const open = rows.filter(({ told }) => told.length === 0);
  const [only] = open;
  if (only === undefined || open.length > 1 || rows.length < 2) return [];
  const place = rows.indexOf(only);
  return rows.every(({ at }, row) => row === place || at < 0 || at < start === row < place)
    ? [only]
    : [];
}
