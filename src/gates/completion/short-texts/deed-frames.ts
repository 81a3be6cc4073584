/**
 * The ways to say of any deed that it is to come, was not done or was done in part, as data: see `deeds.ts`.
 */

import { holdsAny } from "../hints.ts";

/** A way to speak of a deed, with the verb as the group `verb`, or among its words. */
export interface Frame {
  readonly pattern: RegExp;
  /** The verb must be a participle in done_when: of a deed that is done once ("is sealed"). */
  readonly once?: true;
  /** The text may tell of the deed once more that it is done: "queued for mailing at 9, mailed at 10". */
  readonly mayFollow?: true;
  /** The frame is a negation itself; others say nothing behind one ("no longer has to be cleared"). */
  readonly negates?: true;
  /** A condition that has this may be told so. */
  readonly unless: RegExp;
}

const MODAL =
  /\b(?:will|shall|must|should|needs?|ha(?:s|ve) to|to be|going to|plan\w*|ready|about to)\b/iu;
const NEGATIVE =
  /\b(?:no|not|never|none|nothing|nobody|without|neither|only|cannot|unable|fail\w*|refus\w*|prevent\w*|un\p{L}+ed|stay|stays|remains?)\b|n['’]t\b/iu;
const EXCEPTING =
  /\b(?:except\w*|exclud\w+|but|not|only|without|apart from|other than|save for|minus)\b/iu;

/** Where a statement begins, with what may open it. */
const START = "(?:^\\W*|[.;:–—]\\s+|,\\s+|\\b(?:and|but|so)\\s+)(?:[-*•]\\s+)?";
const VERB = "(?<verb>\\p{L}{2,})";
/** The verb is among these words. */
const SAID = "(?<verb>[^;.,()]{3,80}?)";
const SAID_LAST = "(?<verb>[^;.,()]{3,80})";
const SOFT = "(?:(?:still|also|soon|then|now|just|first|yet|ever|even|really|all|both)\\s+)*";
/** Of the writer, or of nobody that is named. */
const WRITER = `(?:(?:i|we|someone|somebody|he|she)\\s+)?${SOFT}`;
const OBLIGED =
  "(?:must|shall|will|(?:needs?|ha(?:s|ve)|wants?|plans?|intends?|hopes?|aims?|promised?|agreed|expects?|remains?|trying|going|about|planning|preparing|waiting|ready|yet|got|is) to)";
const UNABLE =
  "(?:could(?:n['’]t| not)|can(?:n?ot| not|['’]t)|did(?:n['’]t| not)|ha(?:s|ve|d)(?:n['’]t| not)|won['’]t|(?:am |was |were )?(?:unable|not able) to|never got to)";

const DAYS =
  "(?:mon|tues|wednes|thurs|fri|satur|sun)day|spring|summer|autumn|winter|(?:jan|febr)uary|march|april|may|june|july|august|(?:septem|octo|novem|decem)ber";

/** When what is to come comes. */
const AHEAD = `(?:early |late )?(?:next|tomorrow|later|soon|shortly|afterwards)|(?:on|in) (?:${DAYS})`;
/** How much of a thing, short of the whole. */
const PARTS =
  "[1-9]\\d?(?:[.,]\\d+)? ?(?:%|percent)|(?:(?:about |only |just )?(?:a|one|two|three|four)[ -])(?:thirds?|quarters?|fifths?)";
const SHARING =
  /%|\b(?:percent|half|halves|thirds?|quarters?|fifths?|part\w*|portions?|shares?|most|mostly|some|samples?|no|not|never|nobody|without|fail\w*)\b/iu;

/** What is no thing that is yet "to be sealed". */
const NO_THING =
  "is|are|was|were|has|have|had|seems?|proved|asked|how|what|that|which|able|managed|got|ready|agreed";
const SOME_COUNT =
  "one|two|three|four|five|six|seven|eight|nine|ten|\\d{1,3}|a (?:few|couple)|some";
/** What somebody means to do, or asks for leave to do. */
const INTENTS =
  "PR|MR|pull request|merge request|plans?|proposal|ticket|issue|task|request|suggestion|idea|offer|quote|estimate|decision|intention";
const CARRIED_OUT =
  "merged|closed|done|landed|shipped|executed|completed|finished|carried|through|fulfilled|met|implemented|resolved|released|works?|live|is in";

const spoken = (...parts: readonly string[]): RegExp => new RegExp(parts.join("\\s+"), "giu");

export const FRAMES: readonly Frame[] = [
  // "the index will be shown", "is going to be shown"
  {
    pattern:
      /(?:\b(?:will|shall)|(?<=\p{L}{2})['’]ll|\b(?:is|are)(?: still)? going to)(?: (?:then|soon|later|also|still|be|get|have|been))* (?<verb>\p{L}{3,})/giu,
    unless: /\b(?:will|shall|going to)\b/iu,
  },
  // "need to seal the roof", "will do the roof", "about to add the icing"
  {
    pattern: spoken(`${START}${WRITER}${OBLIGED}`, `${SOFT}${VERB}`),
    unless: MODAL,
  },
  // "the roofer has to seal the roof", "the roof is yet to be sealed"
  {
    pattern: spoken(`\\b${OBLIGED}`, `${SOFT}(?:be\\s+)?${VERB}`),
    once: true,
    unless: MODAL,
  },
  // "roof: to be sealed", "the roof would be sealed"
  {
    pattern: spoken("(?:[:–—-]\\s+to|\\bwould)", `(?:be|get)\\s+${VERB}`),
    once: true,
    unless: /\b(?:would|to be)\b/iu,
  },
  {
    pattern: /\bneeds?\s+(?:some\s+|more\s+)?(?<verb>\p{L}+(?:ing|ed))\b/giu,
    once: true,
    unless: MODAL,
  },
  // "roof to seal", "roof to be sealed"
  {
    pattern:
      /^(?![^.;]*\b(?:how|what|when|where|whether|which|able|managed|asked|got)\b)[^.;:,]{2,60}\sto (?:be )?(?<verb>\p{L}{3,})\W*$/giu,
    once: true,
    unless: MODAL,
  },
  // "candles to be added"
  {
    pattern:
      /^(?:(?!(?:is|are|was|were|has|have|had|seems?|proved|asked|how|what|that|which)\b)[\p{L}\d]+\s+){1,6}to be (?<verb>\p{L}{3,})\W*$/giu,
    unless: MODAL,
  },
  // "roof cleaned, to be sealed on Monday"
  {
    pattern: new RegExp(
      `(?:^|[,;:(–—]\\s*)(?:(?!(?:${NO_THING})\\b)[\\p{L}\\d]+\\s+){0,6}to be (?<verb>\\p{L}{3,})\\s(?:(?:on|in)\\s(?:${DAYS})|(?:early |late )?(?:next|this|tomorrow|tonight|later|soon|shortly)\\b|(?:once|when|as soon as)\\b)`,
      "giu",
    ),
    once: true,
    mayFollow: true,
    unless: MODAL,
  },
  // "queued for mailing", "ready for deployment"
  {
    pattern:
      /\b(?:queued(?: up)?|lined up|ready|prepared|preparing|waiting|scheduled|planned|due|set(?: up)?|booked|marked|earmarked|cleared|approved|slated|all set|on track) for (?:the |its )?(?<verb>\p{L}{2,}(?:ing|ment|ion|al))(?=\W*$|[,;.)]|\s(?:of|to|on|at|in|by|with|next|tomorrow)\b)/giu,
    once: true,
    mayFollow: true,
    unless:
      /\b(?:queue\w*|line\w*|ready|prepar\w*|wait\w*|schedul\w*|plan\w*|due|approv\w*|clear\w*|mark\w*|book\w*)\b/iu,
  },
  // "asked Dana to seal the roof"
  {
    pattern:
      /^\W*(?:(?:i|we|have|has)\s+)*(?:asked|told|instructed|requested|reminded|commissioned|e-?mailed|begged|invited)\s+(?:(?!(?:how|what|when|where|which|and|not)\b)[\p{L}’'-]+\s+){1,4}to\s+(?<verb>\p{L}{3,})(?![^]*\b(?:did|does|has|have|had|was|were|is|are|done|agreed|accepted)\b)/giu,
    once: true,
    mayFollow: true,
    unless:
      /\b(?:ask\w*|told|tell\w*|instruct\w*|request\w*|remind\w*|commission\w*|mail\w*|invit\w*)\b/iu,
  },
  // "PR to seal the roof is open", "plan for sealing the roof"
  {
    pattern: new RegExp(
      `^\\W*(?:(?:(?:an?|the|our|my)\\s+)?(?:draft|new|open)?\\s*(?:${INTENTS}))\\s+(?:to\\s+(?!\\p{L}+ed\\b)|for\\s+(?:the\\s+)?(?=\\p{L}+(?:ing|ment|ion|al)\\b))(?<verb>\\p{L}{3,})(?![^]*\\b(?:${CARRIED_OUT})\\b)`,
      "giu",
    ),
    once: true,
    mayFollow: true,
    unless: new RegExp(`\\b(?:${INTENTS}|planned|proposed|requested)`, "iu"),
  },
  // "no need to seal the roof"
  {
    pattern: spoken(
      "^\\W*(?:(?:there|i|we)\\s+(?:is|was|saw|see|had|have)\\s+)?no\\s+(?:need|reason|time|way)\\s+to",
      VERB,
    ),
    once: true,
    negates: true,
    mayFollow: true,
    unless: NEGATIVE,
  },
  // "soon sealed", "sealed tomorrow"
  {
    pattern: spoken(
      "(?<!as |too |how |for )\\b(?:soon|shortly|tomorrow)",
      `(?:to )?(?:be\\s+)?${VERB}`,
    ),
    unless: /\b(?:soon|shortly|tomorrow)\b/iu,
  },
  {
    pattern: spoken(`\\b${VERB}`, "(?:soon|shortly|tomorrow|tonight)\\W*$"),
    unless: /\b(?:soon|shortly|tomorrow|tonight)\b/iu,
  },
  // "started sealing", "tried to seal"
  {
    pattern:
      /^\W*(?:(?:i|we|have|has)\s+)*(?:start(?:ed|ing)?|beg[au]n|beginning|tried|trying|attempt(?:ed|ing)?)\s+(?:with\s+|on\s+|the\s+)*(?:to\s+(?=\p{L}{3})|(?=\p{L}+ing\b))(?<verb>\p{L}{3,})(?![^]*\b(?:and|but|until)\b)/giu,
    once: true,
    unless: /\b(?:start\w*|beg[aiu]n\w*|tr(?:y|ies|ied)|attempt\w*)\b/iu,
  },
  // "sealing of the roof begins on Monday", "is ongoing"
  {
    pattern: spoken(
      "^\\W*(?:(?:the|our)\\s+)?(?<verb>\\p{L}{4,}(?:ing|ion|ment|al))\\b[^.;]{0,70}",
      `(?:(?:begins?|starts?|commences?|resumes?|continues?)(?=\\W*$|\\s+(?:next|this|tomorrow|soon|later|once)\\b|\\s+(?:on|in)\\s+(?:${DAYS}))|(?:has|have) (?:begun|started)\\b(?!.*\\b(?:and|ended|finished|done)\\b)|(?:is|are)(?: still)? (?:ongoing|planned|scheduled|booked|under ?way|in progress|in full swing|going on)\\b(?! (?:every|each|when)\\b))`,
    ),
    once: true,
    unless: /\b(?:begin\w*|start\w*|plan\w*|schedul\w*|book\w*|continu\w*)\b/iu,
  },
  // "sealing the roof comes next week"
  {
    pattern: spoken(
      "^\\W*(?:(?:the|our)\\s+)?(?<verb>\\p{L}{4,}(?:ing|ion|ment|al))\\b[^.;,]{0,70}",
      `(?:(?:comes?|follows?|happens?|takes place) (?:${AHEAD})|(?:is|are) (?:next|up next|tomorrow|(?:for|due) (?:next|tomorrow|${DAYS})))\\b`,
    ),
    once: true,
    unless: /\b(?:com(?:es?|ing)|follow\w*|happen\w*|takes? place|next|tomorrow)\b/iu,
  },
  // "the roof is half sealed"
  {
    pattern: spoken(
      `\\b(?<!\\b(?:other|second|first|last|each) )(?:${PARTS}|half|partly|partially)`,
      VERB,
    ),
    once: true,
    unless: SHARING,
  },
  // "sealed about 60% of the roof", "60% of the roof is sealed"
  {
    pattern: spoken(
      `^\\W*(?:(?:i|we|have|has)\\s+)*${VERB}`,
      `(?:(?:about|around|roughly|some|nearly|almost|over|only|just)\\s+)?(?:${PARTS}|(?:the )?(?:first |better |greater )?half|most|some|part) of (?:the|our|its|all|these|those|her|his)\\b`,
    ),
    unless: SHARING,
  },
  {
    pattern: spoken(
      `^\\W*(?:(?:about|around|roughly|some|nearly|almost|over|only|just)\\s+)?(?:${PARTS}) of (?:the|our|its|all|these|those)`,
      `[^.;,]{2,60}?(?:(?:is|are|was|were|has|have|been|now|already)\\s+)*${VERB}(?=\\W*$|[.;,]|\\s(?:so far|now|by now|already|today)\\b)`,
    ),
    once: true,
    unless: SHARING,
  },
  // "failed to seal the roof"
  {
    pattern: spoken(
      "\\b(?:fail(?:s|ed|ing)?|forgot|neglected|refused|declined|struggled)",
      "to",
      VERB,
    ),
    unless: NEGATIVE,
  },
  // "couldn't seal the roof", "have not got it sealed"
  {
    pattern: spoken(`${START}(?:sorry,?\\s+)?${WRITER}${UNABLE}`, `${SOFT}(?:been\\s+)?${VERB}`),
    negates: true,
    unless: NEGATIVE,
  },
  {
    pattern: spoken(
      `${START}(?:sorry,?\\s+)?${WRITER}${UNABLE}`,
      "(?:get|got|gotten|had)",
      SAID_LAST,
    ),
    once: true,
    negates: true,
    unless: NEGATIVE,
  },
  // "the roofer did not seal the roof"
  {
    pattern: spoken(
      "\\b(?:could|did|ha[sd]|have)(?:\\s+not|n['’]t)",
      `${SOFT}${VERB}`,
      "(?:the|any|all|our|its|his|her|both)\\b",
    ),
    once: true,
    negates: true,
    unless: NEGATIVE,
  },
  // "nobody sealed the roof"
  {
    pattern: spoken(
      `${START}(?:nobody|no[ -]one|none of (?:us|them))`,
      `(?:(?:has|have|had|was|were|been|did|could|ever|yet)\\s+)*${VERB}\\b(?! (?:twice|again|more)\\b)`,
    ),
    negates: true,
    unless: NEGATIVE,
  },
  // "the roof is unsealed", "roof unsealed"
  {
    pattern:
      /(?:\b(?:is|are|was|were|remains?|stays?|still|left|yet)\s+|^[^.;:,]{2,60}\s)un-?(?<verb>\p{L}{3,})(?=\W*$|[.;,])/giu,
    once: true,
    unless: NEGATIVE,
  },
  // "un-sealed roof", and not "unsealed roof replaced"
  {
    pattern:
      /^\W*(?:(?:the|an?|still|yet)\s)*un-?(?<verb>\p{L}{3,}(?:ed|en|t|d))(?:\s(?!\p{L}+ed(?!\p{L}))[\p{L}-]+){1,5}\W*$/giu,
    once: true,
    unless: NEGATIVE,
  },
  // "only the south side of the roof is sealed"
  {
    pattern: spoken(
      "^\\W*(?:only|just)",
      "(?<part>(?:the|one|two|three|half|some|an?)\\b[^.;,]{3,60}?)",
      "(?:is|are|was|were|has been|have been|got)",
      VERB,
    ),
    once: true,
    unless: EXCEPTING,
  },
  // "is sealed but not the ridge", "sealed, excluding the ridge"
  {
    pattern: spoken(
      `${SAID}[,–—(-]*`,
      "\\(?(?:except(?! (?:that|where|when|if|for the sake)\\b)|excepting|excluding|apart from|aside from|other than|save for|minus|(?:but|and|though) not (?:the|all|every|its|each|one|two|yet|fully|everywhere|completely|quite))\\b",
    ),
    once: true,
    negates: true,
    unless: EXCEPTING,
  },
  // "rings, except on Sundays", "sealed, just not the ridge": right behind the verb
  {
    pattern: spoken(
      "^\\W*(?:(?!(?:and|or|no|nothing|none|nobody)\\s)[\\p{L}\\d'’-]+\\s+){1,5}?(?<verb>\\p{L}{3,})[,–—(-]*",
      "\\(?(?:except(?! (?:that|where|when|if|for the sake)\\b)|(?:apart|aside) from(?! (?:that|this)\\b)|with (?:the exception of|(?:one|two|three|a few|some) exceptions?)|but not (?:the|all|every|those)|just not (?!yet|as|so|too|twice|again))\\b",
    ),
    negates: true,
    unless: EXCEPTING,
  },
  // "is sealed; the ridge is not"
  {
    pattern: spoken(
      `${SAID}[;,.–—-]*`,
      "(?:(?:but|and|though|while)\\s+)?(?:the|its|my|our|one|two|some)",
      "[\\p{L}\\d ]{2,30}",
      "(?:is|are|was|were|has|have|did)(?:\\s+not|n['’]t)(?:\\s+yet)?\\W*$",
    ),
    once: true,
    negates: true,
    unless: EXCEPTING,
  },
  // "all pages load; the index does not", where all pages are to load
  {
    pattern: spoken(
      `${SAID}[;,.–—-]*`,
      "(?:(?:but|and|though|while)\\s+)?(?:the|its|my|our|one|two|some)(?!\\s+(?:old|former|previous|other))",
      "[\\p{L}\\d ]{2,30}",
      "(?:is|are|was|were|has|have|did|do|does|can|could|will)(?:\\s+not|n['’]t)(?:\\s+yet)?\\W*$",
    ),
    negates: true,
    unless: new RegExp(`^(?![^]*\\b(?:all|every|each|both)\\b)|${EXCEPTING.source}`, "iu"),
  },
  // "the deposition is transcribed bar the last hour", "invoices paid but one"
  {
    pattern: spoken(
      `${SAID},?`,
      `\\(?(?:(?:but|bar|save|minus)(?: for)? (?:${SOME_COUNT})(?: of (?:them|these|those))?\\W*$|(?:but for|bar|save|minus) (?:the|its) (?:last|first|final|rest|${SOME_COUNT})\\b)`,
    ),
    once: true,
    negates: true,
    unless: EXCEPTING,
  },
];

/** What the frames cannot do without, in lower case; the one that ends the text is met by `TO_END`. */
const HINTS: readonly string[] =
  "must|shall|will |would|comes |come next|follows |happens |takes place|is next|are next|up next|for next|half|partly|partially|part of|most of|some of|%|percent|thirds|a third|one third|one-third|quarters|a quarter|one quarter|one-quarter|fifths|a fifth|one fifth|one-fifth|to be |queued|lined up|ready for|prepared for|preparing for|waiting for|planned for|due for|set for|up for|marked for|cleared for|approved for|slated|on track|pr for|mr for|request for|plan for|plans for|proposal for|ticket for|issue for|task for|suggestion for|idea for|offer for|quote for|estimate for|decision for|intention for|asked |told |instructed |requested |reminded |commissioned |mailed |begged |invited |no need|no reason|no time|no way|pr to|mr to|request to|plan to|proposal to|ticket to|issue to|task to|suggestion to|idea to|offer to|quote to|estimate to|decision to|intention to|plans to |to get |going to|'ll |’ll |need|has to|have to|wants|want to|plan|intend|hope|aim|promise|agreed to|expect|remain|trying|about to|preparing|waiting|ready to|yet|got to|is to |soon|shortly|tomorrow|tonight|start|begin|began|begun|tried|attempt|commence|resume|continue|ongoing|schedul|booked|underway|under way|in progress|full swing|going on|fail|forgot|neglected|refused|declined|struggled|cannot|can not|can't|can’t|n't|n’t|not |unable|never got|nobody|no one|no-one|none of| un|only|just|but |bar |save |except|excluding|apart from|aside from|other than|save for|minus|exception".split(
    "|",
  );
const TO_END = /\sto (?:be )?\p{L}{3,}\W*$/u;

/** Whether a text, in lower case, may speak of a deed in one of the frames. */
export function mayTellDeed(text: string): boolean {
  return holdsAny(text, HINTS) || TO_END.test(text);
}
