/**
 * How much memory the search takes with a pattern whose automaton has a million states when it is made whole. Run as a
 * program of its own: in the process of all tests, what the others leave and what is collected meanwhile is measured
 * with it.
 */
import { compileLinearPattern } from "../../src/policy/linear-pattern.ts";

export interface ManyStates {
  readonly found: readonly [boolean, boolean];
  readonly mib: number;
}

const PATTERN = "(a|b)*a(a|b){20}c";
const LENGTH = 200_000;

/** Starts the program and reads what it tells. */
export function manyStates(): ManyStates {
  const { stdout, stderr, exitCode } = Bun.spawnSync([process.execPath, import.meta.path]);
  if (exitCode !== 0) throw new Error(stderr.toString());
  return JSON.parse(stdout.toString());
}

function lettersAtRandom(): string {
  let state = 1;
  let text = "";
  while (text.length < LENGTH) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    text += state >>> 31 === 0 ? "a" : "b";
  }
  return text;
}

if (import.meta.main) {
  const compiled = compileLinearPattern(PATTERN);
  if (!compiled.ok) throw new Error(compiled.problem.message);
  const find = (text: string): boolean => compiled.pattern.find(text) !== null;
  const text = lettersAtRandom();
  const ending = `${text}a${"b".repeat(20)}c`;
  Bun.gc(true);
  const before = process.memoryUsage().rss;
  const found: ManyStates["found"] = [find(text), find(ending)];
  const mib = (process.memoryUsage().rss - before) / 1024 / 1024;
  process.stdout.write(JSON.stringify({ found, mib } satisfies ManyStates));
}
