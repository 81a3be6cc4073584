/** Whether the message carries the evidence that is asked of it, and as much of it. */

import type { GateCase } from "../../gate.ts";
import {
  NUMBER_NAMES,
  readNumber,
  readSpelt,
  SPELT_NUMBER,
} from "../../../domain/inventory/words/numbers.ts";
import { demandsOf, type EvidenceDemand, stretchesOf } from "./demands.ts";
import { BOTH_SIDES, conditionsOf, howMany, NUMBER } from "./how-many.ts";
import { COUNTED_EVIDENCE } from "./kinds-asked.ts";
import type { AskedEvidence } from "./rules.ts";

/** Whether a message carries less of a kind of evidence than its demand asks for. */
export function fallsShort(
  kind: AskedEvidence,
  demand: EvidenceDemand,
  output: string,
  c: GateCase,
): boolean {
  if (!COUNTED_EVIDENCE.includes(kind) && !kind.counts) {
    const own = kind.shape?.(demand.asked);
    return !(own ? own.test(output) : kind.found.every((one) => one.test(output)));
  }
  const pieces = demand.asked.split(PIECES).filter((piece) => kind.asked.test(piece));
  const asking = `${c.doneWhen}\n${c.goal}`;
  const ofConditions = conditionsOf(demand, conditionsIn(c));
  const wanted = new Map<string, readonly [shape: RegExp, count: number]>();
  for (const piece of pieces.length === 0 ? [demand.asked] : pieces) {
    const own = kind.shape?.(piece);
    for (const shape of own ? [own] : kind.found) {
      const before = wanted.get(shape.source)?.[1] ?? 0;
      wanted.set(shape.source, [
        shape,
        before + (ofConditions ?? howMany(demand, piece, asking, output)),
      ]);
    }
  }
  const text = newIn(kind, inDigits(asking), inDigits(output));
  // Of two screenshots none is told by "from 16 to 26".
  const isOfSides =
    COUNTED_EVIDENCE.includes(kind) && !RANGED.has(kind.id) && BOTH_SIDES.test(demand.asked);
  return [...wanted.values()].some(([shape, count]) => {
    const found = isOfSides ? new RegExp(`${shape.source}|${SIDE}`, shape.flags) : shape;
    if (ofConditions !== null && lacksInItem(text, found, ofConditions)) return true;
    return !carries(text, found, count, RANGED.has(kind.id));
  });
}

/** How many conditions done_when lists beside what it asks the message for. */
function conditionsIn(c: GateCase): number {
  const demanded = new Set(demandsOf(c).map(({ stretch }) => stretch));
  return stretchesOf(c.doneWhen).filter((part) => /\p{L}{2}/u.test(part) && !demanded.has(part))
    .length;
}

/** Whether the message is a list of as many items as there are conditions, and one of them alone has none of what the others carry. */
function lacksInItem(text: string, shape: RegExp, count: number): boolean {
  const items = [...text.matchAll(ITEM)].map(([item]) => item);
  if (count < 2 || items.length !== count || shape.test(text.replace(ITEM, ""))) return false;
  const bare = items.filter((item) => !shape.test(item)).length;
  return bare > 0 && bare < count && !items.some((item) => forAll(shape).test(item));
}
const ITEM = /^(?:[-*•+]|\d{1,2}[.)]) [^\n]*(?:\n(?!\n|[-*•+] |\d{1,2}[.)] )[^\n]+)*/gmu;

/** Kinds of which the first and the last may stand for a row: "01.jpg to 08.jpg", but "3 s to 2 s" is a change. */
const RANGED = new Set(["photo", "screenshot", "reference", "commit-hash"]);

/** Where the things that a demand asks for part: "the reading in ppm and the name of the witness". */
const PIECES = /,\s|\splus\s|\sand\s(?=(?:the|its|their|an?)\s|[^,;]{1,30}\sin\s\p{L})/iu;

function carries(text: string, shape: RegExp, count: number, mayRange: boolean): boolean {
  const plain = text.replace(LIMIT, " ");
  if (count <= 1) return shape.test(plain);
  const told = [...plain.matchAll(new RegExp(shape.source, `${shape.flags}g`))].length;
  if (told + (plain.match(forTwo(shape))?.length ?? 0) >= count) return true;
  if (told === 0) return false;
  return (
    forAll(shape).test(plain) ||
    (mayRange && (rangeOf(shape).test(plain) || (FOLDER.test(plain) && !TO_GO.test(plain))))
  );
}

/** "18 minutes before, 7 now": the other of two figures goes without its unit. */
const SIDE =
  "\\b(?:from|now|before|after|used to be|to):? \\d[\\d.,]{0,12}|\\d[\\d.,]{0,12} (?:now|before|afterwards?)\\b";
