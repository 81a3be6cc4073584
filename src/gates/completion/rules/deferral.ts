/** Work put off to some other time, left out, still going on or still to come. */

import {
  isAboutWork,
  isLeftOut,
  isPutOff,
  isWorkStatus,
  staysBehind,
} from "../clauses/looks/deferral.ts";
import { hasAny, wordsOf } from "../clauses/looks/hit.ts";
import {
  isAbleStill,
  isHandedIn,
  isOtherTime,
  isOthersStop,
  isStopOf,
  isTakenOut,
} from "../clauses/looks/no-deferral.ts";
import {
  isGraceUnasked,
  isOwnTodo,
  isPlaceOfMissing,
  isReadyOnly,
  isTicketed,
  isVerdictOut,
  isWorkGoingOn,
  isWorkToWait,
} from "../clauses/looks/not-yet.ts";
import { isSurplus } from "../clauses/senses/other-sense.ts";
import type { Modifier, Rule } from "../clauses/rule.ts";
import { isLeftElsewhere, isLeftInPlace } from "../clauses/senses/left-out.ts";
import {
  isOutOfPlace,
  isPaperOfOthers,
  isRunOfThing,
  isTermOfThing,
  isWhichWait,
} from "../clauses/senses/on-record.ts";
import { isPutElsewhere } from "../clauses/senses/put-off.ts";
import { isKindOfThing } from "../clauses/senses/status.ts";
import {
  isArrivalAtTime,
  isStopOnTheWay,
  isTimeOfThing,
  isWaitOfThing,
  isWayOrKey,
} from "../clauses/senses/times.ts";
import { DELIVER } from "./advice.ts";
import { lettersFor } from "../clauses/letters.ts" with { type: "macro" };

const WAIT = "Wait for its end and report the result.";

const WRITER = /^(?:until |once |till )?(?:i|we)\b/;

