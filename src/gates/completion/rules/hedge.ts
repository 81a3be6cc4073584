/** Words that take the claim back: "should work", "probably", "I believe". */

import { words, type Candidate, type Rule } from "../rule.ts";

const ADVICE = "Check it and report what was seen, instead of what is expected.";

export const HEDGE_RULES: readonly Rule[] = [
  {
    id: "completion.hedge.should",
    patterns: words(
      "(?:should|ought to|shoud|shold|oughta|shouldn't)(?: [\\w']+ly| now| then| all| also| both| just| still| not| never| already| again| even| in theory)* (?:work|be\\b|pass|run|hold|do\\b|cover|handle|fix|fit|stay|have|go\\b|keep|match|show|get|make|cause|come|take|help|suffice|behave|render|load|build|compile|appear|give|meet|satisfy|land|arrive|survive|scale|last|remain|look|play|print|sound|close|start|stop|turn|reach|follow|apply|produce|return|answer|resolve|solve|prevent|catch|carry|bring|lead|let|allow|see|find|connect|sync|update|accept|reject|send|happen|need|break|matter|change|drop|fall|rise|improve|reduce|end|deliver|trigger|fire|pick|read|write|open|grow|dry|stick|seal|support|respond|succeed|suit|feel|settle|continue|clear|align|agree|tie|balance|add up|sit|stand|withstand|prove|remove|restore|recover|display|move|charge|heat|cool)",
      "(?:is|are|was|were) supposed to",
      "should(?=[.,;]|$)",
    ),
    unless:
      /\b(?:as|where|what|how|when|who|whom|why|than) (?:it|they|one|he|she|the \w+|you|a \w+|everything|we)? ?(?:\w+ )?should|§ (?:says?|states?|requires?)|(?:explains?|describes?|documents?|says?|states?|tells?|lists?|shows?|names?|defines?|records?|covers?|recommends?|spells out|sets out|rules?|guidelines?|policy|spec|style guide|standard|rfc[ \d]*|checklist)\b[^.;]{0,60}\b(?:should|ought)|\bshould (?:you|the|an?|any|they|it|i|we|one|that|this|there|be done if)\b(?! (?:be fine))|\b(?:readers|clients|callers|users|people|one|developers|students|authors|operators|staff|visitors|editors|teams|an? (?:reader|client|caller|user|developer|student|author|visitor|editor|team|nurse|driver|teacher)) (?:should|ought)|should not be (?:able|possible|shown|sent)|(?:the|a|each|every) (?:header|field|value|order|list|rows?|items?) (?:that|which) should|exactly what .{0,20}should/,
    cancelledBy: ["subject", "solved"],
    says: "The message says what should be, not what is.",
    advice: ADVICE,
    examples: {
      reject: [
        "Memory should stay below 400 MB with this.",
        "The drift ought to be far below one degree.",
        "It should now work on all hosts.",
      ],
      accept: [
        "The page explains when a reader should call.",
        "It behaves as it should.",
        "Should a key be missing, the reply is 401.",
      ],
    },
  },
  {
    id: "completion.hedge.probably",
    patterns: words(
      "probabl(?:y|e that)",
      "prolly",
      "(?:most |very |quite |more than |is |are |will |'ll |seems |highly |would )likely(?! (?:cause|candidate|to be (?:confused|abused)))",
      "likely (?:works?|fine|ok|holds?|also|be|to (?:work|be|pass|hold))",
      "presumably",
      "hopefully",
      "theoretically",
      "in (?:theory|principle)",
      "on paper",
      "supposedly",
      "(?:perhaps|maybe|possibly|conceivably)",
      "apparently",
      "seemingly",
      "fingers crossed",
      "with (?:any|some|a bit of|a little) luck",
      "(?:the )?(?:odds|chances) are",
      "in all (?:likelihood|probability)",
      "(?:my|a|best|an educated) guess",
      "(?:my|the) (?:gut|feeling|gut feeling|hunch|impression|instinct|bet)(?: feeling)? (?:is|says|tells)",
      "(?:if|provided|assuming) (?:it|that|this|they) (?:scales?|holds?|works?|goes|go|stays?)(?: out| up| well| as planned)?",
      "extrapolated",
      "(?:on|under) the assumption",
      "(?:no|cannot|can't|not) (?:guarantee|promise)",
      "(?:afaik|afaict|iirc|imo)",
    ),
    unless:
      /\b(?:theory|theories) (?:says|predicts|page|chapter|part|section|and practice)|(?:page|chapter|section|part) .{0,20}in theory|probabl\w+ (?:cause|model|front)|the (?:most )?likely cause was|on paper (?:size|and|stock|or)|print(?:s|ed)? on paper|(?:written|drawn|sketched|forms?|records?|kept|log) on paper|in principle .{0,30}(?:and|as well as) in practice|in theory and (?:in )?practice/,
    cancelledBy: ["negation", "subject", "solved", "aside"],
    says: "The message hedges its claim.",
    advice: ADVICE,
    examples: {
      reject: [
        "The other way round probably works as well.",
        "In theory no double checkout is possible.",
        "Hopefully the seal holds.",
        "Most likely the hinge is fine.",
      ],
      accept: [
        "The page `in theory` exists; theory says 0.82 %.",
        "The ballots were printed on paper stock.",
      ],
    },
  },
  {
    id: "completion.hedge.i-believe",
    patterns: words(
      "(?:i|we)(?:'d| would| do| only| can only| still| honestly| also| just)? (?:believe|think|guess|suspect|assumed?|expect|hope|reckon|imagine|trust|presume|suppose|wager|bet|fancy|gather|feel)\\b(?! of\\b| it (?:useful|helpful|best))",
      "(?:is|are|was|were) (?:assumed|expected|believed|thought|presumed|hoped|supposed) to (?:work|be|hold|pass|do|run|stay|fit|match|behave|suffice)",
      "looks? (?:to be )?(?:right|fine|ok|okay|good|correct|plausible|promising|reasonable|sane|alright|all right|sound|solid|healthy|sensible)(?: to me| so far| from here| at first glance| on paper| enough)?",
      "(?:seems?|looks?|appears?|sounds?|feels?) [\\w§ ]{1,24}(?:to me|from here|at first sight|at a glance)",
      "eyeballed",
      "looks? (?:like|as if|as though) (?:it|they|that|this|the|everything|we|all|a)\\b",
      "(?:seems?|appears?) (?:to (?:work|be|pass|hold|run|do|have|match|fit|behave|cover|stay|help|load|build|fix)|fine|ok|okay|right|correct|good|stable|plausible|complete|done|as if|solid|happy)",
      "(?:as )?far as (?:i|we|one) (?:can|could|know|am)",
      "to (?:the best of )?my (?:best )?knowledge",
      "(?:would|i'd|be|be very|be quite|wouldn't) (?:\\w+ )?(?:be )?surprised",
      "(?:fairly|pretty|reasonably|quite|rather|very|almost|nearly|mostly|not (?:entirely|fully|completely|quite|at all|100 ?%)|not|90 ?%|99 ?%) (?:confident|sure|certain|optimistic|convinced)",
      "(?:i am|i'm|we are|we're) (?:confident|sure|optimistic|convinced|positive|certain)",
      "(?:i|we) (?:see|have|know of|can think of) no (?:reason|obstacle)",
      "no reason (?:why|to (?:think|believe|doubt|expect))",
      "(?:no|little|without|beyond) doubt",
      "can(?:'t|not| not) be (?:entirely |fully |quite |100 ?% )?(?:certain|sure)",
      "can(?:'t|not| not) (?:see how|imagine)",
      "works? (?:fine |well )?(?:on|at) my (?:machine|laptop|desk|bench|computer|phone|end|place)",
      "on my (?:own )?(?:machine|laptop|desktop|desk|bench|computer|workstation|notebook|pc|mac)",
      "(?:going by|judging (?:by|from)|if (?:the|their|its) (?:docs|data sheet|datasheet|manual|vendor|documentation|figures)|by all accounts|on the strength of|according to the (?:vendor|data ?sheet|manual|maker|manufacturer|supplier))",
    ),
    unless:
      /\b(?:looks?|look) (?:up|at|into|after|back|for|the same|identical|alike|crisp)|as far as .{0,20}(?:goes|possible)|what (?:it|they) looks? like|seems to (?:be )?(?:the )?cause|looked (?:right|fine|good)|makes? sure|made sure|make sure|appears? (?:on|in|at|under|after|once|when|as|to (?:the|every|each|users?)|within|below|above|next|for|with|again)|(?:users?|readers?|visitors?|guests?|they) (?:expect|think|believe|see|feel)/,
    cancelledBy: ["subject", "solved", "aside"],
    check: ({ text, match }: Candidate) =>
      !/\b(?:how|what|way|like)\b[^,]{0,20}$/.test(text.slice(0, match.index)) ||
      /\b(?:i|we)\b/.test(match[0]),
    says: "The message gives a belief in place of a result.",
    advice: ADVICE,
    examples: {
      reject: [
        "I believe the third counts as well.",
        "The bias term looks right to me.",
        "It seems to work.",
        "As far as I can tell the seal holds.",
        "I would be surprised if one were to fail.",
      ],
      accept: ["The error appears under the field.", "I looked up the rate in the table."],
    },
  },
  {
    id: "completion.hedge.might",
    patterns: words(
      "so (?:it|they|this|that) (?:may|might|could) (?!be (?:used|read|seen|found|changed))\\w+",
      "might (?:be|have|need|not|still|fail|break|work|want|require|miss|lose|show|cause|lead|occur|happen|come|take|crash|drop|slip|go|well)",
      "(?<!you )may (?:still|not|fail|break|need|have to|require|miss|lose|crash|differ|vary from|be (?:off|wrong|missing|incomplete|slow|needed|necessary|broken|affected)|cause|occasionally|sometimes|well)\\b",
      "could (?:still|yet|be (?:added|done|extended|improved|finished|polished|better|wrong|off|missing|built|covered|tackled)|fail|break|use (?:some|a|more))",
      "(?:so|then|thus|otherwise|that|it|which|they|this|chart|page) would (?:then |also |now |still |probably |just )?(?:work|be|pick|pass|hold|run|fit|do|show|send|go|be fine|cover|need)",
    ),
    unless:
      /\b(?:may|might|could) not (?:be )?(?:seen|see|open|read|change|edit|book|enter|delete|access|view)|(?:users?|guests?|members?|owners?|editors?|staff|admins?|clients?|callers?|visitors?|nobody|others|children|requests?|rows?|values?|names?|fields?|one) (?:who |that )?(?:may|might|could)|before(?:,|:| )|used to|until now|(?:otherwise|without it|else)|text that would|rows? that would|which would have|would have|what would|that would (?:be|have|break|otherwise)|lists what|dry/,
    cancelledBy: ["negation", "condition", "subject", "solved", "aside"],
    says: "The message says what might be, not what is.",
    advice: ADVICE,
    examples: {
      reject: [
        "The chart might need another pass.",
        "Labels may still overlap.",
        "So it would pick the right image.",
        "The legend could be added.",
      ],
      accept: ["Members may not see drafts.", "Users may cancel within an hour."],
    },
  },
];
