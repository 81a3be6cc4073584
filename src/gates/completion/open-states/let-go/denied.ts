/** What one did not do to a thing, or could not: "haven't touched", "couldn't get to work", "no time for". */

import type { Frame } from "../frame.ts";
import { thingFrame, within } from "./thing-frame.ts";
import { ADVERBS, EQUALS, IT, OBJECT, SUBJECT, WHAT, formsOfAll } from "./words.ts";

/** Deeds that all work on a thing is made of. */
const WORK_ON = formsOfAll(
  "touch, start, begin began begun beginning, tackle, attempt, reach, finish, complete, do did done doing, build built built building, implement, deliver, ship shipped shipped shipping, include, add, merge, deploy, solve, crack, manage, accomplish, achieve, produce, provide, write wrote written writing, create, change, alter, modify modified modified modifying, adapt, address, handle, wire, enable, activate, apply applied applied applying, pursue, try tried tried trying, develop developed developed developing, realise, realize, fix, make made made making, install, conclude, fit fit fitted fitting, squeeze, cover, resolve, release, publish, edit, adjust, amend, move, convert, migrate, set set set setting, put put put putting, hook, sort, nail, code, introduce, integrate, get got gotten getting, bring brought brought bringing, take took taken taking, work, look, deal dealt dealt dealing, come came come coming, go went gone going, bother",
);
const BEHIND =
  "(?: (?:to|into|in|on|with|at|up|out|off|around to|round to|back to|as far as|anywhere (?:near|with|on)|far (?:with|into|on)|past|time for|(?:the )?(?:time|room|space|chance|courage|energy) (?:for|to \\p{L}+)|rid of|started on|started with|going on|going with|hold of|done with|much (?:further )?(?:with|on|of)|further with|further on|a (?:line|thing|word|single \\p{L}+) (?:of|on|for|about|in)|anything (?:about|on|for|to|in|with)|any \\p{L}+ (?:on|for|to|in|with)))?(?: (?:doing|building|starting|finishing|adding|writing|implementing|making))?";
const NOT =
  "(?:(?:did|do|could|can|would|was|were|am|have|has|will|wo|ca)(?:n['’]t| not|not)|never|failed to|unable to|not able to|not possible to|impossible to|not manage(?:d)? to|no (?:way|chance|time|opportunity|point) to|neglected to|unsuccessful in|without)(?: (?:yet|even|actually|quite|really|so much as|ever|manage(?:d)? to|get(?: a)? (?:round|around|chance|time) to|got (?:round|around) to|able to|been able to|succeed in|find (?:a way|the time|time) to|want(?:ed)? to|dare(?:d)? to|begin to|start to|get to|going to|want to|quite manage to))*";
const DEED = `(?:${WORK_ON.base}|${WORK_ON.participle}|${WORK_ON.ing})`;
const WELL =
  "(?:to (?!the\\b|my\\b|our\\b|a\\b)\\p{L}+|working|running|going|done|finished|completed|ready|in\\b|over the line|off the ground|through|across|right|up\\b|green|built|merged|live|out\\b|past \\p{L}+|stable|into|where|under control|together|started|passing|fixed|deployed|behave|pass|work|run|on\\b)";
const NOUN =
  "(?:time|room|luck|joy|success|progress|work|changes?|modifications?|edits?|attempt|start|budget|capacity|energy|space|chance|opportunity|effort|headway|thing|steps?|commits?|lines?(?: of code)?|code|trace|action|nothing|development|implementation|hours?|resources|solution|way|fix)";

const ASKED_NOT =
  /\b(?:un(?:touched|changed|modified|altered|affected)|stay\w*|remain\w*|keep\w*|kept|same|as (?:is|before)|preserv\w*|surviv\w*|intact|compat\w*|not|no|without|never|nothing|still|alone|fail\w*|refus\w*|reject\w*)\b/u;

/** "Was not needed", "did not have to": no work is owed. */
const NOT_OWED =
  /\b(?:need\w*|necessary|required?|have to|has to|had to|if|unless|whether|whenever|at first|initially|previously|used to|until|originally|before (?:this|the|my|i)|any ?more|no longer|nobody|no one|rather than|instead of|touch(?:ed|ing)? anything else|not only|not just|rest until|stop until|anything else|other than|more than|break|broke|broken|at risk|twice|so that|had been|regress\p{L}*)\b|§ (?:is|are|was|were)\b/u;

const frame = (id: string, calledBy: string, source: string): Frame =>
  thingFrame({
    id: `let-go.denied.${id}`,
    calledBy,
    metBy: ASKED_NOT,
    notIn: NOT_OWED,
    pattern: within(source),
  });

/** "Haven't" is read as two words. */
const DENYING = "not never t cannot failed unable impossible neglected without unsuccessful";

