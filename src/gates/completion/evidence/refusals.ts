/** Statuses of refusal that are the right answer: "A wrong password is answered with 401.", "404 for /unknown, as it should be". */

/** What is asked so that it is refused, in front of the status. */
const WITHOUT =
  "without (?:(?:an?|the|any|its) )?(?:[\\p{L}-]{1,20} ){0,1}?(?:tokens?|keys?|logins?|login|passwords?|credentials|session|cookie|signature|header|rights|permission)";
const BAD_REQUEST = `(?:(?:wrong|bad|invalid|malformed|forged|expired|missing|unknown|no) (?:[\\p{L}-]{1,20} ){0,1}?(?:passwords?|tokens?|keys?|logins?|credentials|signatures?|cookies?|sessions?|bod(?:y|ies)|pages?|paths?|urls?|ids?|users?|names?|input|payloads?|address(?:es)?|routes?)|${WITHOUT}|(?:anonymous|unauthenticated|logged[- ]out|signed[- ]out) (?:requests?|calls?|users?|visitors?))`;
const STATUS = "(?:gets?|got|returns?|returned|gives?|gave|answers?|answered|is|are|was|were)";

let meant: RegExp | undefined;

/** The statuses of refusal that a sentence tells as what ought to come. */
export function meantRefusals(sentence: string): readonly string[] {
  if (!/4\d\d/.test(sentence)) return [];
  meant ??= new RegExp(
    `(?<!\\p{L})${BAD_REQUEST}(?!\\p{L})(?:(?!\\b(?:because|but|fail\\p{L}*|error|so)\\b)[^.;\\n]){0,60}?(?<!\\p{L})(?:${STATUS}|[:=→]|->|with)[ \`]{1,3}(?:(?:an?|the|HTTP|status|code|with|answered|refused|rejected) ){0,3}\`?(4[0-2]\\d)(?!\\d)|(?<!\\p{L})${BAD_REQUEST} \`?(4[0-2]\\d)(?=\`|\\W*$|[.,;)])|(?<![\\d.])(4[0-2]\\d)\`? (?:for (?:an? |the )?)?${WITHOUT}(?!\\p{L})|(?<![\\d.])(4[0-2]\\d)(?:\`|(?! ?(?:%|m?s|rows)(?!\\p{L})))[^.;\\n\\d]{0,40}?,? (?:(?:just |exactly )?as (?:(?:it|they|we|I) )?(?:should|ought to|must|expected|intended|wanted|required|specified|designed|meant)|correctly|rightly)(?!\\p{L})`,
    "giu",
  );
  return [...sentence.matchAll(meant)].map(
    ([, ...statuses]) => statuses.find((one) => one !== undefined) ?? "",
  );
}
