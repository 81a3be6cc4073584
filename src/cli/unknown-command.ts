import { nearestName } from "../domain/nearest-name.ts";
import type { Command, PrintedProblem, Tool } from "./command.ts";
import { shownCommands } from "./help.ts";
import { acceptedFlags } from "./accepted-flags.ts";
import { flagNameIn, titleOf, withMeant } from "./flag-problems.ts";
import { shown } from "./problems.ts";
import { TOOLS } from "./tools.ts";

/** What is said of a word in the place of a command; `rest` is what stands behind it, `asked` when help was asked for it. */
export async function unknownCommand(
  tool: Tool,
  word: string,
  rest: readonly string[],
  asked = false,
): Promise<PrintedProblem> {
  const flag = flagNameIn(word);
  if (flag !== null) return strayFlag(tool, word, flag);
  const main = tool.commands.find((command) => command.name === "");
  const needed = main?.flags.find(({ required }) => required === true);
  const isGiven =
    needed !== undefined && rest.some((one) => one.split("=", 1)[0] === `--${needed.name}`);
  const near = isGiven ? nearTitle(tool, word) : await meantBy(tool, word);
  if (near !== null) return { message: `unknown command ${shown(word)}: did you mean ${near}?` };
  if (needed === undefined || asked) {
    return { message: `unknown command ${shown(word)}: see ${tool.name} --help for the commands` };
  }
  // Most likely its value, given as a positional argument.
  const instead = isGiven
    ? "leave it out"
    : `--${needed.name} ${needed.value ?? ""} is missing, it is required; see ${tool.name} --help for the commands`;
  return { message: `unexpected argument ${shown(word)}: ${instead}` };
}

/** The commands that a word stands for by another name, of this tool or by any name of another; else the one it is like. */
async function meantBy(tool: Tool, word: string): Promise<string | null> {
  const asked = word.toLowerCase();
  if (asked === "") return null;
  if (asked === "version") return `${tool.name} --version`;
  const others = await Promise.all(
    Object.entries(TOOLS).flatMap(([name, load]) => (name === tool.name ? [] : [load()])),
  );
  const isNamed = ({ name }: Command): boolean => name === asked;
  const isCalled = ({ alsoCalled = [] }: Command): boolean => alsoCalled.includes(asked);
  const titles = (from: readonly Tool[], is: (command: Command) => boolean): readonly string[] =>
    from.flatMap((one) =>
      shownCommands(one)
        .filter(is)
        .map((command) => withMeant(titleOf(one, command), command, asked)),
    );
  const own = titles([tool], isNamed);
  if (own.length > 0) return own.join(", or ");
  const meant = [...titles([tool], isCalled), ...titles(others, isNamed)];
  const found = meant.length > 0 ? meant : titles(others, isCalled);
  return found.length > 0 ? found.join(", or ") : nearTitle(tool, word);
}

function nearTitle(tool: Tool, word: string): string | null {
  const names = shownCommands(tool).map(({ name }) => name);
  const near = nearestName(
    word,
    names.filter((name) => name !== ""),
  );
  return near === null ? null : `${tool.name} ${near}`;
}

/** What is said of a flag in the place of a command. */
function strayFlag(tool: Tool, word: string, name: string): PrintedProblem {
  const flags = tool.commands.flatMap((command) => acceptedFlags(command).map((flag) => flag.name));
  if (flags.includes(name) && word.startsWith(`--${name}`)) {
    const line = `${tool.name} <command> --${name}`;
    return { message: `--${name} stands before the command: put it behind, as in ${line}` };
  }
  const near = nearestName(name, [...flags, "help", "version"]);
  const instead = near === null ? `see ${tool.name} --help` : `did you mean --${near}?`;
  return { message: `unknown flag ${shown(word)}: ${instead}` };
}
