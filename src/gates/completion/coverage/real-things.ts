/** "A payment with a real card", where the message tells of a test card: the real thing is asked for by that word. */

import { type Document, perDocument } from "../../text/document.ts";
import { MESSAGE_INDEX, wordHash } from "./word-index.ts";
import { mentions } from "./mentions.ts";
import { termsOf, type Term } from "./terms.ts";
import type { Wanted } from "./wanted.ts";

/** "Live" and "original" say which of several things is meant, of which all are real. */
const REAL = /(?<!\p{L})(?:real|actual|genuine|physical|production) ((?:\p{L}+ )?\p{L}{3,})/iu;
const SAID = [
  "real",
  "live",
  "actual",
  "actually",
  "genuine",
  "physical",
  "production",
  "prod",
  "original",
].map(wordHash);
/** What is put in its place, right in front of what it stands for. */
const STAND_IN =
  /(?<!\p{L})(?:(?<given>test|sample|demo|dummy|fake|sandbox|mock|mocked|synthetic|artificial|invented|simulated|made-up|generated|example|toy) (?<thing>\p{L}{3,}(?: \p{L}{3,})?)|(?<model>simulator|emulator|replica))(?!\p{L})/giu;
/** Told as a first try, or as what is no longer there. */
const BESIDE =
  /(?<!\p{L})(?:before|first|instead of|not|no|gone|removed|replaced|besides|then|also|after)(?!\p{L})|n['’]t/u;

/** What a condition wants to be real; empty for most. */
export function realThing(condition: string): readonly Term[] {
  const [, thing = ""] = REAL.exec(condition) ?? [];
  return thing === "" ? [] : termsOf(thing).filter(({ weight }) => weight >= 1);
}

/** Past this size of a demand nobody tells things by their stand-ins. */
const MOST_CONDITIONS = 40;

interface StandIn {
  readonly given: string;
  /** What it stands for; null for a model, which stands for anything. */
  readonly thing: string | null;
}

const standInsOf = perDocument((doc): readonly StandIn[] =>
  doc
    .clauses()
    .filter(({ kind, plain }) => kind !== "quote" && kind !== "code" && !BESIDE.test(plain))
    .flatMap(({ plain }) =>
      [...plain.matchAll(STAND_IN)].map(({ 0: given, groups = {} }) => ({
        given,
        thing: groups["model"] === undefined ? (groups["thing"] ?? "") : null,
      })),
    ),
);

/** What the message has in place of the real thing, where it nowhere speaks of a real one. */
export function standInOf(
  doc: Document,
  { real }: Wanted,
  conditions: number,
): { readonly asked: string; readonly given: string } | null {
  const [asked] = real;
  if (asked === undefined || conditions > MOST_CONDITIONS) return null;
  if (SAID.some((key) => MESSAGE_INDEX.has(key))) return null;
  const found = standInsOf(doc).find(({ thing }) => thing === null || mentions(thing, real));
  return found === undefined ? null : { asked: `a real ${asked.word}`, given: found.given };
}
