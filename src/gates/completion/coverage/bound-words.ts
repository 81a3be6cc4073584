/** The words that bounds are stated with. */

/** In front of a number, in German, French, Spanish, Italian and Portuguese: it may be that and no more. */
const MOST_ABROAD =
  "unter(?:halb(?: von)?)?|höchstens|maximal|(?:weniger|kürzer|kleiner|niedriger|leichter|schneller) als|innerhalb von|über(?:schreit|steig)\\p{L}+(?=[^.,;]{1,30} nicht(?!\\p{L}))|" +
  "moins de|au (?:plus|maximum)|pas plus de|inférieure?s? à|(?:en |au-)dessous de|sous|ne dépasse(?:nt)? pas|ne (?:doi(?:t|vent)|peu(?:t|vent)) pas dépasser|n['’]excède(?:nt)? pas|" +
  "menos de|como (?:máximo|mucho)|a lo sumo|no más de|inferior(?:es)? a|menor(?:es)? (?:de|que)|por debajo del?|no (?:superan?|exceden?|pasan? del?|rebasan?|deben? superar)|" +
  "meno di|al massimo|non (?:più di|oltre)|inferior[ei] a|al di sotto d(?:i|el|ei)|sotto|entro|non (?:supera|superano|deve superare|devono superare)|" +
  "no máximo|não mais (?:de|do que)|abaixo d[eo]s?|não (?:ultrapassam?|excedem?|passam? de|superam?|devem? (?:ultrapassar|exceder|passar de))";
/** The same: it has to be that or more. */
const LEAST_ABROAD =
  "mindestens|wenigstens|minimal|über|(?:mehr|länger|größer|höher|schwerer|besser) als|oberhalb von|unterschreit\\p{L}+(?=[^.,;]{1,30} nicht(?!\\p{L}))|" +
  "au (?:moins|minimum)|plus de|pas moins de|supérieure?s? à|au-dessus de|ne descende?(?:nt)? pas (?:en dessous|sous)(?: de)?|" +
  "al menos|por lo menos|como mínimo|más de|no menos de|superior(?:es)? a|mayor(?:es)? (?:de|que)|por encima del?|no bajan? del?|" +
  "almeno|come minimo|più di|oltre|non meno di|superior[ei] a|al di sopra d(?:i|el|ei)|non scend(?:e|ono) sotto|" +
  "pelo menos|ao menos|no mínimo|mais de|não menos de|acima d[eo]s?|maior(?:es)? que|não (?:baixam?|descem?) d[eo]s?";

/** In front of a number: it may be that and no more. */
export const MOST = `under|below|less than|fewer than|at most|(?:no|not) (?:more|longer|later|larger|bigger|greater|higher|slower|heavier|wider|taller|deeper|thicker|older|louder) than|within|up to|lower than|shorter than|faster than|smaller than|(?:cold|cool)er than|not exceed(?:ing|s)?|does not exceed|max(?:imum)?(?: of)?|<=?|≤|${MOST_ABROAD}`;
/** In front of a number: it has to be that or more. */
export const LEAST = `at least|over|above|(?:more|greater|higher|longer|older|wider|heavier|larger|bigger|louder|taller|thicker|deeper|slower|warmer|hotter) than|(?:no|not) (?:less|fewer|lower|smaller|shorter|lighter|thinner|narrower|younger) than|not below|min(?:imum)?(?: of)?|exceeds?|>=?|≥|${LEAST_ABROAD}`;
/** What may stand between those words and the number: "de al menos el 90 %", "almeno dell'80 %". */
export const ARTICLE =
  "(?:(?:el|los|las?|les?|il|i|gli|der|die|das|den|dem|einer|einem|einen|de|des|di|del|dei|della|do|dos|al|ai|aux|os|uma?|una?|une)\\s|(?:l|dell|all|d)['’]\\s?)";
/** Behind a number and "or". */
export const OR_MORE = "more|higher|above|better|over|greater";
export const OR_LESS = "less|lower|fewer|below|faster|under|better";
/** The same in other languages, all of it behind the number: "2 secondes au plus", "5 % oder weniger". */
export const MORE_BEHIND =
  "(?:oder (?:mehr|höher|länger|besser)|ou (?:plus|mais)|o (?:más|più)|au (?:moins|minimum)|como mínimo|al menos|come minimo|almeno|no mínimo|pelo menos|nicht unterschreit\\p{L}+)";
export const LESS_BEHIND =
  "(?:oder (?:weniger|kürzer|darunter|kleiner)|ou (?:moins|menos)|o menos?|au (?:plus|maximum)|como máximo|al massimo|no máximo|nicht über(?:schreit|steig)\\p{L}+)";
/** What is said of the least of many things is a least for each, and of the greatest a most: "the smallest type is 11 pt". */
export const LEAST_OF_MANY = "smallest|lowest|shortest|thinnest|narrowest|weakest|lightest";
export const MOST_OF_MANY = "largest|highest|longest|thickest|widest|heaviest|slowest|loudest";

/** Whether the words of a bound are of another language than English. */
export const BOUND_ABROAD = new RegExp(
  `(?:^|\\s)(?:${MOST_ABROAD}|${LEAST_ABROAD}|${MORE_BEHIND}|${LESS_BEHIND})(?!\\p{L})`,
  "iu",
);

/** The words of a bound at the end of what stands in front of a number, in other languages than English. */
export const BOUND_AHEAD_ABROAD = new RegExp(
  `(?:^|\\s)(?:${MOST_ABROAD}|${LEAST_ABROAD})\\s?$`,
  "iu",
);
