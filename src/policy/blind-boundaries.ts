/**
 * Finds a `\b` that cannot do what is meant by it: the engine's words are of ASCII alone, so that at the edge of `übrig` or
 * `сова` it holds only inside of a longer word. A rule that never fires is worse than one that is refused.
 */

/** Where the `\b` stands, in UTF-16 units, and the letter or class beside it. */
interface BlindBoundary {
  readonly offset: number;
  readonly beside: string;
}

interface Token {
  readonly text: string;
  readonly offset: number;
}

/** Quotations, escapes, classes, groups with what they open with, repetitions; else single characters. */
const TOKEN =
  /\\Q[^]*?(?:\\E|$)|\\[pP](?:\{[^}]*\}|[^])|\\x(?:\{[^}]*\}|[\da-fA-F]{2})|\\[0-7]{3}|\\[^]|\[\^?\]?(?:\\[^]|\[:\w+:\]|[^\]\\])*\]?|\((?:\?(?:P?<\w+>|[a-zA-Z-]*[:)]))?|[*+?]\??|\{\d+(?:,\d*)?\}\??|[^]/gu;

/** What may stand for more than ASCII: a pattern without it needs no look. */
const BEYOND_ASCII = /[^\0-\x7f]|\\[px0-7]/u; // oxlint-disable-line no-control-regex

/** The first such `\b` of a pattern that compiles; null when there is none. */
export function findBlindBoundary(source: string): BlindBoundary | null {
  if (!source.includes("\\b") || !BEYOND_ASCII.test(source)) return null;
  const tokens = Array.from(source.matchAll(TOKEN), ({ 0: text, index }) => ({
    text,
    offset: index,
  }))
    .filter(({ text }) => !SETS_FLAGS.test(text))
    .flatMap(unquoted);
  for (const [at, { text, offset }] of tokens.entries()) {
    if (text !== "\\b") continue;
    const beside = letterBehind(tokens, at + 1) ?? letterBefore(tokens, at - 1);
    if (beside !== null) return { offset, beside };
  }
  return null;
}

const SETS_FLAGS = /^\(\?[a-zA-Z-]*\)$/u;
const OPTIONAL = /^(?:[*?]|\{0)/u;
const REPEATS = /^(?:[*+?]\??|\{\d+(?:,\d*)?\}\??)$/u;

/** A quotation as the characters it quotes, those of the syntax escaped. */
function unquoted(token: Token): readonly Token[] {
  const { text, offset } = token;
  if (!text.startsWith("\\Q")) return [token];
  const quoted = text.slice(2).replace(/\\E$/u, "");
  return Array.from(quoted.matchAll(/[^]/gu), ({ 0: char, index }) => ({
    text: /[\0-\x7f]/u.test(char) && /\W/u.test(char) ? `\\${char}` : char, // oxlint-disable-line no-control-regex
    offset: offset + 2 + index,
  }));
}

/** A letter that ASCII lacks, or a class of nothing else; the long s and the Kelvin sign count as s and k. */
function isBlind(text: string): boolean {
  if (text.startsWith("[")) return isBlindClass(text);
  const named = /^\\p(?:\{(?<name>[^}]*)\}|(?<one>[^]))$/u.exec(text)?.groups;
  if (named !== undefined) return isBlindName(named["name"] ?? named["one"] ?? "");
  const char = written(text);
  return /^[\p{L}\p{N}\p{M}]$/u.test(char) && !/\w/iu.test(char);
}

const MEMBER = String.raw`\\[pP](?:\{[^}]*\}|[^])|\\x(?:\{[^}]*\}|[\da-fA-F]{2})|\\[0-7]{3}|\\[^]|\[:\^?\w+:\]|[^]`;
const MEMBERS = new RegExp(`(?<from>${MEMBER})(?:-(?<to>${MEMBER}))?`, "gu");

