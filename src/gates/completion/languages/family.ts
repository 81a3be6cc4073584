/** How a language's rules are told: four families each, enough for messages that are now and then not English. */

import { framePattern, type Language } from "./frames.ts";
import { readNaming, type Naming, type NamingData } from "./naming.ts";
import { readUnsaid, type DeedsData, type Unsaid } from "./unsaid-deeds.ts";
import { readTakesBack, type TakesBack, type TakesBackData } from "./takes-back.ts";

export interface FamilyData {
  readonly pattern?: RegExp;
  /** Further frames of the pattern, in the notation of `frames.ts`. */
  readonly frames?: readonly string[];
  readonly unless?: RegExp;
  readonly says: string;
  readonly reject: readonly string[];
  readonly accept: readonly string[];
}

/** What stands before a deed or thing that is denied, as frames; the examples are told of a done_when in English. */
interface DeniedData {
  readonly frames: readonly string[];
  /** What stands behind it. */
  readonly behind: readonly string[];
  readonly reject: readonly string[];
  readonly accept: readonly string[];
}

/** The families: put off or undone; handed to the reader; out of order, waiting or under way; hedged, announced, partial. */
export interface LanguageData {
  readonly deferral: FamilyData;
  readonly handover: FamilyData;
  readonly blocker: FamilyData;
  readonly doubt: FamilyData;
  /** What was given up, which done_when has to ask for. */
  readonly givenUp: Pick<DeniedData, "frames" | "reject" | "accept">;
  /** A deed that done_when asks for is denied. */
  readonly denied: DeniedData;
  /** Everyday words for work that is left, which count only beside what done_when asks for. */
  readonly plain?: PlainData;
  /** What takes a hit back, whatever the family. */
  readonly takesBack: TakesBackData;
}

/** Words that leave work only where their part of the sentence names what done_when asks for. */
interface PlainData {
  readonly naming: NamingData;
  readonly kinds: readonly PlainKind[];
  /** How deeds are told, which a condition may lack. */
  readonly deeds?: DeedsData & Pick<DeniedData, "reject" | "accept">;
}

export interface PlainKind {
  /** The last part of the rule's id. */
  readonly kind: string;
  /** Where a frame has a group `asked`, that is what done_when asks for. One with a group `share` may be in its words. */
  readonly frames: readonly string[];
  readonly unless?: RegExp;
  /** Weaker still: it leaves none where another sentence tells that condition. */
  readonly unlessTold?: true;
  readonly says: string;
  readonly reject: readonly string[];
  readonly accept: readonly string[];
}

/** A rule over the words of a clause as they stand. */
export interface LanguageRule {
  readonly id: string;
  readonly language: Language;
  readonly pattern: RegExp;
  /** When this matches the clause, the rule is silent. */
  readonly unless: RegExp | undefined;
  readonly takesBack?: TakesBack;
  /** The first group of the pattern must be what done_when asks for, which makes no exchange itself. */
  readonly asks?: boolean;
  /** The group `asked` must be a deed that done_when asks for, denied of a thing that it names. */
  readonly denies?: boolean;
  /** What stands beside the hit must be what done_when asks for. */
  readonly givesUp?: boolean;
  /** What done_when asks for must be named beside the hit, and told by no other sentence where `unlessTold`. */
  readonly names?: Naming;
  readonly unlessTold?: boolean;
  /** No pattern tells it, but what the whole message leaves unsaid. */
  readonly unsaid?: Unsaid;
  readonly says: string;
  readonly advice: string;
  readonly examples: { readonly reject: readonly string[]; readonly accept: readonly string[] };
}

export const DELIVER =
  "Deliver it and report it with its evidence, or have the goal redirected by the operator.";

export function languageRules(language: Language, data: LanguageData): readonly LanguageRule[] {
  const takesBack = readTakesBack(language, data.takesBack);
  const { frames: denials, behind, ...examples } = data.denied;
  const families = (["deferral", "handover", "blocker", "doubt"] as const).map((family) => {
    const { pattern, frames = [], unless, says, reject, accept } = data[family];
    const sources = [pattern, frames.length > 0 ? framePattern(language, frames) : undefined];
    return {
      id: `completion.${language}.${family}`,
      language,
      pattern: new RegExp(sources.flatMap((one) => one?.source ?? []).join("|"), "u"),
      unless,
      takesBack,
      says,
      advice: DELIVER,
      examples: { reject, accept },
    };
  });
  const says = "The message says that something was not done which done_when asks for.";
  const { givenUp } = data;
  const common = { language, unless: undefined, takesBack, advice: DELIVER };
  return [
    ...families,
    {
      ...common,
      id: `completion.${language}.given-up`,
      pattern: framePattern(language, givenUp.frames),
      givesUp: true,
      says: "The message says that something was given up which done_when asks for.",
      examples: { reject: givenUp.reject, accept: givenUp.accept },
    },
    {
      id: `completion.${language}.denied`,
      language,
      pattern: framePattern(language, [
        `(${denials.join("|")}) (?<asked>\\p{L}{4,})`,
        `(?<asked>\\p{L}{4,}) (${behind.join("|")})`,
      ]),
      unless: undefined,
      takesBack,
      denies: true,
      says,
      advice: DELIVER,
      examples,
    },
    ...plainRules(language, data, common),
  ];
}

function plainRules(
  language: Language,
  { plain }: LanguageData,
  common: Pick<LanguageRule, "language" | "takesBack" | "advice">,
): readonly LanguageRule[] {
  if (plain === undefined) return [];
  const names = readNaming(plain.naming);
  const rules = plain.kinds.map(({ kind, frames, unless, unlessTold, says, reject, accept }) => ({
    ...common,
    id: `completion.${language}.${kind}`,
    pattern: framePattern(language, frames),
    unless,
    names,
    ...(unlessTold === true ? { unlessTold } : {}),
    says,
    examples: { reject, accept },
  }));
  if (plain.deeds === undefined) return rules;
  const { reject, accept, ...deeds } = plain.deeds;
  const unsaid: LanguageRule = {
    ...common,
    id: `completion.${language}.unsaid`,
    pattern: /\p{L}/u,
    unless: undefined,
    unsaid: readUnsaid(deeds, names),
    says: "The message names a thing and does not say that what done_when asks of it was done.",
    examples: { reject, accept },
  };
  return [...rules, unsaid];
}
