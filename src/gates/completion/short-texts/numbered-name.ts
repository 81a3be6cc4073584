/** Whether a delivered item tells a lower version of a named thing than its condition: "PostgreSQL 14 is in use" for "runs on PostgreSQL 15". */

import { MONTHS } from "../../../domain/inventory/words/days.ts";

/** A name with the number behind it: "Node 22", "iOS 17", "Python 3.12". */
const NAMED =
  /(?<![\p{L}\p{N}.])((?=\p{L}*\p{Lu})\p{L}[\p{L}\p{N}+#.-]{0,30}|\p{Lu})\s(?:v|version\s)?(\d{1,5}(?:\.\d{1,4}){0,3})(?![\p{L}\d%:/_°€$]|[.,]\d|-\d|\s?(?:%|°))/gu;
/** What is told by which one it is, or how many there are, and is no version. */
const NO_NAME = new Set(
  (
    "chapter chapters room page level build step part phase day week sprint line table figure section floor gate platform track lane year class grade team group unit lesson exercise " +
    "question task ticket issue invoice order case item number no nr street road house apartment flat seat row column box shelf bed ward door lot stage season episode volume act scene pr mr http status code error port " +
    "all only over under about at by in on of to from for with until before after within between than and or the a an least most every each some first last next top some up " +
    MONTHS.join(" ") +
    " jan feb mar apr jun jul aug sep sept oct nov dec"
  ).split(" "),
);
/** Other bounds than a least one, and several versions. */
const OPEN =
  /(?<!\p{L})(?:below|under|older|lower|earlier|most|max\w*|up to|before|no longer|not|never|without|from|between|drop\w*|remov\w*|instead)(?!\p{L})|n['’]t|[<≤]/iu;
/** The item tells of a time before, of what is gone or of something to come. */
const ASIDE =
  /(?<!\p{L})(?:from|old|older|before|was|were|had|no (?:longer|more)|not|never|gone|instead|remov\w*|off|replac\w*|drop\w*|left|until|than|previous\w*|former\w*|retired|uninstalled|also|too|even|still|besides?|as well)(?!\p{L})|n['’]t|[→<>?]|->/iu;
/** A longer item is a report. In UTF-16 units. */
const LONGEST = 160;

interface Named {
  readonly name: string;
  readonly parts: readonly number[];
  readonly text: string;
}

/** The named version of an item that is lower than what a condition asks for, as it stands there; null for none. */
export function findLowerVersion(condition: string, item: string): string | null {
  if (item.length > LONGEST || condition.length > LONGEST || ASIDE.test(item)) return null;
  const [asked, ...others] = namedIn(condition);
  if (asked === undefined || others.length > 0 || OPEN.test(condition)) return null;
  if (countsThings(condition, asked)) return null;
  const said = namedIn(item, asked.name);
  const [first] = said;
  if (first === undefined || !said.every(({ parts }) => isLower(parts, asked.parts))) return null;
  if (isLeast(item, first) && !isLeast(condition, asked)) return null;
  const numbers = item.match(/\d+(?:\.\d+)*/gu) ?? [];
  const isTold = numbers.some((number) => !isOther(partsOf(number), asked.parts));
  return isTold ? null : first.text;
}

const LEAST_IN_FRONT =
  /(?<!\p{L})(?:at least|minimum(?: is| of)?|min\.|needs?|requires?|since) $/iu;
const LEAST_BEHIND =
  /^(?:\+|,? (?:and|or) (?:newer|later|higher|above|greater|up|upwards?|onwards?)(?!\p{L})| upwards?(?!\p{L}))/iu;

/** "Windows 10 or later", "iOS 16+", "needs WordPress 6.0": the version that is asked for is one of those. */
function isLeast(text: string, { text: told }: Named): boolean {
  const at = text.indexOf(told);
  return LEAST_IN_FRONT.test(text.slice(0, at)) || LEAST_BEHIND.test(text.slice(at + told.length));
}

/** The named numbers of a text; those of a name however it is written there. */
function namedIn(text: string, wanted?: string): readonly Named[] {
  const pattern = wanted === undefined ? NAMED : ofName(wanted);
  return Array.from(text.matchAll(pattern), ([whole, name = "", number = ""]) => ({
    name,
    parts: partsOf(number),
    text: whole,
  })).filter(({ name }) => !NO_NAME.has(name.toLowerCase()));
}

function ofName(name: string): RegExp {
  const plain = name.replace(/[.+]/gu, "\\$&");
  return new RegExp(
    `(?<![\\p{L}\\p{N}.])(${plain})\\s?(?:v|version\\s)?(\\d{1,5}(?:\\.\\d{1,4}){0,3})(?![\\p{L}\\d%:/_°€$]|[.,]\\d|-\\d|\\s?(?:%|°))`,
    "giu",
  );
}

/** "Plant 20 trees": a verb that opens the condition, and what is counted. */
function countsThings(condition: string, { text }: Named): boolean {
  const at = condition.indexOf(text);
  return (
    at === 0 &&
    /^\s\p{L}+s(?!\p{L})/u.test(condition.slice(text.length)) &&
    !/\p{Lu}.*\p{Lu}|\d\./u.test(text)
  );
}

function partsOf(version: string): readonly number[] {
  return version.split(".").map(Number);
}

function isLower(one: readonly number[], other: readonly number[]): boolean {
  const at = other.findIndex((part, i) => one[i] !== undefined && one[i] !== part);
  return at >= 0 && (one[at] ?? 0) < (other[at] ?? 0);
}

function isOther(one: readonly number[], other: readonly number[]): boolean {
  return other.some((part, i) => one[i] !== undefined && one[i] !== part);
}
