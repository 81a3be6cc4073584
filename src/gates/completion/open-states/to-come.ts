/** What will be done, most often by somebody else. */

import { ARRANGED, EVENT_TIME, isAsked } from "./asked.ts";
import { type Asked, type Frame, framed, type Groups } from "./frame.ts";
import { ADVERB, ITEM, OTHERS, TIME } from "./pieces.ts";
import { namesOthers } from "./others.ts";

const WILL = `(?:will|['’]ll|shall|(?:is|are) (?:going|due|planned|scheduled|meant|expected|supposed)? ?to|(?:wants?|plans?|intends?|means?|promised|(?:has|have) (?:promised|offered|agreed|undertaken)) to) ${ADVERB}`;

const COMING_WORDS =
  "will ll shall going due planned scheduled meant expected supposed wants plans intends means promised offered agreed undertaken";

const TIME_WORDS =
  "monday tuesday wednesday thursday friday saturday sunday january february march april may june july august september october november december spring summer autumn winter easter christmas whitsun pentecost week weeks next coming tomorrow tonight later soon shortly once when after before during eve course holidays holiday weekend month sprint";

const ENDS_IN_TIME = new RegExp(`(?<!\\p{L})${TIME}$`, "iu");

/** "The chairs stand wrapped in the front room for collection on Friday": there they are. */
const STANDING = /^(?:stand|lie|hang|sit|rest|stay|remain|wait)$/iu;

/** "A shop owner who wants to stop it": any of them. */
const ANY_WHO = /^(?:an?|any|every|each) .* (?:who|that)$/iu;

/** Whether `others`, at the start of a sentence, names somebody else. */
const firstOthers = ({ others }: Groups, asked: Asked): boolean =>
  others !== undefined && namesOthers(others, asked.asks, true);

/** "Namespace and record were gone 50 seconds later": it is over. */
const OVER = /^(?:was|were|had|did) .*\b(?:seconds?|minutes?|hours?|days?|s|min|h) later\b/iu;

export const TO_COME: readonly Frame[] = [
  {
    id: "to-come.passive",
    calledBy: COMING_WORDS,
    metBy: ARRANGED,
    pattern: framed(
      `${ITEM} ${WILL}(?<state>(?:be \\p{L}+|take place|happen|go (?:in|live|out|up|on)|come|arrive|follow|begin|start)(?: .{1,60}?)??) (?<when>by ${OTHERS}(?: ${TIME})?|(?:.{1,40}? )?${TIME})`,
    ),
    check: ({ others, when }, asked) =>
      (others === undefined || namesOthers(others, asked.asks)) &&
      !/\bwhen the\b/iu.test(when ?? ""),
  },
  {
    id: "to-come.others",
    calledBy: COMING_WORDS,
    metBy: ARRANGED,
    pattern: framed(`${OTHERS} (?<state>${WILL})(?!be )(?<deed>\\p{L}+ .{2,120})`),
    check: (groups, asked) =>
      firstOthers(groups, asked) &&
      !ANY_WHO.test(groups["others"] ?? "") &&
      (!isAsked(groups["others"], asked) || ENDS_IN_TIME.test(groups["deed"] ?? "")),
  },
  {
    id: "to-come.others-then",
    calledBy: TIME_WORDS,
    metBy: ARRANGED,
    pattern: framed(
      `${OTHERS} (?<state>(?!was |has |is |does |us )\\p{L}{2,}s|(?:is|are) (?:\\p{L}+ )?\\p{L}+ing) (?<deed>(?:.{2,80}? )?${TIME}(?: for .{2,40})?|(?:by |over |in |round )?for (?:the|that|this|it|them)\\b.{2,40})`,
    ),
    check: (groups, asked) =>
      firstOthers(groups, asked) &&
      !(isAsked(groups["others"], asked) && EVENT_TIME.test(groups["deed"] ?? "")),
  },
  {
    id: "to-come.many-then",
    calledBy: TIME_WORDS,
    metBy: ARRANGED,
    pattern: framed(
      `${OTHERS} (?<state>(?<=[^'’]s |people |folks |police )(?!(?:are|were|have|had|do|did|can|may|must|will|both|all|each|who|that|of|in|at|from|on) )\\p{L}{2,}(?<!ed|s)) (?<deed>(?:.{2,80}? )?${TIME}(?: for .{2,40})?)`,
    ),
    check: (groups, asked) =>
      firstOthers(groups, asked) &&
      !EVENT_TIME.test(groups["deed"] ?? "") &&
      !OVER.test(groups["deed"] ?? "") &&
      !(STANDING.test(groups["state"] ?? "") && isAsked(groups["others"], asked)),
  },
  {
    id: "to-come.someone",
    calledBy: "someone somebody",
    metBy: ARRANGED,
    pattern: framed(
      `(?:someone|somebody)(?: (?:else|from .{2,20}?|of .{2,20}?|in .{2,20}?|at .{2,20}?))? (?<state>\\p{L}{2,}s) .{3,80}`,
    ),
  },
  {
    id: "to-come.from",
    calledBy: "comes come goes arrives arrive follows follow gets get",
    metBy: ARRANGED,
    pattern: framed(
      `${ITEM} (?<state>comes?|goes (?:in|up|live)|will come|arrives?|follows?|gets? [^,;:]{2,40}) (?:(?<when>${TIME})|(?:from|by|with) ${OTHERS}(?: (?<when2>${TIME}))?)`,
    ),
    check: ({ others, state, when, when2 }, asked) =>
      others === undefined
        ? !/^gets?\b/iu.test(state ?? "") && !EVENT_TIME.test(when ?? "")
        : namesOthers(others, asked.asks) &&
          (when2 !== undefined || /^gets?\b/iu.test(state ?? "")),
  },
  {
    id: "to-come.something",
    calledBy: "something matter thing business",
    metBy: ARRANGED,
    pattern: framed(
      `${ITEM} (?:is|are) (?:still )?(?<state>(?:something|a thing|a job|work|one|a task)(?: that| which| for)? ${OTHERS}(?: (?:will|is|are|has|have|wants?|plans?|must|should|does|do)\\b.{2,60})?|(?:up|down|a matter|a job|a question|one|the job|the business|the task) (?:to|for|of) (?<others2>.{2,40}))`,
    ),
    check: ({ others, others2 }, asked) => namesOthers(others ?? others2 ?? "", asked.asks),
  },
];
