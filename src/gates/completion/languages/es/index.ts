/** Spanish. */

import { languageRules, type LanguageRule } from "../family.ts";
import { BLOCKER } from "./blocker.ts";
import { DEFERRAL } from "./deferral.ts";
import { DENIED, GIVEN_UP } from "./denials.ts";
import { DOUBT } from "./doubt.ts";
import { HANDOVER } from "./handover.ts";
import { TAKES_BACK } from "./takes-back.ts";
import { NAMING, TOLD_OF_ASKED } from "./told-of-asked.ts";

export const SPANISH_RULES: readonly LanguageRule[] = languageRules("es", {
  deferral: DEFERRAL,
  handover: HANDOVER,
  blocker: BLOCKER,
  doubt: DOUBT,
  givenUp: GIVEN_UP,
  denied: DENIED,
  plain: { naming: NAMING, kinds: [TOLD_OF_ASKED] },
  takesBack: TAKES_BACK,
});
