/** Messages are judged as people see them, and reasons point into the message as it stands. */

import type { Gate } from "../gate.ts";

/** A stretch of a text and what is read in its place; offsets in UTF-16 units, the end exclusive. */
export interface Edit {
  readonly start: number;
  readonly end: number;
  readonly reading: string;
}

/** An edit that was made, and where its reading begins in the text as it is read. */
interface Made extends Edit {
  readonly at: number;
}

/** A text as it is read. */
export interface Seen {
  readonly text: string;
  readonly edits: readonly Made[];
}

/** A gate that reads messages through `see`, which answers null where a message is read as it stands. */
export function seeing(gate: Gate, see: (text: string) => Seen | null): Gate {
  // A message is asked for twice, by `verdict` and by `judge`; readers below know one that they read last by its identity.
  let last: { readonly text: string; readonly seen: Seen | null } | null = null;
  const look = (text: string): Seen | null => {
    if (last?.text !== text) last = { text, seen: see(text) };
    return last.seen;
  };
  return {
    verdict(c) {
      const seen = look(c.output);
      return gate.verdict(seen === null ? c : { ...c, output: seen.text });
    },
    judge(c) {
      const seen = look(c.output);
      if (seen === null) return gate.judge(c);
      const judgement = gate.judge({ ...c, output: seen.text });
      const reasons = judgement.reasons.map((reason) => {
        if (reason.span === null) return reason;
        const { start, end } = standsAt(seen, reason.span);
        return { ...reason, span: { start, end, text: c.output.slice(start, end) } };
      });
      return { ...judgement, reasons };
    },
  };
}

/** The text with edits made, which stand in its order; one that begins inside of another is left out. */
export function edited(text: string, edits: Iterable<Edit>): Seen {
  const made: Made[] = [];
  let read = "";
  let from = 0;
  for (const edit of edits) {
    if (edit.start < from) continue;
    read += text.slice(from, edit.start);
    made.push({ ...edit, at: read.length });
    read += edit.reading;
    from = edit.end;
  }
  return { text: read + text.slice(from), edits: made };
}

/** Where a stretch of the text as it is read stands in the text as it stands. */
export function standsAt(
  { edits }: Seen,
  { start, end }: { readonly start: number; readonly end: number },
): { readonly start: number; readonly end: number } {
  return { start: startIn(edits, start), end: endIn(edits, end) };
}

/** Where a stretch that starts at an offset of the text as it is read starts in the text as it stands. */
function startIn(edits: readonly Made[], offset: number): number {
  const edit = lastBefore(edits, offset + 1);
  if (edit === undefined) return offset;
  const behind = offset - edit.at - edit.reading.length;
  return behind < 0 ? edit.start : edit.end + behind;
}

/** The same for where it ends. */
function endIn(edits: readonly Made[], offset: number): number {
  const edit = lastBefore(edits, offset);
  return edit === undefined
    ? offset
    : edit.end + Math.max(0, offset - edit.at - edit.reading.length);
}

/** The last edit whose reading begins in front of an offset. Halving, since both the edits and the reasons may be many. */
function lastBefore(edits: readonly Made[], offset: number): Made | undefined {
  let low = 0;
  let high = edits.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((edits[middle]?.at ?? 0) < offset) low = middle + 1;
    else high = middle;
  }
  return edits[low - 1];
}
