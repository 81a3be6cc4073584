/** What is asked of done_when about a thing that stands in a frame. */

import type { Asked, Groups } from "./frame.ts";
import { namesOthers } from "./others.ts";

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
