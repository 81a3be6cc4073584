/** What sounds like a deferral of the work and is none. */

import type { Hit } from "../rule.ts";
import { textAfter, textBefore, wordsOf } from "./hit.ts";

/** Whether a time is one that the thing built knows, or a name. */
export function isOtherTime(hit: Hit): boolean {
  return (
    isOwnPhase(hit) ||
    isCommitMade(hit) ||
    isNextThing(hit) ||
    isNextGoal(hit) ||
    isOfPlan(hit) ||
    MANY.test(wordsOf(hit)) ||
    isNamed(hit) ||
    WISHED_NEXT.test(`${textBefore(hit)}${wordsOf(hit)}`) ||
    NEARLY.test(textBefore(hit)) ||
    isReasonOfDesign(textBefore(hit))
  );
}

/** "…, because either of them may be swapped out one day": why a thing is made as it is, unless it is why one is not. */
function isReasonOfDesign(before: string): boolean {
  const [, given = "", reason = ""] = REASON.exec(before.slice(-LONGEST_REASON)) ?? [];
  return reason !== "" && !UNDONE.test(given);
}

const LONGEST_REASON = 200;
const REASON =
  /([^;:.]{0,120})\b((?:because|since|as|in case|lest) [^;:.,]{2,60}? (?:may|might|could) [^;:.,]{2,40})$/u;
