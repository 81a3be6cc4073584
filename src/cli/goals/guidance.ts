import { realpathSync } from "node:fs";
import { isAbsolute, resolve } from "node:path";
import { findGuidance } from "../../app/find-guidance.ts";
import { escapeText, jsonText } from "../../views/terminal/escape.ts";
import type { GuidancePolicy } from "../../policy/policy.ts";
import type { CommandContext } from "../command.ts";
import { EXIT, type ExitCode } from "../exit-code.ts";
import { shown } from "../problems.ts";
import { homeDirectory } from "../path-variable.ts";
import { withPolicy } from "../with-app.ts";
import type { Io } from "../io.ts";

/** `svc-goals guidance`: the decision documents for a working directory; the store is not opened. */
export async function run(context: CommandContext): Promise<ExitCode> {
  const { flags, io, fail } = context;
  const given = flags.get("working-dir") ?? "";
  if (given.trim() === "") {
    const { failUnbegun } = await import("../place-problems.ts");
    const problem = { message: "--working-dir is empty: name a directory" };
    return failUnbegun(context, EXIT.usage, [problem], true);
  }
  return withPolicy(context, async ({ policy, directory }) => {
    const home = homeDirectory(io);
    const inPolicy = pathsOf(policy.guidance).find((path) => inHome(path) !== null);
    const needsHome = inHome(given) === null ? inPolicy : given;
    if (home === null && needsHome !== undefined) {
      const who = needsHome === given ? "--working-dir" : "the policy";
      return fail(EXIT.usage, [
        {
          message: `${who} names ${shown(needsHome)}, and where ~ is is not known: set HOME, or write the path out`,
        },
      ]);
    }
    const absolute = (path: string): string =>
      isAddress(path)
        ? path
        : resolve(inHome(path) === null ? directory : (home ?? ""), inHome(path) ?? path);
    const own = inHome(given);
    const typed = own === null ? logicalPath(io, given) : `${home}/${own}`;
    const workingDir = resolve(typed);
    // Of `link/..` the link is followed first, as the system does.
    const realDir = realPath(typed) ?? workingDir;
    const paths = findGuidance(policy.guidance, workingDir, absolute, realDir);
    const asJson = flags.get("format") === "json";
    const lines = paths.map((path) => `${escapeText(path)}\n`);
    io.stdout.write(asJson ? jsonText(paths) : lines.join(""));
    return EXIT.ok;
  });
}

function pathsOf({ prefixes, fallback }: GuidancePolicy): readonly string[] {
  return [...prefixes.flatMap(({ prefix, documents }) => [prefix, ...documents]), ...fallback];
}

/** What stands behind the `~` of a path that starts there; null for another. */
function inHome(path: string): string | null {
  return path === "~" || /^~[/\\]/u.test(path) ? `.${path.slice(1)}` : null;
}

/** Documents may be in a wiki: `https://…`, `file://…`. */
function isAddress(path: string): boolean {
  return /^[a-z][a-z0-9+.-]+:\/\//iu.test(path);
}

/**
 * A directory as the shell names it: a relative one starts at `PWD`, which keeps the symbolic links by which somebody
 * came, where that is the working directory. Throws `NotTextError`.
 */
function logicalPath(io: Io, path: string): string {
  if (isAbsolute(path)) return path;
  const shell = io.env["PWD"] ?? "";
  const real = isAbsolute(shell) ? realPath(io.cwd) : null;
  return `${real !== null && real === realPath(shell) ? shell : io.cwd}/${path}`;
}

/** A path without symbolic links; null where nothing is there, or where its name is no text. */
function realPath(path: string): string | null {
  try {
    const real = realpathSync.native(path);
    return real.includes("\ufffd") ? null : real;
  } catch {
    return null;
  }
}
