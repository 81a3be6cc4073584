/** German. */

import { languageRules, type LanguageRule } from "../family.ts";
import { blocker } from "./blocker.ts";
import { deferral } from "./deferral.ts";
import { denied, givenUp } from "./denials.ts";
import { doubt } from "./doubt.ts";
import { handover } from "./handover.ts";
import { ofThing } from "./of-thing.ts";
import { takesBack } from "./takes-back.ts";

export const GERMAN_RULES: readonly LanguageRule[] = languageRules("de", {
  deferral,
  handover,
  blocker,
  doubt,
  givenUp,
  denied,
  ofThing,
  takesBack,
});
