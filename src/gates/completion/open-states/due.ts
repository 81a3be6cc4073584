/** What happens at a time to come, told in the present: "it goes live with Thursday's train". */

import { readNumber } from "../../../domain/inventory.ts";
import { isAsked } from "./asked.ts";
import { type Frame, framed } from "./frame.ts";
import { ITEM, OTHERS, SOON, SOON_WORDS, WORD } from "./pieces.ts";
import { namesOthers } from "./others.ts";

/** What stands in a sentence of what was: "all 296 letters went out on Tuesday". */
const PAST =
  /\b(?:was|were|had|went|came|got|took|ran|sent|gave|put|made|held|sat|stood|saw|found|told|done|began|left|since|ago|last|\p{L}{3,}ed)\b/iu;
const PASSIVE = /\b(?:is|are)(?: \p{L}+)? \p{L}+$/iu;

/** What asks that something be so at a time: "the notice goes out on Monday", "the course is booked". */
const DATED =
  /\b(?:book(?:ed|ing)s?|schedul\w*|reserv\w*|appointments?|invit\w*|calendar|agenda|roster|timetable|announc\w*|(?:go|goes|comes?|starts?|leaves?|opens?) (?:out|off|live|on|in|at)|(?:mon|tues|wednes|thurs|fri|satur|sun)days?)\b/u;

/** What asks that somebody be set to it or freed of it, which is done before it happens: "a technician is ordered". */
const ARRANGED_OR_DATED = new RegExp(
  `${DATED.source}|\\b(?:ordered|hired|engaged|commissioned|arranged|placed|cancell?ed|terminated|(?:order|hire|engage|commission|arrange|place|cancel|terminate) (?:the|an?)|cancellation|termination)\\b`,
  "u",
);

const ASKED_TIME = /\b(?:once|as soon as|when|whenever|after|until)\b/u;

/** "Friday", "the 3rd", "12 May", at the start of what something is set for. */
const A_DATE = new RegExp(
  `^(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|tomorrow|tonight|next|the \\d|\\d{1,2} \\p{L}|(?:january|february|march|april|may|june|july|august|september|october|november|december))`,
  "iu",
);

const PEOPLE = `(?:he|she|they|${OTHERS})`;

