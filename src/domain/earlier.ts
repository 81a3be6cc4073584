/**
 * Frames that put what a clause tells into the time before the work changed it: "before the fix", "on the old
 * build", "when I began". They are a closed class, as ConText's modifiers of history are (Harkema and others, 2009).
 */

const CHANGE =
  "(?:changes?|fix(?:es)?|patch(?:es)?|commits?|edits?|rewrite|re-?factor(?:ing)?|re-?work|work|up(?:grade|date)s?|migration|move|switch(?:-?over)?|branch|pr|pull request|merge request|repairs?|clean-?up|session|adjustments?|replacement|overhaul|re-?design|service|swap|exchange|tuning|(?:new )?index|cache|(?:re|in|con)\\p{L}+(?:ation|ment))";
const OURS = "(?:the|my|our|this|that|these|those|any|all)(?: of (?:the|this|these|it))?";
/** "before the session ended": not a time before it. */
const NOT_ITS_END =
  "(?! (?:\\p{L}+ ){0,2}(?:end(?:ed|s)?|closed?|over|out|finish(?:ed|es)?|completed?)(?!\\p{L}))";
const OLD = "(?:old|previous|former|original|prior|earlier|unpatched|unfixed|unchanged)";
/** A part of a text is no version of it: "in the earlier chapters". */
const PART = "(?:chapter|section|page|file|part|half|row|column|table|text|list|sentence|one)s?";
/** What is told of the writer's coming to the work. */
const BEGAN =
  "(?:i|we|this session) (?:first |then )?(?:(?:began|started)(?= here| out| this| on (?:this|it)| (?:the )?work|$|[,.;:!)])|arrived(?! at (?:step|point|row|line|page|item))|got here|came in|inherited|took (?:it|this|the \\p{L}+) (?:on|over)|took (?:on|over) |picked (?:it|this) up)";
const BEFORE = "(?:before|prior to|ahead of|until|till|up until|up to)(?:,| )";
const FINISHING =
  "(?:merg|commit|push|clos|report|deploy|publish|releas|ship|hand|finish|stopp|left|ran out|found|could|had|managed|got|was|were|knew)";

export const EARLIER_FRAME = [
  `${BEFORE}(?:that|this|then)(?=$|[,.;:!)]| (?:the|it|they|all|two|there)(?!\\p{L}))`,
  `${BEFORE}(?:yesterday|recently|lately|(?:this|last|late last|earlier this) \\p{L}+)(?!\\p{L})`,
  `${BEFORE}${OURS} (?:\\p{L}+[ -]){0,2}?${CHANGE}(?!\\p{L})${NOT_ITS_END}`,
  `(?:before|until|till) (?:i|we) (?:\\p{L}+ly |had )?(?!${FINISHING})\\p{L}+`,
  "(?:at first|initially|beforehand|back then|in the beginning|in the past|at that time)(?!\\p{L})",
  // "the previously agreed parts": it tells which parts.
  "(?:originally|previously|formerly)(?! \\p{L}+ed \\p{L})",
  "at the (?:very )?(?:start|beginning|outset)(?!,? (?:the )?(?:middle|and|to)\\b)(?! of (?!the (?:session|work|day|job|project)\\b|this\\b|it\\b))(?!\\p{L})",
  "(?<!no )earlier(?: today| on| this \\p{L}+)?(?=$|[,.;:!)])",
  `(?:in|on|with|under|using|against|at|through) (?:the|our|its|their|my) ${OLD} (?!\\p{L}+s? of\\b|${PART}(?!\\p{L}))\\p{L}+`,
  "in the (?:\\p{L}+ )?state (?:that )?(?:i|we) found (?:it|them|this)(?: in)?",
  "as (?:i |we )?(?:found|inherited)(?=$|[,.;:!)])",
  `when ${BEGAN}`,
  "(?:on|in|at|during|with) (?:(?:the|my|our|its) )?(?:very )?first (?:run|try|attempt|pass|go|version|build|deploy|test|draft|round|batch|print|night)(?!\\p{L})",
].join("|");

/** Days and hours past: what was so then may be so still. */
export const DAY_PAST =
  "(?:yesterday|last (?:night|week|month|year|spring|summer|autumn|winter|time|season)|this morning|earlier today|the (?:day|week|month|night) before|(?:\\d+|an?|one|two|three|four|five|six|some|a few) (?:minute|hour|day|night|week|month|year)s? ago)(?!\\p{L})";

/** "7 Tage vorher", "sept jours avant": so long ahead of something to come, and no time before the work. */
const SO_LONG =
  "(?<!(?:\\d|(?<!\\p{L})(?:ein|une?|une|uno|una|um|uma|zwei|drei|vier|fünf|sechs|sieben|acht|zehn|deux|trois|quatre|cinq|six|sept|huit|dix|dos|tres|cuatro|cinco|seis|siete|ocho|diez|due|tre|quattro|cinque|sei|sette|otto|dieci|dois|duas|três|quatro|sete|oito|dez)|eine[nrms]?) (?:sekunden?|minuten?|stunden?|tage?n?|wochen?|monate?n?|jahre?n?|secondes?|minutes?|heures?|jours?|semaines?|mois|ans?|années?|segundos?|minutos?|horas?|d[ií]as?|semanas?|m[eê]s(?:es)?|años?|anos?|second[oi]|minut[oi]|or[ae]|giorn[oi]|settiman[ae]|mes[ei]|ann[oi]) )";
/** Words of a time before, as German, French, Spanish, Italian and Portuguese have them; not "antes de guardar". */
export const EARLIER_ABROAD = `${SO_LONG}(?:vorher|zuvor|bisher|anfangs|ursprünglich|früher|(?:avant|antes|prima)(?! (?:de|d['’]|do|da|dos|das|del|della|di|que|che|le|la|les|l['’]))|auparavant|au départ|initialement|précédemment|previamente|al (?:principio|inicio)|inicialmente|anteriormente|inizialmente|all['’]inizio|in precedenza|no início)`;
/** What stands in those languages in front of what was so before: "260 Mo contre 910 Mo". */
export const INSTEAD_OF_ABROAD =
  "statt|anstatt|anstelle von|gegenüber|au lieu d(?:e|es|['’])|contre|en lugar de|en vez de|frente a|em vez de|face a|invece d(?:i|ei|el)|contro|rispetto ai?";

/** The single words of such frames, for what is too short to have a clause: a label, a column, a note in brackets. */
export const EARLIER_WORD = `(?:before(?:hand)?|prior to|found (?:it|them) in|old|former(?:ly)?|previous(?:ly)?|at first|initially|original(?:ly)?|earlier|used to|until|at the (?:start|beginning|outset)|in the beginning|to begin with|(?:we|i|work) (?:started|began)|${DAY_PAST}|${EARLIER_ABROAD})`;
