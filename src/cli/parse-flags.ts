import { tokensOf } from "./argv-tokens.ts";
import type { Command, Flags, FlagSpec, Problem, Tool } from "./command.ts";
import { nearestName } from "../domain/nearest-name.ts";
import { maskSecrets } from "./mask-secrets.ts";
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
      readonly rules: readonly Problem[];
    }
  | {
      readonly ok: false;
      readonly problems: readonly Problem[];
      /** What could be read nevertheless, without what names standard input: nobody is to wait for that now. */
      readonly flags: Flags;
      readonly positionals: readonly string[];
      readonly fromFiles: readonly FromFile[];
    };

/** The flags that a command accepts, with the `-file` twins of its free-text flags. */
export function acceptedFlags(command: Command): readonly FlagSpec[] {
  return command.flags.flatMap((flag) => (flag.text === true ? [flag, fileTwin(flag)] : [flag]));
}

function fileTwin(flag: FlagSpec): FlagSpec {
  return {
    name: twinOf(flag),
    value: "<file>",
    doc: `--${flag.name} from a file, - for standard input`,
    completes: "file",
    ...(flag.repeatable === true ? { repeatable: true } : {}),
  };
}

function twinOf({ name }: FlagSpec): string {
  return `${name}-file`;
}

/** The flag that every command has and no table lists. */
const HELP = "help";

/** How the value of a flag that takes a time is written in the help. */
export const TIME_VALUE = "<time>";

/** Flags beside the `-file` twins for which `-` is standard input. */
const INPUT_FLAGS = ["fixtures", "policy-config", "baseline"];

/**
 * Reads a command line by the command's table and finds all that is wrong with it at once. A value
 * may begin with a dash, but a value that is itself a flag of the command is taken for a forgotten
 * value: `--reason=--goal` says it on purpose.
 */
export function parseFlags(tool: Tool, command: Command, argv: readonly string[]): ParsedFlags {
  const specs = new Map(acceptedFlags(command).map((spec) => [spec.name, spec]));
  const twins = new Map(
    command.flags.flatMap((flag) => (flag.text === true ? [[twinOf(flag), flag.name]] : [])),
  );
  const problems: Problem[] = [];
  const rules: Problem[] = [];
  const values = new Map<string, string[]>();
  const fromFiles: FromFile[] = [];
  const positionals: string[] = [];
  const tokens = tokensOf(
    argv,
    (name) => specs.get(name)?.value !== undefined,
    (name) => specs.has(name) || name === HELP,
  );

  const end = argv.indexOf("--");
  let unknownBefore = -1;
  for (const token of tokens) {
    if (token.kind === "positional") {
      // What follows an unknown flag is most likely its value, and is forgiven with it.
      if (token.index === unknownBefore + 1 && unknownBefore !== -1) continue;
      if (command.positionals === undefined && flagNameIn(token.value) !== null) {
        problems.push(
          end >= 0 && token.index > end
            ? {
                message: `${shown(token.value)} stands behind --, which ends the flags: put it before`,
              }
            : unknownFlag(token.value, tool, command),
        );
        unknownBefore = token.index;
        continue;
      }
      if (command.positionals === undefined) {
        problems.push({
          message: `unexpected argument ${shown(token.value)}: ${flagBefore(token.value, command)}`,
        });
      }
      positionals.push(token.value);
    }
    // Asked for where a value was forgotten, which is what is told.
    if (token.kind === "positional" || token.rawName === `--${HELP}`) continue;
    const spec = token.rawName.startsWith("--") ? specs.get(token.name) : undefined;
    if (spec === undefined) {
      problems.push(unknownFlag(token.rawName, tool, command));
      unknownBefore = token.index;
      continue;
    }
    const earlier = values.get(spec.name);
    if (earlier !== undefined && spec.repeatable !== true) {
      problems.push({ message: `--${spec.name} is given twice: give it once` });
      continue;
    }
    if (spec.value === undefined) {
      if (token.value !== undefined) problems.push({ message: `--${spec.name} takes no value` });
      values.set(spec.name, []);
      continue;
    }
    const { value } = token;
    if (value === undefined) {
      problems.push({ message: `--${spec.name} needs a value: --${spec.name} ${spec.value}` });
      values.set(spec.name, []);
      continue;
    }
    if (spec.choices !== undefined && !spec.choices.includes(value)) {
      problems.push({ message: badChoice(spec, value) });
    }
    if (value === "" && spec.completes === "file") {
      problems.push({ message: `--${spec.name} is empty: name a file` });
      values.set(spec.name, []);
      continue;
    }
    for (const problem of spec.judge?.(value) ?? []) {
      (problem.kind === "usage" ? problems : rules).push(printable(problem));
    }
    const flag = twins.get(spec.name);
    if (flag !== undefined) {
      const at = (values.get(flag)?.length ?? 0) + (earlier?.length ?? 0);
      fromFiles.push({ flag, path: value, at });
    }
    values.set(spec.name, [...(earlier ?? []), value]);
  }

  for (const spec of command.flags) {
    const twin = twinOf(spec);
    if (spec.text === true) {
      if (values.has(spec.name) && values.has(twin) && spec.repeatable !== true) {
        problems.push({ message: `--${spec.name} and --${twin} are both given: give one of them` });
      }
    }
    const given = values.has(spec.name) || (spec.text === true && values.has(twin));
    if (spec.required === true && !given) {
      problems.push({ message: `--${spec.name} ${spec.value ?? ""} is missing: it is required` });
    }
  }
  if (
    command.withoutPositionals !== undefined &&
    !tokens.some((token) => token.kind === "positional")
  ) {
    problems.push({ message: command.withoutPositionals });
  }
  const inputs = [
    ...fromFiles.map((from) => from.path),
    ...INPUT_FLAGS.flatMap((name) => (specs.has(name) ? (values.get(name) ?? []) : [])),
    ...positionals,
  ];
  if (inputs.filter((path) => path === "-").length > 1) {
    problems.push({
      message: "standard input (-) can be read once only: name files for the others",
    });
  }
  if (problems.length > 0) {
    const isName = (word: string): boolean => word !== "-";
    const named = new Map([...values].map(([name, words]) => [name, words.filter(isName)]));
    return {
      ok: false,
      problems: [...problems, ...rules],
      flags: flagsOf(named),
      positionals: positionals.filter(isName),
      fromFiles: fromFiles.filter(({ path }) => isName(path)),
    };
  }
  return { ok: true, flags: flagsOf(values), positionals, fromFiles, rules };
}

