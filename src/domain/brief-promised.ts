import type { BriefRule } from "./brief-rules.ts";

/*
 * "Once" tells under which circumstance something was seen ("503 once the database was stopped"), or puts it off until the work
 * goes on ("12 tests pass once the fix is merged"). What has yet to happen stands in the present, and is a step of the work,
 * something that somebody has yet to give, or a fault that is still there.
 */
const ONCE = "\\b(?:once|as soon as),? (?:(?:all(?: of)?|both|only|finally) )?";
const NOW = "(?:(?:finally|fully|then|all|also|both|really|actually) ){0,2}";
const IS = `(?:is|are|has been|have been|gets?|becomes?|goes|go|comes|['’]s|['’]re) ${NOW}`;
const ADJECTIVES = "(?:[\\p{L}-]{1,20} ){0,2}?";
const STEP =
  "(?:deployed|merged|released|live|launched|shipped|in production|rolled out|approved|implemented|fixed|in place|built|accepted|available|online)(?!\\p{L})";
const END = "(?:done|ready|finished|complete|completed|there|set up|installed)(?!\\p{L})";
/** Then it is a machine that is done, and somebody watched it. */
const NOT_SEEN =
  "(?![^.;\\n]{0,100}\\b(?:tries|times|attempts|runs|rounds|measured|logged|seen|observed|counted|timed|watched)\\b)";
/** Told of what was: "returned 200 once deployed". */
const NOT_PAST =
  "(?<!\\b(?:gave|returned|answered|got|took|passed|printed|was|were|ran|loaded|showed|opened|worked|went|came|had|held)\\b[^.;\\n]{0,80})(?![^.;\\n]{0,40}\\b(?:gave|returned|answered|got|took|passed|printed|was|were|ran|loaded|showed|opened|worked|went|came|had|held)\\b)";
const OWN_WORK =
  "(?:fix|fixes|feature|release|pull request|PR|MR|branch|changes?|patch|work|rest|migration|code|merge|review|integration|deployment|rollout|update|upgrade)";
const PRODUCT = "(?:app|application|site|website|service|tool|endpoint|api|server|program|system)";
const GIVEN =
  "(?:keys?|licen[cs]es?|certificates?|access|permissions?|approval|budget|money|contract|domain|hardware|devices?|parts|boards|data)";
const GIVER =
  "(?:vendor|supplier|provider|customer|client|team|management|council|manufacturer|ministry|bank|office|manager|director|owner|landlord|boss)";
const FAULT =
  "(?:bugs?|issues?|problems?|errors?|defects?|leaks?|faults?|tests|build|suite|ci|pipeline)";

export const PROMISED_RULES: readonly BriefRule[] = [
  {
    id: "not_yet",
    reason: "what holds once the work has gone on was not seen yet",
    pattern: new RegExp(
      `${ONCE}(?:${[
        `(?:(?:it|this|that|they|everything)(?: ${IS}|(?=['’])${IS})|(?:the|our|my|this|that) ${ADJECTIVES}${OWN_WORK} ${IS})(?:${STEP}|${END}${NOT_SEEN})`,
        `(?:the|our|my|this|that) ${ADJECTIVES}${PRODUCT} ${IS}${STEP}`,
        `(?:(?:the|our|my|an?|their) )?${ADJECTIVES}${GIVEN} (?:arrives?|comes?|${IS}(?:there|here|delivered|granted|approved|bought|paid|signed|in place|available)(?!\\p{L}))`,
        `(?:the|our|my) new [\\p{L}-]{1,20} ${IS}(?:here|there|bought|delivered|installed)(?!\\p{L})`,
        `(?:the|our|my|their) ${ADJECTIVES}${GIVER} (?:agrees?|approves?|delivers?|sends?|confirms?|signs?|gives?|pays?|says?|allows?|answers?|has|have)(?!\\p{L})`,
        `(?:(?:the|our|all|these|those|this|that) )?${ADJECTIVES}${FAULT} (?:pass(?:es)?|${IS}(?:fixed|solved|resolved|gone|green|passing|mended|repaired|found))(?!\\p{L})`,
        `(?:it|this|that|they|everything) (?:works?|runs? (?:well|properly|smoothly)|gets? (?:merged|deployed|approved))(?!\\p{L})`,
        `(?:we|I)(?:['’](?:ve|re|m|ll)| (?:can|will|have|get|receive|find|are|am|know|go|deploy|merge|ship|release|fix|finish|buy|install|move|switch|roll|start|launch|manage))(?!\\p{L})`,
        `${STEP}${NOT_PAST}`,
        `${END}${NOT_PAST}${NOT_SEEN}`,
      ].join("|")})`,
      "iu",
    ),
    finds: [
      "12 of 12 pages load once the fix is merged.",
      "GET /stock gives 200 once it's deployed.",
      "As soon as the licence is granted, 40 users sign in.",
      "As soon as the new key arrives, 12 labels are printed",
      "Once the supplier sends the boards, 14 of them fit",
      "All 48 tests pass as soon as the bug is fixed.",
      "Once we have the hardware, 30 tests run on it.",
      "500 requests per second once the new server is in place.",
      "Once approved, 20 schools use it.",
      "64 tests pass once it works",
      "40 rows once ready",
      "30 labels once the new printer is here",
    ],
    leaves: [
      "/healthz gave 200, and 503 once the database was stopped.",
      "Gives 503 once the database is stopped.",
      "The queue drains once the worker is started, 300 of 300 jobs done.",
      "The lamp goes out as soon as the door is shut: 40 of 40 tries.",
      "Once it is running it needs 34 MB",
      "Beeps once it is done, 20 of 20 runs",
      "GET /stock returned 200 once deployed",
      "Once deployed it returned 200 on /stock",
      "Once the fix was merged 64 of 64 tests passed",
      "Mail goes out once the order is paid: 12 of 12 orders",
      "once they had signed out, 5 of 5 users got 401",
      "in 40 runs it failed once",
    ],
  },
];
