/** Plain admissions: so for now, only expected, gone by the code, shut out, eased, exchanged, still running. */

import type { Rule } from "../clauses/rule.ts";
import {
  isOnlyIf,
  isOwnBlocker,
  isReadyOnly,
  isSimulatedOnly,
  isWithoutAsked,
  isAnnouncedOnPage,
  isLifeless,
  isNoneOfAsked,
  isOfAsked,
  isVerdictOut,
  isAskOf,
  isAwaited,
  isBelittled,
  isBent,
  isFromModel,
  isPlainStep,
  isPreferred,
  isTicketed,
  isWaived,
  isBeyondParser,
  isEased,
  isExchanged,
  isExcuse,
  isExpectation,
  isFarFromHand,
  isFixedAnswer,
  isFixedFigure,
  isFlakyRun,
  isForNow,
  isGraceUnasked,
  isMutedByMark,
  isOldStillServed,
  isExceptionOfOne,
  isSaidOfOthers,
  isOwnTodo,
  isPlaceOfMissing,
  isRefusedCall,
  isRequest,
  isShutOut,
  isSimplerThanAsked,
  isUntried,
  isWithoutMeans,
  isWorkGoingOn,
  isWorkToWait,
} from "../clauses/looks/admission.ts";
import { textAfter, wordsOf } from "../clauses/looks/hit.ts";

const DELIVER =
  "Deliver it and report it with its evidence, or have the goal redirected so that it no longer asks for it.";
const CHECK = "Check it and report what was seen, instead of what is expected.";
const UNBLOCK =
  "Say which condition it touches as a blocker and have it settled before the goal is reported as done.";
const MEASURE =
  "Meet the measure that done_when names, or have the goal redirected to another one.";

