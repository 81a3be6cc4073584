/** Whether the writer lacked what the work needed, or it ran out before the work was done. */

import type { Hit } from "../rule.ts";
import { asWritten, textAfter, textBefore, wordsOf } from "./hit.ts";

/** What nobody misses. */
const WELCOME =
  "troubles?|complaints?|reasons?|needs?|causes?|problems?|wish\\w*|intention|difficult\\w+|warnings?|errors?|failures?|deviations?|issues?|doubts?|hits?|objections?|loss\\w*|crash\\w*|choice|more|further|other|second|old|hand|part|say|interest|regrets?|false|surprises?|conflicts?|gaps?|findings?|hesitation|incidents?|effect|luck|such|downtime|outages?|tickets?|rollbacks?|data|takers|delays?|absences?|cancellations?|refunds?|leftovers?|remarks|comments|corrections";
const TRY =
  "(?:try|test|run|launch|check|measure|play|print|weigh|compare|restore|install|look|view|hear|verify|see|ask|consult|rely|go|work|start|deploy|plug|connect|load|judge|tell|match|hold|put|read|do|count|time)";
/** "No simulator here to launch them with", "no glossary, so the terms are my own" */
const NO_MEANS = new RegExp(
  `^ (?!(?:[\\p{L}-]+ )?(?:${WELCOME})\\b)(?:[\\p{L}\\p{N}§-]+ ){0,3}?(?<thing>[\\p{L}\\p{N}§-]+)(?: (?:here|there|at all|at hand|left|around))*(?: to ${TRY}(?: (?!down\\b)[\\p{L}§-]+){0,3}?(?: (?:with|on|in|from|to|against|by|at|into|under|for))?(?=\\W*$|[,;.]| (?:and|so|but|because|since|as)\\b)|,? (?<so>so|and)(?= (?:the|i|we|my|our|it|they|went|took|had|made|used|that|those|this|nothing)\\b))`,
  "u",
);
const HELPED =
  /\bso (?:i|we) (?:made|wrote|generated|built|created|borrowed|bought|fetched|got|rented|asked|recorded|set up|added|drew|printed|compared|measured|counted|checked|looked|tested|tried|searched|read)\b/;
/** "We had no lift, so we carried them up": done in another way, and not guessed, left or put off. */
const DID_OTHERWISE =
  /\b(?:so|and) (?:i|we|they|he|she) (?:then |therefore |simply |just )?(?!(?:guess|assum|estimat|suppos|skipp|stopp|postpon|deferr|delay|omitt|abandon|reli|settl|us|stay|wait|need|want|fail|tri|imagin|invent|dropp|extrapolat|inferr|judg|leav|approximat|improvis|simulat|mock|stubb|pretend)(?:ed|d|ied)\b)(?:\p{L}+ed|ran|cut|put|sent|brought|dug|drove|held|hung|laid|lit|read|sewed|swept|tore|wound|rang|spoke|told|took(?! (?:a (?:chance|guess|risk)|it (?:that|for|as|from)|(?:the|their|his|her) word|my|no)\b))(?!\p{L})/u;
