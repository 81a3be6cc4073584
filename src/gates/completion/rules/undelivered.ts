/** Work said plainly not to have been done: "not implemented", "isn't wired up yet", "there is no …". */

import { words, type Rule } from "../rule.ts";
import { FOR_NOW } from "./lexicon.ts";

const ADVICE =
  "Do it and report it with its evidence; if it is not wanted, have the goal redirected so that it no longer asks for it.";

/** Participles and states that a delivered piece of work has. */
const DELIVERED =
  "(?:implemented|implmented|done|built|finished|complete|completed|started|begun|included|written|wired|connected|hooked|plugged|ported|migrated|converted|translated|integrated|deployed|published|released|merged|addressed|available|in place|working|functional|attempted|tried|part of (?:it|this|that|the)|filled|automated|measured|delivered|shipped|installed|enabled|activated|live|usable|operational|set up|ready|handled|supported|covered|there|created|drawn|made|recorded|painted|assembled|printed|sewn|bound|typeset|proofread|indexed|labelled|labeled|calibrated|tuned|fixed|solved|resolved|updated|uploaded|submitted|signed|sent|reviewed|approved|mounted|welded|planted|harvested|cleaned|sorted|documented|linked|registered|provisioned|configured|populated|scheduled|rolled out|switched on|turned on|touched|reached|met|satisfied|achieved|fulfilled|reproducible|carried out|taken care of|looked at|dealt with|worked on|exercised|able|possible|feasible|moved|copied|loaded|imported|exported|synced|restored|purged|deleted|removed|revoked|replaced|rewritten|refactored|hardened|protected|closed|enforced|respected|checked in|pushed|committed|tagged|answered|decided|agreed|settled|chosen|confirmed)";

const VERIFIED =
  "(?:tested|verified|checked|run|executed|tried|validated|confirmed|proven|proved|measured|benchmarked|exercised|rehearsed|compared|reproduced|profiled|inspected|reviewed|seen|observed|watched|timed|counted|weighed|audited|signed off|looked at|tasted|test-?driven|compiled|built|started|opened|rendered|played)";

/** A person who speaks of himself. */
const NOT_I =
  "(?:i|we)(?:'ve| have| had| was| were| am| are| did| do| do| could| can|'m|'d)?(?: not|n't|not)(?: yet| been able to| able to| actually| quite| managed to| had time to| had a chance to| ever| really| myself)*";

