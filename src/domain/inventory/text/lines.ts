import {
  announcesNext,
  isTableRow,
  isTableRule,
  leavesOut,
  type Line as HeadingLine,
} from "./headings.ts";
import { isFenceMark } from "./fences.ts";
import { filledLines, GOES_ON, goesOnBehind, LEFT_OPEN, opensSentence } from "./hard-wraps.ts";
import { isLabel } from "./labels.ts";
import { following, HEADING, markOf } from "./list-marks.ts";
import { PREPOSITIONS } from "../words/clause-words.ts";
import { readNumber } from "../words/numbers.ts";
import type { Range } from "./split.ts";
import { EVERY, PAIR } from "../totals/totals.ts";
import { findVerb, isInflected } from "../words/verbs.ts";

/** A list line, a row of a table, a paragraph, or a part of one. */
export interface Line extends Range {
  readonly listed: boolean;
  /** The number or letter in front of a list line, "" for none. */
  readonly label?: string;
  readonly announces?: boolean;
}

interface Item {
  readonly start: number;
  end: number;
  readonly listed: boolean;
  heading: boolean;
  readonly label: string;
  readonly indent: number;
}

/** Lines joined to items: a list line with its continuation, a row of a table, or a paragraph. */
export function itemsOf(text: string, guard: Uint8Array): readonly Line[] {
  const items: Item[] = [];
  const filled = filledLines(text);
  let open = false;
  let inTable = false;
  let number = "";
  let at = 0;
  while (at <= text.length) {
    let end = text.indexOf("\n", at);
    if (end < 0) end = text.length;
    const line = text.slice(at, end);
    const last = items.at(-1);
    if (isFenceMark(line)) {
      // Within a fence the guard stands up to its end; one that encloses all of the text is skipped.
      const start = at + line.length - line.trimStart().length;
      if (guard[start] === 1) {
        while (end < text.length && guard[end] === 1) end++;
        if (last === undefined || last.heading)
          items.push({ start, end, listed: false, heading: false, label: "", indent: 0 });
        else last.end = end;
        open = true;
      }
    } else if (line.trim() === "") {
      open = false;
      inTable = false;
    } else if (isTableRule(line)) {
      inTable = true;
      // The row above it is the head of the table.
      if (open && last !== undefined) last.heading = true;
    } else {
      const row = isTableRow(line, inTable) ? rowOf(line, number) : null;
      const mark =
        row ?? markOf(line, number, last === undefined || !LEFT_OPEN.test(endOf(text, last)));
      const heading = HEADING.exec(line);
      const indent = line.length - line.trimStart().length;
      const item = { start: at, end, listed: false, heading: false, label: "", indent };
      if (mark !== null) {
        const { length, label } = mark;
        items.push({
          ...item,
          start: at + length,
          end: end - (row?.closing ?? 0),
          listed: true,
          label,
        });
        if (label !== "") number = label;
      } else if (heading !== null) {
        items.push({ ...item, start: at + heading[0].length, heading: true });
      } else if (isLabel(line)) {
        items.push({ ...item, heading: true });
      } else if (
        open &&
        last !== undefined &&
        !last.heading &&
        (guard[at - 1] === 1 || filled.has(at) || joinsLines(text, last, line))
      ) {
        last.end = end;
      } else items.push(item);
      open = true;
    }
    at = end + 1;
  }
  return linesOf(text, items);
}

const ROW_NUMBER = /^\s*\|?\s*(?:(?:AC|REQ|FR|NFR|UC|US|TC|CRIT)[-_ .]?|R-?)?(\d{1,3})[.)]?\s*\|/u;

/**
 * The bars that enclose a row of a table, and its number where the rows are numbered on from 1: "| 1 | the page loads |". A
 * first cell of another kind ("| 404 | …") is part of what is asked.
 */
function rowOf(line: string, before: string): { length: number; closing: number; label: string } {
  const bare = line.trimEnd();
  const closing = line.length - bare.length + (bare.endsWith("|") ? 1 : 0);
  const [numbered = "", number = ""] = ROW_NUMBER.exec(line) ?? [];
  const own = String(Number(number));
  if (numbered !== "" && (own === "1" || own === following(before)))
    return { length: numbered.length, closing, label: own };
  return { length: /^\s*\|?/u.exec(line)?.[0].length ?? 0, closing, label: "" };
}

