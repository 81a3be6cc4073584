import type { Io } from "./io.ts";
import { readSigningName } from "./signing-name.ts";

/** Can a person answer here? Questions go to stderr, since stdout is for results. */
export function canAsk({ stdin, stderr }: Io): boolean {
  return stdin.isTTY && stderr.isTTY;
}

/**
 * Asks the operator to take something on, by name. Null is no: the default, which Enter, the end of
 * input and anything that can be no name mean. A name signs where it was asked for after a `y`, has
 * `operator:` in front or is one of those `known`; any other answer may be a stray word and is asked about,
 * with no as the default.
 */
export function askOperator(io: Io, question: string, known: ReadonlySet<string>): string | null {
  const answer = ask(io, `${question} [y/N, or your name] `);
  const consents = isYes(answer);
  const read = readSigningName(consents ? ask(io, "Your name: ") : answer);
  if (read === null) return null;
  const isSigned =
    consents ||
    read.hasKind ||
    known.has(read.name) ||
    isYes(ask(io, `Sign as operator:${read.name}? [y/N] `));
  return isSigned ? read.name : null;
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
