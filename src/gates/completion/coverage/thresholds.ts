import { EARLIER_WORD } from "../../../domain/earlier.ts";
import { readDigits } from "../../../domain/inventory/words/numbers.ts";
import type { Reason } from "../../gate.ts";
import type { Document } from "../../text/document.ts";
import { shares } from "./clause.ts";
import { figuresIn, meets, type Figure, type Threshold } from "./figures.ts";
import { figureAfterChange } from "./changes.ts";
import { tellsOfThePast } from "./earlier-figures.ts";
import { missingCondition, shortFigure } from "./reasons.ts";
import { PLAIN_REPORT } from "./message.ts";
import { changeTold } from "./worked-out.ts";
import { metWeight, type Term } from "./terms.ts";
import { judgeRows } from "./row-bounds.ts";
import { figuresOf, rawOf } from "./told-figures.ts";
import type { Demand, Wanted } from "./wanted.ts";

/** Figures that speak of a threshold all fail it, or the worst of them does. */
export function judgeThreshold(doc: Document, wanted: Wanted, demand: Demand): Reason | null {
  const { threshold } = wanted;
  if (threshold === null || tellsWhich(doc, wanted)) return null;
  const told = judgeRows(doc, wanted, demand) ?? changeTold(doc, wanted);
  if (told !== null) return told === "kept" ? null : shortFigure(doc, wanted, told);
  let met = false;
  let short: Figure | null = null;
  let comparable = false;
  /** Whether a figure of anything keeps the bound. */
  let kept = false;
  /** Whether the bound itself is said of what it holds for. */
  let restated = false;
  /** Whether the last clause that tells such figures spoke of it. */
  let before = false;
  const subject = subjectOf(wanted);
  const bare = (/\d.*$/u.exec(threshold.text)?.[0] ?? threshold.text).toLowerCase();
  const covers = threshold.unit === "%" && COVERAGE.test(wanted.text);
  for (const clause of doc.clauses()) {
    if (clause.kind === "quote") continue;
    const raw = rawOf(doc, clause);
    if (!/\d/u.test(raw)) continue;
    restated ||= raw.toLowerCase().includes(bare) && shares(clause, subject);
    const figures = figuresOf(doc, clause, raw, wanted);
    if (!figures.some((figure) => figure.unit === threshold.unit)) continue;
    comparable = true;
    const wished = WISHED.test(clause.plain);
    kept ||= !wished && figures.some((figure) => meets(threshold, figure) === true);
    const isOn = figures.some(({ start }) => ITS_WORST.test(raw.slice(0, start - clause.start)));
    const total =
      covers && TOTAL.test(clause.kind === "cell" ? clause.row || clause.plain : clause.plain);
    const about = shares(clause, subject);
    if (!total && !about && !(isOn && before)) continue;
    before = about;
    for (const figure of figures) {
      const fits = meets(threshold, figure);
      if (fits === true && !wished) met = true;
      if (fits === false && !tellsOfThePast(clause.plain)) {
        short ??= figure;
        const worst = isWorst(raw, figure.start - clause.start, figure.end - clause.start);
        if (total || (worst && !MEAN.test(wanted.text))) return shortFigure(doc, wanted, figure);
      }
    }
  }
  const beyond = comparable ? extremeBeyond(doc, wanted, demand, kept) : null;
  if (beyond !== null) return shortFigure(doc, wanted, beyond);
  if (met) return null;
  const most = comparable ? null : countedMost(doc, threshold);
  if (most !== null)
    return meets(threshold, most) === false ? shortFigure(doc, wanted, most) : null;
  if (!comparable && metWeight(wanted.terms) <= wanted.weight / 2) return missingCondition(wanted);
  // Figures of the kind are told, none of them keeps the bound, and no word of the condition is said.
  if (comparable && !kept && wanted.weight >= LEAST_TELLING && metWeight(wanted.terms) === 0)
    return missingCondition(wanted);
  if (!restated) short ??= ofTheKind(doc, wanted);
  short ??= figureAfterChange(doc, wanted);
  if (!restated && comparable && !kept) short ??= onlyOfItsUnit(doc, wanted);
  return short === null ? null : shortFigure(doc, wanted, short);
}

/** Weight of a condition whose words a message about it would not all avoid, when it tells no figure either. */
const LEAST_TELLING = 1.5;

