/**
 * A condition whose outcome is denied in a sentence of its own, in few words of done_when: nobody could do what somebody is to
 * do, there is none of the thing that is to come, or figures differ that are to agree.
 */

import type { Clause, Document } from "../text/document.ts";
import { isAside } from "./aside.ts";
import { isDescription } from "./description.ts";
import { reasonOf } from "./reason.ts";
import { uninflected, type Subject } from "./subject.ts";
import type { Reason } from "../gate.ts";

const RULE = {
  id: "completion.undelivered.denied-outright",
  says: "The message says that what a condition asks for did not come about.",
  advice: "Make it hold and report the check that shows it, or have the goal redirected.",
} as const;

/** A cheap test in front of the three below. */
const HINT =
  /\b(?:nobody|no one|none of|differs?|deviates?|(?:is|are) off (?:from|by|in)|no [a-z\u00c0-\uffff]{3,} (?:goes|go|comes|arrives?|appears?|is (?:sent|shown|written|there|stored)|are (?:sent|shown)|shows|ever|reaches|follows|gets))\b/i;
const NOBODY =
  /\b(?:nobody|no one|none of (?:the|our|them|these|those)\b)(?: [\p{L}'’-]+){0,5}? (?:could|can|was able to|were able to|is able to|are able to|managed to|manages to|got to) (?<deed>\p{L}{2,})/u;
const NONE =
  /^(?:so |but |and |on it |there(?: is|'s) )?no (?<thing>\p{L}{3,}) (?:goes|go|comes|arrives?|appears?|is sent|are sent|is shown|are shown|is written|is there|shows|ever|reaches|is stored|follows|gets)\b/u;
const DIFFERS = /(?<!\p{L})(?:differs?|deviates?|(?:is|are) off) (?:from|by|in)\b/u;
const AGREE = /\b(?:the same|agrees?|match(?:es)?|equals?|identical|byte-identical)\b/u;
/** Told of a case, of a test of what must not be, or of a time that is over. */
const SUPPOSED =
  /\b(?:if|when|whenever|unless|until|till|while|once|after|before|where|whether|without|whose|should|must|would|may|might|shall|need|at first|first|originally|initially|previously|earlier|formerly|used to|was|were|had|since|old version|any ?more|any longer|longer|else|other|others|again|twice|only|not|never|0|zero|wrong|expired|invalid|revoked|forged|stolen|blocked|deleted|unknown|another|unauthori[sz]ed|locked)\b|n['’]t\b/;
const NEGATIVE =
  /\b(?:not|never|no|without|cannot|nothing|prevent\w*|refus\w*|reject\w*|block\w*|none|neither|nobody|stop\w*|remov\w*|delet\w*|hid\w*)\b|n['’]t\b/;
const CONDITION_END = /[;.\n]\s*|,\s+/;
const LONGEST_DONE_WHEN = 4_000;
/** Each is held against all others. */
const MOST_CLAUSES = 20;

/** The first clause that denies the outcome of a condition outright; none in most messages. */
export function findDeniedOutright(doc: Document, subject: Subject): readonly Reason[] {
  if (!HINT.test(doc.text) || subject.doneWhen.length > LONGEST_DONE_WHEN) return [];
  const asked = subject.doneWhen.split(CONDITION_END).filter((text) => !NEGATIVE.test(text));
  const found = doc
    .clauses()
    .filter((clause) => HINT.test(clause.text))
    .slice(0, MOST_CLAUSES)
    .find((clause) => isPlain(doc, clause, subject) && denies(doc, clause, asked));
  return found === undefined ? [] : [reasonOf(RULE, doc, found)];
}

function isPlain(doc: Document, clause: Clause, subject: Subject): boolean {
  return (
    (clause.kind === "paragraph" || clause.kind === "item") &&
    !SUPPOSED.test(clause.text.replace(/\bold password\b/, "")) &&
    !clause.text.endsWith("?") &&
    !isDescription(doc, clause, subject) &&
    !isAside(clause, clause.text, subject, doc)
  );
}

function denies(doc: Document, clause: Clause, asked: readonly string[]): boolean {
  const deed = NOBODY.exec(clause.text)?.groups?.["deed"];
  if (deed !== undefined)
    return asked.some((text) => isToDo(text, deed)) && !isToldDone(doc, clause, deed);
  const thing = NONE.exec(clause.text)?.groups?.["thing"];
  if (thing !== undefined)
    return asked.some((text) => isAbout(text, thing)) && !isToldDone(doc, clause, thing);
  return (
    DIFFERS.test(clause.text) &&
    asked.some((text) => AGREE.test(text) && shareWord(text, clause.text))
  );
}

/** "Members can log in", "each member logs in". */
function isToDo(condition: string, deed: string): boolean {
  return wordsOf(condition).includes(uninflected(deed));
}

/** "A mail confirms it": the thing stands at its beginning. */
function isAbout(condition: string, thing: string): boolean {
  const [first = ""] = wordsOf(condition.replace(/^\W*(?:an?|the|each|every|all)\s/u, ""));
  return first === uninflected(thing);
}

/** Whether another clause speaks of it without a denial: that may be the last word. */
function isToldDone(doc: Document, clause: Clause, word: string): boolean {
  const wanted = uninflected(word);
  return doc
    .clauses()
    .some(
      (other) =>
        other.start !== clause.start &&
        !NEGATIVE.test(other.plain) &&
        wordsOf(other.plain).includes(wanted),
    );
}

function shareWord(one: string, other: string): boolean {
  const words = new Set(wordsOf(one).filter((word) => word.length > 3));
  return wordsOf(other).some((word) => words.has(word));
}

function wordsOf(text: string): readonly string[] {
  return (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).map(uninflected);
}
