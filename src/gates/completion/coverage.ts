import type { Inventory } from "../../domain/inventory.ts";
import type { GateCase, Reason, Span } from "../gate.ts";
import type { Clause, Document } from "../text/document.ts";
import { findShortfalls, shares } from "./coverage-counts.ts";
import { figuresIn, meets, type Figure } from "./coverage-figures.ts";
import { MESSAGE_INDEX } from "./coverage-index.ts";
import { findSwap } from "./coverage-swap.ts";
import { termMet, type Term } from "./coverage-terms.ts";
import { demandOf, type Demand, type Wanted } from "./coverage-wanted.ts";

/**
 * Which conditions of done_when the message does not report as delivered: left out in silence, a
 * stated number or threshold not met, another thing in place of the one that was asked, or a bare
 * claim that reports nothing. Deferrals and blockers are found elsewhere, by their words.
 *
 * `coversAtOnce(c)` true means that this returns nothing; ask it first.
 */
export function findUncovered(doc: Document, c: GateCase, inventory: Inventory): Reason[] {
  const demand = demandOf(c.doneWhen, inventory);
  MESSAGE_INDEX.read(c.output);
  const missing = demand.wanted.filter((wanted) => isMissing(wanted, demand, doc));
  if (isBare(c, demand, missing)) return [bareClaim(c, demand)];
  const reasons = missing.map(missingCondition);
  if (!demand.compares) return reasons;
  const told = new Set(missing);
  const tell = (wanted: Wanted, reason: Reason): void => {
    if (told.has(wanted)) return;
    told.add(wanted);
    reasons.push(reason);
  };
  for (const wanted of demand.wanted) {
    const swap = findSwap(wanted.text);
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
  return reasons;
}

/**
 * A cheap first look without opening the document: true when every condition is surely reported and
 * nothing has to be compared. True implies that `findUncovered` finds nothing.
 */
export function coversAtOnce(c: GateCase): boolean {
  const demand = demandOf(c.doneWhen);
  if (demand.compares) return false;
  MESSAGE_INDEX.read(c.output);
  for (const wanted of demand.wanted) if (isMissing(wanted, demand, null)) return false;
  return !isBare(c, demand, []);
}

/** Share of its words below which a condition with enough words counts as left out. */
const LOW = 0.32;
const ENOUGH = 2.4;
/** Weight from which a condition that is not touched at all counts as left out. */
const UNTOUCHED = 1.9;
/** Things that a report names by their name or not at all. */
const NAMED =
  /\b(?:tests?|docs|documentation|documented|readme|changelog|change log|release notes|dashboard|benchmark|migration|metrics?|traces?|audit|runbook|licence|license)\b/iu;

function isMissing(wanted: Wanted, demand: Demand, doc: Document | null): boolean {
  if (wanted.terms.length === 0) return false;
  if (wanted.own.length > 0 && ownMet(wanted) === 0 && memberMissing(wanted, demand, doc))
    return true;
  const met = metWeight(wanted.terms);
  const share = met / wanted.weight;
  if (met === 0) return wanted.weight >= UNTOUCHED || NAMED.test(wanted.text);
  return share <= LOW && wanted.weight >= ENOUGH;
}

/** A list's member is missing when its name is nowhere, a sibling's is, and no total speaks for all. */
function memberMissing(wanted: Wanted, demand: Demand, doc: Document | null): boolean {
  const siblings = demand.wanted.filter(
    (other) => other.group === wanted.group && other !== wanted,
  );
  const named = siblings.filter((other) => ownMet(other) > 0).length;
  if (named === 0 || named * 2 < siblings.length) return false;
  return (
    wanted.own.some((term) => term.weight >= 1) && !totalSaid(doc, wanted, siblings.length + 1)
  );
}

const NAMES = [
  "",
  "one",
  "two",
  "three",
  "four",
  "five",
  "six",
  "seven",
  "eight",
  "nine",
  "ten",
  "eleven",
  "twelve",
];

/** "each of those three states", "all four": a total about the same things speaks for every member. */
function totalSaid(doc: Document | null, wanted: Wanted, size: number): boolean {
  if (doc === null) return false;
  const words = new RegExp(
    `\\b(?:all|each|every|any|${size === 2 ? "both|" : ""}${size}|${NAMES[size] ?? size})\\b`,
    "u",
  );
  const own = new Set(wanted.own.map((term) => term.word));
  const shared = wanted.terms.filter((term) => !own.has(term.word));
  return doc
    .clauses()
    .some(
      (clause) =>
        words.test(clause.plain) &&
        (shares(clause, shared) ||
          /\b(?:all|both) (?:\w+ )?(?:of (?:them|those|these)|work|pass|are|done|live)\b/u.test(
            clause.plain,
          )),
    );
}

function ownMet(wanted: Wanted): number {
  return metWeight(wanted.own);
}

function metWeight(terms: readonly Term[]): number {
  let met = 0;
  for (const term of terms) if (termMet(term, MESSAGE_INDEX)) met += term.weight;
  return met;
}

/** A short message in which no condition is touched: "Done!", "C'est terminé, tout est en place." */
function isBare(c: GateCase, demand: Demand, missing: readonly Wanted[]): boolean {
  const text = c.output.trim();
  if (text.length > 300) return false;
  const telling = demand.wanted.filter((wanted) => wanted.terms.length > 0);
  if (telling.length === 0) return !/\d|`/u.test(text) && text.split(/\s+/u).length <= 6;
  return (
    missing.length === telling.length || telling.every((wanted) => metWeight(wanted.terms) === 0)
  );
}

/** Figures that speak of a threshold all fail it, or the worst of them does. */
function judgeThreshold(
  doc: Document,
  wanted: Wanted,
  tell: (wanted: Wanted, reason: Reason) => void,
): void {
  const { threshold } = wanted;
  if (threshold === null) return;
  let met = false;
  let short: Figure | null = null;
  let comparable = false;
  for (const clause of doc.clauses()) {
    if (clause.kind === "quote") continue;
    const raw = doc.text.slice(clause.start, clause.end);
    comparable ||= figuresIn(raw, 0).some((figure) => figure.unit === threshold.unit);
    if (!shares(clause, subjectOf(wanted))) continue;
    for (const figure of figuresOf(clause, raw, wanted)) {
      const fits = meets(threshold, figure);
      if (fits === true) met = true;
      if (fits === false) {
        short ??= figure;
        if (isWorst(raw, figure.start - clause.start, figure.end - clause.start))
          return tell(wanted, shortOf(doc, wanted, figure));
      }
    }
  }
  if (met) {
    if (wanted.scope.length > 0 && metWeight(wanted.scope) === 0)
      tell(
        wanted,
        reasonOf(
          "scope",
          "The figure is not reported for what the condition names",
          null,
          wanted,
          "measure it there and report the figure",
        ),
      );
    return;
  }
  if (!comparable && metWeight(wanted.terms) <= wanted.weight / 2)
    tell(wanted, missingCondition(wanted));
  if (short !== null) tell(wanted, shortOf(doc, wanted, short));
}

function shortOf(doc: Document, wanted: Wanted, figure: Figure): Reason {
  return reasonOf(
    "threshold",
    "The figure that is reported does not reach what the condition states",
    { start: figure.start, end: figure.end, text: doc.text.slice(figure.start, figure.end) },
    wanted,
    "reach the figure, or have the goal redirected",
  );
}

/** What the threshold is about: its terms without numbers, scope and measure words. */
function subjectOf(wanted: Wanted): readonly Term[] {
  const scope = new Set(wanted.scope.map((term) => term.word));
  const subject = wanted.terms.filter((term) => !scope.has(term.word));
  const telling = subject.filter((term) => term.weight >= 1);
  return telling.length > 0 ? telling : subject.length > 0 ? subject : wanted.terms;
}

/** A percentile's figure is the one after its name; other figures of the clause all count. */
function figuresOf(clause: Clause, raw: string, wanted: Wanted): readonly Figure[] {
  const figures = figuresIn(raw, clause.start);
  const percentile = /\bp\d\d\b/iu.exec(wanted.text)?.[0];
  if (percentile === undefined || clause.kind === "cell") return figures;
  const at = raw.toLowerCase().indexOf(percentile.toLowerCase());
  return at < 0 ? figures : figures.filter((figure) => figure.start - clause.start > at + 2);
}

const WORST = /\b(?:worst|slowest|longest|peak|maximum|highest)\b/iu;

function isWorst(raw: string, from: number, to: number): boolean {
  return (
    WORST.test(raw.slice(to, to + 14)) ||
    /\b(?:worst|slowest|peak|longest)(?: \p{L}+){0,2} $/iu.test(
      raw.slice(Math.max(0, from - 24), from),
    )
  );
}

function missingCondition(wanted: Wanted): Reason {
  return reasonOf(
    "condition",
    "The message does not report this condition",
    null,
    wanted,
    "report it with its evidence, or have the goal redirected",
  );
}

function bareClaim(c: GateCase, demand: Demand): Reason {
  const text = c.output.trim();
  const start = c.output.indexOf(text);
  return {
    rule: "completion.missing.bare-claim",
    sentence: "The message claims to be done and reports no item",
    span: text === "" ? null : { start, end: start + text.length, text },
    missing: demand.wanted[0]?.text ?? null,
    advice: "report each condition with its evidence",
  };
}

function reasonOf(
  kind: string,
  sentence: string,
  place: Span | null,
  wanted: Wanted,
  advice: string,
): Reason {
  return {
    rule: `completion.missing.${kind}`,
    sentence: `${sentence}: ${wanted.text}`,
    span: place,
    missing: wanted.text,
    advice,
  };
}