/** "With finer tuning it can be brought below 10 %": no figure that was reached. */
const WISHED =
  /(?<!\p{L})(?:can|could|would|might|may|should) (?:\p{L}+ )?(?:be (?:brought|reduced|lowered|pushed|made|improved|tuned|cut|raised|reached|got)|get|come|go|reach|bring|drop|fall|rise)(?!\p{L})/u;

/** "Pairs above 0.9 get a badge": which of all, and no bound that figures have to keep. */
const WHICH_OF_ALL =
  /^[^\p{L}\p{N}]{0,9}(?!no |all |every )(?:[\p{L}-]+ ){1,3}(?:above|below|over|under|beyond) \d[\d.,]* ?(?:%|\p{L}{1,8})? ?(?:gets?|receives?|shows?|goes|go|comes?|counts?|(?:is|are) (?!never|not)\p{L}+(?:ed|wn|nt|ld)|(?:turns?|becomes?))(?!\p{L})/u;

const BOUND_SAID = /(?<!\p{L})(?:above|below|over|under|beyond|from|than) (\d[\d.,]*)/giu;
const ANY_NUMBER = /(?<![\p{L}\d.,])(\d[\d.,]*)/gu;

function numbersIn(text: string, pattern: RegExp): readonly (number | null)[] {
  return Array.from(text.matchAll(pattern), ([, digits = ""]) =>
    readDigits(digits.replace(/[.,]+$/u, "")),
  );
}

/** Whether a condition is on which of all, and the message tells it with the same bound and something beyond it. */
function tellsWhich(doc: Document, { text, threshold }: Wanted): boolean {
  if (threshold === null || !WHICH_OF_ALL.test(text)) return false;
  const asked = numbersIn(text, BOUND_SAID)[0] ?? null;
  if (asked === null || !numbersIn(doc.text, BOUND_SAID).includes(asked)) return false;
  return numbersIn(doc.text, ANY_NUMBER).some(
    (told) => told !== null && (threshold.least ? told > asked : told < asked),
  );
}

/** What is ten times as much is said of something else. */
function isNear({ value }: Threshold, figure: Figure): boolean {
  return figure.value < value * 10 && figure.value > value / 10;
}

const COVERAGE = /(?<!\p{L})coverage(?!\p{L})/iu;
/** The row of a coverage report that counts, whatever single files reach. */
const TOTAL = /^[^\p{L}]*(?:total|all files|overall)(?!\p{L})/iu;

/** A figure of the kind ("Pixel 7: 34 ms") when every such figure of the message fails. */
function ofTheKind(doc: Document, wanted: Wanted): Figure | null {
  const { threshold } = wanted;
  if (threshold === null) return null;
  let short: Figure | null = null;
  for (const clause of doc.clauses()) {
    if (clause.kind === "quote") continue;
    const figures = figuresOf(doc, clause, rawOf(doc, clause), wanted);
    for (const figure of figures) {
      const fits = meets(threshold, figure);
      if (fits === true) return null;
      if (fits === false && isNear(threshold, figure) && shares(clause, wanted.terms))
        short ??= figure;
    }
  }
  return short;
}

/**
 * "20 cm of wood fibre lie between the joists", where "at least 24 cm" is asked and nothing else is told in
 * centimetres: the figure can only be that of the condition, by whatever name.
 */
function onlyOfItsUnit(doc: Document, wanted: Wanted): Figure | null {
  const { threshold } = wanted;
  if (threshold === null) return null;
  let short: Figure | null = null;
  for (const clause of doc.clauses()) {
    if (clause.kind === "quote") continue;
    if (PLAIN_REPORT.test(clause.plain) || OTHERS.test(clause.plain)) continue;
    for (const figure of figuresOf(doc, clause, rawOf(doc, clause), wanted)) {
      if (figure.unit !== threshold.unit) continue;
      if (meets(threshold, figure) !== false) return null;
      if (figure.value > threshold.value * ALIKE || figure.value < threshold.value / ALIKE)
        return null;
      short ??= figure;
    }
  }
  return short;
}

const GREATEST =
  /(?<!\p{L})(?:highest|max(?:imum)?|peak|longest|slowest|largest|biggest|heaviest|hottest|warmest)(?: (?!over|for|during|in|within|allowed|limit)\p{L}+){0,3}:? $/iu;
const SMALLEST =
  /(?<!\p{L})(?:lowest|min(?:imum)?|shortest|smallest|lightest|coldest|weakest)(?: (?!over|for|during|in|within|allowed|limit)\p{L}+){0,3}:? $/iu;

