import { readFileSync } from "node:fs";
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
    env: environment(root),
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

/** Runs `svc-goals` with the first half of a file as its input, and kills it when it has read that. */
export async function killHalfway(
  args: readonly string[],
  file: string,
  root: string,
): Promise<void> {
  const bytes = readFileSync(file);
  const child = Bun.spawn([join(ROOT, "dist/bin/svc-goals"), ...args, "--input", "-"], {
    env: environment(root),
    stdin: "pipe",
    stdout: "ignore",
    stderr: "pipe",
  });
  // All of it is taken but for what a pipe holds.
  await child.stdin.write(bytes.subarray(0, bytes.length / 2));
  child.kill("SIGKILL");
  const said = await new Response(child.stderr).text();
  await child.exited;
  if (child.signalCode !== "SIGKILL" || said !== "") throw new Error(`it was not killed: ${said}`);
}

function environment(root: string): Record<string, string> {
  return {
    PATH: process.env["PATH"] ?? "",
    HOME: "/nonexistent",
    SVC_ROOT: root,
    SVC_STORE_TIMEOUT: PATIENCE,
  };
}

/** Does `work` for 0 to `count` - 1, all at once. */
export async function atOnce<T>(count: number, work: (index: number) => Promise<T>): Promise<T[]> {
  return Promise.all(Array.from({ length: count }, (_, index) => work(index)));
}
