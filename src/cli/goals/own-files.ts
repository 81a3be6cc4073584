import { join } from "node:path";
import { type Problem, usage } from "../../domain/errors.ts";
import type { CommandContext } from "../command.ts";
import { POLICY_NAME, policyPath } from "../policy-file.ts";
import { shown } from "../problems.ts";
import { readRoot } from "../root-address.ts";
import { isOneOf } from "../write-output.ts";

/**
 * Is it a path of a file that the records or the rules are read from, there or not? As `svc.db-journal` a copy would be
 * taken for a change that was cut off, and be gone with the next command.
 */
export async function isOfTheStore(context: CommandContext, path: string): Promise<boolean> {
  const root = readRoot(context);
  if (!root.ok) return false;
  const policy = policyPath(context, root.value);
  const files = policy === null || policy === "-" ? [] : [policy];
  if (root.value.kind === "directory") {
    const { filesOfStore } = await import("../open-store.ts");
    files.push(...filesOfStore(root.value.path), join(root.value.path, POLICY_NAME));
  }
  try {
    return isOneOf(path, files);
  } catch {
    // What is wrong with the path is said when it is written.
    return false;
  }
}

export function ofTheStore(output: string): Problem {
  return usage(
    "output.of_the_store",
    `--output ${shown(output)} is a file of the store itself or its policy`,
    "name another file",
  );
}
