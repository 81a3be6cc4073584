/**
 * What a short item tells in words of trouble, and is as asked all the same: skipped tests beside passed ones, "no login
 * needed" where something goes without an account, a storm in which the gate "did not open" where it is to stay shut. Such
 * words are blanked before the item is judged by what is left of it.
 */

import { contentWords } from "../../../domain/inventory/words/content-words.ts";
import { oppositesOf } from "../../../domain/inventory/denials/opposite-words.ts";
import { speaksOfFailure } from "../../../domain/inventory/denials/words.ts";
import { isParticiple } from "../../../domain/inventory/words/verbs.ts";
import { askedParts } from "../asked-parts.ts";
import { sharesWord } from "./asked-conditions.ts";
import { KEPT_AT, NEGATIVE, SENDING } from "./kept-from.ts";
import { isTrial } from "./trial.ts";
import { withoutPastTrouble } from "./past-trouble.ts";

/** A longer item is a report, which is judged as it stands. In UTF-16 units. */
const SHORT = 160;

/** The item with blanks for what is as asked; every other letter keeps its place. */
export function withoutAsAsked(output: string, doneWhen: string): string {
  if (output.length > SHORT) return output;
  const conditions = askedParts(doneWhen);
  const rest = withoutPastTrouble(
    BLANKERS.reduce((text, blank) => blank(text, conditions), output),
    conditions,
  );
  // What stands behind it is not to be read as the beginning.
  return rest === output
    ? output
    : rest.replace(/^\s+(?=[,;:.])/u, (gap) => "x".repeat(gap.length));
}

type Blanker = (text: string, conditions: readonly string[]) => string;

function blanked(words: string): string {
  return " ".repeat(words.length);
}

const PASSED =
  /(?<![\d.,])(?<count>[1-9][\d,.]{0,8}) (?:(?!not )\p{L}+ ){0,2}pass(?:ed|es|ing)?(?!\p{L})/iu;
const FAILED =
  /(?<![\d.,])[1-9][\d,.]{0,8} (?:\p{L}+ )?(?:fail|error|broken|crash|timed|timeout)/iu;
const SKIPPED =
  /(?<=[,;+/|]\s?|\sand\s|\(|\swith\s)(?<count>\d[\d,.]{0,8}) (?:\p{L}+ )?(?:skipped|skips|pending|ignored|disabled|deselected|to ?do|xfailed)(?: \([^)]*\))?(?!\p{L})/giu;
const OF_TESTS = /(?<!\p{L})(?:tests?|specs?|suites?|builds?|pipelines?|ci)(?!\p{L})/iu;
/** Asks that each be run. */
const NONE_SKIPPED =
  /(?<!\p{L})(?:skip\p{L}*|pending|ignor\p{L}*|disabl\p{L}*|(?:all|every|each)(?!\p{L})[^,;.]*(?<!\p{L})(?:runs?|ran|executed))(?!\p{L})/iu;

/** "88 passed, 2 skipped": a run of tests with counts and without a failure. */
function withoutSkippedTests(text: string, conditions: readonly string[]): string {
  const passed = countOf(PASSED.exec(text));
  if (passed === 0 || FAILED.test(text)) return text;
  if (!conditions.some((condition) => OF_TESTS.test(condition))) return text;
  if (conditions.some((condition) => NONE_SKIPPED.test(condition))) return text;
  const skips = [...text.matchAll(SKIPPED)];
  const skipped = skips.reduce((sum, match) => sum + countOf(match), 0);
  return skipped < passed ? text.replaceAll(SKIPPED, blanked) : text;
}

function countOf(match: RegExpExecArray | null): number {
  return Number(match?.groups?.["count"]?.replaceAll(/[,.]/gu, "") ?? 0);
}

const NOT_NEEDED =
  /(?<!\p{L})(?:no|neither) (?<what>[\p{L}-]+(?: [\p{L}-]+){0,3}?) (?:(?:is|was|are|were) )?(?:asked(?: for)?|needed|required|necessary|demanded|requested|wanted)(?: (?:any ?more|for (?:it|that|this)|there|at all))?(?: to [^,;.:]*)?(?!\p{L})/giu;
