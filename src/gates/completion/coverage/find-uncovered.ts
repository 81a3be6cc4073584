import type { GateCase, Reason } from "../../gate.ts";
import { type Document, openDocument } from "../../text/document.ts";
import { findPassedOver, mayPassOver } from "./beside.ts";
import { findOddCells, mayHaveOddCells } from "./columns.ts";
import { limitsRows } from "./table-limits.ts";
import { findShortfalls, mayFallShort } from "./counts.ts";
import { clockTimes } from "./clock-times.ts";
import { CLAUSE_INDEX, MESSAGE_INDEX } from "./word-index.ts";
import { shortRun } from "./endurance.ts";
import { findGap, totalStands, unsaidMembers } from "./enumeration.ts";
import { missedDeadline } from "./deadlines.ts";
import { findBreach } from "./breaches.ts";
import { lacksFile, lacksName } from "./lacked-names.ts";
import { statesLimits } from "./limits.ts";
import { isMissing } from "./omission.ts";
import { metWeight } from "./terms.ts";
import { openMessage } from "./message.ts";
import { findOddRecord } from "./odd-records.ts";
import { shortOfQuota } from "./quota.ts";
import {
  bareClaim,
  breachOf,
  gapInRun,
  missingCondition,
  oddRow,
  otherSubject,
  shortCount,
  shortEndurance,
  shortFigure,
  shortQuota,
  substitution,
  unsaidNames,
} from "./reasons.ts";
import { isPlainlyForeign } from "../languages/find-foreign.ts";
import { leansEnglish } from "../languages/foreign-words.ts";
import { maySection, sectionless } from "./sections.ts";
import { shortOfStretch } from "./stretches.ts";
import { mayHaveStandIn, standInOf } from "./stand-ins.ts";
import { spanBeyond } from "./spans.ts";
import { asksOfEach, shortMember } from "./labelled-counts.ts";
import { isMadeWhole } from "./made-whole.ts";
import { judgeRows, outsideSpan } from "./row-bounds.ts";
import { mayHaveOther, otherInPlace } from "./same-place.ts";
import { findSwap } from "./swap.ts";
import { toldOfAnother } from "./told-of-another.ts";
import { judgeThreshold } from "./thresholds.ts";
import { isUnrelated, isUntouched } from "./unrelated.ts";
import { changeTold, shareKept } from "./worked-out.ts";
import { demandOf, type Demand, type Wanted } from "./wanted.ts";

/**
 * Which conditions of done_when the message does not report as delivered: left out in silence, a
 * stated number or threshold not met, another thing in place of the one that was asked, or a bare
 * claim that reports nothing. Deferrals and blockers are found elsewhere, by their words.
 *
 * For the verdict alone ask `restates` and `coversAtOnce` first: either of them true means that this
 * returns nothing.
 */
