/** Whether what was asked for is told to have ended in an error that the message quotes. */

import { firstBehind } from "../../../text/document.ts";
import { uninflectedWords } from "../../subject.ts";
import type { Hit } from "../rule.ts";
import { textAfter, textBefore, wordsOf } from "./hit.ts";
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

/** What is wrong with what is handed in, and so rightly refused. */
const BAD_INPUT =
  /\b(?:unknown|invalid|missing|wrong|empty|bad|malformed|broken|deleted|closed|expired|twice|second|duplicate|negative|without|any|each|every|other|non|un\p{L}+|too|outside|beyond|in use|not|no|old|passing|giving|null|none|forged|string|type|before|after|while|used|existing|already)\b/u;

/** "Paying by card raises a `TypeError`", where paying by card is what was asked for. */
export function isRaisedByAsked(hit: Hit): boolean {
  const { doc, spelt, to, subject } = hit;
  const error = doc.text.slice(spelt.start[to - 1], spelt.end[to - 1]);
  if (!/(?:error|exception|violation|fault|failure)\W*$/i.test(error) && !ENDED_BY.test(error))
    return false;
  if (
    /\b(?:errors?|exceptions?|refus\w*|reject\w*|invalid|rais\w*|throw\w*|validat\w*|unknown|fails?)\b/.test(
      subject.doneWhen,
    )
  )
    return false;
  // "… raises a `TypeError` with a hint": told in full, as what is built.
  if (!/^(?:$|[,.;:]| and\b| halfway\b| again\b)/.test(textAfter(hit).trimEnd())) return false;
  const front = textBefore(hit);
  if (BAD_INPUT.test(front) || /^\W*(?:an?|with|while|during|under|on|in|for|at) /.test(front))
    return false;
  return [...uninflectedWords(front)].some((word) => word.length > 3 && subject.asks(word));
}
