/** Whether a sentence in another language names what done_when asks for, in any form of its words. */

import type { Clause } from "../../text/document.ts";
import { LONGEST_DONE_WHEN, type Subject } from "../subject.ts";

export interface NamingData {
  /** Words of four letters and more that name nothing. */
  readonly small: RegExp;
  /** What stands for something named before, so that the whole sentence or the one before may name it. */
  readonly pronouns?: RegExp;
  /** A thing counts wherever the sentence names it, and not only in the part around the words. */
  readonly wholeSentence?: true;
  /** A topic in front, which the whole sentence is about: "Pour le plan, …". */
  readonly topics?: RegExp;
  /** Words stand in others: "gewitter" in "gewitterkarte". */
  readonly compounds?: true;
  /** A done_when in English names nothing in the words of a message that is not: any thing will do there. */
  readonly freeUnderEnglish?: true;
  /** Beginnings of words that are forms of one another: "relu", "relect". */
  readonly roots?: readonly (readonly string[])[];
}

export interface Naming {
  readonly isFreeUnderEnglish: boolean;
  /** Whether the part of the sentence around a hit names what is asked. */
  isAsked(text: string, match: RegExpExecArray, previous: string, subject: Subject): boolean;
  /** How many words of a text are named in another. */
  shared(text: string, other: string): number;
  /** Tells of a sentence whether it tells the condition that a text names most words of. */
  tellerOf(text: string, subject: Subject): ((clause: Clause) => boolean) | undefined;
}

const WORDS = /\p{L}{3,}/gu;
const PARTS = /[,;:()–]/u;
const CONDITIONS = /[;\n]|\. |, (?!dont|qui|que)/u;
const ACCENTS = /[\u0300-\u036f]/gu;

export function readNaming({
  small,
  pronouns,
  topics,
  roots = [],
  wholeSentence,
  compounds,
  freeUnderEnglish,
}: NamingData): Naming {
  const rootOf = (word: string): string => {
    const plain = word.normalize("NFD").replaceAll(ACCENTS, "");
    const group = roots.find((forms) => forms.some((form) => plain.startsWith(form)));
    return group?.[0] ?? plain;
  };
  const stemsOf = (text: string): readonly string[] =>
    (text.match(WORDS) ?? []).filter((word) => !small.test(word)).map(rootOf);
  // The clauses of a message are held against one another; what is known of them goes with it.
  const ofClauses = new WeakMap<Clause, readonly string[]>();
  const stemsIn = (clause: Clause): readonly string[] => {
    const stems = ofClauses.get(clause) ?? stemsOf(clause.text);
    ofClauses.set(clause, stems);
    return stems;
  };
  const read = new WeakMap<Subject, readonly (readonly string[])[]>();
  const conditionsOf = (subject: Subject): readonly (readonly string[])[] => {
    const known = read.get(subject) ?? readConditions(subject);
    read.set(subject, known);
    return known;
  };
  const readConditions = (subject: Subject): readonly (readonly string[])[] =>
    subject.doneWhenAsWritten
      .slice(0, LONGEST_DONE_WHEN)
      .toLowerCase()
      .split(CONDITIONS)
      .map(stemsOf)
      .filter((stems) => stems.length > 0);
  const shared = (stems: readonly string[], others: readonly string[]): number =>
    stems.filter((stem) =>
      others.some((other) => isAlike(stem, other) || (compounds === true && isWithin(stem, other))),
    ).length;
  return {
    isFreeUnderEnglish: freeUnderEnglish === true,
    shared: (text, other) => shared(stemsOf(text), stemsOf(other)),
    isAsked(text, match, previous, subject) {
      const asked = conditionsOf(subject).flat();
      const names = (some: string): boolean => shared(stemsOf(some), asked) > 0;
      const told = match.groups?.["asked"];
      if (told !== undefined) return names(told);
      const part = partAround(text, match);
      if (names(wholeSentence === true ? text : part)) return true;
      if (names(topics?.exec(text)?.[0] ?? "")) return true;
      if (pronouns?.test(part) === true && (names(text) || names(previous))) return true;
      // "The posters are up in five streets, the sixth was left out": what names nothing itself is told of what stands before.
      const isBare = stemsOf(part.replace(match[0], " ")).length === 0;
      return isBare && names(text.slice(0, match.index).split(PARTS).at(-2) ?? "");
    },
    tellerOf(text, subject) {
      const stems = stemsOf(text);
      const conditions = conditionsOf(subject);
      if (shared(stems, conditions.flat()) === 0) return undefined;
      const weights = conditions.map((condition) => shared(condition, stems));
      const condition = conditions[weights.indexOf(Math.max(...weights))];
      if (condition === undefined) return undefined;
      const least = Math.max(1, Math.ceil(condition.length * 0.6));
      return (clause) => shared(condition, stemsIn(clause)) >= least;
    },
  };
}

function partAround(text: string, { index, 0: { length } }: RegExpExecArray): string {
  const before = text.slice(0, index).split(PARTS).at(-1) ?? "";
  const behind = text.slice(index + length).split(PARTS, 1)[0] ?? "";
  return `${before}${text.slice(index, index + length)}${behind}`;
}

/** "imprimée", "imprimer": alike in five letters, or in four of a word that has few more. */
function isAlike(a: string, b: string): boolean {
  const least = Math.min(a.length, b.length);
  let same = 0;
  while (same < least && a.charCodeAt(same) === b.charCodeAt(same)) same++;
  if (same >= 5 || (same === least && least >= 3 && Math.abs(a.length - b.length) < 3)) return true;
  return same === 4 && least <= 6;
}

/** A word of five letters and more, without its ending, within another. */
function isWithin(a: string, b: string): boolean {
  const [short, long] = a.length <= b.length ? [a, b] : [b, a];
  return short.length >= 5 && long.includes(short.slice(0, Math.max(5, short.length - 2)));
}
