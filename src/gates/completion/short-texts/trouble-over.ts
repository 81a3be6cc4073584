/** Past trouble that a short text tells as over: "mails failed to arrive at first, all arrive now", "fixed that mails fail to arrive". */

import { contentWords } from "../../../domain/inventory/words/content-words.ts";

const FIXED = "(?:fixed|solved|mended|repaired|resolved|corrected|cured)";
/** What goes on behind the mending puts it off: "fixed in the next release". */
const BY_NOW = "(?=\\W*$|[,;.)]|\\s(?:now|since|today|yesterday)(?!\\p{L}))";

/** What is told of before the trouble: "fixed the bug that …", "fixed: …". */
const MENDED_BEFORE = new RegExp(
  `^\\W*(?:(?:i|we|bug|error|problem)\\s)?(?:(?:have|has)\\s)?${FIXED}(?:\\s?:\\s|\\s(?:[^.;,:]*\\s)?(?:that|why|where|whereby|because)\\s)[^.;,:]*$`,
  "iu",
);
/** "the cause why … is fixed" */
const RELATED = /(?<!\p{L})(?:that|which|why|where|whereby)\s[^.;,:]*$/iu;
const MENDED_BEHIND = new RegExp(
  `^[^.;,:]*?\\s(?:is|are|was|were|has been|have been|got)\\s(?:now\\s)?${FIXED}${BY_NOW}`,
  "iu",
);
/** "…; fixed", "…, but that is fixed" */
const MENDED_NEXT = new RegExp(
  `^[^.;,:–—(]*[.;,:–—(]\\s*(?:(?:and|but|now|it|they|that|this|which|is|are|was|were|has|have|been|since)\\s)*${FIXED}${BY_NOW}`,
  "iu",
);
/** One thing that did not work gave way to another: "one joke that doesn't work in Polish; it was replaced". */
const REPLACED =
  /^[^.;,:–—(]*?(?:[.;,:–—(]\s*|\s)(?:(?:and|but|it|they|that|this|which|has|have|since)\s)*(?:is|are|was|were|been|got)\s(?:now\s)?(?:replaced|rewritten|reworded|rephrased|redone|remade|exchanged|swapped(?: out)?)(?=\W*$|[,;.)])/iu;
/** So far behind the trouble what replaced it is looked for: a long text is read in linear time. In UTF-16 units. */
const NEAR = 160;
const UNTIL = /^[^.;,:]*\s(?:until|till)\s[^.;,:]*\s(?:was|were|had|got|\p{L}+ed)(?!\p{L})/iu;
const JOINED = /(?:but|and)(?!\p{L})|while|although|though|not(?!\p{L})|n['’]t/iu;

const PART_END = /[.;,:–—()]|\s(?:and|but)\s/u;
/** What tells of a state that has come since. */
const SINCE =
  /(?<!\p{L})(?:now|since|again|then|after|afterwards|by now|today|all|every|each|both|fixed|solved|mended|repaired|resolved|corrected)(?!\p{L})/iu;
/** What does not tell that it is wholly so. */
const DOUBTED =
  /(?<!\p{L})(?:no|not|never|none|neither|nobody|cannot|fail\w*|refus\w*|will|would|should|shall|might|may|could|can|must|to|still|yet|only|just|half|some|most\w*|many|few|part\w*|almost|nearly|if|when|unless|until|once|soon|later|tomorrow|next|hopefully|probably|maybe|perhaps|except\w*|but|plan\w*|expect\w*|sometimes|often|usually|before|previously|earlier|yesterday|last|locally|staging)(?!\p{L})|n['’]t|\?/iu;

/** Whether the trouble that a match tells, with its verb, is told as over in the rest of the text. */
export function isOver(text: string, match: RegExpExecArray): boolean {
  if (!TROUBLE.test(match[0])) return false;
  const before = text.slice(0, match.index + match[0].search(TROUBLE));
  const behind = text.slice(match.index + match[0].length);
  if (MENDED_BEFORE.test(before) && !JOINED.test(before)) return true;
  if (RELATED.test(before) && (MENDED_BEHIND.test(behind) || REPLACED.test(behind.slice(0, NEAR))))
    return true;
  if (MENDED_NEXT.test(behind) || UNTIL.test(behind)) return true;
  if (!SINCE.test(behind)) return false;
  const verb = match.groups?.["verb"] ?? /\p{L}+\W*$/u.exec(match[0])?.[0] ?? "";
  const [stem] = contentWords(verb);
  return behind
    .split(PART_END)
    .slice(1)
    .some((part) => stem !== undefined && !DOUBTED.test(part) && contentWords(part).includes(stem));
}

/** Whether what a match tells was so before, and the text goes on with what is done since: "was deferred in May, delivered now". */
export function isDoneSince(text: string, match: RegExpExecArray): boolean {
  const wasSo = WAS.test(text.slice(0, match.index)) || WAS.test(match[0]);
  if (!wasSo) return false;
  return text
    .slice(match.index + match[0].length)
    .split(PART_END)
    .slice(1)
    .some(
      (part) => SINCE.test(part) && DONE.test(part) && !DOUBTED.test(part) && !PUT_OFF.test(part),
    );
}

const PUT_OFF =
  /(?<!\p{L})(?:postpon|defer|delay|schedul|push|mov|cancel|drop|abandon|stuck|stop|paus|skip|block|wait)/iu;
const WAS =
  /(?<!\p{L})(?:was|were|had been|first|initially|originally|once|previously|earlier)(?!\p{L})[^.;,:–—]*$/iu;
const DONE =
  /(?<!\p{L})(?:\p{L}{2,}ed|done|built|made|sent|met|in|up|live|online|ready|written|shipped|works?|runs?|loads?|passes|answers|green|(?:is|are) \p{L}+)(?!\p{L})/iu;

const TROUBLE = /(?<!\p{L})(?:fail(?:s|ed|ing)?|not|never)(?!\p{L})|n['’]t/iu;
