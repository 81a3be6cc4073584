import { acceptedFlags, completesOf, HELP, twinOf } from "./accepted-flags.ts";
import { tokensOf } from "./argv-tokens.ts";
import type { Command, Flags, FlagSpec, PrintedProblem, Tool } from "./command.ts";
import { isStdin } from "./descriptor.ts";
import type { Io } from "./io.ts";
import {
  badChoice,
  commandBehindFlags,
  flagNameIn,
  strayText,
  strayWord,
  unknownFlag,
} from "./flag-problems.ts";
import { pathProblem } from "./path-problems.ts";
import { printable } from "./problems.ts";

/** A value of a free-text flag that is to be read from a file. */
export interface FromFile {
  readonly flag: string;
  readonly path: string;
  /** Its place among the values of the flag, typed or read, in the order of the command line. */
  readonly at: number;
}

export type ParsedFlags =
  | {
      readonly ok: true;
      readonly flags: Flags;
      readonly positionals: readonly string[];
      readonly fromFiles: readonly FromFile[];
      /** What rules say of the values: the command says it too, unless it cannot be begun. */
      readonly rules: readonly PrintedProblem[];
    }
  | {
      readonly ok: false;
      readonly problems: readonly PrintedProblem[];
      /** Is nothing wrong but values, so that the flags say what was meant? */
      readonly isReadable: boolean;
      /** What could be read nevertheless, without what names standard input: nobody is to wait for that now. */
      readonly flags: Flags;
      readonly positionals: readonly string[];
      readonly fromFiles: readonly FromFile[];
    };

/** What has been read of a command line so far. */
interface Line {
  readonly io: Io;
  readonly problems: PrintedProblem[];
  /** Those of them that say what is wrong with a value. */
  readonly ofValues: Set<PrintedProblem>;
  readonly rules: PrintedProblem[];
  readonly values: Map<string, readonly string[]>;
  readonly fromFiles: FromFile[];
  readonly positionals: string[];
}

/**
 * Reads a command line by the command's table and finds all that is wrong with it at once. A value
 * may begin with a dash, but a value that is itself a flag of the command is taken for a forgotten
 * value: `--reason=--goal` says it on purpose.
 */
export function parseFlags(
  tool: Tool,
  command: Command,
  argv: readonly string[],
  io: Io,
): ParsedFlags {
  const specs = new Map(acceptedFlags(command).map((spec) => [spec.name, spec]));
  const line: Line = {
    io,
    problems: [],
    ofValues: new Set(),
    rules: [],
    values: new Map(),
    fromFiles: [],
    positionals: [],
  };
  const tokens = tokensOf(
    argv,
    (name) => specs.get(name)?.value !== undefined,
    (name) => specs.has(name) || name === HELP,
  );
  const end = argv.indexOf("--");
  let unknownAt = -2;
  let lateCommand: Command | undefined;
  let text: OpenText | null = null;
  for (const token of tokens) {
    const { index } = token;
    if (token.kind === "option") {
      text = endText(line, text);
      const spec = token.rawName.startsWith("--") ? specs.get(token.name) : undefined;
      if (spec !== undefined) {
        const { length } = line.rules;
        readFlag(line, spec, token.value, argv[index + 1]);
        if (spec.text === true && token.value !== undefined)
          text = { spec, value: token.value, rulesFrom: length, words: [], said: [] };
      } else if (token.name === HELP && token.value !== undefined)
        line.problems.push(takesNoValue(HELP));
      // Help is asked for where a value was forgotten, which is what is told.
      else if (token.rawName !== `--${HELP}` && token.rawName !== "-h") {
        line.problems.push(unknownFlag(token.rawName, tool, command));
        unknownAt = index;
      }
    } else if (index !== unknownAt + 1) {
      // What follows an unknown flag is most likely its value, and is forgiven with it.
      const isFlag = command.positionals === undefined && flagNameIn(token.value) !== null;
      const isStray = command.positionals === undefined && lateCommand === undefined;
      if (isStray && command.name === "")
        lateCommand = tool.commands.find(({ name }) => name !== "" && name === token.value);
      if (lateCommand !== undefined && isStray)
        line.problems.push(commandBehindFlags(tool, lateCommand));
      else if (isStray) {
        const stray = strayWord(token.value, end >= 0 && index > end, tool, command);
        if (isFlag) text = endText(line, text);
        if (text === null) line.problems.push(stray);
        else {
          text.words.push(token.value);
          text.said.push(stray);
        }
      }
      if (isFlag) unknownAt = index;
      else if (!takesFiles(command) || !refusePath(line, token.value))
        line.positionals.push(token.value);
    }
  }
  endText(line, text);
  // What is missing and stray is so for the other command alone.
  if (lateCommand === undefined) findMissing(line, command);
  if (command.withoutPositionals !== undefined && !tokens.some(({ kind }) => kind === "positional"))
    line.problems.push({ message: command.withoutPositionals });
  findStdinTwice(line, specs.values());
  return outcomeOf(line);
}

/** Are the words of a command that have no flag names of files? */
function takesFiles({ positionals, completes }: Command): boolean {
  return positionals !== undefined && completes === undefined;
}

