import { type Timestamp, epochMsOf } from "./time.ts";

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/**
 * How far two moments are apart, for a person: `45s`, `12m`, `4h20m`, `3d4h`; rounded down, at
 * least `0s`. Null when one of them is no timestamp.
 */
export function ageText(since: Timestamp, now: Timestamp): string | null {
  const seconds = secondsBetween(since, now);
  return seconds === null ? null : spanText(seconds);
}

/** Whole seconds from one moment to the other, 0 when the clock was set back in between. */
function secondsBetween(since: Timestamp, now: Timestamp): number | null {
  const from = epochMsOf(since);
  const to = epochOfNow(now);
  return from === null || to === null ? null : Math.max(0, Math.floor((to - from) / 1000));
}

let lastNow: { readonly now: Timestamp; readonly ms: number | null } | undefined;

/** A list has one `now` and many ages: it is read once. */
function epochOfNow(now: Timestamp): number | null {
  if (lastNow?.now !== now) lastNow = { now, ms: epochMsOf(now) };
  return lastNow.ms;
}

function spanText(seconds: number): string {
  if (seconds < MINUTE) return `${seconds}s`;
  if (seconds < HOUR) return `${Math.floor(seconds / MINUTE)}m`;
  if (seconds < DAY) return pair(Math.floor(seconds / HOUR), "h", (seconds % HOUR) / MINUTE, "m");
  return pair(Math.floor(seconds / DAY), "d", (seconds % DAY) / HOUR, "h");
}

function pair(large: number, largeUnit: string, small: number, smallUnit: string): string {
  const rest = Math.floor(small);
  return rest === 0 ? `${large}${largeUnit}` : `${large}${largeUnit}${rest}${smallUnit}`;
}
