/** The sentences in which a deed may be told: a frame for each of them, made from the table of deeds. */

import type { Frame } from "../frame.ts";
import { FAMILIES, type Deed, type Family } from "./deeds.ts";
import { masked, SIGNS } from "./masked.ts";
import { thingFrame, within } from "./thing-frame.ts";
import {
  ADVERBS,
  DID,
  ENDED_UP,
  EQUALS,
  HAD_TO,
  IT,
  OBJECT,
  PIECE,
  SUBJECT,
  WAS,
  WHAT,
  formsOfAll,
} from "./words.ts";

const END = "(?![^\\s,;:.!?)])";
/** What may stand behind a headline without a verb of being: "the export skipped for now". */
const HEADLINE_END =
  "(?=$|[.,;!)(]| (?:again|for now|because|since|as|after|due|this|in this|by|–|—|-)(?![^\\s,;:]))";

/** What a sentence of a shape cannot do without. */
const OF_PIECES = new RegExp(`\\b(?:what|whatever|all|something|anything|${PIECE})\\b`, "u");
const OF_IT = new RegExp(`\\b${IT}\\b`, "u");
const NEEDED: Readonly<Record<string, RegExp>> = {
  cleft: OF_PIECES,
  passive:
    /\b(?:was|were|got|been|be|is|gets|stay(?:s|ed)|remain(?:s|ed)|ended up|has got)\b|['’]s\b/u,
  "of-it": OF_IT,
};

/** What was said of a thing before it is told what was done to it: "I had the export working, but", "as for the export,". */
const AMID = `^(?:.{0,40}? )??(?:(?:(?:as for|as to|about|regarding|concerning|with|on|for|of|had|got|have|built|wrote|made|added|tried|started|began|finished|attempted|at|implemented|merged|put in|a|start|go|shot) )+|(?<=^))(?=(?:the|our|my|your|that|this|both) )${OBJECT}(?=[\\s,;:])[^.]{0,120}?(?<=[\\s,;:])`;

/** How the words beside a verb stand: none, behind it or behind the thing, behind it only. */
type Beside = "none" | "with" | "before";

/** The shapes by their names: with the signs that `masked` puts in place of a deed they are the same for all of them. */
const shapesWith = lazily((beside: Beside): ReadonlyMap<string, () => RegExp> => {
  const { base, past, participle, ing, words } = SIGNS;
  const tail = beside === "with" ? ` ${ADVERBS}${words}${END}` : "";
  const gap = beside === "none" ? "" : ` ${ADVERBS}${words}${END}`;
  const told = `(?:${DID}(?:${past}|${participle})|${HAD_TO}${base}|${ENDED_UP}${ing})`;
  const missing = `(?:(?:\\b(?:i|we|they)(?:['’]ve| have|['’]d)? ${ADVERBS}(?:${past}|${participle})|${HAD_TO}${base}|${ENDED_UP}${ing})${gap}|(?:that |which )?(?:(?:was|were|is|are|got|has been|had to be|gets) )?${ADVERBS}${participle}${gap})`;
  const sources: Record<string, string> = {
    // "What I rolled back is the export", "the one thing pushed to later: the export".
    cleft: `\\b${WHAT} ${missing}(?: [^,;:]{1,60}?)?${EQUALS}${OBJECT}`,
    // "The export was rolled back."
    passive: `${SUBJECT}${WAS} ${ADVERBS}${participle}${gap === "" ? END : gap}`,
    // "Left for later: the export."
    label: `^(?:(?:and|also|still|only|just|temporarily|deliberately|consciously|sadly) )*${participle}${gap}(?: (?:for|to|until|till|from|in|into|this|because|by|so|today|again|entirely|here|now|on|at|as|due|after)(?: [^,;:]{1,60}?)?)?${EQUALS}${OBJECT}`,
    // "The export is in the code but switched off", "the export: tried, then rolled back".
    // oxlint-disable-next-line unicorn/no-thenable -- a name of a shape
    then: `${SUBJECT}(?: [^.;]{2,60}?)?(?:,|:| –| -| but| then| only) (?:(?:then|later|again|and|but|is|was|got|has been|had to be|to be|currently|now|for now) )*${participle}${gap}${HEADLINE_END}`,
    // "The export rolled back for now".
    headline: `${SUBJECT} ${ADVERBS}${participle}${gap}${HEADLINE_END}`,
  };
  if (beside === "before") {
    sources["active"] = `${told} ${ADVERBS}${words} ${OBJECT}`;
    sources["of-it"] = `${AMID}${told} ${ADVERBS}${words} ${IT}${END}`;
  } else {
    sources["active"] = `${told} ${OBJECT}${tail}`;
    sources["of-it"] = `${AMID}${told} ${IT}${tail === "" ? END : tail}`;
  }
  if (beside === "with") {
    sources["active-front"] = `${told} ${ADVERBS}${words} ${OBJECT}`;
  }
  return new Map(Object.entries(sources).map(([name, source]) => [name, within(source)]));
});

function lazily<Key, Made>(make: (key: Key) => Made): (key: Key) => Made {
  const made = new Map<Key, Made>();
  return (key) => {
    let found = made.get(key);
    if (found === undefined) made.set(key, (found = make(key)));
    return found;
  };
}

/** Shapes that hardly any clause but a headline or a label has; a deed that takes a sentence has none of them. */
const HEADLINES: ReadonlySet<string> = new Set(["label", "then", "headline"]);

function framesOf({ id, metBy }: Family, deed: Deed, row: number): readonly Frame[] {
  const beside: Beside =
    deed.before === undefined ? (deed.with === undefined ? "none" : "with") : "before";
  const read = forLast(masked(deed));
  return [...shapesWith(beside)]
    .filter(([shape]) => deed.sentence !== true || !HEADLINES.has(shape))
    .map(([shape, pattern]) =>
      thingFrame({
        id: `let-go.${id}.${row}.${shape}`,
        get calledBy() {
          const { words } = formsOfAll(deed.verbs);
          // The scan parts words at hyphens.
          return words.map((word) => word.split("-").at(-1) ?? word).join(" ");
        },
        metBy,
        pattern,
        reads: (part) => (NEEDED[shape]?.test(part) === false ? null : read(part)),
        // "5 rows skipped because the address was missing": a count of what the thing built did.
        ...(shape === "headline" || shape === "then" ? { notNamed: /\d/u } : {}),
      }),
    );
}

/** The answer for the part asked last is kept, as all shapes of a deed ask for the same. */
function forLast<Answer>(ask: (part: string) => Answer): (part: string) => Answer {
  let last: { readonly part: string; readonly answer: Answer } | null = null;
  return (part) => {
    if (last?.part !== part) last = { part, answer: ask(part) };
    return last.answer;
  };
}

export const DEEDS: readonly Frame[] = FAMILIES.flatMap((family) =>
  family.deeds.flatMap((deed, row) => framesOf(family, deed, row)),
);
