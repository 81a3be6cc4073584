/** Sentences of done_when that ask for nothing: "That is all.", "See docs/pump.md for details.", "(The tank may be empty.)". */

const REMARKS: readonly RegExp[] = [
  /^(?:and\s)?(?:that|this)(?:['’]s| is| was)? (?:all|it|everything)(?: (?:for now|for today|we need|there is|folks))?[.!]*$/iu,
  /^nothing (?:else|more)(?: (?:is|was) (?:needed|required|asked(?: for)?|wanted|expected|to be done))?[.!]*$/iu,
  /^(?:many )?(?:thanks|thank you|thx|cheers|danke|merci|gracias|grazie)(?: (?:a lot|so much|very much|in advance|again|everyone|all|im voraus|d['’]avance))?[.!]*$/iu,
  /^(?:see|refer to|cf\.?|more in) [^;]{1,160}\bfor (?:(?:the|more|further|all|full|some) )?(?:details?|more|background|context|information|reference|an example|examples|explanations?)[.!]*$/iu,
  /^(?:out of scope|not in scope|non-goals?)(?: here)?(?: is| are)?[:：] ?[^;]+$/iu,
  /^(?:note|n\.?b\.?|fyi|remark|hinweis)\s?[:：](?=.*\b(?:may|might|can|could|not|no|isn['’]t|aren['’]t|already|currently|only|was|were|there (?:is|are)|for now|kann|nicht|kein\p{L}*)\b)(?!.*\b(?:must|shall|should|has to|have to|needs? to|is to|are to|muss|soll)\b)[^;]+$/iu,
  /^\((?:see|cf|note|n\.?b)\b[^()]+\)[.!]*$/iu,
  /^\((?=[^()]*\b(?:may|might|optional|not (?:needed|required)|for now|out of scope)\b)\p{Lu}[^()]*[.!]\)[.!]*$/u,
];
/** "The valve is out of scope", and not "the error for a name that is out of scope is clear". */
const OUTSIDE =
  /^(?:(?!\b(?:that|which|who|when|if|where|because)\b)[^,;:]){1,80} (?:is|are|stays?|remains?) (?:explicitly |still |clearly )?(?:out of scope|not in scope|outside the scope|not part of this (?:\p{L}+)|nice to have)(?: here| for now| this time| of this \p{L}+)?[.!]*$/iu;

const LONGEST = 240;

/** How one of the above begins, or what it cannot do without: most sentences are spared the rest by it. */
const MAY_BE =
  /^(?:and|that|this|nothing|many|thank|thx|cheers|danke|merci|grac|graz|see|refer|cf|more|out|not|non|note|n\.?b|fyi|remark|hinweis|\()|scope|not part of|nice to have/iu;

/** Whether a sentence asks for nothing. */
export function isRemark(sentence: string): boolean {
  if (sentence.length > LONGEST || !MAY_BE.test(sentence)) return false;
  return REMARKS.some((remark) => remark.test(sentence)) || OUTSIDE.test(sentence);
}
