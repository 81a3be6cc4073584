/** Pieces that the patterns of frames are put together from: things, others, times, and what stands beside them. */

/** A word of a name: nothing in it parts the sentence. */
export const WORD = "[^\\s,;:]+";
/** A thing in so many words; what happens to it stands behind. */
export const ITEM = `(?<item>(?:${WORD} ){0,9}?${WORD})`;
/** Somebody, in so many words. */
export const OTHERS = `(?<others>(?:${WORD} ){0,5}?${WORD})`;
/** What may stand between "is" and a state. */
export const ADVERB =
  "(?:(?:still|now|currently|presently|just|only|all|both|as yet|so far|at present|at the moment|for now|again|already|yet|first|also|itself|themselves|probably|since \\w+) )*";
/** "Is", "lies", "waits". */
export const STANDS = `(?:is|are|['’]s|sits?|lies?|(?<!\\bthe )rests?|stays?|remains?|stands?|hangs?|waits?) ${ADVERB}`;
export const ORDINAL =
  "(?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth|last|\\d+(?:st|nd|rd|th))";
const DAY = "(?:mon|tues|wednes|thurs|fri|satur|sun)day";
const MONTH =
  "(?:january|february|march|april|may|june|july|august|september|october|november|december|spring|summer|autumn|winter|easter|christmas|whitsun|pentecost|lent|ramadan)";
const SPAN = "(?:day|night|morning|afternoon|evening|noon|week|weekend|month|quarter)";
const CARRIER =
  "(?:train|release|batch|deploy\\w*|delivery|parcel|van|lorry|truck|shipment|post|mail|sprint|version|sync|run|job|build|window|meeting|session|issue|edition|boat|bus|visit|round|night|day|week|month|morning|shift|tour|update|import|export|restart|reboot|order)";
/** A time to come that no habit has: "on Mondays", "each night" are none. */
export const SOON = `(?:(?:at \\S{1,8}(?: [ap]\\.?m\\.?)? )?(?:(?:early|late|first thing|again) )?(?:(?:on|by|from|this|next|coming|before|after) (?:the )?${DAY}(?: ${SPAN})?|from (?:next )?(?:${DAY}|week|month) on(?:wards)?|on the \\d+(?:st|nd|rd|th)|(?:with|by|from|in|on|at|after|through) (?:(?:the )?(?:${DAY}|tomorrow|tonight|(?:next|this) (?:week|month|quarter|year))['’]s? ${WORD}(?: ${WORD}){0,2} ?|the (?:next|coming|following|${DAY}|nightly) ${CARRIER})|(?:at|over) the weekend|at (?:the )?(?:month|week|year|quarter)['’]s end|at the end of (?:the|next|this) (?:week|month|quarter|year)|tomorrow(?: ${SPAN})?|tonight|(?:later )?(?:this|next) (?:week|weekend|month|evening|afternoon|quarter)|later today|any (?:day|minute|time|moment) now|within the next .{2,20}|with the run on .{2,20})(?: with ${WORD}(?: ${WORD}){0,3})?(?: at \\S{1,8}(?: [ap]\\.?m\\.?)?)?)`;

/** Words one of which each such time has. */
export const SOON_WORDS =
  "monday tuesday wednesday thursday friday saturday sunday tomorrow tonight week weekend next coming now later month end run 1st 2nd 3rd 4th 5th 6th 7th 8th 9th 10th 11th 12th 13th 14th 15th 16th 17th 18th 19th 20th 21st 22nd 23rd 24th 25th 26th 27th 28th 29th 30th 31st";
/** A time to come, as people set one for work. */
export const TIME = `(?:(?:(?:early |late )?(?:on|by|from|until|this|next|coming|after|before) (?:the )?(?:${DAY}(?: (?:night|morning|afternoon|evening|noon))?|week\\w*|month|sprint|quarter|year|season|term|release|round|visit|meeting|drill|\\d+(?:st|nd|rd|th))|(?:in|by|from|during|over|towards|after|before) (?:early |late |mid-?|the (?:${ORDINAL}|next|coming) (?:half|week|days?|quarter|part) of )?(?:${MONTH}|week \\d+|calendar week)|(?:in|over|during|through) (?:the )?(?:course of|winter|summer|autumn|spring|holidays|weekend|coming|next|weeks).{0,30}|in (?:the )?(?:next|coming|following|maintenance|a few|two|three|four|five|ten|\\d+(?! ?(?:ms|µs|s|secs?|seconds?|milliseconds?)\\b))(?: \\S+){0,2}|on the (?:${ORDINAL}|eve)(?: .{1,30})?|(?:at|before|after|with|towards|until) the (?:next|coming|end|beginning|start|turn|new|holidays?|weekend|summer|redesign|relaunch|release|audit|keynote|launch|move|\\w+ (?:drill|meeting|audit|sprint))(?: .{1,40})?|tomorrow|tonight|later|soon|shortly|another day|as soon as .{2,60}|once .{2,60}|when (?:he|she|they|we|there|time)\\b.{0,60}|when the \\w+ (?:is|are|has|have) .{2,40}|after (?:her|his|their|our|the \\w+['’]s?) .{2,40}|after the (?:holidays?|vacation|keynote|break|season|launch|weekend|audit|freeze|move)|out of the next .{2,30}))`;

