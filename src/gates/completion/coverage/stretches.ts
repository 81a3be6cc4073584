/** "Every month of 2023", "Monday to Friday", "Q1 to Q4", "2015 to 2023": a stretch of a known series, and one of a message that stops short of it. */

import { type Clause, type Document, perDocument } from "../../text/document.ts";
import { NUMBER_NAMES } from "../../../domain/inventory.ts";
import { EARLIER } from "./made-whole.ts";

interface Series {
  /** What one of them is called, for "every month". */
  readonly name: string;
  readonly pattern: string;
  readonly all: readonly [first: number, last: number] | null;
  readonly valueOf: (word: string) => number;
}

const MONTHS = "jan feb mar apr may jun jul aug sep oct nov dec".split(" ");
const DAYS = "mon tue wed thu fri sat sun".split(" ");
const DAY = "(?:mon|tue(?:s)?|wed(?:nes)?|thu(?:rs?)?|fri|sat(?:ur)?|sun)(?:day)?s?";
const QUARTERS = "first second third fourth".split(" ");
const SERIES: readonly Series[] = [
  {
    name: "month",
    pattern:
      "(?<!\\d\\.? ?)(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may(?=[,.;:)–—-]|$| \\(| (?:to|through|until|and|\\d{4}))|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)(?! \\d{1,2}(?!\\d))",
    all: [0, 11],
    valueOf: (word) => MONTHS.indexOf(word.slice(0, 3)),
  },
  {
    name: "day of the week",
    pattern: DAY,
    all: [0, 6],
    valueOf: (word) => DAYS.indexOf(word.slice(0, 3)),
  },
  {
    name: "(?:weekday|working day)",
    pattern: DAY,
    all: [0, 4],
    valueOf: (word) => DAYS.indexOf(word.slice(0, 3)),
  },
  {
    name: "quarter",
    pattern: `q[1-4]|(?:${QUARTERS.join("|")})(?= quarter)`,
    all: [1, 4],
    valueOf: (word) => (/^q\d/u.test(word) ? Number(word.charAt(1)) : QUARTERS.indexOf(word) + 1),
  },
  { name: "", pattern: "(?:19|20)\\d\\d", all: null, valueOf: Number },
];

/** Values of a series that a condition asks for. */
export interface Stretch {
  readonly series: number;
  readonly from: number;
  readonly to: number;
  /** "All four quarters", "every month of 2023": a list of some tells that as well as a range. */
  readonly isWhole: boolean;
}

const TO =
  " ?(?:up to(?: and including)?|to|through|thru|till|until|-|–|—|bis) ?(?:the )?(?:(?:end|middle|start) of )?";
const ONES = SERIES.map(
  ({ pattern }) => new RegExp(`(?<![\\p{L}\\d.,/#-])(?:${pattern})(?![\\p{L}\\d])`, "gu"),
);
const RANGES = SERIES.map(
  ({ pattern }) =>
    new RegExp(
      `(?<![\\p{L}\\d.,/#-])(${pattern})(?: \\d{4})?${TO}(${pattern})(?![\\p{L}\\d]|[.,]\\d)`,
      "gu",
    ),
);
const WHOLES = SERIES.map(({ name }) =>
  name === ""
    ? null
    : new RegExp(
        `(?<!\\p{L})(?:(?:every|each|all)(?: (?:four|twelve|4|12|seven|7))?) ${name}s?(?<end> of (?:the year|\\d{4}))?(?!\\p{L})`,
        "u",
      ),
);

/** The stretch of a series that a condition asks for; null for none. */
export function readStretch(condition: string): Stretch | null {
  const lower = condition.toLowerCase();
  for (const [series, { all, valueOf }] of SERIES.entries()) {
    const [range, ...others] = lower.matchAll(RANGES[series] ?? /$^/gu);
    const [from, to] = [valueOf(range?.[1] ?? ""), valueOf(range?.[2] ?? "")];
    if (range !== undefined && others.length === 0 && from < to)
      return { series, from, to, isWhole: true };
    const whole = WHOLES[series]?.exec(lower) ?? null;
    if (whole === null || all === null) continue;
    const isWhole = whole.groups?.["end"] !== undefined || whole[0].startsWith("all ");
    return { series, from: all[0], to: all[1], isWhole };
  }
  return null;
}

interface Told {
  readonly values: ReadonlySet<number>;
  readonly hasRange: boolean;
  readonly isTotal: boolean;
  readonly clause: Clause | null;
}

const FULL = /(?<!\p{L})(?:whole|full|complete|entire) (?:year|week)(?!\p{L})/u;

/** What a message tells of each series. */
const toldOf = perDocument((doc: Document): readonly Told[] =>
  SERIES.map(({ valueOf }, series) => {
    const values = new Set<number>();
    let [hasRange, isTotal] = [false, false];
    let first: Clause | null = null;
    for (const clause of doc.clauses()) {
      const { plain, kind } = clause;
      if (kind === "quote") continue;
      if (FULL.test(plain) || WHOLES[series]?.test(plain) === true) isTotal = true;
      const before = values.size;
      for (const [word] of plain.matchAll(ONES[series] ?? /$^/gu)) values.add(valueOf(word));
      if (EARLIER.test(plain)) continue;
      for (const [, from = "", to = ""] of plain.matchAll(RANGES[series] ?? /$^/gu)) {
        hasRange = true;
        for (let value = valueOf(from); value <= valueOf(to); value++) values.add(value);
      }
      if (values.size > before) first ??= clause;
    }
    return { values, hasRange, isTotal, clause: first };
  }),
);

function tellsNumber(text: string, count: number): boolean {
  const name = NUMBER_NAMES[count] ?? String(count);
  return new RegExp(`(?<![\\p{L}\\d.,])(?:${count}|${name})(?![\\p{L}\\d]|[.,]\\d)`, "iu").test(
    text,
  );
}

const LEAST_LISTED = 3;

/** The clause that begins to tell a stretch of which the message leaves out an end or a part; null for none. */
export function shortOfStretch(doc: Document, stretch: Stretch): Clause | null {
  const told = toldOf(doc)[stretch.series];
  if (told === undefined || told.isTotal) return null;
  let met = 0;
  for (let value = stretch.from; value <= stretch.to; value++) if (told.values.has(value)) met++;
  const isList = stretch.isWhole && met >= LEAST_LISTED;
  // "Twelve prices. From June to August they were flat": told by their number.
  if (tellsNumber(doc.text, stretch.to - stretch.from + 1)) return null;
  if (met < 2 || met > stretch.to - stretch.from || !(told.hasRange || isList)) return null;
  return told.clause;
}
