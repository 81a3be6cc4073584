/** Real words that are one slip away from an anchor word, and so are no misspelling of it. */
export const NOT_MISSPELT: ReadonlySet<string> = new Set(
  "certainly clashing coarse conform constrains contract cricked crushed decode decoded deterred domain draping dripping excludes falling filing filled filling foiled forgot friction hinging indented inverted invested letter locked locking messes messing mussing noting provably quieting quoted quoting reacting regained reminder resent retained retaining reused reuses scraped selves setting shipping shopping simulates stabbed stated stating stepping suspends tasted tester thorough though unnested unrested".split(
    " ",
  ),
);