export const DUE: readonly Frame[] = [
  {
    id: "due.happens",
    calledBy: SOON_WORDS,
    metBy: ARRANGED_OR_DATED,
    pattern: framed(
      `(?!(?:on|by|from|this|last|since|after) )${ITEM} (?<state>(?:is|are)(?: also| then| all| both)? (?!there|here|free|open|new)(?:\\p{L}+(?:ed|en|t|ne|nd|wn|un)|made|sold|paid|laid|hung)|(?!(?:is|was|has|does|us|this|its|as|always|yes|others)\\b)\\p{L}{2,}s(?<!ss)|(?<=s |they |both |all |staff |crew |people )(?:go|come|get|run|follow|start|land|arrive|appear|switch|move|open|play|take|receive|ship|sit|meet|begin|leave|return|hold|bring|give|set|do))(?<rest>(?: (?!(?:has|have|that|which|who|for)\\b)${WORD}){0,8}?) (?<when>${SOON})(?: because .{2,60}| and then .{2,60})?`,
    ),
    check: ({ item, state, rest, when }, asked) =>
      !isAsked(when, asked) &&
      // "7 minutes on the 4th": what a number counts, and no verb.
      readNumber(item ?? "") === null &&
      !PAST.test(item ?? "") &&
      !PAST.test(rest ?? "") &&
      (PASSIVE.test(state ?? "") || !PAST.test(state ?? "")),
  },
  {
    id: "due.once",
    calledBy: "once soon moment",
    ofThings: true,
    pattern: framed(
      `${ITEM} (?<state>(?:is|are|becomes?|gets?|goes|go|comes|come|starts?|follows?|happens?) (?:\\p{L}+ ){0,3}?)(?:once|as soon as|the moment) (?<event>.{3,80})`,
    ),
    check: ({ event }, asked) =>
      !ASKED_TIME.test(asked.doneWhen) &&
      namesOthers(/^(.*?) (?:has|have|is back)\b/u.exec(event ?? "")?.[1] ?? "", () => false),
  },
  {
    id: "due.then-we",
    calledBy: "once soon moment when after",
    pattern: framed(
      `(?:(?:once|as soon as|the moment|when|after) .{3,80}?,? (?:we|i)|(?:we|i) (?<state>(?!(?:was|were|had|did|have|saw|got|read|put|set|cut|hit|let|ran|went|found|came|took|made)\\b)\\p{L}+(?<!ed)) (?:.{2,60} )?(?:once(?! more| again| a\\b)|as soon as|the moment)) (?!(?:was|were|had|did|have|saw|got|could|ran|went|found|came|took|made|put|read|wrote|built|chose|gave|began|set|cut|left|kept|knew|told|sent|brought|rewrote|rebuilt|redid|drew|thought|sought|held|let|met|hit|fell|spent|split)\\b)\\p{L}+(?<!ed)(?: .*)?`,
    ),
    check: (_, asked) => !ASKED_TIME.test(asked.doneWhen),
  },
  {
    id: "due.set",
    calledBy: "set pencilled fixed slated earmarked down",
    metBy: DATED,
    pattern: framed(
      `${ITEM} (?:is|are) (?<state>set|pencilled in|fixed|slated|earmarked|down) for (?<when>.{2,60})`,
    ),
    check: ({ when }, asked) => !isAsked(when, asked) && A_DATE.test(when ?? ""),
  },
  {
    id: "due.slot",
    calledBy: "us slot slots window appointment appointments date dates time",
    metBy: DATED,
    pattern: framed(
      `(?:${PEOPLE} (?:gave|granted|assigned|offered|reserved|promised) us (?:the|a|an) (?<state>slot|date|window|appointment|place|day|evening|morning|afternoon|week|hour)\\b.*|(?:the|our|their) (?<state2>appointments?|dates?|slots?) (?:is|are) (?:spread|set|fixed|booked|agreed|made|in|on|for)\\b.*|${ITEM} (?:sits?|lies?|is|are|waits?) .{0,60}?with (?:an?|its|the) (?<state3>\\p{L}+ (?:time|date|slot)) (?:of|on|at|for) .*)`,
    ),
  },
  {
    id: "due.rule",
    calledBy: "moment when soon whenever once if",
    ofThings: true,
    leaves:
      /\b(?:has|have) been (?:received|triggered|seen|sent|made|tried|tested|shown|carried out|held|exercised|rung|raised|observed|measured|demonstrated|heard)\b/u,
    pattern: framed(
      `${ITEM} (?<state>(?!(?:is|was|has|does|this|its)\\b)\\p{L}{2,}s) (?!(?:are|were|is|have|had|can|will|now)\\b).{2,80} (?:the moment|when|as soon as|whenever|if) .{3,}`,
    ),
  },
  {
    id: "due.agreed",
    calledBy: "hopes hope agreed promised offered volunteered undertook",
    metBy: /\b(?:agree\w*|promise\w*|offer\w*|volunteer\w*)\b/u,
    pattern: framed(
      `(?<others>(?:${WORD} ){0,5}?${WORD})(?: have| has)? (?<state>(?:hopes?|agreed|promised|offered|volunteered|undertook) to) .{2,}`,
    ),
    check: ({ others }) => !/\b(?:who|that|which|i|we|you|it)$/iu.test(others ?? ""),
  },
  {
    id: "due.said",
    calledBy: "said says told replied wrote wants intends plans",
    metBy: DATED,
    pattern: framed(
      `${PEOPLE} (?:(?:was|were) (?:told|asked) and )?(?<state>(?:said|says|told (?:us|me)|replied|wrote)(?: that| back that)? (?:(?:${WORD} ){1,4}?)(?:would|will)|(?:he|she|they)['’](?:d|ll)|(?:wants?|intends?|plans?) to) (?!be able\\b).{2,}`,
    ),
    check: ({ others }) =>
      others === undefined ||
      (!/\b(?:who|that|which|has|have|is|are|was|were|and)\b/u.test(others) &&
        namesOthers(others, () => false, true)),
  },
];
