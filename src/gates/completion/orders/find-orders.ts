/**
 * Steps that are handed to the reader: "drop the key in there and the tiles come to life". What is ordered may as well be the
 * use of what was built, a check to be repeated, or a line of a document; it is a step that is left where it is asked for as
 * a favour, or where no other clause reports the condition that it speaks of.
 */

import { contentWords, readInventory } from "../../../domain/inventory.ts";
import type { Reason } from "../../gate.ts";
import { firstBehind, type Clause, type Document } from "../../text/document.ts";
import { isAside } from "../aside.ts";
import { isDescription } from "../description.ts";
import { isPlainlyForeign } from "../languages/find-foreign.ts";
import { partsOf } from "../open-states/parts.ts";
import { soleConditions, type Telling } from "../open-states/tied.ts";
import { reasonOf, type Thoroughness } from "../reason.ts";
import type { Subject } from "../subject.ts";
import { clausesBeforeCode, orderingClauses } from "./calls.ts";
import { isBareVerb, isHandling, isUse, looksOn } from "./bare-verbs.ts";
import { type Weight, weightOfSaying } from "./handed-on.ts";
import { ANY_ONE, type Order, readOrder, tellsState } from "./read-order.ts";

const RULE = {
  id: "completion.undelivered.handed-on",
  says: "The message hands the reader a step.",
  advice:
    "Take the step yourself and report its result, or have the goal redirected so that it names who takes it.",
} as const;

const LONGEST_DONE_WHEN = 4_000;
const MOST_SUSPECTED = 20;
const MOST_CLAUSES = 80;

/** Orders to the reader for what was asked. */
export function findOrders(
  doc: Document,
  subject: Subject,
  thoroughness: Thoroughness,
): readonly Reason[] {
  const suspected = new Map<Clause, Exclude<Weight, "none">>();
  for (const clause of orderingClauses(doc)) {
    const weight = heavier(weightOf(doc, clause, subject), sayingOf(doc, clause));
    if (weight !== "none") suspected.set(clause, weight);
    if (suspected.size === MOST_SUSPECTED) break;
  }
  for (const clause of clausesBeforeCode(doc))
    if (STEPS_LEAD.test(clause.text) && !NO_STEP.test(clause.text)) suspected.set(clause, "a word");
  if (suspected.size === 0 || isPlainlyForeign(doc)) return [];
  const isOpen = openness(doc, subject, [...suspected.keys()]);
  const reasons: Reason[] = [];
  for (const [clause, weight] of suspected) {
    const behind = clauseBehind(doc, clause);
    const step = behind === null ? [clause] : [clause, behind];
    if (weight !== "decides" && !isOpen(step, weight)) continue;
    if (isDescription(doc, clause, subject) || isAside(clause, clause.text, subject, doc)) continue;
    reasons.push(reasonOf(RULE, doc, clause));
    if (thoroughness === "first") break;
  }
  return reasons;
}

const heavier = (one: Weight, other: Weight): Weight =>
  one === "none" || other === "decides" ? other : one;

function sayingOf(doc: Document, { kind, start, end, box, text }: Clause): Weight {
  if (!/^(?:paragraph|item)$/u.test(kind) || (box === "ticked" && !text.includes("→")))
    return "none";
  const [whole = ""] = partsOf(doc.text.slice(start, end));
  return weightOfSaying(whole);
}

/** What asks that people can do it themselves, or for a text that says how. */
const ABLE =
  /\b(?:can|could|able|possible|allows?|lets?|instructions?|manual|guide|document\w*|descri\w*|explain\w*|readme|how|usage|tutorial|runbook|procedure|handbook|help)\b/iu;

type IsOpen = (step: readonly Clause[], most: Telling) => boolean;

