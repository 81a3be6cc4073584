/** Work put off to some other time, left out, still going on or still to come. */

import { isPlanted } from "../clauses/senses/turned-away.ts";
import { isLeftOut, isPutOff, isWorkStatus } from "../clauses/looks/deferral.ts";
import { hasAny, wordsOf } from "../clauses/looks/hit.ts";
import { isAbleStill, isOtherTime, isTakenOut } from "../clauses/looks/no-deferral.ts";
import { isOwnTodo, isPlaceOfMissing, isTicketed, isWorkToWait } from "../clauses/looks/not-yet.ts";
import { isSurplus } from "../clauses/senses/other-sense.ts";
import { isKindOfPaper, isSurplusOut, isOnceExpected } from "../clauses/senses/of-thing.ts";
import type { Modifier, Rule } from "../clauses/rule.ts";
import { isLeftElsewhere, isLeftInPlace } from "../clauses/senses/left-out.ts";
import { isOutOfPlace, isPaperOfOthers } from "../clauses/senses/on-record.ts";
import { isPutElsewhere } from "../clauses/senses/put-off.ts";
import { isKindOfThing } from "../clauses/senses/status.ts";
import { isTimeOfThing, isWayOrKey } from "../clauses/senses/times.ts";
import { DELIVER } from "./advice.ts";
import { lettersFor } from "../clauses/letters.ts" with { type: "macro" };

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
    check: (hit) => isLeftOut(hit) && !isLeftElsewhere(hit) && !isSurplusOut(hit),
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
    check: (hit) =>
      isWorkStatus(hit) &&
      !isAbleStill(hit) &&
      !isKindOfThing(hit) &&
      !isKindOfPaper(hit) &&
      !isOnceExpected(hit),
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
    id: "completion.deferral.todo-mark",
    patterns: ["@todo mask", "marksplace"],
    takenBack: ["negation", "undoing", "aside"],
    check: (hit) =>
      hit.doc.text.slice(hit.clause.start, hit.clause.end).includes("`") &&
      isOwnTodo(hit) &&
      !isPlanted(hit)
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
];
