/**
 * Enumerations by name: done_when lists languages, platforms, formats, versions or commands, and the message
 * speaks of all of them but one. What is told one by one is told completely: "all" in general terms does not
 * stand for the one that is nowhere.
 */

import { NUMBER_NAMES, readNumber } from "../../../domain/inventory.ts";
import { type Document, perDocument } from "../../text/document.ts";
import { MESSAGE_INDEX } from "./word-index.ts";
import { termMet, termsOf, type Term } from "./terms.ts";
import { mentions } from "./mentions.ts";

/** Names that stand in one list of done_when. */
export interface Enumeration {
  readonly members: readonly Member[];
  /** Common nouns, which a message may put in other words: only a list that is one entry short tells. */
  readonly plain: boolean;
}

interface Member {
  readonly name: string;
  /** The name in lower case, as it would stand inside a path or an identifier. */
  readonly bare: string;
  readonly terms: readonly Term[];
  /** Its value, for a member that is a number; null otherwise. */
  readonly number: number | null;
}

const NAME =
  "`[^`\\n]{1,30}`|(?:\\p{Lu}|\\p{Ll}{1,3}\\p{Lu})[\\p{L}\\p{N}+#.-]*[\\p{L}\\p{N}+#]|\\p{Lu}|\\d{1,4}(?:\\.\\d{1,3})?(?![.,]{0,2}\\d|[%\\p{L}-])";
const WITH_BRACKET = `(?:${NAME})(?: \\((?:[\\p{L}\\p{N} ,+-]{1,40})\\))?`;
/** A longer list would be read anew from each of its names. */
const MOST_MEMBERS = 100;
const LIST = new RegExp(
  `(?<![\\p{L}\\p{N}])${WITH_BRACKET}(?:, ${WITH_BRACKET}){1,${MOST_MEMBERS}},? (?:and|und|et|y|e|plus|&) (?:the )?${WITH_BRACKET}`,
  "gu",
);
/** "de, fr, es and pl" */
const CODE_LIST =
  /(?<![\p{L}\p{N}-])\p{Ll}{2}(?:, \p{Ll}{2}){2,100},? (?:and|und|et|y|e|plus|&) \p{Ll}{2}(?![\p{L}\p{N}-])/gu;
const PLAIN_LIST = /: ((?:[\p{Ll}-]{3,20}, ){3,}(?:and )?[\p{Ll}-]{3,20})(?=[.;]|$)/gu;

/** The enumerations of three or more names in a done_when. */
export function readEnumerations(doneWhen: string): readonly Enumeration[] {
  if (!doneWhen.includes(", ")) return [];
  const found: Enumeration[] = [];
  for (const [list] of doneWhen.matchAll(LIST)) {
    // What precedes the number is no part of the name.
    add(found, list.split(/\(|\)|, (?:and |the )*| (?:and|und|et|y|e|plus|&) (?:the )?/u), false);
  }
  for (const [list] of doneWhen.matchAll(CODE_LIST))
    add(found, list.split(/, | (?:and|und|et|y|e|plus|&) /u), false);
  for (const match of doneWhen.matchAll(PLAIN_LIST))
    add(found, (match[1] ?? "").split(/, (?:and )?/u), true);
  return found;
}

function add(found: Enumeration[], names: readonly string[], plain: boolean): void {
  const members = names
    .map((name) => name.trim())
    .filter((name) => name !== "")
    .map(memberOf);
  if (members.length >= 3 && members.every(({ terms, bare }) => terms.length > 0 || bare !== ""))
    found.push({ members, plain });
}

function memberOf(name: string): Member {
  const bare = name.replaceAll("`", "").toLowerCase();
  return {
    name,
    bare,
    // Of "C-15" the letter is that of all its siblings.
    // "flags" and "deb" are met by themselves alone; "German" and "macOS" by what stands for them.
    terms: /^\p{L}{1,2}$/u.test(bare)
      ? []
      : termsOf(name.replace(/^\p{Lu}{1,5}-(?=\d+$)/u, ""), !/^\p{L}*\p{Lu}/u.test(name)),
    number: /^\d+$/u.test(bare) ? Number(bare) : null,
  };
}

/**
 * Names of a list that are nowhere in the message, though all the others are: at most one of up to five, or
 * two of more. Empty also where nothing is said one by one.
 */
export function unsaidMembers(list: Enumeration, text: string): readonly string[] {
  const { members } = list;
  const coded = members.every(({ name }) => name.startsWith("`"));
  const most = coded ? members.length - 1 : members.length > 5 ? 2 : 1;
  const unsaid: string[] = [];
  let lower: string | null = null;
  for (const member of members) {
    if (member.terms.some((term) => termMet(term, MESSAGE_INDEX))) continue;
    lower ??= text.toLowerCase();
    if (holds(lower, member.bare) || (member.number !== null && inRange(lower, member.number)))
      continue;
    // "VMs" speaks of a VM.
    if (/^\p{Lu}{2}$/u.test(member.name) && holds(text, `${member.name}s`)) continue;
    unsaid.push(member.name);
    if (unsaid.length > most) return [];
  }
  if (unsaid.length > 0 && isSpanned(list, lower ?? "")) return [];
  const said = members.length - unsaid.length;
  if (said >= 2) return unsaid.length > 2 && GENERAL.test(text) ? [] : unsaid;
  return said === 1 && coded && !GENERAL.test(text) ? unsaid : [];
}

