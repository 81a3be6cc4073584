/** A frame: a kind of sentence that tells of a thing only that it is in a state that is not its end. */

/** What of the case a frame may look at. */
export interface Asked {
  /** Whether done_when has the word, in any of its forms. */
  readonly asks: (word: string) => boolean;
  /** done_when, normalised. */
  readonly doneWhen: string;
}

export type Groups = Readonly<Record<string, string | undefined>>;

export interface Frame {
  /** Its family and its name; `standings.ts` and `find-open-states.ts` ask some questions of whole families. */
  readonly id: string;
  /** Words one of which it cannot do without, each its own hash; read before a program starts (`written-calls.ts`). */
  readonly calledBy: string;
  /** Whether they call only behind "is", "lies", "waits". */
  readonly behindStanding?: true;
  /** All of a part of a sentence, in lower case, with the places of its groups; `item` is what it tells of, `others` who has or does it, `state` the words that say so. */
  readonly pattern: () => RegExp;
  /** Whether what is built is often told so: then it counts only where nothing else is said of the condition. */
  readonly ofThings?: true;
  /** Whether it leaves open only a condition that names its `item`. */
  readonly ofItem?: true;
  /** What a condition, in lower case, asks for that is met by the state itself. */
  readonly metBy?: RegExp;
  /** What a condition, in lower case, must ask for to be left open by it. */
  readonly leaves?: RegExp;
  /** Whether it says of what is done that it is not all of it. */
  readonly lessens?: true;
  /** What tells of the conditions that it leaves open, in words of its own kind: "merged" of a request that is open. */
  readonly tellsOf?: RegExp;
  /** Whether it reads headings, and cells with the name of their row. */
  readonly labels?: true;
  /** Whether it may stand over both halves of a sentence that a semicolon parts. */
  readonly joined?: true;
  /** Whether it is open though it was meant so: "deliberately minimal", "not all of them as asked". */
  readonly evenOnPurpose?: true;
  /** Whether it stands only where the sentence begins. */
  readonly begins?: true;
  /** What tells of an end, in the sentence or in the next one that goes on from it: then it is over. */
  readonly endedBy?: RegExp;
  /** What the pattern reads of a part in lower case, as long as that; null for one that it cannot stand in. Asked before the pattern is made. */
  readonly reads?: (part: string) => string | null;
  /** Parts in lower case that it does not stand in, asked before its pattern. */
  readonly notIn?: RegExp;
  readonly check?: (groups: Groups, asked: Asked) => boolean;
}

const LEAD =
  "(?:(?:and|so|now|only|meanwhile|however|at present|at the moment|currently|as for|sadly|unfortunately|alas|still|well|then|also),? )*";

/** A pattern over a whole part of a sentence; compiled when it is first asked for, as few messages need it. */
export function framed(source: string | (() => string)): () => RegExp {
  let compiled: RegExp | null = null;
  return () => {
    compiled ??= new RegExp(`^${LEAD}${typeof source === "string" ? source : source()}$`, "du");
    return compiled;
  };
}
