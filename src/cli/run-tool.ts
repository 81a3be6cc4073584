import { escapeAndCut } from "../views/terminal/escape.ts";
import type {
  Command,
  CommandContext,
  Flags,
  FoundProblems,
  PrintedProblem,
  Tool,
} from "./command.ts";
import { EXIT, type ExitCode } from "./exit-code.ts";
import { commandHelp, toolHelp } from "./help.ts";
import type { Io } from "./io.ts";
import { maskMessage } from "./mask-secrets.ts";
import { acceptedFlags, HELP } from "./accepted-flags.ts";
import { parseFlags, takesNoValue } from "./parse-flags.ts";
import { OutputError } from "./output-error.ts";
import { exitOf, printable } from "./problems.ts";
import { NotTextError } from "./system-text.ts";
import { readTextFlags, withoutPipedFiles } from "./text-flags.ts";
import { VERSION } from "./version.ts";

/** More problems than this are counted, not listed. */
const PROBLEMS_SHOWN = 20;
/** A problem line longer than this is cut. */
const LINE_LIMIT = 2000;

/**
 * Runs one tool as the contract says: results on stdout, problems on stderr with the tool's name in
 * front, exit status returned. Never throws and never shows a stack trace.
 */
export async function runTool(tool: Tool, argv: readonly string[], io: Io): Promise<ExitCode> {
  const fail: CommandContext["fail"] = (exit, problems, total) => {
    printProblems(tool.name, problems, total ?? problems.length, io);
    return exit;
  };
  try {
    const exit = await runArguments(tool, argv, io, fail);
    await io.flush();
    return exit;
  } catch (error) {
    if (error instanceof OutputError) return fail(EXIT.usage, [unwritable(error)]);
    if (error instanceof NotTextError) {
      return fail(EXIT.usage, [{ message: error.message, code: "text.not_utf8" }]);
    }
    const what = error instanceof Error ? error.message : String(error);
    return fail(EXIT.store, [
      {
        message: `stopped by a fault of its own: ${what}; run it again, and report it if it stays`,
        code: "internal",
      },
    ]);
  }
}

async function runArguments(
  tool: Tool,
  argv: readonly string[],
  io: Io,
  fail: CommandContext["fail"],
): Promise<ExitCode> {
  const [first] = argv;
  if (first === "--version" || first === "-V") {
    io.stdout.write(`${tool.name} ${VERSION}\n`);
    return EXIT.ok;
  }
  for (const name of ["version", HELP]) {
    if (first?.startsWith(`--${name}=`) === true) return fail(EXIT.usage, [takesNoValue(name)]);
  }
  const command = chooseCommand(tool, first);
  const isHelp =
    command === undefined &&
    (first === undefined || (first.startsWith("-") && argv.some(isHelpFlag)));
  if (isHelp || (first !== undefined && isHelpFlag(first))) {
    (first === undefined ? io.stderr : io.stdout).write(toolHelp(tool));
    return first === undefined ? EXIT.usage : EXIT.ok;
  }
  if (command === undefined && first === "help") return help(tool, argv.slice(1), io, fail);
  if (command === undefined) return unknown(tool, argv, fail);
  const rest = command.name === "" ? argv : argv.slice(1);
  if (asksForHelp(command, rest)) {
    io.stdout.write(commandHelp(tool, command));
    return EXIT.ok;
  }
  if (argv.some((word) => word.includes("\ufffd")) && !io.argvIsText()) {
    return fail(EXIT.usage, [notText()]);
  }
  const parsed = parseFlags(tool, command, rest, io);
  if (!parsed.ok) {
    const more = await checked(command, parsed);
    const files = withoutPipedFiles(parsed.fromFiles);
    const read = readTextFlags(parsed.flags, files);
    const problems = [...parsed.problems, ...(read.ok ? [] : read.problems)];
    const place = await placeOf(command, parsed.flags, io, parsed.isReadable);
    return fail(
      place.exit,
      [...problems, ...more.first, ...place.first],
      problems.length + more.total + place.total,
    );
  }
  const read = readTextFlags(parsed.flags, parsed.fromFiles);
  if (!read.ok) {
    const place = await placeOf(command, parsed.flags, io);
    const more = await checked(command, parsed);
    const problems = [...read.problems, ...parsed.rules];
    const unbegun = more.total > 0 ? EXIT.usage : read.exit;
    return fail(
      place.total > 0 ? place.exit : unbegun,
      [...problems, ...more.first, ...place.first],
      problems.length + more.total + place.total,
    );
  }
  const { run } = await command.load();
  const context: CommandContext = {
    io,
    flags: read.flags,
    positionals: parsed.positionals,
    fail,
    rules: parsed.rules,
    warn: (warnings, total = warnings.length) =>
      printProblems(`${tool.name}: warning`, warnings, total, io),
  };
  return await run(context);
}

/** What else the command finds wrong where it cannot be begun. */
async function checked(
  command: Command,
  call: Pick<CommandContext, "flags" | "positionals">,
): Promise<FoundProblems> {
  const { check } = await command.load();
  return (await check?.(call)) ?? { first: [], total: 0 };
}

