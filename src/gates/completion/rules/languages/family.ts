/** How a language's rules are told: three families each, enough for messages that are now and then not English. */

import type { Rule } from "../../rule.ts";

interface FamilyData {
  readonly anchors: readonly string[];
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
      pattern,
      ...(unless === undefined ? {} : { unless }),
      cancelledBy: ["negation", "subject"],
      says,
      advice: ADVICE,
      examples: { reject, accept },
    };
  });
}
