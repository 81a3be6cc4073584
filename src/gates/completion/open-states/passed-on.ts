/** What is laid out for somebody else, who is to do the rest: "the plan is ready for the officer's stamp". */

import { isAskedState, isUnaskedState } from "./asked.ts";
import { type Asked, type Frame, framed, type Groups } from "./frame.ts";
import { ITEM, OTHERS, WORD } from "./pieces.ts";
import { namesOthers } from "./others.ts";

/** What asks that somebody gets a thing, can do something, or that it is laid ready. */
const HANDED =
  /\b(?:handed|hand over|sent|delivered|given|gets?|received?|receives?|forwarded|submitted|posted|shared|ready|prepared|laid out|available|can|able|letters?|mailed|informed|told|asked|invit\w*|notified|request\w*|appl(?:y|ied)|ordered|contacted)\b/u;

/** Somebody else, even one whom done_when names: "checked by Dr. Frei". */
const areOthers = ({ others }: Groups): boolean =>
  others !== undefined &&
  !/^(?:no|nothing|none)\b|\b\p{Lu}{3,}$/u.test(others) &&
  namesOthers(others, () => false);

const unaskedOthers = (groups: Groups, asked: Asked): boolean =>
  areOthers(groups) && !isAskedState(groups, asked);

/** "The lawyer has the contract", where he has our offer as well: what is asked is a thing that they have. */
function isToHave(others: string | undefined, doneWhen: string): boolean {
  const has =
    others === undefined ? -1 : doneWhen.toLowerCase().indexOf(`${others.toLowerCase()} ha`);
  return has >= 0 && HAS_THING.test(doneWhen.slice(has + (others?.length ?? 0)));
}

const HAS_THING = /^ (?:has|have) (?:the|an?|our|its|their|all|both|one|two|\d+) /iu;

/** "Ready to merge" and "a merge request" ask for no merge. */
const MERGED =
  /(?<!\b(?:ready to|can|could|may) (?:be )?)\bmerg(?:ed?|ing)\b(?! requests?\b)|\b(?:to|into|on|in) (?:main|master|trunk)\b/u;
/** What asks for the request itself, or for what is shown by it: "the fix is proposed upstream", "CI is green". */
const REQUESTED =
  /\b(?:(?:pull|merge) requests?|prs?|mrs?|propos\w*|submit\w*|filed|posted|sent|pushed|upstream|approv\w*|review\w*|green|ci|pipeline|checks? (?:\p{L}+ )?(?:pass\w*|runs?|succeeds?)|tests? (?:\p{L}+ )?(?:pass\w*|run)|tested)\b/u;
const READY = /\b(?:ready|prepared|laid out|available)\b/u;

/** What asks for a deed of people. */
const BY_OTHERS =
  /\b(?:has|have|had|(?:is|are|was|were) \p{L}+ed|signed|approved|checked|accepted|confirmed|reviewed|paid|hangs?|hung|seen|read|received|tested|played|set up)\b/u;

const PAPERS =
  "(?:letter|mail|e-?mail|message|form|link|files?|draft|text|proofs?|question|enquiry|paperwork|papers|documents?|application|request|order|ticket|offer|invitation|note|sample|samples|copy|list|call)";

const LAID =
  "(?:put|left|laid|placed|set out|dropped|posted|pinned|saved|filed|printed|written|packed|rolled up|bound|wrapped|addressed|attached|collected|gathered)";

/** "Approved, merged and released"; not "to be merged", "before it is merged" */
const IS_MERGED =
  /(?<!\b(?:not|never|yet|be|when|once|until|before|after|if|gets?|get|un|as soon as it (?:is|was)|it is|n['’]t|not been|never been|only|being|half) )(?:\b(?:merged|released|shipped|deployed|rolled out|went live|landed)\b|(?:is|are|['’]s|and|,) (?:now |finished |finished and )?(?:live|in production|on main)\b)(?! (?:later|soon|next|tomorrow|when|once|after|as soon))/u;

