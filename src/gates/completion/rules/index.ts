/** All rules of the completion gate, family by family. */

import type { Rule } from "../rule.ts";
import { BLOCKER_RULES } from "./blocker.ts";
import { DEFERRAL_RULES } from "./deferral.ts";
import { FAILING_TEST_RULES } from "./failing-tests.ts";
import { HANDOVER_RULES } from "./handover.ts";
import { HEDGE_RULES } from "./hedge.ts";
import { INTENTION_RULES } from "./intention.ts";
import { LANGUAGE_RULES } from "./languages/index.ts";
import { PARTIAL_RULES } from "./partial.ts";
import { PLACEHOLDER_RULES } from "./placeholder.ts";
import { STRUCTURE_RULES } from "./structure.ts";
import { UNDELIVERED_RULES } from "./undelivered.ts";

/** Every rule but those that a policy may replace. */
export const OTHER_RULES: readonly Rule[] = [
  ...BLOCKER_RULES,
  ...FAILING_TEST_RULES,
  ...HEDGE_RULES,
  ...INTENTION_RULES,
  ...PARTIAL_RULES,
];

/** The rules that find deferrals; `replace_deferral_rules: true` switches them off. */
const BUILT_IN_DEFERRAL_RULES: readonly Rule[] = [
  ...DEFERRAL_RULES,
  ...HANDOVER_RULES,
  ...PLACEHOLDER_RULES,
  ...UNDELIVERED_RULES,
  ...STRUCTURE_RULES,
  ...LANGUAGE_RULES,
];

/** Every rule. */
export const ALL_RULES: readonly Rule[] = [...BUILT_IN_DEFERRAL_RULES, ...OTHER_RULES];
