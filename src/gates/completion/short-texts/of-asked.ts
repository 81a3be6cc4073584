/**
 * What a short text says of the thing that was asked for where it says nothing else: "API is planned", "API answers?",
 * "could not do the API". The words are plain ones that say much in other company ("hidden users are ignored"); so all
 * the others must be done_when's, and these must not.
 */

import { contentWords } from "../../../domain/inventory/words/content-words.ts";
import { isAmong } from "./asked-words.ts";
import { isAskedSo, type Telling, tellsAskedDeed } from "./asked-conditions.ts";
import { holdsAny } from "../hints.ts";
import { joinedWords } from "./joined-words.ts";
import {
  isAnother,
  LEFT_HINTS,
  LEFT_TO_OTHERS,
  RECEIVED,
  RUNNING,
  WORKERS,
} from "./left-to-others.ts";
import type { Subject } from "../subject.ts";

const BE =
  "(?:(?:is|are|was|were|been|gets?|got|still|yet|all|both|only|just|now|currently|simply) )*";
const atEnd = (state: string): RegExp =>
  new RegExp(`${BE}(?<!\\p{L})(?<state>${state})\\W*$`, "iu");
const inFront = (state: string): RegExp => new RegExp(`^\\W*(?<state>${state})(?!\\p{L})`, "iu");

