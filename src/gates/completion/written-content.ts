/**
 * What a text that was asked for says, and not how far the work on it is: minutes tell what was put off, a condition report
 * what does not run, the results of a race who did not start. A reader knows it by the goal, which asks for a text or a
 * finding, and by the sentence, which speaks of nothing that done_when names and of no step of the writing.
 */

import type { Clause } from "../text/document.ts";
import type { Subject } from "./subject.ts";

const TEXTS =
  "minutes|reports?|letters?|notices?|cards?|signs?|posters?|leaflets?|brochures?|guides?|manuals?|handbooks?|lists?|inventor(?:y|ies)|summar(?:y|ies)|overviews?|notes?|memos?|statements?|assessments?|rules?|polic(?:y|ies)|articles?|papers?|stor(?:y|ies)|obituar(?:y|ies)|reviews?|results?|stocktakes?|faqs?|questions and answers|questions-and-answers|roadmaps?|runbooks?|post-?mortems?|chronicles?|diar(?:y|ies)|logs?|registers?|catalogues?|certificates?|complaints?|applications?|proposals?|briefs?|briefings?|newsletters?|press releases?|release notes|change ?logs?|checklists?|captions?|labels?|speech(?:es)?|scripts?|histor(?:y|ies)|case stud(?:y|ies)|survey|evaluation|analysis";
/** A goal that asks for a text, or for what is found out. */
const ASKS_FOR_TEXT = new RegExp(
  `^\\W*(?:please )?(?:summari[sz]e|minute|catalogue|appraise|audit|assess|analy[sz]e|inspect|survey|investigate|diagnose|explain the|(?:(?:re)?write|write up|draft|document|describe|transcribe|report|make|prepare|produce|draw up|compile|create|publish|put together|give|send|take|do|keep|record|list|collect)\\b(?![^.;]{0,40}?\\b(?:tool|script|parser|app|screen|library|program|command|page that|view|function|endpoint|component)\\b)[^.;]{0,40}?\\b(?:${TEXTS}|limitations|defects|losses)(?= (?:about|after|against|at|before|behind|between|by|for|from|in|into|of|on|so|that|to|which|with|and)\\b|\\W*$|[,.;:'’]))(?!\\p{L})`,
  "u",
);
/** Who writes and who reads; what is written, and the steps of it; what has no name but its place in the whole. */
const OF_WRITING = new RegExp(
  `(?<!\\p{L})(?:i|me|my|we|us|our|you|your|yours|we['’]\\p{L}+|i['’]\\p{L}+|you['’]\\p{L}+|(?:${TEXTS})|pages?|sections?|chapters?|paragraphs?|parts?|drafts?|cop(?:y|ies)|texts?|entr(?:y|ies)|rows?|columns?|tables?|figures?|photos?|pictures?|files?|pdfs?|documents?|version|layout|index|appendi\\p{L}+|sources?|references?|(?:un)?wr(?:ite|ites|itten|iting|ote)|drafted|printed|sent|signed?|signature|publi(?:sh|c)\\p{L}*|upload\\p{L}*|proofread\\p{L}*|translat\\p{L}*|edit(?:ed|ing)?|merged|committed|approv\\p{L}*|review(?:ed|er)|cover(?:ed)?|includ\\p{L}*|describ\\p{L}*|document\\p{L}*|todo|tbd|placeholders?|stub\\p{L}*|rest|remaining|remainder|remains|others?|everything|anything|half|most|some|session|follow-?ups?|scope|later|tomorrow|soon|next|for now|so far|yet to|work|tasks?|check(?:ed|s)?|test(?:ed|s)?|untested|as yet|un\\p{L}{3,}ed|verif\\p{L}*|measured?|access)(?!\\p{L})`,
  "u",
);

/** It goes on from what was told of the work. */
const REFERS = /^\W*(?:it|they|this|that|these|those|all|both|none|he|she)\b/u;
const SMALL =
  /^(?:with|from|that|this|than|then|have|been|were|does|when|what|which|each|every|their|they|them|there|here|into|over|under|after|before|must|will|also|only|more|less|very|much|many|made|make|takes?|goes|says|gives|none|never|nobody|without|least|same|such)$/u;
const CONTENT = /\p{L}{4,}/gu;
/** So many words of its own a sentence has that tells of something: "Pending: two." tells of nothing. */
const TELLING = 3;
/** One word in so many may be of done_when by chance: "failed to touch the mark". */
const FEW = 4;

/** Whether a clause tells what stands in the text that was asked for. */
export function isWrittenContent(clause: Clause, subject: Subject): boolean {
  if (clause.kind === "heading" || !ASKS_FOR_TEXT.test(subject.goal)) return false;
  if (OF_WRITING.test(clause.text) || REFERS.test(clause.text)) return false;
  const words = (clause.plain.match(CONTENT) ?? []).filter((word) => !SMALL.test(word));
  const asked = words.filter((word) => subject.asks(word));
  return words.length >= TELLING && asked.length * FEW <= words.length;
}
