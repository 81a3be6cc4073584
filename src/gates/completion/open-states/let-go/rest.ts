/** What is left, told as such: "the only manual step left is the export", "that leaves the export". */

import type { Frame } from "../frame.ts";
import { thingFrame, within } from "./thing-frame.ts";
import { EQUALS, OBJECT, PIECES, SUBJECT } from "./words.ts";

const OF_REST =
  /\b(?:left|remain\w*|rest|miss\w*|open|pending|outstanding|list\w*|to-?dos?|not|no|without|plan\w*|leaves?|except\w*|apart|save|but|other than)\b/u;
/** "One thing is left to say", "with the last step left behind". */
const NOTHING_LEFT =
  /\b(?:nothing|none|no (?:\p{L}+ )?(?:steps?|points?|items?|work|gaps?|piece)|not a|zero|neither|was left|were left|if|unless|whether|had been|used to|until|at first|initially|previously|remained open|without|mention|note|say|hardest|biggest|trickiest|favou?rite|first (?:thing|step)|last (?:thing|item|step|piece) (?:i|we|to be) (?:did|built|finished|added|done))\b/u;

const frame = (id: string, calledBy: string, source: string): Frame =>
  thingFrame({
    id: `let-go.rest.${id}`,
    calledBy,
    metBy: OF_REST,
    notIn: NOTHING_LEFT,
    pattern: within(source),
    // "Which leaves 75 valid replies": a sum.
    notNamed: /\d/u,
  });

const STILL = "(?:still |now |yet |really |also |just |only |currently )*";
const LEFT =
  "(?:left(?: over| undone| open| out| behind| (?:for|to) [^,;:]{2,30}?)?|missing|remaining|remains?|outstanding|open|pending|unfinished|undone|unsolved|unresolved|incomplete|lacking|lacks|absent|to do|to come|to go|to be (?:done|built|added|written|finished|delivered|made|merged)|ahead|(?:not|n['’]t)(?: yet| quite)? (?:done|in|there|included|finished|ready|touched|working|complete|covered|delivered|built)|on (?:your|the|my|our|his|her|their) (?:\\p{L}+ )?(?:plate|list|desk|side|table|agenda|to-?do)|in (?:your|the) (?:court|hands|backlog)|for (?:you|later|next time|another day|tomorrow|the next \\p{L}+))";
const LATER = "(?: (?:for|from|in|on|at|to|of|here|now|until|before|by)(?: [^,;:]{1,50}?)?)?";
const CALLED =
  "left missing remaining remains remain outstanding open pending unfinished undone unsolved unresolved incomplete lacking absent plate list desk agenda backlog court to-do todo leaves leaving";

