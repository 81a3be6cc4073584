import type { Command, FlagSpec } from "./command.ts";

/** The flags that a command accepts, with the `-file` twins of its free-text flags. */
export function acceptedFlags(command: Command): readonly FlagSpec[] {
  return command.flags.flatMap((flag) => (flag.text === true ? [flag, fileTwin(flag)] : [flag]));
}

function fileTwin(flag: FlagSpec): FlagSpec {
  return {
    name: twinOf(flag.name),
    value: "<file>",
    doc: `--${flag.name} from a file, - for standard input`,
    completes: "file",
    takesStdin: true,
    fills: flag.name,
    ...(flag.repeatable === true ? { repeatable: true } : {}),
  };
}

/** The name of the flag that reads the text of another from a file. */
export function twinOf(name: string): string {
  return `${name}-file`;
}

/** How the value of a flag is completed: what is written as a file is one. */
export function completesOf({ completes, value }: FlagSpec): FlagSpec["completes"] {
  return completes ?? (value === "<file>" ? "file" : undefined);
}

/** The flag that every command has and no table lists. */
export const HELP = "help";

/** What else `--policy-config` is looked for by. */
export const POLICY_NAMES: readonly string[] = ["policy-file", "config-file"];

/** How the value of a flag that takes a time is written in the help. */
export const TIME_VALUE = "<time>";
