import { type Connection, connect } from "./connection.ts";
import type { ServerTarget } from "./address.ts";
import { kindOf } from "./failures.ts";

/** The shortest and longest pause before something is tried again, in milliseconds. */
const [SHORTEST_PAUSE, LONGEST_PAUSE] = [4, 150];

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
export async function pauseBefore(attempt: number, deadline: Deadline): Promise<boolean> {
  const most = Math.min(LONGEST_PAUSE, SHORTEST_PAUSE * 2 ** attempt);
  const pause = Math.random() * most;
  if (pause >= deadline.left()) return false;
  await Bun.sleep(pause);
  return true;
}

/**
 * A connection, as soon as the server gives one. A server that starts, is full or refuses is asked
 * again until the deadline; then the last failure is thrown.
 */
export async function connectPatiently(
  target: ServerTarget,
  deadline: Deadline,
): Promise<Connection> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await connect(target, deadline.left());
    } catch (error) {
      if (kindOf(error) !== "lost") throw error;
      if (!(await pauseBefore(attempt, deadline))) throw error;
    }
  }
}
