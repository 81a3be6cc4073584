import { DEGREE_RULES } from "./vague-degrees.ts";
import { LEAVING_RULES } from "./vague-leaving.ts";
import { WISH_RULES } from "./vague-wishes.ts";

/** A way of setting no condition: data that `observable.ts` looks for. */
export interface VagueRule {
  /** Stable id, part of no code; tests name it. */
  readonly id: string;
  /** Why this is no condition. */
  readonly reason: string;
  readonly pattern: RegExp;
  /** False: a measure, file or the like in the same sentence makes it a condition. */
  readonly always: boolean;
  /** `text`: a measure anywhere in the text is enough, for phrases that often close a list of conditions. */
  readonly scope?: "text";
  readonly fails: readonly string[];
  readonly passes: readonly string[];
}

export const INTENSIFIER =
  "(?:(?:very|really|quite|so|much|far|more|most|pretty|reasonably|sufficiently|significantly|noticeably|overall|all|now|again|generally|fully|totally|completely|way|a lot|just|also|both|visibly|even|still) ){0,3}";
export const VAGUE_ADJECTIVE = `(?:good|great|nice|fine|ok|okay|alright|all right|well|better|best|robust|solid|stable|reliable|cleaner|cleaned up|neat|tidy|tidier|polished|modern|modernised|modernized|professional|beautiful|pretty|attractive|elegant|smooth|smoother|fast|faster|quick|quicker|snappy|snappier|responsive|performant|efficient|optimal|optimi[sz]ed|improved|enhanced|user[- ]friendly|friendly|intuitive|usable|easy|easier|simple|simpler|readable|maintainable|more maintainable|extensible|flexible|scalable|future[- ]proof|production[- ]ready|production[- ]grade|production quality|enterprise[- ]grade|state of the art|high[- ]quality|of (?:high|good|better|top) quality|in (?:good|great|better|top|decent|proper) (?:shape|condition|order|state)|acceptable|adequate|appropriate|sufficient|reasonable|satisfactory|satisfying|decent|sensible|suitable|perfect|flawless|amazing|awesome|excellent|convincing|useful|helpful|meaningful|clear|clearer|understandable|self[- ]explanatory|well[- ](?:tested|documented|structured|written|designed|organi[sz]ed|covered|behaved|factored)|consistent|secure|safe|safer|sound|healthy|pleasant|comfortable|delightful|bug[- ]free|up to (?:scratch|par|standard|speed)|as (?:good|fast|clean|simple|stable) as possible|on point|where (?:it|they|we) (?:should|want|need)[^.;]{0,20}|what (?:it|they) should be|what (?:he|she|I|they|we|you) (?:asked for|expected|had in mind|imagined|needed|wanted)|as (?:it|they) should be|as expected|tip[- ]top|sorted out|in place|taken (?:care of|into (?:account|consideration))|dealt with|catered for|under control|functional|welcoming|inviting|appealing|attractive|pleasing|natural|fresh|calm|lightweight|accurate|plausible|realistic|tight|strong|high|low|short|nicer|quieter|impressive|competitive|(?:good|fast|stable|accurate|safe|clear|simple|robust|secure|reliable|close|big|small) enough|aligned(?: on[^.;]{0,30})?|ready for \\p{L}+|(?:launch|market|customer|client|demo|release|show|business|investor|deployment|public)-ready|feature[- ]complete|up and running|battle[- ]tested|resilient|fault[- ]tolerant|accessible|mobile[- ]friendly|highly available|shippable|releasable|presentable|painless|effortless|seamless|(?:hassle|trouble)-free|straightforward|manageable(?! (?:by|from|through)\\b)|bearable|tolerable|trustworthy|dependable|coherent|cohesive|uncluttered|harmonious|compelling|engaging|exciting|enjoyable|sleek|slick|bulletproof|rock[- ]solid|foolproof|(?:top|first)-(?:notch|class|rate)|world-class|cutting[- ]edge|well[- ](?:rounded|thought[- ]out|maintained)|cost[- ]effective|economical|sustainable|comprehensible|approachable|testable|modular|idiomatic|comprehensive|thorough|informative|insightful|worthwhile|convenient|zippy|nimble|logical|practical|pragmatic|lively|playful|witty|memorable|credible|believable|authentic|polite|courteous|respectful|motivating|encouraging|reassuring|rewarding|frictionless|sturdy|forgiving|versatile|powerful|capable|fruitful|productive|profitable|stylish|relevant)`;
/** They tell something only with what follows: "documented in api.md". */
const BARE_PARTICIPLE =
  "(?!(?<=(?:docs|documentation) (?:is|are|has been|have been|be|get|gets) )(?:updated|rewritten)(?! and (?:complete|done|finished|ready)))(?:complete|done|finished|ready|sorted|addressed|resolved|working|refactored|tested|documented|covered|fixed|implemented|completed|updated|redesigned|reworked|rewritten)(?=\\s*(?:$|[.;,!\\n]|and\\b))";