/** Verbs that say of a thing that it is, has or does something. */
export const FINITE =
  "(?:is|are|was|were|has|have|had|['’]s|does|do|did|works?|runs?|went|goes|comes?|came|sits?|lies?|stands?|exists?|compiles?|builds?|type-?checks|parses|passes|holds?|meets|covers|gets|got|will|would|should|can|could|may|might|still|now|already|also|never|always|seems?|looks?|appears?|behaves|keeps|won['’]t|isn['’]t|doesn['’]t|hasn['’]t|can['’]t)(?!\\p{L})";

const GOES_ON =
  "(?:that|which|who|because|since|as|when|whenever|while|if|after|before|until|till|unless|so|and|but|or|yet|though|although|with|without|in|on|at|by|for|from|to|into|under|over|during|due|despite|against|through|throughout|now|right|currently|today|tonight|tomorrow|yesterday|this|next|again|still|somewhere|anywhere|here|there|instead|once|first|last|later|then|too|either|also|even|myself|ourselves|soon|shortly|just|up|out|off|alone|blind|as|properly|fully|completely|entirely|altogether|locally|–|—|-|\\()";

/** Where the name of a thing ends, in the middle of a sentence. */
export const END = `(?=$|[,;:](?= )| ${GOES_ON}(?!\\p{L}))`;
/** "that the export works": a claim of a thing. */
export const CLAIMED = `${ITEM} (?=${FINITE}).{2,170}`;

/** What may stand behind a thing in the middle of a sentence, as far as it is no part of its name. */
export const TAIL = `(?:(?:[,;:]? ${GOES_ON}(?!\\p{L})|[,;:](?= )).{0,170})?`;

/** A thing as object: the sentence may go on behind it. */
export const OBJECT = `${ITEM}${TAIL}`;

/** "After the last refactor the export …", without a comma. */
const SETTING =
  "(?:(?:after|since|with|following|due to|because of|thanks to|as of|in|on|under|for) [^,;:]{2,60}? (?=(?:the|our|my|its|this|that|these|all|both) ))?";
/** A thing as subject. */
export const SUBJECT = `${SETTING}${ITEM}`;
/** "The export, which …, is": a thing and what is put in behind it. */
export const REST = "(?:[ ,;:].{1,170})?";

/** The same, and how often or how it comes about: in front of a verb too. */
export const ADVERBS =
  "(?:(?:still|now|currently|presently|just|only|simply|really|also|again|already|yet|even|then|always|often|sometimes|occasionally|regularly|repeatedly|suddenly|promptly|constantly|apparently|unfortunately|sadly|quite|rather|completely|badly|all|half|a bit|a little|somehow|at present|at the moment|for now|so far|as yet) )*";

/** Words of making, behind "I": what was made may be told as unproven in the same breath. */
export const MADE =
  "(?:(?:i|we)(?:['’]ve| have)? )?(?:(?:just|now|also|already|only) )*(?:wrote|written|built|added|implemented|coded(?: up)?|made|put (?:in|together)|finished|completed|created|set up|pushed|committed|merged|deployed|wired(?: up)?|hooked up|drafted|developed|programmed|did|done|shipped|delivered|installed|configured)";

/** Of times gone by. */
export const LONG_AGO =
  "at first|in the beginning|to begin with|at one point|formerly|the (?:first|old) (?:run|version|draft|attempt|try|build|one)|initially|earlier|previously|originally|no longer|any ?more|used to|when (?:i|we|this session) (?:first )?(?:began|started|arrived|came|took|opened|looked|found)|at the (?:start|beginning|outset)|(?:until|before) (?:today|now|this|that|noon|yesterday)|yesterday|last (?:night|week)|once (?:again )?(?:was|had)";

/** So many words, none of which parts the sentence. */
export const WORDS = (most: number): string => `(?:${WORD} ){0,${most}}?`;

const STOP =
  "(?:because|since|as|in|into|on|at|for|with|is|are|was|were|has|have|had|will|would|can|could|and|or|but|that|which|who|to|from|until|so|after|before|when|while|if|now|yet|today|here|there|only|due|by|though|although|again|instead|without|just|still|currently|does|do|did|not|works?|exists?|made|went|landed|shipped)";
const NOUN = `(?!${STOP}(?![\\p{L}\\p{N}]))[^\\s,;:()|]+`;
/** A thing, by words that can be part of its name. */
export const NOUNS = `(?<item>${NOUN}(?: ${NOUN}){0,5})`;
/** The same as object, and `tail`: what `isHeld` asks about what stands behind it. */
export const OBJECT_AND_TAIL = `${NOUNS}(?<tail>(?=\\W|$).*)`;
