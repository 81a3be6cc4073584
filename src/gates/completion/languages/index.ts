/** The rules for messages in other languages than English. */

import { ADMISSION_LANGUAGE_RULES } from "./admissions.ts";
import { GERMAN_RULES } from "./de/index.ts";
import { SPANISH_RULES } from "./es/index.ts";
import { FRENCH_RULES } from "./fr/index.ts";
import { ITALIAN_RULES } from "./it/index.ts";
import type { LanguageRule } from "./family.ts";
import { PORTUGUESE_RULES } from "./pt/index.ts";

export const LANGUAGE_RULES: readonly LanguageRule[] = [
  ...GERMAN_RULES,
  ...SPANISH_RULES,
  ...FRENCH_RULES,
  ...ITALIAN_RULES,
  ...PORTUGUESE_RULES,
  ...ADMISSION_LANGUAGE_RULES,
];
