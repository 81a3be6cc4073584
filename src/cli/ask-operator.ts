import type { Io } from "./io.ts";
import { readSigningName } from "./signing-name.ts";

/** Can a person answer here? Questions go to stderr, since stdout is for results. */
export function canAsk({ stdin, stderr }: Io): boolean {
  return stdin.isTTY && stderr.isTTY;
}

/**
 * Asks the operator to take something on, by name. Null is no: the default, which Enter, the end of
 * input and anything that is no name mean. A bare `y` is asked for the name, and what may be a name or
 * not is asked about once more, with no as the default there too.
 */
export function askOperator(io: Io, question: string): string | null {
  let answer = ask(io, `${question} [y/N, or your name] `);
  if (isYes(answer)) answer = ask(io, "Your name: ");
  const read = readSigningName(answer);
  if (read.kind === "none") return null;
  if (read.kind === "name") return read.name;
  return isYes(ask(io, `Sign as operator:${read.name}? [y/N] `)) ? read.name : null;
}

function isYes(answer: string): boolean {
  return /^y(?:es)?[.!]*$/iu.test(answer);
}

function ask(io: Io, question: string): string {
  io.stderr.write(question);
  const line = io.stdin.readLine();
  // At the end of input nobody has typed the end of the line.
  if (line === null) io.stderr.write("\n");
  return line?.trim() ?? "";
}
