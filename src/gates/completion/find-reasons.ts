/**
 * Runs the rules over a document. The order is from cheap to dear: words by hash, then the clause that
 * an anchor stands in, then the patterns of the rules that the anchor asks for, then what takes a hit back.
 */

import type { GateCase, Reason } from "../gate.ts";
import type { BlockKind, Clause, Document } from "../text/document.ts";
import { buildAnchorTable, type AnchorTable } from "./anchors.ts";
import { isCancelled } from "./context.ts";
import type { Rule } from "./rule.ts";
import { readSubject, type Subject } from "./subject.ts";

/** Whether to stop at the first reason or to collect them all. */
export type Thoroughness = "first" | "all";

/** Rules made ready to run. */
export interface RuleSet {
  readonly rules: readonly Rule[];
  readonly table: AnchorTable;
}

export function prepareRules(rules: readonly Rule[]): RuleSet {
  return { rules, table: buildAnchorTable(rules) };
}

const PROSE: readonly BlockKind[] = ["paragraph", "item", "heading", "cell"];

const SHORTEST_MISSPELT = 6;
const LONGEST_MISSPELT = 22;

/** Reasons that the rules find, in order of position. */
export function findReasons(doc: Document, c: GateCase, set: RuleSet, thoroughness: Thoroughness): readonly Reason[] {
  const { table } = set;
  const scan = doc.scan();
  const { wordCount, wordHash, wordStart, wordEnd, wordLetters } = scan;
  const reasons: Reason[] = [];
  const subject = readSubject(c);
  let hits: Hit[] = [];
  let clauseEnd = -1;
  let clause: Clause | null = null;
  for (let i = 0; i < wordCount; i++) {
    let anchor = table.find(wordHash[i] ?? 0);
    let misspelt = false;
    if (anchor < 0) {
      const length = (wordEnd[i] ?? 0) - (wordStart[i] ?? 0);
      if (length < SHORTEST_MISSPELT || length > LONGEST_MISSPELT) continue;
      anchor = table.findMisspelt(doc.text, wordStart[i] ?? 0, wordEnd[i] ?? 0, wordLetters[i] ?? 0);
      if (anchor < 0) continue;
      misspelt = true;
    }
    const at = wordStart[i] ?? 0;
    if (at >= clauseEnd) {
      if (clause !== null && hits.length > 0) {
        testClause(doc, clause, hits, set, subject, reasons, thoroughness);
        if (thoroughness === "first" && reasons.length > 0) return reasons;
      }
      hits = [];
      clause = doc.clauseAt(at);
      clauseEnd = clause === null ? at + 1 : clause.end;
    }
    if (clause !== null) {
      hits.push({ anchor, misspelt: misspelt ? doc.text.slice(at, wordEnd[i] ?? at).toLowerCase() : "" });
    }
  }
  if (clause !== null && hits.length > 0) testClause(doc, clause, hits, set, subject, reasons, thoroughness);
  return reasons;
}

interface Hit {
  readonly anchor: number;
  /** The word as it was misspelt; "" when it was spelt right. */
  readonly misspelt: string;
}

function testClause(
  doc: Document,
  clause: Clause,
  hits: readonly Hit[],
  set: RuleSet,
  subject: Subject,
  into: Reason[],
  thoroughness: Thoroughness,
): void {
  const { rules, table } = set;
  let text = clause.text;
  for (const hit of hits) {
    if (hit.misspelt !== "") text = text.replace(hit.misspelt, table.wordOf(hit.anchor));
  }
  const tried: number[] = [];
  for (const hit of hits) {
    for (const index of table.rulesOf(hit.anchor)) {
      if (tried.includes(index)) continue;
      tried.push(index);
      const rule = rules[index];
      if (rule === undefined || !matches(rule, doc, clause, text, subject)) continue;
      into.push(reasonOf(rule, doc, clause, subject));
      if (thoroughness === "first") return;
    }
  }
}

/** Whether a rule holds against a clause. */
export function matches(rule: Rule, doc: Document, clause: Clause, text: string, subject: Subject): boolean {
  if (!(rule.kinds ?? PROSE).includes(clause.kind)) return false;
  const { pattern } = rule;
  let match: RegExpExecArray | null = pattern.exec(text);
  if (match === null || rule.unless?.test(text) === true) return false;
  // Another hit further on may stand where the first is taken back.
  for (let tries = 0; tries < 4 && match !== null; tries++) {
    if (
      (rule.check === undefined || rule.check({ doc, clause, text, match, subject })) &&
      !isCancelled(rule.cancelledBy ?? [], clause, text, match, subject, doc)
    ) {
      return true;
    }
    match = pattern.source.startsWith("^") ? null : execFrom(pattern, text, match.index + Math.max(1, match[0].length));
  }
  return false;
}

/** The first match at or after an offset, with its index in the whole text. */
function execFrom(pattern: RegExp, text: string, from: number): RegExpExecArray | null {
  const match = pattern.exec(text.slice(from));
  if (match !== null) match.index += from;
  return match;
}

/** The reason a rule gives, with the whole clause as its span. */
export function reasonOf(
  rule: Pick<Rule, "id" | "says" | "advice">,
  doc: Document,
  clause: Pick<Clause, "start" | "end">,
  _subject: Subject,
): Reason {
  return {
    rule: rule.id,
    sentence: rule.says,
    span: { start: clause.start, end: clause.end, text: doc.text.slice(clause.start, clause.end) },
    missing: null,
    advice: rule.advice,
  };
}

