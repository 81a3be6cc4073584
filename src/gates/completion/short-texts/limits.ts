/**
 * What a short text says of how far a thing is so: "deployed to staging only", "deployed, then rolled back", "green once the
 * key is set". Told of one place, of a trial or of a time to come, it is not so yet.
 */

import { contentWords } from "../../../domain/inventory/words/content-words.ts";
import { isAskedSo, type Saying, sharesWord, tellsAskedDeed } from "./asked-conditions.ts";
import { holdsAny } from "../hints.ts";
import type { Subject } from "../subject.ts";

const SINGLE = "my|one|a single|staging|test|dev|beta|preview|sandbox|demo|local\\w*";
const PLACE = "(?:on|in|at|for|to|with|as)";

/** What is set up once, before a thing works: no event to which it answers. */
const SET_UP =
  "set|installed|chang\\w+|configured|enabled|activated|merged|approved|deployed|released|signed|renewed|migrated|upgraded|updated|replaced|fixed|repaired|mended|restored|granted|available|in place|bought|purchased|hired|paid|ordered|delivered|switched(?: over| on)?|moved|pointed|propagated|rolled out|provisioned|unblocked|resolved|transferred|imported|bound|connected|wired|signed off|reviewed|turned on";
/** The same, of what comes about once only and is no event of its own. */
const COMES_ONCE =
  "merged|deployed|released|landed|rolled out|reviewed|signed off|bought|purchased|hired|installed|provisioned|migrated|in place";
/** Told of by its state, and not by what happens. */
const STATES =
  "works?|working|green|pass(?:es)?|runs?|loads?|answers?|ready|done|fine|ok(?:ay)?|online|live|available|complete|valid|reachable|correct";
const WHENEVER = /\b(?:when\w*|once|if|as soon as|after|while|until)\b/iu;