/** A flag of text and the words behind its value that no flag has. */
interface OpenText {
  readonly spec: FlagSpec;
  readonly value: string;
  /** Where the rules begin that its value breaks. */
  readonly rulesFrom: number;
  readonly words: string[];
  /** What is to be said of each word. */
  readonly said: PrintedProblem[];
}

/** Says what is wrong with the words behind a text: where they may belong to it, once, and nothing of its first word. */
function endText({ problems, rules }: Line, text: OpenText | null): null {
  if (text === null) return null;
  const { spec, value, rulesFrom, words, said } = text;
  const asOne = strayText(spec, value, words);
  problems.push(...(asOne === null ? said : [asOne]));
  if (asOne !== null) rules.length = rulesFrom;
  return null;
}

/** One flag with its value, `undefined` where none stands behind it, and the word behind the flag. */
function readFlag(
  line: Line,
  spec: FlagSpec,
  value: string | undefined,
  next: string | undefined,
): void {
  const { name } = spec;
  const { problems, values } = line;
  const earlier = values.get(name);
  if (earlier !== undefined && spec.repeatable !== true) {
    problems.push({ message: `--${name} is given twice: give it once` });
    return;
  }
  values.set(name, earlier ?? []);
  if (spec.value === undefined) {
    if (value !== undefined) problems.push(takesNoValue(name));
  } else if (value === undefined) {
    const isMeant = spec.text === true && /^-h$|^-.*=/u.test(next ?? "");
    const way = isMeant ? `, or --${name}=${spec.value} for one that begins like a flag` : "";
    problems.push({ message: `--${name} needs a value: --${name} ${spec.value}${way}` });
  } else if (value === "" && spec.completes === "file") {
    problems.push({ message: `--${name} is empty: name a file` });
  } else if (completesOf(spec) !== "file" || !refusePath(line, value, `--${name}`)) {
    const wrong =
      spec.choices === undefined || spec.choices.includes(value) ? [] : [badChoice(spec, value)];
    for (const problem of spec.judge?.(value) ?? [])
      (problem.kind === "usage" ? wrong : line.rules).push(printable(problem));
    for (const one of wrong) refuseValue(line, one);
    if (spec.fills !== undefined) {
      const at = (values.get(spec.fills)?.length ?? 0) + (earlier?.length ?? 0);
      line.fromFiles.push({ flag: spec.fills, path: value, at });
    }
    values.set(name, [...(earlier ?? []), value]);
  }
}

/** Says what is wrong with a path; false for what may be one. Nobody needs to be told besides that nothing is there. */
function refusePath(line: Line, path: string, from = "the name of a file"): boolean {
  const problem = pathProblem(path, from, line.io);
  if (problem !== null) refuseValue(line, printable(problem));
  return problem !== null;
}

function refuseValue({ problems, ofValues }: Line, problem: PrintedProblem): void {
  problems.push(problem);
  ofValues.add(problem);
}

/** What is said of a switch that is given a value. */
export function takesNoValue(name: string): PrintedProblem {
  return { message: `--${name} takes no value: give it alone, or leave it out` };
}

/** Flags that are required and not there, and those given in both ways. */
function findMissing({ problems, values }: Line, { flags }: Command): void {
  for (const { name, value, text, repeatable, required } of flags) {
    const twin = text === true ? twinOf(name) : name;
    const isGiven = values.has(name) || values.has(twin);
    if (text === true && repeatable !== true && values.has(name) && values.has(twin))
      problems.push({ message: `--${name} and --${twin} are both given: give one of them` });
    if (required === true && !isGiven)
      problems.push({ message: `--${name} ${value ?? ""} is missing: it is required` });
  }
}

function findStdinTwice({ problems, values, positionals }: Line, specs: Iterable<FlagSpec>): void {
  const paths = [...positionals];
  for (const { name, takesStdin } of specs)
    if (takesStdin === true) paths.push(...(values.get(name) ?? []));
  if (paths.filter(isStdin).length > 1)
    problems.push({
      message: "standard input (-) can be read once only: name files for the others",
    });
}

function outcomeOf({
  problems,
  ofValues,
  rules,
  values,
  fromFiles,
  positionals,
}: Line): ParsedFlags {
  if (problems.length === 0)
    return { ok: true, flags: flagsOf(values), positionals, fromFiles, rules };
  const isName = (word: string): boolean => word !== "-";
  const named = new Map([...values].map(([name, words]) => [name, words.filter(isName)]));
  return {
    ok: false,
    problems: [...problems, ...rules],
    isReadable: problems.every((problem) => ofValues.has(problem)),
    flags: flagsOf(named),
    positionals: positionals.filter(isName),
    fromFiles: fromFiles.filter(({ path }) => isName(path)),
  };
}

/** A view of parsed values; the map is by flag name, a switch has an empty list. */
export function flagsOf(values: ReadonlyMap<string, readonly string[]>): Flags {
  return {
    get: (name) => values.get(name)?.[0],
    all: (name) => values.get(name) ?? [],
    has: (name) => values.has(name),
  };
}
