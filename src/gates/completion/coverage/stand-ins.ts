/**
 * Results that are told of a stand-in: "on a real phone" is asked, and the message tells the rest of the condition "in the
 * emulator", nowhere of the phone. What a condition asks is told by any word of it, but by none of the stand-in's name.
 */

import { type Clause, type Document, perDocument } from "../../text/document.ts";
import { isOnTheWay } from "../on-the-way.ts";
import { type Circumstance, REAL } from "./circumstances.ts";
import { mentions } from "./mentions.ts";
import { type Kind, STAND_IN } from "./stand-in-kinds.ts";
import { metWeight, type Term } from "./terms.ts";
import type { Wanted } from "./wanted.ts";
import { CLAUSE_INDEX, MESSAGE_INDEX } from "./word-index.ts";

/** Whether the indexed message has a word of a kind. */
function isCalled({ callers }: Kind): boolean {
  return callers.some((key) => MESSAGE_INDEX.has(key));
}

/** A cheap look: false where nothing in the indexed message stands in for what a condition asks. */
export function mayHaveStandIn({ around }: Wanted): boolean {
  return around.some(({ kind }) => isCalled(kind));
}

/** A clause with what stands in for something. */
interface Told {
  readonly at: number;
  readonly given: string;
  /** In a place that serves in earnest as well. */
  readonly isWeak: boolean;
  /** "Recorded trades": in place of a source alone. */
  readonly isData: boolean;
}

/** What a message says of one kind. */
interface Reading {
  readonly told: readonly Told[];
  /** The message without it. */
  readonly others: string;
}

const readings = perDocument(() => new Map<Kind, Reading>());

function readingOf(doc: Document, kind: Kind): Reading {
  const known = readings(doc).get(kind);
  if (known !== undefined) return known;
  const told = doc.clauses().flatMap((clause, at): Told[] => {
    if (clause.kind === "quote" || clause.kind === "code") return [];
    // A name in code is an entry of a list as likely: "it offers `dev`, `staging`, `prod`".
    const written = doc.text.slice(clause.start, clause.end).replaceAll(/`[^`]*`/gu, "§");
    const match = [...written.toLowerCase().replaceAll(/\s+/gu, " ").matchAll(kind.given)][0];
    if (match === undefined) return [];
    const { weak, data } = match.groups ?? {};
    return [{ at, given: match[0], isWeak: weak !== undefined, isData: data !== undefined }];
  });
  const reading = { told, others: told.length === 0 ? "" : doc.text.replace(kind.given, " ") };
  readings(doc).set(kind, reading);
  return reading;
}

/** What the indexed message has in place of what a condition asks; null where it tells that, or has nothing in its place. */
export function standInOf(
  doc: Document,
  { around }: Wanted,
  goal: string,
): { readonly asked: string; readonly given: string } | null {
  for (const one of around) {
    if (!isCalled(one.kind) || goal.search(one.kind.given) >= 0) continue;
    const given = givenFor(doc, one);
    if (given !== undefined) return { asked: one.said, given: given.trim() };
  }
  return null;
}

function givenFor(doc: Document, one: Circumstance): string | undefined {
  const { told, others } = readingOf(doc, one.kind);
  if (told.length === 0) return undefined;
  // "By itself" for "unattended"
  const said = one.isReal ? REAL : one.kind.asked;
  if (said?.test(others) === true) return undefined;
  if (!one.isReal && mentions(others, one.named)) return undefined;
  const isKnown = !one.isReal && mentions(others, one.terms);
  return told.find((given) => (!isKnown || !given.isWeak) && isInPlace(doc, given, one))?.given;
}

function isInPlace(doc: Document, { at, given, isData }: Told, one: Circumstance): boolean {
  const { kind, isReal, isSource, terms, rest } = one;
  if (isData && !isReal && !isSource) return false;
  const clauses = doc.clauses();
  const [clause, before] = [clauses[at], clauses[at - 1]];
  if (clause === undefined) return false;
  if (isOnTheWay(clauses, at, given, (later) => mentions(later, rest))) return false;
  if (isReal) return true;
  // "On the test network" tells of a network, where any is asked for.
  if (kind === STAND_IN && terms.every((term) => mentions(given, [term]))) return false;
  const refers = REFERS.test(clause.plain) || (kind === STAND_IN && TELLS_HOW.test(clause.plain));
  return tellsRest(doc, clause, refers ? (before?.plain ?? "") : "", rest);
}

/** "Each did it in the pool", "I used the sample": of what the sentence before tells. */
const REFERS = /(?<!\p{L})(?:it|that|this|them|they|each|both|all of (?:it|this)|so)(?!\p{L})/iu;
const TELLS_HOW = /^\W*(?:i|we|measured|checked|tested|tried|taken|done|run)(?!\p{L})/iu;
/** The share of the rest that the clause has to tell. */
const SHARE = 0.34;

function tellsRest(
  doc: Document,
  { kind, line, plain, label, heading, lead }: Clause,
  before: string,
  rest: readonly Term[],
): boolean {
  const own =
    kind === "cell"
      ? doc
          .blockOfLine(line)
          .map((cell) => cell.plain)
          .join(" ")
      : plain;
  CLAUSE_INDEX.read(`${own} ${before} ${label} ${heading} ${lead}`);
  const weight = rest.reduce((sum, term) => sum + term.weight, 0);
  return metWeight(rest, CLAUSE_INDEX) >= Math.max(weight * SHARE, 1);
}
