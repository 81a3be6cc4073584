import { join } from "node:path";
import { ROOT, type Ran } from "../cli/run.ts";

export interface Running {
  readonly ran: Promise<Ran & { readonly ms: number; readonly wasKilled: boolean }>;
  kill(): void;
}

/** How long a command waits for others: many of them run at once, on machines of any speed. */
const PATIENCE = "90s";

/** Starts a built tool without waiting for it. */
export function start(tool: string, args: readonly string[], root: string): Running {
  const started = performance.now();
  const child = Bun.spawn([join(ROOT, "dist/bin", tool), ...args], {
    cwd: ROOT,
    env: {
      PATH: process.env["PATH"] ?? "",
      HOME: "/nonexistent",
      SVC_ROOT: root,
      SVC_STORE_TIMEOUT: PATIENCE,
    },
    stdin: "ignore",
    stdout: "pipe",
    stderr: "pipe",
  });
  const ran = async (): Promise<Ran & { readonly ms: number; readonly wasKilled: boolean }> => {
    const [stdout, stderr] = await Promise.all([
      new Response(child.stdout).text(),
      new Response(child.stderr).text(),
    ]);
    const exit = await child.exited;
    const wasKilled = child.signalCode === "SIGKILL";
    return { exit, stdout, stderr, ms: performance.now() - started, wasKilled };
  };
  return { ran: ran(), kill: () => child.kill("SIGKILL") };
}

/** Does `work` for 0 to `count` - 1, all at once. */
export async function atOnce<T>(count: number, work: (index: number) => Promise<T>): Promise<T[]> {
  return Promise.all(Array.from({ length: count }, (_, index) => work(index)));
}
