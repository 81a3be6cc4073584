/** Real words that are one letter away from a word of the lexicon and mean something else. */
export const NOT_SLIPS: ReadonlySet<string> = new Set(
  `layer layers payer broad sever forks guess quest except excepts manger older border tailor posses
  damned assists aspect aspects manage managed manages massage massages leaver leavers tender angel
  reply replies casual causal trail trial untied united quite quiet filed field diary dairy
  desert dessert minster mentor mentors matter latter metres meters stuff uses hoses wonts wands
  warts waits warns owned clint cline clines reporter exported sweats sward opera separator
  generator iterator operand operands operated operates operating operation operations chefs chief chiefs
  compliant complaint attended assigns aligned signal signals council counsel inquest bequest prefix
  perfect perform commend comments passed passes casts costs expert experts export exports exert
  exerts nodes notes wished washes patents patient patterns painter printer pointer counter center
  boards breads bread beards persons prison parson teams steams terms tams rates waist waste instant
  instants tilted titled solider soldier staffs stuffs staggers tested tasted toasted tasked
  previews precious prior poster posted prints points secrete secretes passwords keys tokes takes
  ignores ignored ignoring skipped skips orders chance change changes charge charges chances
  lasts lists least beast boots boats books lager larger finial initial finance fiance`
    .split(/\s+/)
    .filter((word) => word !== ""),
);