/** What asks for an end, or for what cannot be had. */
const ENDS =
  /\b(?:no|not|never|nobody|without|cannot|only|off|out|away|down|gone|give[sn]? up|inaccess\w*|withdr\w*|shut\w*|clos\w*|end(?:s|ed)?|stop\w*|retire\w*|remov\w*|delet\w*|block\w*|hid\w*|ignor\w*|skip\w*|exclud\w*|refus\w*|reject\w*|limit\w*|lower\w*|f[ae]ll\w*|drop\w*)\b|n['’]t\b/iu;

/** What asks for quiet or rest, which what is switched off gives as well. */
const STILLS =
  /\b(?:silen\w*|mut(?:e|ed)|quiet|paus\w*|(?:un)?lock\w*|secur\w*|revok\w*|terminat\w*|cancel\w*|suspend\w*|fr[eo]ez\w*|frozen|inactiv\w*|decommission\w*|dark|idle|rest(?:s|ing)?)\b/iu;
/** What is done by having a date. */
const DATED =
  /\b(?:dates?|days?|appoint\w*|book\w*|schedul\w*|meetings?|deadline|arrang\w*|set|fixed|announc\w*|agree\w*|reserv\w*|chosen|when|weeks?|times?|hours|calendar|agenda|roster|rota|invit\w* (?:say|state)\w*)\b/iu;
const DONE = "done|made|built|written|finished|completed?|implemented|ready|through|way";

/** What tells of things to be done: "a list of tests to be run". */
const LISTING =
  /\b(?:lists?|names?|says?|tells?|show\w*|plan\w*|schedul\w*|tables?|ready|proud|able|known|said|told|found)\b/iu;

/** With what decides as the group `state`; what it is said of stands outside of the match. */
const SAYINGS: readonly Telling[] = [
  {
    pattern: atEnd(
      "out of (?:scope|order|service)(?: for (?:now|the moment|the time being|this \\p{L}+))?",
    ),
  },
  // A plan that was asked for is planned.
  {
    pattern: atEnd("planned|scheduled|foreseen"),
    unless: /\b(?:plan|schedul|calendar|agenda|program)/iu,
  },
  {
    pattern: atEnd(
      "to be (?:done|made|built|finished|completed|continued|decided|confirmed)(?: (?:by|in|on|with|after|when|once)(?: [\\p{L}\\d-]+){1,5})?",
    ),
    unless: LISTING,
  },
  { pattern: atEnd("ready to (?:start|begin|be [\\p{L}-]+)"), unlessDone: true },
  {
    pattern: atEnd("flaky|unstable|unreliable|shaky|hangs?|freezes|stalls"),
    unless:
      /\b(?:hang\w*|hung|fr[eo]ez\w*|frozen|froze|stall\w*|ic[ey]|cold|over|above|walls?|hooks?|ceiling)\b/iu,
  },
  {
    pattern: atEnd("throws (?:an? )?(?:exception|error)s?"),
    unless:
      /\b(?:refus|reject|accept|throw|error|fail|stop|invalid|wrong|bad|illegal|unknown|missing)/iu,
  },
  { pattern: atEnd("still (?:red|flaky)"), unless: /\bred\b/iu },
  {
    pattern: atEnd("pinged|reminded|nudged|chased"),
    unless: /\b(?:contact|remind|tell|told|know|inform|notif|warn|ask)/iu,
  },
  {
    pattern: atEnd("(?:cancell?ed|called off|scrapped)(?: by [\\p{L} ]+)?"),
    unless: new RegExp(`${ENDS.source}|${STILLS.source}|\\bover\\b`, "iu"),
  },
  {
    pattern: inFront(
      "(?:still |now |currently )?(?:planning|investigating|researching|evaluating|considering|discussing|debugging|exploring|looking into|thinking about)",
    ),
  },
  // "The filing is with the accountant"
  {
    pattern: /\b(?:is|are|now|currently|still) (?<state>with (?:the|our|an?) [\p{L}-]+)\W*$/iu,
    unless: /\bwith\b/iu,
    unlessDone: true,
  },
  // "Written confirmation requested from the supplier"
  {
    pattern:
      /(?:\b(?:is|are|was|were|has been|have been) )?\b(?<state>requested|asked for|applied for)(?: (?:from|by|with|at) (?:the |our )?[\p{L}-]+)?\W*$/iu,
    unless:
      /\b(?:request\w*|ask\w*|appl(?:y|ies|ied|ication)\w*|submit\w*|wanted|order\w*|needs?|invit\w*)\b/iu,
  },
  // "tests to be run", and not "a list of tests to be run"
  {
    pattern:
      /(?<=[\p{L}:]\s)(?<!\b(?:of|for|with|about|in|on|how|what|when|ready)\b[^]{0,80})(?<state>to be \p{L}{2,}(?: (?:once|after|when|as soon as|next|by|on|in) [^.;,]{2,40})?)\W*$/iu,
    unless: LISTING,
  },
  { pattern: /(?<=\p{L}\s)(?<state>still to be \p{L}{3,})\W*$/iu, unless: /\b(?:still|to be)\b/iu },
  // "invitations: tomorrow"
  {
    pattern: new RegExp(`[:–—]\\s(?<state>(?:tomorrow|tonight|soon|next (?:\\p{L}+)))\\W*$`, "iu"),
    unless: DATED,
  },
  // "deployment: Monday" may mean that it was.
  {
    pattern:
      /[:–—]\s(?<state>(?:on |this |next )?(?:mon|tues|wednes|thurs|fri|satur|sun)day)\W*$/iu,
    unless: DATED,
    doubts: true,
  },
  {
    pattern: atEnd(
      "remains?(?: (?:open|undone|to be done))?|left to (?:do|finish|write|make|build)",
    ),
    unless: /\b(?:remain\w*|stay\w*|left|leave\w*|keep\w*|kept|last|still)\b/iu,
  },
  {
    pattern: atEnd(
      "(?:an? )?(?:nice[- ]to[- ]haves?|stretch goals?|low priority|for another (?:day|time))",
    ),
  },
  { pattern: atEnd(`half[- ]?(?:${DONE})`) },
  {
    pattern: atEnd(
      "not (?:covered|included|supported|available|handled|addressed|reached|considered|reachable|possible|part of (?:it|this))",
    ),
    unless: ENDS,
  },
  { pattern: atEnd("ignored|neglected|abandoned|shelved|disregarded"), unless: ENDS },
  { pattern: atEnd("wrong|incorrect|wrongly|incorrectly|buggy|unresponsive") },
  {
    pattern: /(?:\b(?:is|are|was|were|still|currently) |[:–—] )(?<state>down|offline|dead)\W*$/iu,
    unless: ENDS,
  },
  { pattern: atEnd("unavailable|unreachable"), unless: ENDS },
  { pattern: atEnd("times? out|timed out|timing out"), unless: ENDS },
  // The error of a server.
  {
    pattern:
      /\b(?:returns?|answers?|responds?|throws?)(?: (?:an?|only|always|with|http|status|error))* (?<state>50[0-4])(?: errors?)?\W*$/iu,
    unless:
      /\b(?:bad|unknown|invalid|wrong|broken|malformed|fail\w*|errors?|crash\w*|timeouts?|numbers?|counts?|amounts?|values?|totals?|sums?|rows)\b/iu,
  },
  {
    pattern: inFront(
      `(?:sorry,? )?(?:(?:i|we) )?(?:(?:am|are|was|were) )?(?:could(?:n['’]t| not)|can(?:not| not|['’]t)|did(?:n['’]t| not)|unable to|not able to|fail(?:ed)? to) (?:yet )?(?:do|make|get|finish|complete|manage|deliver|find|start|reach)`,
    ),
    unless: ENDS,
  },
  { pattern: inFront("nothing (?:yet |so far )?for"), unless: ENDS },
  { pattern: /[:–—]\s(?<state>none|nobody|nothing)(?!\p{L})(?=[^]*\p{L})/iu, unless: ENDS },
  { pattern: atEnd("lost"), unless: ENDS },
  {
    pattern: atEnd(
      "later(?: on)?|(?:in |with |after |from |by )?the next (?:sprint|release|version|phase|iteration|merge|build|deploy(?:ment)?|update|delivery|visit|meeting|run)",
    ),
  },
  { pattern: /[:–—]\s(?<state>see (?:the |our |a )?(?:follow-?up|next|later)(?!\p{L}))[^]*$/iu },
  {
    pattern: atEnd(
      "(?:an? |our |one of (?:the|our) )?known (?:issue|bug|problem|limitation|defect|gap|fault)s?",
    ),
  },
  {
    pattern: atEnd(
      "(?:not|no longer|(?:is|are|was|were)n['’]t) (?:really )?(?:needed|required|wanted|necessary)(?: (?:any ?more|any longer|now|at the moment|for now|yet|after all))?|unnecessary|obsolete|superfluous",
    ),
    unless: ENDS,
  },
  {
    pattern: atEnd(
      "(?:under|in|being|up for|out for|needs?|awaits?|awaiting) (?:\\p{L}+ )?(?:review(?:ed)?|qa|discussion|investigation|consideration|construction|development)",
    ),
    // What is handed in is out of hand.
    unless: /\b(?:open(?:ed)?|submitt\w*|propos\w*|hand(?:s|ed)? in|filed|request\w*|sent)\b/iu,
  },
  {
    pattern:
      /^\W*(?:(?:i|we)(?:['’](?:m|re)| am| are) )?(?:(?:still|now|currently|already) )*(?:working|busy) (?<state>on|with|at)(?!\p{L})/iu,
    unless: /\b(?:working|busy)\b/iu,
  },
  { pattern: atEnd("started|begun|commenced|kicked off"), unless: RUNNING },
  {
    pattern: atEnd("disabled|deactivated|(?:switched|turned) off|commented out"),
    unless: new RegExp(`${ENDS.source}|${STILLS.source}`, "iu"),
  },
  {
    pattern: atEnd(
      `(?:handed(?: over| off)?|given|passed on|passed|delegated|reassigned|left) to (?!(?:every|each|all|both) )(?:(?:the|our|an?|my|some) )?(?<other>(?:${WORKERS}|someone|somebody) else|(?:(?:other|another|next|different|second|new|\\p{L}+) )?${WORKERS})`,
    ),
    unless: RECEIVED,
  },
  // "The agent gets an incomplete summary"
  {
    pattern:
      /\b(?:gets?|got|receives?|received|sees?|saw|shows?|showed|sends?|sent|gives?|gave|gained|has|have|had|contains?|holds?|returns?|prints?|printed|produces?|produced|makes?|made|delivers?|delivered|with) (?:(?:an?|the|only|just|still|its|their) )*(?<state>incomplete|unfinished|half-finished|garbled|truncated|outdated)(?= (?!(?:and|or) )\p{L})/iu,
    unless: new RegExp(
      `${ENDS.source}|\\b(?:invalid|bad|part\\w*|empty|report\\w*|warn\\w*)\\b`,
      "iu",
    ),
  },
  // "The visitor sees a blank page"
  {
    pattern:
      /\b(?:gets?|got|sees?|saw|shows?|showed|gives?|gave|returns?|finds?) (?:(?:an?|the|only|just|still) )*(?<state>(?:blank|white|empty) (?:page|screen|window))\W*$/iu,
    unless:
      /\b(?:blank|white|empty|clear\w*|nothing|new|start\w*|no|not|without|hid\w*|remov\w*|delet\w*|page|screen|window)\b/iu,
  },
  // "The push of the image comes next week"
  {
    pattern: atEnd(
      "(?:comes?|follows?|happens?|takes place) (?:(?:early |late )?(?:next|this coming) \\p{L}+|tomorrow|(?:on|in) (?:mon|tues|wednes|thurs|fri|satur|sun)day)",
    ),
    unless: /\b(?:com(?:es?|ing)|follow\w*|happen\w*|tak\w+ place)\b/iu,
  },
  // "mostly answers", "answers in most cases"
  { pattern: /\b(?<state>mostly)(?: (?=\p{L})|\W*$)/iu },
  {
    pattern:
      /\b(?<state>(?:in (?:many|several)|(?:in|on|for|with) (?:most|some|a few)) \p{L}+)(?: (?:only|so far|for now|at least))?\W*$/iu,
  },
  // "The alarm rings in some tests only when the cellar floods"
  { pattern: /\b(?<state>(?:in|on|for|with) (?:many|several|most|some|a few) \p{L}+) only\b/iu },
  {
    pattern: atEnd("for the most part|to (?:a (?:large|great|certain)|some) extent|in the main"),
    unless: /\b(?:part\w*|extent|main)\b/iu,
  },
  {
    pattern: atEnd(
      "(?:most|some|half|part|much) of the time|half the time|sometimes|intermittently|(?:every )?now and then|on good days",
    ),
  },
  {
    pattern: atEnd("in principle|in essence|more or less|by and large|on paper|on the whole"),
    doubts: true,
  },
  {
    pattern:
      /\b(?<state>probably|presumably|supposedly|allegedly|hopefully|perhaps|maybe|theoretically|in theory|(?:i|we) (?:think|hope|believe|guess|suppose|assume|presume))\b/iu,
    doubts: true,
  },
  {
    pattern:
      /\b(?<state>would|might|(?:seems?|appears?|ought|supposed) to)(?: (?:then|also|be))* (?=\p{L})/iu,
    doubts: true,
  },
  {
    pattern: /(?<state>\?)\W*$/u,
    unless: /\?|\b(?:faq|questions?|asks?|asked|prompts?)\b/iu,
    doubts: true,
  },
  ...LEFT_TO_OTHERS,
];

/** What the sayings cannot do without, in lower case. */
const HINTS: readonly string[] =
  "blank page|blank screen|blank window|white page|white screen|white window|empty page|empty screen|empty window|most part|extent|in the main|incomplete|unfinished|half-finished|garbled|truncated|outdated|comes |come next|follows |happens |takes place|: mon|: tues|: wed|: thurs|: fri|: sat|: sun|: on |: this|: next|– mon|– tues|– wed|– thurs|– fri|– sat|– sun|— mon|— tues|— wed|— thurs|— fri|— sat|— sun|tomorrow|tonight|soon|remain|to have|to-have|stretch goal|low priority|for another|out of |requested|asked for|applied for|planned|scheduled|foreseen|known |no longer |unnecessary|obsolete|superfluous|review| qa|discussion|investigation|consideration|construction|development|working |busy |started|begun|commenced|disabled|deactivated|d off|commented |handed |passed |delegated |reassigned |left to|to be |half|not |n't|n’t|can't|can’t|cannot|unable|fail|: no|– no|— no|: see|– see|— see|lost|later|the next|the time|sometimes|intermittently|now and then|on good days|in principle|in essence|more or less|by and large|on paper|on the whole|mostly|in most|in some|in many|in several|in a few|on most|on some|on a few|for most|for some|for a few|with most|with some|with a few|flaky|unstable|unreliable|shaky|hang|freez|stall|throws |still red|pinged|reminded|nudged|chased|cancel|called off|scrapped|planning|investigating|researching|evaluating|considering|discussing|debugging|exploring|looking into|thinking about|is with |are with |now with |currently with |still with |ready to |ignored|neglected|abandoned|shelved|disregarded|wrong|incorrect|buggy|unresponsive|down|offline|dead|unavailable|unreachable|time out|times out|timed out|timing out|nothing |probably|presumably|supposedly|allegedly|hopefully|perhaps|maybe|theor|think|hope|believe|guess|suppose|assume|presume|would|might|seem|appear|ought|?|given ".split(
    "|",
  );
const SERVER_ERROR = / 50[0-4]/u;

/** Whether a text, in lower case, may hold one of the sayings. */
export function mayTellOfAsked(text: string): boolean {
  return holdsAny(text, HINTS) || holdsAny(text, LEFT_HINTS) || SERVER_ERROR.test(text);
}

/** Told of a case, denied or compared: "when the node is down", "no page is wrong", "as planned". */
const TOLD_OTHERWISE =
  /\b(?:if|when|whenever|where|unless|after|before|although|though|that|which|who|whose|what|how|while|had|whether|no|none|nothing|nobody|never|neither|nor|zero|0|not)\b|n['’]t\b|\bbe $|\b(?:as|than|way (?:it|they)) $/iu;

/**
 * What a short text says of nothing but what was asked for; null for most.
 *
 * @param quoting the text with what it quotes made out
 */
export function findToldOfAsked(
  text: string,
  quoting: string,
  subject: Subject,
): { readonly match: RegExpExecArray; readonly doubts: boolean } | null {
  const said = joinedWords(quoting);
  const joined = joinedWords(text);
  let wanted: ReadonlySet<string> | null = null;
  for (const saying of SAYINGS) {
    const match = saying.pattern.exec(said);
    if (match === null) continue;
    const before = text.slice(0, match.index);
    if (TOLD_OTHERWISE.test(joined.slice(0, match.index))) continue;
    if (saying.unlessDone === true && tellsAskedDeed(before, subject)) continue;
    const { thing, other = "" } = match.groups ?? {};
    // Whom it is left to may be of a kind that the goal names: its "shift" is not any shift.
    const state = match.groups?.["state"]?.replace(other, "").toLowerCase() ?? "";
    if ((state.match(/\p{L}{4,}|\d+/gu) ?? []).some((word) => subject.mentions(word))) continue;
    const behind = text.slice(match.index + match[0].length);
    const rest = contentWords(thing ?? `${before} ${behind}`);
    const asked = (wanted ??= new Set(contentWords(subject.doneWhen)));
    if (contentWords(other).some((word) => asked.has(word)) && !isAnother(other, subject)) continue;
    if (rest.length === 0 || !rest.every((word) => isAmong(word, asked))) continue;
    if (!isAskedSo(saying, subject, (condition) => meets(rest, condition)))
      return { match, doubts: saying.doubts === true };
  }
  return null;
}

function meets(words: readonly string[], text: string): boolean {
  const others = new Set(contentWords(text));
  return words.some((word) => isAmong(word, others));
}
