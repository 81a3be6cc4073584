/** What was made and nobody has seen at work: "the export is written but was never run", "no test exercises the export". */

import { PROVEN } from "./made-good.ts";
import { table } from "./phrase-tables.ts";
import type { Frame } from "./frame.ts";
import {
  ADVERBS,
  END,
  FINITE,
  ITEM,
  LONG_AGO,
  MADE,
  OBJECT,
  REST,
  SUBJECT,
  TAIL,
  WORDS,
} from "./pieces.ts";
import { tabled } from "./set-in-shapes.ts";

/** Conditions that ask for what is not tried: a draft, a plan. */
const OF_DRAFTS =
  /\b(?:drafts?|drafted|plans?|planned|proposals?|sketch\w*|outlines?|unverified|untested|unused|never|not|no)\b/u;
const NOT_IN = new RegExp(
  `\\b(?:${LONG_AGO}|not only|nothing (?:is|was|has been) (?:left )?un|nothing (?:about|of|in) (?:it|them|this))\\b`,
  "u",
);
const OPEN = { notIn: NOT_IN, endedBy: PROVEN, metBy: OF_DRAFTS } as const;

const PROOF =
  "(?:executed|run|ran|tried(?: out)?|tested|exercised|verified|confirm(?:ed|s)|checked|validated|prove[ns]?|proved|demonstrated|observed|launched|covered|covers?|exercises?|shows?|shown|seen|saw|used|invoked|called|watched|put to (?:the|a|any) test|vetted|audited|benchmarked|measured|looked at|reviewed|compiled|started|it run|it work|had a run|tests?)";
const NOBODY =
  "(?:nobody|no one|no-one|nothing|none of (?:the|my|our) \\p{L}+|no (?:\\p{L}+ ){0,2}?(?:tests?|runs?|checks?|one|human|user|reviewer|person|suite|machine))";
/** "Never executed", "nothing has confirmed that it does", "treat it as unverified". */
const UNSEEN = `(?:${NOBODY} (?:has |have |had |did |does |could |can |ever |yet |so far |actually |really )*${PROOF}|(?:never|hardly|barely|scarcely|not(?: yet)?|yet to be|nowhere|(?:i|we) (?:have |['’]ve )?(?:never|not yet|not)|(?:i |we |it |they )?(?:has|have|had|was|were|is|are|could|can|did|do|does|am|['’]ve)(?: not|n['’]t|not))(?: (?:ever|yet|once|actually|really|even|fully|properly|so far|been|be|being|to be|seen|get|got|it|able|to|in a position|a chance|the chance|have))* ${PROOF}|(?:treat|consider|regard|take|view|count|see|handle) (?:it|this|that|them) (?:as )?(?:an? |still )?(?:un\\p{L}+|provisional|experimental|draft|suspect|preliminary|not)|(?:can(?:not|['’]t)|could(?: not|n['’]t)|won['’]t|would(?: not|n['’]t)|do(?: not|n['’]t)|unable to|not able to|no way to|no means to|no way of|hard to) (?:yet |really |actually )?(?:promise|guarantee|vouch|swear|say (?:whether|if|that|how|more)|tell(?:ing)? (?:whether|if|that)|be sure|know (?:whether|if|that)|trust|rely|bet|judge|see(?:ing)? it|test(?:ing)?|verify(?:ing)?|check(?:ing)?|try(?:ing)?)|whether it|that['’]s all (?:i|we)|that is all (?:i|we)|beyond that|sits? un\\p{L}+|anyone['’]s guess|anybody['’]s guess|with caution|with care|at your own risk|(?:the |its |any )?(?:verification|validation|proof|confirmation|testing|trial)(?: run)? (?:is|was|still|remains|has yet|has not|could|pending|outstanding|missing)|no (?:proof|evidence|guarantees?|assurance|idea whether|idea if|promises)|(?:un(?:tested|tried|verified|proven|confirmed|checked|exercised|validated))(?!\\p{L})|blind(?=$|[ ,;])|on trust|by eye|on paper)`;
const UNSEEN_WORDS =
  "never hardly barely scarcely nobody nothing none nowhere not no yet hasn haven wasn weren isn aren didn couldn don unverified untested untried unproven unconfirmed unchecked unexercised unvalidated experimental provisional preliminary suspect promise guarantee vouch swear whether beyond all guess caution risk blind paper eye";
