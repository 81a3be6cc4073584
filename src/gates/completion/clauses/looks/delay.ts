/** Whether what is put off, left or waited for is the work itself. */

import type { Hit } from "../rule.ts";
import { hasAny, wordsOf, textAfter, textBefore } from "./hit.ts";
import { lettersFor } from "../letters.ts";
import { stemsOf } from "../../subject.ts";

/** Columns whose cells say how far something has got. */
const STATE_COLUMN =
  /\b(?:state|status|result|done|progress|works?|ready|tested|passes|outcome|check|verified|delivered|complete|built|live|deployed|stand|estado|état|stato|ergebnis)\b|^$/;

/** In a table a state is the work's own where the column tells states, or where it says more than a word. */
export function isWorkStatus(hit: Hit): boolean {
  const { clause } = hit;
  // "stays pending until the clock reaches it": what the thing built does.
  if (/^\W*(?:until|till|while)\b/.test(textAfter(hit)) && !hasAny(hit, HUMAN, hit.to))
    return false;
  if (clause.kind !== "cell") return true;
  return clause.row !== "" && (STATE_COLUMN.test(clause.column) || clause.text.length > 14);
}

const AT_WORK = lettersFor(
  "manual will left remain fornow standin off constant not later laterS undone waits draft flag sameness parked omitted you still i only",
);

const HUMAN = lettersFor("ext event you i settled");
const TECHNICAL = lettersFor("tech users");

/** "X until Y lands" is about the work when X says that something waits, stays or stands in. */
export function isAboutWork(hit: Hit): boolean {
  const { spelt, from, to } = hit;
  if (hasAny(hit, TECHNICAL, from, Math.min(to + 3, spelt.letters.length))) return false;
  const first = spelt.letters.charAt(from);
  if (lettersFor("until once because").includes(first)) {
    const proper =
      /\b(?:a|the|its|our) (?:proper|real|final|official|new|right|finished|signed)\b/.test(
        wordsOf(hit),
      );
    return (
      (proper || hasAny(hit, AT_WORK)) &&
      !hasAny(hit, TECHNICAL) &&
      !hasAny(hit, lettersFor("past every if"))
    );
  }
  return !/\b(?:user|spinner|screen|retr)/.test(textBefore(hit));
}

/** Whether a clause is about something that done_when asks for. */
export function isAskedAbout({ clause, subject }: Hit): boolean {
  return [...stemsOf(`${clause.plain} ${clause.row}`)].some(
    (word) => word.length > 3 && subject.asks(word),
  );
}

/** Whether something stays with what the goal says to leave: "port the shaders from GLSL to WGSL". */
export function staysBehind(hit: Hit): boolean {
  const { subject } = hit;
  const place =
    /^\W*(?:in|on|with|at)?\W*(?:the )?([\p{L}\p{N}-]{2,})/u.exec(
      `${wordsOf(hit).replace(/^\p{L}+/u, "")}${textAfter(hit)}`,
    )?.[1] ?? "";
  if (/^(?:old|previous|former|present|current)$/.test(place))
    return /\b(?:port|migrat|mov|convert|replac|switch|upgrad|rewrit|chang|updat|translat|transfer|relocat)/.test(
      subject.goal,
    );
  return (
    place !== "" &&
    new RegExp(
      `\\b(?:from|off|away from|leave|replace|drop|retire)\\b[^;,.]{0,40}\\b${escaped(place)}\\b`,
    ).test(subject.goal)
  );
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}