/** "As soon as there is a file it can be added": the work waits. */
const ONCE_THERE =
  /^\W*(?:as soon as|once|when|after|if) (?:there (?:is|are)|there's|(?:we|i) (?:have|get)|[^,]{3,40} (?:arrives?|comes? in|(?:is|are) (?:there|in|available|here|delivered|known|settled|decided|chosen|bought|granted)))\b/;

const ALL: readonly Modifier[] = [
  "negation",
  "undoing",
  "subject",
  "premise",
  "attributive",
  "behaviour",
  "solved",
  "aside",
];

export const DEFERRAL_RULES: readonly Rule[] = [
  {
    id: "completion.deferral.parked",
    weak: true,
    patterns: ["parked", "i ..5 park", "will/must/would/may/nextmove/plan ..2 park"],
    takenBack: ["negation", "subject", "premise", "attributive", "behaviour", "solved", "aside"],
    check: (hit) => isPutOff(hit) && !isPutElsewhere(hit),
    says: "The message says that work was put off or set aside.",
    advice: DELIVER,
    examples: {
      reject: [
        "A lamp for the stern is ear-\nmarked for the coming quarter.",
        "The PDF export is deferred.",
        "I parked the export.",
        "Daily list as PDF: pencilled in.",
        "I've postponed the migration of the archive.",
        "Binding is on hold until the paper arrives.",
        "The duct drawing is on the back burner.",
        "I put off the index.",
        "The rear seam is slated for May.",
      ],
      accept: [
        "Returned books are shelved by signature.",
        "The samples travelled on ice and arrived at 2 degrees.",
        "Seats 1 to 4 are reserved for wheelchairs.",
        "I've completed the delay pedal.",
        "Nothing was deferred.",
        "Nothing was stubbed, postponed or waved through.",
        "The bot bumped the formula to 0.9.0.",
        "The heavy part is deferred to the main loop.",
        "The link in the mail opens the list.",
        "Nothing is on hold.",
        "A postponed visit links to its new date.",
        "I had put the index off at first; it is in now.",
      ],
    },
  },
  {
    id: "completion.deferral.omitted",
    weak: true,
    patterns: [
      "i ..3 omitted/omit",
      "was/get adverb* omitted",
      "be adverb* omitted because",
      "have be adverb* omitted",
      "had/must/need to? be omitted",
      "^ omitted",
      "nextmove ..2 omit",
      "i ..3 muted",
      "number ..2 muted",
      "will/would ..1 omit",
    ],
    takenBack: ["negation", "subject", "premise", "attributive", "behaviour", "solved", "aside"],
    check: (hit) => isLeftOut(hit) && !isLeftElsewhere(hit),
    says: "The message says that something was left out.",
    advice: DELIVER,
    examples: {
      reject: [
        "The seam checks are skipped because there is no press.",
        "System specs were left out of the run.",
        "I skipped the binding test.",
        "The index was skipped too.",
        "The footnotes were omitted.",
      ],
      accept: [
        "I dropped the files into the inbox.",
        "Samples were pulled from three depths.",
        "I lowered the shelf by 4 cm so that the child can reach it.",
        "No test was skipped.",
        "Rows without a name were skipped by the importer.",
        "Skipped and wrong answers are queued and come up again.",
        "Users can skip the page.",
        "I lowered the contrast of the grey.",
        "One option I tried and dropped was a second file.",
      ],
    },
  },
  {
    id: "completion.deferral.left",
    weak: true,
    patterns: [
      "left ..6 undone/off/open/laterS/on_you/standin",
      "left ..5 prep later",
      "left ..6 to/prep you/someone",
      "be/was left to/prep",
      "left because the",
    ],
    takenBack: ["negation", "subject", "premise", "behaviour", "solved", "aside"],
    check: (hit) => !isLeftInPlace(hit) && !isSurplus(hit),
    says: "The message says that something was left undone.",
    advice: DELIVER,
    examples: {
      reject: [
        "The proof is left as an exercise.",
        "I left the hem unfinished.",
        "The seams are left for later.",
      ],
      accept: [
        "The boards were left to dry for six days.",
        "The key was left with the neighbour in number 12.",
        "Nothing is left undone.",
        "50 parallel requests left the sum exactly as it was.",
      ],
    },
  },
  {
    id: "completion.deferral.outstanding",
    patterns: [
      "be/remain/yet/fornow/only ..1 undone",
      "still ..2 undone/open/must/need/lack/standin/draft/plan/off/fornow/waits/broken/fail/verifying/making/park/parked",
      "^ undone $",
      "yetto",
      "ongoing made/checked/past_form/make",
      "number/few word/tech/makes/make* undone",
      "still to? be made/checked/verify/past_form",
      "to be make/made/checked/verify/past_form later/laterS/fornow/until",
      "the only? ..1 undone be",
      "rest be making/ing_form/operate",
      "rest ..3 undone/later/will/need/must/waits/remain",
      "there be ..3 undone/todo",
      "todo $",
      "^ todo",
      "todo sep",
      "be/was todo",
      "undone ext/you",
    ],
    takenBack: ALL,
    check: (hit) => isWorkStatus(hit) && !isAbleStill(hit) && !isKindOfThing(hit),
    says: "The message says that something is still to be done.",
    advice: DELIVER,
    examples: {
      reject: [
        "The index is still missing.",
        "Two chapters remain to be written.",
        "Deck plan: TODO",
        "The hem is yet to be sewn.",
        "One seam is unfinished.",
        "Index: pending",
        "The A record still wants changing.",
      ],
      accept: [
        "Votes yet to be counted are shown as a grey bar.",
        "`migrate status` lists two pending migrations.",
        "No TODO is left in the diff.",
        "The cells can still be opened.",
        "The last TODO was removed.",
        "A node that is pending gets no traffic.",
        "Nothing remains to be done.",
      ],
    },
  },
  {
    id: "completion.deferral.later",
    weak: true,
    patterns: [
      "laterS",
      "later/othertime word? occasion",
      "will/must/would/may/should/plan/nextmove ..4 later",
      "will/would ..6 weekday",
      "i ..3 can ..3 later",
      "<can be/get adverb* make/made/follows later",
      "follows ..2 later",
      "made/make/verify/checked later $",
      "^^ later sep",
      "later once/until/if",
      "it will ..6 once/if/until ..3 event",
    ],
    takenBack: ["negation", "subject", "premise", "behaviour", "solved", "aside"],
    check: (hit) => !hasAny(hit, lettersFor("users")) && !isOtherTime(hit) && !isTimeOfThing(hit),
    says: "The message leaves work for later.",
    advice: DELIVER,
    examples: {
      reject: [
        "Syncing will be done later.",
        "Sync will be done latter when the API is there.",
        "The Polish text comes later.",
        "That one I will tackle in due course.",
        "The CSV export is better kept for a separate ticket.",
        "The iPhone half gets its turn another day.",
        "Single logout is out of scope for this session.",
        "Updating it is something for a follow - up.",
        "Touch support is future work.",
        "Page numbers come in the next edition.",
      ],
      accept: [
        "The next pass over the data takes 4 s.",
        "The calendar opens on next week.",
        "Works with Java 17 or later.",
        "A job that was cut off is resumed ten minutes later.",
        "No condition is left for a later release.",
      ],
    },
  },
  {
    id: "completion.deferral.follows",
    patterns: [
      "will ..2 follows",
      "rest ..2 follows !prep",
      "still follows",
      "follows ..1 once/if",
      "follows ..2 weekday",
    ],
    takenBack: ["negation", "subject", "premise", "behaviour", "solved", "aside"],
    check: (hit) => !hasAny(hit, lettersFor("users every")) && !isArrivalAtTime(hit),
    says: "The message says that something is to follow.",
    advice: DELIVER,
    examples: {
      reject: [
        "The rest will follow.",
        "The Polish strings will come with the vendor's file.",
        "The remaining four stations follow.",
      ],
      accept: ["The entries follow by area.", "Guests will follow the sign."],
    },
  },
  {
    id: "completion.deferral.waits",
    weak: true,
    patterns: [
      "waits ..5 ext/you/event/later/laterS/othertime",
      "waits until/once",
      "i/iam ..1 waits",
      "must adverb* waits",
      "until/once/because ..7 event/follows",
      "until/once ..6 be/have/get adverb* settled",
      "old ,,8 until",
      "will/left/remain/standin/off/fornow ,,9 until/once ..6 be/have adverb* made/past_form/prep",
      "parked ..4 until",
      "undone ..2 ext",
    ],
    takenBack: ["negation", "subject", "premise", "aside", "solved"],
    check: (hit) =>
      (WRITER.test(wordsOf(hit)) || isAboutWork(hit)) &&
      !isHandedIn(hit) &&
      !isWaitOfThing(hit) &&
      !isWhichWait(hit),
    says: "The message makes work wait for something that has not happened.",
    advice:
      "Deliver it, or say what is missing as a blocker and have the goal redirected; do not report the goal as done.",
    examples: {
      reject: [
        "Until I hear which, the lamps stay white.",
        "The index waits for the ink to arrive.",
        "Publishing is pending approval.",
        "The bell will stay a beep until a proper sound library lands.",
        "It is waiting on the legal team.",
      ],
      accept: [
        "The key is with the material in the box.",
        "The file stays locked until it is saved.",
        "The worker waits for the lock.",
        "The screen shows a spinner until the reply arrives.",
        "Nothing is pending review.",
      ],
    },
  },
  {
    id: "completion.deferral.once-there",
    patterns: ["can be made/undo"],
    takenBack: ["negation", "subject", "aside", "solved"],
    check: (hit) => ONCE_THERE.test(hit.clause.text),
    says: "The message says what can be done when something comes that is not there.",
    advice: DELIVER,
    examples: {
      reject: [
        "As soon as there is a bell, it can be wired.",
        "Once the paper is there, the cover can be printed.",
      ],
      accept: [
        "Once the file is uploaded, the cover can be printed.",
        "If you have only a keyboard, the form can be filled in.",
        "The bell can be wired by anybody.",
      ],
    },
  },
  {
    id: "completion.deferral.stays",
    patterns: ["remain prep/the ..1 mask/word/old/ext/tech", "remain mask"],
    takenBack: ["negation", "premise", "aside", "solved"],
    check: staysBehind,
    says: "The message says that something stays as it was.",
    advice: DELIVER,
    examples: {
      reject: ["The water ledger stays with paper."],
      accept: ["The button stays on the page."],
    },
  },
  {
    id: "completion.deferral.as-before",
    patterns: ["keep/remain ..5 astoday"],
    takenBack: ["negation", "subject", "premise", "aside", "solved"],
    says: "The message says that something stays as it is today.",
    advice: DELIVER,
    examples: {
      reject: ["Two of the books keep the form they have today."],
      accept: ["The books keep their form."],
    },
  },
  {
    id: "completion.deferral.stopped",
    weak: true,
    patterns: ["<no/not stopped", "not ..4 notgetto"],
    takenBack: ["told", "subject", "premise", "behaviour", "aside", "solved"],
    check: (hit) => !isStopOf(hit) && !isOthersStop(hit) && !isStopOnTheWay(hit),
    says: "The message says that the work stopped before its end.",
    advice: DELIVER,
    examples: {
      reject: [
        "I stopped short of deleting the files.",
        "I stopped the conversion of the archive after two hours.",
        "I ran out of time for the index.",
        "I didn't get to the footnotes.",
      ],
      accept: [
        "I stopped the engine and checked the oil.",
        "With the float held down the pump stopped after 0.3 s.",
        "Of the 14 walkers 5 did not finish.",
        "When the disk ran out of space, the upload ends.",
        "I stopped the broker for five minutes, and no line was lost.",
      ],
    },
  },
  {
    id: "completion.deferral.shortcut",
    patterns: ["shortcut"],
    takenBack: ["negation", "subject", "aside", "solved"],
    check: (hit) => !isTakenOut(hit) && !isWayOrKey(hit),
    says: "The message says that a shortcut was taken.",
    advice: DELIVER,
    examples: {
      reject: [
        "For simplicity I used one file.",
        "Due to time constraints the front is drawn by eye.",
        "A stopgap holds the door.",
      ],
      accept: [
        "The path through the wood is a shortcut of 400 m.",
        "No stopgap was used.",
        "No shortcut was taken: no stopgap is left.",
        "The belt that served as a stopgap has been taken out together with its hook.",
      ],
    },
  },
  {
    id: "completion.deferral.goes-on",
    patterns: ["goeson"],
    takenBack: ["negation", "premise", "behaviour", "solved", "aside"],
    check: (hit) => isWorkGoingOn(hit) && !isRunOfThing(hit),
    says: "The message says that something is still running.",
    advice: WAIT,
    examples: {
      reject: ["The long run goes on in tmux.", "The upload is still in flight."],
      accept: ["The watchdog keeps running after a crash."],
    },
  },
  {
    id: "completion.deferral.until-day",
    patterns: ["remain/remained/keep/left/still/old ..9 untilday"],
    takenBack: ["negation", "premise", "behaviour", "aside"],
    check: (hit) => isGraceUnasked(hit) && !isTermOfThing(hit),
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
    check: (hit) => isTicketed(hit) && !isPaperOfOthers(hit),
    says: "The message says that something was put into a tracker.",
    advice: DELIVER,
    examples: {
      reject: ["I opened an issue for the last scene.", "Single logout is tracked in #412."],
      accept: [
        "A ticket was printed for each of the 40 seats.",
        "Not part of this goal: I opened an issue for the dark theme.",
      ],
    },
  },
  {
    id: "completion.deferral.descoped",
    patterns: ["descoped"],
    takenBack: ["negation", "subject", "premise", "behaviour", "solved", "aside"],
    check: (hit) => isWorkToWait(hit) && !isOutOfPlace(hit),
    says: "The message says that something was taken out of the scope.",
    advice: DELIVER,
    examples: {
      reject: ["The print has been descoped.", "The print was split off into a separate task."],
      accept: ["Nothing was descoped."],
    },
  },
  {
    id: "completion.deferral.verdict",
    patterns: ["verdict"],
    takenBack: ["negation", "premise", "behaviour", "solved", "aside"],
    check: (hit) => isVerdictOut(hit) && !isRunOfThing(hit),
    says: "The message leaves the proof to a run that has not ended.",
    advice: WAIT,
    examples: {
      reject: ["The branch is pushed; CI will tell.", "Tests to follow."],
      accept: ["No test is left, and none is to follow."],
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
