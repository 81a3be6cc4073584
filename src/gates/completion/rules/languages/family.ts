/** How a language's rules are told: three families each, enough for messages that are now and then not English. */

import { lazily, type Pattern, type Rule } from "../../rule.ts";

interface FamilyData {
  readonly anchors?: readonly string[];
  readonly pattern: RegExp;
  readonly unless?: RegExp;
  readonly says: string;
  readonly reject: readonly string[];
  readonly accept: readonly string[];
}

/** The families: put off or undone; handed to the reader; hedged, announced, failing or partial. */
export interface LanguageData {
  readonly deferral: FamilyData;
  readonly handover: FamilyData;
  readonly doubt: FamilyData;
}

const ADVICE = "Deliver it and report it with its evidence, or have the goal redirected.";

export function languageRules(language: string, data: LanguageData): readonly Rule[] {
  return (["deferral", "handover", "doubt"] as const).map((family) => {
    const { anchors, pattern, unless, says, reject, accept } = data[family];
    return {
      id: `completion.${language}.${family}`,
      anchors,
      foreign: true,
      patterns: alternativesOf(pattern),
      unless,
      cancelledBy: ["negation", "subject"],
      says,
      advice: ADVICE,
      examples: { reject, accept },
    };
  });
}

/** Splits `(?<!\p{L})(?:a|b|c)…` into a pattern per alternative, so that each is tried only where its words are. */
function alternativesOf(pattern: RegExp): readonly Pattern[] {
  const { source } = pattern;
  const wrapped =
    /^(\(\?<!\\p\{L\}\))\(\?:([^]*)\)(\(\?:\(\?<!\\p\{L\}\)\|\(\?!\\p\{L\}\)\))$/.exec(source);
  const [, before = "", body = source, after = ""] = wrapped ?? [];
  const alternatives: string[] = [];
  let depth = 0;
  let from = 0;
  for (let at = 0; at < body.length; at++) {
    const sign = body.charAt(at);
    if (sign === "\\") at++;
    else if (sign === "(") depth++;
    else if (sign === ")") depth--;
    else if (sign === "|" && depth === 0) {
      alternatives.push(body.slice(from, at));
      from = at + 1;
    }
  }
  alternatives.push(body.slice(from));
  return alternatives.map((alternative) =>
    lazily(() => new RegExp(`${before}(?:${alternative})${after}`, "gu")),
  );
}
