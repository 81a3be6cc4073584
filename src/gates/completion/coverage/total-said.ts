/** Totals in a message, which speak for every member: "each of those three states", "all four", "both work". */

import { NUMBER_NAMES, readNumber } from "../../../domain/inventory.ts";
import { type Clause, type Document, perDocument } from "../../text/document.ts";
import { mentions } from "./mentions.ts";
import { PLAIN_REPORT } from "./message.ts";
import type { Term } from "./terms.ts";

/**
 * "each of those three states", "all four", "both work": a total about the same things speaks for every member, of whose
 * siblings it names none.
 */
export function totalSaid(
  doc: Document,
  shared: readonly Term[],
  many: number,
  siblings: readonly Term[] = [],
): boolean {
  if (REST.test(doc.text) || (many === 2 && tellsTwo(doc))) return true;
  return totalsOf(doc, many).some(({ clause, opening, things }) => {
    const isOfAll = /^(?:all|every|each) /u.test(opening);
    const [, number = ""] = isOfAll ? (NUMBERED.exec(things) ?? []) : [];
    const size = number === "" ? null : readNumber(number);
    // "All 200 tins" are something else, "every 5 s" is a time.
    if (size !== null && (size !== many || /^(?:every|each) (?!of )/u.test(opening))) return false;
    // "All three rooms".
    if (size !== null && size > 2 && !PLAIN_REPORT.test(clause.plain)) return true;
    // "22 tests, all green" is said of the tests, "5 pass" in a cell of one row.
    if (shared.length === 0 && (clause.kind === "cell" || PLAIN_REPORT.test(clause.plain)))
      return false;
    // "Czech and Danish each have": for those that it names, which are not all.
    if (shared.length === 0 && opening.startsWith("each")) return false;
    if (
      /^ (?:of (?:them|these|those)|(?:are|were|is|now|work|pass|have|done|live|green|in(?! \p{L})))(?![\p{L}])/u.test(
        things,
      )
    )
      return true;
    // "Every card has the weight and the height": of those that it names.
    if (isOfAll && size === null && !ASKS.test(clause.plain) && mentions(clause.plain, siblings))
      return false;
    // "passes queries on over both transports": a pair, in a clause about the same things.
    return mentions(many === 2 && opening.startsWith("both") ? clause.plain : things, shared);
  });
}

/** "All 200", "each of the two". */
const NUMBERED = /^ (?:of )?(?:the |these |those |its |our )?([\p{L}\d.,]+)/u;

/** "The price and where it comes from": a question stands for a noun. */
const ASKS = /(?<!\p{L})(?:what|who|whose|when|where|why|how)(?!\p{L})/u;

/** "Everything older is refused": whatever is not named by itself. */
const REST =
  /(?<!\p{L})(?:everything|anything|all|any) (?:older|newer|earlier|later|lower|higher|below|above)(?!\p{L})/iu;

/** "With the former it prints, the latter takes a number": two things by their order. */
export function tellsTwo(doc: Document): boolean {
  return /(?<!\p{L})the former(?!\p{L})[^]{1,300}the latter(?!\p{L})/iu.test(doc.text);
}

/** "all four", with what follows it. */
interface Total {
  readonly clause: Clause;
  readonly opening: string;
  readonly things: string;
}

/** More totals than this are not held against each condition. */
const MOST_TOTALS = 200;

/** The totals of a document by their size: asked for once, and not anew for each of a thousand conditions. */
const totalsBySize = perDocument(() => new Map<number, readonly Total[]>());

function totalsOf(doc: Document, size: number): readonly Total[] {
  const bySize = totalsBySize(doc);
  const known = bySize.get(size);
  if (known !== undefined) return known;
  const name = NUMBER_NAMES[size] ?? String(size);
  const pattern = new RegExp(
    `(?<![\\p{L}\\d])(?:all|every|each${size === 2 ? "|both" : ""}|${size}|${name})(?![\\p{L}\\d])((?: [^ ]+){0,5})`,
    "gu",
  );
  const found: Total[] = [];
  for (const clause of doc.clauses()) {
    if (found.length >= MOST_TOTALS) break;
    for (const [opening, things = ""] of clause.plain.matchAll(pattern))
      found.push({ clause, opening, things });
  }
  bySize.set(size, found);
  return found;
}
