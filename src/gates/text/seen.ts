/** Messages are judged as people see them, and reasons point into the message as it stands. */

import type { Gate } from "../gate.ts";

/** Where something was left out of a text or put in, and how much shorter it is up to there, in UTF-16 units. */
interface Cut {
  readonly at: number;
  readonly total: number;
}

/** A text as it is read. */
export interface Seen {
  readonly text: string;
  readonly cuts: readonly Cut[];
}

/** A stretch of a text and what is read in its place. */
export interface Edit {
  readonly start: number;
  readonly end: number;
  readonly reading: string;
}

/** A gate that reads messages through `see`, which answers null where a message is read as it stands. */
export function seeing(gate: Gate, see: (text: string) => Seen | null): Gate {
  return {
    verdict(c) {
      const seen = see(c.output);
      return gate.verdict(seen === null ? c : { ...c, output: seen.text });
    },
    judge(c) {
      const seen = see(c.output);
      if (seen === null) return gate.judge(c);
      const { text, cuts } = seen;
      const judgement = gate.judge({ ...c, output: text });
      const reasons = judgement.reasons.map((reason) => {
        if (reason.span === null) return reason;
        const start = reason.span.start + cutBefore(cuts, reason.span.start + 1);
        const end = reason.span.end + cutBefore(cuts, reason.span.end);
        return { ...reason, span: { start, end, text: c.output.slice(start, end) } };
      });
      return { ...judgement, reasons };
    },
  };
}

/** The text with edits made, which stand in its order; one that begins inside of another is left out. */
export function edited(text: string, edits: Iterable<Edit>): Seen {
  const cuts: Cut[] = [];
  let read = "";
  let from = 0;
  for (const { start, end, reading } of edits) {
    if (start < from) continue;
    read += text.slice(from, start) + reading;
    from = end;
    if (reading.length !== end - start) cuts.push({ at: read.length, total: from - read.length });
  }
  return { text: read + text.slice(from), cuts };
}

/** How much was left out in front of an offset. Halving, since both the cuts and the reasons may be many. */
function cutBefore(cuts: readonly Cut[], offset: number): number {
  let low = 0;
  let high = cuts.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((cuts[middle]?.at ?? 0) < offset) low = middle + 1;
    else high = middle;
  }
  return cuts[low - 1]?.total ?? 0;
}
