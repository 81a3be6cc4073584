const FIGURE = String.raw`[-−+±]?\d[\d.,’]{0,12}(?<![.,])(?:\s?(?:%|‰))?`;
/** Behind these a number is a name, a date or an amount that is only told: "number 1", "since 1952", "a team of 4". */
const NO_GAUGE =
  "a|about|age|aged|ages|an|and|are|around|article|as|board|by|class|club|clubs|crew|din|en|everything|for|founded|from|grade|group|groups|has|have|in|is|iso|least|level|most|no|nr|number|of|on|only|or|our|over|part|phase|since|staff|stage|step|team|teams|than|the|to|top|until|up|version|was|were|with|year|years|january|february|march|april|may|june|july|august|september|october|november|december";
/** Where a figure ends that is no count of the thing behind it. */
const ENDS = String.raw`(?=\s*(?:$|[.;:,)](?!\d)|(?:after|all|as|at|before|during|for|from|in|instead|now|on|over|then|throughout|to|under|when|while|with|wet|dry|full|empty|off|free|used)(?!\p{L})))`;

/** "score 98", "battery at 81%", "sum of May: 12,400": a name and what it reads. A count stands in front of what it counts. */
const READING = new RegExp(
  String.raw`(?<![\p{L}\d.-])(?!(?:${NO_GAUGE})(?![\p{L}:]))\p{L}[\p{L}\d-]{0,30}(?: (?:at|under|over|below|above|between|stays? at|of(?=\s\d+[.,]\d)))?(?:\s|:\s?|\s?=\s?)(?!(?:19|20)\d\d(?!\d))${FIGURE}${ENDS}|(?<!\p{L})between ${FIGURE} and ${FIGURE}${ENDS}`,
  "iu",
);

/** "from 900 to 300", "229 to 231 all day", "(120 to 79)", "heap 212, was 900": what it was and what it is, or from where to where it went. */
const CHANGED = new RegExp(
  String.raw`(?<!(?:everything|anything|all|for \p{L}{1,30}) )from ${FIGURE} to ${FIGURE}|\(${FIGURE} to ${FIGURE}\)|(?<!(?:${NO_GAUGE}) )(?<![\d.,])${FIGURE} to ${FIGURE}${ENDS}|\d.{0,80}?(?<!\p{L})(?:was|were|before|formerly|previously|instead of|old \p{L}{2,20},?|the year before|last year) ${FIGURE}(?![\p{L}\d])`,
  "iu",
);

/** "60 frames a second", "31 kilos on the scale", "14 hits": rates that only a clock gives, what shows on a gauge, what a search finds. */
const GAUGED =
  /\d[\d.,]{0,12} \p{L}{2,20} (?:a|an|per|each|every) (?:second|minute)(?!\p{L})|(?<!\p{L})(?:clock|counter|display|gauge|meter|odometer|scales?|stopwatch|thermometer)(?!\p{L})(?! of\b).{0,60}?\d|\d.{0,60}?on the (?:clock|counter|display|gauge|meter|odometer|scales?|stopwatch|thermometer)(?!\p{L})|\d (?:hits?|matches|results?)(?!\p{L})/iu;

/** 'searching "lamp"', 'search for "Meyer": 4 hits': what was put in. */
const PUT_IN =
  /(?<!\p{L})(?:\p{L}{2,20}ing|search|query|queries|filter|input|look-?up)(?: (?:for|in|by|of))? ["“„«`'‘]/iu;

/** "gives 41", "the queue drains 4,000", "names 12 sponsors": what comes of it, in figures. */
const GIVES =
  /(?<!\p{L})(?:gives|gave|lasts|lasted|yields?|yielded|returns|holds|held|brings up|brought up|costs(?! \d[\d.,]* (?:euros?|dollars?|pounds?|a|per))|contains|counts|counted|names|lists|delivers|delivered|scores?|scored|drains|drained) (?:back |only |just |exactly )?\d(?![\d.,]*\s?%)/iu;

/** "Served 14,000 visitors": somebody tells what was done, with a figure, and leaves himself out. */
const DONE_AND_COUNTED =
  /^\W*(?:(?:and|then|also) )?(?:carried|counted|cut|decreased|delivered|doubled|dropped|grew|halved|increased|lowered|raised|reduced|returned|served|sold|wrote) (?:\p{L}{1,20} ){0,3}?\d/iu;

const READINGS: readonly RegExp[] = [READING, CHANGED, GAUGED, PUT_IN, GIVES, DONE_AND_COUNTED];

/** Does a text hold a figure that was read off somewhere, or that came of what was put in? */
export function holdsReading(text: string): boolean {
  return READINGS.some((pattern) => pattern.test(text));
}
