/**
 * What a short text says of the thing that it names: "export page: skipped", "no import", "import due Friday".
 * A delivered item is a name more than a sentence, and rules over sentences pass such things by.
 */

import type { Reason } from "../gate.ts";
import type { Subject } from "./subject.ts";

/** A longer text is a report, which the rules read. In UTF-16 units. */
const SHORT = 160;

const NOT_DONE =
  "not (?:yet |fully |quite |completely )?(?:started|begun|done|ready|finished|tested|there|delivered|working|implemented|built|included|run|verified|complete|live|in)";
const UNDONE =
  "unfinished|incomplete|untested|unverified|unresolved|skipped|dropped|cancell?ed|left out|in progress|under ?way|wip|tb[adc]|to ?do|blocked|missing|pending|broken|failing|fail(?:s|ed)?(?: to \\p{L}+)?|on hold|n/a|to follow|to come|coming (?:soon|later)|on the (?:backlog|roadmap|to-?do list)|for later|some other time";

/** What stands at the end of the text. */
const AT_END = new RegExp(`(?<![\\p{L}])(${NOT_DONE}|nothing done|${UNDONE})\\W*$`, "iu");
/** "No index missing", "not one test fails" */
const NEGATED = /(?<!\p{L})(?:no|none|nothing|nobody|never|zero|0|not (?:one|a single))(?!\p{L})/iu;
/** Signs that say the same. */
const MARK = /^\s*(?:[-*] )?(\[[ ~-]?\]|[❌✗✘☐⏳⌛🚧🔜⬜])|([❌✗✘☐⏳⌛🚧🔜⬜])\W*$/u;
const PARTLY =
  /\b(?:works?|working|done|ready|complete|passes|loads?|fine)\b[^.;]{0,24}\b(except (?!that\b)|apart from|other than|but not|excluding)\b|\b(\d{1,2} ?% (?:done|complete|finished|ready))\b|^\W*((?:half|part|most|some) of|partial(?:ly)?|(?:started|began|looked|worked|working) (?:on|into|at))\b/iu;
/** Nothing of it: "no import", but not "no test fails". */
const NONE =
  /^\W*(no (?!test|error|warning|failure|fault|crash|leak|loss)\p{L}+(?: \p{L}+)?)\W*$|^\W*(nothing (?:was |has been )?(?:done|built|delivered)\b)/iu;
const FUTURE =
  /\b(?:will|would) (?:work|load|run|follow|come|be (?:done|built|added|ready|there|delivered|fixed|finished|live|available))\b/iu;
const TO_COME =
  /\b((?:is |are )?(?:due|planned|scheduled|slated|pushed|moved|postponed|deferred) (?:for|to|on|until|till|in)\b|due (?:mon|tues|wednes|thurs|fri|satur|sun)day|goes? live (?:on|next|in|tomorrow)|blocked (?:on|by)|(?:waiting|waits) (?:for|on)|needs? (?:more|some|further|another|a bit of) (?:work|time|polish|testing|love)|does not (?:yet )?work|doesn['’]t (?:yet )?work)\b/iu;

/** What the patterns above cannot do without, in lower case. */
export const STATE_HINTS: readonly string[] =
  "not |nothing|no |un|except|apart from|other than|excluding|would |incomplete|skipped|dropped|cancel|left out|in progress|wip|tb|to do|todo|blocked|missing|pending|broken|fail|on hold|n/a|to follow|to come|coming|backlog|roadmap|later|other time|[|❌|✗|✘|☐|⏳|⌛|🚧|🔜|⬜|%|half of|part|most of|some of|started|began|looked|work|will |due|planned|scheduled|slated|pushed|moved|postponed|deferred|live |wait|need|n't|n’t".split(
    "|",
  );

/** What a short text says by itself; null where done_when says it of the same thing ("cancelled orders are listed"). */
export function findState(output: string, subject: Subject): Reason | null {
  if (output.length > SHORT) return null;
  const match =
    MARK.exec(output) ??
    NONE.exec(output) ??
    FUTURE.exec(output) ??
    asked(PARTLY.exec(output), output, subject) ??
    asked(NEGATED.test(output) ? null : AT_END.exec(output), output, subject) ??
    asked(TO_COME.exec(output), output, subject);
  if (match === null) return null;
  return {
    rule: "completion.undelivered.state",
    sentence: "The text says that it is not done, or not all of it.",
    span: { start: match.index, end: match.index + match[0].length, text: match[0] },
    missing: null,
    advice: "Deliver it, or have the goal redirected so that it no longer asks for it.",
  };
}

/** "… is still pending", "pending view: pending": said of the thing, whatever the thing is called. */
const SAID_OF_IT = /(?:\b(?:still|yet)|[:–—])\s*$/iu;
const PREDICATE = /\b(is|are|was|were|be|been|gets?|got) $/iu;
const RELATIVE = /\b(?:that|which|who|whose)(?: \p{L}+){0,2} $/iu;

/** The match, unless its words are those of done_when and may be about the thing that was asked for. */
function asked(
  match: RegExpExecArray | null,
  output: string,
  subject: Subject,
): RegExpExecArray | null {
  const state = match?.slice(1).find((words) => words !== undefined);
  if (match === null || state === undefined) return null;
  const isAsked = (state.replace(/ to \p{L}+$/u, "").match(/\p{L}{4,}/gu) ?? []).some((word) =>
    subject.asks(word),
  );
  if (!isAsked) return match;
  const before = output.slice(0, match.index + match[0].indexOf(state));
  if (SAID_OF_IT.test(before)) return match;
  // "Logging of skipped rows was skipped", where done_when does not say of anything that it is.
  const isSaid = PREDICATE.test(before) && !RELATIVE.test(before);
  return isSaid && !subject.doneWhen.match(new RegExp(`\\b(?:is|are|be|gets?) ${state}`, "iu"))
    ? match
    : null;
}
