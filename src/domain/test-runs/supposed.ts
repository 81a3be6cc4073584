/** Runs that pass and are none of the work: only wanted, from before it, or somebody else's. */

/** Behind what passes: a state that is not that of the work, or a condition. */
const ELSEWHEN =
  /\b(?:pass(?:e[sd])?|green|ok|succeed(?:s|ed)?)\b(?:(?: only)? (?:if|unless|provided|assuming|(?:as|so) long as)\b(?! (?:run|started|called)\b)|(?: (?!and\b|including\b)[^\s,;.]{1,40}){0,6}? (?:yesterday|last (?:night|week|month|year|time)|(?:before|prior to) (?:(?:my|the|this|these|our) (?:changes?|fix(?:es)?|patch|edits?|rewrite|refactoring)|(?:i|we) (?!merg|commit|push|clos|report|deploy|publish|releas|finish))|(?:on|with|at|in|against) the (?:old|previous|former|earlier|last) (?:builds?|versions?|commit|code|branch|revision|release)\b(?! of\b)|without (?:my|the|this|that) (?:changes?|fix|patch)))\b/iu;
/** "12 tests pass once the key is there", "Run `npm test` to see 17 tests pass." */
const TO_BE =
  /\b(?:pass(?:es)?|succeeds?|(?:is|are|be) (?:green|ok))(?: only)? (?:once(?! (?:again|more)\b)|as soon as)\b(?! (?:run|started|called)\b)|\b(?:hope|wish|want|guess|assume|suppose|believe|think)(?: that)?\b[^.;:,\n]{0,40}\b(?:pass|green)\b|(?:^\W{0,8}|\b(?:you can|please|to check,?) )(?:run|start|call|execute|try)\b[^.;\n]{0,60}\b(?:to|and|you|will|you['’]ll) see\b[^.;\n]{0,60}\b(?:pass|green|ok)\b/iu;
const NOW_TOO =
  /\b(?:now|after|still|today|again|too|also|both|as well|since|as many as|with (?:it|them|(?:my|the|this|our) (?:changes?|fix(?:es)?|patch)))\b|->|→|\band (?:on|with|at|in|against) the\b/iu;

/** What somebody else says of tests; how to run them is no such thing, nor what the writer saw then. */
const PERSON =
  "(?:colleague|co-?worker|team-?mate|reviewer|developer|author|maintainer|tester|customer|client|vendor|predecessor|contractor)";
const WORK = "(?:changes?|fix(?:es)?|patch(?:es)?|edits?|rewrite|refactoring|work)";
const BEFORE_WORK = `(?:before|prior to) (?:(?:my|the|this|these|our) ${WORK}|(?:i|we) (?:touched|changed|started|began|edited|rewrote|fixed))`;
const SAYS =
  "(?:says?|said|claims?|claimed|reports?|reported|told (?:me|us)|thinks?|(?:writes?|wrote)(?= that\\b|:| me\\b))";
const OWN_RUN =
  "(?:i|we) (?:did|do|ran|have|tried|checked|followed|repeated|got|counted|see|saw|went)";

/** In front of what passes: that it was before the work, or on the branch or by the word of somebody else. */
const NOT_OWN = new RegExp(
  [
    `\\b(?:${BEFORE_WORK}|until (?:yesterday|then|last (?:night|week)))(?!\\p{L})`,
    // "Last week 48 tests passed."
    "^\\W{0,8}(?:yesterday|last (?:night|week|month|year))(?!['’\\p{L}])",
    `^\\W{0,8}without (?:my|the|this|that|our) ${WORK}(?!\\p{L})`,
    "\\b(?:on|in|at) (?:his|her|their|another|somebody['’]s|someone(?: else)?['’]s) (?:\\p{L}{1,20} )?(?:branch|fork|machine|laptop|checkout|computer)(?!\\p{L})",
    `\\b(?:on|in|at) (?:an?|the|my|our|one) ${PERSON}(?:['’]s|s['’]) (?:\\p{L}{1,20} )?(?:branch|fork|checkout)(?!\\p{L})`,
    `(?<!\\b(?:tool|runner|suite|command|script|harness|framework|program|software|kit|checker) (?:of|by|from) )\\b(?:an?|the|my|our|one) ${PERSON}s? ${SAYS}(?!\\p{L})(?! (?:how|where|when|what|which|why|whether|to)\\b)(?![^.\\n]{0,80}[;,] (?:and |but |so )?${OWN_RUN}\\b)(?!(?:(?!\\bpass|\\bgreen)[^.;\\n\\d]){0,80};)`,
    `\\baccording to (?:an?|the|my|our|one) ${PERSON}s?(?!\\p{L})`,
  ].join("|"),
  "iu",
);
/** "on Anna's branch" */
const OF_NAMED =
  /\b(?:[Oo]n|[Ii]n|[Aa]t) \p{Lu}\p{Ll}{1,20}['’]s? (?:\p{L}{1,20} )?(?:branch|fork|checkout)(?!\p{L})/u;
/** What the run is compared with: "two more than before my change", ", 46 before my change", "as before my change". */
const COMPARED = new RegExp(
  `(?:\\b(?:than|as)(?: (?:it|they) (?:was|were|did))?|[,;(–—] ?(?:(?:up )?from |it was |there were |against |instead of )?\\p{L}{0,12}\\d{0,7}(?: tests?)?(?: passed)?) ${BEFORE_WORK}(?=\\s*(?:$|[,;.)]))`,
  "giu",
);

/** Whether a run that passes is one that is only wanted, that was before, or that is somebody else's. */
export function isSupposed(told: string): boolean {
  const segment = told.replace(COMPARED, " ");
  const isOther = ELSEWHEN.test(segment) || NOT_OWN.test(segment) || OF_NAMED.test(segment);
  if (isOther && !NOW_TOO.test(segment)) return true;
  if (TO_BE.test(segment)) return true;
  return /\b(?:if|once|when|until|unless|before (?:the|this|my))\b[^,;]{0,60}\bpass\b|\b(?:tests|suite|specs) (?:will|would|should|must|ought to) (?:\p{L}{1,12} )?pass (?:with|at) (?:all )?\d/iu.test(
    segment,
  );
}
