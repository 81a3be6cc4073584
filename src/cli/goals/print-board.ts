import type { Board } from "../../domain/board.ts";
import { wantsColour } from "../colour.ts";
import type { CommandContext } from "../command.ts";
import { gather } from "../print-pieces.ts";
import { boxColumns } from "../print-rows.ts";
import type { TableFormat } from "./formats.ts";

/** Prints the board in a format; only the renderer of that format is loaded. */
export async function printBoard(
  context: CommandContext,
  board: Board,
  format: TableFormat,
): Promise<void> {
  const gathered = gather(context.io.stdout);
  for (const piece of await render(context, board, format)) if (!gathered.add(piece)) return;
  gathered.end();
}

async function render(
  context: CommandContext,
  board: Board,
  format: TableFormat,
): Promise<Iterable<string>> {
  const colour = wantsColour(context.io);
  switch (format) {
    case "markdown":
      return (await import("../../views/board/markdown.ts")).renderMarkdown(board);
    case "box": {
      const { renderBox } = await import("../../views/board/box.ts");
      return renderBox(board, { colour, columns: boxColumns(context) });
    }
    case "cards":
      return (await import("../../views/board/cards.ts")).renderCards(board, { colour });
    case "json":
      return (await import("../../views/board/json.ts")).renderJson(board);
    default:
      return format satisfies never;
  }
}
