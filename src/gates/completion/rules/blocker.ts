/** Something broken, failing, refused or out of reach, told as the present state. */

import { words, type Candidate, type Rule } from "../rule.ts";

const ADVICE =
  "Remove the obstacle and report the check that shows it, or report it as a blocker and have the goal redirected; do not report the goal as done.";

const FAIL =
  "(?:fails?|failed|is failing|are failing|failing|crash(?:es|ed)?|is crashing|breaks?|broke|is broken|are broken|hangs?|hung|times? out|timed out|timing out|quits?|aborts?|throws?|stops?|stalls?|freezes?|dies|died|errors? out|errored|is red|are red|stays? red|goes red|went red|turned red|(?:came|comes?) back (?:red|with (?:an? )?(?:error|failure|4\\d\\d|5\\d\\d|timeout|access|permission|denied|nothing))|bails? out|blows? up|chokes?|trips?|segfaults?|panics?|leaks?|overflows?|(?:has|have) been (?:red|failing|broken|down|stuck|offline)|(?:is|are|stays?|still) (?:yellow|amber|orange)|is stuck|are stuck|gets? stuck|got stuck|is blocked|are blocked|was (?:denied|refused|rejected)|is (?:denied|refused)|were (?:denied|refused)|is down|are down|is unreachable|ends with|exits with|won't|refuses to|keeps? (?:\\w+ )?(?:failing|crashing|turning|spinning|hanging|timing|looping|returning|throwing|breaking|jamming|falling|dropping|coming)|jams?|jammed|jamming|cracked|cracks?|tore|tears)";

const CHECKED =
  "(?:tests?|specs?|suite|suites|build|builds|pipeline|ci|compilation|compile|deploy|deployment|deploys|lint|linter|typecheck|type check|type-check|e2e|scenario|case|cases|smoke test|install|installation|upload|job|run|command|apply|plan|publish|release|import|one|ones|link|links|restore|push|migration|check|checks|server|service|container|script|login|print|press|query|request|call|setup|step|process|machine|motor|pump|sensor|printer|api|endpoint|route|page|app)";

