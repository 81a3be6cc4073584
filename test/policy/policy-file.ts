/** Reading policies in tests. */
import type { Policy } from "../../src/policy/policy.ts";
import { readPolicy } from "../../src/policy/read-policy.ts";

/** The policy of a file that must be fine. */
export function policyOf(text: string): Policy {
  const read = readPolicy(text, "policy.yaml");
  if (!read.ok) throw new Error(problemsOf(text).join("\n"));
  return read.policy;
}

/** What is wrong with a file, a line each: `line:column code`. */
export function placesOf(text: string): readonly string[] {
  const read = readPolicy(text, "policy.yaml");
  return read.ok ? [] : read.problems.map((p) => `${p.line}:${p.column} ${p.code}`);
}

/** What is wrong with a file, as a command would print it. */
export function problemsOf(text: string): readonly string[] {
  const read = readPolicy(text, "policy.yaml");
  if (read.ok) return [];
  return read.problems.map(
    (p) => `${p.fileName}:${p.line}:${p.column}: ${p.message}; ${p.advice} [${p.code}]`,
  );
}