export function findUncovered(
  doc: Document,
  c: GateCase,
  carried: readonly string[] = [],
): Reason[] {
  const demand = demandOf(c.doneWhen);
  MESSAGE_INDEX.read(c.output);
  const message = openMessage(doc, c.goal);
  // Hardly a word of a German report is one of an English condition.
  const isTranslated =
    isPlainlyForeign(doc) &&
    !isPlainlyForeign(openDocument(c.doneWhen)) &&
    (leansEnglish(c.doneWhen) ? Math.max(partsOf(doc), phrasesOf(doc)) : partsOf(doc)) >=
      demand.wanted.length;
  const isCarried = ({ text }: Wanted): boolean =>
    carried.some((stretch) => isPartOf(text, stretch));
  const missing = demand.wanted.filter(
    (wanted) =>
      (!isCarried(wanted) &&
        !isTranslated &&
        isMissing(wanted, demand, message) &&
        !isMadeUp(doc, wanted, demand)) ||
      lacksName(wanted, demand) ||
      lacksFile(wanted, c.output, c.goal),
  );
  if (
    carried.length === 0 &&
    !(isTranslated && FIGURE_OR_CODE.test(c.output)) &&
    isBare(c, doc, demand, missing) &&
    !demand.wanted.some((wanted) => clockTimes(doc, wanted) !== null)
  )
    return [bareClaim(c, demand)];
  const isOther =
    isUnrelated(c, demand) ||
    (carried.length === 0 &&
      !isTranslated &&
      isUntouched(c, demand) &&
      !demand.wanted.some((wanted) => isMadeUp(doc, wanted, demand)));
  if (isOther) return [otherSubject(c, demand)];
  const reasons = new Map(missing.map((wanted) => [wanted, missingCondition(wanted)]));
  // Of each condition the first reason tells.
  for (const wanted of demand.wanted) {
    const reason = reasons.has(wanted) ? null : whatFails(doc, wanted, demand, c.goal);
    if (reason !== null) reasons.set(wanted, reason);
  }
  for (const { wanted, clause, said } of findShortfalls(doc, demand))
    if (!reasons.has(wanted)) reasons.set(wanted, shortCount(doc, wanted, clause, said));
  const left = reasons.size === 0 ? sectionless(doc, demand) : null;
  if (left !== null) reasons.set(left, missingCondition(left));
  for (const wanted of demand.wanted) {
    if (reasons.has(wanted) || isCarried(wanted)) continue;
    const other =
      otherInPlace(wanted, demand, doc, c.goal) ?? toldOfAnother(wanted, demand, c.output);
    if (other !== null) reasons.set(wanted, substitution(wanted, other));
  }
  const passed = findPassedOver(demand, c.goal, c.output);
  if (passed !== null && !reasons.has(passed.wanted) && !isCarried(passed.wanted))
    reasons.set(passed.wanted, substitution(passed.wanted, passed));
  for (const list of demand.lists) {
    const unsaid = unsaidMembers(list, doc.text);
    const [name] = unsaid;
    if (name === undefined || totalStands(list, doc)) continue;
    const wanted = demand.wanted.find(({ text }) => text.includes(name)) ?? demand.wanted[0];
    if (wanted !== undefined && !reasons.has(wanted))
      reasons.set(wanted, unsaidNames(wanted, unsaid));
  }
  for (const { wanted, cell, kind } of findOddCells(doc, demand, c.goal)) {
    if (reasons.has(wanted)) continue;
    const row = cell.row === "" ? cell : (doc.blockOfLine(cell.line)[0] ?? cell);
    const place = { start: row.start, end: Math.max(cell.end, row.end) };
    reasons.set(wanted, oddRow(doc, wanted, kind, place));
  }
  const odd = reasons.size === 0 ? findOddRecord(doc, demand, c.goal) : null;
  if (odd !== null) reasons.set(odd.wanted, oddRow(doc, odd.wanted, "odd", odd.place));
  return [...reasons.values()];
}

/**
 * "78 stand along the road, 52 along the path and 30 at the gate": all 160 are told, in whatever words; so is a bound that every
 * number of a row keeps.
 */
function isMadeUp(doc: Document, wanted: Wanted, demand: Demand): boolean {
  if (wanted.count > 0 && isMadeWhole(doc, wanted)) return true;
  const told = judgeRows(doc, wanted, demand) ?? clockTimes(doc, wanted) ?? changeTold(doc, wanted);
  return told === "kept" || (told === null && shareKept(doc, wanted));
}

/** Why a condition of which the message speaks is not met; null where nothing says so. */
function whatFails(doc: Document, wanted: Wanted, demand: Demand, goal: string): Reason | null {
  const swap = findSwap(wanted, doc) ?? standInOf(doc, wanted, goal);
  if (swap !== null) return substitution(wanted, swap);
  for (const run of wanted.runs) {
    const gap = findGap(doc, run);
    if (gap !== null) return gapInRun(wanted, gap);
  }
  const part = wanted.stretch === null ? null : shortOfStretch(doc, wanted.stretch);
  if (part !== null) return shortCount(doc, wanted, part, part.plain);
  const low = shortMember(doc, wanted, demand);
  if (low !== null) return shortCount(doc, wanted, low, low.plain);
  const few = wanted.quota === null ? null : shortOfQuota(doc, wanted, wanted.quota);
  if (few !== null) return shortQuota(doc, wanted, few);
  const run = wanted.endurance === null ? null : shortRun(doc, wanted.endurance);
  if (run !== null) return shortEndurance(doc, wanted, run);
  const breach = findBreach(doc, wanted);
  if (breach !== null) return breachOf(doc, wanted, breach);
  const beyond = spanBeyond(doc, wanted) ?? missedDeadline(doc, wanted);
  if (beyond !== null) return shortFigure(doc, wanted, beyond);
  const clock = clockTimes(doc, wanted);
  if (clock !== null) return clock === "kept" ? null : shortFigure(doc, wanted, clock);
  const outside = outsideSpan(doc, wanted, demand);
  return outside === null ? judgeThreshold(doc, wanted, demand) : shortFigure(doc, wanted, outside);
}

