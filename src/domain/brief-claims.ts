import { CLAUSE, LONG_TIME, NUMBER, PERSONS, STOP, TIME } from "./brief-opinions.ts";
import type { BriefRule } from "./brief-rules.ts";

/** What follows in the clause, up to what is set against it or was seen beside it: "and the new one takes 12 ms". */
const REST =
  "(?:(?! (?:and|but|while|whereas|where|against|versus|vs|compared|instead|now)\\b)(?:[^.,;:!?()\\n–—]|[.,](?=\\d))){0,120}";
const WITH_FIGURE = `(?=[^.,;:\\n]{0,80}?(?:\\d|\\b${NUMBER}\\b))`;
/** What is told of it behind that, where nothing of it is left: "; in the last week it lost none". */
const GONE_SINCE =
  "[^.;\\n]{1,100}[,;] (?:and )?(?:now|since|today|after|afterwards|in the (?:last|past))(?!\\p{L})[^.;\\n]{0,60}?\\b(?:none|nothing|no|never|not (?:once|one|a)|zero)\\b";
const TESTS = "(?:tests?|test cases?|specs?|checks?|examples)";

/** Figures of something else than of this work in use: of its rating, of what was before it, of those who saw it. */
export const CLAIMED_FIGURES: readonly BriefRule[] = [
  {
    id: "rated",
    reason: "what it is rated, certified or guaranteed for was not tried here",
    pattern: new RegExp(
      `(?:\\b(?:is|are|was|were|been|being) (?:(?:also|even|still|all|both) )?|${CLAUSE})(?:certified|rated|specified|dimensioned|warranted|guaranteed)(?: by (?:[\\p{L}-]{1,20} ){0,2}?[\\p{L}-]{1,20})? (?:to|for|up to)(?!\\p{L})${WITH_FIGURE}${REST}|\\b(?:an? |the )?${NUMBER}[- ]?(?:years?|months?)['’]?[- ](?:guarantee|warranty)\\b|\\b(?:guarantee|warranty) (?:of|for|lasts|covers|runs) (?:\\p{L}{1,20} )?${NUMBER} ${TIME}`,
      "iu",
    ),
    finds: [
      "It is certified to carry 120 kg.",
      "The cable is rated for 16 A",
      "It comes with a 10 year guarantee.",
      "The slates have a guarantee of thirty years",
    ],
    leaves: [
      "It carried 120 kg",
      "The certified scale shows 120 kg",
      "40 guarantee cards were printed",
    ],
  },
  {
    id: "tests_there",
    reason:
      "tests that did not run, or of which nothing is told but that they are there, show nothing",
    pattern: new RegExp(
      `\\b(?:library|framework|package|module|tool|plugin|plug-in|dependency|app|application|code|codebase|upstream)(?: (?:that )?(?:we|I|it) (?:uses?|chose|takes?|builds? on))? (?:has|have|comes with|ships with|brings|contains|includes) (?:(?:about|over|some) )?${NUMBER} (?:\\p{L}{1,20} ){0,2}?${TESTS}(?: of (?:its|their) own)?${STOP}(?!,)|${CLAUSE}upstream (?:also )?(?:has|have|runs?|passes|ships|counts) ${WITH_FIGURE}${REST}`,
      "iu",
    ),
    finds: [
      "The library has 4,000 tests of its own.",
      "The framework we use comes with 4,000 tests.",
      "Upstream runs 4,000 tests on every commit.",
    ],
    leaves: [
      "The library has 64 tests, all pass.",
      "The library has 64 tests and all pass.",
      "400 of upstream's 400 tests pass against it",
    ],
  },
  {
    id: "before_it",
    reason: "what it was like before does not show what it is like now",
    pattern: new RegExp(
      `${CLAUSE}(?:the|our|its) (?:old|previous|former|earlier) (?:version|one|build|release|code|script|setup|model) (?:passed|passes|took|takes|ran|runs|handled|handles|answered|answers|served|managed|needed|had|gave) ${WITH_FIGURE}${REST}|${CLAUSE}before (?:the|this|that) (?:change|fix|repair|rework|work|move|upgrade|update|rewrite),? (?:it|this|the \\p{L}{1,20}|a \\p{L}{1,20}) \\p{L}{1,20} ${WITH_FIGURE}(?!${GONE_SINCE})${REST}`,
      "iu",
    ),
    finds: [
      "The old version passed 40 tests.",
      "Before the change it took 180 ms.",
      "The old version took 180 ms and the new one is faster",
      "Before the repair the pump lost 3 litres a day.",
    ],
    leaves: [
      "It took 12 ms, 180 ms before the change",
      "Before the repair the pump lost 3 litres a day; in the last week it lost none.",
      "The old meter and the new one agreed to 1 %",
      "The older of the 12 files is kept",
      "Our last build passed 412 of 412 tests",
    ],
  },
  {
    id: "of_its_like",
    reason: "what others of its kind do was not seen of this one",
    pattern: new RegExp(
      `${CLAUSE}(?:(?:an?|one|two|some|most) )?(?:such|similar|comparable) (?:an? )?(?:[\\p{L}-]{1,20} ){1,3}?(?:(?:in|on|at|of) (?:the |an? )?(?:[\\p{L}-]{1,20} ){1,3}?)?(?:has |have )?(?:bears?|bore|handles?|handled|holds?|held|lasts?|lasted|serves?|served|takes?|took|(?:is|are) (?:in use|used|known|common|running)) ${WITH_FIGURE}${REST}`,
      "iu",
    ),
    finds: [
      "Such stands hold 300 kg on average.",
      "Similar receivers are in use at 3 other shops",
      "A similar gutter on the Hall farm took 180 litres in an hour.",
    ],
    leaves: ["Similar names are told apart in 40 of 40 rows", "It held 300 kg, a similar one 200"],
  },
  {
    id: "asked_for",
    reason: "what was asked for is not what there is",
    pattern: new RegExp(
      `(?<!\\b(?:am|are|be|been|being|is|was|were) )(?!(?<=\\b(?:I|we) )asked for [^.\\n]{1,100}(?:, and|[;:]) )\\b(?:asked|called|wished) for ${WITH_FIGURE}${REST}`,
      "iu",
    ),
    finds: ["The library asked for eight places.", "We asked for 12 places."],
    leaves: [
      "The printer was asked for 40 labels",
      "The form asks for 3 names",
      "We asked for the tide on 20 days, and it agreed with the table on all of them.",
    ],
  },
  {
    id: "made_in",
    reason: "the time that it took is no evidence",
    pattern: new RegExp(
      `\\b(?:it|this|everything) (?:took|cost|needed) ${WITH_FIGURE}[^.,;:\\n]{1,80}? to (?:build|make|write|finish|complete|do)(?: (?:it|this|that|everything|all))?${STOP}|\\b(?:I|we)(?:['’]ve| have)? (?:built|coded|did|finished|implemented|made|wrote|written) (?:it|this|everything|the \\p{L}{1,20}) in (?:(?:about|only|just|under) )?${NUMBER} ${LONG_TIME}${STOP}|\\bthe (?:work|job|project|task) (?:took|cost|needed) (?:(?:about|over|nearly|some|only) )?${NUMBER} ${LONG_TIME}(?!\\p{L})(?! (?:instead of|rather than|against|down from|compared) |,? (?:not|before|where|but) )`,
      "iu",
    ),
    finds: [
      "It took three weeks and 40 commits to build.",
      "The work took 12 hours",
      "I wrote it in 3 days.",
    ],
    leaves: [
      "It took 3 minutes to build the project on a clean machine",
      "The job took 12 minutes for 40 files",
      "The job took 3 hours instead of 9.",
    ],
  },
  {
    id: "audience",
    reason: "that people were shown it does not tell what it did",
    pattern: new RegExp(
      `\\b(?:demonstrated|presented|demoed|pitched|explained|shown)(?: live)? (?:to|for|in front of) (?:(?:about|over|all|the|our) ){0,2}${NUMBER} (?:\\p{L}{1,20} ){0,2}?${PERSONS}(?: (?:at|in|on|during) (?:the|a|our) [\\p{L}-]{1,20}(?: [\\p{L}\\d-]{1,20}){0,3})?(?=\\s*(?:$|[.;!]))`,
      "iu",
    ),
    finds: ["It was demonstrated to 12 stakeholders.", "Presented to 12 managers at the meeting"],
    leaves: ["It was shown to 12 users and 11 found the button", "Shown to 12 users: 11 found it"],
  },
];