const WITHOUT =
  /(?<!\p{L})(?:without|needs? no|need(?:s|ed)? (?:not|neither)|no(?= [^,;.]* (?:needed|required|necessary|asked)))(?!\p{L})[^,;.]*/iu;

/** "No login asked", where something is to go without an account. */
function withoutUnneeded(text: string, conditions: readonly string[]): string {
  return text.replaceAll(NOT_NEEDED, (told, what: string) =>
    conditions.some(
      (condition) => WITHOUT.test(condition) && !sharesWord(what, condition.replace(WITHOUT, " ")),
    )
      ? blanked(told)
      : told,
  );
}

const NO_SUCH =
  /(?<!\p{L})(?:no|without(?: an?)?) (?<what>[\p{L}-]+)(?=\s?(?:->|=>|→|[:=])|,? (?:gives|shows|means|is shown|reads|turns|becomes))/giu;
const LACKING =
  /(?<!\p{L})(?:missing|absent|lost|lacking|empty|without(?: an?)?|no) (?<what>[\p{L}-]+)/giu;

/** "No signal: 'unknown'", where a missing signal is asked about. */
function withoutLacking(text: string, conditions: readonly string[]): string {
  return text.replaceAll(NO_SUCH, (told, what: string) =>
    conditions.some((condition) =>
      [...condition.matchAll(LACKING)].some((lack) =>
        sharesWord(lack.groups?.["what"] ?? "", what),
      ),
    )
      ? blanked(told)
      : told,
  );
}

const DID_NOT =
  /(?<!\p{L})(?:(?:did|does|do)(?: not|n['’]t)|never|(?:has|have)(?: not|n['’]t|  never)) (?<verb>\p{L}+)(?!\p{L}| yet)/giu;

/** "The gate did not open", where it is to stay shut. */
function withoutContrary(text: string, conditions: readonly string[]): string {
  return text.replaceAll(DID_NOT, (told, verb: string) => {
    const [stem = ""] = contentWords(verb);
    const contrary = oppositesOf(stem);
    const isAsked = conditions.some(
      (condition) =>
        !NEGATIVE.test(condition) && contentWords(condition).some((word) => contrary.has(word)),
    );
    return isAsked ? blanked(told) : told;
  });
}

