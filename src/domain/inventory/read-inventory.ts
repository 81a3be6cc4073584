import type { Condition, Inventory, Policy } from "../inventory.ts";
import { withoutAnnouncement } from "./text/announcement.ts";
import { listInBrackets, withDashesEnclosed } from "./lists/brackets.ts";
import { withTotalInline } from "./totals/appositions.ts";
import { clausesOf, type Clause } from "./clauses/split-clauses.ts";
import { aloneIn, insteadOf, tidy, withoutBrackets, withSubject } from "./condition-texts.ts";
import { findCountedList, type CountedList, type CountedMember } from "./totals/counted-list.ts";
import { FRAGMENT, isGoneOnWith } from "./text/headings.ts";
import { mendClauses } from "./clauses/joined-clauses.ts";
import { findList, listWithAnd } from "./lists/members.ts";
import { type MemberList } from "./lists/member-list.ts";
import {
  countedAgain,
  countedOpening,
  numbered,
  type Member,
} from "./totals/numbered-conditions.ts";
import { isPolicySentence, rulesSentence } from "./text/policy.ts";
import { isRemark } from "./text/remarks.ts";
import { splitText, type Range, type Segment } from "./text/split.ts";
import { tokensOf, type Token } from "./text/tokens.ts";
import { namesBehindTotal } from "./totals/total-asides.ts";
import { namesOf, namingList } from "./totals/total-names.ts";
import { findTotal, type Total } from "./totals/totals.ts";

