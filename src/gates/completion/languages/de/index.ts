/** German. */

import { languageRules, type LanguageRule } from "../family.ts";
import { blocker } from "./blocker.ts";
import { deferral } from "./deferral.ts";
import { denied, givenUp } from "./denials.ts";
import { doubt } from "./doubt.ts";
import { handover } from "./handover.ts";
import { leftOfThing } from "./left-of-thing.ts";
import { naming } from "./naming.ts";
import { stateOfThing } from "./state-of-thing.ts";
import { takesBack } from "./takes-back.ts";

export const GERMAN_RULES: readonly LanguageRule[] = languageRules("de", {
  deferral,
  handover,
  blocker,
  doubt,
  givenUp,
  denied,
  plain: { naming, kinds: [...leftOfThing, ...stateOfThing] },
  takesBack,
});
