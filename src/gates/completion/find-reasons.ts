/**
 * Runs the rules over a document. The order is from cheap to dear: words by hash, then the clause that
 * an anchor stands in, then the patterns of the rules that the anchor asks for, then what takes a hit back.
 */

import type { GateCase, Reason } from "../gate.ts";
import { LINE } from "../text/lines.ts";
import type { BlockKind, Clause, Document } from "../text/document.ts";
import { contentUnder, isCancelled, NOTHING } from "./context.ts";
import { NEAR, openKeyTable, type KeyTable, type WrittenKeys } from "./key-table.ts";
import { numberWords, type Slip } from "./number-words.ts";
import { opened, type Pattern, type Rule } from "./rule.ts";
import { readSubject, type Subject } from "./subject.ts";

/** Whether to stop at the first reason or to collect them all. */
export type Thoroughness = "first" | "all";

/** Rules made ready to run. */
export interface RuleSet {
  /** Per pattern: the rule it belongs to. */
  readonly rules: readonly Rule[];
  readonly patterns: readonly Pattern[];
  /** Per pattern: whether its rule reads prose, code or both, and whether it is for other languages. */
  readonly reads: Uint8Array;
  readonly table: KeyTable;
  /** Per stage of the plans: the running number of the word of text by which it was reached last. */
  readonly reachedAt: Int32Array;
  /** Per pattern: the start of the clause it was last asked for, so that it is asked once. */
  readonly askedAt: Int32Array;
}

const READS_PROSE = 1;
const READS_CODE = 2;
const READS_FOREIGN = 4;

/** Makes rules ready, with the table that `keys.ts` holds for them. */
export function prepareRules(rules: readonly Rule[], keys: WrittenKeys): RuleSet {
  const owners: Rule[] = [];
  const patterns: Pattern[] = [];
  for (const rule of rules) {
    for (const pattern of rule.patterns) {
      owners.push(rule);
      patterns.push(pattern);
    }
  }
  const table = openKeyTable(keys);
  return {
    rules: owners,
    patterns,
    reads: Uint8Array.from(owners, ({ kinds = PROSE, foreign = false }) => {
      const code = kinds.includes("code") ? READS_CODE : 0;
      const prose = kinds.some((kind) => kind !== "code") ? READS_PROSE : 0;
      return code | prose | (foreign ? READS_FOREIGN : 0);
    }),
    table,
    reachedAt: new Int32Array(table.stageCount).fill(-FAR),
    askedAt: new Int32Array(patterns.length),
  };
}

const PROSE: readonly BlockKind[] = ["paragraph", "item", "heading", "cell"];

const FAR = 1 << 20;

/** Words seen since the counts began; they go on from case to case so that nothing has to be cleared. */
let wordsSeen = 0;

/** Reasons that the rules find, in order of position. */
export function findReasons(
  doc: Document,
  c: GateCase,
  set: RuleSet,
  thoroughness: Thoroughness,
): readonly Reason[] {
  const { rules, reads, table, reachedAt, askedAt } = set;
  const { entryStart, entryStage, entryAfter, entryPattern } = table;
  const { text } = doc;
  const scan = doc.scan();
  const { wordCount, wordStart, wordEnd, lineCount, lineStart } = scan;
  const { numbers, slips } = numberWords(scan, table);
  let kinds: Uint8Array | null = null;
  let line = 0;
  const reasons: Reason[] = [];
  const subject = readSubject(c);
  askedAt.fill(-1);
  if (wordsSeen > 1e9) {
    wordsSeen = 0;
    reachedAt.fill(-FAR);
  }
  const english = isEnglish(table, numbers, wordCount);
  const base = wordsSeen + NEAR;
  wordsSeen = base + wordCount;
  let clause: Clause | null = null;
  let clauseEnd = -1;
  let pending: number[] = [];
  for (let i = 0; i < wordCount; i++) {
    const word = numbers[i] ?? -1;
    if (word < 0) continue;
    const last = entryStart[word + 1] ?? 0;
    for (let entry = entryStart[word] ?? 0; entry < last; entry++) {
      const after = entryAfter[entry] ?? -1;
      if (after >= 0 && base + i - (reachedAt[after] ?? 0) > NEAR) continue;
      if (!hasCompany(table, entry, numbers, i, wordCount)) continue;
      reachedAt[entryStage[entry] ?? 0] = base + i;
      const index = entryPattern[entry] ?? -1;
      if (index < 0 || (english && (reads[index] ?? 0) >= READS_FOREIGN)) continue;
      const start = wordStart[i] ?? 0;
      if (rules[index]?.quick?.(text, start, wordEnd[i] ?? start) === false) continue;
      kinds ??= doc.outline().kind;
      while (line + 1 < lineCount && (lineStart[line + 1] ?? 0) <= start) line++;
      const kind = kinds[line];
      const asks = kind === LINE.code ? READS_CODE : READS_PROSE;
      if (kind === LINE.quote || ((reads[index] ?? 0) & asks) === 0) continue;
      if (start >= clauseEnd) {
        if (clause !== null && pending.length > 0) {
          testClause(doc, clause, pending, slips, set, subject, reasons, thoroughness);
          if (thoroughness === "first" && reasons.length > 0) return reasons;
          pending = [];
        }
        clause = doc.clauseOn(line, start);
        clauseEnd = clause === null ? start + 1 : clause.end;
      }
      if (clause === null || askedAt[index] === clause.start) continue;
      askedAt[index] = clause.start;
      pending.push(index);
    }
  }
  if (clause !== null) testClause(doc, clause, pending, slips, set, subject, reasons, thoroughness);
  return reasons;
}

