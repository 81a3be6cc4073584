import { CLAUSE, NUMBER, PERSONS, STOP } from "./brief-opinions.ts";
import type { BriefRule } from "./brief-rules.ts";

/** Verbs by which the text goes on to what was seen: "we expect 95% and measured 97%". */
const SEEN =
  "(?:measured|got|gets|saw|seen|reached|came|had|found|counted|observed|achieved|ran|runs|passed|pass|passes|is|are|was|were|did|does|do|took|gave|gives|shows?|showed|shown|printed|prints|returned|returns|made|met|beat|beats|exceeded|held|holds|hit|answered|answers|opened|opens|worked|works|lit|started|starts|stopped|stops|landed|arrived|all)";
/**
 * The rest of a clause with its figures; it ends before what was seen. A full stop or comma inside a figure ends nothing.
 */
const REST = `(?:(?! (?:and|but|while|whereas|yet|then) (?:[^\\s.,;:]{1,30} ){0,3}?${SEEN}\\b)(?:[^.,;:!?()\\n–—]|[.,](?=\\d))){0,120}`;
/** Nothing is a mere wish of which it is told that it came true. */
const NOT_MET =
  "(?![^.;\\n]{0,100}\\b(?:reached|met|exceeded|beaten|beat|beats|achieved|surpassed|undercut|held|hit|kept)\\b)";
const WITH_FIGURE = `(?=[^.;:\\n]{0,60}?(?:\\d|\\b${NUMBER}\\b))`;

const TESTS = "(?:tests?|test cases?|specs?|cases|checks?|scenarios|examples)";
const ABOUT =
  "(?: (?:for|in|of|on|around|covering|now|already|so far|altogether|to)(?: (?!(?:and|all|each|every|which|that)\\b)(?:[^\\s.,;:]|\\.(?=[\\p{L}\\d])){1,60}){0,6})?";
/** Who promises, and where it stands. A manual may be the work itself: what it lists is not meant. */
const PROMISER =
  "(?:vendor|manufacturer|maker|supplier|producer|seller|dealer|retailer|provider|contractor|documentation|docs|data ?sheet|manual|brochure|catalogue|catalog|packaging|leaflet|readme|specification|handbook|advert(?:isement)?|marketing|sales(?: team| people)?|contract|offer|chatgpt|model card)s?";
/** Which of these may be the work itself, with what was compared: "The catalogue gives 61 years, each as on the print." */
const COMPARED =
  "(?<=\\b(?:brochure|catalogue|catalog|packaging|leaflet|handbook|contract|manual|guide)s? )(?=[^.;\\n]{0,160}?\\b(?:(?:the same|just) (?:as|in)|as (?:in|on|at|by) the|says the same|agree[sd]?|match(?:es|ed)?|(?:checked|counted|compared|verified|proofread) (?:against|with|by)|tallie[sd])(?!\\p{L}))";
const SELLER =
  "(?:vendor|manufacturer|maker|supplier|producer|seller|dealer|retailer|provider|contractor)(?:['’]s|s['’])";
/** Behind who promises: "the vendor of the search engine". */
const OF_WHAT = "(?: (?:of|for|to|on|behind) (?:[\\p{L}-]{1,20} ){0,3}?[\\p{L}-]{1,20})?";
const THE = `(?:(?:the|its|our|their|his|her|your|an?|official|printed|${SELLER}) ){0,3}`;
/** Of whom the possessive is no sign of somebody else's: "the vendor's manual", not "the cook's manual". */
const NOT_OF_ANOTHER = `(?<!(?<!\\b(?:vendor|manufacturer|maker|supplier|producer|seller|dealer|retailer|provider|contractor))['’]s )`;
/** What is measured, and promised before it is. */
const FIGURE_OF =
  "(?:speed|rate|throughput|latency|response time|time|accuracy|precision|recall|uptime|availability|capacity|load|range|bandwidth|performance|consumption|power|output|yield|error rate|runtime|duration)";
const GIVEN_BEFORE =
  "(?:promised|expected|advertised|claimed|guaranteed|hoped-for|planned|intended|desired|assumed|projected|predicted|announced|target)";

