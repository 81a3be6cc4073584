import { isAboutWork, staysBehind } from "../clauses/looks/deferral.ts";
import { hasAny, wordsOf } from "../clauses/looks/hit.ts";
import { isHandedIn, isOthersStop, isStopOf } from "../clauses/looks/no-deferral.ts";
import {
  isGraceUnasked,
  isReadyOnly,
  isVerdictOut,
  isWorkGoingOn,
} from "../clauses/looks/not-yet.ts";
import { isFollowing, isShown, isStopForTrial } from "../clauses/senses/of-thing.ts";
import type { Rule } from "../clauses/rule.ts";
import { isRunOfThing, isTermOfThing, isWhichWait } from "../clauses/senses/on-record.ts";
import {
  isArrivalAtTime,
  isStopOnTheWay,
  isWaitInCode,
  isWaitOfThing,
} from "../clauses/senses/times.ts";
import { DELIVER } from "./advice.ts";
import { lettersFor } from "../clauses/letters.ts" with { type: "macro" };

const WAIT = "Wait for its end and report the result.";

const WRITER = /^(?:until |once |till )?(?:i|we)\b/;

/** "As soon as there is a file it can be added": the work waits. */
const ONCE_THERE =
  /^\W*(?:as soon as|once|when|after|if) (?:there (?:is|are)|there's|(?:we|i) (?:have|get)|[^,]{3,40} (?:arrives?|comes? in|(?:is|are) (?:there|in|available|here|delivered|known|settled|decided|chosen|bought|granted)))\b/;

/** Work that waits, goes on or stays as it was: it is neither put off in words nor done. */
export const WAITING_RULES: readonly Rule[] = [
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
    check: (hit) =>
      !hasAny(hit, lettersFor("users every")) && !isArrivalAtTime(hit) && !isFollowing(hit),
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
      !isWaitInCode(hit) &&
      !isShown(hit) &&
      !isWhichWait(hit),
    says: "The message makes work wait for something that has not happened.",
    advice:
      "Deliver it, or say what is missing as a blocker and have the goal redirected by the operator; do not report the goal as done.",
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
    takenBack: ["told", "subject", "premise", "behaviour", "deliberate", "aside", "solved"],
    check: (hit) =>
      !isStopOf(hit) && !isOthersStop(hit) && !isStopOnTheWay(hit) && !isStopForTrial(hit),
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
