/** Probes, requests and states of the running thing that a message tells with their figure. */

import { isTriedAtHome } from "./not-deployed.ts";
import { OUTCOME, withoutProperties } from "./properties.ts";
import { meantRefusals } from "./refusals.ts";
import { sentencesOf } from "./told.ts";

const PROBED =
  /\b(?:curl|wget|http(?:ie)?|HTTP|hey|ab|k6|wrk|GET|POST|PUT|HEAD|[Hh]ealth(?:z|check)?|[Pp]robe[ds]?|[Rr]equests?|answers?|answered|responds?|responded|returned|returns|[Ss]tatus|[Pp]ing|[Ss]moke test|[Uu]ptime|[Rr]esponse codes?|[Aa]vailability|[Ee]rror rate|[12]\d\d OK|[Ii]nvoked|StatusCode|dashboard|logs? (?:show|of)|running|pods?|replicas?)\b/u;
/** What runs, and says something of itself: "the live page loads in 340 ms", "/health reports 42 users". */
const RUNNING_THING =
  "(?:(?:running|live|deployed|production) (?:\\p{L}{1,20} )?(?:service|sites?|pages?|app|application|servers?|system|instances?|apis?|shop|store|boards?|dashboard|hosts?|process|daemon|worker|queue|endpoint|form|feed|stream|sensors?|list|database|cluster|bot|portal|logs?|metrics|monitoring|traffic|monitors?|graphs?)|production|logs? (?:on|in|of|from) (?:the )?(?:production|prod|staging)|(?<![\\p{L}\\d_./-])/(?!(?:etc|src|usr|var|opt|srv|home|tmp|docs?|out|dist|build|tests?|lib|bin|proc|sys|dev|mnt|data|logs?|root)(?![\\p{L}\\d_-]))[a-z][a-z_-]{2,20}(?:/[a-z_-]{2,20}){0,3}(?![\\p{L}\\d/.]))";
const STATUS_COMMAND =
  "(?:systemctl (?:status|is-active)(?: [\\w@.-]{1,60})?|kubectl get \\w{1,40}(?: [\\w/.-]{1,60})?|docker (?:compose )?ps|pm2 (?:list|status|ls)|supervisorctl status)";
/** A count or a measure, and no date or time of day. */
const FIGURE =
  "(?<![\\p{L}\\d.,:/#-])\\d[\\d.,]{0,12}(?:/\\d{1,7})?(?!\\d|:\\d\\d| ?(?:January|February|March|April|May|June|July|August|September|October|November|December))";
const SAYS_OF_ITSELF = new RegExp(
  `(?:${RUNNING_THING}|${STATUS_COMMAND})[\`"]{0,2}(?: now| then| still| already)? (?:shows?|showed|reports?|reported|lists?|listed|delivers?|says?|said|displays?|displayed|loads?|loaded|renders?|rendered|connected|counts?|serves?|served|holds|prints?|printed|answers?|answered|returns?|returned|gives?|gave|tells?|told|(?:has|have) (?:delivered|sent|processed|handled|served|printed|received|recorded|answered|counted|reported|shown))(?!\\p{L})[^;\\n]{0,120}?${FIGURE}|${STATUS_COMMAND}[\`"]{0,2} ?:[^;\\n]{0,120}?(?:${FIGURE}|\\bactive \\(running\\) since [^;\\n]{0,30}?\\d)`,
  "iu",
);
/** What watches the running thing, by its name; its panels are what it is built of. */
const MONITOR_SAYS =
  "\\b(?:grafana|datadog|sentry|prometheus|kibana|new relic|cloudwatch|pingdom|uptime ?robot|zabbix|nagios|splunk|honeycomb|(?:the|our) (?:cluster|load balancer)|(?:the|our) status page(?: of [^,;.\\n\\d]{1,40}?)?)(?: now| then| still)? (?:shows?|showed|reports?|reported|lists?|counts?|counted|says?|said)(?!\\p{L})[^;.\\n\\d]{0,60}?" +
  `${FIGURE}(?! (?:\\p{L}{1,20} )?(?:panels?|charts?|graphs?|dashboards?|tabs?|widgets?|boards?|fields?|columns?)(?!\\p{L}))`;
const IN_SERVICE =
  "\\b(?:in|on) (?:production|prod(?!\\p{L})|the live \\p{L}{1,20})(?! (?:branch|code|config\\p{L}*|list|plan))";
