/** Caveats that tell what the writer or a change did: work lost or taken back, one thing skipped, checks bent, faults brought in. */

import { DELIVERED, END, FAULT, HOW, I, ONE, REST, WHOLE, opening, type Family } from "./words.ts";

const MINE = `(?:(?:all|most|some|half|part|none) (?:of )?)?(?:my|our) (?:\\p{L}+ ){0,2}?(?:changes?|work|edits?|code|fix(?:es)?|commits?|patch(?:es)?|branch|progress|modifications|additions|stash|push|implementation)`;
const LOST =
  "(?:gone|lost|overwritten|wiped|discarded|deleted|reverted|rolled back|undone|backed out|reset|dropped|erased|swallowed|rejected|thrown away|missing|eaten)";
const ASIDE_WORK =
  /\b(?:temporary|debug\p{L}*|trial|throwaway|scratch|old|earlier|previous|former|first|for a moment|briefly|test (?:data|files?|rows?)|afterwards|after the merge|merged|now that|too slow)\b/u;

const ALL_OF_IT = `(?:it(?: all)?|that|all of (?:it|this|that|them|the above)|everything|the (?:whole (?:thing|lot)|lot|changes?|work|commits?|merge|fix|deploy(?:ment)?|release)|my (?:\\p{L}+ )?(?:changes?|work|edits?|commits?|fix)|them(?: all)?)`;
const AGAIN = "(?: (?:back|out|away|again|off|altogether|completely|entirely|all))*";

const TEST =
  "(?:tests?|checks?|assertions?|suite|specs?|cases?|linter|lint|threshold|tolerance|expectations?|validation|assert)";
const BENT =
  "(?:deleted|removed|disabled|muted|silenced|skipped|commented out|turned off|switched off|dropped|took out|marked|excluded|quarantined|loosened|tweaked|changed|adjusted|relaxed|bent|edited|weakened|watered down|ignored|bypassed|lowered|widened)";

const SKIPPED =
  "(?:overlooked|forgot(?: about)?|neglected|shelved|ditched|dodged|ducked|skimped on|cheated (?:on|with|in)|fluffed|botched|bungled|abandoned|gave up on|given up on|chickened out of|threw in the towel on|bailed(?: out)? (?:on|of)|punted(?: on)?|passed over|skipped|left out|omitted|parked|postponed|deferred|dropped|cut|ignored|missed|broke|faked|winged|half-finished|fudged|glossed over|skated over|put off|pushed back|struggled with and left|failed (?:at|on|with)|got nowhere (?:with|on)|sacrificed|descoped|mocked|stubbed(?: out)?|guessed)";
/** What follows where one of them was skipped, and not one of something. */
const SKIPPED_END = `(?=\\W*$|,|\\s[–—(-]| (?:because|as|since|for (?:now|lack|want|time|the moment|today)|till|until|from the scope|due|so|altogether|entirely|completely|in the end|after|as it|too|with|this time|under)\\b)`;

const BY_CHANGE = `(?:${I}|(?:my|the|our|this) (?:\\p{L}+ )?(?:changes?|fix|edits?|patch|commits?|refactor\\p{L}*|rewrite|work|update|merge|upgrade|code)(?: (?:has|have|also|now))*)`;

