/**
 * Builds the one executable and its names: `dist/bin/<tool>`, links to `dist/bin/svc`. A tool ships
 * when `src/cli/tools.ts` lists it.
 */
import { chmodSync, linkSync, mkdirSync, renameSync, rmSync } from "node:fs";
import { TOOLS } from "../src/cli/tools.ts";

const OUT = "dist/bin";
const EXECUTABLE = `${OUT}/svc`;

mkdirSync(OUT, { recursive: true });
const fresh = `${EXECUTABLE}.${process.pid}`;
const built = await Bun.build({
  entrypoints: ["src/cli/main.ts"],
  target: "bun",
  format: "esm",
  splitting: true,
  minify: true,
  bytecode: true,
  // Agents call the tools in folders of others: nothing that lies there may run in them or set their variables.
  // Until src/cli/compilers.ts says otherwise.
  compile: { outfile: fresh, autoloadBunfig: false, autoloadDotenv: false, jitPolicy: 100 },
});
if (!built.success) {
  for (const log of built.logs) console.error(log.message);
  process.exit(1);
}
chmodSync(fresh, 0o755);
renameSync(fresh, EXECUTABLE);
for (const name of Object.keys(TOOLS)) {
  rmSync(`${OUT}/${name}`, { force: true });
  linkSync(EXECUTABLE, `${OUT}/${name}`);
}
console.log(`built ${Object.keys(TOOLS).join(", ")} in ${OUT}/`);
