/**
 * What a short text says of the thing that was asked for where it says nothing else: "API is planned", "API answers?",
 * "could not do the API". The words are plain ones that say much in other company ("hidden users are ignored"); so all
 * the others must be done_when's, and these must not.
 */

import { contentWords } from "../../domain/inventory/content-words.ts";
import { CONDITION_END } from "./deeds-told.ts";
import { holdsAny } from "./hints.ts";
import type { Subject } from "./subject.ts";

/** A way to say so. */
interface Saying {
  /** With what decides as the group `state`; what it is said of stands outside of the match. */
  readonly pattern: RegExp;
  /** A condition that has this may be told so. */
  readonly unless?: RegExp;
  /** It leaves in doubt what others deny. */
  readonly doubts?: true;
}

const BE =
  "(?:(?:is|are|was|were|been|gets?|got|still|yet|all|both|only|just|now|currently|simply) )*";
const atEnd = (state: string): RegExp =>
  new RegExp(`${BE}(?<!\\p{L})(?<state>${state})\\W*$`, "iu");
const inFront = (state: string): RegExp => new RegExp(`^\\W*(?<state>${state})(?!\\p{L})`, "iu");

/** What asks for an end, or for what cannot be had. */
const ENDS =
  /\b(?:no|not|never|nobody|without|cannot|only|off|out|away|down|gone|give[sn]? up|inaccess\w*|withdr\w*|shut\w*|clos\w*|end(?:s|ed)?|stop\w*|retire\w*|remov\w*|delet\w*|block\w*|hid\w*|ignor\w*|skip\w*|exclud\w*|refus\w*|reject\w*|limit\w*|lower\w*|f[ae]ll\w*|drop\w*)\b|n['’]t\b/iu;

const DONE = "done|made|built|written|finished|completed?|implemented|ready|through|way";

const SAYINGS: readonly Saying[] = [
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
  { pattern: atEnd("to be (?:done|made|built|finished|completed|continued|decided|confirmed)") },
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
      "later(?: on)?|(?:in |with )?the next (?:sprint|release|version|phase|iteration)",
    ),
  },
  { pattern: /[:–—]\s(?<state>see (?:the |our |a )?(?:follow-?up|next|later)(?!\p{L}))[^]*$/iu },
  // "mostly answers", "answers in most cases"
  { pattern: /\b(?<state>mostly)(?: (?=\p{L})|\W*$)/iu },
  { pattern: /\b(?<state>in (?:most|some|many|several|a few) \p{L}+)\W*$/iu },
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
];

/** What the sayings cannot do without, in lower case. */
const HINTS: readonly string[] =
  "out of |planned|scheduled|foreseen|to be |half|not |n't|n’t|can't|can’t|cannot|unable|fail|: no|– no|— no|: see|– see|— see|lost|later|the next|mostly|in most|in some|in many|in several|in a few|ignored|neglected|abandoned|shelved|disregarded|wrong|incorrect|buggy|unresponsive|down|offline|dead|unavailable|unreachable|time out|times out|timed out|timing out|nothing |probably|presumably|supposedly|allegedly|hopefully|perhaps|maybe|theor|think|hope|believe|guess|suppose|assume|presume|would|might|seem|appear|ought|?".split(
    "|",
  );
const SERVER_ERROR = / 50[0-4]/u;

/** Whether a text, in lower case, may hold one of the sayings. */
export function mayTellOfAsked(text: string): boolean {
  return holdsAny(text, HINTS) || SERVER_ERROR.test(text);
}

/** Told of a case, denied or compared: "when the node is down", "no page is wrong", "as planned". */
const TOLD_OTHERWISE =
  /\b(?:if|when|whenever|where|unless|after|before|although|though|that|which|who|whose|what|how|while|had|whether|no|none|nothing|nobody|never|neither|nor|zero|0|not)\b|n['’]t\b|\bbe $|\b(?:as|than|way (?:it|they)) $/iu;

/**
 * What a short text says of nothing but what was asked for; null for most.
 *
 * @param said the text with what it quotes made out
 */
export function findToldOfAsked(
  text: string,
  said: string,
  subject: Subject,
): { readonly match: RegExpExecArray; readonly doubts: boolean } | null {
  let wanted: ReadonlySet<string> | null = null;
  for (const { pattern, unless, doubts } of SAYINGS) {
    const match = pattern.exec(said);
    if (match === null) continue;
    const before = text.slice(0, match.index);
    if (TOLD_OTHERWISE.test(before)) continue;
    const state = match.groups?.["state"]?.toLowerCase() ?? "";
    if ((state.match(/\p{L}{4,}|\d+/gu) ?? []).some((word) => subject.mentions(word))) continue;
    const rest = contentWords(`${before} ${text.slice(match.index + match[0].length)}`);
    const asked = (wanted ??= new Set(contentWords(subject.doneWhen)));
    if (rest.length === 0 || !rest.every((word) => asked.has(word))) continue;
    const isSaidSo = subject.doneWhen
      .split(CONDITION_END)
      .some((condition) => unless?.test(condition) === true && meets(rest, condition));
    if (!isSaidSo) return { match, doubts: doubts === true };
  }
  return null;
}

function meets(words: readonly string[], text: string): boolean {
  const others = new Set(contentWords(text));
  return words.some((word) => others.has(word));
}
