import { processIo, writeAll } from "./io.ts";
import { runTool } from "./run-tool.ts";
import { TOOLS } from "./tools.ts";

/**
 * The entry of the one executable. Which tool it is follows from the name it was called by, so
 * `dist/bin/` holds links to one file.
 */
async function main(): Promise<number> {
  const name = process.argv0.replace(/^.*[/\\]/u, "").replace(/\.exe$/iu, "");
  const load = TOOLS[name];
  if (load === undefined) {
    writeAll(2, `svc: call it by one of its names: ${Object.keys(TOOLS).join(", ")}\n`);
    return 2;
  }
  return runTool(await load(), process.argv.slice(2), processIo());
}

if (Bun.isMainThread) process.exit(await main());
// A thread of the judge pool: the same program, called by it. See replay-eval/judge-pool.ts.
await import("./replay-eval/worker.ts");
