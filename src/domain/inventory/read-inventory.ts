import type { Condition, Inventory, MessageRule } from "../inventory.ts";
import { clauseGroups } from "./clause-members.ts";
import { mendClauses } from "./clauses/joined-clauses.ts";
import { sharedTimes } from "./clauses/shared-times.ts";
import { clausesOf, type Clause } from "./clauses/split-clauses.ts";
import { tidy, withSubject } from "./condition-texts.ts";
import { withoutAnnouncement, withoutCode } from "./text/announcement.ts";
import { FRAGMENT, isGoneOnWith } from "./text/headings.ts";
import { isPolicySentence, rulesSentence } from "./text/policy.ts";
import { withScenariosListed } from "./text/scenarios.ts";
import { isRemark } from "./text/remarks.ts";
import { splitText, type Range, type Segment } from "./text/split.ts";
import { namedInTurn } from "./totals/named-in-turn.ts";
import { countedAgain, countedOpening, type Member } from "./totals/numbered-conditions.ts";

/** Reads a done_when into its conditions; see `Inventory`. Linear in the text. */
export function readInventory(written: string): Inventory {
  const doneWhen = withScenariosListed(written);
  const { segments, guard, leads } = splitText(doneWhen);
  const { deliveries, policies } = partPolicies(doneWhen, segments, guard);
  const conditions: Condition[] = [];
  let group = 0;
  for (const [part, segment] of announcedApart(doneWhen, deliveries).entries()) {
    const clauses = withLead(
      doneWhen,
      clausesOf(doneWhen, segment, guard),
      leads[segment.lead ?? -1],
    );
    let counted: readonly Member[] = [];
    const mended = mendClauses(doneWhen, clauses, guard);
    const times = sharedTimes(doneWhen, mended);
    for (const [i, clause] of mended.entries()) {
      const back = i > 0 && POINTS_BACK.test(doneWhen.slice(clause.start, clause.end));
      const own = back ? [[]] : clauseGroups(doneWhen, clause, guard);
      if (clause.subject === "") counted = countedOpening(doneWhen, clause, own);
      const isSingle = !back && own[0]?.length === 0;
      const groups = isSingle ? [countedAgain(doneWhen, clause, counted)] : own;
      const { start, end } = clause;
      for (const members of groups) {
        const [member] = members;
        if (members.length > 1) {
          for (const one of members) conditions.push({ ...one, start, end, part, group });
          group++;
        } else {
          const told = tidy(`${doneWhen.slice(start, end)} ${times[i] ?? ""}`);
          const text = member?.text ?? withSubject(clause, told);
          conditions.push({ text, start, end, part, group: null, member: null });
        }
      }
    }
  }
  if (conditions.length === 0) {
    const text = written.trim();
    if (text !== "")
      conditions.push({ text, start: 0, end: written.length, part: 0, group: null, member: null });
  }
  return { conditions: namedInTurn(doneWhen, conditions), policies };
}

/** "as CSV" below "The export works": the line goes on with the one that announced it. */
function withLead(text: string, clauses: readonly Clause[], lead?: Range): readonly Clause[] {
  const [first, ...others] = clauses;
  if (lead === undefined || first === undefined || first.subject !== "") return clauses;
  const subject = tidy(text.slice(lead.start, lead.end));
  if (!FRAGMENT.test(text.slice(first.start, first.start + 12)) || !isGoneOnWith(subject))
    return clauses;
  return [{ ...first, subject }, ...others];
}

/** The segments, the first of each sentence without what only announces them. */
function announcedApart(text: string, segments: readonly Segment[]): readonly Segment[] {
  const pieces = new Map<number, number>();
  for (const { sentence } of segments) pieces.set(sentence, (pieces.get(sentence) ?? 0) + 1);
  return segments.map((segment, i) =>
    segments[i - 1]?.sentence === segment.sentence
      ? withoutCode(text, segment)
      : withoutAnnouncement(text, segment, pieces.get(segment.sentence) ?? 1),
  );
}

/**
 * A policy takes the rest of its sentence with it, "Policy: quote the command; name the commit", and what rules the closing
 * message the rest of its part alone.
 */
function partPolicies(
  text: string,
  segments: readonly Segment[],
  guard: Uint8Array,
): { deliveries: readonly Segment[]; policies: readonly MessageRule[] } {
  const deliveries: Segment[] = [];
  const policies: MessageRule[] = [];
  let sentence = -1;
  for (const segment of segments) {
    const stretch = text.slice(segment.start, segment.end);
    const follows = sentence === segment.sentence;
    if (!follows && !isPolicySentence(stretch)) {
      if (!isRemark(stretch)) deliveries.push(segment);
      continue;
    }
    const rules = rulesSentence(stretch) || follows;
    sentence = rules ? segment.sentence : -1;
    const { start: from, before } = rules
      ? { start: segment.start, before: undefined }
      : messageClause(text, segment, guard);
    if (before !== undefined) deliveries.push({ ...segment, end: before });
    policies.push({ text: text.slice(from, segment.end), start: from, end: segment.end });
  }
  return { deliveries, policies };
}

/**
 * Where the clause about the closing message begins in "tests pass, and the closing message names the commit", and where
 * those before it end.
 */
function messageClause(
  text: string,
  segment: Segment,
  guard: Uint8Array,
): { start: number; before: number | undefined } {
  const clauses = clausesOf(text, segment, guard);
  const at = clauses.findIndex(({ start, end }) => isPolicySentence(text.slice(start, end)));
  const [before, about] = [clauses[at - 1], clauses[at]];
  if (before === undefined || about === undefined)
    return { start: segment.start, before: undefined };
  return { start: about.start, before: before.end };
}

/** "Run `make test && make lint` and both pass": what comes of the things before, and no two more. */
const POINTS_BACK = /^(?:both|all) (?:pass|work|succeed|exit)(?: with 0| cleanly)?$/iu;
