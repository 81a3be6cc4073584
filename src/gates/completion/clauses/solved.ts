/** Whether trouble is told as over: mended, explained, or the first of several tries. */

import { firstBehind, type Clause } from "../../text/document.ts";
import { lettersFor } from "./letters.ts" with { type: "macro" };
import { isOf, has, partStart } from "./letter-row.ts";
import type { Hit } from "./rule.ts";

const COMMA = lettersFor("comma");
const STILL = lettersFor("still fornow yet unsure not");
const PAST_TENSE = lettersFor(
  "was had did failed past_form omitted parked left checked made remained",
);
const PAST = lettersFor("past weekday");
const CAUSE = lettersFor("cause");
const SOLVED = lettersFor("solved undo now came made checked");
const PLAINLY_SOLVED = lettersFor("undo now came");

/** Whether the next clause says who mended it. */
export function isMendedNext({ doc, clause }: Hit): boolean {
  const next = clausesAfter(doc, clause)[0];
  return next !== undefined && MENDED_BY_ME.test(next.text);
}

/** Whether a trouble is told as past and as solved, in its own clause or in those after it. */
export function isSolved(hit: Hit): boolean {
  const { spelt, from, to, clause, doc } = hit;
  // "had not yet signed": a story, whose end is told or goes without saying.
  if (PLUPERFECT.test(spelt.letters.slice(from, to))) return true;
  // "The lock table goes into a follow-up PR": nothing behind it ends that.
  if (GOES_LATER.test(clause.text)) return false;
  // "The reason was …": a trouble that is explained is over.
  if (has(spelt.letters, CAUSE)) return true;
  const rest = spelt.letters.slice(to);
  // "Request 88, long postponed, is in."
  if (AND_YET_IN.test(rest) && isOf(spelt, partStart(spelt, from) - 1, COMMA)) return true;
  const isPast = has(spelt.letters, PAST);
  const first =
    clause.text.includes("first ") &&
    (FIRST_OF_MORE.test(clause.text) || FIRST_OF_ALL.test(clause.text));
  if (!isPast && !first && !has(spelt.letters, PAST_TENSE))
    return WAS_MET.test(hit.met) && isMendedNext(hit);
  // "The first sync timed out", "for a while it died with …": told as past unless it is said to go on.
  if ((first || A_WHILE.test(clause.text)) && !has(spelt.letters, STILL) && !THEN.test(clause.text))
    if (goesFurther(hit)) return !goesOn(hit);
  const told = isPast || isStoryGoingOn(hit) || first;
  const enough = told ? SOLVED : PLAINLY_SOLVED;
  if (has(spelt.letters.slice(0, to), WENT_WRONG))
    if (WORKED_ROUND.test(rest) || UNTIL_MENDED.test(rest)) return true;
  if (lastOf(rest, enough) > lastOf(rest, STILL)) return true;
  if (told && IS_IN.test(rest)) return true;
  if (told && has(spelt.letters.slice(0, from), SOLVED) && !has(spelt.letters, STILL)) return true;
  let seen = 0;
  for (const other of clausesAfter(doc, clause)) {
    if (hit.holds(other, STILL)) return false;
    if (hit.holds(other, enough) || (told && seen === 0 && ALL_OF_THEM.test(other.text)))
      return true;
    if (RAN_THROUGH.test(other.text) || MENDED_BY_ME.test(other.text)) return true;
    if (++seen === FOLLOWING) return false;
  }
  return false;
}

const GOES_LATER =
  /^[^,;:]{0,80}\b(?:goes|go|comes?|moves?|gets?|belongs?|lands?|waits?|follows?|is|are|will (?:be|come|go|follow|land))(?: \p{L}+){0,2} (?:in|into|for|to|with|as)? ?(?:an? |the |its own |their own )?(?:\p{L}+ )?(?:follow-?up|(?:next|later|separate|second|another) (?:pr|pull request|ticket|release|sprint|change|iteration|session|commit|version))\b/u;

/** "were held up by": one expression of the lists. */
const WAS_MET = /^(?:was|were|had|got)\b/;

/** "200 for 200", "8 of 8" */
const ALL_OF_THEM = /\b(\d+) ?(?:for|of|out of|\/) ?\1\b/;

/** "with a batch of 48 it ran through", "since 14:10 it validates" */
const RAN_THROUGH =
  /\b(?:ran|went|got|goes|runs) (?:through|to the end|cleanly)\b|^\W*(?:since|from) (?:then|\d\d?[:.]\d\d)\b(?: on)?,? (?:it|they|all|every|each)\b(?!.*\b(?:not|still)\b)/;

