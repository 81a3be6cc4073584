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
  let answer = ask(io, `${question} [y/N, or your name] `);
  if (/^y(?:es)?$/iu.test(answer)) answer = ask(io, "Your name: ");
  const name = answer.replace(/^operator:/iu, "").trim();
  if (name === "" || /^(?:no?|y(?:es)?)$/iu.test(name) || /[\p{Cc}\p{Cs}\ufffd]/u.test(name)) {
    return null;
  }
  return name;
}

function ask(io: Io, question: string): string {
  io.stderr.write(question);
  const line = io.stdin.readLine();
  // At the end of input nobody has typed the end of the line.
  if (line === null) io.stderr.write("\n");
  return line?.trim() ?? "";
}
