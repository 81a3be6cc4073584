/**
 * What a short text says of the thing that it names: "export page: skipped", "no import", "import due Friday".
 * A delivered item is a name more than a sentence, and rules over sentences pass such things by.
 */

import { contentWords } from "../../../domain/inventory/words/content-words.ts";
import { speaksOfFailure } from "../../../domain/inventory/denials/words.ts";
import { isParticiple, verbBase } from "../../../domain/inventory/words/verbs.ts";
import { findToldOfAsked, mayTellOfAsked } from "./of-asked.ts";
import { mayTellDeed } from "./deed-frames.ts";
import { askedConditions } from "../asked-parts.ts";
import { sharesWord } from "./asked-conditions.ts";
import { findDeed } from "./deeds.ts";
import { holdsAny } from "../hints.ts";
import { joinedWords } from "./joined-words.ts";
import { findOrder, mayOrder } from "./orders.ts";
import { findNone } from "./told-none.ts";
import { findLeftWork, mayTellLeft } from "./left-work.ts";
import { findLimit, mayTellLimit } from "./limits.ts";
import type { Reason } from "../../gate.ts";
import { isFinding, type Subject } from "../subject.ts";
import { isDoneSince, isOver } from "./trouble-over.ts";

/** A longer text is a report, which the rules read. In UTF-16 units. */
const SHORT = 160;

const NOT_DONE =
  "not (?:yet |fully |quite |completely )?(?:started|begun|done|ready|finished|tested|there|delivered|working|implemented|built|included|run|verified|complete|live|in)";
const UNDONE =
  "unfinished|incomplete|untested|unverified|unresolved|skipped|dropped|cancell?ed|left out|in progress|under ?way|wip|tb[adc]|to ?do|blocked|missing|pending|broken|failing|fail(?:s|ed)?(?: to \\p{L}+)?|on hold|n/a|to follow|to come|coming (?:soon|later)|on the (?:backlog|roadmap|to-?do list)|for later|some other time|pendiente|pendente|reportée?|manquante?|en curso|por hacer|ausstehend|noch rot";

/** What stands at the end of the text. */
const AT_END = new RegExp(
  `(?<![\\p{L}]|\\b(?:what|how|things|where) )(${NOT_DONE}|nothing done|${UNDONE})\\W*$`,
  "iu",
);
/** "Also when rows are missing", "after the first attempt failed", "which trains are cancelled": told of a case or of before. */
const OF_A_CASE =
  /\b(?:if|when|whenever|unless|in case|after|although|though|which(?= \p{L}+ (?:is|are|was|were|will)\b)|(?:that|which|who) (?:was|were|had been|used to be)\b)\b[^.;,]*$/iu;
