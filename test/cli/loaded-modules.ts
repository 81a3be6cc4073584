/** Runs a command in this process and prints on standard error which files of the repository it loaded. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { runTool } from "../../src/cli/run-tool.ts";
import { TOOLS } from "../../src/cli/tools.ts";
import { processIo } from "../../src/cli/process-io.ts";

/** What is printed, as JSON. */
export interface Loaded {
  readonly exit: number;
  /** Paths from the root of the repository. */
  readonly files: readonly string[];
  /** The runtime's own modules that were asked for, by an import or on the way. */
  readonly builtins: readonly string[];
}

const asked: string[] = [];
const getBuiltinModule = process.getBuiltinModule.bind(process);
process.getBuiltinModule = (id: string) => {
  asked.push(id);
  return getBuiltinModule(id);
};

const [name = "", ...argv] = process.argv.slice(2);
const tool = await TOOLS[name]!();
const exit = await runTool(tool, argv, processIo());
const root = `${join(import.meta.dir, "../..")}/`;
const files = Object.keys(require.cache).filter((file) => file.startsWith(root));
const IMPORTED = /^(?:import|export) (?!type\b)[^;]*? from "(?<builtin>node:[^"]+)"/gmu;
for (const file of files) {
  const imports = readFileSync(file, "utf8").matchAll(IMPORTED);
  if (file !== import.meta.path)
    asked.push(...imports.map((found) => found.groups?.["builtin"] ?? ""));
}
const loaded: Loaded = {
  exit,
  files: files.map((file) => file.slice(root.length)),
  builtins: [...new Set(asked)],
};
// Behind what the command has said.
process.stderr.write(`\n${JSON.stringify(loaded)}`);