const GAUGE =
  "\\b(?:queue|backlog|load|cpu|memory|latency|p\\d\\d|median|traffic|usage|lag|disk|pool|throughput|depth)(?!\\p{L})";
const LOADS =
  "(?:loads|loaded|opens|opened|answers|answered|responds|responded|renders|rendered)(?!\\p{L})";
const WORKS =
  "(?:takes?|loads?|opens?|answers?|needs?|renders?|starts?|runs?|finishe?s|comes? back|is there)(?!\\p{L})";
/** "The queue in production is at 0 messages.", "In production the search now takes 85 ms." */
const GAUGED = [
  `(?:${GAUGE}[^.;,\\n\\d]{0,40}${IN_SERVICE}|${IN_SERVICE}[^.;\\n\\d]{0,40}${GAUGE})[^.;,\\n\\d]{0,20} (?:is|are|stands?|stays?|stayed|sits?) (?:now )?(?:at|down to|below|under) ${FIGURE}`,
  `${IN_SERVICE}[^.;\\n\\d]{0,60} now ${WORKS}[^.;,\\n\\d]{0,20}${FIGURE} ?m?s(?:ec(?:onds?)?)?(?!\\p{L})`,
  `\\bnow ${WORKS}[^.;,\\n\\d]{0,20}${FIGURE} ?m?s(?:ec(?:onds?)?)?(?!\\p{L})[^.;,\\n\\d]{0,20} ${IN_SERVICE}`,
].join("|");
const STATES = new RegExp(`${MONITOR_SAYS}|${GAUGED}`, "iu");
const HOURS =
  "\\d{1,6} ?(?:[hd] ?\\d{1,2} ?(?:h|m|min)(?: ?\\d{1,2} ?(?:s|m|min))?|h|d|min|hours?|days?|minutes?|weeks?)(?![\\p{L}\\d])";
const THING_ALONE =
  "(?:services?|sites?|pages?|apps?|application|servers?|system|daemon|hosts?|pods?|workers?|instances?|process|nodes?|cluster|shop|api|bot|queue|gateway|broker|database|containers?|machines?|production)";
const THING_UP = `\\b(?:${THING_ALONE}|it|running\\)|status)\\b`;
/** "up for 3 hours", "up 3 h", "uptime: 4 h 12 min"; said of the thing, and by the system. */
const UPTIME = new RegExp(
  [
    `${THING_UP}[^.;\\n]{0,40}?(?:\\b(?:is|are|was|has|have|been|healthy,?|running,?) (?:been )?(?:now )?(?:up|running|online|reachable|available|run)(?: for| since)?|(?:\\bup|: up for) (?=\\d{1,6} ?(?:h|d|min)\\w{0,5}\\b)) ?(?:about |over |more than )?${HOURS}`,
    // A sentence or a line of its own: "up for 3 hours", "API server up since 3 h."
    `^[^\\p{L}\\d]{0,8}(?:status ?[:=] ?|(?:(?:the|our) )?(?:[\\p{L}\\d-]{1,20} )?${THING_ALONE}:? )?up (?:(?:for|since) )?(?:about |over |more than )?${HOURS}(?=[^\\p{L}\\d]*$|, )`,
    '"uptime\\w{0,12}" ?: ?\\d',
    `\\buptime(?: (?:of|on|in) [^.;:\\n\\d]{1,40}?)?(?: ?[:=|]| is| was)? ?(?:about |over |now )?${HOURS}`,
  ].join("|"),
  "iu",
);
/** What is there for everybody who asks: "the live page", "the production API". */
const LIVE =
  "(?:(?<!\\b(?:as|like) (?:in|on) )\\b(?:production|prod|live|staging|deployed|public|running)\\b(?! (?:branch|code|config\\p{L}*|build|list|plan))|https?:\\/\\/)";