export const REST: readonly Frame[] = [
  // "What's left is the export", "the last thing on your plate is the export".
  frame(
    "cleft",
    `${CALLED} done in there included ready next later come`,
    `\\b(?:what(?:['’]s| is| ?ever is)?|all(?: that)?(?:['’]s| is| we have| there is)?|everything that['’]?s?|${PIECES})(?: that| which| i have| we have| you have)?(?:['’]s| is| are| was)? ?${STILL}${LEFT}${LATER}${EQUALS}${OBJECT}`,
  ),
  // "The one remaining step is the export", "the only gap is the export".
  frame(
    "one",
    "remaining outstanding missing manual unfinished pending leftover unresolved gap hole omission exception casualty victim loose missed last open",
    `\\b(?:the|one|a|my|our|your) (?:(?:one|only|last|final|single|sole|big|main|biggest|other|first|notable|lone) )*(?:(?:remaining|outstanding|open|missing|manual|unfinished|pending|leftover|unresolved|undone|loose|missed|skipped|postponed|deferred|dropped|forgotten) (?:[^\\s,;:]+ )?(?:thing|items?|points?|piece|bit|part|feature|step|task|job|requirement|condition|end|work|one|gap|issue|topic|question)s?|(?:gap|hole|omission|exception|casualty|victim|missing link|open end|loose end|sore point|weak spot|blank|thing (?:you won['’]t find|not there|i owe you))s?)(?: (?:left|remaining|still open|so far|now|here|in (?:this|the|it) \\p{L}+|on the list|for you|for now|at the moment))?${EQUALS}${OBJECT}`,
  ),
  // "That leaves the export."
  frame(
    "leaves",
    "leaves leaving leave",
    `\\b(?:that|which|this|and|,|all) (?:just |only |still |now )*(?:leaves?|leaving)(?: us| me| you)?(?: with)?(?: only| just)* ${OBJECT}(?=$|[.,;!)]| (?:for|to|as|on|open|undone|over|out|still)(?![^\\s,;:]))`,
  ),
  // "Only the export remains", "just the export is missing".
  frame(
    "only",
    CALLED,
    `\\b(?:only|just|all but) ${OBJECT}(?: (?:is|are|was|were))? ${STILL}${LEFT}(?![^\\s,;:.!)])`,
  ),
  // "One thing remains: the export."
  frame(
    "thing-remains",
    CALLED,
    `\\b(?:one|a|the last|the only|only one|just one|a single|the one) (?:[^\\s,;:]+ )?(?:thing|item|point|piece|bit|part|feature|step|task|job|requirement|condition|gap|question)(?: (?:is|has|that is))? ${STILL}${LEFT}${EQUALS}${OBJECT}`,
  ),
  // "Still on the list for next time: the export."
  frame(
    "label",
    CALLED,
    `^(?:(?:and|also|still|only|just|sadly|so) )*${LEFT}${LATER}${EQUALS}${OBJECT}`,
  ),
  // "The export is all that's left", "the export is the only step left".
  frame(
    "behind",
    `${CALLED} gap omission exception casualty hole`,
    `${SUBJECT} (?:is|are|was|remains)(?: still| now)? (?:(?:all|what|the thing|the one|the part|the bit)(?: that)?(?:['’]s| is| i have| we have)? ${STILL}${LEFT}|(?:the|one|an?) (?:(?:only|last|one|final|single|sole) )*(?:[^\\s,;:]+ )?(?:thing|items?|points?|piece|bit|part|feature|step|task|job|requirement|condition|topic|issue|question) (?:that is |that['’]s |which is )?${STILL}${LEFT}|(?:the|an?) (?:(?:only|last|one|final|single|sole|main) )*(?:(?:remaining|outstanding|open|missing|unfinished|loose) [^\\s,;:]+|gap|omission|exception|casualty|hole)(?![^\\s,;:.!)]))`,
  ),
  // "Everything else is in; the export is not."
  frame(
    "else",
    "everything else others",
    `\\b(?:everything(?: else)?|all (?:the )?(?:others?|rest)|the (?:rest|others?|other \\p{L}+)|all|the remaining \\p{L}+)(?: [^.;,]{1,50}?)?[;,:–—]? ?(?:but |and |whereas |while |only |just |however,? |– |— )*${OBJECT} (?:is|was|are|were|has|did|does|could|would|will)(?: still)?(?:n['’]t| not)(?:$|[.!]| (?:yet|so far|made it|make it|included|there|in|done|finished|ready)(?![^\\s,;:]))`,
  ),
  // "Everything is done except the export", "apart from the export, all is done".
  frame(
    "except",
    "except bar save apart exception barring excluding minus but other aside",
    `(?:\\b(?:everything|all|the (?:whole )?(?:list|rest|lot|work|items?|job|goal)|every \\p{L}+|complete|completed|done|finished|ready|in place)[^.;]{0,60}? (?:except(?: for)?|save(?: for)?|but(?: for)?|bar|barring|minus|apart from|with the exception of|other than|aside from|excluding|short of) |^(?:apart from|except for|with the exception of|aside from|save for|barring|bar|minus|other than) )${OBJECT}(?=$|[.,;!)]| [–—-]| (?:which|because|since|as|is|has|that|for)(?![^\\s,;:]))`,
  ),
];
