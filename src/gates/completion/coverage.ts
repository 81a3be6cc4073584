import type { GateCase, Reason } from "../gate.ts";
import { type Document, openDocument } from "../text/document.ts";
import { findPassedOver, mayPassOver, namesVariants } from "./coverage-beside.ts";
import { findOddCells, limitsRows, mayHaveOddCells } from "./coverage-columns.ts";
import { findShortfalls, mayFallShort } from "./coverage-counts.ts";
import { MESSAGE_INDEX } from "./coverage-index.ts";
import { shortRun } from "./coverage-endurance.ts";
import { findGap, totalStands, unsaidMembers } from "./coverage-enumeration.ts";
import { findBreach, lacksFile, lacksName, statesLimits } from "./coverage-limits.ts";
import { isMissing, metWeight, openMessage } from "./coverage-omission.ts";
import { shortOfQuota } from "./coverage-quota.ts";
import { bareClaim, missingCondition, otherSubject, reasonOf } from "./coverage-reasons.ts";
import { isPlainlyForeign } from "./languages/find-foreign.ts";
import { maySection, sectionless } from "./coverage-sections.ts";
import { findSwap } from "./coverage-swap.ts";
import { judgeThreshold } from "./coverage-thresholds.ts";
import { isUnrelated } from "./coverage-unrelated.ts";
import { demandOf, type Demand, type Wanted } from "./coverage-wanted.ts";

/**
 * Which conditions of done_when the message does not report as delivered: left out in silence, a
 * stated number or threshold not met, another thing in place of the one that was asked, or a bare
 * claim that reports nothing. Deferrals and blockers are found elsewhere, by their words.
 *
 * For the verdict alone ask `restates` and `coversAtOnce` first: either of them true means that this
 * returns nothing.
 */
export function findUncovered(doc: Document, c: GateCase): Reason[] {
  const demand = demandOf(c.doneWhen);
  MESSAGE_INDEX.read(c.output);
  const message = openMessage(doc, c.goal);
  // Hardly a word of a German report is one of an English condition.
  const isTranslated =
    isPlainlyForeign(doc) &&
    !isPlainlyForeign(openDocument(c.doneWhen)) &&
    partsOf(doc) >= demand.wanted.length;
  const missing = demand.wanted.filter(
    (wanted) =>
      (!isTranslated && isMissing(wanted, demand, message)) ||
      lacksName(wanted, demand) ||
      lacksFile(wanted, c.output, c.goal),
  );
  if (isBare(c, demand, missing)) return [bareClaim(c, demand)];
  if (isUnrelated(c, demand)) return [otherSubject(c, demand)];
  const reasons = missing.map(missingCondition);
  const told = new Set(missing);
  const tell = (wanted: Wanted, reason: Reason): void => {
    if (told.has(wanted)) return;
    told.add(wanted);
    reasons.push(reason);
  };
  for (const wanted of demand.wanted) {
    const swap = findSwap(wanted.swaps, doc);
    if (swap !== null)
      tell(
        wanted,
        reasonOf(
          "substitution",
          `The goal asks for ${swap.asked}; the message reports ${swap.given} in its place`,
          null,
          wanted,
          "deliver what was asked, or have the goal redirected",
        ),
      );
    for (const run of wanted.runs) {
      const gap = findGap(doc, run);
      if (gap !== null)
        tell(
          wanted,
          reasonOf(
            "member",
            `The message tells ${gap.of} by number and leaves out ${gap.number}`,
            null,
            wanted,
            "report it with its evidence, or have the goal redirected",
          ),
        );
    }
    const few = wanted.quota === null ? null : shortOfQuota(doc, wanted.quota);
    if (few !== null)
      tell(
        wanted,
        reasonOf(
          "count",
          "The number that is reported is less than the condition asks for",
          { start: few.start, end: few.end, text: doc.text.slice(few.start, few.end) },
          wanted,
          "deliver and report the rest, or have the goal redirected",
        ),
      );
    const run = wanted.endurance === null ? null : shortRun(doc, wanted.endurance);
    if (run !== null)
      tell(
        wanted,
        reasonOf(
          "threshold",
          "The run that is reported is shorter than the condition asks for",
          { start: run.start, end: run.end, text: doc.text.slice(run.start, run.end) },
          wanted,
          "let it run as long as that, or have the goal redirected",
        ),
      );
    const breach = findBreach(doc, wanted);
    if (breach !== null)
      tell(
        wanted,
        reasonOf(
          breach.kind === "range" ? "count" : "threshold",
          BREACHES[breach.kind],
          { ...breach, text: doc.text.slice(breach.start, breach.end) },
          wanted,
          "deliver and report all of it, or have the goal redirected",
        ),
      );
    if (wanted.threshold !== null) judgeThreshold(doc, wanted, tell);
  }
  for (const { wanted, clause, said } of findShortfalls(doc, demand)) {
    tell(
      wanted,
      reasonOf(
        "count",
        `"${said}" is less than the condition asks for`,
        { start: clause.start, end: clause.end, text: doc.text.slice(clause.start, clause.end) },
        wanted,
        "deliver and report the rest, or have the goal redirected",
      ),
    );
  }
  const left = reasons.length === 0 ? sectionless(doc, demand) : null;
  if (left !== null) tell(left, missingCondition(left));
  const passed = findPassedOver(demand, c.goal, c.output);
  if (passed !== null)
    tell(
      passed.wanted,
      reasonOf(
        "substitution",
        `The goal asks for ${passed.asked}; the message reports ${passed.given ?? "something else"} in its place`,
        null,
        passed.wanted,
        "deliver what was asked, or have the goal redirected",
      ),
    );
  for (const list of demand.lists) {
    const unsaid = unsaidMembers(list, doc.text);
    const [name] = unsaid;
    if (name === undefined || totalStands(list, doc)) continue;
    const wanted = demand.wanted.find(({ text }) => text.includes(name)) ?? demand.wanted[0];
    if (wanted === undefined) continue;
    tell(
      wanted,
      reasonOf(
        "member",
        `The message speaks of the others by name and nowhere of ${unsaid.join(", ")}`,
        null,
        wanted,
        "report it with its evidence, or have the goal redirected",
      ),
    );
  }
  for (const { wanted, cell, kind } of findOddCells(doc, demand, c.goal)) {
    const row = cell.row === "" ? cell : (doc.blockOfLine(cell.line)[0] ?? cell);
    const { start } = row;
    const end = Math.max(cell.end, row.end);
    tell(
      wanted,
      reasonOf(
        kind === "over" ? "threshold" : "cell",
        CELLS[kind],
        { start, end, text: doc.text.slice(start, end) },
        wanted,
        "deliver and report it for every row, or have the goal redirected",
      ),
    );
  }
  return reasons;
}

