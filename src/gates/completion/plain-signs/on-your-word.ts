/** What was asked for is done at a word of the reader: "Say the word and I apply it", "once you agree, I remove them". */

import type { Clause } from "../../text/document.ts";
import { uninflected } from "../subject.ts";
import type { Sign, SignAt } from "./sign.ts";

/** What a reader gives by which work may go on. */
const TOKEN =
  "(?:word|nod|go|go[- ]ahead|ok|okay|green light|thumbs[- ]up|all[- ]clear|sign|signal|blessing|yes|sign[- ]?off|say-so|approval|confirmation|consent|permission)";
const GIVE = `give (?:(?:me|us|it|this) )?(?:(?:the|a|your) )?(?:(?:final|short|quick|formal) )?${TOKEN}`;
/** An order to the reader. */
const ORDERED = `(?:just |simply |only |please |so |then )*(?:say (?:the word|so|yes|go|when|§)|${GIVE}|(?:tell|let) (?:me|us) (?:know(?: (?:when|that))? ?|to )?(?:go(?: ahead)?|start|proceed|do it|you(?:['’]re| are) (?:ready|happy|fine))|nod|confirm|approve|agree|reply (?:with )?(?:yes|ok|okay|go|§))`;
/** What the reader does, behind "if" and "once". */
const DOES = `you(?:['’]re| are)? (?:all )?(?:agree|ready|approve|confirm|happy|ok|okay|fine|content|satisfied|comfortable|nod|say (?:so|go|yes|the word|when|it['’]?s|it is)|sign (?:it |this )?off|give (?:(?:me|us|it|this) )?(?:(?:the|a|your) )?(?:(?:final|short|quick|formal) )?${TOKEN}|tell me (?:to|so)|concur|want (?:me|it|them|this)|wish)`;
const ON_SAYING = `(?:(?:on|at|with|after|upon|following) your ${TOKEN}|(?:one|a|the|your|a single|a quick) (?:word|nod|yes|ok|okay|ping|line|sign|signal|go) from (?:you|your (?:side|end)))`;
const WHEN = "(?:if|once|when|whenever|as soon as|the moment|provided)";
const WILL =
  "(?:i|we)(?:['’]ll| will| can| could| shall|['’]d| would)?(?: then| gladly| happily| go and| just)*";
const DEED = `(?:${WILL} (?<verb>\\p{L}+(?: ahead)?)(?<object>[^;]{0,120})|(?:it|they|this|that|everything) (?:(?:will|can) )?(?:goes?|gets?|ships?|leaves?|starts?|runs?) ?(?:out|live|ahead|in|up|off|to|through|$|\\W))`;

/** Work carried out by any of these needs no word of what was asked: "I apply it". */
const CARRIES_OUT = new Set(
  "apply run execute do start begin go go_ahead proceed continue finish push merge publish release ship deploy send launch enable activate switch flip install commit roll submit post complete carry cut trigger fire book order call implement make".split(
    " ",
  ),
);
const POINTS =
  /^(?:\W*$| (?:it|them|this|these|those|that|everything|all|both|the rest|the (?:change|changes|migration|script|plan|switch|cut-?over|move|roll-?out|step|steps|deletion|removal|run|job|command|work)|with|on|ahead)(?!\p{L}))/u;
/** More than was asked, or something for the reader alone. */
const MORE =
  /(?<!\p{L})(?:also|too|as well|on top|in addition|additionally|extra|further|another|more|besides|instead|again|back|you|your|optional|nobody|not asked)(?!\p{L})/u;
const TALKS =
  /^(?:explain|answer|share|show|tell|walk|help|talk|discuss|describe|look|elaborate|expand|clarify|document|gladly|happily|be|have|know|see|think|hope|believe|need|was|had|did)$/;

/** Whether what is offered is what was asked for, and nothing else tells that it was done. */
function isOfferedForDone({ groups }: RegExpExecArray, at: SignAt): boolean {
  const { verb, object = "" } = groups ?? {};
  if (verb === undefined) return true;
  if (TALKS.test(verb) || MORE.test(object)) return false;
  const { clause, doc, subject } = at;
  const carries = CARRIES_OUT.has(verb.replace(" ", "_")) && POINTS.test(object);
  // "I pull the plug and free the address"
  const joined = [...object.matchAll(/ and (?:then )?(\p{L}{3,})/gu)].map(([, word = ""]) => word);
  const deed = carries ? verb : [verb, ...joined].find((word) => subject.asks(word));
  if (deed === undefined) return false;
  return !doc
    .clauses()
    .some((other) => other.start !== clause.start && other.kind !== "code" && tells(other, deed));
}

/** "Merged as 8fd2c1a": the verb in a form of the past. */
function tells({ text }: Clause, verb: string): boolean {
  const stem = uninflected(verb);
  return [...text.matchAll(/(?<!\p{L})\p{L}{2,}ed(?!\p{L})/gu)].some(
    ([word]) => uninflected(word) === stem,
  );
}

/** A product that waits for a word of its users. */
const OF_USERS =
  /\b(?:voice|spoken|speech|microphone|confirm\w*|approv\w*|consent\w*|go-ahead|prompt\w*|wake word|says?)\b/;

export const ON_YOUR_WORD: Sign = {
  id: "completion.signs.on-your-word",
  says: "What was asked for is offered, to be done at a word of the reader.",
  calledBy: "say give tell let nod confirm approve agree reply you your",
  pattern: new RegExp(
    `(?:^|[;:–—-] ?|, (?:so )?)\\W*(?:(?:${ORDERED}|${ON_SAYING})(?: here| now| below)?(?:,? and(?: then)?|,|:| ?[–—-])? ${DEED}|${WHEN} ${DOES}[^,;]{0,40},? (?:then )?${DEED})`,
    "u",
  ),
  notAsked: OF_USERS,
  always: true,
  check: isOfferedForDone,
};

/** The same with the deed in front: "happy to merge once you give the go-ahead". */
export const ONCE_YOU_SAY: Sign = {
  id: "completion.signs.on-your-word",
  says: ON_YOUR_WORD.says,
  calledBy: "you your",
  pattern: new RegExp(
    `(?:^|[;:–—-] ?|, (?:and |so )?)\\W*(?:(?:(?:i['’]?m|i am|we['’]?re|we are) )?(?:happy|glad|ready|prepared|all set) to|${WILL}) (?<verb>\\p{L}+(?: ahead)?)(?<object>[^,;]{0,60}?),? (?:${WHEN} ${DOES}|(?:on|at|with|after|upon|following) your ${TOKEN})(?!\\p{L})`,
    "u",
  ),
  notAsked: OF_USERS,
  always: true,
  check: isOfferedForDone,
};
