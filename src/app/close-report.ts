import { type Whereabouts, sessionCommand } from "../domain/board-command.ts";
import { type Problem, refused } from "../domain/errors.ts";
import {
  type AnchoredRecord,
  besideEdited,
  checkAnchors,
  compareOrFindOut,
} from "../domain/goal-anchors.ts";
import { resumedBy } from "../domain/goal-rules.ts";
import { contentWords, copiesAmong, readInventory } from "../domain/inventory.ts";
import {
  type Credit,
  type Discrepancy,
  type DiscrepancyKind,
  type GoalRecord,
  statusBehindHold,
} from "../domain/goal.ts";
import type { Deliveries } from "./deliveries.ts";

/** How the delivered items of a `close` were counted. */
export interface CloseReport {
  /** The conditions of the done_when in force, in reading order. */
  readonly conditions: readonly string[];
  readonly credits: readonly Credit[];
  /** Conditions without an item. */
  readonly missing: readonly string[];
  /** Items beyond the conditions: kept and reported. */
  readonly surplus: readonly string[];
  /** Items that say what an earlier one says; they count once. */
  readonly copies: readonly string[];
  /** Credits without a word in common, to be said aloud. */
  readonly unmatched: readonly Credit[];
  /** What needs an acknowledgement; empty when the goal can be completed without one. */
  readonly discrepancies: readonly Discrepancy[];
  /** The discrepancies as problems, in the same order; what one item says of several conditions is told once. */
  readonly problems: readonly Problem[];
}

export interface CloseRules {
  /** What is delivered, read against `goalInForce`. */
  readonly found: Deliveries;
  /** `closing.require_matching_words`. */
  readonly requireMatchingWords: boolean;
}

/** Counts the items and lists every discrepancy. */
export function reportClose(
  { record, anchors }: AnchoredRecord,
  { found, requireMatchingWords }: CloseRules,
  where: Whereabouts,
): CloseReport {
  const counted = count(found);
  const { note } = found;
  const deferring = found.deferring.map(({ item, why }) =>
    discrepancy("deferring_item", why, { item }),
  );
  const discrepancies = [
    ...checkAnchors(record, anchors).map(({ message }) => discrepancy("anchor_mismatch", message)),
    ...(statusBehindHold(record) === "abandoned"
      ? [discrepancy("abandoned", "the goal was abandoned")]
      : []),
    ...counted.missing.map((condition) =>
      discrepancy("missing_item", `nothing was delivered for: ${condition}`, { condition }),
    ),
    ...deferring,
    ...denyingItems(found),
    ...(note === null ? [] : [discrepancy("deferring_note", note)]),
    ...(requireMatchingWords ? counted.unmatched.map(unmatchedCredit) : []),
  ];
  const isEdited = discrepancies.some(({ kind }) => kind === "anchor_mismatch");
  const problems = groupedByItem(discrepancies)
    .map((each) => problemOf(each, { record, anchors }, where))
    .map((problem) => (isEdited ? besideEdited(problem) : problem));
  return { ...counted, discrepancies, problems };
}

/** Items that say that a condition does not hold: in words, by a figure, by another deed or by another thing in the place of the one asked for. */
function denyingItems({
  crediting,
  broken,
  otherDeeds,
  rivals,
  items,
  conditions,
}: Deliveries): readonly Discrepancy[] {
  const told = [
    ...crediting.denials.map((denial) => ({ ...denial, says: "it says that this does not hold" })),
    ...broken.map((one) => ({ ...one, says: `${one.figure} does not keep to this` })),
    ...otherDeeds.map((one) => ({
      ...one,
      says: `"${one.words}" tells of less than this or of another deed`,
    })),
    ...rivals.map(({ asked, given, ...pair }) => ({
      ...pair,
      says: `it tells of ${given} where ${asked} is asked`,
    })),
  ];
  return told.flatMap(({ item: at, condition: row, says }) => {
    const [item, condition] = [items[at], conditions[row]];
    if (item === undefined || condition === undefined) return [];
    return [discrepancy("denying_item", `${says}: ${condition}`, { item, condition })];
  });
}

/** "Endpoints designed" of four endpoints is one problem with four conditions. */
function groupedByItem(discrepancies: readonly Discrepancy[]): readonly Discrepancy[] {
  const grouped = Map.groupBy(discrepancies.entries(), ([at, { kind, item, condition, detail }]) =>
    kind === "denying_item" && condition !== null
      ? JSON.stringify([item, detail.slice(0, -condition.length)])
      : at,
  );
  return [...grouped.values()].flatMap(([first, ...others]) => {
    if (first === undefined) return [];
    const further = others.flatMap(([, { condition }]) => condition ?? []);
    return [{ ...first[1], detail: [first[1].detail, ...further].join("; ") }];
  });
}