/** "each level", "all of them", but not "all 12 tests". */
const GENERAL = /(?<!\p{L})(?:all|every|each|both)(?!\p{L})(?! \d)/iu;

const LETTER = /[\p{L}\p{N}]/u;

/** Whether a text holds a name with no letter or digit of the same kind beside it: `test_min3.c` holds `min3`. */
export function holds(lower: string, bare: string): boolean {
  for (let at = lower.indexOf(bare); at >= 0; at = lower.indexOf(bare, at + 1)) {
    if (!LETTER.test(lower.charAt(at - 1)) && !LETTER.test(lower.charAt(at + bare.length)))
      return true;
  }
  return false;
}

const RANGE =
  /(?<![\d.])(\d{1,4}) ?(?:up to(?: and including)?|to|through|until|-|–|—|…|\.\.\.?|bis|à) ?(?:\p{L}{0,2})(\d{1,4})(?!\d|\.\d)/gu;

const TO = " ?(?:up to(?: and including)?|to|through|until|-|–|—|…|bis|à) ?(?:the )?";

/** The places of a list that a text spans by two of its names with a range between them: "S through XXL", "Mon–Fri". */
export function spanned(names: readonly string[], lower: string): ReadonlySet<number> {
  if (new Set(names).size < names.length || names.includes("")) return new Set();
  const forms = names.map((name) =>
    name.length > 3 ? `${RegExp.escape(name.slice(0, 3))}\\p{L}*` : RegExp.escape(name),
  );
  const found = new Set<number>();
  const any = `(/?(?:${forms.join("|")}))`;
  const placeOf = (said = ""): number =>
    forms.findIndex((form) => new RegExp(`^/?${form}$`, "u").test(said));
  for (const [, from, to] of lower.matchAll(
    new RegExp(`(?<![\\p{L}\\d])${any}${TO}${any}(?![\\p{L}\\d])`, "gu"),
  )) {
    for (let at = placeOf(from); at >= 0 && at <= placeOf(to); at++) found.add(at);
  }
  return found;
}

/** Whether a text says the first and the last of a list with a range between them. */
export function isSpanned({ members }: Enumeration, lower: string): boolean {
  return (
    spanned(
      members.map(({ bare }) => bare),
      lower,
    ).size === members.length
  );
}

/** "versions 3 to 7" says 5; what goes from 0 is counted up. */
export function inRange(lower: string, number: number): boolean {
  for (const match of lower.matchAll(RANGE))
    if (match[1] !== "0" && Number(match[1]) <= number && number <= Number(match[2])) return true;
  return false;
}

/**
 * Whether the message speaks of the whole list by its number ("all five", "5 of 5"), without telling the
 * others one by one in a list or table that has one entry fewer.
 */
export function totalStands(list: Enumeration, doc: Document): boolean {
  if (list.plain) return !toldOneByOne(list, doc);
  // Among numbers the digits may be one of them.
  const numbered = list.members.some(({ number }) => number !== null);
  if (!totalOf(list.members.length, numbered).test(doc.text)) return false;
  return !toldOneByOne(list, doc);
}

const totals = new Map<string, RegExp>();

/** How a text says a number on its own: no "3" of "3.8 %"; made once for each number. */
function totalOf(size: number, wordOnly: boolean): RegExp {
  const key = `${size}${wordOnly ? " word" : ""}`;
  const known = totals.get(key);
  if (known !== undefined) return known;
  const name = NUMBER_NAMES[size] ?? String(size);
  const digits = wordOnly ? "" : `|${size}(?![\\d.,:]*\\d|[\\p{L}%°])`;
  const made = new RegExp(
    `(?<![\\p{L}\\d.,:/#-])(?:${name}(?!\\p{L})${digits})(?:(?<=(?:first|all|the|these) \\S+)|(?! \\p{L}+ of(?!\\p{L})))`,
    "iu",
  );
  if (totals.size > 200) totals.clear();
  totals.set(key, made);
  return made;
}

/** Whether the names that are said begin the items, rows or lines of a list that is shorter than theirs. */
function toldOneByOne(list: Enumeration, doc: Document): boolean {
  const begun: number[] = [];
  const lines = new Set<number>();
  for (const clause of doc.clauses()) {
    if (clause.kind === "paragraph" || clause.kind === "quote" || clause.kind === "heading")
      continue;
    if (clause.kind === "cell" && clause.row !== "") continue;
    lines.add(clause.line);
    const { plain } = clause;
    if (list.members.some(({ bare }) => holds(plain.slice(0, bare.length + 12), bare)))
      begun.push(clause.line);
  }
  const [first] = begun;
  const last = begun.at(-1);
  if (first === undefined || last === undefined || begun.length < 2) return false;
  // An entry among them, or right before or after, may be the missing one by another name.
  let entries = 0;
  for (let line = first - 1; line <= last + 1; line++) if (lines.has(line)) entries++;
  return entries < list.members.length;
}

