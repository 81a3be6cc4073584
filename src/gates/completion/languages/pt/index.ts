/** Portuguese. */

import { languageRules, type LanguageRule } from "../family.ts";
import { BLOCKER } from "./blocker.ts";
import { DEFERRAL } from "./deferral.ts";
import { DENIED, GIVEN_UP } from "./denials.ts";
import { DOUBT } from "./doubt.ts";
import { HANDOVER } from "./handover.ts";
import { TAKES_BACK } from "./takes-back.ts";
import { NAMING, TOLD } from "./told/index.ts";

export const PORTUGUESE_RULES: readonly LanguageRule[] = languageRules("pt", {
  deferral: DEFERRAL,
  handover: HANDOVER,
  blocker: BLOCKER,
  doubt: DOUBT,
  givenUp: GIVEN_UP,
  denied: DENIED,
  plain: { naming: NAMING, kinds: TOLD },
  takesBack: TAKES_BACK,
});
