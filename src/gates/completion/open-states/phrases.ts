/** What the frames are made of: things, others, times, and the questions that are asked of what stands in them. */

import { namesOthers } from "./others.ts";

/** What of the case a frame may look at. */
export interface Asked {
  /** Whether done_when has the word, in any of its forms. */
  readonly asks: (word: string) => boolean;
  /** done_when, normalised. */
  readonly doneWhen: string;
}

export type Groups = Readonly<Record<string, string | undefined>>;

export interface Frame {
  readonly id: string;
  /** Words one of which it cannot do without, each its own hash; read before a program starts (`written-calls.ts`). */
  readonly calledBy: string;
  /** Whether they call only behind "is", "lies", "waits". */
  readonly behindStanding?: true;
  /** All of a part of a sentence, in lower case, with the places of its groups; `item` is what it tells of, `others` who has or does it, `state` the words that say so. */
  readonly pattern: () => RegExp;
  /** Whether what is built is often told so: then it counts only where nothing else is said of the condition. */
  readonly ofThings?: true;
  /** Whether it leaves open only a condition that names its `item`. */
  readonly ofItem?: true;
  /** What a condition, in lower case, asks for that is met by the state itself. */
  readonly metBy?: RegExp;
  /** What a condition, in lower case, must ask for to be left open by it. */
  readonly leaves?: RegExp;
  /** Whether it says of what is done that it is not all of it. */
  readonly lessens?: true;
  /** What tells of the conditions that it leaves open, in words of its own kind: "merged" of a request that is open. */
  readonly tellsOf?: RegExp;
  /** Whether it reads headings, and cells with the name of their row. */
  readonly labels?: true;
  /** Whether it may stand over both halves of a sentence that a semicolon parts. */
  readonly joined?: true;
  /** Whether it is open though it was meant so: "deliberately minimal", "not all of them as asked". */
  readonly evenOnPurpose?: true;
  /** Whether it stands only where the sentence begins. */
  readonly begins?: true;
  /** What tells of an end, in the sentence or in the next one that goes on from it: then it is over. */
  readonly endedBy?: RegExp;
  /** What the pattern reads of a part in lower case, as long as that; null for one that it cannot stand in. Asked before the pattern is made. */
  readonly reads?: (part: string) => string | null;
  /** Parts in lower case that it does not stand in, asked before its pattern. */
  readonly notIn?: RegExp;
  readonly check?: (groups: Groups, asked: Asked) => boolean;
}

const LEAD =
  "(?:(?:and|so|now|only|meanwhile|however|at present|at the moment|currently|as for|sadly|unfortunately|alas|still|well|then|also),? )*";
export const WORD = "[^\\s,;:]+";
/** A thing in so many words; what happens to it stands behind. */
export const ITEM = `(?<item>(?:${WORD} ){0,9}?${WORD})`;
export const OTHERS = `(?<others>(?:${WORD} ){0,5}?${WORD})`;
export const ADVERB =
  "(?:(?:still|now|currently|presently|just|only|all|both|as yet|so far|at present|at the moment|for now|again|already|yet|first|also|itself|themselves|probably|since \\w+) )*";
export const STANDS = `(?:is|are|['’]s|sits?|lies?|(?<!\\bthe )rests?|stays?|remains?|stands?|hangs?|waits?) ${ADVERB}`;
export const ORDINAL =
  "(?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth|last|\\d+(?:st|nd|rd|th))";
const DAY = "(?:mon|tues|wednes|thurs|fri|satur|sun)day";
const MONTH =
  "(?:january|february|march|april|may|june|july|august|september|october|november|december|spring|summer|autumn|winter|easter|christmas|whitsun|pentecost|lent|ramadan)";
const SPAN = "(?:day|night|morning|afternoon|evening|noon|week|weekend|month|quarter)";
const CARRIER =
  "(?:train|release|batch|deploy\\w*|delivery|parcel|van|lorry|truck|shipment|post|mail|sprint|version|sync|run|job|build|window|meeting|session|issue|edition|boat|bus|visit|round|night|day|week|month|morning|shift|tour|update|import|export|restart|reboot|order)";
/** A time to come that no habit has: "on Mondays", "each night" are none. */
export const SOON = `(?:(?:at \\S{1,8}(?: [ap]\\.?m\\.?)? )?(?:(?:early|late|first thing|again) )?(?:(?:on|by|from|this|next|coming|before|after) (?:the )?${DAY}(?: ${SPAN})?|from (?:next )?(?:${DAY}|week|month) on(?:wards)?|on the \\d+(?:st|nd|rd|th)|(?:with|by|from|in|on|at|after|through) (?:(?:the )?(?:${DAY}|tomorrow|tonight|(?:next|this) (?:week|month|quarter|year))['’]s? (?:${WORD} ?){1,3}|the (?:next|coming|following|${DAY}|nightly) ${CARRIER})|(?:at|over) the weekend|at (?:the )?(?:month|week|year|quarter)['’]s end|at the end of (?:the|next|this) (?:week|month|quarter|year)|tomorrow(?: ${SPAN})?|tonight|(?:later )?(?:this|next) (?:week|weekend|month|evening|afternoon|quarter)|later today|any (?:day|minute|time|moment) now|within the next .{2,20}|with the run on .{2,20})(?: with ${WORD}(?: ${WORD}){0,3})?(?: at \\S{1,8}(?: [ap]\\.?m\\.?)?)?)`;