/** "… ; I adapted them to expect the exception", "I corrected those the same morning" */
const MENDED_BY_ME =
  /^\W*(?:and |so |but )?(?:i|we)(?: have|['’]ve)? (?:then |since )?(?:adapted|adjusted|amended|corrected|mended|repaired|replaced|exchanged|updated|rewrote|rewritten|reworked) (?:it|them|that|those|these|this|both|all (?:of them|five|four|three|six|\d+))\b(?! (?:of|that|which|whose)\b| (?:with|by) (?:an? )?(?:notes?|comments?|stubs?|mocks?|placeholders?|dumm\p{L}+|constants?|samples?|fakes?|todos?)\b)(?!.*\b(?:but|except|again|fail\w*|break\w*|skip\w*|ignor\w*|later|tomorrow|yet)\b)/u;

/** Where the last letter of a set stands; -1 when there is none. */
function lastOf(letters: string, set: string): number {
  let at = letters.length - 1;
  while (at >= 0 && !set.includes(letters.charAt(at))) at--;
  return at;
}

/** Whether the clause before told of the past: "The first import broke off. 212 rows were refused." */
function isStoryGoingOn({ doc, clause, spelt, to, holds }: Hit): boolean {
  if (!has(spelt.letters.slice(partStart(spelt, to - 1), to), PAST_TENSE)) return false;
  const before = clauseBefore(doc.blockOfLine(clause.line), clause);
  return before !== undefined && (holds(before, PAST) || FIRST_OF_MORE.test(before.text));
}

function clauseBefore(block: readonly Clause[], { start }: Clause): Clause | undefined {
  let at = firstBehind(block, start) - 1;
  while (at >= 0 && (block[at]?.end ?? 0) > start) at--;
  return block[at];
}

/** Whether one of the next clauses says that it is so still, before one says that it is over. */
function goesOn({ doc, clause, holds }: Hit): boolean {
  for (const other of clausesAfter(doc, clause)) {
    if (holds(other, STILL)) return true;
    if (RAN_THROUGH.test(other.text) || MENDED_BY_ME.test(other.text)) return false;
  }
  return false;
}

const A_WHILE = /\b(?:for a while|at one point|for a moment|in between|at first|initially)\b/;
/** "The provider first refused our token" */
const FIRST_OF_ALL =
  /\bfirst (?:refused|rejected|failed|crashed|broke|timed|hung|stalled|complained|threw|returned|answered)\b/;
/** "It worked for a while, then it crashed." */
const THEN = /(?:\band|,) then\b/;

/** Whether anything is told behind the trouble, in its clause or in its block. */
function goesFurther({ doc, clause, spelt, to }: Hit): boolean {
  if (isOf(spelt, to, COMMA) || has(spelt.letters.slice(to), CAUSE_OR_END)) return true;
  return (doc.blockOfLine(clause.line).at(-1)?.start ?? 0) > clause.start;
}

const CAUSE_OR_END = lettersFor("because but until");

const WENT_WRONG = lettersFor("was had did failed");
/** "…, so I baked in two batches": a comma, a reason, the writer. */
const WORKED_ROUND = new RegExp(
  `[${lettersFor("comma sep")}][${lettersFor("because")}][${lettersFor("i")}]`,
);

/** "… until I put it in", "… until the clock was set". */
const UNTIL_MENDED = new RegExp(
  `${lettersFor("until")}(?:[${lettersFor("i")}][^${lettersFor("sep not have can")}]|[^${lettersFor("sep comma not")}]{1,4}[${lettersFor("was had")}])`,
);

/** Behind a part set off by commas: ", is in", ", are built". */
const AND_YET_IN = new RegExp(
  `^[${lettersFor("comma")}][${lettersFor("be have")}][${lettersFor("adverb now every")}]*(?:[${lettersFor("made checked settled")}]|${lettersFor("prep")}(?:[${lettersFor("sep comma")}]|$))`,
);

/** "My first token was refused": there was a second one. */
const FIRST_OF_MORE =
  /(?:^\W*|\b(?:my|our|the|a|its|their|one) (?:very )?)first (?!of\b)\p{L}+ (?:was|were|had|got|came|did|broke|failed|died|fell|hung|stalled|crashed|ended|timed|ran|hit|stopped|threw|lost|aborted|missed|choked|bounced)\b/u;

/** "…, but it is in" */
const IS_IN = new RegExp(
  `${lettersFor("it")}[${lettersFor("be have")}][${lettersFor("adverb now")}]*${lettersFor("prep")}(?:[${lettersFor("sep comma")}]|$)`,
);
const PLUPERFECT = new RegExp(`${lettersFor("had")}[${lettersFor("adverb")}]*${lettersFor("not")}`);

const FOLLOWING = 3;

/** The next few clauses after one, in its block and in the next one. */
function clausesAfter(doc: Hit["doc"], clause: Clause): readonly Clause[] {
  const own = doc.blockOfLine(clause.line);
  const behind = firstBehind(own, clause.start);
  const following = own.slice(behind, behind + FOLLOWING);
  if (following.length === FOLLOWING) return following;
  const { lineCount } = doc.scan();
  const { block } = doc.outline();
  for (let line = clause.line + 1; line < Math.min(lineCount, clause.line + 12); line++) {
    if (block[line] === clause.block) continue;
    const others = doc.blockOfLine(line);
    if (others.length > 0) return [...following, ...others.slice(0, FOLLOWING - following.length)];
  }
  return following;
}
