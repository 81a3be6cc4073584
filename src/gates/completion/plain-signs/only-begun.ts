/** Work of which only the beginning is there: a message that ends with a start, and a shell without what it is for. */

import { contentWords } from "../../../domain/inventory.ts";
import type { Sign, SignAt } from "./sign.ts";

/** Whether nothing but marks stands behind a clause. */
function isLast({ doc, clause }: SignAt): boolean {
  return /^[\s.!…*_`)]*$/u.test(doc.text.slice(clause.end));
}

const STARTS =
  "starting|beginning|getting (?:started|going|to work|stuck in)|kicking off|setting to work|diving in(?:to)?|digging in(?:to)?|jumping in(?:to)?|launching into|embarking";
/** What people do on the way home too. */
const GOES_ON =
  "heading|off|setting (?:off|out)|proceeding|moving on|cracking on|carrying on|pressing on|continuing|resuming|tackling|taking on|working";
const A_STEP =
  /\b(?:steps?|phases?|parts?|items?|points?|stages?|tasks?|batch(?:es)?|number|first|second|next|one|rest|others|it|them|this|that|plan|list)\b/;
/** "Beginning on 4 May", "starting at 9:00". */
const A_TIME =
  /\b(?:on|at|from|in|with) (?:the )?(?:\d|(?:mon|tues|wednes|thurs|fri|satur|sun)day|january|february|march|april|may|june|july|august|(?:septem|octo|novem|decem)ber)/;
const SAYS_MORE =
  /\b(?:is|are|was|were|has|have|can|works?|takes?|costs?|gives?|shows?|needs?|passes|ago|since|again|fine|well|as (?:before|expected|intended))\b/;

/** "Starting on step 1 now.", "Getting started with the login": the last words of a message. */
export const AT_THE_START: Sign = {
  id: "completion.signs.starting",
  says: "The message ends at the beginning of the work.",
  calledBy:
    "starting beginning getting kicking setting diving digging jumping heading off launching embarking proceeding moving cracking carrying pressing continuing resuming tackling taking working",
  pattern: new RegExp(
    `^\\W*(?:(?:so|now|and|right|ok|okay|then),? )*(?:(?:i['’]?m|i am|we['’]?re|we are) )?(?:now |already |just )?(?:(?:${STARTS})|(?<goes>${GOES_ON}))(?<rest>(?: [\\p{L}\\d#§'’.-]+){0,9})[\\s.!…]*$`,
    "u",
  ),
  always: true,
  check: ({ groups }, at) => isBeginning(at, groups?.["rest"] ?? "", groups?.["goes"]),
};

function isBeginning(at: SignAt, rest: string, goes: string | undefined): boolean {
  const { clause, subject } = at;
  if (clause.kind !== "paragraph" || !isLast(at)) return false;
  if (SAYS_MORE.test(clause.text) || A_TIME.test(rest)) return false;
  if (goes === undefined) return true;
  if (goes === "working" && !rest.endsWith(" now")) return false;
  return A_STEP.test(rest) || contentWords(rest).some((word) => subject.mentions(word));
}

/** Where a frame is what was asked for. */
const ASKS_FRAME =
  /\b(?:skeletons?|scaffold\w*|stubs?|shells?|shims?|alias\w*|legacy|old names?|frameworks?|templates?|interfaces?|placeholders?|boilerplate|extension points?|hooks?|prototypes?|no-op|plug-?ins?|pluggable)\b/;

/** "… is in place so that the copy logic can be dropped in": what it is for is not there. */
export const TO_BE_FILLED: Sign = {
  id: "completion.signs.to-be-filled",
  says: "A frame is there, and what belongs into it is not.",
  calledBy:
    "dropped drop plugged plug slotted slot filled fill hooked hook wired wire added add put inserted insert",
  pattern:
    /\b(?:so(?: that)?|for|ready for|waiting for|to let|where|into which) (?:the|its|a|an)(?: (?:real|actual|proper|true|final))? (?<part>[\p{L}§-]{3,}(?: [\p{L}§-]{2,}){0,2}?) (?:can|could|may|will|is to|only has to|just has to|has only to|to) (?:then |later |now |easily |simply )?(?:be )?(?:dropped|drop|plugged|plug|slotted|slot|filled|fill|hooked|hook|wired|wire|added|put|inserted)(?: (?:right |straight )?(?:in|into (?:it|place|them|there)|behind it|on top))?(?: later| next| now)?(?=\W*$|[,;:.])/u,
  notAsked: ASKS_FRAME,
  always: true,
  check: ({ groups }, { clause, subject }) =>
    /\b(?:in place|there|ready|prepared|set up|laid|defined|sketched|shape|outline|signature|hooks?|handler|entry|structure|skeleton|frame\w*|scaffold\w*|shell|stub\w*|body)\b/.test(
      clause.text,
    ) && !subject.asks(/[\p{L}§-]+$/u.exec(groups?.["part"] ?? "")?.[0] ?? ""),
};

const PRINTS = "(?:prints?|logs?|says?|shows?|echo(?:es)?|outputs?|writes?)";
const ENDS = "(?:exits?|returns?|ends|stops|quits)";
const TAKES_IN =
  "(?:parses|reads|takes|accepts|validates|checks) (?:its|the|all|both|every) [\\p{L}'’ ]{3,30}(?:,| and) (?:and )?(?:then )?";
const VERB = /\b(?:parses|reads|takes|accepts|validates|checks|just|only|simply|merely)\b/;
/** "Without a key it only prints a hint and stops": what it does else is told elsewhere. */
const IN_A_CASE =
  "(?:without|with|when|whenever|where|if|unless|otherwise|else|once|until|after|before|for|on|in|at|an?|any|every|each|no|should|given)(?!\\p{L})";
const SHOWN = "(?:§|an?|the|its) ?(?:[\\p{L}§'’-]+(?: [\\p{L}§'’-]+){0,3} ?)?";

/** "Parses its arguments, prints a line and exits 0": a command, and nothing that it is for. */
export const EMPTY_SHELL: Sign = {
  id: "completion.signs.empty-shell",
  says: "What is told of a command is that it starts and ends.",
  calledBy:
    "exits exit returns return ends stops quits empty body untouched touching anything nothing",
  pattern: new RegExp(
    `(?:^|, (?:and|but) )(?!\\W*${IN_A_CASE})\\W*(?:(?:[\\p{L}\\d§_/-]+ ){0,3}[\\p{L}\\d§_/-]+(?::| ?[–—-]|(?= )) ?)?(?:now |so far |currently )?(?:${TAKES_IN}${PRINTS} ${SHOWN},? (?:and |then )+${ENDS}|(?:just|only|simply|merely) ${PRINTS} ${SHOWN},? (?:and |then )+${ENDS}|${TAKES_IN}(?:just |simply |immediately )?${ENDS}(?: (?:0|zero|true|at once|immediately|straight away|success(?:fully)?|without doing anything))?(?=\\W*$|,))`,
    "u",
  ),
  notAsked: new RegExp(
    `${ASKS_FRAME.source}|\\b(?:refus\\w*|reject\\w*|guards?|prints?|exits?|dry[- ]run|deprecat\\w*|notices?|echo|parses?|parser|arguments|validat\\w*|checks?|version)\\b`,
  ),
  always: true,
  check: (_, { clause: { plain }, subject }) =>
    !/(?:^|\s)--?\w/.test(plain) &&
    !/\b(?:exits?|returns?) (?:with )?[1-9]/.test(plain) &&
    contentWords(plain.slice(0, plain.search(VERB))).some((word) => subject.asks(word)),
};
