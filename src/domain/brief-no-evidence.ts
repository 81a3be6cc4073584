import { LONG_TIME, NUMBER, OPINION_FIGURES, TIME, WITHOUT_A_RESULT } from "./brief-opinions.ts";
import type { BriefRule } from "./brief-rules.ts";
import { CLAIMED_FIGURES } from "./brief-claims.ts";
import { PROMISED_RULES } from "./brief-promised.ts";
import { WISHED_FIGURES } from "./brief-wishes.ts";

/** Not points: those of a form that an inspector holds are looked at one by one. */
const DEMANDS =
  "(?:requirements?|goals?|objectives?|criteria|deliverables?|wishes|conditions|user stories|to-?dos?)";
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
      /(?<=\b(?:as of|on|since|until|by) (?:the )?)\b\d{1,2}\.? (?:January|February|March|April|May|June|July|August|September|October|November|December)(?: \d{4})?\b|(?<=\b(?:as of|on|since|until|by) )(?:January|February|March|April|May|June|July|August|September|October|November|December) \d{1,2}(?:st|nd|rd|th)?(?:,? \d{4})?\b|(?<=\b(?:as of|on|since|until|by) )(?:19|20)\d\d-\d\d-\d\d\b|^\W*\d{1,2}\.? (?:January|February|March|April|May|June|July|August|September|October|November|December)(?= (?:tests?|checks?|runs?|specs?|trials?)\W*$)|\b\d{1,2} o['’]clock\b/iu,
    finds: [
      "as of 21 November 2026",
      "since 2026-11-21",
      "See for yourself at 10 o'clock",
      "12 May tests",
    ],
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
      `(?<!\\bas )\\b${PRAISE}[ ,:;–—!.-]{1,4}(?:(?:a|an|solid|clean|clear) ){0,2}\\d{1,2} ?(?:/|of|out of) ?(?:5|10)(?=\\s*(?:$|[.,;!]))|\\b(?:on a scale )?of 1 to (?:5|10)(?::? \\d{1,2})?\\b|\\b(?:${NUMBER} ?(?:/|of|out of) ?)?${NUMBER} (?:\\p{L}{1,20} ){0,2}?(?:likes?|liked|loves?|loved|enjoy(?:s|ed)?) (?:it|this|that)\\b|\\b(?:good|fine|ok|great) to (?:all )?${NUMBER} of us\\b|\\b${NUMBER} thumbs?(?: up)?|\\b(?:[1-5]|one|two|three|four|five) stars?(?= (?:from|by) (?:me|us|my|our|everyone|everybody|all)\\b)|(?:^|[.,;:!]|\\b(?:it|gets?|got|deserves|worth)) ?(?:[1-5]|one|two|three|four|five) stars(?=\\s*(?:$|[.,;!]))|\\b(?:I|we)(?:['’]d| would)? (?:give|rate) (?:it|this) (?:an? )?\\d{1,3}(?: ?(?:/|of|out of) ?\\d{1,3}|(?=\\s*(?:$|[.,;!])))`,
      "iu",
    ),
    finds: [
      "like a charm, 10/10.",
      "Just fine, 10 out of 10",
      "3 thumbs up",
      "Five stars from me",
      "my 2 kids love it",
      "9 out of 10 customers like it.",
    ],
    leaves: [
      "smoke tests: 10/10 pass",
      "fine, 10/10 tests pass",
      "drew 300 stars of the sky",
      "Lighthouse rates the page as great: 98/100.",
      "Astronomers counted 300 stars from the roof with it.",
      "The camera finds 4 stars.",
      "We give it 200 requests a second and none is lost",
    ],
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
      "all 8 wishes ticked off",
    ],
    leaves: [
      "The inspector went through the form: 22 of 22 points fulfilled.",
      "50 of 50 success criteria met",
      "14 points measured",
      "40 parcels delivered",
    ],
  },
  {
    id: "effort",
    reason: "the time that it took is no evidence",
    pattern: new RegExp(
      `\\b(?:(?:took|cost) (?:me|us)|(?:I|we) (?:needed|took)) (?:(?:about|some|over|nearly) )?(?:an?|many|${NUMBER}) ${LONG_TIME}|\\b(?:I|we) spent (?:(?:about|some|over|nearly) )?(?:an?|many|${NUMBER}) ${TIME}|\\b(?:I|we)(?:['’]ve| have)? (?:\\p{L}{1,20}ly )?(?:tested|tried|checked|used|played with|worked on) (?:it|this|that|everything|around) (?:for )?(?:(?:about|over|nearly) )?(?:an?|many|${NUMBER}) ${TIME}${WITHOUT_A_RESULT}|\\b(?:an?|many|${NUMBER}) ${TIME} of (?:(?:hard|my|our) )?(?:work|effort|thinking|reading|research|debugging|discussion)`,
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
      "It took me 4 minutes to pitch it alone with a stopwatch running.",
      "We used it for 6 weeks without a restart",
    ],
  },
  {
    id: "reading",
    reason: "what somebody read is no evidence",
    pattern: new RegExp(
      `\\b(?:I|we)(?:['’]ve| have)? (?:(?:also|then|first|carefully) )?(?:read|studied|followed|watched|skimmed)(?: through)? ${NUMBER} (?:\\p{L}{1,20} ){0,2}?(?:files|pages|docs|documents|guides|manuals|tutorials|articles|papers|posts|threads|books|chapters|videos|issues|tickets)(?! (?:in|back|out|aloud)\\b)(?: of \\p{L}{1,20})?(?:(?:, | and |, and |, then )(?:read|studied|followed|watched|skimmed) ${NUMBER} (?:\\p{L}{1,20} ){0,2}?\\p{L}{2,20}s\\b){0,3}`,
      "iu",
    ),
    finds: ["I read 12 files and followed 3 guides", "We watched two long videos"],
    leaves: [
      "I compared 40 pages",
      "The scanner read 40 cards",
      "I read 60 files in and wrote them out",
      "I read 40 cards with the scanner",
    ],
  },
  {
    id: "unrun_tests",
    reason:
      "tests that did not run, or of which nothing is told but that they are there, show nothing",
    pattern: new RegExp(
      `\\b${NUMBER}(?: of (?:the )?${NUMBER})? (?:\\p{L}{1,20} ){0,2}?${TESTS},? (?:(?:are|is|were|was|have|has|been|all|but|still|currently|now|of|them|which|written|added|there) ){0,4}${UNRUN}|\\b${TESTS} (?:(?:are|is|were|was|have|been|all|still|now|marked|as) ){1,5}${UNRUN},? \\(?${NUMBER}|\\b(?:there (?:are|is|exist)|(?:the (?:suite|repository|repo|project)|we) (?:has|have|contains?|holds?|includes?)) (?:(?:about|over|now|also) )?${NUMBER} (?:\\p{L}{1,20} ){0,2}?${TESTS}(?: (?:for|in|of|on|around|covering|now|already|altogether)(?: (?!(?:and|all|each|every|which|that)\\b)[^\\s.,;:]{1,30}){0,6})?(?=\\s*(?:$|[.;!]))(?<!\\b(?:pass|passes|passed|passing|green|succeed|ok|fails?|failed|failures?|none|clean))`,
      "iu",
    ),
    finds: [
      "12 tests are disabled",
      "8 tests, all skipped",
      "All tests are marked as skipped (14)",
      "6 of the 9 tests are commented out",
      "20 tests were written but not executed",
      "there are 12 tests",
      "The suite has 214 tests for the parser.",
    ],
    leaves: [
      "12 tests pass, 3 are skipped",
      "there are 12 tests, all green",
      "12 tests ran clean",
      "The suite has 214 tests and all of them go through.",
    ],
  },
  ...OPINION_FIGURES,
  ...WISHED_FIGURES,
  ...CLAIMED_FIGURES,
];

