import type { VagueRule } from "./vague-phrases.ts";

/** Where a sentence begins: behind the mark of a list, and behind "and" or "please". */
const OPENING = "^[\\s\\d.)*•–-]{0,12}(?:(?:and|but|then|also|please|just|simply|so),? ){0,2}";
/** Those who order, judge or do the work, and are no parts of what is built: a caller may choose a format, a user a theme. */
const WHO =
  "(?:(?:(?:the|our|my|your|their) )?(?:(?:\\p{L}{2,20} )?(?:team|committee|council|management|lead|crew)|clients?|customers?|boss(?:es)?|operators?|reviewers?|managers?|designers?|developers?|stakeholders?|caretaker|choir|band|club|company|staff)|you|me|us|I|we|they|them|him|her|somebody|someone)";
const END = "\\s*[.;!?]?\\s*$";
/** Up to the end of the sentence, where nothing else is told beside it. */
const TO_THE_END = `(?:(?! (?:and|until|till|so that|without)\\b)[^.,;:!?\\n]){0,120}${END}`;
/** The same, where no place, share or state is told behind the thing: "on each day of the rota", "in the photo". */
const OF_ONE_THING = `(?:(?! (?:and|until|till|so|without|in|on|at|from|by|with|to|is|are|was|were|has|have)\\b)[^.,:;!?\\n]){0,120}${END}`;
const QUESTION = "(?:whether|if|what|how|when|which|who|where)";

