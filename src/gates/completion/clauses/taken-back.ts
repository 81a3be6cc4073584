/**
 * What takes a hit back, by what stands around it. After ConText: each modifier has a direction (before
 * or behind the hit), a scope, and terminators that end the scope.
 */

import type { Clause } from "../../text/document.ts";
import { isAside } from "../aside.ts";
import { stem } from "../subject.ts";
import { holds, lettersFor } from "./letters.ts";
import type { Hit, Modifier } from "./rule.ts";
import type { Spelt } from "./spell-clause.ts";

const ENDS = lettersFor("sep but because");
const COMMA = lettersFor("comma");
const JOINS = lettersFor("comma and");
const NO = lettersFor("no not nobody");
const OR = lettersFor("or no nobody");
const FINITE = lettersFor("iam be was have had will need must do did");
const UNDO = lettersFor("undo");
const NOW = lettersFor("now");
const OLD = lettersFor("old");
const STILL = lettersFor("still fornow yet unsure not");
const PAST_TENSE = lettersFor(
  "was had did failed past_form omitted parked left checked made remained",
);
const PAST = lettersFor("past weekday");
const CAUSE = lettersFor("cause");
const SOLVED = lettersFor("solved undo now came made checked");
const PLAINLY_SOLVED = lettersFor("undo now came");
const IF = lettersFor("if");
const SHOULD = lettersFor("should");
const RELATIVE = lettersFor("relative");
const IT = lettersFor("it");
const NOUN = lettersFor(
  "make makes word mask users tech ext occasion faults number ing_form adverb event",
);
const DETERMINER = lettersFor("the every few number of prep no and or arrow undo");
const PERSON = lettersFor("i iam");
const USERS = lettersFor("users");
const EVERY = lettersFor("every");
const SAYS = lettersFor(
  "have be was not relative get adverb if parked park omit omitted left makes make verify operate waits past_form",
);
const MODAL = lettersFor("can may must should will need do would");
const DELIBERATE = lettersFor("deliberate");
const PREDICATE = lettersFor("fail i iam not have had");
const LOUD = lettersFor("be was have still");

/** Whether a letter is of a set; false past the ends. */
function isOf(spelt: Spelt, at: number, set: string): boolean {
  return at >= 0 && at < spelt.letters.length && holds(set, spelt.letters.charCodeAt(at));
}

function has(letters: string, set: string): boolean {
  for (let at = 0; at < letters.length; at++) if (holds(set, letters.charCodeAt(at))) return true;
  return false;
}

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
export function byCost(modifiers: readonly Modifier[]): {
  readonly cheap: readonly Modifier[];
  readonly dear: readonly Modifier[];
} {
  return {
    cheap: modifiers.filter((modifier) => CHEAP.has(modifier)),
    dear: DEAR_LAST.filter((modifier) => modifiers.includes(modifier)),
  };
}

/** Whether any of the modifiers takes a hit back. */
export function isTakenBack(hit: Hit, modifiers: readonly Modifier[]): boolean {
  return modifiers.some((modifier) => TESTS[modifier](hit));
}

const TESTS: Readonly<Record<Modifier, (hit: Hit) => boolean>> = {
  negation: isNegated,
  undoing: isUndone,
  solved: isSolved,
  told: (hit) => has(hit.spelt.letters, PAST) && isSolved(hit),
  subject: isSubject,
  premise: isPremise,
  condition: (hit) => isPremise(hit) || isConditional(hit),
  attributive: isAttributive,
  behaviour: isBehaviour,
  deliberate: ({ spelt }) => has(spelt.letters, DELIBERATE),
  aside: ({ clause, subject, doc }) => isAside(clause, clause.text, subject, doc),
};

const SCOPE = 8;

