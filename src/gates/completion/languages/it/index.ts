/** Italian. */

import { languageRules, type LanguageRule } from "../family.ts";
import { BLOCKER } from "./blocker.ts";
import { DEFERRAL } from "./deferral.ts";
import { DENIED, GIVEN_UP } from "./denials.ts";
import { DOUBT } from "./doubt.ts";
import { HANDOVER } from "./handover.ts";
import { TAKES_BACK } from "./takes-back.ts";
import { NAMING, UNDONE } from "./undone.ts";

export const ITALIAN_RULES: readonly LanguageRule[] = languageRules("it", {
  deferral: DEFERRAL,
  handover: HANDOVER,
  blocker: BLOCKER,
  doubt: DOUBT,
  plain: { naming: NAMING, kinds: [UNDONE] },
  givenUp: GIVEN_UP,
  denied: DENIED,
  takesBack: TAKES_BACK,
});
