/** Figures that a message does not tell but that follow from what it tells: a share, a price for each, a change. */

import { readNumber } from "../../../domain/inventory.ts";
import type { Document } from "../../text/document.ts";
import { shares } from "./clause.ts";
import { figuresIn, meets, type Figure } from "./figures.ts";
import { BASE_UNITS } from "./units.ts";
import { mentions } from "./mentions.ts";
import type { Wanted } from "./wanted.ts";

const COUNT = "\\d{1,3}(?:,\\d{3})+|\\d+";
const SHARE = new RegExp(
  `(?<![\\d.,/#-])(${COUNT}) (?:out )?of (?:the |all |our )?(${COUNT})(?![\\d/%]|[.,]\\d)|(?<!\\p{L})of (?:the |all |our )?(${COUNT}) (?:[\\p{L}-]+ ){0,6}?[\\p{L}-]+,? (${COUNT})(?= \\p{L})`,
  "giu",
);
const LEAST_WHOLE = 10;
const PER_CENT: Readonly<Record<string, number>> = { "%": 100, ppm: 1e6 };

/** "812,000 requests, of which 4,060 ended in an error", "1,040 of them had opened it": of the number in front of it. */
const OF_THEM = new RegExp(
  `(?<!\\p{L})(?:of (?:which|these|those|whom) (${COUNT})|(?<![\\d.,])(${COUNT}) of (?:them|these|those))((?: [\\p{L}-]+){1,6})`,
  "giu",
);
const PLAIN = new RegExp(
  `(?<![\\p{L}\\d.,:/#-])(?:${COUNT})(?= \\p{L}{3,})(?! (?:second|minute|hour|day|week|month|year))`,
  "gu",
);

/** "372 of 400 functions", "of the 400 functions, 372": shares, on the same side of a half as the one that is asked. */
export function sharesIn(
  raw: string,
  offset: number,
  { threshold, terms }: Wanted,
  before: string,
): readonly Figure[] {
  const scale = PER_CENT[threshold?.unit ?? ""];
  if (threshold === null || scale === undefined || !/of/iu.test(raw)) return [];
  const told = [...raw.matchAll(SHARE)].map((match) => ({ match, of: match[2] ?? match[3] ?? "" }));
  for (const match of raw.matchAll(OF_THEM)) {
    if (!mentions(match[3] ?? "", terms)) continue;
    const numbers = `${before}${raw.slice(0, match.index)}`.match(PLAIN) ?? [];
    told.push({ match, of: numbers.at(-1) ?? "" });
  }
  return told.flatMap(({ match, of }) => {
    const part = readNumber(match[1] ?? match[4] ?? match[2] ?? "");
    const whole = readNumber(of);
    if (part === null || whole === null || whole < LEAST_WHOLE || part >= whole) return [];
    const value = (part / whole) * scale;
    // What is not so is told of the other side: "24 of 400 lack them".
    if (value * 2 < scale !== threshold.value * 2 < scale) return [];
    const start = offset + match.index;
    return [{ value, unit: threshold.unit, start, end: start + match[0].length }];
  });
}

/** Whether a share that is told as two numbers keeps a bound. */
export function shareKept(doc: Document, wanted: Wanted): boolean {
  const { threshold } = wanted;
  if (threshold === null || PER_CENT[threshold.unit] === undefined) return false;
  return doc.clauses().some(({ kind, start, end }) => {
    const before = doc.text.slice(Math.max(0, start - NEAR), start);
    return (
      kind !== "quote" &&
      sharesIn(doc.text.slice(start, end), start, wanted, before).some(
        (share) => meets(threshold, share) === true,
      )
    );
  });
}

/** So far in front of "1,040 of them" stands what they are of. */
export const NEAR = 100;

const PER = /(?<!\p{L})(?:per|for each|of each) (\p{L}{3,})/iu;
const CURRENCY: ReadonlySet<string> = new Set(["€", "$", "£", "franc", "cent"]);

/** How many things a price is for, where a condition asks for that of one: "the invoice for 40 shirts is 1,160 euros". */
export function thingsPriced(raw: string, { text, threshold }: Wanted): number {
  const [, thing = ""] = CURRENCY.has(threshold?.unit ?? "") ? (PER.exec(text) ?? []) : [];
  if (
    thing === "" ||
    new RegExp(`(?<!\\p{L})(?:per|an?|each) (?:${thing}|piece)|each(?!\\p{L})`, "iu").test(raw)
  )
    return 1;
  const stem = thing.replace(/(?:y|s)$/iu, "");
  const many = new RegExp(
    `(?<![\\d.,])(${COUNT}) (?:\\p{L}+ ){0,2}?${stem}\\p{L}{0,3}(?!\\p{L})`,
    "iu",
  ).exec(raw);
  return readNumber(many?.[1] ?? "") ?? 1;
}