const OF_THE_LIVE = new RegExp(LIVE, "iu");
/** "I probed the page: 12 rows came back.", "Downloaded the file from the live page: 37 rows." */
const PROBED_BY_HAND = new RegExp(
  [
    "^\\W{0,8}(?:probed|curled|pinged|polled)(?!\\p{L})(?:[^.:;\\n]|\\.(?=\\w)){0,80}(?::| and (?:got|saw|received|counted)) [^.;\\n]{0,30}?(?<![\\p{L}\\d.,/#-])\\d",
    "\\b(?:I|we)(?:['’]ve| have)? (?:probed|curled|pinged|queried|fetched|requested|polled)\\b(?:[^.:;\\n]|\\.(?=\\w)){0,80}(?::| and (?:got|saw|received|counted)) [^.;\\n]{0,30}?(?<![\\p{L}\\d.,/#-])\\d",
    `${IN_SERVICE}[^.;\\n\\d]{0,60} (?:connect(?:s|ed)|${LOADS}) (?:in|within|after) (?:about |under )?\\d|\\b(?:connect(?:s|ed)|${LOADS}) (?:in|within|after) (?:about |under )?\\d[\\d.,]{0,9} ?m?s(?:ec(?:onds?)?)? ${IN_SERVICE}`,
    `\\b(?:ran|made|did|fired|tried|timed) \\d[\\d,]{0,9} (?:[\\p{L}-]{1,20} ){1,3}(?:against|on|in|at|from|through) (?:the )?${LIVE}[^.;\\n]{0,60}?(?<![\\p{L}\\d.,/#-])\\d`,
    `\\b(?:sent|posted|placed|made|put|submitted|ordered|booked|uploaded) (?:an?|one) [^.;:\\n]{1,60}?${LIVE}[^.;:,\\n]{0,40}?(?:[;,:]|\\band\\b) {0,2}(?:and )?(?:it|which) (?:(?:was|has been) )?(?:came (?:back|through|out)|went through|arrived|appeared|showed up|delivered|confirmed|accepted|stored|answered|printed|processed|shown|received)(?!\\p{L})[^.;,\\n]{0,40}?(?<![\\p{L}\\d.,/#-])\\d`,
    `\\b(?:called|hit|loaded|reloaded|opened|visited|downloaded|fetched|queried|requested|polled|probed|pinged|curled|checked|exercised|tried|logged in(?:to)?|submitted|ordered|booked)\\b[^.:;\\n]{0,60}?${LIVE}[^:;\\n]{0,40}?(?::| →| ->|,? and (?:got|saw|received|counted)|,? (?:and )?(?:it|which|that) (?:now )?(?:lists?|listed|shows?|showed|counts?|holds?|held|has|had|contains?)) [^.;\\n]{0,30}?(?<![\\p{L}\\d.,/#-])\\d`,
  ].join("|"),
  "iu",
);
const MANY = "(\\d{1,7}|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty)";
/** "I placed 3 orders on production and all 3 were delivered." */
const WENT_THROUGH = new RegExp(
  `\\b(?:sent|posted|placed|made|put|submitted|ordered|booked|uploaded|queued|paid) ${MANY} [^.;:\\n]{1,60}?${LIVE}[^.;:,\\n]{0,40}?(?:[;,:]|\\band\\b) {0,2}(?:and )?(?:(?:all|both|each|every one|they)(?: of them)?(?: ${MANY})?|${MANY}(?: of (?:them|those))?) (?:(?:was|were|has been|have been) )?(?:came (?:back|through|out)|went through|arrived|appeared|showed up|delivered|confirmed|accepted|stored|answered|printed|processed|shown|received|succeeded|booked|paid)(?!\\p{L})`,
  "iu",
);
const CHECKS = "\\b(?:health ?checks?|probes?|smoke tests?|readiness checks?|liveness checks?)\\b";
/** What answers from where it is asked; a share of them that is not whole is none. */
const ANSWERING =
  "(?:(?<!\\bset )up|online|reachable|healthy|pass(?:ing|ed)|green|ok|live|alive|answering|responding)(?!\\p{L})";
