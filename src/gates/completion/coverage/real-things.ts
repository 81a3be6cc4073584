/** "A payment with a real card", where the message tells of a test card: the real thing is asked for by that word. */

import type { Document } from "../../text/document.ts";
import { MESSAGE_INDEX, wordHash } from "./index.ts";
import { mentions } from "./mentions.ts";
import { termsOf, type Term } from "./terms.ts";
import type { Wanted } from "./wanted.ts";

const REAL =
  /(?<!\p{L})(?:real|live|actual|genuine|physical|production|original) ((?:\p{L}+ )?\p{L}{3,})/iu;
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

/** What the message has in place of the real thing, where it nowhere speaks of a real one. */
export function standInOf(
  doc: Document,
  { real }: Wanted,
): { readonly asked: string; readonly given: string } | null {
  const [thing] = real;
  if (thing === undefined || SAID.some((key) => MESSAGE_INDEX.has(key))) return null;
  for (const clause of doc.clauses()) {
    if (clause.kind === "quote" || clause.kind === "code" || BESIDE.test(clause.plain)) continue;
    for (const { 0: given, groups = {} } of clause.plain.matchAll(STAND_IN))
      if (groups["model"] !== undefined || mentions(groups["thing"] ?? "", real))
        return { asked: `a real ${thing.word}`, given };
  }
  return null;
}