/** Reads a done_when into its conditions; see `Inventory`. Linear in the text. */
export function readInventory(doneWhen: string): Inventory {
  const { segments, guard, leads } = splitText(doneWhen);
  const { deliveries, policies } = partPolicies(doneWhen, segments, guard);
  const conditions: Condition[] = [];
  let group = 0;
  for (const segment of announcedApart(doneWhen, deliveries)) {
    const clauses = withLead(
      doneWhen,
      clausesOf(doneWhen, segment, guard),
      leads[segment.lead ?? -1],
    );
    let counted: readonly Member[] = [];
    for (const [i, clause] of mendClauses(doneWhen, clauses, guard).entries()) {
      const back = i > 0 && POINTS_BACK.test(doneWhen.slice(clause.start, clause.end));
      const own = back ? [[]] : clauseGroups(doneWhen, clause, guard);
      if (clause.subject === "") counted = countedOpening(doneWhen, clause, own);
      const isSingle = !back && own[0]?.length === 0;
      const groups = isSingle ? [countedAgain(doneWhen, clause, counted)] : own;
      for (const members of groups) {
        if (members.length === 0) conditions.push(single(doneWhen, clause));
        else if (members.length === 1)
          conditions.push(
            ...members.map((member) => ({ ...single(doneWhen, clause), text: member.text })),
          );
        else {
          for (const member of members)
            conditions.push({ ...member, start: clause.start, end: clause.end, group });
          group++;
        }
      }
    }
  }
  if (conditions.length === 0) {
    const text = doneWhen.trim();
    if (text !== "")
      conditions.push({ text, start: 0, end: doneWhen.length, group: null, member: null });
  }
  return { conditions, policies };
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
      ? segment
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
): { deliveries: readonly Segment[]; policies: readonly Policy[] } {
  const deliveries: Segment[] = [];
  const policies: Policy[] = [];
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

function single(text: string, clause: Clause): Condition {
  return {
    text: withSubject(clause, tidy(text.slice(clause.start, clause.end))),
    start: clause.start,
    end: clause.end,
    group: null,
    member: null,
  };
}

/** "Run `make test && make lint` and both pass": what comes of the things before, and no two more. */
const POINTS_BACK = /^(?:both|all) (?:pass|work|succeed|exit)(?: with 0| cleanly)?$/iu;

const TOTAL_TAKEN_OVER = /^(?:all|both|each of (?:the|these|those))\s/iu;

/** The groups of members of a clause; one empty group when it is a single condition. */
function clauseGroups(
  text: string,
  clause: Clause,
  guard: Uint8Array,
): readonly (readonly Member[])[] {
  const plain = tokensOf(text, clause, guard);
  if (plain.length > 1_500) return [[]];
  // "all four endpoints answer and are documented": what is taken over is counted anew.
  if (TOTAL_TAKEN_OVER.test(clause.subject)) {
    const whole = withSubject(clause, tidy(text.slice(clause.start, clause.end)));
    const range = { start: 0, end: whole.length, subject: "" };
    return clauseGroups(whole, range, splitText(whole).guard);
  }
  const tokens = withTotalInline(withDashesEnclosed(text, clause, plain));
  if (namesBehindTotal(tokens) !== null) return [clauseMembers(text, clause, tokens)];
  const counted = findCountedList(tokens);
  if (counted !== null)
    return counted.members.map((member) => countedMembers(text, clause, tokens, counted, member));
  const total = findTotal(tokens);
  const outer = listWithAnd(tokens);
  const within =
    total !== null &&
    outer?.members.some(({ start, end }) => holds(tokens[total.at], start, end)) === true;
  if (outer !== null && (outer.members.length > 2 || within)) {
    // "one sheet per region (North, South), a totals sheet and …": a member that is a list of its own.
    const nested = outer.members.map((member) =>
      clauseMembers(
        text,
        { ...member, subject: "" },
        tokens.filter((token) => token.start >= member.start && token.end <= member.end),
      ),
    );
    // "shows all three pages, login, signup and reset, at once": the others name what the first counts.
    const [first, ...names] = outer.members;
    const named =
      total?.count === names.length &&
      first !== undefined &&
      holds(tokens[total.at], first.start, first.end) &&
      names.every(({ start, end }) => !/\s\S+\s/u.test(text.slice(start, end)));
    if (
      nested.some((members) => members.length > 1) &&
      !named &&
      (within || total?.count !== outer.members.length)
    ) {
      const flat = outer.members.map((member, i) =>
        (nested[i]?.length ?? 0) > 1
          ? (nested[i] ?? []).map(({ text: own, member: name }) => ({
              text:
                outer.told === true || isPairInFront(text, clause, outer)
                  ? withSubject(clause, insteadOf(text, clause, outer, own))
                  : own,
              member: name,
            }))
          : [{ text: withSubject(clause, aloneIn(text, clause, outer, member)), member: null }],
      );
      return flat;
    }
  }
  return [clauseMembers(text, clause, tokens)];
}

/** "see the basket and the order, invoice and shipping tabs": the first member is two, each of them told as the others are. */
function isPairInFront(text: string, clause: Clause, { members, end }: MemberList): boolean {
  const [first] = members;
  return (
    first !== undefined &&
    end === clause.end &&
    /^(?:the|an?)\s[^\s,]+\sand\s(?:the|an?)\s[^\s,]+$/iu.test(text.slice(first.start, first.end))
  );
}

/** As many conditions as a member of a counted list counts, each with the rest of the clause around it. */
function countedMembers(
  text: string,
  clause: Clause,
  tokens: readonly Token[],
  list: CountedList,
  { from, to, count, order, things }: CountedMember,
): readonly Member[] {
  const own = tokens.slice(from, to);
  const around = (name: string): string =>
    tidy(
      order
        ? name
        : text.slice(clause.start, tokens[list.from]?.start) +
            name +
            text.slice(tokens[list.to - 1]?.end, clause.end),
    );
  const range = { start: own[0]?.start ?? 0, end: own.at(-1)?.end ?? 0 };
  if (count === 1) {
    const nested = clauseMembers(text, { ...range, subject: "" }, own);
    return nested.length > 1
      ? nested.map((one) => ({ text: withSubject(clause, around(one.text)), member: one.member }))
      : [{ text: withSubject(clause, around(text.slice(range.start, range.end))), member: null }];
  }
  const names = namesOf(text, own, count, listInBrackets(text, own, 2));
  const bare =
    names.length > 0 ? withoutBrackets(text, range, own) : text.slice(range.start, range.end);
  if (things !== null) {
    const [first, last] = [tokens[things.from], tokens[things.to - 1]];
    const [number, rest] = [own[0]?.end ?? range.start, own[1]?.start ?? range.end];
    const named = `${text.slice(range.start, number)} ${text.slice(first?.start, last?.end)} ${text.slice(rest, range.end)}`;
    return numbered(clause, around(named), [], count);
  }
  return numbered(clause, around(bare), names, count);
}

function holds(token: Token | undefined, start: number, end: number): boolean {
  return token !== undefined && token.start >= start && token.end <= end;
}

/** "… and Ben paints two signs": a capital letter within a sentence opens a name. */
function opensWithName(text: string, { start, subject }: Clause): boolean {
  return (
    subject === "" &&
    /^\p{Lu}\p{Ll}/u.test(text.slice(start, start + 4)) &&
    /[\p{L},]\s+$/u.test(text.slice(Math.max(0, start - 8), start))
  );
}

function clauseMembers(text: string, clause: Clause, tokens: readonly Token[]): readonly Member[] {
  const total = findTotal(tokens, opensWithName(text, clause));
  const list = findList(text, tokens);
  if (total !== null)
    return totalMembers(
      text,
      clause,
      tokens,
      total,
      namesBehindTotal(tokens) ?? namingList(tokens, total.at, list),
    );
  if (list === null) return [];
  return list.members.map((member) => ({
    text: withSubject(clause, aloneIn(text, clause, list, member)),
    member: tidy(text.slice(member.start, member.end)),
  }));
}

/** N conditions, named where the clause lists exactly (or the first of) its N members. */
function totalMembers(
  text: string,
  clause: Clause,
  tokens: readonly Token[],
  { count }: Total,
  list: MemberList | null,
): readonly Member[] {
  const names = namesOf(text, tokens, count, list ?? listInBrackets(text, tokens, 2));
  if (list?.announced === true && names.length === count)
    return list.members.map((member, i) => ({
      text: withSubject(clause, aloneIn(text, clause, list, member)),
      member: names[i] ?? null,
    }));
  const whole = tidy(text.slice(clause.start, clause.end));
  return numbered(
    clause,
    names.length > 0 ? withoutBrackets(text, clause, tokens) : whole,
    names,
    count,
  );
}
