/** The words that bounds are stated with. */

/** In front of a number: it may be that and no more. */
export const MOST =
  "under|below|less than|fewer than|at most|(?:no|not) (?:more|longer|later|larger|bigger|greater|higher|slower|heavier|wider) than|within|up to|lower than|shorter than|faster than|smaller than|not exceed(?:ing|s)?|does not exceed|max(?:imum)?(?: of)?|<=?|≤|unter|höchstens|weniger als|moins de|au plus|menos de|como máximo|no máximo|meno di|al massimo";
/** In front of a number: it has to be that or more. */
export const LEAST =
  "at least|over|above|more than|greater than|higher than|(?:no|not) (?:less|fewer|lower|smaller|shorter) than|not below|min(?:imum)?(?: of)?|exceeds?|>=?|≥|mindestens|über|mehr als|au moins|plus de|al menos|más de|pelo menos|mais de|almeno|più di";
/** Behind a number and "or". */
export const OR_MORE = "more|higher|above|better|over|greater";
export const OR_LESS = "less|lower|fewer|below|faster|under|better";
