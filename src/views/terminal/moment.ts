/** Moments as a person wants them, the exact time and how far it is from now; and numbers with what they count. */
import { ageText } from "../../domain/board-age.ts";
import type { Timestamp } from "../../domain/time.ts";

/** `2026-11-21T09:30:00Z (4h20m)`; of a time to come, what `moment` makes of it. */
export function spanSince(since: Timestamp, now: Timestamp): string {
  if (since > now) return moment(since, now);
  return withNote(since, ageText(since, now));
}

/** How long ago a moment was, `4h20m`, or how far ahead it is, `in 2h`. */
export function distanceText(at: Timestamp, now: Timestamp): string | null {
  return at > now ? prefixed("in ", ageText(now, at)) : ageText(at, now);
}

let last: { readonly at: Timestamp; readonly now: Timestamp; readonly shown: string } | undefined;

/**
 * `2026-11-21T09:30:00Z (4h20m ago)`, or `(in 2h)` for a time to come. The last one is kept: what was written by one
 * command has one time, and stands in one row.
 */
export function moment(at: Timestamp, now: Timestamp): string {
  if (last?.at !== at || last.now !== now) last = { at, now, shown: momentText(at, now) };
  return last.shown;
}

function momentText(at: Timestamp, now: Timestamp): string {
  if (at > now) return withNote(at, distanceText(at, now));
  const age = ageText(at, now);
  return withNote(at, age === null ? null : `${age} ago`);
}

function prefixed(prefix: string, text: string | null): string | null {
  return text === null ? null : prefix + text;
}

function withNote(at: Timestamp, note: string | null): string {
  return note === null ? at : `${at} (${note})`;
}

/** `1 ask`, `2 asks`. */
export function counted(count: number, one: string, many: string): string {
  return `${count} ${count === 1 ? one : many}`;
}
