import type { VagueRule } from "./vague-phrases.ts";

/** Where a sentence begins: behind the mark of a list, and behind "and" or "please". */
const OPENING = "^[\\s\\d.)*•–-]{0,12}(?:(?:and|but|then|also|please|just|simply|so),? ){0,2}";
const STOP = "(?=\\s*(?:$|[.;,!?\\n)]))";
/** Up to the end of the sentence, and on the way nothing that comes of it: "until the leak is found", "and the lamp lights". */
const NOTHING_COMES_OF_IT =
  "(?: (?!(?:and|then|until|till|so|to|without|which|that|where|is|are|was|were|has|have|had|can|may|must|will|shall|does|do|stops?|ends?|begins?|starts?|continues?|resumes?|costs?|takes?|goes|lands|pays|moves|jumps|lights|brings|opens|gets|keeps|stays|returns|shows|makes|gives|puts|sends|wakes|wins|earns|counts|falls|rises|leaves|comes|becomes|appears|happens|\\p{L}{3,}ed)\\b)[^\\s.,:;!?\\n]{1,40}){1,8}\\s*[.;!?]?\\s*$";
/** "Each dart that touches the ring is a hit", "A run without rows is a success": said of what it is called. */
const OF_EACH = "(?:^|[.;:\\n] ?)(?:an?|each|every|any) [^.;:\\n]{1,120}";
const GRAND = `(?:absolutely |really |very |so |all |quite |truly |simply |just |pretty ){0,2}(?:wonderful|lovely|delicious|tasty|yummy|(?:great |good |a lot of )?fun|gorgeous|stunning|fantastic|terrific|marvellous|marvelous|magnificent|fabulous|splendid|superb|enjoyable|unforgettable|inspiring|a (?:great|huge|big|full|complete|total|real) (?:success|pleasure|joy|delight|hit|treat)|(?<!${OF_EACH} )a (?:success|pleasure|joy|delight|hit|treat))`;