const MOST_OF =
  /(?<!\p{L})(?:highest|largest|greatest|biggest|maximum|max\.?) (?:number|count) of (?<unit>\p{L}+)(?: [\p{L} ]{2,40})?: (?<number>\d{1,6})(?![\d.,:/-]*\d)/iu;

/** "Highest number of days for one person: 6": a figure whose unit stands in front of it. */
function countedMost(doc: Document, threshold: Threshold): Figure | null {
  if (threshold.least) return null;
  for (const clause of doc.clauses()) {
    if (clause.kind === "quote") continue;
    const said = MOST_OF.exec(rawOf(doc, clause));
    const { unit = "", number = "" } = said?.groups ?? {};
    const figure = figuresIn(`${number} ${unit}`, 0).find((one) => one.unit === threshold.unit);
    if (figure !== undefined) return { ...figure, start: clause.start, end: clause.end };
  }
  return null;
}

/** "p95", "90% of the pages": the highest of all may lie beyond. */
const OF_MOST = /\bp\d\d|\bpercentile|\d ?(?:%|percent) of(?!\p{L})/iu;
/** "Right at the casing the highest was 71 dB", where the noise at one metre is told as well. */
const ANOTHER_PLACE =
  /^(?:[^\p{L}]*(?:right|just|only) |[^\p{L}]*)(?:outside|elsewhere|(?:at|near|beside|behind|above|under|in|on|inside|next to) (?:the|its) \p{L})/iu;

/** "Highest 5.6 °C", where it is to stay below 5 °C and nothing else is asked in degrees: no other word has to be said. */
function extremeBeyond(
  doc: Document,
  wanted: Wanted,
  demand: Demand,
  kept: boolean,
): Figure | null {
  const { threshold } = wanted;
  if (threshold === null || MEAN.test(wanted.text) || OF_MOST.test(wanted.text)) return null;
  const others = demand.wanted.filter((other) => other !== wanted);
  if (others.some((other) => other.threshold?.unit === threshold.unit)) return null;
  const extreme = threshold.least ? SMALLEST : GREATEST;
  for (const clause of doc.clauses()) {
    if (clause.kind === "quote" || OTHERS.test(clause.plain)) continue;
    if (others.some(({ terms }) => shares(clause, terms))) continue;
    if (kept && ANOTHER_PLACE.test(clause.plain) && !shares(clause, wanted.terms)) continue;
    const raw = rawOf(doc, clause);
    const found = figuresOf(doc, clause, raw, wanted).find(
      (figure) =>
        meets(threshold, figure) === false &&
        isNear(threshold, figure) &&
        extreme.test(
          raw.slice(Math.max(0, figure.start - clause.start - 40), figure.start - clause.start),
        ),
    );
    if (found !== undefined) return found;
  }
  return null;
}

/** Told of a time before or of another thing: "the old pump hummed at 52 dB". */
const OTHERS = new RegExp(`(?<!\\p{L})(?:${EARLIER_WORD}|other|another)(?!\\p{L})`, "u");

/** What is three times as much may be said of something else. */
const ALIKE = 3;

/** What the threshold is about: its terms without numbers, scope and measure words. */
function subjectOf(wanted: Wanted): readonly Term[] {
  const scope = new Set(wanted.scope.map((term) => term.word));
  const subject = wanted.terms.filter((term) => !scope.has(term.word));
  const telling = subject.filter((term) => term.weight >= 1);
  return telling.length > 0 ? telling : subject.length > 0 ? subject : wanted.terms;
}

/** A condition on what is usual allows single ones that are worse. */
const MEAN = /\b(?:mean|median|average|on average|typical(?:ly)?|p50|usually)\b/iu;

const WORST = /\b(?:worst|slowest|longest|peak|maximum|highest)\b/iu;
/** "Its maximum, during the import, was 9.4 seconds", of what the sentence before speaks of. */
const ITS_WORST =
  /(?:^\W*(?:its|the|their)|, with an?|, its) (?:worst|slowest|longest|peak|maximum|highest)(?!\p{L})(?: value| one| run)?(?:,[^,\d]{1,40},)?(?: (?:was|is|were|being|of|at|came to|reached))? $/iu;

function isWorst(raw: string, from: number, to: number): boolean {
  return (
    WORST.test(raw.slice(to, to + 14)) ||
    ITS_WORST.test(raw.slice(0, from)) ||
    /\b(?:worst|slowest|peak|longest)(?: (?!over|for|during|in|within)\p{L}+){0,2} $/iu.test(
      raw.slice(Math.max(0, from - 24), from),
    )
  );
}