export const SOON_WORDS =
  "monday tuesday wednesday thursday friday saturday sunday tomorrow tonight week weekend next coming now later month end run 1st 2nd 3rd 4th 5th 6th 7th 8th 9th 10th 11th 12th 13th 14th 15th 16th 17th 18th 19th 20th 21st 22nd 23rd 24th 25th 26th 27th 28th 29th 30th 31st";
/** A time to come, as people set one for work. */
export const TIME = `(?:(?:(?:early |late )?(?:on|by|from|until|this|next|coming|after|before) (?:the )?(?:${DAY}(?: (?:night|morning|afternoon|evening|noon))?|week\\w*|month|sprint|quarter|year|season|term|release|round|visit|meeting|drill|\\d+(?:st|nd|rd|th))|(?:in|by|from|during|over|towards|after|before) (?:early |late |mid-?|the (?:${ORDINAL}|next|coming) (?:half|week|days?|quarter|part) of )?(?:${MONTH}|week \\d+|calendar week)|(?:in|over|during|through) (?:the )?(?:course of|winter|summer|autumn|spring|holidays|weekend|coming|next|weeks).{0,30}|in (?:the )?(?:next|coming|following|maintenance|a few|two|three|four|five|ten|\\d+(?! ?(?:ms|µs|s|secs?|seconds?|milliseconds?)\\b))(?: \\S+){0,2}|on the (?:${ORDINAL}|eve)(?: .{1,30})?|(?:at|before|after|with|towards|until) the (?:next|coming|end|beginning|start|turn|new|holidays?|weekend|summer|redesign|relaunch|release|audit|keynote|launch|move|\\w+ (?:drill|meeting|audit|sprint))(?: .{1,40})?|tomorrow|tonight|later|soon|shortly|another day|as soon as .{2,60}|once .{2,60}|when (?:he|she|they|we|there|time)\\b.{0,60}|when the \\w+ (?:is|are|has|have) .{2,40}|after (?:her|his|their|our|the \\w+['’]s?) .{2,40}|after the (?:holidays?|vacation|keynote|break|season|launch|weekend|audit|freeze|move)|out of the next .{2,30}))`;

/** A pattern over a whole part of a sentence; compiled when it is first asked for, as few messages need it. */
export function framed(source: string | (() => string)): () => RegExp {
  let compiled: RegExp | null = null;
  return () => {
    compiled ??= new RegExp(`^${LEAD}${typeof source === "string" ? source : source()}$`, "du");
    return compiled;
  };
}

/** Whether `others` names somebody else. */
export function byOthers({ others }: Groups, asked: Asked): boolean {
  return others !== undefined && namesOthers(others, asked.asks);
}

const STATIVE =
  /^(?:with|still|from|into|that|their|they|this|have|been|will|next|behind|waiting)$/iu;

/** Whether done_when speaks of the state itself: "the copies are in the office", "the order is placed". */
export function isAskedState({ state }: Groups, { asks }: Asked): boolean {
  return (state?.match(/[\p{L}\p{N}]{4,}/gu) ?? []).some(
    (word) => !STATIVE.test(word) && asks(word),
  );
}

export function isUnaskedState(groups: Groups, asked: Asked): boolean {
  return !isAskedState(groups, asked);
}

export function isAsked(words: string | undefined, { asks }: Asked): boolean {
  return (words?.match(/[\p{L}\p{N}]{4,}/gu) ?? []).some((word) => asks(word));
}

/** What asks that something is arranged for a time to come, or is so from then on. */
export const ARRANGED =
  /\b(?:book(?:ed|ing)|schedul\w*|arrang\w*|reserv\w*|planned|plan|invit\w*|moved to|goes out|go out|dates?|agreed|announc\w*|appl(?:y|ies) from|ordered|orders?|requested|applied|applications?|submitted|appointed|calendar|agenda|roster|timetable|tender\w*|called for|asked|on \d{1,2} \w+|on the \d)\b/u;

/** What comes about by and by. */
export const EVENT_TIME = /\b(?:as soon as|once|when)\b/iu;
export const EVENT =
  /\b(?:has|have|['’]s) (?:been |\p{L}+(?:ed|en|t|n|ne|wn)\b|signed|moved|come|gone|a\b|an\b|the\b|time|room)|\b(?:is|are|gets?) (?:back|here|there|ready|mended|fixed|repaired|dry|signed|approved|delivered|in\b|found|built|done|finished|available|replaced|bought|paid|known|settled|over|free)|\b(?:arrives?|comes?|lands?|turns?|returns?|signs?|decides?|approves?|agrees?|answers?|delivers?|finds?)\b|\b(?:somebody|someone|we|i)\b/iu;
