/** A thing that was passed to somebody else, or written down for later: "handed to ops", "there is a ticket for it". */

import { namesOthers } from "../others.ts";
import { isAsked } from "../asked.ts";
import type { Asked, Frame, Groups } from "../frame.ts";
import { thingFrame, within } from "./thing-frame.ts";
import {
  ADVERBS,
  DID,
  ENDED_UP,
  EQUALS,
  HAD_TO,
  IT,
  OBJECT,
  SUBJECT,
  WAS,
  WHAT,
  formsOfAll,
} from "./words.ts";

const OF_HANDING =
  /\b(?:hand(?:ed|s|over|-over)?|pass(?:ed|es)? (?:on|to)|assign\w*|delegat\w*|transfer\w*|sent|send|given|gives?|gets?|receiv\w*|owner\w*|tickets?|issues?|filed|todos?|tasks?|cards?|escalat\w*|forward\w*|refer\w*|leave|left|notif\w*|informed|told|asked|instructions?|describ\w*|document\w*|by hand|manual\w*|yourself)\b/u;

const GIVE = formsOfAll(
  "hand, pass, give gave given giving, assign, reassign, transfer transferred transferred transferring, entrust, forward, refer referred referred referring, escalate, turn, farm, kick, bounce, throw threw thrown throwing, toss, leave left left leaving, delegate, outsource, sign, shift, offload, palm, cede, defer deferred deferred deferring, entrust, move, relegate, bequeath, lob lobbed lobbed lobbing, route, trust",
);
const PLAIN = formsOfAll("delegate, outsource, reassign");
const TO_WHOM =
  "(?:over |off |on |back |out |up |down |across |along )?(?:(?:entirely |up )?(?:to|with|for|into the hands of|in the hands of|in the care of|onto) (?<others>(?:[^\\s,;:]+ ){0,5}?[^\\s,;:]+))(?=$|[,;:.!)]| (?:because|since|as|who|to|for|and|in|on|by|when|after|at|with)(?![^\\s,;:]))";
const NOTE =
  "(?:tickets?|issues?|to-?dos?|fixmes?|cards?|tasks?|stor(?:y|ies)|bug(?: report)?s?|reminders?|work items?|follow-?ups?|backlog (?:item|entry)|placeholders?|stubs?|jira|note to (?:self|you)|checklist|wish-?list|entry in the backlog|action items?|work order|change request|proposal|feature request)";
const WRITE = formsOfAll(
  "open opened opened opening, file, create, raise, log logged logged logging, write wrote written writing, add, make made made making, put put put putting, submit submitted submitted submitting, record, leave left left leaving, place, set set set setting, enter, start, cut cut cut cutting, insert, draft",
);

const areOthers = ({ others }: Groups, asked: Asked): boolean =>
  others !== undefined &&
  !isAsked(others, asked) &&
  (/^(?:you|yours?|others?|someone|somebody|another|whoever|whomever|the (?:next|other|reader|user|people|folks|customer|client)|your \p{L}+|their|a human|humans?|people)\b/iu.test(
    others,
  ) ||
    namesOthers(others, () => false));

interface Shape {
  readonly id: string;
  readonly calledBy: string;
  readonly source: string;
  readonly check?: Frame["check"];
}

const frame = ({ id, calledBy, source, check }: Shape): Frame =>
  thingFrame({
    id: `let-go.handed.${id}`,
    calledBy,
    metBy: OF_HANDING,
    pattern: within(source),
    ...(check === undefined ? {} : { check }),
  });

const GIVING = GIVE.words.join(" ");
const NOTES =
  "ticket tickets issue issues todo todos to-do fixme card task story stories bug reminder reminders item items follow-up followup followups backlog placeholder placeholders stub stubs jira note checklist request proposal";
const SELF =
  "(?:by hand|by yourself|manually|yourself|yourselves|on your own|in person|on your (?:side|end)|at your end|when you (?:have|get|find) (?:the )?\\p{L}+|in your own time|locally)";

