/** Work that is told as so for now, still running, announced, offered, noted for later or only made ready. */

import { isOfAsked } from "../clauses/looks/asked.ts";
import type { Rule } from "../clauses/rule.ts";
import {
  isAnnouncedOnPage,
  isExpectation,
  isForNow,
  isGraceUnasked,
  isOwnTodo,
  isPlaceOfMissing,
  isReadyOnly,
  isTicketed,
  isVerdictOut,
  isWorkGoingOn,
  isWorkToWait,
} from "../clauses/looks/put-off.ts";
import { textAfter, wordsOf } from "../clauses/looks/hit.ts";

const DELIVER =
  "Deliver it and report it with its evidence, or have the goal redirected so that it no longer asks for it.";
const CHECK = "Check it and report what was seen, instead of what is expected.";

export const PUT_OFF_RULES: readonly Rule[] = [
  {
    id: "completion.placeholder.time-being",
    patterns: [
      "^ fornow",
      "and/but/comma fornow",
      "fornow because/relative",
      "fornow $",
      "atpresent ..5 adverb/only",
      "^ interim",
      "interim $",
    ],
    takenBack: ["aside"],
    check: isForNow,
    says: "The message says that something is so only for the time being.",
    advice: DELIVER,
    examples: {
      reject: [
        "For the time being `Rates.get()` returns the rate of January, so that the page is complete.",
        "`verify()` returns `true` for the moment so that the rest could be tried.",
        "The script checks the name and for now exits 0.",
        "As things stand the chart shows the values of last year.",
        "At the moment the handler just logs the call.",
      ],
      accept: [
        "The banner that was up for now has been replaced.",
        "Currently open ships are listed first.",
      ],
    },
  },
  {
    id: "completion.hedge.expected",
    patterns: ["should"],
    takenBack: ["premise", "aside", "deliberate"],
    check: isExpectation,
    says: "The message says what should be, not what is.",
    advice: CHECK,
    examples: {
      reject: [
        "It ought to ride through a restart without anyone noticing.",
        "A restart ought not to leave doubled rows any more.",
        "Reading it elsewhere should bring the count down within seconds.",
        "That should do it.",
      ],
      accept: [
        "The guide says when a captain should call the office.",
        "It behaves as it should.",
        "Should the pump stop, the alarm sounds.",
        "The row that should have been masked is masked.",
      ],
    },
  },
  {
    id: "completion.partial.progress",
    patterns: ["^ adverb? progress", "i ,,6 progress", "progress $"],
    takenBack: ["negation", "premise", "behaviour", "aside"],
    says: "The message tells how far the work has got, not that it is done.",
    advice: DELIVER,
    examples: {
      reject: [
        "Good progress, and the design has proved right.",
        "I made good headway.",
        "Nearly there!",
      ],
      accept: ["A progress bar shows how far the upload is."],
    },
  },
  {
    id: "completion.intention.turn-now",
    patterns: ["turnnow", "nextmove now", "relative i nextmove"],
    takenBack: ["negation", "premise", "behaviour", "aside"],
    says: "The message announces work instead of reporting it.",
    advice: "Do it, then report the result with its evidence.",
    examples: {
      reject: ["The index is what I turn to now.", "The import is where I am continuing."],
      accept: ["When one page is done, the reader turns to the next."],
    },
  },
  {
    id: "completion.deferral.goes-on",
    patterns: ["goeson"],
    takenBack: ["negation", "premise", "behaviour", "solved", "aside"],
    check: isWorkGoingOn,
    says: "The message says that something is still running.",
    advice: "Wait for its end and report the result.",
    examples: {
      reject: ["The long run goes on in tmux.", "The upload is still in flight."],
      accept: ["The watchdog keeps running after a crash."],
    },
  },
  {
    id: "completion.deferral.until-day",
    patterns: ["remain/remained/keep/left/still/old ..9 untilday"],
    takenBack: ["negation", "premise", "behaviour", "aside"],
    check: isGraceUnasked,
    says: "The message lets something stay until some day to come.",
    advice: DELIVER,
    examples: {
      reject: ["The leaked key remains in the set until Friday."],
      accept: ["The offer is valid until Friday in the sample."],
    },
  },
  {
    id: "completion.deferral.todo-mark",
    patterns: ["@todo mask", "marksplace"],
    takenBack: ["negation", "undoing", "aside"],
    check: (hit) =>
      hit.doc.text.slice(hit.clause.start, hit.clause.end).includes("`") && isOwnTodo(hit)
        ? true
        : /^(?:marks|shows|slots|goes|plugs|drops|fits|will|is to|ought)/.test(wordsOf(hit)) &&
          isPlaceOfMissing(hit),
    says: "The message shows the place where something is still to go.",
    advice: DELIVER,
    examples: {
      reject: [
        "Inside `Carousel.tsx` a `// TODO: mirror swipe` marks the place where the gesture goes in.",
        "There is a `TODO` in `pay.ts` for the receipt.",
        "The signature check slots in there.",
      ],
      accept: [
        "I deleted the `// TODO: mirror swipe` comment.",
        "A red dot marks the place of the ship.",
      ],
    },
  },
  {
    id: "completion.deferral.ticketed",
    patterns: ["ticketed"],
    takenBack: ["negation", "premise", "subject", "solved", "aside"],
    check: isTicketed,
    says: "The message says that something was put into a tracker.",
    advice: DELIVER,
    examples: {
      reject: ["I opened an issue for the last scene.", "Single logout is tracked in #412."],
      accept: ["Not part of this goal: I opened an issue for the dark theme."],
    },
  },
  {
    id: "completion.handover.last-thing",
    patterns: ["lastthing"],
    takenBack: ["negation", "premise", "behaviour", "subject", "aside"],
    says: "The message names a step that is still to be taken.",
    advice:
      "Take the step yourself and report its result, or have the goal redirected so that it names who takes it.",
    examples: {
      reject: [
        "All that's left is to flip the switch.",
        "You may want to add an index.",
        "A restart is needed.",
      ],
      accept: ["No restart is needed."],
    },
  },
  {
    id: "completion.deferral.descoped",
    patterns: ["descoped"],
    takenBack: ["negation", "subject", "premise", "behaviour", "solved", "aside"],
    check: isWorkToWait,
    says: "The message says that something was taken out of the scope.",
    advice: DELIVER,
    examples: {
      reject: ["The print has been descoped.", "The print was split off into a separate task."],
      accept: ["Nothing was descoped."],
    },
  },
  {
    id: "completion.hedge.on-trust",
    patterns: ["ontrust"],
    takenBack: ["negation", "subject", "premise", "behaviour", "solved", "aside"],
    // "it will hold 5 of 10 TB"
    check: (hit) =>
      !/\bhold$/.test(wordsOf(hit)) ||
      !/^ (?:\d|about|up to|all|the|an?|some|more)\b/.test(textAfter(hit)),
    says: "The message hedges its claim.",
    advice: CHECK,
    examples: {
      reject: [
        "I have my doubts about the last page.",
        "Take it with a grain of salt.",
        "The tests were green the last time I looked.",
      ],
      accept: ["No cargo is taken on trust."],
    },
  },
  {
    id: "completion.deferral.verdict",
    patterns: ["verdict"],
    takenBack: ["negation", "premise", "behaviour", "solved", "aside"],
    check: isVerdictOut,
    says: "The message leaves the proof to a run that has not ended.",
    advice: "Wait for its end and report the result.",
    examples: {
      reject: ["The branch is pushed; CI will tell.", "Tests to follow."],
      accept: ["No test is left, and none is to follow."],
    },
  },
  {
    id: "completion.handover.offer",
    patterns: ["offer", "groundwork"],
    takenBack: ["negation", "premise", "behaviour", "solved", "aside"],
    check: isOfAsked,
    says: "The message offers work that was asked for, in place of doing it.",
    advice: DELIVER,
    examples: {
      reject: ["I can add the doubled entry on request.", "The groundwork for the entry is laid."],
      accept: ["I can add a dark theme on request."],
    },
  },
  {
    id: "completion.placeholder.coming-soon",
    patterns: ["@comingsoon/undone/todo mask"],
    takenBack: ["negation", "undoing", "premise", "condition", "deliberate", "solved", "aside"],
    check: isAnnouncedOnPage,
    says: "What is there says itself that it is still to come.",
    advice: DELIVER,
    examples: {
      reject: ['The last page shows "coming soon".', "The method throws `NotImplementedError`."],
      accept: ['The old page said "coming soon"; it is replaced.'],
    },
  },
  {
    id: "completion.deferral.ready-only",
    patterns: ["readyto"],
    takenBack: ["negation", "premise", "behaviour", "solved", "aside"],
    check: isReadyOnly,
    says: "The message says that something is ready for what was to be done.",
    advice: DELIVER,
    examples: {
      reject: ["The last entry only has to be delivered."],
      accept: ["The figures are ready to upload."],
    },
  },
];