/** Ways of leaving to somebody, to luck or to effort what has to be there; part of `VAGUE_RULES`. */
export const LEAVING_RULES: readonly VagueRule[] = [
  {
    id: "up_to_them",
    reason: "it leaves it to somebody to say what has to be there",
    pattern: new RegExp(
      `${OPENING}(?:(?:it(?:['’]s| is)|that(?:['’]s| is)) (?:all |entirely )?up to (?:${WHO}|(?!users?\\b|callers?\\b|visitors?\\b|players?\\b|readers?\\b|the\\b|an?\\b|each\\b|every\\b|\\d|\\p{L}{2,20}s\\b)\\p{L}{2,20}) ${QUESTION}(?!\\p{L})|(?:the )?(?:rest|details|remainder|everything else) (?:is|are) (?:left|up) to (?:the|our|my|your) [\\p{L}-]{2,30}(?=${END})|${WHO} will (?:then )?decide ${QUESTION}(?!\\p{L})|${WHO} decides? (?:what (?:comes next|is (?:missing|needed|next|done|left))|how it looks)(?=${END})|whatever [^.,;:\\n]{1,40}? (?:thinks?|feels?|finds?|considers?|deems?|decides?|prefers?)(?: (?:is|it))?(?: (?:right|best|fit|necessary|needed|good|appropriate|fine|ok))?(?=${END})|(?:${WHO}|(?:mrs?|ms)\\.? \\p{L}{2,20}) knows? (?:best )?what (?:is needed|is missing|to do|(?:has|have|needs?) to be done|(?:they|he|she) (?:wants?|needs?))(?=${END})|(?:it|that|this|everything) (?:all )?depends on (?:${WHO}|(?:the |our )?(?:budget|circumstances|mood|time left|feedback))(?= ${QUESTION}\\b|${END}))${TO_THE_END}`,
      "giu",
    ),
    always: false,
    fails: [
      "It is up to Anna whether the export is needed",
      "It's up to the team what is shown",
      "The rest is left to the caretaker",
      "The committee will decide how it looks",
      "Whatever the reviewer thinks is right",
      "Mrs Hart knows what is needed",
      "It depends on the client if we need a page",
    ],
    passes: [
      "It is up to the caller which format is written, and the help names them all",
      "It is up to users whether mails come daily",
      "The rest of the dough is left to rise under a cloth",
      "The remaining seats are left to the parents, with a name on each",
      "The client decides the colour, and the wall is painted in it",
      "The owner decides who may read a page",
      "The parser knows what is needed for each of the formats",
      "It depends on the flag whether hidden files are listed",
      "Customers will see what they bought on the receipt",
      "The client will choose what is sent from a list with tick boxes",
      "It is up to shoppers whether a receipt is printed",
    ],
  },
  {
    id: "luck",
    reason: "a wish does not say what has to be there",
    pattern: new RegExp(
      `${OPENING}(?:(?:I|we)(?: would|['’]d)(?: all| really)? (?:love|like)(?=\\s)(?! to (?:thank|say|hear|know|ask|inform|invite|welcome)\\b)|with (?:any|some|a (?:bit|little) of|a little) luck(?=[\\s,])|(?:keep (?:your|our) )?fingers crossed(?: that)?(?=[\\s,])(?! (?:in|behind|over|on|are|is)\\b))`,
      "giu",
    ),
    always: false,
    fails: [
      "We would love to see a better menu",
      "With any luck the well is full",
      "Fingers crossed that the vet comes",
    ],
    passes: [
      "The love-lock bridge is drawn with all its locks",
      "Fingers crossed in front of the chest are drawn on the sign",
      "Each guest draws a lucky ticket from the pot",
      "We would like to thank the donors stands on the last page",
    ],
  },
  {
    id: "striving",
    reason: "how hard somebody tried does not say what came of it",
    pattern: new RegExp(
      `${OPENING}(?:${WHO} (?:\\p{L}{2,12} )?)?(?:mak(?:e|es|ing) (?:an?|every|some) (?:\\p{L}{1,12} )?efforts? to(?=\\s)|(?:do|does) (?:what|all|everything|whatever|as much as) (?:I|we|they|you|he|she|one) (?:can|could)(?= (?:for|to|with|about)\\b|${END})|(?:(?:the )?\\p{L}{2,20} )?giv(?:e|es|ing) (?:it )?(?:our|my|their|his|her|its|your) (?:very )?(?:best|all)(?: shot)?(?=${END})|giv(?:e|es|ing) it an? (?:go|shot|try)(?=${END}))${TO_THE_END}|${OPENING}${WHO} (?:am|is|are) (?:(?:still|currently|now|busy|hard) ){0,2}(?:aiming (?:for|at|to)|working (?:on|towards?)|striving (?:for|to)|looking into)(?=\\s)${OF_ONE_THING}`,
      "giu",
    ),
    always: false,
    fails: [
      "Make an effort to reduce the bundle",
      "We do what we can for the garden",
      "The pupils give it their best shot",
      "The choir is aiming for a good concert",
      "We are working on the roof",
    ],
    passes: [
      "The dog gives its paw on a word",
      "The archer is aiming for the middle ring in the poster",
      "The page says who is working on each ticket",
      "The shot of the goal is in the film",
      "The crew is working on the roof in the photo of the title page",
    ],
  },
  {
    id: "kept_up",
    reason: "it names an occupation, and nothing at which it ends",
    pattern: new RegExp(
      `${OPENING}(?:(?:keep (?:an?|one)(?: close| watchful)? eye on|strive for|push for|work towards?)(?=\\s)|(?:someone|somebody|one of us)(?: else| from the [\\p{L} -]{1,30})? (?:(?:will|should|must|has to|needs to|is going to) (?:see to|take care of|look (?:at|after|into)|deal with|handle)|(?:sees to|takes care of))(?=\\s)|(?:the )?work on [^.,;:\\n]{1,60}? (?:goes on|continues|proceeds|progresses|is (?:under ?way|in progress|ongoing))(?=${END}))${OF_ONE_THING}`,
      "giu",
    ),
    always: false,
    fails: [
      "Keep an eye on the boiler",
      "Someone will see to the chairs",
      "Somebody takes care of the docs",
      "Work on the fence goes on",
    ],
    passes: [
      "A camera keeps an eye on the gate",
      "Somebody from the office has signed each page",
      "Work on the bridge goes on at night, and the road stays open",
      "Keep an eye on the gauge until it stays in the green",
      "The bell goes on ringing until somebody answers",
      "Somebody takes care of the gate on each day of the rota",
      "Push for help is written on the red button",
    ],
  },
];
