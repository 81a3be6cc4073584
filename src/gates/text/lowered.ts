/** A text in lower case, of the same length: patterns that need not fold case themselves run several times as fast. */
export function lowered(text: string): string {
  const lower = text.toLowerCase();
  // "İ" alone becomes two units.
  return lower.length === text.length ? lower : text.replaceAll("İ", "I").toLowerCase();
}
