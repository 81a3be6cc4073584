/** What was asked for and does not do: "the refund was declined", "the heating is down", "the job comes back empty". */

import { EARLIER_WORD } from "../../../domain/earlier.ts";
import { isUnaskedState } from "./asked.ts";
import { type Frame, framed } from "./frame.ts";
import { ADVERB, ITEM } from "./pieces.ts";

const REST = "(?: (?:.{2,80}))?";
const HOW =
  "(?:(?:always|never|simply|promptly|suddenly|then|often|sometimes|repeatedly|immediately|instantly|also|even|just|now|again|keeps?|kept|regularly|occasionally|completely) )?";
const BAD_END =
  "(?:empty|blank|garbled|distorted|crooked|corrupt(?:ed)?|truncated|wrong|red|dark|missing|silent|black|unreadable|bent|cracked|damaged)";
const ERROR =
  "(?:(?:with )?(?:an? |the |its )?(?:\\p{L}+ )?(?:errors?|exceptions?|failures?|warnings?|time-?outs?|stack ?traces?)|(?:with )?(?:an? )?(?:http )?5\\d\\d|(?:with )?(?:exit )?(?:code|status) (?!0\\b)\\d+|nothing(?! (?:but|else))|no (?:answer|result|output|data|reply|response)s?|(?:the )?(?:wrong|false|incorrect) \\p{L}+)";

/** Told of what is past or of a trial; what goes on tells it anew. */
const NOT_IN = new RegExp(
  `\\b(?:${EARLIER_WORD}|no longer|never again|any ?more|neither|(?<!(?:returns?|returned|shows?|showed|gives?|gave|does|do|brings?) )nothing|nobody|none|unless|if|when|whenever|while|once|as soon as|(?:for|on|with|at) (?:an?|any|each|every|all|both|the (?:second|third|wrong)|invalid|wrong|bad|empty|unknown|missing|expired|duplicate)|would|could|should|may|might|can|cannot|used to|on purpose|deliberately|expected|no(?! (?:answer|approval|reply|result|output|data|response)s?\\b)|not(?! (?:come|answer|arrive|pass|match|fit|close|respond|react|add|open|turn)))\\b|§ (?:is|are|was|were)\\b`,
  "u",
);

/** Conditions that ask for such a state, or for what comes of it. */
const OF_TROUBLE =
  /\b(?:gone|remov\w*|delet\w*|no longer|no\b|not\b|never|without|invalid|unknown|malformed|wrong|bad|errors?|faults?|fail\w*|refus\w*|reject\w*|den(?:y|ied|ies)|limit\w*|over|above|more than|at most|exceed\w*|expir\w*|drop\w*|clos\w*|hold|bounc\w*|block\w*|timeouts?|abort\w*|cancel\w*|kill\w*|stops?|stopped|ends?|lost|loss(?:es)?|missing|empty|blank|red|dark|off|silent|[45]\d\d|outages?|crash\w*|broken|recover\w*|retr\w+|offline|warn\w*|alarm\w*|alert\w*|return(?:s|ed)?|f[ae]ll\w*|lower\w*|down|reduc\w*|decreas\w*|shrink\w*|disappear\w*|vanish\w*|hidden|hides?|hang(?:s|ing)?|disabled)\b/u;

export const IN_TROUBLE: readonly Frame[] = [
  {
    id: "trouble.is",
    calledBy:
      "broken down dead stuck unreachable truncated garbled corrupt corrupted blank wrong incorrect off cracked torn damaged defective faulty unusable useless unstable flaky order sync inconsistent jammed leaking failing empty dark distorted lost",
    behindStanding: true,
    ofThings: true,
    ofItem: true,
    metBy: OF_TROUBLE,
    notIn: NOT_IN,
    pattern: framed(
      `${ITEM} (?:is|are|was|were|stays?|stayed|remains?|remained|lies|sits) ${ADVERB}(?:(?:completely|quite|simply|partly|badly|all|half|utterly) )?(?<state>broken(?! down)|down(?! (?:from|to|by|at|on|the|in|\\d))|dead|stuck|unreachable|cut off|truncated|garbled|corrupt(?:ed)?|blank|wrong|incorrect|off by \\S+|cracked|torn|damaged|defective|faulty|unusable|useless|unstable|flaky|out of (?:order|sync|action)|inconsistent|jammed|leaking|failing|empty|distorted|lost)${REST}`,
    ),
    check: isUnaskedState,
  },
  {
    id: "trouble.undergoes",
    calledBy: "declined refused rejected denied turned killed lost bounced aborted interrupted",
    ofThings: true,
    ofItem: true,
    metBy: OF_TROUBLE,
    notIn: NOT_IN,
    pattern: framed(
      `${ITEM} (?:is|are|was|were|gets?|got|has been|have been) ${ADVERB}(?<state>declined|refused|rejected|denied|turned (?:down|away)|killed|lost|bounced|aborted|interrupted)${REST}`,
    ),
    check: isUnaskedState,
  },
  {
    id: "trouble.does",
    calledBy:
      "stalls stalled dies died overheats overheated bounced bounces panics vanishes vanished disappears disappeared collapses collapsed snapped cracked tore jams jammed trips tripped blows blew misbehaves deadlocks deadlocked segfaults segfaulted overflows runs ran comes came goes went stays stayed returns returned gives gave throws threw raises raised answers answered ends ended exits exited shows showed has produces produced spits loses lost drops dropped chokes falls fell disagrees does do gets got",
    ofThings: true,
    ofItem: true,
    metBy: OF_TROUBLE,
    notIn: NOT_IN,
    pattern: framed(
      `${ITEM} ${HOW}(?<state>(?:stall|overheat|bounce|panic|disappear|collapse|jam|misbehave|deadlock|segfault|overflow)(?:s|ed)|die[sd]|vanishe[sd]|snapped|cracked|tore|(?:runs?|ran) out of (?:memory|space|time|disk|paper|power|fuel|ink)|(?:comes?|came|goes|went|stays?|stayed|turns?|turned) (?:(?:back|out|up|in|off) )?${BAD_END}|(?:returns?|returned|gives?|gave|throws?|threw|raises?|raised|answers?|answered|ends?|ended|exits?|exited|shows?|showed|produces?|produced|spits?|spat|has|have|brings?|brought)(?: (?:out|back|up|in|only|us|me))* ${ERROR}|gives? up|gave up|does nothing|do nothing|(?:falls?|fell) (?:over|apart|down|off)|(?:trips?|tripped|blows?|blew) (?:the|a) (?:fuse|breaker)|chokes?(?: on)?|choked(?: on)?|(?:loses?|lost|drops?|dropped) (?:(?:some|its|the|a few|several|\\d+) )?(?:data|rows?|records?|messages?|events?|lines?|packets?|connection|contact)|came (?:loose|apart|off)|(?:gets?|got) (?:lost|stuck|no (?:answer|approval|reply))|disagrees?(?: with)?)${REST}`,
    ),
    check: isUnaskedState,
  },
  {
    id: "trouble.does-not",
    calledBy: "not never",
    ofThings: true,
    ofItem: true,
    metBy: OF_TROUBLE,
    pattern: framed(
      `${ITEM} (?<state>(?:(?:does|do|did|will|would)(?: not|n['’]t)|won['’]t|never) (?:yet |even |quite )?(?:come up|came up|answer(?:s|ed)?|respond(?:s|ed)?|react(?:s|ed)?|arrive[sd]?|pass(?:es|ed)?|match(?:es|ed)?|fit|close|add up|open|turn on|light up|start|boot|load))${REST}`,
    ),
    check: isUnaskedState,
  },
];