export const DENIED: readonly Frame[] = [
  frame(
    "active",
    DENYING,
    `(?:\\b(?:i|we|they|have|but|and|yet|it was|there was|sadly|unfortunately|regrettably|,)|^|['’]ve) ?(?:(?:still|also|just|simply|unfortunately|have|sadly|was|were|it was|then) )*${NOT} ${DEED}${BEHIND} ${OBJECT}`,
  ),
  frame(
    "never-got",
    "get got getting bring make made never",
    `\\b${NOT} (?:get|got|gotten|getting|bring|make|made|have|put|fit|squeeze|work|fitted|wrap|push|see|pull|turn) ${OBJECT} ${ADVERBS}${WELL}`,
  ),
  frame(
    "of-it",
    DENYING,
    `(?:^|\\b(?:as for|about|regarding|concerning|with|on|for|of|at|had|to|touch\\p{L}*|in|from) )${OBJECT}(?=[\\s,;:])[^.]{0,90}?[\\s,;:](?:i|we|but|and|so|it) ?(?:was |have |also |just |simply |still |then )*${NOT} ${DEED}${BEHIND} (?:${IT}|there|about it|to it|there)(?![^\\s,;:.!)])`,
  ),
  frame(
    "nothing-there",
    "nothing untouched",
    `(?:^|\\b(?:as for|about|regarding|concerning|with|on|for|of|in) )${OBJECT}(?=[\\s,;:])[^.]{0,60}?[\\s,;:](?:(?:i|we)(?:['’]ve| have)? (?:changed|did|done|altered|touched|modified|fixed|added) nothing|nothing (?:was|has been|got|is) (?:changed|done|altered|touched|added|fixed|started))\\b`,
  ),
  frame(
    "cleft",
    DENYING,
    `\\b${WHAT} (?:i|we) (?:also )?${NOT} ${DEED}${BEHIND}(?: [^,;:]{1,50}?)?${EQUALS}${OBJECT}`,
  ),
  frame(
    "cleft-behind",
    DENYING,
    `${SUBJECT} (?:is|was|are|were) (?:also )?${WHAT} (?:i|we) (?:also )?${NOT} ${DEED}`,
  ),
  frame(
    "passive",
    DENYING + " untouched unstarted nowhere",
    `${SUBJECT} (?:(?:was|were|is|are|has|have|could|can|did|got|would|will)(?:n['’]t| not| never)|never got|cannot)(?: (?:yet|even|actually|quite|been|be|get|got|ever|so much as))* (?:touched|started|begun|tackled|attempted|reached|finished|completed|built|included|added|merged|shipped|pursued|looked at|worked on|gotten to|implemented|done|addressed|fitted in|squeezed in|taken up|taken on|picked up|part of|delivered|realised|made|brought|saved|rescued|finalised|finalized|dealt with|got to|covered here|in (?:this|the) \\p{L}+)(?![^\\s,;:.!)])`,
  ),
  frame(
    "label",
    "not never untouched unstarted won no",
    `^(?:(?:still|sadly|unfortunately|so far) )?(?:not(?: yet| even)? (?:touched|started|begun|tackled|attempted|reached|finished|completed|built|included|added|merged|shipped|pursued|looked at|worked on|done|addressed|delivered|part of this \\p{L}+|in this \\p{L}+|implemented|in|there|made)|never (?:started|touched|built|reached|finished|begun)|won['’]t (?:do|fix|make it|happen|ship|finish)|will not (?:do|happen|ship))(?: [^,;:]{1,40}?)?${EQUALS}${OBJECT}`,
  ),
  frame(
    "no-time",
    "time room luck joy success progress work changes change modifications edits attempt start headway chance effort budget thing nothing opportunity lines code action untouched capacity hours steps commits",
    `(?:\\b(?:no|zero|little|not enough|too little|not much|hardly any|without|nothing|not a single|any|insufficient) )(?:real |actual |further |more )?(?:${NOUN} |(?=(?:was|has|got|is|happened|happens|changed|done) ))(?:(?:left|made|was|were|done|there|has|have|had|been|is|happened|happens|changed|(?:over|yet)|so far|remained|to spare|spent|put) )*(?:for|with|on|to|at|of|in|towards?|into|about|around)(?: (?:do|build|start|finish|add|write|implement|begin|doing|building|starting|finishing|touching|get to|work on|attempt|tackle|complete|change))? ${OBJECT}`,
  ),
  frame(
    "no-luck",
    "luck joy success avail headway result nowhere",
    `(?:^|\\b(?:at|with|on|to|for|of|tried|attempted) )${OBJECT}[^.]{0,60}?[\\s,;](?:no|without|to no|with no|little|got|went) (?:any |much |further )?(?:luck|joy|success|avail|headway|result|nowhere)(?![^\\s,;:.!)])`,
  ),
  // "Everything else is in; the export is not."
  frame(
    "is-not",
    "not t",
    `^(?:but |and |only |just |while )?${OBJECT} (?:is|was|are|were|has|have|did|does|could|would|will)(?:n['’]t| not)(?: yet)?$`,
  ),
  frame(
    "ran-out",
    "time budget session clock",
    `\\b(?:time|the (?:time|budget|session|clock|context|deadline|day|hour)s? )(?: ?(?:ran|run|was|were|came|limit|hit|ended|is|cut))+(?: (?:out|up|over|short|to an end|off|hit|struck))* (?:before|for|on|with|in the middle of|halfway through)(?: (?:i|we) (?:could|got|had|was|were|managed)(?: (?:even|to|a chance to|time to|able to))*(?: \\p{L}+)?(?: to| into| on| with| at)?)? ${OBJECT}`,
  ),
];
