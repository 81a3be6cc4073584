import type { CommandContext } from "../command.ts";
import { isDescriptor } from "../descriptor.ts";
import { fs } from "../fs.ts";

/**
 * The runtime's top compiler (of four) takes a third of the processor's time on the first hundred
 * megabytes and makes the gates hardly faster: a tenth of a gigabyte is judged in three quarters of
 * the time without it, a gigabyte in the same. It can be switched off only before the program begins.
 */
const TOP_COMPILER = "BUN_JSC_useFTLJIT";
/** The flags that name files. */
const PATHS = ["fixtures", "policy-config", "baseline", "output"] as const;
/** In bytes. Below this, beginning again costs more than it gives. */
const LARGE = 512 * 1024;

/**
 * Begins this program again in its own place (same process, same arguments) without the
 * top compiler, when the fixtures are a large file and nobody has said otherwise. To be called before
 * anything is read or written. Where it cannot be done, the program goes on as it is.
 */
export function restartForLarge(flags: CommandContext["flags"]): void {
  const { env } = process;
  // Run from its source this would be another program: the runtime, or that of the tests.
  if (TOP_COMPILER in env || !Bun.isStandaloneExecutable || process.execve === undefined) return;
  try {
    if (!isLarge(flags.get("fixtures")) || PATHS.some((name) => isGiven(flags.get(name)))) return;
    const argv = [process.argv0, ...process.argv.slice(2)];
    process.execve(process.execPath, argv, { ...env, [TOP_COMPILER]: "0" });
  } catch {
    // Whatever is wrong with the file is told by who reads it; the rest is only slower.
  }
}

/** Is it the name of a descriptor that the process was given (`<(…)`, `3>file`)? The runtime closes them as it begins again. */
function isGiven(path: string | undefined): boolean {
  return path !== undefined && path !== "-" && isDescriptor(path);
}

function isLarge(path: string | undefined): boolean {
  const stat = path === undefined ? undefined : fs().statSync(path, { throwIfNoEntry: false });
  return stat?.isFile() === true && stat.size >= LARGE;
}
