/**
 * A list that is told in the order in which it was asked, one of its members in other words: "everyone, a percentage
 * and single users" as "global on or off, a rollout by percentage, and a list of user ids".
 */

import { type Document, perDocument } from "../../text/document.ts";
import type { Wanted } from "./wanted.ts";
import { mentions } from "./mentions.ts";
import { recordsIn } from "./records.ts";

/** Of two members one says nothing of the other. */
const LEAST_MEMBERS = 3;
const MOST_MEMBERS = 12;
/** A longer sentence is no list. */
const LONGEST = 600;
/** More are held against no list. */
const MOST_SENTENCES = 400;

/** Whether a sentence has as many parts as the list has members, each of the others in its turn. */
export function memberInTurn(doc: Document, wanted: Wanted, members: readonly Wanted[]): boolean {
  const own = members.indexOf(wanted);
  if (own < 0 || members.length < LEAST_MEMBERS || members.length > MOST_MEMBERS) return false;
  if (isAskedInTurn(doc, own, members)) return true;
  return sentencesOf(doc).some((sentence) =>
    LISTS.some((between) => {
      const { parts: all, isList, isClosed } = partsOf(sentence, between);
      // "1,460 points, each with coordinates, the type and the number": what stands in front announces it.
      const parts = isClosed ? all.slice(-members.length) : all;
      return (
        parts.length === members.length &&
        isList &&
        // Without "and" what stands last may be another part of the sentence.
        (isClosed || own < members.length - 1) &&
        members.every((one, at) =>
          at === own ? isFree(parts[at] ?? "", one, members) : saysName(parts[at] ?? "", one),
        )
      );
    }),
  );
}

/** A question in its turn stands for a noun, as an item or a label too: "how soon it arrives" for the "delivery time". */
function isAskedInTurn(doc: Document, own: number, members: readonly Wanted[]): boolean {
  return recordsIn(doc).some(
    (records) =>
      records.length === members.length &&
      members.every((one, at) => {
        const { name = "", parts = [] } = records[at] ?? {};
        const said = `${name} ${parts[0] ?? ""}`.trim();
        return at === own ? QUESTION.test(said) : saysName(said, one);
      }),
  );
}

const QUESTION = /^(?:how|what|when|who|whom|whose|where|which|why|whether)(?!\p{L})/u;

/** Whether a part speaks of none of the other members, and is no clause. */
function isFree(part: string, own: Wanted, members: readonly Wanted[]): boolean {
  return !DEED.test(part) && !members.some((other) => other !== own && saysName(part, other));
}

/** "And the box vacuumed". */
const DEED = / \p{L}{2,}ed\W*$/u;

const COMMAS = /, (?:and |or )?| and | or /gu;

/** What stands between the parts of a list. */
const LISTS = [COMMAS, /; (?:and )?/gu, /, (?:and |or )?|; (?:and )?/gu];

interface Parts {
  readonly parts: readonly string[];
  /** Whether "and" stands nowhere but in front of the last part. */
  readonly isList: boolean;
  /** Whether the last part surely belongs to it. */
  readonly isClosed: boolean;
}

function partsOf(sentence: string, between: RegExp): Parts {
  const signs = Array.from(sentence.matchAll(between), ([sign]) => sign);
  const joined = signs.findIndex((sign) => /and|or/u.test(sign));
  return {
    parts: sentence.split(between),
    isList: joined < 0 || joined === signs.length - 1,
    isClosed: joined >= 0 || signs.every((sign) => sign.startsWith(";")),
  };
}

function saysName(part: string, { own }: Wanted): boolean {
  return mentions(part, own, 0.5);
}

/** What a sentence adds behind its list. */
const ADDED = /, (?:whether|which|so|because|since|where|as)(?!\p{L})/u;

/** The sentences of a report, halves at a semicolon together, without what they add in brackets. */
const sentencesOf = perDocument((doc): readonly string[] => {
  const found: string[] = [];
  let block = -1;
  for (const { kind, plain, block: of } of doc.clauses()) {
    if (kind !== "paragraph" && kind !== "item") continue;
    const before = of === block ? (found.at(-1) ?? "") : "";
    if (before.length <= LONGEST && before.endsWith(";"))
      found[found.length - 1] = `${before} ${plain}`;
    else found.push(plain);
    block = of;
  }
  return found
    .filter(({ length }) => length <= LONGEST)
    .slice(0, MOST_SENTENCES)
    .map((sentence) => sentence.replace(/ \([^()]*\)/gu, "").split(ADDED, 1)[0] ?? "");
});

/** Whether a sentence lists just so many things: "Aylin, Bo, Chris and Dora". */
export function hasListOf(doc: Document, size: number): boolean {
  return listsOf(doc).has(size);
}

/** The sizes of the lists of a report. */
const listsOf = perDocument((doc): ReadonlySet<number> => {
  const sizes = new Set<number>();
  for (const sentence of sentencesOf(doc)) {
    const { parts, isList, isClosed } = partsOf(sentence, COMMAS);
    if (isList && isClosed && parts.length <= MOST_MEMBERS && parts.slice(1, -1).every(isName))
      sizes.add(parts.length);
  }
  return sizes;
});

/** In the middle of a list, a few words that name a thing: no figure, no clause and no circumstance. */
function isName(part: string): boolean {
  return part.split(" ").length <= LONGEST_MEMBER && !NO_NAME.test(part);
}

/** In words. */
const LONGEST_MEMBER = 4;
const NO_NAME =
  /\d|^(?:one|two|both|all|each|every|it|they|which|who|so|but|not|on|in|at|by|from|with|between|for|to|into|over|under|after|before|until|since|as|is|are|was|were|has|have)(?!\p{L})/u;