export const BLOCKER_RULES: readonly Rule[] = [
  {
    id: "completion.blocker.fails",
    patterns: words(
      `(?:${CHECKED}|§|it|this|that|which|still|also|\\)|:) (?:[\\w§]+ ){0,3}?${FAIL}`,
      `^(?:fail(?:s|ed|ing)?|crash(?:es|ed)?|quits|broken|red|blocked|stuck|denied|times out|timed out|hangs|aborts|errored)(?: |:|,|$|\\.)`,
      "[\\w§)-]+ (?:(?:still|now|always|currently|sometimes|often|again|then|also|both|all) )*(?:fails (?:with|on|at|in|for|to|because|after)|fails[.,;]?$|crashes|aborts|hangs|times out|errors out|dies|stalls|freezes|quits|panics|segfaults|bails out|chokes|stops responding|goes silent|jams|refuses to|blows up|is broken|are broken|breaks down|gives up|gets stuck|is stuck)",
      "(?:keeps?|kept) (?:on )?(?:abort|fail|crash|hang|spin|turn|tim|loop|disconnect|dropp|stall|stopp|jamm|freez|restart|resett|retry|throw|break|fall|slipp|overheat|leak|complain|reject|refus|los|tear|crack|warp|curl|bleed|stick|flicker|buzz|rattl)ing",
      "(?:is|are|was|were|been|being|got|gets|:|backup|job|run|deploy|upload|install|[\\w-]+) (?:currently |still |being )?(?:blocked|refused|denied|rejected|stopped|held up|prevented|hampered|thwarted|foiled) by (?:the|a|an|our|their|my|its|missing|lack|§)",
      `(?:still|again|sometimes|occasionally|intermittently|often|now and then|keeps?) (?:${FAIL}|fail(?:ing)?|broken|red|stuck|down)`,
    ),
    unless:
      /\b(?:no longer|any ?more)\b|fails? (?:politely|gracefully|cleanly|loudly|fast|early|closed|safe\w*|softly|with (?:an? )?(?:clear|friendly|helpful|proper|message|hint|error message))|fails? (?:on|with|against|without|in) (?:the )?(?:old|previous|former|unfixed|broken|unpatched|original|any|planted|missing|an? |main|master)|(?:proved|proven|tried|on purpose|deliberately|as (?:expected|intended|asked|it should)|by design|planted|expected (?:to|error|failure)|is meant to|caught)|fails? (?:if|when|as soon as|whenever|unless|once)|(?:would|must|should|will|can|could|may|to) (?:fail|crash|break|abort|throw)|tests? for|stops? (?:at|after|when|on|if)|throws? (?:an? )?(?:\w+ )?(?:when|if|on|for)|(?:returns?|ends?|exits?) with (?:exit )?(?:code )?(?:0|\d|§|exit)|(?:ends?|ended|exits?|exited) (?:with(?:out)?|in) (?:exit (?:code )?0|an? (?:full stop|warning|clean|newline)|no|0|success|status)|without (?:an?|the|any)|if (?:an?|the|it)|(?:was|were) (?:red|broken|failing|blocked) .{0,60}(?:now|green|fixed|made|removal)|made it red|job red|red (?:on|by|above|when|if|for|for a|zone|line|mark|border|badge|icon)|(?:answered|gets?|gives?|is refused|are refused) (?:with )?\d{3}|times? out after|breaks? (?:between|inside|at|long)|time limit|ends with exit|red the|lines? (?:break|end)/,
    cancelledBy: ["negation", "condition", "attributive", "subject", "solved", "aside", "undoing"],
    check: isPresentFailure,
    says: "The message reports something that fails.",
    advice: ADVICE,
    examples: {
      reject: [
        "The build stops in `cmake` with an error.",
        "End to end: 5 pass, offline case times out.",
        "The spinner keeps turning and the import is stuck: it hangs.",
        "quits with `NoSuchMethodError`",
        "The printer keeps jamming.",
      ],
      accept: [
        "CI fails when the stubs are stale.",
        "The test fails on the old code and passes on the new.",
        "Two tests failed at first; both pass now.",
        "A job that fails is retried.",
      ],
    },
  },
  {
    id: "completion.blocker.refused",
    patterns: words(
      "access ?denied",
      "(?:credentials?|licen[cs]es?|tokens?|accounts?|certificates?|subscription|trial|password|passport|permit|visa|key|login|contract|lease) (?:has |have |had |is |are |was |were )?(?:just |already |since )?(?:expired|revoked|locked|lapsed|run out|ran out|suspended|terminated|cancelled)",
      "permission denied",
      "(?:lack|lacks|lacking|missing|without|need|needs|no|don't have|do not have|not have|have no|never (?:got|received)|not been (?:given|granted)) (?:\\w+ ){0,3}?(?:access|permissions?|credentials?|rights|login|licen[cs]e|clearance)(?! (?:gets?|is|are|see|returns?|gives?))",
      "(?:daily |monthly |free |hourly |weekly |api )?quota (?:\\w+ ){0,5}?(?:ran|run|exceeded|exhausted|reached|used up|hit|is|was|spent|gone)",
      "(?:registry|server|api|service|console|portal|vendor|bank|upstream|gateway|host|store|bucket|provider)[\\w ]{0,12} (?:replied|responded|said|answered|answers|replies|says|came back with|returned|returns) (?:with )?§,? so",
      "(?:gets?|got|getting|receives?|sees?) (?:an? |http )?(?:401|403|404|500|502|503) (?:on|when|for|from|at|while)[\\w§ ,-]{1,40}so",
      "(?:isn't|is not|aren't|are not|wasn't|was not|not) (?:readable|reachable|accessible|writable|visible|available|installed|present|here|there) (?:from|on|in|at|to) (?:this|my|here|the (?:machine|environment|sandbox|runner)|me)",
      "(?:hit|reached|exceeded|over|against) (?:the|its|our|my|a) (?:\\w+ )?(?:quota|rate limit|usage limit|spending limit)",
      "(?:is|are|was|were|currently|still) (?:currently |still |down and )?(?:unavailable|out of (?:stock|order|reach)|sold out)",
      "(?:returned|returns|answered|answers|replied|got|get|came back with|responded with) (?:with )?(?:an? |http )?(?:401|403|500|502|503|504) (?:from|on|for (?:the|our)|when i|and i|so i)",
    ),
    unless:
      /\b(?:when|if|while|after) .{0,60}(?:unavailable|denied|refused|offline)|without (?:the )?(?:scope|permission|access|rights|session|token)s? (?:gets?|get|is|are|see|returns?|gives?)|(?:no|without) (?:\w+ )?(?:permission|access) (?:gets?|is|are|see)|gets? (?:§ )?(?:an? )?(?:permission denied|access denied)|shows? .{0,40}(?:denied|unavailable)|least privilege/,
    kinds: ["paragraph", "item", "heading", "cell", "code"],
    cancelledBy: ["negation", "condition", "attributive", "subject", "solved", "aside", "undoing"],
    check: ({ clause, doc, text }) =>
      clause.kind !== "code" ||
      (/an error occurred|permission denied|access ?denied/.test(text) &&
        !isShownAsWanted(doc.text, clause.start)),
    says: "The message reports that something was refused or out of reach.",
    advice: ADVICE,
    examples: {
      reject: [
        "I have no permission to publish.",
        "The daily quota of the model ran dry.",
        "Setting it came back with AccessDenied: access denied.",
        "The paper is out of stock.",
      ],
      accept: [
        "A token without permission gets 403.",
        "When the provider is unavailable, stale rates are served.",
      ],
    },
  },
  {
    id: "completion.blocker.error-output",
    anchors: [
      "error",
      "errors",
      "cannot",
      "exception",
      "traceback",
      "fatal",
      "panic",
      "enoent",
      "undefined",
      "failed",
      "failure",
      "unable",
      "denied",
      "segmentation",
      "abort",
      "aborted",
      "err",
    ],
    patterns: [
      /^(?:[\w./-]+: )?(?:fatal|error(?:\[\w+\])?|err!?|npm err!?|panic|exception|traceback|segmentation fault|.{0,60}\bcannot find\b|.{0,60}\bundefined reference\b|.{0,60}\bpermission denied\b|an error occurred|.{0,80}\bno such file or directory\b|build failed|make: \*\*\*|.{0,40}error:|.{0,60}(?:failed with|exit (?:code|status) [1-9]))/,
    ],
    unless: /\b0 errors?\b|no errors?\b|errors? ?[:=]? ?0\b/,
    kinds: ["code"],
    cancelledBy: ["subject"],
    check: ({ clause, doc, subject }) =>
      !isShownAsWanted(doc.text, clause.start) &&
      !/\b(?:error|diagnostic|message|fail\w*|hint|warning|exit|refus\w*|reject\w*|invalid|denied)\b/.test(
        subject.text,
      ),
    says: "The output shown ends in an error.",
    advice: ADVICE,
    examples: {
      reject: ["The build says:\n\n```\nld: cannot find -lzstd\n```\n"],
      accept: ["```\nBuild finished, 0 errors\n```\n"],
    },
  },
  {
    id: "completion.blocker.known-issue",
    patterns: words(
      "(?:known|remaining|open|outstanding|unresolved|unsolved|unfixed) (?:\\w+ )?(?:issues?|bugs?|problems?|limitations?|defects?|regressions?|glitch(?:es)?|faults?|failures?)",
      "(?:one|two|a|the only|another|single|small|minor|slight) (?:\\w+ )?(?:caveats?|limitations?|snag|catch|drawback|downside|glitch|regression|shortcoming)(?: ?:| is| remains| left|,| -|$|\\.| here| though| however| in)",
      "(?:still|is|are|comes? out|came out|looks?|turns? out|reads?|prints?|shows?) (?:a bit |slightly |still |somewhat |sometimes )?(?:flaky|buggy|wrong|garbled|off|incorrect|inaccurate|unjoined|mangled|distorted|crooked|upside down|left to right)\\b(?! (?:when|if|by default))",
      "(?:there (?:is|are)|has|have|with) (?:still )?(?:an?|some|one|two|\\d+) (?:\\w+ )?(?:bugs?|issues?|problems?|glitch(?:es)?) (?:in|with|left|on|that|where|when)",
      "(?:bugs?|issues?|problems?|glitch(?:es)?) (?:remains?|persists?|is (?:still|open|unsolved)|are (?:still|open|unsolved))",
      "(?:which|that|it) (?:was|is) (?:already )?(?:flaky|broken|red|failing) (?:before|already|anyway|on main)",
      "(?:gave|gives|giving|cause|causes|caused|makes?|made) (?:me |us |some |a lot of |no end of )*(?:trouble|grief|headaches?|problems)",
      "(?:from time to time|now and then|every so often|once in a while|occasionally|intermittently|sporadically|every now and again)",
      "(?:chokes?|stumbles?|trips?|balks?|gags?) (?:on|over|at)",
      "(?:struggles?|fights) with",
      "(?:cannot|can't|does not|doesn't) (?:cope|get along|play well)",
      "pre-?existing",
    ),
    unless:
      /\b(?:wrong|incorrect) (?:input|password|signature|key|values?|code|flag)s?\b|two real bugs .{0,30}fixed|wrong or missing|looks? off\b.{0,20}fixed/,
    cancelledBy: ["negation", "undoing", "condition", "attributive", "subject", "solved", "aside"],
    says: "The message names a fault that is still there.",
    advice: ADVICE,
    examples: {
      reject: [
        "One caveat: the index is off by a page.",
        "A known issue is the left hinge.",
        "It comes out garbled.",
        "The one red test is pre-existing.",
      ],
      accept: [
        "No known issues.",
        "Two real bugs were found on the way and fixed.",
        "A wrong signature gives 401.",
      ],
    },
  },
];