/**
 * What is wrong with the root and the policy of a command that has them, and with the store of one that names a session: a
 * store that cannot be read is the graver. Not asked where the line itself cannot be read.
 */
async function placeOf(
  command: Command,
  flags: Flags,
  io: Io,
  isReadable = true,
): Promise<FoundProblems & { readonly exit: ExitCode }> {
  const has = (flag: string): boolean => command.flags.some(({ name }) => name === flag);
  if (!has("root")) return { first: [], total: 0, exit: EXIT.usage };
  const { placeProblems } = await import("./place-problems.ts");
  const call = { flags, io };
  const place = await placeProblems(call, command.needsPolicy === true);
  const store =
    isReadable && flags.has("session-ref")
      ? await (await import("./store-beside.ts")).storeBeside(command, call)
      : [];
  return {
    first: [...place.first, ...store.map(printable)],
    total: place.total + store.length,
    exit: exitOf(store) === EXIT.store ? EXIT.store : EXIT.usage,
  };
}

/** `svc-goals help set`, as git and gh have it: what `svc-goals set --help` prints. */
async function help(
  tool: Tool,
  words: readonly string[],
  io: Io,
  fail: CommandContext["fail"],
): Promise<ExitCode> {
  if (words.some((word) => word.startsWith(`--${HELP}=`)))
    return fail(EXIT.usage, [takesNoValue(HELP)]);
  // "help --help" and "help help" ask for the same.
  const name = words.find((word) => !isHelpFlag(word) && word !== "help");
  const command = tool.commands.find((one) => one.name !== "" && one.name === name);
  if (name !== undefined && command === undefined) {
    const { unknownCommand } = await import("./unknown-command.ts");
    return fail(EXIT.usage, [await unknownCommand(tool, name, [], true)]);
  }
  io.stdout.write(command === undefined ? toolHelp(tool) : commandHelp(tool, command));
  return EXIT.ok;
}

/** Loaded for a slip only. */
async function unknown(
  tool: Tool,
  [word = "", ...rest]: readonly string[],
  fail: CommandContext["fail"],
): Promise<ExitCode> {
  const { unknownCommand } = await import("./unknown-command.ts");
  return fail(EXIT.usage, [await unknownCommand(tool, word, rest)]);
}

/** Prints problems as the contract says, one line each, without passwords, hostile text escaped. */
function printProblems(
  from: string,
  problems: readonly PrintedProblem[],
  total: number,
  io: Io,
): void {
  for (const problem of foremost(problems)) printProblem(from, problem, io);
  const more = total - PROBLEMS_SHOWN;
  if (more > 0) io.stderr.write(`${from}: and ${more} more like these\n`);
}

/** As many as are shown, in their order, with one of every kind among them. */
function foremost(problems: readonly PrintedProblem[]): readonly PrintedProblem[] {
  if (problems.length <= PROBLEMS_SHOWN) return problems;
  const kinds = new Map(problems.toReversed().map((problem) => [problem.code, problem]));
  const others = problems.filter((problem) => kinds.get(problem.code) !== problem);
  const shown = new Set([...kinds.values(), ...others].slice(0, PROBLEMS_SHOWN));
  return problems.filter((problem) => shown.has(problem));
}

function printProblem(from: string, { message, code }: PrintedProblem, io: Io): void {
  const mark = code === undefined ? "" : ` [${code}]`;
  io.stderr.write(`${from}: ${escapeAndCut(maskMessage(message), LINE_LIMIT)}${mark}\n`);
}

function chooseCommand(tool: Tool, first: string | undefined): Command | undefined {
  const named = tool.commands.find((command) => command.name !== "" && command.name === first);
  if (named !== undefined) return named;
  const main = tool.commands.find((command) => command.name === "");
  return first === undefined || first.startsWith("-") ? main : undefined;
}

/** True for `--help` or `-h` where a flag may stand: not as the value of another flag that there is. */
function asksForHelp(command: Command, argv: readonly string[]): boolean {
  const end = argv.indexOf("--");
  return argv.slice(0, end < 0 ? argv.length : end).some((word, i) => {
    if (!isHelpFlag(word)) return false;
    const before = argv[i - 1];
    if (before === undefined || !before.startsWith("--") || before.includes("=")) return true;
    const flag = acceptedFlags(command).find(({ name }) => name === before.slice(2));
    return flag?.value === undefined;
  });
}

function isHelpFlag(word: string): boolean {
  return word === "-h" || word === "--help";
}

function unwritable({ message, advice }: OutputError): PrintedProblem {
  return {
    message: `the result cannot be written to standard output, ${message}: ${advice}`,
    code: "output.unwritable",
  };
}

function notText(): PrintedProblem {
  return {
    message:
      "the command line is not valid UTF-8: convert it; a text can be given from a file by the -file twin of its flag, and a file be named by a symbolic link to it",
    code: "text.not_utf8",
  };
}
