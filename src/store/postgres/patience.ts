import { type Connection, connect } from "./connection.ts";
import type { ServerTarget } from "./address.ts";
import { isOddAnswer, isTimeout, kindOf } from "./failures.ts";

/** How long a command waits for a server: pauses between attempts, and the time by which it gives up. */

/** The shortest and longest pause before something is tried again, in milliseconds. */
const [SHORTEST_PAUSE, LONGEST_PAUSE] = [4, 150];
/** So many races were bad luck; who loses more is to be let through. */
const MANY_LOSSES = 10;

/** What a command waits when nobody says how long, in milliseconds. */
const DEFAULT_TIMEOUT_MS = 10_000;
/** Timers and the server count milliseconds in 31 bits, and some is added on the way: 24 days. */
const LONGEST_TIMEOUT_MS = 24 * 24 * 3_600_000;

/** How long to wait, of what was asked for: never longer than can be counted. */
export function patienceOf(timeoutMs: number | undefined): number {
  return Math.min(timeoutMs ?? DEFAULT_TIMEOUT_MS, LONGEST_TIMEOUT_MS);
}

/** A time by which something has to be done. */
export interface Deadline {
  /** Milliseconds until then, never less than one. */
  left(): number;
}

export function deadlineIn(ms: number): Deadline {
  const end = performance.now() + ms;
  return { left: () => Math.max(1, end - performance.now()) };
}

/**
 * Waits before attempt `attempt` + 1 (from 0): twice as long each time and by chance, so that those who
 * lost the same race do not meet again. False, and no waiting, when the time would be over.
 */
export function pauseBefore(attempt: number, deadline: Deadline): Promise<boolean> {
  return pauseAtMost(Math.min(LONGEST_PAUSE, SHORTEST_PAUSE * 2 ** attempt), deadline);
}

/**
 * The same after a lost race, where somebody else has won and so will we: who has lost many times waits
 * hardly at all, and comes before those who pause. Or else some would never win.
 */
export function pauseAfterConflict(attempt: number, deadline: Deadline): Promise<boolean> {
  if (attempt < MANY_LOSSES) return pauseBefore(attempt, deadline);
  return pauseAtMost(SHORTEST_PAUSE, deadline);
}

async function pauseAtMost(most: number, deadline: Deadline): Promise<boolean> {
  const pause = Math.random() * most;
  // The least that is left is one, also when the time is over.
  if (pause + 1 >= deadline.left()) return false;
  await Bun.sleep(pause);
  return true;
}

/** A server that goes away may answer the request for TLS with an error, which the client takes for no answer at all. */
const ODD_ANSWERS = 3;

/**
 * A connection, as soon as the server gives one. A server that starts, is full or refuses is asked
 * again until the deadline; then the last failure is thrown, but rather what the server said than that a
 * last try was cut short.
 */
export async function connectPatiently(
  target: ServerTarget,
  deadline: Deadline,
): Promise<Connection> {
  let told: unknown = null;
  let odd = 0;
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await connect(target, deadline.left());
    } catch (error) {
      if (isOddAnswer(error)) odd += 1;
      else if (kindOf(error) !== "lost") throw error;
      if (odd > ODD_ANSWERS) throw error;
      if (!isTimeout(error)) told = error;
      if (!(await pauseBefore(attempt, deadline))) throw told ?? error;
    }
  }
}
