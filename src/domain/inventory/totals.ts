import { countOf, MAKING } from "./members.ts";
import { readNumber } from "./numbers.ts";
import type { Token } from "./tokens.ts";

/** A stated number of things to deliver. */
export interface Total {
  readonly count: number;
  /** Index of the token that states it. */
  readonly at: number;
  /** Index of the token after the number, where the things are named. */
  readonly after: number;
}

const EVERY = new Set([
  "all",
  "alle",
  "allen",
  "aller",
  "todos",
  "todas",
  "tous",
  "toutes",
  "tutti",
  "tutte",
]);
const PAIR = new Set(["both", "beide", "beiden", "ambos", "ambas", "entrambi", "entrambe"]);
const LINK = new Set([
  "of",
  "the",
  "our",
  "its",
  "their",
  "these",
  "those",
  "los",
  "las",
  "les",
  "die",
  "der",
  "den",
  "i",
  "le",
  "os",
  "as",
]);
const UNITS =
  /^(?:%|percent|points?|ms|s|sec|secs|seconds?|minutes?|min|mins|hours?|h|days?|weeks?|months?|years?|kb|mb|gb|tb|kib|mib|gib|bytes?|px|pixels?|hz|khz|mhz|ghz|v|w|a|m|cm|mm|km|kg|g|°c?|°|fps|rps|rows?|lines?|characters?|chars?|words?|times|x|×|-?bit|cores?|per)$/u;
const SKIPPED = new Set([
  "a",
  "an",
  "the",
  "at",
  "least",
  "exactly",
  "up",
  "to",
  "new",
  "about",
  "only",
  "another",
  "these",
  "our",
  "its",
]);

/** The first stated number that counts things: after all, both, each of the, or as what is made. */
export function findTotal(tokens: readonly Token[]): Total | null {
  for (let i = 0; i < tokens.length; i++) {
    const word = tokens[i]?.word ?? "";
    if (PAIR.has(word)) {
      const next = tokens[i + 1]?.word ?? "";
      // "a test proves both", "smoke test on both": it points back and asks for nothing of its own.
      if (i > 0 && !namesThings(next)) continue;
      return { count: 2, at: i, after: LINK.has(next) ? i + 2 : i + 1 };
    }
    const from = EVERY.has(word)
      ? i + 1
      : word === "each" || word === "every"
        ? eachOf(tokens, i)
        : MAKING.has(makingBase(word))
          ? -(i + 1)
          : 0;
    if (from === 0) continue;
    const made = from < 0;
    const at = skip(tokens, Math.abs(from), made ? SKIPPED : LINK);
    const total = totalAt(tokens, at, made);
    if (total !== null) return total;
  }
  return passiveTotal(tokens);
}

function namesThings(word: string): boolean {
  return (
    /^[\p{L}`]/u.test(word) &&
    !/^(?:pass|passes|and|or|when|if|in|on|at|to|for|with|are|is|have|has|work|works|at|by)$/u.test(
      word,
    )
  );
}

function totalAt(tokens: readonly Token[], at: number, made: boolean): Total | null {
  const count = countOf(tokens[at]?.word ?? "");
  if (count === null) return null;
  const noun = tokens[at + 1]?.word ?? "";
  if (
    UNITS.test(noun) ||
    readNumber(noun) !== null ||
    noun === "of" ||
    (made && (noun === "" || noun === ","))
  )
    return null;
  return { count, at, after: at + 1 };
}

/** Index after "each of" / "every one of"; 0 when the words go on otherwise. */
function eachOf(tokens: readonly Token[], i: number): number {
  const next = tokens[i + 1]?.word;
  if (next === "of") return i + 2;
  return next === "one" && tokens[i + 2]?.word === "of" ? i + 3 : 0;
}

function skip(tokens: readonly Token[], from: number, words: ReadonlySet<string>): number {
  let at = from;
  while (at < from + 3 && words.has(tokens[at]?.word ?? "")) at++;
  return at;
}

/** "three guides are written": the number opens the clause and a making verb closes it. */
function passiveTotal(tokens: readonly Token[]): Total | null {
  const start = tokens[0]?.word === "the" ? 1 : 0;
  const total = totalAt(tokens, start, false);
  if (total === null) return null;
  for (let i = start + 2; i < tokens.length && i < start + 7; i++) {
    const word = tokens[i]?.word ?? "";
    if (/^(?:are|were|is|been|get|have)$/u.test(word)) continue;
    if (word === "," || word === "that" || word === "which") return null;
    if (i > start + 1 && PASSIVE.has(word)) return total;
  }
  return null;
}

const PASSIVE = new Set(
  "written added created built made produced implemented generated published drawn prepared provided delivered shipped designed developed composed drafted".split(
    " ",
  ),
);

function makingBase(word: string): string {
  if (MAKING.has(word)) return word;
  if (word.endsWith("s") && MAKING.has(word.slice(0, -1))) return word.slice(0, -1);
  return word === "publishes" ? "publish" : "";
}
