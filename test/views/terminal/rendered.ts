/** What a reader sees of Markdown, by a real renderer: GitHub's tables, links and strikethrough. */

/** The rendered HTML of each body cell, row by row. */
export function renderedCells(markdown: string): readonly string[] {
  const html = Bun.markdown.html(markdown, { autolinks: true });
  return [...html.matchAll(/<td>(?<cell>[\s\S]*?)<\/td>/gu)].map(({ groups }) => groups!["cell"]!);
}

/** The tags of a rendered cell, e.g. `a`, `/a`, `br`. */
export function tagsOf(cell: string): ReadonlySet<string> {
  return new Set([...cell.matchAll(/<(?<tag>\/?\w*)/gu)].map(({ groups }) => groups!["tag"]!));
}

/** The text of a rendered cell, its line breaks as they are seen. */
export function textOf(cell: string): string {
  return cell
    .replaceAll(/<br\s*\/?>/gu, "\n")
    .replaceAll(/<\/?(?:a|code|strong)\b[^>]*>/gu, "")
    .replaceAll(/&#(\d+);/gu, (_, code: string) => String.fromCharCode(Number(code)))
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&quot;", '"')
    .replaceAll("&amp;", "&");
}
