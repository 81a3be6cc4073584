import { escapeAndCut } from "../views/terminal/escape.ts";
import { type Problem as DomainProblem, unreachable } from "../domain/errors.ts";
import type { CommandContext, Problem } from "./command.ts";
import { maskMessage } from "./mask-secrets.ts";
import { EXIT, type ExitCode } from "./exit-code.ts";

/** Longer messages are cut, so that the advice after them is still seen. In UTF-16 units. */
const MESSAGE_LIMIT = 800;

/** The exit status that a kind of problem asks for. */
function exitOfKind(kind: DomainProblem["kind"]): ExitCode {
  switch (kind) {
    case "refused":
    case "not_found":
      return EXIT.no;
    case "usage":
      return EXIT.usage;
    case "store":
      return EXIT.store;
    default:
      return unreachable(kind);
  }
}

/** The exit status of several problems: the gravest, the store before the command line before a rule. */
function exitOf(problems: readonly DomainProblem[]): ExitCode {
  const statuses = new Set(problems.map(({ kind }) => exitOfKind(kind)));
  if (statuses.has(EXIT.store)) return EXIT.store;
  return statuses.has(EXIT.usage) ? EXIT.usage : EXIT.no;
}

/** A problem as it is printed: what is wrong, what to do, the code. */
export function printable({ message, advice, code }: DomainProblem): Problem {
  const said = escapeAndCut(maskMessage(message), MESSAGE_LIMIT);
  return {
    message: `${said.replace(/\.$/u, "")}: ${escapeAndCut(maskMessage(advice), MESSAGE_LIMIT)}`,
    code,
  };
}

/** Prints problems of the domain and returns the exit status that they ask for. */
export function failWith(
  { fail }: CommandContext,
  problems: readonly DomainProblem[],
  total?: number,
): ExitCode {
  return fail(exitOf(problems), problems.map(printable), total);
}