/** Of a range both ends count: whoever writes one from letter to letter means the letters, whatever signs lie between them. */
function isBlindClass(text: string): boolean {
  if (text.startsWith("[^")) return false;
  const members = Array.from(text.slice(1, -1).matchAll(MEMBERS), ({ groups }) => groups ?? {});
  const isBlindEnd = (end: string | undefined): boolean => end === undefined || isBlind(end);
  return members.length > 0 && members.every(({ from, to }) => isBlindEnd(from) && isBlindEnd(to));
}

/** Scripts that ASCII has a part in, and the one of signs alone. */
const NOT_BLIND = new Set(["Any", "ASCII", "Common", "Inherited", "Latin", "Braille"]);

/** A category of letters, numbers or marks that ASCII has none of, or a script. */
function isBlindName(name: string): boolean {
  if (name.startsWith("^")) return false;
  return name.length > 2 ? !NOT_BLIND.has(name) : /^(?:L[mot]|N[lo]|M[cen]?)$/u.test(name);
}

/** The character that a token stands for; other tokens as they are. */
function written(text: string): string {
  const groups = /^\\(?:x\{?(?<hex>[\da-fA-F]{1,6})\}?|(?<octal>[0-7]{3}))$/u.exec(text)?.groups;
  if (groups === undefined) return text;
  const { hex, octal } = groups;
  const point = hex === undefined ? Number.parseInt(octal ?? "", 8) : Number.parseInt(hex, 16);
  return point > 0x10_ffff ? text : String.fromCodePoint(point);
}

/** What a match may begin with at `at`, where that is blind in one of the alternatives. */
function letterBehind(tokens: readonly Token[], at: number): string | null {
  const token = tokens[at];
  if (token === undefined) return null;
  if (!token.text.startsWith("(")) {
    const after = tokens[at + 1]?.text ?? "";
    return isBlind(token.text) && !OPTIONAL.test(after) ? token.text : null;
  }
  const close = closing(tokens, at);
  if (OPTIONAL.test(tokens[close + 1]?.text ?? "")) return null;
  const starts = [at, ...bars(tokens, at, close)].map((place) => place + 1);
  return firstFound(starts, (place) => letterBehind(tokens, place));
}

/** The same for what it may end with. */
function letterBefore(tokens: readonly Token[], at: number): string | null {
  const token = tokens[at];
  if (token === undefined) return null;
  if (REPEATS.test(token.text)) {
    return OPTIONAL.test(token.text) ? null : letterBefore(tokens, at - 1);
  }
  if (token.text !== ")") return isBlind(token.text) ? token.text : null;
  const open = opening(tokens, at);
  const ends = [...bars(tokens, open, at), at].map((place) => place - 1);
  return firstFound(ends, (place) => letterBefore(tokens, place));
}

function firstFound(
  places: readonly number[],
  find: (place: number) => string | null,
): string | null {
  for (const place of places) {
    const found = find(place);
    if (found !== null) return found;
  }
  return null;
}

/** How a token changes how deep in groups the next one is. */
function step({ text }: Token): number {
  return text.startsWith("(") ? 1 : text === ")" ? -1 : 0;
}

function closing(tokens: readonly Token[], open: number): number {
  let depth = 0;
  for (let at = open; at < tokens.length; at += 1) {
    const token = tokens[at];
    if (token !== undefined) depth += step(token);
    if (depth === 0) return at;
  }
  return tokens.length;
}

function opening(tokens: readonly Token[], close: number): number {
  let depth = 0;
  for (let at = close; at > 0; at -= 1) {
    const token = tokens[at];
    if (token !== undefined) depth += step(token);
    if (depth === 0) return at;
  }
  return 0;
}

/** Where the alternatives of a group are parted. */
function bars(tokens: readonly Token[], open: number, close: number): readonly number[] {
  const found: number[] = [];
  let depth = 0;
  for (let at = open + 1; at < close; at += 1) {
    const token = tokens[at];
    if (token === undefined) break;
    if (token.text === "|" && depth === 0) found.push(at);
    depth += step(token);
  }
  return found;
}
