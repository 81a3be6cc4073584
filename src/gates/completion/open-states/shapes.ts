/** Pieces of the few shapes of sentence in which tables of phrases tell of a thing. */

import { ITEM, WORD } from "./phrases.ts";

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
