import type { Reason } from "../../gate.ts";
import type { Clause, Document } from "../../text/document.ts";
import { shares } from "./clause.ts";
import { figuresIn, meets, type Figure, type Threshold } from "./figures.ts";
import { figureAfterChange } from "./changes.ts";
import { missingCondition, shortFigure } from "./reasons.ts";
import { PLAIN_REPORT } from "./message.ts";
import { changeTold, NEAR, sharesIn, thingsPriced } from "./worked-out.ts";
import { paddedDigits } from "./spelled-digits.ts";
import { metWeight, type Term } from "./terms.ts";
import { judgeRows } from "./row-bounds.ts";
import type { Demand, Wanted } from "./wanted.ts";

/** Figures that speak of a threshold all fail it, or the worst of them does. */
export function judgeThreshold(doc: Document, wanted: Wanted, demand: Demand): Reason | null {
  const { threshold } = wanted;
  if (threshold === null) return null;
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
      if (fits === false && !EARLIER.test(clause.plain)) {
        short ??= figure;
        const worst = isWorst(raw, figure.start - clause.start, figure.end - clause.start);
        if (total || (worst && !MEAN.test(wanted.text))) return shortFigure(doc, wanted, figure);
      }
    }
  }
  if (met) return null;
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

/** A figure of an earlier state. */
const EARLIER =
  /(?<!\p{L})(?:first (?:version|attempt|run|try|draft|build)|at first|initially|originally|used to|previously|earlier|until then|before (?:that|this|the)|(?:we|i) (?:started|began) (?:out )?(?:at|with|from))(?!\p{L})/u;

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

/** A clause as it is written, durations in figures: "four hours". */
function rawOf(doc: Document, clause: Clause): string {
  return paddedDigits(doc.text.slice(clause.start, clause.end));
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

/** Told of a time before or of another thing: "the old pump hummed at 52 dB". */
const OTHERS =
  /(?<!\p{L})(?:old|former|previous|other|another|before|at first|initially|originally|used to|previously|earlier)(?!\p{L})/u;

/** What is three times as much may be said of something else. */
const ALIKE = 3;

/** What the threshold is about: its terms without numbers, scope and measure words. */
function subjectOf(wanted: Wanted): readonly Term[] {
  const scope = new Set(wanted.scope.map((term) => term.word));
  const subject = wanted.terms.filter((term) => !scope.has(term.word));
  const telling = subject.filter((term) => term.weight >= 1);
  return telling.length > 0 ? telling : subject.length > 0 ? subject : wanted.terms;
}

/** A percentile's figure is the one after its name; other figures of the clause all count. */
function figuresOf(doc: Document, clause: Clause, raw: string, wanted: Wanted): readonly Figure[] {
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

/** "0.42 when rounded" is another figure, made to look better. */
function isRounded(raw: string, from: number, to: number): boolean {
  return (
    /^\W{0,3}(?:when |if |once )?rounded(?! (?:down|off to))/iu.test(raw.slice(to, to + 20)) ||
    /\brounds? (?:up )?to $/iu.test(raw.slice(Math.max(0, from - 14), from)) ||
    // "the mean of the last 8 weeks" is over how long, not how long.
    /\b(?:last|past|previous|next|every|each|per) $/iu.test(raw.slice(Math.max(0, from - 9), from))
  );
}
