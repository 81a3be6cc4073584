/** Failures that are told beside a count without a number of their own: "12 tests pass except the last one". */

const GOOD =
  "\\b(?:pass(?:es|ed|ing)?|green|ok|okay|succeed(?:s|ed)?|successful(?:ly)?)(?![\\p{L}\\d])";
const OTHER =
  "(?:(?:\\d{1,7}(?:st|nd|rd|th)|last|first|second|third|final|others?|rest|remaining)(?: (?:ones?|two|three|\\d{1,7}|tests?|cases?|specs?)){0,2}|(?:both|some|several)(?: of)?(?: the| our)?(?: [\\p{L}-]{1,20})? (?:tests|specs|suites|scenarios))";
/** What is left out of a run without a failure, or is no test: "apart from two warnings". */
const HARMLESS =
  "(?! that\\b)(?![^.;]{0,60}\\b(?:skip\\p{L}*|ignored|pending|disabled|quarantined|warnings?|notices?|deprecat\\p{L}*|nothing|none|zero|0|slow\\p{L}*|not run)\\b)";
const ENDS = "(?=\\s*$| ?[,;:.!?)(–—]";
const NOT =
  "(?:(?:do|does|did|is|are|was|were|has|have|will|ca|wo)(?: (?:still|yet))?(?: not|n['’]t)|cannot|never)";
const FAILS = "(?:fail(?:s|ed)?|breaks?|broke|crash(?:es|ed)?|(?:is|are) (?:red|failing|broken))";

/** Made at first use: most texts have none of the words. */
let patterns: readonly RegExp[] | undefined;

function makePatterns(): readonly RegExp[] {
  return [
    `${GOOD}[^\\p{L}\\d;.:]{1,5}(?:with the exception of|except(?:ing)?|apart from|aside from|other than|but for|but not(?= (?:the|all|every|one)\\b))(?![\\p{L}\\d])${HARMLESS}`,
    `${GOOD}[^:;.\\n]{0,40}?(?:[,;–—]|\\b(?:and|but|while|whereas|though)\\b) {0,2}(?:(?:and|but|while|whereas|though) )?(?:only )?(?:the )?${OTHER} (?:(?:still|now) )?(?:${NOT}${ENDS}| (?:yet|always|pass\\p{L}*|succeed|green|ok|work)\\b)|${FAILS}${ENDS}| (?:on|in|at|because|since|now|still|again)\\b))`,
  ].map((source) => new RegExp(source, "iu"));
}

const HINT =
  /\b(?:except(?:ing|ion)?|apart|aside|other|others|but|last|first|second|third|final|rest|remaining|both|some|several|\d+(?:st|nd|rd|th))\b/iu;

/** Where a sentence that counts passing tests goes on to one that does not pass; -1 when it does not. */
export function exceptedAt(text: string): number {
  if (!HINT.test(text)) return -1;
  patterns ??= makePatterns();
  for (const pattern of patterns) {
    const found = pattern.exec(text);
    if (found !== null) return found.index;
  }
  return -1;
}
