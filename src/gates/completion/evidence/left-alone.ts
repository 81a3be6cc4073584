/** Names of things that are there and were not made: left as they were, given as an example, or somebody else's. */

const QUOTE = "[`\"'(<]{0,2}";
const CLOSE = "[`\"')\\]>]{0,2}";
const CHANGED = "(?:changed|touched|edited|modified|altered|rewritten|affected)";
const SAME =
  "(?:unchanged|untouched|unmodified|alone|as (?:it|they) (?:was|were|is|are|stood)|as (?:is|before))";
/** Further names of the same list. */
const MORE = "(?:(?:, and|,| and| or| &) [^\\s,;]{1,60}){0,5}";

/** Since then a thing of this work may stand as it is; since last year it is none. */
const OLD_TIME =
  "(?:(?:the )?(?:(?:last|previous|past|former|first) (?:\\d{1,4} )?(?:releases?|versions?|deploy\\p{L}*|years?|months?|weeks?|times?|quarters?|editions?|seasons?|spring|summer|autumn|winter|decades?|launch|\\p{L}{3,6}day)|\\d|v\\d|releases?|versions?|launch|start|beginning|early|late|long|ages|years?|months?|spring|summer|autumn|fall|winter|january|february|march|april|may|june|july|august|september|october|november|december)(?!\\p{L})|(?:at least|about|around|over|more than|its|their) )";
const SINCE_MADE = `(?! ?,? (?:any ?more |again |at all )?(?:since|after)(?! ${OLD_TIME})(?: |$))`;
/** Sites and pages that are told to be new, or to hold what was wanted, were made. */
const NEW_THING =
  "(?:the|our|my|its|a|your) (?:brand-)?new (?:\\p{L}{1,20} ){0,2}?(?:page|site|website|form|leaflet|guide|documents?|documentation|report|version|address|shop|app|article|entry|copy|tool|board|map|chart|list|table)(?!\\p{L})";
const HOLDS =
  "(?:has|have|holds?|shows?|reads?|says?|contains?|carries|carry|lists?|gives?|explains?|tells?|names?)";
const REWORKED =
  "(?:rewritten|reworded|rephrased|corrected|revised|shortened|translated|extended|simplified|improved|fixed|mended|amended)";

let patterns: ReturnType<typeof makePatterns> | undefined;

