/**
 * What a short text says of the deed that done_when asks for, in done_when's own verb: that it is to come,
 * was not done or was done in part. Each frame is a way to say so around any verb; where done_when itself
 * speaks like that ("no door is unlocked", "users must log in"), it says nothing.
 */

import { contentWords } from "../../domain/inventory/content-words.ts";
import { isParticiple } from "../../domain/inventory/verbs.ts";
import { holdsAny } from "./hints.ts";
import type { Subject } from "./subject.ts";

/** A way to speak of a deed, with the verb as the group `verb`, or among its words. */
interface Frame {
  readonly pattern: RegExp;
  /** The verb must be a participle in done_when: of a deed that is done once ("is sealed"). */
  readonly once?: true;
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

const spoken = (...parts: readonly string[]): RegExp => new RegExp(parts.join("\\s+"), "giu");

const FRAMES: readonly Frame[] = [
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
      /(?:\b(?:is|are|was|were|remains?|stays?|still|left|yet)\s+|^[^.;:,]{2,60}\s)un(?<verb>\p{L}{3,})(?=\W*$|[.;,])/giu,
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
];

/** What the frames cannot do without, in lower case; the one that ends the text is met by `TO_END`. */
const HINTS: readonly string[] =
  "must|shall|will |would|to be |to get |going to|'ll |’ll |need|has to|have to|wants|want to|plan|intend|hope|aim|promise|agreed to|expect|remain|trying|about to|preparing|waiting|ready to|yet|got to|is to |soon|shortly|tomorrow|tonight|start|begin|began|begun|tried|attempt|commence|resume|continue|ongoing|schedul|booked|underway|under way|in progress|full swing|going on|fail|forgot|neglected|refused|declined|struggled|cannot|can not|can't|can’t|n't|n’t|not |unable|never got|nobody|no one|no-one|none of| un|only|just|except|excluding|apart from|aside from|other than|save for|minus|exception".split(
    "|",
  );
const TO_END = /\sto (?:be )?\p{L}{3,}\W*$/u;

/** Whether a text, in lower case, may speak of a deed in one of the frames. */
export function mayTellDeed(text: string): boolean {
  return holdsAny(text, HINTS) || TO_END.test(text);
}

/** Of something that is told of, or of whatever it may be, it is how the thing behaves. */
const OF_ANYTHING =
  /\b(?:if|when|whenever|where|unless|on|upon|that|which|who|whose|what|how|while|had|each|every|any|anyone|anybody|everyone)\b[^.;]*$/iu;
const CASE = /\b(?:if|when|whenever|once|each|every|as soon as|while|until)\b/iu;
const NEGATION = /\b(?:no|none|nothing|not|never|nobody|without|neither|nor|zero|0)\b|n['’]t\b/iu;

/** What a text says of a deed that done_when asks for; null for most. */
export function findDeed(text: string, subject: Subject): RegExpExecArray | null {
  for (const { pattern, once, negates, unless } of FRAMES) {
    for (const match of text.matchAll(pattern)) {
      const { verb = "", part } = match.groups ?? {};
      const before = text.slice(0, match.index);
      if (OF_ANYTHING.test(before)) continue;
      // "no commit is unsigned", "it does not need to be enabled by hand"
      const upToVerb = before + match[0].slice(0, match[0].lastIndexOf(verb));
      if (NEGATION.test(negates === true ? before : upToVerb)) continue;
      if (part !== undefined && isAllAsked(part, subject)) continue;
      const told = conditionsWith(verb, subject, once === true);
      // "the alarm must ring when the door opens", where it is to ring when the door opens
      const isCase = CASE.test(text.slice(match.index));
      if (told.some((condition) => !unless.test(condition) && !(isCase && CASE.test(condition))))
        return match;
    }
  }
  return null;
}

/** The conditions of done_when that have a verb in some form. */
function conditionsWith(
  verb: string,
  { doneWhen }: Subject,
  isParticipleThere: boolean,
): readonly string[] {
  const stems = new Set(contentWords(verb));
  return doneWhen
    .split(CONDITION_END)
    .filter(
      (condition) =>
        !(isParticipleThere && POSSIBLE.test(condition)) &&
        (condition.match(WORD) ?? []).some(
          (word) =>
            (!isParticipleThere || isParticiple(word)) &&
            contentWords(word).some((one) => stems.has(one)),
        ),
    );
}

/** Where a condition of done_when ends, roughly. */
export const CONDITION_END = /[;.]\s|\n|, (?=and\b|but\b)/u;
/** What can be done is no deed: "invoices can be exported". */
const POSSIBLE = /\b(?:can|could|may|might) be\b/iu;
const WORD = /\p{L}+/gu;

/** "Only the paid orders", where the paid orders are asked for. */
function isAllAsked(part: string, { doneWhen }: Subject): boolean {
  const asked = new Set(contentWords(doneWhen));
  return contentWords(part).every((word) => asked.has(word));
}