/** A view of parsed values; the map is by flag name, a switch has an empty list. */
export function flagsOf(values: ReadonlyMap<string, readonly string[]>): Flags {
  return {
    get: (name) => values.get(name)?.[0],
    all: (name) => values.get(name) ?? [],
    has: (name) => values.has(name),
  };
}

/**
 * The name in a word that begins as a flag does, also with a longer dash, which editors like to put in the
 * place of two hyphens; null for other words, also for dashes alone.
 */
export function flagNameIn(word: string): string | null {
  return (
    /^[-\u2010-\u2015\u2212]+(?<name>[^-\u2010-\u2015\u2212=][^=]*)/u.exec(word)?.groups?.[
      "name"
    ] ?? null
  );
}

/** Switches of other programs that go on where it was refused: no flag is meant by them. */
const NEVER_MEANT: ReadonlySet<string> = new Set(["force", "yes"]);
/** A flag that more commands than this have says nothing about which of them is meant. */
const COMMANDS_NAMED = 3;

function unknownFlag(rawName: string, tool: Tool, command: Command): Problem {
  const name = flagNameIn(rawName) ?? rawName;
  const flags = acceptedFlags(command);
  const called = flags.find(({ alsoCalled = [] }) => alsoCalled.includes(name))?.name ?? null;
  const likely = NEVER_MEANT.has(name) ? [] : [...flags.map((flag) => flag.name), HELP];
  const near = called ?? nearestName(name, likely);
  if (near !== null) return { message: `unknown flag ${shown(rawName)}: did you mean --${near}?` };
  const owners = tool.commands
    .filter((one) => acceptedFlags(one).some((flag) => flag.name === name))
    .map((one) => `"${titleOf(tool, one)}"`);
  const isTelling = owners.length > 0 && owners.length <= COMMANDS_NAMED;
  const elsewhere = isTelling ? `--${name} is a flag of ${owners.join(" and ")}; ` : "";
  return {
    message: `unknown flag ${shown(rawName)}: ${elsewhere}see ${titleOf(tool, command)} --help`,
  };
}

/** What is to be done with a value that stands by itself. */
function flagBefore(value: string, { flags }: Command): string {
  const time = flags.find((flag) => flag.value === TIME_VALUE);
  return time !== undefined && /^\d{4}-\d/u.test(value)
    ? `put --${time.name} before it`
    : "every value follows a flag";
}

/** How a command is called. */
export function titleOf(tool: Tool, { name }: Command): string {
  return name === "" ? tool.name : `${tool.name} ${name}`;
}

function badChoice(spec: FlagSpec, value: string): string {
  const choices = spec.choices ?? [];
  const near = nearestName(value, choices);
  const instead = near === null ? `one of ${choices.join(", ")}` : `did you mean ${near}?`;
  return `--${spec.name} cannot be ${shown(value)}: ${instead}`;
}

/** A user's word in a message: quoted, without a password, and cut when it is long. The printer escapes it. */
export function shown(value: string): string {
  const word = maskSecrets(value);
  return `"${word.length > 80 ? `${word.slice(0, 80)}…` : word}"`;
}