/** Figures that are wished for, planned or promised: they show what somebody wants, not what there is. */
export const WISHED_FIGURES: readonly BriefRule[] = [
  {
    id: "wish",
    reason: "a figure that is expected or hoped for was not measured",
    pattern: new RegExp(
      `(?:\\b(?:I|we) (?:(?:all|still|do|now|really|firmly) )?(?:expect|hope|aim|intend|anticipate|foresee|predict|promise|wish|want|need|require|would like|believe|assume|think|guess|reckon)(?!\\p{L})|${CLAUSE}(?:(?:it|this|which) (?:is )?)?(?:expects?|expecting|hoping|aims?|aiming|targets|targeting|targeted|designed|dimensioned|meant|intended|laid out) (?:for|at|to)(?!\\p{L})|${CLAUSE}(?:the|our|my|its) [\\p{L}-]{2,20} (?:(?:still|now|all) )?(?:(?:hopes?|plans?|intends?|wants?) to(?!\\p{L})|plans? (?=\\d)|(?:has|have|needs?|is|are) (?:still |yet )?to (?:check|test|measure|try|weigh|inspect|confirm|verify)(?!\\p{L})|must (?:still |yet )?(?:check|test|measure|weigh|inspect|verify)(?!\\p{L})))${NOT_MET}${WITH_FIGURE}${REST}`,
      "iu",
    ),
    finds: [
      "We expect 95% accuracy.",
      "We hope for 99.9% uptime.",
      "Aims at 12 labels a second.",
      "It is designed for 1,000 labels a second.",
      "We want a page in 200 ms",
      "We need 99.9 % uptime.",
      "The choir hopes to sing it to 200 people at Easter.",
      "The engineer has to test it with 1.2 t.",
      "The engineer must still check the 4 bolts.",
    ],
    leaves: [
      "We expected 12 rows and got 12 rows.",
      "The lid has to hold 12 kg",
      "The planner plans a week in 12 s",
      "Users expect 12 rows",
      "Aimed at 30 targets, hit 28.",
      "We expect it to hold 12 rows, which it reached in 3 runs",
    ],
  },
  {
    id: "target",
    reason: "a target says where it is to go, not where it is",
    pattern: new RegExp(
      `(?<!\\b(?:in|on|to|at|of|from|into|near|behind|hits?) (?:the|each|every|an?|this|that) )\\b(?:targets?|aims?|objectives?|ambition|expectations?|requirement|SLOs?|(?:our|my|the) goals?)(?: (?:for|of|on) (?:(?:the|this|our|each|next) )?\\p{L}{1,20})?(?: (?:now|still))? ?(?:is|are|was|were|stands at|remains|calls for|asks for|foresees|[:=]) ?(?:\\p{L}{1,20} ){0,6}?${NUMBER}(?! ?(?:m|cm|mm|km|metres?|meters?|feet|px)\\b|\\s?(?:of|out of|/) ?\\d)${NOT_MET}${REST}|\\bplan (?:has|have|holds|contains|lists|includes|names|covers|foresees|calls for) ${NUMBER} (?:\\p{L}{1,20} ){0,2}?${TESTS}${REST}`,
      "iu",
    ),
    finds: [
      "The target is 95%.",
      "The requirement was 200 requests per second.",
      "Our goal is at least 200 ms",
      "Target: 99.9 % uptime",
      "The plan has 20 test cases.",
      "The goal is a response time of 200 ms",
    ],
    leaves: [
      "The target page loads in 85 ms.",
      "The target is 30 m away and was hit 28 times.",
      "The target was 95% and was reached on 400 labels",
      "The plan lists 20 rooms and all 20 were cleaned.",
      "the goal of 12 rows",
      "objects in the target: 1,204,633",
    ],
  },
  {
    id: "could",
    reason: "what it could or will do was not seen",
    pattern: new RegExp(
      `${CLAUSE}(?:(?:it|this|that|we|they|the \\p{L}{1,20}) )?(?:could|may|might) (?:(?:easily|well|also|even|then|soon|one day|probably) ){0,2}(?:reach|achieve|attain|hit|scale|get|go|rise|drop|handle|serve|manage|deliver|save|support|process|run)\\b${WITH_FIGURE}${REST}|${CLAUSE}(?:(?:once|when|after|as soon as) (?:(?:it is|it['’]s|it has been|being) )?(?:deployed|released|merged|published|live|shipped|launched|rolled out|finished|done|ready|complete),? )?(?:(?:GET|POST|PUT|PATCH|DELETE|HEAD) \\S{1,200}|it|this|they|the (?:\\p{L}{1,20} ){0,2}?(?:endpoint|service|server|api|route|app|application|program|script|tool|build|suite|job)) (?:will|shall) (?:(?:then|also|now|always|soon) )?(?:give|return|answer|respond|show|print)(?!\\p{L})(?![^.;\\n]{0,100}\\b(?:if|when|whenever|unless|without|until|once|after|before|only|each time|instead|as|now)\\b)${REST}|${NUMBER} [^.,;:\\d\\n]{1,60} (?:is|are|seems?|looks?) (?:(?:well|easily|certainly|surely|quite|very|also) )?(?:achievable|attainable|feasible|realistic|doable|within reach)|\\b(?:I|we)(?: (?:am|are)|['’](?:m|re)| feel) (?:(?:very|quite|pretty|so|now|all) )?(?:confident|sure|certain|convinced|optimistic|positive)(?: (?:that|of|about))? ${WITH_FIGURE}${REST}`,
      "iu",
    ),
    finds: [
      "Could reach 12 ms.",
      "GET /labels will return 200.",
      "It will print 12 labels a second",
      "Once deployed it will answer 200 on /healthz",
      "We are confident that 100 labels a second is possible.",
      "12 ms per label is achievable",
    ],
    leaves: [
      "It could not print 2 of 400 labels; both had no barcode.",
      "Nobody could reach the page without a token: 12 of 12 tries gave 401.",
      "GET /labels without a token will return 401",
      "GET /labels returned 200.",
      "20 moves are possible in the opening position",
      "A second click within 48 h says when the next one is possible.",
    ],
  },
  {
    id: "promise",
    reason: "what somebody else promises was not seen here",
    pattern: new RegExp(
      `\\b${THE}${NOT_OF_ANOTHER}${PROMISER}${OF_WHAT} (?!${COMPARED})(?:(?:also|itself|even) )?(?:says?|said|states?|stated|specif(?:y|ies|ied)|quotes?|quoted|mentions?|mentioned|gives (?=\\d)|promises?|promised|claims?|claimed|guarantees?|guaranteed|advertises?|advertised|assures?(?: us| me)?|assured(?: us| me)?|speaks? of|tells? (?:us|me))(?!\\p{L}| (?:which|how|where|what|when|why|who)\\b| ["“„«'‘])${WITH_FIGURE}${REST}|${CLAUSE}(?:according to|as per|by|going by|as promised by|as stated (?:in|by)) ${THE}${PROMISER}(?!['’\\p{L}]),?${WITH_FIGURE}${REST}|\\b(?:handles?|reach(?:es)?|manages?|serves?|supports?|does|takes?|delivers?|achieves?|has|can \\p{L}{1,20}) ${WITH_FIGURE}[^.;:\\n]{1,80}?,? (?:according to|as promised by|as stated (?:in|by)|says|claims) ${THE}${PROMISER}${STOP}`,
      "iu",
    ),
    finds: [
      "The vendor says 1,000 labels a second.",
      "The documentation promises 1,000 labels a second.",
      "According to the docs it handles 1,000 labels a second.",
      "By the data sheet, it draws 3.2 A",
      "It handles 1,000 labels a second, says the maker.",
      "The manual states 12 ms.",
      "The vendor of the search engine quotes 10 ms per query.",
      "The data sheet of the chip gives 8 µA in sleep.",
      "The dealer's brochure says that the line is good for 200,000 miles.",
      "The vendor's data sheet says 12 ms.",
      "According to the vendor's documentation it takes 500 requests a second",
    ],
    leaves: [
      "The vendor's test tool says 1,000 labels a second.",
      "According to the log 400 labels were printed in 12 s.",
      "The manual lists 14 valves",
      "The website says 12 May and the ticket too.",
      "The catalogue gives 61 years, each as on the back of the print.",
      "The packaging states all 14 allergens, checked against the list of the food office.",
      "The manual says 'open at 3 bar'",
      "Wired 12 lamps according to the manual",
      "The reader of the data sheet finds 12 figures",
    ],
  },
  {
    id: "told_before",
    reason: "a figure that was written down before it was measured shows what was meant",
    pattern: new RegExp(
      `${CLAUSE}as (?:documented|specified|advertised|promised|stated|announced|claimed|guaranteed|planned)(?: (?:in|by|on) (?:(?!it |this )[^\\s,.;:]{1,30} ){0,2}?[^\\s,.;:]{1,30})?,? (?:it|this|the \\p{L}{1,20}) (?:takes?|handles?|reach(?:es)?|manages?|serves?|supports?|does|delivers?|achieves?|has|needs?|draws?|is|can \\p{L}{1,20}) ${WITH_FIGURE}${NOT_MET}${REST}|\\bit is (?:expected|assumed|hoped|planned|intended|supposed|believed|thought|understood|estimated|foreseen|anticipated|claimed|said) (?:that|to) ${WITH_FIGURE}${NOT_MET}${REST}|\\b${GIVEN_BEFORE} ${FIGURE_OF}(?: (?:of|for|per) (?:(?:the|this|our|each|an?) )?\\p{L}{1,20})? ?(?:is|was|are|were|[:=]) ?(?:\\p{L}{1,20} ){0,4}?${NUMBER}${NOT_MET}${REST}`,
      "iu",
    ),
    finds: [
      "As documented it takes 12 ms.",
      "As stated in the manual it takes 12 ms.",
      "It is expected that GET /hours returns 200.",
      "The promised speed is 12 ms.",
      "Expected latency: 12 ms",
    ],
    leaves: [
      "As documented in docs/run.md, make check prints 12 OK lines.",
      "The promised speed of 12 ms was reached in 40 of 40 runs.",
      "The expected 12 rows were printed.",
      "GET /hours returns 200 as documented.",
      "The planned 30 trips were driven.",
    ],
  },
  {
    id: "unwritten_tests",
    reason: "tests that are to be written, or are only written, show nothing",
    pattern: new RegExp(
      `\\b${NUMBER} (?:\\p{L}{1,20} ){0,3}?${TESTS} (?:(?:still|all|yet) )?(?:have|has|need|needs|remain|are|ought) (?:(?:still|yet|all) ){0,2}to be \\p{L}{2,20}|\\b${NUMBER} (?:(?:new|more|further|good|unit|end-to-end|integration|\\p{L}{1,20}) ){0,2}?${TESTS} (?:(?:were|are|have been|is|now|all|already) ){0,3}(?:written|added|created|drafted|prepared|in place|included|implemented)${ABOUT}(?=\\s*(?:$|[.;!]))|(?:${CLAUSE}|\\b(?:I|we)(?:['’]ve| have)? )(?:wrote|written|added|created|drafted|prepared) ${NUMBER} (?:\\p{L}{1,20} ){0,2}?(?:tests?|test cases?|specs?)${ABOUT}(?=\\s*(?:$|[.;!]))`,
      "iu",
    ),
    finds: [
      "12 tests have to be written.",
      "12 tests written.",
      "We wrote 12 tests for the parser.",
      "8 unit tests were added",
      "I wrote 12 tests in test/hours.test.ts.",
    ],
    leaves: [
      "12 tests written, all pass.",
      "12 tests written and green in build #418.",
      "12 test cases passed.",
      "12 letters written.",
    ],
  },
  {
    id: "customer_stars",
    reason: "a mark that somebody gives is praise",
    pattern: new RegExp(
      `\\b(?:[1-5]|one|two|three|four|five)(?: (?:out )?of (?:5|five))? stars? (?:from|by) (?:(?:the|our|my|their|an?|one|every|each|both|${NUMBER}) )?(?:(?:first|happy|test|pilot|\\p{L}{1,20}) )?(?:${PERSONS}|boss|client|customer|management)(?!\\p{L})`,
      "iu",
    ),
    finds: ["5 stars from the customer.", "Four stars by our first users"],
    leaves: ["Hotels with 5 stars from the list", "30 stars were found by the camera"],
  },
  {
    id: "code_written",
    reason: "how much was written shows nothing that runs",
    pattern: new RegExp(
      `\\b(?:(?:I|we)(?:['’]ve| have)? )?(?:(?:wrote|written|typed|added|changed|produced|committed|pushed) )?${NUMBER} (?:(?:new|clean|about) )?lines of (?:\\p{L}{1,20} )?(?:code|python|java|javascript|typescript|go|rust|c|ruby|php|sql|shell)(?!\\p{L})(?: (?:in|across|over) ${NUMBER} (?:source )?(?:files|modules|packages)(?!\\p{L}))?|\\b(?:I|we)(?:['’]ve| have)? (?:wrote|written|committed|pushed|made|changed|touched) ${NUMBER} (?:\\p{L}{1,20} ){0,2}?(?:commits?|classes|functions|methods|modules|source files)(?!\\p{L})`,
      "iu",
    ),
    finds: [
      "I wrote 340 lines of code.",
      "340 lines of Python",
      "It has 2,400 lines of code in 12 files",
      "We made 12 commits",
    ],
    leaves: [
      "Wrote 340 lines to the log in 12 s.",
      "The exporter wrote 340 rows into out/rows.csv.",
    ],
  },
];