type Counted = Omit<CloseReport, "discrepancies" | "problems">;

function count({ conditions, items, crediting }: Deliveries): Counted {
  const pick = (from: readonly string[], at: readonly number[]): readonly string[] =>
    at.flatMap((index) => from[index] ?? []);
  const credits = crediting.credits.flatMap(({ condition, item, sharedWords }): Credit[] => {
    const [wanted, given] = [conditions[condition], items[item]];
    if (wanted === undefined || given === undefined) return [];
    return [{ condition: wanted, item: given, shared_words: spelled(sharedWords, wanted) }];
  });
  return {
    conditions,
    credits,
    missing: pick(conditions, crediting.uncovered),
    surplus: pick(items, crediting.surplus),
    copies: pick(items, crediting.copies),
    unmatched: credits.filter(({ shared_words }) => shared_words.length === 0),
  };
}

/** Which delivered items of a closed goal, by their index, were counted as copies when it was closed. */
export function copiesIn({ done_when, closure }: GoalRecord): ReadonlySet<number> {
  if (closure === null) return new Set();
  const { delivered_items, discrepancies } = closure;
  const deferring = new Set(
    discrepancies.flatMap(({ kind, item }) => (kind === "deferring_item" ? [item] : [])),
  );
  const delivering = [...delivered_items.entries()].filter(([, item]) => !deferring.has(item));
  const copies = copiesAmong(
    readInventory(done_when),
    delivering.map(([, item]) => item),
  );
  return new Set(copies.flatMap((at) => delivering[at]?.[0] ?? []));
}

/** Stems as the condition spells them, where one word is one stem: what both have in common is told in words that stand there. */
function spelled(stems: readonly string[], condition: string): readonly string[] {
  const words = new Map<string, string>();
  for (const word of condition.match(/[\p{L}\p{N}][\p{L}\p{N}\p{M}'’.-]*/gu) ?? []) {
    const [stem, ...others] = contentWords(word);
    if (stem !== undefined && others.length === 0 && !words.has(stem)) words.set(stem, word);
  }
  return stems.map(
    (stem) =>
      words
        .get(stem)
        ?.replace(/[.'’-]+$/u, "")
        .toLowerCase() ?? stem,
  );
}

function unmatchedCredit({ condition, item }: Credit): Discrepancy {
  return discrepancy("unmatched_credit", `"${item}" shares no word with: ${condition}`, {
    condition,
    item,
  });
}

function discrepancy(
  kind: DiscrepancyKind,
  detail: string,
  about: { readonly condition?: string; readonly item?: string } = {},
): Discrepancy {
  return { kind, condition: about.condition ?? null, item: about.item ?? null, detail };
}

function problemOf(
  { kind, item, detail }: Discrepancy,
  { record, anchors }: AnchoredRecord,
  where: Whereabouts,
): Problem {
  const quoted = item === null ? "" : `the item "${item}" is no delivery: `;
  switch (kind) {
    case "missing_item":
      // A file of many lines is one item, too.
      return refused(
        "close.missing_item",
        detail,
        "deliver it and name it with a --delivered-item of its own (one item counts for one condition)",
      );
    case "deferring_item":
      return refused(
        "close.deferring_item",
        `${quoted}${detail}`,
        "deliver it, then name it as delivered",
      );
    case "denying_item":
      return refused(
        "close.denying_item",
        `${quoted}${detail}`,
        "make it hold, then name what shows it",
      );
    case "deferring_note":
      return refused(
        "close.deferring_note",
        `the close note puts work off: ${detail}`,
        "deliver it, or have the operator acknowledge it",
      );
    case "unmatched_credit":
      return refused(
        "close.unmatched_credit",
        detail,
        "look whether it is what was asked for; if it is, name it in the words of the condition, else deliver that first",
      );
    case "abandoned":
      return refused("close.abandoned", detail, takeUp(record, where));
    case "anchor_mismatch":
      return refused(
        "goal.anchor_mismatch",
        detail,
        compareOrFindOut(record.session_ref, anchors, where),
      );
    default:
      return kind satisfies never;
  }
}

/**
 * How an abandoned goal becomes a live one. A held one takes no status and is open after its hold, which
 * the session that closes has no right to end.
 */
function takeUp(record: GoalRecord, where: Whereabouts): string {
  if (record.status === "held")
    return `wait, or have ${resumedBy(record, where)} to take it up again`;
  const working = sessionCommand("set", record.session_ref, where, " --status working");
  return `take it up again with "${working}"`;
}