const STANDS_STILL =
  /(?<!\p{L})(?:is|are|was|were) (?:now |all )?off(?= *(?:$|[,;:.(–—]| since| now| at| and))/giu;
const ENDED =
  /(?<!\p{L})(?:shut (?:down|off)|stopped|closed|(?:switched|turned|powered) (?:off|down)|off|disabled|decommissioned|retired|taken down)(?!\p{L})/iu;

/** "The server is off", where it is to be shut down. */
function withoutOff(text: string, conditions: readonly string[]): string {
  return conditions.some((condition) => ENDED.test(condition) && !NEGATIVE.test(condition))
    ? text.replaceAll(STANDS_STILL, blanked)
    : text;
}

const ON_ORDER =
  /(?<!\p{L})on order(?!\p{L})|(?<=^\W*ordered [^,;]{2,80}), (?:the )?delivery (?:is )?due (?:on|in|by|at|next|this) [^,;.]{1,40}(?=\W*$)/giu;
const ORDERING =
  /(?<!\p{L})(?:(?:is|are|been|was|were|gets?) (?:\p{L}+ )?ordered|orders?(?!\p{L})[^,;.]* (?:is|are|been|was|were) (?:placed|made|sent|out|given|confirmed|in))(?!\p{L})/iu;

/** "Seeds are on order", "ordered seeds, delivery is due on Monday", where they are to be ordered. */
function withoutOrdered(text: string, conditions: readonly string[]): string {
  return conditions.some((condition) => ORDERING.test(condition))
    ? text.replaceAll(ON_ORDER, blanked)
    : text;
}

const OFF =
  "(?:off|called off|cancell?(?:ed|ation)|postpon(?:ed|ement)|put off|delay(?:ed)?|deferred|rescheduled|moved|late)";
const IS_OFF = new RegExp(
  `(?<=(?<!\\p{L})(?:knows?|knew|told|informed|notified|aware|warned|mailed|called|heard|read)(?!\\p{L})[^;]*)(?:(?:is|are|was|were|has been|have been|:)\\s)?(?<!\\p{L})${OFF}(?: (?:to|until|till|for) [^,;.]*)?(?!\\p{L})`,
  "giu",
);
const TELLING =
  /(?<!\p{L})(?:know|knows|told|informed|notified|aware|warned|hear|heard|learns?|learned|mailed)(?!\p{L})/iu;
const ASKED_OFF = new RegExp(`(?<!\\p{L})${OFF}(?!\\p{L})`, "iu");

/** "Families know: trip is off", where they are to know that it is cancelled. */
function withoutToldOff(text: string, conditions: readonly string[]): string {
  return conditions.some((condition) => TELLING.test(condition) && ASKED_OFF.test(condition))
    ? text.replaceAll(IS_OFF, blanked)
    : text;
}

/** What a condition begins with, before the name of its thing. */
const STATE_OF =
  /^\W*(?:(?:the|an?|all|any|every|each) )?(?<state>\p{L}+(?:ed|ing|wn|id)|partial|open|overdue|missing|late|draft|new|old|incomplete)(?= \p{L})/iu;

/** "Pending first: done", where pending applications are to be shown first. */
function withoutAskedState(text: string, conditions: readonly string[]): string {
  return conditions.reduce((rest, condition) => {
    const state = STATE_OF.exec(condition)?.groups?.["state"];
    if (state === undefined) return rest;
    const said = new RegExp(
      `(?<=^\\W*(?:[\\p{L}-]+ ){0,4})(?<!(?:is|are|was|were|still|yet|be|now|not|no) )(?<!\\p{L})${state}(?= (?<next>[\\p{L}-]+))`,
      "iu",
    );
    const match = said.exec(rest);
    const next = match?.groups?.["next"] ?? "";
    if (match === null || !(/^ones?$/iu.test(next) || sharesWord(next, condition))) return rest;
    const end = match.index + match[0].length;
    return rest.slice(0, match.index) + blanked(match[0]) + rest.slice(end);
  }, text);
}

const SINK = new RegExp(
  `(?<!\\p{L})(?:goes|go|went|(?:is|are|was|were) (?:now )?(?:written|sent|printed|kept|logged|stored)) (?:now )?(?:to|in|into) (?:the |our )?(?:\\p{L}+ )?(?:${KEPT_AT}) only(?!\\p{L})`,
  "giu",
);

/** "It goes to the log only", where it is no longer to be seen elsewhere. */
function withoutSink(text: string, conditions: readonly string[]): string {
  return text.replaceAll(SINK, (told) =>
    conditions.some((condition) => NEGATIVE.test(condition)) ? blanked(told) : told,
  );
}

const TAKEN_FIRST = /^\W*(?:dropped|deleted|removed|skipped|omitted|left out|disabled)(?!\p{L})/iu;

/** "Dropped a string, build went red, put it back", where the build is to fail. */
function withoutTrial(text: string, conditions: readonly string[]): string {
  return conditions.some((condition) => speaksOfFailure(condition) && isTrial(text))
    ? text.replace(TAKEN_FIRST, blanked)
    : text;
}

const LAID =
  /(?<!\p{L})(?:on|in) (?:the|an?|my|our) (?<place>shelf|desk|table|bench|drawer|cupboard|freezer|oven|list|agenda)(?!\p{L})/giu;
/** What a place has is asked for, so that what is in it is not put aside. */
const HOLDS =
  "(?: [\\p{L}-]+){0,3}? (?:has|have|gets?|got|holds?|carr(?:y|ies)|bears?|contains?|keeps?|shows?|(?:is|are) (?:filled|stocked|set|laid|covered|fitted))(?!\\p{L})";

/** "Two coats of oil are on the shelf", where the shelf is to have two coats. */
function withoutAskedPlace(text: string, conditions: readonly string[]): string {
  return text.replaceAll(LAID, (told, place: string) => {
    const holds = new RegExp(`(?<!\\p{L})${place}${HOLDS}`, "iu");
    return conditions.some((condition) => holds.test(condition)) ? blanked(told) : told;
  });
}

const NOBODY =
  "(?<!\\p{L})(?:nobody|no[ -]one|none of (?:them|us))(?: (?:has|have|had|ever|yet|so far|since))*";
/** Whom nothing befell: "nobody has complained", "no one has fallen". */
const UNHARMED = new RegExp(
  `${NOBODY} (?:(?:complain|object|protest|disagree|abstain|slipp)ed|minded|fallen|been (?:hurt|injured|harmed|left out|missed|bitten|sick)|(?:got|gotten|been) (?:lost|hurt|stuck|wet)|tripped|quit|resigned|gone without)(?: so far| yet)?(?!\\p{L}| that(?!\\p{L}))`,
  "giu",
);
/** "Nobody has opened it", where it is to stay shut or secret. */
const UNTOUCHED = new RegExp(
  `${NOBODY} (?:opened|read|seen|touched|entered|used|accessed|moved|broken in|looked)(?!\\p{L})`,
  "giu",
);
const KEEPING =
  /(?<!\p{L})(?:(?:stays?|remains?|is|are|kept|keeps?) (?:\p{L}+ )?(?:sealed|secret|shut|closed|locked|private|confidential|untouched|unopened|hidden|safe))(?!\p{L})/iu;

function withoutUnharmed(text: string, conditions: readonly string[]): string {
  const rest = text.replaceAll(UNHARMED, blanked);
  return conditions.some((condition) => KEEPING.test(condition))
    ? rest.replaceAll(UNTOUCHED, blanked)
    : rest;
}

const IN_THE_POST = /(?<!\p{L})in the post(?!\p{L})/giu;

/** "Letters are in the post", where they are to be sent. */
function withoutPosted(text: string, conditions: readonly string[]): string {
  return conditions.some((condition) => SENDING.test(condition))
    ? text.replaceAll(IN_THE_POST, blanked)
    : text;
}

const COUNT_SO_FAR =
  /^(?<front>[^,;]{3,80}), (?<count>\d[\d,.]{0,8} (?!(?:done|finished|completed?|ready|through|up|in|live|online|more|on|of|open)(?!\p{L}))\p{L}{3,})(?<late> so far)\W*$/iu;

/** "Tickets are on sale, 63 sold so far": all that is asked stands in front, and what is counted since is another thing. */
function withoutCountSince(text: string, conditions: readonly string[]): string {
  const { front = "", count = "", late = "" } = COUNT_SO_FAR.exec(text)?.groups ?? {};
  if (late === "") return text;
  const told = new Set(contentWords(front));
  const isState = conditions.some((condition) => {
    const asked = contentWords(condition);
    const isDeed = (condition.toLowerCase().match(/\p{L}+/gu) ?? []).some(isParticiple);
    return (
      asked.length > 1 &&
      !isDeed &&
      asked.every((word) => told.has(word)) &&
      !sharesWord(count, condition)
    );
  });
  return isState ? text.replace(late, blanked) : text;
}

const BLANKERS: readonly Blanker[] = [
  withoutSkippedTests,
  withoutUnneeded,
  withoutLacking,
  withoutContrary,
  withoutOrdered,
  withoutPosted,
  withoutCountSince,
  withoutOff,
  withoutUnharmed,
  withoutAskedPlace,
  withoutToldOff,
  withoutAskedState,
  withoutSink,
  withoutTrial,
];
