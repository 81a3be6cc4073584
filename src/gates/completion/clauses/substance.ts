/**
 * When a weak rule decides. The more a report tells, the likelier some "fails", "deferred" or "sample" in it
 * tells of the thing built: of 1,208 unseen cases those that were refused for such words alone were fine in
 * 50 of 56 where the report told much, and in 23 of 57 where it told little.
 */

import type { Clause, Document } from "../../text/document.ts";
import { uninflectedWords, type Subject } from "../subject.ts";
import { textAfter, textBefore, wordsOf } from "./looks/hit.ts";
import type { Hit, Rule } from "./rule.ts";
import { OCCASION } from "./subject-matter.ts";

/** In characters. */
const MUCH = 400;
const SHORTEST_TELLING = 4;

/**
 * Whether a message reports much: its sentences, items and cells that hold a figure or a name, or a word of
 * goal or done_when, are long together. Praise and code do not count.
 */
export function reportsMuch(doc: Document, subject: Subject): boolean {
  return doc.text.length >= MUCH && tellingLength(doc, subject) >= MUCH;
}

function tellingLength(doc: Document, subject: Subject): number {
  const telling = uninflectedWords(subject.text);
  const { lineCount } = doc.scan();
  const { block } = doc.outline();
  let length = 0;
  // Block by block: the first few of them are mostly enough.
  for (let line = 0; line < lineCount && length < MUCH; line++) {
    if (line > 0 && block[line] === block[line - 1]) continue;
    for (const clause of doc.blockOfLine(line)) {
      if (tells(clause, telling)) length += clause.end - clause.start;
      if (length >= MUCH) break;
    }
  }
  return length;
}

function tells({ kind, text }: Clause, telling: ReadonlySet<string>): boolean {
  if (kind === "code" || kind === "quote") return false;
  if (/[\d§]/.test(text)) return true;
  for (const word of uninflectedWords(text))
    if (word.length >= SHORTEST_TELLING && telling.has(word)) return true;
  return false;
}

/** Why, or until when something is so. */
const REASON =
  /^(?: (?:it|them|this|that|these|those|here))?,? (?:because|since|as|so|for now|until|till|for lack of|due to|owing to|on account of|in the interest of)\b/;
const NOTHING = /^(?: (?:it|them|this|that|these|those|here))?\W*$/;

const STAND_IN =
  /^(?:stub|mock|placeholder|dummy|fake|stand-?in|draft|prototype|skeleton)s?$|^dummies$|^(?:hard-?coded|mocked|stubbed|faked|canned)$|^(?:sample|dummy|mock|fake|placeholder) [a-z]+$/;
const IS_ONE =
  /\b(?:is|are|remains?|stays?|as|uses?|returns?|shows?) (?:(?:an?|the|only|just|merely|still|currently|now) )*$/;
const WRITER = /\b(?:i|we)(?:['’]ve| have| had|['’]d)?(?: \p{L}+ly)? $/u;
/** What is done to dates and payments too; nothing but work is parked, shelved or on ice. */
const MOVED =
  /^(?:postpon|defer|delay|adjourn|held|hold|push|mov|reserv|kept|set aside|put|queu|sav)/;
/** Trouble and waiting that nobody builds: what is built refuses, fails and stops. */
const PLAIN = /\b(?:broken|blocked|not work(?:ing)?|n['’]t work|waits?|waiting|awaits?|pending)\b/;
const THIS_TIME =
  /\b(?:in|from|of|for) this (?:round|delivery|session|pass|release|change|version|run|pr|commit|build|phase)\b|\b(?:another day|(?:second|next|later) phase)\b/;
/** What fails on the way to the thing built. */
const OF_BUILDS =
  /\b(?:tests?|specs?|suites?|builds?|pipeline|ci|lint\w*|compil\w+|deploy\w*|type-?check)\b[^,;:]{0,14}$/;

/**
 * Whether a hit of a weak rule is the writer's own ("I skipped the index"), a label or what stands behind one
 * ("Deferred: the index", "Index: skipped"), names the occasion that it is left for ("in
 * a follow-up"), says what a thing is ("the adapter is a stub"), uses a word of work or trouble alone ("shelved", "broken"),
 * speaks of a build or of tests, or has nothing but a reason behind it: "The export is deferred.", "is on hold until the key is there".
 */
export function saysItAll(rule: Rule, hit: Hit): boolean {
  const [before, met, after] = [textBefore(hit), wordsOf(hit), textAfter(hit)];
  return (
    /^(?:i|we)\b/.test(met) ||
    WRITER.test(before) ||
    /:[\s*_]*$/.test(before) ||
    (/^\W*$/.test(before) && /^[\s*_]*:/.test(after)) ||
    PLAIN.test(met) ||
    OCCASION.test(hit.clause.text) ||
    THIS_TIME.test(hit.clause.text) ||
    /\bbacklog\b/.test(hit.clause.text) ||
    (STAND_IN.test(met) && IS_ONE.test(before)) ||
    (rule.id === "completion.deferral.parked" && !MOVED.test(met)) ||
    (rule.id === "completion.blocker.fails" && OF_BUILDS.test(before)) ||
    NOTHING.test(after) ||
    REASON.test(after) ||
    /\b(?:because|since|as)$/.test(met)
  );
}
