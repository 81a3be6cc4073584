/** Whether a delivered item tells of a change to another figure than its condition: "raised to 20" for "raise the limit from 10 to 50". */

import { contentWords } from "../../../domain/inventory/words/content-words.ts";
import { readDigits } from "../../../domain/inventory/words/numbers.ts";

const NUMBER = "(\\d{1,3}(?:,\\d{3})+|\\d{1,9}(?:\\.\\d{1,4}){0,3})";
const UNIT = "(\\s?(?:%|[\\p{L}°€$]+))?";
const EDGE = "(?![\\p{L}\\d:/_-]|[.,]\\d)";
/** What is brought from one figure to another; a ferry runs from 6 to 22. */
const CHANGE =
  /(?<!\p{L})(?:rais\w*|ris(?:es?|ing|en)|rose|lower\w*|increas\w*|decreas\w*|reduc\w*|cut|drop\w*|f[ae]lls?|fallen|chang\w*|extend\w*|shorten\w*|lengthen\w*|grow\w*|grew|shr[iau]nk\w*|goes|go|went|brought|bring\w*|mov\w*|upgrad\w*|updat\w*|bump\w*|migrat\w*|switch\w*|expand\w*|enlarg\w*|doubl\w*|halv\w*|adjust\w*|scal\w*|widen\w*|narrow\w*)(?!\p{L})/iu;
const ASKED = new RegExp(
  `(?<!\\p{L})from (?:[\\p{L}.+#]{1,20} )?${NUMBER}${UNIT}(?: \\p{L}+)? to (?:[\\p{L}.+#]{1,20} )?${NUMBER}${UNIT}`,
  "iu",
);
const TO = new RegExp(
  `(?<!\\p{L})(to|is(?: now)?|are(?: now)?) (?:[\\p{L}.+#]{1,20} )?${NUMBER}${UNIT}${EDGE}`,
  "giu",
);
const ANY_NUMBER = /\d{1,3}(?:,\d{3})+|\d+(?:\.\d+)*/gu;
/** A bound in place of a figure, a day or a time. */
const OPEN =
  /(?<!\p{L})(?:at least|at most|up to|about|around|roughly|more|less|fewer|under|below|over|above|within|between|monday|tuesday|wednesday|thursday|friday|saturday|sunday|jan\w*|feb\w*|march|april|may|june|july|august|sept\w*|oct\w*|nov\w*|dec\w*)(?!\p{L})|\d:\d|[~≈±<>≤≥?]/iu;
