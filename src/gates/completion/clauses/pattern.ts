/**
 * Patterns over the classes of a clause's words. A clause is spelt as one letter for each word, so a
 * pattern is a small regular expression over letters; it is written with the names of the classes:
 *
 *     be adv* parked       one class after the other; `?`, `*` and `+` as usual
 *     fail/broken          either
 *     ..3                  up to three words, not over a comma, a colon, "if", "which", "not"; `,,3` over commas and these too
 *     !if  <the            not followed by, not preceded by
 *     @sample              not part of the pattern: it is tried where a word of this class stands at all
 *     ^  $                 where a part of the sentence begins or ends
 *     ( … | … )            alternatives of several words
 */

import { letterOf } from "./letters.ts";

/** Turns a pattern into the source of a regular expression. */
export function sourceOf(pattern: string): string {
  const breaks = letterOf("sep");
  const comma = letterOf("comma");
  const subordinate = ["if", "relative", "no", "not", "nobody"].map(letterOf).join("");
  return pattern
    .split(/\s+/)
    .filter((item) => !item.startsWith("@"))
    .map((item) => {
      if (item === "^") return `(?<![^${breaks}${comma}])`;
      if (item === "^^") return "^";
      if (item === "$") return `(?![^${breaks}${comma}])`;
      if (item === "$$") return `(?=${breaks}*$)`;
      if (/^(?:\(|\||\)[?*]?)$/.test(item)) return item === "(" ? "(?:" : item;
      const gap = /^(\.\.|,,)(\d+)$/.exec(item);
      if (gap !== null)
        return `[^${breaks}${gap[1] === ".." ? comma + subordinate : ""}]{0,${gap[2]}}?`;
      const look = /^([!<])(.+)$/.exec(item);
      const body = look?.[2] ?? item;
      const sign = /[?*+]$/.exec(body)?.[0] ?? "";
      const names = body.slice(0, body.length - sign.length).split("/");
      const set =
        names.length === 1 ? letterOf(names[0] ?? "") : `[${names.map(letterOf).join("")}]`;
      if (look === null) return set + sign;
      return look[1] === "!" ? `(?!${set})` : `(?<!${set})`;
    })
    .join("");
}

/** Names of the classes one of which a pattern cannot do without: those of its most telling certain word. */
export function triggersOf(pattern: string, rarity: (name: string) => number): readonly string[] {
  const named = /(?:^|\s)@(\S+)/.exec(pattern)?.[1];
  if (named !== undefined) return named.split("/");
  let depth = 0;
  let best: readonly string[] = [];
  let highest = 0;
  for (const item of pattern.split(/\s+/)) {
    if (item === "(") depth++;
    else if (item.startsWith(")")) depth--;
    else if (depth === 0 && /^[a-z]/i.test(item) && !/[?*]$/.test(item)) {
      const names = item.replace(/\+$/, "").split("/");
      const lowest = Math.min(...names.map(rarity));
      if (lowest > highest) [best, highest] = [names, lowest];
    }
  }
  if (best.length === 0) throw new Error(`${pattern}: every word of it is common`);
  return best;
}