function openness(doc: Document, subject: Subject, suspected: readonly Clause[]): IsOpen {
  const { doneWhenAsWritten } = subject;
  if (doneWhenAsWritten.length > LONGEST_DONE_WHEN) return () => false;
  const sole = soleConditions(doc, doneWhenAsWritten, suspected);
  const fullest = fullestConditions(doc, doneWhenAsWritten);
  return (step, most) =>
    [
      ...step.flatMap((clause) => sole({ clause, most, beside: "", isPlain: true })),
      ...(most === "nothing" ? [] : fullest(step)),
    ].some((text) => !ABLE.test(text));
}

/** The conditions of which a step says at least two words, and more than any other clause. */
function fullestConditions(
  doc: Document,
  doneWhen: string,
): (step: readonly Clause[]) => readonly string[] {
  const clauses = doc.clauses().filter(({ kind }) => kind !== "code");
  if (clauses.length > MOST_CLAUSES) return () => [];
  const wordsOf = ({ start, end }: Clause): readonly string[] =>
    contentWords(doc.text.slice(start, end));
  const spoken = clauses.map((clause) => ({
    start: clause.start,
    said: new Set(wordsOf(clause)),
  }));
  const rows = readInventory(doneWhen).conditions.map(({ text }) => ({
    text,
    words: [...new Set(contentWords(text))],
  }));
  return (step) => {
    const here = new Set(step.flatMap(wordsOf));
    const others = spoken.filter(({ start }) => !step.some((clause) => clause.start === start));
    const inAll = (words: readonly string[], said: ReadonlySet<string>): number =>
      words.filter((word) => said.has(word)).length;
    return rows
      .filter(({ words }) => {
        const count = inAll(words, here);
        return count > 1 && others.every(({ said }) => inAll(words, said) < count);
      })
      .map(({ text }) => text);
  };
}

/** "When you have a minute", "whenever it suits you", "next time you are around" */
const COURTESY =
  /\b(?:you|there is|there['’]s|it) (?:have|get|got|find|are|re|can spare|suits?|is) .*|\bwhen(?:ever)? (?:convenient|possible)\b|\bat your (?:leisure|convenience)\b|\bwhen(?:ever)? you (?:like|can|want|wish|please|feel)\b|\b(?:when(?:ever)?|once) you(?:['’]re| are| have| get| find)\b|\bnext time you\b/u;
const WISHED =
  /\bif you (?:ever |also |still )?(?:want|like|prefer|wish|need|care|would|get|see|are curious|run into|use|run|have (?:any|one|questions|doubts))\b/u;
