import { tidy } from "../condition-texts.ts";
import { announcedList } from "../lists/announced-lists.ts";
import { type MemberList } from "../lists/member-list.ts";
import { areBehindPreposition } from "../lists/names-behind-preposition.ts";
import { looksPlural } from "../words/clause-words.ts";
import { kindOfName } from "../words/kinds-of-names.ts";
import { readNumber } from "../words/numbers.ts";
import type { Token } from "../text/tokens.ts";
import { findVerb, isKnownBase, opensObject } from "../words/verbs.ts";

/** The names that a list gives the things of a total; none where it does not fit. */
export function namesOf(
  text: string,
  tokens: readonly Token[],
  count: number,
  list: MemberList | null,
): readonly string[] {
  const range = list?.members.length === count ? [] : rangeMembers(text, tokens, count);
  if (range.length > 0 || list === null || !fits(list, count)) return range;
  return list.members.map((member) => tidy(text.slice(member.start, member.end)));
}

function fits({ members }: MemberList, count: number): boolean {
  return members.length === count || (members.length > 2 && members.length < count);
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

/** The list that names the things of a total, where it stands behind the total. */
export function namingList(
  tokens: readonly Token[],
  at: number,
  list: MemberList | null,
): MemberList | null {
  if (list === null) return null;
  const total = tokens[at];
  if (isOfAnother(tokens, at, list)) return null;
  // "three pages, home, prices and contact": the member that states the total is none of its names.
  const members = list.members.filter(
    ({ start, end }) => total === undefined || total.start < start || total.end > end,
  );
  if (members.length < list.members.length)
    return { start: members[0]?.start ?? list.start, end: list.end, members };
  const announced = tokens.some(({ word, end }) => word === ":" && end <= list.start);
  return announced ? announcedList(tokens, list) : list;
}

/** "both gates open on Monday and on Friday": two names behind a verb, or another noun, are none of the things counted. */
function isOfAnother(
  tokens: readonly Token[],
  at: number,
  { start, members }: MemberList,
): boolean {
  if (tellsWhen(tokens, at, { start, members }) || areDeeds(tokens, members)) return true;
  if (!areBehindPreposition(tokens, members)) return false;
  // "both on Linux and on Windows"
  return tokens[at + 2]?.start !== start;
}

type Names = Pick<MemberList, "start" | "members">;

/** "both gates open on Monday and Friday": times behind a verb say when. */
function tellsWhen(tokens: readonly Token[], at: number, { start, members }: Names): boolean {
  const before = tokens.filter((token, i) => i > at && token.end <= start).map(({ word }) => word);
  if (!/^(?:on|in|at|during)$/u.test(before.at(-1) ?? "") || findVerb(before).at < 1) return false;
  return members.every((member) => kindOfName(wordsIn(tokens, member)) === "time");
}

/** "both buttons start and stop the pump": what the things do. */
function areDeeds(tokens: readonly Token[], members: MemberList["members"]): boolean {
  const [first = [], second = [], ...others] = members.map((member) => wordsIn(tokens, member));
  const [noun = "", verb = ""] = first.slice(-2);
  return (
    others.length === 0 &&
    second.length > 1 &&
    looksPlural(noun) &&
    isKnownBase(verb) &&
    isKnownBase(second[0] ?? "") &&
    opensObject(second[1] ?? "")
  );
}

function wordsIn(
  tokens: readonly Token[],
  { start, end }: { start: number; end: number },
): readonly string[] {
  return tokens.filter((token) => token.start >= start && token.end <= end).map(({ word }) => word);
}
