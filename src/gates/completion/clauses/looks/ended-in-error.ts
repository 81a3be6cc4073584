/** Whether what was asked for is told to have ended in an error that the message quotes. */

import { firstBehind } from "../../../text/document.ts";
import type { Hit } from "../rule.ts";
import { textBefore, wordsOf } from "./hit.ts";
import { isOwnMisfortune } from "./trouble.ts";

const ENDED_BY =
  /\b(?:denied|refused|forbidden|unauthori[sz]ed|not (?:allowed|permitted|supported|found)|timed? ?out|no such|cannot|could not|\w*error|failed|fatal|exceeded|limit|full|too (?:large|big|long|many)|out of|memory|mismatch|unsupported|unknown|does not exist|invalid|missing|rejected|exception|\w+exception)\b/i;

const OVER =
  /\b(?:now|then|after\w*|since|second|again|pass(?:es|ed)?|through|fixed|mended|works?|worked|solved|retr(?:y|ied)|until|at first|first|once|old|earlier|initially|smaller|larger|instead|so (?:i|we)|(?:i|we) (?:raised|enlarged|split|changed|added|moved|set|gave|freed|lowered|switched|shrank|cut|made|put|used|resized|compressed))\b/;

/** Whether the clause, or the one behind it, tells what became of a trouble. */
function isOver({ doc, clause }: Hit): boolean {
  const block = doc.blockOfLine(clause.line);
  return OVER.test(clause.text) || OVER.test(block[firstBehind(block, clause.start)]?.text ?? "");
}

/** "The rollback died with `disk full`", not "PDFs are rejected with `encrypted`". */
export function isEndedByError(hit: Hit): boolean {
  const { doc, spelt, to, clause } = hit;
  return (
    /^(?:died|bounced|crashed|aborted|broke|failed|stalled|choked|hung|errored)\b/.test(
      wordsOf(hit),
    ) &&
    ENDED_BY.test(doc.text.slice(spelt.start[to - 1], spelt.end[to - 1])) &&
    // An upload, a run: one of the writer's, not any mail that bounced.
    /^\W*(?:the|my|our|its|that|this|both|all|\d)\b/.test(clause.text) &&
    !/\b(?:attempts?|tries|when|if|each|every|any|who|that|which|is|are|was|were|trial|forged|planted|on purpose)\b/.test(
      textBefore(hit),
    ) &&
    !isOver(hit) &&
    isOwnMisfortune(hit)
  );
}
