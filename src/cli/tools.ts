import type { Tool } from "./command.ts";

/** The names under which the one executable ships: a name is here once its commands exist. */
export const TOOLS: Readonly<Record<string, () => Promise<Tool>>> = {
  "svc-replay-eval": async () => (await import("./replay-eval/tool.ts")).REPLAY_EVAL,
};