export const UNDELIVERED_RULES: readonly Rule[] = [
  {
    id: "completion.undelivered.not-yet",
    patterns: words(
      `(?:not|never|isn't|isnt|aren't|arent|wasn't|wasnt|weren't|hasn't|hasnt|haven't|havent|(?:has|have|is|are|was|were)n't)(?: (?:been|not|never|yet|quite|fully|entirely|completely|properly|really|actually|currently|also|still|itself|all|even|so far|ever|be|being))* ${DELIVERED}`,
      `not (?:yet |quite |fully |entirely |completely |properly |all |even |being |at all |currently )*${DELIVERED}(?= yet|[.,;:!)]|$| (?:here|for|in|on|by|at|because|since|as|and|so|due|either|properly|from|with|to)\\b)`,
      "not yet",
      "(?:is|are|was|were|does|do|did|has|have|could|can|will) not[.,;!]?$",
      "(?:nowhere near|far from|not even|nothing like|no longer) (?:done|finished|complete|ready|there|started)(?<!no longer \\w+)",
      "(?:isn't|aren't|hasn't|haven't|wasn't|weren't|doesn't|don't|didn't|not|never|no|nothing|none|nobody)(?: [\\w§'-]+){0,8} (?:yet|so far|as yet|until now|for now|at the moment|for the time being|right now|at present)(?=[.,;:!)]|$| (?:and|but|as|because|since|so|for|in|on)\\b)",
    ),
    unless:
      /\b(?:not|never) (?:been )?(?:touched|affected|changed|needed|reachable|moved)\b|no (?:complaints?|problems?|errors?|incidents?|failures?|issues?|hits?|crash\w*|alerts?|alarms?|regressions?|drops?|leaks?|faults?|warnings?|duplicates?|losses|misses) (?:\w+ ){0,5}(?:so far|yet)|not (?:only|just)|whether or not|not in (?:the )?(?:other|list|lock|use)\b|(?:is|are|was|were) not in\b|not (?:supported|available|allowed|there|answered|confirmed|ready|approved|signed|completed|paid|done|verified|included|removed|set|moved|sent) (?:by (?:the )?(?:old|browser)|gets?|get|is|are|shows?|were|have|see|give|returns?|answers?|stay|stays)|used to\b|\b(?:he|she|they|who|artist|author|composer) never\b/,
    cancelledBy: ["condition", "attributive", "subject", "aside", "solved"],
    check: ({ text, match }) =>
      !/\b(?:nothing|none|no \w+|not one|never)(?: \w+){0,3} $/.test(
        text.slice(Math.max(0, match.index - 30), match.index),
      ),
    says: "The message says that something has not been done.",
    advice: ADVICE,
    examples: {
      reject: [
        "Syncing isn't implemented yet.",
        "The index has not been built.",
        "The bell is not wired.",
        "No receiver is set so far.",
        "Not yet.",
        "Roll-back: not done.",
      ],
      accept: [
        "Production code: not touched.",
        "A node that is not ready gets no traffic.",
        "No complaints so far.",
      ],
    },
  },
  {
    id: "completion.undelivered.not-verified",
    patterns: words(
      "(?:untested|unverified|unproven|unconfirmed|untried|unmeasured|unbenchmarked|unproofed)",
      `(?:not|n't|never|isnt|wasnt|arent|hasnt|havent|didnt)(?: (?:yet|been|actually|fully|properly|really|even|being|separately|formally|physically|thoroughly|be|get|personally|ever|independently))* ${VERIFIED}\\b`,
      "without (?:testing|verifying|checking|running|trying|having (?:run|tested|tried|checked|verified|seen))",
      "(?:could|can|did|was|were|do|does|have|has|had)(?:n't| not|not) (?:be |been |get to |able to |manage to |have (?:a|the) \\w+ to |actually |yet |ever |really )*(?:verif(?:y|ied)|test(?:ed)?|check(?:ed)?|run|execute(?:d)?|tr(?:y|ied)|confirm(?:ed)?|validate(?:d)?|reproduce(?:d)?|prove(?:d)?|measure(?:d)?|see|seen|observe(?:d)?|start(?:ed)?|compile(?:d)?|reach(?:ed)?|access(?:ed)?|connect(?:ed)?|log in|find (?:a|an|the)|open(?:ed)?|finish(?:ed)?|complete(?:d)?|get|make)",
      "(?:qa|reviewers?|the review|the team|the client|the customer|legal|security|design|the editor|the author|the owner|anyone|anybody|accounting|the printer|the notary) (?:has|have|had)(?:n't| not| yet) ",
      "(?:nobody|no one|no-one) (?:has(?! to)|have(?! to)|could|was able|got|had|managed|else has)",
      "no (?:tests?|checks?|verification|trial|test run|rehearsal|measurement|benchmark) (?:was|were|has|have|yet|ran|run|done|could|exists?|so far)",
    ),
    unless:
      /\b(?:could|can|did)(?:n't| not|not) (?:reproduce|be reproduced|find (?:any|a single|another)|see any|measure any|find an? [\w§ -]{1,30}? left)|not (?:seen|run|checked|opened) (?:again|twice)|no longer|not (?:tested|checked|verified) (?:gets?|is|are)|(?:cannot|can't|can not|could not|couldn't) (?:be )?(?:run|reach|reached|access|open|opened|see|start|started|connect|complete|get|read|make|log in)(?: \w+){0,4} (?:without|unless|until|any ?more|any longer|anymore|from outside|from the internet|twice)|(?:users?|guests?|visitors?|others|clients?|outsiders?|attackers?|strangers?|staff|they|he|she|nobody) (?:\w+ )?(?:cannot|can't|could not)/,
    cancelledBy: ["condition", "attributive", "subject", "aside", "solved", "undoing"],
    check: ({ text, match }) =>
      !/\b(?:nothing|none|no \w+|not one|never)(?: \w+){0,3} $/.test(
        text.slice(Math.max(0, match.index - 30), match.index),
      ),
    says: "The message says that something has not been tested or verified.",
    advice: "Run the check and report its result; without it the condition is not shown to hold.",
    examples: {
      reject: [
        "The bench run itself is untested.",
        "Tests: not run.",
        "I was not able to verify iOS 18.",
        "I have not executed the tests.",
        "The seam was never tested under load.",
      ],
      accept: [
        "The previously untested branch is covered now.",
        "I could not reproduce the crash any more.",
        "Guests cannot see the page.",
        "When a mail is not verified the banner shows.",
      ],
    },
  },
  {
    id: "completion.undelivered.unable",
    patterns: words(
      `${NOT_I} (?!changed?|touch|alter|break|broke|need|remov|add anything|expect|mind|want to|see any|find any|found any|notice|lose|lost|introduc|modif|rely|use )(?:\\w+)`,
      "(?:i|we) (?:cannot|can't|cant|couldn't|couldnt|can not|don't|didn't|haven't|wasn't|weren't|aren't|won't|wouldn't|doubt|lack|failed to|struggled to|am unable|was unable|were unable|are unable|am not|was not|have no|had no|never (?:saw|got|managed|found|tried|ran|received|reached|tested|finished|had|could)) ?(?!changed?|touch|alter|break|need|remove|add anything|expect|mind|want to|see any|find any|found any|notice|lose|introduce|modify|rely|have to|use)",
      "(?:i|we)(?:'ve| have)? (?:wrapped|marked|muted|quarantined|disabled|commented out|took out|switched off|turned off|silenced|ignored|xfailed|relaxed|lowered|loosened|weakened|softened)",
      "(?:taken|took|left|cut|dropped|removed|excluded|pulled|kept) (?:[\\w§]+ ){0,2}?out of (?:the )?(?:\\w+ )?(?:rules?|rule set|tests?|checks?|suite|run|list|report|set|scope|build|gate|comparison|count)",
      "(?:keeps?|kept|retains?|stays? with|stick with) (?:the |their |its )?[\\w§ -]{2,40} (?:they|it|we) (?:have|has|had|used|use) (?:today|now|before|already|so far|at present)",
      "(?:unable|impossible|failed|not possible|not feasible|not able) to (?!be |log|sign|pay)\\w+",
      "(?:not sure|unsure|unclear|unknown|no idea|not clear|uncertain|undecided|unresolved|don't know|do not know|nobody knows|anyone's guess) ?(?:why|how|whether|if|what|which|who|where|about|when|[.,:;]|$)",
    ),
    unless:
      /\bi (?:did not|didn't|could not|couldn't|cannot|can't|have not|haven't|do not|don't) (?:have to|find (?:any|a single|another|a further|one|an? [\w§ -]{1,30}? left)|see (?:any|a)|reproduce|provoke|break|get it to (?:fail|crash)|need|change|touch|alter|think of|spot|detect|measure any|observe any|trigger|make it (?:fail|crash))|(?:fails?|failed) to (?:load|start|send|connect) (?:is|are|gets?|shows?)|(?:guests?|users?|visitors?|attackers?|readers?|clients?|cooks?|nurses?|staff|they) (?:are|is|were)? ?(?:unable|not able)|unknown (?:keys?|fields?|users?|values?|routes?|ids?|names?|options?|commands?|types?|errors?|hosts?|codes?)/,
    cancelledBy: ["condition", "attributive", "subject", "aside", "solved"],
    says: "The writer says that something could not be done or is not known.",
    advice:
      "Say which condition it touches as a blocker and have it settled before the goal is reported as done.",
    examples: {
      reject: [
        "I cannot reach the console.",
        "I never saw it leave zero.",
        "We were unable to print the cover.",
        "I have no login for their console.",
        "It is unclear why the press stops.",
        "I have not found out why.",
      ],
      accept: [
        "I did not touch the public API.",
        "I could not find a single broken link.",
        "Guests are unable to open it.",
      ],
    },
  },
  {
    id: "completion.undelivered.lacking",
    patterns: words(
      "(?:still |it |which |but |and |that |page |part |one |chart |form )?lacks? (?:an?|the|its|any|support|proper|real|one|only|two)",
      "(?:is|are|was|were|remains?|still) (?:still |now |currently |the only (?:one|thing) )?(?:lacking|absent|missing)(?=[.,;:!)]|$| (?:from|in|for|on|because|since|as|and|so|there|here|yet|at)\\b)",
      `(?:there (?:is|are)|there's|it has|has|have|with|got|having) no [\\w§ -]{2,40} (?:${FOR_NOW}|behind it|yet|attached)`,
      "no (?:access|permission|permissions|login|credentials?|account|keys? for|licen[cs]e|rights|clearance|admin rights|such \\w+ (?:is|was)|simulator|device|hardware|receiver|toolchain|network|internet|answer (?:from|to|so|yet|came)|reply (?:from|so|yet|came)|response from|word from|sign-off|approval|budget|stock|supply|time)\\b(?! (?:is|are|was|were)? ?(?:needed|required|necessary)| (?:gets?|see|sees|receives?|is refused|are refused)| (?:errors?|code|check|failures?|problems?|limit))",
      "nothing (?:behind|happens (?:yet|when)|is (?:behind|connected|stored|sent|saved|hooked)|calls (?:it|this) yet|uses (?:it|this) yet)",
      "(?:a|one|the) (?:\\w+ )?gap (?:remains|is left|in the)",
      "(?:hence|so|thus|therefore|which means|meaning) (?:there is |there was |there are )?no [\\w§-]+",
      "(?:sits?|lies?|lives?|is|are|remains?|waits?|rests?) (?:on|in) my (?:disk|drive|laptop|machine|desk|branch|notebook|folder|stash|drafts|outbox|head|pocket|bag|car|garage|workshop)",
      "ha(?:s|ve) no (?:consumers?|receivers?|handlers?|backend|listeners?|effect|owner|subscribers?|implementation|contents?|body|tests?|data|text|target|source|counterpart|connection)",
      "with(?:out)? (?:an? |the )?(?:\\w+ )?(?:tests?|translation|solutions?|example|examples|audio|picture|pictures|captions?|labels?|index|backend|logic|content|text|texts|validation|sound)\\b(?= (?:yet|so far|for now|as yet|at present)|[.;]|$)(?<=without[\\w ]{0,40})",
    ),
    unless:
      /\b(?:gets?|get|receives?|shows?|sees?|prints?|returns?|answers?|hint|error|exit|401|403|404|with no|no (?:access|account|session|login|permission)s? (?:gets?|get|see|is|are))\b.{0,50}\b(?:missing|lacks?|absent|no (?:access|account|permission|login))|\b(?:the )?role lacked|missing (?:alt|labels?|keys?|header|signature|scope|index|values?|files?|field|link)s?\b.{0,40}\b(?:got|gets?|added|fixed|filled|gives?|401|400|403|404)|no (?:time|network|internet|device) (?:limit|is lost|was lost|out|zone)/,
    cancelledBy: ["negation", "condition", "attributive", "subject", "aside", "solved", "undoing"],
    says: "The message says that something is lacking.",
    advice: ADVICE,
    examples: {
      reject: [
        "The French text is missing.",
        "It has no receiver so far.",
        "The chart lacks a legend.",
        "No such simulator is installed here.",
        "There is no sound for now.",
      ],
      accept: [
        "Nothing is missing.",
        "A user who has no access gets 403.",
        "When the signature is missing the reply is 401.",
      ],
    },
  },
  {
    id: "completion.undelivered.negative-verb",
    patterns: words(
      "(?:does|do|will|can|did)(?:n't| not|nt|not) (?:yet |quite |fully |really |actually |currently |always |seem to |even |compile|build|start|boot|load|fit|match|pass|work|run|render|open|connect|respond|answer|finish|complete|terminate|converge|reach|meet|cover|include|support|handle|hold|close|print|install|import|parse|resolve|link|play|scale|survive|do anything|exist|get (?:sent|called|written|saved|stored|there)|arrive|show up|appear|update|refresh|turn|move|fire|trigger|persist|save|store|send|write|call|reflect|respect|add up|agree|tie|balance|line up|align|dry|stick|seal|lock|charge|heat|ring)\\b",
      "won't (?:compile|build|start|boot|load|fit|pass|work|run|render|open|connect|respond|finish|install|import|close|print|be|get|make|play|go|do|turn|move|stay|hold|stick|dry)",
      "cannot (?:compile|build|start|boot|load|fit|be (?:built|run|tested|verified|reached|opened|installed|deployed|published|finished|completed|printed|done|read|loaded|reconciled))",
      "refuses? to (?:start|build|compile|load|boot|open|run|print|connect|install|turn|move|close)",
    ),
    unless:
      /\bno longer\b|would not (?:load|start|build|work|fit|open)|did not (?:have|change|move|exist)|does(?:n't| not) (?:concern|affect|touch|matter|depend|change|exist|need|include (?:any|the old))|doesn't exist|any ?more\b|do(?:es)? not (?:exist|cover the whole|call any|send (?:any|personal|data)|store (?:any|personal|the token)|write (?:any|to the log))|(?:pages?|code|two|they|it|records?|stale) (?:can ?not|can't) (?:drift|overlap|happen|be (?:bypassed|undone|guessed|forged|skipped|booked|reached (?:from|directly)))/,
    cancelledBy: ["condition", "attributive", "subject", "aside", "solved", "negation"],
    check: ({ text, match, subject }) => !isPromised(text, match, subject.text),
    says: "The message reports something that does not work.",
    advice: "Mend it and report the check that shows it, or have the goal redirected.",
    examples: {
      reject: [
        "The crypto library does not fit next to the stack.",
        "The cover won't close.",
        "The press does not start.",
        "The total does not match the ledger.",
      ],
      accept: [
        "The build would not load at first; it loads now.",
        "It no longer blocks.",
        "A wrong key does not open the door when the lock is armed, as asked.",
      ],
    },
  },
];

/** Whether a negative ("does not store the token") is what done_when asks for. */
function isPromised(text: string, match: RegExpExecArray, asked: string): boolean {
  const verb = / (\w+)$/.exec(match[0])?.[1] ?? "";
  if (verb.length < 3) return false;
  const negative = new RegExp(
    `\\b(?:not|never|no|without|n't|cannot|nothing|prevent\\w*|refus\\w*|reject\\w*|block\\w*)\\b[^;.]{0,40}\\b${verb}`,
  );
  return (
    negative.test(asked) ||
    /\b(?:as (?:asked|intended|designed|planned|wanted|required|it should)|on purpose|by design)\b/.test(
      text,
    )
  );
}
