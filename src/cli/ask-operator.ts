import { type Outcome, type Problem, accept, refused, reject } from "../domain/errors.ts";
import { noOperatorName, readSigningName } from "../domain/signing-name.ts";
import type { Io } from "./io.ts";
import { shown } from "./problems.ts";

/** Can a person answer here? Questions go to stderr, since stdout is for results. */
export function canAsk({ stdin, stderr }: Io): boolean {
  return stdin.isTTY && stderr.isTTY;
}

/**
 * Asks the operator to take something on, by name. No is the default, which Enter, the end of input and
 * anything that can be no name mean; where that may have been meant as a consent, the problem says why it
 * was none (`close.no_name`, `close.no_yes`). A name signs where it was asked for after a `y`, has
 * `operator:` in front or is one of those `known`; any other answer may be a stray word and is asked about,
 * with no as the default.
 */
export function askOperator(io: Io, question: string, known: ReadonlySet<string>): Outcome<string> {
  const answer = ask(io, `${question} [y/N, or your name] `);
  const consents = isYes(answer);
  const given = consents ? ask(io, "Your name: ") : answer;
  const read = readSigningName(given);
  if (read === null)
    return isNo(given)
      ? reject()
      : reject(
          noOperatorName(
            shown(given),
            "have the operator run the command again and answer with their own name alone",
          ),
        );
  const { name, hasKind } = read;
  if (consents || hasKind || known.has(name)) return accept(name);
  const confirmed = ask(io, `Sign as operator:${name}? [y/N] `);
  if (isYes(confirmed)) return accept(name);
  return isNo(confirmed) ? reject() : reject(noYes(confirmed));
}

function isNo(answer: string): boolean {
  return /^(?:no?|q|quit|exit)?[.!]*$/iu.test(answer);
}

function isYes(answer: string): boolean {
  return /^y(?:es)?[.!]*$/iu.test(answer);
}

function noYes(answer: string): Problem {
  return refused(
    "close.no_yes",
    `${shown(answer)} is no yes, so nothing was signed`,
    "have the operator run the command again, and answer y where it asks for a yes",
  );
}

function ask(io: Io, question: string): string {
  io.stderr.write(question);
  const line = io.stdin.readLine();
  // At the end of input nobody has typed the end of the line.
  if (line === null) io.stderr.write("\n");
  return line?.trim() ?? "";
}
