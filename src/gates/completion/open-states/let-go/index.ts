/** What was done to a thing, or became of it, instead of its being delivered. */

import type { Frame } from "../frame.ts";
import { DENIED } from "./denied.ts";
import { FATES } from "./fates.ts";
import { HANDED_ON } from "./handed-on.ts";
import { REST } from "./rest.ts";
import { DEEDS } from "./shapes.ts";

export const LET_GO: readonly Frame[] = [...DEEDS, ...DENIED, ...FATES, ...HANDED_ON, ...REST];
