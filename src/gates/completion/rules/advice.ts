/** What to do about a hit, where several families say the same. */

export const DELIVER =
  "Deliver it and report it with its evidence, or have the goal redirected by the operator so that it no longer asks for it.";
export const UNBLOCK =
  "Say which condition it touches as a blocker and have it settled before the goal is reported as done.";
export const HOLD_ALWAYS =
  "Make it hold always and report the check, or have the goal redirected by the operator.";
export const REPLACE =
  "Put the real thing in its place and report it with its evidence, or have the goal redirected by the operator.";