/** "The health check passes: 3 of 3.", "Synthetic check on production: 24 of 24 passes." */
const CHECK_PASSES = new RegExp(
  [
    CHECKS +
      "[^.;\\n]{0,30}\\b(?:pass(?:es|ed)?|succeed(?:s|ed)?|green|ok|healthy|fine)\\b[^.;\\n]{0,20}?\\d{1,6} ?(?:\\/|of|out of) ?\\d{1,6}(?!\\d|[.,]\\d)",
    // "Uptime probe: 3 of 3 regions up."
    `(?:${CHECKS}|\\b(?:uptime|availability|reachability|heartbeats?|pings?)\\b)(?:(?!\\b(?:wants?|needs?|requires?|expects?|asks?|waits?|with|set|configured|planned|had)\\b)[^.;\\n\\d]){0,40}(?<!\\d)(\\d{1,6}) ?(?:\\/|of|out of) ?(?:the )?\\1(?: (?!(?:not|never|un)\\b)[\\p{L}-]{1,20}){0,3}? ${ANSWERING}`,
    // "has been green 40 times", and not "once it has passed 3 times"
    `${CHECKS}(?<!\\b(?:once|when|whenever|after|until|unless)\\b[^.;\\n]{0,60})[^.;\\n]{0,60}(?<!\\b(?:must|should|would|may|might|could|to) have) (?:(?:(?:has|have) (?:since |now )?(?:been|come back|come out)|was|were|came back) (?:green|ok|healthy|fine|positive)|passed|succeeded|(?<=: )(?:green|ok|healthy)) (?:all )?[1-9]\\d{0,6} times(?!\\p{L})`,
    `\\b(?:checks?|probes?|monitor(?:s|ing)?|canary)\\b[^.;:\\n]{0,30}?${LIVE}[^.;\\n]{0,30}?\\d{1,6} ?(?:\\/|of|out of) ?\\d{1,6}(?!\\d|[.,]\\d)`,
  ].join("|"),
  "iu",
);
/** A share with nothing behind it, or a state: "3 of 3", "2/3 running". */
const BARE_SHARE =
  /(?<![\p{L}\d.,/-])(\d{1,6}) ?(?:\/|of|out of) ?(\d{1,6})(?:\s*$|[.,;)]|\s{1,12}(?:(?!and\b|or\b)[\p{L}-]{1,20}\s){0,3}?(?:running|ready|up|healthy|online|available|live|active|pass\p{L}*|green|ok)\b)/giu;
const COUNT_WORDS = "(one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty)";
const TIMES_OUT_OF = new RegExp(`\\b${COUNT_WORDS} times out of ${COUNT_WORDS}\\b`, "giu");
/** Said of tests that stand for the thing: nothing of it runs. */
const IN_TESTS =
  /\b(?:in|by|under|from|within) (?:(?:the|an?|one|our|my|all|its|their|both|these|those|\d+) ){0,2}(?:(?!smoke|live|production|load)\p{L}{1,20} ){0,1}?(?:tests?|specs?|test ?suite|fixtures?|mocks?|simulat(?:ion|or)|sandbox test)\b|\b(?:(?:unit|integration|functional|contract|component|regression)|(?:the|our|my|this|that|an?|each|every|one|new)) tests? (?:\p{L}{1,20} ){0,2}?(?:asserts?|expects?|checks?|shows?|proves?|covers?|says?|makes?|made|sends?|sent|fires?|fired|gets?|got)\b|\b(?:mock(?:ed)?|stub(?:bed)?|fake|dummy) (?:server|service|api|client|backend|endpoint|returns?|returned|answers?|answered)\b|\b(?:emulator|simulator|mock|stub) (?:returns?|returned|answers?|answered|took|gives?|gave)\b|\b(?:the )?test ?client (?:got|gets|received|returned|saw)\b/iu;
/** "A unit test returned 200.": to its comma, as another clause may tell of the running thing. A test order is none. */
const TEST_ANSWERED =
  /\b(?:(?:(?:unit|integration|functional|contract|component|regression|acceptance|end-to-end|e2e|api|browser|snapshot|jest|vitest|pytest|cypress|playwright|junit|selenium) (?:tests?|specs?|suites?)(?: (?:cases?|runs?|suite))?|(?<=(?:^|(?<![\p{L}\d]))(?:the|our|my|this|that|an?|each|every|one|both|all|new|these|those) )(?:tests?|specs?|test (?:cases?|runs?|suite)))(?: (?:that|which|for|of|in) [^,;.\n]{1,40}?)??(?: (?:also|then|now|still|both|all|each|has|have|had)){0,2}|(?:mock(?:ed)?|stub(?:bed)?|fake|dummy) (?:(?:GET|POST|PUT|HEAD) )?(?:requests?|calls?|fetch|responses?|handlers?|routes?)) (?:returns?|returned|answers?|answered|responds?|responded|gives?|gave|gets?|got|receives?|received|reports?|reported|yields?|yielded|takes?|took|saw|sees|came back with|come back with)(?!\p{L})(?:(?! (?:and|while|but|as) )[^,;\n]){0,100}/giu;
