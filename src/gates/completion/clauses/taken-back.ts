/**
 * What takes a hit back, by what stands around it. After ConText: each modifier has a direction (before
 * or behind the hit), a scope, and terminators that end the scope.
 */

import { isAside } from "../aside.ts";
import { lettersFor } from "./letters.ts" with { type: "macro" };
import { isOf, has, partStart, PART_ENDS, textAt } from "./letter-row.ts";
import { isProvoked } from "./provoked.ts";
import type { Hit, Modifier, Rule } from "./rule.ts";
import { isMendedNext, isSolved } from "./solved.ts";
import { isSubject, OCCASION } from "./subject-matter.ts";

const ENDS = lettersFor("sep but because");
const COMMA = lettersFor("comma");
const JOINS = lettersFor("comma and");
const NO = lettersFor("no not nobody");
const OR = lettersFor("or no nobody");
const FINITE = lettersFor("iam be was have had will need must do did");
const UNDO = lettersFor("undo");
const NOW = lettersFor("now");
const OLD = lettersFor("old");
const PAST = lettersFor("past weekday");
const IF = lettersFor("if");
const SHOULD = lettersFor("should");
const RELATIVE = lettersFor("relative");
const IT = lettersFor("it");
const NOUN = lettersFor(
  "make makes word mask users tech ext occasion faults number ing_form adverb event",
);
const DETERMINER = lettersFor("the every few number of prep no and or arrow undo");
const USERS = lettersFor("users");
const EVERY = lettersFor("every");
const SAYS = lettersFor(
  "have be was not relative get adverb if parked park omit omitted left makes make verify operate waits past_form",
);
const MODAL = lettersFor("can may must should will need do would");
const PERSON = lettersFor("i iam");
const DELIBERATE = lettersFor("deliberate");
const PREDICATE = lettersFor("fail i iam not have had");
const LOUD = lettersFor("be was have still");

/** The modifiers that need nothing but the letters of the clause, and those that are dearer. */
const CHEAP: ReadonlySet<Modifier> = new Set([
  "negation",
  "premise",
  "condition",
  "attributive",
  "deliberate",
  "undoing",
]);
const DEAR_LAST: readonly Modifier[] = ["behaviour", "told", "solved", "subject", "aside"];

/** Parts the modifiers of a rule into those to be asked before its own check and those to be asked after. */
export function byCost({ takenBack, checkedLast = false }: Rule): {
  readonly before: readonly Test[];
  readonly behind: readonly Test[];
} {
  const testOf = (modifier: Modifier): Test => TESTS[modifier];
  const cheap = takenBack.filter((modifier) => CHEAP.has(modifier)).map(testOf);
  const dear = DEAR_LAST.filter((modifier) => takenBack.includes(modifier)).map(testOf);
  return checkedLast
    ? { before: [...cheap, ...dear], behind: [] }
    : { before: cheap, behind: dear };
}

/** Whether a modifier takes a hit back. */
export type Test = (hit: Hit) => boolean;

/** Whether any of the modifiers takes a hit back. */
export function isTakenBack(hit: Hit, tests: readonly Test[]): boolean {
  for (const test of tests) if (test(hit)) return true;
  return false;
}

const TESTS: Readonly<Record<Modifier, Test>> = {
  negation: isNegated,
  undoing: isUndone,
  solved: isSolved,
  told: (hit) => (has(hit.spelt.letters, PAST) || isMendedNext(hit)) && isSolved(hit),
  subject: isSubject,
  premise: isPremise,
  condition: (hit) => isPremise(hit) || isConditional(hit),
  attributive: isAttributive,
  behaviour: isBehaviour,
  deliberate: ({ spelt }) => has(spelt.letters, DELIBERATE),
  aside: ({ clause, subject, doc }) => isAside(clause, clause.text, subject, doc),
};

const SCOPE = 8;