function isNegated({ spelt, from, to }: Hit): boolean {
  let joined = false;
  // "Nothing was stubbed, postponed or waved through": the negation holds for the whole list.
  let listed = [to, to + 1, to + 2].some((at) => isOf(spelt, at, OR));
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

/** What stands between a thing and how many of it there are. */
const LEADS = lettersFor("sep arrow be was returns");
const DONE = lettersFor("yet made checked");

/** Whether a thing (a stub, a TODO) is said to be gone. */
function isUndone({ spelt, from, to }: Hit): boolean {
  for (let at = from - 1; at >= Math.max(0, from - SCOPE); at--) {
    if (isOf(spelt, at, UNDO) || (at === from - 1 && isOf(spelt, at, OLD))) return true;
    if (isOf(spelt, at, ENDS) || isOf(spelt, at, FINITE)) break;
  }
  const rest = spelt.letters.slice(to, to + 14);
  if (!has(spelt.letters.slice(from, to), TO_DO) && IS_DONE.test(rest)) return true;
  return (has(rest, UNDO) || has(rest, NOW)) && !has(rest, GOES_ON) && !NOT_UNDONE.test(rest);
}

const GOES_ON = lettersFor("still fornow yet unsure");
const TO_DO = lettersFor("yetto must need to will ongoing");
/** "is not fixed", but not "does not occur any more". */
const NOT_UNDONE = new RegExp(`${lettersFor("not")}[${lettersFor("adverb be every")}]?[${UNDO}]`);
/** "The open points are settled", "the missing pages are scanned": before the sentence goes on. */
const IS_DONE = new RegExp(
  `^[^${lettersFor("sep comma but if not no will")}]{0,6}[${lettersFor("be was have")}][${lettersFor("adverb now every be")}]*[${lettersFor("made settled checked undo")}]`,
);

/** Whether a trouble is told as past and as solved, in its own clause or in those after it. */
function isSolved(hit: Hit): boolean {
  const { spelt, from, to, clause, doc } = hit;
  // "had not yet signed": a story, whose end is told or goes without saying.
  const rest = spelt.letters.slice(to);
  if (PLUPERFECT.test(spelt.letters.slice(from, to))) return true;
  // "Request 88, long postponed, is in."
  if (AND_YET_IN.test(rest) && isOf(spelt, partStart(spelt, from) - 1, COMMA)) return true;
  // "The reason was …": a trouble that is explained is over.
  if (has(spelt.letters, CAUSE)) return true;
  const told = has(spelt.letters, PAST) || isStoryGoingOn(hit) || FIRST_OF_MORE.test(clause.text);
  if (!told && !has(spelt.letters, PAST_TENSE)) return false;
  const enough = told ? SOLVED : PLAINLY_SOLVED;
  if (has(spelt.letters.slice(0, to), WENT_WRONG))
    if (WORKED_ROUND.test(rest) || UNTIL_MENDED.test(rest)) return true;
  if (lastOf(rest, enough) > lastOf(rest, STILL)) return true;
  if (told && IS_IN.test(rest)) return true;
  if (told && has(spelt.letters.slice(0, from), SOLVED) && !has(spelt.letters, STILL)) return true;
  let seen = 0;
  for (const other of clausesAfter(doc, clause)) {
    const { letters } = hit.spell(other);
    if (has(letters, STILL)) return false;
    if (has(letters, enough)) return true;
    if (++seen === FOLLOWING) return false;
  }
  return false;
}

/** Where the last letter of a set stands; -1 when there is none. */
function lastOf(letters: string, set: string): number {
  let at = letters.length - 1;
  while (at >= 0 && !set.includes(letters.charAt(at))) at--;
  return at;
}

/** Whether the clause before told of the past: "The first import broke off. 212 rows were refused." */
function isStoryGoingOn({ doc, clause, spelt, to, spell }: Hit): boolean {
  if (!has(spelt.letters.slice(partStart(spelt, to - 1), to), PAST_TENSE)) return false;
  const before = doc.blockOfLine(clause.line).findLast((other) => other.end <= clause.start);
  return before !== undefined && has(spell(before).letters, PAST);
}

const WENT_WRONG = lettersFor("was had did failed");
/** "…, so I baked in two batches": a comma, a reason, the writer. */
const WORKED_ROUND = new RegExp(
  `[${lettersFor("comma sep")}][${lettersFor("because")}][${lettersFor("i")}]`,
);

/** "… until I put it in", "… until the clock was set". */
const UNTIL_MENDED = new RegExp(
  `${lettersFor("until")}(?:[${lettersFor("i")}][^${lettersFor("sep not have can")}]|[^${lettersFor("sep comma not")}]{1,4}[${lettersFor("was had")}])`,
);

/** Behind a part set off by commas: ", is in", ", are built". */
const AND_YET_IN = new RegExp(
  `^[${lettersFor("comma")}][${lettersFor("be have")}][${lettersFor("adverb now every")}]*(?:[${lettersFor("made checked settled")}]|${lettersFor("prep")}(?:[${lettersFor("sep comma")}]|$))`,
);

/** "My first token was refused": there was a second one. */
const FIRST_OF_MORE =
  /\b(?:my|our|the|a) (?:very )?first \p{L}+ (?:was|were|had|got|came|did|broke|failed|died|fell|hung|stalled|crashed|ended)\b/u;

/** "…, but it is in" */
const IS_IN = new RegExp(
  `${lettersFor("it")}[${lettersFor("be have")}][${lettersFor("adverb now")}]*${lettersFor("prep")}(?:[${lettersFor("sep comma")}]|$)`,
);
const PLUPERFECT = new RegExp(`${lettersFor("had")}[${lettersFor("adverb")}]*${lettersFor("not")}`);

const FOLLOWING = 3;

/** The clauses after one, in its block and in the next one. */
function* clausesAfter(doc: Hit["doc"], clause: Clause): Generator<Clause> {
  for (const other of doc.blockOfLine(clause.line)) if (other.start > clause.start) yield other;
  const { lineCount } = doc.scan();
  const { block } = doc.outline();
  for (let line = clause.line + 1; line < Math.min(lineCount, clause.line + 12); line++) {
    if (block[line] === clause.block) continue;
    const others = doc.blockOfLine(line);
    if (others.length === 0) continue;
    yield* others;
    return;
  }
}

/** Where the part of the sentence begins that a letter stands in. */
export function partStart(spelt: Spelt, from: number): number {
  let at = from;
  while (at > 0 && !isOf(spelt, at - 1, PART_ENDS)) at--;
  return at;
}

const PART_ENDS = lettersFor("sep comma but");

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
      return true;
  }
  return false;
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
  if (from > 1 && /['’]$/.test(hit.doc.text.slice(0, spelt.start[from - 1]).slice(-1))) return true;
  return isOf(spelt, from - 1, DETERMINER) && !isOf(spelt, from - 2, LOUD);
}

function textAt({ doc, spelt }: Hit, at: number): string {
  return doc.text.slice(spelt.start[at], spelt.end[at]).toLowerCase();
}

/** What users can do, and what happens to each or any such thing. */
function isBehaviour(hit: Hit): boolean {
  const { spelt, from } = hit;
  if (isGeneralCase(hit) || PROVOKED.test(hit.clause.text)) return true;
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
  return isOf(spelt, start, EVERY) || /^an?$/.test(textAt(hit, start));
}

/** "When I pulled the cable, the job gave up": trouble that was made to see what comes of it. */
const PROVOKED =
  /^\W*(?:and |then )?(?:when|after|once|as soon as|while|with) i (?:had |then |next )?(?:pulled|unplugged|cut|killed|stopped|removed|deleted|broke|broken|switched|turned|shut|closed|blocked|fed|sent|typed|entered|renamed|corrupted|flipped|planted|disconnected|held|filled|took|withdrew|revoked|gave it|drowned|tampered|damaged|hid|covered)\b[^,]*,/;

/** "When ffprobe cannot read one, the transcoder skips it": what happens in a case that is named in front. */
function isGeneralCase(hit: Hit): boolean {
  const { spelt, from } = hit;
  const start = isOf(spelt, 0, LEADING) ? 1 : 0;
  if (!isOf(spelt, start, IF) || from <= start) return false;
  for (let at = 0; at < spelt.letters.length; at++)
    if (isOf(spelt, at, OF_NOW) && textAt(hit, at) !== "your") return false;
  return true;
}

const LEADING = lettersFor("and");
/** Words by which such a sentence tells of this once, or of the reader, after all. */
const OF_NOW = lettersFor(
  "i iam you was had did will must should need still yet sofar fornow atpresent laterS occasion once until",
);

/** Classes of words, with the goals whose report may well hold one of them. */
const MATTERS: readonly (readonly [classes: string, goal: RegExp])[] = [
  [
    lettersFor("parked park laterS later othertime follows waits stopped"),
    /\b(?:postpon\w*|defer\w*|later|put off|snooz\w*|delay\w*|reschedul\w*|adjourn\w*|overdue|deadlines?|wait\w*|pending|queue\w*|remind\w*|retr(?:y|ies|ied)|calendar|appointments?|bookings?|schedul\w*|lazy|lazily|hold)\b/,
  ],
  [
    lettersFor("omitted omit muted off flag except"),
    /\b(?:skip\w*|ignor\w+|drop(?:s|ped)?|exclud\w+|omit\w*|hid(?:e|es|den)|left out|leaves? out|filter\w*|discard\w*|disabl\w*|switch\w* off|turn\w* off|mut(?:e|ed)|silen\w+|bypass\w*|opt\w*|off|flags?|toggles?|unused|refus\w*|reject\w*)\b/,
  ],
  [
    lettersFor("omitted omit"),
    /\b(?:remove|delete|prune|trim|retire|deduplicate|clean (?:up|out)|strip)s?\b/,
  ],
  [
    lettersFor("undone open left lack yetto remain noaccess"),
    /\b(?:missing|missed|absent|absences?|lack\w*|incomplete|unfinished|open|outstanding|pending|waiting|wait|remain\w*|left|overdue|un(?:paid|read|saved|used|verified|known|resolved|answered)|gaps?|late|drafts?)\b/,
  ],
  [
    lettersFor("fail failed broken faults replied crash"),
    /\b(?:fail\w*|errors?|broken|crash\w*|refus\w*|reject\w*|block\w*|den(?:y|ied|ies)|abort\w*|invalid|wrong|bad|unreachable|forbidden|timeouts?|401|403|404|429|5\d\d|outages?|interrupt\w*|break\w*|roll\w* ?back|recover\w*|faults?|exits?|warn\w*|alerts?|alarms?|without (?:a )?(?:network|connection)|resilien\w*|flaky|bugs?)\b/,
  ],
  [
    lettersFor("standin draft constant sameness notimpl testdata todo"),
    /\b(?:stub\w*|mock\w*|fak(?:e|ed|es)|placeholders?|dumm(?:y|ies)|samples?|lorem|test data|static|drafts?|templates?|demos?|defaults?|todos?|fixme|tbd|not implemented|unimplemented|prototypes?|hard-?coded)\b/,
  ],
  [
    lettersFor("hedge unsure believe sometimes"),
    /\b(?:unverified|untested|uncertain\w*|unsure|unknown|confidence|probab\w+|estimat\w+|forecast\w*|predict\w*|likel\w+|theor\w+|guess\w*|risks?)\b/,
  ],
];

const PARKED = lettersFor("parked");
/** What is done to dates and payments too; nothing but work is shelved or on ice. */
const MOVED = /^(?:postpon|defer|delay|adjourn|held|hold|push|mov|reserv|set aside|put|queu|sav)/;

/** Occasions of planned work; a thing that is built is not deferred to one of them. */
const OCCASION =
  /\b(?:(?:next|later|future|coming|another|separate|follow-?up) (?:release|sprint|iteration|milestone|pr|pull request|ticket|session|version)|follow-?up)\b/;

/** Words by which a report speaks of the work after all. */
const OF_WORK = lettersFor("still yet sofar fornow i iam you");

/** Classes whose words may be what a goal is about. */
const TELLING = lettersFor(
  "parked park omitted omit left undone todo open lack laterS later othertime waits follows stopped shortcut draft standin returns constant notimpl sameness off flag muted hedge believe sometimes partly except crash fail failed broken faults manual fornow atpresent stepshead tech ext remember please nextmove unsure noaccess instead ontrust goodenough oddone snag descoped loosen",
);

/** Whether the hit's own words are what the work is about. */
function isSubject(hit: Hit): boolean {
  if (isToldByText(hit)) return true;
  const { spelt, from, to, subject, clause } = hit;
  if (OCCASION.test(clause.text)) return false;
  for (let at = Math.max(0, from - 3); at < to; at++) if (isOf(spelt, at, PERSON)) return false;
  for (let at = from; at < to; at++) {
    if (!isOf(spelt, at, TELLING)) continue;
    const text = textAt(hit, at);
    const words = text
      .split(/[^\p{L}\p{N}]+/u)
      .filter((word) => (word.length > 2 || /\d/.test(word)) && !STOP.test(word));
    // Of an expression ("times out") one word is too little to go by.
    const enough = text.includes(" ") ? 2 : 1;
    if (words.length >= enough && words.every((word) => subject.mentions(word))) return true;
    if (words.length === 1 && enough === 2 && isPhraseOf(text, subject.text)) return true;
    if (has(spelt.letters, OF_WORK) || (isOf(spelt, at, PARKED) && !MOVED.test(text))) continue;
    if (MATTERS.some(([classes, goal]) => isOf(spelt, at, classes) && goal.test(subject.wanted)))
      return true;
  }
  return false;
}

const TELLS =
  /([^.;:]*)\b(?:lists?|names?|describes?|discusses|explains?|says?|tells?|states?|mentions?|records?|sets out|lays out|points out) (?:of )?(?:what|which|that|how|where|why|whose|the|those|these|three|two|four|five|\d+)\b[^;]*$/;
const PARTS =
  /\b(?:future work|limitations?|open (?:questions?|problems?|points?|issues?)|known (?:issues?|problems?|weaknesses|bugs?|limitations?)|next steps?|outlook|risks?|caveats?|discussion|troubleshooting|weaknesses)\b/;

/** "Future work (line 110) lists what was postponed", where done_when asks for that part of a text. */
function isToldByText({ doc, spelt, from, clause, subject }: Hit): boolean {
  const told = TELLS.exec(doc.text.slice(clause.start, spelt.start[from]).toLowerCase());
  const part = PARTS.exec(told?.[1] ?? "")?.[0];
  return part !== undefined && subject.doneWhen.includes(part);
}

/** "Falls back to", "in part": where all of the expression stands in goal or done_when, if in another form. */
function isPhraseOf(text: string, subject: string): boolean {
  const words = text.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== "" && word !== "to");
  if (words.length < 2) return false;
  const forms = words.map((word) => (word.length > 3 ? `${stem(word)}\\p{L}{0,4}` : word));
  return new RegExp(`(?<!\\p{L})${forms.join("\\W+")}(?!\\p{L})`, "u").test(subject);
}

const STOP =
  /^(?:the|for|and|with|this|that|not|are|was|were|all|but|you|your|its|our|out|off|one|has|have|had|been|being|from|into|will|can|could|still|now|then|than|when|only|yet|any|each|back|set|put|does|did|who|which|what|until|once|after|before|other|some)$/;
