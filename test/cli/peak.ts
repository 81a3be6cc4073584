/**
 * How much memory a command has at the most. What the system tells at the end of a process counts the memory of
 * whoever started it, and what is looked at while it runs is missed on a busy machine: so a small process of its own,
 * which is this file run as a program, starts the command and tells.
 */
import { join } from "node:path";
import { ROOT } from "./run.ts";

export interface Peak {
  readonly exit: number;
  readonly mib: number;
  /** How much was printed, which is thrown away. */
  readonly bytes: number;
}

/** Runs `svc-goals` on the store under `root`. */
export async function peakOf(root: string, args: readonly string[]): Promise<Peak> {
  const tool = join(ROOT, "dist/bin/svc-goals");
  const child = Bun.spawn([process.execPath, import.meta.path, tool, ...args], {
    env: { SVC_ROOT: root, HOME: "/nonexistent" },
    stdout: "pipe",
  });
  const told = await new Response(child.stdout).text();
  if ((await child.exited) !== 0) throw new Error(`${args.join(" ")} could not be measured`);
  return JSON.parse(told);
}

if (import.meta.main) {
  const child = Bun.spawn(process.argv.slice(2), { stdout: "pipe" });
  let bytes = 0;
  for await (const chunk of child.stdout) bytes += chunk.length;
  const exit = await child.exited;
  const mib = (child.resourceUsage()?.maxRSS ?? 0) / 1024 / 1024;
  process.stdout.write(JSON.stringify({ exit, mib, bytes } satisfies Peak));
}
