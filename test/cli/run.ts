import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** The repository's root, from where the tools are run. */
export const ROOT = join(import.meta.dir, "../..");

export interface Ran {
  readonly exit: number;
  readonly stdout: string;
  readonly stderr: string;
}

export interface RunOptions {
  readonly stdin?: string | Uint8Array;
  readonly env?: Readonly<Record<string, string>>;
  readonly cwd?: string;
}

/** Runs a built tool as a process of its own, with nothing of the tester's environment that it reads. */
export function runBuilt(tool: string, args: readonly string[], options: RunOptions = {}): Ran {
  return runCommand([join(ROOT, "dist/bin", tool), ...args], options);
}

/** Runs any command the same way. */
export function runCommand(command: readonly string[], options: RunOptions = {}): Ran {
  const done = Bun.spawnSync([...command], {
    cwd: options.cwd ?? ROOT,
    env: { PATH: process.env["PATH"] ?? "", HOME: "/nonexistent", ...options.env },
    stdin: options.stdin === undefined ? "ignore" : Buffer.from(options.stdin),
    stdout: "pipe",
    stderr: "pipe",
  });
  return { exit: done.exitCode, stdout: done.stdout.toString(), stderr: done.stderr.toString() };
}

/** A folder for one test file; the system's temporary folder is not cleaned by it. */
export function scratchFolder(name: string): string {
  return mkdtempSync(join(tmpdir(), `svc-${name}-`));
}
