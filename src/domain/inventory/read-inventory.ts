import type { Condition, Inventory, Policy } from "../inventory.ts";
import { clausesOf, type Clause } from "./clauses.ts";
import { findList, listWithAnd, type MemberList } from "./members.ts";
import { listInBrackets } from "./brackets.ts";
import { readNumber } from "./numbers.ts";
import { isPolicySentence } from "./policy.ts";
import { splitText, type Range, type Segment } from "./split.ts";
import { tokensOf, type Token } from "./tokens.ts";
import { findTotal, type Total } from "./totals.ts";

/** Reads a done_when into its conditions; see `Inventory`. Linear in the text. */
export function readInventory(doneWhen: string): Inventory {
  const { segments, guard } = splitText(doneWhen);
  const { deliveries, policies } = partPolicies(doneWhen, segments);
  const conditions: Condition[] = [];
  let group = 0;
  for (const segment of deliveries) {
    for (const clause of clausesOf(doneWhen, segment, guard)) {
      for (const members of groupsOf(doneWhen, clause, guard)) {
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

/** A policy takes the rest of its sentence with it: "Policy: quote the command; name the commit". */
function partPolicies(
  text: string,
  segments: readonly Segment[],
): { deliveries: readonly Segment[]; policies: readonly Policy[] } {
  const deliveries: Segment[] = [];
  const policies: Policy[] = [];
  let sentence = -1;
  for (const segment of segments) {
    const stretch = text.slice(segment.start, segment.end);
    const follows = sentence === segment.sentence;
    if (!follows && !isPolicySentence(stretch)) {
      deliveries.push(segment);
      continue;
    }
    sentence = /polic/iu.test(stretch.slice(0, 80)) || follows ? segment.sentence : -1;
    policies.push({ text: stretch, start: segment.start, end: segment.end });
  }
  return { deliveries, policies };
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

type Member = Pick<Condition, "text" | "member">;

/** The groups of members of a clause; one empty group when it is a single condition. */
function groupsOf(text: string, clause: Clause, guard: Uint8Array): readonly (readonly Member[])[] {
  const tokens = tokensOf(text, clause, guard);
  if (tokens.length > 1_500) return [[]];
  const total = findTotal(tokens);
  const outer = listWithAnd(tokens);
  const within =
    total !== null &&
    outer?.members.some(({ start, end }) => holds(tokens[total.at], start, end)) === true;
  if (outer !== null && (outer.members.length > 2 || within)) {
    // "one sheet per region (North, South), a totals sheet and …": a member that is a list of its own.
    const nested = outer.members.map((member) =>
      membersOf(
        text,
        { ...member, subject: "" },
        tokens.filter((token) => token.start >= member.start && token.end <= member.end),
      ),
    );
    if (
      nested.some((members) => members.length > 1) &&
      (within || total?.count !== outer.members.length)
    ) {
      const flat = outer.members.map((member, i) =>
        (nested[i]?.length ?? 0) > 1
          ? (nested[i] ?? [])
          : [{ text: withSubject(clause, aloneIn(text, clause, outer, member)), member: null }],
      );
      return flat;
    }
  }
  return [membersOf(text, clause, tokens)];
}

function holds(token: Token | undefined, start: number, end: number): boolean {
  return token !== undefined && token.start >= start && token.end <= end;
}

function membersOf(text: string, clause: Clause, tokens: readonly Token[]): readonly Member[] {
  const total = findTotal(tokens);
  const list = findList(text, tokens);
  if (total !== null) return totalMembers(text, clause, tokens, total, list);
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
  total: Total,
  list: MemberList | null,
): readonly Member[] {
  const named = list ?? listInBrackets(text, tokens, 2);
  const range =
    named === null || named.members.length !== total.count
      ? rangeMembers(text, tokens, total.count)
      : [];
  const names =
    range.length > 0
      ? range
      : named !== null && fits(named, total)
        ? named.members.map((member) => tidy(text.slice(member.start, member.end)))
        : [];
  const whole = tidy(text.slice(clause.start, clause.end));
  const bare = names.length > 0 ? withoutBrackets(text, clause, tokens) : whole;
  const found: Member[] = [];
  for (let i = 0; i < total.count; i++) {
    const name = names[i];
    if (name !== undefined)
      found.push({ text: withSubject(clause, `${bare}: ${name}`), member: name });
    else
      found.push({
        text: withSubject(clause, `${whole} (${i + 1} of ${total.count})`),
        member: null,
      });
  }
  return found;
}

function withoutBrackets(text: string, clause: Range, tokens: readonly Token[]): string {
  const bracket = tokens.find((token) => token.enclosed && token.word.startsWith("("));
  return tidy(
    bracket === undefined
      ? text.slice(clause.start, clause.end)
      : text.slice(clause.start, bracket.start) + text.slice(bracket.end, clause.end),
  );
}

function fits(list: MemberList, total: Total): boolean {
  return (
    list.members.length <= total.count &&
    (list.members.length === total.count || list.members.length > 2)
  );
}

/** "(A1 to A8)", "steps 1-4": the names of a numbered run of the stated length. */
function rangeMembers(text: string, tokens: readonly Token[], count: number): readonly string[] {
  for (const token of tokens) {
    if (!token.enclosed || token.end - token.start > 40) continue;
    const match =
      /^\(([\p{L}-]{0,6})\s?(\d{1,3})\s?(?:to|through|–|-|bis|à|\.\.)\s?\1\s?(\d{1,3})\)$/u.exec(
        text.slice(token.start, token.end),
      );
    const from = readNumber(match?.[2] ?? "x");
    const to = readNumber(match?.[3] ?? "x");
    if (from === null || to === null || to - from + 1 !== count) continue;
    return Array.from({ length: count }, (_, i) => `${match?.[1] ?? ""}${from + i}`);
  }
  return [];
}

/** The clause with one member in place of the list: "the CSV exports work". */
function aloneIn(text: string, clause: Range, list: MemberList, member: Range): string {
  const bracketed =
    /[([]/u.test(text.charAt(list.start)) && list.start < (list.members[0]?.start ?? 0);
  const name = text.slice(member.start, member.end);
  const before = text.slice(clause.start, list.start);
  const after = text.slice(list.end, clause.end);
  return tidy(bracketed ? `${before}${after}: ${name}` : before + name + after);
}

function withSubject(clause: Clause, text: string): string {
  return clause.subject === "" ? text : `${tidy(clause.subject)} ${text}`;
}

/** One line, single blanks, no bracket or comma left hanging. */
function tidy(text: string): string {
  return text
    .replace(/\s+/gu, " ")
    .replace(/ ([,.;:])(?=\s|$)/gu, "$1")
    .trim()
    .replace(/[,;]$/u, "");
}