export const STRONG_ADVERB =
  "(?:well|accordingly|sufficiently|seamlessly|successfully|quickly|fast|consistently|securely|safely|stably|in a (?:timely|sensible|reasonable|proper|good|sane|clean|nice|user-friendly) (?:manner|way|fashion|time)|in (?:a )?reasonable time|to (?:everyone|everybody|our|their|the team)'?s? satisfaction|fine|properly|correctly|nicely|smoothly|reliably|great|perfectly|flawlessly|beautifully|adequately|appropriately|satisfactorily|gracefully|efficiently|sensibly|reasonably|cleanly|robustly|as (?:expected|intended|designed|it should|they should|planned|desired|hoped|wanted|required|advertised|before|one would expect|you would expect)|like (?:it|they) should|without (?:any )?(?:issues?|problems?|trouble|hiccups?|glitches|a hitch|hassle)|better(?: than before)?|faster|okay|ok|good)";
const END =
  "(?=\\s*(?:$|[.;,!?\\n:)]|[–—]|and\\b|or\\b|but\\b|for\\b|on\\b|in\\b|to\\b|with\\b|under\\b|at\\b|everywhere\\b|across\\b|when\\b|than\\b|enough\\b|overall\\b|again\\b|from\\b|by\\b|now\\b|all\\b))";
/** What may follow an adverb of praise, and not a state: "the pin is low during reset" can be seen. */
const ADVERB_END = `(?:${END}|(?=\\s(?:after|before|during|here|locally|offline|online|remotely|there|throughout|today|together|until|while)\\b))`;
const BE =
  "(?:is|are|be|been|becomes?|became|become|gets?|got|feels?|looks?|seems?|appears?|stays?|remains?|reads?|sounds?|has become|have become|runs?|behaves?|performs?|works?|being|am|was|were|ran|behaved|performed|worked|felt|looked|seemed|stayed|remained|sounded|went(?! (?:high|low)\\b)|did|held up|(?:turn|end)(?:s|ed)? (?:out|up)(?: to be)?|c[ao]mes? out|prove[sd]?(?: to be)?)";

/** Behind what stands for the work as a whole and is no thing of its own. */
const WHOLE_OF_WORK =
  "(?:everything|all|it|this|that|works?|tasks?|jobs?|features?|code|projects?|implementation|things?|changes?|bugs?|issues?|problems?|stuff|refactoring|migration|app|tool|system|product|re(?:design|write|work|lease)|goal|module|thing|docs|documentation|version|up(?:date|grade)|roll-?out|deployment|integration|conversion|solution|prototype|deliverables?)";
/**
 * Parts of a program: that one works again leaves open what it does. Of a lift or a pump everybody sees it, and "again"
 * tells that it stood still before.
 */
const PART_OF_IT =
  "(?:search|log-?in|sign-?(?:in|up)|exports?|imports?|uploads?|downloads?|sync|forms?|pages?|filters?|buttons?|builds?|pipelines?|scripts?|tests?|apis?|endpoints?|services?|checkout|back-?end|front-?end|functionality|workflows?)";
