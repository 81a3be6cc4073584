/** How a sentence tells that a thing is in a state that is not its end: a frame for each kind. */

import { ASKED_FOR } from "./asked-for.ts";
import { DUE } from "./due.ts";
import { ELSEWHERE } from "./elsewhere.ts";
import { FOR_READER } from "./for-reader.ts";
import { HALF_WAY } from "./half-way.ts";
import { IN_TROUBLE } from "./in-trouble.ts";
import { INSTEAD } from "./instead.ts";
import { LACKING } from "./lacking.ts";
import { LET_GO } from "./let-go/index.ts";
import { MEANT } from "./meant.ts";
import { PASSED_ON } from "./passed-on.ts";
import type { Frame } from "./phrases.ts";
import { TO_COME } from "./to-come.ts";
import { UNDONE } from "./undone.ts";
import { UNDER_WAY } from "./under-way.ts";
import { UNCHANGED } from "./unchanged.ts";

export const FRAMES: readonly Frame[] = [
  ...ELSEWHERE,
  ...TO_COME,
  ...ASKED_FOR,
  ...LACKING,
  ...UNCHANGED,
  ...HALF_WAY,
  ...DUE,
  ...PASSED_ON,
  ...FOR_READER,
  ...INSTEAD,
  ...IN_TROUBLE,
  ...UNDONE,
  ...LET_GO,
  ...MEANT,
  ...UNDER_WAY,
];
