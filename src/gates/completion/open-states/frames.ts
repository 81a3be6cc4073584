/** How a sentence tells that a thing is in a state that is not its end: a frame for each kind. */

import { ASKED_FOR } from "./asked-for.ts";
import { DUE } from "./due.ts";
import { ELSEWHERE } from "./elsewhere.ts";
import { FOR_READER } from "./for-reader.ts";
import { HALF_WAY } from "./half-way.ts";
import { IN_TROUBLE } from "./in-trouble.ts";
import { INSTEAD } from "./instead.ts";
import { IN_PART } from "./in-part.ts";
import { LACKING } from "./lacking.ts";
import { LESSER_FORMS } from "./lesser.ts";
import { LET_GO } from "./let-go/index.ts";
import { MEANT } from "./meant.ts";
import { NOT_THERE } from "./not-there.ts";
import { OFF_MAIN } from "./off-main.ts";
import { PASSED_ON } from "./passed-on.ts";
import { AT_WORK } from "./at-work.ts";
import { DOUBTS } from "./doubts.ts";
import { UNPROVEN } from "./unproven.ts";
import { MISBEHAVING } from "./misbehaving.ts";
import { OBSTACLES } from "./obstacles.ts";
import type { Frame } from "./frame.ts";
import { STATUS_LABELS } from "./status-labels.ts";
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
  ...MISBEHAVING,
  ...OBSTACLES,
  ...UNPROVEN,
  ...DOUBTS,
  ...AT_WORK,
  ...UNDONE,
  ...LET_GO,
  ...MEANT,
  ...UNDER_WAY,
  ...STATUS_LABELS,
  ...LESSER_FORMS,
  ...IN_PART,
  ...NOT_THERE,
  ...OFF_MAIN,
];

/** Those in which an item that is delivered tells by itself that it is not: short texts say less, and mean it. */
export const FRAMES_OF_ITEMS: ReadonlySet<Frame> = new Set([
  ...IN_TROUBLE,
  ...UNDONE,
  ...MEANT,
  ...UNDER_WAY,
]);