export const DEEDS: readonly Family[] = [
  {
    id: "lost.mine",
    calledBy: "my our",
    notIn: ASIDE_WORK,
    pattern: opening(
      `${MINE} (?:is|are|was|were|got|has been|have been|went|seem(?:s)? to be) (?:(?:all|now|then|simply|partly|later|also) )*(?:${LOST}|only on my|local only|(?:still )?(?:uncommitted|unpushed|unmerged|unsaved))(?! (?:by|in) (?:one|a single|two)\\b)`,
    ),
  },
  {
    id: "lost.mine-never",
    calledBy: "my our",
    pattern: opening(
      `${MINE} ?(?:never|didn['’]t|did not|don['’]t|(?:were|was|have|has|had|could|is|are)(?: never|n['’]t| not)) (?:(?:been|be|get|got|actually|ever|yet) )*(?:saved|stick|stuck|applied|committed|pushed|kept|stored|written|merged|deployed|make it|made it|survived?|land(?:ed)?|taken?|go(?:ne)? in|went in|in(?=\\W*$)|took|stay(?:ed)?|reach(?:ed)?|live|there|finished)\\b`,
    ),
  },
  {
    id: "lost.commit",
    calledBy: "commit commits changes edits work results branch",
    notIn: ASIDE_WORK,
    pattern: opening(
      `(?:the|all (?:the|my)|most of the) (?:commits?|changes|edits|work|results|branch|(?:day|morning|afternoon|hour)['’]s work) (?:is|are|was|were|got|has been|have been|went) (?:(?:all|now|then|simply|partly|later) )*(?:gone|lost|wiped|overwritten|erased|eaten)${END}`,
    ),
  },
  {
    id: "lost.by-me",
    calledBy:
      "lost wiped overwrote overwritten destroyed trashed threw thrown ate eaten swallowed deleted",
    notIn: ASIDE_WORK,
    pattern: opening(
      `(?:(?:${I} )?(?:then |accidentally |inadvertently |finally |mistakenly |had to )*(?:lost|wiped|overwrote|overwritten|destroyed|trashed|threw away|threw|thrown away|deleted|scrapped) (?:all (?:of )?)?(?:my (?:\\p{L}+ )?(?:work|changes|edits|code|progress|commits?)|it all|everything|all of it|the whole (?:thing|lot))(?: away)?|.{2,30} (?:ate|swallowed|destroyed|wiped|overwrote) (?:all )?(?:of )?(?:my|our) (?:\\p{L}+ )?(?:work|changes|edits|code|commits?|progress))`,
    ),
  },
  {
    id: "lost.by-accident",
    calledBy: "accidentally inadvertently mistakenly accident mistake",
    notIn: /\b(?:nobody|cannot|can['’]t|nothing|no)\b/u,
    pattern: opening(
      `${I} (?:(?:accidentally|inadvertently|mistakenly) (?:deleted|wiped|overwrote|dropped|removed|destroyed|lost|broke|truncated|erased)\\b|(?:deleted|wiped|overwrote|dropped|removed|destroyed|truncated|erased) .{2,40} by (?:accident|mistake))`,
    ),
  },
  {
    id: "undone.by-me",
    calledBy:
      "rolled reverted undid undone backed threw thrown ripped scrapped discarded withdrew pulled took roll revert undo back",
    notIn: ASIDE_WORK,
    pattern: opening(
      `(?:${I} )?(?:(?:then|finally|just|simply|therefore|now|had to|have to|also) )*(?<state>rolled?|revert(?:ed)?|undid|undone|undo|backed|back(?= out)|threw|thrown|ripped|scrapped|discarded|withdrew|pulled|took|take)(?: back| out| away| off)? ${ALL_OF_IT}${AGAIN}(?<=\\b(?:roll(?:ed)? back|revert(?:ed)?|undid|undone|undo|backed out|threw away|thrown away|scrapped|discarded|withdrew) .{1,40}|\\b(?:back|out|away|again|off))(?=\\W*$|,| (?:because|as (?:it|they|the)|since|when|after|due|in the end)\\b)`,
    ),
  },
  {
    id: "undone.old",
    calledBy: "old original previous square started earlier everything",
    notIn: /\b(?:for (?:existing|old|those)|as you|archive|alongside|beside|copy|backup)\b/u,
    pattern: opening(
      `(?:(?:${I} )?(?:(?:then|finally|just|simply|therefore|had to|also) )*(?:put the (?:old|original|previous) (?:\\p{L}+ )?(?:back|in again)|put back the (?:old|original|previous) \\p{L}+|(?:restored|kept|reinstated|left) the (?:old|original|previous) (?:state|version|behaviou?r|code|way|implementation|logic|one)(?: in(?: place)?)?|went back to (?:the|how|what) (?:old|original|previous|it was|we had)(?: \\p{L}+)?)(?=\\W*$|,| (?:because|since|when|after|due)\\b)|(?:we|i|that puts us|so we)(?:['’]re|['’]m| are| am)? back (?:(?:to |at )?square one|(?:to )?where (?:we|i) (?:started|were|began))|(?:everything|all of it|it all|the code|the repo\\p{L}*)(?: is|['’]s) (?:all |again |still |now )*(?:exactly |just )?(?:as|like|what|how) it was(?: before)?(?=\\W*$|,))`,
    ),
  },
  {
    id: "undone.redo",
    calledBy: "redo scratch",
    notIn: /\bundo\b/u,
    pattern: opening(
      `(?:${I} |it |we['’]ll |i['’]ll |somebody |someone )?(?:still )?(?:gotta|got to|have to|has to|must|needs? to|will have to|will) (?:(?:be )?redone?(?! (?:button|stack))|(?:be )?start(?:ed)? (?:over|again|from scratch)|do (?:it|that|everything) (?:again|over))`,
    ),
  },
  {
    id: "branch.only",
    calledBy: "branch draft fork stash laptop sandbox local unmerged machine",
    notIn: /\bbranch office\b/u,
    pattern: opening(
      `(?:${WHOLE}|${MINE})(?:['’]s| is| are| sits?| lies?| lives?| stays?| remains?)(?: (?:all|only|still|just|currently|so far|for now))* (?:(?:in|on) (?:an?|my|(?:an? |my |the )?(?:feature|side|local|unmerged|draft|work)) ?(?:(?!main|release|production)\\S+ )?(?<state>branch|draft|fork|stash|laptop|sandbox|pr|pull request|machine|working (?:copy|tree))${END}|(?:all |only |still )+local(?=\\W*$|,))`,
    ),
  },
  {
    id: "skipped.one",
    calledBy:
      "overlooked forgot neglected shelved ditched dodged ducked skimped cheated fluffed botched bungled abandoned gave given chickened towel bailed punted passed skipped left omitted parked postponed deferred dropped cut ignored missed broke faked winged fudged glossed skated put pushed easy corners deviated departed strayed diverged something compromised failed nowhere sacrificed descoped mocked stubbed guessed",
    notIn: /\b(?:at first|on the first|cut (?:one|it) in half|old|none|nothing|no)\b/u,
    pattern: opening(
      `(?:${I} )?(?:(?:had to|have to|must admit i|just|simply|also|only|probably|more or less|then|knowingly|deliberately|consciously) )*(?:${SKIPPED} (?:${ONE}|${REST})${SKIPPED_END}|left (?:one|two|some) (?:of (?:them|these|those) )?out${END}|(?:cut|dropped|removed|took) ${ONE} from (?:the )?scope|took the easy way out|(?:deviated|departed|strayed|diverged) from (?:the|your) (?:brief|spec\\p{L}*|request|requirements?|goal|instructions|wording)|(?:fudged|made up|faked|invented|cooked|massaged) (?:the|some of the|one of the|those) (?:figures?|numbers?|results?|data|output|values?|readings?)|cut (?:a|some|one|two|several|a few) corners?|compromised on|did something (?:else|different|simpler|weaker) instead of)`,
    ),
  },
  {
    id: "skipped.scope",
    calledBy: "scope",
    notIn: /\b(?:out of scope|in scope|variable|token|oauth)\b/u,
    pattern: opening(
      `(?:(?:${I} )?(?:had to |have to )?(?:narrow|shrank|shrunk|shrink|cut|reduced?|limit|trim|restrict|pare|descope)(?:e?d|med|ted)? (?:down )?(?:the|its|my) scope|the scope (?:had to|has to|was|has been|is) (?:be )?(?:now )?(?:shrink|shrunk|cut|reduced|narrowed|trimmed|smaller))`,
    ),
  },
  {
    id: "bent.test",
    calledBy:
      "deleted removed disabled muted silenced skipped commented turned switched dropped took marked excluded quarantined loosened tweaked changed adjusted relaxed bent edited weakened watered ignored bypassed lowered widened",
    notIn: /\b(?:old|obsolete|no longer|duplicate|wrong|as you|you asked|stable)\b/u,
    pattern: opening(
      `(?:${I} )?(?:(?:had to|just|simply|also|only|then) )*${BENT} (?:(?:the|one|two|a|an|those|some|a few|all|its|my|their) (?:\\p{L}+ )?${TEST}(?: off| out)? (?:that (?:failed|fails|was failing|were failing|broke|would not|wouldn['’]t|kept|complained)|until (?:it|they|everything)|instead of (?:the code|fixing|mending)|rather than (?:the code|fix\\p{L}*|mend\\p{L}*)|so (?:that )?(?:it|they|everything|the \\p{L}+) (?:pass\\p{L}*|goes|is green|would|lets?|turns?)|to (?:make|get|let) (?:it|them|everything|the \\p{L}+) (?:to )?(?:pass|green|go|through))|the (?:failing|flaky|red|broken|offending|crashing) (?:${TEST}|ones?)\\b)|(?:${I} )?(?:turned|switched|commented) (?:the|one|two|a|that|those) (?:failing|flaky|red|broken|offending) ${TEST} (?:off|out)`,
    ),
  },
  {
    id: "bent.hides",
    calledBy:
      "hides masks papers conceals suppresses swallows glosses hide mask suppressed silenced swallowed muted masked hid caught",
    notIn: /\b(?:instead of (?:showing|printing)|as (?:required|asked|specified))\b/u,
    pattern: opening(
      `(?:.{0,50}\\b(?:merely|only|just|simply|basically) (?:hides|masks|papers over|covers up|conceals|suppresses|swallows|glosses over|hide|mask) (?:the|a|an|its|that) (?:\\p{L}+ )?(?:failures?|problems?|symptoms?|cause|cracks?|real|${FAULT}s?)\\b|(?:it|this|that|the (?:fix|workaround|change|patch)) papers over\\b|(?:${I} )?(?:just |simply |only )*(?:suppressed|silenced|swallowed|muted|hid|masked|caught) (?:the|that|an?|all|those) (?:\\p{L}+ )?(?:exceptions?|warnings?|${FAULT}s?)\\b.{0,20}(?:rather than|instead of|so (?:that )?(?:nothing|nobody|it|no one)|without fixing|and ignored|and moved on))`,
    ),
  },
  {
    id: "bent.proves-nothing",
    calledBy: "nothing little empty hollow meaningless fake thin patchy dummies whatever",
    notIn: /\b(?:are not|aren['’]t|isn['’]t|no longer)\b/u,
    pattern: opening(
      `(?:(?:the|my|all(?: the)?|those|these|its|most) (?:\\p{L}+ )?(?:tests?|checks?|assertions?|suite) (?:themselves |itself |really |in fact |actually )*(?:(?:checks?|proves?|asserts?|tests?|verif(?:y|ies)|covers?) (?:nothing|(?:very |next to )?(?:little|nothing)|hardly anything)(?! but\\b)(?=\\W*$|,| (?:at all|yet|really|of|about)\\b)|(?:are|is) (?:all |mostly |still |just |only )*(?:empty|hollow|meaningless|fake|dummies|stubs)${END}|(?:always )?pass(?:es)?,? (?:whatever|no matter|regardless))|(?:test )?coverage is (?:thin|patchy|low|poor|minimal|spotty))`,
    ),
  },
  {
    id: "broke.by-change",
    calledBy: "introduced introduces caused causes broke broken breaks created creates brought",
    notIn:
      /\b(?:tests? (?:to|that) (?:see|show|fail)|no|not|never|neither|nothing|by (?:hand|design))\b/u,
    pattern: opening(
      `${BY_CHANGE} ${HOW}(?:introduced|introduces|caused|causes|created|brought(?: in)?|broke|breaks|broken|added)(?: (?:a|an|some|several|two|one|new|another))* (?:(?:\\p{L}|-)+ ){0,2}?(?:${FAULT}s?\\b(?! (?:message|page|text|report|code|handler|log|class))|something(?: else)?\\b(?! new)|(?<=\\b(?:broke|breaks|broken) )(?:one|two|some|several|other|old|existing|\\d+|the other|a few) (?:of the )?(?:\\p{L}+ )?tests?\\b|(?:the|one of the|some of the|parts of the) (?:build|login|suite|tests?|things|app|site|page|old)\\b)|(?:it|this) (?:also |still |now )?(?:breaks|broke) (?:(?:the|some|two|three|several|\\d+|other) )?(?:of the )?(?:(?:existing|other|old|unrelated) )?(?:tests?|build|suite)\\b`,
    ),
  },
  {
    id: "broke.since",
    calledBy: "because since after",
    pattern: opening(
      `.{2,40} (?:is|are|has been|have been|fails?|breaks?|crash(?:es)?|hangs?|goes|turned)(?: now| all)*(?: (?:flaky|red|broken|slower|failing|unstable|down|worse|wrong|off))?(?: now)? (?:(?:because of|since|after|due to|thanks to) my (?:last )?(?:change|fix|edit|commit|patch|work|rewrite|merge)|because of me\\b)`,
    ),
  },
  {
    id: "broke.left-so",
    calledBy: "left leave",
    notIn: /\b(?:because (?:you|that)|as you|on purpose|asked)\b/u,
    pattern: opening(
      `.{0,120}\\b(?:problems?|flaky|fail\\p{L}*|broke\\p{L}*|stuck|trouble|crash\\p{L}*|red|wrong|bugs?|errors?)\\b.{0,60}\\b(?:left|leave|leaving) (?:it|them|this|that|things) (?:like (?:that|this)|there|at that|as (?:it|they) (?:is|are)|as is|alone|be|broken|unfixed|so|in)\\b`,
    ),
  },
];

/** "Not done" told of the whole of it by none: "none of it is live". */
export const NONE_OF_IT: readonly Family[] = [
  {
    id: "none.of-it",
    calledBy: "none nothing",
    notIn:
      /\b(?:by hand|without|twice|before|unless|other|else|in vain|to production|missing|broken|lost)\b/u,
    pattern: opening(
      `(?:(?:none of (?:it|this|that|the above|these|them|my (?:work|changes|code|edits)|what (?:i|you) .{2,30})|not (?:one|a single one) of (?:them|these)) ?(?:is|are|was|were|has been|have been|has|have|got|works|made it)(?: (?:yet|actually|really|been|ever|so far))* ?(?:${DELIVERED}|run|seen|executed|tried|used|stored)?(?=\\W*$|,| (?:yet|so far|and|because|as|since|any ?more|in place|a real|anything)\\b)|nothing (?:of (?:it|this|that|the above) )?(?:(?:is|was|has been|got) (?:actually |yet |ever )*(?:saved|committed|pushed|merged|deployed|live|finished|done|implemented|delivered|built|tested|verified|ready|working|in place|executed)|works)(?: (?:yet|so far|at all|of it|any ?more))*(?=\\W*$|,))`,
    ),
  },
];
