import { behindNamedDone } from "../text/announcement.ts";
import { type Range, trimmed } from "../text/split.ts";
import { type Token, tokensOf } from "../text/tokens.ts";
import { withNamesEnclosed } from "../totals/total-asides.ts";
import { countedDoBoth } from "./bare-verbs.ts";
import { opensNext, withDashes } from "./connectors.ts";
import { type Cut, type Walk, areClauses, cutAt } from "./cuts.ts";
import { foreignDeedAt } from "./foreign-deeds.ts";
import { givenEnd, haveOwnGivens } from "./givens.ts";
import { hanClauses } from "./han.ts";
import { foreignVerb, languageOf, sharesForeignSubject } from "./languages.ts";
import { mirroredAt } from "./lists.ts";
import { type RowPart, rowOf } from "./rows.ts";
import { secondVerbAt } from "./second-verbs.ts";
import { seriesEnd } from "./series.ts";
import { goesOn, sharesSubject } from "./shared-subjects.ts";
import { listedSubject } from "./subjects.ts";
import { insideSubordinate, saysWhat } from "./subordinates.ts";
import { startOf, subjectOf } from "./taken-over.ts";
import { DASH } from "./tokens.ts";
import { doneAt, havingAt, twinAt } from "./twins.ts";

/** Past this many words a stretch is not prose; it is left whole, which keeps the work linear. */
const LONGEST = 1_500;

/** A clause with what it takes over from the one before it: "the worker" in "and exits within 10 s". */
export interface Clause extends Range {
  readonly subject: string;
}

/** Splits a segment at `and`, `but`, `then` and commas between clauses that each have their own verb. */
export function clausesOf(text: string, range: Range, guard: Uint8Array): readonly Clause[] {
  const behind = range.start + behindNamedDone(text, range);
  const [first, ...others] = clausesIn(text, { start: behind, end: range.end }, guard);
  return first === undefined ? others : [{ ...first, start: range.start }, ...others];
}

function clausesIn(text: string, range: Range, guard: Uint8Array): readonly Clause[] {
  const tokens = withNamesEnclosed(withDashes(text, tokensOf(text, range, guard)));
  if (tokens.length > LONGEST) return [{ ...range, subject: "" }];
  if (tokens.length < 4) return hanClauses(text, range, guard);
  const language = languageOf(tokens);
  const row = language === null ? rowOf(tokens) : null;
  if (row !== null) return row.flatMap((part) => partClauses(text, tokens, part, guard));
  const walk: Walk = {
    text,
    tokens,
    language,
    lastComma: tokens.findLastIndex(({ word }) => word === ","),
    from: 0,
    subject: "",
    aside: "",
    series: -1,
    given: givenEnd(tokens, 0),
  };
  const found: Clause[] = [];
  for (let at = 1; at < tokens.length - 1; at++) {
    const cut = cutAt(walk, at);
    if (cut === null) continue;
    const joining = joiningAt(cut, walk);
    if (!isParted(cut, joining)) continue;
    found.push(clauseAt(text, tokens, walk.from, at, walk.aside + walk.subject));
    goOnBehind(cut, joining, walk);
    at = Math.max(cut.rightAt, joining.listed);
  }
  if (found.length === 0) return [{ ...range, subject: "" }];
  found.push(clauseAt(text, tokens, walk.from, tokens.length, walk.aside + walk.subject));
  const last = found.at(-1);
  return last === undefined ? found : [...found.slice(0, -1), { ...last, end: range.end }];
}

/** What the right side of a cut has to do with the left one. */
interface Joining {
  /** It opens with a list that is its subject, up to here: nothing parts that list. -1 where it does not. */
  readonly listed: number;
  /** It goes on with the subject of the left side; `foreign`, by the verbs of another language. */
  readonly shared: boolean;
  readonly foreign: boolean;
  /** Where in the left side it goes on; -1 where it does not. */
  readonly resumed: number;
  /** Each side says when or under what condition by itself. */
  readonly parallel: boolean;
}

function joiningAt(cut: Cut, walk: Walk): Joining {
  const { tokens, word, rightAt, whole, left, right, side, connected, language } = cut;
  // "the tests pass and the CSV, JSON and PDF exports work": up to the last member nothing parts the list.
  const listed = word === DASH ? -1 : listedSubject(tokens, rightAt, left, side, connected);
  const foreign = language !== null && connected && sharesForeignSubject(whole, right, language);
  if (!connected && rightAt > walk.series) walk.series = seriesEnd(tokens, rightAt, left, side);
  const shared =
    word !== DASH && listed < 0 && (foreign || rightAt <= walk.series || goesOnWithSubject(cut));
  const resumed = connected && listed < 0 ? resumedAt(cut, walk.subject, shared) : -1;
  const parallel =
    word === "," && connected && haveOwnGivens(tokens, walk.from, cut.at, cut.behind);
  return { listed, shared, foreign, resumed, parallel };
}