/** "…, but", "… and was". */
const BUT =
  "(?:[,;:]? ?(?:but|though|although|yet|albeit|however|only|except|while|whereas|–|—|-|;|:|\\()[ ]?(?:(?!\\b(?:that|which|who|whose|where|when|if)\\b).){0,60}?|,? and (?:it |they |i |we )?(?:so |still )?(?=(?:has|have|was|were|is|are|never|not|nobody|nothing|no|none|can|could|hardly|treat|should be treated)\\b)|, (?:so )?(?:please )?)(?<!\\p{L})";

const CHECKING =
  "(?:verification|validation|testing|confirmation|a (?:final |real |proper |full |first )?(?:check|test|trial|verification|confirmation|test run|trial run|dry run)|the (?:final |real |proper |full |first )?(?:check|test|trial|test run|trial run|dry run|verification|validation)|proof|checking|verifying|trying|an end-to-end test|a (?:live |load |smoke |manual )?test)";

export const UNPROVEN: readonly Frame[] = [
  tabled(
    "unproven.is",
    UNSEEN,
    (any) => `${SUBJECT} ${FINITE}(?:.{0,150}?)${BUT}(?<state>${any})${REST}`,
    OPEN,
    UNSEEN_WORDS,
  ),
  tabled(
    "unproven.made",
    `${UNSEEN}|without (?:having )?(?:been able|being able|running|testing|trying|a run|any tests?|checking|verifying|ever \\p{L}+ing|a single|a test|a trial|anything|something)`,
    (any) =>
      `(?:${MADE}) ${ITEM}${END}(?:(?!\\b(?:that|which|who)\\b).){0,100}?(?:${BUT}| )(?<state>${any})${REST}`,
    { ...OPEN, begins: true },
    `${UNSEEN_WORDS} without`,
  ),
  tabled(
    "unproven.went-in",
    table(
      "blind, on trust, on faith, on paper, on paper only, only on paper, by eye, by eye only, in isolation, in isolation only, untried, unexercised, unproven, unconfirmed, unverified, unvalidated, untested, unchecked, unseen, without (?:any |a single |a )?(?:tests?|check|trial|verification|test run|review), only on paper, against mocks, against a mock, against stubs, on assumptions, on an assumption, on guesswork",
    ),
    (any) =>
      `${SUBJECT} (?:is|are|was|were|has been|have been|went in|came in|went out|rests|relies|stands|sits|remains|got|has only been|was only|is only|has merely been) ${ADVERBS}(?:(?:only|merely|just|\\p{L}+(?:ed|en|lt|ne)|there|in) ){0,4}?(?<state>${any})${REST}`,
    OPEN,
    "blind trust faith paper eye isolation untried unexercised unproven unconfirmed unverified unvalidated untested unchecked unseen without mocks mock stubs assumptions assumption guesswork",
  ),
  tabled(
    "unproven.by-none",
    `${PROOF}|touch(?:es|ed)?`,
    (any) =>
      `${NOBODY} (?:has |have |had |did |does |could |can |ever |yet |so far |actually |really |been )*(?<state>${any})(?: (?:that|whether|how|if|for|on|by|with|in|to|of))? ${ITEM}(?:${END}${TAIL}|(?: (?:does|do|is|are|works?|holds?|runs?|can|will|would|has|have|behaves|meets|passes) ?.{0,120}))`,
    {
      ...OPEN,
      notIn: /\b(?:at first|initially|reported|complain\w*|problem|wrong|fail\w*|before|until)\b/u,
    },
    "nobody nothing none no",
  ),
  tabled(
    "unproven.treat",
    table(
      "unverified, untested, unproven, unconfirmed, untried, unchecked, unfinished, provisional, experimental, preliminary, suspect, a draft, a first draft, a rough draft, a sketch, work in progress, a work in progress, incomplete, beta, alpha, a beta, a prototype, risky, with caution, with care, with suspicion, with a pinch of salt, with a grain of salt, at your own risk, not verified, not proven, not tested, not done, open",
    ),
    (any) =>
      `(?:please |so |better |best |do )*(?:treat|consider|regard|take|view|count|see|handle|use|mark|note|label|call) ${ITEM} (?:as )?(?:still |being |for now |yet )*(?<state>${any})${REST}`,
    { ...OPEN, begins: true },
  ),
  tabled(
    "unproven.rely",
    table("rely on, rely upon, count on, trust, depend on, bank on, build on, lean on, use"),
    (any) =>
      `(?:please )?(?:do not|don['’]t|i would not|i wouldn['’]t|never|one should not|you should not|better not|best not) (?<state>${any}) ${OBJECT}`,
    { ...OPEN, begins: true },
  ),
  tabled(
    "unproven.checking-of",
    table(
      "not possible, impossible, pending, outstanding, missing, lacking, open, not done, not yet done, not carried out, to come, to follow, to be done, not feasible, out of reach, postponed, on hold, blocked, incomplete, unfinished, inconclusive, required, needed, due, was skipped, was omitted, awaits, needs, requires, failed to, could not, couldn't, cannot, can't, has not, hasn't, had to, did not, didn't, was not, wasn't, is not, isn't, has yet, never happened, never took place, fell through",
    ),
    (any) =>
      `(?:${CHECKING}) (?:of|for|that|on) ${ITEM}(?: (?:works?|runs?|holds|does (?:its job|what .{2,40})))? (?:(?:is|was|are|were|remains?|stays?|seems|proved|turned out(?: to be)?|still) )*(?:still |simply |also |just |yet )*(?<state>${any})${REST}`,
    OPEN,
    "verification validation testing confirmation check test trial run proof checking verifying trying",
  ),
  tabled(
    "unproven.no-check",
    table(
      "verification, validation, confirmation, test run, trial run, proof, evidence, way to ~, way of ~, means to ~, means of ~, chance to ~, chance of ~, opportunity to ~, time to ~, possibility to ~, tests?, checks?, assurance, sign, certainty, guarantee, indication",
    ),
    (any) =>
      `(?:(?:there(?:['’]s| (?:is|was|are|were|has been))|(?:i|we) (?:have|had|saw|found|see|got)|with) )?(?:still |yet |as yet |so far )?(?:no|not any|zero|little) (?:real |further |automated |hard |formal |\\p{L}+ )?(?<state>${any}) (?:(?:of|for|that|on|whether|exists? for|covers?|exercises?|touch(?:es)?|for whether) )?${ITEM}(?:${END}${TAIL}|(?: (?:does|do|is|are|was|took|works?|holds?|runs?|can|will|has|have|behaves|meets|passes|exists?|happened) ?.{0,120}))`,
    { ...OPEN, begins: true },
  ),
  tabled(
    "unproven.whether",
    table(
      "unknown, open, unclear, uncertain, anyone's guess, anybody's guess, to be seen, remains to be seen, an open question, a matter of luck, in doubt, unresolved, undecided, not known, not clear, not certain, nobody knows, no one knows, i can't say, i cannot say, i can't tell, i cannot tell, i could not say, i couldn't say, i do not know, i don't know, i could not check, i couldn't check, i have not checked, i haven't checked, i could not see, hard to say, hard to tell, is for ~, another question, a different question, something i, beyond me",
    ),
    (any) =>
      `(?:(?:whether|if|how well) ${ITEM} ${FINITE}.{0,80}?(?<!\\p{L})(?:${any})${REST}|(?:it(?:['’]s| is| remains| was) )?(?:still |quite |as yet )?${any} (?:whether|if|how well) (?<item2>${WORDS(8)}[^\\s,;:]+?) ${FINITE}${REST})`,
    { ...OPEN, begins: true },
  ),
];