/** Whether a message of some length has as many articles as English has. */
function isEnglish(table: KeyTable, numbers: Int32Array, wordCount: number): boolean {
  if (wordCount < 24) return false;
  const { article } = table;
  let count = 0;
  for (let i = 0; i < wordCount; i++) if (numbers[i] === article) count++;
  return count * 50 >= wordCount;
}

/** Whether one of an entry's companions stands as near to word `i`, on its side, as it must. */
function hasCompany(
  table: KeyTable,
  entry: number,
  numbers: Int32Array,
  i: number,
  wordCount: number,
): boolean {
  const reach = table.entryReach[entry] ?? 0;
  if (reach === 0) return true;
  const { members } = table;
  const set = table.entrySet[entry] ?? 0;
  const from = Math.max(0, reach < 0 ? i + reach : i + 1);
  const to = Math.min(wordCount, reach < 0 ? i : i + reach + 1);
  for (let at = from; at < to; at++) {
    const word = numbers[at] ?? -1;
    if (word >= 0 && (((members[set + (word >> 5)] ?? 0) >>> (word & 31)) & 1) === 1) return true;
  }
  return false;
}

function testClause(
  doc: Document,
  clause: Clause,
  asked: readonly number[],
  slips: readonly Slip[],
  set: RuleSet,
  subject: Subject,
  into: Reason[],
  thoroughness: Thoroughness,
): void {
  if (asked.length === 0) return;
  let text: string | null = null;
  for (const index of asked) {
    const rule = set.rules[index];
    if (rule === undefined || !(rule.kinds ?? PROSE).includes(clause.kind)) continue;
    text ??= mended(doc, clause, slips);
    const read = rule.reads === "plain" ? clause.plain : text;
    const pattern = set.patterns[index];
    if (pattern === undefined || !matches(rule, opened(pattern), doc, clause, read, subject))
      continue;
    if (isDescription(doc, clause, subject)) return;
    into.push(reasonOf(rule, doc, clause));
    if (thoroughness === "first") return;
  }
}

const TELLTALE_TITLE =
  /^(?:future work|limitations?|open (?:questions?|points?|issues?)|next steps?|postponed items?|deferred items?|to-?dos?|known issues?|outstanding items?|follow-?ups?|later|pending\b.*|failed\b.*|errors?|skipped\b.*)$/;
const FINDINGS =
  /\b(?:findings?|issues?|problems?|causes?|weakness(?:es)?|defects?|bugs?|risks?|faults?|symptoms?|complaints?|before|old|was|error|message|description|threats?|vulnerabilit\w+)\b/;
const REVIEWING =
  /^(?:review|audit|assess|analy[sz]e|inspect|survey|investigate|report on|evaluate|classify|triage|examine)\b/;

/**
 * Whether a clause describes a part that was asked for by its name ("Future work: …" of a paper), or a
 * finding of the review that was asked for, or a heading over nothing, and so says nothing about the work.
 */
function isDescription(doc: Document, clause: Clause, subject: Subject): boolean {
  if (clause.kind === "heading") {
    const under = contentUnder(doc, clause);
    return under !== null && NOTHING.test(under.plain);
  }
  if (clause.kind === "cell" && FINDINGS.test(clause.column)) return true;
  if (clause.kind !== "cell" && clause.kind !== "item" && clause.kind !== "paragraph") return false;
  const title = clause.label !== "" ? clause.label : clause.heading;
  if (title !== "" && TELLTALE_TITLE.test(title) && subject.doneWhen.includes(title)) return true;
  return (
    clause.kind !== "paragraph" && FINDINGS.test(clause.heading) && REVIEWING.test(subject.goal)
  );
}

/** The clause's text with the slips in it put right. */
function mended(doc: Document, clause: Clause, slips: readonly Slip[]): string {
  let { text } = clause;
  for (let i = slips.length - 1; i >= 0; i--) {
    const slip = slips[i];
    if (slip === undefined || slip.start < clause.start) break;
    if (slip.end <= clause.end)
      text = text.replace(doc.text.slice(slip.start, slip.end).toLowerCase(), slip.meant);
  }
  return text;
}

/** Whether a rule holds against a clause. */
export function matches(
  rule: Rule,
  pattern: RegExp,
  doc: Document,
  clause: Clause,
  text: string,
  subject: Subject,
): boolean {
  pattern.lastIndex = 0;
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
    // Patterns that can match further on are global; the others hold at the start of a clause alone.
    match = pattern.global ? pattern.exec(text) : null;
  }
  return false;
}

/** The reason a rule gives, with the whole clause as its span. */
export function reasonOf(
  rule: Pick<Rule, "id" | "says" | "advice">,
  doc: Document,
  clause: Pick<Clause, "start" | "end">,
): Reason {
  return {
    rule: rule.id,
    sentence: rule.says,
    span: { start: clause.start, end: clause.end, text: doc.text.slice(clause.start, clause.end) },
    missing: null,
    advice: rule.advice,
  };
}
