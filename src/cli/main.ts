import { compileSoon } from "./compilers.ts";
import { writeAll } from "./io.ts";
import { processIo } from "./process-io.ts";
import { runTool } from "./run-tool.ts";
import { BACKUP_THREAD } from "./threads.ts";
import { TOOLS } from "./tools.ts";

/**
 * The entry of the one executable. Which tool it is follows from the name it was called by, so
 * `dist/bin/` holds links to one file.
 */
async function main(): Promise<number> {
  const name = toolName(process.argv0);
  const load = TOOLS[name];
  if (load === undefined) {
    writeAll(2, `svc: call it by one of its names: ${Object.keys(TOOLS).join(", ")}\n`);
    return 2;
  }
  return runTool(await load(), process.argv.slice(2), processIo());
}

/** The last part of a path, without `.exe`. Not by a pattern, which every start would pay for. */
function toolName(path: string): string {
  const name = path.slice(Math.max(path.lastIndexOf("/"), path.lastIndexOf("\\")) + 1);
  return name.toLowerCase().endsWith(".exe") ? name.slice(0, -4) : name;
}

if (Bun.isMainThread) process.exit(await main());
// A thread: the same program, called by goals/backup-thread.ts or by the pool of replay-eval/judge-pool.ts.
compileSoon();
if (process.argv[2] === BACKUP_THREAD) await import("./goals/backup-worker.ts");
else await import("./replay-eval/worker.ts");
