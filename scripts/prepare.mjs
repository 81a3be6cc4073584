/**
 * Makes a fresh clone ready: installs what package-lock.json names and builds, each only when it is
 * out of date, and says what it does. Plain JavaScript, since it runs before anything is installed.
 */
import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join, dirname } from "node:path";
import { fileURLToPath } from "node:url";

const root = dirname(dirname(fileURLToPath(import.meta.url)));
process.chdir(root);
const npm = process.platform === "win32" ? "npm.cmd" : "npm";

/** Runs a step when the hash of its inputs is not the one of its last success. */
function step(name, command, inputs, isThere) {
  const hash = createHash("sha256");
  for (const file of inputs.flatMap(filesBelow).toSorted()) {
    hash.update(`${file}\0`).update(readFileSync(file));
  }
  const stamp = join("node_modules", `.svc-${name}`);
  const want = hash.digest("hex");
  if (isThere() && existsSync(stamp) && readFileSync(stamp, "utf8") === want) return;
  console.error(`svc: ${command.join(" ")}`);
  execFileSync(command[0], command.slice(1), { stdio: ["ignore", 2, 2] });
  mkdirSync("node_modules", { recursive: true });
  writeFileSync(stamp, want);
}

function filesBelow(path) {
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path).flatMap((name) => filesBelow(join(path, name)));
}

step("install", [npm, "ci", "--no-audit", "--no-fund"], ["package-lock.json"], () =>
  existsSync("node_modules/.bin/bun"),
);
step("build", [npm, "run", "--silent", "build"], ["src", "scripts/build.ts", "package.json"], () =>
  existsSync("dist/bin/svc"),
);
