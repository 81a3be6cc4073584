/** French. */

import { languageRules, type LanguageRule } from "../family.ts";
import { BLOCKER } from "./blocker.ts";
import { DEFERRAL } from "./deferral.ts";
import { DENIED, GIVEN_UP } from "./denials.ts";
import { DOUBT } from "./doubt.ts";
import { HANDOVER } from "./handover.ts";
import { PLAIN } from "./plain.ts";
import { TAKES_BACK } from "./takes-back.ts";

export const FRENCH_RULES: readonly LanguageRule[] = languageRules("fr", {
  deferral: DEFERRAL,
  handover: HANDOVER,
  blocker: BLOCKER,
  doubt: DOUBT,
  givenUp: GIVEN_UP,
  denied: DENIED,
  plain: PLAIN,
  takesBack: TAKES_BACK,
});
