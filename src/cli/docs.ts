import { commandHelp, shownCommands, toolHelp } from "./help.ts";
import { TOOLS } from "./tools.ts";

/** The command-line reference in Markdown: what `--help` prints, for every tool and command. */
export async function cliDocs(): Promise<string> {
  const parts = [
    "# Command line",
    "Written by `npm run docs` from the tools' own `--help`; a test fails when the two differ.",
  ];
  for (const load of Object.values(TOOLS)) {
    const tool = await load();
    parts.push(`## ${tool.name}`, block(toolHelp(tool)));
    for (const command of shownCommands(tool).filter(({ name }) => name !== "")) {
      parts.push(`### ${tool.name} ${command.name}`, block(commandHelp(tool, command)));
    }
  }
  return `${parts.join("\n\n")}\n`;
}

function block(text: string): string {
  return `\`\`\`text\n${text.trimEnd()}\n\`\`\``;
}