function goesOnWithSubject(cut: Cut): boolean {
  const { left, right, side, connected } = cut;
  return (
    sharesSubject(left, right, connected) ||
    (connected && !cut.takesOver && countedDoBoth(left, right, nextOpens(cut))) ||
    (connected && goesOn(left, right, side, cut.word === ","))
  );
}

/** Where in the left side the right one goes on: its twin, what was done, its mirror, a second verb. */
function resumedAt(cut: Cut, subject: string, shared: boolean): number {
  const { word, left, right } = cut;
  let resumed = word === DASH || cut.takesOver ? -1 : twinAt(left, right);
  if (word !== DASH && resumed < 0) resumed = doneAt(left, right, subject);
  if (!cut.takesOver && resumed < 0) resumed = havingAt(left, right);
  if (!cut.takesOver && resumed < 0 && cut.language !== null)
    resumed = foreignDeedAt(left, right, cut.language);
  if (!cut.takesOver && resumed < 0) resumed = mirroredAt(left, right);
  if (word !== DASH && resumed < 0 && !shared)
    resumed = secondVerbAt(left, right, subject, nextOpens(cut));
  return resumed;
}

/** What stands behind the right side, as `opensNext` sees it. */
function nextOpens({ tokens, rightAt, right }: Cut): string {
  return opensNext(tokens, rightAt + right.length);
}

function isParted(cut: Cut, { listed, shared, resumed, parallel }: Joining): boolean {
  const { word, left } = cut;
  const isSettled = shared || listed >= 0 || resumed >= 0 || parallel;
  if (!isSettled && !areClauses(cut)) return false;
  if (!cut.opens && !parallel && !cut.takesOver && insideSubordinate(left, word === ","))
    return false;
  // "says that the pump runs, is safe, and has a warranty": a series of what is said.
  const said = shared ? saysWhat(left) : -1;
  return said < 0 || !left.some((token, i) => i > said && token.word === ",");
}

/** Opens the clause behind a cut, with what it takes over. */
function goOnBehind(cut: Cut, { shared, foreign, resumed }: Joining, walk: Walk): void {
  const { tokens, behind, rightAt, whole, left, right, side, language } = cut;
  const { text } = walk;
  const front = whole.length - left.length;
  const ownAt = side.verb < 0 ? -1 : side.verb + front + (cut.opens ? 1 : 0);
  const verb = language !== null && foreign ? foreignVerb(whole, language) : ownAt;
  const behindGiven = cut.behindGiven ? front : 0;
  if (resumed < 0)
    walk.subject = shared
      ? subjectOf(text, whole, walk.subject, { ...side, verb }, right, behindGiven)
      : "";
  else if (!cut.takesOver) walk.subject = startOf(text, whole, resumed + front);
  // "and, after login, shows the total": the phrase stands in front of what is taken over.
  const from = walk.subject === "" ? behind : rightAt;
  const phrase = tokens[behind]?.word === "," ? behind + 1 : behind;
  walk.from = from;
  walk.aside = from > behind ? `${startOf(text, tokens.slice(phrase, from), from - phrase)} ` : "";
  walk.given = from === behind ? givenEnd(tokens, from) : -1;
}

/** The clauses of one part of a row; one that takes its subject over is whole. */
function partClauses(
  text: string,
  tokens: readonly Token[],
  { from, to, subject }: RowPart,
  guard: Uint8Array,
): readonly Clause[] {
  if (subject === null) return clausesIn(text, clauseAt(text, tokens, from, to, ""), guard);
  return [
    clauseAt(
      text,
      tokens,
      from,
      to,
      startOf(text, tokens.slice(...subject), subject[1] - subject[0]),
    ),
  ];
}

function clauseAt(
  text: string,
  tokens: readonly Token[],
  from: number,
  to: number,
  subject: string,
): Clause {
  const first = tokens[from];
  const last = tokens[to - 1];
  const range = trimmed(text, first?.start ?? 0, last?.end ?? 0);
  return { ...range, subject };
}
