/** What is told as several questions: "say what was decided, who pays and when it is due". */

import type { Span } from "./member-starts.ts";
import { isDenied } from "./pair-counts.ts";
import { AND } from "../words/list-words.ts";

/** The first of them is no word of time: "shows a hint when it rains and when it snows" tells of two times. */
const FIRST = /^(?:what|who|whom|whose|how|why|whether)$/u;
const QUESTION = /^(?:what|who|whom|whose|how|why|whether|when|where|which)$/u;
/** Those that open a clause within a question as well: "what happens when it rains and when it snows". */
const TIMING = /^(?:when|where|which)$/u;
const TIMED = /^(?:when|whenever|if|unless|once|until|after|before|while|because)$/u;
const LONGEST = 60;

/** Whether a side goes on with what the one before it asks: ", what they asked for" behind "tells who called". */
export function goesOnAsking(left: readonly string[], right: readonly string[]): boolean {
  return FIRST.test(right[0] ?? "") && left.some((word, at) => at > 0 && FIRST.test(word));
}

/**
 * The questions that a clause has one after another, each with words of its own; none where what is told of
 * them is denied; null where there are fewer than three, or they are told under a condition.
 */
export function listedQuestions(words: readonly string[]): readonly Span[] | null {
  if (words.length > LONGEST) return null;
  const first = words.findIndex((word) => FIRST.test(word));
  if (first < 1 || words[first - 1] === "," || AND.has(words[first - 1] ?? "")) return null;
  if (words.slice(0, first).some((word) => TIMED.test(word))) return null;
  const spans: Span[] = [];
  let from = first;
  let joined = false;
  for (let at = first + 1; at < words.length; at++) {
    const opens = separatorEnd(words, at);
    if (opens < 0) continue;
    const opener = words[opens] ?? "";
    if (!QUESTION.test(opener)) {
      // "what was decided, and the mail is sent", "how it starts and stops"
      if (words[at] === ",") return null;
      continue;
    }
    if (TIMING.test(opener) && words.slice(from + 1, at).includes(opener)) return null;
    spans.push([from, at]);
    joined ||= AND.has(words[opens - 1] ?? "");
    from = opens;
    at = opens;
  }
  spans.push([from, words.length]);
  const told = spans.every(([start, end]) => end - start > 1 && words[end - 1] !== "not");
  if (!joined || !told || spans.length < 3) return null;
  return isDenied(words.slice(0, first)) ? [] : spans;
}

/** Behind ",", "and" or ", and" at an index; -1 for another word. */
function separatorEnd(words: readonly string[], at: number): number {
  if (AND.has(words[at] ?? "")) return at + 1;
  if (words[at] !== ",") return -1;
  return AND.has(words[at + 1] ?? "") ? at + 2 : at + 1;
}
