/**
 * What tells that a state is over, asked in lower case of a sentence and of the next one that goes on from it. What ends one kind of
 * state may be how another one is told, hence a pattern for each: "it works" ends a trouble and is what a doubt is about; "is
 * complete" ends a draft, and "complete on Linux" is a part.
 */

/** What stands before words of an end that tell of none: "is not fixed", "until it is finished". */
const notBehind = (words: string): string =>
  `(?<!(?:\\b(?:not|never|no|cannot|can|be|until|once|when|if|before|nobody|without|${words})|n['’]t)\\b[^.;,]{0,30})`;

const ENDS = "live|finished|complete|completed|merged|in place|verified|delivered|done";
const SEEN = "verified|checked|confirmed|tested|ran";
const NO_MORE = "no longer|any ?more|not (?:just|only|merely)";

/** A thing that was let go: it was taken up again, by the pronoun that stands for it. */
export const MADE_GOOD = new RegExp(
  [
    // "And rebuilt it", "it is back on".
    "\\b(?:rebuilt|restored|re-?(?:applied|enabled|added|introduced|implemented|instated|landed|written|merged|wrote|done|did|made|created|opened))\\b",
    "\\b(?:recovered|salvaged|retrieved|resurrected|revived|(?:on|in|up) again|back (?:on|up)(?! (?:the )?(?:list|hold|backlog)))\\b|[✅✔☑]",
    "\\b(?:finished|done|completed|fixed|built|delivered) (?:today|now|since|anyway|later|afterwards)\\b",
    "\\b(?:(?:put|brought|got) (?:it|that|them) back|(?:switched|turned) (?:it|that|them) (?:back )?on|rolled (?:it|that|them) out)\\b",
    // "It's in now", "and is tested".
    "\\b(?<!rest |else |others? |everything |until |till |once |when |whenever |if |before |unless |as soon as )(?:it|they|that|this|both|which|and|now|so|all)(?:['’]s|['’]re| is| are| has| have| was| were| been| now| fully| also| all| since| then)* (?:been )?(?<!not |never |nothing )(?:now (?:in\\b|on\\b|complete|live|works?|runs?|passes|there)|in now|done|finished|complete|completed|delivered|live|tested|verified|merged|shipped|built|deployed|enabled|working|back (?:in|on|up)|green|implemented|ready)\\b(?! (?:by hand|later|for|in part|halfway|tomorrow|next|before))",
    "\\b(?:adds|added|finished|completed|delivered|built|implemented|wrote|shipped|fixed|redid|rewrote) it\\b(?! (?:in part|half))",
    "\\b(?:in its place|instead) (?:is|stands|there is|i (?:built|wrote|made)|we (?:built|wrote|made))\\b",
    "\\b(?:second|other|new|next|faster|better|final) (?:one|version|attempt|commit|approach) (?:is|was|adds|passes|works|runs)\\b",
    "\\b(?:in the end|after all|eventually|finally),? (?:it|they|i|we|everything) (?:worked|works|passed|did|got|came|managed|found)\\b",
    "\\bafter all\\b",
    "\\buntil (?:i|we) (?:found|fixed|changed|moved|added|raised|gave|set)\\b",
  ].join("|"),
  "u",
);

/** A trouble: it was mended, or is gone. */
export const TROUBLE_OVER = new RegExp(
  `${notBehind("after|nor|still|than")}\\b(?:fixed|solved|resolved|repaired|corrected|cured|patched|mended|sorted(?: out)?|remedied|cleared(?: up)?|overcome|overcame|ironed out|worked around|gone|vanished|disappeared|(?:went|goes|got) through|(?:now|it|then|since|tests?|both|they|again|all|everything|that|build) (?:(?:now|all) )?(?:works?|pass(?:es|ed)?|runs?|builds?|(?:is|are) (?:now )?(?:${ENDS}|green|up again|back|tested))|(?:it|that|this)['’]s (?:now )?(?:${ENDS}|fixed)|the (?:second|next|third|other|new) (?:one |attempt |try |run |version )?(?:passe[sd]|work(?:s|ed)|succeeded|went through)|(?:is|are) (?:now )?(?:${ENDS})|(?:i|we) (?:then |since )?(?:repaired|restored|rewrote|corrected|rebuilt))\\b`,
  "u",
);

/** Work under way: it came to its end. */
export const WORK_ENDED = new RegExp(
  `${notBehind("could|after|yet|as soon as|so that|hoping to|to|will|is|are|gets?|getting|have")}\\b(?:finished|completed|ended(?! (?:up|in|with|at)\\b)|(?:is|are|was|were|it['’]s|now) (?:now |all |fully )?(?:${ENDS}|over)|(?:tests?|all|both|they|it) (?:now |all )?(?:pass(?:es|ed)?|works?)|(?:and|then|now|,) (?:i |we |it |both |all )?(?:finished|completed|delivered|merged|works?|tested|answers|passes|landed|shipped|verified|built|released|deployed))\\b`,
  "u",
);

const MADE_SURE = `(?:now|since|then|so) (?:i |we )?(?:(?!not |never |un)\\p{L}+ )?(?:${SEEN})|(?:it|that) was (?:verified|confirmed)`;

/** A doubt: what it is about was looked at. */
export const SURE = new RegExp(
  `\\b(?:${MADE_SURE}|doubts? (?:is|are|was|were) (?:gone|settled)|no doubt)\\b`,
  "u",
);

/** What nobody had seen at work: somebody has. */
export const PROVEN = new RegExp(
  `${notBehind("could|nothing|yet")}\\b(?:${MADE_SURE}|(?:since|then|now|later|today|afterwards|finally) (?:\\p{L}+ ){0,3}?(?:${SEEN}|run|executed|tried|proven|passed|works|passes)|(?:i|we) (?:${SEEN}|tried) (?:it|them|both|all)|(?:it|they|tests?|all) (?:now |all )?(?:works?|pass(?:es|ed)?|ran|runs)|(?:is|are) (?:now )?verified|passed|has \\d+ tests)\\b`,
  "u",
);

const UNFINISHED =
  "(?<!\\b(?:not|never|to be|be|half|partly|partially|nearly|almost|n['’]t|hardly|barely|no|nothing|without|before)\\s(?:\\p{L}+\\s)?)";

/** What was lesser, absent or away: it is that no more, or not just that. */
export const SO_NO_MORE = new RegExp(
  `\\b(?:${NO_MORE}|any longer|n['’]t (?:just|only|merely)|filled in|rewr(?:ote|itten)|(?:replaced|superseded|swapped)|restored|resolved|made up for|final version|finished version|full version is|(?:does|do|did) (?:everything|the whole|all)|(?:covers?|meets?|handles?) (?:every|all)\\b|from .{2,30} to (?:finished|done|final|complete|full)|(?<!\\b(?:what|than|as|everything|all|although) (?:was |were |it was )?)${UNFINISHED}(?:fully|complete|completed|finished)\\b|(?:now|since|then|finally) (?:it |i |we )?(?:is |are |has been |have |been |fully )*(?:done|built|added|in|there|works?|fixed|merged|live|delivered|tested|implemented))(?![\\p{L}\\p{N}])`,
  "u",
);

/** What was there for a part: it is there for the rest. */
export const IN_WHOLE = new RegExp(
  `\\b(?:${NO_MORE}|used to|now (?:it )?(?:works?|does|covers?|is|for all|too)|as well(?= *$)|since (?:today|then|fixed)|at first|had(?! to\\b)|too(?= *$))\\b`,
  "u",
);