/** "…; the first one in May had failed", "…, the old one failed": told beside what is so now. */
const OF_THE_OLD =
  /\p{L}[^.;,:]{0,80}[.;,:(–—]\s*(?:but |while |and )?(?:the|our|its|his|her) (?:(?:old|former|previous|earlier|first|last) [^.;,:]{0,60}\bhad|(?:old|former|previous|earlier) one(?: had)?) $/iu;
/** "No index missing", "not one test fails" */
const NEGATED =
  /(?<!\p{L})(?:no|none|nothing|nobody|never|zero|(?<![\d.,])0(?![\d.,]| pass)|not (?:one|a single))(?!\p{L})/iu;
/** What stands in front of the thing, as its heading: "open: index". */
const IN_FRONT = new RegExp(
  `(?:^|\\n)\\W*(${UNDONE}|${NOT_DONE}|(?:still )?(?:open|missing|remaining|outstanding)(?: (?:points?|items?|tasks?|work|ends?|to do))?|left over|planned|upcoming|up next|next(?: steps?)?|later|soon|tomorrow|deferred|postponed|delayed|parked|ongoing|backlog|future work|follow-?ups?)(?:\\s?[:–—]\\s|\\s-\\s)(?!\\W*(?:no|none|nothing|nobody|nil|zero|0|[—–-])(?!\\p{L}))(?=[^]*\\p{L})`,
  "iu",
);
/** "TODO index", but not "TODO list page" or "TODO comments removed". */
const MARKED =
  /^\W*(TODO|FIXME)\s(?!(?:app|board|comment|entr|feature|item|list|mark|note|page|tag|view)|[^]*\b(?:cleared|deleted|done|fixed|gone|removed|replaced|resolved|settled)\b)(?=[^]*\p{L})/u;
/** Signs that say the same. */
const MARK =
  /(?:^|[;,\n])\s*(?:[-*] )?(\[[ ~-]?\](?=\s|$)|\( \)|[❌✗✘☐⏳⌛🚧🔜⬜])|([❌✗✘☐⏳⌛🚧🔜⬜])\W*$/u;
const PARTLY =
  /\b(?:works?|working|done|ready|complete|passes|loads?|fine)\b[^.;]{0,24}\b(except (?!that\b)|apart from|other than|but not|excluding)\b|\b(\d{1,2} ?% (?:there|through|done|complete|finished|ready))\b|^\W*(not (?:all|everything|every|both|each)\b(?=[^.;]* (?:done|finished|ready|complete|completed|there|delivered|working|works?)\b)|(?:half|part|most|some) of(?! (?:the|our|its) [^.;,]{2,40} (?:is|are) (?:for|from|by|about|on) )|partial(?:ly)?|(?:started|began|looked|worked|working) (?:on|into|at))\b/iu;
/** Struck out, asked rather than told, or done by somebody else. */
const NOT_TOLD =
  /^\W*~~.+~~\W*$|^\W*(?:is|are|was|were|do|does|did|has|have|had|can|could|should|shall|will|would|may|might|must|what|when|where|which|who|why|how)(?!\p{L})[^.;:"“”]*\?\s*$|^\W*(?:someone|somebody) else (?:will|should|must|has to|needs to)(?!\p{L})|^\W*(?:another|some other) (?:agent|colleague|developer|engineer|session|team) will(?!\p{L})/iu;
const FUTURE =
  /\b(?:will|would) (?:work|load|run|follow|come|be (?:done|built|added|ready|there|delivered|fixed|finished|live|available))\b/iu;
/** To what work is moved that is put off; horses are moved to the upper meadow. */
const LATER =
  "(?:(?:the|an?|our) )?(?:(?:(?:next|later|following|coming|future|second|another) )?(?:week|month|quarter|year|season|term|sprint|iteration|milestone|phase|version|release(?! branch)|meeting|day|date|time)s?|later|after|tomorrow|(?:mon|tues|wednes|thurs|fri|satur|sun)day|spring|summer|autumn|winter|new year|january|february|march|april|may|june|july|august|september|october|november|december|q[1-4]|20\\d\\d|v\\d+(?:\\.\\d+)*|\\d+\\.\\d+|backlog|roadmap|wish ?list|to-?do|follow-?up|ticket|issue)(?!\\p{L})";
const TO_COME = new RegExp(
  `\\b((?:is |are )?(?:(?:due|planned|scheduled|slated|postponed|deferred) (?:for|to|on|until|till|in)|(?:pushed|moved)(?: (?:back|out))? (?:for|to|on|until|till|in)(?= ${LATER}))\\b|due (?:mon|tues|wednes|thurs|fri|satur|sun)day|goes? live (?:on|next|in|tomorrow)|blocked (?:on|by)|(?:waiting|waits) (?:for|on)|needs? (?:more|some|further|another|a bit of) (?:work|time|polish|testing|love)|does not (?:yet )?work|doesn['’]t (?:yet )?work)\\b`,
  "iu",
);

/** What the patterns above cannot do without, in lower case; `IN_FRONT` knows some words more. */
const STATE_HINTS: readonly string[] =
  "not |nothing|no |un|~~|?|someone|somebody|another |some other |half|mostly|except|apart from|other than|excluding|would |incomplete|skipped|dropped|cancel|left out|in progress|wip|tb|to do|to-do|todo|fixme|blocked|missing|pending|broken|fail|on hold|n/a|to follow|to come|coming|backlog|roadmap|later|other time|[|( )|❌|✗|✘|☐|⏳|⌛|🚧|🔜|⬜|%|half of|part|most of|some of|started|began|looked|work|will |shall |going to|ll be|partial|due|planned|scheduled|slated|pushed|moved|postponed|deferred|live |wait|need|n't|n’t|false|pendiente|pendente|reporté|manquant|en curso|por hacer|ausstehend|noch rot".split(
    "|",
  );

/** The words of `IN_FRONT` that are not among these. */
const FRONT_HINTS: readonly string[] =
  "open|remaining|outstanding|left over|next|soon|tomorrow|delayed|parked|ongoing|follow".split(
    "|",
  );

function atEnd(output: string): RegExpExecArray | null {
  const match = AT_END.exec(output);
  if (match === null) return null;
  const before = output.slice(0, match.index);
  if (OF_A_CASE.test(before)) return null;
  return /^failed$/iu.test(match[1] ?? "") && OF_THE_OLD.test(before) ? null : match;
}

/** Whether a text may say by its words that it is not done. */
export function mayTellState(text: string): boolean {
  if (text.length > SHORT) return false;
  const plain = text.toLowerCase();
  return (
    holdsAny(plain, STATE_HINTS) ||
    mayTellDeed(plain) ||
    mayTellOfAsked(plain) ||
    mayTellLimit(plain) ||
    mayTellLeft(plain) ||
    mayOrder(plain) ||
    (holdsAny(plain, FRONT_HINTS) && IN_FRONT.test(plain))
  );
}

/** What a short text says by itself; null where done_when says it of the same thing ("cancelled orders are listed"). */
export function findState(output: string, subject: Subject): Reason | null {
  if (output.length > SHORT) return null;
  // What is quoted is what somebody reads there.
  const unquoted = output.replaceAll(QUOTED, blanks);
  const said = /\p{L}/u.test(unquoted) ? output.replaceAll(QUOTED, crosses) : output;
  const told =
    MARK.exec(output) ??
    findNone(output, subject) ??
    NOT_TOLD.exec(output) ??
    FUTURE.exec(output) ??
    asked(PARTLY.exec(output), output, subject) ??
    goingOn(asked(NEGATED.test(output) ? null : atEnd(said), output, subject), output) ??
    headed(IN_FRONT.exec(output) ?? MARKED.exec(output), output, subject) ??
    asked(toCome(output, subject), output, subject) ??
    findLimit(unquoted, subject) ??
    findLeftWork(unquoted, subject) ??
    goingOn(toldOf(unquoted, subject), unquoted);
  const ofAsked = told === null ? findToldOfAsked(output, said, subject) : null;
  const order = told === null && ofAsked === null ? findOrder(output, subject) : null;
  const match = told ?? ofAsked?.match ?? order;
  if (match === null) return null;
  return {
    rule: "completion.undelivered.state",
    sentence:
      order !== null
        ? "The text says what to do, and not that it is done."
        : ofAsked?.doubts === true
          ? "The text leaves in doubt whether it is done."
          : "The text says that it is not done, or not all of it.",
    span: { start: match.index, end: match.index + match[0].length, text: match[0] },
    missing: null,
    advice:
      "Deliver it, or have the goal redirected by the operator so that it no longer asks for it.",
  };
}

const RELATING =
  /\b(?:(?:as|so) long as|until|till|provided|if|when|whenever|where|unless|that|which|who|whose|what|how|while|had)\b/iu;
/** What is not so, said of what the text begins with: "index: not shown". */
const IS_NOT =
  /^(?<before>[^,;.()]{0,80}?)(?:(?<!\p{L})(?:not|never)|n['’]t)(?: (?:yet|fully|really|currently|been|being|be|get|even))* (?<verb>\p{L}{3,})(?=\W*$|[,;.:]| (?:yet|on|in|at|to|by|for|with|from|as|here|there|so far|at all|now)\b)/iu;
/** "index: no", "index shown - never" */
const SAYS_NO = /(?:[:=?–—]|\s-)\s*(?<word>no|nope|never|false|not(?: yet)?)\W*$/iu;
/** "index shown, partial" */
const SAYS_PART =
  /[,:;(–—-]\s*(?:(?:but|only|just) )*(?<word>partial(?:ly)?|partly|in part|half(?: of (?:it|them|all))?|halfway|mostly|most of (?:it|them)|some of (?:it|them))\W*$/iu;

const QUOTED =
  /"[^"\n]*"|“[^”\n]*”|«[^»\n]*»|`[^`\n]*`|(?<![\p{L}\p{N}])['‘][^'’\n]*['’](?![\p{L}\p{N}])/gu;

function blanks(quoted: string): string {
  return " ".repeat(quoted.length);
}

/** The outcome of a run is told, not quoted: "suite: `388 passed, 1 failed`". */
function crosses(quoted: string): string {
  return /\b[1-9]\d* fail/iu.test(quoted) ? quoted : "x".repeat(quoted.length);
}

/** What a text says with the condition's own verb: that it will be so, is not so or is so in part. */
function toldOf(output: string, subject: Subject): RegExpExecArray | null {
  const deed = findDeed(joinedWords(output), subject);
  if (deed !== null) return deed;
  const not = IS_NOT.exec(output);
  const { before = "", verb = "" } = not?.groups ?? {};
  // "shown to staff and not shown to guests" tells of something else.
  const isOfIt =
    not !== null && /\p{L}/u.test(before) && !RELATING.test(before) && !sharesWord(before, verb);
  if (isOfIt && isAskedVerb(verb, subject)) return asksForNo(output, subject) ? null : not;
  const no = SAYS_NO.exec(output);
  if (
    no !== null &&
    !subject.asks(no.groups?.["word"] ?? "") &&
    sharesWord(output.slice(0, no.index), subject.doneWhen)
  )
    return asksForNo(output, subject) || speaksOfFailure(output.slice(0, no.index)) ? null : no;
  const part = SAYS_PART.exec(output);
  const word = part?.groups?.["word"] ?? "";
  return part === null || subject.asks(word.split(" ").at(-1) ?? "") ? null : part;
}

function isAskedVerb(verb: string, subject: Subject): boolean {
  const word = verb.toLowerCase();
  if (!isParticiple(word) && verbBase(word) === null && !word.endsWith("ing")) return false;
  return subject.asks(word) || sharesWord(word, subject.doneWhen);
}

/** Whether the conditions that the text may be about are such that "no" is what they ask for. */
function asksForNo(output: string, subject: Subject): boolean {
  return askedConditions(subject).some(
    (condition) =>
      (speaksOfFailure(condition) || /\bdropped\b/u.test(condition)) &&
      sharesWord(output, condition),
  );
}

/** The match, unless done_when says its words of what stands behind them: "Open: the doors to the yard". */
function headed(
  match: RegExpExecArray | null,
  output: string,
  subject: Subject,
): RegExpExecArray | null {
  const state = match?.[1];
  if (match === null || state === undefined) return null;
  const behind = output.slice(match.index + match[0].length);
  const isAsked = askedConditions(subject).some(
    (condition) => sharesWord(behind, condition) && sharesWord(state, condition),
  );
  return isAsked ? null : match;
}

/** "… is still pending", "pending view: pending": said of the thing, whatever the thing is called. */
function goingOn(match: RegExpExecArray | null, text: string): RegExpExecArray | null {
  return match !== null && isOver(text, match) ? null : match;
}

/** What is still to come; not what was, and is done since. */
function toCome(output: string, subject: Subject): RegExpExecArray | null {
  const match = TO_COME.exec(output);
  if (match === null || isDoneSince(output, match) || isOver(output, match)) return null;
  return notOwed(notAgain(match, output), output, subject);
}

const NEXT = /[,;.(–—]\s*(?:the |our |its )?next (?<again>\p{L}{5,})\s*$/iu;
const FAR_AWAY = /(?<!\p{L})(?:20\d\d|years?|months)(?!\p{L})/iu;
const ROOT = 5;

/** The match, unless it is of what is done again after a time: "inspected in June, next inspection due in 2027". */
function notAgain(match: RegExpExecArray | null, output: string): RegExpExecArray | null {
  const next = match === null ? null : NEXT.exec(output.slice(0, match.index));
  const again = next?.groups?.["again"]?.toLowerCase().slice(0, ROOT);
  if (match === null || next === null || again === undefined) return match;
  const done =
    output
      .slice(0, next.index)
      .toLowerCase()
      .match(/\p{L}+/gu) ?? [];
  const isDone = done.some((word) => isParticiple(word) && word.startsWith(again));
  return isDone && FAR_AWAY.test(output.slice(match.index)) ? null : match;
}

/** What falls due once the thing is delivered: "sent on 12 March, payment is due on 18 April". */
const OWED =
  /[,;.(–—]\s*(?:and )?(?:the |its |our |their )?(?:(?:first|next|full|final) )?(?<owed>payment|fee|rent|bill|interest|deposit|instal?ment|repl(?:y|ies)|answers?|response|renewal|return)s?\s(?:is |are )?$/iu;

function notOwed(
  match: RegExpExecArray | null,
  output: string,
  subject: Subject,
): RegExpExecArray | null {
  if (match === null || !/^(?:is |are )?due/iu.test(match[0])) return match;
  const owed = OWED.exec(output.slice(0, match.index))?.groups?.["owed"];
  return owed === undefined || subject.asks(owed) ? match : null;
}

const SAID_OF_IT = /(?:\b(?:still|yet)|[:–—])\s*$/iu;
const PREDICATE = /\b(is|are|was|were|be|been|gets?|got) $/iu;
const RELATIVE = /\b(?:that|which|who|whose|why)(?: \p{L}+){0,2} $/iu;

/** The match, unless its words are those of done_when and may be about the thing that was asked for. */
function asked(
  match: RegExpExecArray | null,
  output: string,
  subject: Subject,
): RegExpExecArray | null {
  const state = match?.slice(1).find((words) => words !== undefined);
  if (match === null || state === undefined) return null;
  const before = output.slice(0, match.index + match[0].indexOf(state));
  if (isAnswer(before, { state, output }, subject)) return null;
  const isAsked = (state.replace(/ to \p{L}+$/u, "").match(/\p{L}{4,}/gu) ?? []).some((word) =>
    subject.asks(word.toLowerCase()),
  );
  if (!isAsked) return match;
  if (SAID_OF_IT.test(before)) return match;
  // "Logging of skipped rows was skipped", where done_when does not say of anything that it is.
  const isSaid =
    PREDICATE.test(before) && !RELATIVE.test(before) && !isDoneTo(before, state, subject);
  return isSaid && !subject.doneWhen.match(new RegExp(`\\b(?:is|are|be|gets?) ${state}`, "iu"))
    ? match
    : null;
}

/** "List on the door: flour missing", where the work is to list what is missing; not "list missing", "signature missing" of what is signed. */
function isAnswer(
  before: string,
  { state, output }: { readonly state: string; readonly output: string },
  subject: Subject,
): boolean {
  if (!subject.mentions(state.toLowerCase())) return false;
  if (!isFinding(output, subject.goal, subject.doneWhen)) return false;
  const found = /[^.,;:–—]*$/u.exec(before)?.[0] ?? "";
  const wanted = new Set(beginnings(subject.doneWhen));
  return /[\p{L}\d]/u.test(found) && !beginnings(found).some((word) => wanted.has(word));
}

/** The first four letters of words. */
function beginnings(text: string): readonly string[] {
  return [...text.toLowerCase().matchAll(/(?<!\p{L})\p{L}{4}/gu)].map(([word]) => word);
}

/** "Blank lines are skipped", where done_when says that the importer skips blank lines. */
function isDoneTo(before: string, state: string, subject: Subject): boolean {
  const [verb] = contentWords(state);
  const things = contentWords(before);
  return (
    things.length > 0 &&
    askedConditions(subject).some((condition) => {
      const words = condition.match(/\p{L}+/gu) ?? [];
      const at = words.findIndex((word) => !isParticiple(word) && contentWords(word)[0] === verb);
      const behind = new Set(at < 0 ? [] : contentWords(words.slice(at + 1).join(" ")));
      // "Invalid rows are skipped", where it skips rows that are not valid.
      return behind.has(things.at(-1) ?? "");
    })
  );
}
