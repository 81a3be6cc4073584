/** Frames made from a table of phrases and the shapes of sentence that it is set in. */

import { isHeld } from "./held.ts";
import { WORD_END, type Table } from "./phrase-tables.ts";
import { type Frame, framed } from "./frame.ts";

type Said = Pick<Frame, "notIn" | "metBy" | "endedBy" | "begins" | "check">;

type Shape = (any: string) => string;

/** A frame of one shape, which is given any phrase of the table. Words that the shape cannot do without may call in place of the table's. */
export function tabled(
  id: string,
  phrases: Table,
  shape: Shape,
  said?: Said,
  calledBy?: string,
): Frame;
/** A pattern in place of a table has no words of its own to be called by. */
export function tabled(
  id: string,
  pattern: string,
  shape: Shape,
  said: Said,
  calledBy: string,
): Frame;
export function tabled(
  id: string,
  phrases: Table | string,
  shape: Shape,
  said: Said = {},
  calledBy?: string,
): Frame {
  const any = (): string =>
    typeof phrases === "string" ? `(?:${phrases})${WORD_END}` : phrases.source;
  return {
    id,
    get calledBy() {
      return calledBy ?? (typeof phrases === "string" ? "" : phrases.calledBy);
    },
    ofThings: true,
    ofItem: true,
    pattern: framed(() => shape(any())),
    ...said,
  };
}

const SAYING =
  "(?:(?:(?:please )?(?:note|be aware|mind|bear in mind|remember|keep in mind|be warned|understand)|i (?:must|have to|should|need to) (?:say|admit|add|report|note|stress)|i['’]m afraid|sorry|to be (?:clear|honest|fair)|the truth is|(?:the )?fact is|one thing|heads[- ]up|right now|at this point|this time|as of (?:now|today)|so far|as it stands)(?: that)?:?,? )?";

/** Frames of several shapes, each its own pattern, which may begin with "please note that"; a thing that is held in them is one that is asked for. */
export function framesOf(
  id: string,
  kind: Omit<Frame, "id" | "pattern" | "ofThings" | "ofItem">,
  shapes: readonly string[],
): readonly Frame[] {
  return shapes.map((shape, number) => ({
    ofThings: true,
    ofItem: true,
    check: isHeld,
    ...kind,
    id: `${id}.${number}`,
    pattern: framed(`${SAYING}${shape}`),
  }));
}
