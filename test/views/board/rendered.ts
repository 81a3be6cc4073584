import * as box from "../../../src/views/board/box.ts";
import * as cards from "../../../src/views/board/cards.ts";
import * as json from "../../../src/views/board/json.ts";
import * as markdown from "../../../src/views/board/markdown.ts";

/** The renderers of the board with all their pieces in one text. */
export const renderBox = whole(box.renderBox);
export const renderCards = whole(cards.renderCards);
export const renderJson = whole(json.renderJson);
export const renderMarkdown = whole(markdown.renderMarkdown);

function whole<Asked extends readonly unknown[]>(
  render: (...asked: Asked) => Iterable<string>,
): (...asked: Asked) => string {
  return (...asked) => [...render(...asked)].join("");
}