function isNegated(hit: Hit): boolean {
  const { spelt, from, to } = hit;
  if (isOf(spelt, to, NO) && NOTHING_OF_IT.test(hit.after)) return true;
  let joined = false;
  // "Nothing was stubbed, postponed or waved through": the negation holds for the whole list.
  let listed = isOf(spelt, to, OR) || isOf(spelt, to + 1, OR) || isOf(spelt, to + 2, OR);
  for (let at = from - 1; at >= Math.max(0, from - SCOPE - 4); at--) {
    if (isOf(spelt, at, ENDS)) break;
    if (isOf(spelt, at, NO)) return !joined || listed || at >= from - 1;
    if (isOf(spelt, at, JOINS)) joined = true;
    if (isOf(spelt, at, OR)) listed = true;
  }
  // "Left undone: nothing", "open ends: 0".
  let at = to;
  if (!isOf(spelt, at, LEADS)) return false;
  while (isOf(spelt, at, LEADS)) at++;
  return isOf(spelt, at, NO) && !isOf(spelt, at + 1, DONE);
}

/** "I skipped nothing", "we deferred none of it"; not "nothing but the index", "nothing of note, just two". */
const NOTHING_OF_IT =
  /^ (?:nothing(?! (?:of (?!it\b|this\b|that\b|them\b|these\b|those\b|the\b|what\b)|(?!(?:at|of|in|on|from|for|to|and|or|so|that|which|with|by|as|here|there|this|along|while|when|because|since|you|we|i|it|was|is)\b)\p{L}))|none of|no (?:part|piece|step|page|test|point|item|word)\b)(?!.*\b(?:but|except|excepting|save|apart|aside|besides?|beyond|bar|barring|other than|less than|more than|worse|short of|even|only|just|merely|remains?|remaining|still)\b)/u;
/** What stands between a thing and how many of it there are. */
const LEADS = lettersFor("sep arrow be was returns");
const DONE = lettersFor("yet made checked");

/** Whether a thing (a stub, a TODO) is said to be gone. */
function isUndone(hit: Hit): boolean {
  const { spelt, from, to } = hit;
  for (let at = from - 1; at >= Math.max(0, from - SCOPE); at--) {
    if (isOf(spelt, at, UNDO) && !SINCE.test(textAt(hit, at))) return true;
    if (at === from - 1 && isOf(spelt, at, OLD)) return true;
    if (isOf(spelt, at, ENDS) || isOf(spelt, at, FINITE)) break;
  }
  const rest = spelt.letters.slice(to, to + 14);
  if (!has(spelt.letters.slice(from, to), TO_DO) && IS_DONE.test(rest)) return true;
  return (has(rest, UNDO) || has(rest, NOW)) && !has(rest, GOES_ON) && !NOT_UNDONE.test(rest);
}

/** "After the change the build is broken": it is since then. */
const SINCE = /^(?:after|since|with)\b/;

const GOES_ON = lettersFor("still fornow yet unsure");
const TO_DO = lettersFor("yetto must need to will ongoing");
/** "is not fixed", "can be replaced", but not "does not occur any more". */
const NOT_UNDONE = new RegExp(
  `${lettersFor("not")}[${lettersFor("adverb be every")}]?[${UNDO}]|[${lettersFor("can may should would will must need")}][^${lettersFor("sep comma")}]{0,3}[${UNDO}]`,
);
/** "The open points are settled", "the missing pages are scanned": before the sentence goes on. */
const IS_DONE = new RegExp(
  `^[^${lettersFor("sep comma but if not no will can may should would must need")}]{0,6}[${lettersFor("be was have")}][${lettersFor("adverb now every be")}]*[${lettersFor("made settled checked undo")}]`,
);

function isPremise(hit: Hit): boolean {
  const { spelt, from } = hit;
  // "Messages that will be sent": the pronoun and its verb are one word of the lists.
  if (
    from > 1 &&
    isOf(spelt, from - 1, IT) &&
    !isOf(spelt, from - 2, PART_ENDS) &&
    /^that\b/.test(textAt(hit, from - 1))
  )
    return true;
  for (let at = from - 1; at >= Math.max(0, from - 12); at--) {
    if (isOf(spelt, at, PART_ENDS)) break;
    if (isOf(spelt, at, IF))
      return textAt(hit, at) !== "whether" || !LEFT_OPEN.test(hit.clause.text);
    // "Should the sensor fail, …"
    if (isOf(spelt, at, SHOULD) && (at === 0 || isOf(spelt, at - 1, PART_ENDS))) return true;
    // "a node that fails", but not ", which fails".
    if (isOf(spelt, at, RELATIVE) && at > 0 && !isOf(spelt, at - 1, PART_ENDS) && from - at < 7)
      return !POINTS.test(textFrom(hit, at - 1)) && !THAT_ONE.test(textFrom(hit, at));
  }
  return false;
}

