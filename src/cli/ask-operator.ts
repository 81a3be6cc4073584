import type { Io } from "./io.ts";

/** Can a person answer here? Questions go to stderr, since stdout is for results. */
export function canAsk({ stdin, stderr }: Io): boolean {
  return stdin.isTTY && stderr.isTTY;
}

/**
 * Asks the operator to take something on, by name. Null is no: the default, which Enter, `n`, the end
 * of input and anything that is no name mean. A bare `y` is asked for the name.
 */
export function askOperator(io: Io, question: string): string | null {
  io.stderr.write(`${question} [y/N, or your name] `);
  let answer = io.stdin.readLine()?.trim() ?? "";
  if (/^y(?:es)?$/iu.test(answer)) {
    io.stderr.write("Your name: ");
    answer = io.stdin.readLine()?.trim() ?? "";
  }
  const name = answer.replace(/^operator:/iu, "").trim();
  if (name === "" || /^(?:no?|y(?:es)?)$/iu.test(name) || /[\p{Cc}\p{Cs}\ufffd]/u.test(name)) {
    return null;
  }
  return name;
}