/** A bound is no reading: "the limit of 7.5". */
const LIMIT =
  /\b(?:limit|band|bounds?|max(?:imum)?|at most|tolerance|target|below|under|above|over|within)\b[^.;,\n\d]{0,25}\d[\d.,]*/giu;
/** "Bert's and Carla's on 4 May", "rooms 3 and 4 at 6 °C": one figure for two. */
function forTwo({ source, flags }: RegExp): RegExp {
  return new RegExp(
    `(?<![\\p{L}\\d])(?:\\p{Lu}[\\p{L}'’]*|\\d{1,2}) and (?:\\p{Lu}[\\p{L}'’]*|\\d{1,2})(?!\\p{L})(?:[^,.;\\n]|[.,](?=\\d)){0,30}?(?:${source})`,
    `${flags.replace("i", "")}g`,
  );
}

const TO_GO = /\b(?:goes|will|somewhere|later|soon|tomorrow|evening)\b/;
/** Where all of the pictures lie. */
const FOLDER =
  /(?<!\p{L})(?:photos?|pictures?|images?|img|scans?|screenshots?|shots)\/(?:[\p{L}\d_-]+\/)*(?![\p{L}\d_-])/iu;

function rangeOf({ source, flags }: RegExp): RegExp {
  return new RegExp(
    `(?:${source})[^\\s,;]{0,12} ?(?:to|through|until|–|—|-|…|\\.{2,3}) ?[^\\s,;]{0,20}?(?:${source})`,
    flags,
  );
}

/** "3 s each", "vans 5 and 6 both 7 mm": one figure for all. */
function forAll({ source, flags }: RegExp): RegExp {
  return new RegExp(
    `${FOR_ALL}\\b(?:[^,.;\\n]|[.,](?=\\d)){0,40}?(?:${source})|(?:${source})[^,.;\\n]{0,15}?${FOR_ALL}\\b`,
    flags,
  );
}
const FOR_ALL = `(?:\\b(?:[Ee]ach|[Aa]ll|[Bb]oth|[Ee]very|same|respectively|throughout)|(?:\\p{Ll}s|\\bon|\\bnumbers?) ${NUMBER} ?(?:–|-|to|through) ?${NUMBER})`;

/** "Fifteen and a half", "five point two", "forty-one" as 15.5, 5.2 and 41; "one" and "two" are seldom a figure. */
function inDigits(text: string): string {
  return text.replace(SPELT, (told, whole: string, tenths?: string, half = "") => {
    const value = readSpelt(whole);
    if (value === null || (value < 10 && tenths === undefined && half === "")) return told;
    return String(value + (half === "" ? (readNumber(tenths ?? "0") ?? 0) / 10 : 0.5));
  });
}
const SPELT = new RegExp(
  `(?<!\\p{L})(${SPELT_NUMBER})(?: point (${NUMBER_NAMES.slice(0, 10).join("|")})|( and a half))?(?!\\p{L})`,
  "giu",
);

/** What goal and done_when do not say themselves: the two valves and the limit that they name are no reading. */
function newIn(kind: AskedEvidence, asking: string, output: string): string {
  if (kind.id === "person") return withoutNamesOf(asking, output);
  return kind.id === "reading" ? withoutNumbersOf(asking, output) : output;
}

export function withoutNumbersOf(asking: string, output: string): string {
  const known = new Set([...asking.matchAll(ANY_NUMBER)].map(([number]) => number.toLowerCase()));
  return output.replace(ANY_NUMBER, (number) => (known.has(number.toLowerCase()) ? "·" : number));
}
const ANY_NUMBER = new RegExp(
  `(?<![\\p{L}\\d.,-])(?:${NUMBER}|\\d{3,})(?![\\p{L}\\d-]|[.,]\\d)`,
  "giu",
);

/** What goal and done_when write with a capital is the name of no person who did the work, nor are days and months. */
function withoutNamesOf(asking: string, output: string): string {
  const known = new Set([...asking.matchAll(/\p{Lu}\p{L}+/gu)].map(([word]) => word));
  return output.replace(/\p{Lu}\p{L}+/gu, (word) =>
    known.has(word) || NO_PERSON.test(word) ? "·" : word,
  );
}
const NO_PERSON =
  /^(?:(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|January|February|March|April|May|June|July|August|(?:Septem|Octo|Novem|Decem)ber|\p{Lu}\p{L}+(?:ish|ese)|French|German|Dutch|Arabic|Street|Road|Ward|The|This|It|All)$/u;
