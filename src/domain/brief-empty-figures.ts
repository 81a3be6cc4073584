import type { BriefRule } from "./brief-rules.ts";

const NUMBER =
  "(?:\\d[\\d,.]{0,12}|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty|forty|fifty|a dozen|several|both)";
const TIME = "(?:minutes?|hours?|days?|weeks?|months?|evenings?|nights?|afternoons?|mornings?)";
const DEMANDS =
  "(?:requirements?|goals?|objectives?|criteria|deliverables?|points|wishes|conditions|user stories|to-?dos?)";
const MET =
  "(?:met|fulfilled|satisfied|done|completed?|ticked|checked off|implemented|closed|resolved|delivered|achieved|addressed|covered|finished)";
const UNRUN =
  "(?:disabled|deactivated|(?:switched|turned) off|commented out|skipped|ignored|muted|quarantined|(?:not|never) (?:yet )?(?:run|executed|started|enabled))(?![\\p{L}])";
const TESTS = "(?:tests?|specs?|test cases?)";
const PRAISE =
  "(?:like a charm|like a dream|fine|good|great|perfect(?:ly)?|nice(?:ly)?|excellent(?:ly)?|awesome|superb?|smooth(?:ly)?|well|happy|wonderful(?:ly)?|brilliant(?:ly)?|flawless(?:ly)?)";

