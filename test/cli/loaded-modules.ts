/** Runs a command in this process and prints which files of the repository it loaded. */
import { join } from "node:path";
import { runTool } from "../../src/cli/run-tool.ts";
import { TOOLS } from "../../src/cli/tools.ts";
import { fakeIo } from "./fake-io.ts";

/** What is printed, as JSON. */
export interface Loaded {
  readonly exit: number;
  /** Paths from the root of the repository. */
  readonly files: readonly string[];
}

const [name = "", ...argv] = process.argv.slice(2);
const tool = await TOOLS[name]!();
const exit = await runTool(tool, argv, fakeIo({ env: process.env as Record<string, string> }));
const root = `${join(import.meta.dir, "../..")}/`;
const files = Object.keys(require.cache).filter((file) => file.startsWith(root));
const loaded: Loaded = { exit, files: files.map((file) => file.slice(root.length)) };
process.stdout.write(JSON.stringify(loaded));