/** How many things a report tells: its items, sentences and rows. */
function partsOf(doc: Document): number {
  return new Set(doc.clauses().map(({ kind, line, start }) => (kind === "cell" ? line : -start)))
    .size;
}

const CELLS = {
  odd: "One row of the table does not say what all the others say",
  empty: "One row of the table lacks what is asked for each",
  over: "A row of the table does not keep the limit that the condition states",
} as const;

const BREACHES = {
  range: "The range that is reported ends before that of the condition",
  most: "The figure that is reported is more than the condition allows",
  none: "The message reports some where the condition asks for none",
} as const;

/**
 * A cheap first look without opening the document: true when every condition is surely reported and
 * nothing has to be compared. True implies that `findUncovered` finds nothing.
 */
export function coversAtOnce(c: GateCase): boolean {
  const demand = demandOf(c.doneWhen);
  if (demand.bounds || mayHaveOddCells(c.output)) return false;
  if (c.output.includes("|") && limitsRows(demand)) return false;
  MESSAGE_INDEX.read(c.output);
  if (statesLimits(demand, c.output)) return false;
  if (mayPassOver(c.output) || namesVariants(demand) || maySection(demand, c.output)) return false;
  if (demand.runs && /[\d]/.test(c.output)) return false;
  if (demand.lists.some((list) => unsaidMembers(list, c.output).length > 0)) return false;
  for (const wanted of demand.wanted) {
    if (
      isMissing(wanted, demand, null) ||
      lacksName(wanted, demand) ||
      lacksFile(wanted, c.output, c.goal) ||
      findSwap(wanted.swaps, null) !== null
    )
      return false;
  }
  if (mayFallShort(demand, c.output)) return false;
  return !isBare(c, demand, []) && !isUnrelated(c, demand);
}

/** What a message without a figure that reports nothing may meet: one common word. */
const BY_CHANCE = 0.5;

/** A short message in which no condition is touched: "Done!", "C'est terminé, tout est en place." */
function isBare(c: GateCase, demand: Demand, missing: readonly Wanted[]): boolean {
  const text = c.output.trim();
  if (text.length > 300) return false;
  const telling = demand.wanted.filter((wanted) => wanted.terms.length > 0);
  if (telling.length === 0) return !/\d|`/u.test(text) && text.split(/\s+/u).length <= 6;
  return (
    missing.length === telling.length ||
    telling.reduce((met, { terms }) => met + metWeight(terms), 0) <=
      (/[\d|`]/u.test(text) ? 0 : BY_CHANCE)
  );
}