export const HANDED_ON: readonly Frame[] = [
  frame({
    id: "to",
    calledBy: GIVING,
    check: areOthers,
    source: `(?:${DID}(?:${GIVE.past}|${GIVE.participle})|${HAD_TO}${GIVE.base}|${ENDED_UP}${GIVE.ing}) ${OBJECT} ${ADVERBS}${TO_WHOM}`,
  }),
  frame({
    id: "passive",
    calledBy: GIVING,
    check: areOthers,
    source: `${SUBJECT}${WAS} ${ADVERBS}(?:${GIVE.participle}) ${ADVERBS}${TO_WHOM}`,
  }),
  frame({
    id: "of-it",
    calledBy: GIVING,
    source: `^(?:(?:as for|about|regarding|with|on) )?${OBJECT}(?=[\\s,;:])[^.]{0,110}?(?:i|we|so|and|but|,)(?:['’]ve| have| had to)? ?(?:${GIVE.past}|${GIVE.participle}|${GIVE.base}) (?:${IT} (?:over|off|on(?!\\p{L})|back to)|(?:${IT} )?(?:back |over |on )?to (?:you|the \\p{L}+ team|them|ops|whoever|someone|somebody))\\b`,
  }),
  frame({
    id: "cleft",
    calledBy: GIVING,
    source: `\\b${WHAT} (?:i|we)(?:['’]ve| have| had to)? (?:${GIVE.past}|${GIVE.base}) (?:over |off |on |back |up )?(?:to|with|for) [^,;:]{2,40}?${EQUALS}${OBJECT}`,
  }),
  frame({
    id: "plain",
    calledBy: PLAIN.words.join(" "),
    source: `(?:${DID}(?:${PLAIN.past}) |${HAD_TO}(?:${PLAIN.base}) )${OBJECT}`,
  }),
  frame({
    id: "ticket",
    calledBy: NOTES,
    source: `(?:${DID}(?:${WRITE.past}|${WRITE.participle})|${HAD_TO}${WRITE.base}) (?:up |in |down )?(?:an?|the|another|one|some|two) (?:[^\\s,;:]+ ){0,3}?${NOTE}(?: [^\\s,;:]+){0,5}? (?:for|to track|to cover|on|about|to \\p{L}+|that (?:covers|tracks|describes|says)|covering|tracking|where|saying|concerning|regarding|in place of|instead of) ${OBJECT}`,
  }),
  frame({
    id: "there-is",
    calledBy: NOTES,
    source: `\\bthere(?:['’]s| is| are| exists?)(?: now| only| still| just| already)? (?:an?|the|one|only an?|just an?) (?:[^\\s,;:]+ ){0,3}?${NOTE}(?: [^,;:]{1,50}?)? (?:for|where|about|to (?:add|do|build|write|implement|finish|track)|on|in place of|instead of|that says) ${OBJECT}`,
  }),
  frame({
    id: "has-ticket",
    calledBy: NOTES,
    source: `${SUBJECT} (?:(?:now |still |already |only )?(?:has|have|got|gets|carries|comes with|is marked with|ends in)(?: now| only| its| their| just)* (?:own )?(?:an? |the )?(?:[^\\s,;:]+ ){0,2}?${NOTE}(?! \\p{L}+s? (?:pass|works))|(?:is|was|are|has been|gets|will be)(?: now| being| only)* (?:tracked|noted|captured|recorded|filed|logged|listed|ticketed|written down|written up|documented|described|registered)(?: separately)? (?:in|as|by|under|on|with) (?:an? |the |its |my |our )?(?:[^\\s,;:]+ ){0,3}?(?:${NOTE}|backlog|tracker|board|next steps|roadmap|#\\d+))`,
  }),
  frame({
    id: "note-label",
    calledBy: NOTES,
    source: `^(?:(?:new|open|next|separate|still an? open|see|follow-?up) )*${NOTE}(?: [^,;:]{0,40}?)?(?: (?:opened|filed|created|raised|written|logged|exists?|added))(?: [^,;:]{0,20}?)?(?:${EQUALS}| for | about | on | to (?:track|cover|add|build) )${OBJECT}`,
  }),
  frame({
    id: "yours",
    calledBy: "you yourself hand manually own your",
    source: `\\b(?:you(?:['’]ll| can| could| may| might| should| will| would| are welcome| want| need| have| must| do| either| then| just| best| to| simply| please| finish| run| set| put)+|please|just|simply|(?:suggest|recommend|propose|advise|ask|leave it to|want|need|easiest if|best if|better if|quickest if) (?:that )?you(?: to| just| simply)*) (?:do|doing|set up|put|add|build|finish|make|enable|run|install|apply|create|complete|handle|take care of|configure|switch on|wire up|write|merge|deploy|enter|take|carry out|sort out|look after|implement|see to|turn on|roll out) ${OBJECT}[^,;]{0,50}? ${SELF}`,
  }),
  frame({
    id: "suggest",
    calledBy: "suggest recommend propose advise ask leave",
    source: `\\b(?:i|we)(?:['’]d| would| must| have to)? (?:suggest|recommend|propose|advise|ask|prefer|leave it to)(?: that)? (?:you|someone|somebody|the \\p{L}+ (?:team|owner)|ops|your team)(?: to| just)? (?!keep|use|read|see|look|try|open|visit)\\p{L}+(?: up| out| on| in| over| care of)? ${OBJECT}`,
  }),
  frame({
    id: "yours-it",
    calledBy: "yourself hand manually own your instructions steps",
    source: `(?:^|\\b(?:as for|about|regarding|concerning|with|on|for) )${OBJECT}(?=[\\s,;:])[^.]{0,120}?\\byou (?:can|could|may|might|should|will|would|need|have|must|['’]ll)(?: \\p{L}+){1,4} (?:it|that|them|this)(?: [^,;]{1,30})? ${SELF}`,
  }),
  frame({
    id: "is-yours",
    calledBy: "you your yours else",
    source: `${SUBJECT} (?:is|are|was|remains|stays|lies|rests|sits|would be|['’]s)(?: now| still| then| best| better| therefore| left| entirely| all| something| one)* (?:up to you|down to you|on you(?![^\\s,;:.!])|yours(?: to \\p{L}+)?(?![^\\s,;:.!])|with you(?![^\\s,;:.!])|(?:for|to) you to \\p{L}+|done by (?:you|someone|somebody|hand|a human|the \\p{L}+ team|whoever)|in (?:your|other|someone else['’]s|somebody else['’]s|their) (?:hands|court)|on your (?:plate|side|desk|end|list|table)|at your end|your (?:job|task|call|move|turn|part|responsibility)|someone else['’]s \\p{L}+|somebody else['’]s \\p{L}+)`,
  }),
  frame({
    id: "needs-you",
    calledBy: "your you yourself hand manual manually",
    source: `${SUBJECT} (?:needs|requires|takes|wants|calls for|has|awaits|still needs|depends on|hinges on) (?:a |some |still |only |just |one )*(?:your (?:hand|hands|input|attention|decision|touch|help|intervention|go-ahead|action)|you to\\b|to be (?:done|set|put|made|added|enabled|switched|run|entered) (?:[^,;:]{0,20} )?(?:by (?:hand|you)|manually)|manual \\p{L}+|human \\p{L}+|(?:a )?(?:human|hand|person))`,
  }),
];
