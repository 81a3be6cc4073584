/** The sentences in which a deed may be told: a frame for each of them, made from the table of deeds. */

import type { Frame } from "../phrases.ts";
import { FAMILIES, type Deed, type Family } from "./deeds.ts";
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
const OF_PIECES = new RegExp(`\\b(?:what|whatever|all|something|anything|${PIECE})\\b`, "iu");
const OF_IT = new RegExp(`\\b${IT}\\b`, "iu");
const NEEDED: Readonly<Record<string, RegExp>> = {
  cleft: OF_PIECES,
  "cleft-behind": OF_PIECES,
  passive:
    /\b(?:was|were|got|been|be|is|gets|stay(?:s|ed)|remain(?:s|ed)|ended up|has got)\b|['’]s\b/iu,
  "of-it": OF_IT,
  "of-it-front": OF_IT,
};

function shapesOf({ id, metBy }: Family, deed: Deed, row: number): readonly Frame[] {
  const { base, past, participle, ing, words } = formsOfAll(deed.verbs);
  const { with: beside, before } = deed;
  const tail = beside === undefined ? "" : ` ${ADVERBS}${beside}${END}`;
  const gap = before === undefined ? tail : ` ${ADVERBS}${before}${END}`;
  const told = `(?:${DID}(?:${past}|${participle})|${HAD_TO}${base}|${ENDED_UP}${ing})`;
  const missing = `(?:(?:\\b(?:i|we|they)(?:['’]ve| have|['’]d)? ${ADVERBS}(?:${past}|${participle})|${HAD_TO}${base}|${ENDED_UP}${ing})${gap}|(?:that |which )?(?:(?:was|were|is|are|got|has been|had to be|gets) )?${ADVERBS}${participle}${gap})`;
  const calledBy = words.join(" ");
  const rest = beside ?? before;
  const deedIn = within(
    `\\b(?:${words.join("|")})\\b${rest === undefined ? "" : `(?=.*(?<= )${rest})`}`,
  );
  const frame = (shape: string, source: string): Frame =>
    thingFrame({
      id: `let-go.${id}.${row}.${shape}`,
      calledBy,
      metBy,
      source,
      mayStandIn: (part) => deedIn().test(part) && NEEDED[shape]?.test(part) !== false,
      // "5 rows skipped because the address was missing": a count of what the thing built did.
      ...(shape === "headline" || shape === "then" ? { notNamed: /\d/u } : {}),
    });
  const frames = [
    // "What I rolled back is the export", "the one thing pushed to later: the export".
    frame("cleft", `\\b${WHAT} ${missing}(?: [^,;:]{1,60}?)?${EQUALS}${OBJECT}`),
    // "The export is the one thing I rolled back."
    frame("cleft-behind", `${SUBJECT} (?:is|was|are|were) (?:also )?${WHAT} ${missing}`),
    // "The export was rolled back."
    frame("passive", `${SUBJECT}${WAS} ${ADVERBS}${participle}${gap === "" ? END : gap}`),
  ];
  if (deed.sentence !== true)
    frames.push(
      // "Left for later: the export."
      frame(
        "label",
        `^(?:(?:and|also|still|only|just|temporarily|deliberately|consciously|sadly) )*${participle}${gap}(?: (?:for|to|until|till|from|in|into|this|because|by|so|today|again|entirely|here|now|on|at|as|due|after)(?: [^,;:]{1,60}?)?)?${EQUALS}${OBJECT}`,
      ),
      // "The export is in the code but switched off", "the export: tried, then rolled back".
      frame(
        "then",
        `${SUBJECT}(?: [^.;]{2,60}?)?(?:,|:| –| -| but| then| only) (?:(?:then|later|again|and|but|is|was|got|has been|had to be|to be|currently|now|for now) )*${participle}${gap}${HEADLINE_END}`,
      ),
      // "The export rolled back for now".
      frame("headline", `${SUBJECT} ${ADVERBS}${participle}${gap}${HEADLINE_END}`),
    );
  if (before !== undefined) {
    frames.push(frame("active", `${told} ${ADVERBS}${before} ${OBJECT}`));
    frames.push(frame("of-it", `${AMID}${told} ${ADVERBS}${before} ${IT}${END}`));
    return frames;
  }
  frames.push(frame("active", `${told} ${OBJECT}${tail}`));
  frames.push(frame("of-it", `${AMID}${told} ${IT}${tail === "" ? END : tail}`));
  if (beside !== undefined) {
    frames.push(frame("active-front", `${told} ${ADVERBS}${beside} ${OBJECT}`));
    frames.push(frame("of-it-front", `${AMID}${told} ${ADVERBS}${beside} ${IT}${END}`));
  }
  return frames;
}

/** What was said of a thing before it is told what was done to it: "I had the export working, but", "as for the export,". */
const AMID = `^(?:.{0,40}? )??(?:(?:(?:as for|as to|about|regarding|concerning|with|on|for|of|had|got|have|built|wrote|made|added|tried|started|began|finished|attempted|at|implemented|merged|put in|a|start|go|shot) )+|(?<=^))(?=(?:the|our|my|your|that|this|both) )${OBJECT}(?=[\\s,;:])[^.]{0,120}?(?<=[\\s,;:])`;

export const DEEDS: readonly Frame[] = FAMILIES.flatMap((family) =>
  family.deeds.flatMap((deed, row) => shapesOf(family, deed, row)),
);
