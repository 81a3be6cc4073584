/**
 * Texts of which every match of a pattern contains at least one, so that a message without any of
 * them need not be run through the pattern at all. Most messages contain none, and a search for
 * plain text is many times faster than the best automaton.
 */
import { RE2JS } from "re2js";

/** Shorter texts occur in nearly every message and save nothing. */
const SHORTEST = 3;
const MOST_ALTERNATIVES = 32;
const ASCII = /^[\x20-\x7e]+$/u;

/** Node kinds of the engine's own prefilter. */
const EXACT = 1;
const ALL_OF = 2;
const ANY_OF = 3;

/**
 * The texts that the engine found for its own, case-sensitive prefilter, collapsed to one list of
 * alternatives; null when there is no such list. The engine builds none for a pattern that ignores
 * case, so the pattern is read with case here and the search for the texts ignores it.
 *
 * The tree is reached through `re2()`, whose type is open: whatever does not look as expected
 * means no list, which is always right, only slower.
 */
export function requiredLiterals(source: string): readonly string[] | null {
  const engine: unknown = RE2JS.compile(source).re2();
  const literals = alternatives(property(engine, "prefilter"));
  return literals !== null && literals.length <= MOST_ALTERNATIVES ? literals : null;
}

/**
 * A native expression that finds any of the texts, ignoring case the way the engine does (simple
 * Unicode folding, so that the long s and the Kelvin sign count). Alternatives of plain text have
 * nothing to backtrack into.
 */
export function literalSearch(literals: readonly string[]): RegExp {
  return new RegExp(literals.map(escapeSyntax).join("|"), "iu");
}

function alternatives(node: unknown): readonly string[] | null {
  switch (property(node, "type")) {
    case EXACT:
      return exact(property(node, "str"));
    case ALL_OF:
      return best(children(node));
    case ANY_OF:
      return union(children(node));
    default:
      return null;
  }
}

function exact(text: unknown): readonly string[] | null {
  if (typeof text !== "string") return null;
  return text.length >= SHORTEST && ASCII.test(text) ? [text] : null;
}

/** All of them must occur: the list whose shortest text is longest is the rarest. */
function best(nodes: readonly unknown[]): readonly string[] | null {
  let chosen: readonly string[] | null = null;
  for (const node of nodes) {
    const found = alternatives(node);
    if (found !== null && (chosen === null || shortest(found) > shortest(chosen))) chosen = found;
  }
  return chosen;
}

/** Any of them may occur: a list only when each has one. */
function union(nodes: readonly unknown[]): readonly string[] | null {
  const texts: string[] = [];
  for (const node of nodes) {
    const found = alternatives(node);
    if (found === null) return null;
    texts.push(...found);
  }
  return texts.length === 0 ? null : texts;
}

function shortest(texts: readonly string[]): number {
  return Math.min(...texts.map((text) => text.length));
}

function children(node: unknown): readonly unknown[] {
  const subs: unknown = property(node, "subs");
  return Array.isArray(subs) ? subs : [];
}

function property(value: unknown, key: string): unknown {
  if (typeof value !== "object" || value === null) return undefined;
  const held: unknown = Reflect.get(value, key);
  return held;
}

function escapeSyntax(text: string): string {
  return text.replaceAll(/[\^$\\.*+?()[\]{}|/]/gu, String.raw`\$&`);
}
