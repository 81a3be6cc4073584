import type { Tool } from "./command.ts";

/** The names under which the one executable ships: a name is here once its commands exist. */
export const TOOLS: Readonly<Record<string, () => Promise<Tool>>> = {
  "svc-goals": async () => (await import("./goals/tool.ts")).GOALS,
  "svc-artifacts": async () => (await import("./artifacts/tool.ts")).ARTIFACTS,
  "svc-replay-eval": async () => (await import("./replay-eval/tool.ts")).REPLAY_EVAL,
};
