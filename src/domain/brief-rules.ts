import { FAULTY } from "./brief-fault-words.ts";
import { TRIED_RULES } from "./brief-tried.ts";

/** A kind of evidence, or a way of giving none: data that `brief-lint.ts` looks for. */
export interface BriefRule {
  readonly id: string;
  readonly reason: string;
  readonly pattern: RegExp;
  /** Sentences in which it is found. */
  readonly finds: readonly string[];
  /** Near misses, in which it is not. */
  readonly leaves: readonly string[];
}

const NUMBER =
  "(?:\\d[\\d,.'’ _]{0,20}|(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|twenty|thirty|forty|fifty|sixty|hundred|dozen|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|deux|trois|quatre|cinq|sept|huit|neuf|dix)(?![\\p{L}])[- ]?)";
const UNIT =
  "(?:%|‰|°\\s?[CFK]?|ms|µs|us|ns|s|sec|secs|seconds?|min|mins|minutes?|h|hrs?|hours?|days?|weeks?|[kKMGT]i?B|bytes?|k?Hz|[MG]Hz|fps|dB|dBm|LUFS|[kmµ]?[WVA]|[kMG]?Wh|kWp|mAh|[kM]?N(?:m)?|[kM]Ω|Ω|k?J|kcal|mmHg|[mµ]?Sv|[mµ]?mol|[kcmµ]?m|km/h|m/s|[kmµ]?g|ml|l|litres?|liters?|px|pixels?|dpi|ppm|bar|[hkM]?Pa|lux|x|times|:1|rpm|bpm|requests?/s|rows/s|inch(?:es)?|points?|cents?|EUR|USD|€|\\$|£)";

const MONTH =
  "(?:January|February|March|April|May|June|July|August|September|October|November|December)\\b";
/** What is numbered or measured without being looked at: time, people who liked it, ways and steps of the work, what a print has. */
const UNCOUNTED =
  "(?:seconds|minutes|hours|days|weeks|months|years|people|persons|colleagues|friends|teammates|us|ways|steps|parts|pieces|halves|words|occasions|respects|aspects|phases|stages|minds|things|passes|commits|goes|colou?rs|meetings|discussions|sprints|iterations|rounds|drafts|sittings|has|was|does|says|likes|thinks|agrees|needs|knows)\\b";
/** Nothing but praise up to the end of the sentence: "on 3 machines, all good". */
const PRAISED =
  "\\s*[,:;–-]?\\s*(?:(?:and|all|everything|it|they|each|is|are|was|were)\\s){0,3}(?:good|fine|ok|okay|well|great|perfect|works?|worked|working)\\b[\\s.!]*$";

/** A quotation that opens; an apostrophe does not. */
const QUOTE = "(?:[\"“„«]|(?<=[\\s:])['‘])\\p{L}";
const ANSWER =
  "(?:messages?|errors?|warnings?|notices?|hints?|reasons?|refusals?|explanations?|answers?)";

