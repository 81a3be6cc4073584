import { BARE_THINGS, MOST_BARE_WORDS } from "./data/bare-things.ts";
import {
  OF_WORK,
  PHRASES_OF_NOTHING,
  PRAISE_WORDS,
  DETERMINERS,
  SMALL,
  STATES,
  THINGS_AT_WORK,
  TROUBLE_TAKEN,
  WORKS_OF_MIND,
} from "./data/words-of-nothing.ts";
import { BARE_DEGREE } from "./data/vague-degrees.ts";
import { INTENSIFIER, STRONG_ADVERB, VAGUE_ADJECTIVE } from "./data/vague-phrases.ts";

/** Longest text that is looked at as a whole; a longer one says something. */
const LIMIT = 300;

/** A way in which a whole text, or each of its parts, names nothing. */
interface EmptyKind {
  readonly reason: string;
  readonly pattern: RegExp;
}

/** Only words like "done" and "everything". */
const SAYS_NOTHING =
  /^(?:(?:all|the|a|an|it|its|this|that|everything|every|each|of|our|my|task|tasks|work|works|working|job|jobs|thing|things|stuff|feature|features|item|items|goal|goals|code|implementation|change|changes|project|is|are|has|have|been|be|when|once|done|finished|complete|completed|ready|good|implemented|fixed|merged|delivered|shipped|tested|fully|and|to|as|agreed|discussed|requested|asked|for|planned|described|above|specified|in|ticket|satisfaction|ok|issue|issues|problem|problems|bug|bugs|resolved|solved|handled|addressed|gone|no|more|better|quality|performance|it's|that's|will|should|must)(?:[\s.,;!]+|$))+$/iu;

const DOING =
  "(?:done|finished|built|made|implemented|fixed|written|working|works?|tested|documented|reviewed|designed|organi[sz]ed|structured|covered|polished|executed|crafted|coded|engineered|thought out|thought through)";
const MONTH =
  "(?:jan(?:uary)?|feb(?:ruary)?|march|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?|spring|summer|autumn|winter)";
const OCCASION =
  "(?:release|launch|demo|presentation|customers?|clients?|users?|everyone|everybody|production|prod|shipping|sprint|now|use|deadline|boss|team|go-live|public|market|time being|purpose|job|next step|prime time|me|us|it|start|beginning|today|future|review|handover|delivery)";
/** Praise without anything that is praised: "Production-ready", "Good enough for the release", "Well tested". */
const PREDICATE = new RegExp(
  `^(?:(?:it|this|that|all|everything)(?:['’]s| is| are| looks| should be| must be| has to be) |(?:to be|be|being|must be|should be) )?(?:not )?${INTENSIFIER}(?:${VAGUE_ADJECTIVE}|ready to (?:ship|go|go live|release|launch|use|merge|deploy|deliver|publish|roll out|be \\p{L}{3,20}ed)|good to go|go(?:od)? as new|(?:top|high|highest|good|great|best|better|professional|decent|first)[- ](?:quality|class|notch|standard)|${DOING} (?:${STRONG_ADVERB}|again|right|(?:to|with|in|at) an? (?:\\p{L}{1,20} ){0,2}(?:standard|quality|level|way|manner|care))|(?:well|properly|thoroughly|fully|completely|nicely|cleanly|carefully|correctly|professionally|sufficiently|adequately|reasonably|nearly|mostly|basically|largely|almost) (?:${DOING}|complete|ready|there))(?: enough)?(?: to (?:go|ship|release|launch|use|merge|demo|show|live with))?(?: (?:for|by|before|to|in|from|at) (?:(?:the|our|this|next|a|an|my|all|its|first|general) ){0,2}${OCCASION}){0,2}$`,
  "iu",
);