const COUNTED =
  /(?<![\p{L}\d.,-])(\d{1,2}|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|eighteen|twenty)\s+(\p{L}{3,})/giu;
/** `01_january.pdf`, `lecture-03.mp4` */
const FILE =
  /(?<![\p{L}\p{N}.-])(?:\p{L}{1,12}[_-])?0?(\d{1,2})(?=[_-]\p{L}|\.(?!\d)\p{L}[\p{L}\d]{1,4}(?!\p{L}))/gu;
/** "figures 1 to 6 and figure 8" */
const NUMBERED =
  /(?<!\p{L})(\p{L}{3,})\.? (\d{1,2}(?:(?:,? and |, | to |–|-| & )(?:\p{L}{3,} )?\d{1,2})*)(?![\d.,%]*\d|[%])/gu;
const PIECE = /(\d{1,2})(?: ?(?:to|–|-) ?(\d{1,2}))?/gu;

/** "figures 1 to 6" */
const FROM_ONE = /(?<!\p{L})(\p{L}{3,}s) 1 ?(?:to|through|–|-|bis) ?(\d{1,2})(?![\d.,%]*\d)/giu;

/** A number of things. */
export interface Run {
  readonly size: number;
  readonly noun: Term;
}

/** A number that a counted run of things leaves out: "figures 1 to 6 and figure 8" of eight. */
export interface Gap {
  readonly number: number;
  readonly of: string;
}

/** How many things a condition counts, with their noun; only such numbers as a message may tell one by one. */
export function readRun(condition: string): readonly Run[] {
  const told = [
    ...[...condition.matchAll(COUNTED)].map(([, size = "", noun = ""]) => [size, noun] as const),
    ...[...condition.matchAll(FROM_ONE)].map(([, noun = "", size = ""]) => [size, noun] as const),
  ];
  return told.flatMap(([number, name]) => {
    const size = readNumber(number) ?? 0;
    const [noun] = termsOf(name, true);
    return size >= 4 && size <= 31 && noun !== undefined ? [{ size, noun }] : [];
  });
}

/** The first number of a run that is told by numbers and lacks one or two of them; null for none. */
export function findGap(doc: Document, { size, noun }: Run): Gap | null {
  const files = new Set<number>();
  for (const match of doc.text.matchAll(FILE)) files.add(Number(match[1]));
  const told = gapIn(files, size);
  if (told !== null) return { number: told, of: "files" };
  const named = new Set<number>();
  for (const clause of doc.clauses()) {
    if (clause.kind === "quote" || !/\d/.test(clause.plain)) continue;
    for (const match of clause.plain.matchAll(NUMBERED)) {
      if (!mentions(match[1] === "fig" ? "figure" : (match[1] ?? ""), [noun])) continue;
      for (const [, from, to] of (match[2] ?? "").matchAll(PIECE)) {
        const last = Math.min(Number(to ?? from), size + 1);
        for (let i = Number(from); i <= last; i++) named.add(i);
      }
    }
  }
  const [series, another] = rowsByName(doc);
  if (series !== undefined && another === undefined) {
    const missing = gapIn(series[1], size);
    // "BUG-3 and BUG-4: one cause"
    if (missing !== null && !new RegExp(`${series[0]}[-_]0?${missing}(?!\\d)`, "iu").test(doc.text))
      return { number: missing, of: series[0] };
  }
  const left = gapIn(named, size);
  return left === null ? null : { number: left, of: noun.word };
}

/** `bst-1`, "1-3 Cave": how a row or an item of a numbered series begins. */
const SERIES = /^\W*([\p{L}\d]{1,10})[-_](\d{1,2})(?![\p{L}\d.-])/u;

/** The numbers of the rows and items that begin with one name. */
const rowsByName = perDocument((doc): ReadonlyMap<string, ReadonlySet<number>> => {
  const rows = new Map<string, Set<number>>();
  for (const clause of doc.clauses()) {
    if (clause.kind !== "item" && !(clause.kind === "cell" && clause.row === "")) continue;
    const match = SERIES.exec(clause.plain);
    if (match === null) continue;
    const name = match[1] ?? "";
    rows.set(name, (rows.get(name) ?? new Set()).add(Number(match[2])));
  }
  return rows;
});

/** The first number from 1 that is not there, where the rest of the run is and the last of it too. */
function gapIn(numbers: ReadonlySet<number>, size: number): number | null {
  if (numbers.size < Math.max(3, size - 2) || numbers.size >= size) return null;
  for (const number of numbers) if (number < 1 || number > size) return null;
  for (let i = 1; i <= size; i++) if (!numbers.has(i)) return i;
  return null;
}
