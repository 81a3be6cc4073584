import type { Problem } from "../domain/errors.ts";
import type { ExitCode } from "./exit-code.ts";
import type { Io } from "./io.ts";

/** One flag of a command. Its help line is `doc`; `value` is what stands after it. */
export interface FlagSpec {
  readonly name: string;
  /** How the value is written in the help, e.g. `<file>`; absent for a switch. */
  readonly value?: string;
  readonly doc: string;
  readonly required?: boolean;
  readonly repeatable?: boolean;
  /** Other names that it is looked for by: it is suggested for them, not taken by them. */
  readonly alsoCalled?: readonly string[];
  /** What is to stand behind it where one of those names is meant: `json` for `--json`. */
  readonly meant?: Readonly<Record<string, string>>;
  /** Free text: `--<name>-file <path>` reads the value from a file, `-` from standard input. */
  readonly text?: boolean;
  /** Names a file to read, `-` for standard input. */
  readonly takesStdin?: boolean;
  /** On the `-file` twin of a flag: the name of that flag. */
  readonly fills?: string;
  /** The words that the value may be. */
  readonly choices?: readonly string[];
  /**
   * What is wrong with a value by itself. What is wrong with the command line (`usage`) is told at once; what
   * a rule says only together with that, since the command itself says it too.
   */
  readonly judge?: (value: string) => readonly Problem[];
  /**
   * What a shell offers as the value where there are no `choices`: one of these kinds, or words that are not all there
   * is. When absent, files for a value that is written `<file>`.
   */
  readonly completes?:
    | "file"
    | "directory"
    | "session-ref"
    | "url"
    | "ask-index"
    | readonly string[];
}

/** The values of a parsed command line, by flag name. */
export interface Flags {
  /** The value of a flag that takes one. */
  get(name: string): string | undefined;
  /** All values of a repeatable flag, in order. */
  all(name: string): readonly string[];
  has(name: string): boolean;
  /** The path from which the `-file` twin of a flag read this text; absent for what was typed. */
  fileOf?(text: string): string | undefined;
}

/** Something wrong, to be printed as `<tool>: <message> [<code>]`. */
export interface PrintedProblem {
  readonly message: string;
  /** Stable code of a rule; absent for plain usage errors. */
  readonly code?: string;
}

export interface CommandContext {
  readonly io: Io;
  readonly flags: Flags;
  readonly positionals: readonly string[];
  /**
   * Prints the problems as the contract says and returns the exit status given. `total` is how many
   * there are when `problems` is only the first of them.
   */
  readonly fail: (exit: ExitCode, problems: readonly PrintedProblem[], total?: number) => ExitCode;
  /** What rules say of the flags: told beside what keeps the command from saying it itself, e.g. a policy that cannot be read. */
  readonly rules: readonly PrintedProblem[];
  /** Prints what is to be said aloud though the command succeeds. */
  readonly warn: (warnings: readonly PrintedProblem[], total?: number) => void;
}

/** The first problems of a call, and how many there are. */
export interface FoundProblems {
  readonly first: readonly PrintedProblem[];
  readonly total: number;
}

/** What a command is. */
export interface CommandModule {
  readonly run: (context: CommandContext) => Promise<ExitCode>;
  /**
   * What else is wrong with a command line that cannot be parsed, or of which a text cannot be read from its file: the
   * values that could be read and the files that they name. Never waits for a pipe.
   */
  readonly check?: (call: Pick<CommandContext, "flags" | "positionals">) => Promise<FoundProblems>;
}

export interface Command {
  /** The subcommand; empty for what the tool does without one. */
  readonly name: string;
  /** Other names that it is looked for by: it is suggested for them, not called by them. */
  readonly alsoCalled?: readonly string[];
  /** What is to stand behind it where one of those names is meant: `--status paused` for `pause`. */
  readonly meant?: Readonly<Record<string, string>>;
  readonly summary: string;
  /** Paragraphs of help after the summary. */
  readonly doc?: string;
  readonly flags: readonly FlagSpec[];
  /** True when it reads the policy of the variable and of the root too, not only that of the flag. */
  readonly needsPolicy?: boolean;
  /** For scripts of ours and not for people: left out of the help and of suggestions. */
  readonly hidden?: boolean;
  /** How positional arguments are written in the help, e.g. `<report>…`; absent when there are none. */
  readonly positionals?: string;
  /** What is said when there is none though one is needed. */
  readonly withoutPositionals?: string;
  /** What a shell offers as a positional argument; files when absent. */
  readonly completes?: readonly string[];
  /** At least one, each a whole command line. */
  readonly examples: readonly string[];
  /** Loaded when the command is run, so that the others cost no start-up. */
  readonly load: () => Promise<CommandModule>;
}

export interface Tool {
  readonly name: string;
  readonly summary: string;
  /** Shown by `<tool> --help` of a tool that does nothing without a command; each a whole command line. */
  readonly examples?: readonly string[];
  readonly commands: readonly Command[];
}
