/** How a language's rules are told: three families each, enough for messages that are now and then not English. */

interface FamilyData {
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

/** A rule over the words of a clause as they stand. */
export interface LanguageRule {
  readonly id: string;
  readonly pattern: RegExp;
  /** When this matches the clause, the rule is silent. */
  readonly unless: RegExp | undefined;
  /** The first group of the pattern must be what done_when asks for, which makes no exchange itself. */
  readonly asks?: boolean;
  readonly says: string;
  readonly advice: string;
  readonly examples: { readonly reject: readonly string[]; readonly accept: readonly string[] };
}

export const DELIVER = "Deliver it and report it with its evidence, or have the goal redirected.";

export function languageRules(language: string, data: LanguageData): readonly LanguageRule[] {
  return (["deferral", "handover", "doubt"] as const).map((family) => {
    const { pattern, unless, says, reject, accept } = data[family];
    return {
      id: `completion.${language}.${family}`,
      pattern,
      unless,
      says,
      advice: DELIVER,
      examples: { reject, accept },
    };
  });
}
