/** The figures of a clause that may tell whether a condition is met, without those that tell of something else. */

import type { Clause, Document } from "../../text/document.ts";
import { isOfBefore } from "./earlier-figures.ts";
import { figuresIn, meets, type Figure } from "./figures.ts";
import { paddedDigits } from "./spelled-digits.ts";
import { NEAR, sharesIn, thingsPriced } from "./worked-out.ts";
import type { Wanted } from "./wanted.ts";

/** A clause as it is written, durations in figures: "four hours". */
export function rawOf(doc: Document, clause: Clause): string {
  return paddedDigits(doc.text.slice(clause.start, clause.end));
}

/** A percentile's figure is the one after its name; other figures of the clause all count. */
export function figuresOf(
  doc: Document,
  clause: Clause,
  raw: string,
  wanted: Wanted,
): readonly Figure[] {
  if (ASIDE.test(clause.plain)) return [];
  const stated = statedBeside(wanted);
  const things = thingsPriced(raw, wanted);
  const told = allFiguresOf(clause, raw);
  const priced =
    things === 1
      ? told
      : told.map(({ value, unit, start, end }) => ({ value: value / things, unit, start, end }));
  const figures = priced.filter((figure) => {
    const [from, to] = [figure.start - clause.start, figure.end - clause.start];
    return (
      !isRounded(raw, from, to) &&
      !isOfBefore(raw, from, to) &&
      !isWatchedFor(wanted, figure, raw.slice(0, from)) &&
      !isWayBack(wanted, figure, raw, from) &&
      !isAnotherSide(wanted, raw.slice(0, from)) &&
      !/, (?:down |up )?from (?:about |some )?$/iu.test(raw.slice(0, from)) &&
      !stated.some(({ value, unit }) => value === figure.value && unit === figure.unit)
    );
  });
  if (!figures.some(({ unit }) => unit === wanted.threshold?.unit)) {
    const worked = sharesIn(
      raw,
      clause.start,
      wanted,
      doc.text.slice(Math.max(0, clause.start - NEAR), clause.start),
    );
    if (worked.length > 0) return worked;
  }
  const percentile = /\bp\d\d\b/iu.exec(wanted.text)?.[0];
  if (percentile === undefined) return figures;
  if (clause.kind === "cell") {
    const named = `${clause.row} ${clause.column}`.toLowerCase();
    // The row of another percentile tells nothing of this one.
    return /\bp\d\d\b/u.test(named) && !named.includes(percentile.toLowerCase()) ? [] : figures;
  }
  const at = raw.toLowerCase().indexOf(percentile.toLowerCase());
  return at < 0 ? figures : figures.filter((figure) => figure.start - clause.start > at + 2);
}

/** "The other image has 1.1 GB, which wasn't asked for here": told beside the work. */
const ASIDE =
  /(?<!\p{L})(?:(?:not|n['’]t|never) (?:asked(?: for)?|part of (?:this|the) (?:goal|task|work|job)|in (?:this|the) goal)|(?:outside|out of) (?:this|the) goal)(?!\p{L})/u;

/** "6.4 cm by 3.8 cm": of what is so wide the second tells the height. */
function isAnotherSide({ text }: Wanted, before: string): boolean {
  return (
    /(?:\d ?(?:mm|cm|m|px)?) (?:by|×|x) $/u.test(before) &&
    /(?<!\p{L})(?:wid(?:e|er|th)|long|longer|length)(?!\p{L})/iu.test(text)
  );
}

const figuresByClause = new WeakMap<Clause, readonly Figure[]>();

/** The figures of a clause, which each threshold asks for. */
function allFiguresOf(clause: Clause, raw: string): readonly Figure[] {
  const known = figuresByClause.get(clause);
  if (known !== undefined) return known;
  const found = figuresIn(raw, clause.start);
  figuresByClause.set(clause, found);
  return found;
}

/**
 * "under two weeks' use or 30 days before expiry": the figures of a condition that are no bound of it, nor
 * what it is to get away from ("from 60 %", "instead of the 6 s of today").
 */
function statedBeside({ text, threshold }: Wanted): readonly Figure[] {
  return figuresIn(text, 0).filter(
    ({ value, start }) =>
      value !== threshold?.value && !STARTING.test(text.slice(Math.max(0, start - 20), start)),
  );
}

const STARTING =
  /(?<!\p{L})(?:from|instead of(?: the)?|down from|up from|was|were|(?:it|they|that) (?:is|are)(?: now| at)?|now|today|currently) $/iu;

/** "I stopped the server for ten minutes": how long something was watched or kept up, not how long it took. */
function isWatchedFor({ threshold }: Wanted, figure: Figure, before: string): boolean {
  if (threshold === null || threshold.least || threshold.unit !== "ms") return false;
  return FOR.test(before) && meets(threshold, figure) === false;
}

const FOR = /(?<!\p{L})for (?:about |some |nearly |over |more than )?$/iu;

/** "Below 6 °C the valve opens", "the fan starts above 80 %": when something is to happen. */
const OCCASION =
  /^\W*(?:below|under|above|over|beyond) (?:(?! of )[^,;]){1,24}?,? (?:the|an?|each|every|all|both|its|their|it|they) (?:[\p{L}-]+ ){0,4}?(?:\p{L}{2,}s|is|are|must|can|may|will)(?!\p{L})|(?<!\p{L})(?:opens|starts|lights|sounds|rings|closes|stops|(?:goes|comes|turns|switches) (?:on|off)) (?:below|under|above|over|beyond) \d/iu;

const WAY_BACK =
  /(?<!\p{L})(?:again|back|clos(?:es?|ed)|shuts?|stop(?:s|ped)|ends?|ended|off|out|releas(?:es?|ed)|resets?|opens?|opened)(?!\p{L})/giu;
const PART_END = /[,;:]\s|(?<!\p{L})(?:and|but|while)(?!\p{L})/iu;
const HEAD = 4;

/** "…, and it closes again at 8 °C": where what is to happen is over; what the condition says itself is none such. */
function isWayBack(wanted: Wanted, figure: Figure, raw: string, from: number): boolean {
  const { text, threshold } = wanted;
  if (threshold === null || meets(threshold, figure) !== false || !OCCASION.test(text))
    return false;
  const to = from + figure.end - figure.start;
  const before =
    raw
      .slice(Math.max(0, from - NEAR), from)
      .split(PART_END)
      .at(-1) ?? "";
  const behind = raw.slice(to, to + NEAR).split(PART_END, 1)[0] ?? "";
  const back = `${before} ${behind}`.match(WAY_BACK) ?? [];
  const own = text.toLowerCase();
  return back.length > 0 && !back.some((word) => own.includes(word.slice(0, HEAD).toLowerCase()));
}

/** "0.42 when rounded" is another figure, made to look better. */
function isRounded(raw: string, from: number, to: number): boolean {
  return (
    /^\W{0,3}(?:when |if |once )?rounded(?! (?:down|off to))/iu.test(raw.slice(to, to + 20)) ||
    /\brounds? (?:up )?to $/iu.test(raw.slice(Math.max(0, from - 14), from)) ||
    // "the mean of the last 8 weeks" is over how long, not how long.
    /\b(?:last|past|previous|next|every|each|per) $/iu.test(raw.slice(Math.max(0, from - 9), from))
  );
}