const OF_THE_RUNNING =
  /\b(?:staging|production|prod|live|deployed|running (?:service|site|app|server|instance)|smoke tests?|https?:\/\/|curl)\b/iu;

const WITH_UNIT =
  "\\d[\\d.,]{0,12} ?(?:%|ms|s|sec|seconds?|minutes?|rps|req/s|errors?)(?![\\p{L}\\d])";
/** A figure with its unit, or a status. */
const ANSWERED = `(?:${WITH_UNIT}|(?<![\\d.,])[1-5]\\d\\d(?![\\p{L}\\d]| (?:requests?|probes?|pings?|hits|rows|pages)\\b))`;
const CHANGE =
  "(?:the|this|that|my|our) (?:\\p{L}{1,20} ){0,2}?(?:fix|change|switch|patch|deploy(?:ment)?|roll-?out|release|migration|upgrade|update|rewrite|index|cache|move|cut-?over)(?!\\p{L})";
/** "On my laptop the page answers in 90 ms."; from there the live page may answer. */
const ON_OWN = `\\b(?:on|at) my (?:own )?(?:laptop|machine|computer|workstation|desktop|notebook|pc|mac)(?!\\p{L})(?![^;.\\n]{0,60}${LIVE})`;
/** Figures that are wanted, allowed or warned of, were so before the work, or are those of the writer's own machine. */
const NOT_OF_NOW = new RegExp(
  [
    "(?<!\\b(?:within|inside|met|meets?|reached|beats?) (?:(?:the|our|its) )?(?:error )?)\\b(?:(?:error )?budget|goals?|targets?|objectives?|SLAs?|SLOs?|thresholds?|(?<=^\\W{0,8}|\\b(?:the|our|my) )aim|we aim)(?!\\p{L}| (?:is |was |are |were )?(?:met|reached|held|holds?|kept|achieved|beaten|fulfilled|hosts?|groups?|pages?|dashboards?|service|checks?|reports?))(?!/)(?:(?!\\b(?:met|reached|held|holds|kept|achieved|beaten|fulfilled)\\b)[^;.,\\n\\d]){0,60}?" +
      WITH_UNIT,
    WITH_UNIT +
      " (?:uptime|availability|error[ -]rate) (?:goal|target|objective|SLA|SLO|budget)(?!\\p{L})",
    "\\b(?:alerts?|alarms?)\\b[^;.,\\n\\d]{0,40}\\b(?:set|configured|fires?|triggers?|goes off|threshold)\\b[^;.,\\n\\d]{0,40}" +
      WITH_UNIT,
    ANSWERED + "[^;.,\\n\\d]{0,20}\\bbefore " + CHANGE,
    "\\b(?:before " +
      CHANGE +
      "|before (?:that|then|my work)|previously|formerly|originally|until (?:then|now|yesterday))(?!\\p{L})[^;.\\n\\d]{0,50}" +
      ANSWERED,
    `(?<!\\bnew and )\\b(?:old|former|previous) \\p{L}{1,20} [^.;,\\n\\d]{0,40}${WITH_UNIT}`,
    "\\b(?:local )?(?:error rate|uptime|availability)(?:(?<=local (?:error rate|uptime|availability))| locally| (?:on|at) (?:localhost|(?:my|the|our|a) (?:own )?(?:laptop|machine|computer|workstation|dev(?:elopment)? (?:box|machine))))(?!\\p{L})[^;.,\\n\\d]{0,30}" +
      WITH_UNIT,
    `${ON_OWN}[^;.,\\n\\d]{0,40}${ANSWERED}|${ANSWERED}[^;.,\\n\\d]{0,20} ${ON_OWN}`,
  ].join("|"),
  "giu",
);

/** Requests that people make of people, answers that they give, and probes that are what was built. */
const OF_PEOPLE =
  /\b(?:(?:pull|merge|feature|change|help|support|leave|access|review)[ -]requests?\b|status (?:meeting|report|update|bar|call)\b|(?:requests?|health ?(?:z|checks?)|probes?|GET|POST|PUT|HEAD|dashboard|pods?)[^,;.\n]{0,40}? (?:was|were|is|are|has been|have been|got) (?:\p{L}+ )?(?:approved|merged|granted|reviewed|declined|filed|opened|forwarded|written|built|added|documented|described|implemented|designed)\b|(?:replicas?|pods?|instances?) (?:is|are|was|were|has been|have been) (?:\p{L}+ )?(?:defined|configured|declared|specified|planned|budgeted|requested)\b(?! and (?:\p{L}+ )?(?:running|ready|up|healthy|live|serving)\b)|(?:I|[Ww]e|[Hh]e|[Ss]he|[Tt]hey) (?:have )?answered\b(?: [\p{L}\d]+){0,3}? requests?\b)/gu;

