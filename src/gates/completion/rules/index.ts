/** All rules of the completion gate: a family is what stands behind `completion.` in the code of a rule, and has a file, or files that begin with its name. */

import type { Rule } from "../clauses/rule.ts";
import { DEFERRAL_RULES } from "./deferral.ts";
import { WAITING_RULES } from "./deferral-waiting.ts";
import { HANDOVER_RULES } from "./handover.ts";
import { INTENTION_RULES } from "./intention.ts";
import { HEDGE_RULES } from "./hedge.ts";
import { PLACEHOLDER_RULES } from "./placeholder.ts";
import { OTHER_THING_RULES } from "./placeholder-other-thing.ts";
import { PARTIAL_RULES } from "./partial.ts";
import { UNDELIVERED_RULES } from "./undelivered.ts";
import { BLOCKER_RULES } from "./blocker.ts";
import { TESTS_RULES } from "./tests.ts";
import { RELAXED_RULES } from "./relaxed.ts";
import { STRUCTURE_RULES } from "./structure.ts";

export const ALL_RULES: readonly Rule[] = [
  ...DEFERRAL_RULES,
  ...WAITING_RULES,
  ...HANDOVER_RULES,
  ...INTENTION_RULES,
  ...HEDGE_RULES,
  ...PLACEHOLDER_RULES,
  ...OTHER_THING_RULES,
  ...PARTIAL_RULES,
  ...UNDELIVERED_RULES,
  ...BLOCKER_RULES,
  ...TESTS_RULES,
  ...RELAXED_RULES,
  ...STRUCTURE_RULES,
];
