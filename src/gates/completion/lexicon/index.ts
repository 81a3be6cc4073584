/** The lexicon of the completion gate; where two lists name the same words, the earlier one has them. */

import type { Lexicon } from "../clauses/word-table.ts";
import { ADMISSION } from "./admission.ts";
import { DELAY } from "./delay.ts";
import { GRAMMAR } from "./grammar.ts";
import { TROUBLE, WORK } from "./work.ts";

export const LEXICON: Lexicon = [...ADMISSION, ...DELAY, ...GRAMMAR, ...TROUBLE, ...WORK];