/** "To finish", "before the first morning shift" */
const BEFORE_USE =
  /^(?:to (?:finish|complete|activate|enable|go live|make it|get it|switch it|turn it|bring it|wrap up)|before (?:you|the first|going|opening|the launch|launch|the next)|one (?:more )?thing|for you|over to you|your (?:turn|move|part|job)|last step|what(?:'s| is) left)\b/u;
const NO_STEP =
  /\b(?:usage|how(?: to)?|examples?|try|use|using|used|repeat|reproduce\w*|again|re-?runs?|undo|revert|details|more|check|verify|test|tests|tested|tried|feat|fix|refactor|chore|perf|docs|commits?|changes?|reads?|says?|goes|changelog|titles?|recipe|rule|rules)\b/u;
/** "Run `k6` again", "to repeat the check", "with the result 12 passed": the step was taken. */
const REPEATS =
  /\b(?:again|twice|times|back in|back on|yourself|repeats?|reproduces?|re-?runs?|once more|as before|to (?:see|check|verify|try|compare|look|undo|go back|change|read))\b/u;

/** "For the last part:", "bringing it up on the box:", "what you do next:" */
const STEPS_LEAD =
  /^(?:for (?:the|that|this|it)|to|what you|on (?:the|every|each|all)|(?!includ|us|follow|accord|remain|miss)\p{L}{2,}ing)(?= )/u;

const lastOf = (lead: string): string => lead.split(/[.;!?] /u).at(-1) ?? "";

/** "For the boards on the roof: hold the button, plug in the cable": no use of what was built. */
function isChain({ front, object }: Order): boolean {
  return (
    /^(?:for|on|in) (?:the|all|each|every)\b/u.test(front) &&
    object.split(/,(?: and| then)* /u).some((part, at) => {
      const [verb = ""] = part.split(" ");
      return at > 0 && isBareVerb(verb) && !isUse(verb);
    })
  );
}

const TRIED =
  /^\W*(?:tried|tested|measured|checked|verified|covered|confirmed|both|all \d|\d+ of \d)\b/u;

const PUBLISHES = /\b(?:tags?|branch|commits?|release|image|package|version|changes?)\b|§/u;

/** "Cut the network and it still works", "push the pedal and it opens", "put one there and it is loaded; tried with three" */
function isShown(doc: Document, { line, end }: Clause, { verb, object, result }: Order): boolean {
  if (result === "") return false;
  if (
    (verb === "push" && !PUBLISHES.test(object)) ||
    /\b(?:still|nothing|stays?|keeps?|no)\b/u.test(result)
  )
    return true;
  const block = doc.blockOfLine(line);
  return TRIED.test(block[firstBehind(block, end - 1)]?.text ?? "");
}

/** "Put it there. Then the tiles load": what comes of it stands in the next sentence. */
function clauseBehind(doc: Document, { line, end }: Clause): Clause | null {
  const block = doc.blockOfLine(line);
  const next = block[firstBehind(block, end - 1)];
  if (next === undefined) return null;
  const { state = "" } =
    /^\W*(?:then|from (?:then|there|that moment|that point)(?: on)?|after that|afterwards),? (?<state>.*)$/u.exec(
      next.text,
    )?.groups ?? {};
  return tellsState(state) ? next : null;
}

function weightOf(doc: Document, clause: Clause, { goal }: Subject): Weight {
  if (!/^(?:paragraph|item)$/u.test(clause.kind) || clause.box === "ticked") return "none";
  const order = readOrder(clause.text);
  if (order === null || looksOn(order.verb, order.object)) return "none";
  const { front, softener, verb, object } = order;
  const result = order.result === "" ? (clauseBehind(doc, clause)?.text ?? "") : order.result;
  const titles = `${clause.lead} ${clause.heading} ${clause.label}`;
  if (
    WISHED.test(`${front}${object}`) ||
    NO_STEP.test(`${front} ${titles}`) ||
    REPEATS.test(object)
  )
    return "none";
  if (isFavour(order) || (BEFORE_USE.test(front) && !isUse(verb)))
    return isUse(verb) ? "a word" : "decides";
  // "Type a name into the search and the twelve come up" tells what was built.
  if (isShown(doc, clause, order)) return "none";
  if (/[:(]/u.test(result) || SHOWN_HOW.test(goal)) return "none";
  if (result !== "" && ANY_ONE.test(object)) return "none";
  // "The archive is private: log out and open it", "three steps: pick a name": a label tells what it is about.
  if (front.endsWith(": ") && !STEPS_LEAD.test(front)) return "none";
  if (isUse(verb) && !isChain(order)) return result === "" ? "nothing" : "none";
  const isLed = softener !== "" || front !== "";
  if (result !== "" || object.endsWith(":") || isLed) return "a word";
  if (clause.kind === "item" && STEPS_LEAD.test(lastOf(clause.lead))) return "a word";
  if (clause.kind === "paragraph" && /\byour\b/u.test(object)) return "a word";
  return isHandling(verb) ? "nothing" : "none";
}

const SHOWN_HOW =
  /\b(?:guide|manual|readme|tutorial|instructions?|handbook|how-?to|walkthrough|runbook)\b/u;

function isFavour({ front, softener, object, result }: Order): boolean {
  return (
    /ahead|feel free|be so|be a dear|might want|only have|just have|just need|only need/u.test(
      softener,
    ) ||
    COURTESY.test(front) ||
    AT_LEISURE.test(`${object} ${result}`)
  );
}

const AT_LEISURE =
  /\bwhen(?:ever)? (?:it suits|convenient|possible|you(?:['’]re| (?:have|get|find|like|can|want|wish|please|feel|are)))\b|\bat your (?:leisure|convenience)\b|\bonce you['’]ve had\b/u;