const ASIDE =
  /(?<!\p{L})(?:before|was|were|first|initially|then|until|later|not|never|if|when|step|stage|each|per|tested|tried|still)(?!\p{L})|n['’]t/iu;
/** A longer item is a report. In UTF-16 units. */
const LONGEST = 160;

/** The figure of an item to which a condition does not ask to change, as it stands there; null for none. */
export function findOtherChange(condition: string, item: string): string | null {
  if (item.length > LONGEST || condition.length > LONGEST) return null;
  const found = findChange(condition, item) ?? findSmallerStep(condition, item);
  if (found === null || !SCALED_ONE.test(`${condition} ${item}`)) return found;
  // "5k" and "5000" are one figure.
  return findChange(inFull(condition), inFull(item)) === null ? null : found;
}

const SCALED = /(?<![\p{L}\d.,])(\d[\d.,]*)(?:([kKM])|\s(thousand|million))(?![\p{L}\d])/gu;
const SCALED_ONE = new RegExp(SCALED.source, "u");

function inFull(text: string): string {
  return text.replace(SCALED, (written: string, digits: string, sign = "", word = "") => {
    const value = readDigits(digits);
    const times = sign === "M" || word === "million" ? 1_000_000 : 1_000;
    return value === null ? written : String(Math.round(value * times));
  });
}

const STEP = new RegExp(`(?<!\\p{L})by (?:at least |more than )?${NUMBER}${UNIT}${EDGE}`, "giu");

/** "Energy use fell by 9%", where it is to fall by 15%. */
function findSmallerStep(condition: string, item: string): string | null {
  if (!CHANGE.test(condition) || !CHANGE.test(item) || ASIDE.test(item)) return null;
  const [asked, ...others] = [...condition.matchAll(STEP)];
  const [said, ...more] = [...item.matchAll(STEP)];
  if (asked === undefined || said === undefined || others.length + more.length > 0) return null;
  const [wanted, told] = [asked, said].map(([, digits = ""]) => readDigits(digits) ?? Number.NaN);
  if (unitOf(asked[2]) !== unitOf(said[2]) || !sharesThing(item, condition)) return null;
  return (told ?? 0) < (wanted ?? 0) ? said[0].replace(/^by /iu, "") : null;
}

function findChange(condition: string, item: string): string | null {
  const asked = ASKED.exec(condition);
  if (asked === null || !CHANGE.test(condition)) return null;
  if ([condition, item].some((text) => OPEN.test(text)) || ASIDE.test(item)) return null;
  const [, from = "", , to = ""] = asked;
  const unit = unitOf(asked[4]);
  const numbers = item.match(ANY_NUMBER) ?? [];
  if (numbers.some((number) => isSame(number, to))) return null;
  const told = [...item.matchAll(TO)].filter(([, , , other]) => isUnit(unit, unitOf(other)));
  const [end] = told;
  if (end === undefined || told.length > 1) return null;
  const [whole, link = "", number = ""] = end;
  const front = item.slice(0, end.index);
  // "is 4 now" is told of the thing alone, "raised to 4" with the change.
  const isChange = /^to$/iu.test(link) && CHANGE.test(front);
  const isOnly = !/^to$/iu.test(link) && isAllAsked(item, condition);
  if (!(isChange || isOnly) || !sharesThing(front, condition)) return null;
  if (isCutFurther(number, from, to, unit) || goesFurther(condition, number, from, to, unit))
    return null;
  return whole.replace(/^(?:to|is|are) (?:now )?/iu, "");
}

/** "Cut to 9 minutes", from 40 to 12: time, money and shares that are saved can hardly be saved too much. */
function isCutFurther(told: string, from: string, to: string, unit: string): boolean {
  const [end, start, asked] = [told, from, to].map((text) => Number(text.replaceAll(",", "")));
  return SAVED.test(unit) && (end ?? 0) < (asked ?? 0) && (asked ?? 0) < (start ?? 0);
}

const SAVED = /^(?:m?s|sec\w*|min\w*|h|hour|day|week|%|percent|euro|dollar|pound|franc|€|\$)$/u;

/** What goes up or down of itself; what is set to a figure is not among it. */
const OUTCOME =
  /\p{L}\s(?:falls?|fell|drops?|shrinks?|shrank|grows?|grew|rises?|rose|(?:goes|go|went) (?:up|down)|ha(?:s|ve) (?:fallen|dropped|shrunk|grown|risen))(?!\p{L})/iu;
/** What is exact however it came about. */
const SETTING =
  /(?<!\p{L})(?:limits?|prices?|fees?|fares?|rents?|rates?|wages?|doses?|quotas?|thresholds?|timeouts?|levels?|pressures?|temperatures?|degrees?|budgets?)(?!\p{L})|[°€$]|(?:euro|dollar|pound|franc)s?(?!\p{L})/iu;
const SIZE = /^(?:k|m|g|t)?i?b$|^(?:kilo|mega|giga)?byte$/u;

/** "Errors fell to 8", "cut to 380 MB", where they are to fall from 40 to 10, and memory to be cut from 900 to 400 MB. */
function goesFurther(
  condition: string,
  told: string,
  from: string,
  to: string,
  unit: string,
): boolean {
  const [end = 0, start = 0, asked = 0] = [told, from, to].map((text) =>
    Number(text.replaceAll(",", "")),
  );
  if (SETTING.test(condition)) return false;
  if (OUTCOME.test(condition)) return asked < start ? end < asked : end > asked && asked > start;
  return SIZE.test(unit) && asked < start && end < asked;
}

/** "raised to 15.4", where 15 is asked for */
function isSame(one: string, other: string): boolean {
  const [a, b] = [one, other].map((text) => text.replaceAll(",", ""));
  return a === b || a?.startsWith(`${b}.`) === true || Number(a) === Number(b);
}

function unitOf(text = ""): string {
  const unit = text.trim().toLowerCase();
  return /^(?:in|on|at|for|and|by|now|the|with|of|is|are|after|since|today)$/u.test(unit)
    ? ""
    : unit.replace(/s$/u, "");
}

function isUnit(one: string, other: string): boolean {
  return one === "" || other === "" || one === other;
}

function isAllAsked(item: string, condition: string): boolean {
  const asked = new Set(contentWords(condition));
  return contentWords(item).every((word) => asked.has(word) || /^\d/u.test(word));
}

function sharesThing(front: string, condition: string): boolean {
  const asked = contentWords(condition).filter((word) => !/^\d/u.test(word));
  const said = new Set(contentWords(front));
  const changes = new Set(contentWords(CHANGE.exec(condition)?.[0] ?? ""));
  return asked.some((word) => said.has(word) && !changes.has(word));
}
