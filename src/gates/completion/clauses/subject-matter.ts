/** Whether the words of a hit are what the work itself is about. */

import { type Subject, uninflected } from "../subject.ts";
import { lettersFor } from "./letters.ts" with { type: "macro" };
import { isOf, has, textAt } from "./letter-row.ts";
import type { Hit } from "./rule.ts";

const PERSON = lettersFor("i iam");
/** What stands in for the real thing. */
const STANDS_IN = lettersFor("standin draft constant sameness testdata");

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
    /\b(?:missing|missed|lost|stolen|mislaid|absent|absences?|lack\w*|incomplete|unfinished|open|outstanding|pending|waiting|wait|remain\w*|left|overdue|un(?:paid|read|saved|used|verified|known|resolved|answered)|gaps?|late|drafts?)\b/,
  ],
  [
    lettersFor("fail failed broken faults replied crash"),
    /\b(?:fail\w*|errors?|broken|crash\w*|refus\w*|reject\w*|block\w*|den(?:y|ied|ies)|abort\w*|invalid|wrong|bad|unreachable|forbidden|timeouts?|401|403|404|429|5\d\d|outages?|interrupt\w*|break\w*|roll\w* ?back|recover\w*|faults?|exits?|warn\w*|alerts?|alarms?|without (?:a )?(?:network|connection)|resilien\w*|flaky|bugs?)\b/,
  ],
  [
    lettersFor("crash"),
    /\b(?:clos(?:e|es|ed|ing)|quits?|exits?|shuts? down|disappear\w*|vanish\w*)\b/,
  ],
  [
    lettersFor("todo notimpl"),
    /\b(?:to-?dos?|fixme|tbd|not implemented|unimplemented|stub\w*|placeholders?|templates?)\b/,
  ],
  [
    STANDS_IN,
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
export const OCCASION =
  /\b(?:(?:next|later|future|coming|another|separate|follow-?up) (?:release|sprint|iteration|milestone|pr|pull request|ticket|session|version|quarter|season)|follow-?up)\b/;

/** Words by which a report speaks of the work after all. */
const OF_WORK = lettersFor("still yet sofar fornow i iam you");

/** Classes whose words may be what a goal is about. */
const TELLING = lettersFor(
  "parked park omitted omit left undone todo open lack laterS later othertime waits follows stopped shortcut draft standin returns constant notimpl sameness off flag muted hedge believe sometimes partly except crash fail failed broken faults manual fornow atpresent stepshead tech ext remember please nextmove unsure noaccess instead ontrust goodenough oddone snag descoped loosen",
);

const MANY =
  "(?:an?|the|my|our|this|that|one|two|three|four|five|six|seven|eight|nine|ten|\\d{1,3}|some|several|both|all)";
/** What a feature is tried on: "a test order", "two steps of a trial course". */
const TRIED_ON = new RegExp(
  `^ (?:${MANY} (?:own )?)?(?:(\\p{L}{3,}) (?:of|from|in|for) ${MANY} (?:own )?)?(test|trial|dummy|sample|demo|made-up|fake|pretend|mock|throwaway|fictitious) (\\p{L}{3,})`,
  "u",
);
/** How often, and how it went each time. */
const TRIED_OFTEN = new RegExp(
  `^ ${MANY} (?:\\p{L}+ )?(\\p{L}{3,}) (?:twice|${MANY} times)\\b.*\\b(?:both|each|every|all ${MANY}) times?\\b`,
  "u",
);
/** Checks are no things that a feature is tried on. */
const OF_CHECKING = /^(?:runs?|cases?|suites?|plans?|reports?|coverage|rounds?|drives?|flights?)$/;
const PUT_OFF_FOR =
  /\b(?:because|since|as (?:the|an?|it|they|there|this|i|we|my|our|no|nobody)|until|till|for now|for later|for lack|due to|owing to|later|once|next|instead|only|not|never|but)\b|n['’]t\b/;
const WRITER = /\b(?:i|we)\b/;

const ACTED_ON_ONE = new RegExp(
  `\\b(?:i|we) (\\p{L}{3,}ed|held|put|sent|took) (?:back |off )?(?:${MANY} )?$`,
  "u",
);
const IS_TRIAL = /^(?:test|trial|dummy|sample|demo|made-up|fake|mock|throwaway|fictitious)$/;
const MAKES =
  /^(?:add|us|creat|insert|return|show|wir|plac|fill|enter|return|list|display|deliver|generat|implement|provid|prepar|put)/;

function isMentioned(words: string, subject: Subject): boolean {
  const [, , , made = ""] = TRIED_ON.exec(words) ?? [];
  return (
    made !== "" && !OF_CHECKING.test(made) && subject.mentions(made) && !PUT_OFF_FOR.test(words)
  );
}

/** "I postponed a test order twice and the date changed": the feature was tried, on one of the things that it is for. */
function isTried({ met, before, after, subject }: Hit): boolean {
  if (!WRITER.test(before + met)) return false;
  // "I paused a dummy delivery": the act is asked for, and is none of making something.
  const [, act = ""] = ACTED_ON_ONE.exec(before) ?? [];
  if (act !== "" && IS_TRIAL.test(met))
    return subject.mentions(act) && !MAKES.test(act) && isMentioned(` ${met}${after}`, subject);
  const [, part = "", word = "", made] = TRIED_ON.exec(after) ?? [];
  const thing = made ?? TRIED_OFTEN.exec(after)?.[1];
  if (thing === undefined || OF_CHECKING.test(thing) || PUT_OFF_FOR.test(after)) return false;
  if (word !== "" && word !== "test" && subject.mentions(word)) return false;
  return subject.mentions(thing) || (part !== "" && subject.mentions(part));
}

/** Whether the hit's own words are what the work is about. */
export function isSubject(hit: Hit): boolean {
  if (isToldByText(hit) || isTried(hit)) return true;
  const { spelt, from, to, subject, clause } = hit;
  const about = (classes: string) => (classes === STANDS_IN ? subject.wanted : subject.near);
  if (OWN_CHECKS.test(hit.before) && !OF_CHECKS.test(subject.text)) return false;
  if (OCCASION.test(clause.text) && !OCCASION.test(subject.text)) return false;
  for (let at = Math.max(0, from - 3); at < to; at++) if (isOf(spelt, at, PERSON)) return false;
  for (let at = from; at < to; at++) {
    if (!isOf(spelt, at, TELLING)) continue;
    const text = textAt(hit, at);
    const words = text
      .split(/[^\p{L}\p{N}]+/u)
      .filter((word) => (word.length > 2 || /\d/.test(word)) && !STOP.test(word));
    // "7 to follow", where the note is to carry the words "to follow".
    if (text.includes(" ") && text.length > 5 && subject.text.includes(text)) return true;
    // Of an expression ("times out") one word is too little to go by.
    const enough = text.includes(" ") ? 2 : 1;
    if (words.length >= enough && words.every((word) => subject.mentions(word))) return true;
    if (words.length === 1 && enough === 2 && isPhraseOf(text, subject.text)) return true;
    if (has(spelt.letters, OF_WORK) || (isOf(spelt, at, PARKED) && !MOVED.test(text))) continue;
    if (MATTERS.some(([classes, goal]) => isOf(spelt, at, classes) && goal.test(about(classes))))
      return true;
  }
  return false;
}

/** "Two of the tests failed" is no failure that an uploader is to retry after. */
const OWN_CHECKS =
  /\b(?:tests?|specs?|suites?|builds?|pipelines?|ci|lint(?:er)?|compil(?:er|ation)|type-?check|deploy(?:ment)?s?|migrations?)(?: (?:run|job|step|check)s?)?(?:,? (?:now|still|also|both|all|again|just|then))? ?$/;
/** Where failing tests and builds are what the work is about. */
const OF_CHECKS =
  /\b(?:fail\w*|broken|red|flaky|green|stop\w*|crash\w*|skipp\w+|block\w*)\b[^.;]{0,30}\b(?:tests?|specs?|suites?|builds?|pipelines?|ci|lint\w*|deploy\w*|migrations?|jobs?|runs?)\b|\b(?:tests?|specs?|suites?|builds?|pipelines?|ci|lint\w*|deploy\w*|migrations?|jobs?|runs?)\b[^.;]{0,30}\b(?:fail\w*|broken|red|flaky|stop\w*|crash\w*|skipp\w+|block\w*)\b/;

const TELLS =
  /([^.;:]*)\b(?:lists?|names?|describes?|discusses|explains?|says?|tells?|states?|mentions?|records?|sets out|lays out|points out) (?:of )?(?:what|which|that|how|where|why|whose|the|those|these|three|two|four|five|\d+)\b[^;]*$/;
/** What has parts with names of their own. */
const OF_PARTS =
  /\b(?:sections?|chapters?|parts?|headings?|headed|headlines?|paragraphs?|titles?|titled|rubrics?|entitled|called)\b/;
const PARTS =
  /\b(?:future work|limitations?|open (?:questions?|problems?|points?|issues?)|known (?:issues?|problems?|weaknesses|bugs?|limitations?)|next steps?|outlook|risks?|caveats?|discussion|troubleshooting|weaknesses)\b/;

/** Behind the label of a part, what it says: "**Not done**: names the tower, which the parish postponed". */
const LABEL_TELLS = /:[\s*_]*(?:it |this |the \p{L}+ )?(?:also )?\p{L}+s\b[^:;]*$/u;
/** Of the part itself, not of what it holds: "Later: lists the roof, but I put it off". */
const OF_WRITER = /\b(?:i|we|my|our|you)\b|['’](?:ll|ve)\b/;
const LEAST_LABEL = 4;

/**
 * "Future work (line 110) lists what was postponed", "**Planned for next year**: lists the maps, which come later", where
 * done_when asks for that part of a text.
 */
function isToldByText({ doc, spelt, from, clause, subject }: Hit): boolean {
  const before = doc.text.slice(clause.start, spelt.start[from]).toLowerCase();
  const told = TELLS.exec(before);
  if (told === null) return false;
  const { label } = clause;
  if (
    label.length >= LEAST_LABEL &&
    OF_PARTS.test(subject.doneWhen) &&
    subject.doneWhen.includes(label) &&
    LABEL_TELLS.test(before) &&
    !OF_WRITER.test(clause.text)
  )
    return true;
  const part = PARTS.exec(told[1] ?? "")?.[0];
  return part !== undefined && subject.doneWhen.includes(part);
}

/** "Falls back to", "in part": where all of the expression stands in goal or done_when, if in another form. */
function isPhraseOf(text: string, subject: string): boolean {
  const words = text.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== "" && word !== "to");
  if (words.length < 2) return false;
  const forms = words.map((word) => (word.length > 3 ? `${uninflected(word)}\\p{L}{0,4}` : word));
  return new RegExp(`(?<!\\p{L})${forms.join("\\W+")}(?!\\p{L})`, "u").test(subject);
}

const STOP =
  /^(?:the|for|and|with|this|that|not|are|was|were|all|but|you|your|its|our|out|off|one|has|have|had|been|being|from|into|will|can|could|still|now|then|than|when|only|yet|any|each|back|set|put|does|did|who|which|what|until|once|after|before|other|some)$/;
