import { type Problem, refused } from "./errors.ts";
import { isInvisible, isPlaceholder } from "./no-text.ts";
import { checkText, invisibleProblem, placeholderProblem } from "./text-field.ts";

/** The two parts of `<kind>:<name>`; the name may hold further colons. */
export interface SourceParts {
  readonly kind: string;
  readonly name: string;
}

/** Reads `<kind>:<name>`; null when a part is empty or there is no colon. */
export function readSource(source: string): SourceParts | null {
  const colon = source.indexOf(":");
  if (colon < 0) return null;
  const kind = source.slice(0, colon).trim();
  const name = source.slice(colon + 1).trim();
  return kind === "" || name === "" ? null : { kind, name };
}

/**
 * The rule of every source and actor: `<kind>:<name>`, both parts non-empty. `field` is named in
 * the message, e.g. `--source`; the code is `<area>.shape`.
 */
export function checkSource(source: string, field: string, area: string): readonly Problem[] {
  const parts = readSource(source);
  if (parts !== null) return [...checkParts(parts, field), ...checkText(source, field)];
  return [
    refused(
      `${area}.shape`,
      `${field} is not <kind>:<name> with both parts non-empty`,
      `write ${field} as "operator:" or "session:" with the name behind it`,
    ),
  ];
}

/** Is it a placeholder of our own help, as a whole or in one of its two parts? */
export function isPlaceholderSource(source: string): boolean {
  const parts = readSource(source);
  return (
    isPlaceholder(source) ||
    (parts !== null && (isPlaceholder(parts.kind) || isPlaceholder(parts.name)))
  );
}

/** A text that is a placeholder as a whole is told as such a text. */
function checkParts({ kind, name }: SourceParts, field: string): readonly Problem[] {
  const source = `${kind}:${name}`;
  if (isPlaceholder(source)) return [];
  if (isPlaceholderSource(source)) return [placeholderProblem(source, field)];
  const isWhole = isInvisible(source);
  return !isWhole && (isInvisible(kind) || isInvisible(name)) ? [invisibleProblem(field)] : [];
}

/** Do both name the same party? Compared without regard to case, to spaces around the parts and to what does not show. */
export function isSameSource(one: string, other: string): boolean {
  const [a, b] = [readSource(one), readSource(other)];
  if (a === null || b === null) return one.trim() === other.trim();
  return fold(a.kind) === fold(b.kind) && fold(a.name) === fold(b.name);
}

/** Without what does not show: a name is the same to whoever reads it. */
function fold(text: string): string {
  return text
    .normalize("NFKC")
    .replaceAll(/[\p{C}\p{Default_Ignorable_Code_Point}]/gu, "")
    .toLowerCase()
    .trim();
}
