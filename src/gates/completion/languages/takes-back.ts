/** What takes a hit back in other languages: a premise, a past, what was solved, what is intended, a denial, others who act. */

import { framePattern, type Language } from "./frames.ts";

/** Frames in the notation of `frames.ts`. */
export interface TakesBackData {
  /** Words that open a premise: "wenn". */
  readonly premise: readonly string[];
  /** Times before the work: "anfangs". */
  readonly past: readonly string[];
  /** What says, later on, that it is no longer so: "jetzt läuft", "behoben". */
  readonly solved: readonly string[];
  /** Clauses that tell nothing of the work: what is meant to be so, what others may do, what is denied at a distance. */
  readonly whole: readonly string[];
}

export type TakesBack = (
  rule: string,
  text: string,
  match: RegExpExecArray,
  next: string,
) => boolean;

/** "Ein Sensor, der defekt ist, wird gemeldet": any such thing, and none in particular. */
const ANY_SUCH =
  /^\W*(?:ein\p{L}{0,2}|jede\p{L}?|une?|una|uno|uma?|chaque|cada|ogni|tout|toute|qualquer|cualquier|qualsiasi) [^,;]{2,30}?(?:, (?:der|die|das)|,? (?:que|qui|che)) [^,;]*$/u;

/** Why something is so: "…, because the columns come first" tells of no time and of nothing solved. */
const REASON =
  /, (?:weil|denn|da|porque|pues|ya que|dado que|puesto que|car|parce qu[e'’]|puisqu[e'’]|perché|poiché|dato che|siccome|pois|já que|uma vez que)(?!\p{L})[^,.;]*/gu;

export function readTakesBack(language: Language, data: TakesBackData): TakesBack {
  const premise = new RegExp(`${framePattern(language, data.premise).source}[^,;:]*$`, "u");
  const leading = new RegExp(`^\\W*${framePattern(language, data.premise).source}[^,]*, `, "u");
  const past = framePattern(language, data.past);
  const solved = framePattern(language, data.solved);
  const whole = framePattern(language, data.whole);
  return (rule, text, { index, 0: words }, next) => {
    const before = text.slice(0, index);
    // "I would need a date first" tells of no earlier time.
    const own = words.slice(0, words.lastIndexOf(" ") + 1);
    const told = text.slice(index).replaceAll(REASON, "");
    if (premise.test(before) || ANY_SUCH.test(before) || whole.test(text)) return true;
    if (rule.endsWith(".handover")) return false;
    if (!/\.(?:deferral|in-trouble)$/u.test(rule) && leading.test(before)) return true;
    return (
      past.test(before + own + told.slice(words.length)) ||
      solved.test(told.slice(words.length)) ||
      solved.test(next)
    );
  };
}