/** With what limits as the group `limit`. */
const LIMITS: readonly Saying[] = [
  // "Section drafted but not committed"
  {
    pattern:
      /(?:[,–—(]\s?|\b(?:but|and|though|yet)\s)(?:(?:but|and|is|are|was|were|still|just) )*(?<limit>not (?:yet )?(?:committed|merged|pushed|deployed|released|published|sent|posted|mailed|submitted|tested|verified|finished|signed|shipped|filed|delivered|installed|approved))\W*$/iu,
    unless: /\b(?:no|not|never|without|only|draft\w*)\b|n['’]t\b/iu,
    unlessDone: true,
  },
  // "Works locally but fails in CI"
  {
    pattern:
      /\bbut (?:it |they |still |now )*(?<limit>fails?|breaks?|crash(?:es)?|hangs?)(?= (?:in|on|with|for|when|under|as soon)\b|\W*$)/iu,
    unless: /\b(?:fail|break|crash|hang|error|refus|reject|stop)/iu,
  },
  // "Tests pass after disabling two of them", and not "after removing two dead imports"
  {
    pattern:
      /\b(?:pass(?:es)?|green|works?) (?<limit>after (?:disabling|skipping|commenting out|excluding|deleting|removing|muting|ignoring)) (?:\d+|an?|one|two|three|four|five|some|several|both|many) (?:[\p{L}-]+ ){0,2}?(?:of (?:them|the)|tests?|specs?|cases?|checks?|assertions?|suites?)\b/iu,
  },
  // "3 letters still to go"
  {
    pattern:
      /^\W*(?:\d+|one|two|three|four|five|six|a few|some|several|many) (?:[\p{L}-]+ ){0,3}?(?<limit>(?:still )?(?:to go|to come|to do|outstanding))\W*$/iu,
    unless: /\b(?:count|remain|left\b|score)/iu,
  },
  // "Only the first part of the export is done"
  {
    pattern:
      /^\W*(?<limit>(?:only|just) (?:the |an? )?(?:[\p{L}\d-]+ ){0,2}(?:part|half|portion|piece|third|quarter)s? of)\b/iu,
    unless: /\b(?:only|just|part|half|portion|piece|third|quarter)/iu,
  },
  // "The change is still in review", but not "lists what is still in review"
  {
    pattern:
      /^(?![^]*\b(?:that|which|who|shows?|says?|said|lists?|tells?|told|names?|warns?|marks?|reads?)\b[^]*\bstill )[^]*\b(?:is|are|remains?|['’]s|['’]re) (?<limit>still (?:in|under|out for|up for) (?:the |an? |our |their )?(?:review|approval|testing|translation|proofreading|preparation|negotiation|discussion|inspection|revision|evaluation|validation))(?!\p{L})/iu,
  },
  // "Asked a translator for the text"
  {
    pattern:
      /^\W*(?:(?:i|we) )?(?:have )?(?<limit>asked|messaged|emailed|pinged|briefed|commissioned|reminded) (?:an?|the|our|some) [\p{L}-]+ (?:to (?!(?:the|an?|all|both|every|each|our|their|its|my|\d+)(?!\p{L}))|about\b)/iu,
    unless:
      /\b(?:ask|request|contact|brief|commission|remind|quote|offer|order|invit|mail|messag|tell|told|know|inform|notif|confirm)/iu,
  },
  // "Asked the supplier for written confirmation", "requested confirmation of the date": it has not come yet.
  {
    pattern:
      /^\W*(?:(?:i|we) )?(?:have )?(?<limit>(?:asked|messaged|emailed|pinged|reminded|chased)(?= [^.;,:]{2,60}? for\b)|requested|applied for|enquired about|put in a request for|sent a request for)\b(?![^]*(?:[,;.:–—(]|\b(?:and|but|then)\b)[^]*\b(?:came|come|got|has|have|had|is|are|was|were|gave|given|sent|received|arrived|granted|did|signed|agreed|confirmed)\b)/iu,
    unless:
      /\b(?:ask|request|contact|commission|remind|order|invit|appl(?:y|ies|ied|ication)|enquir|chas|submit|mail|messag|tell|told|know|inform|notif)/iu,
  },
  // "Letters will go out this week"
  {
    pattern:
      /(?<!\b(?:says?|tells?|reads?|announces?|states?|explains?|warns?|predicts?) [^.;]{0,80})\b(?<limit>(?:will|shall|going to) (?:[\p{L}-]+ ){1,6}?(?:tomorrow|soon|shortly|later|tonight|(?:this|next) (?:week|month|quarter|year|sprint)|(?:next |this |on )(?:mon|tues|wednes|thurs|fri|satur|sun)day))\W*$/iu,
    unless: /\b(?:will|shall|going to)\b/iu,
  },
  {
    pattern: new RegExp(
      `\\b(?:only|just) ${PLACE} (?<limit>(?:the |our )?(?:${SINGLE})\\b[^.;,]*)\\W*$`,
      "iu",
    ),
  },
  {
    pattern: new RegExp(
      `\\b${PLACE} (?<limit>(?:an? |the |our )?(?:${SINGLE})\\b[^.;,]{0,30}?) only\\W*$`,
      "iu",
    ),
  },
  { pattern: /\b(?:(?:only|just) (?<limit>locally)|(?<limit>locally) only)\W*$/iu },
  {
    pattern:
      /^(?![^]*\band\b)[^]*\bon (?<limit>my (?:own )?(?:machine|laptop|computer|pc|box|notebook|(?<!\b(?:tried|tested|seen|checked|opened|looked) (?:(?:it|them|out) )?on my (?:own )?)phone))\W*$/iu,
  },
  { pattern: /\b(?<limit>as (?:far|much|well|good) as (?:possible|(?:i|we) (?:can|could)))\b/iu },
  {
    pattern:
      /\b(?<limit>known (?:issue|bug|problem|limitation|defect|gap)s?)\s?[:–—]\s?(?!\W*(?:no|none|nothing|fixed|solved|closed|listed|documented)(?!\p{L}))/iu,
  },
  // "Works once the certificate is installed": of what is set up, and not of what happens each time.
  {
    pattern: new RegExp(
      `\\b(?:${STATES}),? (?<limit>(?:once|as soon as|provided(?: that)?|assuming(?: that)?) (?:[\\p{L}\\d-]+ ){1,6}(?:is|are|has been|have been|gets?) (?:${SET_UP}))\\W*$`,
      "iu",
    ),
    unless: WHENEVER,
  },
  // "Loads when the fix is merged"
  {
    pattern: new RegExp(
      `\\b(?:${STATES}|\\p{L}{3,}s),? (?<limit>(?:when|after) (?:the|our|an?|its|my) (?:[\\p{L}\\d-]+ ){1,5}(?:is|are|has been|have been|gets?) (?:${COMES_ONCE}))\\W*$`,
      "iu",
    ),
    unless: WHENEVER,
  },
  {
    pattern:
      /\b(?<limit>(?:once|as soon as) (?:the|our|an?|new) [^.;,]{2,40} (?:is|are|has been|have been) (?:bought|purchased|hired|fixed|repaired|mended|upgraded|replaced|in place))\b/iu,
  },
  { pattern: /\b(?<limit>for (?:now|the time being|the moment) (?:by hand|manually))\b/iu },
  // "Page deployed (dry run)"
  {
    pattern:
      /[(,;:–—]\s?(?:as an? |in an? |only an? |just an? )?(?<limit>dry[- ]run|mock-?up|mocked|simulated|simulation|trial run|draft only)\)?\W*$/iu,
    unless: /\b(?:dry|mock|simulat|trial|draft)/iu,
  },
  // "Page deployed, then rolled back"
  {
    pattern:
      /[,–—(]\s?(?:and |but )?(?:then |later |afterwards |since |again |it |was |were |is |are |had to be |has been |have been |got )*(?<limit>rolled back|reverted|undone|withdrawn|retracted|backed out|taken (?:down|off)(?: again)?|removed again|taken back)(?: again)?\W*$/iu,
    unless:
      /\b(?:roll\w*|revert\w*|undo\w*|withdr\w*|retract\w*|back(?:s|ed)? out|tak\w+ (?:down|off|back)|remov\w*)\b/iu,
  },
  // "Backup configured but disabled"
  {
    pattern:
      /\b(?:but|yet|though) (?:(?:is|are|was|still|currently|now) )*(?<limit>disabled|deactivated|inactive|(?:switched|turned) off|commented out|not (?:enabled|activated|active|running|in use|switched on|turned on))\W*$/iu,
    unless: /\b(?:off|disabl\w*|deactiv\w*|inactiv\w*|silen\w*|mut(?:e|ed)|not|but|out)\b/iu,
  },
  // "Please have someone from finance finish the layout"
  {
    pattern:
      /(?:^|[.;!,]\s)\W*(?:please )?(?:have|let|get|could|can|would|will) (?<limit>(?:someone|somebody|anyone|anybody)(?: else)?(?: (?:from|in|at|of|on|who|with) (?:[\p{L}-]+ ){1,3}?| )(?:to |please )?(?:\p{L}+))(?= \p{L})/iu,
    unless: /\b(?:someone|somebody|anyone|anybody|visitors?|guests?|users?|people)\b/iu,
  },
  // "Did not check the codes on paper": of what is asked for, and not of what is none of it
  {
    pattern:
      /(?:^|[.;!]\s+|,\s+(?:but )?)\W*(?:(?:i|we) )?(?<limit>(?:(?:did|have|has|could)(?: not|n['’]t)|never) (?:yet |really |actually |separately |been able to )?(?:check(?:ed)?|test(?:ed)?|verif(?:y|ied)|tr(?:y|ied)(?! to(?!\p{L}))|measured?|validated?|confirm(?:ed)?|proofread|inspect(?:ed)?|double-check(?:ed)?|look(?:ed)? (?:at|into)))(?= )(?![^]*(?<!\p{L})(?:(?:not|n['’]t|never) (?:part|asked|ours?|mine|needed|required|in (?:scope|use)|affected|touched)|none of|unaffected|untouched|another|others?(?! than)|twice|again)(?!\p{L}))(?=[^]*\p{L})/iu,
    shares: true,
  },
  // "Nothing at all was made", "nobody got round to it", "did nothing": a text without a thing of its own
  {
    pattern:
      /^\W*(?<limit>(?:nothing(?: at all| whatsoever)?|not a thing|none of (?:it|this|that|them|these|those)|no (?:real |actual )?(?:work|step|part of (?:it|this|that))) (?:(?:is|was|were|are|has been|have been|got) )(?:yet )?(?:done|made|built|delivered|finished|started|begun|completed|written|tried|attempted|ready|there|in place)|(?:nobody|no one|none of us) (?:has |have )?(?:got(?:ten)? round to|looked (?:at|into)|touched|started|begun|worked on|took care of|taken care of|dealt with|did|done|tried|made|built) (?:it|this|that|anything)|(?:(?:i|we) )?(?:have )?(?:did|done|made|built|delivered|achieved) (?:absolutely )?nothing)(?: (?:so far|yet|here|on (?:it|this|that)|at all|today|for (?:it|this)))*\W*$/iu,
    unless: /\b(?:nothing|nobody|none|no)\b/iu,
  },
  // "Works for staff, customers come later"
  {
    pattern:
      /[,;–—] (?:and |but |while )?(?:the |our )?(?:[\p{L}\d-]+ ){1,4}(?<limit>(?:comes?|follows?|will (?:come|follow)) (?:later|soon|tomorrow|afterwards|next(?: \p{L}+)?|on (?:mon|tues|wednes|thurs|fri|satur|sun)day))\W*$/iu,
    unless: /\b(?:later|soon|follow\w*|next|after\w*)\b/iu,
  },
];

/** What the patterns cannot do without, in lower case. */
const HINTS: readonly string[] =
  "still |only|just |nothing|nobody |none of |no one |not a thing|no work|no real|no step|no part|on my |as far as|as much as|as well as|as good as|known |once |as soon as|provided |assuming |for now|for the time|for the moment|dry run|dry-run|mock|simulat|trial run|rolled back|reverted|undone|withdrawn|retracted|backed out|taken down|taken off|taken back|removed again|disabled|deactivated|inactive|d off|commented out|but not|but is not|still not|later|soon|tomorrow|afterwards|next|come on|comes on|follow on|follows on|, not |but |and not |– not |— not |(not |after |to go|to come|to do|outstanding|only |asked |requested |applied for|enquired |request for|chased |messaged |emailed |pinged |briefed |commissioned |reminded |will |shall |going to |have some|have any|let some|let any|get some|get any|could some|could any|can some|can any|would some|would any|never |did not |didn't |didn’t |have not |has not |haven't |haven’t |hasn't |hasn’t |could not |couldn't |couldn’t ".split(
    "|",
  );

/** "When" stands in many items that tell of a case, and calls for nothing without what comes once. */
const AWAITING: readonly string[] = ["when ", "after "];
const ONCE: readonly string[] = COMES_ONCE.split("|");

/** Whether a text, in lower case, may tell how far a thing is so. */
export function mayTellLimit(text: string): boolean {
  return holdsAny(text, HINTS) || (holdsAny(text, AWAITING) && holdsAny(text, ONCE));
}

/** Of what is asked for, and not of more: "did not try 1000 users", where it is to bear 500. */
function isOfAsked(behind: string, subject: Subject): boolean {
  const [clause = ""] = behind.split(/[,;:.(–—]/u);
  const figures = clause.match(/\d+/gu) ?? [];
  const isMore = MORE.test(clause) || figures.some((figure) => !subject.asks(figure));
  const isOld = /(?<!\p{L})old(?!\p{L})/iu.test(clause) && subject.asks("new");
  return !isMore && !isOld && sharesWord(behind, subject.doneWhen);
}

const MORE = /(?<!\p{L})(?:older|more|beyond|above|over|larger|longer)(?!\p{L})/iu;

/** How far a thing is so, where done_when does not ask for as much; null for most. */
export function findLimit(text: string, subject: Subject): RegExpExecArray | null {
  for (const saying of LIMITS) {
    const match = saying.pattern.exec(text);
    if (match === null) continue;
    if (contentWords(match.groups?.["limit"] ?? "").some((word) => subject.asks(word))) continue;
    const before = text.slice(0, match.index);
    if (saying.unlessDone === true && tellsAskedDeed(before, subject)) continue;
    if (saying.shares === true && !isOfAsked(text.slice(match.index + match[0].length), subject))
      continue;
    // "Emailed the customers about the move" has all of its words behind.
    const others = `${before} ${text.slice(match.index + match[0].length)}`;
    if (!isAskedSo(saying, subject, (one) => sharesWord(one, others))) return match;
  }
  return null;
}