export const ADMISSION_RULES: readonly Rule[] = [
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
    id: "completion.tests.muted-mark",
    patterns: ["@silencer/omit/undone/muted/omitted/faults/off/broken mask"],
    takenBack: ["premise", "aside"],
    check: isMutedByMark,
    says: "A check was silenced by a mark in the code.",
    advice: "Mend the check and report the run that passes, or have the goal redirected.",
    examples: {
      reject: [
        "`refunds_test.exs` has been tagged `@tag :skip` as it flickers on the runner.",
        "It divides by zero, so I put `pending` in front of it.",
      ],
      accept: ["I removed `@tag :skip` from all three."],
    },
  },
  {
    id: "completion.tests.excused",
    patterns: ["notours"],
    takenBack: ["premise"],
    check: isExcuse,
    says: "A failing test is explained away.",
    advice: "Mend the failing tests and report the run that passes, or have the goal redirected.",
    examples: {
      reject: [
        "Suite: 388 passed, 1 failed. It was red before and has nothing to do with the ledger.",
        "Two failures remain, both pre-existing.",
      ],
      accept: ["The colour has nothing to do with the state, and the tests pass."],
    },
  },
  {
    id: "completion.tests.flaky",
    patterns: ["flakes"],
    takenBack: ["negation", "premise", "told", "aside"],
    check: isFlakyRun,
    says: "The message says that a check passes only now and then.",
    advice: "Mend the check and report runs that pass one and all.",
    examples: {
      reject: ["The entries tests pass on the second attempt."],
      accept: ["The job is tried again once in a while."],
    },
  },
  {
    id: "completion.blocker.shut-out",
    patterns: ["shutout", "notlet i", "turned/broken ..1 i"],
    takenBack: ["negation", "premise", "deliberate", "solved", "aside"],
    check: isShutOut,
    says: "The message says that a door was shut to the writer.",
    advice: UNBLOCK,
    examples: {
      reject: [
        "The archive share is mounted read-only for the account I run under.",
        "Their portal rejected our certificate.",
        "The licence server would not let me in.",
      ],
      accept: [
        "The share is read-only for guests.",
        "The server turned down all ten forged certificates.",
      ],
    },
  },
  {
    id: "completion.blocker.refused-call",
    patterns: ["returns/replied/ext i ,,5 number", "returns/replied/ext prep? the? number prep/to"],
    takenBack: ["negation", "premise", "behaviour", "deliberate", "solved", "aside"],
    check: isRefusedCall,
    says: "The message tells of a refusal.",
    advice: UNBLOCK,
    examples: {
      reject: [
        "The sandbox answered our credentials with 401 all afternoon.",
        "The API answered 403 to the publish call.",
      ],
      accept: [
        "A request without a token is answered with 403.",
        "It answered 401 to each of the forged tokens.",
      ],
    },
  },
  {
    id: "completion.undelivered.no-means",
    patterns: [
      "there be/was no ..6 athand/made",
      "no ..3 be/was adverb* athand/made",
      "bare",
      "absence ,,6 i",
      "absence $",
    ],
    takenBack: ["premise", "behaviour", "solved", "aside"],
    check: (hit) =>
      /^(?:this |the |in the absence|for lack|lacking|not having|having no|had to)/.test(
        wordsOf(hit),
      ) || isWithoutMeans(hit),
    says: "The writer says that what was needed for it was not at hand.",
    advice: UNBLOCK,
    examples: {
      reject: [
        "There is no board attached to this host, which is why both figures come from the model.",
        "No scale is connected to this machine.",
        "In the absence of a printer I looked at the preview.",
        "This machine has no Docker.",
      ],
      accept: [
        "When no scale is connected, the button is grey.",
        "There are no warnings on this machine.",
      ],
    },
  },
  {
    id: "completion.undelivered.out-of-reach",
    patterns: ["not ..4 athand", "no ..4 athand"],
    takenBack: ["premise", "behaviour", "solved", "aside"],
    check: (hit) => isFarFromHand(hit) && !/\b(?:hand|reach)\b/.test(hit.subject.doneWhen),
    says: "The writer says that what was needed for it was not at hand.",
    advice: UNBLOCK,
    examples: {
      reject: [
        "The analyser was not at my disposal.",
        "With no scale plugged in, the figures are the model's.",
      ],
      accept: ["The manual is at hand."],
    },
  },
  {
    id: "completion.undelivered.by-reading",
    patterns: ["byreading"],
    takenBack: ["negation", "undoing", "premise", "aside"],
    check: isUntried,
    says: "The message infers what was to be tried.",
    advice: "Try it and report what was seen.",
    examples: {
      reject: [
        "Reading through the code took the place of a run.",
        "For the second width I went by the CSS.",
        "The record was drawn up from the accessibility tree.",
      ],
      accept: ["The list is made from the ledger."],
    },
  },
  {
    id: "completion.partial.likeness",
    patterns: ["likeness"],
    takenBack: ["negation", "premise", "aside"],
    check: isSaidOfOthers,
    says: "One is reported, and the others are said to be like it.",
    advice: "Try the others as well and report each.",
    examples: {
      reject: ["The procedure is the same for the others."],
      accept: ["The colour is not the same for the others."],
    },
  },
  {
    id: "completion.relaxed.good-enough",
    patterns: ["goodenough"],
    takenBack: ["premise", "subject", "deliberate", "told", "aside"],
    check: isBelittled,
    says: "The message makes light of a shortfall.",
    advice: MEASURE,
    examples: {
      reject: [
        "It polls once a second, which gives the same effect.",
        "The mean is 58.7, a hair under the mark.",
        "It follows the load closely enough for this workload.",
      ],
      accept: ["The two lists give the same total."],
    },
  },
  {
    id: "completion.relaxed.measure",
    patterns: ["loosen", "muted"],
    takenBack: ["negation", "undoing", "premise", "aside"],
    check: isEased,
    says: "The message says that a measure was made easier to meet.",
    advice: MEASURE,
    examples: {
      reject: [
        "I therefore opened the band to 3.5 %.",
        "The tolerance was raised to 5 mm.",
        "The assertion in the suite uses 3 degrees accordingly.",
      ],
      accept: ["I opened the page on three phones.", "The water level was raised by 2 cm."],
    },
  },
  {
    id: "completion.placeholder.simpler",
    patterns: ["simpler"],
    takenBack: ["negation", "premise", "aside"],
    check: isSimplerThanAsked,
    says: "The message says that something simpler than what was asked for was taken.",
    advice: DELIVER,
    examples: {
      reject: ["It lists the names, which is simpler than the parts."],
      accept: ["Each call takes 2 ms, which is faster than before."],
    },
  },
  {
    id: "completion.placeholder.exchanged",
    patterns: ["instead"],
    takenBack: ["negation", "premise", "aside"],
    check: isExchanged,
    says: "The message says that something else was taken than what was asked for.",
    advice: DELIVER,
    examples: {
      reject: ["I used a list instead of the parts.", "Rather than delivering it I drew a sketch."],
      accept: ["It says 'tea' instead of 'coffee'."],
    },
  },
  {
    id: "completion.placeholder.fixed-answer",
    patterns: ["returns/ext prep? fixedval"],
    takenBack: ["negation", "undoing", "condition", "deliberate", "solved", "aside"],
    check: isFixedAnswer,
    says: "The message says that an answer is fixed in place of being worked out.",
    advice: DELIVER,
    examples: {
      reject: [
        "For drips it answers with a fixed 50 mg, so that the screen has something to show.",
      ],
      accept: ["A bad key returns a fixed error page."],
    },
  },
  {
    id: "completion.placeholder.whatever",
    patterns: ["returns/ext number ,,12 sameness"],
    takenBack: ["negation", "undoing", "condition", "deliberate", "solved", "aside"],
    check: isFixedFigure,
    says: "The message says that an answer is fixed in place of being worked out.",
    advice: DELIVER,
    examples: {
      reject: ["It answers 1.08 for the dollar and 0.86 for the pound whatever the date."],
      accept: ["It gives 14 for the first and 15 for the second ship."],
    },
  },
  {
    id: "completion.partial.odd-one",
    patterns: ["oddone"],
    takenBack: ["negation", "premise", "solved", "subject", "aside"],
    check: isExceptionOfOne,
    says: "The message makes an exception from what was asked for.",
    advice: "Deliver the rest and report it, or have the goal redirected to what was delivered.",
    examples: {
      reject: ["The last entry is the odd one out."],
      accept: ["No page is the exception."],
    },
  },
  {
    id: "completion.partial.beyond-reach",
    patterns: ["relative ,,6 cannotread"],
    takenBack: ["negation", "aside"],
    check: isBeyondParser,
    says: "The message says that one of those asked for is not dealt with.",
    advice: DELIVER,
    examples: {
      reject: ["The tide book uses a layout that this parser doesn't read."],
      accept: ["A book that the parser doesn't read is set aside."],
    },
  },
  {
    id: "completion.blocker.old-served",
    patterns: ["still ..3 old"],
    takenBack: ["negation", "premise", "aside"],
    check: isOldStillServed,
    says: "The message says that the old thing is still in use.",
    advice: DELIVER,
    examples: {
      reject: ["The branches still see the old prices there."],
      accept: ["The old links still work."],
    },
  },
  {
    id: "completion.handover.request",
    patterns: ["please"],
    takenBack: ["negation", "premise"],
    check: isRequest,
    says: "The message asks the reader to do something.",
    advice:
      "Take the step yourself and report its result, or have the goal redirected so that it names who takes it.",
    examples: {
      reject: [
        "On each unit, please clear the lock bit by hand.",
        "Please wipe the card in the drawer.",
      ],
      accept: ["Please note that all parts are in.", "Please see the log in `run.log`."],
    },
  },
  {
    id: "completion.tests.bent",
    patterns: ["sothatgreen"],
    takenBack: ["negation", "premise", "aside"],
    check: isBent,
    says: "The message says that a check was bent until it passed.",
    advice:
      "Mend what the check found and report the run that passes, or have the goal redirected.",
    examples: {
      reject: ["The case is out to keep the run clean.", "I deleted the failing assertion."],
      accept: ["The room is kept clean and quiet."],
    },
  },
  {
    id: "completion.placeholder.from-model",
    patterns: ["frommodel", "simulator"],
    takenBack: ["negation", "undoing", "premise", "aside"],
    check: (hit) =>
      /(?:simulator|emulator)(?: image)?$/.test(wordsOf(hit)) && !/from/.test(wordsOf(hit))
        ? isSimulatedOnly(hit)
        : isFromModel(hit),
    says: "The message reports a model or a recording in place of the real thing.",
    advice: "Try the real thing and report what was seen, or have the goal redirected.",
    examples: {
      reject: [
        "Both figures come from the model.",
        "The receipt stems from a local replay server.",
        "I only checked page one.",
      ],
      accept: ["The wood comes from the yard."],
    },
  },
  {
    id: "completion.placeholder.waived",
    patterns: ["waived"],
    takenBack: ["negation", "premise", "aside"],
    check: isWaived,
    says: "The message says that something asked for was found needless.",
    advice: DELIVER,
    examples: {
      reject: ["I decided against parts.", "Parts were overkill."],
      accept: ["A second lock was unnecessary.", "I saw no need for a cache."],
    },
  },
  {
    id: "completion.placeholder.preferred",
    patterns: ["chose"],
    takenBack: ["negation", "premise", "aside"],
    check: isPreferred,
    says: "The message says that something else was taken than what was asked for.",
    advice: DELIVER,
    examples: {
      reject: ["I went with one list over the parts."],
      accept: ["I opted for a thick paper."],
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
    id: "completion.blocker.asked",
    patterns: ["askedfor"],
    takenBack: ["negation", "premise", "behaviour", "solved", "aside"],
    check: isAwaited,
    says: "The message says that something was asked for which has not come.",
    advice: UNBLOCK,
    examples: {
      reject: [
        "I have asked the DBA for the grant.",
        "The office has been asked to open the port.",
      ],
      accept: ["I have asked the desk for the key and got it."],
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
    id: "completion.handover.plain-step",
    patterns: ["^ plainstep/operate/make/omit/hedgework"],
    kinds: ["paragraph", "item"],
    takenBack: ["aside"],
    check: (hit) => isPlainStep(hit) || isAskOf(hit),
    says: "The message tells the reader a step to take.",
    advice:
      "Take the step yourself and report its result, or have the goal redirected so that it names who takes it.",
    examples: {
      reject: [
        "Put your key into `config.yml` and restart the service, after which phones can connect.",
        "Plug the board in and call `make flash`, and the curve appears.",
        "Ask the office to open the port.",
      ],
      accept: ["Press F5 to reload the list.", "Scan the card, then the book."],
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
    id: "completion.placeholder.inert",
    patterns: ["inert"],
    takenBack: [
      "negation",
      "undoing",
      "premise",
      "condition",
      "behaviour",
      "deliberate",
      "solved",
      "aside",
    ],
    check: isLifeless,
    says: "The message says that what is there does nothing yet, or is not finished.",
    advice: DELIVER,
    examples: {
      reject: [
        "The button is wired to nothing.",
        "The numbers are invented.",
        "The last page is only a skeleton.",
      ],
      accept: ["When the list is empty the page shows a blank page.", "No number was made up."],
    },
  },
  {
    id: "completion.blocker.snag",
    patterns: ["snag", "refuses $"],
    takenBack: [
      "negation",
      "premise",
      "condition",
      "behaviour",
      "subject",
      "deliberate",
      "solved",
      "aside",
    ],
    says: "The message tells of trouble that is not over.",
    advice: "Mend it and report the check that shows it, or have the goal redirected.",
    examples: {
      reject: ["I hit a snag with the last page.", "The last page refuses to print."],
      accept: ["A node that has no key refuses to start.", "I hit a snag at first; it is solved."],
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
    id: "completion.undelivered.none",
    patterns: ["^ there be no", "^ no ..2 be/was made", "unsupported"],
    takenBack: ["premise", "behaviour", "deliberate", "solved", "aside"],
    check: isNoneOfAsked,
    says: "The message says that something asked for is not there.",
    advice: DELIVER,
    examples: {
      reject: ["There are no parts."],
      accept: ["There is no second entry."],
    },
  },
  {
    id: "completion.partial.but-without",
    patterns: ["butwithout"],
    takenBack: ["premise", "solved", "aside"],
    check: isWithoutAsked,
    says: "The message makes an exception from what was asked for.",
    advice: DELIVER,
    examples: {
      reject: ["The print is in, but without the parts."],
      accept: ["It is in, but without the old border."],
    },
  },
  {
    id: "completion.partial.only-if",
    patterns: ["onlyif"],
    takenBack: ["negation", "behaviour", "deliberate", "solved", "aside"],
    check: isOnlyIf,
    says: "The message says that something holds under a condition alone.",
    advice: "Make it hold always and report the check, or have the goal redirected.",
    examples: {
      reject: ["The entry only works with the tray shut."],
      accept: ["The lamp only works with the tray shut."],
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
  {
    id: "completion.blocker.label",
    patterns: ["^^ broken/faults sep"],
    takenBack: ["solved", "aside"],
    check: isOwnBlocker,
    says: "The message names a blocker.",
    advice: UNBLOCK,
    examples: {
      reject: ["Blocked: no push rights on the registry."],
      accept: ["Blockers: none."],
    },
  },
];
