/** Real words that are one slip away from a key word, and so are no misspelling of it. */
export const NOT_MISSPELT: ReadonlySet<string> = new Set(
  "backed batches became brought changing clashing coarse commited conform constrains contract converse cooked cricked crushed decades decode decoded decodes domain dripping entirety exiting farther felling filing foreword forgot forward friction greeter halving handed heaving hinging implementer indeed indented inverted invested lasted letter locking manpage marking masking medians messing mussing onward pasted patches plated pointed private projected property protects protested provably reminder resent retaining reused reuses revolved roster scraped selves shipping shopping slipping spanning stabbed stared stated states stating stepping storing strong suspends tester thorough unloaded unnested unrested unsorted warden weakly wherever".split(
    " ",
  ),
);
