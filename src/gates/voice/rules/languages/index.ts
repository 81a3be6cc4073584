import type { PhraseRule } from "../../rule.ts";
import { GERMAN } from "./de.ts";
import { SPANISH } from "./es.ts";
import { FRENCH } from "./fr.ts";
import { ITALIAN } from "./it.ts";
import { languageRules } from "./language.ts";
import { DUTCH } from "./nl.ts";
import { PORTUGUESE } from "./pt.ts";

/** Attribution and suspicious phrasing outside English. */
export const LANGUAGE_RULES: readonly PhraseRule[] = [
  GERMAN,
  SPANISH,
  FRENCH,
  ITALIAN,
  PORTUGUESE,
  DUTCH,
].flatMap(languageRules);
