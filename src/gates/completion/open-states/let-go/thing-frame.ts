/** A frame of this folder: it leaves open only what it names, and what is made good is not left open. */

import { MADE_GOOD } from "../made-good.ts";
import type { Frame } from "../frame.ts";
import { TOLD_OTHERWISE } from "./words.ts";

/** Compiled when it is first asked for; it may stand anywhere in the part. */
export function within(source: string): () => RegExp {
  let compiled: RegExp | null = null;
  return () => (compiled ??= new RegExp(source, "du"));
}

const NO_THING = /^\W*(?:no|none|nothing|neither|not)\b/iu;

interface Given {
  readonly id: string;
  readonly calledBy: string;
  readonly metBy: RegExp;
  readonly pattern: () => RegExp;
  readonly notIn?: RegExp;
  readonly reads?: Frame["reads"];
  /** What must not stand in the name of the thing. */
  readonly notNamed?: RegExp;
  /** Who else has it, where the frame names somebody. */
  readonly check?: Frame["check"];
}

export function thingFrame(given: Given): Frame {
  const { id, metBy, pattern, notIn, reads, notNamed, check } = given;
  return {
    id,
    get calledBy() {
      return given.calledBy;
    },
    ofThings: true,
    ofItem: true,
    evenOnPurpose: true,
    metBy,
    notIn: notIn ?? TOLD_OTHERWISE,
    ...(reads === undefined ? {} : { reads }),
    endedBy: MADE_GOOD,
    pattern,
    check: (groups, asked) => {
      const item = groups["item"] ?? groups["item2"] ?? "";
      return (
        !NO_THING.test(item) && notNamed?.test(item) !== true && check?.(groups, asked) !== false
      );
    },
  };
}