/** What may stand behind a status: "200 for the second", but not "200 words". */
const NO_NOUN =
  "(?!\\s?%|[.,]\\d|\\s(?!(?:for|on|in|at|and|from|with|when|as|to|every|after|within|since|but|then|again|now|by|each|or|und|im|in|nach|bei|et|sans|en|y|con|ok|created|accepted|no content|moved|found|once|twice|(?:two|three|four|five|six|seven|eight|nine|ten|twelve|twenty) times|see other|not modified|not found|error|internal|bad|service|gateway|unauthori\\p{L}*|forbidden|conflict|gone|too many)(?!\\p{L}))\\p{L})";
const MEASURED = new RegExp(
  [
    `(?<![\\d.,#/])[1-3]\\d\\d\\b${NO_NOUN}`,
    "\\b\\d[\\d.,]{0,20}\\s?(?:%|ms|s|sec|seconds?|minutes?|hours?|errors?|rps|req/s)(?![\\p{L}\\d])",
    "\\b\\d{1,7} (?:\\p{L}+ )?(?:clients?|connections?|sessions?|users?|sensors?|devices?|stations?) (?:(?:are|is) )?(?:now )?(?:connected|online|reporting)(?!\\p{L})",
    // A pod as `kubectl get pods` lists it: "invoices-7d9c  1/1  Running".
    "(?<![\\d/])(?<ready>\\d{1,4})/\\k<ready>\\s{1,12}Running(?!\\p{L})",
    "\\b(?<sent>\\d{1,7}) packets? (?:sent|transmitted),? (?:and )?\\k<sent> (?:packets? )?received|\\b\\d[\\d.,]{0,12} bytes(?!\\p{L})",
    // "curl host/version prints 2.3.0"
    '\\b(?:curl|wget|GET)\\b[^;\\n]{0,80} (?:prints?|printed|says?|said|shows?|showed|reports?|reported|gives?|gave|answers?|answered|returns?|returned) [`"v]{0,2}\\d{1,4}\\.\\d{1,4}\\.\\d{1,4}(?![\\d.]*\\d)',
    "\\b\\d{1,7}\\s?(?:/|of|out of)\\s?\\d{1,7} (?:\\p{L}+ )?(?:pods?|replicas?|instances?|checks?|probes?|requests?)(?!\\p{L})",
  ].join("|"),
  "iu",
);
/** How many there were: a figure of the run where what came of them is told. */
const COUNTED =
  /\b\d[\d.,]{0,20}\s?(?:\p{L}{1,20} )?(?:pods?|replicas?|workers?|hits?|checks?|probes?|requests?)(?![\p{L}\d])/iu;
