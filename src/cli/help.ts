import type { Command, Tool } from "./command.ts";
import { acceptedFlags } from "./accepted-flags.ts";
import { titleOf } from "./flag-problems.ts";

const WIDTH = 80;

/** What `<tool> --help` prints. */
export function toolHelp(tool: Tool): string {
  const main = tool.commands.find((command) => command.name === "");
  const subcommands = shownCommands(tool).filter((command) => command.name !== "");
  const lines = [`${tool.name}: ${tool.summary}`, ""];
  if (main === undefined) lines.push("Usage:", `  ${tool.name} <command> [flags]`, "");
  else lines.push(...body(tool, main));
  if (subcommands.length > 0) {
    lines.push("Commands:", ...table(subcommands.map((c) => [c.name, c.summary])), "");
    if (tool.examples !== undefined) lines.push(...examples(tool.examples));
    lines.push(
      `${tool.name} help <command>, or ${tool.name} <command> --help, tells more`,
      `of each; ${tool.name} --version its version.`,
    );
  }
  return `${lines.join("\n").trimEnd()}\n`;
}

/** What `<tool> <command> --help` prints. */
export function commandHelp(tool: Tool, command: Command): string {
  return `${[`${titleOf(tool, command)}: ${command.summary}`, "", ...body(tool, command)].join("\n").trimEnd()}\n`;
}

/** The commands that are for people. */
export function shownCommands(tool: Tool): readonly Command[] {
  return tool.commands.filter((command) => command.hidden !== true);
}

function body(tool: Tool, command: Command): readonly string[] {
  const lines: string[] = [];
  if (command.doc !== undefined) {
    for (const paragraph of command.doc.split("\n\n")) lines.push(...wrap(paragraph, ""), "");
  }
  lines.push("Usage:", ...usage(tool, command), "");
  const flags = acceptedFlags(command);
  if (flags.length > 0) {
    lines.push("Flags:");
    lines.push(
      ...table(
        flags.map((flag) => {
          const value = flag.value === undefined ? "" : ` ${flag.value}`;
          const notes = [
            flag.required === true ? "required" : "",
            flag.repeatable === true ? "repeatable" : "",
          ];
          const note = notes.filter((n) => n !== "").join(", ");
          return [`--${flag.name}${value}`, note === "" ? flag.doc : `${flag.doc} (${note})`];
        }),
      ),
      "",
    );
  }
  lines.push(...examples(command.examples));
  return lines;
}

function examples(list: readonly string[]): readonly string[] {
  return ["Examples:", ...list.map((example) => `  ${example}`), ""];
}

function usage(tool: Tool, command: Command): readonly string[] {
  const head = titleOf(tool, command);
  const words = command.flags.map((flag) => {
    const word = flag.value === undefined ? `--${flag.name}` : `--${flag.name} ${flag.value}`;
    const many = flag.repeatable === true ? `${word} …` : word;
    return flag.required === true ? many : `[${many}]`;
  });
  const required = words.filter((word) => !word.startsWith("["));
  const optional = words.filter((word) => word.startsWith("["));
  const all = [
    ...required,
    ...(command.positionals === undefined ? [] : [command.positionals]),
    ...optional,
  ];
  return flow(all, `  ${head} `, "      ");
}

/** Two columns: the left one up to 30 wide, the right one wrapped. */
function table(rows: readonly (readonly [string, string])[]): readonly string[] {
  const widest = Math.min(30, Math.max(...rows.map(([left]) => left.length)));
  return rows.flatMap(([left, right]) => {
    const indent = " ".repeat(widest + 4);
    const wrapped = wrap(right, indent);
    const first = (wrapped[0] ?? "").trimStart();
    if (left.length > widest) return [`  ${left}`, ...wrapped];
    return [`  ${left.padEnd(widest)}  ${first}`, ...wrapped.slice(1)];
  });
}

function wrap(text: string, indent: string): readonly string[] {
  return flow(text.split(/\s+/u), indent, indent);
}

function flow(words: readonly string[], firstIndent: string, indent: string): readonly string[] {
  const lines: string[] = [];
  let line = firstIndent;
  let empty = true;
  for (const word of words) {
    if (!empty && line.length + 1 + word.length > WIDTH) {
      lines.push(line.trimEnd());
      line = indent;
      empty = true;
    }
    line += empty ? word : ` ${word}`;
    empty = false;
  }
  lines.push(line);
  return lines;
}
