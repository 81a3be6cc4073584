import { nearestName } from "../domain/nearest-name.ts";
import { acceptedFlags, HELP, TIME_VALUE } from "./accepted-flags.ts";
import type { Command, FlagSpec, PrintedProblem, Tool } from "./command.ts";
import { shown } from "./problems.ts";

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
/** More flags than this begin with a letter by chance. */
const FLAGS_NAMED = 3;
/** Of more commands than this that have a flag, some are named. */
const COMMANDS_NAMED = 3;
const OF_MANY_NAMED = 2;

export function unknownFlag(rawName: string, tool: Tool, command: Command): PrintedProblem {
  const name = flagNameIn(rawName) ?? rawName;
  const flags = acceptedFlags(command);
  // It belongs to the tool, and no command has one of that name.
  if (name === "version" || rawName === "-V")
    return { message: `unknown flag ${shown(rawName)}: did you mean ${tool.name} --version?` };
  const called = flags.find(({ alsoCalled = [] }) => alsoCalled.includes(name));
  const likely = NEVER_MEANT.has(name) ? [] : [...flags.map((flag) => flag.name), HELP];
  const near =
    called === undefined ? nearestName(name, likely) : withMeant(called.name, called, name);
  if (near !== null) return { message: `unknown flag ${shown(rawName)}: did you mean --${near}?` };
  const long = name.length === 1 ? command.flags.filter((flag) => flag.name.startsWith(name)) : [];
  if (long.length > 0 && long.length <= FLAGS_NAMED) {
    const names = long.map((flag) => `--${flag.name}`).join(" or ");
    return { message: `unknown flag ${shown(rawName)}: did you mean ${names}?` };
  }
  const has = (one: Command, flagName: string): boolean =>
    acceptedFlags(one).some((flag) => flag.name === flagName);
  // Those that write as this one does, or only read as it does, are named first.
  const unlike = (one: Command): number => Number(has(one, "actor") !== has(command, "actor"));
  const owners = tool.commands
    .filter((one) => one.hidden !== true && has(one, name))
    .toSorted((one, other) => unlike(one) - unlike(other))
    .map((one) => `"${titleOf(tool, one)}"`);
  const elsewhere = owners.length > 0 ? `--${name} is a flag of ${someOf(owners)}; ` : "";
  return {
    message: `unknown flag ${shown(rawName)}: ${elsewhere}see ${titleOf(tool, command)} --help`,
  };
}

function someOf(owners: readonly string[]): string {
  if (owners.length <= COMMANDS_NAMED) return owners.join(" and ");
  const others = owners.length - OF_MANY_NAMED;
  return `${owners.slice(0, OF_MANY_NAMED).join(", ")} and ${others} more, not of this one`;
}

/** A title with what is to stand behind it, so that the suggestion is right to the letter. */
export function withMeant(
  title: string,
  { meant = {} }: Pick<Command, "meant">,
  word: string,
): string {
  return Object.hasOwn(meant, word) ? `${title} ${meant[word]}` : title;
}

/** A word that stands by itself where a command takes none; `isBehindEnd` when it follows a `--`. */
export function strayWord(
  word: string,
  isBehindEnd: boolean,
  tool: Tool,
  command: Command,
): PrintedProblem {
  if (flagNameIn(word) === null)
    return { message: `unexpected argument ${shown(word)}: ${flagBefore(word, command)}` };
  return isBehindEnd
    ? { message: `${shown(word)} stands behind --, which ends the flags: put it before` }
    : unknownFlag(word, tool, command);
}

/**
 * What is said at once of several words that stand by themselves behind a flag of text: they are its value, without the quotes,
 * or further ones, without the flag. Null where each is told by itself: a blank in one shows that quotes were used.
 */
export function strayText(
  { name, repeatable }: FlagSpec,
  value: string,
  words: readonly string[],
): PrintedProblem | null {
  if (words.length < 2) return null;
  // "One?" "Two?": quotes that a single word did not need.
  const isQuoted = [value, ...words].some((word) => /\s/u.test(word)) || /[?!.]$/u.test(value);
  const quotes = isQuoted ? [] : ["put its whole value in quotes"];
  const again = repeatable === true ? [`give --${name} before each`] : [];
  const advice = [...quotes, ...again].join(", or ");
  const [first = "", last = ""] = [words[0], words.at(-1)];
  return advice === ""
    ? null
    : {
        message: `unexpected arguments behind --${name}, from ${shown(first)} to ${shown(last)}: ${advice}`,
      };
}

/** A command of the tool where flags alone may stand. */
export function commandBehindFlags(tool: Tool, command: Command): PrintedProblem {
  const line = [titleOf(tool, command), command.positionals].join(" ").trimEnd();
  return {
    message: `the command ${shown(command.name)} stands behind flags: put it first, as in ${line}`,
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

/** A value that is none of those that the flag may have. */
export function badChoice(spec: FlagSpec, value: string): PrintedProblem {
  const choices = spec.choices ?? [];
  const near = nearestName(value, choices);
  const instead = near === null ? `one of ${choices.join(", ")}` : `did you mean ${near}?`;
  return { message: `--${spec.name} cannot be ${shown(value)}: ${instead}` };
}
