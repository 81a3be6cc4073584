import { Scalar } from "yaml";

/**
 * The offset in `written`, a YAML scalar as it stands in its file, of an offset in `text`, its value. Styles fold lines and strip
 * indentation each in its own way, but they only ever change white space: the n-th character that is none is the
 * n-th in the file too, where escapes count as what they stand for.
 */
export function placeInScalar(
  written: string,
  style: Scalar.Type | null | undefined,
  text: string,
  offset: number,
): number {
  const before = text.slice(0, offset);
  const unit = new RegExp(UNITS.get(style ?? Scalar.PLAIN) ?? "[^]", "y");
  unit.lastIndex = contentStart(written, style);
  let left = before.replaceAll(SPACES, "").length;
  while (left > 0) left -= visibleLength(unit.exec(written)?.[0] ?? "x");
  const place = unit.lastIndex;
  if (SPACE.test(text.charAt(offset))) {
    const spaces = before.length - before.trimEnd().length;
    return /[\r\n]/u.test(written.slice(place, place + spaces)) ? place : place + spaces;
  }
  for (;;) {
    const at = unit.lastIndex;
    const found = unit.exec(written);
    if (found === null || visibleLength(found[0]) > 0) return at;
  }
}

const SPACE = /[ \t\r\n]/u;
const SPACES = /[ \t\r\n]+/gu;

/** What stands for one character of the value, where it is not always one of the file. */
const UNITS: ReadonlyMap<Scalar.Type, string> = new Map([
  [Scalar.QUOTE_SINGLE, "''|[^]"],
  [Scalar.QUOTE_DOUBLE, String.raw`\\(?:x[^]{2}|u[^]{4}|U[^]{8}|\r?\n|[^])|[^]`],
]);

/** Behind the quote or the head of a block. */
function contentStart(written: string, style: Scalar.Type | null | undefined): number {
  if (style === Scalar.QUOTE_SINGLE || style === Scalar.QUOTE_DOUBLE) return 1;
  if (style !== Scalar.BLOCK_LITERAL && style !== Scalar.BLOCK_FOLDED) return 0;
  return written.indexOf("\n") + 1;
}

/** How many UTF-16 units a unit of the file stands for that are no white space. */
function visibleLength(unit: string): number {
  if (!unit.startsWith("\\") || unit.length === 1) return SPACE.test(unit) ? 0 : 1;
  if (/^\\[\snrt]/u.test(unit)) return 0;
  const code = /^\\[xuU]/u.test(unit) ? Number.parseInt(unit.slice(2), 16) : 0;
  if (code > 0xffff) return 2;
  return code > 0 && SPACE.test(String.fromCharCode(code)) ? 0 : 1;
}
