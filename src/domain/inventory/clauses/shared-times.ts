/** When what is done to one subject is done: "the till is closed and counted at noon" says it of both. */

import type { Clause } from "./split-clauses.ts";
import { tellsDay } from "../words/days.ts";
import { isParticiple } from "../words/verbs.ts";

/** "is closed", "counted" */
const DONE = /(?:^|\b(?:is|are|was|were|be|been)\s+)(\p{L}+)$/u;
const DONE_THEN = /^(\p{L}+)\s+(\S.{2,40})$/u;
const MOMENT =
  /^(?:(?:at|before|by|after|until) (?:noon|midday|midnight|dawn|dusk|sunrise|sunset|breakfast|lunch|dinner|closing|opening|\d{1,2}(?:[:.]\d\d)?(?:\s?[ap]\.?m\.?)?)|(?:every|each) (?:day|night|week|month|year|hour|morning|evening|quarter)|daily|nightly|hourly|weekly|monthly|yearly|(?:in|during) the (?:morning|afternoon|evening|night))$/iu;
/** "on Monday", "before May", "by Friday noon" */
const BY_DAY = /^(?:on|in|at|by|before|after|until|every|each) (?:\S+ )?\S+$/iu;

/** For each clause the moment that the one behind it names for both; empty where it names none. */
export function sharedTimes(text: string, clauses: readonly Clause[]): readonly string[] {
  const times: string[] = clauses.map(() => "");
  for (let at = clauses.length - 2; at >= 0; at--) {
    const [clause, next] = [clauses[at], clauses[at + 1]];
    if (clause === undefined || next === undefined || next.subject === "") continue;
    if (!isDone(text.slice(Math.max(clause.start, clause.end - 40), clause.end))) continue;
    const told = text.slice(next.start, Math.min(next.end, next.start + 60));
    const [, deed = "", time = ""] = DONE_THEN.exec(told) ?? [];
    if (isParticiple(deed.toLowerCase()) && isMoment(time)) times[at] = time;
    else if (isParticiple(told.toLowerCase())) times[at] = times[at + 1] ?? "";
  }
  return times;
}

function isDone(told: string): boolean {
  return isParticiple((DONE.exec(told)?.[1] ?? "").toLowerCase());
}

function isMoment(text: string): boolean {
  return MOMENT.test(text) || (BY_DAY.test(text) && tellsDay(text));
}
