/** Caveats of runs that never ended, of work that is there and does nothing, and of what cannot, may not or need only be done. */

import { END, I, ONE, REST, opening, type Family } from "./words.ts";

const RUN =
  "(?:the |my |all )?(?:\\p{L}+ )?(?:tests?|checks?|runs?|build|deploy\\p{L}*|upload|migration|jobs?|suite|pipeline|verification|roll-?out|release|backup|export|import|installation|install|conversion|merge|push|publish|sync|benchmarks?|measurements?)";
const THAT = `(?:it|this|that|${ONE}|${REST})`;

export const OUTCOMES: readonly Family[] = [
  {
    id: "run.never-ended",
    calledBy:
      "never complete completed finish finished halfway midway partway called aborted cancelled canceled abandoned",
    notIn: /\b(?:old|first|before|on purpose|no|seeded|by the (?:user|guest|timer)|test that)\b/u,
    pattern: opening(
      `(?:${RUN} (?:(?:never|did(?: not|n['’]t)) (?:completed?|finish(?:ed)?|end(?:ed)?|ran|run|got? (?:through|to the end|off the ground))|(?:(?:was|were|has been|got) )?(?:stopped|broke off|died|stalled|cancelled|canceled|aborted|interrupted|abandoned) (?:half-?way|mid-?way|part-?way|in the middle|before the end)|(?:had to be|was|were|has been|got) (?:called off|cancelled|canceled|aborted|abandoned)))${END}`,
    ),
  },
  {
    id: "run.made-a-start",
    calledBy: "start inroads hope expect aim intend",
    notIn: /\b(?:fresh|clean|early|cold) start\b/u,
    pattern: opening(
      `(?:${I} (?:only |just )?(?:made|got) (?:a|an) (?:\\p{L}+ )?start (?:on|with)\\b|${I} (?:only |just )?made (?:\\p{L}+ )?inroads|(?:i |we )?(?:do )?(?:hope|expect|aim|intend) to (?:have|get|finish|complete|do|deliver) (?:it|this|that|them|everything|all|${ONE}|${REST})\\b)`,
    ),
  },
  {
    id: "idle.there-but",
    calledBy: "nobody nothing buttons button looks effect",
    notIn: /\b(?:no longer|any more|old|used to)\b/u,
    mayDepend: true,
    pattern: opening(
      `(?:.{2,60} but (?:nobody|nothing|no one) (?:calls|uses|invokes|triggers|reaches|reads) (?:it|this|them|that)\\b|(?:the|those|these|its) (?:buttons?|links?|handlers?) (?:still )?(?:do|does) nothing(?: yet| so far| at all)?${END}|it (?:only |merely |just )looks (?:as if|like|as though) it\\b|(?:it|this|the (?:change|fix|code)) has no effect (?:yet|so far|until (?:you|somebody|someone|we)))`,
    ),
  },
  {
    id: "idle.with-others",
    calledBy: "now",
    pattern: opening(
      `(?:it|this|that|${REST})(?:['’]s| is) with (?!the\\b|an?\\b|its\\b|their\\b|it\\b|us\\b|you\\b|both\\b|no\\b)(?:the )?\\p{L}+(?: team)? now${END}`,
    ),
  },
  {
    id: "cannot.be",
    calledBy: "allowed permitted able done decided open written",
    notIn: /\b(?:without|old|door|gate|shop|source|users?|guests?)\b/u,
    pattern: opening(
      `(?:(?:i|we) (?:was|were|am|are|['’]m)(?: not|n['’]t) (?:allowed|permitted|able|authori[sz]ed|in a position) to (?:do|finish|complete|get to|deliver|tackle|touch) (?:more|all|everything|it|this|that|${ONE}|${REST})${END}|(?:it|this|that) (?:(?:simply|just) )?(?:can['’]t|cannot|can not|could not|couldn['’]t) be (?:done|finished|completed|fixed|saved|salvaged|achieved)${END}|${THAT}(?:['’]s| is) (?:still|yet) to be (?:decided|done|written|built|tested|made|checked|confirmed|agreed)|(?:that|this)(?:['’]s| is) (?:still )?open${END})`,
    ),
  },
  {
    id: "cannot.unsure",
    calledBy: "sure understand unclear clear know",
    pattern: opening(
      `(?:${I}? ?(?:was(?:n['’]t| not) (?:sure|clear)|didn['’]t (?:know|understand)|did not (?:know|understand)|couldn['’]t tell)|.{2,40} was(?:n['’]t| not) clear(?: to me)?|.{2,40} was unclear(?: to me)?) ?.{0,60},? (?:so|and) (?:i|we|it)(?:['’]ve|['’]s| have| is| has)? ?(?:just )?(?:left (?:it|that|this|them|one)\\b|skipped|did (?:neither|nothing|not)|missing|dropped|stopped)`,
    ),
  },
  {
    id: "cannot.show",
    calledBy: "show tests",
    pattern: opening(
      `(?:(?:(?:i|we)(?: have|['’]ve got|['’]ve| had)?|there(?:['’]s| is)) nothing to show for (?:it|this|that|${ONE}|${REST})|${I} (?:wrote|written|have|added) no tests(?: for (?:it|this|that|${ONE}|${REST}))?${END})`,
    ),
  },
  {
    id: "you.add",
    calledBy: "add finish fill complete",
    notIn: /\b(?:screen|step|page|form|order|to (?:order|buy|pay))\b/u,
    pattern: opening(
      `(?:you (?:only |just )?(?:need to |have to |can )?|please |just |simply |feel free to )+(?:add|do|finish|fill in|complete|write) (?:${REST}|it yourself|${ONE} yourself)\\b`,
    ),
  },
  {
    id: "except.one",
    calledBy: "save except apart bar minus but exception",
    notIn: /\b(?:without|no) exception\b/u,
    pattern: opening(
      `(?:all |everything(?: is|['’]s)? )?(?:finished|done|complete|ready|there|in|working|delivered),? (?:save|except|apart|bar|minus|with the exception|but)(?: for| from| of)? (?:${ONE}|${REST})${END}`,
    ),
  },
  {
    id: "except.first-two",
    calledBy: "two first three",
    notIn:
      /\b(?:third|last|other|rest|remaining|each|both|by|with|in (?:sql|python)|as well|too|also)\b/u,
    pattern: opening(
      `(?:(?:only )?(?:the first(?: (?:one|two))?|(?:one|two) (?:of (?:them|these|the three)|out of (?:the )?three))(?: (?:is|are|was|were|works?|got))(?: (?:now|already|both|all))* (?:done|in|finished|complete|ready|there|working|in place)(?=\\W*$)|${I} (?:did|finished|built|completed) the first(?: and the second| two)(?=\\W*$))`,
    ),
  },
];
