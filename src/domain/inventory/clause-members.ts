/** What one clause asks for: the members of its list, those that its number counts, or the clause itself. */

import type { Clause } from "./clauses/split-clauses.ts";
import { aloneIn, insteadOf, tidy, withoutBrackets, withSubject } from "./condition-texts.ts";
import { listInBrackets, withDashesEnclosed } from "./lists/brackets.ts";
import type { MemberList } from "./lists/member-list.ts";
import { findList, listWithAnd } from "./lists/members.ts";
import { splitText } from "./text/split.ts";
import { tokensOf, type Token } from "./text/tokens.ts";
import { withTotalInline } from "./totals/appositions.ts";
import { findCountedList, type CountedList, type CountedMember } from "./totals/counted-list.ts";
import { numbered, type Member } from "./totals/numbered-conditions.ts";
import { namesBehindTotal } from "./totals/total-asides.ts";
import { namesOf, namingList } from "./totals/total-names.ts";
import { TOTAL_TAKEN_OVER } from "./totals/totals-taken-over.ts";
import { findTotal, type Total } from "./totals/totals.ts";

/** The groups of members of a clause; one empty group when it is a single condition. */
export function clauseGroups(
  text: string,
  clause: Clause,
  guard: Uint8Array,
): readonly (readonly Member[])[] {
  const plain = tokensOf(text, clause, guard);
  if (plain.length > 1_500) return [[]];
  // "all four endpoints answer and are documented": what is taken over is counted anew.
  if (clause.subject !== "" && TOTAL_TAKEN_OVER.test(clause.subject)) {
    const whole = withSubject(clause, tidy(text.slice(clause.start, clause.end)));
    const range = { start: 0, end: whole.length, subject: "" };
    return clauseGroups(whole, range, splitText(whole).guard);
  }
  const again = listedAgain(text, clause);
  if (again !== null) return again;
  const tokens = withTotalInline(withDashesEnclosed(text, clause, plain));
  if (namesBehindTotal(tokens) !== null) return [clauseMembers(text, clause, tokens)];
  const counted = findCountedList(tokens);
  if (counted !== null)
    return counted.members.map((member) => countedMembers(text, clause, tokens, counted, member));
  return nestedGroups(text, clause, tokens) ?? [clauseMembers(text, clause, tokens)];
}

/** "hob and sink are connected and tested": what is told of a list is told of each member again; null for other subjects. */
function listedAgain(text: string, clause: Clause): readonly (readonly Member[])[] | null {
  if (!JOINS.test(clause.subject) || clause.subject.length > LONGEST_SUBJECT) return null;
  const own = tidy(text.slice(clause.start, clause.end));
  if (TOGETHER.test(own)) return null;
  const whole = withSubject(clause, own);
  const range = { start: 0, end: whole.length, subject: "" };
  const { guard } = splitText(whole);
  const list = findList(whole, tokensOf(whole, range, guard));
  if (list === null || list.told === true || list.end > clause.subject.length) return null;
  return clauseGroups(whole, range, guard);
}

const JOINS = /\s(?:and|&|und|et|y|e)\s/iu;
/** "are disabled where they make no sense", "meet each other": told of all of them together. */
const TOGETHER = /\b(?:they|them|their|together|each other|one another|respectively)\b/iu;
/** A subject is hardly longer; a longer one is told of as a whole. */
const LONGEST_SUBJECT = 200;

/** A group for each member of a list one of whose members is a list or a total of its own; null where none is. */
function nestedGroups(
  text: string,
  clause: Clause,
  tokens: readonly Token[],
): readonly (readonly Member[])[] | null {
  const outer = listWithAnd(tokens);
  if (outer === null) return null;
  const total = findTotal(tokens);
  const counting = total === null ? undefined : tokens[total.at];
  const within = outer.members.some(({ start, end }) => holds(counting, start, end));
  if (outer.members.length === 2 && !within) return null;
  // "one sheet per region (North, South), a totals sheet and …": a member that is a list of its own.
  const nested = outer.members.map((member) =>
    clauseMembers(
      text,
      { ...member, subject: "" },
      tokens.filter((token) => token.start >= member.start && token.end <= member.end),
    ),
  );
  if (!nested.some((members) => members.length > 1)) return null;
  if (!within && total?.count === outer.members.length) return null;
  // "shows all three pages, login, signup and reset, at once": the others name what the first counts.
  const [first, ...names] = outer.members;
  const named =
    total?.count === names.length &&
    first !== undefined &&
    holds(counting, first.start, first.end) &&
    names.every(({ start, end }) => !/\s\S+\s/u.test(text.slice(start, end)));
  if (named) return null;
  const isTold = outer.told === true || isPairInFront(text, clause, outer);
  return outer.members.map((member, i) => {
    const own = nested[i] ?? [];
    if (own.length < 2)
      return [{ text: withSubject(clause, aloneIn(text, clause, outer, member)), member: null }];
    return own.map(({ text: one, member: name }) => ({
      text: isTold ? withSubject(clause, insteadOf(text, clause, outer, one)) : one,
      member: name,
    }));
  });
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
