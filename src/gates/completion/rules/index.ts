/** All rules of the completion gate, family by family. */

import type { Rule } from "../clauses/rule.ts";
import { EXCHANGED_RULES } from "./exchanged.ts";
import { PUT_OFF_RULES } from "./put-off.ts";
import { SHUT_OUT_RULES } from "./shut-out.ts";
import { TESTS_TOLD_RULES } from "./tests-told.ts";
import { DEFERRAL_RULES } from "./deferral.ts";
import { HANDOVER_RULES } from "./handover.ts";
import { PLACEHOLDER_RULES } from "./placeholder.ts";
import { STRUCTURE_RULES } from "./structure.ts";
import { UNDELIVERED_RULES } from "./undelivered.ts";

export const ALL_RULES: readonly Rule[] = [
  ...DEFERRAL_RULES,
  ...HANDOVER_RULES,
  ...PLACEHOLDER_RULES,
  ...UNDELIVERED_RULES,
  ...STRUCTURE_RULES,
  ...PUT_OFF_RULES,
  ...TESTS_TOLD_RULES,
  ...SHUT_OUT_RULES,
  ...EXCHANGED_RULES,
];
