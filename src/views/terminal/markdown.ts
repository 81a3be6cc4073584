/**
 * Text of unknown origin inside Markdown: it reads as it is stored and does nothing. Web addresses
 * become autolinks (`<https://…>`), so that they stay whole and can be clicked.
 */
import { escapeText } from "./escape.ts";
import { type Cell, type CellLine, type Cells, type RowPrinter, linesOf } from "./table.ts";
import { mayHaveUrl, partsOf, wholeUrl } from "./wrap-url.ts";

/** A table as GitHub and chat clients render it; cells keep their line breaks as `<br>`. */
export function markdownPrinter(titles: readonly string[]): RowPrinter<Cells> {
  const line = (cells: readonly string[]): string => `| ${cells.join(" | ")} |\n`;
  return {
    head: () => line(titles.map(inlineText)) + line(titles.map(() => "---")),
    row(cells) {
      let row = "|";
      for (let at = 0; at < titles.length; at += 1) row += ` ${inlineCell(cells[at] ?? [])} |`;
      return `${row}\n`;
    },
    tail: () => "",
  };
}

/**
 * A line of a cell that is its own Markdown, as most are: `isPlain`, with no mark, no blank at an end
 * and nothing that is a mark where it stands first.
 */
const INERT_CHARACTERS = String.raw`!"#%'()+,\-./0-9:;=>?@A-Z^a-z{}\xa1-\xac\xae-\u02ff\u2010-\u2027`;
const INERT = new RegExp(
  `^(?![#+>-])[${INERT_CHARACTERS}][ ${INERT_CHARACTERS}]*[${INERT_CHARACTERS}]$`,
);

function inlineCell(cell: Cell): string {
  let inline = "";
  for (let at = 0; at < cell.length; at += 1) {
    const line = cell[at];
    if (line !== undefined) inline += at === 0 ? inlineLine(line) : `<br>${inlineLine(line)}`;
  }
  return inline;
}

function inlineLine(line: CellLine): string {
  switch (line.kind) {
    case "command":
      return inlineCode(line.text);
    case "url": {
      const whole = wholeUrl(line.text);
      return whole === null ? inlineText(line.text) : link(whole);
    }
    case "text":
      if (INERT.test(line.text) && !mayHaveUrl(line.text)) return inRole(line.role, line.text);
      return linesOf(line)
        .map((shown) => emphasise(line.role, shown))
        .join("<br>");
    default:
      return line satisfies never;
  }
}

function emphasise(role: string, shown: string): string {
  return inRole(role, inlineEscaped(shown.trim()));
}

function inRole(role: string, inline: string): string {
  return inline === "" || role === "text" || role === "faint" ? inline : `**${inline}**`;
}

/** A text on one line of Markdown, also inside a table cell. */
export function inlineText(value: string): string {
  return inlineEscaped(escapeText(value));
}

function inlineEscaped(shown: string): string {
  if (!mayHaveUrl(shown)) return escapeMarks(shown);
  const written: string[] = [];
  for (const { text, isUrl } of partsOf(shown)) {
    const inline = isUrl ? address(text) : escapeMarks(text);
    const before = written.at(-1);
    // With this mark before it a link would be a picture.
    if (inline.startsWith("[") && before?.endsWith("!") === true) {
      written[written.length - 1] = `${before.slice(0, -1)}\\!`;
    }
    written.push(inline);
  }
  return written.join("");
}

/**
 * What renderers make a link of by themselves they take as it is written, escapes and all: such an address is
 * a link already. Others are text and lead nowhere, nor does an address or a mailbox inside of them.
 */
function address(url: string): string {
  if (LINKED.test(url)) return link(url);
  if (url.startsWith("www.")) return linkTo(`http://${url}`, url);
  return escapeMarks(url).replaceAll(INNER, (mark) => `&#${mark.charCodeAt(0)};`);
}

const LINKED = /^(?:[a-z][a-z\d+-]*[\d+-])?(?:https?|ftp|mailto):/i;
const INNER = /(?<=https?|ftp):(?=\/\/)|(?<=mailto):|(?<=www)\.|@/gi;

/**
 * An address between angle brackets. Where renderers disagree about what stands in them (a bar, which
 * ends a cell, and what looks like a character reference), a link with the address as its text.
 */
function link(url: string): string {
  return url.includes("|") || url.search(REFERENCE) >= 0 ? linkTo(url, url) : `<${url}>`;
}

function linkTo(url: string, shown: string): string {
  const target = url.replaceAll("|", "%7C").replaceAll(REFERENCE, "&amp;");
  // Brackets in the text of a link are read in too many ways, escaped too.
  const text = escapeMarks(shown).replaceAll(
    /\\(?=[[\]])(?<bracket>.)/gu,
    (_, bracket: string) => `&#${bracket.charCodeAt(0)};`,
  );
  return `[${text}](<${target}>)`;
}

const REFERENCE = /&(?=#?\w+;)/gu;
const MARKS = /[`*~[\]|$]|(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu;
const LEADING = /^[#+>-]/u;
/** A backslash is only a mark before one; in `C:\data` it may stay. */
const BACKSLASH = /\\(?=[!-/:-@[-`{-~]|$)/gu;

/** Most texts have none of these, and the rules below look at the letters around a mark. */
const ANY_MARK = /[`*~[\]|$_\\&<]|^[#+>-]/;

function escapeMarks(shown: string): string {
  if (!ANY_MARK.test(shown)) return shown;
  return shown
    .replaceAll(BACKSLASH, String.raw`\\`)
    .replaceAll(MARKS, String.raw`\$&`)
    .replaceAll(REFERENCE, "&amp;")
    .replaceAll("<", "&lt;")
    .replace(LEADING, String.raw`\$&`);
}

/** What would make a link of its own: `https:`, `a@b`, `www.` */
const LINKING = /:(?=\/\/)|@|(?<=www)\./giu;

/**
 * Code spans know no escapes, so that a command can be copied from the raw line too; one with backticks stands between
 * more of them. A bar ends a cell even in one: such text goes into an element, to be copied as it is rendered.
 */
function inlineCode(value: string): string {
  const shown = escapeText(value);
  if (shown.includes("|"))
    return `<code>${escapeMarks(shown).replaceAll(LINKING, (mark) => `&#${mark.charCodeAt(0)};`)}</code>`;
  if (!shown.includes("`")) return `\`${shown}\``;
  const longest = Math.max(0, ...Array.from(shown.matchAll(/`+/gu), ([run]) => run.length));
  const fence = "`".repeat(longest + 1);
  const gap = shown.startsWith("`") || shown.endsWith("`") ? " " : "";
  return fence + gap + shown + gap + fence;
}