const NOT_PROBED =
  /\b(?:tests? (?:(?:is|are) )?(?:planned|scheduled|to follow)\b|no (?:live |single |real |actual |http )?(?:requests?|probes?|pings?|curl)\b(?! (?:failed|timed|errored|was|were|took|is|got|went|dropped))|(?:not|never|n't|nobody|without)(?: (?:yet|been|actually|ever|have|has|had)){0,2} (?:sent|sen[dt]ing|send|probed?|probing|curl\p{L}*|ping(?:ed)?|called|calling|requested|checked|verified|tested|tried|r[au]n)\b|(?<!\bas (?:it|they|we|I) )(?:should|would|will|ought to|must) (?:\p{L}+ ){0,2}(?:answer|return|respond|give|show|be|get|say|report|send|probe|request|call)\b|(?<!\bas )expect(?:ed|s|ing)?\b(?! (?:and|status)\b)|presumably|probably|in theory|\b(?:by|in) (?:my|our|an?) (?:estimate|guess|reckoning|calculation)|\b(?:I|we) (?:estimate|guess|assume|reckon|suppose))/iu;
const PROBE_FAILED =
  /(?<!\b(?:no|none of the|zero|0) )\b(?:probes?|requests?|curl|ping|health ?checks?|smoke tests?|checks?)\b(?: \p{L}+){0,2} (?:fail(?:ed|s)?|timed out|times? out|hung|hangs|errored|was refused|were refused|got no answer)\b|\bconnection (?:refused|reset|timed out)\b|\b100(?:\.0)? ?% (?:packet )?loss\b|\b(?:health ?checks?|probes?|status|pods?|replicas?|service|site|pages?|dashboard)(?: page)? (?:is|are|was|were|shows?|reads?|stays?|has been)(?: \p{L}+)? (?:red|down|failing|unhealthy|offline|unreachable|critical|crash\p{L}*)\b(?! (?:to|by)\b| from (?:(?:about|around|over|the|an?|its|old|previous|earlier|former|nearly|almost) ){0,3}(?:\d(?!\d?:\d\d)(?![\d.,]* (?:hosts?|regions?|places?|cities|offices?|outside|o['’]clock)\b)|one|two|three|four|five|six|seven|eight|nine|ten|twelve))/iu;
/** Which requests are meant: "requests that failed before now return 200". */
const FAILED_ONCE =
  / (?:that|which) (?:had )?(?:failed|timed out|hung|errored|was refused|were refused|got no answer)(?=[^.;]{0,30}\b(?:now|before|earlier|previously|until|at first|since|again)\b)/giu;
/** "returned 500", "HTTP 503", "status: 404", "and then 401"; not "returned 500 rows". */
const BAD_STATUS =
  /(?:\b(?:report(?:ed|s)|shows?|showed|says?|said|return(?:ed|s)|answer(?:ed|s)?|respond(?:ed|s)|replied|replies|gave|gives|got|gets|status|with|HTTP|code|was|is|then|later|finally|afterwards)|[:=→]|->)[\s`"]{0,3}(?:(?:with|an?|HTTP|code|status|only|still|the)[\s`]{1,3}){0,3}([45]\d\d)\b(?!\s?(?:%|(?!for\b|on\b|in\b|at\b|and\b|from\b|with\b|when\b|as\b|to\b|error|not found|internal|bad|service|gateway|unauthori|forbidden)\p{L}))/giu;
/** A redirect is no answer yet: it excuses no failure. */
const GOOD_STATUS = /\b2\d\d\b(?!\s?(?:ms|requests|rows))/gu;
/** What is told last is what came of it: "200 at first and then 500". */
const ENDS_SO = /^(?:then|later|finally|afterwards)\b/iu;

const COUNT = "(?<![\\p{L}\\d.,])(\\d{1,9}(?:,\\d{3}){0,3})";
const ERRORS = new RegExp(
  `${COUNT} (?:\\p{L}+ )?(?:errors?|failures?|failed(?! (?!(?:in|on|at|of|out|and|with|because|due)\\b)\\p{L})|timeouts?)(?!\\p{L})`,
  "giu",
);
const REQUESTS = new RegExp(`${COUNT} (?:\\p{L}+ )?(?:requests?|hits|probes?|pings?|checks)`, "iu");
const SHARE = new RegExp(
  `${COUNT} ?(?:/|of|out of) ?(?:the )?(\\d{1,9}) (?:\\p{L}+ )?(?:pods?|replicas?|instances?|checks?|probes?|requests?|hosts?|nodes?|servers?)(?!\\p{L})|(?<![\\d.,])(0) (?:pods?|replicas?|instances?)(?!\\p{L})(?! (?:\\p{L}+ ){0,2}(?:restart|crash|fail|down|pending|evict|unhealthy|lost))`,
  "giu",
);
/** One error in so many requests is noise of the net; the probe is told with its figure all the same. */
const REQUESTS_PER_ERROR = 100;

/** Whether a text tells of a probe that answered as it ought to; `asked` is goal and done_when. */
export function tellsProbe(text: string, asked: string): boolean {
  if (!/\d/.test(text)) return false;
  let probed = false;
  // A command and what it printed stand on lines of their own.
  for (const told of sentencesOf(text)) {
    const sentence = withoutTests(told);
    // An empty line, or the one under the head of a table.
    if (!/[\p{L}\d]/u.test(sentence)) continue;
    if (
      !answersWell(sentence, asked) ||
      (isTriedAtHome(sentence, asked) && !OF_THE_LIVE.test(sentence))
    ) {
      probed = false;
      continue;
    }
    const ofThing = withoutProperties(sentence.replace(OF_PEOPLE, " "));
    const answer = ofThing.replace(NOT_OF_NOW, " ");
    if (!NOT_RUNNING.test(sentence) && (STATES.test(sentence) || tellsOfItself(answer)))
      return true;
    const probes = PROBED.test(ofThing);
    if ((probes || probed) && hasFigure(answer, asked)) return true;
    probed = probes;
  }
  return false;
}

/** The state of a thing that does not run, and what papers, no addresses such as `shop.example.com`, say of it. */
const NOT_RUNNING =
  /\b(?:inactive|dead|down|offline|unhealthy|crash\p{L}*|stopped|exited|(?<!\b(?:0|no|none|nothing) )fail(?:ed|ing|s))\b|(?<![\w./-])(?:docs?|documentation|spec|specification|readme|manual|contract|example|mock-?up|design|draft|test data)\b/iu;

function isProbe(sentence: string): boolean {
  return PROBED.test(sentence) || SAYS_OF_ITSELF.test(sentence) || CHECK_PASSES.test(sentence);
}

function tellsOfItself(answer: string): boolean {
  return (
    wentThrough(answer) ||
    SAYS_OF_ITSELF.test(answer) ||
    UPTIME.test(answer) ||
    PROBED_BY_HAND.test(answer) ||
    CHECK_PASSES.test(answer)
  );
}

function wentThrough(answer: string): boolean {
  const [told, sent, ofAll, counted] = WENT_THROUGH.exec(answer) ?? [];
  const back = ofAll ?? counted;
  return told !== undefined && (back === undefined || back.toLowerCase() === sent?.toLowerCase());
}

/** A sentence without those of its parts that tell what came of tests, where nothing of it tells of the running thing. */
function withoutTests(sentence: string): string {
  if (OF_THE_RUNNING.test(sentence)) return sentence;
  const untested = sentence.replace(TEST_ANSWERED, " ");
  if (!IN_TESTS.test(untested)) return untested;
  return untested
    .split("; ")
    .filter((part) => !IN_TESTS.test(part))
    .join("; ");
}

function hasFigure(answer: string, asked: string): boolean {
  return (
    MEASURED.test(answer) ||
    (COUNTED.test(answer) && OUTCOME.test(answer)) ||
    (answer.match(/\b[45]\d\d\b/gu) ?? []).some((status) => asked.includes(status)) ||
    meantRefusals(answer).length > 0
  );
}

function answersWell(sentence: string, asked: string): boolean {
  if (NOT_PROBED.test(sentence) || PROBE_FAILED.test(sentence.replace(FAILED_ONCE, "")))
    return false;
  return !isShort(sentence) && !endsBadly(sentence, asked);
}

/** "0 of 3 pods running", "500 requests, 500 errors" */
function isShort(sentence: string): boolean {
  for (const [, part, whole, none] of sentence.matchAll(SHARE))
    if (none !== undefined || numberOf(part) < numberOf(whole)) return true;
  for (const [, part, whole] of sentence.matchAll(BARE_SHARE))
    if (numberOf(part) < numberOf(whole) && isProbe(sentence)) return true;
  for (const [, part, whole] of sentence.matchAll(TIMES_OUT_OF))
    if (part?.toLowerCase() !== whole?.toLowerCase()) return true;
  const requests = numberOf(REQUESTS.exec(sentence)?.[1]);
  for (const [, errors] of sentence.matchAll(ERRORS))
    if (numberOf(errors) * REQUESTS_PER_ERROR > requests) return true;
  return false;
}

function numberOf(digits: string | undefined): number {
  return Number((digits ?? "0").replaceAll(",", ""));
}

/** Whether a status of failure is told that nobody asked for and no good one goes with. */
function endsBadly(sentence: string, asked: string): boolean {
  if (!/[45]\d\d/.test(sentence)) return false;
  const meant = meantRefusals(sentence);
  const lastGood = [...sentence.matchAll(GOOD_STATUS)].at(-1)?.index ?? -1;
  for (const { index, 0: told, 1: status } of sentence.matchAll(BAD_STATUS)) {
    if (status === undefined || asked.includes(status) || meant.includes(status)) continue;
    if (lastGood < 0 || (lastGood < index && ENDS_SO.test(told))) return true;
  }
  return false;
}