const DID_LESS =
  /\b(?:not|never|no|nothing|none|nobody|without|only|merely|guess\w*|instead|memory|by eye|for now|for the moment|later|next|tomorrow|skip\w*|pending|xfail|placeholders?|stubs?|mocks?|dummy|fakes?|made up|invented|estimat\w*|assum\w*|simulators?|simulat\w*|emulators?|previews?|screenshots?|documentation|docs|data sheet|manual|as (?:it|they) (?:is|are|was|were)|untested|unchecked|undone|blank|empty|half|rough\w*|off|out|aside|open|should|would|probably|hope\w*|remains?|still|yet)\b|n['’]t\b/;

/** Whether what is told behind a lack made up for it. */
function isDoneOtherwise(written: string): boolean {
  const did = DID_OTHERWISE.exec(written);
  return did !== null && !DID_LESS.test(written.slice(did.index));
}

const ENDS_ON_USE = /(?: (?:with|on|in|from|to|against|by|at|into|under|for)| ask| consult)$/;

/** "I had no simulator to launch them with": what it was for says that it was wanted. */
function isWithoutTool(hit: Hit): boolean {
  const written = asWritten(hit);
  const met = NO_MEANS.exec(
    written.slice(written.lastIndexOf(" no ", written.length - textAfter(hit).length) + 3),
  );
  if (met?.groups === undefined) return false;
  const { thing = "", so } = met.groups;
  if (thing === "time") return true;
  // "… so I generated 10,000 rows": helped at once.
  if (HELPED.test(written) || isDoneOtherwise(written)) return false;
  if (so !== undefined)
    return hit.subject.asks(thing) || so === "so" || /\band went (?:by|from)\b/.test(written);
  return ENDS_ON_USE.test(met[0]) || hit.subject.asks(thing);
}

/** "I lacked cluster access", not "we lacked nothing". */
function isLackOfWriter(hit: Hit): boolean {
  return (
    /^ (?:the |an? |any |some |my |our )?(?!(?:nothing|neither|no|is|are|was|were|so)\b)[\p{L}§]/u.test(
      textAfter(hit),
    ) &&
    !/\b(?:at first|until|before|who|that|which|neither|never)\b|n['’]t\b/.test(textBefore(hit)) &&
    !/\b(?:lack\w*|without)\b/.test(hit.subject.text)
  );
}

/** "Nothing could be compiled", not "nothing could be found". */
function isNothingToRun(hit: Hit): boolean {
  return (
    /\b(?:so |and |, |^)(?:nothing|none of (?:it|them|the [\p{L}-]+)) could be (?:compiled|installed|run|built|tested|tried|checked|verified|started|deployed|measured|uploaded|downloaded|loaded|executed|played|weighed|timed|compared)\b/u.test(
      hit.clause.text,
    ) && !/\b(?:until|unless|while|when|old|former)\b/.test(hit.clause.text)
  );
}

/** A part that has less than asked, in front of why: "these wear the old sticker", "one coat only". */
const LESS =
  /(?<!\p{L})(?:none|nobody|bare|empty|blank|only|without|unfinished|undone|unlabell?ed|un(?:painted|tested|signed|checked|washed|weighed|sent|scanned)|the old|no (?!longer|more|trouble|problem)[\p{L}-]+|just|skimmed|did not|(?:did|was|were|could|had|do|does|is|are)n['’]t|not|still|as (?:it|they) (?:is|are|was|were)|quick (?:glance|look)|one [\p{L}-]+|two [\p{L}-]+ had to do|had to do|back in the \p{L}+)(?!\p{L})/u;
const MADE_UP = /\b(?:more|another|again|anyway|fetched|borrowed|bought|at first|no longer)\b/;

/** "… since the roll was used up": the reason for less than asked. */
export function isRunOut(hit: Hit): boolean {
  const before = textBefore(hit);
  const main = before.replace(/[^\p{L}]*(?:because|since|as|so|for|the|with)?\W*$/u, "");
  const isAbsolute = /having (?:run (?:out|dry|short)|given out|broken down|crashed|failed)$/.test(
    wordsOf(hit),
  );
  return (
    (isAbsolute || !wordsOf(hit).startsWith(",")) &&
    !/^ of\b/.test(textAfter(hit)) &&
    (isAbsolute ? !/\b(?:i|we)\b/.test(main) : LESS.test(main)) &&
    !MADE_UP.test(main) &&
    !/\bnot (?:only|just)\b/.test(main) &&
    !/\b(?:if|when|whenever|once|until|unless|whether)\b/.test(before) &&
    !/\b(?:quotas?|limits?|budgets?|expir\w*|stock|empty|r[ua]ns? out|used up|clos\w+|calls?)\b/.test(
      hit.subject.doneWhen,
    ) &&
    !/^[^;]*\b(?:but|yet|now|so i|so we|then|borrowed|bought|fetched)\b/.test(textAfter(hit))
  );
}

/** Whether the writer says that a tool, a right, a sample or an answer was not there. */
export function isLackOfMeans(hit: Hit): boolean {
  const met = wordsOf(hit);
  if (/\bhad nothing\b|\bhad (?:none|neither|without|zero|0)\b/.test(met)) return false;
  if (/\bhad no\b/.test(met)) return isWithoutTool(hit);
  if (/\black\w*$/.test(met)) return isLackOfWriter(hit);
  if (/^no(?:body| one|one)\b/.test(met))
    return / tell (?:me|us)$/.test(met) && !HELPED.test(asWritten(hit));
  // Words that say it all: "I'm in the dark", "we had to do without".
  return !/ (?:can|could) be /.test(met) || isNothingToRun(hit);
}
