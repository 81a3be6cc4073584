import type { MemberList } from "./member-list.ts";
import type { Range } from "../text/split.ts";
import type { Token } from "../text/tokens.ts";

const LONGEST_MEMBER = 6;
const OPENS = /^[([（–—-]/u;
/** "all three – German, French and Italian – are": what two dashes enclose. */
const DASHES = /(?:^|\s)([-–—])\s(?=\S)([^-–—\n]{1,200})\s\1(?=\s\D|$)/gu;

const LOOKED_AT = 2_000;

/** The tokens, with a list between two dashes as one enclosed token, as if it stood in brackets. */
export function withDashesEnclosed(
  text: string,
  range: Range,
  tokens: readonly Token[],
): readonly Token[] {
  const clause = text.slice(range.start, range.end);
  if (!/\s[-–—]\s/u.test(clause)) return tokens;
  let found = tokens;
  for (const match of clause.slice(0, LOOKED_AT).matchAll(DASHES)) {
    const end = range.start + match.index + match[0].length;
    const start = end - (match[2]?.length ?? 0) - 4;
    const inside = text.slice(start + 1, end - 1);
    if (
      piecesOf(inside, 0).length < 2 ||
      piecesOf(inside, 0).some((piece) => wordCount(inside, piece) > 3)
    )
      continue;
    const word = text.slice(start, end).toLowerCase();
    const token: Token = { start, end, word, enclosed: true, capital: false };
    found = [
      ...found.filter((one) => one.end <= start),
      token,
      ...found.filter((one) => one.start >= end),
    ];
  }
  return found;
}

/** "(list, read, adjust, transfer)": three or more short members, not an example. */
export function listInBrackets(
  text: string,
  tokens: readonly Token[],
  least = 3,
): MemberList | null {
  for (const token of tokens) {
    if (!token.enclosed || !OPENS.test(token.word) || isCall(text, token.start)) continue;
    const open = token.start + 1;
    const inside = text.slice(open, token.end - 1);
    if (
      /^\s*(?:e\.?g|i\.?e|for example|for instance|such as|z\.\s?b|p\.\s?ej|par ex|including|incl)\b/iu.test(
        inside,
      )
    )
      continue;
    const members = piecesOf(inside, open);
    if (
      members.length < least ||
      /^\s*(?:or|oder|ou|if|unless|when|which|not|see)\b/iu.test(inside) ||
      members.some((member) => wordCount(text, member) > LONGEST_MEMBER)
    )
      continue;
    return { start: token.start, end: token.end, members };
  }
  return null;
}

/** "f(a, b, c)": a bracket on its name has arguments. */
function isCall(text: string, at: number): boolean {
  return /[\w$]/u.test(text.charAt(at - 1)) && /[([]/u.test(text.charAt(at));
}

function piecesOf(inside: string, offset: number): readonly Range[] {
  const found: Range[] = [];
  const separator = /\s*(?:,\s*(?:and\s|und\s|et\s|y\s)?|;\s*|\s(?:and|und|et|y|&)\s)\s*/gu;
  let from = 0;
  const push = (to: number): void => {
    const piece = inside.slice(from, to);
    const start = from + (piece.length - piece.trimStart().length);
    const end = from + piece.trimEnd().length;
    if (end > start) found.push({ start: offset + start, end: offset + end });
  };
  for (const match of inside.matchAll(separator)) {
    push(match.index);
    from = match.index + match[0].length;
  }
  push(inside.length);
  return found;
}

function wordCount(text: string, range: Range): number {
  return text.slice(range.start, range.end).trim().split(/\s+/u).length;
}