/** "…, so that one is untested": it points at a thing. */
const POINTS = /^(?:so that (?:one|part|half|bit|is|was)|(?:and|but) that (?:one|part|half|bit)) /;

/** "I'm leaving that one for another day", "we keep that for a quieter week": it points at a thing, whatever stands before it. */
const THAT_ONE =
  /^that (?:(?:one|part|half|bit|piece|side|end|step|task|job)(?! (?:can|could|may|might|must|should|will|would|needs?|has|is|was|gets?)\b) |(?:for|until|till) (?!now\b|(?:this|the) (?:reason|purpose|moment)\b))/;

function textFrom({ doc, spelt, clause }: Hit, at: number): string {
  return doc.text.slice(spelt.start[at] ?? clause.start, clause.end).toLowerCase();
}

/** "Whether it plays is more than I can say." */
const LEFT_OPEN = /\b(?:i|we|us|nobody|no one|unclear|unknown|open|unsettled|remains|not)\b|n't\b/;

function isConditional({ spelt, from, to }: Hit): boolean {
  for (let at = from + 1; at < Math.min(spelt.letters.length, to + 8); at++) {
    if (isOf(spelt, at, PART_ENDS)) return false;
    if (isOf(spelt, at, IF)) return true;
  }
  return false;
}

function isAttributive(hit: Hit): boolean {
  const { spelt, from, to } = hit;
  if (has(spelt.letters.slice(from, to), PREDICATE)) return false;
  if (!isOf(spelt, to, NOUN)) return false;
  if (from === 0 || isOf(spelt, from - 1, PART_ENDS)) return true;
  // "the king's failed campaign"
  if (from > 1 && /['’]/.test(hit.doc.text.charAt((spelt.start[from - 1] ?? 0) - 1))) return true;
  return isOf(spelt, from - 1, DETERMINER) && !isOf(spelt, from - 2, LOUD);
}

/** What users can do, and what happens to each or any such thing. */
function isBehaviour(hit: Hit): boolean {
  const { spelt, from } = hit;
  if (isGeneralCase(hit)) return true;
  if (has(spelt.letters, PERSON) && isProvoked(hit)) return true;
  const start = partStart(spelt, from);
  for (let at = start; at < from; at++) {
    if (!isOf(spelt, at, USERS)) continue;
    if (isOf(spelt, at + 1, MODAL) || (at <= start + 1 && isOf(spelt, at + 1, SAYS))) return true;
  }
  if (isOf(spelt, start, RELATIVE) || (from === start && isOf(spelt, start - 1, RELATIVE))) {
    // "guests, who cannot edit"; "which a 64-bit host cannot load"
    if (isOf(spelt, start - 1, COMMA) && isOf(spelt, start - 2, USERS)) return true;
    if (start + 1 < from && /^(?:an?|any|no)$/.test(textAt(hit, start + 1))) return true;
  }
  if (start >= from) return false;
  // "An API key is missing and I have no access": the writer, not anybody.
  if (has(spelt.letters.slice(start), PERSON)) return false;
  if (!isOf(spelt, start, EVERY) && !/^an?$/.test(textAt(hit, start))) return false;
  // "A lamp is earmarked for the coming quarter": this one.
  return !OCCASION.test(hit.clause.text);
}

/** "When ffprobe cannot read one, the transcoder skips it": what happens in a case that is named in front. */
function isGeneralCase(hit: Hit): boolean {
  const { spelt, from } = hit;
  const start = isOf(spelt, 0, LEADING) ? 1 : 0;
  if (!isOf(spelt, start, IF) || from <= start) return false;
  for (let at = 0; at < spelt.letters.length; at++)
    if (isOf(spelt, at, OF_NOW) && !/^(?:your|job)$/.test(textAt(hit, at))) return false;
  return true;
}

const LEADING = lettersFor("and");
/** Words by which such a sentence tells of this once, or of the reader, after all. */
const OF_NOW = lettersFor(
  "i iam you was had did will must should need still yet sofar fornow atpresent laterS occasion once until",
);
