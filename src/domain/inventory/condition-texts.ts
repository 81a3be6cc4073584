import type { Clause } from "./clauses/split-clauses.ts";
import { withoutOnly } from "./lists/added-names.ts";
import type { MemberList } from "./lists/member-list.ts";
import type { Range } from "./text/split.ts";
import type { Token } from "./text/tokens.ts";

/** A clause without what its first brackets enclose. */
export function withoutBrackets(text: string, clause: Range, tokens: readonly Token[]): string {
  const bracket = tokens.find((token) => token.enclosed && /^[(–—-]/u.test(token.word));
  return tidy(
    bracket === undefined
      ? text.slice(clause.start, clause.end)
      : text.slice(clause.start, bracket.start) + text.slice(bracket.end, clause.end),
  );
}

/** The clause with one member in place of the list: "the CSV exports work". */
export function aloneIn(text: string, clause: Range, list: MemberList, member: Range): string {
  const bracketed =
    list.apart === true ||
    (/[([–—-]/u.test(text.charAt(list.start)) && list.start < (list.members[0]?.start ?? 0));
  const name = withNoun(text, list, text.slice(member.start, member.end));
  const front = text.slice(clause.start, list.start);
  const before = list.added === true ? withoutOnly(front) : front;
  const after = text.slice(list.end, clause.end);
  if (bracketed) return tidy(`${before}${after}: ${name}`);
  return tidy(before + name + (before.trim() === "" ? ofOne(name, after) : after));
}

/** "flats 5" for the 5 of "flats 2, 5 and 7" */
function withNoun(text: string, { members: [first, ...others] }: MemberList, name: string): string {
  const [, noun] = NUMBERED.exec(text.slice(first?.start, first?.end)) ?? [];
  const areBare = others.every(({ start, end }) => BARE.test(text.slice(start, end)));
  return noun !== undefined && areBare && BARE.test(name) ? `${noun} ${name}` : name;
}

const NUMBERED = /^(\p{L}{3,}s) \d{1,5}\p{Ll}?$/u;
const BARE = /^\d{1,5}\p{Ll}?$/u;

/** "a cook and a waiter are hired", "Ann and Ben have signed" say of a cook that it "is hired" and of Ann that she "has signed". */
function ofOne(name: string, told: string): string {
  if (!/^(?:an?|one|each|every)\s/iu.test(name) && !isOne(name)) return told;
  return told.replace(
    /^(\s+)(are|were|have)(?=\s)/u,
    (_, blank: string, verb: string) => blank + (OF_ONE[verb] ?? verb),
  );
}

/** By its last word, as far as its letters tell. */
function isOne(name: string): boolean {
  const words = name.split(/\s+/u);
  return (
    words.length <= LONGEST_NAME &&
    /^[\p{L}'’-]*[\p{Ll}](?<![^s]s)$/u.test(words.at(-1) ?? "") &&
    !words.some((word) => OF_MANY.test(word)) &&
    !PEOPLE.test(name.replace(/^T/u, "t"))
  );
}

const LONGEST_NAME = 3;
/** Numbers, what joins, and plurals that end in no -s. */
const OF_MANY =
  /^(?:\d.*|two|three|four|five|six|seven|eight|nine|ten|both|all|many|several|some|few|most|other|of|with|for|in|and|or|und|et|y|e|die|les|las|los|they|these|those|you|we|i|(?!specimen|regimen|abdomen|semen|stamen)\p{L}*(?:people|children|men|folk|geese|mice|feet|teeth)|sheep|fish|cattle|swine|oxen|dice|staff|police|clergy|crew|jury|majority|livestock|vermin|aircraft|offspring|deer|salmon|(?:meta)?data|media|alumni|fungi|cacti|radii|syllabi|foci|errata|corpora|spectra|strata|\p{L}{2,}(?:ae|eria|uli|clei|omena|anda|enda))$/iu;
/** People told by what they are or whence: "the elderly", "the Dutch". */
const PEOPLE =
  /^the (?:elderly|poor|rich|sick|homeless|young|old|dead|living|wounded|injured|unemployed|retired|blind|deaf|needy|Swiss|\p{Lu}\p{L}*(?:ese|ch|sh))$/u;

const OF_ONE: Readonly<Record<string, string>> = { are: "is", were: "was", have: "has" };

/** The clause with other words in place of the list. */
export function insteadOf(text: string, clause: Range, list: Range, words: string): string {
  return tidy(text.slice(clause.start, list.start) + words + text.slice(list.end, clause.end));
}

/** With the subject that a clause takes over. */
export function withSubject(clause: Clause, text: string): string {
  if (clause.subject === "") return text;
  // "Both reports, weekly and monthly, are emailed": the comma that closes what is put in stays.
  const comma = ENCLOSES.test(clause.subject) ? "," : "";
  return `${tidy(clause.subject)}${comma} ${text}`;
}

const ENCLOSES = /^(?:all|both)\s[^,]*,.*\sand\s[^,]*,$/isu;

/** One line, single blanks, no comma left hanging, no stars around stressed words. */
export function tidy(text: string): string {
  return text
    .replace(/\s+/gu, " ")
    .replace(/ ([,.;:])(?=\s|$)/gu, "$1")
    .replace(/(^|\s)\*\*(?=\S)([^*]{1,200})\*\*(?![\p{L}\p{N}*])/gu, "$1$2")
    .trim()
    .replace(/[,;]$/u, "")
    .replace(/^(?:and|but) (?=\S+ \S)/iu, "");
}