/** The items that ask for something, without headings and what is left out. */
function linesOf(text: string, items: readonly Item[]): readonly Line[] {
  const wanted: Item[] = [];
  let leftOut = false;
  for (const item of items) {
    const body = text.slice(item.start, Math.min(item.end, item.start + 80));
    if (!item.listed || item.heading) leftOut = leavesOut(body);
    if (!leftOut) wanted.push(item);
  }
  const plain = wanted.filter((item) => !item.heading);
  const kept = plain.length > 0 ? plain : items;
  return kept.map((item, i) => {
    const [next, second] = [kept[i + 1], kept[i + 2]];
    return {
      start: item.start,
      end: item.end,
      listed: item.listed,
      label: item.label,
      announces: announcesNext(
        lineOf(text, item),
        next && lineOf(text, next),
        second && lineOf(text, second),
      ),
    };
  });
}

function lineOf(text: string, { start, end, listed, label, indent }: Item): HeadingLine {
  const long = end - start > 200;
  const body = long
    ? `${text.slice(start, start + 180)} ${text.slice(end - 8, end)}`
    : text.slice(start, end);
  return { text: body, listed, label, indent };
}

function endOf(text: string, { start, end }: Range): string {
  return text.slice(Math.max(start, end - 80), end).trimEnd();
}

function joinsLines(
  text: string,
  last: { start: number; end: number; listed: boolean },
  line: string,
): boolean {
  const before = endOf(text, last);
  const next = line.trimStart();
  if (isFenceMark(lastLine(before))) return /^\p{Ll}/u.test(next);
  if (opensSentence(before, next)) return false;
  if (LEFT_OPEN.test(before) || GOES_ON.test(next)) return true;
  if (/[.;:!?。；]$/u.test(before)) return false;
  if (PHRASE.test(next) && isPhrase(next) && !opensWithPhrase(lastLine(before))) return true;
  if (isLeftUncounted(before, next) || (TELLS.test(next) && tellsNothing(before))) return true;
  if (goesOnBehind(lastLine(before), next)) return true;
  if (last.listed) return /^\s/u.test(line) || /^\p{Ll}/u.test(next);
  return false;
}

/** "during the switch", "without a reload": no clause of its own, which "before it starts, the lamp is red" is. */
const PHRASE =
  /^(?:during|within|without|under|over|into|onto|until|through|between|across|against|above|below|via|before|after|inside|outside|behind|beyond)\s/u;

function isPhrase(line: string): boolean {
  return !line.includes(":") && findVerb(line.toLowerCase().split(/\s+/u)).at < 0;
}

/** "under load the API answers" above "under stress, too": lines that open alike stand side by side. */
function opensWithPhrase(line: string): boolean {
  const opening = line.trimStart().toLowerCase();
  return PHRASE.test(opening) || GOES_ON.test(opening);
}

function lastLine(text: string): string {
  return text.slice(text.lastIndexOf("\n") + 1);
}

/** "all" above "four endpoints answer", "all four" above "endpoints answer". */
function isLeftUncounted(before: string, next: string): boolean {
  const words = lastLine(before).toLowerCase().split(/\s+/u);
  const [counted = "", last = ""] = words.slice(-2);
  const follows = readNumber(/^[^\s,]+/u.exec(next)?.[0] ?? "") !== null;
  if (EVERY.has(last)) return follows;
  const alone = words.length === 1 && (EVERY.has(counted) || PAIR.has(counted));
  if (alone) return follows || /^\p{Ll}/u.test(next);
  return EVERY.has(counted) && readNumber(last) !== null && /^\p{Ll}/u.test(next);
}

/** "is shown to the admin": what only goes on with the thing that the line above names. */
const TELLS = /^(?:is|are|was|were|has|have|can|must|will|should|does|do)\s(?!\S*:)/u;

/** "the list of all orders", and not "the page loads", the last word of which may be its verb. */
function tellsNothing(before: string): boolean {
  const words = lastLine(before).toLowerCase().split(/\s+/u);
  if (!NAMES.test(words[0] ?? "") || findVerb(words).at >= 0) return false;
  return (
    words.length < 3 || !isInflected(words.at(-1) ?? "") || words.some((w) => PREPOSITIONS.has(w))
  );
}

const NAMES = /^(?:the|an?|all|both|each|every|no|its|their|our|your)$/u;
