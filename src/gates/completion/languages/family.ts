/** How a language's rules are told: four families each, enough for messages that are now and then not English. */

import { framePattern, type Language } from "./frames.ts";
import { readTakesBack, type TakesBack, type TakesBackData } from "./takes-back.ts";

interface FamilyData {
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
  /** Plain words by kind, each of which counts only where the clause names what done_when asks for. */
  readonly ofThing?: Readonly<Record<string, FamilyData>>;
  /** What takes a hit back, whatever the family. */
  readonly takesBack: TakesBackData;
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
  /** The clause must name a thing that done_when asks for. */
  readonly names?: boolean;
  readonly says: string;
  readonly advice: string;
  readonly examples: { readonly reject: readonly string[]; readonly accept: readonly string[] };
}

export const DELIVER =
  "Deliver it and report it with its evidence, or have the goal redirected by the operator.";

export function languageRules(language: Language, data: LanguageData): readonly LanguageRule[] {
  const takesBack = readTakesBack(language, data.takesBack);
  const { frames: denials, behind, ...examples } = data.denied;
  const { deferral, handover, blocker, doubt, ofThing = {} } = data;
  const families = Object.entries({ deferral, handover, blocker, doubt, ...ofThing }).map(
    ([family, { pattern, frames = [], unless, says, reject, accept }]) => {
      const sources = [pattern, frames.length > 0 ? framePattern(language, frames) : undefined];
      return {
        id: `completion.${language}.${family}`,
        language,
        names: family in ofThing,
        pattern: new RegExp(sources.flatMap((one) => one?.source ?? []).join("|"), "u"),
        unless,
        takesBack,
        says,
        advice: DELIVER,
        examples: { reject, accept },
      };
    },
  );
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
  ];
}
