/**
 * A condition whose outcome is denied in a sentence of its own, in few words of done_when: nobody could do what somebody is to
 * do, there is none of the thing that is to come, or figures differ that are to agree.
 */

import { clausesWith } from "../text/clauses-with.ts";
import type { Clause, Document } from "../text/document.ts";
import { isAside } from "./aside.ts";
import { isDescription } from "./description.ts";
import { reasonOf } from "./reason.ts";
import { LONGEST_DONE_WHEN, uninflected, type Subject } from "./subject.ts";
import type { Reason } from "../gate.ts";

const RULE = {
  id: "completion.undelivered.denied-outright",
  says: "The message says that what a condition asks for did not come about.",
  advice:
    "Make it hold and report the check that shows it, or have the goal redirected by the operator.",
} as const;

/** Words of which each of the three below has one, and a cheap test in front of them. */
const mayDeny = clausesWith("nobody no none differ differs deviate deviates off");
const HINT =
  /\b(?:nobody|no one|none of|differs?|deviates?|(?:is|are) off (?:from|by|in)|no [a-z\u00c0-\uffff]{3,} (?:goes|go|comes|arrives?|appears?|is (?:sent|shown|written|there|stored)|are (?:sent|shown)|shows|ever|reaches|follows|gets))\b/i;
