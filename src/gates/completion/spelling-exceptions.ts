/** Real words that are one slip away from an anchor word, and so are no misspelling of it. */
export const NOT_MISSPELT: ReadonlySet<string> = new Set(
  "shipped shipping parsed parser packed packs broker brokers writing waiting".split(" "),
);