/** Evidence that a reviewer can look at or repeat. */
export const EVIDENCE_RULES: readonly BriefRule[] = [
  {
    id: "count",
    reason: "a count of things that were tried or found",
    // A number before a noun, "12 of 12", "3 x 3"; versions, percentages of belief and years are no counts.
    pattern: new RegExp(
      `(?<![\\p{L}\\p{N}.#/-])(?<!\\b(?:version|python|node|node\\.js|django|rails|react|vue|angular|kotlin|\\.net|laravel|fedora|mysql|mariadb|redis|kubernetes|terraform|qt|typescript|android|ios|java|go|windows|macos|ubuntu|debian|chrome|firefox|safari|postgresql|postgres|rust|step|section|page|ticket|issue|phase|part|number|http|firmware|release|php|ruby|since|in|of|on|until|by) )${NUMBER}(?!\\s?(?:%|percent|per cent|/7\\b|or so\\b|machines?\\b(?=\\s*,?\\s*(?:all (?:good|fine|ok)|fine|ok|good|works))|people\\b(?=\\s(?:like|liked|said|think|are))|(?:time|times)\\b(?=\\s*(?:$|[.;,]?\\s*(?:and|,)?\\s*(?:it |all )?(?:works?|worked|fine|ok|good|seemed|looked))))|\\s?(?:am|pm)\\b)(?:(?:of|x|×|out of|von|de|sur)\\s)?\\s?(?=[\\p{L}(:]|[.,](?!\\d)|$|[;)])`,
      "iu",
    ),
    finds: [
      "64 tests passed",
      "14 of 14 calls pass",
      "Three nights, all lists there",
      "Compared 40 pages",
    ],
    leaves: [
      "I am sure of it",
      "100% working",
      "Tested on Android 13, fine",
      "It uses PostgreSQL 16 and Node.js 20.",
    ],
  },
  {
    id: "count_within",
    reason: "a count of the things in, on or by which it was tried",
    // Behind these words the number alone may be a date or a version; with the things that it counts it is neither.
    pattern: new RegExp(
      `(?<![\\p{L}\\p{N}])(?:of|in|on|by|from|against) (?!${MONTH})(?!(?:19|20)\\d\\d\\b(?<=\\b(?:in|by|on) \\d{4}))${NUMBER}(?!\\s?(?:${MONTH}|${UNCOUNTED}|o['’]clock|[ap]m\\b))\\s?(?:(?!(?:and|or|it|is|are|was|were|we|I|they|as|so|but|of|in|on|by)\\b)[\\p{L}\\p{N}'’-]{1,40} ){0,3}?(?:(?!${UNCOUNTED})\\p{Ll}{2,40}(?<!ss|us|is)s|children|men|women|sheep|fish|\\p{Lu}\\p{Ll}{2,40}n)(?![\\p{L}\\p{N}])(?!${PRAISED})`,
      "u",
    ),
    finds: [
      "imported a batch of 500 invoices",
      "the same in 4 browsers",
      "ran it on 40 repositories",
      "proofread by three native speakers",
      "a sample of 2000 rows",
      "in 4 Browsern geöffnet",
    ],
    leaves: [
      "works in 2026 as it did in 2025",
      "done on 14 May for all users",
      "tested on 3 machines, all good",
      "tried by 2 colleagues",
      "in 2 weeks it is everywhere",
      "in one of the cases",
      "printed in 4 colours on good paper",
      "we discussed it in 3 meetings",
      "reviewed in 2 rounds",
    ],
  },
  {
    id: "figure",
    reason: "a measured figure with its unit",
    pattern: new RegExp(
      `(?<![\\p{L}\\p{N}])[-−+±]?\\d[\\d,.]{0,20}\\s?${UNIT}(?![\\p{L}\\p{N}])(?!\\s?(?:sure|certain|confident|working|works|done|ok|fine|good|complete|functional|convinced|happy|reliable|correct|stable|tested|ready))|\\b\\d[\\d.]{0,8}\\s?(?::|to|/|in)\\s?\\d[\\d.]{0,8}\\b(?<!24\\/7)|\\b0\\.\\d+\\b|(?<![\\p{L}\\p{N}.])\\d[\\d.,]{0,8} [^.;\\n]{0,60}\\binstead of \\d`,
      "u",
    ),
    finds: [
      "The page loads in 85 ms",
      "Contrast is at least 4.6:1",
      "The error is 1.2 %",
      "a queue of 3 at noon instead of 11",
    ],
    leaves: ["I am 100% sure", "Runs 24/7", "100 % working"],
  },
  {
    id: "status",
    reason: "an endpoint or request with the status that it returned",
    pattern:
      /\b(?:HTTP\s?)?[1-5]\d\d\b(?=\s*(?:$|[.,;:)]|OK\b|for\b|with\b|and\b|in\b|on\b|when\b|as\b|after\b|each\b|[A-Z]|\())(?<=(?:returns?|returned|gives?|gave|answers?|answered|with|got|gets|status|HTTP|a|an|replied|replies|responds|responded|is|was|and|or|liefert|devuelve|renvoie|:|=|→|->)\s?(?:HTTP\s?)?\d{3})|\b(?:GET|POST|PUT|PATCH|DELETE|HEAD)\s\/\S*[^.]{0,60}\b[1-5]\d\d\b|\bexit(?:s|ed)?\s(?:code\s|status\s|with\s)?\d+/u,
    finds: [
      "GET /orders returned 200",
      "A bad token gives 401 with a reason",
      "the command exits with 2",
    ],
    leaves: ["GET /orders works", "It returned what I expected"],
  },
  {
    id: "file",
    reason: "a file, log, path or address that can be opened",
    pattern:
      /(?<![\p{L}\p{N}])(?!(?:Node|Vue|Next|Nuxt|Three|React|Express|Chart|Alpine)\.js\b)(?:https?:\/\/\S{4,}|(?:\.{0,2}\/)?(?:[\p{L}\d_.-]{1,60}\/){1,12}[\p{L}\d_.*-]{1,60}\.[a-z][a-z0-9]{0,8}\b|[\p{L}\d_-]{2,60}(?:\.[\p{L}\d_-]{1,40}){0,3}\.(?:log|json|jsonl|ya?ml|csv|tsv|md|txt|html?|pdf|png|jpe?g|svg|gif|mp[34]|mov|wav|har|xml|xlsx?|docx?|py|ipynb|[jt]sx?|go|rs|rb|java|kt|c|cc|cpp|h|hpp|cs|php|sh|sql|toml|ini|db|sqlite|zip|gz|tar|ods|odt|parquet|tif|tiff|stl|gpx|geojson|pcap|webm|diff|patch|out|tap)\b|(?:docs|logs?|out|test|tests|data|runs|reports?|bench|results?|screenshots?|artifacts|build|dist|public|src|var|tmp|tools|evidence|traces|recordings)\/[\p{L}\d_./-]{1,80})/u,
    finds: ["The log is in out/test.log", "See handshake.log", "Screens under docs/screens"],
    leaves: ["and/or something like that", "It works. Period", "It runs on Node.js"],
  },
  {
    id: "code",
    reason: "a command or identifier that can be run or looked up",
    pattern: /`[^`\n]{3,300}`/u,
    finds: ["`make check` is silent", "`diff -r` printed nothing"],
    leaves: ["the diff is silent", "`x`"],
  },
  {
    id: "put_in",
    reason: "what was put in with what came of it",
    pattern:
      /(?<!\p{L})(?:entering|typing|pasting|scanning|searching|looking up|sending|filtering)(?: (?:for|in|by))? ["“„«][^"“”»\n]{1,60}["“”»][^.;\n]{0,60}? (?:brings?(?: up)?|finds|gives|leads to|lists|opens|prints|returns|shows) (?:an?|the|no|nothing|only|its|\d+)(?!\p{L})/iu,
    finds: ['entering "99" as the month brings a red frame', 'typing "ros" brings up the roses'],
    leaves: ["entering the month brings a red frame", 'saying "yes" brings a lot of joy'],
  },
  {
    id: "comparison",
    reason: "two things that were compared, and that they are alike",
    pattern:
      /\b(?:diff|difference|comparison) (?:of|between) (?:(?:both|the two|all)(?= (?!(?:is|was|are|were|came|shows?|showed)\b)\p{L}{2})|(?:the |an? )?[\p{L}\d_./-]{1,40} (?:[\p{L}\d_./-]{1,40} ){0,4}?and )[^.;]{1,80}?(?:is|was|are|came out|comes out|stays|shows|showed|prints|printed|gives|gave) (?:empty|nothing|no (?:lines?|rows?|differences?))(?!\p{L})/iu,
    finds: [
      "the diff of both exports is empty",
      "The difference between the old and the new report shows no lines",
    ],
    leaves: ["the diff is silent", "the difference between the two is nice"],
  },
  {
    id: "command_output",
    reason: "a command with what it printed",
    pattern:
      /(?:^|[.,;:(]\s?)(?:(?:curl|wget|httpie?)(?: -[\w-]{1,30}){0,10} \S{0,80}[\w-][.:/][\w-]\S{0,120}|[a-z][a-z\d_-]{1,20}(?: [\w./:@=-]{1,60}){0,3} --?[a-z][\w-]{0,30}(?: [\w./:@=-]{1,60}){0,4}?) (?:(?:now|then|still) )?(?:prints?|printed|returns?|returned|answers?|answered|outputs?|lists?|listed|shows?|showed|says|said) (?!(?:what|that|it|as|everything|all|well|good)\b)[\p{L}\d{["'“]/u,
    finds: [
      "curl -sf localhost:8080/healthz prints ok",
      "curl localhost:3000/menu returns the three dishes",
      "sort --check names.txt prints nothing",
    ],
    leaves: [
      "the command prints ok",
      "The flag --explain prints each target",
      "curl works",
      "curl -s localhost:8080/x prints what it should",
      "the well - known page shows it",
    ],
  },
  {
    id: "dated_cases",
    reason: "dates that were tried with what they gave",
    pattern:
      /(?<!\b(?:on|since|until|by|as of|from|before|after) )(?<![\d-])(?:19|20)\d\d-\d\d-\d\d(?![\d-])[^.;,]{0,60}?\b(?:(?:gives?|gave|gets?|got|yields?|returns?|returned|shows?|showed|falls? (?:in|on)|fell (?:in|on)|counts? as|becomes?) (?:(?:the|an?|its|each) ){0,2}(?:right|correct|same|expected|week|day|month|quarter|year|date|error|message|exit|\d|(?:mon|tues|wednes|thurs|fri|satur|sun)day)|(?:is|are|was|were) (?:read|shown|counted|printed|refused|rejected|accepted))(?! (?:by|to)\b)/iu,
    finds: [
      "leap day 2028-02-29 and year end 2027-12-31 give the right week",
      "2023-02-29 is refused",
    ],
    leaves: [
      "finished on 2026-05-01, gives joy",
      "2026-05-01 gives the team a day off",
      "released 2026-05-01, shows the new menu",
      "since 2026-05-01 everybody gets mail",
      "done 2026-05-01",
    ],
  },
  {
    id: "commit",
    reason: "a commit hash or pull request",
    pattern:
      /(?<![\p{L}\p{N}])(?=[0-9a-f]{0,39}\d)(?=[0-9a-f]{0,39}[a-f])[0-9a-f]{7,40}(?![\p{L}\p{N}])|\b(?:pull request|PR|merge request|MR|run|build|job)\s?#?\d+|\b(?:[Mm]erged|[Ll]anded|[Cc]ommitted)(?: \p{Ll}{1,20}){0,3}? (?:as|in|with|via|through) #\d+/u,
    finds: ["Commit 4bd91e0 has the tests", "green in build #418", "merged as #4412 after review"],
    leaves: ["the last commit", "a defaced facade", "see #4412"],
  },
  {
    id: "tried_cases",
    reason: "named error cases that were tried",
    pattern:
      /\b(?:tried|tested|fed|checked|gave|given|sent|entered|uploaded|loaded|pulled|unplugged|cut|killed|stopped|typed|dropped|removed|deleted|opened|submitted|called|probiert|probé|essayé)\b[^.;]{0,120}\b(?:empty|missing|wrong|invalid|broken|damaged|corrupt(?:ed)?|expired|unknown|duplicate[ds]?|negative|malformed|truncated|unreadable|offline|too (?:long|large|many|few|short|old|big|deep)|oversized|without (?:an?|the|any) (?!(?:problem|issue|error|fail|hitch|trouble|difficult|surprise|complaint|warning|bug|crash|glitch|doubt)\p{L}*\b)\p{L}+|half|no (?:header|network|title|name|space|permission|internet|token|key|password)|bad|locked|full disk|cable|power|non-existent|nonexistent|blank|zero[- ]byte|out of (?:range|order|stock)|leere|vacío|vide)\b/iu,
    finds: ["Tried an empty file, a missing header and a row with too many columns"],
    leaves: [
      "Tried it and it works",
      "Tested with the usual input",
      "Tested on several machines without any problems",
    ],
  },
  {
    id: "error_answer",
    reason: "an error case with what it gave",
    pattern:
      /\b(?:an?|the|each|every|with(?:out)?|no)\s(?:\p{L}+\s){0,2}?(?:empty|missing|wrong|invalid|broken|damaged|corrupt|corrupted|expired|unknown|duplicate|negative|malformed|truncated|oversized|second|locked|revoked|unplugged)\s(?:\p{L}+\s){1,4}(?:is|are|was|were|gives?|gave|gets?|got|returns?|shows?|showed|prints?|leads to|brings?|raises?|ends?)\s(?:an?|the|its|with|refused|rejected|reported|skipped|named|ignored|back|out|own|put)\b/iu,
    finds: ["An expired coupon is refused", "A damaged file gives the message with the row"],
    leaves: ["Errors are handled", "A wrong idea of mine at first"],
  },
  {
    id: "cases_answer",
    reason: "error cases with what all of them gave",
    pattern:
      /\b(?:an?|each|every|the|\d+) (?:\p{L}+ )?(?:empty|missing|wrong|invalid|broken|damaged|corrupt|corrupted|expired|unknown|duplicate|negative|malformed|truncated|oversized|without an? \p{L}+|second \p{L}+ (?:for|from|in|of|on|with))\b[^.;]{0,160}\b(?:is|are|was|were) (?:each |all |both )?(?:refused|rejected|reported|turned (?:down|away)|answered)\b(?! (?:by|to)\b)/iu,
    finds: [
      "An empty file, a file without a header and a wrong encoding were each refused with a message",
      "a second voter with the same number is turned away at the door",
    ],
    leaves: [
      "Empty files are handled",
      "The plan was rejected at first",
      "Unknown errors are reported to the team",
      "Wrong ideas are rejected",
    ],
  },
  {
    id: "cases_message",
    reason: "error cases that each have their answer",
    pattern: new RegExp(
      `\\b${FAULTY} \\p{L}{1,30}[^.;]{0,80}(?:,|\\band\\b) ?(?:(?:an?|the) )?(?:\\p{L}{1,30} )?${FAULTY} \\p{L}{1,30}[^.;]{0,60}\\b(?:shows?|gives?|gave|brings?|brought|prints?|gets?|got|returns?|leads? to|ends? in|raises?|with|has|have) (?:its|their|an?|the) (?:\\p{L}{1,20} ){0,2}${ANSWER}\\b`,
      "iu",
    ),
    finds: [
      "an empty cart, a declined card and an expired coupon each show their own message",
      "Blocked sender, full mailbox and unknown name were tried, each with its own answer",
    ],
    leaves: ["Wrong input shows a message", "The full page and the empty page look good"],
  },
  {
    id: "case_verdict",
    reason: "an error case with what came of it",
    pattern: new RegExp(
      `(?:^|[.;,:(]|\\b(?:an?|the|with|and))\\s?\\b${FAULTY} (?:\\p{L}{1,30} ){0,2}?\\p{L}{1,30}\\s?(?::|→|->|=>|[–—-])\\s?(?:(?:is|are|was|were|gets?|got|each|both|all) ){0,2}(?:refused|rejected|denied|declined|turned (?:down|away))(?!\\p{L})(?! (?:by|to)\\b)`,
      "iu",
    ),
    finds: [
      "wrong password: refused; expired code: refused; empty name: refused.",
      "blocked card — declined",
    ],
    leaves: ["wrong password: handled well", "bad idea: rejected", "Unknown: refused"],
  },
  {
    id: "case_quoted",
    reason: "an error case with the words that it gave",
    pattern: new RegExp(
      `(?:\\b${FAULTY} \\p{L}{1,30}|\\bno \\p{L}{2,30}|\\b(?:with|without|when) [^.;"“„«]{2,60})[^.;"“„«]{0,40}\\b(?:shows?|showed|prints?|printed|displays?|answers?(?: with)?|answered(?: with)?|gives?|gave|returns?|returned|reports?|reads|(?:fails|stops|ends|is refused) with|(?:it|page|form|screen|app|program|script|dialog|tool|command|window|field|line|server|site|machine)(?: (?:then|stops|waits|halts|ends),?(?: and)?)? (?:says|said)):? (?:(?:an?|the|its) (?:\\p{L}{1,20} ){0,2})?${QUOTE}|\\b${FAULTY} \\p{L}{1,30}: ${QUOTE}`,
      "iu",
    ),
    finds: [
      'wrong password shows "Wrong password"',
      'with the disk full it says "disk full" and leaves the old file',
      "No network: the form shows “try again later”",
      "a file without a header gives the message 'no header found'",
    ],
    leaves: [
      'Anna says "it is great"',
      'With the new page the boss says "well done"',
      'it says "works"',
    ],
  },
  ...TRIED_RULES,
];