const LESS =
  /(?<!\p{L})(?:shrinks?|shrunk|falls?|drops?|sinks?|decreases?|reduc\p{L}+|cuts?|lower\p{L}*|less|smaller|shorter|fewer|saves?|saved|saving|goes down|below|under)(?!\p{L})/iu;
const NUMBER = "\\d[\\d.,]*(?: ?[\\p{L}%°€$£/]+)?";
const CHANGE = new RegExp(
  `(?<!\\p{L})from (?:about |some |an average of )?(${NUMBER})(?: [\\p{L}-]+){0,3}? (?:down )?to (?:about |some |an average of )?(${NUMBER})|(${NUMBER}) ?(?:→|->) ?(${NUMBER})|(?<!\\p{L})(?:was|took|needed) (${NUMBER})(?: [\\p{L}-]+){0,2}?,? (?:and )?now (?:[\\p{L}-]+ )?(${NUMBER})`,
  "giu",
);
/** "June last year: 900 litres, June this year: 640 litres." */
const TWO_YEARS = new RegExp(
  `(?<!\\p{L})last (year|month|week)\\W{1,3}(?:[\\p{L}-]+ ){0,2}?(${NUMBER})[^.\\d]{1,40}this \\1\\W{1,3}(?:[\\p{L}-]+ ){0,2}?(${NUMBER})`,
  "iu",
);

const AGO = /(?<!\p{L})(?:last|previous) (?:year|month|week|season)(?!\p{L})/iu;

/** "The meter shows 8,500 kWh. October last year was 10,000 kWh": the only figure of its unit in a sentence beside it. */
function besideAgo(doc: Document, at: number, raw: string): readonly Told[] {
  const [old, ...others] = figuresIn(raw, 0).filter(({ unit }) => BASE_UNITS.has(unit));
  if (old === undefined || others.length > 0 || old.unit === "%") return [];
  const clauses = doc.clauses();
  for (const beside of [clauses[at - 1], clauses[at + 1]]) {
    const text = beside === undefined ? "" : doc.text.slice(beside.start, beside.end);
    const [now, ...more] = figuresIn(text, 0).filter(({ unit }) => unit === old.unit);
    if (now === undefined || more.length > 0 || AGO.test(text)) continue;
    const whole = raw.slice(old.start, old.end);
    return [{ index: old.start, whole, from: whole, to: text.slice(now.start, now.end) }];
  }
  return [];
}

interface Told {
  readonly index: number;
  readonly whole: string;
  readonly from: string;
  readonly to: string;
}

/** A change that is told as two figures, held against the share that a condition asks for: it is enough, too little, or not told. */
export function changeTold(doc: Document, wanted: Wanted): "kept" | Figure | null {
  const { threshold } = wanted;
  const isTimes = threshold?.unit === "×";
  if (threshold === null || !(isTimes || threshold.unit === "%") || !threshold.least) return null;
  if (!isTimes && !LESS.test(wanted.text)) return null;
  let short: Figure | null = null;
  for (const [at, clause] of doc.clauses().entries()) {
    if (clause.kind === "quote") continue;
    const raw = doc.text.slice(clause.start, clause.end);
    const years = /last /iu.test(raw) ? TWO_YEARS.exec(raw) : null;
    const told = [...raw.matchAll(CHANGE)].map(
      ({ index, 0: whole, 1: from, 2: to, 3: old, 4: now, 5: was, 6: is }) => ({
        index,
        whole,
        from: from ?? old ?? was ?? "",
        to: to ?? now ?? is ?? "",
      }),
    );
    if (years !== null)
      told.push({ index: years.index, whole: years[0], from: years[2] ?? "", to: years[3] ?? "" });
    else if (AGO.test(raw)) told.push(...besideAgo(doc, at, raw));
    for (const { index, whole, from, to } of told) {
      const [before] = figuresIn(from, 0);
      const [after] = figuresIn(to, 0);
      if (before === undefined || after === undefined || after.value >= before.value) continue;
      // "from 18.0 to 12.4 GB"
      if (before.unit !== "" && before.unit !== after.unit) continue;
      const share = isTimes ? before.value / after.value : (1 - after.value / before.value) * 100;
      if (share >= threshold.value) return "kept";
      if (years === null && !AGO.test(raw) && !shares(clause, wanted.terms)) continue;
      const start = clause.start + index;
      short ??= { value: share, unit: threshold.unit, start, end: start + whole.length };
    }
  }
  return short;
}
