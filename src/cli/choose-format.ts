import type { CommandContext } from "./command.ts";
import { JSON_OR_TEXT, ROW_FORMATS, type RowFormat } from "./store-flags.ts";

/** The format of a command: `--format`, else `byDefault`. The parser has seen to the choices. */
export function chooseFormat<Format extends string>(
  { flags }: CommandContext,
  formats: readonly Format[],
  byDefault: Format,
): Format {
  return formats.find((format) => format === flags.get("format")) ?? byDefault;
}

/** Where the contract says *json or text*: text on a terminal and JSON otherwise. */
export function jsonOrText(context: CommandContext): (typeof JSON_OR_TEXT)[number] {
  return chooseFormat(context, JSON_OR_TEXT, terminalFormat(context));
}

/** The same for lists that have the other formats too. */
export function chooseRowFormat(context: CommandContext): RowFormat {
  return chooseFormat(context, ROW_FORMATS, terminalFormat(context));
}

function terminalFormat({ io }: CommandContext): "text" | "json" {
  return io.stdout.isTTY ? "text" : "json";
}
