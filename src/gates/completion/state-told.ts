/** The last or first words of a short text, by which it says that what it names is not there: "export page: skipped". */

import type { Reason } from "../gate.ts";
import type { Subject } from "./subject.ts";

const STATE =
  /\b(not (?:yet )?(?:started|begun|done|ready|finished|tested|there)|nothing done|unfinished|incomplete|skipped|dropped|cancell?ed|left out|in progress|wip|tbd|blocked|missing)\W*$|\b(\d{1,2} ?% (?:done|complete|finished|ready))\b|^\W*(half|part|most|some) of\b/iu;

/** What `STATE` cannot do without, in lower case. */
export const STATE_HINTS: readonly string[] =
  "not |nothing done|unfinished|incomplete|skipped|dropped|cancel|left out|in progress|wip|tbd|blocked|missing|%|half of|part of|most of|some of".split(
    "|",
  );

/** A longer text is a report, which the rules read. In UTF-16 units. */
const SHORT = 160;

/** What a short text says by its last words alone; null where done_when has them too ("cancelled orders are listed"). */
export function findState(output: string, subject: Subject): Reason | null {
  const match = output.length > SHORT ? null : STATE.exec(output);
  const state = match?.slice(1).find((words) => words !== undefined);
  if (match === null || state === undefined) return null;
  if ((state.match(/\p{L}{4,}/gu) ?? []).some((word) => subject.asks(word))) return null;
  return {
    rule: "completion.undelivered.state",
    sentence: "The text says that it is not done, or not all of it.",
    span: { start: match.index, end: match.index + match[0].length, text: match[0] },
    missing: null,
    advice: "Deliver it, or have the goal redirected so that it no longer asks for it.",
  };
}