export const PASSED_ON: readonly Frame[] = [
  {
    id: "passed-on.lies",
    calledBy: "for",
    behindStanding: true,
    metBy: READY,
    leaves: BY_OTHERS,
    pattern: framed(
      `${ITEM} (?:lies?|hangs?|waits?|stands?|sits?) (?<state>.{2,40}) for ${OTHERS}(?:['’]s?(?: ${WORD}){0,2})?`,
    ),
    check: (groups) =>
      areOthers(groups) && !/\b(?:is|are|was|were|has|have)\b/u.test(groups["item"] ?? ""),
  },
  {
    id: "passed-on.asked",
    calledBy: "asked told invited reminded urged requested",
    metBy: HANDED,
    pattern: framed(
      `${OTHERS} (?:was|were|has been|have been) (?<state>asked|told|invited|reminded|urged|requested) to .{2,}`,
    ),
    check: areOthers,
  },
  {
    id: "passed-on.at-it",
    calledBy: "is are",
    leaves: BY_OTHERS,
    pattern: framed(
      `${OTHERS} (?:is|are) (?:still |now |currently |just )?(?<state>looking at|checking|reviewing|reading|going through|working on|busy with|considering|weighing|deciding on|discussing|testing|signing|proofreading|translating) .{2,}`,
    ),
    check: areOthers,
  },
  {
    id: "passed-on.on-their-list",
    calledBy: "list desk plate screen table radar calendar review",
    leaves: BY_OTHERS,
    pattern: framed(
      `${OTHERS} (?:has|have) (?<item>(?:${WORD} ){0,8}?${WORD}) (?<state>on (?:their|his|her|its) (?:list|desk|plate|screen|table|radar|calendar)|in review)(?: .{2,40})?`,
    ),
    check: areOthers,
  },
  {
    id: "passed-on.ready",
    calledBy:
      "ready prepared waiting bound destined meant addressed attached printed packed boxed wrapped stacked rolled sheet list",
    metBy: READY,
    pattern: framed(
      `(?<beside>.{2,80} )?(?<state>ready|prepared|laid out|set out|waiting|bound|destined|meant|attached|addressed|rolled|packed|boxed|wrapped|stacked|on a (?:sheet|list|slip)) (?:.{2,40} )?for (?:(?:his|her|their) (?<deed>signature|stamp|approval|initials?|comments?|consent|check|review)|(?<others>(?:${WORD} ){0,3}?${WORD}?)(?:['’]s?(?: ${WORD}){0,2})?)(?: (?:to|in|on|at|of) .{2,60})?`,
    ),
    leaves: BY_OTHERS,
    check: (groups, asked) =>
      groups["deed"] === undefined ? unaskedOthers(groups, asked) : !asked.asks("ready"),
  },
  {
    id: "passed-on.by-us",
    calledBy:
      "put left laid placed shared discussed dropped posted pinned saved filed sent mailed gave handed passed wrote written",
    metBy: HANDED,
    pattern: framed(
      `(?:i|we)(?: have|['’]ve)? (?:also )?(?<state>${LAID}|shared|discussed|sent|mailed|gave|handed|passed|wrote|written) (?!nothing\\b|.*\\balone\\b)(?:.{2,80} )?(?:for|to|with|before) ${OTHERS}(?: (?:in|on|at|with|about|of) .{2,60})?`,
    ),
    check: areOthers,
  },
  {
    id: "passed-on.went",
    calledBy: "went sent",
    metBy: HANDED,
    leaves: BY_OTHERS,
    pattern: framed(
      `${ITEM} (?<state>went|was sent|were sent) (?:off |out |over |on )?to ${OTHERS}`,
    ),
    check: areOthers,
  },
  {
    id: "passed-on.so-they-can",
    calledBy: "can could may",
    metBy: HANDED,
    pattern: framed(
      `(?<beside>.{2,120} )?(?:so(?: that)?|for|where) (?<others>(?:${WORD} ){0,3}?${WORD}) (?<state>can|could|may) (?:then |now |simply |just )?(?!see\\b|use\\b|reach\\b|find\\b)\\p{L}{2,} .{2,80}`,
    ),
    check: ({ others }) => /^(?:s?he|they)$/iu.test(others ?? "") || areOthers({ others }),
  },
  {
    id: "passed-on.have-ours",
    calledBy:
      "letter mail message form link draft text question enquiry application request order ticket offer invitation note call",
    metBy: HANDED,
    pattern: framed(
      `(?:${OTHERS} (?:has|have|got|received|holds?|has taken|have taken) (?<state>our ${PAPERS})|(?<others2>(?:${WORD} ){0,5}?${WORD}) (?:has|have) (?<state2>(?:the|my) (?:${WORD} )?${PAPERS})|(?<state3>a (?:call|note|mail|message|request|appeal|notice)) (?:went|is|has gone) out)(?: (?:about|of|for|since|from|in|on|with|to) (?:(?! and ).){2,80})?`,
    ),
    check: ({ others, others2 }, { doneWhen }) =>
      !isToHave(others, doneWhen) &&
      (others2 === undefined || namesOthers(others2, () => false, true)),
  },
  {
    id: "passed-on.answer",
    calledBy:
      "yes consent nod ahead ok okay blessing signature stamp approval answer reply permit permission confirmation decision",
    pattern: framed(
      `${OTHERS}(?:['’]s?)? (?:written |formal |final )?(?<state>yes|consent|nod|go-?ahead|ok(?:ay)?|blessing|signature|stamp|approval|answer|reply|permit|permission|confirmation|decision|verdict)(?: (?:to|on|for|about|from) .{2,40}?)? (?:is|are) (?:still )?(?:expected|due|outstanding|awaited|pending|to come|open|promised|announced)(?: .{2,60})?`,
    ),
  },
  {
    id: "passed-on.takes-time",
    calledBy: "answer reply decision it review check",
    pattern: framed(
      `${OTHERS} (?:takes?|needs?|gives?|allows?(?: itself| themselves)?|wants?) (?<state>(?:up to |at least |about |some )?(?:\\S+ (?:to|or|and) )?\\S+ (?:working |business )?(?:hours|days|weeks|months)) (?:for|to) (?:it|this|that|(?:its|their|an?|the|his|her) (?:answer|reply|decision|review|check|approval|examination)|(?:answer|reply|decide|review|check))`,
    ),
    check: areOthers,
  },
  {
    id: "passed-on.in-request",
    calledBy: "request ticket agenda calendar plan",
    metBy: HANDED,
    pattern: framed(
      `${ITEM} (?:is|are|stands?|sits?) (?<state>(?:in|on) (?:the|an?|our|their) (?:change (?:request|calendar)|ticket|maintenance plan|agenda)) (?:for|of) .{3,80}`,
    ),
    check: isUnaskedState,
  },
  {
    id: "passed-on.open-request",
    calledBy: "pull merge pr mr patch change",
    tellsOf: MERGED,
    metBy: REQUESTED,
    endedBy: IS_MERGED,
    pattern: framed(
      `(?:the|our|my|its|a|an) (?:\\S+ )?(?:pull request|merge request|pr|mr|(?:patch|change)(?! (?:is|was) green))(?: .{2,40}?)? (?:(?:is|are|has been|was) (?:\\S+ and )?(?<state>open|opened|up|up for review|raised|pushed|filed|submitted|approved|under review|in review|green)|has (?:one|two|three|\\d+|all|its|an?) (?:\\S+ )?approvals?|sits .{2,60})(?: .{2,80})?`,
    ),
  },
];