const NOBODY =
  /\b(?:nobody|no one|none of (?:the|our|them|these|those)\b)(?: [\p{L}'’-]+){0,5}? (?:could|can|was able to|were able to|is able to|are able to|managed to|manages to|got to) (?<deed>\p{L}{2,})/u;
/** What stands behind the verb says of which there is none: "no message is shown for a full cart". */
const NONE =
  /^(?:so |but |and |on it |there(?: is|'s) )?no (?<thing>\p{L}{3,}) (?:ever )?(?:goes|go|comes|arrives?|appears?|is sent|are sent|is shown|are shown|is written|is there|shows|reaches (?:anybody|anyone|me|us|them|it)|is stored|follows|gets)(?: (?:out|in|up|through|back|there|at all|anywhere|on it|for it|of it|to (?:anybody|anyone|me|us|them)))*\W*$/u;
const DIFFERS = /(?<!\p{L})(?:differs?|deviates?|(?:is|are) off) (?:from|by|in)\b/u;
const AGREE = /\b(?:the same|agrees?|match(?:es)?|equals?|identical|byte-identical)\b/u;
/** Told of a case, of a test of what must not be, or of a time that is over. */
const SUPPOSED =
  /\b(?:if|when|whenever|unless|until|till|while|once|after|before|where|whether|without|whose|should|must|would|may|might|shall|need|at first|first|originally|initially|previously|earlier|formerly|used to|was|were|had|since|old version|any ?more|any longer|longer|else|other|others|again|twice|only|not|never|0|zero|wrong|expired|invalid|revoked|forged|stolen|blocked|deleted|unknown|another|unauthori[sz]ed|locked)\b|n['’]t\b/;
const NEGATIVE =
  /\b(?:not|never|no|without|cannot|nothing|prevent\w*|refus\w*|reject\w*|block\w*|none|neither|nobody|stop\w*|remov\w*|delet\w*|hid\w*)\b|n['’]t\b/;
const CONDITION_END = /[;.\n]\s*|,\s+/;
/** Each is held against all others. */
const MOST_CLAUSES = 20;

/** The first clause that denies the outcome of a condition outright; none in most messages. */
export function findDeniedOutright(doc: Document, subject: Subject): readonly Reason[] {
  if (subject.doneWhen.length > LONGEST_DONE_WHEN) return [];
  const mayBe = mayDeny(doc).filter(({ text }) => HINT.test(text));
  if (mayBe.length === 0) return [];
  const conditions = subject.doneWhen.split(CONDITION_END);
  const asked = conditions.filter((text) => !NEGATIVE.test(text));
  const refused = conditions.filter((text) => NEGATIVE.test(text)).map(saidIn);
  const denials = mayBe
    .slice(0, MOST_CLAUSES)
    .flatMap((clause) => denialIn(clause, asked, refused));
  const told = toldOf(doc, new Set(denials.flatMap(({ word }) => word ?? [])));
  const found = denials.find(
    ({ clause, word }) => (word === null || !told.has(word)) && isPlain(doc, clause, subject),
  );
  return found === undefined ? [] : [reasonOf(RULE, doc, found.clause)];
}

interface Denial {
  readonly clause: Clause;
  /** What is not done or not there: told elsewhere, that may be the last word. Null where figures differ. */
  readonly word: string | null;
}

function denialIn(
  clause: Clause,
  asked: readonly string[],
  refused: readonly string[],
): readonly Denial[] {
  // "No mail is sent on failure" reports a condition in its own words.
  if (refused.includes(saidIn(clause.text))) return [];
  const deed = NOBODY.exec(clause.text)?.groups?.["deed"];
  if (deed !== undefined)
    return asked.some((text) => isToDo(text, deed)) ? [{ clause, word: uninflected(deed) }] : [];
  const thing = NONE.exec(clause.text)?.groups?.["thing"];
  if (thing !== undefined)
    return asked.some((text) => isAbout(text, thing)) ? [{ clause, word: uninflected(thing) }] : [];
  const differing = differingIn(clause.text);
  return differing !== null && asked.some((text) => isToAgree(text, differing))
    ? [{ clause, word: null }]
    : [];
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

const NO_MATTER =
  /(?<!\p{L})(?:can|cannot|could|was|were|is|are|be|able|to|nobody|none|no one|no|not|never|nothing|of|the|an?|so|but|and|on it|there)(?!\p{L})|n['’]t(?!\p{L})/gu;

/** What is denied, without the words that deny it. */
function saidIn(text: string): string {
  return wordsOf(text.toLowerCase().replace(NO_MATTER, " ")).toSorted().join(" ");
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

/** Those of some words that a clause speaks of without a denial. All are looked for at once: messages may be long. */
function toldOf(doc: Document, wanted: ReadonlySet<string>): ReadonlySet<string> {
  const told = new Set<string>();
  if (wanted.size === 0) return told;
  // The forms of a word differ at its end alone.
  const heads = Array.from(wanted, (word) => word.slice(0, Math.max(1, word.length - 1)));
  const hint = new RegExp(`(?<![\\p{L}\\p{N}])(?:${heads.join("|")})`, "u");
  for (const { plain } of doc.clauses()) {
    if (!hint.test(plain) || NEGATIVE.test(plain)) continue;
    for (const word of wordsOf(plain)) if (wanted.has(word)) told.add(word);
    if (told.size === wanted.size) break;
  }
  return told;
}

const PART_END = /[,;:–—(]|\b(?:and|but|that)\b/u;
/** "In the export the sums", "the sums of the export": what is said of a thing beside its name. */
const BESIDE =
  /(?<!\p{L})(?:of|in|on|for|from|at|with|by|under|to) (?:(?:the|an?|our|its|their|this|that|each|every|all) )?\p{L}+/gu;

const HOW = /(?<!\p{L})(?:still|also|now|already|both|all|do|does|\p{L}+ly)(?!\p{L})/gu;

/** The word for what differs, the last in front of the verb; null for none. */
function differingIn(text: string): string | null {
  const at = text.search(DIFFERS);
  if (at < 0) return null;
  const front = text.slice(0, at).split(PART_END).at(-1) ?? "";
  return wordsOf(front.replace(BESIDE, " ").replace(HOW, " ")).at(-1) ?? null;
}

/** "The totals match the ledger", "the export gives the same sums": whether that is what is to agree. */
function isToAgree(condition: string, thing: string): boolean {
  const agree = AGREE.exec(condition);
  if (agree === null || thing.length < 3) return false;
  const behind = condition.slice(agree.index + agree[0].length);
  const [same = ""] = agree[0] === "the same" ? wordsOf(behind) : [];
  return same === thing || wordsOf(condition.slice(0, agree.index)).includes(thing);
}

function wordsOf(text: string): readonly string[] {
  return (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).map(uninflected);
}
