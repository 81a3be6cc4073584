/** Whether a sentence without a subject tells what the writer is at: "Now wiring the button to it." */

import { uninflected, uninflectedWords } from "../../subject.ts";
import type { Hit } from "../rule.ts";
import { asWritten, textAfter, textBefore, wordsOf } from "./hit.ts";

/** What a thing built does: "Now using `fetch`", "Still running on Node 22". */
const OF_THINGS =
  /\b(?:us|return|support|serv|show|handl|accept|read|listen|includ|hav|be|cover|stor|hold|giv|carry|tak|allow|reject|refus|pass|fail|work|produc|report|display|respect|follow|offer|liv|stand|sitt|ly|hang|play|featur|point|match|miss|lack|go|look|wait|stay|pend|keep|support|send|requir|need|check|validat|open|run(?! the| my| all))(?:n|t)?ing\b/u;

/** A verb behind it makes the work the subject: "Now moving them takes 3 minutes", "Onboarding got friendlier today". */
const FINITE =
  /(?<!\bto )\b(?:got|became|went|came|took|gave|grew|fell|rose|began|brought|kept|meant|cost|is|are|was|were|has|have|had|does|do|did|can|could|will|would|may|must|should|takes?|costs?|gives?|shows?|needs?|works?|returns?|prints?|yields?|brings?|leaves?|makes?|lists|answers|opens|raises|ends?|passes|fails?|uses|happens?|runs|goes|comes|keeps?|means|requires?|produces?|creates|writes|triggers|causes)\b/u;

const SUBORDINATE =
  /\b(?:that|which|who|whose|where|when|if|so|because|as|while|until|before|after)\b/u;

/** Whether it is the writer's own work on what was asked for, which has not ended. */
export function isAtWork(hit: Hit): boolean {
  const { clause, subject } = hit;
  if (clause.kind !== "paragraph" || clause.label !== "" || /[:?]$/u.test(clause.text))
    return false;
  const met = `${wordsOf(hit)}${textAfter(hit)}`;
  if (/^about to\b/u.test(met)) return isOfAsked(hit);
  if (/^(?:now|on to)\b/u.test(met) && !/^now (?:\p{L}+ly )?\p{L}{2,}ing\b/u.test(met))
    return TURNS.test(met) && !FINITE.test(met) && isLast(hit) && isOfAsked(hit);
  if (/^(?:\p{L}+ing) (?:up|down|in|out)?:|^will\b/u.test(met)) return false;
  const [rest = ""] = met.replace(/^.*?\p{L}{2,}ing\b/u, "").split(SUBORDINATE);
  if (textBefore(hit).trim() !== "" || FINITE.test(rest)) return false;
  const [verb] = /\p{L}{2,}ing\b/u.exec(met) ?? [];
  if (verb === undefined) return false;
  return (!OF_THINGS.test(met.split(verb)[0] + verb) || subject.asks(verb)) && isOfAsked(hit);
}

/** "Now for the export button", at the end of the message. */
const TURNS = /^(?:now for|on to) (?:the|its|their|our|my|\p{L}{2,}ing|both|all)(?!\p{L})/u;

function isLast({ doc, clause }: Hit): boolean {
  return /^[\s.!*_`)]*$/u.test(doc.text.slice(clause.end));
}

/** Whether a word of it is one of goal and done_when. */
function isOfAsked(hit: Hit): boolean {
  const words = uninflectedWords(asWritten(hit));
  return [...uninflectedWords(hit.subject.text)].some(
    (word) => word.length > 3 && words.has(uninflected(word)),
  );
}