/** Stretches of text whose figures show nothing that works: they are taken out before evidence is looked for. */
export const EMPTY_FIGURES: readonly BriefRule[] = [
  {
    id: "date",
    reason: "a date counts nothing",
    pattern:
      /(?<=\b(?:as of|on|since|until|by) (?:the )?)\b\d{1,2}\.? (?:January|February|March|April|May|June|July|August|September|October|November|December)(?: \d{4})?\b|(?<=\b(?:as of|on|since|until|by) )(?:January|February|March|April|May|June|July|August|September|October|November|December) \d{1,2}(?:st|nd|rd|th)?(?:,? \d{4})?\b|(?<=\b(?:as of|on|since|until|by) )(?:19|20)\d\d-\d\d-\d\d\b|\b\d{1,2} o['’]clock\b/iu,
    finds: ["as of 21 November 2026", "since 2026-11-21", "See for yourself at 10 o'clock"],
    leaves: ["14 runs in May", "at 10:04 the call came"],
  },
  {
    id: "belief",
    reason: "the whole of a belief measures nothing",
    pattern:
      /(?<=\b(?:works?|worked|working|done|ready|fine) )100 ?%(?! (?:in|of|coverage|branch|line)\b)/iu,
    finds: ["it works 100%"],
    leaves: ["Line coverage is 100%", "It works 100% in 40 browsers"],
  },
  {
    id: "rating",
    reason: "a mark that somebody gives is praise",
    pattern: new RegExp(
      `\\b${PRAISE}[ ,:;–—!.-]{1,4}(?:(?:a|an|solid|clean|clear) ){0,2}\\d{1,3} ?(?:/|of|out of) ?(?:5|10|100)(?=\\s*(?:$|[.,;!]))|\\b(?:on a scale )?of 1 to (?:5|10)(?::? \\d{1,2})?\\b|\\b${NUMBER} (?:\\p{L}{1,20} ){0,2}?(?:likes?|liked|loves?|loved|enjoy(?:s|ed)?) (?:it|this|that)\\b|\\b(?:good|fine|ok|great) to (?:all )?${NUMBER} of us\\b|\\b${NUMBER} (?:thumbs?(?: up)?|stars?(?= (?:from|by|for)\\b|\\s*(?:$|[.,;!])))|\\b(?:I|we)(?:['’]d| would)? (?:give|rate) (?:it|this) (?:an? )?\\d{1,3}(?: ?(?:/|of|out of) ?\\d{1,3})?`,
      "iu",
    ),
    finds: [
      "like a charm, 10/10.",
      "Just fine, 10 out of 10",
      "3 thumbs up",
      "Five stars from me",
      "my 2 kids love it",
    ],
    leaves: ["smoke tests: 10/10 pass", "fine, 10/10 tests pass", "drew 300 stars of the sky"],
  },
  {
    id: "list_of_demands",
    reason: "that what was asked for is met is the claim itself",
    pattern: new RegExp(
      `\\b${NUMBER}(?: ?(?:/|of|out of)(?: the)? ?${NUMBER})? (?:(?!success\\b|audit\\b|WCAG\\b)\\p{L}{1,30} ){0,2}?${DEMANDS}:? (?:(?:are|is|were|was|have|has|been|all|now) ){0,3}${MET}(?![\\p{L}])|\\b(?:meets?|met|fulfill?s?|fulfilled|satisf(?:y|ies|ied)|achieves?|achieved) (?:(?:all|each|every|of|the|our) ){0,4}${NUMBER} (?:\\p{L}{1,30} ){0,2}?${DEMANDS}(?![\\p{L}])`,
      "iu",
    ),
    finds: [
      "all 5 requirements are met",
      "4 of 4 criteria fulfilled",
      "meets all three of the goals",
      "all 8 points ticked off",
    ],
    leaves: ["50 of 50 success criteria met", "14 points measured", "40 parcels delivered"],
  },
  {
    id: "effort",
    reason: "the time that it took is no evidence",
    pattern: new RegExp(
      `\\b(?:(?:took|cost) (?:me|us)|(?:I|we) (?:spent|needed|took)) (?:(?:about|some|over|nearly) )?(?:an?|many|${NUMBER}) ${TIME}|\\b(?:I|we)(?:['’]ve| have)? (?:\\p{L}{1,20}ly )?(?:tested|tried|checked|used|played with|worked on) (?:it|this|that|everything|around) (?:for )?(?:(?:about|over|nearly) )?(?:an?|many|${NUMBER}) ${TIME}|\\b(?:an?|many|${NUMBER}) ${TIME} of (?:(?:hard|my|our) )?(?:work|effort|thinking|reading|research|debugging|discussion)`,
      "iu",
    ),
    finds: [
      "It took me 3 days",
      "I spent two evenings on it",
      "I tested it for 2 hours and it is fine",
      "after 3 weeks of work",
    ],
    leaves: [
      "The import took 3 hours for 40 files",
      "A run took 3 seconds",
      "It ran for 48 hours without a restart",
      "I tested the battery for 12 hours",
    ],
  },
  {
    id: "reading",
    reason: "what somebody read is no evidence",
    pattern: new RegExp(
      `\\b(?:I|we)(?:['’]ve| have)? (?:(?:also|then|first|carefully) )?(?:read|studied|followed|watched|skimmed)(?: through)? ${NUMBER} (?:\\p{L}{1,20} ){0,2}?(?:files|pages|docs|documents|guides|manuals|tutorials|articles|papers|posts|threads|books|chapters|videos|issues|tickets)(?: of \\p{L}{1,20})?(?:(?:, | and |, and |, then )(?:read|studied|followed|watched|skimmed) ${NUMBER} (?:\\p{L}{1,20} ){0,2}?\\p{L}{2,20}s\\b){0,3}`,
      "iu",
    ),
    finds: ["I read 12 files and followed 3 guides", "We watched two long videos"],
    leaves: [
      "I compared 40 pages",
      "The scanner read 40 cards",
      "I read 40 cards with the scanner",
    ],
  },
  {
    id: "unrun_tests",
    reason:
      "tests that did not run, or of which nothing is told but that they are there, show nothing",
    pattern: new RegExp(
      `\\b${NUMBER}(?: of (?:the )?${NUMBER})? (?:\\p{L}{1,20} ){0,2}?${TESTS},? (?:(?:are|is|were|was|have|has|been|all|but|still|currently|now|of|them|which|written|added|there) ){0,4}${UNRUN}|\\b${TESTS} (?:(?:are|is|were|was|have|been|all|still|now|marked|as) ){1,5}${UNRUN},? \\(?${NUMBER}|\\b(?:there (?:are|is|exist)|(?:the (?:suite|repository|repo|project)|we) (?:has|have|contains?|holds?|includes?)) (?:(?:about|over|now|also) )?${NUMBER} (?:\\p{L}{1,20} ){0,2}?${TESTS}\\b(?![^.;]{0,80}\\b(?:pass|passes|passed|passing|green|succeed|ok|fails?|failed|failures?|none|clean|each|every)\\b)`,
      "iu",
    ),
    finds: [
      "12 tests are disabled",
      "8 tests, all skipped",
      "All tests are marked as skipped (14)",
      "6 of the 9 tests are commented out",
      "20 tests were written but not executed",
      "there are 12 tests",
    ],
    leaves: ["12 tests pass, 3 are skipped", "there are 12 tests, all green", "12 tests ran clean"],
  },
];
