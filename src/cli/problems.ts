import { escapeAndCut } from "../views/terminal/escape.ts";
import type { Problem, Saying } from "../domain/errors.ts";
import { excerpt } from "../domain/excerpt.ts";
import type { CommandContext, PrintedProblem } from "./command.ts";
import { maskMessage, maskSecrets } from "./mask-secrets.ts";
import { EXIT, type ExitCode } from "./exit-code.ts";

/** What is said is cut behind so much of a value and so much in all, so that the advice is still seen. In UTF-16 units. */
const VALUE_LIMIT = 120;
const MESSAGE_LIMIT = 400;
/** Advice may hold several whole commands, each with a name of 512 characters. */
const ADVICE_LIMIT = 1500;
/** Values in quotes, and words. */
const VALUES = (): RegExp => /"[^"]*"|[^\s"]+/gu;

/** The exit status that a kind of problem asks for. */
function exitOfKind(kind: Problem["kind"]): ExitCode {
  switch (kind) {
    case "refused":
    case "not_found":
      return EXIT.no;
    case "usage":
      return EXIT.usage;
    case "store":
      return EXIT.store;
    default:
      return kind satisfies never;
  }
}

/** The exit status of several problems: the gravest, the store before the command line before a rule. */
export function exitOf(problems: readonly Problem[]): ExitCode {
  const statuses = new Set(problems.map(({ kind }) => exitOfKind(kind)));
  if (statuses.has(EXIT.store)) return EXIT.store;
  return statuses.has(EXIT.usage) ? EXIT.usage : EXIT.no;
}

/** A problem or a warning as it is printed: what is wrong, what to do, the code. */
export function printable({ message, advice, code }: Saying): PrintedProblem {
  const said = escapeAndCut(withShortValues(maskMessage(message)), MESSAGE_LIMIT);
  return {
    message: `${said.replace(/\.$/u, "")}: ${escapeAndCut(maskMessage(advice), ADVICE_LIMIT)}`,
    code,
  };
}

function withShortValues(message: string): string {
  // Most messages are short, and every start would pay for the pattern.
  if (message.length <= VALUE_LIMIT) return message;
  return message.replaceAll(VALUES(), (found) => {
    if (found.length <= VALUE_LIMIT) return found;
    const [quote, value] = found.startsWith('"') ? ['"', found.slice(1, -1)] : ["", found];
    return `${quote}${escapeAndCut(value, VALUE_LIMIT)}${quote}`;
  });
}

/** Prints problems of the domain and returns the exit status that they ask for. */
export function failWith(
  { fail }: CommandContext,
  problems: readonly Problem[],
  total?: number,
): ExitCode {
  return fail(exitOf(problems), problems.map(printable), total);
}

/** A user's word in a message: quoted, without a password, and cut when it is long. The printer escapes it. */
export function shown(value: string): string {
  return `"${excerpt(maskSecrets(value), 80)}"`;
}