/** Made at first use: most runs ask for no artifact. */
function makePatterns() {
  return {
    // "package.json was not changed", "src/old.ts stays as it was"
    unchanged: new RegExp(
      `^${CLOSE}${MORE}(?: (?:file|page|itself))? (?:(?:(?:was|were|is|are|has been|have been) (?:not|never)|(?:was|were|is|are)n['’]t|(?:has|have)(?: not|n['’]t) been) (?:been )?${CHANGED}(?!\\p{L})${SINCE_MADE}|(?:was|were) not$|(?:is|are|was|were|stays?|stayed|remains?|remained)(?: \\p{L}{1,12})? ${SAME}(?!\\p{L})${SINCE_MADE})`,
      "iu",
    ),
    left: /\b(?:left|leaves?|leaving|kept|keeps?|keeping) (?:the )?(?:files? )?[`"']?$/iu,
    leftSo: new RegExp(`^${CLOSE}${MORE} (?:\\p{L}{1,12} )?${SAME}(?!\\p{L})`, "iu"),
    // "I did not touch anything in vendor/", not "touched nothing but src/a.ts"
    untouched:
      /(?:\b(?:not|never|nor|without|neither)|n['’]t) (?:(?!only\b|just\b)\p{L}{1,12} )?(?:touch|chang|edit|modif|alter)\p{L}{0,4} (?:(?!(?:but|except|beyond|outside|other|only|than|apart|besides|until|before|so|and)\b)\p{L}{1,20} ){0,3}[`"']?$/iu,
    // "I did not change the title in src/a.ts, only the text"
    inPart: /\b(?:the|its|any|that|this) (?:\p{L}{1,20} ){1,2}(?:in|of|on) [`"']?$/iu,
    butChanged: new RegExp(`^${CLOSE}, (?:but|only|just) (?!read|looked|saw|used)`, "iu"),
    // "For example docs/a.md has two pages."
    tellsOf: new RegExp(`^${CLOSE} (?:now |also )?${HOLDS}(?!\\p{L})`, "iu"),
    newBefore: new RegExp(`\\b${NEW_THING}(?: (?:at|under|on|in))?:? ${QUOTE}$`, "iu"),
    reworkedBehind: new RegExp(
      `^${CLOSE}(?:,? (?:which is )?${NEW_THING}| now ${HOLDS}(?!\\p{L})| (?:now |also )?(?:is|was|has been|got) (?:now |also |newly )?${REWORKED}(?!\\p{L}))`,
      "iu",
    ),
    example: new RegExp(
      `\\b(?:such as|e\\.g\\.,?|for example,?|for instance,?|(?:files?|names?|paths?|urls?|links?|addresses|inputs?|something) like) (?:an? |the )?${QUOTE}$`,
      "iu",
    ),
    // "Uses the API at https://…", "tested against https://…"
    used: new RegExp(
      `\\b(?:(?:us(?:es|ed|ing)|calls?|called|calling|quer(?:y|ies|ied)|consumes?|depends on|connect(?:s|ed) to|talks? to|fetch(?:es|ed) from|downloads? from|(?<!\\bnow )comes? (?:straight |directly )?from|(?:tested|run|ran|checked|verified|validated|measured|compared) (?:against|with)|compare (?:(?:it|this|that|them) )?(?:to|against|with))(?: (?!(?:and|to|is|are|was|were)\\b)[\\p{L}-]{1,20}){0,4}|(?:through|via) (?:the|their|its|an?) (?:[\\p{L}-]{1,20} ){1,3}(?:at|on|of)|thanks (?:to|go to)|credits? (?:to|goes to)|inspired by|modelled (?:on|after)|borrowed from|(?:as|is|was|are|were) (?:explained|recommended|suggested) (?:at|in|on|by)|as (?:described|documented|shown) (?:at|in|on|by)) ${QUOTE}$`,
      "iu",
    ),
    // "The build of dist/app.js failed.", "The link https://… was dead."
    attempt: new RegExp(
      `\\b(?:uploads?|uploading|builds?|building|compil(?:e|ing|ation)|generation|generating|exports?|exporting|creation|creating|writing|rendering|publishing|conversion|converting|downloads?|downloading|fetch(?:es|ing)?|import(?:ing)?|links?|requests?|calls?)(?: (?:of|to|into|for|at|from|under))? (?:the )?${QUOTE}$`,
      "iu",
    ),
    refused: new RegExp(
      `^${CLOSE}${MORE} (?:(?:(?:was|were|is|are|has been|have been|got|came back) (?:\\p{L}{1,12} )?(?:refused|rejected|denied|aborted|dead|broken|unreachable|interrupted)|(?:has |have )?(?:fail(?:s|ed)|timed out|broke off|crashed|died|errored))(?!\\p{L}))`,
      "iu",
    ),
    // "Once approved, the guide goes to https://…"
    oneDay:
      /(?<![\p{L}\d])(?:once|when|after|as soon as|if|unless|until)(?!\p{L})[^.;:\n]{1,60}, [^,.;:\n]{1,40} (?:go|goes|moves?|lands?|(?:is|are) (?:put|published|saved|uploaded|written|stored|posted)) (?:[\p{L}-]{1,12} ){0,3}[`"'(<]{0,2}$/iu,
    made: /\b(?:written|wrote|made|created|generated|produced|published|uploaded|posted|answered|edited|added|opened|filed|put|saved|stored|exported|rewrote|changed|updated)\b/iu,
  };
}

/** By these a failure that is told is over. */
const OVER =
  /\b(?:then|now|again|second|third|next|retr(?:y|ied)|later|fixed|mended|since|until|went through|at first|first|before)\b/iu;

/**
 * Whether a name is one that an attempt at it failed on, or that a thing goes to one day; `near` is what stands before
 * it and `rest` what stands behind, beyond the sentence.
 */
export function isRefused(near: string, rest: string): boolean {
  const { attempt, refused, oneDay } = (patterns ??= makePatterns());
  if (oneDay.test(near)) return true;
  return refused.test(rest) && attempt.test(near) && !OVER.test(rest);
}

/** Sites that everybody reads and that no session makes; what is put there is told as put. */
const READ_BY_ALL =
  /^https?:\/\/(?:(?:www\.)?google\.[a-z.]{2,6}|(?:[a-z]{2,12}\.)?(?:stackoverflow|stackexchange|superuser|serverfault)\.com|(?:[a-z-]{2,10}\.)?wikipedia\.org|developer\.mozilla\.org|docs\.python\.org|peps\.python\.org|(?:www\.)?w3\.org|(?:[a-z]{2,10}\.)?whatwg\.org|(?:www\.)?rfc-editor\.org|(?:datatracker|tools)\.ietf\.org|(?:www\.)?nodejs\.org|learn\.microsoft\.com|docs\.aws\.amazon\.com|cloud\.google\.com|docs\.github\.com|docs\.gitlab\.com|kubernetes\.io|react\.dev|(?:www\.)?postgresql\.org|docs\.oracle\.com|caniuse\.com|(?:www\.)?reddit\.com|news\.ycombinator\.com|(?:docs|api)\.stripe\.com|api\.github\.com)(?:[/:?#]|$)/iu;

/** The full stops of "e.g." end no sentence. */
const LAST_SENTENCE = /(?:(?!\n|[.!?] \p{Lu})[^])*$/u;

/** Whether a message tells of a name that it was left as it was. */
export function wasLeftAlone(before: string, behind: string): boolean {
  const { unchanged, left, leftSo, untouched, inPart, butChanged } = (patterns ??= makePatterns());
  const partOnly = inPart.test(before) && butChanged.test(behind);
  return (
    unchanged.test(behind) ||
    (untouched.test(before) && !partOnly) ||
    (left.test(before) && leftSo.test(behind))
  );
}

/** Whether a name is an example of its kind, or an address of others that the work only uses; `near` is what stands before it. */
export function isExampleOrUsed(
  name: string,
  near: string,
  before: string,
  behind: string,
): boolean {
  const { example, used, made, tellsOf, newBefore, reworkedBehind } = (patterns ??= makePatterns());
  const isSite = /^https?:\/\//iu.test(name);
  const isExample = example.test(near) && !(name.includes("/") && tellsOf.test(behind));
  const isOfOthers = isSite && (used.test(before) || READ_BY_ALL.test(name));
  if (!isExample && (!isOfOthers || newBefore.test(before) || reworkedBehind.test(behind)))
    return false;
  const sentence = near.slice(near.search(LAST_SENTENCE));
  return !made.test(sentence) && !made.test(behind);
}
