/** Alternatives: parted by white space, `_` stands for a space. */
export function any(list: string): string {
  return `(?:${list.trim().replaceAll(/\s+/g, "|").replaceAll("_", " ")})`;
}