/** Ways of wishing, trying and liking that set no condition; part of `VAGUE_RULES`. */
export const WISH_RULES: readonly VagueRule[] = [
  {
    id: "wish",
    reason: "a wish does not say what has to be there",
    pattern: new RegExp(
      `${OPENING}(?:(?:I|we)(?: all| really| do)? (?:hope|wish)(?=\\s)(?! (?:you|everybody|everyone|him|them) )|(?:hopefully|ideally)(?=[\\s,])|(?:it|that)(?: would|['’]d) be (?:\\p{L}+ )?(?:nice|great|good|lovely|cool|ideal|best|wonderful|helpful|perfect)(?= (?:if|to|when|for)\\b))|(?<=\\s)hopefully${STOP}|(?<=\\b(?:is|are|be|should|would|will|can) )(?:hopefully|ideally)(?=\\s)`,
      "giu",
    ),
    always: false,
    fails: [
      "I hope the roof will be dry.",
      "Hopefully the customers come back",
      "Ideally, the bus is on time.",
      "It would be great to have new chairs",
      "The fence is green, hopefully.",
    ],
    passes: [
      "The Hope Street gate is painted green",
      "The ideal gas curve is drawn in the plot",
      "Ideally the page loads in 2 s",
      "The wish list of a customer is kept after logging out",
    ],
  },
  {
    id: "attempt",
    reason: "that it is tried does not say what comes of it",
    pattern: new RegExp(
      `${OPENING}(?:(?:I|we|you|they|the team|everybody|everyone) )?(?:(?:should|will|must|shall|always|at least|all) ){0,2}(?:try|attempt|strive|endeavou?r|aim)(?: our| my| their| your)?(?: best| hard)? to(?=\\s)(?=[^.,:;!?\\n]{1,200}[.;!?]?\\s*$)(?![^.,:;!?\\n]{1,200} (?:and|then|until|till|but|when|if) )`,
      "giu",
    ),
    always: false,
    fails: [
      "We should try to make the app quieter.",
      "Try to fix the boiler",
      "We aim to answer every letter",
    ],
    passes: [
      "Try to open a locked file: an error appears",
      "A second try to log in is refused",
      "Try to pull the plug and the lamp stays lit",
      "When they try to leave the page, a question appears",
    ],
  },
  {
    id: "pursuit",
    reason: "it names an occupation, and nothing at which it ends",
    pattern: new RegExp(
      `${OPENING}(?:(?:I|we|you|they|the team) )?(?:(?:should|will|must|shall) )?(?:look into|look at|have a (?:closer |good |quick )?look at|take a (?:closer |good |quick )?look at|work on|keep working on|continue (?:with|on|to work on|working on)|carry on with|get on with|spend (?:some |more |a little |enough )?time (?:on|with)|think about|focus on|concentrate on|have a go at|play (?:around )?with|experiment with|make progress (?:on|with))${NOTHING_COMES_OF_IT}`,
      "giu",
    ),
    always: false,
    fails: [
      "Look into the slow queries.",
      "Work on the parser for a while",
      "Keep working on the roof",
      "Spend some time on the docs.",
      "Have a look at the boiler",
    ],
    passes: [
      "Look into each box and count the screws",
      "Work on the roof until no drop falls",
      "Work on the bridge is over",
      "Work on the roof stops at dusk",
      "Work on Sundays pays double on the slip",
      "Focus on load lands in the name field",
      "Look at the gauge: it stays in the green",
      "The worker logs each job that it takes",
    ],
  },
  {
    id: "effort",
    reason: "how hard somebody tried does not say what came of it",
    pattern: new RegExp(
      `(?<![\\p{L}\\p{N}])(?:(?:reasonable|best|every|all|an?|some|more|enough|sufficient|serious|honest|real|good|great|possible|much) ){1,3}efforts? (?:is|are|was|were|has been|have been|gets?|got|goes|went)(?: being)? (?:made|put|spent|invested|taken|into)(?!\\p{L})|(?<![\\p{L}\\p{N}])(?:(?:a lot of|lots of|plenty of|much|some|more|enough) (?:effort|thought|care|love) goes|(?:a lot of|lots of|plenty of) (?:work|time|energy) goes|(?:a lot of|lots of|plenty of|much|some|more|enough) (?:work|time|effort|thought|care|energy|love) (?:went|has gone|(?:is|was|has been) (?:put|spent|invested)))(?= (?:in|into|on)\\b)|(?<![\\p{L}\\p{N}])(?:do|does|did|done|tr(?:y|ies|ied)) (?:our|my|their|his|her|its|the|your) (?:very )?best(?=\\s*(?:$|[.,;!?\\n)]|(?:to|with|at|for|on|in|here|and|so)\\b))`,
      "giu",
    ),
    always: false,
    fails: [
      "Reasonable effort was put into the search.",
      "A lot of work went into the garden",
      "We did our best with the roof",
    ],
    passes: [
      "The effort in hours stands beside each task",
      "The runner beats her best time",
      "The winner does her best trick in the ring",
      "Each job logs the time that was spent on it",
      "More work goes into the queue of an idle worker",
    ],
  },
  {
    id: "delight",
    reason: "praise tells what somebody thinks, not what can be seen",
    pattern: new RegExp(
      `(?<![\\p{L}\\p{N}])(?:(?:is|are|was|were|looks?|sounds?|feels?|tastes?|smells?) ${GRAND}|(?:tastes?|tasted|smells?|smelt|smelled) (?:very |really |so |quite |pretty |even |much ){0,2}(?:good|great|nice|fine|better|best|amazing|awesome|excellent|perfect)|(?:has|have|had|having) (?:an? )?(?:(?:very|really) )?(?:good|great|nice|lovely|wonderful|pleasant) (?:time|evening|experience|fun))(?=\\s*(?:$|[.;,!?\\n)]|(?:and|or|but|for|to|than|with|at|again)\\b))`,
      "giu",
    ),
    always: false,
    fails: [
      "The soup tastes great.",
      "The wedding is lovely",
      "The guests have a good time",
      "The fair is a success",
      "Each guest says that the soup is tasty",
    ],
    passes: [
      "The soup tastes of thyme",
      "The lovely old oak is felled",
      "The fun facts hang beside each panel",
      "A run without rows is a success",
      "Each dart that touches the ring is a hit and lights the lamp",
    ],
  },
  {
    id: "more_or_less_of_it",
    reason: "better than what, by how much, is left open",
    pattern: new RegExp(
      `(?<![\\p{L}\\p{N}])(?:there (?:are|is) (?:(?:far|much|many|a lot|noticeably) )?(?:fewer|less|more|not (?:too |so )?many|hardly any) [\\p{L}-]{3,20}|(?:costs?|sales|morale|revenues?|traffic|turnover|spending|churn|productivity|complaints|conversion|earnings|profits?) (?:(?:is|are|goes|go) (?:up|down)|rises?|falls?|drops?|grows?|increases?|decreases?|shrinks?)|(?:is|are) (?:(?:a bit|a little|slightly|somewhat|much|a lot|far|noticeably|even) ){0,2}(?:shorter|longer|darker|lighter|smaller|bigger|larger|lower|higher|warmer|cooler|colder|thinner|thicker|stronger|wider|narrower|louder|softer|fresher|brighter|safer|fewer)(?! and (?:has|have|stands?|hangs?|opens?|closes?|bears?|carries|carry|ends?|starts?|begins?|leads?|fits?|shows?|\\p{L}{3,20}ed)\\b))(?=\\s*(?:$|[.;,!?\\n)]|and\\b))`,
      "giu",
    ),
    always: false,
    fails: ["There are fewer bugs.", "The wait is shorter.", "Costs are down"],
    passes: [
      "The shelf is lower than the window sill",
      "The bundle is smaller than before",
      "The days get longer and the blind follows the sun",
      "The lamp dims when the room is brighter",
      "Costs are down by 12 %",
      "The site is up and the blinds are down",
      "The left leg is shorter and has a rubber foot",
      "The handrail is lower and painted yellow",
      "There are more chairs than guests",
    ],
  },
  {
    id: "better_off",
    reason: "better than what, by how much, is left open",
    pattern:
      /(?<![\p{L}\p{N}])(?:(?:made|makes?|making) (?:things|life|everything|stuff) (?:much |a lot |a bit |all )?(?:better|easier|nicer|simpler|faster|smoother)|(?:is|are|feels?) (?:much |a lot |far )?better off)(?![\p{L}\p{N}])/giu,
    always: false,
    fails: ["We have made things better for the tenants.", "The tenants are better off"],
    passes: ["The better of the two quotes is accepted in writing"],
  },
];
