/** "I didn't skip anything on it", "has not failed once in 500 runs": what is denied is that work was left or that it failed. */

const AUXILIARY =
  "(?:been|be|ever|once|just|simply|even|actually|have to|had to|need to|had|get|got|being|in the end|after all|yet)";
const LEAVING =
  "skip(?:ped|ping)?|postpon(?:e|ed|ing)|defer(?:red|ring)?|put (?:\\S+ ){0,5}?(?:off|aside)|push(?:ed)? (?:\\S+ ){0,5}?(?:back|out|to)|shelved?|parked?|drop(?:ped)?|cut (?:any |a single )?corners?|simplif(?:y|ied)|omit(?:ted)?|forg[eo]t(?:ten)?|neglect(?:ed)?|overlook(?:ed)?|abandon(?:ed)?|descoped?|stub(?:bed)?|mock(?:ed)?|fak(?:e|ed)|hard-?coded?|give up|given up|leave (?:anything|out\\b|(?:\\S+ ){1,5}?(?:out|behind|undone|unfinished|open|for later|to you|to chance))|left (?:anything|out\\b|behind|undone|unfinished|open|(?:\\S+ ){1,5}?(?:out|behind|undone|unfinished|open|for later|to you))|hand(?:ed)? (?:\\S+ ){1,5}?(?:over|back|off)|compromised?|held? back|delay(?:ed)?|bypass(?:ed)?|disabled?|mut(?:e|ed)|silenced?|revert(?:ed)?|rolled back|backed out|guess|speculate|(?:have )?(?:any |the slightest |a )?doubts?";
/** Of what is in use. */
const FAILING =
  "(?:fail(?:ed)?|crash(?:ed)?|hung|broken|timed out|lost|dropped|missed|stalled|flickered) (?:once|a single|since|even once|in (?:\\d|all|any|the last|over|more)|any (?:more|longer)|again)";

const DENIED = new RegExp(
  `^\\W*(?:n['’]t |not |never )?(?:${AUXILIARY} )*(?:(?:${LEAVING})|${FAILING})(?!\\p{L})`,
  "u",
);
/** "I didn't skip anything but the index", "has not been dropped completely" */
const IN_PART =
  /(?<![,;:] )\bbut (?!(?:it|they|i|we|did|was|is|have|has|rather|instead|finished|built)\b)|\b(?:except\w*|apart from|aside from|save for|other than|besides|much|completely|entirely|fully|altogether|all of (?:it|them)|on purpose|until|unless|because|yet)\b/u;

/** Whether the words behind a "not" deny that anything was left. */
export function deniesLeaving(rest: string): boolean {
  return DENIED.test(rest) && !IN_PART.test(rest.split(/[,;:] ?(?!but\b)/u, 1)[0] ?? "");
}