/** Whether a code block is shown as what the thing built is meant to print, or as the state before. */
function isShownAsWanted(text: string, at: number): boolean {
  const before = text.slice(Math.max(0, at - 200), at).toLowerCase();
  return /\b(?:before(?: the \w+)?|used to (?:say|read|print|be|end|give)\w*|(?:old|former|earlier) (?:output|message|error|text|log|run)|expected|as (?:wanted|intended|asked|expected)|at first|previously|reproduc\w+|the cli prints|(?:now |it |user |compiler |tool )(?:prints|says|shows|gives|reports)|points at|example)\b[^`\n]{0,80}\n*(?:```[^`]{0,160}|[^`]{0,20})$/.test(
    before,
  );
}

/** Past failures must be told without a solution; present ones must not describe what was built. */
function isPresentFailure({ text, match, subject }: Candidate): boolean {
  const before = text.slice(0, match.index);
  const trigger = match[0];
  if (/^(?:that|which|who) /.test(trigger) && !/, ?$/.test(before)) return false;
  if (/\b(?:no|nothing|never|none|nobody|0|zero|not|without|neither)\b/.test(trigger)) return false;
  if (/\b(?:proves?|checks? that|makes? sure|so that|in order|verifies|asserts?)\b/.test(before))
    return false;
  if (
    /\b(?:wrong|without|invalid|bad|unsigned|expired|unknown|malformed|duplicate|unauthori[sz]ed|forged|stale|negative|too (?:large|long|many)|over|above|beyond|empty|attempts?|requests? (?:from|with)|anyone|guests?|intruders?|attackers?|bots?)\b/.test(
      before + trigger,
    )
  )
    return false;
  if (
    /^[\w§)-]+ (?:\w+ )*(?:fails|crashes|aborts|hangs|times out|jams|refuses)/.test(trigger) &&
    /^(?:if|when|once|that|which|who|it|and|or|but|a|an|any|each|every) /.test(trigger) &&
    /\b(?:if|when|whenever|once|that|which|who|should|a|an|any|each|every|unless)\b/.test(
      before.slice(-30) + trigger.slice(0, 6),
    )
  )
    return false;
  // The feature is about failing: what fails is the subject, unless the writer's own checks do.
  const ownCheck =
    /\b(?:tests?|specs?|suite|build|pipeline|ci|lint|typecheck|compilation|still|end to end|e2e|scenario|cases?)\b/.test(
      trigger,
    );
  const word =
    /\b(fail|crash|break|broke|hang|hung|time|quit|abort|throw|stop|red|stuck|block|den|refus|reject|stall|jam)\w*/.exec(
      trigger,
    )?.[0] ?? "";
  if (!ownCheck && word !== "" && subject.mentions(word)) return false;
  return true;
}