/** Sentences that are no evidence, whatever figures they hold. */
export const NO_EVIDENCE_RULES: readonly BriefRule[] = [
  {
    id: "intention",
    reason: "what is still to be done is no evidence",
    pattern:
      /\b(?:will (?!not |give|return|answer|show|print|refuse|reject|never )\p{L}+|(?:to|must|needs? to|remains? to|has to|have to|still has to) be (?:tested|checked|verified|measured|confirmed|run|done)|going to|not (?:yet )?(?:been )?(?:tested|run|verified|measured|checked)|n't (?:yet )?(?:been )?(?:tested|run|verified|measured|tried)|untested|next (?:week|sprint|month|step)|tomorrow|(?:is|are|was|were|been) planned|planned (?:for|to|next|on)\b|(?:run|trial|pilot|demo) is set for|(?:is|are) scheduled for|the plan is (?:to|that|for)\b|later (?:today|this|on)|pending|needs? (?:\d{1,4} |a few |some |two |three )?more(?= (?:work|tests?|testing|checks?|runs|time|days|weeks|months|polish|tuning|attention|care|love)\b(?! than\b)|\s*(?:$|[.,;!]))|TODO|TBD|wird noch|se probará|sera testé)\b/iu,
    finds: [
      "Will be tested with 40 files next week",
      "12 tests are planned",
      "A test run is set for 12 users",
      "12 pages done, needs 3 more days",
      "The plan is to test it with 12 users",
    ],
    leaves: [
      "12 tests passed",
      "The keys are set for all 4 domains",
      "The plan is corrected, and all 31 aisles were walked against it",
      "52 weeks planned, nobody is on call twice",
      "Needs 3 more seconds than the old one for 10,000 rows: 14 s.",
    ],
  },
  {
    id: "no_run",
    reason: "what was not run, is only there, or is still wrong is no evidence",
    pattern:
      /\b(?:I|we) (?:could(?: not|n['’]t)|was(?: not|n['’]t) able to|were unable to|am unable to|did(?: not|n['’]t)|have(?: not|n['’]t)|never) (?:yet )?(?:run|test|check|try|verify|measure|tested|checked|tried|verified|measured)\b|\b\d+ (?:\p{L}+ )?(?:tests?|checks|specs) (?:exist|are there)\b|^\s*\d+ (?:(?!(?:January|February|March|April|May|June|July|August|September|October|November|December)\b)\p{L}+ )?(?:tests?|checks|specs)\s*\.?\s*$|\b(?:no|0|zero) (?:tests?|checks?|cases|specs)\b(?=\s*(?:$|[.;,]|(?:were |have been |are |was |is )?(?:run|ran|there|exist|yet)))|(?<!\b(?:no|zero|0|nor|without|without any) (?:\p{L}+ )?)\b(?:errors?|failures?|bugs?|defects?|faults?|problems?) (?:still )?(?:remain|are left|persist)\b|\bthe (?:\p{L}+ )?(?:build|pipeline|suite|deployment|ci) (?:is|stays|remains|still is|is still) (?:broken|red|failing)\b|^(?!.*\b(?:if|when|with|without|on)\b).*\b(?:and|but) (?:(?:then|always|still|it) ){0,2}(?:fails|crashes|hangs|breaks)(?=\s*(?:$|[.,;]))/iu,
    finds: [
      "I could not run the tests",
      "48 tests exist",
      "0 tests.",
      "3 errors remain",
      "12 of 12 tests pass on my branch but the build is broken",
      "The build takes 40 s and then fails.",
    ],
    leaves: [
      "48 tests pass",
      "0 errors in 48 runs",
      "48 tests pass and no bugs remain",
      "20 of 20 accounts could not try again for 10 minutes",
      "48 tests;",
      "A row with a letter in it stops the import and fails with exit 2",
    ],
  },
  {
    id: "hedge",
    reason: "a guess is no evidence",
    // "as it should", "what should fail does fail" "should be refused and is" and "expected to read 4 and reads 4" tell of what was seen.
    pattern:
      /\b(?:(?<![✓✔√☑] )(?<!\b(?:that|which|as|than|what|who|where|how) (?:(?:it|they|this|one|each|we|you) )?)(?:should|ought to)(?! have\b)(?! (?<due>\p{L}{1,30})(?!\p{L}).{0,80}(?:\band|[,;:]) (?:it )?\k<due>(?:s|es|d|ed)\b)(?![^.;]{0,60}\band (?:it )?(?:is|are|does|do|did|was|were)\s*(?:$|[.,:;]))|maybe|perhaps|probably|presumably|hopefully|in theory|in principle|I(?:'d| would) say|I (?:think|believe|guess|assume|expect|hope)|as far as I (?:know|can tell|can see)|afaik|likely|supposedly|apparently|expected to (?:work|pass|handle)|(?:is|are|^\W*) ?expected to (?<verb>\p{L}{1,30})(?!\p{L})(?!.{0,80}(?:\band|[,;:]) (?:\p{L}{1,20} )?(?:\k<verb>(?:s|es|d|ed)?\b|(?:is|are|does|do|did|was|were)\s*(?:$|[.,:;])))|(?:^\W*|\b(?:is|are|I|we) )estimated?|(?<!\b(?:that|which|who|what) (?:\p{L}{1,20} )?)might (?:be|have|need|take|still|return|fail)|designed to (?:work|handle|serve)|can handle (?:up to )?\d|capable of)\b/iu,
    finds: [
      "Should handle 10,000 users",
      "It ought to hold 8 bicycles",
      "It should return 200 for every request",
      "It probably survives 3 restarts",
      "maybe 50 ms",
      "Estimated 30 ms per ring",
      "The gauge is expected to read 4.0 bar and the pump to stop",
      "There might be 2 or 3 small bugs",
    ],
    leaves: [
      "3 restarts, 3 times the queue was complete",
      "A locked file should be refused and is: exit 2",
      "All 4 cases stop where they should",
      "All 4 cases stop where they ought to",
      "12 cases expected to fail do fail",
      "✓ should answer 401 when the token has expired (14 ms)",
      "The estimated height is off by 3 cm",
      "The gauge is expected to read 4.0 bar and reads 4.0 bar.",
      "The gauge should read 4.0 bar and reads 4.1 bar.",
      "12 forms are expected to be refused, and are: exit 2",
    ],
  },
  {
    id: "supposition",
    reason: "what would happen was not seen",
    // With what was before, or what is now, beside it, "would" tells of the past; counted people who would buy it were asked.
    pattern:
      /^(?!.*\b(?:before|old|without|earlier|formerly|now|instead|otherwise)\b)(?!.*\b(?:\d{1,6}|all|most|none|half|two|three|four|five|six|seven|eight|nine|ten) (?:\p{L}{1,20} ){0,3}would (?:(?:not|never|also|gladly|rather) )?(?:come|buy|recommend|choose|pay|order|book|renew|vote|prefer|visit|join|keep|stay)\b)(?:.*[,;:(] ?)?\s*(?:(?!(?:that|which|who|what|where|when|if|how|and)\b)[\p{L}\d/-]{1,30} ){0,4}?would\b/iu,
    finds: [
      "would return 200 for every request",
      "It would take about 30 ms",
      "I would say 50 ms",
      "500 guests would be served",
    ],
    leaves: [
      "An order that would pass the limit is refused with 422",
      "Without the lock it would save twice, with it once in 40 of 40 runs",
      "It switched 30 times and would switch back by itself",
      "38 guests would come again, 2 would not; the slips are in the box.",
    ],
  },
  {
    id: "server_error",
    reason: "a request that ends in an error of the server does not show that it works",
    // An error of the server is what is wanted where something was taken away: "with the database down it gives 503".
    pattern:
      /(?:^|[,;:]) ?\s*(?:(?:GET|POST|PUT|PATCH|DELETE|HEAD) \S{1,200}|(?:every|each|all|any) (?:\p{L}{1,20} )?(?:requests?|calls?|pages?)|the (?:page|server|app|api|endpoint|service|site|route)|it)(?: (?:still|always|often|sometimes))?(?: (?:returns?|returned|gives?|gave|answers?|answered|responds?|responded|replies|replied|ends?|ended|gets?|got|is|shows?)| ?(?:->|→|=>|:))(?: (?:with|in|back|a|an|HTTP|status)){0,3} ?5\d\d\b(?=\s*(?:$|[.;)]|for (?:every|each|all|any)\b|(?:on )?every\b|each\b|always\b|all\b|errors?\b|internal\b|bad\b|service\b))(?!.*\b(?:when|if|while|with|without|after|until|before|as|once|unless|down|stopped|now|then|first|[234]\d\d)\b)/iu,
    finds: [
      "GET /bookings returns 500 for every request.",
      "Every request ends in a 500.",
      "GET /loans gives 503 every time",
    ],
    leaves: [
      "With the database down GET /health returns 503",
      "GET /health returns 503 when the database is down",
      "GET /loans gave 500 before, 200 now",
      "GET /loans returns 500 rows",
      "every request returns 500, which is what the fault injector is for: 40 of 40 did.",
      "An unreachable printer gives 503",
      "GET /loans returns 503 once the database is gone",
    ],
  },
  {
    id: "instruction",
    reason: "a step that is handed to the reader was not taken",
    pattern:
      /\b(?:and|to|then) (?:you(?:['’]ll| will| can)? )?(?:see|check|verify|find out)(?: (?:it|that|for yourself|yourself|what happens))?\s*[.!]?\s*$|\bsee (?:for )?yourself\b|^\W*(?:(?:just|please|simply|now) )?(?:run|try|execute|start|open|use|call|visit) [^,:;]*\b(?:yourself|you(?:['’]ll| will| can) see)(?: (?:it|this|that|it works|that it works|for yourself|what happens))?\s*[.!]?\s*$/iu,
    finds: ["run `` and see.", "Run `` yourself.", "Try it with 20 sailors and you will see."],
    leaves: [
      "Run ``: 12 passed",
      "See handshake.log",
      "Open the orders page on staging and you can see the 12 imported orders.",
      "Opened the page to see 40 rows, 40 were there",
    ],
  },
  ...PROMISED_RULES,
];
