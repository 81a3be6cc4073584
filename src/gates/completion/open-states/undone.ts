/** What was asked for and is said to be left: "the export is out of scope", "the index must wait", "the alarm was cut". */

import { EARLIER_WORD } from "../../../domain/earlier.ts";
import { isUnaskedState } from "./asked.ts";
import { type Frame, framed } from "./frame.ts";
import { ADVERB, ITEM } from "./pieces.ts";

const REST = "(?: (?:.{2,80}))?";
const IS = "(?:is|are|['’]s|remains?|stays?|was|were)";

const NOT_IN = new RegExp(
  `\\b(?:${EARLIER_WORD}|no longer|never again|any ?more|neither|nothing|nobody|none|unless|if|when|whenever|while|once|as soon as|would|could|should|may|might|can|cannot|on purpose|deliberately|expected)\\b|§ (?:is|are|was|were)\\b`,
  "u",
);
/** Conditions that ask for such a state, or for what comes of it. */
const OF_STATE =
  /\b(?:remov\w*|delet\w*|dropp\w*|cut|gone|hid(?:es?|den)|off|disabl\w*|retir\w*|no longer|plann?\w*|prepar\w*|draft\w*|book\w*|request\w*|order\w*|promis\w*|due|open|list\w*|wait\w*|follow\w*|describ\w*|sketch\w*|skip\w*|leaves?|exclud\w*|left out|smaller|shorter|simpler|less|under|below|at most|fewer|not\b|no\b|without)\b/u;

/** Conditions that set the limit themselves. */
const OF_LIMITS =
  /\b(?:only|except|apart|until|sometimes|most|some|few|limit\w*|but|save|half|part\w*|cases?|when|where|if|alone)\b/u;
const NOT_IN_LESSENED = new RegExp(
  `\\b(?:${EARLIER_WORD}|no longer|neither|nothing|nobody|none|unless|on purpose|deliberately|expected|not only|as asked|as agreed|as planned)\\b|§ (?:is|are|was|were)\\b`,
  "u",
);

export const UNDONE: readonly Frame[] = [
  {
    id: "undone.is",
    calledBy:
      "scope open out todo yours list beyond off hidden described planned prepared drafted sketched simpler smaller shorter enough part in cut removed deleted dropped requested promised begun else",
    ofThings: true,
    ofItem: true,
    metBy: OF_STATE,
    notIn: NOT_IN,
    pattern: framed(
      `${ITEM} ${IS} ${ADVERB}(?<state>(?:not in|out of|outside(?: of)?) (?:the )?scope|beyond (?:this|the|my) \\S+|open|left out|not (?:in|part of (?:this|it|the \\S+)|enough)|an? (?:to-?do|open (?:point|end|item))|yours?(?: to \\S+)?|on (?:the|my|our|a) (?:to-?do )?list|off(?=$| (?:for|until|since|again|still)(?!\\p{L}))|(?:only|merely|just|so far only) (?:described|planned|prepared|drafted|sketched|outlined)|(?:described|planned|prepared|drafted|sketched|outlined)(?: only| so far(?: only)?)|(?:simpler|smaller|shorter|weaker|thinner|coarser) than (?:asked|wanted|agreed|ordered|planned)|too (?:slow|small|short|weak|thin|coarse|late|few|little)|cut from .{2,40}|dropped from .{2,40}|requested|promised(?: for .{2,40})?|begun|for (?:someone|somebody) else)${REST}`,
    ),
    check: isUnaskedState,
  },
  {
    id: "undone.does",
    calledBy: "follows follow wait needs need fell rests rest comes replaced",
    ofThings: true,
    ofItem: true,
    metBy: OF_STATE,
    notIn: NOT_IN,
    pattern: framed(
      `${ITEM} (?:still )?(?<state>follows?(?=$| (?:in (?:an?|the|another|two|three)|with the next|on (?:\\p{L}+day|the \\d)|next|later|after|as soon)(?!\\p{L}))|(?:must|has to|have to|had to|will have to|can) wait|needs? (?:(?:still )?(?:some|more|another|a few|two|three) )(?:more )?(?:time|work|days?|weeks?|hours?|thought|care|rounds?)|fell (?:out|through|by the wayside)|rests? with|comes? (?:later|last|in a second step)|(?:was|is|were|are) replaced by (?:an? )?(?:note|simpler|shorter|smaller|plain|hint|remark)(?: .{2,40})?)${REST}`,
    ),
    check: isUnaskedState,
  },
  {
    id: "undone.lessened",
    calledBy:
      "cases some most half sometimes except apart workaround workarounds limits limitations restrictions caveats only nearly almost could would parts chances until",
    ofThings: true,
    ofItem: true,
    lessens: true,
    metBy: OF_LIMITS,
    notIn: NOT_IN_LESSENED,
    pattern: framed(
      `(?:(?<state>parts? of|chances are(?: that)?) ${ITEM} (?:works?|runs?|is|are|does|do|goes|go)${REST}|(?<item2>(?:[^\\s,;:]+ ){0,9}?[^\\s,;:]+) (?<state2>(?:nearly|almost|could|would) (?:work|run|go|hold|pass|do)s?${REST}|(?:works?|runs?|goes|go|holds?|passes|prints?|loads?|opens?|starts?|sends?|shows?|is (?:done|ready|there|in|up)|are (?:done|ready|there|in|up))(?: .{2,60}?)? (?:in (?:most|some|many|a few|nearly all|almost all) cases|for (?:some|most|a few|many|nearly all)(?: of .{2,30}| \\p{L}+)?|(?:half|most|some|part)(?: of)? the time|sometimes|now and then|on good days|(?:except|apart from|save|but not) .{2,40}|with (?:an? |some )?(?:workarounds?|limits?|limitations?|restrictions?|caveats?)|only (?:on|in|at|with|from|under) (?:the |an? |my )?.{2,30}|until (?:\\p{L}+day|then|further notice))))`,
    ),
    check: isUnaskedState,
  },
];