const UNDONE =
  /(?<!\band )\b(?:not?|only|still|left|without|stays?|later|aside|off|out|but)\b|n['’]t\b/;

/** "I nearly left that one for another day, but it is serviced too" */
const NEARLY =
  /\b(?:i|we) (?:very )?(?:nearly|almost) (?:left|put|kept|saved|pushed|moved|postponed|set) [^,;]{0,40}$/u;

/** "Asked what they would like next": what others wish. */
const WISHED_NEXT =
  /\bwhat (?:they|he|she|people|(?:the )?\p{L}+s) (?:would |will )?(?:like|want|wanted|do|did|see|read|hear|learn|sing|play|come)s? next$/u;

/** "For the next order": the next one of the things that the work is about, not a next time of work. */
function isNextThing(hit: Hit): boolean {
  return (
    /\bthe next$/.test(`${textBefore(hit)}${wordsOf(hit)}`) &&
    /^ (?!step|task|job|thing|time|day|week|month|year|round|release|version|sprint|session|person|one|phase|batch|of\b)[\p{L}]{3,}/u.test(
      textAfter(hit),
    )
  );
}

/** "The next goal is the garden party": what comes after this one. */
function isNextGoal(hit: Hit): boolean {
  return (
    /^(?:next|coming|future) goal$/.test(wordsOf(hit)) &&
    /^\W*(?:the |our |my )?$/.test(textBefore(hit)) &&
    /^ (?:is|will be)\b/.test(textAfter(hit))
  );
}

/** "The timetable for next term is printed", "plan for tomorrow shown": what is made beforehand is there now. */
function isOfPlan(hit: Hit): boolean {
  const upTo = `${textBefore(hit)}${wordsOf(hit)}`;
  return PLAN.test(upTo) && THERE.test(textAfter(hit));
}

const PLAN =
  /\b(?:plan|schedule|timetable|menu|agenda|calendar|forecast|roster|rota|programme|program|line-?up|seating)s? for (?:the |our )?(?:tomorrow|tonight|(?:next|coming) \p{L}+)$/u;
const THERE =
  /^ (?:(?:is|are|was|were|has been|have been) (?:now |also |all |already )?(?:online|live|up|out|there|in)|(?:(?:is|are|was|were|has been|have been) (?:now |also |all |already )?)?(?:shown|printed|posted|published|written|made|sent|loaded|listed|displayed|drawn|saved|stored|approved|uploaded|imported|hung)|loads?|opens?|appears?|prints?|hangs?|shows?)(?!\p{L}| (?:up )?(?:when|once|if|as soon|later|tomorrow|by|after|next))/u;

/** "Later months", "future visits": some of many that the thing built knows. */
const MANY =
  /^(?:later|future|coming|different|upcoming|further|separate) (?:\w+ )?(?:months|weeks|years|quarters|visits|seasons|terms|shifts|meetings|deliveries|batches|trips|editions)$/;

/** "Pull request open, awaiting review", where it is to be open: what others do with it is not asked. */
export function isHandedIn(hit: Hit): boolean {
  const state = HANDED_IN.exec(textBefore(hit))?.[1];
  return state !== undefined && hit.subject.asks(state);
}

const HANDED_IN =
  /\b(open|opened|sent|submitted|placed|filed|posted|raised|ordered|uploaded|requested|published)[ ,]*(?:and )?(?:is |are |it |now )*(?:\p{L}+ )?$/u;

/** "Dates in the future are refused", "next year's meeting", "a section on future work": no time of the work. */
function isNamed(hit: Hit): boolean {
  const after = textAfter(hit);
  return (
    /^['’]s\b/.test(after) ||
    (/\bin the future$/.test(wordsOf(hit)) && /^ (?:is|are|gets?|can|may|must)\b/.test(after)) ||
    /\b(?:sections?|chapters?|parts?|paragraphs?|headings?|notes?|lists?) (?:on|about|called|named|titled)\W*$/.test(
      textBefore(hit),
    )
  );
}

/** "The second commit adds it": one that is there. */
function isCommitMade(hit: Hit): boolean {
  return (
    /\b(?:the|my|that|a) $/.test(
      `${textBefore(hit)}${wordsOf(hit).replace(/\p{L}+ \p{L}+$/u, "")}`,
    ) &&
    /^(?:the |my |that )?(?:second|third|later|next|last) (?:commit|patch|change|one|attempt|try|run)$/.test(
      wordsOf(hit),
    ) &&
    /^ (?:then |now )?(?:adds|added|contains|brings|brought|fixe[sd]|completes|completed|restores|restored|includes|has|put|puts|passes|passed|worked|works)\b/.test(
      textAfter(hit),
    )
  );
}

/** "In phase two the boss …", where the goal has phases. */
function isOwnPhase(hit: Hit): boolean {
  return /\bphase\b/.test(wordsOf(hit)) && hit.subject.mentions("phase");
}

/** "Can still be edited", "people still waiting stay in order": what users can do, and who they are. */
export function isAbleStill(hit: Hit): boolean {
  return (
    /^still\b/.test(wordsOf(hit)) &&
    (/\b(?:can|could|may|might) (?:\w+ )?$/.test(textBefore(hit)) ||
      (/^still (?:waiting|pending|open|missing)$/.test(wordsOf(hit)) &&
        hit.subject.text.includes(wordsOf(hit))))
  );
}

/** What served as a stopgap "has been taken out". */
export function isTakenOut(hit: Hit): boolean {
  return TAKEN_OUT.test(textAfter(hit));
}

const TAKEN_OUT =
  /^[^.;:]{0,40}\b(?:has|have|is|are|was|were|had)(?: been)?(?: now| since| all)? (?:taken out|taken away|removed|replaced|deleted|dropped|retired|gone|thrown out|torn out|pulled out)\b/;

/** What a pump, a run or a participant does as well as a writer. */
const ANYBODY_STOPS =
  /\b(?:halted|(?:gave|given) up|(?:cut|broken) short|interrupted|broke off|stuck|(?:stopp?ed|stopping|stops) (?:short|at|after|before|here|there|halfway|midway)|reach|manage|finish)$/;

/** The work itself, by its name: "the conversion stopped", "the scan was interrupted". */
const PROCESS =
  /\b(?:\p{L}{3,}(?:sion|tion|ment)|recording|indexer|renderer|converter|importer|exporter|crawler|runs?|scan|tests?|builds?|import|export|upload|download|script|load|copy|sync|backup|survey|flight)(?: (?:of|for|over) (?:\p{L}+ )?[\p{L}\d]+)?(?: (?:was|were|has|did|got|had))?(?: (?:not|been))? $/u;

/** "The pump stopped after 0.3 s", "6 did not finish": not the writer, who may go unsaid at the start. */
export function isOthersStop(hit: Hit): boolean {
  return (
    ANYBODY_STOPS.test(wordsOf(hit)) &&
    /[\p{L}\d]/u.test(textBefore(hit)) &&
    !PROCESS.test(textBefore(hit)) &&
    !/\b(?:i|we|my|our|us|me)\b/.test(`${textBefore(hit)}${wordsOf(hit)}`)
  );
}

/** "I stopped the server in the middle of a game to check this": a thing that was stopped on purpose. */
export function isStopOf(hit: Hit): boolean {
  return (
    /^(?:i|we) (?:stopped|paused)$/.test(wordsOf(hit)) &&
    /^ (?:and (?:re)?started|it and|them and) |^ \S{1,30}(?: \S{1,30})? for \S{1,12} (?:seconds?|minutes?|hours?)\b|^ (?:the|an?|its|one|both|all|each|two|three) (?:\p{L}+ ){0,2}(?:servers?|services?|workers?|process(?:es)?|daemons?|databases?|containers?|brokers?|nodes?|replicas?|instances?|hosts?|machines?|apps?|clients?|agents?|players?|proxy|queue|clock|music|timer|motor|pump)\b/u.test(
      textAfter(hit),
    )
  );
}