const KINDS: readonly EmptyKind[] = [
  {
    reason: "it names nothing that one could look at",
    pattern: SAYS_NOTHING,
  },
  { reason: "it praises, and names nothing that one could look at", pattern: PREDICATE },
  { reason: "better than what, by how much, is left open", pattern: BARE_DEGREE },
  {
    reason: "it tells somebody to do it, and not what one sees then",
    pattern:
      /^(?:fix|solve|resolve|address|handle|squash|debug) (?:(?:the|this|that|these|those|all|all the|a|my|our|every|some|old|known|other) ){0,2}(?:bugs?|issues?|problems?|errors?|defects?|faults?)$/iu,
  },
  {
    reason: "it sends the reader elsewhere instead of saying what has to be there",
    pattern:
      /^(?:ditto|idem|likewise|(?:see|as (?:agreed|described|discussed|written|said)(?: in)?|per|(?:as|like)(?: in| per)?) (?:the |my |our |this |that )?(?:above|below|brief|chat|description|docs?|document|e-?mail|goal|issue|notes?|plan|readme|request|spec|task|thread|ticket|title)|(?:as|like) (?:usual|always|ever|before|last time)|(?:the )?(?:usual|default)(?: (?:thing|stuff|way|criteria|conditions?|suspects))?|(?:the )?same(?: (?:as|like) (?:(?:in|the|my|our|this|for|with|it) ){0,3}(?:goal|title|task|above|before|always|usual|ticket|request|last time|was)(?: (?:says|text))?)?|what(?:ever)? (?:the |my |this )?(?:goal|title|task|ticket|request) says|(?:the |this |my )?goal)$/iu,
  },
  {
    reason: "it leaves it to somebody to say when it is done",
    pattern:
      /^(?:when|once|if|as soon as) (?:I|we|he|she|they|the (?:operator|boss|owner|user|client|customer)) (?:am|are|is|say|says|like|likes|want|wants|agree|agrees|approve|approves|think|thinks)(?: (?:so|it|that|this|happy|satisfied|content|ok|okay|fine|done))?$/iu,
  },
  {
    reason: "it leaves it to somebody to say what has to be there",
    pattern:
      /^(?:(?:it|this|that) (?:is|does|has) )?(?:exactly )?(?:whatever|what|anything|everything|all)(?: that)? (?:I|we|you|he|she|they|(?:the|my|our|your) (?:boss|client|customer|manager|operator|owner|team|teacher|user)) (?:(?:had|have|has) in mind|(?:ever )?(?:wants?|wanted|likes?|needs?|needed|asks?|asked|says?|said|talked|spoke|discussed|agreed|requests?|requested|wishes))(?: (?:for|about|on|upon|earlier|before|yesterday|today|last (?:time|week)|to (?:have|see))){0,2}$/iu,
  },
  {
    reason: "it points to a list instead of saying what has to be there",
    pattern:
      /^(?:(?:all|everything|each|every|each of|all of|the) )?(?:(?:of )?the )?(?:(?:bits|items?|jobs?|points?|stuff|tasks?|things?|to-?dos?) )?on (?:my|our|the|this|that|his|her|your) (?:to-?do )?list$/iu,
  },
  {
    reason: "that it is done is the claim itself, and nothing to look at",
    pattern:
      /^(?:there is )?nothing (?:is |remains |more |is left |left |remaining ){0,2}(?:to (?:do|be done)|undone|left|open)$/iu,
  },
  {
    reason: "that it is done is the claim itself, and nothing to look at",
    pattern: new RegExp(
      `^(?:(?:the |this |my |our )?(?:goal|request|task|ticket|work) (?:is|has been|was) (?:achieved|closed|completed?|done|finished|fulfilled|met|reached)|(?!reviewed)${DOING})$`,
      "iu",
    ),
  },
  {
    reason: "it names a time, and nothing that is there by then",
    pattern:
      /^(?:(?:it is |all )?(?:done|finished|ready|completed?|fixed|delivered) )?(?:later|soon|now|today|tonight|tomorrow|eventually|some ?day|sometime|one day|asap|in time|on time|immediately|right away|whenever|this (?:week|month|sprint|year)|(?:by |before |until )?(?:tomorrow|next (?:week|month|sprint|year)|the (?:end of the (?:day|week|month|year|sprint)|deadline|weekend)|(?:mon|tues|wednes|thurs|fri|satur|sun)day)|when(?:ever)? (?:there is|I have|we have) time)$/iu,
  },
  {
    reason: "it names a time, and nothing that is there by then",
    pattern: new RegExp(
      `^(?:(?:it is |all )?(?:done|finished|ready|completed?|fixed|delivered) )?(?:(?:in|within|after) (?:(?:about|the next|another|less than) )?(?:an?|the|\\d{1,3}|one|two|three|four|five|six|ten|a few|a couple of|some) (?:next )?(?:minutes?|hours?|days?|weeks?|months?|years?|sprints?|quarters?)|(?:(?:in|by|on|until|till|before|after|around|at) )?(?:the )?(?:(?:early|mid|late|end of|start of|beginning of|middle of) )?(?:next |this )?(?:\\d{1,2}(?:st|nd|rd|th)?\\.? (?:of )?)?${MONTH}(?: \\d{1,2}(?:st|nd|rd|th)?)?(?: \\d{4})?|(?:(?:in|by|on|until|before) )?(?:the )?(?:end of (?:the |this |next )?(?:day|week|month|year|sprint|quarter)|q[1-4](?: \\d{4})?|next (?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|quarter)))$`,
      "iu",
    ),
  },
  {
    reason: "how much of it is done is the claim itself, and nothing to look at",
    pattern:
      /^(?:(?:it|this|that|everything|the (?:work|task|job|goal|project|feature)|work) is )?(?:(?:about|around|at least|over|nearly|almost|to) ){0,2}(?:\d{1,3} ?(?:%|percent|per cent)|half|three quarters|two thirds)(?: of (?:it|everything|the (?:work|task|job|goal|project|feature))(?: is)?)? (?:done|finished|completed?|ready|there|working|implemented)$/iu,
  },
  {
    reason: "it praises, and names nothing that one could look at",
    pattern: new RegExp(
      `^(?:an? |the |with )?${INTENSIFIER}(?:good|nice|nicer|great|clean|cleaner|solid|decent|better|tidy|neat|proper|beautiful|readable|excellent|perfect|maintainable|high[- ]quality|professional) (?:code|docs?|documentation|work|job|quality|design|ui|ux|look|layout|results?|experience|product|app|performance|structure|software|architecture|style|tests)$`,
      "iu",
    ),
  },
  {
    reason: "it sets none at all",
    pattern:
      /^(?:none|n\/?a|nil|not applicable|no|nope|yes|yep|yeah|sure|okay|whatever|anything|something|nothing|unknown|idk|dunno|tb[ac]|to ?do|no (?:conditions?|criteria|idea)|don['’]?t know)$/iu,
  },
  {
    reason: "it tells somebody to do it, and not what one sees then",
    pattern:
      /^(?:(?:just|please|simply) )?(?:make (?:it|this|that|things|everything|them|stuff|sure(?: that)? it) (?:all )?(?:works?|happen|good|better|nice|right|run|runs|done|great|so)|get (?:it|this|things|everything|stuff|the job) (?:done|working|fixed|right|finished|to work)|do (?:it|this|that|the (?:work|task|job|needful)|your best|everything)|fix (?:it|this|that|things|everything)|finish (?:it|this|the (?:work|task|job)|everything)|(?:it )?(?:just |mostly )?works?|(?:it )?does (?:the|its) (?:job|trick))$/iu,
  },
  {
    reason: "these letters name nothing",
    pattern:
      /^(?:(?:asdf?g?h?j?k?l?|qwert?y?|zxcv?b?n?m?|s?dfg?h?|h?jkl|foo|bar|baz|qux|bla|blah|lorem|ipsum|dolor|x{2,9}|a{2,9}|test)(?:\s+|$))+$/iu,
  },
];

/** "Both", "all four"; beside anything else they count it. */
const NUMBER_ALONE =
  /^(?:both(?: of (?:them|those|these))?|(?:all |each |every one )?(?:of )?(?:the )?(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty)(?: of (?:them|those|these))?)$/iu;

/** A letter or number alone; code, an address or a quotation, which are no words of the writer, with nothing said of them. */
const NO_WORDS = /^[^\p{L}\p{N}]*(?:\p{L}?\d{0,4})[^\p{L}\p{N}]*$/iu;

/** Around words; not what stands for code or a quotation, nor the slash of a path. */
const MARKS = /^[^\p{L}\p{N}\uE000/]+|[^\p{L}\p{N}\uE000/]+$/gu;

/** Why a text names nothing that could be observed; null where it may name something. */
export function whyEmpty(ownWords: string, text: string): string | null {
  const own = ownWords.trim();
  if (own === "" || own.length > LIMIT) return null;
  if (NO_WORDS.test(own)) return aboutNoWords(own, text);
  const parts = own
    .split(/[.,;!?:\n]+(?=\s|$)|\s(?:and|but|&|[-–—])(?=\s)/u)
    .map((part) => part.replaceAll(MARKS, ""))
    .filter((part) => part !== "");
  const unmarked = own.replaceAll(MARKS, "");
  const whole = kindOf(unmarked);
  if (whole !== undefined) return whole.reason;
  if (NUMBER_ALONE.test(unmarked)) return "a number or so many alone names nothing to look at";
  if (isBareThing(unmarked)) return "it names a thing, and not what is there or happens then";
  if (
    parts.every((part) => kindOf(part) !== undefined || saysNothing(part)) &&
    parts.some(saysNothing)
  )
    return "it praises the work or the trouble taken, and names nothing that one could look at";
  const kinds = parts.map(kindOf);
  return kinds.includes(undefined) ? null : (kinds[0]?.reason ?? null);
}

/** Are at most three things only named? A longer list may be the list of what is to be delivered. */
function isBareThing(text: string): boolean {
  const words = text.match(/[\p{L}\p{N}-]+/gu) ?? [];
  const counted = words.filter((word) => !/^(?:an?|the|and|or)$/iu.test(word));
  if (counted.length <= MOST_BARE_WORDS && BARE_THINGS.test(text)) return true;
  return THING_ALONE.test(text);
}

/** "The roof": whatever it is. */
const THING_ALONE =
  /^(?:the|our|my|their) (?!(?:same|end|approval|consent|signature|permission|agreement|confirmation|receipt|sign-?off|verdict|vote)$)[a-z]{2,}(?<!my)$/iu;

/** "We have done our best", "Most of it runs", "The report is complete and accurate": only small words, praise and work. */
function saysNothing(part: string): boolean {
  const words =
    part
      .replaceAll(PHRASES_OF_NOTHING, " well ")
      .toLowerCase()
      .replaceAll(/(?<!\p{L})(?:[cdlnsjt]|qu)['’]/gu, "")
      .match(/[\p{L}\p{N}'’-]+/gu) ?? [];
  if (words.length === 0 || EACH_HAS.test(part)) return false;
  if (words.every((word) => SMALL.has(word) || OF_WORK.has(word) || PRAISE_WORDS.has(word)))
    return words.some((word) => !SMALL.has(word)) && !tellsOfRuns(words);
  const praises = (word: string): boolean => PRAISE_WORDS.has(word) && !SMALL.has(word);
  return (
    words.some(praises) &&
    words.every((word) => SMALL.has(word) || praises(word) || WORKS_OF_MIND.has(word))
  );
}

/**
 * "No job is running", "The task can be closed", "Everybody can make a project": what somebody builds may have jobs, tasks
 * and projects of its own, and these can be seen.
 */
function tellsOfRuns(words: readonly string[]): boolean {
  if (words.some((word) => PRAISE_WORDS.has(word) || TROUBLE_TAKEN.has(word))) return false;
  const subject = words.find((word) => !DETERMINERS.has(word) && !STATES.has(word)) ?? "";
  if (!/^(?:everybody|everyone)$/u.test(subject)) return THINGS_AT_WORK.has(subject);
  return words.includes("can") && words.some((word) => THINGS_AT_WORK.has(word));
}

/** "Each task has a result": of what there are many, it can be seen whether they have it. */
const EACH_HAS =
  /(?<!\p{L})(?:each|every|both|no|all) (?:of )?(?:the )?\p{L}+ (?:has|have|had)(?! been\b)(?!\p{L})/iu;

function kindOf(part: string): EmptyKind | undefined {
  return KINDS.find(({ pattern }) => pattern.test(part));
}

function aboutNoWords(own: string, text: string): string {
  if (!own.includes("\uE000")) return "a sign, letter or number alone names nothing to look at";
  return /:\/\//u.test(text)
    ? "an address alone does not say what has to be seen there"
    : "what is only quoted does not say what has to be seen";
}
