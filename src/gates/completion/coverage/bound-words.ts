/** The words that bounds are stated with. */

/** In front of a number: it may be that and no more. */
export const MOST =
  "under|below|less than|fewer than|at most|(?:no|not) (?:more|longer|later|larger|bigger|greater|higher|slower|heavier|wider|taller|deeper|thicker|older|louder) than|within|up to|lower than|shorter than|faster than|smaller than|(?:cold|cool)er than|not exceed(?:ing|s)?|does not exceed|max(?:imum)?(?: of)?|<=?|≤|unter|höchstens|weniger als|moins de|au plus|menos de|como máximo|no máximo|meno di|al massimo";
/** In front of a number: it has to be that or more. */
export const LEAST =
  "at least|over|above|(?:more|greater|higher|longer|older|wider|heavier|larger|bigger|louder|taller|thicker|deeper|slower|warmer|hotter) than|(?:no|not) (?:less|fewer|lower|smaller|shorter|lighter|thinner|narrower|younger) than|not below|min(?:imum)?(?: of)?|exceeds?|>=?|≥|mindestens|über|mehr als|au moins|plus de|al menos|más de|pelo menos|mais de|almeno|più di";
/** Behind a number and "or". */
export const OR_MORE = "more|higher|above|better|over|greater";
export const OR_LESS = "less|lower|fewer|below|faster|under|better";
/** What is said of the least of many things is a least for each, and of the greatest a most: "the smallest type is 11 pt". */
export const LEAST_OF_MANY = "smallest|lowest|shortest|thinnest|narrowest|weakest|lightest";
export const MOST_OF_MANY = "largest|highest|longest|thickest|widest|heaviest|slowest|loudest";