const HELPER = "(?:(?:is|are|now|all|both|should|must|can|finally|has|have|been) ){0,3}";
const OF_WORK = `(?<=(?:^|[^\\p{L}])${WHOLE_OF_WORK}\\s(?:is|are|be|been|has been|have been|gets?|looks?)\\s${INTENSIFIER})`;

/** The ways of saying nothing that can be observed. */
export const VAGUE_RULES: readonly VagueRule[] = [
  {
    id: "open_list",
    reason: "a list that is left open has no end at which the work is done",
    pattern:
      /(?<![\p{L}\p{N}])(?:(?<!\/)etc\b(?!\/)|et cetera\b|and so (?:on|forth)\b|and the like\b|and such\b|and (?:others?|more)(?=\s*(?:$|[.;,!\n]))|and (?:all )?(?:that|this) (?:sort|kind) of thing|and (?:other )?stuff\b|or (?:something )?similar\b|or (?:something|things) like that\b|and (?:many )?other things\b|and whatnot\b|among others\b|usw\b|und so weiter\b|u\.\s?a\.|y as[ií] sucesivamente\b|y dem[aá]s\b|ainsi de suite\b|e così via\b|ecc\b|e assim por diante\b|enzovoort|enz\b|и так далее|и т\.\s?д)/giu,
    always: true,
    fails: [
      "Docs, tests etc. are brought up to date",
      "The reader handles commas, quotes, and so on",
    ],
    passes: ["The docs for install, upgrade and removal each name the command to run"],
  },
  {
    id: "open_condition",
    reason: "it leaves open what has to be there",
    pattern:
      /(?<![\p{L}\p{N}])(?<!\b(?:declared|defined|flagged|highlighted|labell?ed|listed|marked|shown|tagged|treated) )(?:(?:as|where|when|if|wherever|whenever) (?:it is |they are )?(?:needed|necessary|appropriate|required|applicable|possible|feasible|desired|sensible|fit|suitable)(?! (?:by|for|to|in|under|files?|format)\b)|as (?:much|far|many|well|soon|good) as (?:possible|feasible|needed|necessary)|whatever (?:is|else is|else|it takes)\b|to be (?:decided|defined|determined|discussed|agreed)|(?<!\b(?:no|or|reads?|says?|todo,?|without) )tbd\b|as (?:we|you|they|I) see fit|more or less\b|to the extent possible|to a (?:reasonable|sufficient|satisfactory|acceptable) (?:degree|extent|level)|best effort|within reason|bei bedarf|nach bedarf|wie (?:nötig|benötigt|gewünscht)|falls nötig|si (?:es|fuera) necesario|seg[uú]n (?:sea )?(?:necesario|corresponda)|si n[ée]cessaire|au besoin|se necess[aá]rio|indien nodig|zo nodig|по необходимости)(?![\p{L}\p{N}])/giu,
    always: true,
    fails: [
      "Errors from the payment provider are handled as needed",
      "Rows are cleaned where necessary",
    ],
    passes: [
      "The form asks for a second address only when the box is ticked",
      "Fields marked as required carry a star",
    ],
  },
  {
    id: "praise",
    reason: "praise tells what somebody thinks, not what can be seen",
    pattern: new RegExp(
      `(?:(?<![\\p{L}\\p{N}])${BE}|(?<=\\b(?:it|that|all|everything|there))['’]s) (?:not )?${INTENSIFIER}(?:${VAGUE_ADJECTIVE}${END}|${STRONG_ADVERB}${ADVERB_END}|${OF_WORK}(?:clean${END}|ready to (?:ship|go|go live|release|launch|use|merge|deploy|deliver|publish|roll out)(?=\\s*(?:$|[.;,!\\n]|and\\b))))`,
      "giu",
    ),
    always: false,
    fails: [
      "The rollout went smoothly",
      "The new layout turned out better",
      "The import ran fine after the update",
      "Search works well and feels fast.",
      "The import has become robust and production-ready",
      "The code is clean",
      "The feature is ready to ship",
      "The feature is shippable",
    ],
    passes: [
      "The reset pin is low during start-up",
      "The backup went through all tables",
      "The reset line went high and stayed there",
      "The fraction is rational and printed with its denominator",
      "The retro form asks what went well",
      "Search feels fast: 95 of 100 queries answer within 200 ms",
      "The status column is green for all seven hosts",
      "The parcel is ready to ship when its label is printed",
    ],
  },
  {
    id: "claim_of_done",
    reason: "that it is done is the claim itself, and nothing to look at",
    pattern: new RegExp(
      `(?:(?<![\\p{L}\\p{N}])${BE}|(?<=\\b(?:it|that|all|everything|there))['’]s) (?:not )?${INTENSIFIER}${OF_WORK}${BARE_PARTICIPLE}`,
      "giu",
    ),
    always: false,
    fails: [
      "The new version is ready",
      "The upgrade is finished",
      "The work is done",
      "The feature is implemented",
      "the docs are updated and finished",
    ],
    passes: [
      "The task list shows which tasks are done",
      "A push message tells the driver that the update is complete",
      "A mail goes to the owner as soon as the conversion is complete",
      "The rollout is complete on all hosts of the list in hosts.txt",
      "The crossing is finished: cars drive over it from 6 May",
      "The docs are updated",
    ],
  },
  {
    id: "half_done",
    reason: "how much of it has to be there is left open",
    pattern:
      /(?<![\p{L}\p{N}])(?:mostly|basically|largely|nearly|almost|kind of|sort of|essentially|practically|close to|pretty much|as good as|just about|all but) (?:works?|working|done|finished|complete|completed|ready|there|functional|fixed|implemented)(?=\s*(?:$|[.;,!?\n]|and\b|but\b|on\b|in\b|for\b))/giu,
    always: false,
    fails: ["The import mostly works", "The report is almost complete"],
    passes: ["The import mostly works: 95 of 100 files are read"],
  },
  {
    id: "handled_well",
    reason: "an adverb of praise does not say what happens",
    pattern: new RegExp(
      `(?<![\\p{L}\\p{N}])(?:(?:work|function|operate|run|behave|perform|render|display|load|play|scale|respond|integrate|react|flow|fit|print|build|sync|go|open|start|finish|migrate|deploy|complete|succeed|end|come together)(?:s|es|ed|ing)?|ran|went|built|came together|(?:is|are|gets?|be|been) (?:\\p{L}+ed|shown|written|done|built|dealt with|kept|made|set up|sent|read)|cop(?:e|es)|deals? with \\p{L}+(?: \\p{L}+)?|handles? \\p{L}+(?: \\p{L}+){0,3}) ${INTENSIFIER}${STRONG_ADVERB}${ADVERB_END}|(?<![\\p{L}\\p{N}])(?:behave|perform)(?:s|es|ed|ing)? (?:now )?again${END}|(?<=(?:^|[^\\p{L}])(?:${WHOLE_OF_WORK}|${PART_OF_IT})\\s${HELPER})(?:work|function|operate)(?:s|es|ed|ing)? (?:now )?again${END}|(?<=(?:^|[^\\p{L}])${WHOLE_OF_WORK}\\s${HELPER})run(?:s|ning)? (?:now )?again${END}|(?<=(?:^|[^\\p{L}])${WHOLE_OF_WORK}\\s)(?:can|could|may) (?:now |all )?be (?:used|done|worked (?:with|on)|relied (?:up)?on|trusted) again${END}|(?<![\\p{L}\\p{N}])${BE} (?:all )?${STRONG_ADVERB} (?:\\p{L}+ed|taken care of|done|built|dealt with|made|set up|shown|set|kept|written)${END}`,
      "giu",
    ),
    always: false,
    fails: [
      "The app behaves sensibly offline",
      "Edge cases are handled gracefully",
      "Uploads work without any issues",
      "The player runs smoothly on old phones",
    ],
    passes: [
      "The app shows the last saved list offline",
      "A broken upload is handled with a 422 answer that names the row",
    ],
  },
  {
    id: "improve",
    reason: "better than what, by how much, is left open",
    pattern:
      /(?<![\p{L}\p{N}-])(?:(?<!\b(?:how|nail|floor|furniture|metal|shoe|silver) (?:to )?)(?:improve|enhance|optimi[sz]e|polish|tidy(?: up)?|clean[ -]?up(?! (?:command|crew|day|function|job|jobs|routine|script|step|task|team)\b)|streamline|moderni[sz]e|beautify|harden|strengthen|simplify|speed up|refine|perfect|fine-?tune|revamp|freshen up|make better)(?:s|d|ed|es)?(?=\s|$|[.,;])|(?:is|are|be|been|gets?|has been|have been) (?:\p{L}+ly )?(?:improved|enhanced|optimi[sz]ed|polished|tidied(?: up)?|cleaned up|streamlined|moderni[sz]ed|hardened|simplified|sped up|refined|reduced|increased|fine-?tuned|overhauled|cleaned|touched up|revamped)(?![\p{L}-])(?!(?<=cleaned(?: up)?) (?:of|from) (?:(?:all|any|its|the|their) ){0,2}(?!(?:issues?|problems?|bugs?|mess|clutter|cruft|junk|errors?|everything|stuff|things?|smells?)\b)\p{L}{2})|(?:improvements?|progress|headway) (?:is|are|was|were|has been|have been)? ?(?:made|visible|noticeable|seen|there)|(?:better|improved|higher|cleaner|faster|nicer|enhanced|clearer|smoother|more (?:modern|robust|stable|readable|intuitive|helpful|elegant|flexible)) (?:look|feel|error messages?|messages?|flow|interface|page|layout|performance|quality|code|experience|usability|ux|design|readability|structure|stability|handling|layout|error handling|test coverage|coverage|docs|documentation|ui|security))/giu,
    always: false,
    fails: [
      "Improve things in the booking flow",
      "Better performance of the map",
      "The error messages have been improved",
    ],
    passes: [
      "The error message names the file and the line",
      "Recall improves from 0.71 to at least 0.80",
    ],
  },
  {
    id: "satisfaction",
    reason: "whether somebody is content cannot be looked up",
    pattern:
      /(?<![\p{L}\p{N}])(?:(?:everyone|everybody|users?|customers?|people|team|we|i|they|stakeholders?|management|visitors?|readers?|players?|staff|clients?|guests?|teachers?|nurses?|\p{L}+s) (?:is|are|am|feels?|seems?) (?:\p{L}+ ){0,2}(?:happy|happier|satisfied|content|comfortable|pleased|delighted|confident|convinced|impressed|ok with|fine with|glad)|(?:like|likes|love|loves|enjoy|enjoys) (?:it|the|using|our|their)|feels? (?:\p{L}+ ){0,2}\p{L}+)/giu,
    always: false,
    fails: ["Users are happy with the checkout", "Users love it"],
    passes: ["Twelve of 15 test users find the refund form within 60 s"],
  },
  {
    id: "opinion",
    reason: "what somebody thinks of it cannot be looked up",
    pattern: new RegExp(
      `(?<![\\p{L}\\p{N}])(?:find|consider|deem)s? (?:it|them|[\\p{L}'’-]{2,30}(?: [\\p{L}'’-]{2,30}){1,5}?) (?:to be )?${INTENSIFIER}(?:${VAGUE_ADJECTIVE}|handy|convenient|fair|worthwhile|fun|ugly|bad|hard|harder|difficult|confusing|slow)${END}`,
      "giu",
    ),
    always: false,
    fails: ["Users find the new menu intuitive", "Visitors consider it fair"],
    passes: [
      "A player who finds a level hard can skip it",
      "Users find the saved draft under Drafts",
      "Visitors find the map of the park easily: 9 of 10 in a minute",
    ],
  },
  {
    id: "no_yardstick",
    reason: "nothing is named by which one could tell",
    pattern:
      /(?<![\p{L}\p{N}])(?:(?:make|makes) (?:more |much more |a lot more )?sense(?! of)|(?:provides?|adds?|delivers?|brings?) (?:real |more |business |much |clear )?(?:value|benefits?)|(?:does|do) (?:the|its|their) (?:job|trick)(?=\s*(?:$|[.;,!?\n]|and\b))|(?:gets?|getting) the job done|(?:do|does|did|done) an? (?:decent|fine|good|great|nice|solid) job|(?:reasonable|sensible|appropriate|sufficient|adequate|suitable|decent|proper|good enough) (?:\p{L}+ )?(?:tests?|defaults?|docs|documentation|coverage|logging|error handling|limits?|time|performance|checks?|load|speed|names?|messages?)|(?:handles?|copes? with|(?<=\b(?:can|could) )deal with|survives?|supports?|withstands?) (?:a lot of|lots of|many|heavy|high|large|more|big|real|any|enough) \p{L}+|(?:all|the|any|known|remaining|open|most|major) (?:\p{L}+ )?(?:bugs?|errors?|glitches|issues) (?:is|are|get|have been|were)? ?(?:fixed|solved|resolved|gone|handled|ironed out|squashed)(?=\s*(?:$|[.;,]|and\b))|meets? (?:all |the |our |their |user |customer |\p{L}+ ){0,3}(?:expectations?|needs|standards?|requirements?|quality bar|bar)|(?:satisf(?:y|ies)) (?:all |the |our |\p{L}+ ){0,3}(?:expectations?|needs|requirements?)|best practices?|good (?:quality|shape|state|practice|user experience|experience|performance|coverage)|high[- ]quality|user experience (?:is|has)|nothing (?:weird|strange|odd|bad|(?:important|serious|major|big) (?:is (?:broken|wrong|off|missing)|breaks)|is (?:broken|wrong|off)|breaks)|no (?:more )?(?:major |big |serious |obvious |known |significant |real |visible )?(?:issues?|problems?|glitches|surprises|complaints)(?! (?:in|with|from|for|of|by|on|at|open|labell?ed|tagged|reported|listed|is|are) )|everything (?:(?:just |still )?(?:works|runs|looks)(?![\p{L}-])|(?:\p{L}+ ){0,2}(?:fine|good|ok|okay|well|great|done|there|finished|complete|in place|sorted|as it should|working|up and running|nice|ready|correct|right|clean|in order)(?=\s*(?:$|[.;,!?:)\n]|[–—]|(?:and|or|but|for|on|in|to|with|at|when|now|again|by)\b))))/giu,
    always: false,
    fails: ["The layout makes sense", "Everything works", "It does the job"],
    passes: [
      "The lexicon deals with many languages",
      "The link checker prints no problems",
      "No issues are reported by `eslint .`",
      "The cron job does its job of 12 steps",
      "No dialog appears when everything is saved",
    ],
  },
  {
    id: "left_to_taste",
    reason: "what is helpful, important or acceptable is for everybody to think",
    pattern:
      /(?<![\p{L}\p{N}])(?:(?:at|to) (?:an? |the )?(?:acceptable|adequate|appropriate|decent|reasonable|satisfactory|sufficient) (?:level|standard|quality|degree)|to (?:an? |the )?(?:very )?(?:high|highest|good|great|best|excellent|professional|top)(?: possible)? (?:standards?|quality|level)|in a (?:timely|prompt|sensible|reasonable|proper|suitable) (?:fashion|manner|way)|(?:has|have|with) an? (?:\p{L}+,? ){0,3}(?:look|feel|atmosphere|ambience|mood|vibe)(?: and feel)?(?=\s*(?:$|[.;,]))|(?:taken (?:good |proper |due )?care of|looked after|seen to|given (?:\p{L}+ ){0,2}(?:attention|thought|care|consideration))(?! by\b)|(?:gives?|offers?|provides?) (?:an? |the |some |more )?(?:decent|helpful|satisfying|sensible|useful) \p{L}+(?=\s*(?:$|[.;,])| (?:to|for) (?:all|many|most)\b)|covers? (?:all |most of )?(?:the )?(?:most )?(?:central|critical|essential|important|key|main|major|relevant) (?:areas|bits|cases|parts|points|scenarios|things)(?! (?:from|of)\b|:))(?![\p{L}\p{N}])/giu,
    always: false,
    fails: [
      "The chatbot gives helpful answers to most kinds of questions",
      "Code quality is at an acceptable level",
      "The tests cover the important parts",
      "The work is done to a high standard",
      "Accessibility has been given proper attention",
    ],
    passes: [
      "The chatbot gives a helpful link from the manual for 45 of 50 questions",
      "The sensor stays at a high level for 10 s",
      "The API returns a meaningful status code for each failure",
      "The tests cover the critical path from cart to receipt",
      "The backup is looked after by cron every night",
    ],
  },
  {
    id: "unnamed_ones",
    reason: "which ones are meant is for everybody to think",
    pattern:
      /(?<![\p{L}\p{N}])(?:(?:all|most|the)(?: of)?(?: the)?(?: most)? (?:relevant|important|essential|necessary|interesting|crucial|significant|appropriate|central|suitable) (?:\p{L}+ )?(?:\p{L}+(?<!ss)s|information)|(?:all |most )?(?:of )?(?:the )?(?:most )?(?:main|key|usual|typical|common|major) (?:areas|circumstances|needs|tasks|wishes|aspects|bits|cases|details|errors|features|functions|ideas|issues|pages|parts|pieces|points|problems|scenarios|situations|things|topics|use cases)|most (?:of the )?cases|everything (?:important|relevant|essential|necessary)|the (?:basics|essentials|fundamentals|groundwork|foundations?)|the bare minimum) (?:is|are|is all|are all|has been|have been|gets?|got) (?:\p{L}+ly |all |now |there and )?(?:there|in place|covered|handled|translated|tested|documented|done|addressed|included|considered|implemented|supported|present|available|working|ready|finished|complete|completed|written|updated|fixed|solved|resolved|checked|laid|set|made|added|migrated|converted|backed up|explained|described|sorted)(?: into \p{L}+)?(?=\s*(?:$|[.;,!?]|and\b))/giu,
    always: false,
    fails: [
      "All relevant cases are covered",
      "The important pages are translated",
      "The basics are there",
      "Everything important is backed up",
    ],
    passes: [
      "All 12 cases in cases.csv are covered",
      "The three pages named in the goal are translated",
      "The main page is translated into German",
      "Important messages are shown in red",
      "All required fields are marked with a star",
      "The relevant section of the handbook is linked from the start page",
      "The basics course is listed in the catalogue",
    ],
  },
  {
    id: "agreement",
    reason: "what somebody thinks of it leaves nothing to look at",
    pattern:
      /(?<![\p{L}\p{N}])(?:everybody|everyone|the (?:whole |entire )?team|we(?: all)?|all of us|(?:all |the )?(?:stakeholders|colleagues|developers|people|managers|customers)|(?:the )?management|the (?:boss|client|customer|manager|owner)) (?:all )?(?:agrees?(?: that it is \p{L}+| (?:with|on|to|about) (?:it|this|that|(?:the|our|this) \p{L}+))?|(?:is|are) in agreement|(?:has|have) agreed|likes? (?:it|the \p{L}+)|approves?(?: of it)?|gives? (?:it |us |me )?(?:an? |the |his |her |their )?(?:thumbs[- ]up|go-ahead|nod|blessing|okay|green light)|(?:is|are|comes?|gets?) (?:all |fully |now )?on board(?: with [^.;,!?\n]{1,40})?)(?=\s*(?:$|[.;,!?]|and\b))|(?<![\p{L}\p{N}])(?:legal|marketing|sales|finance|accounting|procurement|compliance|security|operations|ops|engineering|design|product|leadership|support|hr|it|qa|everything|(?:the |our )?(?:legal|marketing|sales|finance|security|design|product|support|board|business|leadership|department|release|project|feature|plan|design|migration|app|redesign|rollout|change|proposal|roadmap)(?: team| department| people)?) (?:is|are|comes?|gets?) (?:all |fully |now )?on board(?: with [^.;,!?\n]{1,40})?(?=\s*(?:$|[.;,!?]|and\b))/giu,
    always: false,
    fails: [
      "Everybody agrees with the plan",
      "The team agrees on the design",
      "All stakeholders agree",
      "Everyone is on board with the new process",
      "The boss gives a thumbs up",
    ],
    passes: [
      "All replicas agree on the leader",
      "Everybody on the list has agreed to the terms by clicking the box",
      "The team agrees on the design: minutes in docs/minutes.md",
      "The owner approves the pull request",
      "All nets are on board",
    ],
  },
  {
    id: "works_somewhere",
    reason: '"works" alone does not say what one sees',
    pattern:
      /(?<![\p{L}\p{N}])works? (?:on|in|for|across|with) (?:(?:all|every|any|most|modern|common|different) )?(?:mobile|devices?|browsers?|screens?|platforms?|phones?|desktop|users?|everyone|everybody|production|tablets?)(?=\s*(?:$|[.;,]|and\b))/giu,
    always: false,
    scope: "text",
    fails: ["the app works on all devices", "It works for everyone"],
    passes: ["page at /join with a form that stores addresses; works on phones"],
  },
  {
    id: "vague_elsewhere",
    reason: "a phrase of praise, in another language, sets no condition",
    pattern:
      /(?<![\p{L}\p{N}])(?:(?:funktioniert|funktionieren|läuft|laufen|sieht|sehen|klappt|klappen)(?: \p{L}+){0,4} (?:gut|besser|schön|ordentlich|sauber|reibungslos|rund|einwandfrei|wie gewünscht|wie erwartet|flüssig|schnell|zuverlässig|stabil)|(?:ist|sind|wird|werden|wurde|wurden)(?: \p{L}+){0,4} (?:gut|besser|schöner|sauber|stabil|schnell|schneller|robust|verbessert|optimiert|übersichtlicher|benutzerfreundlich|fertig|in ordnung|aufgeräumt)(?=\s*(?:$|[.;,]|und\b))|(?:funcionan?|marchan?|va|van|se ven?|quedan?)(?: \p{L}+){0,3} (?:bien|mejor|correctamente|perfectamente|rápido|bonito)|(?:está|están|es|son) (?:\p{L}+ )?(?:bien|mejor|mejorad[oa]s?|list[oa]s?|buen[oa]s?|rápid[oa]s?|robust[oa]s?)(?=\s*(?:$|[.;,]|y\b))|(?:marche(?:nt)?|fonctionne(?:nt)?|va|vont|tourne(?:nt)?)(?: \p{L}+){0,2} (?:bien|mieux|correctement|parfaitement)|(?:est|sont) (?:\p{L}+ )?(?:bien|mieux|amélioré\p{L}*|propres?|rapides?|prêt\p{L}*|bons?|bonnes?)(?=\s*(?:$|[.;,]|et\b))|(?:funzionano?|vanno|va|funciona|funcionam) (?:\p{L}+ )?(?:bene|meglio|bem|melhor|correttamente|corretamente)|(?:werkt|werken|loopt|lopen|ziet er|zien er) (?:\p{L}+ )?(?:goed|beter|netjes|prima|mooi)(?: uit)?|работает (?:хорошо|нормально|корректно))(?![\p{L}])/giu,
    always: false,
    fails: ["Die Suche funktioniert gut", "La búsqueda funciona bien", "La recherche marche bien"],
    passes: ["Die Suche liefert für 50 Fragen je mindestens einen Treffer"],
  },
  ...DEGREE_RULES,
  ...WISH_RULES,
  ...LEAVING_RULES,
];