/** Whether a stretch has all words of a condition, which may be cut out of it: "the number is in the note" of "the number and the name are in the note". */
function isPartOf(condition: string, stretch: string): boolean {
  return (
    stretch.includes(condition) ||
    condition.split(/\s+/u).every((word) => stretch.includes(word) || OF_ONE.test(word))
  );
}

const OF_ONE = /^(?:is|was|has)$/u;

/** How many things a report tells: its items, sentences and rows. */
function partsOf(doc: Document): number {
  return new Set(doc.clauses().map(({ kind, line, start }) => (kind === "cell" ? line : -start)))
    .size;
}

/** A translated report, whose words are none of done_when's, is no bare claim where it has these. */
const FIGURE_OR_CODE = /[\d`]/u;

/** Between what may tell of a condition each, in a sentence of another language. */
const BETWEEN = /[,;:()]|(?<!\p{L})(?:e|ed|y|und|sowie|et)(?!\p{L})/u;

/** How many parts of sentences say at least two words. */
function phrasesOf(doc: Document): number {
  return doc
    .clauses()
    .flatMap(({ text }) => text.split(BETWEEN))
    .filter((part) => /\p{L}\S* +\S*\p{L}{3}/u.test(part)).length;
}

/**
 * A cheap first look that hardly reads the document: true when every condition is surely reported and
 * nothing has to be compared. True implies that `findUncovered` finds nothing.
 */
export function coversAtOnce(doc: Document, c: GateCase): boolean {
  const demand = demandOf(c.doneWhen);
  if (demand.bounds || mayHaveOddCells(c.output)) return false;
  if (c.output.includes("|") && limitsRows(demand)) return false;
  MESSAGE_INDEX.read(c.output);
  if (statesLimits(demand, c.output)) return false;
  if (mayPassOver(c.output) || maySection(demand, c.output)) return false;
  if (demand.runs && /\d/.test(c.output)) return false;
  if (demand.wanted.some(({ stretch }) => stretch !== null)) return false;
  if (demand.wanted.some(asksOfEach)) return false;
  if (demand.lists.some((list) => unsaidMembers(list, c.output).length > 0)) return false;
  for (const wanted of demand.wanted) {
    if (
      isMissing(wanted, demand, null) ||
      lacksName(wanted, demand) ||
      lacksFile(wanted, c.output, c.goal) ||
      findSwap(wanted, null) !== null ||
      mayHaveOther(wanted) ||
      mayHaveStandIn(wanted) ||
      toldOfAnother(wanted, demand, c.output) !== null
    )
      return false;
  }
  if (mayFallShort(demand, doc)) return false;
  if (findOddRecord(doc, demand, c.goal) !== null) return false;
  return !isBare(c, doc, demand, []) && !isUnrelated(c, demand) && !isUntouched(c, demand);
}

/** What a short message without a figure that reports nothing may meet: one common word. */
const BY_CHANCE = 0.5;
/** In UTF-16 units. A longer message that reports nothing has something to tell at last. */
const SHORT = 300;
const LONGEST_CLAIM = 1_200;
/** Share of a condition's weight that a clause about it says. */
const SPOKEN_OF = 0.3;
const LEAST_WEIGHT = 1.5;

/**
 * A message in which no condition is touched: "Done!", "C'est terminé, tout est en place.", and a longer one without a figure
 * whose sentences have no more than a stray word of any: "Have a good weekend" where the goods are to be tagged.
 */
function isBare(c: GateCase, doc: Document, demand: Demand, missing: readonly Wanted[]): boolean {
  const text = c.output.trim();
  if (text.length > LONGEST_CLAIM) return false;
  const telling = demand.wanted.filter((wanted) => wanted.terms.length > 0);
  if (telling.length === 0) return !/\d|`/u.test(text) && text.split(/\s+/u).length <= 6;
  if (!/\d/u.test(text) && !telling.some((wanted) => isSpokenOf(wanted, doc))) return true;
  return (
    text.length <= SHORT &&
    (missing.length === telling.length ||
      telling.reduce((met, { terms }) => met + metWeight(terms), 0) <=
        (/[\d|`]/u.test(text) ? 0 : BY_CHANCE))
  );
}

function isSpokenOf({ terms, weight }: Wanted, doc: Document): boolean {
  const enough = SPOKEN_OF * Math.max(LEAST_WEIGHT, weight);
  const met = metWeight(terms);
  // All of its words may be spread over the lines of a list.
  if (met < enough || met === weight) return met >= enough;
  return doc.clauses().some(({ plain, heading, label }) => {
    CLAUSE_INDEX.read(`${label} ${heading} ${plain}`);
    return metWeight(terms, CLAUSE_INDEX) >= enough;
  });
}
