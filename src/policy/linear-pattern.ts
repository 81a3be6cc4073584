/**
 * Patterns of a policy, compiled by an engine that runs in time linear in the text (RE2): no
 * pattern, however it is written, can make a gate hang on a message.
 */
import { RE2JS, RE2JSException, RE2JSSyntaxException } from "re2js";
import type { LinearPattern } from "../gates/gate.ts";
import { findBlindBoundary } from "./blind-boundaries.ts";
import { describeUnsupported } from "./unsupported-syntax.ts";
import { literalSearch, requiredLiterals } from "./required-literals.ts";

/** A pattern may be this long, in UTF-16 code units. */
const LONGEST_PATTERN = 1000;

/**
 * What a pattern may unfold to, in steps of the automaton (`x{3}` is three of them). Linear time
 * is the length of the text times this.
 */
const LARGEST_PROGRAM = 1500;

/** Why a pattern is refused. */
interface PatternProblem {
  readonly code: "policy.bad_pattern" | "policy.pattern_too_large" | "policy.pattern_matches_empty";
  readonly message: string;
  readonly advice: string;
  /** Where in the pattern, in UTF-16 code units; null when it is about the whole. */
  readonly offset: number | null;
}

/** A compiled pattern, or why there is none. */
export type CompiledPattern =
  | { readonly ok: true; readonly pattern: LinearPattern }
  | { readonly ok: false; readonly problem: PatternProblem };

/**
 * Compiles one pattern. Case does not matter (`(?-i)` at its start makes it matter); `^` and `$`
 * are the ends of the text, `(?m)` makes them the ends of a line; `\b` and `\w` know ASCII,
 * `\pL` knows letters of every script. A pattern that matches without taking a character is
 * refused: it would match every text.
 */
export function compileLinearPattern(source: string): CompiledPattern {
  if (source.length > LONGEST_PATTERN) {
    return refuse({
      code: "policy.pattern_too_large",
      message: `the pattern is ${source.length} characters long; at most ${LONGEST_PATTERN} are taken`,
      advice: "split it into several patterns of the list",
      offset: null,
    });
  }
  const engine = compile(source);
  if (!(engine instanceof RE2JS)) return refuse(engine);
  const steps = engine.programSize();
  if (steps > LARGEST_PROGRAM) {
    return refuse({
      code: "policy.pattern_too_large",
      message: `the pattern unfolds to ${steps} steps; at most ${LARGEST_PROGRAM} are taken`,
      advice: "lower its repetition counts, or write + or * instead of a count",
      offset: null,
    });
  }
  if (matchesNothing(engine)) {
    return refuse({
      code: "policy.pattern_matches_empty",
      message: "the pattern matches where there is no text, so it would match every message",
      advice: "make it require at least one character, e.g. + instead of *",
      offset: null,
    });
  }
  const blind = findBlindBoundary(source);
  if (blind !== null) {
    return refuse({
      code: "policy.bad_pattern",
      message: String.raw`the pattern has \b beside ${blind.beside}, where it never holds at the edge of a word, since it knows ASCII letters alone`,
      advice: String.raw`write (?:^|\PL) before the word and (?:\PL|$) behind it`,
      offset: blind.offset,
    });
  }
  return { ok: true, pattern: linearPattern(source, engine) };
}

function refuse(problem: PatternProblem): CompiledPattern {
  return { ok: false, problem };
}

function compile(source: string): RE2JS | PatternProblem {
  try {
    return RE2JS.compile(source, RE2JS.CASE_INSENSITIVE);
  } catch (error) {
    if (!(error instanceof RE2JSException)) throw error;
    return syntaxProblem(source, error);
  }
}

const LOWER_COUNTS =
  "count upwards and to 1000 at most, nested counts multiplied, or write + or * instead";
const ESCAPE_IT = String.raw`correct it; a character that stands for itself is written with a \ before it, e.g. \( or \*`;

function syntaxProblem(source: string, error: RE2JSException): PatternProblem {
  const unsupported = describeUnsupported(source);
  if (unsupported !== null) return { code: "policy.bad_pattern", ...unsupported };
  if (!(error instanceof RE2JSSyntaxException)) {
    return {
      code: "policy.bad_pattern",
      message: `the pattern cannot be compiled: ${error.message}`,
      advice: "write a simpler pattern",
      offset: null,
    };
  }
  const at = error.getPattern();
  const first = at === null ? -1 : source.indexOf(at);
  // The engine quotes the culprit without saying which of several that look alike it is.
  const offset = at !== null && first === source.lastIndexOf(at) ? first : -1;
  const where = at === null || first < 0 ? "" : `: ${at}`;
  return {
    code: "policy.bad_pattern",
    message: `the pattern is not a regular expression: ${error.getDescription()}${where}`,
    advice: error.getDescription() === "invalid repeat count" ? LOWER_COUNTS : ESCAPE_IT,
    offset: offset < 0 ? null : offset,
  };
}

/** Texts with every kind of place at which an assertion such as `\b` or `(?m)^` can hold. */
const PROBES = ["", "a", " ", "a b", "\n", "a\nb\n"];

function matchesNothing(engine: RE2JS): boolean {
  return PROBES.some((probe) => {
    const matcher = engine.matcher(probe);
    while (matcher.find()) if (matcher.start() === matcher.end()) return true;
    return false;
  });
}

function linearPattern(source: string, engine: RE2JS): LinearPattern {
  let search: RegExp | null | undefined;
  return {
    source,
    find: (text) => {
      // On first use: reading a policy must stay cheap for commands that match nothing.
      if (search === undefined) search = searchFor(source);
      if (search !== null && !search.test(text)) return null;
      // The yes or no comes from the fast automaton; only a yes is worth the slower one's offsets.
      if (!engine.test(text)) return null;
      const matcher = engine.matcher(text);
      return matcher.find() ? { start: matcher.start(), end: matcher.end() } : null;
    },
  };
}

function searchFor(source: string): RegExp | null {
  const literals = requiredLiterals(source);
  return literals === null ? null : literalSearch(literals);
}
