import { normalize, sep } from "node:path";
import type { GuidancePolicy } from "../policy/policy.ts";

/**
 * `guidance`: the decision documents of the longest prefix that matches `workingDir` by whole path
 * components, else the default ones; empty when there are none.
 *
 * @param workingDir an absolute path
 * @param absolute makes a path of the policy file absolute; relative ones start at that file
 * @param realDir the same directory by its path without symbolic links, which a prefix may match as well
 */
export function findGuidance(
  guidance: GuidancePolicy,
  workingDir: string,
  absolute: (path: string) => string,
  realDir = workingDir,
): readonly string[] {
  const directories = [componentsOf(workingDir), componentsOf(realDir)];
  let longest: { readonly length: number; readonly documents: readonly string[] } | null = null;
  for (const { prefix, documents } of guidance.prefixes) {
    const wanted = componentsOf(absolute(prefix));
    const matches = directories.some((parts) => wanted.every((part, at) => part === parts[at]));
    if (matches && (longest === null || wanted.length > longest.length)) {
      longest = { length: wanted.length, documents };
    }
  }
  return (longest?.documents ?? guidance.fallback).map((path) => absolute(path));
}

function componentsOf(path: string): readonly string[] {
  return normalize(path)
    .split(sep)
    .filter((part) => part !== "" && part !== ".");
}
